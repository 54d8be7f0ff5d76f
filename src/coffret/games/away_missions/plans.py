"""What the Aliens are going to do, as far as everybody can know.

A copy of the table plays the coming Alien Turn by the rules, with every protocol and tie-break, as if no player did
anything in it and all attacks missed. Where chance decides between unscanned tiles, one way is shown and said to be
possible only.
"""

from itertools import groupby
from typing import Any

from coffret.games.away_missions.actions import Throw
from coffret.games.away_missions.names import BUG
from coffret.games.away_missions.rules.alien_turn import alien_turn
from coffret.games.away_missions.rules.dice import ThrowDice
from coffret.games.away_missions.rules.table import KIND_OF, is_stunned
from coffret.games.away_missions.state import ALIEN_TURN, NOBODY, ROCKETEERS_TURN, State
from coffret.kernel import Action, Event, Frame
from coffret.kernel.stack import CHANCE, NOTHING, Listener, copy, push
from coffret.kernel.text import Message

MOST_STEPS = 2000  # of one prediction
MISS = 10  # a face that never succeeds


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
    doubt(step, found)
    outcomes: list[tuple[int, Action]] = step.outcomes(table)  # type: ignore[attr-defined]
    return outcomes[0][1], CHANCE


def doubt(step: Frame[Any], found: Plans) -> None:
    """Chance is asked: whose plan is uncertain from here on. In which order some act does not matter."""
    if hasattr(step, "alien"):
        found[step.alien].perhaps = True
    elif not hasattr(step, "queue"):
        for plan in found.values():
            plan.perhaps = plan.perhaps or plan.kind == BUG


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
