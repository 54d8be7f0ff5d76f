"""Coffret: five complete board games, from the rulebook up, in the browser, the terminal and Python.

The names exported here are the public API; they change only with a new major version.
"""

import warnings
from pathlib import Path

from coffret.kernel.errors import (
    BrokenGame,
    CoffretError,
    ContentError,
    GameOver,
    IllegalAction,
    NotationError,
    NotYourTurn,
    OptionError,
    SaveError,
    UndoRefused,
    UnknownGame,
)
from coffret.kernel.game import Game, load
from coffret.kernel.game import games as box
from coffret.kernel.history import LogEntry
from coffret.kernel.outlook import Outlook
from coffret.kernel.picture import Picture
from coffret.kernel.save import open_file as open_save
from coffret.kernel.stack import CHANCE, CLOCK, PUBLIC, Action, Event, Outcome, Reason
from coffret.kernel.table import Offer, Table
from coffret.kernel.text import Words

__version__ = "0.3.0"
__all__ = [
    "CHANCE",
    "CLOCK",
    "PUBLIC",
    "Action",
    "BrokenGame",
    "CoffretError",
    "ContentError",
    "Event",
    "Game",
    "GameOver",
    "IllegalAction",
    "LogEntry",
    "NotYourTurn",
    "NotationError",
    "Offer",
    "OptionError",
    "Outcome",
    "Outlook",
    "Picture",
    "Reason",
    "SaveError",
    "Table",
    "UndoRefused",
    "UnknownGame",
    "box",
    "load",
    "open_save",
]


def _in_text(outlook: Outlook, words: Words, width: int) -> str:
    """Draw a scene as text, importing the terminal only when it is needed."""
    from coffret.terminal.draw import as_text

    return as_text(outlook, words, width)


Picture.write = _in_text


def open(path: str | Path, rolls: bool = True) -> Table:
    """Deprecated name of `open_save`, which does not shadow the builtin."""
    warnings.warn("coffret.open is called coffret.open_save now", DeprecationWarning, stacklevel=2)
    return open_save(path, rolls)
