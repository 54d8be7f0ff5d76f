"""How likely things are: a Rescue, and that it comes too late."""

from math import comb, exp
from math import pow as power  # of floats, where ** may give anything
from typing import Final

from mypy_extensions import i64

from coffret.games.thunderbirds.odds import FACES, best, ways
from coffret.games.thunderbirds.state import ACTIONS, SKULL
from coffret.kernel.sums import sum_of

SLIDE: Final = 0.82  # the share of draws that move the track: nine of eleven
STEEP: Final = 1.5  # how sharply lateness becomes a loss
IMPOSSIBLE: Final = 14.0  # Rescues, where none can succeed yet
HIGHEST: Final = 30  # that could ever be needed
CHANCES: Final = tuple(ways(need) / 36 for need in range(HIGHEST))
TRIES: Final = (  # how many Rescues it takes on average, by what is needed; the end of the table stands for less than 0
    *[1 / chance if chance else IMPOSSIBLE + 4.0 * (need - 11) for need, chance in enumerate(CHANCES)],
    *[1.0] * HIGHEST,
)
HORIZON: Final = 12  # draws
BEYOND_DICE: Final = 11  # a total that two dice never have


SHARES: Final = [-1.0] * (8 * BEYOND_DICE)  # by rerolls and total, each counted when it is first asked for


def share(need: int, rerolls: int) -> float:
    """The exact chance to reach a total with so many rerolls."""
    if need <= 0:
        return 1.0
    if need >= BEYOND_DICE:
        return 0.0
    place = rerolls * BEYOND_DICE + need
    known = SHARES[place]
    if known < 0.0:
        found = sum([best(first, second, need, rerolls) for first in FACES for second in FACES])
        known = SHARES[place] = found / float(36 * 6**rerolls)
    return known


def survival(slides: int) -> list[float]:
    """By draws: the chance that fewer than so many of them move the track."""
    found = []
    for draws in range(HORIZON):
        few = range(min(slides, draws + 1))
        ways = [comb(draws, count) * SLIDE**count * (1 - SLIDE) ** (draws - count) for count in few]
        found.append(sum_of(ways))
    return found


ALIVE: Final = [survival(slides) for slides in range(SKULL + 1)]


def risk(x: float) -> float:
    """The chance that something is too late, by how much later it would have to be."""
    return 1.0 / (1.0 + exp(STEEP * x)) if x < 8 else 0.0


def too_late(alive: list[float], draws: i64, players: i64, free: float, fails: float) -> float:
    """The chance that a player does not avert a disaster in time: one try for each action that is free then."""
    if fails >= 1.0:
        return 1.0
    while free <= 0.0:
        free += ACTIONS
        draws += players
    if draws >= HORIZON:
        return 1.0
    missed = 1.0 - alive[draws] * (1.0 - (fails if free == 1.0 else power(fails, free)))
    each = 1.0 - fails * fails * fails  # with all actions of a turn
    draws += players
    while draws < HORIZON:
        missed *= 1.0 - alive[draws] * each
        draws += players
    return missed
