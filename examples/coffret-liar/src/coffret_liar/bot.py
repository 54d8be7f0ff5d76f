"""A decent player: believes in the dice under its own cup and the average of the others."""

from coffret.kernel import Action, Rng
from coffret_liar.actions import Bid, Liar
from coffret_liar.view import View


def choose(view: View, options: list[Action], rng: Rng) -> Action:
    count, face, _ = view.bid
    liar = next((action for action in options if isinstance(action, Liar)), None)
    if liar is not None and count > expected(view, face) + 0.6:
        return liar
    bids = [action for action in options if isinstance(action, Bid)]
    if not bids:
        return options[-1]
    return max(bids, key=lambda bid: (expected(view, bid.face) - bid.count, rng.below(100)))


def expected(view: View, face: int) -> float:
    """How many dice of a face there are, by what this seat knows."""
    others = view.dice * (view.seats - 1)
    return view.faces[view.seat].count(face) + others / 6
