"""Liar's dice, the smallest complete game: copy this folder to begin another."""

from typing import Any

from coffret.kernel.game import Game
from coffret.kernel.words import Many, Number, Seat, Vocabulary
from coffret_liar import actions
from coffret_liar.bot import choose
from coffret_liar.notation import read, write
from coffret_liar.rules import BidOrCall, ShakeCup
from coffret_liar.scene import moment, scene
from coffret_liar.state import State
from coffret_liar.view import determinize, view


def setup(facts: Any, seats: int, options: dict[str, Any]) -> State:
    """LD-SETUP-02 Everybody shakes, then the first seat bids."""
    s = State(seats, options["dice"])
    s.stack = [BidOrCall(0), *[ShakeCup(seat) for seat in reversed(range(seats))]]
    return s


game = Game(
    __name__,
    vocabulary=Vocabulary(
        actions,
        {"seat": Seat(), "count": Number(1, 30), "face": Number(1, 6), "faces": Many(Number(1, 6)), "bidder": Seat()},
        chance=[actions.Shake],
    ),
    schema={},
    facts=lambda content: (),
    setup=setup,
    view=view,
    determinize=determinize,
    scene=scene,
    moment=moment,
    bot=choose,
    write=write,
    read=read,
)
