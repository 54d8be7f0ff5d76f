"""Hidden objections, a game for tests: who holds one may play it in any turn, and nobody else knows who does."""

from typing import Any, ClassVar, Final

from coffret.kernel import Action, Decision, Frame, NotationError, Outcome, Rng, Value
from coffret.kernel.game import Game
from coffret.kernel.scene import Scene, SeatPanel
from coffret.kernel.words import Vocabulary
from tests.server.objection.state import State

LAST = 6  # turns of a play


class GoOn(Action):
    pass


class Object(Action):
    pass


class Speech(Frame[State]):
    """OB-TURN-01 One player after the other goes on; whoever holds an objection may play it."""

    RULE: ClassVar[str] = "OB-TURN-01"

    def ask(self, s: State) -> Decision:
        others = [Decision(seat, [Object()], (), False) for seat in range(s.seats) if s.held[seat] and seat != s.turn]
        return Decision(s.turn, [GoOn()], tuple(others))

    def resolve(self, s: State, action: Action, seat: int) -> tuple[Frame[Any], ...]:
        if isinstance(action, Object):
            s.held[seat] = 0
            s.tell("objection", seat=seat)
            return (self,)
        s.turns += 1
        s.turn = (s.turn + 1) % s.seats
        s.tell("goes-on", seat=seat)
        if s.turns < LAST:
            return (self,)
        s.outcome = Outcome(tuple(range(s.seats)), "OB-TURN-01")
        return ()


class View(Value):
    def __init__(self, seat: int, s: State, held: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.seats: Final = s.seats
        self.turn: Final = s.turn
        self.turns: Final = s.turns
        self.held: Final = held  # -1 where it is not known
        self.stack: Final = tuple(s.stack)
        self.outcome: Final = s.outcome


def view(s: State, seat: int) -> View:
    return View(seat, s, tuple(held if other == seat else -1 for other, held in enumerate(s.held)))


def determinize(v: View, rng: Rng) -> State:
    s = State(v.seats)
    s.turn, s.turns, s.stack, s.outcome = v.turn, v.turns, list(v.stack), v.outcome
    s.held = [rng.below(2) if held < 0 else held for held in v.held]
    return s


def scene(v: View) -> Scene:
    return Scene(seats=[SeatPanel(id=f"seat-{seat}", seat=seat) for seat in range(v.seats)])


def setup(facts: Any, seats: int, options: dict[str, Any]) -> State:
    s = State(seats)
    s.turn = seats - 1
    for seat in range(seats):
        s.held[seat] = options["holders"] >> seat & 1
    s.stack = [Speech()]
    return s


def read(text: str, facts: Any) -> State:
    raise NotationError("it has no position")


game = Game(
    __name__,
    vocabulary=Vocabulary([GoOn, Object], {}),
    schema={},
    facts=lambda content: (),
    setup=setup,
    view=view,
    determinize=determinize,
    scene=scene,
    bot=lambda view, options, rng: options[-1],
    write=lambda s: ",".join(map(str, s.held)),
    read=read,
)
