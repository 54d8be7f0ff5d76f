"""Nothing keeps everybody waiting: what costs much is done beside the event loop.

Work is counted, not timed: the calls of functions within one turn of the loop, on the loop's own thread. A turn of
10 ms makes some 20,000 of them. What packs data is a single call and long, so it is not done there at all.
"""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from starlette.types import ASGIApp, Message

from coffret.kernel.game import Game, games, load
from coffret.server.http.app import make_app
from coffret.server.lobby.lobby import Lobby
from coffret.server.lobby.session import Session
from coffret.server.preload import preload
from tests.quick import quick
from tests.server.support import Line, opened, table, tokens
from tests.waiting import until_async

MOST_CALLS = 15_000  # in one turn of the loop
MOVES = 30
TURN = asyncio.Handle._run.__code__


class Turns:
    """The turns of the event loop: how many calls the longest made, and whether any of them packed data."""

    def __init__(self) -> None:
        self.calls = 0
        self.longest = 0
        self.packed = False

    def heard(self, frame: FrameType, event: str, called: Any) -> None:
        """Python calls or leaves a function."""
        if event == "call" and frame.f_code is TURN:
            self.calls = 0
        if event in ("call", "c_call"):
            self.calls += 1
            self.longest = max(self.longest, self.calls)
            self.packed = self.packed or (event == "c_call" and called.__name__ == "compress")


@contextmanager
def counted() -> Iterator[Turns]:
    """Count the turns of the loop of this thread."""
    turns = Turns()
    sys.setprofile(turns.heard)
    try:
        yield turns
    finally:
        sys.setprofile(None)


async def in_turns(work: Awaitable[object]) -> Turns:
    """Do something, in turns of its own."""

    async def begun() -> object:
        return await work

    with counted() as turns:
        await asyncio.get_running_loop().create_task(begun())
    return turns


async def request(app: ASGIApp, method: str, path: str, key: str = "", body: object = None) -> None:
    """A request over HTTP that is answered well."""
    where, _, query = path.partition("?")
    headers = [(b"host", b"localhost"), (b"accept-encoding", b"gzip"), (b"content-type", b"application/json")]
    scope = {
        "type": "http",
        "method": method,
        "path": where,
        "raw_path": where.encode(),
        "query_string": query.encode(),
        "headers": [*headers, (b"authorization", f"Bearer {key}".encode())],
        "client": ("127.0.0.1", 1),
    }

    async def receive() -> Message:
        return {"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            assert message["status"] in (200, 201), path

    await app(scope, receive, send)


async def taken(session: Session, texts: list[str]) -> None:
    """Take what waits to be sent to a connection."""
    while (text := await session.next()) is not None:
        texts.append(text)


async def played(lobby: Lobby, slug: str, count: Callable[[str, Turns], None]) -> tuple[Line, str, str]:
    """A table in the middle of its play, with its id and a key; how much its moves cost is counted."""
    seats = "pppp"[: load(slug).about.seats[1]]
    links = await table(lobby, seats, slug)
    line = Line(lobby, *tokens(links, *range(len(seats))))
    count("the first look", await in_turns(line.open()))
    watching = Line(lobby, links.spectator, lang="fr")
    count("the first look in French", await in_turns(watching.open()))
    for each in (line, watching):
        each.session.acts = True  # as in the browser, which shows every moment
    for _ in range(MOVES):
        for seat in line.mirror.to_choose()[:1]:
            options = line.options(seat)
            _, text = line.mirror.move(seat, options[len(options) // 2])
            count("a move", await in_turns(line.session.receive(text)))
            count("showing a move", await in_turns(until_async(lambda: not lobby.painter.due)))
            for each in (line, watching):
                texts: list[str] = []
                count("sending looks", await in_turns(taken(each.session, texts)))
                for heard in texts:
                    each.mirror.hear(heard)
    return line, links.table, links.seats[0].token or ""


@pytest.mark.parametrize("slug", quick(["liar", *games()], "liar", "thunderbirds"))
def test_what_takes_long_is_done_beside_the_event_loop(tmp_path: Path, liar: Game, slug: str) -> None:
    preload()
    costs: dict[str, int] = {}

    def count(what: str, turns: Turns) -> None:
        costs[what] = max(costs.get(what, 0), turns.longest)
        assert not turns.packed, f"{what} packs data on the event loop"

    async def play() -> None:
        async with opened(tmp_path) as lobby:
            app = make_app(lobby)
            line, id, key = await played(lobby, slug, count)
            if seats := line.mirror.to_choose():
                option = line.options(seats[0])[0]
                count("weigh", await in_turns(line.ask(t="weigh", seat=seats[0], action=option)))
                count("why", await in_turns(line.ask(t="why", seat=seats[0], element="seat-1")))
            count("another name", await in_turns(line.ask(t="name", seat=0, name="Éloïse")))
            count("older lines", await in_turns(line.ask(t="older", seat=0, before=1000)))
            for path in (
                f"/api/rules/{slug}?lang=fr",
                "/api/box?lang=fr",
                f"/api/tables/{id}/replay?seat=0&lang=fr",
                f"/api/tables/{id}/save?seat=0",
                f"/api/tables/{id}/fair",
            ):
                count(path.replace(id, "ID"), await in_turns(request(app, "GET", path, key)))
            mine = {"tokens": [key]}
            count("/api/mine", await in_turns(request(app, "POST", "/api/mine", body=mine)))
            results = {"player": "p" * 32, "game": slug}
            for path in ("/api/results", "/api/calls", "/api/statistics", "/api/results/all"):
                count(path, await in_turns(request(app, "POST", path, body=results)))

    asyncio.run(play())
    assert {what: calls for what, calls in costs.items() if calls > MOST_CALLS} == {}
