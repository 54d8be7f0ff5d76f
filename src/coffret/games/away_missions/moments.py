# interpreted
"""What is staged: every throw with what it makes, alarms, events, what is found, and the fall of the Hive Queen."""

from __future__ import annotations

from coffret.games.away_missions.names import FIGURES, QUEEN
from coffret.games.away_missions.rules.table import KIND_OF
from coffret.kernel import Event
from coffret.kernel.scene import Moment, Shown
from coffret.kernel.text import Message


def moment(event: Event) -> Moment | None:
    """How the table stages an event, as a seat is told it."""
    name, args = event.name, event.args
    title = Message(f"moment-{name}", args)
    if name == "thrown":
        return Moment(title=title, shows=[Shown(id=f"die-{number + 1}") for number in range(len(args["faces"]))])
    if name == "red-alert":
        return Moment(title=title, text=Message("moment-all-scanned"), tone="blow")
    if name == "alert":
        return Moment(title=title, tone="bad")
    if name == "happens":
        return Moment(title=title, text=Message("moment-effect", args), tone="bad")
    if name == "alien-falls" and KIND_OF[args["alien"]] == QUEEN:
        return Moment(title=title, tone="triumph", shows=[Shown(id=f"alien-{FIGURES[args['alien']]}")])
    if name == "found" or name == "task-done":
        return Moment(title=title, tone="good")
    if name == "rescued":
        return Moment(title=title, tone="triumph")
    return None
