"""Climb: lay ever higher cards, or step out; whoever is left alone wins."""

from typing import Any

from coffret.kernel.game import Game
from coffret.kernel.words import Many, Number, Seat, Vocabulary
from coffret.template.game import actions
from coffret.template.game.bot import choose
from coffret.template.game.notation import read, write
from coffret.template.game.rules import DealCards, TakeTurn
from coffret.template.game.scene import scene, touches
from coffret.template.game.state import HIGHEST, State
from coffret.template.game.view import View, determinize, view


def setup(facts: Any, seats: int, options: dict[str, Any]) -> State:
    """CL-TURN-01 The cards are dealt, then the first seat begins. The last frame is on top."""
    s = State(seats, options["cards"])
    s.stack = [TakeTurn(0), DealCards()]
    return s


CARD = Number(1, HIGHEST)

game = Game(
    __name__,
    vocabulary=Vocabulary(actions, {"card": CARD, "dealt": Many(CARD), "seat": Seat()}, [actions.Deal]),
    schema={},
    facts=lambda content: (),
    setup=setup,
    view=view,
    determinize=determinize,
    scene=scene,
    touches=touches,
    bot=choose,
    write=write,
    read=read,
)

__all__ = ["State", "View", "game"]
