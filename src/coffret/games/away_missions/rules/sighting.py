"""Line of sight and range as Rocketeers use them, with the scenario's fog and X-Ray Goggles."""

from typing import Final

from coffret.games.away_missions.cards import FAR, Board
from coffret.games.away_missions.rules.objectives import sight_limit
from coffret.games.away_missions.rules.sight import ROCKETEER, blocks, ranges, sees
from coffret.games.away_missions.rules.table import board_of
from coffret.games.away_missions.state import NOBODY, NOT_YET, Shared, State

UNSEEN: Final[list[int]] = []  # stands for a row that nobody has asked for


class Outlook:
    """What can be seen from each place of one map: the list of its borders never changes, and the rest is compared.

    Nobody writes into its rows.
    """

    def __init__(self, board: Board | None, border: Shared, scanned: int, limit: int) -> None:
        self.board: Final[Board | None] = board
        self.border: Final[Shared] = border
        self.scanned: Final[int] = scanned
        self.limit: Final[int] = limit
        self.rows: Final[list[list[int]]] = [UNSEEN] * (board.n if board is not None else 0)


LATEST: Final[list[Outlook]] = [Outlook(None, NOT_YET, 0, 0)]


def outlook(s: State) -> Outlook:
    """What is known of the map as it is now: the last one is kept, as it changes more seldom than it is looked at."""
    board = board_of(s)
    limit = sight_limit(s)
    known = LATEST[0]
    if known.border is not s.border or known.scanned != s.scanned or known.limit != limit or known.board is not board:
        known = LATEST[0] = Outlook(board, s.border, s.scanned, limit)
    return known


def ranges_from(s: State, place: int, ignored: int = NOBODY) -> list[int]:
    """AM-LOS-01, AM-RANGE-03 The range of each place that a Rocketeer has LoS to, to be read only; FAR without LoS."""
    if ignored != NOBODY:
        return look_around(s, place, ignored, sight_limit(s))
    known = outlook(s)
    row = known.rows[place]
    if row is UNSEEN:
        row = known.rows[place] = look_around(s, place, NOBODY, known.limit)
    return row


def look_around(s: State, place: int, ignored: int, limit: int) -> list[int]:
    """AM-LOS-01, AM-RANGE-03 The same, found anew."""
    board = board_of(s)
    found = ranges(board, s.scanned, s.border, place, ROCKETEER, ignored, limit)
    for target in range(board.n):
        steps = found[target]
        if steps == FAR or (steps < 2 and steps <= limit):  # next to it a place in range is seen
            continue
        if steps > limit or not sees(board, s.scanned, s.border, place, target, ROCKETEER, ignored):
            found[target] = FAR
    return found


def range_from(s: State, place: int, target: int, ignored: int = NOBODY) -> int:
    """AM-LOS-01, AM-RANGE-03 The range of a place that a Rocketeer has LoS to; NOBODY where there is no LoS."""
    steps = ranges_from(s, place, ignored)[target]
    return steps if steps < FAR else NOBODY


def neighbours_in_sight(s: State, place: int, ignored: int = NOBODY) -> list[int]:
    """AM-RANGE-01 The adjacent places that a Rocketeer has LoS to: those at range 1."""
    if sight_limit(s) < 1:
        return []
    board = board_of(s)
    found: list[int] = []
    for near, border in zip(board.around[place], board.across[place]):
        if not blocks(board, s.scanned, s.border, border, ROCKETEER, ignored):
            found.append(near)
    return found
