"""A fault of a game: its file and line, what is wrong, and how to fix it."""

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
    """A line of a file; line 0 stands for the whole file."""

    file: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


class Fault(msgspec.Struct, frozen=True):
    """Something the author has to fix."""

    check: str  # which check found it: ledger, wording, scene, ...
    place: Place
    what: str
    todo: str

    def __str__(self) -> str:
        return f"{self.place}: {self.what.rstrip('.')}. {self.todo}"


def shown(path: Path) -> str:
    """Format a path, relative to the current folder if it lies inside."""
    try:
        return str(path.resolve().relative_to(Path.cwd().resolve()))
    except ValueError:
        return str(path)


def in_file(path: Path, pattern: str = "", last: bool = False) -> Place:
    """Return the first (or last) line of a file that matches a pattern, or the file itself."""
    lines = path.read_text(encoding="utf-8").splitlines() if pattern and path.is_file() else []
    found = [number for number, line in enumerate(lines, 1) if re.search(pattern, line)]
    return Place(shown(path), found[-1 if last else 0]) if found else Place(shown(path))


def of_class(folder: Path, name: str) -> Place:
    """Locate the definition of a class in a folder."""
    for path in python_files(folder):
        place = in_file(path, rf"^class {name}\b")
        if place.line:
            return place
    return Place(shown(folder))


def of_source(thing: Any) -> Place | None:
    """Locate the source of a class or function; None if it has none, such as compiled code."""
    try:
        thing = inspect.unwrap(thing)
        file = inspect.getsourcefile(thing)
        _, line = inspect.getsourcelines(thing)
    except (TypeError, OSError):
        return None
    return Place(shown(Path(file)), line) if file else None


def of_error(error: BaseException, folder: Path) -> Place | None:
    """Return the innermost line inside a folder that an error passed through, including its causes."""
    found = None
    for each in chain(error):
        if isinstance(each, SyntaxError) and each.filename:
            return Place(shown(Path(each.filename)), each.lineno or 0)
        for step in traceback.extract_tb(each.__traceback__):
            if Path(step.filename).resolve().is_relative_to(folder.resolve()):
                found = Place(shown(Path(step.filename)), step.lineno or 0)
    return found


def chain(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and its causes, outermost first."""
    seen: BaseException | None = error
    while seen is not None:
        yield seen
        seen = seen.__cause__ or seen.__context__


def in_words(error: BaseException) -> str:
    """Format an error on one line, keeping its class name where Python's message needs it."""
    text = " ".join(str(error).split())
    plain = isinstance(error, AssertionError) and text
    return text if plain else f"{type(error).__name__}: {text}" if text else type(error).__name__


def python_files(folder: Path) -> list[Path]:
    """Return the Python sources in a folder."""
    return sorted(path for path in folder.rglob("*.py") if os.sep + "__pycache__" not in str(path))
