"""Leases: which processes share a database, and which of them have ended.

A process says twice a second that it is there. One that has not been heard of for a while is declared gone by any
other, and stays so for ever: its tables are free for whoever wants them. A process that finds itself declared gone
drops all its tables and begins again under a new number. All times are those of the database, so clocks need not agree.
"""

from __future__ import annotations

import logging
import os
import platform
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from time import monotonic

import psycopg

from coffret.server.store.postgres_link import Link, PostgresDatabase
from coffret.server.store.sql import Database

log = logging.getLogger(__name__)
BEAT = 0.5  # seconds
LEASE = 3.0  # seconds without a beat after which a process is declared gone
HOLD = 2.5  # seconds without a beat after which a process does not trust its own tables any more
CALM = 2.0  # seconds of beats in a row before others are judged: after an outage all of them come back
FEW = 20  # tables taken over at a time, so that several processes share them
FORGET = 3600  # seconds after which a process that has ended is forgotten, unless it had tables

REGISTER = "INSERT INTO processes (address, machine) VALUES (?, ?) RETURNING id"
HERE = """
WITH before AS (SELECT seen FROM processes WHERE id = ?)
UPDATE processes SET seen = now() FROM before WHERE id = ? AND NOT gone
RETURNING extract(epoch FROM now() - before.seen)
"""
JUDGE = f"UPDATE processes SET gone = TRUE WHERE NOT gone AND seen < now() - interval '{LEASE} s' RETURNING id"
DECLARE = "UPDATE processes SET gone = TRUE WHERE id = ? AND NOT gone"
LEAVE = "UPDATE processes SET gone = TRUE, seen = now() WHERE id = ? AND NOT gone"
TAKE_OVER = f"""
WITH orphans AS (
    SELECT tables.id FROM processes JOIN tables ON tables.owner = processes.id
    WHERE processes.gone AND tables.state = 'playing' AND (tables.bots = 1 OR tables.notices = 1)
    LIMIT {FEW} FOR UPDATE OF tables SKIP LOCKED
)
UPDATE tables SET owner = ?, version = version + 1 FROM orphans WHERE tables.id = orphans.id RETURNING tables.id
"""
CLEAN_UP = f"""
DELETE FROM processes WHERE gone AND id != 0 AND seen < now() - interval '{FORGET} s' AND NOT EXISTS (
    SELECT 1 FROM tables WHERE owner = processes.id AND state = 'playing' AND (bots = 1 OR notices = 1)
)
"""


class Lease:
    """The lease of this process, kept by a thread of its own."""

    def __init__(self, dsn: str, address: str = "") -> None:
        self.link = Link(dsn, LEASE)
        self.address = address
        self.machine = machine()
        self.id = 0
        self.calm_since: float | None = None  # since when all beats have been heard
        self.heard = 0.0  # when the last beat that was heard began
        self.ending = Event()
        self.beat()
        self.thread = Thread(target=self.keep_beating, name="store-lease", daemon=True)
        self.thread.start()

    @property
    def is_held(self) -> bool:
        """Whether nobody else can have been given the tables of this process."""
        return monotonic() - self.heard < HOLD

    def keep_beating(self) -> None:
        """Run the thread."""
        while not self.ending.wait(BEAT):
            try:
                self.beat()
            except psycopg.Error as error:
                self.calm_since = None
                log.warning("the database does not answer: %s", error)

    def beat(self) -> None:
        """Say that this process is there, and look who is not any more."""
        began = monotonic()
        self.link.use(self.say_here)
        self.heard = began
        if self.calm_since is None:
            self.calm_since = began
        elif began - self.calm_since > CALM:
            self.link.use(self.judge)

    def say_here(self, db: PostgresDatabase) -> None:
        """Renew the lease, or begin a new one if that is too late."""
        row = db.execute(HERE, (self.id, self.id)).fetchone()
        if row is not None:
            if row[0] > CALM:
                self.calm_since = None
            return
        before, self.id = self.id, db.execute(REGISTER, (self.address, self.machine)).fetchone()[0]
        if before:
            log.warning("process %d was taken for gone, and goes on as %d", before, self.id)

    def judge(self, db: PostgresDatabase) -> None:
        """Declare processes gone that are not heard of any more."""
        for (gone,) in db.execute(JUDGE).fetchall():
            log.warning("process %d is not heard of any more", gone)

    def serve_at(self, db: Database, address: str) -> None:
        """Say where other processes reach this one."""
        self.address = address
        db.execute("UPDATE processes SET address = ? WHERE id = ?", (address, self.id))

    def end(self) -> None:
        """Give all tables up: whoever wants them may have them at once."""
        self.ending.set()
        self.thread.join()

        def leave(db: PostgresDatabase) -> None:
            db.execute(LEAVE, (self.id,))
            db.execute(CLEAN_UP)

        with suppress(psycopg.Error):
            self.link.use(leave)
        self.link.end()


def machine() -> str:
    """Return a name of this machine, and of its network as this process sees it: there a refusal is certain."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{boot}/{os.readlink('/proc/self/ns/net')}"
    except OSError:
        return platform.node()
