"""What the file of a server holds, read with SQL and without its store, and whether it keeps what was promised."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from typing import Any

from coffret.kernel.game import load
from coffret.kernel.stack import CHANCE
from tests.server.promises import Acknowledged
from tests.waiting import PATIENCE

Json = dict[str, Any]
Step = tuple[int, int, str, int, str]  # n, seat, text, noticed, move


class Reading:
    """What the file holds, read with SQL."""

    def __init__(self, db: Any) -> None:
        self.headers: dict[str, Json] = {}
        self.steps: dict[str, list[Step]] = defaultdict(list)
        db.execute("BEGIN")
        for table, header in db.execute("SELECT id, header FROM tables"):
            self.headers[table] = json.loads(header)
        rows = db.execute("SELECT table_id, n, seat, text, noticed, move FROM steps ORDER BY table_id, n")
        for table, n, seat, text, noticed, move in rows:
            self.steps[table].append((n, seat, text, noticed, move))
        db.execute("COMMIT")

    @classmethod
    def of_a_copy(cls, db: Path | str) -> Reading:
        """What the file of a server that has ended holds; the server finds it as it was left."""
        if isinstance(db, str):
            return cls.beside_the_server(db)
        with tempfile.TemporaryDirectory() as folder:
            for part in db.parent.glob(f"{db.name}*"):
                shutil.copy(part, folder)
            with closing(sqlite3.connect(Path(folder, db.name), isolation_level=None)) as copy:
                assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                return cls(copy)

    @classmethod
    def beside_the_server(cls, db: Path | str) -> Reading:
        """What the file or database of a running server holds."""
        if isinstance(db, str):
            import psycopg

            with psycopg.connect(db, autocommit=True) as connection:
                connection.execute("SET default_transaction_isolation = 'repeatable read'")
                return cls(connection)
        with closing(
            sqlite3.connect(f"{db.as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=PATIENCE)
        ) as file:
            return cls(file)

    def versions(self, table: str) -> dict[int, int]:
        """The version of each seat's look."""
        seats = range(self.headers[table]["seats"])
        return {seat: sum(noticed >> seat & 1 for _, _, _, noticed, _ in self.steps[table]) for seat in seats}

    def moves(self, table: str) -> dict[tuple[int, str], int]:
        """The moves of a table, by seat and id, with the version of the seat after each; none stands twice."""
        found: dict[tuple[int, str], int] = {}
        versions: dict[int, int] = defaultdict(int)
        for number, (n, seat, _, noticed, move) in enumerate(self.steps[table], 1):
            assert n == number, f"{table}: step {number} is missing"
            for viewer in range(self.headers[table]["seats"]):
                versions[viewer] += noticed >> viewer & 1
            if move:
                assert (seat, move) not in found, f"{table}: {move} was carried out twice"
                found[seat, move] = versions[seat]
        return found

    def check_promises(self, promised: dict[str, list[Acknowledged]]) -> None:
        """Every acknowledged move is there, with its version."""
        for table, moves in promised.items():
            kept = self.moves(table)
            for ack in moves:
                assert kept.get((ack.seat, ack.move)) == ack.version, f"{table}: {ack.move} is lost or moved"

    def check_refusals(self, refused: dict[str, list[tuple[int, str]]]) -> None:
        """What was refused has not happened."""
        for table, moves in refused.items():
            assert not set(moves) & set(self.moves(table)), f"{table}: a refused move is there"

    def check_continues(self, before: Reading) -> None:
        """Whatever was kept is kept still."""
        for table, steps in before.steps.items():
            assert self.steps[table][: len(steps)] == steps, f"{table}: what was kept has changed"

    def check_rules(self) -> int:
        """Every log obeys the rules, line by line; how many lines there were."""
        count = 0
        for table, steps in self.steps.items():
            header = self.headers[table]
            play = load(header["game"]).table(header["seats"], header["options"], seed="replay", rolls=False)
            for line in "\n".join(text for _, _, text, _, _ in steps if text).splitlines():
                sign, notation = line.split(" ", 1)
                play.act(notation, CHANCE if sign == "*" else int(sign) - 1)
                count += 1
        return count
