"""The scene: a hand in front of every seat, the pile in the middle."""

from coffret.kernel import Action
from coffret.kernel.scene import Card, Meter, Scene, SeatPanel, Zone
from coffret.kernel.text import Message
from coffret.template.game.actions import Lay
from coffret.template.game.view import View


def scene(v: View) -> Scene:
    return Scene(
        seats=[panel(v, seat) for seat in range(v.seats)],
        zones=[pile(v), *[hand(v, seat) for seat in range(v.seats)]],
        meters=[Meter(id="left", label=Message("left"), value=sum(v.inside), limit=v.seats)],
        rules=["CL-LAY-01", "CL-PASS-01", "CL-END-01"],
    )


def panel(v: View, seat: int) -> SeatPanel:
    return SeatPanel(id=f"seat-{seat + 1}", seat=seat, badges=[] if v.inside[seat] else [Message("is-out")])


def pile(v: View) -> Zone:
    """The last card laid, and how many lie there."""
    cards = [face(card) for card in v.pile[-1:]]
    return Zone(id="pile", label=Message("pile"), kind="pile", cards=cards, count=len(v.pile))


def hand(v: View, seat: int) -> Zone:
    """Show the cards of one seat: face up for their owner, face down for everybody else."""
    cards = [face(card) for card in v.hand] if seat == v.seat else backs(seat, v.counts[seat])
    return Zone(id=f"hand-{seat + 1}", label=Message("hand", {"seat": seat}), kind="hand", seat=seat, cards=cards)


def face(card: int) -> Card:
    return Card(id=f"card-{card}", kind="number", label=Message("card", {"card": card}), mark=str(card))


def backs(seat: int, count: int) -> list[Card]:
    return [Card(id=f"back-{seat + 1}-{number}", kind="number", up=False) for number in range(1, count + 1)]


def touches(v: View, action: Action) -> list[str]:
    """Return the card an option is about, so that clicking it chooses the option."""
    return [f"card-{action.card}"] if isinstance(action, Lay) else []
