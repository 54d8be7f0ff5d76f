# interpreted
"""Messages as plain pieces, where they are simple: text, arguments, and a choice by a text.

Fluent's own resolver knows all that a pattern can hold and takes its time; most sentences need little of it.
"""

from __future__ import annotations

from typing import Any

Pieces = list[Any]  # texts, arguments and choices
PLAIN = 1000  # numbers below are written alike in all languages


class Argument:
    """The place of an argument."""

    def __init__(self, name: str) -> None:
        self.name = name


class Choice:
    """Pieces by the value of an argument."""

    def __init__(self, name: str, variants: dict[str, Pieces], default: Pieces) -> None:
        self.name = name
        self.variants = variants
        self.default = default


class NotPlain(Exception):
    """A pattern, or an argument, that Fluent has to deal with."""


def put_together(pieces: Pieces, args: dict[str, Any]) -> str | None:
    """The text with these arguments; None where one of them needs Fluent."""
    try:
        return "".join([said(piece, args) for piece in pieces])
    except NotPlain:
        return None


def said(piece: Any, args: dict[str, Any]) -> str:
    """One piece as text."""
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
