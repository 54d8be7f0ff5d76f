# interpreted
"""Fluent messages, parsed on first use: parsing all of them takes longer than loading a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from coffret.kernel.errors import BOX, ContentError
from coffret.kernel.grammar import FUNCTIONS
from coffret.kernel.once import once
from coffret.kernel.patterns import taken_apart
from coffret.kernel.pieces import Pieces

START = re.compile(r"^-?[a-zA-Z][a-zA-Z0-9_-]*(?= *=)", re.MULTILINE)  # an entry begins in the first column


class Messages:
    """The messages of the box and of one game in one language."""

    def __init__(self, package: str, language: str) -> None:
        self.package = package
        self.language = language
        self.bundle = FluentBundle([language], functions=FUNCTIONS[language], use_isolating=False)
        self.sources: dict[str, str] = {}
        self.waiting: set[str] = set()  # the ids of what has not been parsed
        self.parsing = Lock()
        self.taken_apart: dict[str, Pieces | None] = {}
        for place in dict.fromkeys((BOX, package)):
            text = files(place).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
            for id, source in entries(text):
                self.sources.setdefault(id, source)
        self.waiting.update(self.sources)

    def has(self, id: str) -> bool:
        """Whether a message with this id exists."""
        return id in self.sources

    def get(self, id: str) -> Any:
        """Return the message with this id, including its pattern and attributes."""
        self.load(id)
        return self.bundle.get_message(id)

    def pieces(self, id: str) -> Pieces | None:
        """Return the pieces of a simple message, or None if it needs Fluent."""
        if id not in self.taken_apart:
            self.taken_apart[id] = taken_apart(self.get(id).value, self.language)
        return self.taken_apart[id]

    def load(self, id: str) -> None:
        """Parse a pending message and everything it references."""
        if id in self.waiting:
            with self.parsing:
                found = self.parse(id)
                self.bundle.add_resource(fluent.Resource(list(found.values())))
                self.waiting.difference_update(found)

    def parse(self, id: str) -> dict[str, fluent.EntryType]:
        """Parse a message and its pending references; messages that reference each other are parsed once."""
        found: dict[str, fluent.EntryType] = {}
        wanted = [id]
        while wanted:
            id = wanted.pop()
            if id in self.waiting and id not in found:
                found[id] = self.read(id)
                wanted += quoted(found[id])
        return found

    def read(self, id: str) -> fluent.EntryType:
        """Parse one entry of the file."""
        entry = FluentParser(with_spans=False).parse_entry(self.sources[id])
        if isinstance(entry, fluent.Junk):
            raise ContentError(f"{self.package}: the message {id} cannot be read: {entry.annotations[0].message}")
        return entry

    def prepare(self) -> None:
        """Parse and compile everything left, so that a server never has to pause for it."""
        for id in list(self.waiting):
            self.load(id)
            if not id.startswith("-"):  # terms are compiled with what quotes them
                self.bundle.get_message(id)


@once
def messages(package: str, language: str) -> Messages:
    """Return the messages of the box and of one game in one language (cached)."""
    return Messages(package, language)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the id and source of every entry in a file; terms keep their dash."""
    starts = list(START.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start.group(), text[start.start() : end]


class Quoted(Visitor):
    """Collects the ids that an entry references."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - named by the library
        self.ids.append(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.ids.append(f"-{node.id.name}")


def quoted(entry: fluent.EntryType) -> list[str]:
    """Return the ids of the messages and terms that an entry references."""
    found = Quoted()
    found.visit(entry)
    return found.ids
