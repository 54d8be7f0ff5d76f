"""The measurement: a server process at its limit, a bare relay next to it, and the server at 80 % of its limit.

A move is timed from sending to acknowledgement, which is when it is on disk. Machines differ, and one machine varies
from minute to minute, so the relay is measured in the same run, alternating with the server, and the ratio is reported.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import msgspec

from coffret.kernel.chance import seeded
from coffret.loadtest.players import RelayTable, Table, Tally, Traffic
from coffret.loadtest.process import ServerProcess
from coffret.server.command import fast_loop

SERVE = """
import sys
from coffret.server.command import serve
from coffret.server.protocol.limits import Limits
many = Limits(
    messages_per_second=1e6, messages_at_once=10**6, requests_per_second=1e6, requests_at_once=10**6,
    connections_per_address=10**6, tables_per_address=10**6,
)
serve("127.0.0.1", 0, sys.argv[1], False, limits=many, told=lambda where: print(where, flush=True))
"""
RELAY = "import sys; from coffret.loadtest.relay import main; main(*sys.argv[1:])"
WARM_UP = 1.0  # seconds before the figures count, until texts have been said once
LEAST = 10  # moves that are waited for, however slow the machine is: fewer tell nothing
STEADY = 0.8  # of the limit, for the time that moves take when the server is not pushed


class Load(msgspec.Struct):
    """The figures of one run."""

    wanted: float  # moves a second that the players try to make; 0: as many as they can
    seconds: float
    moves: int
    moves_per_second: float
    median_ms: float
    p99_ms: float
    table_kb: float  # what an idle table takes, with all its seats connected
    server_cpu: float  # the share of one core that the server used
    cpu_us: float  # processor time of the server for a move, which other work on the machine changes least
    late_share: float  # how often the event loop was more than 10 ms late, ten times a second; 0 for the relay


class Comparison(msgspec.Struct):
    """One game on the server and on the bare relay, in one run."""

    game: str
    tables: int
    seats: int
    cold_start_s: float  # from the start of the process to the first byte of an answer
    limit: list[Load]  # the server as fast as it can, in turns with the relay
    relay: list[Load]
    ratio: float  # moves of the server for each of the relay, all turns together
    cpu_ratio: float  # processor time of the relay for a move, for each second that the server needs
    steady: Load  # the server at four fifths of its limit
    looks_per_move: float
    bytes_per_look: float


async def keep_playing(table: Table, spare: list[Table]) -> None:
    """Play table after table, starting with those that are ready."""
    try:
        while True:
            table.play()
            await table.over.wait()
            table.close()
            if spare:
                table = spare.pop()
            else:
                table = type(table)(table.url, table.game, table.seats, table.pause, table.rng, table.tally)
                await table.open()
    finally:
        table.close()


async def run(
    server: ServerProcess, kind: type[Table], game: str, tables: int, seats: int, seconds: float, rate: float
) -> tuple[Load, Traffic]:
    """Open the tables, let them play for a while, and count."""
    before = server.memory()
    pause = tables / rate if rate else 0.0
    tally = Tally()
    ready = 2 * tables if kind is Table else tables  # some come to their end: play is measured, not the setting up
    rooms = [kind(server.url, game, seats, pause, seeded("load", number), tally) for number in range(ready)]
    for room in rooms:
        await room.open()
    await asyncio.sleep(0.5)
    idle = (server.memory() - before) / len(rooms)
    spare = rooms[tables:]
    tasks = [asyncio.create_task(keep_playing(room, spare)) for room in rooms[:tables]]
    await asyncio.sleep(WARM_UP)
    tally.clear()
    late = await asyncio.to_thread(server.lateness)
    used, begin = server.cpu(), perf_counter()
    await asyncio.sleep(seconds)
    while len(tally.times) < LEAST and not all(task.done() for task in tasks):
        await asyncio.sleep(seconds / 10)
    spent, cpu = perf_counter() - begin, server.cpu() - used
    times, traffic = sorted(tally.times), tally.traffic
    late_share = (await asyncio.to_thread(server.lateness)).since(late)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for room in rooms:
        room.close()
    load = Load(
        wanted=round(rate),
        seconds=round(spent, 1),
        moves=len(times),
        moves_per_second=round(len(times) / spent),
        median_ms=round(share(times, 0.5) * 1000, 1),
        p99_ms=round(share(times, 0.99) * 1000, 1),
        table_kb=round(idle),
        server_cpu=round(cpu / spent, 2),
        cpu_us=round(cpu / max(1, len(times)) * 1e6),
        late_share=round(late_share, 3),
    )
    return load, traffic


def share(times: list[float], part: float) -> float:
    """Return the given quantile of the times."""
    return times[min(len(times) - 1, int(len(times) * part))] if times else 0.0


def measure(
    game: str,
    *,
    tables: int = 200,
    seats: int = 4,
    seconds: float = 10,
    turns: int = 2,
    done: Callable[[str], None] = lambda what: None,
) -> Comparison:
    """Measure a local server and a bare relay in turns; `done` is called with the progress."""
    limit: list[Load] = []
    relay: list[Load] = []
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=fast_loop) as runner:
        traffic, cold = Traffic(), 0.0
        for turn in range(turns):
            server = ServerProcess(SERVE, str(Path(folder, f"{turn}.db")))
            load, traffic = in_process(runner, server, Table, game, tables, seats, seconds)
            limit.append(load)
            cold = server.cold_start
            done(f"server {load.moves_per_second:.0f}/s")
            server = ServerProcess(RELAY, msgspec.json.encode(traffic).decode(), str(seats))
            relay.append(in_process(runner, server, RelayTable, game, tables, seats, seconds)[0])
            done(f"relay {relay[-1].moves_per_second:.0f}/s")
        rate = STEADY * total(limit) / turns
        server = ServerProcess(SERVE, str(Path(folder, "steady.db")))
        steady, _ = in_process(runner, server, Table, game, tables, seats, seconds, rate)
    return Comparison(
        game=game,
        tables=tables,
        seats=seats,
        cold_start_s=round(cold, 2),
        limit=limit,
        relay=relay,
        ratio=round(total(limit) / max(1.0, total(relay)), 2),
        cpu_ratio=round(sum(load.cpu_us for load in relay) / max(1.0, sum(load.cpu_us for load in limit)), 2),
        steady=steady,
        looks_per_move=round(traffic.looks / max(1, traffic.moves), 2),
        bytes_per_look=round(sum(traffic.sizes) / max(1, len(traffic.sizes))),
    )


def in_process(
    runner: asyncio.Runner,
    server: ServerProcess,
    kind: type[Table],
    game: str,
    tables: int,
    seats: int,
    seconds: float,
    rate: float = 0.0,
) -> tuple[Load, Traffic]:
    """Run once against a process, which is stopped afterwards."""
    try:
        return runner.run(run(server, kind, game, tables, seats, seconds, rate))
    finally:
        server.stop()


def total(runs: list[Load]) -> float:
    """Return the combined moves per second of several runs."""
    return sum(load.moves_per_second for load in runs)
