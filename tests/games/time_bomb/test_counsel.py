"""What the board says of choices, in hints: every number and every claim is found again in another way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, cached_property
from math import comb
from typing import Any

import pytest

from coffret.bots.counting import usual
from coffret.bots.hint import is_worth_a_hint
from coffret.games.time_bomb import game
from coffret.games.time_bomb.actions import ClaimCable, ClaimReading, Cut, Declare, Revise
from coffret.games.time_bomb.bot.belief import beliefs
from coffret.games.time_bomb.bot.claims import bomb_row, cuts_by_row, gift, last_claims
from coffret.games.time_bomb.bot.habits import ODD, SIZE, WORDS, habit
from coffret.games.time_bomb.bot.mind import row_of
from coffret.games.time_bomb.bot.words import Heard
from coffret.games.time_bomb.state import (
    AGENCY,
    BLUE,
    BOMB,
    DEFUSER,
    HIDDEN,
    NO,
    ORGANISATION,
    RED,
    SECURE,
    SHADOW,
    YES,
)
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.playout import options_of
from coffret.kernel.stack import CHANCE, NOTHING, Action
from tests.games.time_bomb.support import at

AGENTS = [role for role in range(8) if game.own_facts().factions[role] == AGENCY]
CONTENT = game.own_content().raw
TOLD = game.words("en", ("Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"))


def told(position: str, option: str) -> list[str]:
    """What is said of an option, what matters most first; what speaks against it begins with a minus."""
    state = at(position).s
    seat = stack.decide(state).seat  # type: ignore[union-attr]
    found = sorted(game.counsel(game.view(state, seat), game.action(option, state.seats)), key=lambda it: -it.weight)
    return [("- " if it.against else "") + TOLD.tell(it.message) for it in found]


PLAIN = "5 | roles belleville | covers - |"
RECORD = "history 1.1>2:1=s 1.2>3:1=s 1.3>2:2=s 1.2>3:2=d 1.3>1:1=s | holder 1"


@pytest.mark.parametrize(
    ("position", "option", "sentence"),
    [
        (
            f"{PLAIN} rows s dssss ddsss | talk 2=declare 0:no,3=declare 2:no",
            "cut 3:2",
            "If Cy told the truth, 2 of the 5 cables left here are defusers.",
        ),
        (
            f"{PLAIN} rows s dssss ddsss | talk 2=declare 0:no,3=declare 2:no",
            "cut 3:2",
            "By all that was said and cut, nowhere is a defuser likelier: 39%, with 1% for the bomb.",
        ),
        (
            f"{PLAIN} rows s bssss ddsss | talk 2=declare 0:yes,3=declare 2:no",
            "cut 2:1",
            "- Bo claims to have the bomb, which would be one of the 5 cables left here.",
        ),
        (
            "5 | roles belleville | covers 5>1=red | rows s",
            "cut 5:1",
            "- The cutters then go to Eve, who showed you a red cover, and 1 of the 3 roles that fit belongs to the Agency.",  # noqa: E501
        ),
        (
            f"{PLAIN} round 2 pretoria | first 1 | rows s ddss | detected 2",
            "cut 2:1",
            "By the lie detector, 2 of the 4 cables left in front of Bo are defusers, and the bomb is not there.",
        ),
        (
            f"{PLAIN} round 2 | found 1 | rows s ddss | {RECORD} | talk 1.0.2=declare 4:no,1.0.3=declare 1:no",
            "cut 2:1",
            "- What Bo claimed in round 1 was false: 4 defusers claimed, none found, with 2 cables cut.",
        ),
        (
            f"{PLAIN} round 2 | found 1 | rows s ddss | {RECORD} | talk 1.0.2=declare 4:no,1.0.3=declare 1:no",
            "cut 3:1",
            "In round 1, Cy claimed 1 defuser, and it was found.",
        ),
        (
            "5 | roles mister_x | covers - | rows s dssss ddsss | talk 2=declare 0:no,3=declare 2:no",
            "cut 2:1",
            "- Cy claims defusers, so whoever cuts elsewhere looks like an enemy of the Agency.",
        ),
        (
            f"{PLAIN} round 1 new_york | rows s dssss | peeks 1>2:1",
            "cut 2:1",
            "You have seen this cable: it is a defusing cable.",
        ),
        (
            f"{PLAIN} round 1 new_york | rows s dssss ddsss | peeks 3>2:1 | talk 3=claim-cable 2:1:defuser",
            "cut 2:1",
            "Cy has looked at this cable, and says it is a defusing cable.",
        ),
        (
            f"{PLAIN} round 1 paris | rows s dssss | cuts 3>4:1 4>5:1 5>1:1 | holder 1",
            "cut 2:1",
            "Paris: Bo could then only cut from Cy.",
        ),
        (
            f"{PLAIN} round 1 marrakesh | rows ddsss | next start-effect",
            "slip secure",
            "- Your 2 defusers stay in front of you, where only the others can cut them.",
        ),
        (
            f"{PLAIN} round 4 singapore | rows dd ss | first 1 | next start-effect",
            "swap 1:2",
            "Your 2 defusers then lie in front of Bo, where you can cut them.",
        ),
        (
            f"{PLAIN} round 3 havana | rows dss | knowing order | holder 2 | talk 1=declare 1:no | next yield-cable 1",
            "yield 2",
            "- The table expects the defuser you claimed, and anything else makes you a liar.",
        ),
        (
            "5 | roles shadow | next show-covers left",
            "show blue",
            "Of the 3 other roles with a blue cover, 2 belong to the Agency.",
        ),
    ],
)
def test_what_the_board_says(position: str, option: str, sentence: str) -> None:
    assert sentence in told(position, option)


def test_it_says_nothing_to_spectators() -> None:
    position = at(f"{PLAIN} rows s dssss")
    assert game.counsel(game.view(position.s, -1), game.action("cut 2:1", 5)) == []


# Counted again: the talk and the cuts one by one, every deal that is possible, and the rules themselves


class Moment:
    """A position as one seat meets it, beside the true state, of which a ground must not know more than its seat."""

    def __init__(self, state: Any, seat: int) -> None:
        self.s, self.seat = state, seat
        self.view = game.view(state, seat)

    @cached_property
    def chances(self) -> dict[tuple[int, int], tuple[float, float]]:
        return expected(self)


class Claim:
    """What a ground says."""

    def __init__(self, moment: Moment, action: Action, args: dict[str, Any]) -> None:
        self.moment, self.action, self.args = moment, action, args
        self.s, self.seat = moment.s, moment.seat
        self.owner = int(getattr(action, "owner", getattr(action, "seat", self.seat)))
        self.position = int(getattr(action, "position", -1))

    def down(self, owner: int) -> list[int]:
        """The cables of a row that lie face down."""
        s = self.s
        return [cable for place, cable in enumerate(s.rows[owner]) if s.left[owner] >> place & 1]

    def colours(self, owner: int) -> list[int]:
        """The covers that this seat was shown."""
        s = self.s
        return [colour for colour, shown in ((RED, s.reds), (BLUE, s.blues)) if shown[self.seat] >> owner & 1]

    def cut(self, round: int, owner: int) -> list[int]:
        return [done.cable for done in self.s.cuts if (done.round, done.owner) == (round, owner)]


class Word:
    """The last claim of somebody in a round: defusers dealt if it is true, not found yet, and cables not cut."""

    def __init__(self, s: Any, round: int, speaker: int) -> None:
        owner = s.where[speaker] if round == s.round else speaker
        self.is_there = False
        for said in s.talk:
            if (said.round, said.speaker) == (round, speaker) and isinstance(said.what, (Declare, Revise)):
                before, after = 0, 0
                here = [done for done in s.cuts if done.round == round]
                for number, done in enumerate(here):
                    if done.owner == owner and done.cable == DEFUSER:
                        before, after = before + (number < said.made), after + (number >= said.made)
                self.is_there, self.bomb = True, said.what.bomb
                self.dealt, self.left = said.what.defusers + before, said.what.defusers - after
                self.room = 6 - round - len([1 for done in here if done.owner == owner and done.cable != HIDDEN])

    @property
    def is_false(self) -> bool:
        return self.left < 0 or self.left > self.room - (self.bomb == YES)

    @property
    def is_open(self) -> bool:
        """Whether defusers are still promised."""
        return self.is_there and self.left > 0 and self.bomb != YES and not self.is_false


def word(it: Claim) -> Word:
    """What the player has said in this round who is named, if it is about the row that is in question."""
    found = Word(it.s, it.s.round, it.args["seat"])
    assert found.is_there
    assert it.s.where[it.args["seat"]] == it.owner or "owner" not in it.args
    return found


def past(it: Claim, test: Callable[[Word, list[int]], bool]) -> bool:
    found = Word(it.s, it.args["round"], it.args["seat"])
    cut = it.cut(it.args["round"], it.args["seat"])
    numbers = (found.dealt, cut.count(DEFUSER), len(cut))
    return it.args["round"] < it.s.round and numbers == read(it, "defusers", "found", "count") and test(found, cut)


def read(it: Claim, *names: str) -> tuple[int, ...]:
    return tuple(it.args[name] for name in names)


def holds(it: Claim, owner: int) -> bool:
    """Whether a row holds what is said, and its owner may know it."""
    cables = it.down(owner)
    known = (cables.count(DEFUSER), len(cables), YES if BOMB in cables else NO)
    return it.args["owner"] == owner == it.owner and known == read(it, "count", "room", "bomb")


def friends(it: Claim) -> bool:
    """The other role cards of the game that have such a cover, counted card by card."""
    s, faction = it.s, it.args["faction"]
    cards: list[tuple[str, str]] = []
    entry, roles = CONTENT["players"][str(s.seats)], list(CONTENT["role"].values())
    for team in ("organisation", "agency"):
        cards += [(team, colour) for colour, count in entry[team].items() for _ in range(count)]
    cards += [("shadow", "red blue")] * entry["shadow"]
    mine = roles[s.roles[it.seat]]
    cards.remove((mine["faction"], " ".join(mine["covers"])))
    shown = it.colours(it.args["seat"])
    fit = [team for team, covers in cards if all(("red", "blue")[colour] in covers for colour in shown)]
    assert it.args["colour"] in shown
    return read(it, "ways", "of") == (fit.count(("organisation", "agency")[faction]), len(fit))


def likely(it: Claim) -> bool:
    """Whether the chances are those of all deals that are possible."""
    defuser, bomb = it.moment.chances[it.owner, it.position]
    return told_as(it.args["defuser"], defuser) and told_as(it.args["risk"], bomb)


def told_as(percent: int, chance: float) -> bool:
    return abs(percent - 100 * chance) <= 0.5 + 1e-6


def is_highest(it: Claim, which: int) -> bool:
    """Whether no other row, and no cable of which something was said, is as likely."""
    here = it.moment.chances
    own = here[it.owner, it.position][which]
    others = [chances[which] for (owner, _), chances in here.items() if owner != it.owner and owner in open_rows(it)]
    return likely(it) and all(round(100 * own) > round(100 * other) for other in others)


def open_rows(it: Claim) -> set[int]:
    """Whose cables can be chosen."""
    decision = stack.decide(it.s)
    parts = [decision, *decision.others] if decision else []
    actions = next(list(part.actions) for part in parts if part.seat == it.seat)
    same = [action for action in actions if type(action) is type(it.action)]
    return {int(getattr(action, "owner", getattr(action, "seat", -1))) for action in same}


def expected(it: Moment) -> dict[tuple[int, int], tuple[float, float]]:
    """What to expect of cables: every way in which the unseen defusers and the bomb can lie, weighed by the words."""
    view, s = it.view, it.s
    cuts = cuts_by_row(view)
    claims = last_claims(view, cuts)
    chances = beliefs(view, claims, cuts)
    rows = [row_of(view, owner, claims, bomb_row(view), gift(view)) for owner in range(s.seats)]
    heard = Heard(view, chances, rows)
    unseen = [[] for _ in rows]  # type: list[list[int]]
    for owner, cables in enumerate(view.rows):
        unseen[owner] = [s.rows[owner][place] for place, cable in enumerate(cables) if cable == HIDDEN]
    defusers, bombs = sum([row.count(DEFUSER) for row in unseen]), sum([row.count(BOMB) for row in unseen])
    weights: list[dict[tuple[int, int], float]] = []
    for owner, row in enumerate(rows):
        speaker = s.where.index(owner)
        weights.append({})
        for count in range(min(defusers, row.room) + 1):
            for bomb in range(bombs + 1):
                is_known = row.defusers not in (-1, count) or row.bomb not in (-1, bomb)
                if count + bomb > row.room or is_known or count < row.least:
                    continue
                weight = float(comb(row.room, count) * (row.room - count if bomb else 1))
                for some, armed, trust in row.hints:
                    is_so = some == -2 or (count > 0 if some == -1 else count + row.seen == some)
                    is_so = is_so and armed in (-1, int(bomb or row.bomb_seen))
                    weight *= 1 + trust if is_so else 1 - trust
                if row.claimed >= 0:
                    weight *= sum(
                        chances[speaker][faction] * says(s, faction, count + row.seen, bomb or row.bomb_seen, row)
                        for faction in (ORGANISATION, AGENCY, SHADOW)
                    )
                weights[owner][count, bomb] = weight
    total, sums = 0.0, [[0.0, 0.0] for _ in rows]
    for deal, weight in deals(weights, defusers, bombs):
        total += weight
        for owner, (count, bomb) in enumerate(deal):
            sums[owner][0] += weight * count
            sums[owner][1] += weight * bomb
    found: dict[tuple[int, int], tuple[float, float]] = {}
    for owner, row in enumerate(rows):
        one, other = [part / total / row.room if row.room else 0.0 for part in sums[owner]]
        found[owner, -1] = one, other
        for place in range(len(view.rows[owner])):
            cable, trust = heard.cables.get((owner, place), (SECURE, 0.0))
            mixed = [part + trust * ((cable == which) - part) for part, which in zip(found[owner, -1], (DEFUSER, BOMB))]
            found[owner, place] = (mixed[0], mixed[1])
    return found


def says(s: Any, faction: int, defusers: int, bomb: int, row: Any) -> float:
    """How often somebody of a faction says this of such a row."""
    said = habit(faction, min(defusers, SIZE - 1), bool(bomb), s.round == 4)
    return (said.get((row.claimed, row.word), 0) + ODD / WORDS) / (sum(said.values()) + ODD * SIZE)


def deals(
    rows: list[dict[tuple[int, int], float]], defusers: int, bombs: int
) -> Iterator[tuple[list[tuple[int, int]], float]]:
    """Every deal of so many defusers and bombs, with its weight."""
    if not rows:
        if defusers == bombs == 0:
            yield [], 1.0
        return
    for (count, bomb), weight in rows[0].items():
        if count <= defusers and bomb <= bombs:
            for rest, more in deals(rows[1:], defusers - count, bombs - bomb):
                yield [(count, bomb), *rest], weight * more


def reaches(it: Claim) -> bool:
    """Whom the next player can cut, by the rules."""
    assert isinstance(it.action, Cut)
    s = stack.copy(it.s)
    stack.apply(s, it.action, it.seat)
    if s.outcome is not None:
        return True
    decision = stack.decide(s)
    assert decision is not None
    assert decision.seat == it.args["seat"]
    return {action.owner for action in decision.actions if isinstance(action, Cut)} == set(it.args["targets"])


def dealt(it: Claim) -> bool:
    """Whether the row is what was dealt to the seat."""
    row = it.s.rows[it.s.where[it.seat]]
    return (row.count(DEFUSER), YES if BOMB in row else NO) == read(it, "defusers", "bomb")


def is_bare(it: Claim) -> bool:
    row = it.s.rows[it.s.where[it.seat]]
    return DEFUSER not in row and BOMB not in row


def others_with(it: Claim) -> bool:
    entry, colour = CONTENT["players"][str(it.s.seats)], ("red", "blue")[it.args["colour"]]
    ways = entry["agency"].get(colour, 0)
    return read(it, "ways", "of") == (ways, ways + entry["organisation"].get(colour, 0))


def receiver(it: Claim) -> bool:
    seats = it.s.seats
    return bool(it.args["owner"] == (it.seat + (2 if seats == 4 else 1)) % seats)


CHECKS: dict[str, Callable[[Claim], bool]] = {
    "seen": lambda it: (
        (it.seat, it.owner, it.position) in it.s.peeks and it.s.rows[it.owner][it.position] == it.args["cable"]
    ),
    "dealt-to-you": lambda it: holds(it, it.s.where[it.seat]),
    "tested": lambda it: it.seat == it.s.first and holds(it, it.s.detected),
    "likely": likely,
    "likeliest": lambda it: is_highest(it, 0),
    "bomb-likeliest": lambda it: is_highest(it, 1),
    "refuted": lambda it: word(it).is_false,
    "claims-bomb": lambda it: (word(it).bomb, word(it).room) == (YES, it.args["room"]) == (YES, len(it.down(it.owner))),
    "claims": lambda it: word(it).is_open and (word(it).left, word(it).room) == read(it, "count", "room"),
    "claims-all": lambda it: word(it).is_open and word(it).left == word(it).room == it.args["room"],
    "told-cable": lambda it: has_said(it, ClaimCable(it.owner, it.position, it.args["cable"])),
    "told-reading": lambda it: has_said(it, ClaimReading(it.owner, it.args["defusers"], it.args["bomb"])),
    "claim-spent": lambda it: word(it).left == 0 < word(it).dealt == it.args["defusers"],
    "claims-none": lambda it: word(it).left == 0 == word(it).dealt,
    "cutters-cover": lambda it: it.args["seat"] == it.owner and friends(it),
    "cover": friends,
    "no-cover": lambda it: (
        not it.colours(it.args["seat"]) and any(it.colours(other) for other in range(len(it.s.roles)))
    ),
    "was-false": lambda it: past(it, lambda said, cut: said.is_false),
    "was-kept": lambda it: past(it, lambda said, cut: said.dealt == cut.count(DEFUSER) > 0),
    "was-empty": lambda it: past(it, lambda said, cut: DEFUSER not in cut and said.dealt > 0 < len(cut)),
    "unsuspicious": lambda it: (
        Word(it.s, it.s.round, it.args["seat"]).is_open and it.s.where[it.args["seat"]] == it.owner
    ),
    "suspicious": lambda it: (
        Word(it.s, it.s.round, it.args["seat"]).is_open and it.s.where[it.args["seat"]] != it.owner
    ),
    "suspicious-bomb": lambda it: Word(it.s, it.s.round, it.s.where.index(it.owner)).bomb == YES,
    "reach": reaches,
    "colour": others_with,
    "own-cable": lambda it: it.s.rows[it.seat][it.position] == it.args["cable"],
    "fits-claim": lambda it: Word(it.s, it.s.round, it.seat).left == it.args["count"] and yields(it) == DEFUSER,
    "belies-claim": lambda it: Word(it.s, it.s.round, it.seat).left == it.args["count"] and yields(it) != DEFUSER,
    "slip-defuser": lambda it: receiver(it) and DEFUSER in it.s.rows[it.seat],
    "slip-bomb": lambda it: receiver(it) and BOMB in it.s.rows[it.seat],
    "keep-defusers": lambda it: it.s.rows[it.seat].count(DEFUSER) == it.args["count"],
    "swap-own": lambda it: dealt(it) and it.args["owner"] != it.seat,
    "row-stays": dealt,
    "swap-nothing": is_bare,
    "nothing-stays": is_bare,
    "swap-unknown": lambda it: it.seat not in (it.action.one, it.action.two),  # type: ignore[attr-defined]
}


def has_said(it: Claim, what: Action) -> bool:
    """Whether those were the last words about it of whoever can know."""
    same = [said for said in it.s.talk if said.speaker == it.args["seat"] and isinstance(said.what, type(what))]
    return what in [said.what for said in same if said.round == it.s.round]


def promises(it: Claim) -> bool:
    return Word(it.s, it.s.round, it.args["seat"]).is_open and it.s.roles[it.seat] not in AGENTS


def yields(it: Claim) -> int:
    return int(it.s.rows[it.seat][it.position])


def mixed(seeds: int, first: int = 0, seats: tuple[int, ...] = (4, 5, 6)) -> Iterator[tuple[Any, int, list[Action]]]:
    """Positions of plays between bots that now and then do anything at all: the state, who is asked, the options."""
    for seed in range(first, first + seeds):
        rng, dice = seeded(f"counsel/{seed}"), seeded(f"dice/{seed}")
        state = game.start(seats[seed % len(seats)])
        while (decision := stack.decide(state)) is not None:
            if decision.seat == CHANCE:
                stack.apply(state, stack.sample(state, dice), CHANCE)
                continue
            options = options_of(decision)
            acts = [option for option in options if not game.is_talk(option)]
            if len(acts) > 1:
                yield state, decision.seat, acts
            for part in decision.others:
                if part.must or rng.below(2):
                    continue
                spoken = game.bot(game.view(state, part.seat), options_of(part), rng)
                if spoken is not NOTHING:
                    stack.apply(state, spoken, part.seat)
                    break
            if (decision := stack.decide(state)) is None:
                break
            action = game.bot(game.view(state, decision.seat), options, rng)
            if acts and rng.below(4) == 0:
                action = acts[rng.below(len(acts))]
            stack.apply(state, action, decision.seat)


@cache
def checked() -> dict[str, int]:
    """How often each ground was found, all of them true."""
    found: dict[str, int] = {}
    for state, seat, options in mixed(24):
        moment = Moment(state, seat)
        view = moment.view
        for action in {(type(it), getattr(it, "owner", it)): it for it in options}.values():
            grounds = game.counsel(view, action)
            labels = [TOLD.tell(it.message) for it in grounds]
            assert len(set(labels)) == len(labels)
            assert not any(TOLD.action(action) in label for label in labels)
            for it in grounds:
                id = it.message.id.removeprefix("counsel-")
                assert 0 < it.weight <= 1
                assert CHECKS[id](Claim(moment, action, it.message.args)), (
                    game.write_state(state),
                    seat,
                    action,
                    it,
                )
                found[id] = found.get(id, 0) + 1
    return found


def test_every_ground_is_true() -> None:
    assert sum(checked().values()) > 2000


def test_nearly_every_ground_was_met() -> None:
    assert len(checked()) > 0.8 * len(CHECKS), set(CHECKS) - set(checked())


def test_the_usual_choice_has_a_reason_of_its_own() -> None:
    """In at least 80 of 100 positions the board says something of it that is not true of every other option."""
    said, asked = 0, 0
    for state, seat, options in mixed(6, 100):
        view = game.view(state, seat)
        if not is_worth_a_hint(game, view, options):
            continue
        choice = usual(game, view, options)
        others = [[it.message for it in game.counsel(view, action)] for action in options if action != choice]
        mine = [it.message for it in game.counsel(view, choice)]
        asked += 1
        said += any(any(it not in other for other in others) for it in mine)
    assert asked > 50
    assert said >= 0.8 * asked


@pytest.mark.parametrize("seats", [4, 7])
def test_the_same_view_has_the_same_counsel(seats: int) -> None:
    """Roles, cables and covers that a seat has not seen are in no ground."""
    for number, (state, seat, options) in enumerate(mixed(2, 200, (seats,))):
        if number % 3:
            continue
        view = game.view(state, seat)
        for world in range(2):
            other = game.view(game.determinize(view, seeded(number, world)), seat)
            assert all(game.counsel(view, action) == game.counsel(other, action) for action in options)
