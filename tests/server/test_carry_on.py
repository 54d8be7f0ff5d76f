"""What is under way at a table goes on after a restart, or at the process that takes the table over."""

import asyncio

from coffret.server.lobby.lobby import Lobby
from coffret.server.room.clock import GRACE
from tests.server.support import Line, opened, table, tokens


def test_a_request_to_undo_is_answered_after_a_restart(db: str) -> None:
    async def run() -> None:
        async with opened(db) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            await one.move(0, "bid 1:3")
            await two.drain()
            await two.move(1, "bid 2:3")
            await one.drain()
            assert (await one.ask(t="undo", seat=0, ask=True))["t"] == "ack"
        async with opened(db) as lobby:
            two = await Line(lobby, *tokens(links, 1)).open()
            assert len(two.mirror.lines[1]) == 4
            assert (await two.consent(1, True))["t"] == "ack"
            await two.drain()
            assert len(two.mirror.lines[1]) == 2

    asyncio.run(run())


def test_a_request_that_play_has_passed_by_is_not_open_after_a_restart(db: str) -> None:
    async def run() -> None:
        async with opened(db) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            await one.move(0, "bid 1:3")
            await two.drain()
            await two.move(1, "bid 2:3")
            await one.drain()
            await one.ask(t="undo", seat=0, ask=True)
            await one.move(0, "bid 3:3")
        async with opened(db) as lobby:
            two = await Line(lobby, *tokens(links, 1)).open()
            assert (await lobby.table(links.table)).questions.open is None
            assert (await two.consent(1, True))["code"] == "nothing"

    asyncio.run(run())


def test_what_was_said_before_a_restart_is_known_when_it_is_sent_again(db: str) -> None:
    async def run() -> None:
        said = {"t": "chat", "seat": 0, "text": "Good evening"}
        async with opened(db) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            id, text = one.mirror.request(said, "once")
            await one.send(text)
        async with opened(db) as lobby:
            one = await Line(lobby, *tokens(links, 0)).open()
            assert [each["id"] for each in await one.send(text) if each["t"] == "ack"] == [id]
            assert [line["text"] for line in one.mirror.chat] == ["Good evening"]
            assert "said" not in one.mirror.chat[0]

    asyncio.run(run())


def test_a_clock_goes_on_at_the_process_that_takes_over(postgres_db: str) -> None:
    import psycopg

    async def left(lobby: Lobby, id: str) -> float:
        clock = (await lobby.table(id)).clock
        assert clock.timer is not None
        return clock.timer.when() - asyncio.get_running_loop().time()

    async def run() -> None:
        async with opened(postgres_db) as lobby:
            links = await table(lobby, "pp")
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            await host.ask(t="host", do="clock", seconds=3600)
            await host.move(0, "bid 1:3")
        with psycopg.connect(postgres_db, autocommit=True) as connection:
            connection.execute("UPDATE steps SET at = at - 1800")
        async with opened(postgres_db) as lobby:
            await Line(lobby, *tokens(links, 0)).open()
            assert GRACE <= await left(lobby, links.table) <= 1800  # the last move is half an hour old

    asyncio.run(run())
