"""What a seat may know: its own dice and the bids; all dice when the cups are up."""

from typing import Any

from coffret.kernel import Frame, Outcome, Record, Rng
from coffret_liar.state import State


class View(Record):
    seat: int
    seats: int
    dice: int
    faces: tuple[tuple[int, ...], ...]  # empty where they are hidden
    bid: tuple[int, int, int]
    stack: tuple[Frame[Any], ...]
    outcome: Outcome | None


def view(s: State, seat: int) -> View:
    """LD-SETUP-01 The others' dice stay hidden until somebody calls."""
    shown = tuple(faces if owner == seat or s.outcome else () for owner, faces in enumerate(s.faces))
    return View(seat, s.seats, s.dice, shown, (s.count, s.face, s.bidder), tuple(s.stack), s.outcome)


def determinize(v: View, rng: Rng) -> State:
    """A state that fits: the hidden dice are rolled anew."""
    s = State(v.seats, v.dice)
    s.faces = [faces or tuple(sorted(rng.below(6) + 1 for _ in range(v.dice))) for faces in v.faces]
    s.count, s.face, s.bidder = v.bid
    s.stack = list(v.stack)
    s.outcome = v.outcome
    return s
