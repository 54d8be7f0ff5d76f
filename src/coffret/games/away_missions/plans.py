"""What the Aliens are going to do, as far as everybody can know.

A copy of the table plays the coming Alien Turn by the rules, with every protocol and tie-break, as if no player did
anything in it and all attacks missed. Where chance decides between unscanned tiles, one way is shown and said to be
possible only; so is what depends on it: those taken along, or met on another way, may end up elsewhere.
"""

from itertools import combinations, groupby
from typing import Any

from coffret.games.away_missions.actions import Throw
from coffret.games.away_missions.names import BRAIN, BUG, LEADER, SAUCERMAN, WAR_THRALL
from coffret.games.away_missions.rules.alien_turn import ActAtRandom, alien_turn
from coffret.games.away_missions.rules.dice import ThrowDice
from coffret.games.away_missions.rules.prey import prey_of
from coffret.games.away_missions.rules.table import KIND_OF, is_stunned
from coffret.games.away_missions.rules.walking import PickWay, walks_to, ways_from
from coffret.games.away_missions.state import ALIEN_TURN, NOBODY, ROCKETEERS_TURN, State
from coffret.kernel import Action, Event, Frame
from coffret.kernel.stack import CHANCE, NOTHING, Listener, copy, push
from coffret.kernel.text import Message

MOST_STEPS = 2000  # of one prediction
MISS = 10  # a face that never succeeds
PASSENGERS = {LEADER: SAUCERMAN, WAR_THRALL: BRAIN}  # whom a kind of Alien takes along


class Plan:
    """What one figure is going to do."""

    def __init__(self, kind: int, place: int, stunned: bool) -> None:
        self.kind = kind
        self.place = place  # where it stands now
        self.stunned = stunned
        self.path: tuple[int, ...] = ()  # the places it enters
        self.victim = NOBODY  # the Rocketeer it attacks
        self.minds = False  # it controls minds
        self.perhaps = False  # chance has a hand in it

    def told(self) -> Message:
        """The plan in words."""
        plan = self.certain()
        return Message("plan-perhaps", {"plan": plan}) if self.perhaps else plan

    def certain(self) -> Message:
        """The same as if it were certain."""
        if self.stunned:
            return Message("plan-stunned")
        if self.minds:
            return Message("plan-minds")
        if self.path and self.victim != NOBODY:
            return Message("plan-moves-and-attacks", {"path": self.path, "rocketeer": self.victim})
        if self.path:
            return Message("plan-moves", {"path": self.path})
        return Message("plan-attacks", {"rocketeer": self.victim}) if self.victim != NOBODY else Message("plan-stays")

    def key(self) -> tuple[Any, ...]:
        """What figures with the same plan share."""
        return self.kind, self.place, self.path, self.victim, self.stunned, self.minds, self.perhaps


Plans = dict[int, Plan]


def plans(s: State) -> Plans:
    """What each figure will do in the coming Alien Turn; nothing while that turn is on."""
    if s.phase != ROCKETEERS_TURN or s.outcome is not None or not s.figures:
        return {}
    found = {figure: Plan(KIND_OF[figure], s.alien_at[figure], is_stunned(s, figure)) for figure in s.figures}
    for event in play_ahead(s, found):
        note(found, event)
    return found


def play_ahead(s: State, found: Plans) -> list[Event]:
    """The events of the coming Alien Turn."""
    table: State = copy(s)
    table.heard = heard = Listener()
    table.phase = ALIEN_TURN
    table.rolls = []
    table.stack = list(reversed(alien_turn(table)))
    for _ in range(MOST_STEPS):
        if not table.stack or table.outcome is not None:
            break
        step = table.stack[-1]
        action, seat = what_happens(table, step, found)
        table.stack.pop()
        push(table, step.resolve(table, action, seat))
    return heard.events


def what_happens(table: State, step: Frame[Any], found: Plans) -> tuple[Action, int]:
    """Dice miss, chance takes the first way, players the first option: to do nothing."""
    decision = step.ask(table)
    if decision is None:
        return NOTHING, CHANCE
    if isinstance(step, ThrowDice):
        return Throw((MISS,) * table.rolls[-1].dice), CHANCE
    if decision.seat != CHANCE:
        return decision.actions[0], decision.seat
    doubt(table, step, found)
    outcomes: list[tuple[int, Action]] = step.outcomes(table)  # type: ignore[attr-defined]
    return outcomes[0][1], CHANCE


def doubt(table: State, step: Frame[Any], found: Plans) -> None:
    """Chance is asked: whose plan is uncertain from here on."""
    if isinstance(step, PickWay):
        unsure = [step.alien, *step.queue]
        if KIND_OF[step.alien] == LEADER:
            unsure += passengers(table, step.alien, reach(table, step.alien, step.rocketeer, step.left))
    elif isinstance(step, ActAtRandom):
        unsure = taken_by_either(table, step.queue)
    else:
        unsure = [figure for figure, plan in found.items() if plan.kind == BUG]
    for figure in unsure:
        found[figure].perhaps = True


def taken_by_either(table: State, queue: tuple[int, ...]) -> list[int]:
    """Those whom one figure takes along or another, depending on which of them acts first."""
    found: list[int] = []
    ways = {figure: way_of(table, figure) for figure in queue if KIND_OF[figure] in PASSENGERS}
    for one, other in combinations(ways, 2):
        if ways[one] & ways[other]:
            found += passengers(table, one, ways[one] | ways[other])
    return found


def way_of(table: State, figure: int) -> set[int]:
    """The places that a figure may leave or enter when it acts; none if it does not walk."""
    goal = NOBODY if is_stunned(table, figure) or prey_of(table, figure) != NOBODY else walks_to(table, figure)
    return reach(table, figure, goal, table.facts.alien_move[KIND_OF[figure]]) if goal != NOBODY else set()


def reach(table: State, figure: int, goal: int, left: int) -> set[int]:
    """The places that a figure may leave or enter on its way to a Rocketeer."""
    last = {table.alien_at[figure]}
    found = set(last)
    for _ in range(left):
        last = {there for here in last for there in ways_from(table, figure, here, goal)}
        found |= last
    return found


def passengers(table: State, figure: int, places: set[int]) -> list[int]:
    """Those on some places whom a figure may take along."""
    kind = PASSENGERS.get(KIND_OF[figure], NOBODY)
    there = [one for one in table.figures if KIND_OF[one] == kind and table.alien_at[one] in places]
    return [one for one in there if kind == BRAIN or not is_stunned(table, one)]


def note(found: Plans, event: Event) -> None:
    """What an event says of a figure's plan."""
    if event.name == "swarm-attacks":
        for plan in found.values():
            if plan.kind == BUG and (plan.path or (plan.place,))[-1] == event.args["place"] and not plan.stunned:
                plan.victim = event.args["rocketeer"]
        return
    plan_of = found.get(event.args.get("alien", NOBODY))
    if plan_of is None:
        return
    if event.name == "alien-moves":
        plan_of.path += (event.args["place"],)
    elif event.name == "alien-attacks":
        plan_of.victim = event.args["rocketeer"]
    elif event.name == "brain-reaches":
        plan_of.minds = True


def lines(found: Plans) -> list[Message]:
    """The plans in words, one line for figures that do the same."""
    ordered = sorted(found.values(), key=Plan.key)
    groups = [list(group) for _, group in groupby(ordered, Plan.key)]
    return [
        Message("plan-line", {"kind": same[0].kind, "place": same[0].place, "count": len(same), "plan": same[0].told()})
        for same in groups
    ]
