"""The first and the last act over HTTP: the opening of one's own seat until it has chosen, the finale at the end."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from httpx import ASGITransport, AsyncClient

from coffret.kernel.box import open_box
from coffret.kernel.chance import seeded
from coffret.kernel.drama import dealt, ended
from coffret.kernel.game import load
from coffret.kernel.scene import elements
from coffret.kernel.table import Table
from coffret.kernel.text import LANGUAGES
from coffret.server.http.app import make_app
from coffret.server.lobby.lobby import Lobby
from coffret.server.play.drama import drama
from coffret.server.play.play import Play
from coffret.server.protocol.wording import voice
from tests.browser.support import one_choice
from tests.server.support import Line, opened, table, tokens
from tests.server.test_results import bid_and_call

Json = dict[str, Any]
NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Fay", "Gus", "Hal")


async def acts(lobby: Lobby, id: str, seat: int, token: str | None, status: int = 200) -> Json:
    """What a seat is told of the acts of a play."""
    async with AsyncClient(transport=ASGITransport(app=make_app(lobby)), base_url="http://localhost") as http:
        headers = {"Authorization": f"Bearer {token}"}
        answer = await http.get(f"/api/tables/{id}/drama?seat={seat}", headers=headers)
        assert answer.status_code == status, answer.text
        told: Json = answer.json()
        return told


def test_a_seat_is_told_its_own_deal_until_it_has_chosen(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await table(lobby, "pppp", game="time-bomb")
            first, second = tokens(made, 0, 1)
            told = await acts(lobby, made.table, 0, first)
            assert told["opening"]["title"].startswith("You are ")
            assert told["finale"] is None
            await acts(lobby, made.table, 1, first, 403)
            assert (await acts(lobby, made.table, -3, first))["opening"] is None
            line = await Line(lobby, *tokens(made, 0, 1, 2, 3)).open()
            await line.move(0, line.options(0)[0])
            assert (await acts(lobby, made.table, 0, first))["opening"] is None
            assert (await acts(lobby, made.table, 1, second))["opening"] is not None

    asyncio.run(run())


def test_the_finale_is_told_when_it_is_over_and_not_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await table(lobby, "pp")
            (first,) = tokens(made, 0)
            assert (await acts(lobby, made.table, 0, first))["finale"] is None
            await bid_and_call(lobby, *tokens(made, 0, 1))
            finale = (await acts(lobby, made.table, 0, first))["finale"]
            assert [portrait["seat"] for portrait in finale["portraits"]] == [0, 1]  # a game that says nothing of it

    asyncio.run(run())


def played(slug: str, seed: str) -> Table:
    """A play of bots to its end."""
    game, rng = load(slug), seeded(seed)
    seats = min(max(3, game.about.seats[0]), game.about.seats[1])
    play = game.table(seats, seed=seed, names=NAMES[:seats])
    while play.pending is not None:
        one_choice(play, rng)
    return play


@pytest.mark.parametrize("slug", [game.slug for game in open_box().games])
def test_what_a_game_plays_out_is_on_its_table_and_in_every_language(slug: str) -> None:
    game = load(slug)
    seats = game.about.seats[0]
    begun = game.table(seats, seed="acts", names=NAMES[:seats])
    finished = Play(played(slug, "acts"))
    for lang in LANGUAGES:
        spoken = voice(game, lang, NAMES[: finished.table.seats])
        told = msgspec.json.decode(msgspec.json.encode(drama(Play(begun), 0, voice(game, lang, NAMES[:seats]))))
        assert told["opening"] is None or told["opening"].get("title") or told["opening"]["portraits"]
        finale = msgspec.json.decode(msgspec.json.encode(drama(finished, 0, spoken)))["finale"]
        known = elements(game.scene(finished.view(0)))
        assert {id for id in (finale.get("at", ""), *finale.get("way", [])) if id} <= set(known)


def test_a_game_that_says_nothing_shows_the_cards_in_hand_and_the_faces() -> None:
    game = load("time-bomb")
    scene = game.scene(game.table(4, seed="plain").view(1))
    opening = dealt(scene, 1)
    assert opening is not None
    assert opening.portraits[0].card is not None
    assert opening.portraits[0].card.id == "my-role"
    assert dealt(scene, 2) is None
    assert [portrait.seat for portrait in ended(scene).portraits] == [0, 1, 2, 3]
