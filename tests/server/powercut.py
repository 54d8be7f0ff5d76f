"""Power cuts: what a server has written is recorded, and the disk is rebuilt as it may be after a cut at any moment.

What was synced is there. Of everything else each sector of 512 bytes may have come or not, in any order; names of files
that were made or removed may be the old ones until their folder is synced.
"""

from __future__ import annotations

import asyncio
import shutil
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from coffret.kernel.chance import Rng, seeded
from coffret.server.store.sqlite import SqliteStore
from tests.server.crash import Crashes
from tests.server.process import Process
from tests.server.reading import Reading
from tests.waiting import PATIENCE

SOURCE = Path(__file__).with_name("disk.c")
HEAD = struct.Struct("=IIQQ")  # as in disk.c: the kind of call, the length of the path, where, how many bytes
SECTOR = 512
NOTHING, EVERYTHING, TORN = range(3)  # what has come of the writes that were not synced


def compiler() -> str | None:
    """The C compiler of the system."""
    return shutil.which("cc") or shutil.which("gcc")


class Recorded(NamedTuple):
    """One call that changed the disk."""

    kind: str  # w(rite), t(runcate), s(ync), c(reate), r(emove)
    path: str
    offset: int
    data: bytes
    end: int  # the length of the record with it


class Recorder:
    """The layer under a server's file, compiled for these tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "disk"
        self.folder.mkdir()
        self.library = folder / "disk.so"
        self.log = folder / "disk.log"
        self.fault = folder / "fault"
        command = [
            compiler() or "cc",
            "-O2",
            "-shared",
            "-fPIC",
            "-o",
            str(self.library),
            str(SOURCE),
            "-ldl",
            "-lpthread",
        ]
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE)

    @property
    def env(self) -> dict[str, str]:
        """What the server is started with."""
        return {
            "LD_PRELOAD": str(self.library),
            "COFFRET_DISK_FOLDER": str(self.folder),
            "COFFRET_DISK_LOG": str(self.log),
            "COFFRET_DISK_FAULT": str(self.fault),
        }

    def position(self) -> int:
        """How much has been recorded so far."""
        return self.log.stat().st_size if self.log.exists() else 0

    def records(self) -> Iterator[Recorded]:
        """Everything that was recorded, in order."""
        text, at = self.log.read_bytes(), 0
        while at < len(text):
            kind, name, offset, size = HEAD.unpack_from(text, at)
            path, data = at + HEAD.size, at + HEAD.size + name
            at = data + size
            yield Recorded(chr(kind), text[path:data].decode(), offset, text[data:at], at)


class File:
    """A file: what is safe, and the changes since."""

    def __init__(self) -> None:
        self.safe = bytearray()
        self.changes: list[Recorded] = []

    def sync(self) -> None:
        for change in self.changes:
            alter(self.safe, change)
        self.changes.clear()

    def after_a_cut(self, rng: Rng) -> bytes:
        """What is found when the power is back."""
        found, mode = bytearray(self.safe), rng.below(3)
        for change in self.changes:
            if mode == EVERYTHING or (mode == TORN and change.kind == "t" and rng.below(2)):
                alter(found, change)
            elif mode == TORN and change.kind == "w":
                for sector in sectors(change):
                    if rng.below(2):
                        alter(found, sector)
        return bytes(found)


def alter(content: bytearray, change: Recorded) -> None:
    """Carry out a change of a file."""
    if change.kind == "t":
        del content[change.offset :]
        content.extend(bytes(change.offset - len(content)))
        return
    content.extend(bytes(max(0, change.offset - len(content))))
    content[change.offset : change.offset + len(change.data)] = change.data


def sectors(change: Recorded) -> Iterator[Recorded]:
    """A write, sector by sector."""
    start = change.offset
    end = start + len(change.data)
    while start < end:
        stop = min(end, (start // SECTOR + 1) * SECTOR)
        data = change.data[start - change.offset : stop - change.offset]
        yield change._replace(offset=start, data=data)
        start = stop


class Disk:
    """The folder of a server as the disk has it."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.names: dict[str, File] = {}
        self.safe_names: dict[str, File] = {}
        self.name_changes: list[dict[str, File]] = []  # the names after each change that is not safe yet

    def do(self, call: Recorded) -> None:
        """Carry out a recorded call."""
        if call.kind == "s" and call.path == self.folder:
            self.safe_names = dict(self.names)
            self.name_changes.clear()
        elif call.kind == "s":
            self.names[call.path].sync()
        elif call.kind in "cr":
            if call.kind == "c":
                self.names[call.path] = File()
            else:
                self.names.pop(call.path, None)
            self.name_changes.append(dict(self.names))
        elif call.path in self.names:
            self.names[call.path].changes.append(call)

    def after_a_cut(self, rng: Rng, folder: Path) -> None:
        """Write into a folder what is found when the power is back."""
        states = [self.safe_names, *self.name_changes]
        for path, file in states[rng.below(len(states))].items():
            if not path.endswith("-shm"):
                (folder / Path(path).name).write_bytes(file.after_a_cut(rng))


class Cuts:
    """A recorded play, cut at many moments."""

    def __init__(self, folder: Path, games: list[str]) -> None:
        self.folder = folder
        self.games = games
        self.recorder = Recorder(folder)

    def play(self, moves: int, seed: int) -> None:
        """Play so many moves over a few starts of the server, each seat a connection of its own."""
        with Process(self.recorder.folder, self.games, **self.recorder.env) as process:
            self.crashes = Crashes(process, self.games, seed, tables=3)
            self.crashes.line.position = self.recorder.position
            asyncio.run(self.crashes.run(stops=2, moves=moves // 3))
        self.records = list(self.recorder.records())
        self.db = process.db

    def check(self, cuts: int, seed: int) -> int:
        """Cut so many times: how many promises were found kept in all."""
        rng, kept = seeded("power cuts", seed), 0
        places = sorted(rng.below(len(self.records)) for _ in range(cuts))
        disk, done = Disk(self.recorder.folder), 0
        for number, place in enumerate(places):
            for call in self.records[done:place]:
                disk.do(call)
            done = place
            found = self.folder / f"cut-{number}"
            found.mkdir()
            disk.after_a_cut(rng, found)
            kept += self.recovers(found, self.records[place - 1].end if place else 0)
            shutil.rmtree(found)
        return kept

    def recovers(self, folder: Path, position: int) -> int:
        """Open what a cut has left: whatever was promised before it is there."""
        promised = {
            table: [ack for ack in moves if ack.at <= position] for table, moves in self.crashes.line.promised.items()
        }
        promised = {table: moves for table, moves in promised.items() if moves}
        made = [table for table, at in self.crashes.line.tables.items() if at <= position]
        if (folder / self.db.name).exists() or made:
            asyncio.run(opens(folder / self.db.name))
        if made:
            reading = Reading.of_a_copy(folder / self.db.name)
            assert set(made) <= set(reading.headers)
            reading.check_promises(promised)
            reading.check_rules()
        return sum(map(len, promised.values()))


async def opens(db: Path) -> None:
    """The server's own store opens the file, whatever state it is in."""
    store = SqliteStore(db)
    await store.unfinished()
    await store.close()
