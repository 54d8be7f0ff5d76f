"""The Cleanup Phase: what lasted for one game turn ends."""

from coffret.games.away_missions.cards import CLOSED, LOCKED, OPEN
from coffret.games.away_missions.state import (
    CARRIED,
    COMMAND,
    CREW,
    EMPTY,
    MOVED,
    NOBODY,
    PINNED,
    SPECIAL,
    STAGGERS,
    STANDARD,
    STUNNED,
    USED,
    USER,
    State,
    changed,
    cleared,
)


def clean_up(s: State) -> None:
    """AM-CLEAN-01..05 Aliens stand up, hatches close, AP come back, numbers are collected, limits end."""
    # AM-FX-11 stunned Aliens recover; AM-FX-10 Staggers end; Grapples stay (AM-FX-19)
    s.alien_state = cleared(s.alien_state, STUNNED | CARRIED | MOVED | STAGGERS)
    closing = s.border.count(OPEN) + s.border.count(LOCKED)
    if closing:  # AM-HATCH-06, AM-HATCH-07
        s.border = [CLOSED if hatch in (OPEN, LOCKED) else hatch for hatch in s.border]
    s.spent = s.spent[:]
    for who in s.crew:
        take_points_back(s, who, s.spent)
    s.order = [0] * CREW
    s.done = [done & PINNED for done in s.done]  # AM-OPT-08
    s.coffee = [0] * CREW
    s.item_state = cleared(s.item_state, USER | USED)
    s.power_out = False
    s.lure = NOBODY
    if closing:
        s.tell("hatches-close", count=closing)


def take_points_back(s: State, who: int, spent: list[int]) -> None:
    """AM-CLEAN-03, AM-FX-03 Spent AP are available again, then the one in the Mind Control box counts as spent."""
    for kind in (STANDARD, SPECIAL):
        s.points[3 * who + kind] += spent[3 * who + kind]
        spent[3 * who + kind] = 0
    spent[3 * who + COMMAND] = 0  # AM-CREW-09
    if s.mind[who] != EMPTY:
        spent[3 * who + s.mind[who]] = 1
        s.mind = changed(s.mind, who, EMPTY)
