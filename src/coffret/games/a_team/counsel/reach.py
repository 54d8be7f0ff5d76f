# interpreted
"""How likely dice and fights bring somebody somewhere, counted out on the board as it stands."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import Any, NamedTuple

from coffret.games.a_team.rules.movement import destination, goes_over_formula
from coffret.games.a_team.state import CELLAR, GUARD, INWARD, SAFETY_ZONE, START, State
from coffret.kernel.counsel import Ground
from coffret.kernel.text import Message

ONE_DIE = [(1, steps) for steps in range(1, 7)]
TWO_DICE = [(6 - abs(7 - steps), steps) for steps in range(2, 13)]
MARGINS = [(6 - margin, margin) for margin in range(1, 6)]  # by which a fight is won; ties are rolled again
ROLLS, FIGHTS = 36, 30  # of which two dice show a sum, and a fight is won by a margin

Dice = tuple[list[tuple[int, int]], int]  # how often so many steps, of how many cases


class Odds(NamedTuple):
    """So many cases of so many; from this many steps on, if more never do worse."""

    ways: int
    of: int
    need: int  # 0 if it is no threshold

    @property
    def part(self) -> float:
        return self.ways / self.of

    def args(self) -> dict[str, Any]:
        """As arguments of a message: fights in lowest terms, dice by their faces."""
        shared = gcd(self.ways, self.of) if self.of == FIGHTS else 1
        return {"ways": self.ways // shared, "of": self.of // shared, "need": self.need}


def ground(id: str, weight: float, against: bool = False, **args: Any) -> Ground:
    """A ground with its message."""
    return Ground(Message(f"counsel-{id}", args), round(min(weight, 1.0), 3), against)


def at(s: State, space: int) -> Message:
    """A space as sentences name it."""
    ends = {0: Message("counsel-at-start"), s.facts.cellar: Message("counsel-at-cellar")}
    return ends.get(space) or Message("counsel-at", {"space": space})


def kind(s: State, space: int) -> int:
    """The kind of a space."""
    return s.facts.kind[space]


def dice_of(s: State, seat: int) -> Dice:
    """What moves a player next: one die, two, or the fight with a guard."""
    if kind(s, s.at[seat]) == GUARD:
        return MARGINS, FIGHTS
    return (ONE_DIE, 6) if s.facing[seat] == INWARD else (TWO_DICE, ROLLS)


def odds(s: State, seat: int, is_there: Callable[[int], bool], dice: Dice, is_own_turn: bool = True) -> Odds:
    """How likely a move leads to such a space; a chaser stops at the formula, if it is his turn."""
    cases, of = dice
    end = end_of if is_own_turn else destination
    fits = [(ways, steps) for ways, steps in cases if is_there(end(s, seat, steps))]
    need = fits[0][1] if fits and len(fits) == len([steps for _, steps in cases if steps >= fits[0][1]]) else 0
    return Odds(sum([ways for ways, _ in fits]), of, need)


def end_of(s: State, seat: int, steps: int) -> int:
    """Where so many steps lead a player who does not let the formula go by."""
    space = destination(s, seat, steps)
    return s.at[s.holder] if goes_over_formula(s, seat, space) else space


def getting_out(s: State, seat: int) -> Odds:
    """How likely the next move of the formula's holder brings it out."""
    return odds(s, seat, lambda space: kind(s, space) == START, dice_of(s, seat))


def reaching_cellar(s: State, seat: int) -> Odds:
    """How likely the next move brings a player into the CELLAR."""
    return odds(s, seat, lambda space: kind(s, space) == CELLAR, dice_of(s, seat))


def catching(s: State, seat: int) -> Odds:
    """How likely the next move brings a chaser to the formula, where it can be battled for."""
    goal = s.at[s.holder]
    if s.facing[seat] == INWARD or kind(s, goal) in (SAFETY_ZONE, CELLAR) or s.at[seat] == goal:
        return Odds(0, ROLLS, 0)
    return odds(s, seat, lambda space: space == goal, dice_of(s, seat))


def chasers(s: State) -> list[int]:
    """Who has been in the CELLAR and wants the formula that another has."""
    return [seat for seat in range(s.seats) if s.facing[seat] != INWARD and seat != s.holder]
