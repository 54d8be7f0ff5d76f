"""A play looked through afterwards: what choices cost, what luck did, and the moments that decided it.

Every choice is judged from what its seat knew, against the best other choice that was found there. Search only picks
what is worth counting; what is told is counted as for a hint, in the worlds of that position that had no part in the
picking. One currency: the chance at the start, less what one's own choices cost, more or less what those of the others
were worth to one, and luck, which is the rest, make up the end. All lengths are numbers of plays, so that a play is
reviewed the same whenever it is.

A review is thought about in steps, plain data each, which `reviewing` asks for one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import sqrt
from typing import Any, Literal

import msgspec

from coffret.bots.counting import FEWEST, PLAYS, SLICE, Counted
from coffret.bots.futures import NORMAL, Share, future
from coffret.bots.gains import gains_of, mean_and_error
from coffret.bots.hint import GROUNDS, SEARCHED, Slice, ToldGround, is_worth_a_hint, think
from coffret.bots.question import read_option, write_option
from coffret.bots.reasons import CLEAR, Reason, clear_among, reasons
from coffret.bots.review_luck import Act, acts, estimate, given_up, is_lucky, odds_of, told_at
from coffret.bots.search import Budget, Search, Tried, never
from coffret.bots.worlds import source
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game
from coffret.kernel.sums import sum_of
from coffret.kernel.table import Table
from coffret.kernel.values import encode

MOMENTS = 3  # that are told
LEAST = 0.03  # of the chance to win that a choice must cost
MATTERS = 0.1  # that luck must change
POINTS = (24, 16, 8)  # of all curves together, and of each at most and at least
ROUGHLY = 24  # plays by which luck is estimated, to pick what is counted
FIRST = (12, 3)  # choices that are counted briefly: of all players, and at least of each
SECOND = (6, 2)  # that are counted again
STROKES = (6, 3)  # strokes of luck that are counted, briefly and again
FUTURES = 12  # by which it is seen who wins together


# What is thought about, step by step


class Screen(msgspec.Struct, tag="screen"):
    """Search what else could have been done, and what the choice that was made seems to have cost."""

    chosen: str
    plays: int


class Screened(msgspec.Struct, tag="screened", tag_field="t"):
    """Choices that may have been better, in notation, and the cost by the estimates of search."""

    others: list[str]
    cost: float


class Estimate(msgspec.Struct, tag="estimate"):
    """Estimate how likely a seat is to win, after a choice or, without one, as it stands."""

    choice: list[str]
    plays: int


class Estimated(msgspec.Struct, tag="estimated", tag_field="t"):
    """How likely a seat is to win, roughly; it is never told."""

    chance: float


Step = Screen | Estimate | Slice
Answer = Screened | Estimated | Counted


class Task(msgspec.Struct):
    """A step, with what a seat knows and may do, and how much of the review is done before it."""

    view: Any
    options: list[Any]
    step: Step
    progress: float


def examine(
    game: Game, view: Any, options: list[Any], seats: int, step: Step, is_called_off: Callable[[], bool] = never
) -> Answer:
    """Think about one step of a review."""
    match step:
        case Screen():
            return screen(game, view, options, read_option(game, step.chosen, seats), step.plays, is_called_off)
        case Estimate():
            choice = [read_option(game, it, seats) for it in step.choice]
            return Estimated(estimate(game, view, choice[0] if choice else None, step.plays))
        case Slice():
            found = think(game, view, options, seats, step, is_called_off)
            assert isinstance(found, Counted)
            return found


def screen(
    game: Game, view: Any, options: list[Any], chosen: Any, plays: int, is_called_off: Callable[[], bool] = never
) -> Screened:
    """Search as a hint would there."""
    search = Search(game, view, options, seeded(source(game, view, "search")))
    done = search.like(chosen)
    if done is None:
        done = Tried(chosen)  # no plan of the game begins with it
        search.tried.append(done)
    if len(search.tried) > 1:
        search.run(Budget(plays), is_called_off)
    some = [search.choice(), search.thumb.action]
    some += [it.action for it in sorted(search.alive, key=lambda it: -it.mean) if len(it.ends) >= FEWEST]
    others = list(dict.fromkeys([write_option(game, it) for it in some if it not in (chosen, done.action)]))
    costs = [mean_and_error(gains_of(it.ends, done.ends))[0] for it in search.tried if it.ends and done.ends]
    return Screened(others[:2], max(0.0, *costs) if costs else 0.0)


# What is found


class Point(msgspec.Struct):
    """How likely a seat was to win before an entry of the log."""

    entry: int
    seat: int
    chance: Share


class Cost(msgspec.Struct, tag="choice", tag_field="kind"):
    """A choice that cost something, and what would have been better."""

    entry: int
    seat: int
    chosen: str  # in notation
    better: str
    had: Share  # of what was done
    chance: Share  # of the better
    cost: float
    error: float
    grounds: list[ToldGround]  # of the board, for the better
    against: list[ToldGround]  # against what was done
    reasons: list[Reason]  # that were counted


class Luck(msgspec.Struct, tag="luck", tag_field="kind"):
    """Something that came about by chance, or came to light, after an act of a seat."""

    entry: int  # of the act
    until: int  # the entry after it, or the end
    at: int  # the entry that told it
    seat: int
    had: Share  # before it
    chance: Share  # after it
    change: float
    error: float
    odds: float  # how likely it was; 0: that cannot be told


class Own(msgspec.Struct):
    """What the choices of a seat cost: those that are named, and what smaller ones cost together."""

    seat: int
    named: float
    small: float
    error: float

    @property
    def cost(self) -> float:
        return self.named + self.small


class Balance(msgspec.Struct):
    """What became of a seat's chance to win, or of that of all together: first - own + others + luck = last."""

    seat: int  # -1: all together
    first: Share
    own: list[Own]
    others: float  # what the costs of the others were worth to it
    luck: float
    last: float
    error: float  # of luck, as a standard error
    won: bool | None  # None: the play is not over, or was given up

    @property
    def cost(self) -> float:
        return sum_of([each.cost for each in self.own])


class Review(msgspec.Struct):
    """What came of looking through a play."""

    edition: Literal[2]  # of this form: what was kept of another is made anew
    together: bool  # whether all win or lose together
    moments: list[Cost | Luck]  # the three that mattered most, in their order
    costs: list[Cost]  # all that clearly were
    points: list[Point]
    balances: list[Balance]
    choices: int  # that were looked at
    plays: int  # that were counted
    each: int  # for each choice that is told
    entries: int  # in the log
    given_up: bool = False  # whether the players gave it up: it is reviewed as far as it came


# Looking through a play

Thinking = Generator[Task, Any, Any]


class Reviewer:
    """A play that is being looked through."""

    def __init__(self, table: Table, plays: int = PLAYS) -> None:
        self.table, self.game = table, table.game
        self.plays = plays
        self.acts = acts(table)
        self.judged = [it for it in self.acts if it.is_choice and is_worth_a_hint(self.game, it.view, it.options)]
        self.partners = self.fates()
        self.together = bool(self.acts) and all(len(some) == table.seats for some in self.partners)
        self.counted = 0
        self.progress = (0.0, 0.0)  # where this part of the work begins, and how much it is

    def fates(self) -> list[set[int]]:
        """Return by seat who wins and loses with it, as far as some plays from the first choice on tell."""
        seats = range(self.table.seats)
        if not self.acts:
            return [{seat} for seat in seats]
        state = self.table.history.at(self.acts[0].entry)
        seeds = [seeded("fates", number) for number in range(FUTURES)]
        ends = [future(self.game, state, 0, (rng.bits(), rng.bits()), aloud=False).winners for rng in seeds]
        return [{it for it in seats if all((it in won) == (seat in won) for won in ends)} for seat in seats]

    # The parts

    def run(self) -> Thinking:
        """Ask for all that is to be thought about, and return the review."""
        self.progress = (0.0, 0.3)
        screened = yield from self.screen()
        self.progress = (0.3, 0.3)
        costs = yield from self.costs(screened)
        self.progress = (0.6, 0.2)
        strokes = yield from self.strokes()
        self.progress = (0.8, 0.2)
        points = yield from self.points()
        ends = yield from self.ends()
        return self.assemble(costs, strokes, points, ends)

    def task(self, view: Any, options: list[Any], step: Step, done: float) -> Task:
        begin, part = self.progress
        return Task(view, options, step, begin + part * done)

    def count(
        self, view: Any, options: list[Any], choices: list[str], first: int, worlds: int, done: float
    ) -> Thinking:
        """Count plays slice by slice."""
        counted = Counted()
        while counted.worlds < worlds:
            some = min(SLICE, worlds - counted.worlds)
            counted.add((yield self.task(view, options, Slice(choices, first + counted.worlds, some), done)))
        self.counted += counted.worlds * len(counted.ends)
        return counted

    def screen(self) -> Thinking:
        """Return for each choice what search makes of it."""
        found: list[Screened] = []
        plays = (self.game.about.thinks[0] or SEARCHED) * self.plays // PLAYS
        for number, act in enumerate(self.judged):
            step = Screen(write_option(self.game, act.chosen), plays)
            found.append((yield self.task(act.view, act.options, step, number / len(self.judged))))
        return found

    def costs(self, screened: list[Screened]) -> Thinking:
        """Count what seems to have cost most, and what still does again in other worlds."""
        picked = [(its.cost, number) for number, its in enumerate(screened) if its.others]
        again: list[tuple[float, int, str]] = []
        first = self.costliest(picked, FIRST)
        for place, number in enumerate(first):
            act, others = self.judged[number], screened[number].others
            choices = [*others, write_option(self.game, act.chosen)]
            worlds, done = self.plays // 5, place / len(first) / 2
            counted = yield from self.count(act.view, act.options, choices, self.plays, worlds, done)
            gains = [sum(counted.gains(other, -1)) / worlds for other in range(len(others))]
            best = max(range(len(others)), key=lambda other: gains[other])
            again.append((gains[best], number, others[best]))
        better = {number: other for _, number, other in again}
        second = self.costliest([(cost, number) for cost, number, _ in again], SECOND)
        found: list[tuple[Cost, Counted]] = []
        for place, number in enumerate(second):
            act, done = self.judged[number], (1 + place / len(second)) / 2
            choices = [better[number], write_option(self.game, act.chosen)]
            counted = yield from self.count(act.view, act.options, choices, 0, self.plays, done)
            found.append((self.cost(act, choices, counted), counted))
        return found

    def costliest(self, picked: list[tuple[float, int]], most: tuple[int, int]) -> list[int]:
        """Return which choices seem to have cost each player most, as numbers in the list."""
        seats = {self.judged[number].seat for _, number in picked}
        found: list[int] = []
        for seat in sorted(seats):
            own = [(cost, number) for cost, number in picked if self.judged[number].seat == seat and cost > LEAST]
            own.sort(key=lambda it: (-it[0], it[1]))
            found += [number for _, number in own][: max(most[1], most[0] // len(seats))]
        return found

    def cost(self, act: Act, choices: list[str], counted: Counted) -> Cost:
        """Put what was counted of a choice together, with what the board says of both."""
        game, (better, chosen) = self.game, choices
        cost, error = mean_and_error(counted.gains(0, 1))
        why = [grounds(game, act.view, read_option(game, it, self.table.seats)) for it in choices]
        for_it = [it for it in why[0] if not it.against and it not in why[1]][:GROUNDS]
        against = [it for it in why[1] if it.against and it not in why[0]][:GROUNDS]
        counted_reasons = reasons(game, counted, 0, 1)
        shares = counted.share(1), counted.share(0)
        return Cost(act.entry, act.seat, chosen, better, *shares, cost, error, for_it, against, counted_reasons)

    def strokes(self) -> Thinking:
        """Count what luck seems to have changed most, and what still does again in other worlds."""
        game, some = self.game, [act for act in self.acts if is_lucky(self.game, act)]
        picked: list[tuple[float, Act]] = []
        for number, act in enumerate(some):
            done, chosen = number / len(some) / 2, write_option(game, act.chosen)
            before = yield self.task(act.view, act.options, Estimate([chosen], ROUGHLY), done)
            after = act.ended
            if after is None:
                after = (yield self.task(act.after, act.after_options, Estimate([], ROUGHLY), done)).chance
            picked.append((abs(after - before.chance), act))
        for most, first, worlds in zip(STROKES, (self.plays, 0), (self.plays // 5, self.plays), strict=True):
            picked.sort(key=lambda it: (-it[0], it[1].entry))
            found: list[Luck] = []
            for place, (change, act) in enumerate(picked[:most]):
                if change >= MATTERS:
                    found.append((yield from self.stroke(act, first, worlds, 0.5 + 0.5 * place / most)))
            picked = [(abs(it.change), act) for it in found for act in some if act.entry == it.entry]
        return found

    def stroke(self, act: Act, first: int, worlds: int, done: float) -> Thinking:
        """Count the chance of a seat before and after something came about."""
        chosen = [write_option(self.game, act.chosen)]
        before = (yield from self.count(act.view, act.options, chosen, first, worlds, done)).share(0)
        if act.ended is not None:
            after = Share(act.ended, act.ended, act.ended, 1)
        else:
            after = (yield from self.count(act.after, act.after_options, [], first, worlds, done)).share(0)
        error = sqrt(error_of(before) ** 2 + error_of(after) ** 2)
        return Luck(act.entry, act.until, act.entry, act.seat, before, after, after.mean - before.mean, error, 0.0)

    def points(self) -> Thinking:
        """Count the chance to win at some moments, as the live chance was there."""
        found: list[Point] = []
        seats = [-1] if self.together else sorted({act.seat for act in self.judged})
        most = max(POINTS[2], min(POINTS[1], POINTS[0] // max(1, len(seats))))
        for place, seat in enumerate(seats):
            own = [act for act in self.judged if seat in (-1, act.seat)]
            some = min(most, len(own))
            for number in range(some):
                act = own[number * (len(own) - 1) // max(1, some - 1)]
                worlds = self.plays // 2 if number else self.plays
                done = (place + number / some) / len(seats)
                chance = (yield from self.count(act.view, act.options, [], 0, worlds, done)).share(0)
                found.append(Point(act.entry, act.seat, chance))
        return sorted(found, key=lambda point: (point.entry, point.seat))

    def ends(self) -> Thinking:
        """Return how it ended for each seat: won or lost, or, if it is not over, its chance as it stands."""
        table, outcome, until = self.table, self.table.outcome, given_up(self.table)
        if outcome is not None and until is None:
            return [float(seat in outcome.winners) for seat in range(table.seats)]
        state, found = table.history.at(len(table.log) if until is None else until), list[float]()
        for seat in range(table.seats):
            view = self.game.view(state, seat)
            found.append((yield from self.count(view, [], [], 0, self.plays, 1.0)).share(0).mean)
        return found

    # Putting it together

    def assemble(
        self, counted: list[tuple[Cost, Counted]], strokes: list[Luck], points: list[Point], ends: list[float]
    ) -> Review:
        """Put all that was counted together."""
        bar = clear_among(len(counted))
        clear = [cost for cost, _ in counted if cost.cost >= max(LEAST, bar * cost.error)]
        lucky = [it for it in strokes if abs(it.change) >= max(MATTERS, clear_among(len(strokes)) * it.error)]
        told: list[Cost | Luck] = [*clear, *lucky]
        told.sort(key=lambda it: (-size(it), it.entry))
        moments = sorted(told[:MOMENTS], key=lambda it: it.entry)
        for it in moments:
            if isinstance(it, Luck):
                act = next(act for act in self.acts if act.entry == it.entry)
                it.at = told_at(self.game, act)
                it.odds = odds_of(self.table, act, it.at)
        return Review(
            2,
            self.together,
            moments,
            sorted(clear, key=lambda it: (it.seat, -it.cost, it.entry)),
            points,
            self.balances(counted, clear, points, ends),
            len(self.judged),
            self.counted,
            self.plays,
            len(self.table.log),
            given_up(self.table) is not None,
        )

    def balances(
        self, counted: list[tuple[Cost, Counted]], clear: list[Cost], points: list[Point], ends: list[float]
    ) -> list[Balance]:
        """Return what each seat that chose had from its choices, from the others and from luck."""
        own = {seat: own_of(seat, [cost for cost, _ in counted], clear) for seat in range(self.table.seats)}
        if self.together:
            sums = [own[seat] for seat in sorted({point.seat for point in points})]
            return [self.balance(-1, points[0].chance, sums, (0.0, 0.0), ends[0])] if points else []
        found: list[Balance] = []
        for seat in sorted({point.seat for point in points}):
            first = next(point.chance for point in points if point.seat == seat)
            gifts = [self.gift(seat, cost, plays) for cost, plays in counted if cost in clear and cost.seat != seat]
            others = sum_of([mean for mean, _ in gifts]), sqrt(sum_of([error**2 for _, error in gifts]))
            found.append(self.balance(seat, first, [own[seat]], others, ends[seat]))
        return found

    def balance(self, seat: int, first: Share, own: list[Own], others: tuple[float, float], last: float) -> Balance:
        """Add it all up: luck is what is left."""
        cost = sum_of([each.cost for each in own])
        error = sqrt(error_of(first) ** 2 + others[1] ** 2 + sum_of([each.error**2 for each in own]))
        is_ended = self.table.outcome is not None and given_up(self.table) is None
        won = bool(last) if is_ended else None
        return Balance(seat, first, own, others[0], last - first.mean + cost - others[0], last, error, won)

    def gift(self, seat: int, cost: Cost, counted: Counted) -> tuple[float, float]:
        """Return what a costly choice of another was worth to a seat, and the standard error.

        Whoever chose may not have known who wins with whom: it is counted in those of the worlds it imagined in which
        the two are no partners, and if they are, it costs both the same.
        """
        if seat in self.partners[cost.seat]:
            return -cost.cost, cost.error
        pairs = zip(*counted.ends, strict=True)
        apart = [ends for ends in pairs if not any({seat, cost.seat} <= set(end.winners) for end in ends)]
        gains = [float(seat in chosen.winners) - float(seat in better.winners) for better, chosen in apart]
        return mean_and_error(gains) if len(gains) >= FEWEST else (0.0, 0.0)


def grounds(game: Game, view: Any, action: Any) -> list[ToldGround]:
    """Return what the board says of a choice, what matters most first."""
    found = sorted(game.counsel(view, action), key=lambda ground: -ground.weight)
    return [ToldGround(encode(it.message), it.weight, it.against) for it in found]


def own_of(seat: int, counted: list[Cost], clear: list[Cost]) -> Own:
    """Add up what the choices of a seat cost; what is not clear one by one counts if it is clear together."""
    named = [it for it in clear if it.seat == seat]
    rest = [it for it in counted if it.seat == seat and it not in clear]
    small, unsure = sum_of([it.cost for it in rest]), sqrt(sum_of([it.error**2 for it in rest]))
    is_told = small >= max(LEAST, CLEAR * unsure)
    errors = [it.error**2 for it in (*named, *(rest if is_told else ()))]
    return Own(seat, sum_of([it.cost for it in named]), small if is_told else 0.0, sqrt(sum_of(errors)))


def size(moment: Cost | Luck) -> float:
    """How much a moment changed."""
    return moment.cost if isinstance(moment, Cost) else abs(moment.change)


def error_of(some: Share) -> float:
    """Return the standard error of a share."""
    return (some.high - some.low) / (2 * NORMAL)


def look_through(table: Table, plays: int = PLAYS, done: Callable[[float], None] = lambda more: None) -> Review:
    """Look through a play in this process; `done` is told how much more of it is."""
    thinking, answer, before = Reviewer(table, plays).run(), None, 0.0
    try:
        while True:
            task: Task = thinking.send(answer)
            done(task.progress - before)
            before = task.progress
            answer = examine(table.game, task.view, task.options, table.seats, task.step)
    except StopIteration as stop:
        done(1.0 - before)
        found: Review = stop.value
        return found
