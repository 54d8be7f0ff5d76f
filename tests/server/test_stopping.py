"""A server that stops takes nobody in any more: who comes, also by way of another process, is told to come again."""

import asyncio
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from coffret.server.cluster.frames import Close, Frame, Frames, Open
from coffret.server.cluster.guests import Guest
from coffret.server.http.requests import guarded
from coffret.server.protocol.connection import MISTAKE, STOPS
from coffret.server.protocol.refusal import GivenUp, Reload
from tests.server.support import Line, opened, table, tokens
from tests.waiting import until_async


class Heard(Frames):
    """The connection to the process of a client, which keeps what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[Frame] = []

    def send(self, frame: Frame) -> None:
        self.sent.append(frame)

    def closes(self) -> list[Close]:
        return [frame for frame in self.sent if isinstance(frame, Close)]


def test_no_table_is_loaded_once_the_server_stops(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            await Line(lobby, *tokens(links, 0)).open()
        with pytest.raises(Reload):
            await lobby.table(links.table)
        late = await Line(lobby, *tokens(links, 0)).open()
        assert late.session.closed == MISTAKE  # and not that the table cannot be read, which is for good

    asyncio.run(run())


def test_who_waits_for_a_table_while_the_server_stops_is_told_to_come_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            put_away = asyncio.Event()
            lobby.forget(await lobby.table(links.table))
            lobby.leave(links.table, put_away.wait())
            late = Line(lobby, *tokens(links, 0))
            coming = asyncio.create_task(late.open())
            await until_async(lambda: lobby.loading, "loading the table")
            closing = asyncio.create_task(lobby.close())
            await coming
            assert late.session.closed == MISTAKE
            put_away.set()
            await closing

    asyncio.run(run())


def test_a_client_from_another_process_is_told_when_the_server_stops(tmp_path: Path) -> None:
    async def run() -> None:
        link = Heard()
        left: list[int] = []
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            hello = Line(lobby, *tokens(links, 0)).mirror.hello()
            guest = Guest(lobby, link, Open(1, "", hello), left.append)
            await until_async(lambda: link.sent, "an answer")
        await asyncio.gather(*guest.tasks)
        assert link.closes() == [Close(1, STOPS)]
        assert left == [1]

    asyncio.run(run())


def test_a_client_may_leave_a_table_that_has_been_put_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            line = await Line(lobby, *tokens(links, 0)).open()
        line.close()
        assert line.session.live is not None
        assert not line.session.live.sessions

    asyncio.run(run())


def test_what_comes_too_late_changes_nothing_at_a_table_that_is_put_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            await Line(lobby, *tokens(links, 1)).open()
            live = await lobby.table(links.table)
            assert live.play is not None
            before = live.play.n
            async with live.lock:
                closing = asyncio.create_task(lobby.close())
                await until_async(lambda: lobby.stopping, "the end")
                moving = asyncio.create_task(one.session.receive(one.mirror.move(0, "bid 1:3")[1]))
                await asyncio.sleep(0)
            await moving
            assert one.session.closed
            assert live.play.n == before
            await closing

    asyncio.run(run())


def test_a_request_to_a_table_that_was_given_up_is_answered_once_it_is_loaded_again() -> None:
    async def run() -> None:
        given_up = [GivenUp(), GivenUp()]

        async def endpoint(request: Request) -> Response:
            if given_up:
                raise given_up.pop()
            return Response(b"it is there")

        answer = await guarded(endpoint)(Request({"type": "http", "headers": [], "query_string": b""}))
        assert answer.body == b"it is there"

    asyncio.run(run())
