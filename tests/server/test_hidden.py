"""Choices that nobody notices leave no trace on the wire; clocks and silence are the rules' own."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from coffret.kernel.game import Game, games, load
from coffret.kernel.scene import Scene
from tests.server.secrecy import compare
from tests.server.support import Line, opened, table, tokens


def test_a_hidden_choice_sends_nothing_to_anybody_else(tmp_path: Path, ballot: Game) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "ppp", "ballot")
            lines = [await Line(lobby, *tokens(links, seat)).open() for seat in range(3)]
            watcher = await Line(lobby, links.spectator).open()
            for line in lines:
                await line.drain()
            assert (await lines[0].move(0, "vote 2"))["v"] == 2
            for other in (lines[1], lines[2], watcher):
                assert await other.drain() == []
            assert (await lines[1].move(1, "vote 1"))["v"] == 2
            assert await lines[0].drain() == []
            assert (await lines[0].move(0, "vote 1"))["v"] == 3

    asyncio.run(run())


def test_a_hidden_choice_does_not_move_the_time_that_the_list_of_tables_tells(
    tmp_path: Path, ballot: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000]
    monkeypatch.setattr("coffret.server.play.play.time", lambda: now[0])

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "ppp", "ballot")
            line = await Line(lobby, *tokens(links, 0)).open()
            live = lobby.tables[links.table]
            now[0] = 2000
            await line.move(0, "vote 2")
            assert live.play is not None
            assert [live.play.changed([seat]) for seat in (0, 1, 2, -3)] == [2000, 1000, 1000, 1000]
        async with opened(tmp_path) as lobby:
            play = (await lobby.table(links.table)).play
            assert play is not None
            assert [play.changed([seat]) for seat in (0, 1, 2, -3)] == [2000, 1000, 1000, 1000]

    asyncio.run(run())


def test_taking_back_a_hidden_choice_keeps_the_others_and_tells_nobody(tmp_path: Path, ballot: Game) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "ppp", "ballot")
            lines = [await Line(lobby, *tokens(links, seat)).open() for seat in range(3)]
            await lines[0].move(0, "vote 2")
            await lines[1].move(1, "vote 1")
            await lines[1].drain()
            assert (await lines[0].ask(t="undo", seat=0))["t"] == "ack"
            assert await lines[1].drain() == []
            lines[0].close()
        async with opened(tmp_path) as lobby:
            back = [await Line(lobby, *tokens(links, seat)).open() for seat in range(3)]
            assert back[0].mirror.looks[0]["scene"]["feeds"] == [{"id": "mine"}]
            assert back[1].mirror.looks[1]["scene"]["feeds"][0]["lines"] == ["1"]
            await back[2].move(2, "vote 1")
            await back[0].move(0, "vote 1")
            await back[1].drain()
            assert back[1].mirror.lines[1][-1]["text"] == "The vote is 1."

    asyncio.run(run())


def test_the_ballot_tells_no_secret_on_the_wire(tmp_path: Path, ballot: Game) -> None:
    async def run() -> int:
        async with opened(tmp_path / "true") as one, opened(tmp_path / "twin") as other:
            return sum([await compare((one, other), ballot, 3, seed) for seed in range(20)])

    assert asyncio.run(run()) > 20


def test_nobody_chats_or_points_while_the_rules_order_silence(
    tmp_path: Path, liar: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = Scene(seats=[], silence="LD-BID-01")
    monkeypatch.setattr(liar, "scene", lambda view: silent)

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            no = await one.ask(t="chat", seat=0, text="psst")
            assert (no["code"], no["rule"]["id"]) == ("silence", "LD-BID-01")
            assert (await one.ask(t="ping", seat=0, element="cup-1"))["code"] == "silence"
            assert (await one.ask(t="react", seat=0, sign="laugh"))["code"] == "silence"
            other = await Line(lobby, *tokens(links, 1)).open()
            assert (await one.ask(t="typing", seat=0))["rule"]["id"] == "LD-BID-01"
            assert await other.drain() == []

    asyncio.run(run())


@pytest.mark.skipif("time-bomb" not in games(), reason="the game is not installed")
def test_a_clock_runs_for_everybody_and_acts_when_it_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("time-bomb")
    monkeypatch.setattr(game, "about", msgspec.structs.replace(game.about, clock="talk_clock"))

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            options = {"talk_clock": 60, "locations": False}
            links = await table(lobby, "pppp", "time-bomb", options=options)
            line = await Line(lobby, *tokens(links, 0, 1, 2, 3)).open()
            clock = lobby.tables[links.table].clock
            while clock.timer is None:
                seat = line.mirror.to_choose()[0]
                await line.move(seat, line.options(seat)[0])
            waiting, version = line.mirror.looks[0]["waiting"], line.mirror.versions[0]
            assert (await Line(lobby, links.spectator).open()).session.live
            clock.ring()
            assert clock.task is not None
            await clock.task
            heard = await line.drain()
            assert line.mirror.versions[0] > version
            assert (line.mirror.looks[0]["waiting"], line.mirror.looks[0]["prompt"]) != (waiting, None)
            assert any(message["t"] == "clock" and message["left"] == 60 for message in heard)

    asyncio.run(run())
