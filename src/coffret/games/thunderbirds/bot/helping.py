"""Tokens and F.A.B. cards between actions, on the own turn or on another's: when each is worth it."""

from collections.abc import Callable
from typing import Final

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.bot.circumstances import circumstances
from coffret.games.thunderbirds.bot.rescuing import averted, rescue_chance
from coffret.games.thunderbirds.bot.scheme import held, needed, wanted
from coffret.games.thunderbirds.bot.turn import best_step, hood_price
from coffret.games.thunderbirds.bot.ways import ways_among
from coffret.games.thunderbirds.bot.worth import worth, worth_in
from coffret.games.thunderbirds.names import MACHINES
from coffret.games.thunderbirds.rules.acting import action_options
from coffret.games.thunderbirds.rules.fab_disasters import discardable
from coffret.games.thunderbirds.rules.hood import hood_steps, john_ignores
from coffret.games.thunderbirds.rules.movement import put
from coffret.games.thunderbirds.rules.table import slot_of
from coffret.games.thunderbirds.state import (
    ACTIONS,
    CARD_VERBS,
    DETERMINATION,
    EARTH,
    FAB1,
    KINDS_OF_TOKENS,
    LOGISTICS,
    MACHINE,
    NOBODY,
    POD,
    SCHEME_SPACES,
    SOUTH_PACIFIC,
    TB5,
    TECHNOLOGY,
    State,
)
from coffret.kernel import Action
from coffret.kernel.stack import copy

REMOVE: Final = 7.0  # what the Air Sea Rescue Centre should save
PROFIT: Final = 1.5  # what a card should bring in actions


def helpful(s: State, options: list[Action]) -> Action | None:
    """A token or card that should be used now."""
    for action in options:
        if isinstance(action, act.Play):
            if PLAYS[s.facts.verb[action.card]](s, action.card):
                return action
        elif isinstance(action, act.Spend) and action.token == LOGISTICS and has_spare(s, LOGISTICS):
            return action
    return build(s, [action for action in options if isinstance(action, act.Build)])


def has_spare(s: State, token: int) -> bool:
    """Whether there are more tokens of a kind than the Scheme asks for."""
    return held(s, token) > needed(s, token)


def build(s: State, options: list[act.Build]) -> Action | None:
    """Build what the Scheme asks for, or, with tokens to spare, what a disaster asks for."""
    if not options or s.operations or s.actions < ACTIONS:
        return None
    wants = wanted(s)
    urgent = {asset - POD for asset, _ in s.facts.assets[s.scheme] if asset >= POD} if s.scheme != NOBODY else set()
    for action in options:
        if action.pod in urgent:
            return action
    if not has_spare(s, TECHNOLOGY):
        return None
    asked = {asset - POD for asset, _ in wants.pairs if asset >= POD}
    candidates = [action for action in options if action.pod in asked]
    values = [worth(built(s, action), s.actions) for action in candidates]
    if not values or max(values) < worth(s, s.actions):
        return None
    return candidates[values.index(max(values))]


def built(s: State, action: act.Build) -> State:
    """The table with a pod vehicle built."""
    after: State = copy(s)
    after.tokens[s.player_of[action.character]][TECHNOLOGY] -= 1
    after.pods[action.pod] = SOUTH_PACIFIC
    return after


def presses_on(s: State, options: list[Action]) -> Action | None:
    """Determination at the end of a turn, when one more action brings enough."""
    found = [action for action in options if isinstance(action, act.Spend) and action.token == DETERMINATION]
    if not found or s.actions:
        return None
    more: State = copy(s)
    more.actions = 1
    _, gain = best_step(more)
    price = PROFIT if has_spare(s, DETERMINATION) else 4.0
    return found[0] if gain > price else None


# Cards, by what must be so that they are played between actions


def one_more_action(s: State, card: int) -> bool:
    """Mobile Command Unit: when the active player has run out of actions and one more brings enough."""
    if s.actions:
        return False
    more: State = copy(s)
    more.actions = 1
    return best_step(more)[1] > PROFIT


def removes_danger(s: State, card: int) -> bool:
    """Air Sea Rescue Centre: against what is late or hard."""
    return s.operations == 0 and max(saved(s, card)) > REMOVE


def saved(s: State, card: int) -> list[float]:
    """What it would save to discard each of the disasters that the card can discard."""
    stay = worth(s, s.actions)
    return [worth(without(s, disaster), s.actions) - stay for disaster in discardable(s, card)]


def without(s: State, disaster: int) -> State:
    """The table without a disaster."""
    after: State = copy(s)
    after.slots[slot_of(s, disaster)] = NOBODY
    return after


def orders_pay(s: State, card: int) -> bool:
    """Jeff's Orders: when somebody off turn has something good to do."""
    return s.actions == 0 and max([order_gain(s, player) for player in range(s.players) if player != s.turn]) > PROFIT


def order_gain(s: State, player: int) -> float:
    """What the best action of a player off turn would bring."""
    options: list[Action] = []
    action_options(s, player, options)
    return max([order_value(s, player, action) for action in options], default=-1.0) - worth(s, s.actions)


def order_value(s: State, player: int, action: Action) -> float:
    """What an action of a player off turn leads to."""
    if isinstance(action, act.Rescue):
        chance = rescue_chance(s, player, action.disaster)
        stay = worth(s, s.actions)
        faces = 0.0 if s.facts.number[action.disaster] == 0 else 1 / 36 if john_ignores(s) else 1 / 3
        good = worth(averted(s, player, action.disaster), s.actions)
        return chance * good + (1 - chance) * stay - faces * hood_price(copy(s), stay)
    if isinstance(action, act.Move):
        after: State = copy(s)
        put(after, s.aboard[s.characters[player]], action.region)
        return worth(after, s.actions)
    if isinstance(action, act.Scan):
        after = without(s, action.disaster)
        after.slots[slot_of(s, action.disaster) - 1] = action.disaster
        return worth(after, s.actions)
    return worth(s, s.actions) - (5.0 if isinstance(action, act.Plan) else 0.0)


def fuel_pays(s: State, card: int) -> bool:
    """Experimental Fuel: when the way of this turn becomes shorter."""
    if s.operations or not s.actions:
        return False
    fast: State = copy(s)
    fast.fuel = True
    return best_step(fast)[1] > best_step(s)[1] + PROFIT


def sails(s: State, card: int) -> bool:
    """FAB 1 Hydrofoils: when FAB 1 is wanted far away."""
    return s.operations == 0 and max(sailing(s)) > worth(s, s.actions) + PROFIT


def sailing(s: State) -> list[float]:
    """What the table is worth with FAB 1 in each region on Earth."""
    after: State = copy(s)
    after.hold = tuple([asset for asset in s.hold if asset != MACHINE + FAB1])
    around = circumstances(after)
    found = []
    for region in range(EARTH):
        put(after, FAB1, region)
        found.append(worth_in(after, s.actions, around, ways_among(after, around.crew)))
    return found


def brings(s: State, card: int) -> bool:
    """Tracy Brothers' Portraits: when somebody is wanted elsewhere."""
    if s.operations:
        return False
    stay = worth(s, s.actions)
    return max([bringing(s, it, machine) for it, machine in seats_wanted(s)], default=0.0) > stay + PROFIT


def seats_wanted(s: State) -> list[tuple[int, int]]:
    """Characters that a card names, or that are played, and the free seats elsewhere."""
    people = {asset for asset, _ in wanted(s).pairs if asset < MACHINE} | set(s.characters)
    machines = [machine for machine in range(len(MACHINES)) if s.aboard.count(machine) < s.facts.room[machine]]
    return [(it, m) for it in sorted(people) for m in machines if s.at[m] != s.at[s.aboard[it]] and m != TB5]


def bringing(s: State, character: int, machine: int) -> float:
    """What the table is worth with a character in another machine."""
    after: State = copy(s)
    after.aboard[character] = machine
    return worth(after, s.actions)


def radio_pays(s: State, card: int) -> bool:
    """Powder Compact Radio: when tokens for the Scheme come nearer."""
    if s.operations:
        return False
    stay = worth(s, s.actions)
    links = [(a, b) for a in range(s.players) for b in range(s.players) if a != b and any(s.tokens[a])]
    return max([linked(s, a, b) for a, b in links], default=0.0) > stay + 1.0


def linked(s: State, giver: int, receiver: int) -> float:
    """What the table is worth when one gives all tokens that the Scheme asks for to another."""
    after: State = copy(s)
    for token in range(KINDS_OF_TOKENS):
        if needed(s, token):
            after.tokens[receiver][token] += after.tokens[giver][token]
            after.tokens[giver][token] = 0
    return worth(after, s.actions)


def queue_presses(s: State, card: int) -> bool:
    """Agent-47: when a Hood-advances card in time would hold up the track."""
    return s.operations == 0 and (s.slots[7] != NOBODY or s.slots[6] != NOBODY) and len(s.top) < 3


def at_once(s: State, card: int) -> bool:
    """Cards that are tokens."""
    return True


def never(s: State, card: int) -> bool:
    """Cards of other moments."""
    return False


BETWEEN_ACTIONS: Final[dict[str, Callable[[State, int], bool]]] = {
    "discard": removes_danger,
    "extra_action": one_more_action,
    "order": orders_pay,
    "serve": at_once,
    "take": at_once,
    "fuel": fuel_pays,
    "sail": sails,
    "bring": brings,
    "exchange": radio_pays,
    "look": queue_presses,
}
PLAYS: Final = [BETWEEN_ACTIONS.get(verb, never) for verb in CARD_VERBS]


def last_card(s: State, options: list[Action]) -> Action | None:
    """A card before the draw: one that takes away what may reach the skull, or that helps anyhow."""
    plays = [action for action in options if isinstance(action, act.Play)]
    for action in plays:
        if LAST[s.facts.verb[action.card]](s, action.card):
            return action
    return helpful(s, list(plays))


def saves_the_last(s: State, card: int) -> bool:
    """Air Sea Rescue Centre: when it can discard what comes next to the skull."""
    return s.slots[7] in discardable(s, card)


def knows_nothing(s: State, card: int) -> bool:
    """Agent-47: when the next card may lose the game and nobody knows it."""
    return s.slots[7] != NOBODY and not s.top


def skips_draw(s: State, card: int) -> bool:
    """Holiday in Bonga Bonga: when the next card may lose the game, or soon."""
    next_loss = s.hood + 1 >= SCHEME_SPACES[s.foiled]
    return s.slots[7] != NOBODY or next_loss or (s.slots[6] != NOBODY and s.hood > 8)


BEFORE_DRAW: Final[dict[str, Callable[[State, int], bool]]] = {
    "discard": saves_the_last,
    "look": knows_nothing,
    "skip_draw": skips_draw,
}
LAST: Final = [BEFORE_DRAW.get(verb, never) for verb in CARD_VERBS]


def blinds_hood(s: State) -> bool:
    """Automatic Camera Detector: against two faces, or when the Hood is near."""
    return hood_steps(s) > 1 or SCHEME_SPACES[s.foiled] - s.hood <= 3
