"""The cables: the deal that opens a round, and who knows what of it."""

from __future__ import annotations

from coffret.games.time_bomb.actions import Deal
from coffret.games.time_bomb.rules.together import Frames
from coffret.games.time_bomb.state import (
    BOMB,
    DEFUSER,
    KNOW_NOTHING,
    KNOW_NUMBERS,
    NOBODY,
    NOTHING_YET,
    SECURE,
    State,
    numbers,
    row_size,
)
from coffret.kernel import Action, Chance, Rng


def uncut_cables(s: State) -> tuple[int, int, int]:
    """BU-KNOW-06 BU-EX-04 The secure, defusing and bomb cables uncut when a round opens: public numbers."""
    secure, defusers, bombs = s.facts.cables[s.seats]
    found = s.found
    for index in range(len(s.cuts) - s.made, len(s.cuts)):
        found -= s.cuts[index].cable == DEFUSER
    cut = s.seats * (s.round - 1)
    return secure - (cut - found), defusers - found, bombs


class DealCables(Chance[State]):
    """BU-SETUP-07 BU-ROUND-04 BU-EX-06 All uncut cables are dealt out equally, every order being as likely."""

    def deck(self, s: State) -> list[int]:
        secure, defusers, bombs = uncut_cables(s)
        return [SECURE] * secure + [DEFUSER] * defusers + [BOMB] * bombs

    def sample(self, s: State, rng: Rng) -> Action:
        cables = self.deck(s)
        rng.shuffle(cables)
        return Deal(tuple(cables))

    def accepts(self, s: State, action: Action) -> bool:
        return isinstance(action, Deal) and sorted(action.cables) == self.deck(s)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        """BU-SETUP-08 BU-ROUND-06 BU-KNOW-01 Everybody looks at his cables and lays them out, shuffled."""
        assert isinstance(action, Deal)
        lay_out(s, action.cables)
        return ()


class DealBlind(DealCables):
    """BU-PLACE-13 All cables are gathered and dealt again, and nobody looks."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Deal)
        s.knowing = KNOW_NOTHING
        lay_out(s, action.cables)
        return ()


def gather(s: State) -> None:
    """BU-ROUND-04 The uncut cables are gathered unseen; what was known of the rows is worth nothing."""
    if s.rows:
        s.deals = (*s.deals, tuple([numbers(s.rows[owner]) for owner in s.where]))  # told after the end, BU-TALK-11
    s.rows = ()
    s.left = [0] * s.seats
    s.where = tuple(range(s.seats))
    s.knowing = KNOW_NUMBERS
    s.made = 0
    s.peeks = ()
    s.gave = (NOTHING_YET,) * s.seats
    s.detected = NOBODY
    s.ward = NOBODY
    s.votes = ()


def lay_out(s: State, cables: tuple[int, ...]) -> None:
    """BU-KNOW-02 The rows lie face down, in an order that nobody knows."""
    size = row_size(s)
    s.rows = tuple([cables[seat * size : (seat + 1) * size] for seat in range(s.seats)])
    s.left = [(1 << size) - 1] * s.seats
    if s.heard is not None:
        for seat in range(s.seats):
            tell_deal(s, seat)


def tell_deal(s: State, seat: int) -> None:
    """BU-KNOW-01 A player learns how many cables of each kind he holds."""
    row = s.rows[seat]
    if s.knowing == KNOW_NOTHING:
        s.tell("dealt-blind", seat=seat, count=len(row))
        return
    defusers, bomb = numbers(row)
    s.tell("dealt", seat=seat, count=len(row), secret={"defusers": defusers, "bomb": bomb}, to=(seat,))
