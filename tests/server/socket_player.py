"""A person at a table as a socket that speaks docs/protocol.md, over as many servers as it takes.

Nothing here uses the client of the project.
"""

from __future__ import annotations

import json
from contextlib import suppress
from http.client import HTTPException
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from coffret.kernel.chance import Rng
from tests.server.promises import Line
from tests.waiting import PATIENCE

Json = dict[str, Any]
# A slow machine is no broken connection: nothing is given up because an answer to a ping came late.
PATIENT: Json = {"compression": None, "max_size": None, "open_timeout": PATIENCE, "ping_interval": None}
BROKEN = (OSError, EOFError, HTTPException, InvalidHandshake, ConnectionClosed, TimeoutError)


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
                async with connect(self.address, **PATIENT) as socket:
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
