"""A play looked through afterwards: how likely each side was to win, where that turned, and which choices cost most.

Every choice is judged by what its seat knew at that moment, on imagined worlds: what the rule of thumb would do there,
what was done, and what would have been best. The difference between the first two is skill, what came between a choice
and the next moment is luck: dice, cards and, where sides play against each other, the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

import msgspec

from coffret.bots.counting import Counted, count
from coffret.bots.futures import Clock, Share, future, share
from coffret.bots.gains import gains_of, mean_and_error
from coffret.bots.question import read_option, write_option
from coffret.bots.reasons import Reason, reasons
from coffret.bots.search import Budget, Search, Tried, never
from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game
from coffret.kernel.playout import options_of
from coffret.kernel.stack import Action
from coffret.kernel.sums import sum_of
from coffret.kernel.table import Table

COSTLIEST = 3  # choices of each player that are shown
CANDIDATES = 5  # of each player that are looked at again
TURNS = 3  # that are shown
MATTERS = 0.1  # of the chance to win, by which a play turns
LEAST = 0.03  # of the chance to win that a choice must cost
CLEAR = 2.0  # standard errors by which it must
AGAIN = 0.3  # of the seconds, for what is looked at again
UNLIMITED = (10**9, 10**9)  # imagined plays, where only the seconds count
FUTURES = 5  # by which it is seen whether all win together


class Made(msgspec.Struct):
    """A choice that was made, with what its seat knew and could do."""

    entry: int  # its number in the log
    seat: int
    view: Any
    options: list[Action]
    chosen: Action


def choices(table: Table) -> Iterator[Made]:
    """Yield the choices of a play at which there was something to choose, in order; talk is not judged."""
    game, history = table.game, table.history
    state = history.first()
    for index in range(history.begin_at, len(table.log)):
        entry = table.log[index]
        decision = stack.decide(state)
        part = decision.of(entry.seat) if decision is not None and entry.seat >= 0 else None
        if part is not None and len(options_of(part)) > 1 and not game.is_talk(entry.action):
            yield Made(index, entry.seat, game.view(state, entry.seat), options_of(part), entry.action)
        stack.apply(state, entry.action, entry.seat)


class Judged(msgspec.Struct, tag="judged", tag_field="t"):
    """A choice as it looked to its seat: what the rule of thumb, what was done and what seems best would win."""

    before: Share
    after: float
    error: float  # of the difference between them
    best: str  # in notation
    cost: float  # of what was done, against the best, as far as this search tells


class Compared(msgspec.Struct, tag="compared", tag_field="t"):
    """Two options of a seat in worlds that neither was chosen by."""

    better: Share
    chosen: Share
    cost: float
    error: float
    reasons: list[Reason]


def judge(
    game: Game,
    view: Any,
    options: list[Action],
    chosen: Action,
    rng: Rng,
    budget: Budget,
    is_called_off: Callable[[], bool] = never,
) -> Judged:
    """Judge a choice from what its seat knew."""
    search = Search(game, view, options, rng)
    done = search.like(chosen)
    if done is None:
        done = Tried(chosen)  # no plan of the game begins with it
        search.tried.append(done)
    if len(search.tried) > 1:
        search.run(budget, is_called_off)
    else:
        counted = counted_within(game, view, [chosen], Clock(budget, is_called_off))
        search.thumb.ends = [float(each.won) for each in counted.ends[0]] if counted.worlds else []
    best = max([each for each in search.alive if each.ends] or [search.thumb], key=lambda each: each.mean)
    cost, _ = gain(best, done)
    before = share(search.thumb.ends)
    change, error = gain(done, search.thumb) if done is not search.thumb else (0.0, 0.0)
    return Judged(
        before, before.mean + change, error, write_option(game, chosen if best is done else best.action), max(0.0, cost)
    )


def gain(one: Tried, other: Tried) -> tuple[float, float]:
    """How much more often an option won than another in the same worlds, and the standard error."""
    return mean_and_error(gains_of(one.ends, other.ends))


def compare(
    game: Game,
    view: Any,
    better: Action,
    chosen: Action,
    budget: Budget,
    is_called_off: Callable[[], bool] = never,
) -> Compared:
    """Compare two options of a seat in fresh worlds, and tell why one is better."""
    counted = counted_within(game, view, [better, chosen], Clock(budget, is_called_off))
    cost, error = mean_and_error(counted.gains(0, 1) if counted.worlds else [])
    shares = [counted.share(place) if counted.worlds else share([]) for place in (0, 1)]
    return Compared(shares[0], shares[1], cost, error, reasons(game, counted, 0, 1))


def counted_within(game: Game, view: Any, options: list[Action], clock: Clock) -> Counted:
    """Count plays of some options world by world, as long as there is time."""
    counted = Counted()
    while clock.allows(len(options)):
        counted.add(count(game, view, options, counted.worlds, 1))
    return counted


def wins_together(game: Game, view: Any, seats: int, rng: Rng) -> bool:
    """Whether all seats of a play win or lose together, as far as some imagined plays tell."""
    for _ in range(FUTURES if seats > 1 else 0):
        ended = future(game, game.determinize(view, rng), view.seat, (rng.bits(), rng.bits()))
        if ended.winners not in ((), tuple(range(seats))):
            return False
    return True


# Putting it together


class Point(msgspec.Struct):
    """A moment of the curve: before a choice, how likely its seat was to win."""

    entry: int
    seat: int
    chance: Share
    after: float  # the same after the choice, before any dice


class Turn(msgspec.Struct):
    """Where the chance of a seat changed clearly, and by something that matters."""

    entry: int  # of the choice before it
    until: int  # the entry of the next moment, or the end
    seat: int
    before: float
    after: float


class Mistake(msgspec.Struct):
    """A choice that cost something."""

    entry: int
    seat: int
    chosen: str
    better: str
    chance: Share  # of the better
    had: Share  # of what was done
    cost: float
    error: float
    reasons: list[Reason]


class Balance(msgspec.Struct):
    """What a seat, or all of them together, got by luck and by skill: the sum is what became of the first chance."""

    seat: int  # -1: all together
    first: float
    luck: float
    skill: float
    error: float  # of either, in standard errors
    last: float


class Review(msgspec.Struct):
    """What came of looking through a play."""

    together: bool  # whether all win or lose together
    points: list[Point]
    turns: list[Turn]
    balances: list[Balance]
    mistakes: list[Mistake]
    worlds: int  # that were imagined
    entries: int  # in the log


def candidates(made: list[Made], judged: list[Judged], game: Game) -> list[int]:
    """Return which choices seem to have cost each player most, as numbers in the list."""
    found: list[int] = []
    for seat in sorted({each.seat for each in made}):
        own = [
            number
            for number, (each, verdict) in enumerate(zip(made, judged, strict=True))
            if each.seat == seat and verdict.cost > LEAST and verdict.best != write_option(game, each.chosen)
        ]
        found += sorted(own, key=lambda number: -judged[number].cost)[:CANDIDATES]
    return found


def assemble(
    table: Table, made: list[Made], judged: list[Judged], compared: dict[int, Compared], together: bool
) -> Review:
    """Put the judgements of all choices together."""
    outcome = table.outcome
    points = [Point(one.entry, one.seat, its.before, its.after) for one, its in zip(made, judged, strict=True)]
    seats = [-1] if together else sorted({point.seat for point in points})
    turns: list[Turn] = []
    balances: list[Balance] = []
    for seat in seats:
        own = [point for point in points if seat in (-1, point.seat)]
        winners = outcome.winners if outcome is not None else ()
        won = None if outcome is None else float(bool(winners) if seat < 0 else seat in winners)
        last = won if won is not None else own[-1].after if own else 0.5
        nexts = [*[point.chance.mean for point in own[1:]], last]
        untils = [*[point.entry for point in own[1:]], len(table.log)]
        bounds = [*[(point.chance.low, point.chance.high) for point in own[1:]], (last, last)]
        for point, then, until, (low, high) in zip(own, nexts, untils, bounds, strict=True):
            is_clear = low > point.chance.high or high < point.chance.low
            if is_clear and abs(then - point.chance.mean) >= MATTERS:
                turns.append(Turn(point.entry, until, point.seat, point.chance.mean, then))
        skill = sum_of([point.after - point.chance.mean for point in own])
        luck = sum_of([then - point.after for point, then in zip(own, nexts, strict=True)])
        errors = [its.error**2 for one, its in zip(made, judged, strict=True) if seat in (-1, one.seat)]
        balances.append(Balance(seat, own[0].chance.mean if own else 0.5, luck, skill, sqrt(sum_of(errors)), last))
    turns.sort(key=lambda turn: -abs(turn.after - turn.before))
    told: dict[int, Turn] = {}  # what turns it for several is told once
    for turn in turns:
        told.setdefault(turn.until, turn)
    return Review(
        together,
        points,
        sorted(list(told.values())[:TURNS], key=lambda turn: turn.entry),
        balances,
        mistakes(made, judged, compared, table.game),
        sum(its.before.worlds for its in judged) + sum(its.better.worlds for its in compared.values()),
        len(table.log),
    )


def mistakes(made: list[Made], judged: list[Judged], compared: dict[int, Compared], game: Game) -> list[Mistake]:
    """Return the costliest choices of each player, as far as they clearly were."""
    found = [
        Mistake(
            made[number].entry,
            made[number].seat,
            write_option(game, made[number].chosen),
            judged[number].best,
            its.better,
            its.chosen,
            its.cost,
            its.error,
            its.reasons,
        )
        for number, its in compared.items()
        if its.cost >= max(LEAST, CLEAR * its.error)
    ]
    found.sort(key=lambda each: -each.cost)
    shown = [each for place, each in enumerate(found) if sum(it.seat == each.seat for it in found[:place]) < COSTLIEST]
    return sorted(shown, key=lambda each: (each.seat, -each.cost))


class Pace(msgspec.Struct, frozen=True):
    """How much is imagined: for each choice, and for all that are looked at again."""

    choice: Budget
    again: Budget

    def each_again(self, count: int) -> Budget:
        """Return what each of so many choices gets that are looked at again."""
        return Budget(self.again.playouts, self.again.seconds / max(1, count))


def pace_of(choices: int, seconds: float, playouts: tuple[int, int] = (400, 600)) -> Pace:
    """Share the seconds for a review among its choices; the costliest get a third of them."""
    return Pace(
        Budget(playouts[0], (1 - AGAIN) * seconds / max(1, choices)),
        Budget(playouts[1], AGAIN * seconds),
    )


def look_through(
    table: Table,
    seconds: float,
    done: Callable[[float], None] = lambda more: None,
    playouts: tuple[int, int] = (400, 600),
) -> Review:
    """Look through a play within so many seconds, or none (0: as many imagined plays as are allowed)."""
    game, made = table.game, list(choices(table))
    pace = pace_of(len(made), seconds, playouts)
    judged = []
    for each in made:
        judged.append(judge(game, each.view, each.options, each.chosen, rng_of(each), pace.choice))
        done(1 / (len(made) + CANDIDATES))
    compared: dict[int, Compared] = {}
    again = candidates(made, judged, game)
    budget = pace.each_again(len(again))
    for number in again:
        each, better = made[number], read_option(game, judged[number].best, table.seats)
        compared[number] = compare(game, each.view, better, each.chosen, budget)
        done(CANDIDATES / (len(made) + CANDIDATES) / len(again))
    if not again:
        done(CANDIDATES / (len(made) + CANDIDATES))
    together = bool(made) and wins_together(game, made[0].view, table.seats, rng_of(made[0], "together"))
    return assemble(table, made, judged, compared, together)


def rng_of(made: Made, what: str = "") -> Rng:
    """Return the random source of what is imagined about a choice."""
    return seeded(f"review {what}", made.entry)
