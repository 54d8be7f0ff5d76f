# interpreted
"""What is staged: the roll of a Rescue and how it ends, cards that are drawn and played, Schemes and Events."""

from __future__ import annotations

from coffret.games.thunderbirds.names import CARDS, DISASTERS
from coffret.games.thunderbirds.state import HOOD_CARD, SKULL
from coffret.kernel import Event
from coffret.kernel.scene import Moment, Shown
from coffret.kernel.text import Message

HOOD = Shown(id="hood")
EVENT = Shown(id="hood", note=True)  # the card he stands on
SCHEME = Shown(id="scheme", note=True)
DICE = [Shown(id="die-1"), Shown(id="die-2")]


def moment(event: Event) -> Moment | None:
    """How the table stages an event, as a seat is told it."""
    name, args = event.name, event.args
    title = Message(f"moment-{name}", args)
    if name in ("rolled", "rerolled"):
        return Moment(title=title, shows=DICE, counts=True, tense=True)
    if name in ("averted", "rescue-fails"):
        return settled(event)
    if name == "drawn":
        if args["draw"] == HOOD_CARD:
            return Moment(title=title, tone="bad", shows=[HOOD], tense=True)
        return Moment(title=title, shows=[disaster(args["draw"])], tense=True)
    if name == "card-drawn" or name == "card-played":
        return Moment(title=title, shows=[Shown(id=f"card-{CARDS[args['card']]}", note=True)])
    if name == "event-happens":
        return Moment(title=title, tone="bad", shows=[EVENT])
    if name == "scheme-turned-up":
        return Moment(title=title, tone="bad", shows=[SCHEME])
    if name == "scheme-defeated":
        return Moment(title=title, tone="triumph", shows=[HOOD])
    if name == "scheme-activated":
        return Moment(title=title, text=Message("moment-all-lost"), tone="blow", shows=[HOOD])
    return None


def settled(event: Event) -> Moment:
    """TB-RES-07..09 A Rescue succeeds, perhaps in the last slot before the skull, or fails."""
    args = event.args
    moment = Moment(title=Message(f"moment-{event.name}", args), tone="good", shows=[disaster(args["disaster"])])
    if event.name == "rescue-fails":
        moment.tone, moment.text = "bad", Message("moment-missed", args)
    elif args.get("slot") == SKULL - 1:
        moment.tone, moment.text = "triumph", Message("moment-last-slot")
    return moment


def disaster(number: int) -> Shown:
    return Shown(id=f"disaster-{DISASTERS[number]}")
