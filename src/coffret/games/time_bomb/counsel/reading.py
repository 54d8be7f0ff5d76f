# interpreted
"""What a seat knows and believes when it chooses: what can be cut, and what is to be expected there."""

from __future__ import annotations

from typing import Any, NamedTuple

from coffret.games.time_bomb.actions import held_in
from coffret.games.time_bomb.bot.mind import Mind
from coffret.games.time_bomb.bot.odds import faction, wish
from coffret.games.time_bomb.rules.choosing import CutAfterLook, CutVoted
from coffret.games.time_bomb.rules.targets import targets
from coffret.games.time_bomb.state import AGENCY, BOMB, DEFUSER, HIDDEN, SECURE, State
from coffret.games.time_bomb.view import View
from coffret.kernel.counsel import Ground
from coffret.kernel.text import Message


def ground(id: str, weight: float, against: bool = False, **args: Any) -> Ground:
    """A ground with its message."""
    return Ground(Message(f"counsel-{id}", args), round(min(weight, 1.0), 3), against)


class Chance(NamedTuple):
    """How likely a cable is a defuser, and the bomb."""

    defuser: float
    bomb: float

    def percent(self) -> tuple[int, int]:
        """As they are told."""
        return round(100 * self.defuser), round(100 * self.bomb)


class Reading:
    """A position as one seat reads it."""

    def __init__(self, v: View, by_me: bool = True) -> None:
        self.v = v
        self.mind = Mind(v)
        self.wanted = wish(v, by_me)
        self.faction = faction(v)
        self.is_agent = self.faction == AGENCY

    def chance(self, owner: int, position: int = -1) -> Chance:
        """What to expect of a cable: as the rule of thumb weighs all that was said and cut."""
        cable = self.v.rows[owner][position] if position >= 0 else HIDDEN
        if cable != HIDDEN:
            return Chance(float(cable == DEFUSER), float(cable == BOMB))
        defuser, bomb = self.mind.rates[owner]
        told = self.mind.cables.get((owner, position))
        if told is None:
            return Chance(defuser, bomb)
        cable, trust = told
        return Chance(
            defuser + trust * ((cable == DEFUSER) - defuser),
            bomb + trust * ((cable == BOMB) - bomb),
        )

    def worth(self, chance: Chance) -> float:
        """The chance to win after such a cable."""
        rest = 1.0 - chance.defuser - chance.bomb
        wanted = self.wanted
        return chance.defuser * wanted[DEFUSER] + chance.bomb * wanted[BOMB] + rest * wanted[SECURE]

    def open(self) -> list[int]:
        """Whose cables can be cut now."""
        frame = self.v.stack[-1]
        if isinstance(frame, CutAfterLook):
            return [frame.owner]
        if isinstance(frame, CutVoted):
            return list(frame.targets)
        return held_in(targets(board(self.v)))

    def others(self, owner: int, position: int) -> list[Chance]:
        """What to expect of the other cables that can be cut: of each row, or of each cable of this one."""
        v, rows, told = self.v, self.open(), self.mind.cables
        found = [self.chance(other) for other in rows if other != owner]
        for other, place in told:
            if other in rows and v.left[other] >> place & 1 and (other, place) != (owner, position):
                found.append(self.chance(other, place))
        if (owner, position) in told or v.rows[owner][position] != HIDDEN:
            found.append(self.chance(owner))
        return found


def board(v: View) -> State:
    """The public part of a position, for the rules about whom one may cut."""
    s = State(v.facts, v.seats, v.options)
    s.round, s.place, s.made = v.round, v.place, v.made
    s.holder, s.before, s.ward = v.holder, v.before, v.ward
    s.left = list(v.left)
    return s
