# interpreted
"""What lies on the table, described once for every front end.

A game's `scene(view)` returns a Scene, which the terminal and the browser can both draw. All texts are messages, so one
scene serves both languages. Every element has an id; options name the elements they touch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Literal, ParamSpec, TypeVar

import msgspec

from coffret.kernel.stack import Action, Event
from coffret.kernel.text import Message, Words

P = ParamSpec("P")
A = TypeVar("A")
T = TypeVar("T")
KEPT = 1024  # elements of each kind: those that the tables of a busy server show now
KEPT_OBJECTS = 8 * KEPT  # there are more of them, and each is small


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Cache a function that builds an element from a few plain values.

    Equal arguments give the same object, which the server then does not encode again. Elements are never modified.
    """
    return lru_cache(KEPT)(make)  # type: ignore[return-value]


def kept_for(make: Callable[[A], T]) -> Callable[[A], T]:
    """Cache a function of one object that stays in the state from moment to moment, such as an entry of a list.

    The same object gives the same result; finding it is much faster than comparing what it holds.
    """
    known: dict[int, tuple[A, T]] = {}

    def find(it: A) -> T:
        found = known.get(id(it))
        if found is None:
            if len(known) >= KEPT_OBJECTS:
                known.clear()
            found = known[id(it)] = (it, make(it))  # which holds on to it: no other object gets its id
        return found[1]

    return find


class Part(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Fields common to all elements: an id, a label, and a longer text on demand."""

    id: str
    label: Message | None = None
    note: Message | None = None
    hint: Message | None = None  # a few signs that are shown on it at once, such as a chance of success
    danger: bool = False  # it threatens: marked for everybody to see


class Badge(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A short fact with its own symbol; lit while it applies, dim while it merely could."""

    text: Message
    sign: str = ""
    state: Literal["", "lit", "dim"] = ""
    number: int | None = None  # what it adds to a throw
    brief: Message | None = None  # said in its place where there is little room


class Space(Part):
    """A place on the board at x, y (in units of one space), drawn according to its kind."""

    kind: str
    x: float
    y: float
    mark: str = ""  # one or two signs that stand for the kind where there is no room for a drawing
    dark: bool = False  # not seen yet: drawn dark, its mark faint


class Piece(Part):
    """A thing on a space or inside another piece."""

    kind: str
    on: str
    seat: int | None = None
    facing: str = ""
    mark: str = ""
    badges: Sequence[Message | Badge] = []
    number: int | None = None  # drawn on it
    pips: tuple[int, int] | None = None  # how much is left of how much, such as its health
    fields: dict[str, Message | int | str] = {}  # its facts, told to whoever asks about it


class Edge(Part):
    """A thing on the border of a space, such as a door: between two spaces, or on one side of one."""

    kind: str
    space: str
    other: str = ""
    side: Literal["", "n", "ne", "e", "se", "s", "sw", "w", "nw"] = ""  # where there is no other space
    mark: str = ""


class Way(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a piece is going to do, as an arrow: over which spaces it will go, and which piece it is after."""

    piece: str
    path: list[str] = []
    target: str = ""
    maybe: bool = False  # chance has a hand in it


class Board(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Spaces, the links between them, and the pieces on them.

    Pointy-topped hexes (`hex`) have neighbours at (1, 0) and (0.5, 0.866); flat-topped ones (`flat`) at (0, 1) and
    (0.866, 0.5).
    """

    spaces: list[Space]
    links: list[tuple[str, str]] = []
    edges: list[Edge] = []
    pieces: list[Piece] = []
    ways: list[Way] = []
    form: Literal["free", "hex", "flat", "round"] = "free"
    drawing: str = ""  # a drawing of the game whose element ids are the spaces


class Card(Part):
    """A card, face up or face down; its facts are fields rather than one text."""

    kind: str
    up: bool = True
    fields: dict[str, Message | int | str] = {}
    lit: list[str] = []  # the fields that count now
    dim: list[str] = []  # the fields that could count, and do not
    origin: str = ""
    mark: str = ""


class Zone(Part):
    """A group of cards: a hand, a row, a pile."""

    kind: Literal["hand", "row", "pile", "spread"]
    seat: int | None = None
    cards: list[Card] = []
    count: int | None = None  # where more lie than are shown


class Meter(Part):
    """A number that matters, and its maximum; one of a seat is shown with that seat where there is room."""

    value: int
    limit: int | None = None
    seat: int | None = None


class Die(Part):
    """A die and its last roll."""

    kind: str
    face: int | str


class Throw(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The context of a dice roll: the total, the target, and what is added."""

    total: int | None = None
    target: int | None = None
    label: Message | None = None  # what the throw is for
    parts: list[Message | Badge] = []  # what adds to it
    passed: bool | None = None  # None while it is open


class Feed(Part):
    """Lines of text in order, such as what was said in a round; those of a seat are shown with its hand."""

    seat: int | None = None
    lines: list[Message] = []


class SeatPanel(Part):
    """What is shown about one seat; the front end itself marks whose turn it is and who is awaited."""

    seat: int
    mark: str = ""
    badges: Sequence[Message | Badge] = []


class Scene(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Everything one seat sees."""

    seats: list[SeatPanel]
    board: Board | None = None
    zones: list[Zone] = []
    meters: list[Meter] = []
    dice: list[Die] = []
    throw: Throw | None = None
    feeds: list[Feed] = []
    rules: list[str] = []  # the rules that matter now, for the reader
    silence: str = ""  # the rule that forbids free talk now, where one does
    stake: Message | None = None  # what hangs on what comes next, where that may be the last step


class Remark(msgspec.Struct, kw_only=True):
    """What a player should know about an option before choosing it."""

    hint: Message | None = None  # a few signs behind it, such as a chance of success
    danger: bool = False
    shows: list[str] = []  # elements that light up with it, such as what lies in range
    bars: list[str] = []  # what stands in the way of others like it, such as a closed door
    reason: Message | None = None  # what it comes to, beyond its own words
    lays: dict[str, str] = {}  # what would lie on what with it, such as dice: shown there while it is proposed


class Intent(msgspec.Struct):
    """What a bot means to do, for everybody to see before it acts."""

    actions: list[Action]  # one after the other, as long as nothing comes in between; the first is its choice
    shows: list[str] = []  # elements that light up

    def carries_on(self, before: Intent | None) -> bool:
        """Whether everybody knows it already: it is what was to come next."""
        return before is not None and before.actions[1:2] == self.actions[:1]


class Shown(msgspec.Struct, kw_only=True, omit_defaults=True):
    """An element of the scene that a moment shows large."""

    id: str
    caption: Message | None = None  # such as whose die it is
    on: str = ""  # another element shown, which it is laid on
    note: bool = False  # whether its note follows: what a card does
    dim: bool = False  # whether it fades when all is told: a die that lost


class Moment(msgspec.Struct, kw_only=True, omit_defaults=True):
    """An event worth a stage of its own: for a second or two, the table shows it large over the board.

    What it shows are elements of the scene after the event, or else of the one before: dice tumble, and a card that lay
    face down is turned over after a breath.
    """

    title: Message
    text: Message | None = None  # what follows from it
    tone: Literal["", "good", "bad", "triumph", "blow"] = ""  # the last two decide the game, or nearly
    shows: list[Shown] = []
    sign: str = ""  # a symbol of the game's drawings, large, where no element says it
    seats: list[int] = []  # who did it, and to whom
    brief: bool = False  # whether it only passes by, as what happens every turn
    counts: bool = False  # whether its dice count up to the total of the scene's throw, with what is added to them
    tense: bool = False  # whether it decides what hangs on it (`stake` of the scene before): then it is told slowly


class Choice(msgspec.Struct, kw_only=True):
    """An option for display: what it does, its group, and the elements it touches, in order."""

    index: int
    notation: str
    label: Message
    group: str
    touches: list[str]
    remark: Remark | None = None


def elements(scene: Scene) -> dict[str, Part]:
    """Return all elements of a scene by id."""
    found: dict[str, Part] = {}
    cards = [card for zone in scene.zones for card in zone.cards]
    board = scene.board
    spaces: list[Any] = [*board.spaces, *board.edges, *board.pieces] if board else []
    for part in [*scene.seats, *spaces, *scene.zones, *cards, *scene.meters, *scene.dice, *scene.feeds]:
        if part.id in found:
            raise ValueError(f"two elements are called {part.id}")
        found[part.id] = part
    return found


def no_touches(view: Any, action: Action) -> list[str]:
    """Default for games whose options touch no elements and are chosen from a list."""
    return []


def no_remark(view: Any, action: Action) -> Remark | None:
    """Default for games that add no remarks to their options."""
    return None


def no_ranks(view: Any, actions: Sequence[Action]) -> list[Action]:
    """Default for games that put no option first."""
    return []


def no_moment(event: Event) -> Moment | None:
    """Default for games that stage no events."""
    return None


def named(part: Part, words: Words) -> str:
    """Return the label of an element, or its id."""
    return words.tell(part.label) if part.label else part.id


def said(value: Message | int | str, words: Words) -> str:
    """Return a fact in words."""
    return words.tell(value) if isinstance(value, Message) else str(value)


def told(badge: Message | Badge, words: Words) -> str:
    """Return a badge in words, prefixed with a sign if it matters whether it applies."""
    if isinstance(badge, Message):
        return words.tell(badge)
    return {"lit": "✓ ", "dim": "○ "}.get(badge.state, "") + words.tell(badge.text)
