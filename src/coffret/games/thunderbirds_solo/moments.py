# interpreted
"""What is staged: the roll, the dice laid on what they clear, who is rescued, the Hood's work, and the end."""

from __future__ import annotations

from coffret.games.thunderbirds_solo.names import CARDS, VEHICLES
from coffret.kernel import Event
from coffret.kernel.scene import Moment, Shown
from coffret.kernel.text import Message


def moment(event: Event) -> Moment | None:
    """How the table stages an event, as a seat is told it."""
    name, args = event.name, event.args
    title = Message(f"moment-{name}", args)
    if name == "rolled":
        dice = [Shown(id=f"die-{number + 1}") for number in range(len(args["symbols"]))]
        return Moment(title=title, shows=dice, tense=True)
    if name == "laid":
        laid = [Shown(id=f"die-{die + 1}", on=card(args).id) for die in args.get("dice", ())]
        return Moment(title=title, tone="good", shows=[card(args), *laid])
    if name in ("rescued", "rescued-influenced"):
        return Moment(title=title, tone="good", shows=[card(args)])
    if name in ("influenced", "reinforced"):
        return Moment(title=title, tone="bad", shows=[card(args)])
    if name == "spied":
        return Moment(title=title, tone="bad", shows=[Shown(id=f"pod-{VEHICLES[args['vehicle']]}")])
    if name == "tampered":
        return Moment(title=title, text=Message("moment-tampering"), tone="bad", sign="card-hood-tamper")
    if name == "answering":
        return Moment(title=title, text=Message("moment-row-by-row"), sign="card-back-emergency", brief=True)
    if name == "last-turn":
        return Moment(title=title, text=Message("moment-no-calls"), sign="card-back-emergency")
    if name == "overflow":
        return Moment(title=title, text=Message("moment-failed"), tone="blow", shows=[card(args)])
    if name == "answered-all":
        return Moment(title=title, tone="triumph", sign="piece-tb1")
    return None


def card(args: dict[str, int]) -> Shown:
    return Shown(id=f"card-{CARDS[args['card']]}")
