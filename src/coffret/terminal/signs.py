"""Names and colours of scene elements."""

from __future__ import annotations

from coffret.kernel.scene import named as named
from coffret.kernel.scene import said as said
from coffret.kernel.scene import told as told

COLOURS = ("red", "cyan", "yellow", "green", "magenta", "blue", "bright_red", "bright_cyan")  # by seat


def colour(seat: int | None) -> str:
    """Return the colour of a seat, never the only thing that identifies it."""
    return "" if seat is None else COLOURS[seat % len(COLOURS)]
