"""What a seat makes of a position: whom it believes, what it expects in the rows, and what that is worth to it."""

from __future__ import annotations

from typing import Final

from coffret.games.time_bomb.bot.belief import balanced, beliefs, defusers_dealt, weigh
from coffret.games.time_bomb.bot.character import character
from coffret.games.time_bomb.bot.claims import Claims, bomb_row, cuts_by_row, gift, last_claims, place
from coffret.games.time_bomb.bot.deal import Row, estimates
from coffret.games.time_bomb.bot.odds import Wish, faction
from coffret.games.time_bomb.bot.words import Heard
from coffret.games.time_bomb.state import (
    AGENCY,
    BOMB,
    DEFUSER,
    HIDDEN,
    NO,
    NO_COMMENT,
    NOBODY,
    ORGANISATION,
    SECURE,
    SHADOW,
    YES,
)
from coffret.games.time_bomb.view import View

SHY: Final = 0.8  # how much more one fears Shadow with the cutters than one likes a friend with them
HANDS: Final = 0.25  # how much it counts who gets the cutters, compared with a defuser
GUILT: Final = [0.2, 0.2, 0.25, 0.25]  # by round, how much an enemy of the Agency fears to be seen cutting like one
OF_SHADOW: Final = 2.0  # Shadow, whom everybody would avoid, fears it so much more


class Mind:
    """Beliefs of one seat at one moment."""

    def __init__(self, v: View) -> None:
        cuts = cuts_by_row(v)
        claims = last_claims(v, cuts)
        self.v = v
        self.claims = claims
        chances = beliefs(v, claims, cuts)
        known, given = bomb_row(v), gift(v)
        rows = [row_of(v, owner, claims, known, given) for owner in range(v.seats)]
        heard = Heard(v, chances, rows)
        self.cables = heard.cables
        speakers = [0] * v.seats
        for seat in range(v.seats):
            speakers[v.where[seat]] = seat
        unseen = defusers_dealt(v, v.round) - sum([row.seen for row in rows])
        bombs = 0 if any(row.bomb_seen for row in rows) else 1
        found = estimates(rows, [chances[speakers[owner]] for owner in range(v.seats)], unseen, bombs, v.round == 4)
        for owner, each in enumerate(found):
            weigh(chances[speakers[owner]], each.evidence)
        self.believed = balanced(v, chances)
        self.rates = [
            (each.defusers / row.room, each.bomb / row.room) if row.room else (0.0, 0.0)
            for each, row in zip(found, rows)
        ]

    def row(self, owner: int, wish: Wish) -> float:
        """The chance to win after an unknown cable of a row."""
        return mixed(*self.rates[owner], wish)

    def cable(self, owner: int, position: int, wish: Wish) -> float:
        """The chance to win after this cable."""
        cable = self.v.rows[owner][position]
        if cable != HIDDEN:
            return wish[cable]
        value = self.row(owner, wish)
        said = self.cables.get((owner, position))
        return value if said is None else value + said[1] * (wish[said[0]] - value)

    def cut_at(self, owner: int, wish: Wish) -> float:
        """What else a cut at a player is worth: who gets the cutters, and what the others will think of it."""
        return self.handed_to(owner, wish) - self.guilt(owner)

    def guilt(self, owner: int) -> float:
        """How suspicious it is to cut here: where nothing is declared although something is elsewhere, or the bomb."""
        v = self.v
        mine = faction(v)
        if mine == AGENCY:
            return 0.0
        claim = self.claims.get((v.round, owner))
        if claim is not None and claim.left > 0 and claim.bomb != YES:
            return 0.0
        for other in range(v.seats):
            claim = self.claims.get((v.round, other))
            if other != v.seat and v.left[other] and claim is not None and claim.left > 0 and claim.bomb != YES:
                return character(v).nerve * GUILT[v.round - 1] * (OF_SHADOW if mine == SHADOW else 1.0)
        return 0.0

    def looked_at(self, owner: int, position: int, wish: Wish) -> float:
        """The chance to win when one looks at a cable and then cuts it or another of the same row."""
        if self.v.rows[owner][position] != HIDDEN or self.v.left[owner].bit_count() == 1:
            return self.cable(owner, position, wish)
        other = self.row(owner, wish)
        better = (max(wish[SECURE], other), max(wish[DEFUSER], other), max(wish[BOMB], other))
        return mixed(*self.rates[owner], better)

    def given_up(self, owner: int, wish: Wish) -> float:
        """The chance to win after the cable that a player chooses of his own row, as his faction wants it."""
        room = self.v.rows[owner].count(HIDDEN)
        defuser, bomb = self.rates[owner]
        chances = self.believed[owner]
        return mixed(chances[AGENCY] * min(1.0, defuser * room), chances[ORGANISATION] * min(1.0, bomb * room), wish)

    def handed_to(self, seat: int, wish: Wish) -> float:
        """How much better or worse it is if this player gets the cutters: a friend is better, Shadow worse."""
        mine = faction(self.v)
        if mine == SHADOW or place(self.v).clockwise:
            return 0.0
        shy = SHY if self.v.seats - self.v.found > 2 else 2 * SHY
        friendly = self.believed[seat][mine] - shy * self.believed[seat][SHADOW]
        return HANDS * abs(wish[DEFUSER] - wish[SECURE]) * friendly


def row_of(v: View, owner: int, claims: Claims, known: int, given: tuple[int, int]) -> Row:
    """What this seat knows of a row, by where it knows the bomb to be and what it has given to whom."""
    cables = v.rows[owner]
    seen = cables.count(DEFUSER)
    claim = claims.get((v.round, owner))
    if claim is None:
        row = Row(cables.count(HIDDEN), seen, BOMB in cables, -1, NO_COMMENT)
    else:
        row = Row(cables.count(HIDDEN), seen, BOMB in cables, min(5, claim.dealt), claim.bomb)
    if v.dealt[0] != HIDDEN and owner == v.where[v.seat]:
        row.defusers = v.dealt[0] - seen
        row.bomb = 1 if v.dealt[1] != NO and not row.bomb_seen else 0
    if owner == v.detected and v.reading[1] != HIDDEN:
        if v.reading[0] != HIDDEN:
            row.defusers = v.reading[0] - seen
        row.bomb = 1 if v.reading[1] != NO and not row.bomb_seen else 0
    if known != NOBODY:
        row.bomb = 1 if owner == known and not row.bomb_seen else 0
    receiver, cable = given
    if owner == receiver and cable == DEFUSER and not seen:
        row.least = 1
    return row


def mixed(defuser: float, bomb: float, wish: Wish) -> float:
    """The chance to win after a cable that is a defuser or the bomb with these chances."""
    return defuser * wish[DEFUSER] + bomb * wish[BOMB] + (1 - defuser - bomb) * wish[SECURE]
