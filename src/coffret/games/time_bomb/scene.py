"""How it looks: a row of cables before every seat, the Location, what is found, what was said, what I know."""

from __future__ import annotations

from typing import Any

from coffret.games.time_bomb import actions as a
from coffret.games.time_bomb.rules.truth import FALSE, TRUE
from coffret.games.time_bomb.state import (
    CABLES,
    COLOURS,
    FACTIONS,
    HIDDEN,
    PLACES,
    RED,
    ROLES,
    CutCable,
    Said,
    beside,
)
from coffret.games.time_bomb.view import View
from coffret.kernel import Action
from coffret.kernel.scene import Board, Card, Feed, Meter, Piece, Scene, SeatPanel, Zone
from coffret.kernel.text import Message
from coffret.kernel.values import fields
from coffret.kernel.words import verb

MARKS = ("S", "D", "B")  # what is printed on a cable: secure, defusing, bomb
DECLARATIONS = (a.Declare, a.Revise, a.Silent)


def scene(v: View) -> Scene:
    """BU-COMP-04 BU-COMP-07 BU-KNOW-05..06 The table as one seat sees it."""
    return Scene(
        seats=[panel(v, seat) for seat in range(v.seats)],
        board=Board(form="round", spaces=[], pieces=cutters(v)),
        zones=[*place_zone(v), *[row(v, owner) for owner in range(len(v.rows))], *role_zone(v)],
        meters=meters(v),
        feeds=[knowledge(v), talk_of_round(v), earlier_talk(v), cuts(v), roles_in_game(v)],
        rules=rules(v),
    )


def touches(view: View, action: Action) -> list[str]:
    """What an option is about, for those who click on the table."""
    if isinstance(action, a.Cut | a.Look):
        return [f"cable-{action.owner + 1}-{action.position + 1}"]
    if isinstance(action, a.Yield):
        return [f"cable-{view.seat + 1}-{action.position + 1}"]
    if isinstance(action, a.Swap):
        return [f"row-{action.one + 1}", f"row-{action.two + 1}"]
    if isinstance(action, a.Show):
        return ["my-role"]
    seat = getattr(action, "seat", None)
    return [] if seat is None else [f"seat-{seat + 1}"]


# Seats


def panel(v: View, seat: int) -> SeatPanel:
    """What everybody, and what I, can see of a player."""
    return SeatPanel(id=f"seat-{seat + 1}", seat=seat, mark=mark_of(v, seat), badges=[*badges(v, seat)])


def cutters(v: View) -> list[Piece]:
    """BU-COMP-04 The one pair of cutters, with the player who holds it."""
    if v.holder < 0:
        return []
    return [Piece(id="cutters", label=Message("badge-cutters"), kind="cutters", on=f"seat-{v.holder + 1}")]


def mark_of(v: View, seat: int) -> str:
    """The faction of a player whose role I know."""
    known = v.roles[seat] if v.roles else HIDDEN
    return FACTIONS[v.facts.factions[known]] if known >= 0 else ""


def badges(v: View, seat: int) -> list[Message]:
    found = []
    if seat == v.holder:
        found.append(Message("badge-cutters"))
    if seat == v.first:
        found.append(Message("badge-first"))
    if v.roles and v.roles[seat] >= 0:
        found.append(Message("badge-role", {"role": v.roles[seat]}))
    for viewer, owner, colour in v.covers:
        if viewer == v.seat and owner == seat:
            found.append(Message("badge-cover", {"colour": colour}))
    if seat == v.ward:
        found.append(Message("badge-safe"))
    if v.votes:
        found.append(Message("badge-vote", {"seat": v.votes[seat]}))
    if v.answered[seat]:
        found.append(Message("badge-answered"))
    said = declaration(v, seat)
    if said is not None:
        found.append(Message("badge-declared", {"defusers": said.defusers, "bomb": said.bomb}))
    return found


def declaration(v: View, seat: int) -> a.Declare | a.Revise | None:
    """BU-TALK-12 What a player has declared last in this round."""
    for said in reversed(v.talk):
        if said.round != v.round:
            return None
        if said.speaker == seat and isinstance(said.what, a.Declare | a.Revise):
            return said.what
    return None


# Cards


def row(v: View, owner: int) -> Zone:
    """BU-KNOW-02..03 The cables before a player, face down but for those that were cut or shown to me."""
    dealt = v.where.index(owner)  # after a swap: to whom these cables were dealt
    label = Message("row", {"owner": owner})
    if dealt != owner:
        label = Message("row-dealt-to", {"owner": owner, "seat": dealt})
    cards = [cable(v, owner, position, known) for position, known in enumerate(v.rows[owner])]
    return Zone(id=f"row-{owner + 1}", kind="row", seat=owner, label=label, cards=cards)


def cable(v: View, owner: int, position: int, known: int) -> Card:
    """One cable: cut and face up, face down but known to me, or unknown."""
    is_cut = not v.left[owner] >> position & 1
    label = Message(f"cable-{CABLES[known]}" if known >= 0 else "cable-unknown")
    note = None
    if is_cut:
        cutter = next(cut.cutter for cut in reversed(v.cuts) if (cut.owner, cut.position) == (owner, position))
        note = Message("cut-by", {"cutter": cutter})
    elif known >= 0 and v.outcome is None:
        note = Message("known-to-you")
    return Card(
        id=f"cable-{owner + 1}-{position + 1}",
        kind=f"cable-{CABLES[known]}" if known >= 0 else "cable",
        up=known >= 0 and (is_cut or v.outcome is not None),
        mark=MARKS[known] if known >= 0 else "",
        label=label,
        note=note,
        fields={"cut": Message("field-cut")} if is_cut else {},
    )


def place_zone(v: View) -> list[Zone]:
    """BU-LOC-04 The Location of the round, with its text, and the fate token."""
    cards = []
    if v.place >= 0:
        id = PLACES[v.place].replace("_", "-")
        cards.append(
            Card(
                id="location",
                kind=f"location-{PLACES[v.place]}",
                label=Message(f"place-{id}"),
                note=Message(f"about-{id}"),
                origin=v.facts.origins[PLACES[v.place]],
            )
        )
    if v.fate >= 0:
        label = Message("fate-red" if v.fate == RED else "fate-blue")
        cards.append(Card(id="fate", kind=f"fate-{COLOURS[v.fate]}", label=label, mark=COLOURS[v.fate][0].upper()))
    return [Zone(id="middle", kind="spread", label=Message("middle"), cards=cards)] if cards else []


def role_zone(v: View) -> list[Zone]:
    """BU-ROLE-07 My role card; after the end also the one that was left out."""
    cards = []
    if v.seat >= 0 and v.roles:
        cards.append(role_card(v, "my-role", v.roles[v.seat]))
    if v.outcome is not None and v.unseen >= 0:
        cards.append(role_card(v, "unseen-role", v.unseen))
    if not cards:
        return []
    seat = v.seat if v.seat >= 0 else None
    return [Zone(id="role", kind="hand", seat=seat, label=Message("role-cards"), cards=cards)]


def role_card(v: View, id: str, role: int) -> Card:
    """BU-ROLE-01..04 A role: its faction, its covers and what it wants."""
    faction = FACTIONS[v.facts.factions[role]]
    fields: dict[str, Message | int | str] = {
        "faction": Message(f"faction-{faction}"),
        "cover": Message("field-covers", {"colours": [Message(f"colour-{COLOURS[c]}") for c in v.facts.covers[role]]}),
    }
    return Card(
        id=id,
        kind=f"role-{ROLES[role]}",
        label=Message(f"role-{ROLES[role]}".replace("_", "-")),
        note=Message(f"goal-{faction}"),
        fields=fields,
        origin=v.facts.origins[ROLES[role]],
    )


# Numbers


def meters(v: View) -> list[Meter]:
    """BU-KNOW-05..06 What is found, what is left, and how far the game is: public numbers."""
    secure, defusers, _ = v.facts.cables[v.seats]
    dark = sum(cut.cable == HIDDEN for cut in v.cuts)
    cut = v.seats * max(v.round - 1, 0) + v.made - dark
    exploded = v.outcome is not None and any(cut.cable == 2 for cut in v.cuts)
    found = [
        Meter(id="round", label=Message("meter-round"), value=v.round, limit=4),
        Meter(id="cuts", label=Message("meter-cuts"), value=v.made, limit=v.seats),
        Meter(id="defusers", label=Message("meter-defusers"), value=v.found, limit=defusers),
        Meter(id="secure", label=Message("meter-secure"), value=cut - v.found - exploded, limit=secure),
    ]
    return [*found, Meter(id="dark", label=Message("meter-dark"), value=dark)] if dark else found


# Lines


def knowledge(v: View) -> Feed:
    """BU-KNOW-01 BU-COVER-13 What I know and others do not."""
    lines = []
    if v.seat >= 0 and v.outcome is None:
        if v.dealt[1] >= 0:
            lines.append(Message("know-dealt", {"defusers": v.dealt[0], "bomb": v.dealt[1]}))
        lines += [
            Message(
                "know-cover" if viewer == v.seat else "know-shown", {"seat": viewer, "owner": owner, "colour": colour}
            )
            for viewer, owner, colour in v.covers
            if v.seat in (viewer, owner)
        ]
        lines += [
            Message("know-cable", {"owner": owner, "position": position, "cable": v.rows[owner][position]})
            for viewer, owner, position in v.peeks
            if viewer == v.seat
        ]
        lines += gifts(v)
        if v.reading[1] >= 0:
            said = {"seat": v.detected, "defusers": max(v.reading[0], 0), "bomb": v.reading[1]}
            lines.append(Message("know-reading" if v.reading[0] >= 0 else "know-bomb-reading", said))
    return Feed(id="known", label=Message("feed-known"), lines=lines)


def gifts(v: View) -> list[Message]:
    """The cable I passed on and the one I was given."""
    side = v.facts.places[0 if v.seats == 4 else 1][v.place].side
    return [
        Message("know-gave" if giver == v.seat else "know-got", {"seat": giver, "owner": receiver, "cable": cable})
        for giver, cable in enumerate(v.gave)
        for receiver in (beside(v.seats, giver, side),)
        if cable >= 0 and v.seat in (giver, receiver)
    ]


def talk_of_round(v: View) -> Feed:
    """What was said in this round, in order."""
    lines = [line(v, index) for index, said in enumerate(v.talk) if said.round == v.round]
    return Feed(id="talk", label=Message("feed-talk"), lines=lines)


def earlier_talk(v: View) -> Feed:
    """BU-TALK-11..12 What was said of players in earlier rounds; after the end declarations too."""
    lines = [
        line(v, index)
        for index, said in enumerate(v.talk)
        if said.round != v.round and (v.truths or not isinstance(said.what, DECLARATIONS))
    ]
    return Feed(id="earlier", label=Message("feed-earlier"), lines=lines)


def line(v: View, index: int) -> Message:
    """BU-TALK-11 Something said, after the end with its truth."""
    message = spoken(v.talk[index])
    truth = v.truths[index] if v.truths else HIDDEN
    if truth in (TRUE, FALSE):
        return Message("said-true" if truth == TRUE else "said-false", {"line": message})
    return message


def spoken(said: Said) -> Message:
    args: dict[str, Any] = {name: getattr(said.what, name) for name in fields(said.what)}
    return Message(f"event-{verb(type(said.what))}", {"speaker": said.speaker, **args})


def cuts(v: View) -> Feed:
    """BU-KNOW-04 Every cut of the game: who, whose row, and what it was."""
    return Feed(id="cuts-made", label=Message("feed-cuts"), lines=[cut_line(cut) for cut in v.cuts])


def cut_line(cut: CutCable) -> Message:
    args = {"cutter": cut.cutter, "owner": cut.owner, "position": cut.position}
    if cut.cable == HIDDEN:
        return Message("event-cut-in-the-dark", args)
    return Message("event-cut", {**args, "cable": cut.cable})


def roles_in_game(v: View) -> Feed:
    """BU-COMP-07 BU-TABLE-09 The role table for this number of players; which one is missing is not told."""
    lines = [
        Message("table-line", {"count": count, "faction": v.facts.factions[role], "covers": covers_of(v, role)})
        for count, role, *_ in v.facts.groups[v.seats]
    ]
    if v.seats in (4, 5):
        lines.append(Message("table-unseen"))
    return Feed(id="roles", label=Message("feed-roles"), lines=lines)


def covers_of(v: View, role: int) -> list[Message]:
    return [Message(f"colour-{COLOURS[colour]}") for colour in v.facts.covers[role]]


def rules(v: View) -> list[str]:
    """The rules to read now: the Location's and the step's."""
    places = v.facts.places[0 if v.seats == 4 else 1]
    place = [places[v.place].rule] if v.place >= 0 else []
    step = [type(v.stack[-1]).RULE] if v.stack else []
    return [*place, *([v.outcome.rule] if v.outcome else step)]
