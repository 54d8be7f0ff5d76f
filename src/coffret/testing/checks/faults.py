"""A fault of a game: in which file and line, what is wrong, and what to do about it."""

from __future__ import annotations

import inspect
import os
import re
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec


class Place(msgspec.Struct, frozen=True, order=True):
    """A line of a file; line 0 is the file as a whole."""

    file: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


class Fault(msgspec.Struct, frozen=True):
    """Something that an author has to mend."""

    check: str  # which check found it: ledger, wording, scene, ...
    place: Place
    what: str
    todo: str

    def __str__(self) -> str:
        return f"{self.place}: {self.what.rstrip('.')}. {self.todo}"


def shown(path: Path) -> str:
    """A path as it is told: from here, if it lies below."""
    try:
        return str(path.resolve().relative_to(Path.cwd().resolve()))
    except ValueError:
        return str(path)


def in_file(path: Path, pattern: str = "", last: bool = False) -> Place:
    """The first (or last) line of a file that a pattern fits; the file itself if none does."""
    lines = path.read_text(encoding="utf-8").splitlines() if pattern and path.is_file() else []
    found = [number for number, line in enumerate(lines, 1) if re.search(pattern, line)]
    return Place(shown(path), found[-1 if last else 0]) if found else Place(shown(path))


def of_class(folder: Path, name: str) -> Place:
    """Where a class is written below a folder."""
    for path in python_files(folder):
        place = in_file(path, rf"^class {name}\b")
        if place.line:
            return place
    return Place(shown(folder))


def of_source(thing: Any) -> Place | None:
    """Where a class or a function is written; None for what has no source, such as compiled code."""
    try:
        thing = inspect.unwrap(thing)
        file = inspect.getsourcefile(thing)
        _, line = inspect.getsourcelines(thing)
    except (TypeError, OSError):
        return None
    return Place(shown(Path(file)), line) if file else None


def of_error(error: BaseException, folder: Path) -> Place | None:
    """The last line below a folder that an error came through, those that it was raised from included."""
    found = None
    for each in chain(error):
        if isinstance(each, SyntaxError) and each.filename:
            return Place(shown(Path(each.filename)), each.lineno or 0)
        for step in traceback.extract_tb(each.__traceback__):
            if Path(step.filename).resolve().is_relative_to(folder.resolve()):
                found = Place(shown(Path(step.filename)), step.lineno or 0)
    return found


def chain(error: BaseException) -> Iterator[BaseException]:
    """An error and what it was raised from, the outermost first."""
    seen: BaseException | None = error
    while seen is not None:
        yield seen
        seen = seen.__cause__ or seen.__context__


def in_words(error: BaseException) -> str:
    """An error in one line; what Python only names by its kind keeps it."""
    text = " ".join(str(error).split())
    plain = isinstance(error, AssertionError) and text
    return text if plain else f"{type(error).__name__}: {text}" if text else type(error).__name__


def python_files(folder: Path) -> list[Path]:
    """The sources below a folder."""
    return sorted(path for path in folder.rglob("*.py") if os.sep + "__pycache__" not in str(path))
