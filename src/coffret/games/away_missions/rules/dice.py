"""A roll: bonuses before it, the throw, re-rolls after it, its first success, then Overkills one by one.

Whoever rolls passes the frames that make the first success true. They find the roll on top of `s.rolls`; the windows
for items, the frame that spends its Overkills and the one that takes the roll away stand around them.
"""

from typing import Any, Final

from coffret.games.away_missions.actions import Throw
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames
from coffret.games.away_missions.state import Roll, State
from coffret.kernel import Action, Chance, Frame, Rng

# Frames of modules that need rolls themselves: windows.py and overkill.py lay them here.
BEFORE: Final[list[Frame[Any]]] = []
AFTER: Final[list[Frame[Any]]] = []
SPENDING: Final[list[Frame[Any]]] = []


def begin_roll(s: State, purpose: int, who: int, dice: int) -> Roll:
    """AM-DICE-02, AM-DICE-04 A new roll on top of the others, of at least 0 dice.

    The caller fills in its targets and returns `steps(first)`. `dice` counts all standing bonuses
    (roll_items.extra_dice); optional ones have their window in the steps.
    """
    roll = Roll(purpose, who)
    roll.dice = max(0, dice)
    s.rolls.append(roll)
    return roll


def steps(first: Frames) -> Frames:
    """AM-OVK-10 The frames of a roll; `first` are those of its first success (they see to it that there is one)."""
    return (*BEFORE, THROW_DICE, *AFTER, COUNT_OVERKILLS, *first, *SPENDING, END_ROLL)


def alien_steps(first: Frames) -> Frames:
    """The frames of a roll for an Alien: nobody can change it, and no player spends its Overkills."""
    return (THROW_DICE, COUNT_OVERKILLS, *first, END_ROLL)


def successes(roll: Roll) -> int:
    """AM-DICE-01, AM-DICE-06 How many dice show 1, 2 or 3, with automatic successes; one is enough (AM-DICE-03)."""
    count = roll.extra
    for face in roll.faces:
        if is_success(roll, face):
            count += 1
    return count


def is_success(roll: Roll, face: int) -> bool:
    """AM-DICE-01 Whether a die succeeds; only the Reality Inverter changes that (AM-DICE-02)."""
    return face >= 8 if roll.inverted else face <= 3


def throw(dice: int, rng: Rng) -> Throw:
    """AM-DICE-01, AM-DICE-07 So many ten-sided dice, thrown; there are always enough."""
    return Throw(tuple([rng.below(10) + 1 for _ in range(dice)]))


def is_throw_of(action: Action, dice: int) -> bool:
    """Whether so many dice can show this."""
    if not isinstance(action, Throw) or len(action.faces) != dice:
        return False
    return len([face for face in action.faces if 1 <= face <= 10]) == dice


def show_dice(s: State) -> None:
    """The dice lie on the table until others are thrown."""
    s.thrown = tuple(s.rolls[-1].faces)
    s.hits = successes(s.rolls[-1])


class ThrowDice(Chance[State]):
    """AM-DICE-01, AM-DICE-05 All dice of the roll on top are thrown, before anything can be thrown again."""

    def sample(self, s: State, rng: Rng) -> Action:
        return throw(s.rolls[-1].dice, rng)

    def accepts(self, s: State, action: Action) -> bool:
        return is_throw_of(action, s.rolls[-1].dice)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Throw)
        s.rolls[-1].faces = list(action.faces)
        show_dice(s)
        s.tell("thrown", faces=action.faces, count=successes(s.rolls[-1]))
        return NOTHING_NEXT


class RerollDice(Chance[State]):
    """AM-DICE-05 Some dice of the roll on top (by number) are thrown again; the new faces replace the old ones."""

    chosen: tuple[int, ...]

    def sample(self, s: State, rng: Rng) -> Action:
        return throw(len(self.chosen), rng)

    def accepts(self, s: State, action: Action) -> bool:
        return is_throw_of(action, len(self.chosen))

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Throw)
        faces = s.rolls[-1].faces
        for number in range(len(self.chosen)):
            faces[self.chosen[number]] = action.faces[number]
        show_dice(s)
        s.tell("thrown", faces=tuple(faces), count=successes(s.rolls[-1]))
        return NOTHING_NEXT


class CountOverkills(Frame[State]):
    """AM-OVK-01 When the dice have come to rest, every success beyond the first is an Overkill."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        roll = s.rolls[-1]
        count = successes(roll)
        roll.overkills = count - 1 + roll.added if count else 0
        return NOTHING_NEXT


class EndRoll(Frame[State]):
    """AM-OVK-13, AM-OVK-14 The roll on top is over and an outer one goes on; Overkills that are left are lost."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.rolls.pop()
        return NOTHING_NEXT


THROW_DICE: Final = ThrowDice()
COUNT_OVERKILLS: Final = CountOverkills()
END_ROLL: Final = EndRoll()
