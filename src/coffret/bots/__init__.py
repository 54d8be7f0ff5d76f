"""Computer players by name. A bot gets what a person in its seat would get: a view and options."""

from coffret.bots.play import Played, play_game
from coffret.bots.registry import BOTS, bot, invite, lineup

__all__ = ["BOTS", "Played", "bot", "invite", "lineup", "play_game"]
