"""What thoughts are kept in mind by: where everything is, and all else that counts, each in a few numbers."""

from mypy_extensions import i64

from coffret.games.thunderbirds.names import EVENTS
from coffret.games.thunderbirds.state import TECHNOLOGY, State

Places = tuple[int, int, int]  # all that a way depends on, as digits of three numbers: with many, dicts are slow
Position = tuple[Places, int, int, int, int]


def packed(numbers: list[int], base: i64, least: i64) -> i64:
    """Numbers as digits of one; it must have less than 63 bits."""
    found: i64 = 0
    for number in numbers:
        found = found * base + number - least
    return found


def places_of(s: State) -> Places:
    """Where everybody and everything is, and what else decides how soon they can be elsewhere."""
    people = packed(s.aboard, 32, -1) << 30 | packed(s.at, 32, -1)
    pods = packed(s.pods, 32, -2)  # no digit is 0, so that more of them are another number
    for asset in s.hold:
        pods = pods * 32 + asset
    rest = packed(s.characters, 8, -1) << len(EVENTS) | s.lasting
    return people, pods, rest * 2 + can_build(s)


def position(s: State, left: int) -> Position:
    """Everything that the worth of a position depends on, when the active player has so many actions left."""
    tokens: i64 = 0
    for hand in s.tokens:
        tokens = tokens << 15 | packed(hand, 8, 0)
    turn = packed([left, s.turn, s.hood, s.scheme, s.foiled, int(s.watch)], 64, -1)
    return places_of(s), turn, packed(s.slots, 64, -1), packed(s.fab, 8, -2), tokens


def can_build(s: State) -> bool:
    """Whether anybody has a token for a pod vehicle."""
    most = 0
    for hand in s.tokens:
        most = max(most, hand[TECHNOLOGY])
    return most > 0
