"""The log of a table out of the file of the server."""

import sqlite3
from pathlib import Path

from tests.cli.running import Inside, one_sentence
from tests.server.upgrades import kept_tables, unpack


def test_the_log_is_told_as_it_is_kept_also_when_the_table_cannot_be_opened(coffret: Inside, tmp_path: Path) -> None:
    db, kept = unpack(tmp_path), kept_tables()[1]
    out = coffret("export", kept.table, "--db", db).out
    assert f'"game":"{kept.game}"' in out.splitlines()[0]
    assert len(out.splitlines()) == kept.entries + 1
    with sqlite3.connect(db) as file:
        file.execute("UPDATE tables SET header = x'7bff', meta = '' WHERE id = ?", (kept.table,))
    broken = coffret("export", kept.table, "--db", db)
    assert broken.code == 0
    assert broken.out.splitlines()[1:] == out.splitlines()[1:]


def test_a_table_or_file_that_is_not_there_is_told(coffret: Inside, tmp_path: Path) -> None:
    for done in (
        coffret("export", "nobody", "--db", unpack(tmp_path)),
        coffret("export", "nobody", "--db", tmp_path / "no.db"),
    ):
        assert done.code == 1
        assert one_sentence(done.err)
    assert not (tmp_path / "no.db").exists()
