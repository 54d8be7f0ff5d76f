"""How well a world fits what the others have said and done: search weighs the worlds that it imagines by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coffret.games.time_bomb.bot.belief import FACTIONS, beliefs, prior
from coffret.games.time_bomb.bot.claims import cuts_by_row, last_claims
from coffret.games.time_bomb.bot.deal import Chances, shares
from coffret.games.time_bomb.bot.habits import SIZE, TABLES, at
from coffret.games.time_bomb.state import BOMB, DEFUSER, State
from coffret.games.time_bomb.view import View

PEOPLE: Final = 0.15  # how often somebody declares whatever comes to mind, and not what the habits tell
ANYTHING: Final = 1.0 / 12  # how likely each declaration is then, roughly


class Judge:
    """What a seat has heard and seen, by which worlds are judged."""

    def __init__(self, v: View) -> None:
        cuts = cuts_by_row(v)
        claims = last_claims(v, cuts)
        self.seat = v.seat
        self.table = 3 if v.round == 4 else 0
        self.factions: Final[list[Chances]] = []  # by seat and faction: how much more likely than before
        for seat, chances in enumerate(beliefs(v, claims, cuts)):
            before = shares(prior(v, seat))
            ratio = [chances[it] / before[it] if before[it] > 0.0 else 1.0 for it in range(FACTIONS)]
            self.factions.append(ratio if seat != v.seat else [1.0] * FACTIONS)
        self.said: list[tuple[int, int, int, int]] = []  # of this round: speaker, row, defusers, word on the bomb
        for (round, owner), claim in claims.items():
            if round == v.round and claim.speaker != v.seat:
                self.said.append((claim.speaker, owner, min(SIZE - 1, max(0, claim.dealt)), claim.bomb))

    def likelihood(self, s: State) -> float:
        """How likely the others had spoken and cut as they did, were this the world."""
        found = 1.0
        for seat, role in enumerate(s.roles):
            found *= self.factions[seat][s.facts.factions[role]]
        for speaker, owner, defusers, word in self.said:
            row = s.rows[owner]
            tables = TABLES[self.table + s.facts.factions[s.roles[speaker]]]
            said = tables[at(min(SIZE - 1, row.count(DEFUSER)), int(BOMB in row), defusers, word)]
            found *= PEOPLE * ANYTHING + (1.0 - PEOPLE) * said
        return found


def likelihood(v: View) -> Callable[[State], float]:
    """The likelihood of worlds that look like this view."""
    return Judge(v).likelihood if v.seat >= 0 and v.rows else as_likely


def as_likely(s: State) -> float:
    """Nobody has said or done anything yet."""
    return 1.0
