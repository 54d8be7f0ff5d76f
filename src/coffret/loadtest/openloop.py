"""Open-loop load: moves arrive at times of their own, whether or not the server has answered those before.

A move is timed from the moment at which it was meant to be sent. If every table is still waiting for the server then,
the move waits too, and that counts: a server that stalls cannot slow down the load, and so hide that it stalled.
"""

from __future__ import annotations

import asyncio
import math
import sys
from collections import deque
from time import perf_counter

import msgspec

from coffret.client.asking import bot, make_table, person
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import load
from coffret.loadtest.histogram import Histogram
from coffret.loadtest.players import Player, Table, Tally
from coffret.loadtest.socket import SocketClient
from coffret.server.command import fast_loop

FINE = 1 << 30  # steps of chance between two arrivals


class Plan(msgspec.Struct):
    """What one process of the generator does."""

    urls: list[str]
    game: str
    seats: int
    tables: int
    rate: float  # moves a second; 0: as many as the tables can make
    seconds: float
    warm_up: float
    seed: int
    searches: int = 0  # tables beside, at which experts search all the time
    searched: str = ""  # the game they play
    by_seat: bool = False  # the seats of a table come to different servers


class Done(msgspec.Struct):
    """What it has measured."""

    times: Histogram
    seconds: float
    moves: int
    behind: int  # moves that were due and had not been sent at the end


class Arrivals:
    """Moves that are due, and seats that are ready to make one."""

    def __init__(self, rate: float, rng: Rng) -> None:
        self.rate = rate
        self.rng = rng
        self.ready: deque[tuple[OpenTable, Player, SocketClient]] = deque()
        self.due: deque[float] = deque()
        self.times = Histogram()
        self.is_counting = False

    def gap(self) -> float:
        """Return the seconds until the next arrival, of a Poisson process."""
        return -math.log((1 + self.rng.below(FINE)) / FINE) / self.rate

    async def keep_arriving(self) -> None:
        """Let moves become due, at their own times."""
        when = perf_counter()
        while True:
            when += self.gap()
            wait = when - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            self.due.append(when)
            self.match()

    def match(self) -> None:
        """Let ready seats make the moves that are due; without a rate, each at once."""
        while self.ready and (self.due or not self.rate):
            table, player, socket = self.ready.popleft()
            if player.is_asked and table.plays:
                table.send_move(player, socket, self.due.popleft() if self.rate else perf_counter())

    def answered(self, seconds: float) -> None:
        """Count a move that was acknowledged."""
        if self.is_counting:
            self.times.add(seconds)


class Timed(Tally):
    """Passes the time of each move on."""

    def __init__(self, arrivals: Arrivals) -> None:
        super().__init__()
        self.times = Times(arrivals)


class Times(list[float]):
    """Takes times without keeping them."""

    def __init__(self, arrivals: Arrivals) -> None:
        super().__init__()
        self.arrivals = arrivals

    def append(self, seconds: float) -> None:
        self.arrivals.answered(seconds)


class OpenTable(Table):
    """A table whose seats wait until a move is due."""

    def __init__(self, plan: Plan, number: int, arrivals: Arrivals) -> None:
        url = plan.urls[number % len(plan.urls)]
        super().__init__(url, plan.game, plan.seats, 0.0, seeded("open", plan.seed * 100_000 + number), Timed(arrivals))
        self.plan = plan
        self.number = number
        self.arrivals = arrivals

    async def open(self) -> None:
        made = await make_table(self.url, self.game, [person() for _ in range(self.seats)])
        for each in made.seats:
            if self.plan.by_seat:
                self.url = self.plan.urls[(self.number + each.seat) % len(self.plan.urls)]
            await self.sit_down(each.seat, each.token or "")

    def consider(self, player: Player, socket: SocketClient) -> None:
        if player.is_over:
            self.over.set()
        elif self.plays and player.is_asked:
            self.arrivals.ready.append((self, player, socket))
            self.arrivals.match()

    def send_move(self, player: Player, socket: SocketClient, due: float) -> None:
        """Send a move that was due at some time."""
        text = player.move(self.rng)
        for id in player.sent:
            player.sent[id] = due
        socket.send(text)


async def keep_playing(plan: Plan, table: OpenTable, spare: list[OpenTable], arrivals: Arrivals) -> None:
    """Play table after table, starting with those that are ready."""
    number = table.number
    try:
        while True:
            table.play()
            await table.over.wait()
            table.close()
            if spare:
                table = spare.pop()
            else:
                number += 10_000
                table = OpenTable(plan, number, arrivals)
                await table.open()
    finally:
        table.close()


async def keep_searching(plan: Plan, number: int) -> None:
    """Let experts play against each other, table after table."""
    seats = load(plan.searched).about.seats[0]
    while True:
        url = plan.urls[number % len(plan.urls)]
        made = await make_table(url, plan.searched, [bot("", "expert") for _ in range(seats)], pace=0)
        ended = asyncio.Event()

        def heard(text: bytes, ended: asyncio.Event = ended) -> None:
            if text.startswith(b'{"t":"table"') and (b'"state":"over"' in text or b'"state":"ended"' in text):
                ended.set()

        socket = await SocketClient.connect(url, heard)
        socket.send(f'{{"t":"hello","tokens":["{made.spectator}"]}}')
        try:
            await ended.wait()
        finally:
            socket.close()


async def run(plan: Plan) -> Done:
    """Open the tables, let moves arrive for a while, and count."""
    arrivals = Arrivals(plan.rate, seeded("arrivals", plan.seed))
    rooms = [OpenTable(plan, number, arrivals) for number in range(2 * plan.tables)]
    for room in rooms:
        await room.open()
    spare = rooms[plan.tables :]
    beside = [asyncio.create_task(keep_searching(plan, number)) for number in range(plan.searches)]
    tasks = beside + [asyncio.create_task(keep_playing(plan, room, spare, arrivals)) for room in rooms[: plan.tables]]
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)  # all begin together
    if plan.rate:
        tasks.append(asyncio.create_task(arrivals.keep_arriving()))
    await asyncio.sleep(plan.warm_up)
    arrivals.is_counting, begin = True, perf_counter()
    print("counting", flush=True)
    await asyncio.sleep(plan.seconds)
    arrivals.is_counting, spent = False, perf_counter() - begin
    done = Done(arrivals.times, spent, arrivals.times.total, len(arrivals.due))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for room in rooms:
        room.close()
    return done


def main(plan: str) -> None:
    """Run one process of the generator, and print what it has measured."""
    with asyncio.Runner(loop_factory=fast_loop) as runner:
        done = runner.run(run(msgspec.json.decode(plan, type=Plan)))
    print(msgspec.json.encode(done).decode(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
