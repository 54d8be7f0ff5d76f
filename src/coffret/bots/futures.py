"""Imagined futures: what one seat considers possible, played on to its end, and what was told on the way."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Any

import msgspec

from coffret.bots.search import Budget, never
from coffret.kernel import stack
from coffret.kernel.chance import Rng
from coffret.kernel.game import Game
from coffret.kernel.playout import in_turn, play_on
from coffret.kernel.stack import NOTHING, Action, Event, Listener, Outcome
from coffret.kernel.sums import sum_of
from coffret.kernel.text import Message

NORMAL = 1.96  # standard errors on both sides that hold 95 %


class Share(msgspec.Struct, frozen=True):
    """How many of so many imagined plays are won, and the interval that holds the true share at 95 %."""

    mean: float
    low: float
    high: float
    worlds: int


def share(ends: list[float]) -> Share:
    """Return the share of plays won, with Wilson's interval; an end that is an estimate counts in part."""
    worlds = len(ends)
    if not worlds:
        return Share(0.5, 0.0, 1.0, 0)
    mean = sum_of(ends) / worlds
    square = NORMAL * NORMAL
    middle = (mean + square / (2 * worlds)) / (1 + square / worlds)
    around = NORMAL / (1 + square / worlds) * sqrt(mean * (1 - mean) / worlds + square / (4 * worlds * worlds))
    return Share(mean, max(0.0, min(mean, middle - around)), min(1.0, max(mean, middle + around)), worlds)


class Future(msgspec.Struct):
    """One imagined play from here to its end."""

    winners: tuple[int, ...]
    ending: Outcome
    told: dict[Any, Event]  # what a seat was told on the way that matters to the game, each thing once
    own: dict[Any, Event]  # what its choice told by itself


def future(
    game: Game, world: Any, seat: int, seed: tuple[int, int], action: Action | None = None, aloud: bool = True
) -> Future:
    """Play on in a world by rules of thumb, after an action of a seat if there is one; `aloud`: hear what is told."""
    state = stack.copy(world)
    state.heard = heard = Listener() if aloud else None
    passed = outset(state, seat, action)
    one, other = seed
    sources = [Rng(one, other, number) for number in range(game.about.seats[1])]
    bot, last = game.bot, 0
    own = len(heard.events) if heard is not None else 0

    def listening(view: Any, options: list[Action], rng: Rng) -> Action:
        nonlocal last
        assert heard is not None
        last = len(heard.events)
        return bot(view, options, rng)

    play_on(
        state, game.glance, [listening if aloud else bot] * len(sources), sources, Rng(other, one, 0), passed=passed
    )
    assert state.outcome is not None
    events = heard.events if heard is not None else []
    told, by_choice = staged(game, events[own:last], seat), staged(game, events[:own], seat)
    return Future(state.outcome.winners, state.outcome, told, by_choice)


def outset(state: Any, seat: int, action: Action | None) -> int:
    """Do an action of a seat, if there is one; return how many of those asked now have let the moment pass."""
    if action is NOTHING:
        decision = stack.decide(state)
        assert decision is not None
        return 1 + [part.seat for part in in_turn(decision)].index(seat)
    if action is not None:
        stack.apply(state, action, seat)
    return 0


def staged(game: Game, events: list[Event], seat: int) -> dict[Any, Event]:
    """Return what a seat was told that is good or bad, each thing once."""
    found: dict[Any, Event] = {}
    for event in events:
        seen = event.seen_by(seat)
        if (moment := game.moment(seen)) is not None and moment.tone:
            found.setdefault(key(seen), seen)
    return found


def key(event: Event) -> Any:
    """Return what makes two events the same."""
    return (event.name, frozen(event.args))


def frozen(value: Any) -> Any:
    """Return a value that can be looked up."""
    if isinstance(value, dict):
        return tuple([(name, frozen(item)) for name, item in value.items()])
    if isinstance(value, Message):
        return (value.id, frozen(value.args))
    return tuple([frozen(item) for item in value]) if isinstance(value, list | tuple) else value


class Clock:
    """When to stop imagining."""

    def __init__(
        self,
        budget: Budget,
        is_called_off: Callable[[], bool] = never,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.left = budget.playouts
        self.clock = clock
        self.deadline = clock() + budget.seconds if budget.seconds else None
        self.is_called_off = is_called_off

    def allows(self, playouts: int) -> bool:
        """Whether so many playouts may still begin; they are counted."""
        is_late = self.deadline is not None and self.clock() >= self.deadline
        if self.left < playouts or is_late or self.is_called_off():
            return False
        self.left -= playouts
        return True
