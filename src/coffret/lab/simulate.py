"""Many plays between bots, counted; results do not depend on the number of processes."""

from __future__ import annotations

import math
import multiprocessing
import shlex
import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from time import perf_counter
from typing import Any

import msgspec

from coffret.bots import invite, play_game
from coffret.bots.faults import Faults
from coffret.kernel.content import Raw
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import load
from coffret.kernel.options import option_text
from coffret.lab.statistics import wilson

BATCH = 200  # games that a process plays before it reports

Ending = tuple[str, tuple[int, ...], str]  # side, winning seats where there is no side, rule


class Experiment(msgspec.Struct, frozen=True, kw_only=True):
    """What to play, in enough detail to reproduce every figure."""

    game: str
    games: int
    bots: tuple[str, ...]  # by seat
    seed: int | str
    options: dict[str, bool | int | str] = {}
    pack: Raw | None = None
    pack_file: str = ""

    def __post_init__(self) -> None:
        """What a pack brings is what is played, such as a mission of one's own, unless an option says otherwise."""
        brought = load(self.game).brought_by(self.pack)
        msgspec.structs.force_setattr(self, "options", {**brought, **self.options})

    def command(self) -> str:
        """Return the command that reproduces the figures."""
        words = ["coffret", "simulate", self.game, "--games", str(self.games), "--seats", str(len(self.bots))]
        words += ["--bots", ",".join(self.bots), "--seed", str(self.seed)]
        for id, value in self.options.items():
            words += ["--option", f"{id}={option_text(value)}"]
        return shlex.join([*words, "--content", self.pack_file] if self.pack_file else words)


class Tally(msgspec.Struct):
    """Counts over some plays."""

    games: int
    endings: Counter[Ending]
    wins: list[int]
    decisions: int
    by_chance: int
    faults: Counter[str]

    def count(self, side: str, winners: tuple[int, ...], rule: str, decisions: int, by_chance: int) -> None:
        """Count one more play."""
        self.games += 1
        self.endings[side, () if side else winners, rule] += 1
        for seat in winners:
            self.wins[seat] += 1
        self.decisions += decisions
        self.by_chance += by_chance

    def add(self, other: Tally) -> None:
        """Add the counts of other plays."""
        self.games += other.games
        self.endings += other.endings
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins)]
        self.decisions += other.decisions
        self.by_chance += other.by_chance
        self.faults += other.faults


class Share(msgspec.Struct):
    """How often something happened, with a 95 % confidence interval."""

    count: int
    share: float
    low: float
    high: float


class SeatWins(Share):
    """How often one seat won."""

    seat: int
    bot: str


class Result(Share):
    """One way in which plays ended."""

    outcome: str  # a side, or seats
    rule: str


class Report(msgspec.Struct, kw_only=True):
    """The figures of an experiment."""

    game: str
    games: int
    seats: int
    seed: int | str
    bots: tuple[str, ...]
    options: dict[str, bool | int | str]
    content: str
    outcomes: dict[str, int]
    endings: dict[str, int]
    results: list[Result]
    wins: list[SeatWins]
    decisions: int
    by_players: int
    faults: dict[str, int]  # of bots, in whose place something possible was done
    seconds: float
    command: str


def simulate(experiment: Experiment, jobs: int = 1, done: Callable[[int], None] = lambda games: None) -> Report:
    """Play all games; `done` is called after each batch with its number of games."""
    begin = perf_counter()
    total = empty(experiment)
    batches = cut(experiment.games, jobs)
    played = in_one(experiment, batches) if jobs == 1 else in_many(experiment, batches, jobs)
    for tally in played:
        total.add(tally)
        done(tally.games)
    return report(experiment, total, perf_counter() - begin)


def cut(games: int, jobs: int) -> Iterator[range]:
    """Split the games into batches small enough to show progress and balance the work."""
    size = max(1, min(BATCH, math.ceil(games / (jobs * 20))))
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def empty(experiment: Experiment) -> Tally:
    return Tally(0, Counter(), [0] * len(experiment.bots), 0, 0, Counter())


def in_one(experiment: Experiment, batches: Iterator[range]) -> Iterator[Tally]:
    """Play in this process."""
    facts = facts_of(experiment)
    for batch in batches:
        yield play_batch(experiment, batch, facts)


def in_many(experiment: Experiment, batches: Iterator[range], jobs: int) -> Iterator[Tally]:
    """Play in several processes, which receive the experiment and game numbers and return tallies."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, prepare, (experiment,))
    try:
        running = {pool.submit(play_prepared, batch) for batch in islice(batches, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play_prepared, batch) for batch in islice(batches, len(done))}
            yield from [future.result() for future in done]
    except BrokenProcessPool as error:
        raise CoffretError("error-process-died") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


_prepared: list[tuple[Experiment, Any]] = []  # in a process of the pool: what it plays


def prepare(experiment: Experiment) -> None:
    """Initialize a worker process; Ctrl-C is handled by its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    invite(experiment.bots)
    _prepared[:] = [(experiment, facts_of(experiment))]


def play_prepared(batch: range) -> Tally:
    experiment, facts = _prepared[0]
    return play_batch(experiment, batch, facts)


def facts_of(experiment: Experiment) -> Any:
    """Return the game's content as the rules use it."""
    game = load(experiment.game)
    if experiment.pack is None:
        return game.own_facts()
    return game.make_facts(game.content(experiment.pack, experiment.pack_file))


def play_batch(experiment: Experiment, batch: range, facts: Any) -> Tally:
    """Play some of the games, each with its own seed."""
    game = load(experiment.game)
    tally, faults = empty(experiment), Faults()
    tally.faults = faults.counts
    for number in batch:
        played = play_game(game, experiment.bots, f"{experiment.seed}/{number}", experiment.options, facts, faults)
        outcome = played.outcome
        tally.count(outcome.side, outcome.winners, outcome.rule, played.decisions, played.by_chance)
    return tally


def report(experiment: Experiment, total: Tally, seconds: float) -> Report:
    """Compute the figures from the counts."""
    endings = sorted(total.endings.items(), key=lambda item: (-item[1], item[0]))
    game = load(experiment.game)
    where = experiment.pack_file
    return Report(
        game=experiment.game,
        games=total.games,
        seats=len(experiment.bots),
        seed=experiment.seed,
        bots=experiment.bots,
        options=game.simulated(experiment.options),
        content=(game.content(experiment.pack, where) if experiment.pack else game.own_content()).hash(),
        outcomes=counted((outcome_name(ending), count) for ending, count in endings),
        endings=counted((ending[2], count) for ending, count in endings),
        results=[
            Result(*share(count, total.games), outcome=outcome_name(ending), rule=ending[2])
            for ending, count in endings
        ],
        wins=[
            SeatWins(*share(count, total.games), seat=seat, bot=bot)
            for seat, (bot, count) in enumerate(zip(experiment.bots, total.wins), 1)
        ],
        decisions=total.decisions,
        by_players=total.decisions - total.by_chance,
        faults=counted(total.faults.items()),
        seconds=round(seconds, 3),
        command=experiment.command(),
    )


def counted(items: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Sum counts with the same name, most frequent first."""
    sums: Counter[str] = Counter()
    for name, count in items:
        sums[name] += count
    return dict(sorted(sums.items(), key=lambda item: (-item[1], item[0])))


def share(count: int, games: int) -> tuple[int, float, float, float]:
    low, high = wilson(count, games)
    return count, round(count / games, 6) if games else 0.0, round(low, 6), round(high, 6)


def outcome_name(ending: Ending) -> str:
    """Return the winning side, or the winning seats counted from 1."""
    side, winners, _ = ending
    if side or not winners:
        return side or "nobody"
    return "seat " + "+".join(str(seat + 1) for seat in winners)
