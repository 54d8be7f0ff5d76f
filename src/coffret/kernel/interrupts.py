# interpreted
"""Acting out of turn beside bots: who could, as far as everybody can know, and when somebody wants to be asked.

Whether bots hold is decided on worlds that fit public knowledge, so the hold does not tell what people really have.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game
from coffret.kernel.stack import Decision

WORLDS = 12  # that are imagined to see who could act
WHENS = (
    "always",
    "ends",
    "moment",
    "wait",
)  # when to be asked: before every step, or the end of something; for a moment
EVERYTHING = ""  # what a wish is about that is not about a single option
HIDDEN = None  # what a seat could do, where that is not known to everybody

Open = dict[int, list[str] | None]  # by seat, what everybody knows that it could do out of turn


def could_act(game: Game, view: Any, people: list[int], seed: int) -> Open:
    """Return who of some people could act out of turn in the worlds that fit what everybody sees; slow.

    What they could do is told where it is the same in all of them.
    """
    rng, worlds = seeded("interrupts", seed), []
    for _ in range(WORLDS):
        decision = stack.decide(game.determinize(view, rng))
        others = decision.others if decision is not None else ()
        worlds.append({part.seat: options_of(game, part) for part in others if part.seat in people and not part.must})
    found: Open = {}
    for seat in people:
        options = [world.get(seat, []) for world in worlds]
        if any(options):
            found[seat] = options[0] if all(each == options[0] for each in options) else HIDDEN
    return found


def options_of(game: Game, part: Decision) -> list[str]:
    """Return what a seat could do besides speaking."""
    return [game.vocabulary.write(action) for action in part.actions if not game.is_talk(action)]


def most_urgent(asks: Mapping[str, str], options: Iterable[str] | None, usual: str, ends: bool) -> str:
    """Return when to ask about these options: always, for a moment, or only on wish; `ends` if something would end.

    Wishes about single options count only where everybody knows the options: elsewhere they would tell of them.
    """
    everything = asks.get(EVERYTHING, usual)
    wishes = {asks.get(option, everything) for option in options} if options is not HIDDEN else {everything}
    if "ends" in wishes:
        wishes.discard("ends")
        if options is HIDDEN:
            wishes.add("moment")  # what is about to be done may be hidden, too
        elif ends:
            wishes.add("always")
    return next((wish for wish in ("always", "moment") if wish in wishes), "wait")
