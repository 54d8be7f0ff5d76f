"""What a position is worth to the team, in actions: how pressing the disasters are, and how near the Scheme is.

Every disaster is given to whoever can avert it soonest, the most pressing first; what a player has taken on delays
the rest. What is late may lose the game, and that is far worse than the work itself.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64, mypyc_attr

from coffret.games.thunderbirds.bot.chances import ALIVE, TRIES, share, too_late
from coffret.games.thunderbirds.bot.circumstances import Circumstances, circumstances
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
from coffret.games.thunderbirds.bot.ways import SHORTEST, Attempt, Ways, ways_among
from coffret.games.thunderbirds.rules.bonus import own_bonus, penalty
from coffret.games.thunderbirds.rules.hood import john_ignores
from coffret.games.thunderbirds.rules.table import region_of_asset
from coffret.games.thunderbirds.state import (
    ACTIONS,
    ALL_SCHEMES,
    INTELLIGENCE,
    MACHINE,
    NOBODY,
    SCOTT,
    SKULL,
    TB2,
    TEAMWORK,
    State,
)

UNKNOWN: Final = -1.0  # actions that have not been counted yet
EASY: Final = 3  # a number for which it never pays to bring something first
TOP: Final = 20  # a number that is as hopeless as any higher one


def worth(s: State, left: int) -> float:
    """What a position is worth when the active player has so many actions left."""
    if s.outcome is not None:
        return WON if s.outcome.winners else -LOSS
    around = circumstances(s)
    return worth_in(s, left, around, ways_among(s, around.crew))


def worth_in(s: State, left: int, around: Circumstances, ways: Ways) -> float:
    """The same, in known circumstances and with known ways: thoughts come to the same ones again and again."""
    key = around.number + left
    known = ways.worths.get(key)
    if known is None:
        known = ways.worths[key] = reckoned(s, left, around, ways)
    return known


def reckoned(s: State, left: int, around: Circumstances, ways: Ways) -> float:
    """The same, reckoned anew."""
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
    players: i64 = s.players
    turn: i64 = s.turn
    free = [float(ACTIONS)] * s.players  # what each has not promised yet of the actions of the next turn
    free[turn] = float(left)
    faces = 1.05 if john_ignores(s) else 1.0 + 0.33 * STEP  # what a Rescue costs
    work = 0.0
    threats = 0.0
    for slot in range(SKULL - 1, 0, -1):
        disaster = s.slots[slot]
        if disaster == NOBODY:
            continue
        first: Attempt | None = attempts_of(s, ways, disaster)
        alive = ALIVE[SKULL - slot]
        least, effort, late, other = 1e9, 0.0, 1.0, 1.0
        near = 0.0
        who: i64 = 0
        player: i64 = 0
        while first is not None:
            mine, missed = 1e9, 1.0
            wait = (player - turn) % players
            attempt: Attempt | None = first
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
            player += 1
            first = first.following
        work += AGE[slot] - SOFT * log(near / float(players))
        threats += THREAT[slot] * late * (1.0 - SECOND + SECOND * other)
        free[who] = free[who] - (effort + AFTER)
    return work, threats


def chance_now(s: State, player: i64, attempt: Attempt) -> float:
    """The chance of a Rescue that presses: the player's tokens are spent on it."""
    tokens = s.tokens[player]
    if tokens[TEAMWORK] or tokens[INTELLIGENCE]:
        return share(attempt.need - 2 * min(2, tokens[TEAMWORK]), min(2, tokens[INTELLIGENCE]))
    return attempt.chance


def attempts_of(s: State, ways: Ways, disaster: int) -> Attempt:
    """How a disaster can be averted by the first player, with the others following."""
    found = ways.attempts.get(disaster)
    if found is None:
        if s.facts.number[disaster] == 0:
            found = attempts_with_everything(s, ways, disaster)
        else:
            found = attempts_with_dice(s, ways, disaster)
        ways.attempts[disaster] = found
    return found


def attempts_with_everything(s: State, ways: Ways, disaster: int) -> Attempt:
    """Where the card has no number: all it asks for is brought, and no dice are rolled."""
    number = penalty(s)
    cost = 0.0
    for asset, plus, region in s.facts.bonuses[disaster]:
        if region_of_asset(s, asset) == region:
            number -= plus
        else:
            cost += ways.carry(s, asset, region)
    place = s.facts.region[disaster]
    found: Attempt | None = None
    for player in range(s.players - 1, -1, -1):
        need = 0 if cost > 0.0 else number - own_bonus(s, player, disaster)
        found = Attempt(ways.trip(s, player, place) + cost, need, None, found)
    assert found is not None
    return found


def attempts_with_dice(s: State, ways: Ways, disaster: int) -> Attempt:
    """At once, or with everything that is worth bringing first."""
    number = min(TOP, s.facts.number[disaster]) + penalty(s)
    lacks: list[Lack] = []
    for asset, plus, region in s.facts.bonuses[disaster]:
        if region_of_asset(s, asset) == region:
            number -= plus
        else:
            lacks.append(Lack(asset, plus, region))
    found: Attempt | None = None
    for player in range(s.players - 1, -1, -1):
        found = attempt_by(s, ways, player, disaster, number, lacks, found)
    assert found is not None
    return found


@mypyc_attr(acyclic=True)
class Lack:
    """Something that would help with a disaster, but is not where it would."""

    def __init__(self, asset: int, plus: int, region: int) -> None:
        self.asset: Final = asset
        self.plus: Final = plus
        self.region: Final = region
        self.least: Final = SHORTEST if asset == SCOTT else 1.0  # actions to bring it: only his Moves may be free
        self.cost = UNKNOWN  # the actions to bring it, once somebody asks

    def count(self, s: State, ways: Ways) -> float:
        """How many actions it takes to bring it."""
        if self.cost == UNKNOWN:
            self.cost = ways.carry(s, self.asset, self.region)
        return self.cost


def attempt_by(
    s: State, ways: Ways, player: int, disaster: int, number: int, lacks: list[Lack], following: Attempt | None
) -> Attempt:
    """How a player can avert a disaster."""
    place = s.facts.region[disaster]
    delay = ways.trip(s, player, place)
    me = s.characters[player]
    number -= own_bonus(s, player, disaster)
    rest: i64 = 0  # what does not come along, as bits
    bit: i64 = 1
    for lack in lacks:
        if lack.region == place and comes_along(s, me, lack.asset):
            number -= lack.plus
        else:
            rest |= bit
        bit <<= 1
    later: Attempt | None = None
    if rest and number > EASY:
        cost, plus = worth_bringing(s, ways, lacks, rest, number)
        if plus:
            later = Attempt(delay + cost, number - plus, None, None)
    return Attempt(delay, number, later, following)


def comes_along(s: State, me: int, asset: int) -> bool:
    """Whether an asset goes wherever a character goes."""
    own = s.aboard[me]
    return asset == me or asset == MACHINE + own or (own == TB2 and asset in s.hold)


def worth_bringing(s: State, ways: Ways, lacks: list[Lack], rest: i64, need: int) -> tuple[float, int]:
    """What of the rest should be brought, so that all takes the fewest actions: what that costs, and what it adds."""
    least, best_cost, best_plus = TRIES[need], 0.0, 0
    bit: i64 = 1
    for lack in lacks:
        if rest & bit and (lack.least + 1.0 >= least or lack.count(s, ways) + 1.0 >= least):  # a try is needed anyhow
            rest -= bit
        bit <<= 1
    some: i64 = -rest & rest
    while some:  # all choices among the rest
        cost, plus = 0.0, 0
        bit = 1
        for lack in lacks:
            if some & bit:
                cost += lack.cost
                plus += lack.plus
            bit <<= 1
        if cost + TRIES[need - plus] < least:
            least, best_cost, best_plus = cost + TRIES[need - plus], cost, plus
        some = (some - rest) & rest
    return best_cost, best_plus
