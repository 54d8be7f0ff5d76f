"""`coffret backup`, `restore` and `verify`, and the options of `coffret serve`."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.cli.running import Inside, one_sentence
from tests.server.support import opened, table


@pytest.fixture
def db(coffret: Inside, tmp_path: Path) -> Path:
    """A file with one table."""

    async def run() -> None:
        async with opened(tmp_path) as house:
            await table(house, "pp", seed="one")

    asyncio.run(run())
    return tmp_path / "tables.db"


def test_a_file_is_copied_put_back_and_verified(coffret: Inside, db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    done = coffret("backup", copy, "--db", db)
    assert (done.code, done.out.startswith("One table is copied to ")) == (0, True)
    again = coffret("backup", copy, "--db", db)
    assert (again.code, one_sentence(again.err)) == (1, True)
    assert json.loads(coffret("restore", copy, "--db", db, "--json").out)["before"] == f"{db}.before-1"
    assert "sa seule table peut être rejouée" in coffret("verify", "--db", db, "--lang", "fr").out
    report = json.loads(coffret("verify", copy, "--json").out)
    assert (report["tables"], report["troubles"]) == (1, [])


def test_a_wrong_file_is_told_in_one_sentence(coffret: Inside, tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Marie," * 1000)
    for arguments in (
        ["verify", tmp_path / "letter.db"],
        ["verify", tmp_path / "none.db"],
        ["backup", tmp_path / "copy.db", "--db", tmp_path / "none.db"],
        ["restore", tmp_path / "letter.db", "--db", tmp_path / "new.db"],
    ):
        done = coffret(*arguments)
        assert (done.code, done.out) == (1, "")
        assert one_sentence(done.err)
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--log-format", "xml"], '--log-format is text or json, not "xml"'),
        (["--keep-days", "-1"], "--keep-days is a number of days"),
        (["--base-path", "/a b"], '--base-path is a path such as /coffret, not "/a b"'),
        (["--processes", "2"], "2 processes need a database that they can share"),
        (["--processes", "0"], "0 processes are not possible"),
    ],
)
def test_wrong_options_of_serve_are_refused(coffret: Inside, arguments: list[str], told: str) -> None:
    done = coffret("serve", *arguments)
    assert (done.code, told in done.err) == (2, True)


def test_a_database_has_tools_of_its_own(coffret: Inside, tmp_path: Path) -> None:
    done = coffret("backup", tmp_path / "copy.db", "--db", "postgresql://coffret@localhost/coffret")
    assert (done.code, one_sentence(done.err)) == (2, True)
    assert "pg_dump" in done.err
    done = coffret("move-store", tmp_path / "tables.db", tmp_path / "other.db")
    assert (done.code, one_sentence(done.err)) == (2, True)
