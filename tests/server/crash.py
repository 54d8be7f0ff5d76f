"""Stops under play: every seat a connection of its own, and an independent reading of the file after each stop.

Nothing here uses the client or the store of the project: a player is a socket that speaks docs/protocol.md, and the
file is read with SQL. What must hold:

* every acknowledged move is in the file, once, with the version it was acknowledged with; no refused one is;
* what was in the file stays there, in the same order, and obeys the rules;
* all who come back to a table see the version that the file tells, also when all come at once;
* the server ends only when it is told to.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import tempfile
import urllib.request
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import load
from coffret.kernel.stack import CHANCE
from tests.server.process import Process
from tests.waiting import PATIENCE

Json = dict[str, Any]
WAYS = ("kill", "stop", "kill", "early")  # an early kill meets the server before it listens
BROKEN = (OSError, EOFError, HTTPException, InvalidHandshake, ConnectionClosed, TimeoutError)


class Acknowledged:
    """What a player was promised: the move, and the version that shows it; `at` is where the disk was then."""

    def __init__(self, seat: int, move: str, version: int, at: int) -> None:
        self.seat, self.move, self.version, self.at = seat, move, version, at


class Line:
    """The server's side of all players: whether it can be reached, and what has been promised so far."""

    def __init__(self, process: Process, keeps: bool = True) -> None:
        self.process = process
        self.keeps = keeps  # what was promised is remembered, to be compared with the file
        self.count = 0  # moves that have been acknowledged
        self.up = asyncio.Event()
        self.epoch = 0
        self.news = asyncio.Condition()
        self.holding = False  # nobody begins a new move
        self.promised: dict[str, list[Acknowledged]] = defaultdict(list)  # by table
        self.refused: dict[str, list[tuple[int, str]]] = defaultdict(list)  # by table, seats and moves
        self.faults = 0  # how often the disk began or ceased to fail
        self.tables: dict[str, int] = {}  # the tables that were made, and where the disk was then
        self.position: Callable[[], int] = lambda: 0  # where the disk is, if that is recorded
        self.wrong: list[str] = []

    def promise(self, table: str, seat: int, move: str, version: int) -> None:
        """A move has been acknowledged."""
        self.count += 1
        if self.keeps:
            self.promised[table].append(Acknowledged(seat, move, version, self.position()))

    @property
    def time(self) -> tuple[int, int]:
        """Which server it is, and which state its disk is in."""
        return self.epoch, self.faults

    @property
    def refused_count(self) -> int:
        """How many moves have been refused."""
        return sum(map(len, self.refused.values()))

    def is_same(self, time: tuple[int, int]) -> bool:
        """Whether a connection of this time should stand still."""
        return self.up.is_set() and self.time == time

    async def tell(self) -> None:
        """Something has changed: wake those who wait for it."""
        async with self.news:
            self.news.notify_all()

    async def until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until something is so."""
        try:
            async with asyncio.timeout(PATIENCE), self.news:
                await self.news.wait_for(lambda: condition() or bool(self.wrong))
        except TimeoutError:
            self.process.check()
            raise AssertionError(f"{what} did not come about within {PATIENCE} s") from None
        if self.wrong:
            await asyncio.to_thread(self.process.may_be_dying)
            raise AssertionError("\n".join(self.wrong))


class Player:
    """One person at one table, with a connection of their own."""

    def __init__(self, line: Line, table: str, seat: int, token: str, rng: Rng) -> None:
        self.line, self.table, self.seat, self.token, self.rng = line, table, seat, token, rng
        self.version = 0
        self.look: Json = {}
        self.story: dict[int, str] = {}  # by number, the lines that were told
        self.state = ""
        self.pending: Json | None = None  # the move without an answer
        self.needs = 0  # the version that shows the last acknowledged move
        self.made = 0
        self.socket: ClientConnection | None = None
        self.epoch = -1  # of the server this player has heard from

    def is_over(self) -> bool:
        """Whether this player has seen the end."""
        return self.state in ("over", "ended")

    @property
    def is_at_rest(self) -> bool:
        """Whether this player has come back and waits for nothing."""
        return self.epoch == self.line.epoch and self.pending is None and self.version >= self.needs

    async def sit(self) -> None:
        """Play to the end, over as many servers as it takes."""
        while not self.is_over():
            await self.line.up.wait()
            time = self.line.time
            why = "the connection broke"
            try:
                async with connect(self.address, compression=None, max_size=None, open_timeout=PATIENCE) as socket:
                    await self.talk(socket, time[0])
            except ConnectionClosed as closed:
                why = f"the connection was closed: {closed}"
            except BROKEN as error:
                why = repr(error)
            self.socket = None
            await self.line.tell()
            if not self.is_over() and self.line.is_same(time):
                self.line.wrong.append(f"{self.table}, seat {self.seat}: {why}")
                await self.line.tell()
                return

    @property
    def address(self) -> str:
        return self.line.process.url.replace("http", "ws", 1) + "/ws"

    async def talk(self, socket: ClientConnection, epoch: int) -> None:
        """Say hello as somebody who has seen nothing, send again what has no answer, then play."""
        hello = {"t": "hello", "p": 1, "tokens": [self.token], "lang": "en"}
        self.socket = socket
        await socket.send(json.dumps(hello))
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        while not self.is_over():
            await self.choose(socket)
            message = json.loads(await socket.recv())
            self.hear(message)
            if message["t"] == "look":
                self.epoch = epoch
            await self.line.tell()

    async def nudge(self) -> None:
        """Go on after everybody was held."""
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.choose(self.socket)

    async def choose(self, socket: ClientConnection) -> None:
        """Send a move, if one is asked for and the last one is through."""
        if self.line.holding or self.pending is not None or self.version < self.needs or not self.look:
            return
        if self.seat in self.look["waiting"] and self.look["options"]:
            action = self.look["options"][self.rng.below(len(self.look["options"]))]["do"]
            self.made += 1
            id = f"{self.table}.{self.seat}.{self.made}"
            self.pending = {"t": "move", "id": id, "seat": self.seat, "v": self.version, "action": action}
            await socket.send(json.dumps(self.pending))

    def hear(self, message: Json) -> None:
        """Take in what the server says."""
        if message["t"] == "table":
            self.state = message["state"]
        elif message["t"] == "look":
            self.hear_look(message)
        elif message["t"] == "ack" and self.pending and message["id"] == self.pending["id"]:
            self.line.promise(self.table, self.seat, message["id"], message["v"])
            self.needs, self.pending = message["v"], None
        elif message["t"] == "no" and self.pending and message["id"] == self.pending["id"]:
            if message["code"] not in ("stale", "turn", "over", "store"):
                self.line.wrong.append(f"{self.table}, seat {self.seat}: {message}")
            self.line.refused[self.table].append((self.seat, message["id"]))
            self.pending = None

    def hear_look(self, message: Json) -> None:
        """A look, whole or as a difference; what was told once is told again in the same words."""
        if message["v"] < self.version:
            self.line.wrong.append(f"{self.table}, seat {self.seat}: version {message['v']} after {self.version}")
        if "full" in message:
            self.look = message["full"]
        elif message["v"] > self.version:
            for path, *change in message["diff"]:
                alter(self.look, path, change)
        for number, line in enumerate(message["news"], message["line"]):
            if self.story.setdefault(number, line["text"]) != line["text"]:
                self.line.wrong.append(f"{self.table}, seat {self.seat}: line {number} is another: {line['text']}")
        self.version = message["v"]


def alter(look: Any, path: list[Any], change: list[Any]) -> None:
    """One change of a difference."""
    *way, last = path
    if len(change) == 3:
        way.append(last)
    for key in way:
        look = look[key]
    if len(change) == 3:
        start, removed, items = change
        look[start : start + removed] = items
    elif change:
        look[last] = change[0]
    else:
        del look[last]


Step = tuple[int, int, str, int, str]  # n, seat, text, noticed, move


class Reading:
    """What the file holds, read with SQL."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.headers: dict[str, Json] = {}
        self.steps: dict[str, list[Step]] = defaultdict(list)
        db.execute("BEGIN")
        for table, header in db.execute("SELECT id, header FROM tables"):
            self.headers[table] = json.loads(header)
        rows = db.execute("SELECT table_id, n, seat, text, noticed, move FROM steps ORDER BY table_id, n")
        for table, n, seat, text, noticed, move in rows:
            self.steps[table].append((n, seat, text, noticed, move))
        db.execute("COMMIT")

    @classmethod
    def of_a_copy(cls, db: Path) -> Reading:
        """What the file of a server that has ended holds; the server finds it as it was left."""
        with tempfile.TemporaryDirectory() as folder:
            for part in db.parent.glob(f"{db.name}*"):
                shutil.copy(part, folder)
            with closing(sqlite3.connect(Path(folder, db.name), isolation_level=None)) as copy:
                assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                return cls(copy)

    @classmethod
    def beside_the_server(cls, db: Path) -> Reading:
        """What the file of a running server holds."""
        with closing(
            sqlite3.connect(f"{db.as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=PATIENCE)
        ) as file:
            return cls(file)

    def versions(self, table: str) -> dict[int, int]:
        """The version of each seat's look."""
        seats = range(self.headers[table]["seats"])
        return {seat: sum(noticed >> seat & 1 for _, _, _, noticed, _ in self.steps[table]) for seat in seats}

    def moves(self, table: str) -> dict[tuple[int, str], int]:
        """The moves of a table, by seat and id, with the version of the seat after each; none stands twice."""
        found: dict[tuple[int, str], int] = {}
        versions: dict[int, int] = defaultdict(int)
        for number, (n, seat, _, noticed, move) in enumerate(self.steps[table], 1):
            assert n == number, f"{table}: step {number} is missing"
            for viewer in range(self.headers[table]["seats"]):
                versions[viewer] += noticed >> viewer & 1
            if move:
                assert (seat, move) not in found, f"{table}: {move} was carried out twice"
                found[seat, move] = versions[seat]
        return found

    def check_promises(self, promised: dict[str, list[Acknowledged]]) -> None:
        """Every acknowledged move is there, with its version."""
        for table, moves in promised.items():
            kept = self.moves(table)
            for ack in moves:
                assert kept.get((ack.seat, ack.move)) == ack.version, f"{table}: {ack.move} is lost or moved"

    def check_refusals(self, refused: dict[str, list[tuple[int, str]]]) -> None:
        """What was refused has not happened."""
        for table, moves in refused.items():
            assert not set(moves) & set(self.moves(table)), f"{table}: a refused move is there"

    def check_continues(self, before: Reading) -> None:
        """Whatever was kept is kept still."""
        for table, steps in before.steps.items():
            assert self.steps[table][: len(steps)] == steps, f"{table}: what was kept has changed"

    def check_rules(self) -> int:
        """Every log obeys the rules, line by line; how many lines there were."""
        count = 0
        for table, steps in self.steps.items():
            header = self.headers[table]
            play = load(header["game"]).table(header["seats"], header["options"], seed="replay", rolls=False)
            for line in "\n".join(text for _, _, text, _, _ in steps if text).splitlines():
                sign, notation = line.split(" ", 1)
                play.act(notation, CHANCE if sign == "*" else int(sign) - 1)
                count += 1
        return count


class Crashes:
    """Tables that are always played, and a server that is stopped again and again."""

    def __init__(self, process: Process, games: list[str], seed: int, tables: int = 4, keeps: bool = True) -> None:
        self.line = Line(process, keeps)
        self.process = process
        self.games = games
        self.rng = seeded("crashes", seed)
        self.tables = tables
        self.players: dict[str, list[Player]] = {}
        self.made = 0

    async def run(self, stops: int, moves: int = 0) -> Reading:
        """Play over so many stops, at least so many moves before each: what is in the file at the end."""
        async with self.playing():
            reading = self.first
            for number in range(stops):
                await self.moves(moves + self.rng.below(10))
                if number % 4 == 3:
                    await self.compare()
                await self.fall(WAYS[self.rng.below(len(WAYS))])
                reading = self.checked(reading)
                await self.rise()
            await self.moves(moves)
            await self.compare()
            await self.fall("stop")
            return self.checked(reading)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """The tables are played as long as this lasts."""
        await self.rise()
        self.first = Reading.beside_the_server(self.process.db)
        tasks = [asyncio.create_task(self.keep_playing(number)) for number in range(self.tables)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def moves(self, more: int) -> None:
        """Wait until so many more moves have been acknowledged."""
        goal = self.line.count + more
        await self.line.until(lambda: self.line.count >= goal, "the next moves")

    async def rise(self) -> None:
        """Start the server, unless it runs; all who wait come at once."""
        if self.process.process is None:
            await asyncio.to_thread(self.process.start)
        self.line.epoch += 1
        self.line.up.set()
        await self.line.tell()

    async def fall(self, way: str) -> None:
        """Stop the server in one of the ways."""
        self.line.up.clear()
        if way == "stop":
            assert await asyncio.to_thread(self.process.stop) in (0, -15)
            return
        await asyncio.to_thread(self.process.kill)
        if way == "early":
            await asyncio.to_thread(self.process.start_and_kill)

    @asynccontextmanager
    async def failing(self, fault: Path, how: str) -> AsyncIterator[None]:
        """Let the disk fail until somebody has noticed it, and for as long as this lasts; who is sent away waits."""
        refused, connected = self.line.refused_count, self.connected()
        self.line.faults += 1
        self.line.up.clear()
        fault.write_text(how)
        await self.line.until(
            lambda: self.line.refused_count > refused or self.connected() < connected,
            f"noticing that the disk is {how}",
        )
        yield
        fault.unlink()
        self.line.faults += 1
        if self.process.process is not None:
            self.line.up.set()

    def connected(self) -> int:
        """How many connections there are."""
        return sum(player.socket is not None for players in self.players.values() for player in players)

    def checked(self, before: Reading) -> Reading:
        """What the file holds now; it must hold what was promised."""
        reading = Reading.of_a_copy(self.process.db)
        reading.check_promises(self.line.promised)
        reading.check_refusals(self.line.refused)
        reading.check_continues(before)
        return reading

    async def compare(self) -> None:
        """Let nobody begin a move: then all see what the file tells, at every table."""
        self.line.holding = True
        everybody = [player for players in self.players.values() for player in players if not player.is_over()]
        await self.line.until(lambda: all(player.is_at_rest or player.is_over() for player in everybody), "coming back")
        while differences := self.differences(everybody):
            await self.news_of(everybody, f"one story for all ({differences})")
        self.line.holding = False
        for player in everybody:
            await player.nudge()

    async def news_of(self, everybody: list[Player], what: str) -> None:
        """Wait until somebody sees something new."""
        seen = [player.version for player in everybody]
        await self.line.until(lambda: seen != [player.version for player in everybody], what)

    def differences(self, everybody: list[Player]) -> list[str]:
        """Who sees another version than the one in the file."""
        reading = Reading.beside_the_server(self.process.db)
        found = []
        for player in [player for player in everybody if not player.is_over()]:
            kept = reading.versions(player.table)[player.seat]
            if player.version != kept:
                found.append(f"{player.table}, seat {player.seat} sees {player.version} of {kept}")
        return found

    # Tables

    async def keep_playing(self, number: int) -> None:
        """Play one table after the other."""
        while True:
            game = self.games[(number + self.made) % len(self.games)]
            made = await self.make(game)
            self.line.tables[made["table"]] = self.line.position()
            players = [
                Player(self.line, made["table"], each["seat"], each["token"], seeded(made["table"], each["seat"]))
                for each in made["seats"]
                if each["token"]
            ]
            self.players[made["table"]] = players
            await asyncio.gather(*[player.sit() for player in players])
            if not self.line.keeps:
                del self.players[made["table"]]

    async def make(self, game: str) -> Json:
        """A new table with a person in every seat, three at the most where the game allows."""
        self.made += 1
        low, high = load(game).about.seats
        seats = [{"kind": "person", "name": f"p{seat}"} for seat in range(min(high, max(low, 3)))]
        wish = {"game": game, "options": {}, "seats": seats, "pace": 0, "seed": f"crash {self.made}"}
        while True:
            await self.line.up.wait()
            time = self.line.time
            with suppress(*BROKEN):
                return await asyncio.to_thread(post, f"{self.process.url}/api/tables", wish)
            if self.line.is_same(time):
                self.line.wrong.append("a table could not be made")
                await self.line.tell()
                await asyncio.Event().wait()  # whoever waits for the next moves hears of it


def post(url: str, body: Json) -> Json:
    """A request over HTTP."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        found: Json = json.loads(answer.read())
        return found
