"""What was said of people and rows besides declarations: every word counts as much as its speaker's words are worth."""

from __future__ import annotations

from typing import Final

from coffret.games.time_bomb.actions import (
    Accuse,
    Admit,
    ClaimBomb,
    ClaimCable,
    ClaimCover,
    ClaimFaction,
    ClaimGave,
    ClaimGot,
    ClaimReading,
    Declare,
    Propose,
    ProposeCable,
    Revise,
    Silent,
    Spare,
    Vouch,
)
from coffret.games.time_bomb.bot.claims import place
from coffret.games.time_bomb.bot.deal import Chances, Row
from coffret.games.time_bomb.state import (
    AGENCY,
    BOMB,
    DEFUSER,
    HIDDEN,
    NOBODY,
    ORGANISATION,
    YES,
    CutCable,
    Said,
    beside,
)
from coffret.games.time_bomb.view import View
from coffret.kernel import Action

LIED: Final = 0.4  # what a word is worth after one that was proved wrong, and after one that was proved right
WAS_RIGHT: Final = 1.2
LED_TO_DEFUSER: Final = 1.15
LED_NOWHERE: Final = 0.95
OPINION: Final = 0.6  # how much the opinion of somebody who is surely of the Agency changes the chances
OPPOSITE: Final = 0.3  # and that of somebody who is surely of the Organisation, the other way round
ADVICE: Final = 0.35  # how much advice where to cut changes what is expected there
SEEN: Final = 0.9  # how much counts what somebody was shown

OPENLY: Final = 2.0  # how much likelier it gets what somebody says against himself

SOME: Final = -1  # defusers that a hint tells of
ANY: Final = -2
Numbered = dict[tuple[int, int], CutCable]  # cuts by round and number in it


class Heard:
    """What the words of all others make of people and rows."""

    def __init__(self, v: View, chances: list[Chances], rows: list[Row]) -> None:
        self.v = v
        self.chances = chances
        self.rows = rows
        self.cables: dict[tuple[int, int], tuple[int, float]] = {}  # by owner and position: the type, how credible
        said = [each for each in v.talk if not isinstance(each.what, (Declare, Revise, Silent))]
        if not said:
            return
        self.worth = worths(v, said)
        opinions: dict[tuple[int, int], Action] = {}
        for each in said:
            what = each.what
            if each.speaker == v.seat:
                continue
            if isinstance(what, (Accuse, Vouch)):
                opinions[each.speaker, what.seat] = what
            elif isinstance(what, ClaimCover):
                self.hear_cover(each.speaker, what)
            elif isinstance(what, ClaimFaction):
                if what.faction != AGENCY:
                    chances[each.speaker][what.faction] *= OPENLY
            elif isinstance(what, Admit):
                chances[each.speaker][AGENCY] /= OPENLY
            elif each.round == v.round:
                self.hear_of_row(each.speaker, what)
        for (speaker, seat), what in opinions.items():
            if seat != v.seat:
                self.hear_opinion(speaker, seat, what.faction if isinstance(what, Accuse) else AGENCY)

    def credit(self, speaker: int) -> float:
        """What somebody's word is worth: from 1 for a friend of the Agency to -1 for its enemies."""
        chances = self.chances[speaker]
        total = chances[0] + chances[1] + chances[2]
        if total <= 0.0:
            return 0.0
        found = (chances[AGENCY] - chances[ORGANISATION]) / total
        return max(-1.0, min(1.0, found * self.worth[speaker] if found > 0.0 else found))

    def hear_opinion(self, speaker: int, seat: int, faction: int) -> None:
        """Who is trusted is followed; what an enemy says is rather wrong."""
        credit = self.credit(speaker)
        if credit >= 0.0:
            self.chances[seat][faction] *= 1.0 + OPINION * credit
        else:
            self.chances[seat][ORGANISATION if faction == AGENCY else AGENCY] *= 1.0 - OPPOSITE * credit

    def hear_cover(self, speaker: int, what: ClaimCover) -> None:
        """A cover that somebody was shown tells as much as one shown here, if it is true; one knows one's own."""
        v = self.v
        if what.seat == v.seat:
            if (speaker, v.seat, what.colour) not in v.covers:
                self.lied(speaker)
            return
        credit = max(0.0, self.credit(speaker))
        shown = [0.0, 0.0, 0.0]
        cards = [0.0, 0.0, 0.0]
        for group in v.facts.groups[v.seats]:
            which = v.facts.factions[group[1]]
            cards[which] += group[0]
            if what.colour in v.facts.covers[group[1]]:
                shown[which] += group[0] / len(v.facts.covers[group[1]])
        for which in range(3):
            if cards[which]:
                self.chances[what.seat][which] *= 1.0 - credit + 2 * credit * shown[which] / cards[which]

    def lied(self, speaker: int) -> None:
        """This seat knows that somebody has lied."""
        self.chances[speaker][AGENCY] *= 0.3

    def hear_of_row(self, speaker: int, what: Action) -> None:
        """What somebody says in this round of a row or of one of its cables."""
        v = self.v
        credit = max(0.0, self.credit(speaker))
        if isinstance(what, Propose):
            self.rows[what.seat].hints.append((SOME, -1, ADVICE * credit))
        elif isinstance(what, ProposeCable):
            self.rows[what.owner].hints.append((SOME, -1, ADVICE * credit))
        elif isinstance(what, Spare):
            self.rows[what.seat].hints.append((ANY, 1, ADVICE * credit))
        elif isinstance(what, ClaimCable):
            if v.rows[what.owner][what.position] == HIDDEN:
                self.cables[what.owner, what.position] = (what.cable, SEEN * credit)
                self.hint(what.owner, what.cable, SEEN * credit)
            elif v.rows[what.owner][what.position] != what.cable:
                self.lied(speaker)
        elif isinstance(what, ClaimGave):
            self.hint(beside(v.seats, speaker, place(v).side), what.cable, SEEN * credit)
        elif isinstance(what, ClaimGot):
            self.hint(speaker, what.cable, SEEN * credit)
        elif isinstance(what, ClaimReading):
            if v.where[v.seat] == what.seat and v.dealt[0] != HIDDEN:
                if v.dealt != (what.defusers, what.bomb):
                    self.lied(speaker)
            else:
                self.rows[what.seat].hints.append((what.defusers, int(what.bomb == YES), SEEN * credit))
        elif isinstance(what, ClaimBomb):
            if v.where[v.seat] == what.seat and v.dealt[1] != HIDDEN:
                if v.dealt[1] != what.bomb:
                    self.lied(speaker)
            else:
                self.rows[what.seat].hints.append((ANY, int(what.bomb == YES), SEEN * credit))

    def hint(self, owner: int, cable: int, credible: float) -> None:
        """Somebody says that such a cable lies in a row."""
        if cable == DEFUSER:
            self.rows[owner].hints.append((SOME, -1, credible))
        elif cable == BOMB:
            self.rows[owner].hints.append((ANY, 1, credible))


def worths(v: View, said: list[Said]) -> list[float]:
    """By seat, what its words have been worth so far: claims that were proved, and advice that was followed."""
    found = [1.0] * v.seats
    numbered: Numbered = {}
    at: dict[tuple[int, int, int], int] = {}
    number, round = 0, 0
    for cut in v.cuts:
        number, round = (number + 1, round) if cut.round == round else (0, cut.round)
        numbered[round, number] = cut
        at[round, cut.owner, cut.position] = cut.cable
    for each in said:
        what = each.what
        if isinstance(what, ClaimCable):
            cable = at.get((each.round, what.owner, what.position), HIDDEN)
            if cable != HIDDEN:
                found[each.speaker] *= WAS_RIGHT if cable == what.cable else LIED
        elif isinstance(what, (Propose, ProposeCable)):
            owner = what.seat if isinstance(what, Propose) else what.owner
            done = numbered.get((each.round, each.made))
            if done is not None and done.owner == owner and done.cable != HIDDEN:
                found[each.speaker] *= LED_TO_DEFUSER if done.cable == DEFUSER else LED_NOWHERE
    return found


def addressed(v: View) -> int:
    """Who has accused this seat since it last said something, or NOBODY."""
    for index in range(len(v.talk) - 1, max(-1, len(v.talk) - 9), -1):
        each = v.talk[index]
        if each.speaker == v.seat:
            return NOBODY
        what = each.what
        if isinstance(what, Accuse) and what.seat == v.seat and what.faction != AGENCY:
            return each.speaker
    return NOBODY
