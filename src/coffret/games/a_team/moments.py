# interpreted
"""What is staged: fights with their dice and who won, the formula on its way, and cards that are played."""

from __future__ import annotations

from coffret.kernel import Event
from coffret.kernel.scene import Moment, Shown
from coffret.kernel.text import Message

FIGHTS = {
    "battle": "moment-wins",
    "battle-lost": "moment-wins",
    "battle-tied": "moment-tied",
    "guard-beaten": "moment-guard-beaten",
    "guard-holds": "moment-guard-holds",
    "guard-tied": "moment-tied",
}


def moment(event: Event) -> Moment | None:
    """How the table stages an event, as a seat is told it."""
    name, args = event.name, event.args
    if name in FIGHTS:
        return fight(event)
    if name in ("formula-taken", "formula-stolen", "out"):
        return formula(event)
    if name in ("sideline", "patrol"):
        card = f"sidelined-{args['target'] + 1}" if name == "sideline" else "discard-top"
        seats = [args["seat"], args["target"]]
        return Moment(title=Message(f"moment-{name}", args), tone="bad", shows=[Shown(id=card)], seats=seats)
    if name == "play":
        return Moment(title=Message("moment-card", args), shows=[Shown(id="discard-top")], seats=[args["seat"]])
    return None


def fight(event: Event) -> Moment:
    """AT-BATTLE-02..05 AT-GUARD-01..04 Two dice, each with its owner; who won, and what follows."""
    name, args = event.name, event.args
    seat, other = args["seat"], args.get("opponent")
    lost = name in ("battle-lost", "guard-holds")
    winner, steps = other if lost else seat, args.get("steps", 0)
    moment = Moment(
        title=Message(FIGHTS[name], {"seat": winner} if name in ("battle", "battle-lost") else args),
        shows=[
            Shown(id="die-blue", caption=Message("moment-owner", {"seat": seat})),
            Shown(id="die-red", caption=Message("moment-owner", {"seat": other}) if other is not None else GUARD),
        ],
    )
    if name.endswith("-tied"):
        moment.text = Message("moment-again")
    elif name == "guard-holds":
        moment.text, moment.tone = Message("moment-stays"), "bad"
    elif steps:
        moment.text, moment.tone = Message("moment-ahead", {"steps": steps}), "good"
    return moment


GUARD = Message("moment-guard")


def formula(event: Event) -> Moment:
    """AT-CELLAR-02 AT-STEAL-03 AT-WIN-01 The formula is taken, stolen, or out."""
    args = event.args
    return Moment(
        title=Message(f"moment-{event.name}", args),
        tone="good" if event.name == "formula-taken" else "triumph",
        shows=[Shown(id="formula")],
        seats=[args["seat"], *([args["opponent"]] if "opponent" in args else [])],
    )
