"""Kills under play over several processes on one database: independent clients, each at any of the processes.

What must hold is what `crash.py` lists, and that every table has a living owner again soon after its own has ended.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import connect

from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from tests.server.crash import Json, post
from tests.server.databases import Postgres
from tests.server.process import Process
from tests.server.promises import Line
from tests.server.reading import Reading
from tests.server.socket_player import BROKEN, PATIENT, Player
from tests.waiting import PATIENCE, until_async

OWNERS = """
SELECT tables.id FROM tables JOIN processes ON processes.id = tables.owner WHERE NOT processes.gone
"""
MOST = """
SELECT processes.id, address FROM processes LEFT JOIN tables ON owner = processes.id WHERE NOT gone
GROUP BY processes.id, address ORDER BY count(*) DESC
"""
LOOKS = 5
TRIES = 400  # connections that break one after the other before a player gives up


class Cluster:
    """Several processes on one database."""

    def __init__(self, folder: Path, postgres: Postgres, count: int, games: Iterable[str], port: int = 0) -> None:
        """The first of them reaches the database by way of another port, if one is given."""
        self.postgres = postgres
        self.db = postgres.fresh()
        self.name = self.db.partition("@/")[2].partition("?")[0]
        self.held = ExitStack()
        ways = [f"postgresql://coffret@127.0.0.1:{port}/{self.name}"] if port else []
        ways += [self.db] * (count - len(ways))
        self.processes = [
            self.held.enter_context(Process(folder / str(number), games, way)) for number, way in enumerate(ways)
        ]

    def check(self) -> None:
        """Fail if a process has ended by itself, or made a mistake."""
        for process in self.processes:
            if process.process is not None:
                process.check()

    def may_be_dying(self) -> None:
        self.check()

    def ask(self, question: str) -> list[tuple[Any, ...]]:
        """Ask the database."""
        return self.postgres.ask(self.name, question)

    def living(self) -> dict[int, Process]:
        """The processes by their numbers in the database, the owner of most tables first.

        Who is who shows by the port at which a process talks to the others.
        """
        found: dict[int, Process] = {}
        for id, address in self.ask(MOST):
            for process in self.processes:
                if process.process is not None and listens(process.pid, str(address).rpartition(":")[2]):
                    found[id] = process
        return found

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.held.__exit__(kind, error, trace)


def listens(pid: int, port: str) -> bool:
    """Whether a process listens at a port."""
    rows = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    inodes = {row[9] for row in rows if row[3] == "0A" and row[1].endswith(f":{int(port or 0):04X}")}
    found = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        try:
            found.add(str(file.readlink()).removeprefix("socket:[").rstrip("]"))
        except OSError:
            continue
    return bool(inodes & found)


class Wanderer(Player):
    """A person who comes back at another process whenever the connection breaks."""

    def __init__(self, line: Line, cluster: Cluster, table: str, seat: int, token: str) -> None:
        super().__init__(line, table, seat, token, seeded(table, seat))
        self.cluster = cluster
        self.tries = 0

    @property
    def is_at_rest(self) -> bool:
        return self.socket is not None and self.epoch >= 0 and self.pending is None and self.version >= self.needs

    @property
    def address(self) -> str:
        processes = self.cluster.processes
        process = processes[self.rng.below(len(processes))]
        return process.url.replace("http", "ws", 1) + "/ws"

    async def sit(self) -> None:
        """Play to the end, over as many processes as it takes."""
        while not self.is_over():
            why = "the connection ended"
            seen = self.version
            try:
                async with connect(self.address, **PATIENT) as socket:
                    await self.talk(socket, self.line.epoch)
            except BROKEN as error:
                why = repr(error)
            self.socket = None
            self.tries = self.tries + 1 if self.version == seen else 0
            await self.line.tell()
            if self.tries > TRIES:
                self.line.wrong.append(f"{self.table}, seat {self.seat} cannot come back: {why}")
                await self.line.tell()
                return
            if self.tries:
                await a_moment()


async def a_moment() -> None:
    """Give the processes a moment: some beats of the tests' waiting."""
    beats = iter(range(LOOKS))
    await until_async(lambda: next(beats, None) is None)


class ClusterKills:
    """Tables that are always played over several processes, which are killed one after the other."""

    def __init__(self, cluster: Cluster, games: list[str], seed: int, tables: int = 4) -> None:
        self.cluster = cluster
        self.line = Line(cluster)  # type: ignore[arg-type]
        self.games = games
        self.rng = seeded("cluster", seed)
        self.tables = tables
        self.made = 0
        self.starting: asyncio.Task[None] | None = None
        self.players: dict[str, list[Wanderer]] = {}
        self.orphaned: Callable[[], None] = lambda: None  # told when tables lose their owner, and when all have one
        self.owned: Callable[[], None] = lambda: None

    async def run(self, kills: int, restarts: int = 0) -> Reading:
        """Play over so many kills, and restarts of the database among them; what the database holds at the end."""
        every = max(1, kills // restarts) if restarts else 0
        async with self.playing():
            reading = self.first
            for number in range(kills):
                await self.moves(1 + self.rng.below(10))
                if every and number % every == every - 1:
                    await self.restart_database()
                else:
                    await self.kill_one(number)
                reading = self.checked(reading)
                if number % 3 == 2:
                    await self.compare()
            await self.moves(5)
            await self.compare()
            return self.checked(reading)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """The tables are played as long as this lasts."""
        self.first = Reading.beside_the_server(self.cluster.db)
        tasks = [asyncio.create_task(self.keep_playing(number)) for number in range(self.tables)]
        try:
            yield
        finally:
            if self.starting is not None:
                await self.starting
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def kill_one(self, number: int) -> None:
        """Kill a process: any, or the owner of most tables; it starts again once others own its tables."""
        cluster = self.cluster
        if self.starting is not None:
            await self.starting
        living = await asyncio.to_thread(cluster.living)
        id, victim = list(living.items())[0 if number % 2 else self.rng.below(len(living))]
        await asyncio.to_thread(victim.kill)
        self.orphaned()
        await self.all_owned(id)
        self.owned()
        self.starting = asyncio.create_task(asyncio.to_thread(victim.start))

    async def all_owned(self, dead: int) -> None:
        """Wait until every table that is played has an owner that lives."""

        def owned() -> bool:
            living = {str(table) for (table,) in self.cluster.ask(f"{OWNERS} AND processes.id != {dead}")}
            played = {id for id, players in self.players.items() if not all(each.is_over() for each in players)}
            return played <= living

        await until_async(owned, "an owner for every table")

    async def restart_database(self) -> None:
        """Let PostgreSQL crash, and come back."""
        await asyncio.to_thread(self.cluster.postgres.stop)
        await asyncio.to_thread(self.cluster.postgres.start)

    async def moves(self, more: int) -> None:
        """Wait until so many more moves have been acknowledged."""
        goal = self.line.count + more
        await self.line.until(lambda: self.line.count >= goal, "the next moves")

    def checked(self, before: Reading) -> Reading:
        """What the database holds now; it must hold what was promised."""
        promised = {table: list(moves) for table, moves in self.line.promised.items()}
        refused = {table: list(moves) for table, moves in self.line.refused.items()}
        reading = Reading.beside_the_server(self.cluster.db)
        reading.check_promises(promised)
        reading.check_refusals(refused)
        reading.check_continues(before)
        return reading

    async def compare(self) -> None:
        """Let nobody begin a move: then all see what the database tells, at every table and every process."""
        self.line.holding = True

        def playing() -> list[Wanderer]:
            return [player for players in self.players.values() for player in players if not player.is_over()]

        await self.line.until(lambda: all(player.is_at_rest for player in playing()), "coming back")
        behind: list[str] = []
        try:
            async with asyncio.timeout(PATIENCE):
                while behind := await asyncio.to_thread(self.behind, [(each, each.version) for each in playing()]):
                    await a_moment()  # what a bot has done just now is on its way
        except TimeoutError:
            raise AssertionError(f"this does not arrive: {behind}") from None
        self.line.holding = False
        for player in playing():
            await player.nudge()

    def behind(self, seen: list[tuple[Wanderer, int]]) -> list[str]:
        """Who has not seen yet what the database holds. Nobody may have seen more than what it holds after that."""
        reading = Reading.beside_the_server(self.cluster.db)
        found = []
        for player, version in seen:
            kept = reading.versions(player.table)[player.seat]
            what = f"{player.table}, seat {player.seat} saw {version} of {kept}"
            assert version <= kept, f"{what}: what is not kept was shown"
            if version < kept and not player.is_over():
                found.append(what)
        return found

    async def keep_playing(self, number: int) -> None:
        """Play one table after the other: two people, and a bot where there is a third seat."""
        while True:
            game = self.games[(number + self.made) % len(self.games)]
            made = await self.make(game)
            players = [
                Wanderer(self.line, self.cluster, made["table"], each["seat"], each["token"])
                for each in made["seats"]
                if each["token"]
            ]
            self.players[made["table"]] = players
            await asyncio.gather(*[player.sit() for player in players])

    async def make(self, game: str) -> Json:
        """A new table at any process."""
        self.made += 1
        low, high = load(game).about.seats
        count = min(high, max(low, 3))
        seats = [{"kind": "person", "name": f"p{seat}"} for seat in range(count)]
        if count > 2:
            seats[-1] = {"kind": "bot", "name": "Bo", "bot": "thumb"}
        wish = {"game": game, "options": {}, "seats": seats, "pace": 0, "seed": f"cluster {self.made}"}
        for _ in range(TRIES):
            process = self.cluster.processes[self.rng.below(len(self.cluster.processes))]
            try:
                return await asyncio.to_thread(post, f"{process.url}/api/tables", wish)
            except BROKEN:
                await a_moment()
        self.line.wrong.append("a table could not be made")
        await self.line.tell()
        async with asyncio.timeout(PATIENCE):
            await asyncio.Event().wait()
        raise AssertionError
