"""Where an Alien walks and whom it attacks: shortest ways for each kind, with all tie-breaks."""

from typing import Final

from coffret.games.away_missions.cards import FAR, HULL, Board
from coffret.games.away_missions.rules.geometry import crossable
from coffret.games.away_missions.rules.sight import ALIEN, ranges, sees
from coffret.games.away_missions.state import NOT_YET, Shared

NOBODY: Final = -1


UNWALKED: Final[list[int]] = []  # stands for a row that nobody has asked for


class Walks:
    """The shortest ways on one map for all who pass closed hatches, or for all who do not.

    The list of its borders never changes, and nobody writes into its rows.
    """

    def __init__(self, board: Board | None, border: Shared) -> None:
        self.board: Final[Board | None] = board
        self.border: Final[Shared] = border
        self.rows: Final[list[list[int]]] = [UNWALKED] * (board.n if board is not None else 0)


LATEST: Final[list[Walks]] = [Walks(None, NOT_YET), Walks(None, NOT_YET)]  # closed hatches stop, or do not


def walk_distances(board: Board, border: Shared, start: int, passes_closed: bool) -> list[int]:
    """AM-AMOVE-04 Steps of the shortest legal way to every place, to be read only.

    What was found last is kept: while the Aliens walk, hatches stay as they are.
    """
    known = LATEST[1 if passes_closed else 0]
    if known.border is not border or known.board is not board:
        known = LATEST[1 if passes_closed else 0] = Walks(board, border)
    row = known.rows[start]
    if row is UNWALKED:
        row = known.rows[start] = walk_from(board, border, start, passes_closed)
    return row


def walk_from(board: Board, border: Shared, start: int, passes_closed: bool) -> list[int]:
    """AM-AMOVE-04 The same, found anew, over scanned and unscanned tiles alike."""
    found = [FAR] * board.n
    found[start] = 0
    queue = [start]
    for place in queue:
        steps = found[place] + 1
        for there, edge in zip(board.around[place], board.across[place]):
            if found[there] == FAR and crossable(border[edge], passes_closed):
                found[there] = steps
                queue.append(there)
    return found


def closest(steps: list[int], at: list[int], order: list[int], lure: int) -> int:
    """AM-AMOVE-03, AM-AATK-02 The closest Rocketeer, the highest Order/Scan number among equals; -1 for nobody.

    A Rocketeer at HULL is ignored. Who lights Firecrackers counts as the closest, if in reach (AM-GEAR-06, AM-GEAR-07).
    """
    if lure != NOBODY and at[lure] != HULL and steps[at[lure]] < FAR:
        return lure
    best = NOBODY
    for who in range(len(at)):
        if at[who] == HULL or steps[at[who]] == FAR:
            continue
        way, least = steps[at[who]], steps[at[best]]
        if best == NOBODY or way < least or (way == least and order[who] > order[best]):
            best = who
    return best


def target(
    board: Board, border: Shared, passes_closed: bool, here: int, at: list[int], order: list[int], lure: int = -1
) -> int:
    """AM-AMOVE-01, AM-AMOVE-11, AM-AMOVE-12 The Rocketeer an Alien walks to; -1 if it can reach nobody.

    Aliens of range 1 pass closed hatches and see through them, so that a place to attack from can be reached exactly
    when the Rocketeer's own tile can.
    """
    return closest(walk_distances(board, border, here, passes_closed), at, order, lure)


def next_steps(
    board: Board, scanned: int, tile: list[int], border: Shared, passes_closed: bool, here: int, goal: int
) -> list[int]:
    """AM-AMOVE-05, AM-AMOVE-06, AM-AMOVE-07 The place an Alien enters next on its way; several are left to chance."""
    steps = walk_distances(board, border, goal, passes_closed)
    if here == goal or steps[here] == FAR:
        return []
    around = board.around[here]
    across = board.across[here]
    unscanned: list[int] = []
    best = HULL
    for number in range(len(around)):
        there = around[number]
        if steps[there] != steps[here] - 1 or not crossable(border[across[number]], passes_closed):
            continue
        if not (scanned >> there) & 1:
            unscanned.append(there)
        elif best == HULL or tile[there] < tile[best]:
            best = there
    return unscanned if best == HULL else [best]


def prey(
    board: Board, border: list[int], reach: int, here: int, at: list[int], order: list[int], lure: int = -1
) -> int:
    """AM-AATK-01, AM-AATK-02, AM-AATK-04, AM-AATK-05, AM-AATK-07 Whom an Alien attacks from here; -1 if it cannot."""
    row = here * board.n
    if not any(place != HULL and board.distance[row + place] <= reach for place in at):
        return NOBODY  # no range is shorter than the plain distance
    steps = ranges(board, 0, border, here, ALIEN, HULL, reach) if reach else same_place(board, here)
    in_reach = [
        place if place != HULL and steps[place] <= reach and sees(board, 0, border, here, place, ALIEN) else HULL
        for place in at
    ]
    return closest(steps, in_reach, order, lure)


def same_place(board: Board, here: int) -> list[int]:
    """AM-AATK-04 Range 0 is the same tile only."""
    steps = [FAR] * board.n
    steps[here] = 0
    return steps
