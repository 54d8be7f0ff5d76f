"""Where unfinished games are stored: one file each, in the user's own folder."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from coffret.kernel.errors import SaveError

OPENED = "opened"  # the file that lists the games that have been played
SUFFIX = ".coffret"
BEGINNING = b'{"coffret":'


def folder() -> Path:
    """Return the folder for unfinished games; COFFRET_HOME overrides it."""
    if home := os.environ.get("COFFRET_HOME"):
        return Path(home)
    if state := os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA"):
        return Path(state) / "coffret"
    return Path.home() / ".local" / "state" / "coffret"


def new_place(slug: str) -> Path:
    """Return a file name for a new game."""
    stem = f"{slug}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{'' if not again else f'-{again}'}{SUFFIX}" for again in range(1000))
    return next(folder() / name for name in names if not (folder() / name).exists())


def unfinished() -> list[Path]:
    """List unfinished games, newest first."""
    found = [path for path in folder().glob(f"*{SUFFIX}") if path.is_file()] if folder().is_dir() else []
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def opened() -> set[str]:
    """Return the games that have been played here before."""
    try:
        return set((folder() / OPENED).read_text(encoding="utf-8").split())
    except (OSError, UnicodeDecodeError):
        return set()


def remember(slug: str) -> None:
    """Remember that a game has been played here; where nothing can be written, it stays new."""
    if slug not in (known := opened()):
        with suppress(OSError):
            folder().mkdir(parents=True, exist_ok=True)
            (folder() / OPENED).write_text("\n".join(sorted({*known, slug})) + "\n", encoding="utf-8")


def named(text: str) -> Path:
    """Return the file a user means; the usual suffix may be omitted."""
    path = Path(text).expanduser()
    return path if path.suffix or path.is_dir() else path.with_suffix(SUFFIX)


def writable(path: Path) -> Path:
    """Return the path if writing to it would overwrite at most an older save."""
    try:
        if path.is_dir():
            raise SaveError("error-folder", file=str(path))
        if not path.parent.is_dir():
            raise SaveError("error-folder-missing", file=str(path), folder=str(path.parent))
        if path.exists() and not is_save(path):
            raise SaveError("error-no-save-there", file=str(path))
    except (OSError, ValueError) as error:  # too long, or with a sign that no file's name has
        raise SaveError("error-file-name", file=str(path)) from error
    return path


def is_save(path: Path) -> bool:
    """Whether a file looks like a saved game, or is empty."""
    with path.open("rb") as file:
        begin = file.read(len(BEGINNING))
    return begin in (b"", BEGINNING)
