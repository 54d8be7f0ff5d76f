"""The moments before and after a throw at which the roller may use items; nobody is asked who has none."""

from typing import Final

from coffret.games.away_missions.actions import DONE, USE, Use
from coffret.games.away_missions.rules import dice
from coffret.games.away_missions.rules.roll_items import after_roll_items, before_roll_items, use_on_roll
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames
from coffret.games.away_missions.state import BY_ALIEN, State
from coffret.kernel import Action, Decision, Frame, Reason


def ask_for_items(s: State, who: int, items: list[int]) -> Decision | None:
    """The roller's leader may use one of these items, or none."""
    return Decision(s.leader[who], [DONE, *[USE[item] for item in items]]) if items else None


def use_or_go_on(s: State, action: Action, window: Frames) -> Frames:
    """An item is used and its window stays open, or the roll goes on."""
    return (*use_on_roll(s, s.rolls[-1].who, action.item), *window) if isinstance(action, Use) else NOTHING_NEXT


class BeforeRoll(Frame[State]):
    """AM-ITEM-10 Items that must be announced before the throw."""

    def ask(self, s: State) -> Decision | None:
        roll = s.rolls[-1]
        return None if roll.purpose == BY_ALIEN else ask_for_items(s, roll.who, before_roll_items(s, roll.who))

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        return use_or_go_on(s, action, (self,))

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-FREE-07", "roll-first")


class AfterRoll(Frame[State]):
    """AM-DICE-05 Re-rolls and other changes of a throw; several may follow each other."""

    def ask(self, s: State) -> Decision | None:
        roll = s.rolls[-1]
        return None if roll.purpose == BY_ALIEN else ask_for_items(s, roll.who, after_roll_items(s, roll.who))

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        return use_or_go_on(s, action, (self,))

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-FREE-07", "roll-first")


dice.BEFORE.append(BeforeRoll())
dice.AFTER.append(AfterRoll())
WINDOWS: Final = True  # whoever imports this name has laid the windows around all rolls
