"""Connections that stand still are closed."""

import asyncio
from pathlib import Path
from typing import Any

from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState

from coffret.client import Mirror
from coffret.server.http.app import make_app
from coffret.server.http.transport import HttpConnection
from coffret.server.http.websocket import Patience, Socket
from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol import limits
from coffret.server.protocol.connection import FIRST, Connection
from coffret.server.protocol.limits import Limits
from coffret.server.store.links import Links
from coffret.server.store.sqlite import SqliteStore
from tests.server.support import table, tokens
from tests.waiting import until_async


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that answers with nothing."""
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


class Pipe(asyncio.Transport):
    """A connection that goes nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.aborted = False

    def write(self, data: Any) -> None:
        self.sent += data

    def abort(self) -> None:
        self.aborted = True

    close = abort

    def is_closing(self) -> bool:
        return self.aborted


def test_a_request_whose_headers_do_not_come_is_hurried() -> None:
    async def run() -> None:
        config = Config(nothing, lifespan="off", log_level="critical")
        config.load()
        pipe, http = Pipe(), HttpConnection(config, ServerState(), {})
        http.connection_made(pipe)
        assert http.hurry is not None
        http.data_received(b"GET / HTTP/1.1\r\nHost: ")
        waiting = http.hurry
        assert waiting is not None
        http.data_received(b"box.test\r\n\r\n")
        assert http.hurry is None
        assert waiting.cancelled()
        while b"204" not in pipe.sent:
            await asyncio.sleep(0)
        http.data_received(b"GET /again HTTP/1.1\r\n")
        assert http.hurry is not None
        http.hurry._run()
        assert pipe.aborted
        http.connection_lost(None)
        assert http.hurry is None

    asyncio.run(run())


def test_a_request_whose_body_does_not_come_is_answered(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.01)

    async def run() -> int:
        app = make_app(Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF")))
        answers: list[Any] = []
        parts = [{"type": "http.request", "body": b'{"tok', "more_body": True}]

        async def receive() -> Any:
            if parts:
                return parts.pop(0)
            await asyncio.Event().wait()

        async def send(message: Any) -> None:
            answers.append(message)

        headers = [(b"content-type", b"application/json"), (b"host", b"box.test")]
        scope = {"type": "http", "method": "POST", "path": "/api/mine", "query_string": b"", "headers": headers}
        await app(scope, receive, send)
        status: int = answers[0]["status"]
        return status

    assert asyncio.run(run()) == 408


def test_a_connection_on_which_nothing_is_said_is_closed() -> None:
    async def run() -> None:
        connection = Connection(Limits())
        patience = Patience(connection, 60)
        patience.due -= 120
        patience.ring()  # the server stood still for a minute: what was said meanwhile has not been read
        assert not connection.closed
        assert patience.due > asyncio.get_running_loop().time()
        patience.due = asyncio.get_running_loop().time()
        patience.ring()
        assert connection.closed == FIRST
        patience.end()

    asyncio.run(run())


def test_whoever_is_cut_off_by_a_server_that_stops_is_no_mistake_of_it(tmp_path: Path) -> None:
    async def run() -> None:
        lobby = Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF"))
        app, accepted = make_app(lobby), asyncio.Event()
        said = [{"type": "websocket.connect"}]

        async def receive() -> Any:
            return said.pop() if said else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            accepted.set()

        async def connect() -> None:
            headers = [(b"host", b"box.test")]
            await app({"type": "websocket", "path": "/ws", "client": ("test", 1), "headers": headers}, receive, send)

        connection = asyncio.create_task(connect())
        await accepted.wait()
        connection.cancel()  # as uvicorn does with what takes too long
        await connection  # what is raised here would be logged
        assert not lobby.connections
        await lobby.close()

    asyncio.run(run())


def test_whoever_has_said_hello_may_wait_for_a_slow_table(tmp_path: Path) -> None:
    async def run() -> None:
        lobby = Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF"), Limits(hello_seconds=0.001))
        links = await table(lobby, "pp")
        loads, lobby.tables = lobby.store.load, {}
        closed: list[Any] = []
        said = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": hello(links)}]

        async def slow(id: str) -> Any:
            time, then = asyncio.get_running_loop().time, asyncio.get_running_loop().time() + 0.02
            await until_async(lambda: time() > then, "more than the time for a hello")
            return await loads(id)

        async def receive() -> Any:
            if said:
                return said.pop(0)
            await until_async(lambda: heard, "the table")
            return {"type": "websocket.disconnect"}

        heard: list[Any] = []

        async def send(message: Any) -> None:
            if message["type"] == "websocket.close":
                closed.append(message)
            if message["type"] == "websocket.send":
                heard.append(message)

        lobby.store.load = slow  # type: ignore[method-assign, assignment]
        await Socket(lobby)({"type": "websocket", "client": ("test", 1), "headers": []}, receive, send)
        assert not [message for message in closed if message["code"] == FIRST]
        await lobby.close()

    asyncio.run(run())


def hello(links: Links) -> str:
    """The first message of whoever has the first seat."""
    return Mirror([token for token in tokens(links, 0) if token]).hello()
