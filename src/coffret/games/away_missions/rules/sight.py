"""Line of sight and range, for Rocketeers and for Aliens, in whole numbers only."""

from typing import Final

from coffret.games.away_missions.cards import CLOSED, DIRECTIONS, FAR, HULL, LOCKED, SEALED, Board

ROCKETEER: Final = 0  # who looks
ALIEN: Final = 1
NEVER: Final = -2  # stands for a border that nobody can see across


def blocks(board: Board, scanned: int, border: list[int], edge: int, viewer: int, ignore: int) -> bool:
    """AM-LOS-04, AM-LOS-06, AM-LOS-08 Whether a border stops the line of this viewer.

    The Goggles ignore one closed hatch, but never an unscanned tile (AM-DISC-15, AM-DISC-16).
    """
    if edge == NEVER:
        return True
    state = border[edge]
    if state in (LOCKED, SEALED):
        return True
    if viewer == ALIEN:
        return False
    both = board.both[edge]
    return (scanned & both) != both or (state == CLOSED and edge != ignore)


def sees(board: Board, scanned: int, border: list[int], a: int, b: int, viewer: int, ignore: int = HULL) -> bool:
    """AM-LOS-02, AM-LOS-03, AM-LOS-09, AM-LOS-11 Whether the line between two centres is free for this viewer."""
    if a == b:
        return True
    line = a * board.n + b
    if not board.traced[line]:
        trace(board, a, b)
    if not is_free(board, scanned, border, board.certain[line], viewer, ignore):
        return False
    variants = board.either[line]
    for number in range(0, len(variants), 2):
        if not is_free(board, scanned, border, variants[number], viewer, ignore) and not is_free(
            board, scanned, border, variants[number + 1], viewer, ignore
        ):
            return False
    return True


def is_free(board: Board, scanned: int, border: list[int], edges: list[int], viewer: int, ignore: int) -> bool:
    """Whether none of these borders stops the viewer."""
    for edge in edges:  # noqa: SIM110 - a generator is slow here
        if blocks(board, scanned, border, edge, viewer, ignore):
            return False
    return True


def sees_hatch(
    board: Board, scanned: int, border: list[int], a: int, edge: int, viewer: int, ignore: int = HULL
) -> bool:
    """AM-LOS-12 A hatch is seen from, or through the sight of, one of the two tiles it connects."""
    one, other = board.ends[edge]
    return sees(board, scanned, border, a, one, viewer, ignore) or sees(
        board, scanned, border, a, other, viewer, ignore
    )


def ranges(
    board: Board, scanned: int, border: list[int], a: int, viewer: int, ignore: int = HULL, most: int = FAR
) -> list[int]:
    """AM-RANGE-01, AM-RANGE-02 Steps to every place, `most` at the most, over borders that do not stop the sight."""
    found = [FAR] * board.n
    found[a] = 0
    queue = [a]
    for place in queue:
        if found[place] == most:
            break
        steps = found[place] + 1
        for there, edge in zip(board.around[place], board.across[place]):
            if found[there] == FAR and not blocks(board, scanned, border, edge, viewer, ignore):
                found[there] = steps
                queue.append(there)
    return found


def range_of(board: Board, scanned: int, border: list[int], a: int, b: int, viewer: int, ignore: int = HULL) -> int:
    """AM-RANGE-03 The range of a target, or -1 where there is none."""
    steps = ranges(board, scanned, border, a, viewer, ignore)[b]
    return steps if steps < FAR else -1


def goggles(board: Board, scanned: int, border: list[int], a: int, b: int) -> list[int]:
    """AM-DISC-15 The closed hatches of which the X-Ray Goggles must ignore one, so that a Rocketeer sees the place."""
    closed = [edge for edge in range(board.borders) if border[edge] == CLOSED]
    return [edge for edge in closed if sees(board, scanned, border, a, b, ROCKETEER, edge)]


def toward(board: Board, scanned: int, border: list[int], here: int, user: int, viewer: int) -> list[int]:
    """AM-DISC-03 The next places on a shortest way to the user that crosses no border blocking the user's sight."""
    steps = ranges(board, scanned, border, user, viewer)
    around = board.around[here]
    across = board.across[here]
    return [
        around[number]
        for number in range(len(around))
        if steps[around[number]] == steps[here] - 1 and not blocks(board, scanned, border, across[number], viewer, HULL)
    ]


def trace(board: Board, a: int, b: int) -> None:
    """AM-LOS-05, AM-LOS-09, AM-LOS-10 Find the borders that the line between two places crosses.

    The line is walked twice, moved a hair to its left and a hair to its right. Where both walks agree the line is
    inside a tile; where they part it runs along a border or through a corner, and either way will do.
    """
    left = walk_line(board, a, b, True)
    right = walk_line(board, a, b, False)
    certain: list[int] = []
    either: list[list[int]] = []
    i = 0
    j = 0
    while i < len(left) - 1:
        if left[i + 1] == right[j + 1]:
            certain.append(edge_between(board, left[i], left[i + 1]))
            i += 1
            j += 1
            continue
        more_left, more_right = parting(left, right, i, j)
        either.append(edges_of(board, left, i, more_left))
        either.append(edges_of(board, right, j, more_right))
        i += more_left
        j += more_right
    line = a * board.n + b
    board.certain[line] = certain
    board.either[line] = either
    board.traced[line] = True


def parting(left: list[tuple[int, int]], right: list[tuple[int, int]], i: int, j: int) -> tuple[int, int]:
    """How many steps either walk needs until both are on the same tile again."""
    if left[i + 1] == right[j + 2]:
        return 1, 2
    if left[i + 2] == right[j + 1]:
        return 2, 1
    return 2, 2


def edges_of(board: Board, walk: list[tuple[int, int]], start: int, steps: int) -> list[int]:
    """The borders that some steps of a walk cross."""
    return [edge_between(board, walk[number], walk[number + 1]) for number in range(start, start + steps)]


def edge_between(board: Board, one: tuple[int, int], other: tuple[int, int]) -> int:
    """AM-LOS-10, AM-HATCH-12 The border between two adjacent hexes; without a tile on both sides nobody sees across."""
    here = board.here.get(one, HULL)
    there = board.here.get(other, HULL)
    if here == HULL or there == HULL:
        return NEVER
    return board.across[here][board.around[here].index(there)]


def walk_line(board: Board, a: int, b: int, moved_left: bool) -> list[tuple[int, int]]:
    """The hexes that the line from centre to centre crosses, moved a hair to one side."""
    q, r = board.at[a]
    end = board.at[b]
    along = (end[0] - q, end[1] - r)
    origin = (3 * q, 3 * r)
    walk = [(q, r)]
    while walk[-1] != end:
        q, r = walk[-1]
        way = leaving(q, r, origin, along, moved_left)
        walk.append((q + DIRECTIONS[way][0], r + DIRECTIONS[way][1]))
    return walk


def leaving(q: int, r: int, origin: tuple[int, int], along: tuple[int, int], moved_left: bool) -> int:
    """The edge by which the line leaves a hex: clockwise, its first corner is to the left, its second to the right."""
    was_left = is_left(q, r, 5, origin, along, moved_left)
    for way in range(6):
        left = is_left(q, r, way, origin, along, moved_left)
        if was_left and not left:
            return way
        was_left = left
    raise AssertionError("a line leaves every hex")


def is_left(q: int, r: int, corner: int, origin: tuple[int, int], along: tuple[int, int], moved_left: bool) -> bool:
    """Whether the corner of a hex between a direction and the next is left of the line; in thirds of a step."""
    one = DIRECTIONS[corner]
    next = DIRECTIONS[(corner + 1) % 6]
    cq = 3 * q + one[0] + next[0] - origin[0]
    cr = 3 * r + one[1] + next[1] - origin[1]
    turn = along[0] * cr - along[1] * cq
    return turn < 0 or (turn == 0 and not moved_left)
