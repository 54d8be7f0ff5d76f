"""What a scenario wants: whether its objectives hold, and which of its markers are still there."""

from typing import Final

from coffret.games.away_missions.cards import (
    ASSEMBLED,
    BOSS,
    CLEAR,
    COLLECT,
    DISCOVERY_DECK,
    DO_TASK,
    FOG,
    GATHER,
    HOLD_OUT,
    RESCUED_THRALLS,
    SUBDUED,
    Clause,
)
from coffret.games.away_missions.names import MYSTERIUM, STANDARD_TILES
from coffret.games.away_missions.rules.table import FIRST_FIGURE, KIND_OF, is_in, scenario_of
from coffret.games.away_missions.state import CREW, NOBODY, NOWHERE, State

NO_LIMIT: Final = 99
SMALLEST: Final = 2  # amounts by size of crew begin with this one


def objectives_hold(s: State) -> bool:
    """AM-GOAL-05 Whether all victory conditions hold at this moment; the last one is mostly the first to fail."""
    clauses = scenario_of(s).objectives
    number = len(clauses) - 1
    while number >= 0 and is_met(s, clauses[number], number):
        number -= 1
    return number < 0


def holds(s: State, number: int) -> bool:
    """Whether one objective holds now."""
    return is_met(s, scenario_of(s).objectives[number], number)


def is_met(s: State, clause: Clause, number: int) -> bool:
    """The same, for the objective with this clause."""
    if clause.verb == GATHER:  # AM-SCEN-07
        return all_are_on(s, clause.tiles[0])
    if clause.verb == DO_TASK:
        return task_is_done(s, clause, number)
    if clause.verb == COLLECT:
        return collected(s, clause.what) >= by_crew(s, clause)
    if clause.verb == CLEAR:  # AM-SCEN-12
        return not [one for one in s.figures if KIND_OF[one] == clause.alien]
    if clause.verb == HOLD_OUT:  # AM-SCEN-13
        return s.work[number] == 0
    return boss_is_dead(s)


def earlier_hold(s: State, number: int) -> bool:
    """AM-SCEN-05 Objectives are met in their order."""
    return not [earlier for earlier in range(number) if not holds(s, earlier)]


def all_are_on(s: State, tile: int) -> bool:
    """AM-SCEN-07 Whether every Rocketeer is on this tile, which is there only once."""
    at = s.at
    place = at[s.crew[0]]
    if s.tile[place] != tile:
        return False
    for who in s.crew:  # noqa: SIM110 - asked after every step
        if at[who] != place:
            return False
    return True


def by_crew(s: State, clause: Clause) -> int:
    """AM-SCEN-06 The number of a clause for this size of crew."""
    amount: int = clause.amount[len(s.crew) - SMALLEST]
    return amount


def task_is_done(s: State, clause: Clause, number: int) -> bool:
    """A task is done when no marker of its tiles is left; on tiles without a box, when it has succeeded."""
    if has_box(s, clause):
        return not markers_left(s, clause.tiles)
    return s.work[number] == 0


def has_box(s: State, clause: Clause) -> bool:
    """AM-TILE-06 Whether the tiles of a clause hold markers."""
    box: bool = s.facts.box[clause.tiles[0]]
    return box


def markers_left(s: State, tiles: tuple[int, ...]) -> bool:
    """Whether a marker of these tiles is still there, found or not; tiles that are not in this game do not count."""
    for tile in tiles:
        if is_in(s.unseen_markers, tile - STANDARD_TILES):
            return True
        for place in range(len(s.tile)):
            if s.tile[place] == tile and (is_in(s.marked, place) or not is_in(s.scanned, place)):
                return True
    return False


def collected(s: State, what: int) -> int:
    """AM-SCEN-02, AM-SCEN-08 What the crew has done or holds of a kind."""
    if what == SUBDUED:
        return s.subdued
    if what == RESCUED_THRALLS:
        return s.rescued
    if what == ASSEMBLED:
        return s.assembled
    tokens = s.facts.in_deck[DISCOVERY_DECK]
    held = len([item for item in tokens if 0 <= s.item_at[item] < CREW])  # technology; a tank never stays
    return held + sum([s.parts[3 * who + MYSTERIUM] for who in s.crew])


def boss_is_dead(s: State) -> bool:
    """AM-BOSS-01 Whether the boss of this scenario has been slain."""
    for clause in scenario_of(s).rules:
        if clause.verb == BOSS and s.alien_at[FIRST_FIGURE[clause.alien]] != NOWHERE:
            return False
    return True


def sight_limit(s: State) -> int:
    """AM-SCEN-11 How far Rocketeers can see at most: not beyond a range while a generator of fog is on."""
    for clause in scenario_of(s).rules:
        if clause.verb == FOG and markers_left(s, clause.tiles):
            within: int = clause.within
            return within
    return NO_LIMIT


def place_of(s: State, tile: int) -> int:
    """Where a tile lies, face up or at its fixed position face down; NOWHERE if nobody knows."""
    for place in range(len(s.tile)):
        if s.tile[place] == tile:
            return place
    return NOBODY
