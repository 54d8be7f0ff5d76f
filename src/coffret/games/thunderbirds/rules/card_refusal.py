"""Why an F.A.B. card cannot be played: whose it is, and the moment it is made for."""

from coffret.games.thunderbirds.rules.table import comms_are_open, seat_of
from coffret.games.thunderbirds.state import HOOD_FACES, IDLE, PRE_DRAW, RESCUE, State
from coffret.kernel import Reason


def refuse_player(s: State, card: int, seat: int) -> Reason | None:
    """TB-FAB-01, TB-EVT-10 Why this seat could not play this card at any moment; None if it could."""
    owner = s.fab[card]
    if owner < 0 or seat_of(s, owner) != seat:
        return Reason("TB-FAB-01", "not-your-card", {"card": card})
    if not comms_are_open(s):
        return Reason("TB-EVT-10", "comms-interrupted")
    return None


def refuse_moment(s: State, card: int) -> Reason:
    """TB-FAB-11..13 When this card is played instead."""
    when = s.facts.when[card]
    if when == RESCUE:
        return Reason("TB-FAB-11" if s.facts.adds[card] else "TB-FAB-13", "card-for-rescue", {"card": card})
    if when == HOOD_FACES:
        return Reason("TB-FAB-13", "card-for-hood-faces", {"card": card})
    if when == PRE_DRAW:
        return Reason("TB-FAB-13", "card-for-draw", {"card": card})
    if when == IDLE:
        return Reason("TB-FAB-12", "card-between-actions", {"card": card})
    return Reason("TB-FAB-13", "card-for-scheme", {"card": card})


def refuse_late(s: State, card: int) -> Reason:
    """TB-FAB-11, TB-RES-17 Why this card is no help when a Rescue is settled and the Hood is about to advance."""
    if s.facts.when[card] == RESCUE:
        return Reason("TB-FAB-11" if s.facts.adds[card] else "TB-RES-17", "rescue-settled", {"card": card})
    return refuse_moment(s, card)
