"""A bot that fails holds up no table: something possible is done in its place, and everybody is told."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from coffret.bots import BOTS
from coffret.kernel.errors import OptionError
from coffret.kernel.game import Game
from tests.server.support import Line, opened, table, tokens


def stumbling(view: Any, options: list[Any], rng: Any) -> Any:
    raise ZeroDivisionError("division by zero")


def broken(game: Game) -> Any:
    raise OptionError("error-bot-broken", given="broken", why="it is gone")


@pytest.mark.usefixtures("liar")
@pytest.mark.parametrize(("bot", "is_told"), [(lambda game: stumbling, True), (broken, False)])
def test_the_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, bot: Any, is_told: bool
) -> None:
    monkeypatch.setattr("coffret.bots.faults.known", set())
    monkeypatch.setattr("coffret.server.room.bots.bots_of", lambda game: ["thumb", "faulty"])
    monkeypatch.setitem(BOTS, "faulty", bot)

    async def run() -> list[dict[str, Any]]:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pb")
            lobby.tables[links.table].meta.sittings[1].bot = "faulty"
            ada = await Line(lobby, *tokens(links, 0)).open()
            told = await ada.drain()
            await ada.move(0, ada.options(0)[0])
            while ada.mirror.looks[0].get("outcome") is None and ada.mirror.looks[0]["waiting"] != [0]:
                task = lobby.tables[links.table].bots.task
                if task is not None:
                    await task
                told += await ada.drain()
            return told

    with caplog.at_level(logging.WARNING):
        notes = [each["text"] for each in asyncio.run(run()) if each["t"] == "note"]
    assert notes == (["A fault in the bot of bot1: it plays at random this time."] if is_told else [])
    assert sum(record.levelno == logging.ERROR for record in caplog.records) == 1
