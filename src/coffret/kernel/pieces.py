# interpreted
"""A fast path for simple messages: plain text, arguments, and a selection by a string.

Fluent's resolver handles every kind of pattern and is slow; most sentences need little of it.
"""

from __future__ import annotations

from typing import Any

Pieces = list[Any]  # texts, arguments and choices
PLAIN = 1000  # numbers below are written alike in all languages


class Argument:
    """A placeholder for an argument."""

    def __init__(self, name: str) -> None:
        self.name = name


class Choice:
    """Alternative pieces, selected by the value of an argument."""

    def __init__(self, name: str, variants: dict[str, Pieces], default: Pieces) -> None:
        self.name = name
        self.variants = variants
        self.default = default


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
        if not isinstance(value, str):
            raise NotPlain
        return "".join([said(part, args) for part in piece.variants.get(value, piece.default)])
    if isinstance(value, str):
        return value
    if type(value) is int and 0 <= value < PLAIN:
        return str(value)
    raise NotPlain
