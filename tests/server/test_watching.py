"""Bots wait until the people at the table have seen what happened, and for nobody who does not tell."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from coffret.kernel.game import Game
from coffret.server.lobby.lobby import Lobby
from coffret.server.room import bots
from coffret.server.room.table import LiveTable
from tests.server.support import Line, opened, table, tokens
from tests.waiting import until_async

Scene = Callable[[Lobby, LiveTable, Line], Awaitable[None]]


def at_a_table(path: Path, scene: Scene, kinds: str = "pb", pace: int = 1, game: str = "liar") -> None:
    """Let a person play with bots for the time of a test."""

    async def run() -> None:
        async with opened(path) as lobby:
            links = await table(lobby, kinds, game, pace=pace)
            one = await Line(lobby, *tokens(links, 0)).open()
            await scene(lobby, lobby.tables[links.table], one)

    asyncio.run(run())


async def shown(line: Line, v: int) -> None:
    await line.send(json.dumps({"t": "shown", "seat": 0, "v": v}))


async def waits(live: LiveTable) -> None:
    """Until a bot has thought and waits for somebody."""
    assert live.play is not None
    await until_async(lambda: live.bots.is_waiting, "a bot that waits")


def test_a_bot_goes_on_when_the_last_step_has_been_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(lobby: Lobby, live: LiveTable, one: Line) -> None:
        assert live.play is not None
        await shown(one, live.play.version(0))
        await one.move(0, "bid 1:3")
        await waits(live)
        await shown(one, live.play.version(0) - 1)
        await waits(live)
        assert live.play.n == 2
        await shown(one, live.play.version(0))
        await one.until(lambda: live.play is not None and live.play.n > 2)

    monkeypatch.setattr(bots, "PATIENCE", 10**6)
    at_a_table(tmp_path, scene)


def test_who_never_tells_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(lobby: Lobby, live: LiveTable, one: Line) -> None:
        await one.move(0, "bid 1:3")
        await one.until(lambda: live.play is not None and live.play.n > 2)

    monkeypatch.setattr(bots, "PATIENCE", 10**6)
    at_a_table(tmp_path, scene)


def test_nobody_is_waited_for_longer_than_the_limit_and_then_not_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(lobby: Lobby, live: LiveTable, one: Line) -> None:
        await shown(one, 1)
        await one.move(0, "bid 1:3")
        await one.until(lambda: live.play is not None and live.play.n > 2)
        assert one.session.watched is None

    monkeypatch.setattr(bots, "PATIENCE", 0.01)
    at_a_table(tmp_path, scene)


def test_who_leaves_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(lobby: Lobby, live: LiveTable, one: Line) -> None:
        await shown(one, 1)
        await one.move(0, "bid 1:3")
        await waits(live)
        one.close()
        await until_async(lambda: live.play is not None and live.play.n > 2, "the bot's move")

    monkeypatch.setattr(bots, "PATIENCE", 10**6)
    at_a_table(tmp_path, scene)


def test_a_table_without_a_pace_waits_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(lobby: Lobby, live: LiveTable, one: Line) -> None:
        await shown(one, 1)
        await one.move(0, "bid 1:3")
        await one.until(lambda: live.play is not None and live.play.n > 2)

    monkeypatch.setattr(bots, "PATIENCE", 10**6)
    at_a_table(tmp_path, scene, pace=0)


def test_spectators_hold_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pb", pace=1)
            one = await Line(lobby, *tokens(links, 0)).open()
            watcher = await Line(lobby, links.spectator).open()
            live = lobby.tables[links.table]
            await watcher.send(json.dumps({"t": "shown", "seat": -3, "v": 0}))
            await one.move(0, "bid 1:3")
            await one.until(lambda: live.play is not None and live.play.n > 2)

    monkeypatch.setattr(bots, "PATIENCE", 10**6)
    asyncio.run(run())


def test_what_others_do_not_notice_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ballot: Game
) -> None:
    """A hidden vote is a new version for its seat alone: whether bots pause must not tell that there was one."""

    async def scene(lobby: Lobby, live: LiveTable, one: Line) -> None:
        assert live.play is not None
        await shown(one, live.play.version(0))
        before = live.play.public_version(0)
        await one.move(0, "vote 2")
        assert (live.play.version(0), live.play.public_version(0)) == (before + 1, before)
        assert not live.bots.watching(live.play)

    monkeypatch.setattr(bots, "PATIENCE", 10**6)
    at_a_table(tmp_path, scene, "ppp", game="ballot")
