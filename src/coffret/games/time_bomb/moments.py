# interpreted
"""What is staged: a Location, one's own role, and every cable that is turned up."""

from __future__ import annotations

from coffret.games.time_bomb.state import BOMB, DEFUSER, PLACES
from coffret.kernel import Event
from coffret.kernel.scene import Moment, Shown
from coffret.kernel.text import Message


def moment(event: Event) -> Moment | None:
    """How the table stages an event, as a seat is told it."""
    if event.name in ("cut", "turned-up"):
        return cut(event)
    if event.name == "reveal":
        place = PLACES[event.args["place"]].replace("_", "-")
        return Moment(title=Message(f"place-{place}"), text=Message(f"about-{place}"), shows=[Shown(id="location")])
    if event.name == "fate":
        return Moment(title=Message("moment-fate", event.args), shows=[Shown(id="fate")])
    if event.name == "role":
        return Moment(title=Message("moment-role", event.args), shows=[Shown(id="my-role")])
    return None


def cut(event: Event) -> Moment:
    """BU-CUT-04..06 A cable is turned up: who cut it, whose it was, and what it means."""
    cutter, owner, position, cable = (event.args[name] for name in ("cutter", "owner", "position", "cable"))
    moment = Moment(
        title=Message("moment-secure"),
        shows=[Shown(id=f"cable-{owner + 1}-{position + 1}")],
        seats=[cutter, owner],
    )
    if cable == BOMB:
        moment.title, moment.text, moment.tone = Message("moment-bomb"), Message("moment-explodes"), "blow"
    elif cable == DEFUSER:
        left = event.args.get("left", -1)  # not known of plays that were begun before 0.3.0
        moment.title = Message("moment-defuser" if left else "moment-last-defuser")
        if left >= 0:
            moment.text = Message("moment-left", {"left": left}) if left else Message("moment-defused")
        moment.tone = "good" if left else "triumph"
    return moment
