# interpreted
"""A fast path for simple messages: plain text, arguments, and a selection by a word or a small number.

Fluent's resolver handles every kind of pattern and is slow; most sentences need little of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Pieces = list[Any]  # texts, arguments and choices
PLAIN = 1000  # numbers below are written alike in all languages


class Argument:
    """A placeholder for an argument."""

    def __init__(self, name: str) -> None:
        self.name = name


class Choice:
    """Alternative pieces, selected by the value of an argument: a word, or a number or its plural form."""

    def __init__(
        self, name: str, variants: dict[str | int, Pieces], default: Pieces, plural: Callable[[int], str]
    ) -> None:
        self.name = name
        self.variants = variants
        self.default = default
        self.plural = plural

    def chosen(self, value: Any) -> Pieces:
        """Return the alternative for a value."""
        if isinstance(value, str):
            return self.variants.get(value, self.default)
        if not is_plain(value):
            raise NotPlain
        found = self.variants.get(value)
        return self.variants.get(self.plural(value), self.default) if found is None else found


class NotPlain(Exception):
    """The pattern or an argument needs Fluent's resolver."""


def put_together(pieces: Pieces, args: dict[str, Any]) -> str | None:
    """Format the pieces with these arguments; None if an argument needs Fluent."""
    try:
        return "".join([said(piece, args) for piece in pieces])
    except NotPlain:
        return None


def said(piece: Any, args: dict[str, Any]) -> str:
    """Format one piece."""
    if isinstance(piece, str):
        return piece
    value = args.get(piece.name)
    if isinstance(piece, Choice):
        return "".join([said(part, args) for part in piece.chosen(value)])
    if isinstance(value, str):
        return value
    if is_plain(value):
        return str(value)
    raise NotPlain


def is_plain(value: Any) -> bool:
    """Whether this is a number that is written alike in all languages."""
    return type(value) is int and 0 <= value < PLAIN
