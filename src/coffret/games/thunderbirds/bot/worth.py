"""What a position is worth to the team, in actions: how pressing the disasters are, and how near the Scheme is.

Every disaster is given to whoever can avert it soonest, the most pressing first; what a player has taken on delays
the rest. What is late may lose the game, and that is far worse than the work itself.
"""

from math import exp, log
from typing import Final

from coffret.games.thunderbirds.bot.chances import ALIVE, CHANCES, TRIES, share, too_late
from coffret.games.thunderbirds.bot.prices import (
    AFTER,
    AGE,
    CARD,
    DEFEAT,
    HARDEST,
    LOSS,
    PRESSING,
    PRICE,
    SECOND,
    SOFT,
    STEP,
    THREAT,
    THREATS,
    WON,
)
from coffret.games.thunderbirds.bot.scheme import scheme_worth
from coffret.games.thunderbirds.bot.ways import Rescue, Ways, ways_of
from coffret.games.thunderbirds.rules.bonus import penalty
from coffret.games.thunderbirds.rules.hood import john_ignores
from coffret.games.thunderbirds.rules.table import region_of_asset
from coffret.games.thunderbirds.state import (
    ACTIONS,
    ALL_SCHEMES,
    INTELLIGENCE,
    KINDS_OF_TOKENS,
    MACHINE,
    NOBODY,
    SKULL,
    TB2,
    TEAMWORK,
    Facts,
    State,
)

MOST: Final = 4000  # positions that are kept in mind
TOP: Final = 20  # a number that is as hopeless as any higher one


class Memory:
    """What positions were worth, with one content: thoughts come to the same ones again and again."""

    def __init__(self) -> None:
        self.facts: Facts | None = None
        self.known: dict[tuple[int, ...], float] = {}


MEMORY: Final = Memory()


def worth(s: State, left: int) -> float:
    """What a position is worth when the active player has so many actions left."""
    if s.outcome is not None:
        return WON if s.outcome.winners else -LOSS
    if MEMORY.facts is not s.facts or len(MEMORY.known) >= MOST:
        MEMORY.facts, MEMORY.known = s.facts, {}
    key = all_that_counts(s, left)
    known = MEMORY.known.get(key)
    if known is None:
        known = MEMORY.known[key] = reckoned(s, left)
    return known


def all_that_counts(s: State, left: int) -> tuple[int, ...]:
    """Everything that the worth of a position depends on."""
    found = [left, s.players, s.turn, s.hood, s.scheme, s.foiled, s.lasting, int(s.watch)]
    found += [*s.at, *s.aboard, *s.pods, *s.slots, *s.fab, *s.characters]
    for hand in s.tokens:
        found += hand
    found += s.hold
    return tuple(found)


def reckoned(s: State, left: int) -> float:
    """The same, reckoned anew."""
    ways = ways_of(s)
    work, threats = queue(s, ways, left)
    total = -work - THREATS * threats - STEP * s.hood + DEFEAT * s.foiled + holdings(s)
    safe = exp(-threats)
    if s.scheme != NOBODY and s.foiled < ALL_SCHEMES:
        near, late = scheme_worth(s, ways, work)
        total += near
        safe *= 1.0 - late
    return total - LOSS * (1.0 - safe)


def holdings(s: State) -> float:
    """Tokens and cards in hand."""
    total = 0.0
    for hand in s.tokens:
        for token in range(KINDS_OF_TOKENS):
            if hand[token]:
                total += PRICE[token] * hand[token]
    for owner in s.fab:
        if owner >= 0:
            total += CARD
    return total


def queue(s: State, ways: Ways, left: int) -> tuple[float, float]:
    """The work that the track holds, and how much threatens: exp(-threats) is the chance that nothing is too late."""
    players = s.players
    free = [float(ACTIONS)] * players  # what each has not promised yet of the actions of the next turn
    wait = [(player - s.turn) % players for player in range(players)]
    free[s.turn] = float(left)
    faces = 1.05 if john_ignores(s) else 1.0 + 0.33 * STEP  # what a Rescue costs
    work = 0.0
    threats = 0.0
    for slot in range(SKULL - 1, 0, -1):
        disaster = s.slots[slot]
        if disaster == NOBODY:
            continue
        rescues = rescues_of(ways, disaster)
        alive = ALIVE[SKULL - slot]
        least, effort, who, late, other = 1e9, 0.0, 0, 1.0, 1.0
        near = 0.0
        for player in range(players):
            mine, missed = 1e9, 1.0
            for delay, need in rescues[player]:
                chance = chance_of(s, player, need, slot)
                cost = delay + (min(HARDEST, faces / chance) if chance > 0.0 else HARDEST + 2.0)
                miss = too_late(alive, wait[player], players, free[player] - delay, 1.0 - chance)
                if cost + LOSS * miss < mine + LOSS * missed:
                    mine, missed = cost, miss
            near += exp(-mine / SOFT)
            if mine + LOSS * missed < least:
                other = late
                least, effort, who, late = mine + LOSS * missed, mine, player, missed
            elif missed < other:
                other = missed
        work += AGE[slot] - SOFT * log(near / players)
        threats += THREAT[slot] * late * (1.0 - SECOND + SECOND * other)
        free[who] -= effort + AFTER
    return work, threats


def chance_of(s: State, player: int, need: int, slot: int) -> float:
    """The chance of one Rescue; when it presses, the player's tokens are spent on it."""
    if slot >= PRESSING:
        tokens = s.tokens[player]
        if tokens[TEAMWORK] or tokens[INTELLIGENCE]:
            return share(need - 2 * min(2, tokens[TEAMWORK]), min(2, tokens[INTELLIGENCE]))
    return CHANCES[need] if need > 0 else 1.0


def rescues_of(ways: Ways, disaster: int) -> list[list[Rescue]]:
    """By player, how a disaster can be averted."""
    found = ways.rescues.get(disaster)
    if found is None:
        s = ways.s
        need, missing = asked(s, disaster)
        need += penalty(s)
        players = range(s.players)
        found = [rescue_ways(s, ways, player, disaster, need, missing) for player in players]
        ways.rescues[disaster] = found
    return found


def asked(s: State, disaster: int) -> tuple[int, list[tuple[int, int, int]]]:
    """What the dice must total for anybody with what is in place already, and what is not."""
    need = min(TOP, s.facts.number[disaster])
    missing = []
    for bonus in s.facts.bonuses[disaster]:
        if region_of_asset(s, bonus[0]) == bonus[2]:
            need -= bonus[1]
        else:
            missing.append(bonus)
    return need, missing


def rescue_ways(
    s: State, ways: Ways, player: int, disaster: int, need: int, missing: list[tuple[int, int, int]]
) -> list[Rescue]:
    """How a player can avert a disaster: the actions before the first Rescue, and what the dice must total then.

    Either at once, or with everything that is worth bringing there first.
    """
    facts = s.facts
    place = facts.region[disaster]
    delay = ways.trip(player, place)
    me = s.characters[player]
    if facts.bonus_type[me] == facts.type[disaster]:
        need -= facts.bonus[me]
    if not missing:
        return [(delay, need)]
    if facts.number[disaster] == 0:
        return [(delay + sum([ways.carry(asset, region) for asset, _, region in missing]), 0)]
    own = s.aboard[me]
    rest = []
    for bonus in missing:
        asset = bonus[0]
        if bonus[2] == place and (asset == me or asset == MACHINE + own or (own == TB2 and asset in s.hold)):
            need -= bonus[1]
        else:
            rest.append(bonus)
    if not rest or need <= 2:
        return [(delay, need)]
    cost, plus = worth_bringing(ways, need, rest)
    return [(delay, need), (delay + cost, need - plus)] if plus else [(delay, need)]


def worth_bringing(ways: Ways, need: int, rest: list[tuple[int, int, int]]) -> tuple[float, int]:
    """What of the rest should be brought, so that all takes the fewest actions: what that costs, and what it adds."""
    costs = [ways.carry(asset, region) for asset, _, region in rest]
    least, best_cost, best_plus = TRIES[need], 0.0, 0
    for some in range(1, 1 << len(rest)):
        cost, plus = 0.0, 0
        for place in range(len(rest)):
            if some >> place & 1:
                cost += costs[place]
                plus += rest[place][1]
        if cost + TRIES[need - plus] < least:
            least, best_cost, best_plus = cost + TRIES[need - plus], cost, plus
    return best_cost, best_plus
