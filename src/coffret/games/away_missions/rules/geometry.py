"""The hex map: directions, hatches on borders, plain distances, and which of several places is closest."""

from typing import Final

from coffret.games.away_missions.cards import CLOSED, DESTROYED, FAR, FREE, HULL, OPEN, Board

NORTH: Final = 0
WAYS: Final = 6


def opposite(way: int) -> int:
    """The direction that leads back."""
    return (way + 3) % WAYS


def world_mask(edges: int, arrow: int) -> int:
    """AM-TILE-03, AM-TILE-04 The hatch symbols of a tile in world directions, its arrow turned as the start tile's."""
    return ((edges << arrow) | (edges >> (WAYS - arrow))) & 63


def edge_way(arrow: int, result: int) -> int:
    """AM-FX-12 The world direction of a Terror result: 1 is the arrow, the rest follow clockwise."""
    return (arrow + result - 1) % WAYS


def border_between(board: Board, one: int, other: int) -> int:
    """The border that two adjacent places share."""
    for way in range(WAYS):
        if board.near[one * WAYS + way] == other:
            return board.border[one * WAYS + way]
    return HULL


def lay_tile(board: Board, border: list[int], shown: list[int], place: int, mask: int) -> None:
    """AM-HATCH-01, AM-HATCH-02, AM-HATCH-03 A tile turned up: a border has one hatch, closed, if either side shows it.

    Where the tile replaces another, markers stay on the borders that still have a hatch (AM-TILE-09, AM-HATCH-13).
    """
    shown[place] = mask
    for way in range(WAYS):
        edge = board.border[place * WAYS + way]
        if edge == HULL:
            continue
        there = board.near[place * WAYS + way]
        if (mask >> way) & 1 or (shown[there] >> opposite(way)) & 1:
            if border[edge] == FREE:
                border[edge] = CLOSED
        else:
            border[edge] = FREE


def crossable(state: int, passes_closed: bool) -> bool:
    """AM-HATCH-04, AM-HATCH-06..09, AM-AMOVE-08..10 Whether a figure may step over a border in this state."""
    return state in (FREE, OPEN, DESTROYED) or (passes_closed and state == CLOSED)


def closest_face_down(board: Board, scanned: int, place: int) -> list[int]:
    """AM-SCAN-01, AM-SCAN-05 The face-down tiles at the smallest plain distance; several are a choice."""
    hidden = board.present & ~scanned
    distance, row = board.distance, place * board.n
    found: list[int] = []
    best = FAR
    for there in range(board.n):
        if (hidden >> there) & 1:
            steps = distance[row + there]
            if steps < best:
                best = steps
                found = []
            if steps == best and steps < FAR:
                found.append(there)
    return found


def closest_numbered(board: Board, tile: list[int], place: int, places: list[int]) -> int:
    """AM-TOKEN-08, AM-TOKEN-15 The closest of some face-up places, the lowest tile number among equals; -1 if none."""
    best = HULL
    for there in places:
        if best == HULL or (board.distance[place * board.n + there], tile[there]) < (
            board.distance[place * board.n + best],
            tile[best],
        ):
            best = there
    return best


def farthest(board: Board, scanned: int, tile: list[int], place: int, places: list[int]) -> list[int]:
    """AM-BUG-12, AM-BUG-20 Where the Bug is taken from: the farthest place, numbered before unnumbered, lowest number.

    Several places are left only where all are face down; then chance decides.
    """
    found: list[int] = []
    best = (0, 0)
    for there in places:
        number = tile[there] if (scanned >> there) & 1 else FAR
        key = (-board.distance[place * board.n + there], number)
        if not found or key < best:
            best = key
            found = []
        if key == best:
            found.append(there)
    return found


def push_ways(board: Board, here: int, there: int) -> list[int]:
    """AM-DISC-10 The hex direction closest to the line from one place to another: one, or two equal ones.

    The scalar product of (q, r) with direction (a, b) is q*(2a + b) + r*(a + 2b), up to a constant factor.
    """
    q = board.at[there][0] - board.at[here][0]
    r = board.at[there][1] - board.at[here][1]
    products = [q * along + r * across for along, across in SCALAR]
    best = max(products)
    return [way for way in range(WAYS) if products[way] == best]


SCALAR: Final = ((-1, -2), (1, -1), (2, 1), (1, 2), (-1, 1), (-2, -1))
