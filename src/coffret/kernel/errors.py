# interpreted
"""What can go wrong, by cause. Every message says what was wanted, why not, and what is possible."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from coffret.kernel.stack import Reason


class CoffretError(Exception):
    """The base of all errors that are told to people in one sentence."""


class IllegalAction(CoffretError):
    """The rules do not allow it; `reason` carries the rule."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class NotYourTurn(IllegalAction):
    """Another seat is being asked."""


class GameOver(IllegalAction):
    """The play has ended."""


class NotationError(CoffretError):
    """A text that is no action or position of this game."""


class OptionError(CoffretError):
    """A number of seats, an option or a value that the game does not have."""


class UnknownGame(CoffretError):
    """No such game in the box."""


class ContentError(CoffretError):
    """A content pack with something wrong in it."""


class SaveError(CoffretError):
    """A save file that cannot be read or does not fit."""


class UndoRefused(CoffretError):
    """Taking back would take back knowledge, or another seat's move."""


def near(word: str, known: Iterable[str]) -> str:
    """A hint for a mistyped word: the nearest known one, or all of them when there are few."""
    words = sorted(known)
    close = difflib.get_close_matches(word, words, n=1, cutoff=0.5)
    if close:
        return f'near: "{close[0]}"'
    return "possible: " + ", ".join(words[:12]) + (", ..." if len(words) > 12 else "")
