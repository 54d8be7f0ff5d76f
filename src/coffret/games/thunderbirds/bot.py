"""A decent team-mate: rescues what presses most, brings bonuses, saves for the Scheme, and grants every request.

Every option gets a worth in one currency: one averted disaster is 10. What is needed to judge a move is counted
from the table: the chance of a Rescue, the slot of its card, the way to the Scheme.
"""

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.odds import percent
from coffret.games.thunderbirds.rules.bonus import conditions_met, position_bonus
from coffret.games.thunderbirds.rules.movement import is_free, move
from coffret.games.thunderbirds.rules.plan import is_quiet
from coffret.games.thunderbirds.rules.rescue import OpenRescue
from coffret.games.thunderbirds.rules.scheme import payable
from coffret.games.thunderbirds.rules.table import here, region_of_asset
from coffret.games.thunderbirds.state import (
    INTELLIGENCE,
    LOGISTICS,
    MACHINE,
    NO_PATH,
    NOBODY,
    ORANGE_PATH,
    PLAN,
    POD,
    SOUTH_PACIFIC,
    TB2,
    TEAMWORK,
    State,
)
from coffret.games.thunderbirds.view import View
from coffret.kernel import Action, Rng
from coffret.kernel.stack import copy

SAVED = 10.0  # an averted disaster
LATER = 0.5  # what next turn is worth against this one
PLACE = 0.3  # what a place is worth apart from rescues that can be made now


def choose(view: View, options: list[Action], rng: Rng) -> Action:
    """The option that is worth most; among equals, any."""
    s = view.table
    return max(options, key=lambda action: (worth(s, action), rng.below(1000)))


def worth(s: State, action: Action) -> float:
    """What an option is worth."""
    if isinstance(action, act.Allow | act.Roll | act.Play | act.Foil | act.FoilWith):
        return worth_at_once(s, action)
    if isinstance(action, act.Rescue):
        return rescue_worth(s, s.turn, action.disaster) + 3
    if isinstance(action, act.Move):
        return move_worth(s, action.region)
    if isinstance(action, act.Scan):
        return 2.0 + s.slots.index(action.disaster)
    if isinstance(action, act.Take | act.Gather):
        return token_worth(s, action.token)
    if isinstance(action, act.GiveUp):
        return -token_worth(s, action.token)
    if isinstance(action, act.Reroll | act.Steady | act.AddTwo | act.Done):
        return roll_worth(s, action)
    return small_worth(s, action)


def worth_at_once(s: State, action: Action) -> float:
    """What is nearly always right: grant, roll, defeat the Scheme, use a card."""
    if isinstance(action, act.Play):
        return play_worth(s, action.card)
    return 100.0 if isinstance(action, act.Foil | act.FoilWith) else 5.0


def play_worth(s: State, card: int) -> float:
    """Cards that change a Rescue wait until they decide it; the others are best played soon."""
    top = s.stack[-1]
    if not isinstance(top, OpenRescue):
        return 1.5 if s.facts.when[card] != 3 or s.actions else 0.5
    short = s.facts.number[top.disaster] - top.score(s)
    if not s.rolled:
        return -1.0
    return 6.0 if 0 < short <= (s.facts.adds[card] or 5 - min(s.dice)) else -1.0


def small_worth(s: State, action: Action) -> float:
    """Everything that is done on the way."""
    if isinstance(action, act.Plan):
        return 1.0 if is_quiet(s, s.turn) else -0.5
    if isinstance(action, act.Spend):
        return 1.0 if action.token == LOGISTICS else (0.4 if s.actions == 0 and best_rescue(s) > 4 else -1.0)
    if isinstance(action, act.Build):
        return build_worth(s, action.pod)
    if isinstance(action, act.Repair):
        return 1.0
    if isinstance(action, act.Transfer):
        return transfer_worth(s, action)
    if isinstance(action, act.Unload):
        return unload_worth(s, action.asset)
    if isinstance(action, act.Load):
        return load_worth(s, action.asset)
    if isinstance(action, act.Refuse | act.Pass | act.Swap | act.Change | act.StandDown | act.Revoke | act.AllowAlways):
        return -2.0
    return 0.0


def pressure(s: State, disaster: int) -> float:
    """How much a disaster matters: more with every slot."""
    slot = s.slots.index(disaster)
    return SAVED * (0.6 + 0.1 * slot) + (0.0, 0.0, 0.0, 0.0, 2.0, 8.0, 20.0, 45.0)[slot]


def rescue_chance(s: State, player: int, disaster: int, extra: int = 0) -> float:
    """The chance of a Rescue with the player's own tokens."""
    if s.facts.number[disaster] == 0:
        return 1.0 if conditions_met(s, disaster) else 0.0
    tokens = s.tokens[player]
    need = s.facts.number[disaster] - position_bonus(s, player, disaster) - extra - 2 * tokens[TEAMWORK]
    return percent(need, min(2, tokens[INTELLIGENCE])) / 100


def rescue_worth(s: State, player: int, disaster: int) -> float:
    """Chance and pressure, against the Hood faces that may show."""
    return rescue_chance(s, player, disaster) * pressure(s, disaster) - (0.5 if s.facts.number[disaster] else 0.0)


def best_rescue(s: State) -> float:
    """The best Rescue the active player could make where they are."""
    found = [
        rescue_worth(s, s.turn, it) for it in s.slots[1:8] if it != NOBODY and s.facts.region[it] == here(s, s.turn)
    ]
    return max(found, default=0.0)


def move_worth(s: State, region: int) -> float:
    """What can be done there with the actions that are left, and next turn, against staying."""
    free = is_free(s, s.turn)
    return stay_worth(moved(s, region), s.actions if free else s.actions - 1) - stay_worth(s, s.actions) - 0.2


def moved(s: State, region: int) -> State:
    """The table after a Move of the active player."""
    after: State = copy(s)
    move(after, after.turn, region)
    after.flown = True
    return after


def stay_worth(s: State, tries: int) -> float:
    """What the active player can do here with so many actions, and what the place is good for later."""
    region = here(s, s.turn)
    found = sorted([pressure(s, it) * at_last(s, it, tries) for it in s.slots[1:8] if is_at(s, it, region)])
    now = found[-1] + (0.5 * found[-2] if len(found) > 1 and tries > 1 else 0.0) if found else 0.0
    later = [pressure(s, it) * at_last(s, it, 2) for it in s.slots[1:8] if is_at(s, it, region)]
    return now + LATER * max([*later, 0.0]) * (1 if tries < 2 else 0) + PLACE * way_worth(s, region)


def is_at(s: State, disaster: int, region: int) -> bool:
    """Whether a disaster of the track is in this region."""
    return disaster != NOBODY and s.facts.region[disaster] == region


def at_last(s: State, disaster: int, tries: int) -> float:
    """The chance that one of so many Rescues succeeds."""
    return float(1 - (1 - rescue_chance(s, s.turn, disaster)) ** max(0, tries))


def way_worth(s: State, region: int) -> float:
    """A place, and a part of the best that one more Move reaches from it."""
    machine = s.aboard[s.characters[s.turn]]
    path = s.facts.path[machine]
    beyond = s.facts.reach[0][path][region][s.facts.speed[machine]] if path < NO_PATH else ()
    return place_worth(s, region) + 0.4 * max((place_worth(s, it) for it in beyond), default=0.0)


def place_worth(s: State, region: int) -> float:
    """What a player in this region, with everything aboard, would be good for."""
    me = s.characters[s.turn]
    aboard = {it for it in range(6) if s.aboard[it] == s.aboard[me]} | {MACHINE + s.aboard[me]}
    if s.aboard[me] == TB2:
        aboard |= set(s.hold)
    total = 0.0
    for disaster in s.slots[1:8]:
        if disaster == NOBODY:
            continue
        gain = sum(plus for asset, plus, place in s.facts.bonuses[disaster] if asset in aboard and place == region)
        if s.facts.region[disaster] == region:
            total += (0.35 + 0.07 * gain) * pressure(s, disaster)
        total += 0.05 * gain * pressure(s, disaster)
    for item, (place, _, count) in enumerate(s.facts.cost[s.scheme]):
        if place == region and payable(s, s.turn, item, s.turn):
            total += 3.0 * min(count, payable(s, s.turn, item, s.turn))
    for asset, place in s.facts.assets[s.scheme]:
        total += 4.0 if place == region and asset in aboard else 0.0
    return total


def token_worth(s: State, token: int) -> float:
    """Tokens for the Scheme first, then those that win rescues."""
    missing = 0
    for _, kind, count in s.facts.cost[s.scheme]:
        if kind == token:
            missing = max(0, count - sum(hand[token] for hand in s.tokens))
    return 3.0 * missing + (1.5, 1.2, 1.0, 0.8, 0.9)[token]


def roll_worth(s: State, action: Action) -> float:
    """Tokens are spent when they decide the Rescue; the weaker die is rerolled."""
    top = s.stack[-1]
    if isinstance(action, act.Done) or not isinstance(top, OpenRescue):
        return 0.0
    short = s.facts.number[top.disaster] - top.score(s)
    if isinstance(action, act.AddTwo):
        mine = s.tokens[s.player_of[top.character]][TEAMWORK]
        return 2.0 if 0 < short <= 2 * mine else -1.0
    die = s.dice[action.die] if isinstance(action, act.Reroll | act.Steady) else 0
    if short <= 0:
        return 0.5 if die == 0 else -1.0
    return 1.0 + (5 - die) / 10 + (0.5 if isinstance(action, act.Steady) else 0.0) if short <= 5 - die else -1.0


def wanted(s: State, asset: int) -> float:
    """How much the cards on the table ask for an asset."""
    total = 3.0 * sum(1 for it, place in s.facts.assets[s.scheme] if it == asset and region_of_asset(s, it) != place)
    for disaster in s.slots[1:8]:
        if disaster != NOBODY:
            total += sum(plus for it, plus, _ in s.facts.bonuses[disaster] if it == asset)
    return total


def build_worth(s: State, pod: int) -> float:
    """Pod vehicles are built when something asks for them."""
    return wanted(s, POD + pod) - 1.5 if s.pods[pod] == PLAN else -1.0


def load_worth(s: State, asset: int) -> float:
    """Load what is wanted elsewhere, when the pilot is here to bring it."""
    piloted = any(s.aboard[s.characters[player]] == TB2 for player in range(s.players))
    return 0.5 + 0.1 * wanted(s, asset) if piloted and wanted(s, asset) and not is_placed(s, asset) else -1.0


def unload_worth(s: State, asset: int) -> float:
    """Unload what is where the Scheme wants it."""
    return 2.0 if is_placed(s, asset) and s.at[TB2] != SOUTH_PACIFIC else -1.0


def is_placed(s: State, asset: int) -> bool:
    """Whether the Scheme wants the asset exactly where it is."""
    return any(it == asset and region_of_asset(s, it) == place for it, place in s.facts.assets[s.scheme])


def transfer_worth(s: State, action: act.Transfer) -> float:
    """Change into the rocket when space calls, and out of it when nothing does."""
    me = s.characters[s.turn]
    if action.character != me or s.actions == 0:
        return -1.0
    in_space = any(it != NOBODY and s.facts.region[it] > 10 for it in s.slots[1:8])
    rocket = s.facts.path[action.machine] == ORANGE_PATH
    sits = s.facts.path[s.aboard[me]] == ORANGE_PATH
    if rocket and not sits and in_space:
        return 0.5
    return 0.4 if sits and not in_space and s.facts.speed[action.machine] >= 2 else -1.0
