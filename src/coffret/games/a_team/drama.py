# interpreted
"""The first and the last act: what the race is about with the first cards, and the formula that leaves the gate."""

from coffret.games.a_team.scene import cards_of, name_of
from coffret.games.a_team.state import CHARACTERS, NOBODY
from coffret.games.a_team.view import View
from coffret.kernel.drama import Finale, Opening, Portrait
from coffret.kernel.text import Message


def opening(v: View) -> Opening | None:
    """AT-SETUP-03 AT-WIN-01 What the race is about, and the cards that one was dealt."""
    cards = [card for zone in cards_of(v, v.seat) if zone.kind == "hand" for card in zone.cards]
    mine = v.characters[v.seat]
    title = Message("opening-one", {"character": mine}) if mine != NOBODY else Message("opening-all")
    return Opening(title=title, text=Message("opening-goal"), portraits=[Portrait(card=card) for card in cards])


def finale(v: View) -> Finale:
    """AT-WIN-01 The formula leaves the gate with whoever holds it; the others stay behind."""
    way = [f"space-{number}" for number in range(v.at[v.holder], -1, -1)] if v.holder != NOBODY else []
    order = sorted(range(v.seats), key=lambda seat: (seat == v.holder, -v.at[seat]))
    return Finale(
        deed="leave",
        at=f"piece-{v.holder + 1}" if v.holder != NOBODY else "",
        sign="piece-formula",
        way=way,
        title=Message("finale-out"),
        portraits=[portrait(v, seat) for seat in order],
    )


def portrait(v: View, seat: int) -> Portrait:
    """How far a character got."""
    out = seat == v.holder
    text = Message("finale-with-formula") if out else Message("finale-behind", {"count": v.at[seat]})
    mine = v.characters[seat]
    sign = f"piece-{CHARACTERS[mine]}" if mine != NOBODY else ""
    return Portrait(seat=seat, sign=sign, title=name_of(mine), text=text, tone="good" if out else "")
