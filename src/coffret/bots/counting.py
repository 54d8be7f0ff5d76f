"""Counting: plays imagined from one position to their very end, by rules of thumb, in worlds that go by number.

All that people are told of chances is counted here, and nothing else is: no learnt value, no horizon, no quicker bot.
The same position has the same worlds, whoever asks and however often, so that more plays only narrow a number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from coffret.bots.futures import Share, future, share
from coffret.bots.search import never
from coffret.bots.worlds import numbered, source
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game
from coffret.kernel.stack import NOTHING, Action, Event
from coffret.kernel.values import encode, fields

PLAYS = 200  # that are counted for a choice, and for a chance
ENOUGH = 100  # of them, before choices are told apart
FEWEST = 20  # before a number is told
SLICE = 5  # that are counted at once, so that others get their turn


class Ended(msgspec.Struct, frozen=True):
    """How a play ended for a seat."""

    rule: str
    won: bool
    winners: tuple[int, ...] = ()


class Told(msgspec.Struct):
    """Something that was told on the way, and in which plays of each choice, by their numbers."""

    event: Any  # encoded
    plays: list[list[int]]


class Counted(msgspec.Struct, tag="counted", tag_field="t"):
    """Plays from one position, for each of some choices in the same worlds with the same dice."""

    ends: list[list[Ended]] = []  # by choice, world by world
    told: list[Told] = []
    own: list[Any] = []  # events, encoded, that a choice tells by itself: they are no consequence of it

    @property
    def worlds(self) -> int:
        return len(self.ends[0]) if self.ends else 0

    def share(self, choice: int) -> Share:
        """How many plays are won with a choice."""
        return share([float(each.won) for each in self.ends[choice]])

    def gains(self, one: int, other: int) -> list[float]:
        """How much more often a choice wins than another, world by world."""
        pairs = zip(self.ends[one], self.ends[other], strict=True)
        return [float(mine.won) - float(its.won) for mine, its in pairs]

    def add(self, more: Counted) -> None:
        """Add the plays of the worlds that follow."""
        before = self.worlds
        self.ends = self.ends or [[] for _ in more.ends]
        for mine, its in zip(self.ends, more.ends, strict=True):
            mine += its
        known = {key_of(each.event): each for each in self.told}
        for each in more.told:
            plays = [[before + number for number in numbers] for numbers in each.plays]
            if (old := known.get(key_of(each.event))) is None:
                self.told.append(Told(each.event, plays))
            else:
                old.plays = [a + b for a, b in zip(old.plays, plays, strict=True)]
        seen = {key_of(event) for event in self.own}
        self.own += [event for event in more.own if key_of(event) not in seen]

    def consequences(self) -> list[Told]:
        """Return what came about after the choices and before the end."""
        own = {key_of(event) for event in self.own}
        return [each for each in self.told if key_of(each.event) not in own]


def key_of(event: Any) -> bytes:
    """Return what makes two encoded events the same."""
    return msgspec.json.encode(event)


def count(
    game: Game,
    view: Any,
    choices: Sequence[Action | None],
    first: int,
    worlds: int,
    is_called_off: Callable[[], bool] = never,
) -> Counted:
    """Play each choice on in so many worlds from the one with a number on (None: play on as it stands)."""
    world, counted = numbered(game, view), Counted([[] for _ in choices])
    told: dict[Any, tuple[Event, list[list[int]]]] = {}
    own: dict[Any, Event] = {}
    for number in range(worlds):
        if is_called_off():
            break
        state, seed = world(first + number)
        for place, choice in enumerate(choices):
            ended = future(game, state, view.seat, seed, choice, aloud=len(choices) > 1)
            counted.ends[place].append(Ended(ended.ending.rule, view.seat in ended.winners, ended.winners))
            own |= ended.own | {key: event for key, event in ended.told.items() if is_about(event, choice)}
            for key, event in ended.told.items():
                told.setdefault(key, (event, [[] for _ in choices]))[1][place].append(number)
    counted.told = [Told(encode(event), plays) for event, plays in told.values()]
    counted.own = [encode(event) for event in own.values()]
    return counted


def is_about(event: Event, choice: Action | None) -> bool:
    """Whether an event tells of the very thing that was chosen, and so only what came of it: the cable, the rescue."""
    if choice is None or choice is NOTHING:
        return False
    chosen = {name: getattr(choice, name) for name in fields(choice)}
    return bool(chosen) and all(event.args.get(name, ...) == value for name, value in chosen.items())


def usual(game: Game, view: Any, options: list[Action]) -> Action:
    """Return what the rule of thumb does at a position, or the game's sharp bot; the same whenever it is asked."""
    return (game.sharp or game.bot)(view, options, seeded(source(game, view, "usual")))
