"""The parts of an observation: their widths, the meaning of their numbers, and how they are written.

They can be written in two ways: by generated Python, or by a plan that `_rows.c` follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any
from zlib import crc32

from coffret.kernel.values import Value, fields

LIMIT = 2**62  # no number of an observation is farther from 0
ABSENT = -LIMIT  # where there is nothing instead of a number
FACTOR = 0x9E3779B97F4A7C15  # of the hash
MEMORY = 20_000  # values whose numbers are remembered
PLAIN, TEXT, MAYBE, ROW, FROZEN, CHANGING, RUN, RECORD = range(8)  # what a plan is made of

Bounds = tuple[int, int]
Plan = tuple[int, int, int, Any, tuple[tuple[str | None, Any], ...]]  # see Shape.plan
Described = tuple[int, tuple[str, ...]] | None
LAST = 64  # items of a sequence of values that are told one by one


def fold(numbers: Iterable[int]) -> int:
    """Hash many numbers into one; collisions have a probability of about 2^-62."""
    found = 1
    for number in numbers:
        found = (found * FACTOR + number) % LIMIT
    return found


def within(number: int) -> int:
    """Return the number, or a substitute if it is too large for its position."""
    if -LIMIT <= number <= LIMIT:
        return number
    return fold((number >> shift) % LIMIT for shift in range(0, number.bit_length() + 1, 62))


def text_number(text: str) -> int:
    return crc32(text.encode())


class Flattener:
    """Converts immutable values to numbers: class, then attributes; sequences start with their length."""

    def __init__(self, kinds: Mapping[str, type]) -> None:
        self.number = {kind: number for number, kind in enumerate(kinds.values(), 1)}
        self.described: dict[type, Described] = {}

    def flat(self, value: Any) -> list[int]:
        out: list[int] = []
        self.put(value, out)
        return out

    def put(self, value: Any, out: list[int]) -> None:
        if isinstance(value, int):
            out.append(int(value))
        elif value is None:
            out.append(ABSENT)
        elif isinstance(value, str):
            out.append(text_number(value))
        elif isinstance(value, tuple | list):
            out.append(len(value))
            for item in value:
                self.put(item, out)
        elif isinstance(value, dict):
            self.put(sorted(value.items()), out)
        elif isinstance(value, set | frozenset):
            self.put(sorted(value), out)
        elif isinstance(value, Value):
            out.append(self.number.get(type(value), 0))
            for name in fields(value):
                self.put(getattr(value, name), out)
        else:
            out.append(text_number(repr(value)))

    def table(self) -> tuple[dict[type, Described], Callable[[Any], Described]]:
        """Return the classes described so far, and the function that describes another, for `_rows.c`."""
        return self.described, self.describe

    def describe(self, value: Any) -> Described:
        """Return the number of a value's class and the names of its attributes; None for anything else."""
        return (self.number.get(type(value), 0), fields(value)) if isinstance(value, Value) else None


class Lengths:
    """The lengths of something in the sampled plays."""

    def __init__(self) -> None:
        self.seen: set[int] = set()

    def room(self, floor: int = 2) -> int:
        """Return the room to reserve: the exact length if it is constant, otherwise half as much again."""
        longest = max(self.seen, default=0)
        return longest if longest and self.seen <= {0, longest} else longest * 3 // 2 + floor


class Shape:
    """A part of an observation: its width, and the code that writes it."""

    width = 1

    def measure(self, value: Any) -> None:
        """Take a sampled value into account."""

    def settle(self, given: Mapping[str, int]) -> None:
        """Fix the width."""

    def code(self, it: str, pad: str) -> list[str]:
        """Return lines of code that append the numbers of `it` to `out`."""
        raise NotImplementedError

    def items(self, it: str, depth: int = 0) -> list[str]:
        """Return the same as items of one list display, which is faster; an overlong sequence makes it far too long."""
        raise NotImplementedError

    def plan(self) -> Plan:
        """Return the same for `_rows.c`: what it is, its width, the room of a sequence, what it needs, its parts."""
        raise NotImplementedError

    def bounds(self) -> list[Bounds]:
        return [(-LIMIT, LIMIT)] * self.width

    def names(self, path: str) -> list[str]:
        """Return the meaning of each number."""
        return [path]


class Plain(Shape):
    """A number."""

    def __init__(self, low: int = -LIMIT, high: int = LIMIT) -> None:
        self.low, self.high = low, high

    def code(self, it: str, pad: str) -> list[str]:
        return [f"{pad}out.append({it})"]

    def items(self, it: str, depth: int = 0) -> list[str]:
        return [it]

    def plan(self) -> Plan:
        return PLAIN, 1, 0, None, ()

    def bounds(self) -> list[Bounds]:
        return [(self.low, self.high)]


class Text(Shape):
    """A text."""

    def code(self, it: str, pad: str) -> list[str]:
        return [f"{pad}out.append(text_number({it}))"]

    def items(self, it: str, depth: int = 0) -> list[str]:
        return [f"text_number({it})"]

    def plan(self) -> Plan:
        return TEXT, 1, 0, None, ()

    def bounds(self) -> list[Bounds]:
        return [(0, 2**32 - 1)]


class Maybe(Shape):
    """An optional number or text."""

    def __init__(self, item: Shape) -> None:
        self.item = item

    def code(self, it: str, pad: str) -> list[str]:
        inner = self.item.code(it, pad + "    ")
        return [f"{pad}if {it} is None:", f"{pad}    out.append({ABSENT})", f"{pad}else:", *inner]

    def items(self, it: str, depth: int = 0) -> list[str]:
        return [f"({ABSENT} if {it} is None else {self.item.items(it, depth)[0]})"]

    def plan(self) -> Plan:
        return MAYBE, 1, 0, None, ((None, self.item.plan()),)


class Row(Shape):
    """A tuple of known length."""

    def __init__(self, parts: Sequence[Shape]) -> None:
        self.parts = parts

    def measure(self, value: Any) -> None:
        for item, part in zip(self.parts, value):
            item.measure(part)

    def settle(self, given: Mapping[str, int]) -> None:
        for item in self.parts:
            item.settle(given)
        self.width = sum(item.width for item in self.parts)

    def code(self, it: str, pad: str) -> list[str]:
        if all(isinstance(item, Plain) for item in self.parts):
            return [f"{pad}out += {it}"]
        return [line for index, item in enumerate(self.parts) for line in item.code(f"{it}[{index}]", pad)]

    def items(self, it: str, depth: int = 0) -> list[str]:
        if all(isinstance(item, Plain) for item in self.parts):
            return [f"*{it}"]
        return [text for index, item in enumerate(self.parts) for text in item.items(f"{it}[{index}]", depth)]

    def plan(self) -> Plan:
        return ROW, self.width, 0, None, tuple((None, item.plan()) for item in self.parts)

    def bounds(self) -> list[Bounds]:
        return [bound for item in self.parts for bound in item.bounds()]

    def names(self, path: str) -> list[str]:
        return [name for index, item in enumerate(self.parts) for name in item.names(f"{path}[{index}]")]


class Frozen(Shape):
    """An immutable value or None, encoded once and cached."""

    def __init__(self, key: int, flattener: Flattener) -> None:
        self.key = key  # among the shapes of a layout
        self.flattener = flattener
        self.lengths = Lengths()
        self.memory: dict[int, tuple[Any, list[int]]] = {}

    def measure(self, value: Any) -> None:
        self.lengths.seen.add(len(self.flattener.flat(value)))

    def settle(self, given: Mapping[str, int]) -> None:
        self.room = max(self.lengths.seen, default=2)
        self.width = self.room + 1

    def made(self, value: Any) -> list[int]:
        """Return the numbers of a value, keeping it alive as long as they are cached."""
        known = self.memory.get(id(value))
        if known is not None and known[0] is value:
            return known[1]
        if len(self.memory) > MEMORY:
            self.memory.clear()
        numbers = self.numbers(value)
        self.memory[id(value)] = value, numbers
        return numbers

    def numbers(self, value: Any) -> list[int]:
        """Return the numbers of a value, found anew."""
        numbers = [*map(within, self.flattener.flat(value))]
        rest = numbers[self.room :]
        return numbers[: self.room] + [0] * (self.room - len(numbers)) + [fold(rest) if rest else 0]

    def code(self, it: str, pad: str) -> list[str]:
        return [f"{pad}out += made[{self.key}]({it})"]

    def items(self, it: str, depth: int = 0) -> list[str]:
        return [f"*made[{self.key}]({it})"]

    def plan(self) -> Plan:
        return FROZEN, self.width, 0, self.flattener.table(), ()

    def names(self, path: str) -> list[str]:
        return [f"{path}.kind", *[f"{path}.{index}" for index in range(1, self.room)], f"{path}.rest"]


class Changing(Frozen):
    """A value whose type says nothing about its contents, inspected each time."""

    def made(self, value: Any) -> list[int]:
        return self.numbers(value)

    def plan(self) -> Plan:
        return CHANGING, self.width, 0, self.flattener.table(), ()


def sorted_items(value: Mapping[Any, Any]) -> list[tuple[Any, Any]]:
    return sorted(value.items())


PREPARED: dict[str, Callable[[Any], Any] | None] = {
    "{}": None,
    "sorted({})": sorted,
    "sorted({}.items())": sorted_items,
}


class Run(Shape):
    """A sequence of any length: its length, its last items, and one number for those that did not fit."""

    def __init__(self, path: str, item: Shape, prepare: str = "{}", longest: int = 0) -> None:
        self.path = path
        self.item = item
        self.longest = longest  # items that are told, if it is limited
        self.prepare = prepare  # how sets and dictionaries become sequences
        self.lengths = Lengths()

    def measure(self, value: Any) -> None:
        values = sorted(value.items()) if isinstance(value, dict) else value
        self.lengths.seen.add(len(values))
        for part in values:
            self.item.measure(part)

    def settle(self, given: Mapping[str, int]) -> None:
        self.item.settle(given)
        room = self.lengths.room()
        self.room = given.get(self.path, min(room, self.longest) if self.longest else room)
        self.width = 2 + self.room * self.item.width

    def code(self, it: str, pad: str) -> list[str]:
        x, n, y = f"x{len(pad)}", f"n{len(pad)}", f"y{len(pad)}"
        if isinstance(self.item, Plain):
            write = [f"{pad}out += {x}"]
        else:
            write = [f"{pad}for {y} in {x}:", *self.item.code(y, pad + "    ")]
        width = self.item.width
        rest = f"{self.room + 1} - {n}" if width == 1 else f"{self.room * width + 1} - {n} * {width}"
        return [
            f"{pad}{x} = {self.prepare.format(it)}",
            f"{pad}{n} = len({x})",
            f"{pad}out.append({n})",
            *write,
            f"{pad}if {n} <= {self.room}:",
            f"{pad}    out += zeros[: {rest}]",
            f"{pad}else:",
            f"{pad}    overflow(out, {n} * {width}, {self.room * width})",
        ]

    def items(self, it: str, depth: int = 0) -> list[str]:
        one, value = f"y{depth}", self.prepare.format(it)
        plain = isinstance(self.item, Plain)
        if depth == 0:
            length, value = f"(n := len(x := {value}))", "x"
            count = "n"
        else:
            length = count = f"len({value})"
        inside = (
            value if plain else f"[z for {one} in {value} for z in ({', '.join(self.item.items(one, depth + 1))},)]"
        )
        width = self.item.width
        rest = f"{self.room + 1} - {count}" if width == 1 else f"{self.room * width + 1} - {count} * {width}"
        return [length, f"*{inside}", f"*zeros[: {rest}]"]

    def plan(self) -> Plan:
        return RUN, self.width, self.room, PREPARED[self.prepare], ((None, self.item.plan()),)

    def bounds(self) -> list[Bounds]:
        inner = [(min(low, 0), max(high, 0)) for low, high in self.item.bounds()]
        return [(0, LIMIT), *inner * self.room, (0, LIMIT)]

    def names(self, path: str) -> list[str]:
        inner = [name for index in range(self.room) for name in self.item.names(f"{path}[{index}]")]
        return [f"{path}.length", *inner, f"{path}.rest"]


def overflow(out: list[int], length: int, room: int) -> None:
    """Keep the last of the final `length` numbers that fit, and hash the others."""
    items = out[len(out) - length :]
    del out[len(out) - length :]
    cut = length - room
    out += items[cut:]
    out.append(fold(map(within, items[:cut])))


class Record(Shape):
    """A view, or a part of one whose attributes are encoded one by one."""

    def __init__(self, parts: Mapping[str, Shape]) -> None:
        self.parts = parts

    def measure(self, value: Any) -> None:
        for name, part in self.parts.items():
            part.measure(getattr(value, name))

    def settle(self, given: Mapping[str, int]) -> None:
        for part in self.parts.values():
            part.settle(given)
        self.width = sum(part.width for part in self.parts.values())

    def code(self, it: str, pad: str) -> list[str]:
        lines: list[str] = []
        numbers: list[str] = []
        for name, part in self.parts.items():
            if isinstance(part, Plain):
                numbers.append(f"{it}.{name}")
                continue
            lines += [*together(numbers, pad), *part.code(f"{it}.{name}", pad)]
            numbers = []
        return [*lines, *together(numbers, pad)]

    def items(self, it: str, depth: int = 0) -> list[str]:
        return [text for name, part in self.parts.items() for text in part.items(f"{it}.{name}", depth)]

    def plan(self) -> Plan:
        return RECORD, self.width, 0, None, tuple((name, part.plan()) for name, part in self.parts.items())

    def bounds(self) -> list[Bounds]:
        return [bound for part in self.parts.values() for bound in part.bounds()]

    def names(self, path: str) -> list[str]:
        return [name for attribute, part in self.parts.items() for name in part.names(joined(path, attribute))]


def together(numbers: list[str], pad: str) -> list[str]:
    """Write several plain numbers in one line of code."""
    return [f"{pad}out += ({', '.join(numbers)},)"] if numbers else []


def joined(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
