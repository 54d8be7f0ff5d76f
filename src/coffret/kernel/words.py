# interpreted
"""The vocabulary of a game: what its numbers mean, so that actions have a notation, a domain and a wording.

An action is written `verb argument:argument`, for instance `cut 3:2`. The verb comes from its class name and the
arguments are its attributes; a vocabulary declares for each attribute name what kind of thing it counts.
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
    """How a number used by the rules is written and parsed."""

    def write(self, value: Any) -> str:
        return str(value)

    def read(self, text: str, seats: int) -> Any:
        raise NotImplementedError

    def domain(self, seats: int) -> Sequence[Any]:
        """All values that can be named, used to test which actions are refused and why."""
        raise NotImplementedError

    def choices(self, seats: int) -> Sequence[Any]:
        """All values that a player can be offered, used to number actions."""
        return self.domain(seats)


class Number(Kind):
    """A plain number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def read(self, text: str, seats: int) -> int:
        if not re.fullmatch(r"-?\d{1,9}", text) or not self.low <= int(text) <= self.high:
            raise NotationError("error-no-number", given=text, low=self.low, high=self.high)
        return int(text)

    def domain(self, seats: int) -> Sequence[int]:
        return range(self.low, self.high + 1)


class Index(Number):
    """A position in a row, counted from 1 for people and from 0 in the rules."""

    def __init__(self, count: int) -> None:
        super().__init__(1, count)

    def write(self, value: Any) -> str:
        return str(value + 1)

    def read(self, text: str, seats: int) -> int:
        return super().read(text, seats) - 1

    def domain(self, seats: int) -> Sequence[int]:
        return range(self.high)


class Seat(Kind):
    """A player, counted from 1 for people and from 0 in the rules."""

    def write(self, value: Any) -> str:
        return str(value + 1)

    def read(self, text: str, seats: int) -> int:
        if not re.fullmatch(r"\d{1,9}", text) or not 1 <= int(text) <= seats:
            raise NotationError("error-no-seat-number", given=text, seats=seats)
        return int(text) - 1

    def domain(self, seats: int) -> Sequence[int]:
        return range(seats)


class Names(Kind):
    """One of a list of ids: the rules use its index, people its name. `kind` prefixes their message ids."""

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
    """One of several pieces that share a name, numbered if there is more than one: `saucerman-3`."""

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
        """Return the id of the shared name, and the number if there is one."""
        name, _, number = self.ids[value].rpartition("-")
        return (name, number) if number.isdecimal() else (self.ids[value], "")


class Many(Kind):
    """Several things of one kind, such as the order of a shuffle or dice results. Never offered one by one.

    If players choose several things, `most` limits how many at once, in ascending order, with or without repeats.
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
    """Return the name of an action or frame in texts: `ClaimCover` is `claim-cover`."""
    known = _verbs.get(kind)
    if known is None:
        known = _verbs[kind] = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    return known


def full_name(kind: type) -> str:
    """Return a class name with its module."""
    return f"{kind.__module__}.{kind.__name__}"


class Vocabulary:
    """The actions of a game (a list, or the module that defines them) and the kinds of their arguments.

    `chance` lists the actions that no player chooses.
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
        """Return what an attribute of an action counts."""
        if name not in self.kinds:
            raise TypeError(f'{action.__name__}.{name}: the vocabulary does not say what "{name}" counts')
        return self.kinds[name]

    def write(self, action: Action) -> str:
        """Return the notation of an action."""
        args = ":".join(self.kind(type(action), name).write(getattr(action, name)) for name in fields(action))
        return f"{verb(type(action))} {args}".strip()

    def read(self, text: str, seats: int) -> Action:
        """Parse an action from its notation; `NotationError` says what is wrong with it."""
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

    def numbers(self) -> dict[str, tuple[str, ...]]:
        """Return what is counted by numbers and written by ids: by argument, the ids in the order of their numbers."""
        kinds = {name: kind.item if isinstance(kind, Many) else kind for name, kind in self.kinds.items()}
        return {name: kind.ids for name, kind in kinds.items() if isinstance(kind, Names | Copies)}

    def players(self, seats: int) -> Iterator[Action]:
        """Yield every action that players can be offered with this many seats, ordered by class and arguments."""
        for action in self.actions.values():
            if action not in self.chance:
                for values in product(*(self.kind(action, name).choices(seats) for name in parameters(action))):
                    yield action(*values)

    def universe(self, seats: int) -> Iterator[Action]:
        """Yield every action that can be named with this many seats, offered or not."""
        for action in self.actions.values():
            names = parameters(action)
            for values in product(*(self.kind(action, name).domain(seats) for name in names)):
                yield action(*values)


def steps_of(package: str, kinds: dict[str, Kind]) -> Vocabulary:
    """Build a vocabulary of the frames in a game's `setup` and `rules`, written like actions: `take-turn captain`."""
    rules = importlib.import_module(f"{package}.rules")
    names = [f"{package}.setup", *[found.name for found in pkgutil.iter_modules(rules.__path__, f"{package}.rules.")]]
    modules = [rules, *[importlib.import_module(name) for name in names]]
    return Vocabulary([kind for module in modules for kind in classes_of(module, Frame)], kinds)


def classes_of(module: ModuleType, base: type) -> list[type[Any]]:
    """Return the classes of one kind that a module defines, in order."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base)]
    return [kind for kind in found if kind.__module__ == module.__name__]
