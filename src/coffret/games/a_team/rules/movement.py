"""Moving: dice, the way a character faces, what stops it, and leaving the fortress with the formula."""

from typing import Any, ClassVar, Final

from coffret.games.a_team.actions import GO_ON, ROLL, ROLL_BOTH, STOP, Roll, RollBoth, Stop
from coffret.games.a_team.rules.cellar import enter_cellar
from coffret.games.a_team.rules.restrictions import refuse_meanwhile
from coffret.games.a_team.state import BACK, INWARD, MOST_SEATS, NOBODY, OUTWARD, SAFETY_ZONE, State, way_of
from coffret.kernel import Action, Chance, Decision, Frame, Outcome, Reason, Rng

Frames = tuple[Frame[Any], ...]


class RollToMove(Chance[State]):
    """AT-TURN-06, AT-ROLL-03 One die until the CELLAR, the total of two dice afterwards, in whatever turn."""

    seat: int

    def sample(self, s: State, rng: Rng) -> Action:
        if s.facing[self.seat] == INWARD:
            return ROLL[rng.below(6)]
        return ROLL_BOTH[rng.below(36)]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        if s.facing[self.seat] == INWARD:
            return [(1, roll) for roll in ROLL]
        return [(1, roll) for roll in ROLL_BOTH]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.by_card = False
        if isinstance(action, Roll):
            s.red, s.blue = 0, action.die
            s.tell("roll", seat=self.seat, die=action.die)
            return advance(s, self.seat, action.die)
        assert isinstance(action, RollBoth)
        s.red, s.blue = action.red, action.blue
        total = action.red + action.blue
        s.tell("roll-both", seat=self.seat, red=action.red, blue=action.blue, steps=total)
        return advance(s, self.seat, total)


class Advance(Frame[State]):
    """AT-STEAL-02, AT-STEAL-10 A chaser whose move goes over the formula may stop there or go on."""

    RULE: ClassVar[str] = "AT-STEAL-10"

    seat: int
    steps: int

    def ask(self, s: State) -> Decision | None:
        return Decision(self.seat, [STOP, GO_ON])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Stop):
            arrive(s, self.seat, s.at[s.holder])
        else:
            arrive(s, self.seat, destination(s, self.seat, self.steps))
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return refuse_meanwhile(s, action, seat, self.RULE)


ROLL_TO_MOVE: Final = [RollToMove(seat) for seat in range(MOST_SEATS)]


def advance(s: State, seat: int, steps: int) -> Frames:
    """AT-MOVE-01, AT-BATTLE-11 A character moves the way it faces itself, on its turn or off it."""
    end = destination(s, seat, steps)
    if seat == s.turn and goes_over_formula(s, seat, end):
        return (Advance(seat, steps),)
    arrive(s, seat, end)
    return ()


def destination(s: State, seat: int, steps: int) -> int:
    """AT-CORR-01..03, AT-CORR-05, AT-MOVE-05 Where a move ends: only an occupied corridor stops it."""
    facts = s.facts
    way = way_of(s, seat)
    here = s.at[seat]
    # AT-CELLAR-01, AT-WIN-02: neither end of the track needs an exact count.
    end = min(here + steps, facts.cellar) if way == INWARD else max(here - steps, 0)
    corridor = facts.corridor_ahead[way][here]
    while corridor != NOBODY and is_before(corridor, end, way):
        if corridor in s.at:
            return corridor  # AT-EX-07
        corridor = facts.corridor_ahead[way][corridor]
    return end


def is_before(space: int, end: int, way: int) -> bool:
    """Whether a character going this way meets the space before the end."""
    return space < end if way == INWARD else space > end


def goes_over_formula(s: State, seat: int, end: int) -> bool:
    """AT-STEAL-02, AT-SAFE-04 Whether a chaser would leave the formula behind, outside a SAFETY ZONE."""
    if not is_chaser(s, seat):
        return False
    here = s.at[seat]
    space = s.at[s.holder]
    is_between = end < space < here or here < space < end
    return is_between and s.facts.kind[space] != SAFETY_ZONE


def is_chaser(s: State, seat: int) -> bool:
    """AT-CELLAR-06, AT-CHASE-02 Who has been in the CELLAR and does not hold the formula."""
    return s.facing[seat] != INWARD and s.holder != seat


def arrive(s: State, seat: int, space: int) -> None:
    """AT-MOVE-02, AT-MOVE-03 Put a character on a space, whose instructions count on its own turn only."""
    s.at[seat] = space
    if space == s.facts.cellar:
        s.facing[seat] = OUTWARD  # AT-CELLAR-02: all turn
    if s.heard is not None:  # bots come here often, and nobody listens to their thoughts
        s.tell("move", seat=seat, space=space, kind=s.facts.kind[space])
    if space == s.facts.cellar:
        enter_cellar(s, seat)
    if space != 0:
        s.landed = s.landed or seat == s.turn  # AT-STEAL-11: nobody battles off turn
    elif seat == s.holder:
        leave_fortress(s)
    else:
        turn_round(s, seat)


def turn_round(s: State, seat: int) -> None:
    """AT-WIN-03 A chaser who comes to START turns round there and goes in again; AT-MOVE-06 START asks nothing else."""
    s.facing[seat] = BACK
    if seat == s.turn:
        s.owes = 0


def leave_fortress(s: State) -> None:
    """AT-WIN-01, AT-WIN-02, AT-WIN-04 The formula is out: its holder alone has won, on his turn or off it."""
    s.outcome = Outcome((s.holder,), "AT-WIN-01")
    s.tell("out", seat=s.holder)
