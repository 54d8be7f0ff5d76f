# interpreted
"""The first and the last act of a play, as a game wants them shown; without a game's own, they are made from the scene.

Both are functions of a view: they can tell a seat no more than it knows, and everything only once the play is over.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from coffret.kernel.scene import Card, Scene, SeatPanel
from coffret.kernel.text import Message

MOST = 5  # cards that are turned over at the beginning
Deed = Literal["", "close", "slam", "stamp", "leave", "rise", "fall"]


class Portrait(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something that is turned over large: a card, or else a drawing, with what is said of it."""

    title: Message | None = None
    text: Message | None = None
    card: Card | None = None
    sign: str = ""  # a symbol of the game's drawings
    seat: int | None = None  # whose it is
    tone: Literal["", "good", "bad"] = ""


class Opening(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a seat is dealt, turned over in its hand before anything is asked."""

    title: Message | None = None  # who one is
    text: Message | None = None  # what one wants
    portraits: list[Portrait] = []


class Finale(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The end, played on the board: what happens there, then the faces of those who played, turned over one by one.

    Two halves `close` over an element like jaws, or `slam` like doors; a sign is put on it like a `stamp`; a piece
    `leave`s over some elements, and the board; a sign may `rise`, and an element `fall` into the dark.
    """

    title: Message | None = None
    text: Message | None = None
    deed: Deed = ""
    at: str = ""  # the element where it happens
    sign: str = ""  # what is drawn large: what the stamp says, what rises
    way: list[str] = []  # the elements over which the piece leaves
    portraits: list[Portrait] = []


def dealt(scene: Scene, seat: int) -> Opening | None:
    """Return the first act of a game that says nothing of it: the cards in a seat's hand that it may see."""
    hands = [zone for zone in scene.zones if zone.kind == "hand" and zone.seat == seat]
    cards = [card for zone in hands for card in zone.cards if card.up][:MOST]
    return Opening(portraits=[Portrait(card=card) for card in cards]) if cards else None


def ended(scene: Scene) -> Finale:
    """Return the last act of a game that says nothing of it: everybody's face, with what is known of them."""
    return Finale(portraits=[face(panel) for panel in scene.seats] if len(scene.seats) > 1 else [])


def face(panel: SeatPanel) -> Portrait:
    """Return a face, with the first thing that is told of it."""
    said = [badge if isinstance(badge, Message) else badge.text for badge in panel.badges]
    return Portrait(seat=panel.seat, text=said[0] if said else panel.label)
