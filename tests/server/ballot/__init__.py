"""A secret ballot, for tests: who has voted already is as secret as what, until the last one has."""

from typing import Any, ClassVar, Final

from coffret.kernel import Action, Decision, Frame, NotationError, Outcome, Rng, Value
from coffret.kernel.game import Game
from coffret.kernel.scene import Feed, Scene, SeatPanel
from coffret.kernel.text import Message
from coffret.kernel.words import Number, Seat, Vocabulary
from tests.server.ballot.state import State


class Vote(Action):
    def __init__(self, choice: int) -> None:
        self.choice: Final = choice


class Ballot(Frame[State]):
    """SB-VOTE-01 Everybody votes in secret, and may change his mind until all have voted."""

    RULE: ClassVar[str] = "SB-VOTE-01"

    def ask(self, s: State) -> Decision:
        first, *others = [Decision(seat, [Vote(1), Vote(2)]) for seat in range(s.seats)]
        return Decision(first.seat, first.actions, tuple(others))

    def resolve(self, s: State, action: Action, seat: int) -> tuple[Frame[Any], ...]:
        assert isinstance(action, Vote)
        s.votes[seat] = action.choice
        if 0 in s.votes:
            return (self,)
        s.tell("result", choice=max(set(s.votes), key=s.votes.count))
        s.outcome = Outcome(tuple(range(s.seats)), "SB-VOTE-01")
        return ()


class View(Value):
    def __init__(self, seat: int, seats: int, votes: tuple[int, ...], stack: tuple[Any, ...], outcome: Any) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.votes: Final = votes  # 0 where it is not known
        self.stack: Final = stack
        self.outcome: Final = outcome


def view(s: State, seat: int) -> View:
    votes = tuple(vote if s.outcome or voter == seat else 0 for voter, vote in enumerate(s.votes))
    return View(seat, s.seats, votes, tuple(s.stack), s.outcome)


def determinize(v: View, rng: Rng) -> State:
    s = State(v.seats)
    s.votes, s.stack, s.outcome = list(v.votes), list(v.stack), v.outcome
    others = [seat for seat in range(v.seats) if seat != v.seat]
    for seat in others[:-1]:
        s.votes[seat] = s.votes[seat] or rng.below(3)
    return s


def scene(v: View) -> Scene:
    mine = [Message("my-vote", {"choice": v.votes[v.seat]})] if v.seat >= 0 and v.votes[v.seat] else []
    seats = [SeatPanel(id=f"seat-{seat}", seat=seat) for seat in range(v.seats)]
    return Scene(seats=seats, feeds=[Feed(id="mine", lines=mine)])


def setup(facts: Any, seats: int, options: dict[str, Any]) -> State:
    s = State(seats)
    s.stack = [Ballot()]
    return s


def read(text: str, facts: Any) -> State:
    raise NotationError("a ballot has no position")


game = Game(
    __name__,
    vocabulary=Vocabulary([Vote], {"choice": Number(1, 2), "seat": Seat()}),
    schema={},
    facts=lambda content: (),
    setup=setup,
    view=view,
    determinize=determinize,
    scene=scene,
    bot=lambda view, options, rng: options[rng.below(2)],
    write=lambda s: ",".join(map(str, s.votes)),
    read=read,
)
