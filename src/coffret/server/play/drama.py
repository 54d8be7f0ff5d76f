"""The first and the last act of a play, as a seat may see them now."""

from __future__ import annotations

import msgspec

from coffret.kernel.drama import Finale, Opening, dealt, ended
from coffret.server.play.play import Play
from coffret.server.protocol.wording import Json, Voice


def drama(play: Play, seat: int, spoken: Voice) -> Json:
    """Return what a seat was dealt, as long as it has chosen nothing, and the finale once the play is over."""
    over = play.table.outcome is not None
    opening, finale = None if over else opening_of(play, seat), finale_of(play, seat) if over else None
    encode = spoken.encoder.encode
    return {"opening": msgspec.Raw(encode(opening)), "finale": msgspec.Raw(encode(finale))}


def opening_of(play: Play, seat: int) -> Opening | None:
    """Return what a seat is told before it chooses for the first time."""
    game = play.table.game
    if seat < 0 or any(entry.seat == seat for entry in play.table.log):
        return None
    view = play.view(seat)
    return game.opening(view) if game.opening is not None else dealt(game.scene(view), seat)


def finale_of(play: Play, seat: int) -> Finale:
    """Return how the end is played."""
    game, view = play.table.game, play.view(seat)
    return game.finale(view) if game.finale is not None else ended(game.scene(view))
