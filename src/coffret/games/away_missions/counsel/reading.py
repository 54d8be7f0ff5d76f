# interpreted
"""A position as one Rocketeer reads it: who would attack whom, how far it is, what lies where, and odds in percent."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from coffret.games.away_missions.bot.danger import TWICE
from coffret.games.away_missions.bot.errands import goals, pending
from coffret.games.away_missions.cards import BOSS, CLOSED, DISCOVERY_DECK, DO_TASK, FAR, LOCKED, SEALED, SLAY
from coffret.games.away_missions.chances import acting
from coffret.games.away_missions.names import BUG, CARDS, THRALL, WAR_THRALL
from coffret.games.away_missions.plans import Plans, plans
from coffret.games.away_missions.rules.moving import enter
from coffret.games.away_missions.rules.objectives import holds
from coffret.games.away_missions.rules.prey import alien_dice
from coffret.games.away_missions.rules.table import KIND_OF, aliens_at, board_of, card_of, items_lying, scenario_of
from coffret.games.away_missions.state import (
    ALIEN_TOKEN,
    ARMED,
    DISCOVERY_TOKEN,
    MARKER,
    NOBODY,
    RESERVED_TOKEN,
    SPECIAL,
    STANDARD,
    State,
)
from coffret.kernel.counsel import Ground
from coffret.kernel.stack import copy
from coffret.kernel.text import Message

COSTS = {CLOSED: 2, LOCKED: 2}  # actions for a hatch; a locked one is closed again in the next game turn
FACES = 10
MISSES = 7  # faces of ten that do not succeed
TOKENS = (  # what lies face down on a tile, what tells most first
    (MARKER, "marker"),
    (RESERVED_TOKEN, "alien-token"),
    (DISCOVERY_TOKEN, "discovery"),
    (ALIEN_TOKEN, "alien-token"),
)


def ground(id: str, weight: float, against: bool = False, **args: Any) -> Ground:
    """A ground with its message."""
    return Ground(Message(f"counsel-{id}", args), round(min(weight, 1.0), 3), against)


def note(s: State, item: int, weight: float) -> Ground:
    """A ground that tells what an item does."""
    return Ground(Message(f"note-{card_name(s, item)}"), weight)


def card_name(s: State, item: int) -> str:
    """The id of the card that an item is a copy of."""
    return CARDS[card_of(s, item)]


def percent(dice: int) -> int:
    """AM-DICE-01, AM-DICE-03 The chance of at least one success with so many dice, in percent."""
    return round(100 - 100 * (MISSES / FACES) ** dice)


def percent_twice(dice: int) -> int:
    """The chance of at least two."""
    return round(100 * TWICE[dice])


class Attackers:
    """Who would attack a Rocketeer in the coming Alien Turn for certain, if nobody did anything more."""

    def __init__(self, s: State, found: Plans, who: int) -> None:
        self.figures = certain(found, who)
        self.count = len(self.figures)
        self.is_sure = not any(plan.perhaps for plan in found.values())
        self.swarms = any(found[figure].kind == BUG for figure in self.figures)
        self.dice = sum([alien_dice(s, figure) for figure in self.figures])

    def args(self, who: int) -> dict[str, Any]:
        """As arguments of a message; the chance of a wound only where it is certain who attacks with which dice."""
        is_known = self.is_sure and not self.swarms
        return {"rocketeer": who, "count": self.count, "percent": percent(self.dice) if is_known else 0}


def certain(found: Plans, who: int = NOBODY) -> list[int]:
    """The figures that attack a Rocketeer, or anybody, wherever chance leads others."""
    return [
        figure
        for figure, plan in found.items()
        if plan.victim != NOBODY and not plan.perhaps and who in (NOBODY, plan.victim)
    ]


class Reading:
    """A position as the Rocketeer reads it who acts."""

    def __init__(self, s: State, who: int = NOBODY) -> None:
        self.s = s
        self.who = acting(s) if who == NOBODY else who
        self.here = s.at[self.who]

    @cached_property
    def plans(self) -> Plans:
        return plans(self.s)

    def attackers(self, who: int) -> Attackers:
        return Attackers(self.s, self.plans, who)

    def attackers_at(self, place: int) -> Attackers:
        """Who would attack this Rocketeer on another tile."""
        table = copy(self.s)
        enter(table, self.who, place)
        return Attackers(table, plans(table), self.who)

    @cached_property
    def goals(self) -> list[int]:
        return goals(self.s, self.who)

    @cached_property
    def ways(self) -> dict[int, list[int]]:
        """By goal, the fewest actions from each place."""
        return {goal: ways(self.s, goal) for goal in self.goals}

    def nearest(self, place: int) -> tuple[int, int]:
        """The fewest actions from a place to a goal, and which goal that is; FAR without one."""
        found = [(self.ways[goal][place], goal) for goal in self.goals]
        return min(found) if found else (FAR, NOBODY)

    def left(self) -> int:
        """AP of the Rocketeer that are not spent."""
        return self.s.points[3 * self.who + STANDARD] + self.s.points[3 * self.who + SPECIAL]


def ways(s: State, goal: int) -> list[int]:
    """By place, the fewest actions to a goal over the borders that are known; unseen ones may be free."""
    board = board_of(s)
    found = [FAR] * board.n
    found[goal] = 0
    queue = [goal]
    for place in queue:
        for there, border in zip(board.around[place], board.across[place], strict=True):
            steps = found[place] + COSTS.get(s.border[border], 1)
            if s.border[border] != SEALED and steps < found[there]:
                found[there] = steps
                queue.append(there)
    return found


def what_is_at(s: State, who: int, place: int) -> Message | None:
    """What makes a tile worth going to, as it can be seen."""
    if s.kit_at[who] == place:
        return Message("what-kit")
    open = pending(s)
    for number in open:
        clause = scenario_of(s).objectives[number]
        if clause.verb == DO_TASK and s.tile[place] in clause.tiles:
            return Message("what-task", {"task": clause.what})
    if (thing := technology_at(s, place)) != NOBODY:
        return Message("what-card", {"card": card_of(s, thing)})
    if thralls := [one for one in aliens_at(s, place) if KIND_OF[one] in (THRALL, WAR_THRALL)]:
        return Message("what-alien", {"kind": KIND_OF[thralls[0]]})
    for token, id in TOKENS:
        if s.tokens[place] & token:
            return Message(f"what-{id}")
    if not open:
        return Message("what-end", {"tile": s.tile[place]}) if s.tile[place] >= 0 else None
    boss = next((rule for rule in scenario_of(s).rules if rule.verb == BOSS), None)
    if boss is not None and any(scenario_of(s).objectives[number].verb == SLAY for number in open):
        return Message("what-boss", {"kind": boss.alien})
    friends = [other for other in s.crew if other != who and s.at[other] == place]
    return Message("what-friend", {"rocketeer": friends[0]}) if friends else None


def technology_at(s: State, place: int) -> int:
    """A Discovery that lies on a tile; NOBODY if there is none."""
    tokens = s.facts.in_deck[DISCOVERY_DECK]
    lying = [item for item in items_lying(s, place) if item in tokens and not s.item_state[item] & ARMED]
    return lying[0] if lying else NOBODY


def still_wanted(s: State, verb: int, what: int) -> int:
    """The number of an objective that is open; NOBODY if there is none."""
    for number, clause in enumerate(scenario_of(s).objectives):
        if clause.verb == verb and clause.what == what and not holds(s, number):
            return number
    return NOBODY
