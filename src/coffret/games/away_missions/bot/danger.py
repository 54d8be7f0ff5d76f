"""What the Aliens will do to the crew, in HP: how bad each is, how soon it strikes, what hurting it saves."""

from typing import Final

from coffret.games.away_missions.cards import FAR, SLAY
from coffret.games.away_missions.names import BUG, LEADER, QUEEN, SAUCERMAN, SENTINEL, THRALL, WAR_THRALL
from coffret.games.away_missions.rules.table import KIND_OF, board_of, scenario_of
from coffret.games.away_missions.state import STUNNED, State

HIT: Final = [1 - 0.7**dice for dice in range(40)]  # one success at least
TWICE: Final = [1 - 0.7**dice - 0.3 * dice * 0.7 ** max(0, dice - 1) for dice in range(40)]  # two at least

# by kind of Alien, what its attack costs: HP, and its effect in HP
HARM: Final[tuple[float, ...]] = (0.9, 1.3, 0.58, 1.7, 0.25, 0.7, 1.2, 0.35, 1.0)
PANICKING: Final[tuple[int, ...]] = (LEADER, SENTINEL, QUEEN)  # they cost O2
SHORT_OF_AIR: Final = 2
SOON: Final = 0.55  # it strikes in two game turns
LATER: Final = 0.3
LYING_DOWN: Final = 0.45  # it is stunned, but will stand up
WOUND: Final[tuple[float, ...]] = (
    0.0,
    1.0,
    0.55,
    0.45,
)  # by HP that are left: the share of the harm that one damage saves
WOUND_QUEEN: Final = 1.6


def threat(s: State, alien: int) -> float:
    """The harm that an Alien will do, less if it is far away or stunned."""
    kind = KIND_OF[alien]
    harm = HARM[kind]
    if kind in PANICKING and min([s.oxygen[who] for who in s.crew]) <= SHORT_OF_AIR:
        harm *= 1.6
    if s.alien_state[alien] & STUNNED:
        harm *= LYING_DOWN
    board = board_of(s)
    row = s.alien_at[alien] * board.n
    near = FAR
    for who in s.crew:
        near = min(near, board.distance[row + s.at[who]])
    move = s.facts.alien_move[kind]
    reach = move + s.facts.alien_range[kind]
    if near <= reach:
        return harm
    return harm * (SOON if near <= reach + move else LATER)


def wound(s: State, alien: int) -> float:
    """What 1 damage to an Alien is worth."""
    kind = KIND_OF[alien]
    if kind == QUEEN:
        return WOUND_QUEEN if scenario_of(s).objectives[0].verb == SLAY else 1.0
    if kind in (THRALL, WAR_THRALL):
        return 0.0
    return threat(s, alien) * WOUND[min(3, s.alien_hp[alien])]


def stun(s: State, alien: int) -> float:
    """What it is worth that an Alien misses its next turn."""
    return 0.0 if s.alien_state[alien] & STUNNED else 0.65 * threat(s, alien)


def exposure(s: State, place: int) -> float:
    """The harm that can reach a tile in the next Alien Turn."""
    board = board_of(s)
    row = place * board.n
    found = 0.0
    for alien in s.figures:
        kind = KIND_OF[alien]
        if s.alien_state[alien] & STUNNED:
            continue
        if board.distance[row + s.alien_at[alien]] <= s.facts.alien_move[kind] + s.facts.alien_range[kind]:
            found += HARM[kind]
    return found


def threat_at(s: State, place: int) -> float:
    """All harm from one tile."""
    found = 0.0
    for alien in s.figures:
        if s.alien_at[alien] == place and not s.alien_state[alien] & STUNNED:
            found += threat(s, alien)
    return found


def others_matter(s: State, alien: int) -> float:
    """What an Overkill of an attack on this Alien can do besides, roughly."""
    kind = KIND_OF[alien]
    kinds = (LEADER, SAUCERMAN) if kind in (LEADER, SAUCERMAN) else (BUG,) if kind == BUG else ()
    found = 0.1
    for other in s.figures:
        if other != alien and KIND_OF[other] in kinds:
            found = max(found, stun(s, other))
    return found


def need(s: State, who: int) -> float:
    """What 1 HP more is worth to a Rocketeer."""
    missing = s.facts.hp[who] - s.hp[who]
    return 0.0 if missing <= 0 else (0, 2.0, 1.3, 0.8, 0.5, 0.35, 0.25)[min(6, s.hp[who])]
