"""The formats of the database file: kept files of every release come to today's, whole or not at all."""

import sqlite3
from pathlib import Path

import pytest

from coffret.server.store.migrations import MIGRATIONS, UnknownFormat, migrate, run, tables_and_steps
from coffret.server.store.results import as_today
from coffret.server.store.sql import RESULTS, SPREAD, UNFINISHED, read_results
from tests.server.upgrades import RELEASES, unpack


def schema(path: Path) -> list[tuple[str, ...]]:
    found = ask(path, "SELECT type, name, coalesce(sql, '') FROM sqlite_master ORDER BY type, name")
    return [(str(kind), str(name), " ".join(str(text).split())) for kind, name, text in found]


def ask(path: Path, question: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(path) as db:
        return db.execute(question).fetchall()


@pytest.mark.parametrize("release", RELEASES)
def test_a_kept_file_becomes_the_same_as_a_new_one_and_keeps_every_row(release: str, tmp_path: Path) -> None:
    old = unpack(tmp_path, release)
    counts = [ask(old, f"SELECT count(*) FROM {name}") for name in ("tables", "steps", "links", "chat", "snapshots")]
    migrate(str(old))
    migrate(str(tmp_path / "new.db"))
    assert schema(old) == schema(tmp_path / "new.db")
    assert ask(old, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert counts == [
        ask(old, f"SELECT count(*) FROM {name}") for name in ("tables", "steps", "links", "chat", "snapshots")
    ]
    assert ask(old, "PRAGMA integrity_check") == [("ok",)]


def test_what_tables_are_looked_for_by_is_filled_in(tmp_path: Path) -> None:
    old = unpack(tmp_path)
    migrate(str(old))
    marked = ask(old, "SELECT id FROM tables WHERE bots = 1 ORDER BY id")
    assert marked
    assert marked == ask(old, 'SELECT id FROM tables WHERE CAST(meta AS TEXT) LIKE \'%"kind":"bot"%\' ORDER BY id')
    assert len(ask(old, "SELECT DISTINCT game FROM tables WHERE game != ''")) == 5
    assert ask(old, "SELECT count(*) FROM tables WHERE created = 0") == [(0,)]


def test_tables_are_looked_for_by_their_columns_however_many_there_are(tmp_path: Path) -> None:
    path = unpack(tmp_path)
    migrate(str(path))
    with sqlite3.connect(path) as db:
        plans = [
            " ".join(row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {question}", values))
            for question, values in ((UNFINISHED, ()), (RESULTS, ("player", "", "", 9)), (SPREAD, ("game", "call")))
        ]
    assert "USING COVERING INDEX tables_by_state (state=? AND bots=?)" in plans[0]
    assert "USING PRIMARY KEY (player=?)" in plans[1]
    assert "USING COVERING INDEX results_by_call (game=? AND call=?)" in plans[2]
    assert not any("TEMP B-TREE" in plan for plan in plans)


@pytest.mark.parametrize("release", ["0.1.0", "0.2.0"])  # later ones wrote results when a game ended
def test_what_was_finished_before_counts_for_the_device_that_made_the_table(release: str, tmp_path: Path) -> None:
    path = unpack(tmp_path, release)
    with sqlite3.connect(path) as db:  # the kept tables were made over HTTP, by no device
        db.execute("UPDATE tables SET meta = json_set(CAST(meta AS TEXT), '$.player', 'ada') WHERE state != 'playing'")
        if release != "0.1.0":
            db.execute("UPDATE tables SET player = 'ada' WHERE state != 'playing'")
        over = db.execute("SELECT id FROM tables WHERE state = 'over' AND meta LIKE '%\"person\"%'").fetchall()
    migrate(str(path))
    with sqlite3.connect(path) as db:
        results = read_results(db, "ada", "")
    assert sorted(each.table for each in results) == sorted(id for (id,) in over)
    assert len({each.game for each in results}) > 1
    assert all(each.ended >= each.began > 0 and each.choices for each in results)
    assert all(as_today(each) for each in results if each.game != "a-team")
    assert ask(path, "SELECT length(value) FROM secrets") == [(32,)]


def test_an_older_file_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    old = unpack(tmp_path)
    migrate(str(old))
    copy = tmp_path / "tables.db.format1"
    assert ask(copy, "PRAGMA user_version") == [(1,)]
    assert ask(copy, "SELECT count(*) FROM steps") == ask(old, "SELECT count(*) FROM steps")
    assert not (tmp_path / "new.db.format0").exists()


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    def half(db: sqlite3.Connection) -> None:
        run(db, "CREATE TABLE more (id TEXT); DELETE FROM tables; INSERT INTO nowhere VALUES (1)")

    path = tmp_path / "tables.db"
    migrate(str(path), [tables_and_steps])
    with sqlite3.connect(path) as db:
        db.execute("INSERT INTO tables VALUES ('a', '{}', '{}', 'over')")
    before = schema(path)
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        migrate(str(path), [tables_and_steps, half])
    assert schema(path) == before
    assert ask(path, "SELECT id FROM tables") == [("a",)]
    assert ask(path, "PRAGMA user_version") == [(1,)]


def test_rows_that_cannot_be_read_are_kept_as_they_are(tmp_path: Path) -> None:
    path = unpack(tmp_path)
    with sqlite3.connect(path) as db:
        db.execute("INSERT INTO tables VALUES ('broken', 'no json', x'ff00', 'playing')")
        db.execute("INSERT INTO tables VALUES ('odd', '[]', '{\"sittings\": [1, \"x\"]}', 'playing')")
        db.execute("INSERT INTO snapshots VALUES ('odd', '{}')")
    migrate(str(path))
    assert ask(path, "SELECT header, game FROM tables WHERE id IN ('broken', 'odd')") == [("no json", ""), ("[]", "")]


def test_a_file_of_a_newer_coffret_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(UnknownFormat, match=r"format 99.*update Coffret"):
        migrate(str(path))
