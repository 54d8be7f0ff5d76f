"""What the tests of Away Missions share: positions by their notation, and what is asked about a position by name."""

from typing import Any

from coffret.games.away_missions import game
from coffret.games.away_missions.cards import Facts, Scenario
from coffret.games.away_missions.names import ALIENS, COMPONENTS, FIGURES, ITEMS, SCENARIOS
from coffret.games.away_missions.rules.table import KIND_OF
from coffret.games.away_missions.state import STUNNED
from coffret.testing import Position

FACTS: Facts = game.own_facts()
WHOLE_ALIEN_TURN = " | now begin-alien-turn then end-alien-turn then clean-up then begin-game-turn"


def at(text: str) -> Position:
    """The position that a text describes."""
    return Position(game, text)


def aliens_act(text: str) -> Position:
    """The position after the Alien Turn has begun; when it is over the Captain is to act, before any Cleanup."""
    return at(text + " | now begin-alien-turn then take-turn captain")


def started(scenario: str, *crew: str, **options: object) -> Any:
    """A scenario after its set-up; nobody has items, the Shuttlecraft is at its first dock, the arrow shows north."""
    crew = crew or ("captain", "chief")
    table = Position(game, game.start(1, {"scenario": scenario, "crew": len(crew), "arrow": "chosen", **options}))
    table.does(*[f"enlist {who}" for who in crew], *["ready"] * len(crew))
    if table.options()[0].startswith("dock"):
        table.does(table.options()[0])
    return table.does("point n").s


def offered(table: Position, *kinds: str) -> list[str]:
    """The options that begin with one of these words."""
    return [option for option in table.options() if option.startswith(kinds)]


# Scenarios


def scenario_of(id: str) -> Scenario:
    return FACTS.scenarios[SCENARIOS.index(id)]


def amount(id: str, verb: int, size: int = 2) -> int:
    """The number of a scenario's first clause with this verb, for a size of crew."""
    one = scenario_of(id)
    clauses = [*one.objectives, *one.rules, *one.red_alert]
    return int(next(clause for clause in clauses if clause.verb == verb).amount[size - 2])


def place(q: int, r: int, scenario: str = "first-contact") -> int:
    """The number that people read on a place, from 1."""
    return int(scenario_of(scenario).at.index((q, r))) + 1


# Aliens


def aliens(s: Any) -> list[tuple[str, int]]:
    """The kinds of the Aliens on the map and their places, as people read them, in order of arrival."""
    return [(ALIENS[KIND_OF[one]], s.alien_at[one] + 1) for one in s.figures]


def where(table: Position, alien: str) -> int:
    """The place of a figure, as people read it; 0 if it is not in play."""
    return int(table.s.alien_at[FIGURES.index(alien)]) + 1


def stunned(table: Position, alien: str) -> bool:
    """Whether a figure lies down."""
    return bool(table.s.alien_state[FIGURES.index(alien)] & STUNNED)


def all_stunned(table: Position) -> list[str]:
    """The figures that lie down, in order of arrival."""
    return [FIGURES[one] for one in table.s.figures if table.s.alien_state[one] & STUNNED]


def hp_of(table: Position, alien: str) -> int:
    """The HP of a figure."""
    return int(table.s.alien_hp[FIGURES.index(alien)])


# Items and components


def item_at(table: Position, item: str) -> int:
    """Where an item is: with a Rocketeer (their number), on a place (LYING + place), GONE ..."""
    return int(table.s.item_at[ITEMS.index(item)])


def charges_of(table: Position, item: str) -> int:
    """The Charges an item has left."""
    return int(table.s.charges[ITEMS.index(item)])


def marks_of(table: Position, item: str) -> int:
    """What is noted of an item: ARMED, ANALYSED, RECORDED, and who has used it this Game Turn."""
    return int(table.s.item_state[ITEMS.index(item)])


def parts_of(table: Position, who: int, component: int) -> int:
    """How many components of a kind a Rocketeer holds."""
    return int(table.s.parts[len(COMPONENTS) * who + component])


def uses_of(table: Position, item: str) -> set[str]:
    """What an item can be used on, once its use has begun."""
    return set(table.does(f"use {item}").options()) - {"back"}
