# interpreted
"""What is staged: rolls in passing, fights with their dice and who won, the formula on its way, cards played."""

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
        shows = [Shown(id="discard-top", note=True)]
        return Moment(title=Message("moment-card", args), shows=shows, seats=[args["seat"]])
    if name in ("roll", "roll-both"):
        dice = ["die-blue"] if name == "roll" else ["die-blue", "die-red"]
        title = Message("moment-roll", {"steps": args["die"] if name == "roll" else args["steps"]})
        return Moment(title=title, shows=[Shown(id=die) for die in dice], seats=[args["seat"]], brief=True, tense=True)
    return None


def fight(event: Event) -> Moment:
    """AT-BATTLE-02..05 AT-GUARD-01..04 Two dice, each with its owner; who won, and what follows."""
    name, args = event.name, event.args
    seat, other = args["seat"], args.get("opponent")
    lost = name in ("battle-lost", "guard-holds")
    winner, steps = other if lost else seat, args.get("steps", 0)
    tied = name.endswith("-tied")
    theirs = Message("moment-owner", {"seat": other}) if other is not None else GUARD
    moment = Moment(
        title=Message(FIGHTS[name], {"seat": winner} if name in ("battle", "battle-lost") else args),
        shows=[
            Shown(id="die-blue", caption=Message("moment-owner", {"seat": seat}), dim=lost),
            Shown(id="die-red", caption=theirs, dim=not lost and not tied),
        ],
    )
    if tied:
        moment.text, moment.brief = Message("moment-again"), True
    elif name == "guard-holds":
        moment.text, moment.tone = Message("moment-stays"), "bad"
    elif steps:
        moment.text, moment.tone = Message("moment-ahead", {"steps": steps}), "good"
    else:  # AT-STEAL-03
        moment.text = Message("moment-formula-kept" if lost else "moment-formula-goes", {"seat": winner})
    return moment


GUARD = Message("moment-guard")


def formula(event: Event) -> Moment:
    """AT-CELLAR-02 AT-STEAL-03 AT-WIN-01 The formula is taken, stolen, or out."""
    args = event.args
    return Moment(
        title=Message(f"moment-{event.name}", args),
        tone="triumph",
        shows=[Shown(id="formula")],
        seats=[args["seat"], *([args["opponent"]] if "opponent" in args else [])],
    )
