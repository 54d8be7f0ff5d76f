"""The review of a play: only once it is over, in the background, kept with the table, for whoever has a link."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient

from coffret.bots.review import look_through
from coffret.server.http.app import make_app
from coffret.server.lobby.lobby import Lobby
from coffret.server.room import reviewing
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import Write
from coffret.server.store.links import Links
from coffret.server.thinking.minds import Minds
from tests.server.support import opened, table
from tests.waiting import until_async


@pytest.fixture(autouse=True)
def few_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of everything little is counted."""
    monkeypatch.setattr(reviewing, "PLAYS", 20)


async def over(lobby: Lobby, seconds: float = 1.0) -> tuple[Links, LiveTable]:
    """A table at which bots have played to the end."""
    lobby.minds = Minds(seconds, 1)
    links = await table(lobby, "bb")
    live = await lobby.table(links.table)
    await until_async(lambda: live.is_over, "the end")
    return links, live


def client(lobby: Lobby, token: str) -> AsyncClient:
    headers = {"authorization": f"Bearer {token}"}
    return AsyncClient(transport=ASGITransport(app=make_app(lobby)), base_url="http://box", headers=headers)


async def found(http: AsyncClient, links: Links, lang: str = "en") -> dict[str, Any]:
    answer = await http.get(f"/api/tables/{links.table}/review?lang={lang}")
    return dict(json.loads(answer.text))


def test_a_review_is_begun_waited_for_and_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, live = await over(lobby)
            async with client(lobby, links.spectator) as http:
                assert (await found(http, links))["state"] == "none"
                assert (await http.post(f"/api/tables/{links.table}/review", json={})).json()["state"] == "running"
                await until_async(lambda: not live.reviewing.is_running, "the review")
                first = await found(http, links)
                assert first["state"] == "done"
                assert first["review"]["curves"]
                assert len(first["from_here"]) == len(first["review"]["moments"])
                assert (await found(http, links, "fr"))["review"]["summary"] != first["review"]["summary"]
        async with opened(tmp_path) as again, client(again, links.spectator) as http:
            assert await found(http, links) == first

    asyncio.run(run())


def test_what_is_kept_is_not_thought_about_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A spectator cannot keep the server busy with one play that is over."""

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, live = await over(lobby)
            async with client(lobby, links.spectator) as http:
                await http.post(f"/api/tables/{links.table}/review", json={})
                await until_async(lambda: not live.reviewing.is_running, "the review")
                first = await found(http, links)
                monkeypatch.setattr(live.reviewing, "look_through", None)
                asked = await http.post(f"/api/tables/{links.table}/review", json={})
                await until_async(lambda: not live.reviewing.is_running, "a second one")
                assert asked.json() == await found(http, links) == first
                assert live.reviewing.task is not None
                assert live.reviewing.task.exception() is None

    asyncio.run(run())


def test_secrets_are_looked_at_only_after_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            lobby.minds = Minds(1.0, 1)
            links = await table(lobby, "pp")
            async with client(lobby, links.seats[0].token or "") as http:
                for answer in (
                    await http.get(f"/api/tables/{links.table}/review"),
                    await http.post(f"/api/tables/{links.table}/review", json={}),
                ):
                    assert (answer.status_code, answer.json()["code"]) == (409, "state")

    asyncio.run(run())


def test_there_is_none_where_nobody_thinks(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, _ = await over(lobby, seconds=0.0)
            async with client(lobby, links.spectator) as http:
                assert (await found(http, links))["state"] == "off"
                assert (await http.post(f"/api/tables/{links.table}/review", json={})).json()["code"] == "hints"

    asyncio.run(run())


def test_a_table_is_not_put_away_while_its_play_is_looked_through(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            _, live = await over(lobby)
            live.reviewing.begin()
            assert not lobby.is_idle(live, 0)
            await until_async(lambda: not live.reviewing.is_running, "the review")
            assert lobby.is_idle(live, 0)

    asyncio.run(run())


def test_a_review_of_other_rules_is_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, live = await over(lobby)
            live.reviewing.begin()
            await until_async(lambda: not live.reviewing.is_running, "the review")
            assert live.play is not None
            live.play.rules = "2/other"
            async with client(lobby, links.spectator) as http:
                assert (await found(http, links))["state"] == "none"

    asyncio.run(run())


OLD = (
    b'{"rules":"%s","entries":%d,"review":{"together":false,"points":[],"turns":[],"balances":[],'
    b'"mistakes":[],"worlds":9,"entries":9}}'
)


def test_a_review_that_an_earlier_version_kept_is_made_anew(tmp_path: Path) -> None:
    """Without harm: of 0.3.0, and of one that nobody has written yet."""

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, live = await over(lobby)
            assert live.play is not None
            rules, entries = live.play.rules.encode(), len(live.play.table.log)
            for kept in (OLD % (rules, entries), b'{"rules":"","entries":1,"review":{"edition":99}}', b"[]"):
                async with live.lock:
                    await live.keep(Write(live.id, review=kept))
                live.reviewing.has_looked = False
                async with client(lobby, links.spectator) as http:
                    assert (await found(http, links))["state"] == "none"
            live.reviewing.begin()
            await until_async(lambda: not live.reviewing.is_running, "the review")
            live.reviewing.has_looked = False
            async with client(lobby, links.spectator) as http:
                assert (await found(http, links))["state"] == "done"

    asyncio.run(run())


def test_a_table_tells_the_same_review_as_the_command(tmp_path: Path) -> None:
    """Step by step in another process, and counted as anywhere."""

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            _, live = await over(lobby)
            live.reviewing.begin()
            await until_async(lambda: not live.reviewing.is_running, "the review")
            assert live.reviewing.kept is not None
            assert live.play is not None
            assert live.reviewing.kept.review == look_through(live.play.table, 20)

    asyncio.run(run())
