"""A bot that does not play a game is not offered there, and stops nothing."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from coffret.bots import BOTS, invite
from coffret.kernel.game import Bot, Game
from coffret.server.http.catalog import describe_box
from coffret.server.lobby.creation import Chair, Wish, make
from coffret.server.preload import preload
from coffret.server.protocol.refusal import Refusal
from tests.server.support import Line, opened, table, tokens

PICKY = "tests.server.test_offer:picky"
ABSENT = "tests.server.test_offer:is_not_there"


def picky(game: Game) -> Bot:
    """A bot that was made for one game."""
    if game.slug != "liar":
        raise ValueError("the shape of its input does not fit")
    return game.bot


@pytest.fixture
def invited(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = dict(BOTS)
    invite([PICKY, ABSENT])
    yield
    BOTS.clear()
    BOTS.update(before)


def seats(bot: str) -> list[Chair]:
    return [Chair("person", "Ada"), Chair("bot", "Bo", bot), Chair("bot", "Cy", bot), Chair("bot", "Di", bot)]


def test_a_bot_for_one_game_is_offered_there_only(invited: None) -> None:
    preload()
    offered = {each["id"]: each.get("games") for each in describe_box("en")["bots"]}
    assert offered[PICKY] == ["liar"]
    assert offered[ABSENT] == []
    assert offered["thumb"] is None  # it plays all


def test_levels_that_would_play_as_decent_bots_do_are_not_offered() -> None:
    preload()
    offered = {each["id"]: each.get("games") for each in describe_box("en")["bots"]}
    assert ["away-missions" in offered[level] for level in ("good", "expert")] == [True, False]
    assert ["a-team" in offered[level] for level in ("good", "expert")] == [False, True]
    assert not any("time-bomb" in offered[level] for level in ("good", "expert"))


def test_a_bot_sits_down_only_where_it_plays(invited: None, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            await make(lobby, Wish("liar", seats(PICKY), seed="offer"))
            with pytest.raises(Refusal) as refused:
                await make(lobby, Wish("time-bomb", seats(PICKY), seed="offer"))
            assert refused.value.code == "option"
            links = await table(lobby, "pbbb", "time-bomb")
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            assert (await host.ask(t="host", do="bot", seat=1, bot=PICKY))["code"] == "message"
            assert (await host.ask(t="host", do="bot", seat=1, bot="good"))["t"] == "ack"

    asyncio.run(run())


def test_where_a_bot_is_not_there_any_more_the_game_s_own_goes_on(invited: None, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await make(lobby, Wish("liar", seats(PICKY)[:2], pace=0, seed="offer"))
        del BOTS[PICKY]
        async with opened(tmp_path) as lobby:
            line = await Line(lobby, *tokens(links, 0)).open()
            await line.until(lambda: line.mirror.looks[0]["waiting"] == [0])
            await line.move(0, line.options(0)[0])
            await line.until(lambda: line.mirror.looks[0]["waiting"] == [0] or line.mirror.is_over)

    asyncio.run(run())
