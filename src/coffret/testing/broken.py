"""The error raised when a game breaks a law."""

from __future__ import annotations

from typing import Any


class LawBroken(AssertionError):
    """A game breaks a law.

    `about` is the class or function of the game at fault, if known, and `todo` how to fix it, if that is special.
    """

    def __init__(self, message: str, about: Any = None, todo: str = "") -> None:
        super().__init__(message)
        self.about = about
        self.todo = todo
