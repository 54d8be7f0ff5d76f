# interpreted
"""The messages of Fluent files, each parsed when it is first said: parsing all takes longer than loading a game."""

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

from coffret.kernel.errors import BOX as BOX
from coffret.kernel.errors import ContentError
from coffret.kernel.grammar import FUNCTIONS
from coffret.kernel.once import once

START = re.compile(r"^-?[a-zA-Z][a-zA-Z0-9_-]*(?= *=)", re.MULTILINE)  # an entry begins in the first column


class Messages:
    """The messages of the box and of one game in one language."""

    def __init__(self, package: str, language: str) -> None:
        self.package = package
        self.bundle = FluentBundle([language], functions=FUNCTIONS[language], use_isolating=False)
        self.sources: dict[str, str] = {}
        self.waiting: set[str] = set()  # the ids of what has not been parsed
        self.parsing = Lock()
        for place in dict.fromkeys((BOX, package)):
            text = files(place).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
            for id, source in entries(text):
                self.sources.setdefault(id, source)
        self.waiting.update(self.sources)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return id in self.sources

    def get(self, id: str) -> Any:
        """The message with this id, with its pattern and its attributes."""
        if id in self.waiting:
            with self.parsing:
                self.parse(id)
        return self.bundle.get_message(id)

    def parse(self, id: str) -> None:
        """Add a message to the bundle, after those that it quotes."""
        if id not in self.waiting:
            return
        entry = FluentParser(with_spans=False).parse_entry(self.sources[id])
        if isinstance(entry, fluent.Junk):
            raise ContentError(f"{self.package}: the message {id} cannot be read: {entry.annotations[0].message}")
        for other in quoted(entry):
            self.parse(other)
        self.bundle.add_resource(fluent.Resource([entry]))
        self.waiting.discard(id)

    def prepare(self) -> None:
        """Parse all that is left, for a server that must not stop for it later."""
        for id in list(self.waiting):
            if not id.startswith("-"):
                self.get(id)
            else:
                with self.parsing:
                    self.parse(id)


@once
def messages(package: str, language: str) -> Messages:
    """The messages of the box and of one game in one language."""
    return Messages(package, language)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The id and the source of every entry in a file; a term keeps its dash."""
    starts = list(START.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start.group(), text[start.start() : end]


class Quoted(Visitor):
    """Gathers the ids that an entry quotes."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - named by the library
        self.ids.append(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.ids.append(f"-{node.id.name}")


def quoted(entry: fluent.EntryType) -> list[str]:
    """The ids of the messages and terms that an entry quotes."""
    found = Quoted()
    found.visit(entry)
    return found.ids
