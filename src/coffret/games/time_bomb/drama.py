# interpreted
"""The first and the last act: one's role with cover and goal; who everybody was, and the greatest lie of each."""

from __future__ import annotations

from coffret.games.time_bomb import actions as a
from coffret.games.time_bomb.feeds import declared, spoken
from coffret.games.time_bomb.rules.truth import FALSE
from coffret.games.time_bomb.scene import role, role_card
from coffret.games.time_bomb.state import COLOURS, FACTIONS, NO, NO_COMMENT, SHADOW, YES, Said, numbers
from coffret.games.time_bomb.view import View
from coffret.kernel.drama import Finale, Opening, Portrait
from coffret.kernel.text import Message

BOMB_WEIGHS = 10  # as many defusers: to hide the bomb is the greater lie
Lie = tuple[int, Message]  # how great it is, and what it was


def opening(v: View) -> Opening | None:
    """BU-ROLE-01..04 BU-ROLE-07 One's role, what it wants, and the covers that others may be shown."""
    if v.seat < 0 or not v.roles:
        return None
    mine = v.roles[v.seat]
    faction = FACTIONS[v.facts.factions[mine]]
    covers = [cover(colour) for colour in v.facts.covers[mine]]
    return Opening(
        title=Message(f"opening-{faction}", {"role": mine}),
        text=Message(f"goal-{faction}"),
        portraits=[Portrait(card=role(*role_card(v, "my-role", mine))), *covers],
    )


def cover(colour: int) -> Portrait:
    """A cover, as a neighbour is shown it."""
    return Portrait(sign=f"mark-{COLOURS[colour]}", title=Message("opening-cover", {"colour": colour}))


def finale(v: View) -> Finale:
    """BU-ROLE-08 BU-TALK-11 All roles, the Agency first and Shadow last, each with the greatest lie it told."""
    order = sorted(range(v.seats), key=lambda seat: (rank(v, seat), seat))
    return Finale(title=Message("finale-roles"), portraits=[portrait(v, seat) for seat in order])


def rank(v: View, seat: int) -> int:
    """How late a role is turned over: the more it had to hide, the later."""
    faction = v.facts.factions[v.roles[seat]]
    return 2 if faction == SHADOW else int(FACTIONS[faction] == "organisation")


def portrait(v: View, seat: int) -> Portrait:
    """A player's role, and the greatest lie they told."""
    found = max(lies_of(v, seat), key=lambda lie: lie[0], default=None)
    return Portrait(
        seat=seat,
        card=role(*role_card(v, f"was-{seat + 1}", v.roles[seat])),
        title=Message("badge-role", {"role": v.roles[seat]}),
        text=found[1] if found is not None else Message("finale-honest"),
        tone="bad" if found is not None else "good",
    )


def lies_of(v: View, seat: int) -> list[Lie]:
    """BU-TALK-11 What a player said that was not so: of the cables dealt to them, and of anything else."""
    return [*announced(v, seat), *[(1, told(each)) for each in said_falsely(v, seat)]]


def announced(v: View, seat: int) -> list[Lie]:
    """What a player announced in a round, where it was not what they held."""
    deals = [*v.deals, tuple([numbers(v.rows[owner]) for owner in v.where])] if v.rows else list(v.deals)
    first, said = v.round - len(deals) + 1, declared(v)
    found = []
    for round, deal in enumerate(deals, first):
        claim = dict(said.get((round, seat), ()))
        defusers, bomb = deal[seat]
        if not claim or (claim["defusers"], claim["bomb"]) == (defusers, bomb):
            continue
        about_bomb, off = claim["bomb"] in (YES, NO) and claim["bomb"] != bomb, abs(claim["defusers"] - defusers)
        if about_bomb:
            told = Message("finale-hid-bomb" if bomb == YES else "finale-made-up-bomb", {"round": round})
            found.append((BOMB_WEIGHS + (bomb == YES), told))
        elif off:
            args = {"round": round, "claim": only(claim["defusers"]), "held": only(defusers)}
            found.append((1 + off, Message("finale-lied", args)))
    return found


def only(defusers: int) -> Message:
    """So many defusers, and nothing about the bomb."""
    return Message("cables-held", {"defusers": defusers, "bomb": NO_COMMENT})


def said_falsely(v: View, seat: int) -> list[Said]:
    """What else a player said that was not so."""
    told = zip(v.talk, v.truths, strict=False)
    return [each for each, truth in told if truth == FALSE and each.speaker == seat and not is_announcement(each)]


def is_announcement(said: Said) -> bool:
    """Whether something said is about the cables one was dealt."""
    return isinstance(said.what, (a.Declare, a.Revise))


def told(said: Said) -> Message:
    return Message("report-lie", {"round": said.round, "line": spoken(said)})
