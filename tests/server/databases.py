"""A PostgreSQL of the tests' own: in a temporary folder, on a socket there, with a fresh database for each test."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

ROOT_RUNS_AS = "postgres"  # PostgreSQL refuses to run as root
SETTINGS = {
    "listen_addresses": "''",
    "fsync": "off",  # no test cuts the power of PostgreSQL; its processes may end at any time
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
}


def programs() -> Path | None:
    """The folder with the programs of PostgreSQL, if it is installed."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists()), None)


def missing() -> str:
    """Why there is no PostgreSQL for the tests; empty if there is one."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return "psycopg is not installed"
    return "" if programs() is not None else "PostgreSQL is not installed"


class Postgres:
    """A running PostgreSQL."""

    def __init__(self, folder: Path, port: int = 5432) -> None:
        self.folder, self.port = folder, port
        self.data = folder / "data"
        self.count = 0
        found = programs()
        assert found is not None
        self.programs = found
        if os.geteuid() == 0:
            shutil.chown(folder, ROOT_RUNS_AS)
        self.run("initdb", "--no-sync", "--encoding", "UTF8", "-A", "trust", "-U", "coffret", "-D", str(self.data))
        with (self.data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value}\n" for name, value in SETTINGS.items())
            file.write(f"unix_socket_directories = '{folder}'\nport = {port}\n")
        self.start()

    def run(self, program: str, *words: str) -> str:
        """Run one of its programs, as somebody it accepts."""
        env = {**os.environ, "LC_ALL": "C"}
        user = ROOT_RUNS_AS if os.geteuid() == 0 else None
        done = subprocess.run(
            [str(self.programs / program), *words],
            user=user,
            env=env,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.run("pg_ctl", "-w", "-D", str(self.data), "-l", str(self.folder / "log"), "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop; immediately: as a crash would."""
        self.run("pg_ctl", "-w", "-D", str(self.data), "-m", mode, "stop")

    def fresh(self) -> str:
        """The address of a new database."""
        self.count += 1
        name = f"t{self.count}"
        self.ask("postgres", f"CREATE DATABASE {name} TEMPLATE template0")
        return self.address(name)

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return self.folder / f".s.PGSQL.{self.port}"

    def address(self, name: str) -> str:
        return f"postgresql://coffret@/{name}?host={self.folder}&port={self.port}"

    def ask(self, name: str, statement: str) -> list[tuple[object, ...]]:
        """Ask one of its databases."""
        import psycopg

        address, bound = self.address(name), f"-c statement_timeout={PATIENCE}s"
        with psycopg.connect(address, autocommit=True, connect_timeout=PATIENCE, options=bound) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A PostgreSQL for as long as this lasts."""
    folder = Path(tempfile.mkdtemp(prefix="coffret-pg-"))
    postgres = Postgres(folder)
    try:
        yield postgres
    finally:
        postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)


def skip_without_postgres() -> None:
    """Leave a test out, with a word, where PostgreSQL cannot be had."""
    if why := missing():
        pytest.skip(f"{why}: sudo apt-get install postgresql")
