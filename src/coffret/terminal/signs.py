"""Names and colours of the elements of a scene."""

from __future__ import annotations

from coffret.kernel.scene import named as named
from coffret.kernel.scene import said as said
from coffret.kernel.scene import told as told

COLOURS = ("red", "cyan", "yellow", "green", "magenta", "blue", "bright_red", "bright_cyan")  # by seat


def colour(seat: int | None) -> str:
    """The colour of a seat; never the only sign of it."""
    return "" if seat is None else COLOURS[seat % len(COLOURS)]
