"""What thoughts are kept in mind by: where everything is, and all else that counts, each in a few numbers."""

from mypy_extensions import i64

from coffret.games.thunderbirds.names import EVENTS
from coffret.games.thunderbirds.state import TECHNOLOGY, State

Key = tuple[int, ...]  # a few large numbers instead of many small ones, since dicts look at each


def packed(numbers: list[int], base: i64, least: i64) -> i64:
    """Numbers as digits of one; it must have less than 63 bits."""
    found: i64 = 0
    for number in numbers:
        found = found * base + number - least
    return found


def places_of(s: State) -> Key:
    """Where everybody and everything is, and what else decides how soon they can be elsewhere."""
    return people(s), vehicles(s), events(s) * 2 + can_build(s)


def position(s: State, left: int, more: int = 0) -> Key:
    """Everything that the worth of a position depends on, when the active player has so many actions left."""
    tokens: i64 = 0
    for hand in s.tokens:
        tokens = tokens << 15 | packed(hand, 8, 0)
    turn = packed([left, s.turn, s.hood, s.scheme, s.foiled, int(s.watch), more], 64, -1)
    return people(s), vehicles(s), events(s), turn, packed(s.slots, 64, -1), packed(s.fab, 8, -2), tokens


def people(s: State) -> i64:
    """Who is in which machine, and where these are."""
    return packed(s.aboard, 32, -1) << 30 | packed(s.at, 32, -1)


def vehicles(s: State) -> i64:
    """Where the pod vehicles are, and what is in the hold."""
    found = packed(s.pods, 32, -2)  # no digit is 0, so that more of them are another number
    for asset in s.hold:
        found = found * 32 + asset
    return found


def events(s: State) -> i64:
    """Who is played, and the Events in force."""
    return packed(s.characters, 8, -1) << len(EVENTS) | s.lasting


def can_build(s: State) -> bool:
    """Whether anybody has a token for a pod vehicle."""
    most = 0
    for hand in s.tokens:
        most = max(most, hand[TECHNOLOGY])
    return most > 0
