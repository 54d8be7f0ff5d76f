"""Stops under play: every seat a connection of its own, and an independent reading of the file after each stop.

Nothing here uses the client or the store of the project: see `socket_player.py` and `reading.py`. What must hold:

* every acknowledged move is in the file, once, with the version it was acknowledged with; no refused one is;
* what was in the file stays there, in the same order, and obeys the rules;
* all who come back to a table see the version that the file tells, also when all come at once;
* the server ends only when it is told to.
"""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from tests.server.process import Process
from tests.server.promises import Line
from tests.server.reading import Reading
from tests.server.socket_player import BROKEN, Player
from tests.waiting import PATIENCE

Json = dict[str, Any]
WAYS = ("kill", "stop", "kill", "early")  # an early kill meets the server before it listens


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

    def way(self) -> str:
        """How the server is stopped next; one without a file cannot be met while it opens it."""
        way = WAYS[self.rng.below(len(WAYS))]
        return way if isinstance(self.process.place, Path) or way != "early" else "kill"

    async def run(self, stops: int, moves: int = 0) -> Reading:
        """Play over so many stops, at least so many moves before each: what is in the file at the end."""
        async with self.playing():
            reading = self.first
            for number in range(stops):
                await self.moves(moves + self.rng.below(10))
                if number % 4 == 3:
                    await self.compare()
                await self.fall(self.way())
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
        self.first = Reading.beside_the_server(self.process.place)
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
        reading = Reading.of_a_copy(self.process.place)
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
        reading = Reading.beside_the_server(self.process.place)
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
            try:
                return await asyncio.to_thread(post, f"{self.process.url}/api/tables", wish)
            except BROKEN as error:
                why = str(error)
            if self.line.is_same(time):
                self.line.wrong.append(f"a table could not be made: {why}")
                await self.line.tell()
                await asyncio.Event().wait()  # whoever waits for the next moves hears of it


def post(url: str, body: Json) -> Json:
    """A request over HTTP."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        found: Json = json.loads(answer.read())
        return found
