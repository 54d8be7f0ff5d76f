"""A decent team-mate: goes where the next loss threatens, brings what helps, and gathers what the Scheme asks for.

It thinks in actions: every step it could take is tried out and taken back, and the table is judged by the work
that is left, by what may come too late, and by how near the defeat of the Scheme is.
"""

from typing import Final

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.bot.answers import answer
from coffret.games.thunderbirds.bot.helping import blinds_hood, helpful, last_card, presses_on
from coffret.games.thunderbirds.bot.roll import choose_in_rescue
from coffret.games.thunderbirds.bot.turn import (
    QUICK,
    USUAL,
    Step,
    Widths,
    all_steps,
    best_step,
)
from coffret.games.thunderbirds.rules.rescue import HoodFaces, OpenRescue
from coffret.games.thunderbirds.rules.table import here
from coffret.games.thunderbirds.rules.turn import BeforeDraw, TakeTurn
from coffret.games.thunderbirds.scene import touches
from coffret.games.thunderbirds.state import NOBODY, State
from coffret.games.thunderbirds.view import View
from coffret.kernel import NOTHING, Action, Rng
from coffret.kernel.scene import Intent
from coffret.kernel.stack import copy

__all__ = ["choose", "plan", "propose", "rollout"]

Plan = list[tuple[Action, State]]  # what to do, each with the table as it is then

STEPS: Final = 8  # that are proposed
PATIENCE: Final = 8  # operations after which a payment that was refused is not proposed again before the next action


def choose(view: View, options: list[Action], rng: Rng) -> Action:
    """What this seat does; where it only may act, it lets most moments pass."""
    return decided(view.table, options, USUAL)[0]


def rollout(view: View, options: list[Action], rng: Rng) -> Action:
    """The same for imagined plays: it thinks fewer steps through, and not so far."""
    return decided(view.table, options, QUICK)[0]


def propose(view: View, options: list[Action], rng: Rng) -> list[list[Action]]:
    """What is worth thinking about: in one's turn the best steps, each with all it takes, and what is free."""
    s = view.table
    if not isinstance(s.stack[-1], TakeTurn) or act.END_ACTIONS not in options:
        return [[option] for option in dict.fromkeys(options)]
    meant = intended(view, options)
    found = [[action for action, _ in meant]]
    for step in all_steps(s)[:STEPS]:
        actions = step.actions(s)
        if actions[0] in options and actions != found[0]:
            found.append(actions)
    found += [[it] for it in options if isinstance(it, act.Foil | act.FoilWith | act.Play | act.Spend | act.EndActions)]
    return found


def plan(view: View, options: list[Action], rng: Rng) -> Intent:
    """The same, with what is to follow and the elements it is about."""
    meant = intended(view, options)
    found: dict[str, None] = {}
    for action, table in meant:
        for element in touches(View(view.facts, view.seat, table), action):
            found[element] = None
    return Intent([action for action, _ in meant], list(found))


def intended(view: View, options: list[Action]) -> Plan:
    """What this seat does now, and then, if nothing comes in between."""
    action, step = decided(view.table, options, USUAL)
    return [(action, view.table)] if step is None else one_after_the_other(view.table, step)


def decided(s: State, options: list[Action], widths: Widths) -> tuple[Action, Step | None]:
    """What this seat does now, and the step that it is the first part of, if it is."""
    if isinstance(s.stack[-1], TakeTurn) and len(options) > 1:
        return in_turn(s, options, widths)
    return reply(s, options), None


def reply(s: State, options: list[Action]) -> Action:
    """What this seat answers, on its turn or on another's."""
    if len(options) == 1:
        return options[0]
    top = s.stack[-1]
    if isinstance(top, OpenRescue):
        return choose_in_rescue(s, top, options)
    if isinstance(top, BeforeDraw):
        return last_card(s, options) or act.PASS
    if isinstance(top, HoodFaces):
        return options[0] if blinds_hood(s) else act.PASS
    return answer(s, top, options)


def in_turn(s: State, options: list[Action], widths: Widths) -> tuple[Action, Step | None]:
    """Between actions: defeat the Scheme, use what helps, or take the best step."""
    can_end = False
    for action in options:
        if isinstance(action, (act.Foil, act.FoilWith)) and s.operations < PATIENCE:
            return action, None
        if isinstance(action, act.KeepWatch):
            return action, None
        if isinstance(action, act.EndActions):
            can_end = True
    if (useful := helpful(s, options)) is not None:
        return useful, None
    if not can_end:
        return NOTHING if is_offered(NOTHING, options) else options[0], None
    step = best_step(s, widths)[0]
    if step is not None and is_offered(first := step.actions(s)[0], options):
        return first, step
    return presses_on(s, options) or act.END_ACTIONS, None


def is_offered(action: Action, options: list[Action]) -> bool:
    """Whether an action can be chosen."""
    for option in options:  # nearly always it is one of the very objects, and equality takes longer
        if option is action:
            return True
    return action in options


def one_after_the_other(s: State, step: Step) -> Plan:
    """The actions of a step and of those that follow if it succeeds, until dice decide or it would only go back."""
    found: Plan = []
    left = NOBODY  # the region that the last step left
    count = 0  # of the actions before that step
    following: Step | None = step
    while following is not None:
        actions = following.actions(s)
        last = actions[-1]
        if len(actions) == 1 and isinstance(last, act.Move) and last.region == left:
            return found[:count] or found
        left = here(s, s.turn) if isinstance(last, act.Move) else NOBODY
        count = len(found)
        end: State = copy(s)
        following.ends()[0][1].lay_out(end)
        for action in actions:
            found.append((action, end if isinstance(action, act.Move) else s))  # by then, everybody is aboard
        following = None if isinstance(actions[0], act.Rescue) else following.then
        s = end
    return found
