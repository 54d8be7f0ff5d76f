"""Tasks of a scenario: IQ actions at its tiles, and attacks on its markers."""

from typing import Final

from coffret.games.away_missions.actions import ATTACK_MARKER, PERFORM, AttackMarker, Perform
from coffret.games.away_missions.cards import ALARM, CLOSED, DO_TASK, SEAL, SEALED, Clause
from coffret.games.away_missions.names import DDT
from coffret.games.away_missions.rules.attack import use_weapon, weapons_of
from coffret.games.away_missions.rules.attack_refusals import refuse_weapon
from coffret.games.away_missions.rules.dice import begin_roll, steps, successes
from coffret.games.away_missions.rules.iq import begin_iq_roll
from coffret.games.away_missions.rules.objectives import by_crew, earlier_hold, has_box, markers_left, place_of
from coffret.games.away_missions.rules.roll_items import extra_dice
from coffret.games.away_missions.rules.table import (
    NOTHING_NEXT,
    Frames,
    board_of,
    card_of,
    crew_at,
    is_in,
    is_scanned,
    scenario_of,
)
from coffret.games.away_missions.rules.tokens import draw_alert
from coffret.games.away_missions.state import FOR_ATTACK, FOR_TASK, NOBODY, TASKED, State, changed
from coffret.kernel import Action, Frame, Reason


def open_task(s: State, place: int, task: int) -> int:
    """AM-SCEN-05 The objective of this task that is open at a place, all earlier ones being met; or NOBODY."""
    objectives = scenario_of(s).objectives
    for number in range(len(objectives)):
        clause = objectives[number]
        if clause.verb == DO_TASK and clause.what == task and is_open_at(s, number, place):
            return number if earlier_hold(s, number) else NOBODY
    return NOBODY


def is_open_at(s: State, number: int, place: int) -> bool:
    """Whether there is something to do for an objective at a place."""
    clause = scenario_of(s).objectives[number]
    if not is_scanned(s, place) or s.tile[place] not in clause.tiles:
        return False
    return is_in(s.marked, place) if has_box(s, clause) else s.work[number] > 0


def is_allowed(s: State, who: int, clause: Clause, place: int) -> bool:
    """AM-SCEN-11 What a scenario asks of who tries: everybody there together, or only one success in a turn."""
    if clause.together and len(crew_at(s, place)) < len(s.crew):
        return False
    return not (clause.once and s.done[who] & TASKED)


def task_options(s: State, who: int, place: int, options: list[Action]) -> None:
    """AM-IQ-13 The tasks that this Rocketeer may try at this place (the Tricorder gives another than its own)."""
    for clause in scenario_of(s).objectives:
        here = clause.verb == DO_TASK and s.tile[place] in clause.tiles
        if here and open_task(s, place, clause.what) != NOBODY and is_allowed(s, who, clause, place):
            options.append(PERFORM[clause.what])


def is_task_of_mission(s: State, task: int) -> bool:
    """AM-SCEN-05 Whether the mission has such a task at all."""
    return any(clause.verb == DO_TASK and clause.what == task for clause in scenario_of(s).objectives)


def refuse_task(s: State, who: int, task: int) -> Reason:
    """Why a task cannot be tried now."""
    place = s.at[who]
    for number, clause in enumerate(scenario_of(s).objectives):
        if clause.verb != DO_TASK or clause.what != task:
            continue
        if s.tile[place] not in clause.tiles:
            return Reason("AM-IQ-13", "task-elsewhere", {"task": task})
        if not is_open_at(s, number, place):
            return Reason("AM-SCEN-05", "task-done", {"task": task})
        if not earlier_hold(s, number):
            return Reason("AM-SCEN-05", "task-too-early", {"task": task})
        if clause.together and len(crew_at(s, place)) < len(s.crew):
            return Reason("AM-SCEN-11", "task-together", {"task": task})
        return Reason("AM-SCEN-11", "task-once", {"task": task})
    return Reason("AM-SCEN-05", "task-not-here", {"task": task})


def perform(s: State, who: int, place: int, action: Perform) -> Frames:
    """AM-IQ-13 A task is tried: an IQ roll."""
    s.tell("tries-task", rocketeer=who, task=action.task, place=place)
    roll = begin_iq_roll(s, FOR_TASK, who, place)
    roll.target = action.task
    return steps((FINISH_TASK,))


class FinishTask(Frame[State]):
    """AM-IQ-13 A task roll is over: with a success the task is done, or comes closer to it."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        roll = s.rolls[-1]
        count = successes(roll)
        number = open_task(s, roll.place, roll.target)
        if not count or number == NOBODY:
            return NOTHING_NEXT
        clause = scenario_of(s).objectives[number]
        if by_crew(s, clause) > 1:  # every success counts, so there are no Overkills
            roll.overkills = 0
        if clause.once:
            s.done[roll.who] |= TASKED
        return work_on(s, roll.who, number, roll.place, count)


FINISH_TASK: Final = FinishTask()


def work_on(s: State, who: int, number: int, place: int, hits: int) -> Frames:
    """AM-TILE-06 Successes bring a task closer to its end; then the marker of the tile goes."""
    clause = scenario_of(s).objectives[number]
    left = max(0, s.work[number] - hits)
    s.work = changed(s.work, number, left)
    s.tell("task-goes-on" if left else "task-done", rocketeer=who, task=clause.what, place=place, count=left)
    if left:
        return NOTHING_NEXT
    s.marked &= ~(1 << place)
    if has_box(s, clause) and markers_left(s, clause.tiles):
        s.work = changed(s.work, number, by_crew(s, clause))  # the next marker
    frames = marker_removed(s, who, place)
    return frames


def marker_removed(s: State, who: int, place: int) -> Frames:
    """AM-SCEN-11 The marker of a tile is gone: what it sealed opens, what it guarded gives alarm."""
    for clause in scenario_of(s).rules:
        if clause.verb == SEAL and clause.tiles[1] == s.tile[place]:
            unseal(s, place_of(s, clause.tiles[0]))
        if clause.verb == ALARM and s.tile[place] in clause.tiles:
            return draw_alert(s, who, place)
    return NOTHING_NEXT


def unseal(s: State, place: int) -> None:
    """The sealed borders of a tile are closed hatches from now on."""
    for border in board_of(s).across[place]:
        if s.border[border] == SEALED:
            s.border = changed(s.border, border, CLOSED)


# Attacks on a marker


def attacked_objective(s: State, place: int) -> int:
    """AM-SCEN-11 The objective whose marker at this place weapons can hurt; NOBODY if there is none."""
    objectives = scenario_of(s).objectives
    for number in range(len(objectives)):
        if objectives[number].weapons and is_open_at(s, number, place) and earlier_hold(s, number):
            return number
    return NOBODY


def attack_marker_options(s: State, who: int, options: list[Action]) -> None:
    """AttackMarker with each weapon that shows dice at range 0, on the tile of a marker that can be hurt."""
    if attacked_objective(s, s.at[who]) != NOBODY:
        for item in weapons_of(s, who):
            if can_hurt_marker(s, item):
                options.append(ATTACK_MARKER[item])


def can_hurt_marker(s: State, item: int) -> bool:
    """AM-SCEN-11, AM-WPN-05 Any weapon that shows dice at range 0, but for the DDT, which is for Bugs."""
    card = card_of(s, item)
    return s.facts.dice[card][0] > 0 and card != DDT


def attack_marker(s: State, who: int, item: int) -> Frames:
    """AM-SCEN-11 A marker is attacked; its Overkills go to the personal and the weapon's option."""
    card = card_of(s, item)
    dice = s.facts.dice[card][0] + extra_dice(s, who, FOR_ATTACK, item, 0)
    roll = begin_roll(s, FOR_ATTACK, who, dice)
    roll.item = item
    roll.place = s.at[who]
    use_weapon(s, who, item)
    s.tell("attacks-marker", rocketeer=who, card=card, place=s.at[who], count=dice)
    return steps((HIT_MARKER,))


def refuse_attack_marker(s: State, who: int, action: AttackMarker) -> Reason:
    """Why a marker cannot be attacked now."""
    reason = refuse_weapon(s, who, action.item)
    if reason is not None:
        return reason
    if attacked_objective(s, s.at[who]) == NOBODY:
        return Reason("AM-SCEN-11", "no-marker-to-attack", {"place": s.at[who]})
    return Reason("AM-ATK-01", "no-weapon-for-marker", {"item": action.item})


class HitMarker(Frame[State]):
    """AM-SCEN-11 A successful attack takes one hit point from a marker."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        roll = s.rolls[-1]
        number = attacked_objective(s, roll.place)
        if not successes(roll) or number == NOBODY:
            return NOTHING_NEXT
        return work_on(s, roll.who, number, roll.place, 1)


HIT_MARKER: Final = HitMarker()
