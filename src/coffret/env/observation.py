"""Observations: the contents of a view as a row of numbers, laid out by the annotations of the view class.

Plain numbers take one position each, and texts a number that stands for them. A sequence takes its length and as many
items as sampled plays have shown, with room to spare; immutable values (frames, statements) take the number of their
class and their attributes. Whatever exceeds its room is hashed into one last number, so that different views always
give different rows.

A game can refine this with a module `observation` in its package: `lengths(facts, seats)` sets the room for sequences
by path (`{"discard": 40}`), and `features(view)` adds numbers named in `FEATURES`.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType, NoneType, UnionType
from typing import Any, Union, get_args, get_origin

from coffret.env.annotations import attribute_types
from coffret.env.compiled import rows
from coffret.env.shapes import (
    LAST,
    LIMIT,
    Bounds,
    Changing,
    Flattener,
    Frozen,
    Maybe,
    Plain,
    Record,
    Row,
    Run,
    Shape,
    Text,
    joined,
    overflow,
    text_number,
    within,
)
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Bot, Game
from coffret.kernel.once import once
from coffret.kernel.options import Setting
from coffret.kernel.stack import CHANCE, PUBLIC, State, Struct
from coffret.kernel.values import NOT_PART, Value

PLAYS, DECISIONS, BY_BOT, ONE_IN = 3, 1000, 120, 4  # what is sampled to see how long things get
SEQUENCES: dict[Any, str] = {tuple: "{}", list: "{}", set: "sorted({})", frozenset: "sorted({})"}


class Layout:
    """The meaning of each number in an observation, for a game with this many seats and these options."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Setting]) -> None:
        self.flattener = Flattener(game.kinds)
        self.frozen: list[Frozen] = []
        views = sampled_views(game, seats, options)
        first = next(views)
        self.record = self.record_of(type(first), "", top=True)
        for view in (first, *views):
            self.record.measure(view)
        own = refinement(game)
        lengths: Mapping[str, int] = own.lengths(getattr(first, "facts", None), seats) if own else {}
        self.feature_names: tuple[str, ...] = own.FEATURES if own else ()
        self.features: Callable[[Any], Sequence[int]] = own.features if own else no_features
        self.record.settle(lengths)
        self.size = len(self.feature_names) + self.record.width
        writer = self.writer() if rows else None
        self.write: Callable[[Any], bytearray] = writer or self.generated()
        self.into: Callable[[Any, Any, int], None] = writer.into if writer else self.write_into

    # The shape of a view

    def record_of(self, kind: type, path: str, top: bool) -> Record:
        """Return the shape of a value whose attributes are encoded one by one."""
        types = {name: type for name, type in attribute_types(kind).items() if name not in NOT_PART}
        return Record({name: self.shape(type, joined(path, name), top) for name, type in types.items()})

    def shape(self, kind: Any, path: str, top: bool = False) -> Shape:
        """Return the shape of a value of this type. `top` means it occurs once in a view, not in a sequence."""
        origin, inner = get_origin(kind), get_args(kind)
        if kind is bool:
            return Plain(0, 1)
        if isinstance(kind, type) and origin is None and issubclass(kind, int):
            return Plain()
        if kind is str:
            return Text()
        if origin in (Union, UnionType):
            return self.union([part for part in inner if part is not NoneType], path, NoneType in inner)
        if origin is tuple and inner[-1] is not Ellipsis:
            return Row([self.shape(part, f"{path}[{index}]") for index, part in enumerate(inner)])
        if origin in SEQUENCES:
            return self.run(self.shape(inner[0], f"{path}[]"), path, SEQUENCES[origin], top)
        if origin is dict:
            return Run(path, self.shape(tuple.__class_getitem__(inner), f"{path}[]"), "sorted({}.items())")
        kind = origin or kind
        if isinstance(kind, type) and issubclass(kind, State | Struct):
            return self.record_of(kind, path, top)
        return self.kept(Frozen if isinstance(kind, type) and issubclass(kind, Value) else Changing)

    def union(self, parts: list[Any], path: str, may_be_none: bool) -> Shape:
        """Return the shape of an optional value or of one of several types."""
        shape = self.shape(parts[0], path) if len(parts) == 1 else self.kept(Changing)
        return Maybe(shape) if may_be_none and isinstance(shape, Plain | Text) else shape

    def run(self, item: Shape, path: str, prepare: str, top: bool) -> Run:
        return Run(path, item, prepare, LAST if top and type(item) is Frozen else 0)

    def kept(self, kind: type[Frozen]) -> Frozen:
        """Register a shape under a number."""
        self.frozen.append(kind(len(self.frozen), self.flattener))
        return self.frozen[-1]

    def writer(self) -> Any:
        """Return the writer in C."""
        rows.use(within, text_number)
        return rows.Writer(self.record.plan(), self.features, len(self.feature_names))

    def generated(self) -> Callable[[Any], bytearray]:
        """Generate a function that writes the numbers of a view, where nothing is compiled."""
        quick = ["*features(v)", *self.record.items("v")] if self.feature_names else self.record.items("v")
        lines = [
            "def write(v):",
            "    try:",
            f"        return bytearray(pack({', '.join(quick)}))",
            "    except error:",
            "        return bytearray(slow(v))",
            "def slow(v):",
            "    out = [*features(v)]",
            *self.record.code("v", "    "),
            "    return pack(*[within(number) for number in out])",
        ]
        names = {
            "features": self.features,
            "pack": struct.Struct(f"{self.size}q").pack,
            "error": struct.error,
            "within": within,
            "made": [shape.made for shape in self.frozen],
            "zeros": (0,) * (self.size + 2),  # cut at a negative length it is longer than any observation
            "overflow": overflow,
            "text_number": text_number,
        }
        exec(compile("\n".join(lines), "<observation>", "exec"), names)
        write: Callable[[Any], bytearray] = names["write"]  # type: ignore[assignment]
        return write

    def write_into(self, view: Any, rows: Any, index: int) -> None:
        """Write the numbers of a view into a row of an array."""
        rows[index] = memoryview(self.write(view)).cast("q")

    # What there is to know of it

    def names(self) -> list[str]:
        """Return the meaning of each number: the path of an attribute in the view, with indices."""
        return [*self.feature_names, *self.record.names("")]

    def bounds(self) -> list[Bounds]:
        """Return the lower and upper bound of each number."""
        return [*[(-LIMIT, LIMIT)] * len(self.feature_names), *self.record.bounds()]


def no_features(view: Any) -> Sequence[int]:
    return ()


def refinement(game: Game) -> ModuleType | None:
    """Return a game's `observation` module, if it has one."""
    name = f"{game.package}.observation"
    return import_module(name) if find_spec(name) else None


# Sampled plays


def sampled_views(game: Game, seats: int, options: Mapping[str, Setting]) -> Iterator[Any]:
    """Yield a fixed sample of views from random plays and from the start of a play by the game's own bot."""
    for number in range(PLAYS):
        yield from views_of_play(game, game.start(seats, options), f"layout {number}", None, DECISIONS)
    yield from views_of_play(game, game.start(seats, options), "layout by bot", game.bot, BY_BOT)


def views_of_play(game: Game, state: State, seed: str, bot: Bot | None, decisions: int) -> Iterator[Any]:
    """Yield some views of one play: its start, one decision in every few, and its end."""
    rng = seeded(seed)
    viewers = (*range(state.seats), PUBLIC)  # type: ignore[attr-defined]
    decision = stack.decide(state)
    for number in range(decisions):
        if decision is None:
            break
        if number % ONE_IN == 0:
            yield game.view(state, viewers[number // ONE_IN % len(viewers)])
        seat, action = decision.seat, stack.NOTHING
        if seat == CHANCE:
            action = stack.sample(state, rng)
        elif bot is None:
            action = decision.actions[rng.below(len(decision.actions))]
        else:
            action = bot(game.view(state, seat), list(decision.actions), rng)
        decision = stack.apply(state, action, seat)
    for seat in viewers:
        yield game.view(state, seat)


Given = tuple[tuple[str, Setting], ...]  # options, as they can be remembered


@once
def remembered(game: Game, seats: int, options: Given) -> Layout:
    return Layout(game, seats, dict(options))


def layout(game: Game, seats: int, options: Mapping[str, Setting]) -> Layout:
    """Return the observation layout of a game (cached)."""
    return remembered(game, seats, tuple(sorted(options.items())))
