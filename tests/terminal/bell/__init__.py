"""A game for tests of the terminal: the first seat works, the others may interrupt, and a clock can ring."""

from typing import Any, ClassVar

from coffret.kernel import CLOCK, Action, Decision, Frame, Outcome, Reason, Rng, Value
from coffret.kernel.game import Game
from coffret.kernel.scene import Scene, SeatPanel
from coffret.kernel.words import Number, Seat, Vocabulary
from tests.terminal.bell.state import State

ENOUGH = 3


class Work(Action):
    pass


class Stop(Action):
    def __init__(self, times: int) -> None:
        self.times = times


class Ring(Action):
    pass


class Shift(Frame[State]):
    """BE-WORK-01 The first seat works until there is enough."""

    RULE: ClassVar[str] = "BE-WORK-01"

    def ask(self, s: State) -> Decision:
        others = tuple(Decision(seat, [Stop(1), Stop(2)], (), False) for seat in range(1, s.seats))
        return Decision(0, [Work()], (*others, Decision(CLOCK, [Ring()], (), False)))

    def resolve(self, s: State, action: Action, seat: int) -> tuple[Frame[Any], ...]:
        s.tell("did", seat=max(seat, 0), clock=seat == CLOCK)
        if isinstance(action, Work):
            s.done += 1
        if isinstance(action, Work) and s.done < ENOUGH:
            return (self,)
        s.outcome = Outcome((0,) if seat == 0 else tuple(range(1, s.seats)), "BE-WORK-01")
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("BE-WORK-01", "only-work")


class View(Value):
    def __init__(self, seat: int, seats: int, done: int, outcome: Outcome | None) -> None:
        self.seat, self.seats, self.done, self.outcome = seat, seats, done, outcome


def view(s: State, seat: int) -> View:
    return View(seat, s.seats, s.done, s.outcome)


def determinize(v: View, rng: Rng) -> State:
    s = setup((), v.seats, {})
    s.done, s.outcome = v.done, v.outcome
    return s


def setup(facts: Any, seats: int, options: dict[str, Any]) -> State:
    s = State(seats)
    s.stack = [Shift()]
    return s


def scene(v: View) -> Scene:
    return Scene(seats=[SeatPanel(id=f"seat-{seat + 1}", seat=seat) for seat in range(v.seats)])


game = Game(
    __name__,
    vocabulary=Vocabulary([Work, Stop, Ring], {"seat": Seat(), "times": Number(1, 2)}),
    schema={},
    facts=lambda content: (),
    setup=setup,
    view=view,
    determinize=determinize,
    scene=scene,
    bot=lambda view, options, rng: options[-1],
    write=repr,
    read=lambda text, facts: setup(facts, 2, {}),
)
