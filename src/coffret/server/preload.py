"""Load everything that is loaded once before the server listens, in one thread.

Server threads must not be the first to load a game or to convert a type: msgspec 0.22 crashes the process if two
threads make the first conversion of the same type (`tests/server/test_start.py`).
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from coffret.kernel.box import open_box
from coffret.kernel.game import Game
from coffret.kernel.text import LANGUAGES
from coffret.server.protocol.wording import tongue
from coffret.server.room import handlers  # noqa: F401 - its types are warmed, too
from coffret.server.room.offer import bots_of

log = logging.getLogger(__name__)


def preload() -> None:
    """Load every game completely, and every type that is converted; broken games are left out."""
    box = open_box()
    for broken in box.broken:
        log.error("a game is left out of the box: %s", broken.why)
    for game in box.games:
        load_completely(game)
    for kind in structs(msgspec.Struct):
        with suppress(TypeError, NotImplementedError):  # a type that is never converted
            msgspec.json.Decoder(kind)


def load_completely(game: Game) -> None:
    """Load the wording and bots of a game; the rest was loaded when it was checked."""
    for language in LANGUAGES:
        tongue(game, language)
        game.words(language)
    bots_of(game)


def structs(base: type) -> Iterator[type[Any]]:
    """Yield all struct types, including derived ones."""
    kind: type[Any]
    for kind in base.__subclasses__():
        yield kind
        yield from structs(kind)
