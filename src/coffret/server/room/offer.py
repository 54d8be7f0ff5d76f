"""Which bots play which games: those of the box play all, those of others may play only some."""

from __future__ import annotations

import logging

from coffret.bots.registry import BOTS, OWN, bot
from coffret.kernel.errors import OptionError
from coffret.kernel.game import Game
from coffret.kernel.once import once

log = logging.getLogger(__name__)


def bots_of(game: Game) -> list[str]:
    """Return the names of the bots that play a game."""
    return [name for name in BOTS if plays(name, game)]


@once
def plays(name: str, game: Game) -> bool:
    """Whether a bot plays a game; a bot of others that cannot be made for it does not."""
    try:
        bot(name, game)
    except OptionError as error:
        if name in OWN:
            raise
        log.warning("the bot %s is not offered for %s: %s", name, game.slug, error)
        return False
    return True
