"""Actions and what pays for them: AP of all kinds, O2, Command AP, and extra actions that cost nothing."""

from typing import Final

from coffret.games.away_missions.actions import (
    BACK,
    PAY_WITH,
    TALENT,
    Analyze,
    Attack,
    AttackMarker,
    AttackPlace,
    Back,
    Heal,
    Move,
    Open,
    Perform,
    Subdue,
    Talent,
    Use,
    UseOn,
)
from coffret.games.away_missions.cards import COMBAT
from coffret.games.away_missions.names import TRICORDER
from coffret.games.away_missions.rules.attack import attack, attack_options
from coffret.games.away_missions.rules.attack_refusals import refuse_attack
from coffret.games.away_missions.rules.harm import lose_oxygen
from coffret.games.away_missions.rules.iq import iq_action, iq_options
from coffret.games.away_missions.rules.moving import (
    enter,
    free_move_options,
    move_options,
    open_hatch,
    open_options,
    refuse_move,
    refuse_open,
)
from coffret.games.away_missions.rules.overkill import has_talent_use, refuse_talent, use_personal_option
from coffret.games.away_missions.rules.paid_gear import is_paid_gear, paid_gear_options, use_paid_gear
from coffret.games.away_missions.rules.refusals import refuse_for_good, refuse_iq
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, card_of, items_of
from coffret.games.away_missions.rules.tasks import (
    attack_marker,
    attack_marker_options,
    is_task_of_mission,
    perform,
    refuse_attack_marker,
    refuse_task,
    task_options,
)
from coffret.games.away_missions.rules.tricorder import tricorder_options, use_tricorder
from coffret.games.away_missions.state import (
    ANALYSING,
    ANY_ACTION,
    ATTACKING,
    BREATHED,
    FREE_POINT,
    GEAR_USE,
    HEALING,
    IQ_ACTION,
    MOVING,
    OPENING,
    OXYGEN,
    SPECIAL,
    STANDARD,
    SUBDUING,
    TALENT_USE,
    TALENTED,
    TASK,
    State,
    added,
)
from coffret.kernel import Action, Decision, Frame, Reason


def covers(s: State, who: int, points: int) -> int:
    """AM-AP-03..05, AM-AP-08, AM-AP-09, AM-IQ-02 The kinds of actions that one AP of this kind pays for, as bits."""
    if points != SPECIAL:
        return ANY_ACTION
    return ATTACKING | TALENT_USE if s.facts.third_ap[who] == COMBAT else ANY_ACTION & ~ATTACKING


def payable(s: State, who: int) -> int:
    """AM-AP-01 The kinds of actions that the AP available (Standard and third) pay for, as bits."""
    found = covers(s, who, STANDARD) if s.points[3 * who + STANDARD] else 0
    return found | covers(s, who, SPECIAL) if s.points[3 * who + SPECIAL] else found


def pay(s: State, who: int, kind: int) -> None:
    """AM-AP-02, AM-AP-06 An action costs 1 AP: the third one if it will do, unless the player saves it."""
    special = s.points[3 * who + SPECIAL] > 0 and covers(s, who, SPECIAL) & kind != 0
    use_special = special and not (s.thrifty and s.points[3 * who + STANDARD] > 0)
    spend(s, who, SPECIAL if use_special else STANDARD)


def spend(s: State, who: int, points: int) -> None:
    """AM-AP-07 One AP moves from Available to Spent; O2 is discarded; a free action costs nothing."""
    if points == OXYGEN:
        s.done[who] |= BREATHED
        lose_oxygen(s, who, 1)
    elif points != FREE_POINT:
        s.points[3 * who + points] -= 1
        s.spent = added(s.spent, 3 * who + points, 1)


def pay_options(s: State, who: int, options: list[Action]) -> None:
    """AM-AP-06 Which of two kinds of AP is spent first, while both are there."""
    if s.points[3 * who + STANDARD] and s.points[3 * who + SPECIAL]:
        options.append(PAY_WITH[SPECIAL if s.thrifty else STANDARD])


def kind_of_action(s: State, action: Action) -> int:
    """AM-ACT-01 The bit of an action that costs AP (any IQ action for the Tricorder); 0 for all else."""
    if isinstance(action, Move):
        return MOVING
    if isinstance(action, (Attack, AttackPlace, AttackMarker)):
        return ATTACKING
    if isinstance(action, Open):
        return OPENING
    if isinstance(action, Heal):
        return HEALING
    if isinstance(action, Analyze):
        return ANALYSING
    if isinstance(action, Subdue):
        return SUBDUING
    if isinstance(action, Talent):
        return TALENT_USE
    if isinstance(action, Perform):
        return TASK
    if isinstance(action, UseOn):
        return IQ_ACTION if card_of(s, action.item) == TRICORDER else 0
    return GEAR_USE if isinstance(action, Use) and is_paid_gear(s, action.item) else 0


def action_options(s: State, who: int, allowed: int, options: list[Action], free: bool = False) -> None:
    """AM-ACT-01 All actions of the allowed kinds that are possible now, whatever pays for them."""
    here = s.at[who]
    items = items_of(s, who)
    if allowed & MOVING:
        if free:
            free_move_options(s, who, options)
        else:
            move_options(s, who, options)
    if allowed & OPENING:
        open_options(s, here, options)
    if allowed & ATTACKING:
        attack_options(s, who, items, options)
        attack_marker_options(s, who, options)
    if allowed & IQ_ACTION:
        iq_options(s, who, here, allowed, items, options)
        if allowed & TASK:
            task_options(s, who, here, options)
        item_actions(s, who, allowed, items, options)
    if allowed & TALENT_USE and not s.done[who] & TALENTED and has_talent_use(s, who):  # AM-TAL-01, AM-TAL-03
        options.append(TALENT)


def item_actions(s: State, who: int, allowed: int, items: list[int], options: list[Action]) -> None:
    """Actions that items grant: an IQ action afar, and gear that costs an AP."""
    tricorder_options(s, who, items, allowed, options)
    if allowed & GEAR_USE:
        paid_gear_options(s, who, items, options)


def take_action(s: State, who: int, action: Action, allowed: int = ANY_ACTION) -> Frames:
    """Do an action that is already paid for, and of which these kinds are allowed."""
    if isinstance(action, Move):
        return enter(s, who, action.place)
    if isinstance(action, Open):
        open_hatch(s, s.at[who], action.way)
        return NOTHING_NEXT
    if isinstance(action, (Attack, AttackPlace)):
        return attack(s, who, action)
    if isinstance(action, AttackMarker):
        return attack_marker(s, who, action.item)
    if isinstance(action, (Heal, Analyze, Subdue)):
        return iq_action(s, who, s.at[who], action)
    if isinstance(action, Perform):
        return perform(s, who, s.at[who], action)
    if isinstance(action, UseOn):
        return use_tricorder(s, who, action, allowed)
    if isinstance(action, Use):
        return use_paid_gear(s, who, action.item)
    assert isinstance(action, Talent)
    s.done[who] |= TALENTED  # AM-TAL-03 whichever AP pays for it
    return use_personal_option(s, who)  # AM-TAL-01, AM-TAL-02 exactly one Overkill's worth


def refuse_action(s: State, who: int, action: Action, allowed: int) -> Reason | None:
    """Why an action that costs AP is not offered, though these kinds can be paid for; None if it is no such action."""
    kind = kind_of_action(s, action)
    if kind == 0:
        return None
    if not allowed & kind:
        if isinstance(action, Perform) and not is_task_of_mission(s, action.task):
            return refuse_task(s, who, action.task)
        return refuse_for_good(s, who, action) or refuse_payment(s, who, kind)
    if isinstance(action, Move):
        return refuse_move(s, who, action)
    if isinstance(action, Open):
        return refuse_open(s, who, action)
    if isinstance(action, Perform):
        return refuse_task(s, who, action.task)
    if isinstance(action, AttackMarker):
        return refuse_attack_marker(s, who, action)
    if kind == ATTACKING:
        return refuse_attack(s, who, action)
    if kind == TALENT_USE:
        if s.done[who] & TALENTED:
            return Reason("AM-TAL-03", "talent-used", {"rocketeer": who})
        return refuse_talent(s, who)
    return refuse_iq(s, who, action)


def refuse_payment(s: State, who: int, kind: int) -> Reason:
    """AM-AP-04, AM-AP-05 The third AP alone does not pay for everything."""
    if s.points[3 * who + SPECIAL] == 0:
        return Reason("AM-AP-02", "no-points", {"rocketeer": who})
    if kind == ATTACKING:
        return Reason("AM-AP-05", "only-non-combat", {"rocketeer": who})
    return Reason("AM-AP-09" if kind == GEAR_USE else "AM-AP-04", "only-combat", {"rocketeer": who})


class ExtraAction(Frame[State]):
    """AM-OXY-01, AM-CREW-06 One more action of the allowed kinds, paid with O2, a Command AP, or by an item.

    It may be declined, and then nothing is spent.
    """

    rocketeer: int
    points: int
    allowed: int

    def ask(self, s: State) -> Decision | None:
        options: list[Action] = []
        action_options(s, self.rocketeer, self.allowed, options, self.points == FREE_POINT)
        if not options:
            return None
        options.append(BACK)
        return Decision(s.leader[self.rocketeer], options)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if seat < 0 or isinstance(action, Back):
            return NOTHING_NEXT
        spend(s, self.rocketeer, self.points)
        s.tell("acts-again", rocketeer=self.rocketeer, points=self.points)
        return take_action(s, self.rocketeer, action)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return refuse_extra(s, self.rocketeer, action, self.allowed, RULE_OF_POINTS[self.points])


def refuse_extra(s: State, who: int, action: Action, allowed: int, rule: str) -> Reason:
    """Why something cannot be done with an extra action of the allowed kinds; `rule` grants that action."""
    if kind_of_action(s, action) & allowed:
        reason = refuse_action(s, who, action, allowed)
        if reason is not None:
            return reason
    return Reason(rule, "extra-action-now", {"rocketeer": who})


RULE_OF_POINTS: Final = ("AM-AP-03", "AM-AP-04", "AM-CREW-06", "AM-OXY-01", "AM-AP-02")  # by kind of AP


def can_breathe(s: State, who: int) -> bool:
    """AM-OXY-01, AM-OXY-04 Whether the O2 action is left, and a cube besides the last.

    AM-OXY-03, AM-OXY-05 Panic has a limit of its own: its cube and that of this action are two.
    """
    return not s.done[who] & BREATHED and s.oxygen[who] > 1


def refuse_breath(s: State, who: int) -> Reason:
    """Why the O2 action is not possible."""
    if s.done[who] & BREATHED:
        return Reason("AM-OXY-01", "breathed-already", {"rocketeer": who})
    return Reason("AM-OXY-04", "last-oxygen", {"rocketeer": who})
