"""What is told in lines: what was said and found, every cut, and after the end who lied and what all held."""

from __future__ import annotations

from typing import Any

from coffret.games.time_bomb import actions as a
from coffret.games.time_bomb.rules.truth import FALSE, TRUE
from coffret.games.time_bomb.state import DEFUSER, HIDDEN, CutCable, Said, numbers
from coffret.games.time_bomb.view import View
from coffret.kernel.scene import Feed, kept, kept_for
from coffret.kernel.text import Message
from coffret.kernel.values import fields
from coffret.kernel.words import verb

DECLARATIONS = (a.Declare, a.Revise, a.Silent)
Args = tuple[tuple[str, int], ...]
Line = tuple[str, Args]  # a message that can be compared: its id and arguments


@kept
def feed(id: str, lines: tuple[Line, ...], seat: int | None = None) -> Feed:
    return Feed(id=id, label=Message(f"feed-{id}"), lines=[Message(id, dict(args)) for id, args in lines], seat=seat)


def declared(v: View) -> dict[tuple[int, int], Args]:
    """BU-TALK-12 BU-KNOW-04 By round and seat what a player said last of the cables dealt to him (how many of them
    defuse, and the bomb), and how many defusers were found among them.

    Who declares anew speaks of what is left: what was found before is added, so that both mean the deal.
    """
    last = {(said.round, said.speaker): said for said in v.talk if isinstance(said.what, (a.Declare, a.Revise))}
    defusers = defusers_found(v.cuts)
    found: dict[tuple[int, int], Args] = {}
    for round, seat in sorted(last):
        said, owner = last[round, seat], v.where[seat] if round == v.round else seat
        what: Any = said.what
        cuts = defusers.get((round, owner), [])
        before = sum([number < said.made for number in cuts])
        found[round, seat] = (("defusers", what.defusers + before), ("bomb", what.bomb), ("count", len(cuts)))
    return found


def defusers_found(cuts: tuple[CutCable, ...]) -> dict[tuple[int, int], list[int]]:
    """By round and owner of a row, with which cuts of the round defusers were found there."""
    found: dict[tuple[int, int], list[int]] = {}
    made: dict[int, int] = {}
    for cut in cuts:
        number = made[cut.round] = made.get(cut.round, -1) + 1
        if cut.cable == DEFUSER:
            found.setdefault((cut.round, cut.owner), []).append(number)
    return found


def record(said: dict[tuple[int, int], Args]) -> Feed:
    """BU-TALK-12 BU-KNOW-04 What everybody declared in every round, against what was found among his cables."""
    lines = [("record-line", (("round", round), ("seat", seat), *args)) for (round, seat), args in said.items()]
    return feed("record", tuple(lines))


def talk(said: tuple[Said, ...], round: int, truths: tuple[int, ...]) -> tuple[Feed, Feed]:
    """BU-TALK-11..12 What was said in this round, and of players in earlier ones; after the end declarations too."""
    now: list[Message] = []
    earlier: list[Message] = []
    for index, each in enumerate(said):
        if each.round == round:
            now.append(line(each, truths[index]) if truths else spoken(each))
        elif truths:
            earlier.append(line(each, truths[index]))
        elif not isinstance(each.what, DECLARATIONS):
            earlier.append(spoken(each))
    return (
        Feed(id="talk", label=Message("feed-talk"), lines=now),
        Feed(id="earlier", label=Message("feed-earlier"), lines=earlier),
    )


def line(said: Said, truth: int) -> Message:
    """BU-TALK-11 Something said, after the end with its truth."""
    message = spoken(said)
    if truth in (TRUE, FALSE):
        return Message("said-true" if truth == TRUE else "said-false", {"line": message})
    return message


@kept_for
def spoken(said: Said) -> Message:
    args: dict[str, Any] = {name: getattr(said.what, name) for name in fields(said.what)}
    return Message(f"event-{verb(type(said.what))}", {"speaker": said.speaker, **args})


@kept
def cuts(made: tuple[CutCable, ...]) -> Feed:
    """BU-KNOW-04 Every cut of the game: who, whose row, and what it was."""
    return Feed(id="cuts-made", label=Message("feed-cuts"), lines=[cut_line(cut) for cut in made])


@kept_for
def cut_line(cut: CutCable) -> Message:
    args = {"cutter": cut.cutter, "owner": cut.owner, "position": cut.position}
    if cut.cable == HIDDEN:
        return Message("event-cut-in-the-dark", args)
    return Message("event-cut", {**args, "cable": cut.cable})


def lies(said: tuple[Said, ...], truths: tuple[int, ...]) -> Feed:
    """BU-TALK-11 After the end: who lied, and in which round."""
    told = [each for each, truth in zip(said, truths, strict=False) if truth == FALSE]
    lines = [Message("report-lie", {"round": each.round, "line": spoken(each)}) for each in told]
    return Feed(id="report", label=Message("feed-lies"), lines=lines or [Message("report-honest")])


def dealt(v: View, said: dict[tuple[int, int], Args]) -> Feed:
    """BU-TALK-11 After the end: what everybody announced in every round, against what they held."""
    deals = [*v.deals, tuple([numbers(v.rows[owner]) for owner in v.where])] if v.rows else v.deals
    first = v.round - len(deals) + 1  # deals from before a position, or a save of old, are not known
    lines = [
        dealt_line(round, seat, said.get((round, seat)), *held)
        for round, deal in enumerate(deals, first)
        for seat, held in enumerate(deal)
    ]
    return Feed(id="report-dealt", label=Message("feed-dealt"), lines=lines)


def dealt_line(round: int, seat: int, said: Args | None, defusers: int, bomb: int) -> Message:
    """What a player announced in a round, if anything, and what they held."""
    args = {"round": round, "seat": seat, "held": Message("cables-held", {"defusers": defusers, "bomb": bomb})}
    if said is None:
        return Message("dealt-unannounced", args)
    claim = dict(said)
    if (claim["defusers"], claim["bomb"]) == (defusers, bomb):
        return Message("dealt-as-announced", args)
    return Message("dealt-announced", {**args, "claim": Message("cables-held", claim)})
