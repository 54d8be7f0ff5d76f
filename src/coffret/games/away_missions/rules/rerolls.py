"""Dice thrown again: one with the Rabbit's Foot, any number with Time Warp, a whole IQ action with the Tools."""

from typing import ClassVar

from coffret.games.away_missions.actions import BACK, CHOOSE_DIE, DONE, Back, ChooseDie
from coffret.games.away_missions.names import THRALL, TIME_WARP, WAR_THRALL
from coffret.games.away_missions.rules.dice import RerollDice, is_success, successes
from coffret.games.away_missions.rules.items import spend_use
from coffret.games.away_missions.rules.table import KIND_OF, NOTHING_NEXT, Frames, card_of, discard
from coffret.games.away_missions.state import FOR_SUBDUE, Roll, State
from coffret.kernel import Action, Decision, Frame, Reason


class PickDice(Frame[State]):
    """AM-GEAR-16, AM-DISC-14 Dice are pointed at one by one: the Foot takes one, Time Warp goes on until Done."""

    RULE: ClassVar[str] = "AM-DICE-05"

    rocketeer: int
    item: int
    chosen: tuple[int, ...]

    def ask(self, s: State) -> Decision | None:
        warp = card_of(s, self.item) == TIME_WARP
        dice = range(len(s.rolls[-1].faces)) if warp else dice_to_reroll(s)
        options: list[Action] = [CHOOSE_DIE[die] for die in dice if die not in self.chosen]
        if not options:
            return None
        return Decision(s.leader[self.rocketeer], [*options, DONE if self.chosen else BACK])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Back):
            return NOTHING_NEXT
        chosen = (*self.chosen, action.die) if isinstance(action, ChooseDie) else self.chosen
        if isinstance(action, ChooseDie) and card_of(s, self.item) == TIME_WARP:
            return (PickDice(self.rocketeer, self.item, chosen),)
        spend_use(s, self.rocketeer, self.item)
        return (RerollDice(chosen),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, ChooseDie) and action.die < len(s.rolls[-1].faces) and action.die not in self.chosen:
            return Reason("AM-SUB-04", "only-success", {"die": action.die})
        return Reason("AM-DICE-05", "pick-dice-first")


def is_against_thrall(roll: Roll) -> bool:
    """Whether a roll is to subdue a Thrall."""
    return roll.purpose == FOR_SUBDUE and KIND_OF[roll.alien] in (THRALL, WAR_THRALL)


def only_success(s: State) -> int:
    """AM-SUB-11 The die with the only success of a roll against a Thrall, which must stand; -1 if there is none."""
    roll = s.rolls[-1]
    if not is_against_thrall(roll) or successes(roll) != 1 or roll.extra:
        return -1
    return [is_success(roll, face) for face in roll.faces].index(True)


def dice_to_reroll(s: State) -> list[int]:
    """AM-SUB-04, AM-SUB-11 The dice that may be thrown again by anything but Time Warp."""
    keep = only_success(s)
    return [die for die in range(len(s.rolls[-1].faces)) if die != keep]


def use_tools(s: State, who: int, item: int) -> Frames:
    """AM-GEAR-36 The whole IQ action is rolled again (a Thrall's only success stands), then the Tools are looked at."""
    spend_use(s, who, item)
    return (RerollDice(tuple(dice_to_reroll(s))), BreakTools(item))


class BreakTools(Frame[State]):
    """AM-GEAR-36, AM-GEAR-41 Tools whose new throw shows no success are discarded, the Ionoscope or not."""

    item: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        roll = s.rolls[-1]
        if successes(roll) == roll.extra:
            discard(s, self.item)
            s.tell("breaks", card=card_of(s, self.item))
        return NOTHING_NEXT
