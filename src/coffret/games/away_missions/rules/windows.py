"""The moments before and after a throw at which the roller may use items; nobody is asked who has none."""

from typing import ClassVar, Final

from coffret.games.away_missions.actions import DONE, USE, Use
from coffret.games.away_missions.rules import dice
from coffret.games.away_missions.rules.roll_items import after_roll_items, before_roll_items, use_on_roll
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames
from coffret.games.away_missions.state import BY_ALIEN, State
from coffret.kernel import Action, Decision, Frame, Reason


def ask_for_items(s: State, items: list[int]) -> Decision | None:
    """The roller's leader may use one of these items, or none."""
    if not items:
        return None
    return Decision(s.leader[s.rolls[-1].who], [DONE, *[USE[item] for item in items]])


class BeforeRoll(Frame[State]):
    """AM-ITEM-10 Items that must be announced before the throw."""

    RULE: ClassVar[str] = "AM-ITEM-10"

    def ask(self, s: State) -> Decision | None:
        roll = s.rolls[-1]
        return None if roll.purpose == BY_ALIEN else ask_for_items(s, before_roll_items(s, roll.who))

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Use):
            return (*use_on_roll(s, s.rolls[-1].who, action.item), self)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-FREE-07", "roll-first")


class AfterRoll(Frame[State]):
    """AM-DICE-05 Re-rolls and other changes of a throw; several may follow each other."""

    RULE: ClassVar[str] = "AM-DICE-05"

    def ask(self, s: State) -> Decision | None:
        roll = s.rolls[-1]
        return None if roll.purpose == BY_ALIEN else ask_for_items(s, after_roll_items(s, roll.who))

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Use):
            return (*use_on_roll(s, s.rolls[-1].who, action.item), self)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-FREE-07", "roll-first")


dice.BEFORE.append(BeforeRoll())
dice.AFTER.append(AfterRoll())
WINDOWS: Final = True  # whoever imports this name has laid the windows around all rolls
