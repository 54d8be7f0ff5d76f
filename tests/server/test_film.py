"""The film of a play over HTTP: for the people of its table and whoever they give the link to, once it is over."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from httpx import ASGITransport, AsyncClient

from coffret.kernel.box import open_box
from coffret.kernel.scene import elements
from coffret.kernel.stack import PUBLIC
from coffret.kernel.table import Table
from coffret.server.http.app import make_app
from coffret.server.lobby.lobby import Lobby
from coffret.server.play.film import MOST, film, staged
from coffret.server.play.play import Play
from coffret.server.play.replay import log_lengths
from coffret.server.protocol.wording import voice
from tests.server.support import opened, table, tokens
from tests.server.test_drama import NAMES, played
from tests.server.test_results import bid_and_call

Json = dict[str, Any]


async def fetch(lobby: Lobby, method: str, path: str, token: str = "", body: Json | None = None) -> tuple[int, Json]:
    """The answer to a request with a token."""
    async with AsyncClient(transport=ASGITransport(app=make_app(lobby)), base_url="http://localhost") as http:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await http.request(method, path, headers=headers, json=body or ({} if method == "POST" else None))
        return answer.status_code, answer.json() if answer.status_code < 300 else {}


async def finished(lobby: Lobby) -> tuple[str, str]:
    """The key to a play that is over, and the path of its table."""
    made = await table(lobby, "pp")
    await bid_and_call(lobby, *tokens(made, 0, 1))
    key = tokens(made, 0)[0]
    assert key
    return key, f"/api/tables/{made.table}"


def test_a_film_is_shown_after_the_end_and_not_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await table(lobby, "pp")
            key = tokens(made, 0)[0] or ""
            path = f"/api/tables/{made.table}/film"
            assert (await fetch(lobby, "GET", path, key))[0] == 409
            assert (await fetch(lobby, "POST", path, key))[0] == 409
            await bid_and_call(lobby, *tokens(made, 0, 1))
            status, told = await fetch(lobby, "GET", path, key)
            assert (status, len(told["names"])) == (200, 2)
            assert told["scenes"][-1]["news"]
            assert "outcome" not in told["scenes"][-1]["look"] or not told["scenes"][-1]["look"]["outcome"]

    asyncio.run(run())


def test_its_link_opens_the_film_the_replay_and_a_try_from_there_and_nothing_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            key, path = await finished(lobby)
            assert (await fetch(lobby, "GET", f"{path}/film"))[0] == 404
            assert (await fetch(lobby, "GET", f"{path}/film", "film-"))[0] == 404
            status, shared = await fetch(lobby, "POST", f"{path}/film", key)
            assert (status, (await fetch(lobby, "POST", f"{path}/film", key))[1]) == (201, shared)
            token = shared["token"]
            assert (await fetch(lobby, "GET", f"{path}/film", token))[1]["names"] == ["person0", "person1"]
            assert (await fetch(lobby, "GET", f"{path}/film", token[:-1] + "!"))[0] == 404
            assert (await fetch(lobby, "GET", f"{path}/replay?from=0", token))[0] == 200
            for method, page in [
                ("GET", "save"),
                ("GET", "fair"),
                ("GET", "review"),
                ("POST", "film"),
                ("GET", "drama"),
            ]:
                assert (await fetch(lobby, method, f"{path}/{page}", token))[0] == 404, page
            status, made = await fetch(lobby, "POST", f"{path}/fork", token, {"seat": -3, "at": 0})
            assert (status, [each["kind"] for each in made["seats"]]) == (201, ["person", "person"])
            assert (await fetch(lobby, "POST", f"{path}/fork", token[:-1] + "!", {"seat": -3, "at": 0}))[0] == 404
            other = await table(lobby, "pp")
            await bid_and_call(lobby, *tokens(other, 0, 1))
            assert (await fetch(lobby, "GET", f"/api/tables/{other.table}/film", token))[0] == 404

    asyncio.run(run())


def test_a_link_is_good_after_the_server_has_started_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            key, path = await finished(lobby)
            token = (await fetch(lobby, "POST", f"{path}/film", key))[1]["token"]
        async with opened(tmp_path) as lobby:
            assert (await fetch(lobby, "GET", f"{path}/film", token))[0] == 200

    asyncio.run(run())


@pytest.mark.parametrize("slug", [game.slug for game in open_box().games])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_turning_points_are_shown_on_their_boards_up_to_the_last_step(slug: str, lang: str) -> None:
    play = Play(played(slug, "acts"))
    made: Table = play.table
    told = msgspec.json.decode(msgspec.json.encode(film(play, None, voice(made.game, lang, NAMES[: made.seats]))))
    steps = [scene["step"] for scene in told["scenes"]]
    last = len(log_lengths(play, PUBLIC)) - 1
    assert steps == sorted(set(steps))
    assert steps[-1] == last
    assert 2 <= len(steps) <= MOST + 1
    assert steps[:-1] == [point.step for point in staged(play) if point.step < last]
    assert all(scene["news"] and scene["look"]["scene"]["seats"] for scene in told["scenes"])
    assert told["end"]["outcome"]["text"] == told["outcome"]["text"]
    known = elements(made.game.scene(made.view(PUBLIC)))
    assert {told["finale"].get("at", "")} - {""} <= set(known)
