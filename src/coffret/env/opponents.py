"""The bots in the seats that an environment does not control."""

from __future__ import annotations

from collections.abc import Sequence

from coffret.bots import bot, lineup
from coffret.bots.faults import Faults, careful
from coffret.bots.registry import at_random
from coffret.env.play import Play, Rules
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.playout import options_of
from coffret.kernel.stepping import NOBODY


class Opponents:
    """Named bots in every seat but one. They get what a person in their seat would get."""

    def __init__(self, rules: Rules, seat: int, names: str | Sequence[str]) -> None:
        self.seat = seat
        others = [other for other in range(rules.seats) if other != seat]
        given = tuple(names.split(",")) if isinstance(names, str) else tuple(names)
        found = lineup(given, len(others)) if others else ()
        players = {other: bot(name, rules.game) for other, name in zip(others, found)}
        self.all_random = all(player is at_random for player in players.values())
        self.faults = Faults()
        self.bots = {other: careful(rules.game, player, self.faults.note) for other, player in players.items()}

    def begin(self, play: Play, seed: str) -> None:
        """Start a play; the same seed deals the same cards, whoever plays."""
        play.reset(seed)
        self.sources: list[Rng | None] = [
            seeded(f"{seed}/seat {seat}") if seat in self.bots else None for seat in range(play.seats)
        ]
        self.move(play)

    def move(self, play: Play) -> None:
        """Let the bots choose until the controlled seat is asked or the play is over."""
        if self.all_random and play.watched is None:  # they look at nothing, so no view is made for them
            play.at_random(self.sources)
            return
        while play.seat != self.seat and play.seat != NOBODY:
            source = self.sources[play.seat]
            assert source is not None
            view = play.view(play.state, play.seat)
            play.do(self.bots[play.seat](view, options_of(play.part), source))
