"""Running a server: its health, its figures, its log, its limits, its copies, and the path under which it is shown."""

import asyncio
import json
import logging
import sqlite3
import stat
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from coffret.kernel.save import open_file
from coffret.server import logs
from coffret.server.command import configured
from coffret.server.http.app import make_app
from coffret.server.http.middleware import MOST_NOTED, address_of
from coffret.server.lobby.creation import fork
from coffret.server.lobby.lobby import Lobby
from coffret.server.lobby.retention import DAY, Retention, export, retire
from coffret.server.protocol.limits import Limits
from coffret.server.store.backup import BackupError, back_up, put_back, verify
from coffret.server.store.filelock import FileInUse, FileLock
from coffret.server.store.interface import Record, StoreError
from coffret.server.store.sqlite import SqliteStore
from tests.server.support import ROOMY, Line, opened, table, tokens
from tests.waiting import PATIENCE, until_async

TWO = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
HERE = ("127.0.0.1", 50000)


def client(path: Path, limits: Limits = ROOMY, **more: Any) -> TestClient:
    """The whole application, in process, asked from this machine."""
    app = make_app(Lobby(SqliteStore(path / "tables.db", sync="OFF"), limits), **more)
    return TestClient(app, base_url="http://box.test", client=HERE)


def make(http: TestClient, prefix: str = "") -> Any:
    """Ask for a table."""
    return http.post(f"{prefix}/api/tables", json={"game": "liar", "seats": TWO})


# Health and figures


def told(http: TestClient) -> tuple[int, str]:
    """What the server says about itself, while nobody waits."""
    answer = http.get("/health")
    assert answer.json()["waiting"] == {"requests": 0, "reading": 0}
    return answer.status_code, answer.json()["status"]


def test_health_says_whether_tables_can_be_played(tmp_path: Path) -> None:
    lobby = Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF"))
    with TestClient(make_app(lobby)) as http:
        assert told(http) == (200, "ok")
        lobby.stopping = True
        assert told(http) == (503, "stopping")


def test_health_tells_of_a_store_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(id: str) -> None:
        raise StoreError("no disk")

    lobby = Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF"))
    with TestClient(make_app(lobby)) as http:
        monkeypatch.setattr(lobby.store, "load", fails)
        assert told(http) == (503, "store")


def test_results_that_the_disk_does_not_give_are_no_mistake_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(player: str, game: str = "") -> None:
        raise StoreError("no disk")

    lobby = Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF"))
    monkeypatch.setattr(lobby.store, "results", fails)
    with TestClient(make_app(lobby)) as http:
        for path in ("results", "calls", "statistics", "results/all"):
            answer = http.post(f"/api/{path}", json={"player": "p" * 32, "game": "liar"})
            assert (answer.status_code, answer.json()["code"]) == (503, "store")


def test_figures_count_games_and_answers_and_tell_of_nobody(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        made = make(http).json()
        with http.websocket_connect("/ws") as socket:
            socket.send_json({"t": "hello", "tokens": [each["token"] for each in made["seats"]]})
            socket.send_json({"t": "move", "id": "a", "seat": 0, "v": 1, "action": "bid 2:3"})
            while socket.receive_json().get("id") != "a":
                pass
            text = http.get("/metrics").text
        for line in (
            'coffret_moves_total{game="liar"} 1.0',
            'coffret_tables_made_total{game="liar"} 1.0',
            'coffret_requests_total{status="201"} 1.0',
            "coffret_connections 1.0",
            "coffret_tables_live 1.0",
            "# TYPE coffret_event_loop_late_seconds histogram",
        ):
            assert line in text.splitlines()
        secrets = [made["table"], made["host"], "Ada", "Bo", *[each["token"] for each in made["seats"]]]
        assert not [secret for secret in secrets if secret in text]


def test_figures_are_for_this_machine_only(tmp_path: Path) -> None:
    app = make_app(Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF")))
    with TestClient(app, client=("203.0.113.9", 50000)) as http:
        assert http.get("/metrics").status_code == 404
        assert http.get("/health").status_code == 200
    with client(tmp_path) as http:  # through a proxy on this machine
        assert http.get("/metrics").status_code == 200
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
            assert http.get("/metrics", headers={header: "203.0.113.9"}).status_code == 404


# Names and proxies


def test_a_name_that_nobody_has_allowed_is_told_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with client(tmp_path, hosts=["box.test"]) as http:
        for _ in range(3):
            answer = http.get("/api/box", headers={"host": "games.test:443"})
            assert (answer.status_code, answer.json()["code"]) == (403, "name")
            assert "--url" in answer.json()["text"]
            http.get("/api/box", headers={"origin": "https://games.test"})
        for number in range(100):
            http.get("/api/box", headers={"host": f"{number}.test"})
    told = [record.getMessage() for record in caplog.records]
    assert sum('called "games.test": name it by --hosts or --url' in line for line in told) == 1
    assert sum('a page of "https://games.test" asks for "box.test"' in line for line in told) == 1
    assert len(told) <= MOST_NOTED


# Log lines


def logged(form: logs.Form, capsys: pytest.CaptureFixture[str]) -> str:
    """What a mistake at a table looks like in the log."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        logs.set_up(form)
        try:
            raise ZeroDivisionError("a mistake")
        except ZeroDivisionError:
            logging.getLogger("coffret.server.lobby.lobby").exception(
                "table %s: %s", "k3v9x2m4", "a bot\ncould not go on"
            )
    finally:
        root.handlers, root.level = before
    return capsys.readouterr().err


def test_log_lines_have_a_time_and_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    first, *rest = logged("text", capsys).splitlines()
    assert first[:2] == "20"
    assert first.split(" ", 1)[1] == "ERROR table k3v9x2m4: a bot"
    assert rest[-1] == "ZeroDivisionError: a mistake"


def test_log_lines_are_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = logged("json", capsys).splitlines()
    told = json.loads(line)
    assert (told["level"], told["table"], told["logger"]) == ("error", "k3v9x2m4", "coffret.server.lobby.lobby")
    assert told["message"] == "table k3v9x2m4: a bot\ncould not go on"
    assert told["error"].endswith("ZeroDivisionError: a mistake")


# Limits


def test_tables_are_limited_in_all_and_by_address(tmp_path: Path) -> None:
    with client(tmp_path, Limits(tables=3)) as http:
        assert [make(http).status_code for _ in range(5)] == [201, 201, 201, 503, 503]
    with client(tmp_path, Limits(tables_per_address=2)) as http:
        assert [make(http).status_code for _ in range(4)] == [201, 201, 503, 503]
        assert http.get("/api/box").status_code == 200


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8::1", "2001:db8::2", True),  # written short, the network is not what stands first
        ("2001:db8:0:0:5::1", "2001:db8::7:1:2:3", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.9", "::ffff:203.0.113.10", False),
        ("::ffff:203.0.113.9", "203.0.113.9", True),
        ("203.0.113.9", "203.0.113.10", False),
        ("no address: at all", "", False),
    ],
)
def test_one_network_of_ipv6_counts_as_one_address(one: str, other: str, is_same: bool) -> None:
    first, second = (address_of({"client": (each, 50000)}) for each in (one, other))
    assert (first == second) == is_same


def test_playing_again_makes_tables_too(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with opened(tmp_path, Limits(tables_per_address=2)) as lobby:
            links = await table(lobby, "pp")
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            return [(await host.ask(t="host", do="again")).get("code", "ack") for _ in range(4)]

    assert asyncio.run(run()) == ["ack", "ack", "full", "full"]


def test_requests_and_connections_are_limited_by_address(tmp_path: Path) -> None:
    with client(tmp_path, Limits(gets_per_second=0, gets_at_once=3)) as http:
        assert [http.get("/api/rules/liar").status_code for _ in range(5)] == [200, 200, 200, 429, 429]
        assert http.get("/games/liar/cover.svg").status_code != 429, "a party of eight fetches its pages at once"
    with client(tmp_path, Limits(files_per_second=0, files_at_once=2)) as http:
        assert [http.get("/assets/none.js").status_code == 429 for _ in range(4)] == [False, False, True, True]
    with client(tmp_path, Limits(connections_per_address=2)) as http:
        made = make(http).json()
        with http.websocket_connect("/ws") as one, http.websocket_connect("/ws"):
            assert http.get("/health").status_code == 503
            one.send_json({"t": "hello", "tokens": [made["host"]]})
            assert one.receive_json()["t"] == "table"
        assert http.get("/health").status_code == 200


def test_only_a_trusted_proxy_says_where_a_request_comes_from(tmp_path: Path) -> None:
    def seen(proxies: tuple[str, ...], peer: str) -> str:
        found: list[str] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            found.append(scope["client"][0])

        config = configured(app, proxies)
        config.load()
        headers = [(b"x-forwarded-for", b"203.0.113.9"), (b"x-forwarded-proto", b"https")]
        scope = {"type": "http", "client": (peer, 1), "headers": headers, "scheme": "http"}
        asyncio.run(config.loaded_app(scope, None, None))
        return found[0]

    assert seen((), "127.0.0.1") == "127.0.0.1"
    assert seen(("127.0.0.1",), "127.0.0.1") == "203.0.113.9"
    assert seen(("127.0.0.1",), "198.51.100.7") == "198.51.100.7"


# Retention


def test_old_tables_are_exported_and_then_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            old, live = await table(lobby, "pp"), await table(lobby, "pp")
            empty = await table(lobby, "po")
            line = await Line(lobby, *tokens(old, 0)).open()
            await line.move(0, "bid 1:3")
            line.close()
            lobby.put_away(lobby.tables[old.table])
            here = await Line(lobby, *tokens(live, 0)).open()
            created = (await lobby.table(live.table)).meta.created
            rules = Retention(30, tmp_path / "put-away")
            assert await retire(lobby, rules, now=created + 29 * DAY) == 0
            assert await retire(lobby, rules, now=created + 31 * DAY) == 2
            (file,) = rules.folder.iterdir()
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
            assert [entry.seat for entry in open_file(file).log][-1] == 0
            assert open_file(file).header.names == ("person0", "person1")
            assert await lobby.store.load(old.table) is None
            assert await lobby.store.load(empty.table) is None
            assert not await lobby.rights([str(token) for token in tokens(old, 0, 1)])
            assert (await here.move(0, "bid 1:1"))["t"] == "ack"

    asyncio.run(run())


def test_who_comes_while_a_table_is_put_away_for_good_does_not_play_on_what_is_being_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    exporting, asked = threading.Event(), threading.Event()

    def slowly(record: Record, folder: Path) -> None:
        exporting.set()
        assert asked.wait(PATIENCE)
        export(record, folder)

    monkeypatch.setattr("coffret.server.lobby.retention.export", slowly)

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            retiring = asyncio.create_task(retire(lobby, Retention(1, tmp_path / "put-away"), now=4e9))
            await until_async(exporting.is_set, "exporting")
            coming = asyncio.create_task(Line(lobby, *tokens(links, 0)).open())
            await until_async(lambda: links.table in lobby.loading, "somebody who waits")
            asked.set()
            assert await retiring == 1
            assert (await coming).session.closed == 4401
            assert not lobby.tables

    asyncio.run(run())


def test_a_table_that_cannot_be_read_does_not_keep_the_others_from_being_put_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = sorted([(await table(lobby, "pp")).table for _ in range(3)])
            with sqlite3.connect(tmp_path / "tables.db") as db:
                for id, column in zip(made, ("meta", "header")):
                    db.execute(f"UPDATE tables SET {column} = x'7b6f' WHERE id = ?", (id,))
            assert await retire(lobby, Retention(1, tmp_path / "put-away"), now=4e9) == 1
            assert await lobby.store.count() == 2

    asyncio.run(run())


def test_pages_of_tables_that_cannot_be_read_do_not_hide_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coffret.server.lobby.retention.PAGE", 2)

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = sorted([(await table(lobby, "pp")).table for _ in range(7)])
            with sqlite3.connect(tmp_path / "tables.db") as db:
                for id in made[:3]:
                    db.execute("UPDATE tables SET meta = x'7b6f' WHERE id = ?", (id,))
            assert await retire(lobby, Retention(1, tmp_path / "put-away"), now=4e9) == 4
            assert await lobby.store.count() == 3

    asyncio.run(run())


def test_a_table_that_cannot_be_exported_stays(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            (tmp_path / "file").write_text("no folder")
            assert await retire(lobby, Retention(1, tmp_path / "file"), now=4e9) == 0
            assert await lobby.store.load(links.table) is not None

    asyncio.run(run())


# Copies and checks


def filled(path: Path) -> Path:
    """A file with two tables, one of them over."""

    async def run() -> None:
        async with opened(path) as lobby:
            await table(lobby, "pp", seed="one")
            links = await table(lobby, "pp", seed="two")
            line = await Line(lobby, *tokens(links, 0, 1)).open()
            await line.move(0, "bid 2:3")
            await line.move(1, "liar")

    asyncio.run(run())
    return path / "tables.db"


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes")
def test_the_file_and_its_journal_are_for_their_owner_alone(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch(0o644)

    async def run() -> list[int]:
        async with opened(tmp_path) as lobby:
            await table(lobby, "pp")
            return [stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("tables.db*")]

    modes = asyncio.run(run())
    assert len(modes) >= 3
    assert set(modes) == {0o600}


def test_a_copy_of_a_running_server_is_whole_and_can_be_put_back(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            line = await Line(lobby, *tokens(links, 0)).open()
            await line.move(0, "bid 1:1")
            assert back_up(tmp_path / "tables.db", copy) == 1
            await table(lobby, "pp")

    asyncio.run(run())
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    report = verify(copy)
    assert (report.tables, report.steps, report.troubles) == (1, 2, [])
    with pytest.raises(BackupError, match="there is a file already"):
        back_up(tmp_path / "tables.db", copy)
    aside = put_back(copy, tmp_path / "tables.db")
    assert aside == tmp_path / "tables.db.before-1"
    assert (verify(aside).tables, verify(tmp_path / "tables.db").tables) == (2, 1)


def test_a_file_in_use_is_not_replaced(tmp_path: Path) -> None:
    db = filled(tmp_path)
    back_up(db, tmp_path / "copy.db")
    with FileLock(db) as lock:
        lock.serves_at("http://127.0.0.1:8765/")
        with pytest.raises(FileInUse):
            put_back(tmp_path / "copy.db", db)
    assert verify(db).tables == 2


def test_what_is_wrong_with_a_file_is_found(tmp_path: Path) -> None:
    db = filled(tmp_path)
    assert verify(db).troubles == []
    with sqlite3.connect(db) as inside:
        inside.execute("UPDATE steps SET text = replace(text, 'shake', 'shook') WHERE n = 1")
    (one, two) = verify(db).troubles
    assert "cannot be played again" in one.problem
    assert one.table != two.table
    with sqlite3.connect(db) as inside:
        inside.execute("UPDATE tables SET header = CAST('{' AS BLOB)")
    assert all("cannot be loaded" in each.problem for each in verify(db).troubles)


def test_dice_that_another_play_has_rolled_are_no_fault(tmp_path: Path) -> None:
    db = filled(tmp_path)

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            with sqlite3.connect(db) as file:
                (over,) = file.execute("SELECT id FROM tables WHERE state = 'over'").fetchone()
            await fork(lobby, await lobby.table(over), -3, 1)

    asyncio.run(run())
    report = verify(db)
    assert (report.tables, report.troubles) == (3, [])


def test_loaded_dice_are_found(tmp_path: Path) -> None:
    db = filled(tmp_path)
    with sqlite3.connect(db) as inside:
        inside.execute("""UPDATE tables SET header = CAST(replace(CAST(header AS TEXT), '"two"', '"too"') AS BLOB)""")
    (trouble,) = verify(db).troubles
    assert "dice that do not follow from the seed" in trouble.problem


@pytest.mark.parametrize("damage", ["text", "cut", "torn", "newer"])
def test_a_damaged_file_is_refused_with_what_to_do(tmp_path: Path, damage: str) -> None:
    db = filled(tmp_path)
    data = db.read_bytes()
    match damage:
        case "text":
            db.write_text("Dear Marie," * 100)
        case "cut":
            db.write_bytes(data[: len(data) // 2])
        case "torn":
            db.write_bytes(data[:4096] + b"\x13" * (len(data) - 4096))
        case "newer":
            with sqlite3.connect(db) as inside:
                inside.execute("PRAGMA user_version = 99")
    before = db.read_bytes()
    with pytest.raises(StoreError, match="name another --db"):
        SqliteStore(db)
    with pytest.raises(BackupError):
        back_up(db, tmp_path / "copy.db")
    assert db.read_bytes() == before
    assert not (tmp_path / "copy.db").exists()


# Under the path of another site


def test_the_box_can_be_shown_under_a_path(tmp_path: Path) -> None:
    with client(tmp_path, base_path="/coffret") as http:
        for prefix in ("/coffret", ""):  # some proxies take the path away, some leave it
            assert http.get(f"{prefix}/api/box").status_code == 200
            made = make(http, prefix).json()
            with http.websocket_connect(f"{prefix}/ws") as socket:
                socket.send_json({"t": "hello", "tokens": [made["host"]]})
                assert socket.receive_json()["t"] == "table"
        assert http.get("/coffret").status_code in (200, 503)
        assert http.get("/coffretto/api/box").status_code == 404
