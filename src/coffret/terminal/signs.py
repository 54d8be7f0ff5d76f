"""Names and colours of the elements of a scene."""

from __future__ import annotations

from coffret.kernel.scene import Badge, Part
from coffret.kernel.text import Message, Words

COLOURS = ("red", "cyan", "yellow", "green", "magenta", "blue", "bright_red", "bright_cyan")  # by seat


def named(part: Part, words: Words) -> str:
    """The label of an element, or its id."""
    return words.tell(part.label) if part.label else part.id


def colour(seat: int | None) -> str:
    """The colour of a seat; never the only sign of it."""
    return "" if seat is None else COLOURS[seat % len(COLOURS)]


def said(value: Message | int | str, words: Words) -> str:
    """A fact in words."""
    return words.tell(value) if isinstance(value, Message) else str(value)


def told(badge: Message | Badge, words: Words) -> str:
    """A badge in words, with a sign before it where it matters whether it counts."""
    if isinstance(badge, Message):
        return words.tell(badge)
    return {"lit": "✓ ", "dim": "○ "}.get(badge.state, "") + words.tell(badge.text)
