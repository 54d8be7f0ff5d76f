"""What a seat may know: its own hand, how many cards the others hold, and what lies on the table."""

from typing import Any

from coffret.kernel import Frame, Outcome, Record, Rng
from coffret.template.game.state import HIGHEST, State


class View(Record):
    seat: int
    seats: int
    size: int
    hand: tuple[int, ...]  # of this seat; spectators have none
    counts: tuple[int, ...]  # how many cards each seat holds
    pile: tuple[int, ...]
    inside: tuple[bool, ...]
    stack: tuple[Frame[Any], ...]
    outcome: Outcome | None


def view(s: State, seat: int) -> View:
    """CL-DEAL-01 Hands are secret."""
    return View(
        seat,
        s.seats,
        s.size,
        tuple(s.hands[seat]) if seat >= 0 else (),
        tuple(len(hand) for hand in s.hands),
        tuple(s.pile),
        tuple(s.inside),
        tuple(s.stack),
        s.outcome,
    )


def determinize(v: View, rng: Rng) -> State:
    """Draw a state that fits: the others are dealt any cards that this seat has not seen."""
    s = State(v.seats, v.size)
    unseen = [card for card in range(1, HIGHEST + 1) if card not in v.hand and card not in v.pile]
    rng.shuffle(unseen)
    for seat, count in enumerate(v.counts):
        s.hands[seat] = list(v.hand) if seat == v.seat else sorted(unseen.pop() for _ in range(count))
    s.pile = list(v.pile)
    s.inside = list(v.inside)
    s.stack = list(v.stack)
    s.outcome = v.outcome
    return s
