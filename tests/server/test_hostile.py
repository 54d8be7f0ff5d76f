"""Hostile input: nothing that is sent changes a table it has no right to, or stops the server."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from coffret.client import Mirror, make_table, person
from coffret.server.http import routes
from coffret.server.http.app import make_app
from coffret.server.http.middleware import LOCAL
from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol.connection import FLOOD
from coffret.server.protocol.limits import FRAME, Limits
from coffret.server.store.sqlite import SqliteStore
from tests.server.hostile import NASTY, bombard
from tests.server.process import Process
from tests.server.support import Line, opened, table, tokens
from tests.waiting import PATIENCE


def client(path: Path) -> TestClient:
    """The whole application, in process."""
    return TestClient(make_app(Lobby(SqliteStore(path / "tables.db", sync="OFF"))), base_url="http://box.test")


def test_random_frames_change_nothing_and_are_answered_with_a_reason(tmp_path: Path) -> None:
    assert bombard(tmp_path, 100) > 500


def test_links_of_nobody_or_of_another_table_open_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            one, two = await table(lobby, "pp"), await table(lobby, "pp")
            for wrong in (["nobody"], [*tokens(one, 0), *tokens(two, 0)], [*tokens(one, 0), "' OR 1=1 --"]):
                line = Line(lobby, *wrong)
                answer = (await line.send(line.mirror.hello()))[-1]
                assert (answer["t"], answer["code"], line.session.closed) == ("bye", "link", 4401)
            line = await Line(lobby, *tokens(one, 1)).open()
            assert (await line.move(0, "bid 1:1"))["code"] == "seat"
            assert (await line.ask(t="host", do="end"))["code"] == "host"
            assert (await line.ask(t="chat", seat=0, text="it was me"))["code"] == "seat"

    asyncio.run(run())


def test_whoever_floods_is_warned_and_then_cut_off(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, Limits()) as lobby:
            links = await table(lobby, "pp")
            calm, wild = await Line(lobby, *tokens(links, 0)).open(), await Line(lobby, *tokens(links, 1)).open()
            codes = [
                answer.get("code")
                for _ in range(300)
                for answer in await wild.send('{"t":"resync","seat":1}')
                if not wild.session.closed
            ]
            assert "fast" in codes
            assert wild.session.closed == FLOOD
            assert (await calm.move(0, "bid 1:1"))["t"] == "ack"

    asyncio.run(run())


def test_other_sites_are_refused(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        evil = {"origin": "http://evil.test"}
        assert http.get("/api/box", headers=evil).status_code == 403
        assert http.post("/api/tables", json={}, headers=evil).json()["code"] == "origin"
        assert http.get("/api/box", headers={"origin": "http://box.test"}).status_code == 200
        with pytest.raises(WebSocketDisconnect), http.websocket_connect("/ws", headers=evil):
            pass


def test_a_local_server_answers_to_local_names_only(tmp_path: Path) -> None:
    app = make_app(Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF")), LOCAL)
    with TestClient(app, base_url="http://127.0.0.1:8765") as http:
        assert http.get("/api/box").status_code == 200
        assert http.get("/api/box", headers={"host": "rebound.test"}).status_code == 403


@pytest.mark.parametrize(
    "path",
    [
        "/games/liar/../../../pyproject.toml",
        "/games/liar/%2e%2e/%2e%2e/rules.toml",
        "/games/liar/rules.toml",
        "/games/liar/state.py",
        "/games/..%2fliar/cover.svg",
        "/games/nothing/cover.svg",
        "/assets/../index.html",
        "/assets/..%2f..%2fserver/http/app.py",
        "/assets//etc/passwd",
        "/assets/%00",
        "/.git/config",
        "/api/tables/x/save",
        "/api/rules/' OR 1=1",
        "/api/rules/..%2fliar",
    ],
)
def test_nothing_is_served_that_is_not_on_the_list(tmp_path: Path, path: str) -> None:
    with client(tmp_path) as http:
        answer = http.get(path)
        assert answer.status_code == 404
        assert answer.headers["content-security-policy"].startswith("default-src 'self'")


@pytest.mark.parametrize("nasty", NASTY)
def test_nasty_texts_in_every_field_are_only_texts(tmp_path: Path, nasty: str) -> None:
    text = nasty.encode("utf-8", "replace").decode()
    with client(tmp_path) as http:
        seats = [{"kind": "person", "name": text[:150]}, {"kind": "person", "name": "Bo"}]
        good = http.post("/api/tables", json={"game": "liar", "seats": seats, "seed": text[:90]})
        assert good.status_code == 201
        for wish in (
            {"game": text[:50], "seats": seats},
            {"game": "liar", "seats": seats, "options": {text: 1}},
            {"game": "liar", "seats": seats, "options": {"dice": text[:50]}},
            {"game": "liar", "seats": seats, "pack": text},
            {"game": "liar", "seats": [{"kind": text}]},
            {"game": "liar", "seats": [{"kind": "bot", "bot": text[:20]}] * 2},
        ):
            answer = http.post("/api/tables", json=wish)
            assert answer.status_code in (400, 422) or wish.get("pack") == text
            assert answer.status_code != 500
        assert http.post("/api/mine", json={"tokens": [text[:60]]}).json()["unknown"] == [text[:60]]
        assert http.post("/api/import", json={"text": text}).status_code == 422
        assert http.post("/api/check-fair", json={"text": text}).status_code == 422
        assert http.get("/api/rules/liar", params={"q": text}).status_code == 200
        header = {"authorization": f"Bearer {text.encode('ascii', 'ignore').decode()}".replace("\0", "")}
        assert http.get(f"/api/tables/{good.json()['table']}/fair", headers=header).status_code == 404


def test_wrong_requests_are_told_what_is_wrong(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        assert http.post("/api/tables", content=b"{", headers={"content-type": "application/json"}).status_code == 400
        assert http.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"}).status_code == 400
        assert http.post("/api/mine", json={"tokens": ["a"] * 100}).status_code == 400
        large = http.post("/api/tables", content=b"x" * 70_000, headers={"content-type": "application/json"})
        assert large.status_code == 413
        assert large.json()["text"]
        few = http.post("/api/tables?lang=fr", json={"game": "liar", "seats": [{"kind": "person"}]})
        assert few.status_code == 422
        assert few.json()["code"] == "option"
        assert few.json()["text"].startswith("Le jeu")
        assert "de 2 à 6 joueurs" in few.json()["detail"]


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"options": {"dice": "--5"}}, "option"),
        ({"pack": "[[space]]\nid = " + "9" * 5000}, "content"),
        ({"pack": "a = " + "[" * 5000}, "content"),
        ({"game": "a-team", "pack": f'[[space]]\nid = "{"9" * 5000}"\nkind = "plain"\norigin = "printed"'}, "content"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_and_is_no_mistake(tmp_path: Path, more: dict[str, Any], code: str) -> None:
    with client(tmp_path) as http:
        answer = http.post("/api/tables", json={"game": "liar", "seats": [{"kind": "person"}] * 2, **more})
        assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_a_mistake_of_the_server_is_told_as_one_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(lang: str) -> None:
        raise ZeroDivisionError("a mistake")

    monkeypatch.setattr(routes, "describe_box", fails)
    app = make_app(Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF")))
    with TestClient(app, raise_server_exceptions=False) as http:
        answer = http.get("/api/box?lang=fr")
    assert (answer.status_code, answer.json()["code"]) == (500, "server")
    assert answer.json()["text"].startswith("Le serveur")
    assert "a mistake" not in answer.text
    assert any(record.exc_info and "/api/box" in record.message for record in caplog.records)


def test_too_many_new_tables_are_refused(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0, requests_at_once=5)
    with TestClient(make_app(Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF"), limits))) as http:
        codes = [http.post("/api/mine", json={"tokens": ["x"]}).status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2


def test_a_socket_bears_large_binary_and_broken_frames(tmp_path: Path) -> None:
    async def closes(address: str, *frames: str | bytes) -> int:
        async with connect(address, compression=None) as socket:
            try:
                for frame in frames:
                    await socket.send(frame)
                while True:
                    await asyncio.wait_for(socket.recv(), PATIENCE)
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

    async def run() -> None:
        made = await make_table(process.url, "liar", [person("Ada"), person("Bo")], seed="frames")
        address = process.url.replace("http", "ws") + "/ws"
        mirror = Mirror(made.tokens)
        async with connect(address, compression=None) as calm:
            await calm.send(mirror.hello())
            assert await closes(address, "x" * (FRAME + 1)) == 1009
            assert await closes(address, mirror.hello(), "x" * (FRAME * 100)) == 1009
            assert await closes(address, b"\xff\xfe") == 4400
            assert await closes(address, "") == 4400
            assert await closes(address, '{"t":"resync","seat":0}') == 4400
            while not mirror.looks:
                mirror.hear(await calm.recv())
            id, text = mirror.move(0, "bid 1:1")
            await calm.send(text)
            while id not in mirror.answers:
                mirror.hear(await calm.recv())
            assert mirror.answers[id]["t"] == "ack"

    with Process(tmp_path) as process:
        asyncio.run(run())
