"""Moods: how somebody feels who is spoken of, by public things alone. They change words, and nothing else."""

from __future__ import annotations

from typing import Final

from coffret.games.time_bomb.actions import Accuse, Vouch
from coffret.games.time_bomb.state import AGENCY, AT_EASE, CORNERED, DEFUSER, EVEN, CutCable, Said

ACCUSED: Final = -0.4
TRUSTED: Final = 0.3
FOUND: Final = 0.2  # a defuser


def mood_of(talk: list[Said], cuts: list[CutCable], round: int, seat: int) -> float:
    """From -1, cornered, to 1, at ease: what was said of a seat in this round, and what it has cut."""
    found = 0.0
    for index in range(len(talk) - 1, -1, -1):
        said = talk[index]
        if said.round != round:
            break
        what = said.what
        if isinstance(what, Accuse) and what.seat == seat and what.faction != AGENCY:
            found += ACCUSED
        elif isinstance(what, Vouch) and what.seat == seat:
            found += TRUSTED
    for cut in cuts:
        if cut.cutter == seat and cut.cable == DEFUSER:
            found += FOUND
    return max(-1.0, min(1.0, found))


def mood_word(mood: float) -> int:
    """The same in a word."""
    return CORNERED if mood <= ACCUSED + 0.01 else AT_EASE if mood >= -ACCUSED - 0.01 else EVEN
