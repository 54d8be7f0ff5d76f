# interpreted
"""How likely a Rescue succeeds, exactly, without and with what a player can add."""

from __future__ import annotations

from typing import NamedTuple

from coffret.games.thunderbirds.odds import percent
from coffret.games.thunderbirds.rules.bonus import position_bonus
from coffret.games.thunderbirds.rules.rescue import is_steady
from coffret.games.thunderbirds.state import GORDON, INTELLIGENCE, TB4, TEAMWORK, State
from coffret.kernel.text import Message

MOST_REROLLS = 3  # that are reckoned with


def need(s: State, player: int, disaster: int) -> int:
    """What the dice must total, 0 if everything is in place without a roll."""
    return max(0, s.facts.number[disaster] - position_bonus(s, player, disaster))


class Chance(NamedTuple):
    """The chance of a Rescue in percent, without and with all tokens and rerolls of the player."""

    plain: int
    most: int

    def told(self) -> Message:
        """As sentences tell it."""
        return Message("counsel-chance", {"percent": self.plain, "most": self.most if self.most > self.plain else 0})


def chance(s: State, player: int, wanted: int, is_own: bool = True) -> Chance:
    """The chance to roll so much, on the player's own turn or on another's."""
    tokens = s.tokens[player]
    is_next = player != s.turn and s.characters[player] == GORDON and s.aboard[GORDON] == TB4
    steady = is_own and (is_next or is_steady(s, player))
    rerolls = min(MOST_REROLLS, tokens[INTELLIGENCE]) + steady
    return Chance(percent(wanted, 0), percent(wanted - 2 * tokens[TEAMWORK], rerolls))


def chance_of(s: State, player: int, disaster: int, is_own: bool = True) -> Chance:
    """The chance of a Rescue where the player is."""
    if s.facts.number[disaster] == 0:
        return Chance(100, 100)
    return chance(s, player, need(s, player, disaster), is_own)
