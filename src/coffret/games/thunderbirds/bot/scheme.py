"""What the Scheme and the disasters ask for, and how near the defeat of the Scheme is."""

from typing import Final

from coffret.games.thunderbirds.bot.chances import risk
from coffret.games.thunderbirds.bot.place import PLACES, THINGS, packed
from coffret.games.thunderbirds.bot.prices import DEFEAT, ELSEWHERE, LEISURE, PACE, SHARE, WATCHED_PACE
from coffret.games.thunderbirds.bot.ways import TOKEN, Ways
from coffret.games.thunderbirds.rules.hood import john_ignores
from coffret.games.thunderbirds.rules.table import owner_with, region_of_asset
from coffret.games.thunderbirds.state import (
    ACTIONS,
    NOBODY,
    PAY_AFAR,
    PLAN,
    POD,
    SCHEME_SPACES,
    SKULL,
    TECHNOLOGY,
    Facts,
    State,
)

MOST: Final = 200  # tracks that are kept in mind


def needed(s: State, token: int) -> int:
    """How many tokens of a kind the Scheme asks for."""
    if s.scheme == NOBODY:
        return 0
    total = 0
    for _, kind, count in s.facts.cost[s.scheme]:
        if kind == token:
            total += count
    if token == TECHNOLOGY:
        for asset, _ in s.facts.assets[s.scheme]:
            if asset >= POD and s.pods[asset - POD] == PLAN:
                total += 1
    return total


def held(s: State, token: int) -> int:
    """How many tokens of a kind the team has."""
    total = 0
    for hand in s.tokens:
        total += hand[token]
    return total


class Wants:
    """What the cards on the table ask for, and how much, by asset and region."""

    def __init__(self, asked: list[tuple[int, int, float]]) -> None:
        pairs: list[tuple[int, int]] = []
        regions: list[tuple[int, ...]] = [()] * THINGS
        weights = [0.0] * (THINGS * PLACES)
        for asset, region, weight in asked:
            if region not in regions[asset]:
                pairs.append((asset, region))
                regions[asset] = (*regions[asset], region)
            weights[asset * PLACES + region] += weight
        self.pairs: Final = tuple(pairs)  # in the order of the cards
        self.regions: Final = tuple(regions)
        self.weights: Final = tuple(weights)

    def weight(self, asset: int, region: int) -> float:
        """How much an asset is wanted in a region."""
        return self.weights[asset * PLACES + region]


class Memory:
    """What tracks and Schemes ask for, with one content: most thoughts change neither."""

    def __init__(self) -> None:
        self.facts: Facts | None = None
        self.known: dict[int, Wants] = {}


MEMORY: Final = Memory()


def wanted(s: State) -> Wants:
    """What the cards on the table ask for."""
    if MEMORY.facts is not s.facts or len(MEMORY.known) >= MOST:
        MEMORY.facts, MEMORY.known = s.facts, {}
    key: int = packed(s.slots, 64, -1) * 64 + s.scheme + 1
    known = MEMORY.known.get(key)
    if known is None:
        known = MEMORY.known[key] = count_wanted(s)
    return known


def count_wanted(s: State) -> Wants:
    asked: list[tuple[int, int, float]] = []
    for slot in range(1, SKULL):
        disaster = s.slots[slot]
        if disaster != NOBODY:
            for asset, plus, region in s.facts.bonuses[disaster]:
                asked.append((asset, region, (plus or 4) * (1.0 + slot / 3)))
    if s.scheme != NOBODY:
        for asset, region in s.facts.assets[s.scheme]:
            asked.append((asset, region, 12.0))
    return Wants(asked)


def scheme_effort(s: State, ways: Ways) -> float:
    """How many actions it takes to have all that the Scheme asks for in its place."""
    effort = 0.0
    afar = NOBODY if owner_with(s, PAY_AFAR) < 0 else -2  # -2: nobody in particular yet
    building = 0
    for asset, region in s.facts.assets[s.scheme]:
        if region_of_asset(s, asset) != region:
            effort += ways.carry(s, asset, region)
            building += asset >= POD and s.pods[asset - POD] == PLAN
    gone = [NOBODY] * s.players  # the regions where they pay
    for region, token, count in s.facts.cost[s.scheme]:
        due = count + (building if token == TECHNOLOGY else 0)
        waiting = payers(s, token)
        while waiting and due > 0:
            player, trip = soonest(s, ways, waiting, region, gone)
            waiting -= 1 << player
            have = s.tokens[player][token]
            if trip and afar == -2:
                afar = player
            if player != afar and gone[player] == NOBODY:
                effort += trip
                gone[player] = region
            elif player != afar and gone[player] != region:
                effort += TOKEN * min(have, due)
            due -= have
        effort += TOKEN * max(0, due)
    return effort


def payers(s: State, token: int) -> int:
    """The players who have tokens of a kind, as bits."""
    found = 0
    for player in range(s.players):
        if s.tokens[player][token]:
            found += 1 << player
    return found


def soonest(s: State, ways: Ways, waiting: int, region: int, gone: list[int]) -> tuple[int, float]:
    """Who of some players can be first in a region, and how many actions that takes."""
    best, least = NOBODY, 0.0
    for player in range(s.players):
        if waiting >> player & 1:
            trip = ways.trip(s, player, region)
            if gone[player] != NOBODY and gone[player] != region:
                trip += ELSEWHERE
            if best == NOBODY or trip < least:
                best, least = player, trip
    return best, least


def scheme_worth(s: State, ways: Ways, work: float, funds: int, earmarked: float) -> tuple[float, float]:
    """How near the defeat of the Scheme is, and how likely the Hood is first."""
    if ways.funds != funds:
        ways.funds, ways.effort = funds, scheme_effort(s, ways)
    effort = ways.effort
    steps = SCHEME_SPACES[s.foiled] - s.hood
    pace = WATCHED_PACE if john_ignores(s) else PACE
    turns = (effort + SHARE * work) / ACTIONS
    ready = DEFEAT - 1.0 if effort == 0.0 else 0.0
    return ready - effort - earmarked, risk((steps / pace - turns) / LEISURE)
