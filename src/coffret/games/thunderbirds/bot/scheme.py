"""What the Scheme and the disasters ask for, and how near the defeat of the Scheme is."""

from coffret.games.thunderbirds.bot.chances import risk
from coffret.games.thunderbirds.bot.prices import DEFEAT, ELSEWHERE, LEISURE, PACE, PRICE, SHARE, WATCHED_PACE
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
    State,
)


def needed(s: State, token: int) -> int:
    """How many tokens of a kind the Scheme asks for."""
    if s.scheme == NOBODY:
        return 0
    count = sum([count for _, kind, count in s.facts.cost[s.scheme] if kind == token])
    if token == TECHNOLOGY:
        count += sum([asset >= POD and s.pods[asset - POD] == PLAN for asset, _ in s.facts.assets[s.scheme]])
    return count


def wanted(s: State) -> dict[tuple[int, int], float]:
    """What the cards on the table ask for, by asset and region."""
    wants: dict[tuple[int, int], float] = {}
    for slot in range(1, SKULL):
        disaster = s.slots[slot]
        if disaster != NOBODY:
            for asset, plus, region in s.facts.bonuses[disaster]:
                weight = (plus or 4) * (1.0 + slot / 3)
                wants[asset, region] = wants.get((asset, region), 0.0) + weight
    if s.scheme != NOBODY:
        for asset, region in s.facts.assets[s.scheme]:
            wants[asset, region] = wants.get((asset, region), 0.0) + 12.0
    return wants


def scheme_effort(s: State, ways: Ways) -> float:
    """How many actions it takes to have all that the Scheme asks for in its place."""
    effort = 0.0
    afar = NOBODY if owner_with(s, PAY_AFAR) < 0 else -2  # -2: nobody in particular yet
    building = 0
    for asset, region in s.facts.assets[s.scheme]:
        if region_of_asset(s, asset) != region:
            effort += ways.carry(asset, region)
            building += asset >= POD and s.pods[asset - POD] == PLAN
    gone: dict[int, int] = {}  # by player, the region where it pays
    for region, token, count in s.facts.cost[s.scheme]:
        due = count + (building if token == TECHNOLOGY else 0)
        holders = []
        for player in range(s.players):
            have = s.tokens[player][token]
            if have:
                trip = ways.trip(player, region)
                if gone.get(player, region) != region:
                    trip += ELSEWHERE
                holders.append((trip, player, have))
        holders.sort()
        for trip, player, have in holders:
            if due <= 0:
                break
            if trip and afar == -2:
                afar = player
            if player != afar and player not in gone:
                effort += trip
                gone[player] = region
            elif player != afar and gone[player] != region:
                effort += TOKEN * min(have, due)
            due -= have
        effort += TOKEN * max(0, due)
    return effort


def scheme_worth(s: State, ways: Ways, work: float) -> tuple[float, float]:
    """How near the defeat of the Scheme is, and how likely the Hood is first."""
    effort = scheme_effort(s, ways)
    steps = SCHEME_SPACES[s.foiled] - s.hood
    pace = WATCHED_PACE if john_ignores(s) else PACE
    turns = (effort + SHARE * work) / ACTIONS
    wanted = 0.0
    for _, token, count in s.facts.cost[s.scheme]:
        have = sum([hand[token] for hand in s.tokens])
        wanted += PRICE[token] * min(have, count)  # it is counted in the effort
    ready = DEFEAT - 1.0 if effort == 0.0 else 0.0
    return ready - effort - wanted, risk((steps / pace - turns) / LEISURE)
