"""Line of sight and range as Rocketeers use them, with the scenario's fog and X-Ray Goggles."""

from coffret.games.away_missions.cards import FAR
from coffret.games.away_missions.rules.objectives import sight_limit
from coffret.games.away_missions.rules.sight import ROCKETEER, range_of, ranges, sees
from coffret.games.away_missions.rules.table import board_of, distance
from coffret.games.away_missions.state import NOBODY, State


def range_from(s: State, place: int, target: int, ignored: int = NOBODY) -> int:
    """AM-LOS-01, AM-RANGE-03 The range of a place that a Rocketeer has LoS to; NOBODY where there is no LoS."""
    board = board_of(s)
    if not sees(board, s.scanned, s.border, place, target, ROCKETEER, ignored):
        return NOBODY
    steps = distance(s, place, target)
    if steps > 1:  # on its tile or next to it a figure that is seen is at no other range
        steps = range_of(board, s.scanned, s.border, place, target, ROCKETEER, ignored)
    return NOBODY if steps > sight_limit(s) else steps


def ranges_from(s: State, place: int, ignored: int = NOBODY) -> list[int]:
    """The same for all places at once; FAR where there is no LoS."""
    limit = sight_limit(s)
    board = board_of(s)
    found = ranges(board, s.scanned, s.border, place, ROCKETEER, ignored)
    for target in range(board.n):
        steps = found[target]
        if steps < FAR and (steps > limit or not sees(board, s.scanned, s.border, place, target, ROCKETEER, ignored)):
            found[target] = FAR
    return found


def can_see(s: State, place: int, target: int, ignored: int = NOBODY) -> bool:
    """Whether a Rocketeer on one place has LoS to another."""
    return range_from(s, place, target, ignored) != NOBODY
