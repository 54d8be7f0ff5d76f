"""A client never waits for ever: it comes back after any end of its connection, and says so when no answer comes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from coffret.client import Client, Gone, Late, make_table, person
from tests.waiting import PATIENCE

Json = dict[str, Any]
TABLE = msgspec.json.encode({"t": "table", "state": "gathering", "you": [0]}).decode()
AT_ONCE = 0.001  # seconds
STOPS, MISTAKE, VOID = 1001, 1011, 4401


class Script:
    """A server that greets everybody and then does what the script says: one part for each connection."""

    def __init__(self, *parts: Callable[[ServerConnection], Awaitable[None]]) -> None:
        self.parts = iter(parts)
        self.heard: list[Json] = []

    async def play(self, socket: ServerConnection) -> None:
        self.heard.append(msgspec.json.decode(await socket.recv()))
        await socket.send(TABLE)
        await next(self.parts)(socket)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[str]:
        async with serve(self.play, "127.0.0.1", 0) as server:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


def closes(code: int) -> Callable[[ServerConnection], Awaitable[None]]:
    """Hear a request, and close without an answer."""

    async def part(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.close(code)

    return part


async def answers(socket: ServerConnection) -> None:
    """Answer every request."""
    async for text in socket:
        id = msgspec.json.decode(text)["id"]
        await socket.send(msgspec.json.encode({"t": "ack", "id": id}).decode())


async def is_silent(socket: ServerConnection) -> None:
    """Hear everything, and say nothing."""
    async for _ in socket:
        pass


async def says_nonsense(socket: ServerConnection) -> None:
    """Say something that no client understands."""
    await socket.send("{}")
    await is_silent(socket)


@pytest.mark.parametrize("code", [1000, STOPS, MISTAKE, 1012])
def test_a_request_is_sent_again_after_any_end_that_is_not_for_good(code: int) -> None:
    async def run() -> None:
        async with Script(closes(code), answers).running() as url, Client(url, ["key"]) as client:
            assert (await client.ask({"t": "chat", "text": "hello"}))["t"] == "ack"

    asyncio.run(bounded(run()))


def test_who_waits_is_told_when_the_server_has_closed_for_good() -> None:
    async def run() -> None:
        async with Script(closes(VOID)).running() as url, Client(url, ["key"]) as client:
            with pytest.raises(Gone, match="4401"):
                await client.ask({"t": "chat", "text": "hello"})

    asyncio.run(bounded(run()))


def test_who_waits_is_told_when_a_message_is_not_understood() -> None:
    async def run() -> None:
        async with Script(says_nonsense).running() as url, Client(url, ["key"]) as client:
            with pytest.raises(Gone, match="not understood"):
                await client.ask({"t": "chat", "text": "hello"})

    asyncio.run(bounded(run()))


def test_an_answer_that_does_not_come_in_time_is_told_and_not_asked_for_again() -> None:
    async def run() -> None:
        script = Script(is_silent)
        async with script.running() as url, Client(url, ["key"]) as client:
            client.patience = AT_ONCE
            with pytest.raises(Late, match="no answer within"):
                await client.ask({"t": "chat", "text": "hello"})
            assert not client.mirror.waiting

    asyncio.run(bounded(run()))


def test_a_hello_that_is_not_answered_in_time_ends_the_client() -> None:
    async def mute(socket: ServerConnection) -> None:
        await is_silent(socket)

    async def run() -> None:
        async with serve(mute, "127.0.0.1", 0) as server:
            client = Client(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", ["key"], patience=AT_ONCE)
            with pytest.raises(Late):
                await client.__aenter__()
            assert client.task is not None
            assert client.task.done()

    asyncio.run(bounded(run()))


def test_a_server_that_closes_every_time_before_it_says_anything_is_given_up() -> None:
    async def shut(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.close(MISTAKE)

    async def run() -> None:
        async with serve(shut, "127.0.0.1", 0) as server:
            client = Client(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", ["key"], tries=2)
            client.mirror.table = {"state": "gathering", "you": [0]}  # it was there before
            client.task = asyncio.create_task(client.keep_listening())
            with pytest.raises(Gone, match="cannot be reached"):
                await client.ask({"t": "chat", "text": "hello"})

    asyncio.run(bounded(run()))


def test_a_condition_can_be_waited_for_within_a_time() -> None:
    async def run() -> None:
        async with Script(is_silent).running() as url, Client(url, ["key"]) as client:
            with pytest.raises(Late):
                await client.until(lambda: client.mirror.is_over, within=AT_ONCE)

    asyncio.run(bounded(run()))


def test_who_plays_may_say_how_long_the_others_may_take() -> None:
    async def run() -> None:
        async with Script(is_silent).running() as url, Client(url, ["key"]) as client:
            with pytest.raises(Late):
                await client.play(lambda look, seat: "", within=AT_ONCE)

    asyncio.run(bounded(run()))


def test_a_table_that_is_not_made_in_time_is_told() -> None:
    async def hears(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async def run() -> None:
        server = await asyncio.start_server(hears, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        with pytest.raises(Late):
            await make_table(url, "liar", [person("Ada")], seed="late", patience=AT_ONCE)
        server.close()
        await server.wait_closed()

    asyncio.run(bounded(run()))


async def bounded(work: Awaitable[None]) -> None:
    """Fail instead of waiting for ever."""
    async with asyncio.timeout(PATIENCE):
        await work
