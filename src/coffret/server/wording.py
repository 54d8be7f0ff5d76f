"""A game in one language: texts, options and news of a table, remembered, since most of them were said before."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from coffret.kernel.game import Game
from coffret.kernel.stack import Action, Event, Reason
from coffret.kernel.text import LANGUAGES, Message, Words, describe
from coffret.kernel.words import Kind, Many, Names, Number, Seat, verb
from coffret.server.wire import Cited, Told

Json = dict[str, Any]
T = TypeVar("T")
NESTED = {Message, tuple, list}  # arguments that may hold others
TABLES = 256  # names of tables that are remembered
LISTS = 16  # lists that are remembered as a whole
REMEMBERED = 8192  # texts of one game in one language, before they are forgotten


def language(wanted: str) -> str:
    """A language of the box: the one that is wanted, or else the first."""
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


@cache
def tongue(game: Game, lang: str) -> Tongue:
    """The wording of a game in a language."""
    return Tongue(game, lang)


class Tongue:
    """One game in one language. What a text says depends on the names at the table, so they are part of the key."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.memo: dict[Any, Any] = {}
        self.lists: dict[int, tuple[list[Any], list[bytes]]] = {}
        self.spoken: dict[tuple[str, ...], Words] = {}
        self.named = False  # a text has been told that depends on the names
        kinds = game.vocabulary.kinds.items()
        self.of_seats = {name for name, kind in kinds if isinstance(item_of(kind), Seat)}

    def words(self, names: tuple[str, ...]) -> Words:
        """The wording for a table; a seat without a name has its number."""
        found = self.spoken.get(names)
        if found is None:
            plain = self.game.words(self.lang)
            full = tuple([name or plain.name(seat) for seat, name in enumerate(names)])
            found = self.game.words(self.lang, full)
            if len(self.spoken) >= TABLES:
                self.spoken.clear()
            self.spoken[names] = found
        return found

    def remember(self, key: Any, text: T) -> T:
        """Keep something that was said."""
        if len(self.memo) >= REMEMBERED:
            self.memo.clear()
        self.memo[key] = text
        return text

    def tell(self, message: Message, names: tuple[str, ...]) -> str:
        """A message in words."""
        args = message.args
        key: Any = (message.id, tuple(args.items()))
        for name in args:  # a loop and no function: this is done for every text of every look
            if type(args[name]) in NESTED:
                key, self.named = (message.id, frozen(args), names), True
                break
            if name in self.of_seats:
                key, self.named = (*key, names), True
        text: str | None = self.memo.get(key)
        if text is None:
            text = self.remember(key, self.words(names).tell(message))
        return text

    def option(self, action: Action, touches: list[str], names: tuple[str, ...]) -> bytes:
        """An option as it is sent."""
        key = (action, tuple(touches), names)
        found: bytes | None = self.memo.get(key)
        if found is None:
            option = {
                "do": self.game.vocabulary.write(action),
                "label": self.tell(describe("action", action), names),
                "group": verb(type(action)),
                "touches": touches,
            }
            found = self.remember(key, msgspec.json.encode(option))
        return found

    def kept(self, items: list[Any], lines: msgspec.json.Encoder) -> list[bytes]:
        """The items of a list that a game may keep and show again and again, encoded once unless it names players."""
        known = self.lists.get(id(items))
        if known is not None and known[0] is items:
            return known[1]
        self.named = False
        found = encoded(items, lines)
        if not self.named:
            if len(self.lists) >= LISTS:
                self.lists.clear()
            self.lists[id(items)] = (items, found)
        return found

    def news(self, event: Event, names: tuple[str, ...]) -> Raw:
        """One line of the log; the event is as the seat may know it (`Event.seen_by`)."""
        key = ("news", event.name, frozen(event.args), names)
        line: Raw | None = self.memo.get(key)
        if line is None:
            line = self.remember(key, Raw(msgspec.json.encode(worded(event, self.words(names)))))
        return line

    def rule(self, id: str) -> Cited | None:
        """A rule with its text."""
        if not id:
            return None
        return Cited(id, self.game.ledger[id].text(self.lang) if id in self.game.ledger else "")

    def reason(self, reason: Reason, names: tuple[str, ...]) -> Told:
        """Why something is refused."""
        return Told(self.words(names).reason(reason), self.rule(reason.rule))


def encoded(items: list[Any], encoder: msgspec.json.Encoder) -> list[bytes]:
    """Each item as JSON: all at once, since no line of JSON holds a line end."""
    return encoder.encode_lines(items).split(b"\n")[:-1]


def frozen(value: Any) -> Any:
    """A value as a key: two of them are equal if they are said in the same words."""
    if isinstance(value, Message):
        return (value.id, frozen(value.args))
    if isinstance(value, dict):
        return tuple([(name, frozen(item)) for name, item in value.items()])
    if isinstance(value, list | tuple):
        return tuple([frozen(item) for item in value])
    return value


def worded(event: Event, words: Words) -> Json:
    """An event in words, with its facts."""
    kinds = words.vocabulary.kinds
    args = [fact(name, kinds.get(name), value, words) for name, value in event.args.items()]
    return {"text": words.event(event), "event": event.name, "args": args}


def fact(name: str, kind: Kind | None, value: Any, words: Words) -> Json:
    """One fact of an event: what kind of thing it is, which one, and how it is said."""
    item = item_of(kind)
    several = isinstance(value, list | tuple)
    ids = [identity(item, part) for part in value] if several else identity(item, value)
    return {"name": name, "kind": kind_name(item, value), "value": ids, "text": str(words.word(kind, value))}


def identity(kind: Kind | None, value: Any) -> Any:
    """Which thing is meant: a seat from 0, the id of a thing with a name, a number as people count."""
    if isinstance(value, Message):
        return None
    if kind is None or isinstance(kind, Seat) or not isinstance(value, int):
        return value if isinstance(value, bool | int | str | None) else str(value)
    written = kind.write(value)
    return int(written) if written.lstrip("-").isdecimal() else written


def kind_name(kind: Kind | None, value: Any) -> str:
    """What kind of thing an argument is."""
    if isinstance(kind, Seat):
        return "seat"
    if isinstance(kind, Names):
        return kind.kind
    if isinstance(kind, Number):
        return type(kind).__name__.lower()
    return "number" if isinstance(value, int) and not isinstance(value, bool) else "text"


def item_of(kind: Kind | None) -> Kind | None:
    """The kind of a thing, also where there are many."""
    return kind.item if isinstance(kind, Many) else kind
