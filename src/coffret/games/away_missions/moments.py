# interpreted
"""What is staged: every throw with what it makes, alarms, events, what is found, and the fall of the Hive Queen."""

from __future__ import annotations

from coffret.games.away_missions.names import ALERTS, EVENTS, FIGURES, QUEEN, ROCKETEERS, TILES
from coffret.games.away_missions.rules.table import KIND_OF
from coffret.kernel import Event
from coffret.kernel.scene import Moment, Shown
from coffret.kernel.text import Message

ALERT = "piece-token-alert"
SIGNS = {  # by Event
    "cosmic-radiation": "card-discovery-glowing-orb",
    "power-out": "card-component-wire",
    "time-distortion": "card-discovery-time-warp",
    "unnatural-growth": "piece-bug",
    "unreasonable-fear": "piece-brain",
}


def moment(event: Event) -> Moment | None:
    """How the table stages an event, as a seat is told it."""
    name, args = event.name, event.args
    title = Message(f"moment-{name}", args)
    if name == "thrown":
        return Moment(title=title, shows=dice(args["faces"]), tense=True)
    if name == "red-alert":
        return Moment(title=title, text=Message("moment-all-scanned"), tone="blow", sign=ALERT)
    if name == "alert":
        alarm = ALERTS[args["alert"]] == "alarm"
        text = Message("moment-aliens-come" if alarm else "moment-nobody-comes")
        return Moment(title=title, text=text, tone="bad" if alarm else "good", sign=ALERT)
    if name == "happens":
        return Moment(title=title, text=Message("moment-effect", args), tone="bad", sign=SIGNS[EVENTS[args["event"]]])
    if name == "alien-falls" and KIND_OF[args["alien"]] == QUEEN:
        fallen = Shown(id=f"alien-{FIGURES[args['alien']]}")
        return Moment(title=title, text=Message("moment-no-queen"), tone="triumph", shows=[fallen])
    if name == "found":
        return Moment(title=title, tone="good", sign=f"kind-{TILES[args['tile']]}")
    if name == "task-done":
        return Moment(title=title, tone="good", shows=[rocketeer(event)])
    if name == "rescued":
        return Moment(title=title, tone="triumph", sign="piece-thrall", shows=[rocketeer(event)])
    return None


def dice(faces: tuple[int, ...]) -> list[Shown]:
    return [Shown(id=f"die-{number + 1}") for number in range(len(faces))]


def rocketeer(event: Event) -> Shown:
    return Shown(id=f"rocketeer-{ROCKETEERS[event.args['rocketeer']]}")
