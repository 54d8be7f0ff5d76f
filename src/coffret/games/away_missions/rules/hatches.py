"""Hatches that items open, destroy, seal or see through."""

from coffret.games.away_missions.actions import CHOOSE_HATCH, ChooseHatch
from coffret.games.away_missions.cards import FAR
from coffret.games.away_missions.rules.sighting import ranges_from
from coffret.games.away_missions.rules.table import beside, board_of, border_at
from coffret.games.away_missions.state import NOBODY, State, changed
from coffret.kernel import Action


def hatches_around(s: State, place: int, states: tuple[int, ...], becomes: int) -> list[Action]:
    """AM-HATCH-10, AM-HATCH-11 The hatches of a tile that are in one of these states, each to become something else."""
    found: list[Action] = []
    for way in range(6):
        border = border_at(s, place, way)
        if border != NOBODY and s.border[border] in states:
            found.append(CHOOSE_HATCH[place][way][becomes])
    return found


def hatches_in_sight(s: State, here: int, ignored: int, states: tuple[int, ...], becomes: int) -> list[Action]:
    """AM-LOS-12 The hatches between two tiles of which one is in LoS; each once, from the tile that comes first."""
    board = board_of(s)
    ranges = ranges_from(s, here, ignored)
    found: list[Action] = []
    for border in range(board.borders):
        one, other = board.ends[border]
        if s.border[border] in states and (ranges[one] < FAR or ranges[other] < FAR):
            found.append(CHOOSE_HATCH[one][way_to(s, one, other)][becomes])
    return found


def is_hatch_in_sight(s: State, here: int, ignored: int, states: tuple[int, ...]) -> bool:
    """AM-LOS-12 Whether there are any; mostly the own tile has one."""
    if hatches_around(s, here, states, states[0]):
        return True
    return len(hatches_in_sight(s, here, ignored, states, states[0])) > 0


def way_to(s: State, place: int, other: int) -> int:
    """The direction from a place to an adjacent one."""
    way = 0
    while beside(s, place, way) != other:
        way += 1
    return way


def set_hatch(s: State, choice: ChooseHatch) -> None:
    """A hatch becomes what was chosen."""
    border = border_at(s, choice.place, choice.way)
    s.border = changed(s.border, border, choice.hatch)
    s.tell("hatch-changes", place=choice.place, way=choice.way, hatch=choice.hatch, border=border)
