"""What a position is worth to the team, in actions: how pressing the disasters are, and how near the Scheme is.

Every disaster is given to whoever can avert it soonest, the most pressing first; what a player has taken on delays
the rest. What is late may lose the game, and that is far worse than the work itself.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from coffret.games.thunderbirds.bot.chances import ALIVE, TRIES, share, too_late
from coffret.games.thunderbirds.bot.circumstances import Circumstances, circumstances
from coffret.games.thunderbirds.bot.place import Key, position
from coffret.games.thunderbirds.bot.prices import (
    AFTER,
    AGE,
    DEFEAT,
    HARDEST,
    LOSS,
    PRESSING,
    SECOND,
    SOFT,
    STEP,
    THREAT,
    THREATS,
    WON,
)
from coffret.games.thunderbirds.bot.scheme import scheme_worth
from coffret.games.thunderbirds.bot.ways import Attempt, Ways, ways_among
from coffret.games.thunderbirds.rules.bonus import penalty
from coffret.games.thunderbirds.rules.hood import john_ignores
from coffret.games.thunderbirds.rules.table import region_of_asset
from coffret.games.thunderbirds.state import (
    ACTIONS,
    ALL_SCHEMES,
    INTELLIGENCE,
    MACHINE,
    NOBODY,
    SKULL,
    TB2,
    TEAMWORK,
    State,
)

MOST: Final = 4000  # positions that are kept in mind
TOP: Final = 20  # a number that is as hopeless as any higher one


class Memory:
    """What positions were worth: thoughts come to the same ones again and again."""

    def __init__(self) -> None:
        self.known: dict[Key, float] = {}


MEMORY: Final = Memory()


def worth(s: State, left: int) -> float:
    """What a position is worth when the active player has so many actions left."""
    if s.outcome is not None:
        return WON if s.outcome.winners else -LOSS
    return worth_in(s, left, circumstances(s))


def worth_in(s: State, left: int, around: Circumstances) -> float:
    """The same, in known circumstances."""
    key = position(s, around.number + left)
    known = MEMORY.known.get(key)
    if known is None:
        if len(MEMORY.known) >= MOST:
            MEMORY.known = {}
        known = MEMORY.known[key] = reckoned(s, left, around)
    return known


def reckoned(s: State, left: int, around: Circumstances) -> float:
    """The same, reckoned anew."""
    ways = ways_among(s, around.crew)
    work, threats = queue(s, ways, left)
    total = -work - THREATS * threats - STEP * s.hood + DEFEAT * s.foiled + around.holdings
    safe = exp(-threats)
    if s.scheme != NOBODY and s.foiled < ALL_SCHEMES:
        near, late = scheme_worth(s, ways, work, around.funds, around.earmarked)  # which the effort counts, too
        total += near
        safe *= 1.0 - late
    return total - LOSS * (1.0 - safe)


def queue(s: State, ways: Ways, left: int) -> tuple[float, float]:
    """The work that the track holds, and how much threatens: exp(-threats) is the chance that nothing is too late."""
    players = s.players
    free = [float(ACTIONS) for _ in range(players)]  # what each has not promised yet of the actions of the next turn
    free[s.turn] = float(left)
    faces = 1.05 if john_ignores(s) else 1.0 + 0.33 * STEP  # what a Rescue costs
    work = 0.0
    threats = 0.0
    for slot in range(SKULL - 1, 0, -1):
        disaster = s.slots[slot]
        if disaster == NOBODY:
            continue
        attempts = attempts_of(s, ways, disaster)
        alive = ALIVE[SKULL - slot]
        least, effort, who, late, other = 1e9, 0.0, 0, 1.0, 1.0
        near = 0.0
        for player in range(players):
            mine, missed = 1e9, 1.0
            wait = (player - s.turn) % players
            attempt: Attempt | None = attempts[player]
            while attempt is not None:
                chance = attempt.chance if slot < PRESSING else chance_now(s, player, attempt)
                cost = attempt.delay + (min(HARDEST, faces / chance) if chance > 0.0 else HARDEST + 2.0)
                miss = too_late(alive, wait, players, free[player] - attempt.delay, 1.0 - chance)
                if cost + LOSS * miss < mine + LOSS * missed:
                    mine, missed = cost, miss
                attempt = attempt.other
            near += exp(-mine / SOFT)
            if mine + LOSS * missed < least:
                other = late
                least, effort, who, late = mine + LOSS * missed, mine, player, missed
            elif missed < other:
                other = missed
        work += AGE[slot] - SOFT * log(near / players)
        threats += THREAT[slot] * late * (1.0 - SECOND + SECOND * other)
        free[who] = free[who] - (effort + AFTER)
    return work, threats


def chance_now(s: State, player: int, attempt: Attempt) -> float:
    """The chance of a Rescue that presses: the player's tokens are spent on it."""
    tokens = s.tokens[player]
    if tokens[TEAMWORK] or tokens[INTELLIGENCE]:
        return share(attempt.need - 2 * min(2, tokens[TEAMWORK]), min(2, tokens[INTELLIGENCE]))
    return attempt.chance


def attempts_of(s: State, ways: Ways, disaster: int) -> tuple[Attempt, ...]:
    """By player, how a disaster can be averted."""
    found = ways.attempts.get(disaster)
    if found is None:
        number = min(TOP, s.facts.number[disaster]) + penalty(s)
        found = tuple([attempt_by(s, ways, player, disaster, number) for player in range(s.players)])
        ways.attempts[disaster] = found
    return found


def attempt_by(s: State, ways: Ways, player: int, disaster: int, number: int) -> Attempt:
    """How a player can avert a disaster: at once, or with everything that is worth bringing there first."""
    facts = s.facts
    place = facts.region[disaster]
    delay = ways.trip(s, player, place)
    me = s.characters[player]
    if facts.bonus_type[me] == facts.type[disaster]:
        number -= facts.bonus[me]
    if facts.number[disaster] == 0:
        return with_everything(s, ways, disaster, delay, number)
    bonuses = facts.bonuses[disaster]
    lacking: i64 = 0  # bonuses, as bits
    bit: i64 = 1
    for asset, plus, region in bonuses:
        if region_of_asset(s, asset) == region or comes_along(s, me, asset, place, region):
            number -= plus
        else:
            lacking |= bit
        bit <<= 1
    later: Attempt | None = None
    if lacking and number > 2:
        cost, plus = worth_bringing(s, ways, bonuses, lacking, number)
        if plus:
            later = Attempt(delay + cost, number - plus)
    return Attempt(delay, number, later)


def with_everything(s: State, ways: Ways, disaster: int, delay: float, number: int) -> Attempt:
    """Where the card has no number: all it asks for is brought, and no dice are rolled."""
    cost = 0.0
    for asset, plus, region in s.facts.bonuses[disaster]:
        if region_of_asset(s, asset) == region:
            number -= plus
        else:
            cost += ways.carry(s, asset, region)
    return Attempt(delay + cost, 0 if cost > 0.0 else number)


def comes_along(s: State, me: int, asset: int, place: int, region: int) -> bool:
    """Whether an asset is where the card wants it as soon as a character is."""
    own = s.aboard[me]
    return region == place and (asset == me or asset == MACHINE + own or (own == TB2 and asset in s.hold))


def worth_bringing(
    s: State, ways: Ways, bonuses: tuple[tuple[int, int, int], ...], lacking: i64, need: int
) -> tuple[float, int]:
    """What of the rest should be brought, so that all takes the fewest actions: what that costs, and what it adds."""
    least, best_cost, best_plus = TRIES[need], 0.0, 0
    some: i64 = -lacking & lacking
    while some:  # all choices among the lacking
        cost, plus = 0.0, 0
        rest = some
        for asset, more, region in bonuses:
            if rest & 1:
                cost += ways.carry(s, asset, region)
                plus += more
            rest >>= 1
        if cost + TRIES[need - plus] < least:
            least, best_cost, best_plus = cost + TRIES[need - plus], cost, plus
        some = (some - lacking) & lacking
    return best_cost, best_plus
