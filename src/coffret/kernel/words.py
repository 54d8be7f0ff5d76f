# interpreted
"""The vocabulary of a game: what its numbers mean, so that actions have a notation, a domain and a wording.

An action is written `verb argument:argument`, for instance `cut 3:2`. The verb is the name of its class, the
arguments are its attributes; a vocabulary says for each attribute name which kind of thing it counts.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product
from types import ModuleType
from typing import Any

from coffret.kernel.errors import NotationError, near
from coffret.kernel.stack import Action, Frame
from coffret.kernel.values import fields, parameters


class Kind:
    """How a number of the rules is written and read."""

    def write(self, value: Any) -> str:
        return str(value)

    def read(self, text: str, seats: int) -> Any:
        raise NotImplementedError

    def domain(self, seats: int) -> Sequence[Any]:
        """All values that could be meant, for the question what is refused and why."""
        raise NotImplementedError

    def choices(self, seats: int) -> Sequence[Any]:
        """All values that a player can be offered: what numbers of actions are counted by."""
        return self.domain(seats)


class Number(Kind):
    """A plain number between two bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def read(self, text: str, seats: int) -> int:
        if not re.fullmatch(r"-?\d{1,9}", text) or not self.low <= int(text) <= self.high:
            raise NotationError("error-no-number", given=text, low=self.low, high=self.high)
        return int(text)

    def domain(self, seats: int) -> Sequence[int]:
        return range(self.low, self.high + 1)


class Index(Number):
    """A place in a row, counted from 1 by people and from 0 by the rules."""

    def __init__(self, count: int) -> None:
        super().__init__(1, count)

    def write(self, value: Any) -> str:
        return str(value + 1)

    def read(self, text: str, seats: int) -> int:
        return super().read(text, seats) - 1

    def domain(self, seats: int) -> Sequence[int]:
        return range(self.high)


class Seat(Kind):
    """A player, counted from 1 by people and from 0 by the rules."""

    def write(self, value: Any) -> str:
        return str(value + 1)

    def read(self, text: str, seats: int) -> int:
        if not re.fullmatch(r"\d{1,9}", text) or not 1 <= int(text) <= seats:
            raise NotationError("error-no-seat-number", given=text, seats=seats)
        return int(text) - 1

    def domain(self, seats: int) -> Sequence[int]:
        return range(seats)


class Names(Kind):
    """One of a list of ids; the rules count them, people read them. `kind` begins their message ids."""

    def __init__(self, kind: str, ids: Sequence[str]) -> None:
        self.kind = kind
        self.ids: tuple[str, ...] = tuple(ids)

    def write(self, value: Any) -> str:
        return self.ids[int(value)]

    def read(self, text: str, seats: int) -> int:
        if text not in self.ids:
            raise NotationError("error-no-such", given=text, kind=self.kind, near=near(text, self.ids))
        return self.ids.index(text)

    def domain(self, seats: int) -> Sequence[int]:
        return range(len(self.ids))


class Copies(Kind):
    """One of many pieces that share a name and are told apart by a number: `saucerman-3`; a single one has none."""

    def __init__(self, kind: str, ids: Sequence[str]) -> None:
        self.kind = kind
        self.ids = tuple(ids)
        self.index = {id: value for value, id in enumerate(self.ids)}

    def write(self, value: Any) -> str:
        return self.ids[int(value)]

    def read(self, text: str, seats: int) -> int:
        if text not in self.index:
            raise NotationError("error-no-such", given=text, kind=self.kind, near=near(text, self.ids))
        return self.index[text]

    def domain(self, seats: int) -> Sequence[int]:
        return range(len(self.ids))

    def parts(self, value: int) -> tuple[str, str]:
        """The id of the name that it shares, and its number if it has one."""
        name, _, number = self.ids[value].rpartition("-")
        return (name, number) if number.isdecimal() else (self.ids[value], "")


class Many(Kind):
    """Several things of one kind: the order of a shuffle, the faces of some dice. Never offered one by one.

    Where players choose several things, `most` says how many at once, in rising order, the same one again or not.
    """

    def __init__(self, item: Kind, most: int = 0, again: bool = True) -> None:
        self.item = item
        self.most = most
        self.again = again

    def write(self, value: Any) -> str:
        return ",".join(self.item.write(part) for part in value) or "-"

    def read(self, text: str, seats: int) -> tuple[Any, ...]:
        return () if text == "-" else tuple(self.item.read(part, seats) for part in text.split(","))

    def domain(self, seats: int) -> Sequence[Any]:
        return ()

    def choices(self, seats: int) -> Sequence[Any]:
        pick = combinations_with_replacement if self.again else combinations
        items = self.item.choices(seats)
        return [chosen for count in range(1, self.most + 1) for chosen in pick(items, count)]


SAME_NOTATION = '{one} and {other} are both written "{verb}": rename one of the two classes'
_verbs: dict[type, str] = {}


def verb(kind: type) -> str:
    """The name of an action or frame in texts: `ClaimCover` is `claim-cover`."""
    known = _verbs.get(kind)
    if known is None:
        known = _verbs[kind] = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    return known


def full_name(kind: type) -> str:
    """A class with its module."""
    return f"{kind.__module__}.{kind.__name__}"


class Vocabulary:
    """The actions of a game (a list of them, or the module that defines them) and the kinds of their arguments.

    `chance` are those that no player chooses.
    """

    def __init__(
        self,
        actions: ModuleType | Sequence[type[Action]],
        kinds: dict[str, Kind],
        chance: Sequence[type[Action]] = (),
    ) -> None:
        self.actions: dict[str, type[Action]] = {}
        self.chance = tuple(chance)
        for action in classes_of(actions, Action) if isinstance(actions, ModuleType) else actions:
            other = self.actions.setdefault(verb(action), action)
            if other is not action:
                raise TypeError(SAME_NOTATION.format(verb=verb(action), one=full_name(other), other=full_name(action)))
        self.kinds = kinds

    def kind(self, action: type, name: str) -> Kind:
        """What an attribute of an action counts."""
        if name not in self.kinds:
            raise TypeError(f'{action.__name__}.{name}: the vocabulary does not say what "{name}" counts')
        return self.kinds[name]

    def write(self, action: Action) -> str:
        """The notation of an action."""
        args = ":".join(self.kind(type(action), name).write(getattr(action, name)) for name in fields(action))
        return f"{verb(type(action))} {args}".strip()

    def read(self, text: str, seats: int) -> Action:
        """The action that a notation names; NotationError says what is wrong with it."""
        word, _, rest = " ".join(text.split()).partition(" ")
        action = self.actions.get(word.lower())
        if action is None:
            raise NotationError("error-no-action", given=word, near=near(word.lower(), self.actions))
        names = parameters(action)
        given = rest.replace(" ", "").split(":") if rest else []
        if len(given) != len(names):
            form = f"{word} {':'.join(names)}".strip()
            raise NotationError("error-arguments", given=text, found=len(given), needed=len(names), form=form)
        return action(*[self.kind(action, name).read(part, seats) for name, part in zip(names, given, strict=True)])

    def players(self, seats: int) -> Iterator[Action]:
        """Every action that players can be offered with this number of seats: class by class, argument by argument."""
        for action in self.actions.values():
            if action not in self.chance:
                for values in product(*(self.kind(action, name).choices(seats) for name in parameters(action))):
                    yield action(*values)

    def universe(self, seats: int) -> Iterator[Action]:
        """Every action that can be named with this number of seats, offered or not."""
        for action in self.actions.values():
            names = parameters(action)
            for values in product(*(self.kind(action, name).domain(seats) for name in names)):
                yield action(*values)


def steps_of(package: str, kinds: dict[str, Kind]) -> Vocabulary:
    """The steps of a game, from its `setup` and its `rules`, written as actions are: `take-turn captain`."""
    rules = importlib.import_module(f"{package}.rules")
    names = [f"{package}.setup", *[found.name for found in pkgutil.iter_modules(rules.__path__, f"{package}.rules.")]]
    modules = [rules, *[importlib.import_module(name) for name in names]]
    return Vocabulary([kind for module in modules for kind in classes_of(module, Frame)], kinds)


def classes_of(module: ModuleType, base: type) -> list[type[Any]]:
    """The classes of one kind that a module defines, in their order."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base)]
    return [kind for kind in found if kind.__module__ == module.__name__]
