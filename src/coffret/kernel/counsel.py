# interpreted
"""What players say about a choice when they look at the board: grounds for and against it, told by the game."""

from __future__ import annotations

from typing import Any

import msgspec

from coffret.kernel.text import Message


class Ground(msgspec.Struct, frozen=True):
    """A sentence about a choice, true of the board as its seat sees it."""

    message: Message
    weight: float = 0.5  # how much it matters, from 0 to 1
    against: bool = False  # whether it speaks against the choice


def no_counsel(view: Any, action: Any) -> list[Ground]:
    """Default for games that say nothing about choices."""
    return []
