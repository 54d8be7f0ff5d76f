# interpreted
"""Errors by cause. Every message says what was attempted, why it failed and what is possible instead.

Errors that users see carry a message id (`error-...`) and its arguments, so that they can be shown in any language;
`str` gives the English text. Errors that only programmers see may be plain English.
"""

from __future__ import annotations

import difflib
import errno
from collections.abc import Iterable
from typing import Any

from coffret.kernel.stack import Reason

BOX = "coffret"  # the package whose text/ holds the wording that all games share
QUOTED = 300  # signs of a text that an error quotes


class CoffretError(Exception):
    """Base class of errors that are shown to users in one sentence."""

    package = BOX  # where its message is

    def __init__(self, text: str, **args: Any) -> None:
        super().__init__(text)
        self.text = text
        self.args_of_message = args

    def __str__(self) -> str:
        return self.worded("en")

    def worded(self, language: str) -> str:
        """Return the error message in the given language."""
        return in_words(self.text, self.args_of_message, language, self.package)

    def of(self, package: str) -> CoffretError:
        """Return the same error, worded by a game."""
        self.package = package
        return self


class IllegalAction(CoffretError):
    """The rules forbid an action; `reason` carries the rule and `why` the game's explanation by language."""

    def __init__(self, text: str, reason: Reason | None = None, why: dict[str, str] | None = None, **args: Any) -> None:
        super().__init__(text, **args)
        self.reason = reason
        self.why = why or {}

    def worded(self, language: str) -> str:
        args = {**self.args_of_message, "why": self.why.get(language, "")}
        return in_words(self.text, args, language, self.package)


class NotYourTurn(IllegalAction):
    """The seat is not being asked."""


class GameOver(IllegalAction):
    """The play has already ended."""


class NotationError(CoffretError):
    """The text is not a valid action or position of this game."""


class OptionError(CoffretError):
    """The game does not support this number of seats, option or value."""


class UnknownGame(CoffretError):
    """No game with this name is in the box."""


class BrokenGame(UnknownGame):
    """The game is in the box but cannot be loaded."""


class ContentError(CoffretError):
    """A content pack is invalid."""


class SaveError(CoffretError):
    """A save file is unreadable or does not match its game."""


class UndoRefused(CoffretError):
    """Undoing would take back knowledge, or another seat's move."""


class Hint(str):
    """Part of an error with a message of its own; `str` gives the English text."""

    id: str
    args: dict[str, Any]

    def __new__(cls, id: str, args: dict[str, Any]) -> Hint:
        made = super().__new__(cls, in_words(id, args, "en", BOX))
        made.id, made.args = id, args
        return made


def in_words(text: str, args: dict[str, Any], language: str, package: str) -> str:
    """Format a message; text that is not a message id is returned unchanged."""
    from coffret.kernel.text import Words
    from coffret.kernel.words import Vocabulary

    if not text.startswith("error-"):
        return text
    given = {name: shortened(value) if type(value) is str else value for name, value in args.items()}
    return Words(package, Vocabulary([], {}), language).say(text, given)


def shortened(text: str) -> str:
    """Shorten user input enough to quote it in a message."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}..."


def near(word: str, known: Iterable[str]) -> Hint:
    """Suggest the closest known word for a mistyped one, or list all of them if there are few."""
    words = sorted(known)
    close = difflib.get_close_matches(word, words, n=1, cutoff=0.5)
    if close:
        return Hint("error-near", {"word": close[0]})
    return Hint("error-possible", {"words": ", ".join(words[:12]) + (", ..." if len(words) > 12 else "")})


def because(error: OSError | UnicodeError) -> Hint | str:
    """Explain why a file could not be read or written."""
    if isinstance(error, UnicodeError):
        return Hint("error-no-text", {})
    known = {
        errno.ENOENT: "error-no-file",
        errno.EACCES: "error-no-permission",
        errno.EPERM: "error-no-permission",
        errno.EISDIR: "error-is-folder",
        errno.ENOTDIR: "error-no-folder",
        errno.ENOSPC: "error-disk-full",
    }
    id = known.get(error.errno or 0)
    return Hint(id, {}) if id else str(error.strerror)
