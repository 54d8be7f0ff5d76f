"""What the tests of Away Missions share: positions by their notation, and places by their coordinates."""

from coffret.games.away_missions import game
from coffret.games.away_missions.names import FIGURES, SCENARIOS
from coffret.games.away_missions.state import STUNNED
from coffret.testing import Position

FACTS = game.own_facts()


def at(text: str) -> Position:
    """The position that a text describes."""
    return Position(game, text)


def place(q: int, r: int, scenario: str = "first-contact") -> int:
    """The number that people read on a place, from 1."""
    return int(FACTS.scenarios[SCENARIOS.index(scenario)].at.index((q, r))) + 1


def aliens_act(text: str) -> Position:
    """The position after the Alien Turn has begun; when it is over the Captain is to act, before any Cleanup."""
    return at(text + " | now begin-alien-turn then take-turn captain")


def where(table: Position, alien: str) -> int:
    """The place of a figure, as people read it; 0 if it is not in play."""
    return int(table.s.alien_at[FIGURES.index(alien)]) + 1


def stunned(table: Position, alien: str) -> bool:
    """Whether a figure lies down."""
    return bool(table.s.alien_state[FIGURES.index(alien)] & STUNNED)


def hp_of(table: Position, alien: str) -> int:
    """The HP of a figure."""
    return int(table.s.alien_hp[FIGURES.index(alien)])
