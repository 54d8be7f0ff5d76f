"""Frames that nobody well-meaning sends, for Hypothesis to draw; and a table that has to bear them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol.connection import MISTAKE
from coffret.server.protocol.limits import FRAME
from coffret.server.store.links import Links
from tests.server.support import Line, opened, sent, table, tokens

KINDS = [
    *("hello", "move", "undo", "consent", "redo", "why", "weigh", "chat", "ping", "name", "leave", "return", "lang"),
    *("resync", "older", "concede"),
    *("host", "", "Move", "look", "ack", "__class__", "no\0"),
]
NASTY = [
    *("' OR 1=1; --", "'; DROP TABLE steps; --", '"; DELETE FROM tables; --', "<script>alert(1)</script>"),
    *("../../etc/passwd", "%2e%2e%2f", "\u202eevil\u2066", "\ud83d", "\0", "a" * 5000, "bid ::::", "{0}", "%s%n"),
]
NEARLY = [
    *("bid 1:1", "liar", "cup-1", "bid 999999999999999999999:1", "bid \u0661:1", "bid -1:-1", "0", "en", "pause"),
    *("invite", "random", "token"),
]
FIELDS = ["id", "seat", "v", "action", "ask", "yes", "element", "text", "name", "lang", "do", "with", "bot", "ms"]
FIELDS += ["before", "tokens", "seen", "said", "p", "__proto__"]

texts = st.sampled_from(NASTY + NEARLY) | st.text(max_size=40)
scalars = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.integers(-4, 4) | texts
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3), max_leaves=6
)
likely = st.fixed_dictionaries(
    {"t": st.sampled_from(KINDS), "id": st.text("abc", min_size=1, max_size=3) | texts, "seat": st.integers(-4, 3)},
    optional={field: values for field in FIELDS if field not in ("id", "seat")},
)
odd = st.fixed_dictionaries({"t": st.sampled_from(KINDS) | values}, optional=dict.fromkeys(FIELDS, values))
deep = st.sampled_from(["[" * 8000, '{"t":' * 2000, "9" * 4000, '{"t":"chat","text":"' + "\\u0000" * 2000 + '"}'])
frames = st.one_of(
    likely.map(lambda value: json.dumps(value)),
    odd.map(lambda value: json.dumps(value)),
    values.map(lambda value: json.dumps(value)),
    deep,
    st.text(max_size=200),
    st.binary(max_size=200),
)


class Besieged:
    """A table at which seat 0 is asked, and an attacker who holds seat 1, where nothing can be chosen."""

    def __init__(self, lobby: Lobby, links: Links, other: Links) -> None:
        self.lobby = lobby
        self.links = links
        self.other = other
        self.count = 0

    async def open(self) -> None:
        """Everybody is there."""
        self.victim = await Line(self.lobby, *tokens(self.links, 0)).open()
        self.neighbour = await Line(self.lobby, *tokens(self.other, 0)).open()
        self.attacker = await Line(self.lobby, *tokens(self.links, 1)).open()

    async def attack(self, frame: str | bytes) -> None:
        """Send one frame; it must change nothing, and be answered with a reason if at all."""
        self.count += 1
        live = self.lobby.tables[self.links.table]
        assert live.play is not None
        before = live.play.n, live.play.versions[:], repr(live.play.table.state)
        answers = await self.send(frame)
        assert (live.play.n, live.play.versions, repr(live.play.table.state)) == before
        for answer in answers:
            if answer["t"] in ("no", "bye"):
                assert answer["code"] != "server"
                assert answer["text"]
        if self.attacker.session.closed:
            assert self.attacker.session.closed != MISTAKE
            self.attacker.close()
            self.attacker = await Line(self.lobby, *tokens(self.links, 1)).open()

    async def send(self, frame: str | bytes) -> list[dict[str, Any]]:
        """Send a frame as far as a socket would carry it."""
        data = frame.encode("utf-8", "surrogatepass") if isinstance(frame, str) else frame
        try:
            data.decode()
        except UnicodeDecodeError:
            return []  # a WebSocket refuses text that is not UTF-8 before the server sees it
        if len(data) > FRAME:
            return []
        session = self.attacker.session
        await session.receive(frame)
        session.lobby.painter.due.clear()
        return [msgspec.json.decode(text) for text in await sent(session)]

    async def survive(self) -> None:
        """The table and its neighbour play on as if nothing had happened."""
        for line in (self.victim, self.neighbour):
            await line.drain()
            assert (await line.move(0, line.options(0)[0]))["t"] == "ack"


def bombard(path: Path, examples: int, profile: str = "gate") -> int:
    """Send that many handfuls of frames, the same each time or new ones, as the profile says: how many it was."""
    with asyncio.Runner() as runner:

        async def prepare() -> tuple[Any, Besieged]:
            context = opened(path)
            lobby = await context.__aenter__()
            besieged = Besieged(lobby, await table(lobby, "pp"), await table(lobby, "pp"))
            await besieged.open()
            return context, besieged

        context, besieged = runner.run(prepare())

        @settings(settings.get_profile(profile), max_examples=examples, suppress_health_check=list(HealthCheck))
        @given(st.lists(frames, min_size=5, max_size=15))
        def attack(handful: list[str | bytes]) -> None:
            for frame in handful:
                runner.run(besieged.attack(frame))

        attack()
        runner.run(besieged.survive())
        runner.run(context.__aexit__(None, None, None))
    return besieged.count
