"""What players of each faction tend to declare: bots draw their own words from it, and weigh those of others by it."""

from __future__ import annotations

from math import comb
from typing import Final

from coffret.games.time_bomb.actions import MOST_CABLES
from coffret.games.time_bomb.state import AGENCY, BOMB_WORDS, FACTIONS, NO, NO_COMMENT, ORGANISATION, YES

ODD: Final = 1  # of a hundred: how often anything else is said that can be said
SIZE: Final = MOST_CABLES + 1
WORDS: Final = len(BOMB_WORDS)


def habit(faction: int, defusers: int, bomb: bool, is_last: bool) -> dict[tuple[int, int], int]:
    """How often, of about a hundred times, a faction declares what about such a row; is_last in the last round."""
    if faction == ORGANISATION:
        return lies_with_bomb(defusers) if bomb else lies(defusers)
    if bomb:
        return hides(defusers, is_last)
    if faction == AGENCY:
        return {(defusers, NO): 94, (defusers, NO_COMMENT): 3}
    if defusers == 0:
        return {(0, NO): 96}
    return {(defusers, NO): 60, (defusers - 1, NO): 35}


def hides(defusers: int, is_last: bool) -> dict[tuple[int, int], int]:
    """Whoever must not lose the bomb seems to have nothing; at the last moment one's defusers have to be told."""
    if defusers and is_last:
        return {(defusers, YES): 80, (0, NO): 17}
    found = {(0, NO): 80, (0, NO_COMMENT): 4}
    found[defusers, YES] = 12
    return found


def lies_with_bomb(defusers: int) -> dict[tuple[int, int], int]:
    """The Organisation lures to its bomb; rarely it admits it and is believed the next time."""
    return {(defusers + 1, NO): 20, (defusers + 2, NO): 3, (0, NO): 58, (defusers, YES): 16}


def lies(defusers: int) -> dict[tuple[int, int], int]:
    """The Organisation hides defusers, promises some where there are none, and tells the truth now and then."""
    if defusers == 0:
        return {(0, NO): 78, (1, NO): 16, (2, NO): 2}
    if defusers == 1:
        return {(0, NO): 34, (1, NO): 54, (0, YES): 5, (2, NO): 3}
    return {(0, NO): 16, (1, NO): 32, (defusers, NO): 42, (0, YES): 6}


def tables() -> list[list[float]]:
    """By is_last * 3 + faction: how likely each declaration is, at `at(...)`."""
    return [listed(faction, is_last) for is_last in (False, True) for faction in range(len(FACTIONS))]


def listed(faction: int, is_last: bool) -> list[float]:
    """The habits of a faction as a list."""
    found = [0.0] * (SIZE * 2 * SIZE * WORDS)
    for defusers in range(SIZE):
        for bomb in range(2):
            said = habit(faction, defusers, bool(bomb), is_last)
            total = float(sum(said.values())) + ODD * SIZE
            for claimed in range(SIZE):
                for word in range(WORDS):
                    often = said.get((claimed, word), 0) + ODD / WORDS
                    found[at(defusers, bomb, claimed, word)] = often / total
    return found


def at(defusers: int, bomb: int, claimed: int, word: int) -> int:
    """Where the tables tell how likely this is declared of such a row."""
    return ((claimed * WORDS + word) * 2 + bomb) * SIZE + defusers


def ways(room: int, defusers: int, bomb: int) -> int:
    """In how many orders so many defusers, and the bomb, can lie in so much room."""
    return comb(room, defusers) * (room - defusers if bomb else 1)


# By room, defusers and bomb; and by is_last * 3 + faction, at `at(...)`.
WAYS: Final = [[[float(ways(room, many, bomb)) for bomb in range(2)] for many in range(SIZE)] for room in range(SIZE)]
TABLES: Final = tables()
