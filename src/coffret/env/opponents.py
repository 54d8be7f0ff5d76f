"""The bots in the seats that an environment does not control."""

from __future__ import annotations

from collections.abc import Sequence

from coffret.bots import bot, lineup
from coffret.bots.play import chosen
from coffret.bots.registry import at_random
from coffret.env.play import NOBODY, Play, Rules
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.playout import options_of


class Opponents:
    """Named bots in every seat but one. They get what a person in their seat would get."""

    def __init__(self, rules: Rules, seat: int, names: str | Sequence[str]) -> None:
        self.seat = seat
        others = [other for other in range(rules.seats) if other != seat]
        given = tuple(names.split(",")) if isinstance(names, str) else tuple(names)
        found = lineup(given, len(others)) if others else ()
        self.bots = {other: bot(name, rules.game) for other, name in zip(others, found)}

    def begin(self, play: Play, seed: str) -> None:
        """Start a play; the same seed deals the same cards, whoever plays."""
        play.reset(seed)
        self.sources: dict[int, Rng] = {seat: seeded(f"{seed}/seat {seat}") for seat in self.bots}
        self.move(play)

    def move(self, play: Play) -> None:
        """Let the bots choose until the controlled seat is asked or the play is over."""
        while play.seat != self.seat and play.seat != NOBODY:
            player = self.bots[play.seat]
            options = options_of(play.part)
            if player is at_random:  # looks at nothing, so no view is made for it
                play.do(at_random(None, options, self.sources[play.seat]))
            else:
                play.do(chosen(player, play.view(play.state, play.seat), options, self.sources[play.seat]))
