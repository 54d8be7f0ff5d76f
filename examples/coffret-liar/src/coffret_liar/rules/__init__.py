"""The rules: shake the cups, bid round the table, and show the dice."""

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from coffret.kernel import Action, Chance, Decision, Frame, Outcome, Reason, Rng
from coffret_liar.actions import Bid, Liar, Shake
from coffret_liar.state import State

Frames = tuple[Frame[Any], ...]


class ShakeCup(Chance[State]):
    """LD-SETUP-01 A player's dice are rolled in secret."""

    seat: int

    def sample(self, s: State, rng: Rng) -> Action:
        return Shake(tuple(sorted(rng.below(6) + 1 for _ in range(s.dice))))

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        """Sorted dice: as likely as there are orders in which they can have been rolled."""
        return [(orders(faces), Shake(faces)) for faces in combinations_with_replacement(range(1, 7), s.dice)]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Shake)
        s.faces.append(action.faces)
        s.tell("shake", seat=self.seat, secret={"faces": action.faces}, to=(self.seat,))
        return ()


class BidOrCall(Frame[State]):
    """LD-BID-01 It goes round: bid higher, or call the last bidder a liar."""

    seat: int

    def ask(self, s: State) -> Decision | None:
        bids: list[Action] = [
            Bid(count, face)
            for count in range(max(s.count, 1), s.seats * s.dice + 1)
            for face in range(1, 7)
            if is_higher(s, count, face)
        ]
        return Decision(self.seat, [*bids, Liar()] if s.count else bids)  # LD-CALL-01

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Bid):
            s.count, s.face, s.bidder = action.count, action.face, seat
            s.tell("bid", seat=seat, count=action.count, face=action.face)
            return (BidOrCall((seat + 1) % s.seats),)  # LD-SETUP-02
        s.outcome = Outcome((winner(s, seat),), "LD-CALL-02")
        s.tell("show", seat=seat, count=total(s), face=s.face)
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Liar):
            return Reason("LD-CALL-01", "no-bid-yet")
        if isinstance(action, Bid) and action.count > s.seats * s.dice:
            return Reason("LD-BID-01", "not-so-many-dice", {"count": s.seats * s.dice})
        if isinstance(action, Bid):
            return Reason("LD-BID-02", "bid-too-low", {"count": s.count, "face": s.face})
        return Reason(self.RULE, "not-now")


def orders(faces: tuple[int, ...]) -> int:
    """In how many orders these dice can lie."""
    return factorial(len(faces)) // prod(factorial(faces.count(face)) for face in set(faces))


def is_higher(s: State, count: int, face: int) -> bool:
    """LD-BID-02 More dice, or as many of a higher face."""
    return count > s.count or (count == s.count and face > s.face)


def total(s: State) -> int:
    """How many dice show the face that was bid."""
    return sum(faces.count(s.face) for faces in s.faces)


def winner(s: State, caller: int) -> int:
    """LD-CALL-02 The bidder if the bid holds, otherwise the caller."""
    return s.bidder if total(s) >= s.count else caller
