"""Values: comparison, printing, and conversion to and from plain data.

A value is described by its attributes alone. Two conventions make that work for all games, compiled or not: every
constructor parameter is an attribute of the same name, and attributes called `facts` (the content a game was set up
with, shared and never changed) or `heard` (who listens to events) are not part of the value.

Plain data holds attributes by position. To read what earlier releases wrote, parameters that a constructor gets later
come last and have defaults, and other attributes that a class gets later are named in its `ADDED`.
"""

from __future__ import annotations

import inspect
from typing import Any, Final, dataclass_transform

from mypy_extensions import mypyc_attr

from coffret.kernel.generate import complete

NOT_PART: Final = ("facts", "heard")


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Base class of objects that are defined by their attributes."""

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in fields(self))

    def __hash__(self) -> int:
        return hash((type(self).__name__, *[getattr(self, name) for name in fields(self)]))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in fields(self))
        return f"{type(self).__name__}({inside})"


@dataclass_transform(frozen_default=True)
@mypyc_attr(allow_interpreted_subclasses=True)
class Record(Value):
    """An immutable value: it declares its attributes, and its constructor takes them in that order.

    Type checkers treat it as a frozen dataclass. The build writes out the constructor before compiling.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        complete(cls)


_fields: dict[type, tuple[str, ...]] = {}
_parameters: dict[type, tuple[str, ...]] = {}


def fields(value: Value) -> tuple[str, ...]:
    """Return the names of a value's attributes: parameters in order, the rest by name, then those `ADDED`."""
    kind = type(value)
    known = _fields.get(kind)
    if known is None:
        native: list[str] = []
        for base in kind.__mro__:
            native.extend(base.__dict__.get("__mypyc_attrs__", ()))
        names = {*getattr(value, "__dict__", {}), *native} - {*NOT_PART, "__dict__"}
        first = [name for name in parameters(kind) if name in names]
        added: tuple[str, ...] = getattr(kind, "ADDED", ())
        known = (*first, *sorted(names - {*first, *added}), *added)
        _fields[kind] = known
    return known


def parameters(kind: type) -> tuple[str, ...]:
    """Return the parameter names of a class's constructor."""
    known = _parameters.get(kind)
    if known is None:
        if kind.__init__ is object.__init__:  # type: ignore[misc]
            known = ()
        else:
            known = tuple(
                name
                for name, parameter in inspect.signature(kind).parameters.items()
                if parameter.kind is parameter.POSITIONAL_OR_KEYWORD
            )
        _parameters[kind] = known
    return known


def encode(value: object) -> Any:
    """Convert to plain data (lossless JSON), tagging tuples, dicts and values so that `decode` needs no types."""
    if value is None or isinstance(value, bool | int | str | float):
        return value
    if isinstance(value, list):
        return [encode(item) for item in value]
    if isinstance(value, tuple):
        return {"t": [encode(item) for item in value]}
    if isinstance(value, dict):
        return {"d": [[encode(key), encode(item)] for key, item in value.items()]}
    if isinstance(value, Value):
        return {"v": [type(value).__name__, *[encode(getattr(value, name)) for name in fields(value)]]}
    raise TypeError(f"{type(value).__name__} is not a plain value")


def decode(data: Any, kinds: dict[str, type], facts: object = None) -> Any:
    """Restore a value from `encode`. `kinds` lists the classes allowed; `facts` is inserted where needed."""
    if isinstance(data, list):
        return [decode(item, kinds, facts) for item in data]
    if not isinstance(data, dict):
        return data
    if "t" in data:
        return tuple([decode(item, kinds, facts) for item in data["t"]])
    if "d" in data:
        return {decode(key, kinds, facts): decode(item, kinds, facts) for key, item in data["d"]}
    name, *rest = data["v"]
    return build(kinds[name], [decode(item, kinds, facts) for item in rest], facts)


def build(kind: type, items: list[Any], facts: object) -> Any:
    """Build a value of this class from its encoded attributes; those that it has got since take their defaults."""
    wanted = parameters(kind)
    known = list(wanted)[: len(items) + ("facts" in wanted)]
    given = iter(items)
    value = kind(*[facts if name == "facts" else next(given) for name in known])
    names = [name for name in fields(value) if name not in wanted]
    rest = list(given)
    least = len(names) - len(getattr(kind, "ADDED", ()))
    for name, item in zip(names[: max(least, len(rest))], rest, strict=True):
        setattr(value, name, item)
    return value
