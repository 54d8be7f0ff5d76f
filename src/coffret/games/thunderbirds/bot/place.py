"""What thoughts are kept in mind by: where everything is, and all else that counts, each in a few numbers."""

from typing import Final

from mypy_extensions import i64

from coffret.games.thunderbirds.names import ASSETS, CHARACTERS, EVENTS, REGIONS
from coffret.games.thunderbirds.state import TECHNOLOGY, State

# How many there are: counted once, since the names themselves are not compiled.
PLACES: Final = len(REGIONS)
PERSONS: Final = len(CHARACTERS)
THINGS: Final = len(ASSETS)
TROUBLES: Final = len(EVENTS)

Key = tuple[int, int, int]  # a few large numbers instead of many small ones, since dicts look at each


def packed(numbers: list[int], base: i64, least: i64) -> i64:
    """Numbers as digits of one; it must have less than 63 bits."""
    found: i64 = 0
    for number in numbers:
        found = found * base + number - least
    return found


def people(s: State) -> i64:
    """Who is in which machine, and where these are."""
    return packed(s.aboard, 32, -1) << 30 | packed(s.at, 32, -1)


def vehicles(s: State) -> i64:
    """Where the pod vehicles are, and what is in the hold."""
    found = packed(s.pods, 32, -3)  # no digit is 0, so that more of them are another number
    for asset in s.hold:
        found = found * 32 + asset
    return found


def crew(s: State) -> i64:
    """Who is played, the Events in force, and whether a pod vehicle can be built: how soon things can be elsewhere."""
    return (packed(s.characters, 8, -1) << TROUBLES | s.lasting) * 2 + can_build(s)


def can_build(s: State) -> bool:
    """Whether anybody has a token for a pod vehicle."""
    most = 0
    for hand in s.tokens:
        most = max(most, hand[TECHNOLOGY])
    return most > 0
