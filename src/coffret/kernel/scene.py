# interpreted
"""What lies on the table, described once for every way of showing it.

`scene(view)` of a game returns a Scene; the terminal and the browser draw any scene. All texts are messages, so
the same scene serves both languages. Every element has an id; an option names the elements it touches.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from coffret.kernel.stack import Action
from coffret.kernel.text import Message


class Part(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What every element has: an id, a label, and a longer text on demand."""

    id: str
    label: Message | None = None
    note: Message | None = None


class Space(Part):
    """A place on the board, drawn at x, y (in units of one space) in the manner of its kind."""

    kind: str
    x: float
    y: float
    mark: str = ""  # one or two signs that stand for the kind where there is no room for a drawing


class Piece(Part):
    """A thing on a space (or in another piece)."""

    kind: str
    on: str
    seat: int | None = None
    facing: str = ""
    mark: str = ""
    badges: list[Message] = []


class Board(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Spaces, the links between them, and what stands on them."""

    spaces: list[Space]
    links: list[tuple[str, str]] = []
    pieces: list[Piece] = []
    form: Literal["free", "hex", "round"] = "free"
    drawing: str = ""  # a drawing of the game whose element ids are the spaces


class Card(Part):
    """A card, face up or face down; its facts are fields rather than one text."""

    kind: str
    up: bool = True
    fields: dict[str, Message | int | str] = {}
    origin: str = ""
    mark: str = ""


class Zone(Part):
    """Cards that lie together: a hand, a row, a pile."""

    kind: Literal["hand", "row", "pile", "spread"]
    seat: int | None = None
    cards: list[Card] = []
    count: int | None = None  # where more lie than are shown


class Meter(Part):
    """A number that matters, out of how many."""

    value: int
    limit: int | None = None


class Die(Part):
    """A die with its last throw."""

    kind: str
    face: int | str


class Feed(Part):
    """Lines of text in order, such as the talk of a round."""

    lines: list[Message] = []


class SeatPanel(Part):
    """What is shown of one seat; whose turn it is and who is waited for the table adds by itself."""

    seat: int
    mark: str = ""
    badges: list[Message] = []


class Scene(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Everything that one seat sees."""

    seats: list[SeatPanel]
    board: Board | None = None
    zones: list[Zone] = []
    meters: list[Meter] = []
    dice: list[Die] = []
    feeds: list[Feed] = []
    rules: list[str] = []  # the rules that matter now, for the reader
    silence: str = ""  # the rule that forbids free talk now, where one does


class Choice(msgspec.Struct, kw_only=True):
    """An option as it is shown: what it does, what it is grouped with, what it touches in order."""

    index: int
    notation: str
    label: Message
    group: str
    touches: list[str]


def elements(scene: Scene) -> dict[str, Part]:
    """All elements of a scene by id."""
    found: dict[str, Part] = {}
    cards = [card for zone in scene.zones for card in zone.cards]
    spaces: list[Any] = [*scene.board.spaces, *scene.board.pieces] if scene.board else []
    for part in [*scene.seats, *spaces, *scene.zones, *cards, *scene.meters, *scene.dice, *scene.feeds]:
        if part.id in found:
            raise ValueError(f"two elements are called {part.id}")
        found[part.id] = part
    return found


Touches = Any  # (view, action) -> list of element ids


def no_touches(view: Any, action: Action) -> list[str]:
    """For games whose options touch nothing: they are chosen from the list."""
    return []
