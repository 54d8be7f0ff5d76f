"""Connections that other processes have opened: their clients have sessions here, their requests are answered."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from typing import Protocol

from starlette.types import ASGIApp, Message, Scope

from coffret.server.cluster.frames import LONGEST, Answer, Ask, Close, Frame, Frames, Open, Proof, Prove, Text, Took
from coffret.server.cluster.guests import Guest
from coffret.server.lobby.lobby import Lobby

log = logging.getLogger(__name__)
STRANGER = 256  # bytes of a frame from whoever has not proved yet that they belong here


class Home(Protocol):
    """The process that others connect to."""

    lobby: Lobby
    app: ASGIApp | None
    secret: bytes
    entrances: set[Entrance]

    @property
    def id(self) -> int: ...


class Entrance(Frames):
    """A connection that another process has opened."""

    def __init__(self, home: Home) -> None:
        super().__init__()
        self.home = home
        self.nonce = secrets.token_bytes(32)
        self.is_proved = False
        self.longest = STRANGER
        self.guests: dict[int, Guest] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.home.entrances.add(self)
        self.send(Prove(self.nonce, self.home.id))

    def ended(self) -> None:
        self.home.entrances.discard(self)
        for guest in list(self.guests.values()):
            guest.leave()

    def hear(self, frame: Frame) -> None:
        if not self.is_proved:
            self.is_proved = isinstance(frame, Proof) and is_right(frame, self.home.secret, self.nonce)
            self.longest = LONGEST
            if not self.is_proved:
                self.close()
        elif isinstance(frame, Open):
            self.guests[frame.channel] = Guest(self.home.lobby, self, frame, self.left)
        elif isinstance(frame, Ask):
            task = asyncio.get_running_loop().create_task(self.answer(frame))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        elif isinstance(frame, Text | Took | Close) and (guest := self.guests.get(frame.channel)) is not None:
            if isinstance(frame, Text):
                guest.hear(frame.text)
            elif isinstance(frame, Took):
                guest.took(frame.size)
            else:
                guest.leave()

    def left(self, channel: int) -> None:
        """Let go of a client that has gone."""
        self.guests.pop(channel, None)

    async def answer(self, ask: Ask) -> None:
        """Answer a request as if it had come here."""
        assert self.home.app is not None
        answer, body = Answer(ask.number, 500, [], b""), bytearray()

        async def receive() -> Message:
            return {"type": "http.request", "body": ask.body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = [(bytes(name), bytes(value)) for name, value in message["headers"]]
            else:
                body.extend(message.get("body", b""))

        try:
            await self.home.app(scope_of(ask), receive, send)
        except Exception:
            log.exception("%s %s, carried here, failed", ask.method, ask.path)
        answer.body = bytes(body)
        self.send(answer)


def scope_of(ask: Ask) -> Scope:
    """Return a request in the form in which it comes from a socket."""
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": ask.method,
        "scheme": "http",
        "path": ask.path,
        "raw_path": ask.path.encode(),
        "root_path": "",
        "query_string": ask.query,
        "headers": ask.headers,
        "client": (ask.client, 0),
        "server": None,
        "state": {},
        "extensions": {"coffret.carried": {}},
    }


def digest(secret: bytes, nonce: bytes) -> bytes:
    """Return what proves that a process knows the secret of the database."""
    return hmac.digest(secret, nonce, "sha256")


def is_right(proof: Proof, secret: bytes, nonce: bytes) -> bool:
    """Whether a process has proved that it belongs here."""
    return hmac.compare_digest(proof.digest, digest(secret, nonce))
