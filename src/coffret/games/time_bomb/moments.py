# interpreted
"""What is staged: a Location, a cable that one looks at, every cable that is turned up, and that time is up."""

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
    if event.name == "time-out":
        return Moment(
            title=Message("moment-time-out"), text=Message("moment-undefused"), tone="blow", sign="round-middle"
        )
    if event.name == "look":
        return Moment(
            title=Message("moment-look", event.args),
            shows=[cable(event)],
            seats=[event.args["seat"], event.args["owner"]],
        )
    return None


def cut(event: Event) -> Moment:
    """BU-CUT-04..06 A cable is turned up: who cut it, whose it was, and what it means."""
    it, seats = event.args["cable"], [event.args["cutter"], event.args["owner"]]
    moment = Moment(title=Message("moment-secure"), shows=[cable(event)], seats=seats, tense=True)
    if it == BOMB:
        moment.title, moment.text, moment.tone = Message("moment-bomb"), Message("moment-explodes"), "blow"
    elif it == DEFUSER:
        left = event.args.get("left", -1)  # not known of plays that were begun before 0.3.0
        moment.title = Message("moment-defuser" if left else "moment-last-defuser")
        if left >= 0:
            moment.text = Message("moment-left", {"left": left}) if left else Message("moment-defused")
        moment.tone = "good" if left else "triumph"
    return moment


def cable(event: Event) -> Shown:
    return Shown(id=f"cable-{event.args['owner'] + 1}-{event.args['position'] + 1}")
