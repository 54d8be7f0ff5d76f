"""What a position is judged by: numbers from which the chance to win is learnt."""

from math import exp
from typing import Final

from coffret.games.thunderbirds.bot.chances import risk
from coffret.games.thunderbirds.bot.prices import LEISURE, PACE, SHARE, WATCHED_PACE
from coffret.games.thunderbirds.bot.scheme import held, needed, scheme_effort
from coffret.games.thunderbirds.bot.ways import ways_of
from coffret.games.thunderbirds.bot.worth import queue
from coffret.games.thunderbirds.rules.hood import john_ignores
from coffret.games.thunderbirds.state import (
    ACTIONS,
    KINDS_OF_TOKENS,
    LAST_SPACE,
    NOBODY,
    SCHEME_SPACES,
    SKULL,
    State,
)
from coffret.games.thunderbirds.view import View

FEATURES: Final = (
    *("work", "danger", "ahead", "hood", "one-foiled", "two-foiled", "effort", "risk", "tokens", "lacking", "cards"),
    *("disasters", "slots", "near-skull", "at-skull", "watched", "lasting", "actions", "deck", "hoods", "late-work"),
    *("three", "four", "solo", "standard", "heroic", "legendary", "effort-foiled", "danger-foiled"),
)


def features(v: View) -> list[float]:
    """How a team stands: what presses, how near the defeat of the Scheme is, what it has, and at which level."""
    s = v.table
    ways = ways_of(s)
    work, threats = queue(s, ways, s.actions)
    danger = 1.0 - exp(-threats)
    foiled = min(s.foiled, 2)
    steps = SCHEME_SPACES[foiled] - s.hood
    effort = late = 0.0
    lacking = 0
    if s.scheme != NOBODY:
        effort = scheme_effort(s, ways)
        pace = WATCHED_PACE if john_ignores(s) else PACE
        late = risk((steps / pace - (effort + SHARE * work) / ACTIONS) / LEISURE)
        lacking = missing(s)
    filled = [slot for slot in range(1, SKULL) if s.slots[slot] != NOBODY]
    return [
        work / 10,
        danger,
        steps / 4,
        s.hood / LAST_SPACE,
        float(foiled == 1),
        float(foiled == 2),
        effort / 10,
        late,
        sum([sum(hand) for hand in s.tokens]) / 5,
        lacking / 3,
        sum([1 for owner in s.fab if owner >= 0]) / 3,
        len(filled) / 5,
        sum(filled) / 20,
        float(s.slots[SKULL - 2] != NOBODY),
        float(s.slots[SKULL - 1] != NOBODY),
        float(john_ignores(s)),
        s.lasting.bit_count() / 2,
        s.actions / ACTIONS,
        (s.hidden + len(s.top)) / 20,
        s.hoods / 2,
        late * work / 10,
        float(s.players == 3),
        float(s.players == 4),
        float(s.seats == 1),
        float(s.level == 1),
        float(s.level == 2),
        float(s.level == 3),
        effort * foiled / 10,
        danger * foiled,
    ]


def missing(s: State) -> int:
    """How many tokens that the Scheme asks for nobody has."""
    found = 0
    for token in range(KINDS_OF_TOKENS):
        found += max(0, needed(s, token) - held(s, token))
    return found
