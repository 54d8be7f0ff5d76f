"""How it looks: a cup of dice before every seat, and the last bid."""

from coffret.kernel import Event
from coffret.kernel.scene import Card, Feed, Moment, Scene, SeatPanel, Zone
from coffret.kernel.text import Message
from coffret_liar.view import View


def scene(v: View) -> Scene:
    cups = [cup(v, seat, faces) for seat, faces in enumerate(v.faces)]
    count, face, bidder = v.bid
    bid = [Message("last-bid", {"seat": bidder, "count": count, "face": face})] if count else []
    return Scene(
        seats=[SeatPanel(id=f"seat-{seat + 1}", seat=seat) for seat in range(v.seats)],
        zones=cups,
        feeds=[Feed(id="bid", label=Message("bid-label"), lines=bid)],
        rules=["LD-BID-02", "LD-CALL-02"],
    )


def moment(event: Event) -> Moment | None:
    """The end is staged: who called, and how many there are."""
    if event.name != "show":
        return None
    return Moment(title=Message("moment-show", event.args), seats=[event.args["seat"]], tone="triumph")


def cup(v: View, seat: int, faces: tuple[int, ...]) -> Zone:
    """The dice of one seat, as cards: a face up, or hidden."""
    shown = [str(face) for face in faces] or [""] * v.dice
    cards = [
        Card(id=f"die-{seat + 1}-{number}", kind="die", up=bool(mark), mark=mark)
        for number, mark in enumerate(shown, 1)
    ]
    return Zone(id=f"cup-{seat + 1}", label=Message("cup", {"seat": seat}), kind="row", seat=seat, cards=cards)
