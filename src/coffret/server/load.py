"""How much the server bears: many tables with a program in every seat, against a real server process.

Every move is timed from being sent to being acknowledged, which is when it is on disk.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from coffret.client.asking import make_table, person
from coffret.kernel.chance import Rng, seeded
from coffret.server.command import fast_loop

SERVE = """
import sys
from coffret.server.command import serve
from coffret.server.limits import Limits
many = Limits(messages_per_second=1e6, messages_at_once=10**6, requests_per_second=1e6, requests_at_once=10**6)
serve("127.0.0.1", 0, sys.argv[1], False, limits=many, told=lambda where: print(where, flush=True))
"""
WARM_UP = 1.0  # seconds before the figures count, until texts have been said once
TICKS = 100  # of the processor's clock in a second, as /proc counts


class Load(msgspec.Struct):
    """The figures of a run."""

    game: str
    tables: int
    seats: int
    wanted: float  # moves a second that the players try to make; 0: as many as they can
    seconds: float
    moves: int
    moves_per_second: float
    median_ms: float
    p99_ms: float
    idle_table_kb: float  # with all its seats connected
    cold_start_s: float  # from the start of the process to the first byte of an answer
    server_cpu: float  # the share of one core that the server used


class Server:
    """A server process on a file of its own."""

    def __init__(self, db: Path) -> None:
        begin = perf_counter()
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, str(db)], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")
        if not self.url:
            raise RuntimeError("the server did not start")
        with suppress(urllib.error.HTTPError), urllib.request.urlopen(self.url) as page:
            page.read(1)
        self.cold_start = perf_counter() - begin

    def memory(self) -> float:
        """Resident kilobytes, where the system tells."""
        status = Path(f"/proc/{self.process.pid}/status")
        lines = status.read_text().splitlines() if status.exists() else []
        return next((float(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0.0)

    def cpu(self) -> float:
        """Seconds of processor time, where the system tells."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        fields = stat.read_text().rsplit(")", 1)[1].split() if stat.exists() else ["0"] * 13
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self) -> None:
        """End the process."""
        self.process.terminate()
        self.process.wait()


class Option(msgspec.Struct):
    """Of an option a player needs its notation."""

    do: str


class Glimpse(msgspec.Struct):
    """Of a look a player needs whether he is waited for, and his options."""

    waiting: list[int]
    options: list[Option]


class Heard(msgspec.Struct):
    """A message of the server, as far as a player needs it."""

    t: str
    v: int | None = 0
    id: str | None = None
    state: str = ""
    full: Glimpse | None = None
    diff: list[msgspec.Raw] = []


class Player:
    """A program in a seat that plays at random: a client that understands only what it needs, to leave the
    processor to the server."""

    def __init__(self, seat: int, token: str, times: list[float]) -> None:
        self.seat = seat
        self.token = token
        self.version = 0
        self.glimpse = Glimpse([], [])
        self.is_over = False
        self.needs = 0  # the version that shows the own last move
        self.sent: dict[str, float] = {}
        self.times = times  # how long the moves of all players took

    def hello(self) -> str:
        return f'{{"t":"hello","tokens":["{self.token}"]}}'

    def hear(self, text: str | bytes) -> None:
        """Take in a message."""
        message = hear(text)
        if message.t == "look":
            self.version = message.v or 0
            if message.full is not None:
                self.glimpse = message.full
            for change in message.diff:
                self.change(bytes(change))
        elif message.t == "ack" and message.id in self.sent:
            self.times.append(perf_counter() - self.sent.pop(message.id))
            self.needs = message.v or 0
        elif message.t == "no":
            self.sent.clear()
        elif message.t == "table":
            self.is_over = message.state in ("over", "ended")

    def change(self, change: bytes) -> None:
        """Take in one change of the look, if it concerns the options."""
        if change.startswith(b'[["waiting"]'):
            self.glimpse.waiting = msgspec.json.decode(change)[1]
        elif change.startswith(b'[["options"'):
            plain = msgspec.json.decode(change)
            items = [Option(item["do"]) for item in plain[-1]] if len(plain) == 4 else [Option(plain[-1]["do"])]
            start = plain[1] if len(plain) == 4 else plain[0][1]
            self.glimpse.options[start : start + (plain[2] if len(plain) == 4 else 1)] = items

    @property
    def is_asked(self) -> bool:
        """Whether it is time to choose."""
        if self.sent or self.version < self.needs:
            return False
        return self.seat in self.glimpse.waiting and bool(self.glimpse.options)

    def move(self, rng: Rng) -> str:
        """A choice at random."""
        options = self.glimpse.options
        id = f"{self.seat}.{self.version}"
        self.sent[id] = perf_counter()
        action = options[rng.below(len(options))].do
        return f'{{"t":"move","id":"{id}","seat":{self.seat},"v":{self.version},"action":"{action}"}}'


hear = msgspec.json.Decoder(Heard).decode


class Table:
    """One table of the load, with a player connected in every seat."""

    def __init__(self, url: str, game: str, seats: int, pause: float, rng: Rng, times: list[float]) -> None:
        self.url = url
        self.game = game
        self.seats = seats
        self.times = times
        self.pause = pause  # seconds between two moves of the table
        self.rng = rng
        self.due = 0.0
        self.players: list[Player] = []
        self.sockets: list[ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.over = asyncio.Event()

    async def open(self) -> None:
        """Make the table and take all seats."""
        made = await make_table(self.url, self.game, [person() for _ in range(self.seats)])
        address = self.url.replace("http", "ws", 1) + "/ws"
        for each in made.seats:
            player = Player(each.seat, each.token or "", self.times)
            socket = await connect(address, compression=None, ping_interval=None)
            self.players.append(player)
            self.sockets.append(socket)
            await socket.send(player.hello())
            while not player.version:
                player.hear(await socket.recv())

    def play(self) -> None:
        """Begin to move; the tables do not keep step with each other."""
        self.due = perf_counter() + self.pause * self.rng.below(1000) / 1000
        self.tasks = [asyncio.create_task(self.sit(*pair)) for pair in zip(self.players, self.sockets, strict=True)]

    async def sit(self, player: Player, socket: ClientConnection) -> None:
        """Play one seat: choose whenever it is asked, at the pace of the table."""
        with suppress(ConnectionClosed):
            while not player.is_over:
                if player.is_asked:
                    if (wait := self.due - perf_counter()) > 0:
                        await asyncio.sleep(wait)
                    self.due = max(self.due, perf_counter() - 5 * self.pause) + self.pause
                    await socket.send(player.move(self.rng))
                player.hear(await socket.recv())
            self.over.set()

    async def close(self) -> None:
        """Leave."""
        for task in self.tasks:
            task.cancel()
        for socket in self.sockets:
            await socket.close()


async def keep_playing(table: Table, spare: list[Table]) -> None:
    """Play one table after the other, first those that stand ready."""
    try:
        while True:
            table.play()
            await table.over.wait()
            await table.close()
            if spare:
                table = spare.pop()
            else:
                table = Table(table.url, table.game, table.seats, table.pause, table.rng, table.times)
                await table.open()
    finally:
        for task in table.tasks:
            task.cancel()


async def run(server: Server, game: str, tables: int, seats: int, seconds: float, rate: float) -> Load:
    """Open the tables, let them play for a while, and count."""
    before = server.memory()
    pause = tables / rate if rate else 0.0
    times: list[float] = []
    rooms = [Table(server.url, game, seats, pause, seeded("load", number), times) for number in range(2 * tables)]
    for room in rooms:
        await room.open()
    await asyncio.sleep(0.5)
    idle = (server.memory() - before) / len(rooms)
    spare = rooms[tables:]  # for those that come to their end, so that play is measured and not the setting up
    tasks = [asyncio.create_task(keep_playing(room, spare)) for room in rooms[:tables]]
    await asyncio.sleep(WARM_UP)
    times.clear()
    used, begin = server.cpu(), perf_counter()
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    spent, cpu = perf_counter() - begin, server.cpu() - used
    times.sort()
    return Load(
        game=game,
        tables=tables,
        seats=seats,
        wanted=rate,
        seconds=round(spent, 1),
        moves=len(times),
        moves_per_second=round(len(times) / spent),
        median_ms=round(share(times, 0.5) * 1000, 1),
        p99_ms=round(share(times, 0.99) * 1000, 1),
        idle_table_kb=round(idle),
        cold_start_s=round(server.cold_start, 2),
        server_cpu=round(cpu / spent, 2),
    )


def share(times: list[float], part: float) -> float:
    """The time under which this part of all times is."""
    return times[min(len(times) - 1, int(len(times) * part))] if times else 0.0


def measure(
    game: str,
    *,
    tables: int = 200,
    seats: int = 4,
    seconds: float = 10,
    rate: float = 0,
    done: Callable[[str], None] = lambda what: None,
) -> Load:
    """Measure a server of this machine; `done` hears how far it is. Without a rate it is pushed to its limit."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder, "load.db"))
        done(server.url)
        try:
            with asyncio.Runner(loop_factory=fast_loop) as runner:
                return runner.run(run(server, game, tables, seats, seconds, rate))
        finally:
            server.stop()
