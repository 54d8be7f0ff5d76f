"""Lessons at a table, and the results that the server keeps for a device."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from coffret.kernel.text import LANGUAGES
from coffret.server.lobby.creation import Chair, Wish, make, make_again
from coffret.server.store.interface import Played, hashed
from coffret.server.store.results import achievements
from tests.quick import quick
from tests.server.support import Line, opened, table, tokens

ADA = "a secret of Ada's device"


def test_a_lesson_tells_what_to_do_and_is_played_to_its_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await make(lobby, Wish("liar", [Chair("person", "Ada"), Chair("bot")], lesson="first", pace=0))
            line = await Line(lobby, *tokens(made, 0), lang="fr").open()
            look = line.mirror.looks[0]
            assert look["lesson"]["number"] == 1
            assert "dés" in look["lesson"]["text"]
            assert look["lesson"]["shows"] == ["cup-1"]
            while (taught := line.mirror.looks[0]["lesson"]) and taught["do"]:
                assert (await line.move(0, taught["do"]))["t"] == "ack"
                await line.until(lambda: 0 in line.mirror.looks[0]["waiting"] or line.mirror.is_over)
            assert line.mirror.looks[0]["outcome"]["winners"] == [0]
            assert taught["number"] == taught["of"]

    asyncio.run(run())


@pytest.mark.parametrize("lang", quick(LANGUAGES, "fr"))
@pytest.mark.parametrize("slug", ["a-team", "away-missions", "thunderbirds", "thunderbirds-solo", "time-bomb"])
def test_every_first_game_is_led_to_its_last_note(tmp_path: Path, slug: str, lang: str) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await make(lobby, Wish(slug, [Chair("person", "Ada")], lesson="first", pace=0))
            line = await Line(lobby, *tokens(made, 0), lang=lang).open()
            look = line.mirror.looks[0]
            met = 0
            while look["lesson"]["do"]:
                taught, met = look["lesson"], met + 1 + len(look["lesson"]["before"])
                assert taught["number"] == met
                assert any(option["do"] == taught["do"] for option in look["options"])
                assert (await line.move(0, taught["do"]))["t"] == "ack"
                await line.until(lambda: line.mirror.looks[0]["lesson"] or line.mirror.is_over)
                look = line.mirror.looks[0]
            assert met + 1 + len(look["lesson"]["before"]) == look["lesson"]["of"]
            assert look["lesson"]["text"]
            assert (await lobby.table(made.table)).bots.next() is None  # bots that may do something wait

    asyncio.run(run())


def test_bots_take_the_seats_of_a_lesson_whoever_was_asked_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            chairs = [Chair("person", "Ada"), Chair("open"), Chair("person", "Ben"), Chair("bot")]
            made = await make(lobby, Wish("a-team", chairs, lesson="first", pace=0))
            live = await lobby.table(made.table)
            seated = [(each.kind, each.name) for each in live.meta.sittings]
            assert seated == [("person", "Ada"), ("bot", "Bo"), ("bot", "Cleo")]

    asyncio.run(run())


def test_after_a_lesson_the_same_people_play_a_whole_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await make(lobby, Wish("a-team", [Chair("person", "Ada")], lesson="first", pace=0))
            again = await make_again(lobby, await lobby.table(made.table))
            header = (await lobby.table(again.table)).header
            assert not header.position
            assert not header.arranged

    asyncio.run(run())


def test_another_choice_is_refused_until_the_lesson_is_left(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await make(lobby, Wish("liar", [Chair("person", "Ada"), Chair("bot")], lesson="first", pace=0))
            line = await Line(lobby, *tokens(made, 0), made.host).open()
            refused = await line.move(0, "bid 1:1")
            assert (refused["code"], refused["possible"]) == ("lesson", ["bid 1:4"])
            assert (await line.ask(t="host", do="free"))["t"] == "ack"
            assert "lesson" not in line.mirror.looks[0]
            assert (await line.move(0, "bid 1:1"))["t"] == "ack"

    asyncio.run(run())


def test_a_lesson_survives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await make(lobby, Wish("liar", [Chair("person"), Chair("bot")], lesson="first", pace=0))
        async with opened(tmp_path) as lobby:
            line = await Line(lobby, *tokens(made, 0)).open()
            assert line.mirror.looks[0]["lesson"]["number"] == 1

    asyncio.run(run())


def test_only_a_play_that_was_won_sets_a_best_score() -> None:
    def best(*plays: tuple[bool, int]) -> int | None:
        solo = "thunderbirds-solo"
        results = [Played(f"t{n}", 0, ADA, solo, n, won=won, score=score) for n, (won, score) in enumerate(plays)]
        (result,) = achievements(results)
        return result.best

    assert best((False, 31)) is None
    assert best((True, 12), (False, 31), (True, 9)) == 12


def test_results_are_kept_by_device_and_set_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            for number in range(3):
                made = await table(lobby, "pp", seed=f"deal {number % 2}", player=ADA)
                line = await Line(lobby, *tokens(made, 0, 1)).open()
                await line.move(0, "bid 1:1")
                await line.move(1, "liar")
            await table(lobby, "pp", player="somebody else, who has not finished")
            (result,) = achievements(await lobby.store.results(hashed(ADA).hex(), "liar"))
            assert (result.plays, result.wins, result.seats) == (3, 3, 2)
            assert set(result.deals) == {"deal 0", "deal 1"}
            assert (result.best, *result.deals.values()) == (None, None, None)  # it has no points
            assert await lobby.store.results(hashed("nobody").hex(), "liar") == []
            with sqlite3.connect(tmp_path / "tables.db") as db:
                db.execute("UPDATE results SET result = '{' WHERE seat = 0")
            assert [each.seat for each in await lobby.store.results(hashed(ADA).hex())] == [1, 1, 1]

    asyncio.run(run())


def test_equal_deals_begin_equally(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            looks = []
            for _ in range(2):
                made = await table(lobby, "pp", seed="daily 2026-11-16")
                looks.append((await Line(lobby, *tokens(made, 0)).open()).mirror.looks[0])
            assert looks[0] == looks[1]

    asyncio.run(run())
