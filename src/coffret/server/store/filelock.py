"""One process per database: a lock file that says who holds the database and where it serves.

The operating system holds the lock as long as the process lives, so a crash leaves nothing to clean up. The database is
locked itself, too: it may have other names, as a hard link. SQLite's own locks are of another kind.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType

import msgspec

from coffret.kernel.errors import CoffretError, because

PATIENCE = 10.0  # seconds in which a server that has just begun says where it is
FAR = 1 << 20  # where Windows locks a byte: what stands before it stays readable


class Owner(msgspec.Struct):
    """The process that holds a file."""

    pid: int
    address: str = ""  # where it serves; empty until it does


class FileInUse(CoffretError):
    """Another process holds the file, perhaps under another name."""

    def __init__(self, path: Path, owner: Owner | None) -> None:
        self.address = owner.address if owner else ""
        pid = str(owner.pid) if owner else "?"
        text = "error-file-served" if self.address else "error-file-in-use" if owner else "error-file-linked"
        super().__init__(text, path=str(path), pid=pid, address=self.address)


class NoPlace(CoffretError):
    """A database cannot be kept there."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__("error-no-place", path=str(path), why=because(error))


class FileLock:
    """The exclusive right to write to a database, as a context manager."""

    def __init__(self, db: str | Path) -> None:
        self.db = Path(db).resolve()
        self.path = self.db.with_name(self.db.name + ".lock")
        self.file = -1
        self.itself = -1  # the database, once it is there

    def __enter__(self) -> FileLock:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise NoPlace(self.db, error) from error
        if not take(self.file):
            os.close(self.file)
            raise FileInUse(self.db, self.owner())
        self.say(Owner(os.getpid()))
        try:
            self.hold()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def hold(self) -> None:
        """Lock the database itself, if it is there and this system can."""
        if self.itself >= 0 or sys.platform == "win32":
            return
        try:
            self.itself = os.open(self.db, os.O_RDONLY)
        except FileNotFoundError:
            return
        except OSError as error:
            raise NoPlace(self.db, error) from error
        if not take(self.itself):
            raise FileInUse(self.db, None)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.ftruncate(self.file, 0)
        os.close(self.file)
        if self.itself >= 0:
            os.close(self.itself)

    def serves_at(self, address: str) -> None:
        """Record the address where the tables of the file can be played."""
        self.say(Owner(os.getpid(), address))

    def say(self, owner: Owner) -> None:
        """Record who holds the file."""
        text = msgspec.json.encode(owner)
        os.ftruncate(self.file, 0)
        os.lseek(self.file, 0, os.SEEK_SET)
        os.write(self.file, text)

    def owner(self, patience: float = PATIENCE) -> Owner | None:
        """Return who holds the file, giving a new owner time to record its address."""
        end = monotonic() + patience
        while True:
            owner = self.read()
            if (owner is not None and owner.address) or monotonic() > end:
                return owner
            sleep(0.05)

    def read(self) -> Owner | None:
        """Read the recorded owner."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Owner)
        except (OSError, msgspec.MsgspecError):
            return None


if sys.platform == "win32":
    import msvcrt

    def take(file: int) -> bool:
        """Lock an open file, if nobody else has."""
        os.lseek(file, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def take(file: int) -> bool:
        """Lock an open file, if nobody else has."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
