# interpreted
"""What can go wrong, by cause. Every message says what was wanted, why not, and what is possible.

An error that people meet carries the id of a message (`error-...`) and its arguments, so that it is told in any
language; `str` tells it in English. Errors that only programmers meet may be plain English.
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
    """The base of all errors that are told to people in one sentence."""

    package = BOX  # where its message is

    def __init__(self, text: str, **args: Any) -> None:
        super().__init__(text)
        self.text = text
        self.args_of_message = args

    def __str__(self) -> str:
        return self.worded("en")

    def worded(self, language: str) -> str:
        """The error in a language."""
        return in_words(self.text, self.args_of_message, language, self.package)

    def of(self, package: str) -> CoffretError:
        """The same error, worded by a game."""
        self.package = package
        return self


class IllegalAction(CoffretError):
    """The rules do not allow it; `reason` carries the rule, `why` tells it by language, as the game words it."""

    def __init__(self, text: str, reason: Reason | None = None, why: dict[str, str] | None = None, **args: Any) -> None:
        super().__init__(text, **args)
        self.reason = reason
        self.why = why or {}

    def worded(self, language: str) -> str:
        args = {**self.args_of_message, "why": self.why.get(language, "")}
        return in_words(self.text, args, language, self.package)


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


class BrokenGame(UnknownGame):
    """A game that is in the box but cannot be loaded."""


class ContentError(CoffretError):
    """A content pack with something wrong in it."""


class SaveError(CoffretError):
    """A save file that cannot be read or does not fit."""


class UndoRefused(CoffretError):
    """Taking back would take back knowledge, or another seat's move."""


class Hint(str):
    """A part of an error that has a message of its own; as a text it is English."""

    id: str
    args: dict[str, Any]

    def __new__(cls, id: str, args: dict[str, Any]) -> Hint:
        made = super().__new__(cls, in_words(id, args, "en", BOX))
        made.id, made.args = id, args
        return made


def in_words(text: str, args: dict[str, Any], language: str, package: str) -> str:
    """A message in words; a text that is no id of an error is told as it is."""
    from coffret.kernel.text import Words
    from coffret.kernel.words import Vocabulary

    if not text.startswith("error-"):
        return text
    given = {name: shortened(value) if type(value) is str else value for name, value in args.items()}
    return Words(package, Vocabulary([], {}), language).say(text, given)


def shortened(text: str) -> str:
    """A text that somebody gave, short enough to be quoted."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}..."


def near(word: str, known: Iterable[str]) -> Hint:
    """A hint for a mistyped word: the nearest known one, or all of them when there are few."""
    words = sorted(known)
    close = difflib.get_close_matches(word, words, n=1, cutoff=0.5)
    if close:
        return Hint("error-near", {"word": close[0]})
    return Hint("error-possible", {"words": ", ".join(words[:12]) + (", ..." if len(words) > 12 else "")})


def because(error: OSError | UnicodeError) -> Hint | str:
    """Why a file could not be read or written."""
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
