"""Which messages a package needs and which it has: none may be missing or unused, in any language.

Needed ids are found statically: literals passed to `Message`, `say`, `tell`, `Event` and `Reason`, and the names of
actions, asking frames, options and vocabulary. A formatted literal needs every id that matches its pattern. An id that
occurs as a whole string elsewhere in the sources (a scene may pass it on by name) is used, but not needed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from coffret.kernel.game import Game
from coffret.kernel.stack import Chance, Frame
from coffret.kernel.text import BOX, LANGUAGES
from coffret.kernel.words import Names, verb

WHERE = {"Message": 0, "say": 0, "tell": 0, "Event": 0, "Reason": 1, "Hint": 0}  # which argument names a message
PREFIX = {"tell": "event-", "Event": "event-", "Reason": "reason-"}
NOT_OF_THE_BOX = ("games", "template")


def problems(game: Game) -> list[str]:
    """Return what is wrong with the wording of a game."""
    return compare(game.package, ids_of_game(game))


def ids_of_game(game: Game) -> Used:
    """Return the ids named by a game's sources, classes and options."""
    found = used(files(game.package))
    found.needed |= set(derived(game))
    found.needed -= defined(BOX, "en")
    found.patterns |= {r"outcome(-.*)?", f"group-({'|'.join(game.vocabulary.actions)})"}
    found.patterns |= {f"part-({'|'.join(game.vocabulary.kinds)})", r"says-.+"} if game.about.talk else set()
    found.patterns |= {id.replace("prompt-", "others-") for id in found.needed if id.startswith("prompt-")}
    found.patterns |= {f"future-{id.lower()}" for id in game.ledger.rules}
    found.patterns |= {f"chapter-{id.split('-')[1].lower()}" for id in game.ledger.rules}
    found.patterns |= {f"note-{option.message}(-.*)?|{option.message}-number" for option in game.about.option}
    return found


def problems_of_the_box() -> list[str]:
    """Return what is wrong with the wording that all games share."""
    return compare(BOX, used(files(BOX), NOT_OF_THE_BOX))


class Used:
    """The ids that sources name: required ones, patterns of others, and all whole strings."""

    def __init__(self) -> None:
        self.needed: set[str] = set()
        self.patterns: set[str] = set()
        self.quoted: set[str] = set()
        self.places: dict[str, tuple[str, int]] = {}  # file and line where a needed id is first named


def compare(package: str, ids: Used) -> list[str]:
    """Compare needed and defined ids, language by language."""
    found = []
    for language in LANGUAGES:
        known = defined(package, language)
        found += [f"{language}: {id} is missing" for id in sorted(ids.needed - known)]
        found += [
            f"{language}: {id} is not used"
            for id in sorted(known - ids.needed - ids.quoted)
            if not any(re.fullmatch(pattern, id) for pattern in ids.patterns)
        ]
    first, *others = LANGUAGES
    for language in others:
        apart = defined(package, first) ^ defined(package, language)
        found += [f"{id} is not in both {first} and {language}" for id in sorted(apart)]
    return found


def defined(package: str, language: str) -> frozenset[str]:
    """Return the ids in a Fluent file; a broken entry is an error."""
    text = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    try:
        return ids_in(text)
    except ValueError as error:
        raise ValueError(f"{package}/text/{language}.ftl: {error}") from error


@cache
def ids_in(text: str) -> frozenset[str]:
    """Return the ids that a Fluent text defines."""
    ids: list[str] = []
    for entry in FluentResource(text).body:
        if isinstance(entry, fluent.Junk):
            raise ValueError(f"cannot be read: {entry.content!r}")
        if isinstance(entry, fluent.Message):
            ids.append(entry.id.name)
    doubles = {id for id in ids if ids.count(id) > 1}
    if doubles:
        raise ValueError(f"defined twice: {', '.join(sorted(doubles))}")
    return frozenset(ids)


def derived(game: Game) -> Iterator[str]:
    """Yield the ids that follow from the game's classes and vocabulary."""
    for name in game.vocabulary.actions:
        yield f"action-{name}"
    for kind in game.kinds.values():
        if issubclass(kind, Frame) and not issubclass(kind, Chance) and "ask" in vars(kind):
            yield f"prompt-{verb(kind)}"
    for kinds in game.vocabulary.kinds.values():
        if isinstance(kinds, Names):
            yield from (f"{kinds.kind}-{id}".replace("_", "-") for id in kinds.ids)
    for option in game.about.option:
        yield option.message
        yield from (f"{option.message}-{value}".replace("_", "-") for value in option.named())


def used(folder: Traversable, without: tuple[str, ...] = ()) -> Used:
    """Return the ids that the Python sources in a folder name."""
    found = Used()
    for source in sources(folder, without):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                before = set(found.needed)
                note(node, found)
                found.places |= {id: (str(source), node.lineno) for id in found.needed - before}
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.quoted.add(node.value)
    return found


def sources(folder: Traversable, without: tuple[str, ...]) -> Iterator[Traversable]:
    """Yield the Python files in a folder."""
    for item in folder.iterdir():
        if item.is_dir() and item.name not in without:
            yield from sources(item, without)
        elif item.name.endswith(".py"):
            yield item


def note(call: ast.Call, found: Used) -> None:
    """Record the message that a call names, if any."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    place = WHERE.get(name, 0 if name.endswith("Error") or name in ("UndoRefused", "UnknownGame") else None)
    if place is None or len(call.args) <= place:
        return
    prefix = PREFIX.get(name, "")
    for id in ids_of(call.args[place]):
        if name not in WHERE and not id.startswith("error-"):
            continue  # an error in plain English
        if "\0" in id:
            found.patterns.add(re.escape(prefix + id).replace("\0", ".+").replace(r"\.+", ".+"))
        else:
            found.needed.add(prefix + id)
            if prefix == "event-" and (len(call.args) > 2 or any(word.arg == "secret" for word in call.keywords)):
                found.needed.add(prefix + id + "-hidden")


def ids_of(node: ast.expr) -> Iterator[str]:
    """Yield the ids an expression can name, with NUL for formatted parts."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from ids_of(body)
            yield from ids_of(orelse)
        case ast.JoinedStr(values=values):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "\0" for part in values)
