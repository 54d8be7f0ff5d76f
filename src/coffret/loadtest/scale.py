"""Servers beside each other under one load: SQLite with one process, and PostgreSQL with several.

The limit is what all tables can make together when every seat moves as soon as it is asked. At four fifths of it, moves
arrive by themselves (`openloop.py`), and their times are counted. The load comes from processes of its own.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from coffret.kernel.game import games, load
from coffret.loadtest.histogram import Histogram
from coffret.loadtest.measure import SERVE, STEADY
from coffret.loadtest.openloop import Done, Plan
from coffret.loadtest.process import ServerProcess, cpu_of

GENERATE = "import sys; from coffret.loadtest.openloop import main; main(sys.argv[1])"
WARM_UP = 2.0  # seconds before the figures count
LEAST_RATE = 10.0  # moves a second


class Setting(msgspec.Struct, frozen=True):
    """What is measured: a store, how many processes serve it, and how clients come to them."""

    store: str  # sqlite or postgresql
    processes: int = 1
    by_seat: bool = False  # seats of one table come to different processes, which carry them to its owner

    @property
    def name(self) -> str:
        way = "" if self.processes == 1 else ", any process" if self.by_seat else ", routed by table"
        return f"{self.store}, {self.processes} process{'es' if self.processes > 1 else ''}{way}"


class Measured(msgspec.Struct):
    """The figures of a setting."""

    setting: Setting
    limit: list[float]  # moves a second, turn by turn
    server_us: float  # processor time for a move at the limit: of all server processes,
    database_us: float  # of the database,
    load_us: float  # and of the load itself
    rate: float = 0.0  # moves a second that arrive at four fifths of the limit
    made: float = 0.0  # and that were made
    times: Histogram = msgspec.field(default_factory=Histogram)


class Run(msgspec.Struct):
    """One run of the load."""

    moves_per_second: float
    server_us: float
    database_us: float
    load_us: float
    times: Histogram


def settings(counts: list[int], has_database: bool) -> list[Setting]:
    """Return what is compared: each number of processes, with clients at any of them and routed by table."""
    found = [Setting("sqlite")]
    for count in counts if has_database else []:
        found += [Setting("postgresql", count, by_seat=True)] if count > 1 else []
        found.append(Setting("postgresql", count))
    return found


def compare(
    game: str,
    chosen: list[Setting],
    db: str,
    *,
    tables: int = 100,
    seats: int = 4,
    seconds: float = 10,
    turns: int = 2,
    generators: int = 1,
    done: Callable[[str], None] = lambda what: None,
) -> list[Measured]:
    """Measure all settings, in turns at their limits, then each at four fifths of it."""
    found = [Measured(setting, [], 0, 0, 0) for setting in chosen]
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(turns):
            for each in found:
                plan = Plan([], game, seats, tables, 0.0, seconds, WARM_UP, turn)
                run = under_load(each.setting, plan, db, Path(folder), generators)
                each.limit.append(run.moves_per_second)
                each.server_us += run.server_us / turns
                each.database_us += run.database_us / turns
                each.load_us += run.load_us / turns
                done(f"{each.setting.name}: {run.moves_per_second:.0f}/s")
        for each in found:
            each.rate = max(LEAST_RATE, STEADY * sum(each.limit) / turns)
            plan = Plan([], game, seats, tables, each.rate, seconds, WARM_UP, turns)
            run = under_load(each.setting, plan, db, Path(folder), generators)
            each.made, each.times = run.moves_per_second, run.times
            done(f"{each.setting.name}: 99 % in {run.times.quantile(0.99):.0f} ms")
    return found


class Beside(msgspec.Struct):
    """What searches change for those who play beside them."""

    game: str
    searches: int
    rate: float  # moves a second that arrive
    alone: list[Histogram]  # turn by turn
    beside: list[Histogram]

    @property
    def change(self) -> float:
        """By how much longer 99 % of the moves take beside the searches, all turns together."""
        without, with_them = merged(self.alone).quantile(0.99), merged(self.beside).quantile(0.99)
        return with_them / max(0.001, without) - 1


def beside_searches(
    game: str,
    searches: int,
    rate: float,
    *,
    tables: int = 100,
    seats: int = 4,
    seconds: float = 10,
    turns: int = 2,
    done: Callable[[str], None] = lambda what: None,
) -> Beside:
    """Measure moves of people without and with searches beside them, in turns, on one server with SQLite."""
    found = Beside(game, searches, rate, [], [])
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(turns):
            for count, times in ((0, found.alone), (searches, found.beside)):
                plan = Plan([], game, seats, tables, rate, seconds, WARM_UP, turn, count, thought_about(game))
                run = under_load(Setting("sqlite"), plan, "", Path(folder), 1)
                times.append(run.times)
                done(f"{count} searches: 99 % of {run.moves_per_second:.0f}/s in {run.times.quantile(0.99):.1f} ms")
    return found


def thought_about(slug: str) -> str:
    """Return the game at which experts search: this one, or the one they think about most where none of it helps."""
    return slug if load(slug).about.thinks[1] else max(games(), key=lambda other: load(other).about.thinks[1])


def merged(histograms: list[Histogram]) -> Histogram:
    """Return everything that several histograms have counted."""
    found = Histogram()
    for each in histograms:
        found.merge(each)
    return found


def under_load(setting: Setting, plan: Plan, db: str, folder: Path, generators: int) -> Run:
    """Start the servers and the load, and measure once."""
    place = db if setting.store == "postgresql" else str(Path(tempfile.mkdtemp(dir=folder), "tables.db"))
    servers = [ServerProcess(SERVE, place) for _ in range(setting.processes)]
    try:
        plan.urls, plan.by_seat = [server.url for server in servers], setting.by_seat
        return loaded(servers, plan, generators, place if place == db else "")
    finally:
        for server in servers:
            server.stop()


def loaded(servers: list[ServerProcess], plan: Plan, generators: int, db: str) -> Run:
    """Let processes of the generator make the load together."""
    share = msgspec.structs.replace(plan, tables=max(1, plan.tables // generators), rate=plan.rate / generators)
    loads = [
        subprocess.Popen(
            [sys.executable, "-c", GENERATE, msgspec.json.encode(part).decode()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for part in [msgspec.structs.replace(share, seed=plan.seed * 100 + number) for number in range(generators)]
    ]
    try:
        for load in loads:
            expect(load, "ready")
        for load in loads:
            assert load.stdin is not None
            print("go", file=load.stdin, flush=True)
        for load in loads:
            expect(load, "counting")
        database = database_processes(db) if db else []  # now that all connections are open
        pids = [[server.process.pid for server in servers], database, [load.pid for load in loads]]
        before = [sum(map(cpu_of, group)) for group in pids]
        lines = [line_of(load) for load in loads]
        spent = [sum(map(cpu_of, group)) - began for group, began in zip(pids, before, strict=True)]
    finally:
        for load in loads:
            load.kill()
            load.wait()
    parts = [msgspec.json.decode(line, type=Done) for line in lines]
    times = merged([part.times for part in parts])
    moves = max(1, times.total)
    server, base, made = [1e6 * each / moves for each in spent]
    return Run(sum(part.moves / part.seconds for part in parts), server, base, made, times)


def expect(load: subprocess.Popen[str], word: str) -> None:
    """Wait until a process of the generator says how far it is."""
    if line_of(load).strip() != word:
        raise RuntimeError("the load could not be made")


def line_of(load: subprocess.Popen[str]) -> str:
    """Return what a process of the generator says next."""
    assert load.stdout is not None
    return load.stdout.readline()


def database_processes(db: str) -> list[int]:
    """Return the processes of a PostgreSQL that runs on this machine; none if it does not."""
    from coffret.server.store.postgres_link import ask

    ((pid,),) = ask(db, [("SELECT pg_backend_pid()", ())])[0]
    found = Path(f"/proc/{pid}/stat")
    parent = found.read_text().rsplit(")", 1)[1].split()[1] if found.exists() else ""
    children = Path(f"/proc/{parent}/task/{parent}/children")
    return [int(each) for each in children.read_text().split()] if parent and children.exists() else []
