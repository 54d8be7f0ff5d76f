"""How a law says that it is broken: in words, and by which part of the game."""

from __future__ import annotations

from typing import Any


class LawBroken(AssertionError):
    """A law that a game breaks; `about` is the class or function of the game that is to blame, where that is known."""

    def __init__(self, message: str, about: Any = None) -> None:
        super().__init__(message)
        self.about = about
