"""Do searches hold up other tables? The time of moves at 50 tables, in turns without and beside ten that search.

    python tools/thinking_load.py --tables 50 --searching 10 --seconds 20 --rounds 3

A server of its own (`coffret serve`); at each of the tables two people, played by this program, move once a second,
and the time until the acknowledgement that it is on disk is taken. At the others, bots that search play Away Missions;
between the rounds they are paused. Prints the median, 99 % and the longest of each round, and how much was thought.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from coffret.client import Client, Refused, bot, make_table, person
from coffret.kernel.chance import Rng, seeded


async def moving(client: Client, seconds: float, rng: Rng, times: list[float]) -> None:
    """Move once a second at one table, and note how long it takes."""
    mirror, end = client.mirror, perf_counter() + seconds
    await asyncio.sleep(rng.chance())
    while perf_counter() < end and not mirror.is_over:
        await client.until(lambda: mirror.is_over or bool(mirror.to_choose()))
        if mirror.is_over:
            return
        seat = mirror.to_choose()[0]
        options = mirror.looks[seat]["options"]
        begin = perf_counter()
        try:
            await client.move(seat, options[rng.below(len(options))]["do"])
            times.append(perf_counter() - begin)
        except Refused:
            pass
        await asyncio.sleep(1.0)


async def measure(url: str, wish: argparse.Namespace) -> None:
    """Make the tables, and measure in turns."""
    people = [person("Ada"), person("Bea")]
    tables = [await make_table(url, "a-team", people, seed=f"load {number}") for number in range(wish.tables)]
    clients = [Client(url, made.tokens) for made in tables]
    for client in clients:
        await client.__aenter__()
    seats = [bot("Bo", "expert"), bot("Cy", "expert")]
    thinking = [
        await make_table(url, "away-missions", seats, seed=f"think {number}", pace=0)
        for number in range(wish.searching)
    ]
    hosts = [Client(url, [made.host, made.spectator]) for made in thinking]
    for host in hosts:
        await host.__aenter__()
    for round in range(2 * wish.rounds):
        searches = bool(round % 2)
        for host in hosts:
            await host.ask({"t": "host", "do": "resume" if searches else "pause"})
        times: list[float] = []
        rngs = [seeded(f"round {round}", number) for number in range(len(clients))]
        await asyncio.gather(
            *[moving(client, wish.seconds, rng, times) for client, rng in zip(clients, rngs, strict=True)]
        )
        times.sort()
        what = "beside searches" if searches else "without        "
        lines = sum(host.mirror.first.get(-3, 0) + len(host.mirror.lines.get(-3, [])) for host in hosts)
        print(
            f"{what}  {len(times):5} moves  median {1000 * times[len(times) // 2]:.0f} ms  "
            f"99 % {1000 * times[int(len(times) * 0.99)]:.0f} ms  longest {1000 * times[-1]:.0f} ms  "
            f"(lines told by searching tables so far: {lines})",
            flush=True,
        )
    for client in (*clients, *hosts):
        await client.__aexit__()


def main() -> None:
    """Start a server, measure, and end it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--searching", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-P",
            "-m",
            "coffret",
            "serve",
            "--port",
            "0",
            "--db",
            str(Path(folder) / "tables.db"),
        ]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None, "the server did not start"
            asyncio.run(measure(found[0].rstrip("/."), wish))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
