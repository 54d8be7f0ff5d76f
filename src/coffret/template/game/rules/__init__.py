"""The rules: deal, then lay higher or pass until one is left."""

from typing import Any

from coffret.kernel import Action, Chance, Decision, Frame, Outcome, Reason, Rng
from coffret.template.game.actions import Deal, Lay, Pass
from coffret.template.game.state import HIGHEST, State

Frames = tuple[Frame[Any], ...]


class DealCards(Chance[State]):
    """CL-DEAL-01 Everybody is dealt the same number of cards, in secret."""

    def sample(self, s: State, rng: Rng) -> Action:
        deck = list(range(1, HIGHEST + 1))
        rng.shuffle(deck)
        return Deal(tuple(deck[: s.seats * s.size]))

    def accepts(self, s: State, action: Action) -> bool:
        """Say which deals are possible: there are too many to list."""
        if not isinstance(action, Deal) or len(action.dealt) != s.seats * s.size:
            return False
        return len(set(action.dealt)) == len(action.dealt) and all(1 <= card <= HIGHEST for card in action.dealt)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Deal)
        for owner in range(s.seats):
            s.hands[owner] = sorted(action.dealt[owner * s.size : (owner + 1) * s.size])
            s.tell("deal", seat=owner, secret={"dealt": tuple(s.hands[owner])}, to=(owner,))
        return ()


class TakeTurn(Frame[State]):
    """CL-LAY-01 Lay a higher card, or pass."""

    seat: int

    def ask(self, s: State) -> Decision | None:
        cards: list[Action] = [Lay(card) for card in s.hands[self.seat] if card > top(s)]
        return Decision(self.seat, [*cards, Pass()])  # CL-PASS-01

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Lay):
            s.hands[seat].remove(action.card)
            s.pile.append(action.card)
            s.tell("lay", seat=seat, card=action.card)
            return (TakeTurn(next_seat(s, seat)),)
        s.inside[seat] = False
        s.tell("pass", seat=seat)
        s.outcome = ending(s)
        return () if s.outcome else (TakeTurn(next_seat(s, seat)),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Lay) and action.card not in s.hands[seat]:
            return Reason("CL-LAY-01", "not-in-hand", {"card": action.card})
        if isinstance(action, Lay):
            return Reason("CL-LAY-01", "too-low", {"card": top(s)})
        return Reason(self.RULE, "not-now")


def top(s: State) -> int:
    """The last card laid; any card is higher than none."""
    return s.pile[-1] if s.pile else 0


def next_seat(s: State, seat: int) -> int:
    """CL-TURN-01 The next one clockwise who is still in."""
    return next(other % s.seats for other in range(seat + 1, seat + s.seats + 1) if s.inside[other % s.seats])


def ending(s: State) -> Outcome | None:
    """CL-END-01 Whoever is left alone has won."""
    left = tuple(seat for seat in range(s.seats) if s.inside[seat])
    return Outcome(left, "CL-END-01") if len(left) == 1 else None
