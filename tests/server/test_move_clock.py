"""The time limit for each choice: for every game, on the host's wish, and it tells nothing that is hidden."""

import asyncio
from pathlib import Path

from coffret.kernel.game import Game
from coffret.server.lobby.lobby import Lobby
from tests.server.support import Line, opened, sat_down, table, tokens


async def ring(lobby: Lobby, id: str) -> None:
    """Let the time of a choice be up."""
    clock = lobby.tables[id].clock
    assert clock.timer is not None
    clock.timer.cancel()
    clock.ring()
    assert clock.task is not None
    await clock.task


def test_a_bot_chooses_for_who_is_waited_for_and_they_alone_are_told_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            ada = await Line(lobby, links.host, links.seats[0].token).open()
            bea = await Line(lobby, await sat_down(lobby, links, 1)).open()
            assert lobby.tables[links.table].clock.timer is None
            assert (await ada.ask(t="host", do="clock", seconds=60))["t"] == "ack"
            assert any(each["t"] == "clock" and each["left"] for each in await bea.drain())
            assert bea.mirror.table["clock"] == 60
            assert bea.mirror.chat[-1]["event"] == "clock"
            assert ada.mirror.looks[0]["waiting"] == [0]
            await ring(lobby, links.table)
            mine, others = await ada.drain(), await bea.drain()
            assert ada.mirror.looks[0]["waiting"] != [0]
            assert any(each["t"] == "note" and "time was up" in each["text"] for each in mine)
            assert not any(each["t"] == "note" for each in others)
            assert any(each["t"] == "clock" and each["left"] for each in others)  # it runs for the next
            assert (await ada.ask(t="host", do="clock", seconds=0))["t"] == "ack"
            assert lobby.tables[links.table].clock.timer is None

    asyncio.run(run())


def test_a_hidden_choice_does_not_show_on_the_clock(tmp_path: Path, ballot: Game) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp", "ballot")
            one = await Line(lobby, links.host, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            await one.ask(t="host", do="clock", seconds=60)
            await two.drain()
            timer = lobby.tables[links.table].clock.timer
            seat = one.mirror.to_choose()[0]
            await one.move(seat, one.options(seat)[0])
            assert [each for each in await two.drain() if each["t"] == "clock"] == []
            assert lobby.tables[links.table].clock.timer is timer

    asyncio.run(run())


def test_the_clock_stands_while_paused_and_does_not_run_for_bots(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            ada = await Line(lobby, links.host, *tokens(links, 0, 1)).open()
            await ada.ask(t="host", do="clock", seconds=60)
            live = lobby.tables[links.table]
            await ada.ask(t="host", do="pause")
            assert live.clock.timer is None
            await ada.ask(t="host", do="resume")
            assert live.clock.timer is not None
            assert live.clock.awaited() == [0]
            live.meta.sittings[0].kind = "bot"
            assert live.clock.awaited() == []
            live.meta.sittings[0].kind = "person"

    asyncio.run(run())
