"""Everything that is made once is made before the server listens, in one thread.

Threads of the server must not be the first to load a game or to convert a type: msgspec 0.22 crashes the process when
two threads make the first conversion of the same type (`tests/server/test_start.py`).
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from coffret.bots import BOTS, bot
from coffret.kernel.box import open_box
from coffret.kernel.game import Game
from coffret.kernel.text import LANGUAGES
from coffret.server.http.routes import rules_told
from coffret.server.protocol.wording import tongue
from coffret.server.room import handlers  # noqa: F401 - its types are warmed, too

log = logging.getLogger(__name__)


def preload() -> None:
    """Load every game completely, and every type that is converted; a broken game is left out."""
    box = open_box()
    for broken in box.broken:
        log.error("a game is left out of the box: %s", broken.why)
    for game in box.games:
        load_completely(game)
    for kind in structs(msgspec.Struct):
        with suppress(TypeError, NotImplementedError):  # a type that is never converted
            msgspec.json.Decoder(kind)


def load_completely(game: Game) -> None:
    """Wording, rules and bots of a game; the rest has been loaded to check it."""
    for language in LANGUAGES:
        tongue(game, language)
        game.words(language)
        rules_told(game.slug, language)
    for name in BOTS:
        bot(name, game)


def structs(base: type) -> Iterator[type[Any]]:
    """All structs there are, with those derived from them."""
    kind: type[Any]
    for kind in base.__subclasses__():
        yield kind
        yield from structs(kind)
