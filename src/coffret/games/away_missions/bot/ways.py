"""How far it is: actions that a Rocketeer needs from every tile to the closest of some goals."""

from typing import Final

from coffret.games.away_missions.cards import CLOSED, FAR, LOCKED, SEALED
from coffret.games.away_missions.rules.table import board_of
from coffret.games.away_missions.state import State

COST: Final = {CLOSED: 2, LOCKED: 6}  # of a border; all others cost the step
UNSCANNED: Final = 1  # more: nobody enters before it is scanned, and there may be hatches


def field(s: State, goals: list[int]) -> list[int]:
    """By place: actions to the closest goal over borders as far as they are known; FAR without a way."""
    board = board_of(s)
    found = [FAR] * board.n
    for goal in goals:
        found[goal] = 0
    queue = list(goals)
    for place in queue:  # places come again when a shorter way is found
        steps = found[place] if s.scanned >> place & 1 else found[place] + UNSCANNED
        across = board.across[place]
        for number, there in enumerate(board.around[place]):
            hatch = s.border[across[number]]
            if hatch != SEALED and steps + COST.get(hatch, 1) < found[there]:
                found[there] = steps + COST.get(hatch, 1)
                queue.append(there)
    return found
