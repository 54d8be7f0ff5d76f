"""A game in one language: texts, options and news of a table, cached, since most of them recur."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import islice
from threading import local
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec import Raw

from coffret.kernel.content import Raw as Pack
from coffret.kernel.game import Game
from coffret.kernel.once import once
from coffret.kernel.scene import Remark
from coffret.kernel.stack import PUBLIC, Action, Event, Reason
from coffret.kernel.text import LANGUAGES, Message, Words
from coffret.kernel.values import fields
from coffret.kernel.words import Kind, Many, Names, Number, Seat, verb
from coffret.server.protocol.wire import Cited, Told

Json = dict[str, Any]
T = TypeVar("T")
NESTED = {Message, tuple, list}  # arguments that may hold others
PACKS = 16  # content packs that name things, of which the wording is remembered
LISTS = 16  # lists that are remembered as a whole
OPTIONS = 1024  # objects that stand for options, as they were last described
REMEMBERED = 4096  # texts, before they are forgotten


def language(wanted: str) -> str:
    """Return the requested language of the box, or the default."""
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


class Tongue:
    """One game in one language: texts that name nobody, shared by all tables."""

    def __init__(self, game: Game, lang: str, own: tuple[tuple[str, str], ...] = ()) -> None:
        self.game = game
        self.lang = lang
        self.own = dict(own)  # names that a content pack gives
        self.memo = Memory()
        self.lists: dict[int, tuple[list[Any], list[bytes]]] = {}
        self.voices: WeakValueDictionary[tuple[tuple[str, ...], tuple[str, ...]], Voice] = WeakValueDictionary()
        kinds = game.vocabulary.kinds.items()
        self.of_seats = {name for name, kind in kinds if isinstance(item_of(kind), Seat)}

    def voice(self, names: tuple[str, ...], manners: tuple[str, ...] = ()) -> Voice:
        """Return the same for one table with its names and manners; cached as long as a table uses it."""
        found = self.voices.get((names, manners))
        if found is None:
            found = self.voices[names, manners] = Voice(self, names, manners)
        return found


class TooManyTexts(Exception):
    """The budget for new texts is exhausted."""


class Budget(local):
    """How many new texts this thread may still make; None for no limit."""

    left: int | None = None


BUDGET = Budget()


@contextmanager
def few_texts(most: int) -> Iterator[None]:
    """Limit the number of new texts within this context: cached texts cost next to nothing, new ones a lot."""
    BUDGET.left = most
    try:
        yield
    finally:
        BUDGET.left = None


class Memory(dict[Any, Any]):
    """A cache of texts that drops its older half when full."""

    def keep(self, key: Any, text: T) -> T:
        """Cache a new text."""
        if len(self) >= REMEMBERED:
            for old in list(islice(self, REMEMBERED // 2)):
                self.pop(old, None)  # several threads may forget at once
        self[key] = text
        if BUDGET.left is not None:
            BUDGET.left -= 1
            if BUDGET.left < 0:
                raise TooManyTexts
        return text


class Teller:
    """Puts messages into the words of one table."""

    def __init__(self, tongue: Tongue, words: Words) -> None:
        self.tongue = tongue
        self.words = words
        self.memo = Memory()
        self.named = 0  # texts told so far that depend on the names

    def say(self, message: Any) -> str:
        """Put a message into words. This runs for every text of every look, so the fast path comes first."""
        memo, args = self.tongue.memo, message.args
        key: Any = message.id
        if args:
            of_seats = self.tongue.of_seats
            key = (key, tuple(args.items()))
            for name in args:
                if type(args[name]) in NESTED:
                    key, memo = (message.id, frozen(args)), self.memo
                    self.named += 1
                    break
                if name in of_seats:
                    memo = self.memo
                    self.named += 1
        text: str | None = memo.get(key)
        return memo.keep(key, self.words.tell(message)) if text is None else text


class Voice:
    """A table in one language, with the players' names. Seats without a name show their number.

    Seats with a manner, which are bots, say what they say in words of their own: `says-accuse-calm`, if there is one.
    """

    def __init__(self, tongue: Tongue, names: tuple[str, ...], manners: tuple[str, ...] = ()) -> None:
        self.tongue = tongue
        self.manners = manners
        self.game = tongue.game
        plain = self.game.words(tongue.lang)
        full = tuple([name or plain.name(seat) for seat, name in enumerate(names)])
        self.words = self.game.words(tongue.lang, full, tongue.own)
        self.teller = Teller(tongue, self.words)
        self.memo = self.teller.memo
        self.encoder = msgspec.json.Encoder(enc_hook=self.teller.say)
        self.options: dict[int, tuple[Action, list[str], Remark | None, int, bytes]] = {}

    def option(self, action: Action, touches: list[str], remark: Remark | None, rank: int = 0) -> bytes:
        """Describe an option for sending. Most options of a look were in the last one: those are found quickly."""
        last = self.options.get(id(action))
        if last is not None and last[0] is action and last[1] == touches and last[2] is remark and last[3] == rank:
            return last[4]
        text = self.described(action, touches, remark, rank)
        if len(self.options) >= OPTIONS:
            self.options.clear()
        self.options[id(action)] = (action, touches, remark, rank, text)
        return text

    def described(self, action: Action, touches: list[str], remark: Remark | None, rank: int) -> bytes:
        """Return the JSON of an option, cached by what it says."""
        key: Any = (action, tuple(touches), rank)
        if remark is not None:
            key = (*key, frozen(remark.hint), remark.danger, tuple(remark.shows), tuple(remark.bars))
            key = (*key, frozen(remark.reason), tuple(remark.lays.items()))
        found: bytes | None = self.memo.get(key)
        if found is None:
            group = verb(type(action))
            option: Json = {
                "do": self.game.vocabulary.write(action),
                "label": self.words.action(action),
                "group": group,
                "touches": touches,
            }
            if self.words.has(f"group-{group}"):
                option["family"] = self.words.say(f"group-{group}")
            if rank:
                option["rank"] = rank
            if group in self.game.about.talk:
                option["parts"] = [self.part(name, getattr(action, name)) for name in fields(action)]
            if remark is not None:
                option |= {name: value for name, value in msgspec.structs.asdict(remark).items() if value}
            found = self.memo.keep(key, self.encoder.encode(option))
        return found

    def part(self, name: str, value: Any) -> Json:
        """Return an argument of something that can be said: what it tells, and its wording."""
        legend = self.words.say(f"part-{name}") if self.words.has(f"part-{name}") else ""
        return {"name": legend, "text": str(self.words.word(self.game.vocabulary.kinds[name], value))}

    def each(self, items: list[Any]) -> list[bytes]:
        """Return the JSON of each item, encoded at once and split, since encoded JSON contains no line breaks."""
        return self.encoder.encode_lines(items).split(b"\n")[:-1]

    def kept(self, items: list[Any]) -> list[bytes]:
        """Return the same for a list that a game reuses, cached unless it names players."""
        known = self.tongue.lists.get(id(items))
        if known is not None and known[0] is items:
            return known[1]
        named = self.teller.named
        found = self.each(items)
        if self.teller.named == named:
            if len(self.tongue.lists) >= LISTS:
                self.tongue.lists.clear()
            self.tongue.lists[id(items)] = (items, found)
        return found

    def news(self, event: Event) -> Raw:
        """Return one line of the log; the event must already be redacted (`Event.seen_by`)."""
        key = ("news", event.name, frozen(event.args))
        line: Raw | None = self.memo.get(key)
        if line is None:
            told, moment = worded(event, self.words), self.game.moment(event)
            if says := self.says(event):
                told["says"] = self.words.say(says, event.args)
            line = self.memo.keep(key, Raw(self.encoder.encode(told if moment is None else {**told, "moment": moment})))
        return line

    def says(self, event: Event) -> str:
        """Return the message with what is said in an event, in the manner of its speaker; none if nothing is."""
        plain, speaker = f"says-{event.name}", event.args.get("speaker", PUBLIC)
        own = f"{plain}-{self.manners[speaker]}" if 0 <= speaker < len(self.manners) else ""
        return next((id for id in (own, plain) if id and self.words.has(id)), "")

    def rule(self, id: str) -> Cited | None:
        """Return a rule with its text."""
        ledger = self.game.ledger
        return Cited(id, ledger[id].text(self.tongue.lang) if id in ledger else "") if id else None

    def rule_json(self, id: str) -> bytes:
        """Return the same as JSON."""
        memo = self.tongue.memo
        found: bytes | None = memo.get(("rule", id))
        return memo.keep(("rule", id), self.encoder.encode(self.rule(id))) if found is None else found

    def reason(self, reason: Reason) -> Told:
        """Explain why something is refused."""
        return Told(self.words.reason(reason), self.rule(reason.rule))


@once
def tongue(game: Game, lang: str) -> Tongue:
    """Return the wording of a game in a language (cached)."""
    return Tongue(game, lang)


@lru_cache(maxsize=PACKS)
def tongue_of_pack(game: Game, lang: str, own: tuple[tuple[str, str], ...]) -> Tongue:
    """Return the same with the names from a content pack."""
    return Tongue(game, lang, own)


def voice(
    game: Game, lang: str, names: tuple[str, ...], pack: Pack | None = None, manners: tuple[str, ...] = ()
) -> Voice:
    """Return the wording of a table."""
    own = game.own_names(pack, lang) if pack else None
    return (tongue_of_pack(game, lang, tuple(own.items())) if own else tongue(game, lang)).voice(names, manners)


async def prepare(voice: Voice) -> None:
    """Parse the messages of a game in a language off the event loop, at most once."""
    if voice.words.messages.waiting:
        await asyncio.to_thread(voice.words.messages.prepare)


def frozen(value: Any) -> Any:
    """Convert a value to a key; equal keys are worded equally."""
    kind = type(value)
    if kind is dict:
        return tuple([(name, frozen(item) if type(item) in NESTED else item) for name, item in value.items()])
    if kind is Message:
        return (value.id, frozen(value.args))
    return tuple([frozen(item) for item in value]) if kind is list or kind is tuple else value


def worded(event: Event, words: Words) -> Json:
    """Return an event in words, with its facts."""
    kinds = words.vocabulary.kinds
    args = [fact(name, kinds.get(name), value, words) for name, value in event.args.items()]
    return {"text": words.event(event), "event": event.name, "args": args}


def fact(name: str, kind: Kind | None, value: Any, words: Words) -> Json:
    """Return one fact of an event: its kind, which thing it is, and its wording."""
    item = item_of(kind)
    several = isinstance(value, list | tuple)
    ids = [identity(item, part) for part in value] if several else identity(item, value)
    return {"name": name, "kind": kind_name(item, value), "value": ids, "text": str(words.word(kind, value))}


def identity(kind: Kind | None, value: Any) -> Any:
    """Return which thing is meant: a seat from 0, the id of a named thing, or a number as people count."""
    if isinstance(value, Message):
        return None
    if kind is None or isinstance(kind, Seat) or not isinstance(value, int):
        return value if isinstance(value, bool | int | str | None) else str(value)
    written = kind.write(value)
    return int(written) if written.lstrip("-").isdecimal() else written


def kind_name(kind: Kind | None, value: Any) -> str:
    """Return the kind of an argument."""
    if isinstance(kind, Seat):
        return "seat"
    if isinstance(kind, Names):
        return kind.kind
    if isinstance(kind, Number):
        return type(kind).__name__.lower()
    return "number" if isinstance(value, int) and not isinstance(value, bool) else "text"


def item_of(kind: Kind | None) -> Kind | None:
    """Return the kind of a single thing, also for a list of them."""
    return kind.item if isinstance(kind, Many) else kind
