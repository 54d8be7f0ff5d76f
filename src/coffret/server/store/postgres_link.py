"""Connections to PostgreSQL that are opened when they are needed, and given up when nothing comes back in time."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import urlsplit, urlunsplit

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from coffret.server.store.interface import StoreError
from coffret.server.store.sql import Cursor

T = TypeVar("T")
USUAL = {  # unless the address says otherwise
    "connect_timeout": "3",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
    "application_name": "coffret",
    "client_encoding": "UTF8",
}
PATIENCE = 10.0  # seconds for an answer of the database
BEAT = 0.25  # seconds between looking whether one is overdue


def shown(dsn: str) -> str:
    """Return an address for people to read, without its password."""
    parts = urlsplit(dsn)
    if parts.password is None:
        return dsn
    return urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", ":***@")))


@cache
def translated(statement: str) -> str:
    """Return a statement with the signs that psycopg fills in."""
    return statement.replace("?", "%s")


class PostgresDatabase:
    """A connection in the form that the stores share."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.connection = connection

    def execute(self, statement: str, args: Sequence[Any] = (), /) -> Cursor:
        cursor: Cursor = self.connection.execute(translated(statement), args)
        return cursor

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> Cursor:
        many = self.connection.cursor()
        many.executemany(translated(statement), rows)
        cursor: Cursor = many
        return cursor


class Link:
    """One connection, used by one thread at a time."""

    def __init__(self, dsn: str, patience: float = PATIENCE) -> None:
        given = {name: str(value) for name, value in conninfo_to_dict(dsn).items()}
        idle = {"options": f"-c idle_in_transaction_session_timeout={int(1000 * patience)}"}  # who hangs holds no locks
        self.dsn = make_conninfo("", **{**USUAL, **idle, **given})
        self.patience = patience
        self.connection: psycopg.Connection[Any] | None = None
        self.since = 0.0  # when the question that is open was asked; 0 if none is
        self.lock = Lock()  # between whoever asks and whoever gives up for them
        WATCH.add(self)

    def use(self, work: Callable[[PostgresDatabase], T]) -> T:
        """Do something with an open connection; one that breaks is opened anew the next time."""
        connection = self.open()
        with self.lock:
            self.since = monotonic()
        try:
            return work(PostgresDatabase(connection))
        finally:
            with self.lock:
                self.since = 0.0
            if connection.broken or connection.closed:
                self.close()

    def open(self) -> psycopg.Connection[Any]:
        """Return the connection, opening it if necessary."""
        if self.connection is None:
            self.connection = psycopg.connect(self.dsn, autocommit=True)
        return self.connection

    def give_up(self) -> None:
        """Break the connection if its answer is overdue: whoever waits for it is told so."""
        with self.lock:
            if self.since and monotonic() - self.since > self.patience and self.connection is not None:
                self.since = 0.0
                with suppress(OSError, psycopg.Error):
                    end = socket.socket(fileno=os.dup(self.connection.fileno()))
                    with end:
                        end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close the connection, if it is open."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(psycopg.Error):
                connection.close()

    def end(self) -> None:
        """Close for good."""
        WATCH.discard(self)
        self.close()


def ask(dsn: str, questions: Sequence[tuple[str, Sequence[Any]]]) -> list[list[Any]]:
    """Ask a database some questions; `StoreError` says why it cannot be asked."""
    link = Link(dsn)
    try:
        return link.use(lambda db: [db.connection.execute(*question).fetchall() for question in questions])
    except psycopg.Error as error:
        raise StoreError("error-in", where=shown(dsn), why=str(error).partition("\n")[0]) from error
    finally:
        link.end()


class Watch:
    """One thread that looks after all connections of this process, as long as there are any."""

    def __init__(self) -> None:
        self.links: set[Link] = set()
        self.lock = Lock()
        self.pause = Event()

    def add(self, link: Link) -> None:
        with self.lock:
            self.links.add(link)
            if len(self.links) == 1:
                Thread(target=self.keep_watching, name="store-watch", daemon=True).start()

    def discard(self, link: Link) -> None:
        with self.lock:
            self.links.discard(link)

    def keep_watching(self) -> None:
        """Give up overdue answers until there is no connection left."""
        while not self.pause.wait(BEAT):
            with self.lock:
                links = list(self.links)
                if not links:
                    return
            for link in links:
                link.give_up()


WATCH = Watch()
