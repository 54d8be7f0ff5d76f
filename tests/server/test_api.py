"""The HTTP side: the box, tables, replays, forks, save files, fair dice."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from coffret.client.changes import apply
from coffret.kernel.save import read_text
from coffret.kernel.seat_save import read_seat_save
from coffret.server.http.app import make_app
from coffret.server.http.rules import MOST_FOUND
from coffret.server.http.static import Files
from coffret.server.lobby.lobby import Lobby
from coffret.server.store.sqlite import SqliteStore
from tests.server.support import Line, opened, table, tokens

Json = dict[str, Any]


@pytest.fixture
def http(tmp_path: Path) -> Iterator[TestClient]:
    """The whole application, in process."""
    with TestClient(make_app(Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF")))) as client:
        yield client


def make(http: TestClient, *kinds: str, **more: Any) -> Json:
    """A new table. It takes the same course each time, unless its seed is to be a secret (None)."""
    seats = [{"kind": kind, "name": f"{kind}{seat}"} for seat, kind in enumerate(kinds)]
    answer = http.post("/api/tables", json={"game": "liar", "seats": seats, "pace": 0, "seed": "table", **more})
    assert answer.status_code == 201
    made: Json = answer.json()
    return made


def holding(*given: str | None) -> dict[str, str]:
    """The header of somebody who holds these links."""
    return {"authorization": "Bearer " + ",".join(token for token in given if token)}


def seat(made: Json, number: int) -> str:
    """The link of a seat."""
    return str(made["seats"][number]["token"])


def play_out(http: TestClient, made: Json) -> None:
    """Bid once, then call."""
    both = [seat(made, 0), seat(made, 1)]
    with http.websocket_connect("/ws") as socket:
        socket.send_json({"t": "hello", "tokens": both})
        socket.send_json({"t": "move", "id": "a", "seat": 0, "v": 1, "action": "bid 2:3"})
        socket.send_json({"t": "move", "id": "b", "seat": 1, "v": 2, "action": "liar"})
        while True:
            message = socket.receive_json()
            if message.get("id") == "b":
                assert message["t"] == "ack"
                return


def named_only(game: dict[str, Any]) -> dict[str, Any]:
    """A game whose values of options are named and no more: whoever sits at its table does not choose them."""
    options = game["options"]
    values = [[{"id": it["id"], "label": it["label"]} for it in option["values"]] for option in options]
    return {**game, "options": [{**option, "values": each} for option, each in zip(options, values, strict=True)]}


def test_a_table_asks_for_its_own_game_alone(http: TestClient) -> None:
    whole = http.get("/api/box?lang=fr").json()
    part = http.get("/api/box?lang=fr&game=liar").json()
    assert part == {**whole, "games": [named_only(game) for game in whole["games"] if game["slug"] == "liar"]}
    assert http.get("/api/box?lang=fr&game=chess").json()["games"] == []


def test_the_box_tells_everything_a_shelf_needs(http: TestClient) -> None:
    box = http.get("/api/box?lang=fr").json()
    game = next(game for game in box["games"] if game["slug"] == "liar")
    assert game["title"] == "Le menteur"
    assert game["seats"] == [2, 6]
    assert game["options"][0] == {
        "id": "dice",
        "label": "Dés par joueur",
        "note": "",
        "default": 3,
        "low": 1,
        "high": 5,
        "drawn": False,
        "own": "",
        "values": [],
    }
    assert box["languages"] == ["en", "fr"]
    assert {bot["id"] for bot in box["bots"]} >= {"beginner", "thumb", "good", "expert"}


def test_rules_are_read_and_searched(http: TestClient) -> None:
    assert len(http.get("/api/rules/liar").json()["rules"]) == 6
    found = http.get("/api/rules/liar?lang=fr&q=encherisseur").json()["rules"]
    assert [rule["id"] for rule in found] == ["LD-CALL-02"]
    assert found[0]["text"].startswith("On montre")


def test_a_search_sends_the_first_rules_and_how_many_there_are(http: TestClient) -> None:
    told = http.get("/api/rules/away-missions?q=Alien").json()
    assert len(told["rules"]) == MOST_FOUND < told["found"]
    whole = {rule["id"]: rule for rule in http.get("/api/rules/away-missions?lang=fr").json()["rules"]}
    assert whole["AM-LOS-01"]["titles"] == "Line of sight Ligne de vue"
    assert "sight" in whole["AM-ATK-01"]["also"]


def test_the_tables_of_a_device_are_found_by_its_links(http: TestClient) -> None:
    made = make(http, "person", "bot")
    mine = http.post("/api/mine", json={"tokens": [made["host"], seat(made, 0), "gone"]}).json()
    assert mine["unknown"] == ["gone"]
    entry = mine["tables"][0]
    assert (entry["table"], entry["you"], entry["turn"], entry["host"]) == (made["table"], [0], True, True)
    assert entry["names"] == ["person0", "bot1"]


def test_a_free_seat_has_no_name_on_the_page_of_a_link(http: TestClient) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open", "name": ""}, {"kind": "open", "name": "Cy"}]
    made = make(http, seats=seats)
    (table,) = http.post("/api/invitation", json={"token": made["guests"]}).json()["tables"]
    assert (table["names"], table["seats"]) == (["Ada", "", "Cy"], [1, 2])


def test_tables_that_cannot_be_opened_are_named_with_the_reason(http: TestClient, tmp_path: Path) -> None:
    good, bad = make(http, "person", "person"), make(http, "person", "open")
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("UPDATE tables SET header = x'7b6f' WHERE id = ?", (bad["table"],))
    mine = http.post("/api/mine", json={"tokens": [seat(good, 0), seat(bad, 0), bad["host"]], "lang": "fr"}).json()
    assert [each["table"] for each in mine["tables"]] == [good["table"]]
    assert mine["unknown"] == []
    (closed,) = mine["closed"]
    assert (closed["table"], closed["tokens"]) == (bad["table"], [seat(bad, 0), bad["host"]])
    assert closed["code"] == "unreadable"
    assert "coffret export" in closed["text"]
    answer = http.post("/api/invitation", json={"token": seat(bad, 1)})
    assert (answer.status_code, answer.json()["code"]) == (500, "unreadable")


def test_a_running_play_is_opened_only_for_whoever_holds_all_seats(http: TestClient) -> None:
    made = make(http, "person", "person")
    path = f"/api/tables/{made['table']}"
    assert http.post(f"{path}/save", headers=holding(seat(made, 0))).json()["code"] == "consent"
    assert http.post(f"{path}/save", headers=holding(made["host"])).status_code == 409
    assert http.post(f"{path}/fork", json={"at": 0}, headers=holding(seat(made, 0))).status_code == 409
    both = holding(seat(made, 0), seat(made, 1))
    assert read_text(http.post(f"{path}/save", headers=both).text).header.game == "liar"
    assert http.get(f"{path}/save").status_code == 404


def test_a_save_of_a_running_play_holds_what_its_holder_has_seen(http: TestClient) -> None:
    made = make(http, "person", "person")
    path = f"/api/tables/{made['table']}/save"
    text = http.get(path, headers=holding(seat(made, 0))).text
    saved = read_seat_save(text)
    assert (saved.seat, saved.header.seed, saved.header.names) == (0, "", ("person0", "person1"))
    assert [event.name for event in saved.moments[0]] == ["shake", "shake-hidden"]
    watched = read_seat_save(http.get(path, headers=holding(made["host"])).text)
    assert [event.name for event in watched.moments[0]] == ["shake-hidden", "shake-hidden"]
    refused = http.post("/api/import", json={"text": text}).json()
    assert refused["code"] == "save"
    assert "one seat" in refused["detail"]


def test_reading_a_save_changes_nothing(http: TestClient) -> None:
    made = make(http, "person", "person")
    path, both = f"/api/tables/{made['table']}/save", holding(seat(made, 0), seat(made, 1))
    before = http.post(path, headers=both).text
    http.get(f"{path}?lang=fr", headers=both)
    assert http.post(path, headers=both).text == before


def test_a_full_save_of_a_running_play_is_told_to_everybody(http: TestClient) -> None:
    made = make(http, "person", "bot")
    with http.websocket_connect("/ws") as socket:
        socket.send_json({"t": "hello", "tokens": [made["spectator"]]})
        http.post(f"/api/tables/{made['table']}/save", headers=holding(seat(made, 0)))
        while (told := socket.receive_json())["t"] != "chat":
            pass
    assert told["lines"][0]["event"] == "saved"
    assert told["lines"][0]["text"].startswith("person0 has taken a full save")


def test_a_save_file_comes_back_as_a_table_with_fresh_dice(http: TestClient) -> None:
    made = make(http, "person", "bot")
    text = http.post(f"/api/tables/{made['table']}/save", headers=holding(seat(made, 0))).text
    again = http.post("/api/import", json={"text": text}).json()
    assert [each["kind"] for each in again["seats"]] == ["person", "bot"]
    other = http.post(f"/api/tables/{again['table']}/save", headers=holding(seat(again, 0))).text
    assert other.splitlines()[1:3] == text.splitlines()[1:3]
    assert other.splitlines()[0] != text.splitlines()[0]
    assert http.post("/api/import", json={"text": text[:-30]}).json()["code"] == "save"
    changed = text.replace('"rules_version":1', '"rules_version":2')
    assert http.post("/api/import", json={"text": changed}).json()["code"] == "save"


def test_a_save_file_goes_on_with_the_dice_of_a_seed_on_wish_which_everybody_can_know(http: TestClient) -> None:
    text = whole(http, make(http, "person", "person"))
    again = http.post("/api/import", json={"text": text, "seed": "known"}).json()
    told = http.get(f"/api/tables/{again['table']}/fair", headers=holding(again["host"])).json()
    assert told["open_seed"]
    other = http.post("/api/import", json={"text": text}).json()
    kept = http.get(f"/api/tables/{other['table']}/fair", headers=holding(other["host"])).json()
    assert not kept["open_seed"]
    heads = [whole(http, each).splitlines()[0] for each in (again, other)]
    assert ['"seed":"known"' in head for head in heads] == [True, False]


def whole(http: TestClient, made: Json) -> str:
    """The full save of a table of two people, who both agree."""
    return str(http.post(f"/api/tables/{made['table']}/save", headers=holding(seat(made, 0), seat(made, 1))).text)


def test_the_seed_is_told_at_the_end_and_the_dice_follow_from_it(http: TestClient) -> None:
    made = make(http, "person", "person", seed=None)
    path = f"/api/tables/{made['table']}/fair"
    before = http.get(path, headers=holding(seat(made, 0))).json()
    assert (before["seed"], before["verdict"]) == (None, None)
    play_out(http, made)
    after = http.get(f"{path}?lang=fr", headers=holding(seat(made, 0))).json()
    assert after["commitment"] == before["commitment"]
    counts = {
        "result": "fair",
        "fair": True,
        "draws": 2,
        "checked": 2,
        "taken": 0,
        "unchecked": {},
        "wrong": [],
        "parts": [],
    }
    assert after["verdict"] | {"text": ""} == {**counts, "text": ""}
    assert after["verdict"]["text"].startswith("Les 2 tirages")


def test_loaded_dice_are_found_out(http: TestClient) -> None:
    made = make(http, "person", "person")
    play_out(http, made)
    text = http.get(f"/api/tables/{made['table']}/save", headers=holding(made["host"])).text
    assert http.post("/api/check-fair", json={"text": text}).json()["verdict"]["fair"]
    again = http.post("/api/import", json={"text": text}).json()
    kept = http.get(f"/api/tables/{again['table']}/fair", headers=holding(again["host"])).json()
    assert kept["verdict"]["fair"]
    seed = http.get(f"/api/tables/{made['table']}/fair", headers=holding(made["host"])).json()["seed"]
    other = text.splitlines()
    other[0] = other[0].replace(seed, "0" * len(seed))
    assert http.post("/api/check-fair", json={"text": "\n".join(other)}).json()["code"] == "save"


def test_a_play_can_go_on_from_any_moment_that_was_seen(http: TestClient) -> None:
    made = make(http, "person", "person")
    play_out(http, made)
    path = f"/api/tables/{made['table']}/fork"
    fork = http.post(path, json={"seat": 0, "at": 1}, headers=holding(seat(made, 0)))
    assert fork.status_code == 201
    there = fork.json()
    mine = http.post("/api/mine", json={"tokens": [seat(there, 1)]}).json()["tables"][0]
    assert (mine["state"], mine["waiting"], mine["turn"]) == ("playing", [1], True)
    play_on = http.get(f"/api/tables/{there['table']}/replay?seat=1", headers=holding(seat(there, 1))).json()
    assert play_on["last"] == 1
    assert http.post(path, json={"seat": 0, "at": 9}, headers=holding(seat(made, 0))).status_code == 400
    fair = http.get(f"/api/tables/{there['table']}/fair", headers=holding(seat(there, 0))).json()
    assert fair["seed"] is None


@pytest.mark.parametrize("seat", ["-4", "-1", "2", "99999", "9" * 50_000, "x", "\u0665"])
@pytest.mark.parametrize("path", ["save", "replay"])
def test_a_seat_that_there_is_not_is_refused(http: TestClient, path: str, seat: str) -> None:
    made = make(http, "person", "person")
    answer = http.get(
        f"/api/tables/{made['table']}/{path}?seat={seat}", headers=holding(made["host"], made["spectator"])
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "message")


def test_a_table_that_cannot_be_read_hides_no_other(http: TestClient, tmp_path: Path) -> None:
    made = [make(http, "person", "person", seed=str(number)) for number in range(4)]
    for each, meta in zip(made, (b'{"a":' * 9000, b"{}", b'{"sittings": 1e999}'), strict=False):
        with sqlite3.connect(tmp_path / "tables.db") as db:
            db.execute("UPDATE tables SET meta = ? WHERE id = ?", (meta, each["table"]))
    with TestClient(make_app(Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF")))) as again:
        mine = again.post("/api/mine", json={"tokens": [seat(each, 0) for each in made]}).json()
    assert [each["table"] for each in mine["tables"]] == [made[3]["table"]]
    assert [each["code"] for each in mine["closed"]] == ["unreadable"] * 3


def test_a_table_whose_seed_was_chosen_says_so(http: TestClient) -> None:
    made = make(http, "person", "person", seed="seven")
    fair = http.get(f"/api/tables/{made['table']}/fair", headers=holding(made["spectator"])).json()
    assert (fair["open_seed"], fair["seed"]) == (True, "seven")


def test_a_replay_shows_what_the_seat_saw_and_no_other(tmp_path: Path) -> None:
    async def run() -> tuple[str, Any, Any]:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            line = await Line(lobby, *tokens(links, 0)).open()
            other = await Line(lobby, *tokens(links, 1)).open()
            await line.move(0, "bid 1:3")
            await line.ask(t="undo", seat=0)
            await line.move(0, "bid 2:2")
            await other.drain()
            await other.move(1, "bid 3:2")
            await line.drain()
            return links.table, links, line.mirror

    name, links, mirror = asyncio.run(run())
    with TestClient(make_app(Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF")))) as http:
        headers = holding(links.seats[0].token)
        told = http.get(f"/api/tables/{name}/replay?seat=0", headers=headers).json()
        assert told["last"] == 2
        look, lines = told["look"], list(told["lines"])
        for step in told["steps"]:
            look = apply(look, step["diff"])
            lines += step["news"]
        assert lines == mirror.lines[0]
        assert look["scene"] == mirror.looks[0]["scene"]
        assert look["options"] == []
        part = http.get(f"/api/tables/{name}/replay?seat=0&from=2&count=1", headers=headers).json()
        assert part["look"] == look
        assert http.get(f"/api/tables/{name}/replay?seat=1", headers=headers).status_code == 403
        public = http.get(f"/api/tables/{name}/replay", headers=holding(links.spectator)).json()
        assert all(card.get("up", True) is False for zone in public["look"]["scene"]["zones"] for card in zone["cards"])


def test_pages_that_were_not_built_say_so_and_carry_safe_headers(http: TestClient) -> None:
    answer = http.get("/")
    assert answer.status_code in (200, 503)
    assert "Coffret" in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_files_are_packed_kept_and_not_sent_twice(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>box</p>" * 100)
    (tmp_path / "assets" / "table-1a2b.js").write_text("console.log(1);" * 200)
    (tmp_path / "assets" / "secret.py").write_text("no")
    with TestClient(Starlette(routes=Files(tmp_path).routes())) as http:
        page = http.get("/table/anything")
        assert (page.headers["content-encoding"], page.headers["cache-control"]) == ("gzip", "no-cache")
        assert page.text.startswith("<!doctype html>")
        assert http.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
        script = http.get("/assets/table-1a2b.js", headers={"accept-encoding": "identity"})
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert http.get("/assets/secret.py").status_code == 404
