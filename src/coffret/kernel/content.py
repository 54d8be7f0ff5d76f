# interpreted
"""Content packs: typed facts about a game's cards, boards and dice, each entry with its origin.

A pack is a TOML file of tables of entries. Every entry has an `id` and an `origin`. A pack laid over the game's own
(`--content FILE`) overrides entries with the same id and adds new ones; errors name the file and the entry.

A play goes on with the content it was made with, whatever a later release adds, removes, renames or moves: rules count
entries by numbers that never change (`in_order`), what that content lacks is not there, and former ids (`was`) stay
good.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

import msgspec
import msgspec.inspect

from coffret.kernel.errors import ContentError, Hint, because, near
from coffret.kernel.text import LANGUAGES

Origin = Literal["printed", "public", "reconstructed"]
MOST_PARTS = 16  # of a dotted key
DEEP_KEY = re.compile(rf"(?<![\w-])(?:[\w-]+[ \t]*\.[ \t]*){{{MOST_PARTS}}}")
TEXTS = (  # what is no key, as TOML reads it: what is open in several lines may end in two more quotes, or not at all
    r'"""(?:\\.|[^\\])*?(?:"{3,5}|\Z)',
    r"'''.*?(?:'{3,5}|\Z)",
    r'"(?:\\.|[^"\\\n])*"',
    r"'[^'\n]*'",
    r"#[^\n]*",
)
NO_KEY = re.compile("|".join(TEXTS), re.DOTALL)
ID = re.compile(r"(?=.{1,60}$)[A-Za-z0-9_-]+(?:/[A-Za-z0-9_-]+)*")  # "africa/europe" is one too
LARGEST = 2**63 - 1  # the integers of TOML
UNREAD = frozenset({"origin", "source", "note", "was"})  # fields that tell people something and that no rule reads


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base class of content entries; each game derives its own kinds."""

    id: str
    origin: Origin
    was: tuple[str, ...] = ()  # the ids that it had in earlier releases


E = TypeVar("E", bound=Entry)
T = TypeVar("T")
Raw = dict[str, dict[str, dict[str, Any]]]  # table -> id -> entry
Schema = dict[str, type[Entry]]
Places = dict[tuple[str, str], str]  # table and id -> file and line
Formers = dict[str, dict[str, str]]  # table -> former id -> id of today


class Content:
    """The validated content of one play."""

    def __init__(self, entries: dict[str, dict[str, Entry]], raw: Raw, today: Content | None = None) -> None:
        self.entries = entries
        self.raw = raw
        self.today = today  # the content of this release, where this one is kept from an earlier one
        self.hashes: tuple[str, ...] = ()  # once they are known
        self.packed: bytes | None = None  # once it has been kept with a play

    @property
    def is_kept(self) -> bool:
        """Whether an earlier release made it: it need not have what the box of today has."""
        return self.today is not None

    @cached_property
    def formers(self) -> Formers:
        """The former ids of its entries, by table; one belongs to one entry, and to none of today."""
        found: Formers = {}
        for table, entries in self.entries.items():
            ids = found[table] = {}
            for id, entry in entries.items():
                for old in entry.was:
                    if old in entries or old in ids:
                        raise ContentError("error-former-id", table=table, id=id, given=old)
                    ids[old] = id
        return found

    def table(self, name: str, kind: type[E]) -> dict[str, E]:
        """Return the entries of one table by id, in file order."""
        return {id: entry for id, entry in self.entries[name].items() if isinstance(entry, kind)}

    def hash(self) -> str:
        """Return a short hash of the parts of this content that the rules read."""
        if not self.hashes:
            read = {
                name: {
                    id: {field: value for field, value in entry.items() if field not in UNREAD}
                    for id, entry in entries.items()
                }
                for name, entries in self.raw.items()
            }
            self.hashes = (short_hash(read), short_hash(self.raw))
        return self.hashes[0]

    def is_called(self, name: str) -> bool:
        """Check a content hash; Coffret 0.1.0 also hashed fields that no rule reads."""
        return name in (self.hash(), *self.hashes)


class Numbered(Generic[E]):
    """The entries of a table by the numbers with which the rules count them; there may be numbers without an entry."""

    def __init__(self, slots: Sequence[E | None], own: Sequence[bool]) -> None:
        self.slots = slots  # those that this content lacks and the rules need are taken from the content of today
        self.own = tuple(own)  # by number, whether this content has it

    def __iter__(self) -> Iterator[E]:
        return (entry for entry in self.slots if entry is not None)

    def __getitem__(self, number: int) -> E:
        entry = self.slots[number]
        if entry is None:
            raise ContentError(f"there is no entry with the number {number}")
        return entry

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the entries that this content has."""
        return tuple(number for number, is_there in enumerate(self.own) if is_there)

    def each(self, of: Callable[[E], T], absent: T) -> tuple[T, ...]:
        """Return something of every entry by number, and `absent` where there is none."""
        return tuple(absent if entry is None else of(entry) for entry in self.slots)


def in_order(
    content: Content, table: str, kind: type[E], ids: Sequence[str], needed: Sequence[str] = ()
) -> Numbered[E]:
    """Return the entries of a table by number, which is the place of their id in `ids`.

    An id keeps its place for ever, so that stored plays mean the same: new ones come last. What the content does not
    have is not there; but what the rules need is taken from the content of today, or else is an error.
    """
    entries = content.table(table, kind)
    known = dict.fromkeys(ids)
    for id in entries:
        choose(id, known, f'{table} "{id}"', table)
    today = content.today.table(table, kind) if content.today else {}
    spare = {id: today[id] for id in needed if id in today}
    for id in needed:
        if id not in entries and id not in spare:
            raise ContentError("error-entry-missing", table=table, id=id)
    return Numbered([entries.get(id, spare.get(id)) for id in ids], [id in entries for id in ids])


def load_content(package: str, schema: Schema, overlay: Raw | None = None, where: str = "") -> Content:
    """Load a game's content, optionally with a pack laid over it."""
    raw: Raw = {name: {} for name in schema}
    folder = files(package).joinpath("content")
    sources = [item for item in folder.iterdir() if item.name.endswith(".toml")] if folder.is_dir() else []
    places: Places = {}
    for source in sorted(sources, key=lambda item: item.name):
        text, file = source.read_text(encoding="utf-8"), f"content/{source.name}"
        lay(raw, parse(text, file), schema, file)
        places |= {entry: f"{file}:{line}" for entry, line in lines_of(text).items()}
    if overlay is not None:
        lay(raw, overlay, schema, where or "content pack")
    return checked(raw, schema, where, places)


def lines_of(text: str) -> dict[tuple[str, str], int]:
    """Map each entry id to its line number in a TOML text."""
    found: dict[tuple[str, str], int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if opened := re.match(r"\s*\[\[\s*([\w-]+)\s*\]\]", line):
            table = opened[1]
        elif named := re.match(r"\s*id\s*=\s*[\"']([^\"']+)", line):
            found.setdefault((table, named[1]), number)
    return found


def laid_over(own: Content, overlay: Raw, schema: Schema, where: str = "") -> Content:
    """Lay a pack over existing content; it may name entries by former ids."""
    raw: Raw = {name: {**entries} for name, entries in own.raw.items()}
    told = {name: entries for name, entries in renamed(overlay, schema, own).items() if name in overlay}
    lay(raw, {**overlay, **told}, schema, where or "content pack")
    return checked(raw, schema, where)


def kept_content(raw: Raw, schema: Schema, today: Content, trusted: bool) -> Content:
    """Restore content that was kept with a play, under the ids of today.

    Unless it is `trusted`, it must have all that the content of today must have.
    """
    found = checked(renamed(raw, schema, today), schema, "kept content")
    return Content(found.entries, raw, today if trusted else None)


def renamed(raw: Raw, schema: Schema, today: Content) -> Raw:
    """Return kept entries under the ids of today, and what names them in other entries too.

    A field whose entries of today still use a former id means something else by it.
    """
    former = today.formers
    kept = {name: raw.get(name, {}) for name in schema}
    if not any(former.values()):
        return kept
    merged = {old: new for ids in former.values() for old, new in ids.items()}
    found: Raw = {}
    for name, entries in kept.items():
        used = strings_by_field(today.raw.get(name, {}))
        found[name] = {}
        for id, entry in entries.items():
            new = former.get(name, {}).get(id, id)
            put = {
                field: value if field in UNREAD else exchanged(value, merged, used.get(field, frozenset()))
                for field, value in entry.items()
            }
            found[name][new] = {**put, "id": new}
    return found


def strings_by_field(entries: dict[str, dict[str, Any]]) -> dict[str, frozenset[str]]:
    """Return the texts that the entries of a table have in each field."""
    found: dict[str, set[str]] = {}
    for entry in entries.values():
        for field, value in entry.items():
            found.setdefault(field, set()).update(strings_in(value))
    return {field: frozenset(texts) for field, texts in found.items()}


def strings_in(value: Any) -> Iterator[str]:
    """All texts in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for item in value.values() if isinstance(value, dict) else value:
            yield from strings_in(item)


def exchanged(value: Any, names: Mapping[str, str], spared: frozenset[str]) -> Any:
    """Return a value with these texts exchanged, but not the spared ones, nor what is worded for people."""
    if isinstance(value, str):
        return value if value in spared else names.get(value, value)
    if isinstance(value, dict):
        is_wording = bool(value) and value.keys() <= {*LANGUAGES}
        return value if is_wording else {key: exchanged(item, names, spared) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [exchanged(item, names, spared) for item in value]
    return value


def checked(raw: Raw, schema: Schema, where: str = "", places: Places | None = None) -> Content:
    """Validate the types of content; `places` maps the game's own entries to where they are written."""
    known = places or {}
    entries = {
        name: {
            id: typed(entry, kind, f'{where or known.get((name, id), "content")}, {name} "{id}"')
            for id, entry in raw[name].items()
        }
        for name, kind in schema.items()
    }
    return Content(entries, raw)


def short_hash(value: object) -> str:
    """Return a short hash of a value."""
    return hashlib.sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[:16]


def read_pack(path: Path) -> Raw:
    """Read a content pack from a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError("error-unreadable", file=str(path), why=because(error)) from error
    return parse(text, str(path))


def read_toml(text: str, where: str) -> dict[str, Any]:
    """Parse a user's TOML text, reporting syntax errors as `ContentError`."""
    if DEEP_KEY.search(NO_KEY.sub("q", text)):  # the time to parse one grows with the square of its parts
        raise ContentError("error-toml", where=where, why=Hint("error-deep-key", {"most": MOST_PARTS}))
    try:
        data = tomllib.loads(text)
    except RecursionError as error:
        raise ContentError("error-toml", where=where, why=Hint("error-brackets", {})) from error
    except ValueError as error:  # also a number with more digits than Python reads
        raise ContentError("error-toml", where=where, why=str(error)) from error
    if not all(abs(number) <= LARGEST for number in numbers_in(data)):  # infinite and "not a number" neither
        raise ContentError("error-toml", where=where, why=Hint("error-large-number", {}))
    return data


def numbers_in(data: dict[str, Any]) -> Iterator[float]:
    """All numbers of a TOML text."""
    left: list[Any] = [data]
    while left:
        value = left.pop()
        if isinstance(value, dict):
            left += value.values()
        elif isinstance(value, list):
            left += value
        elif isinstance(value, int | float):
            yield value


def parse(text: str, where: str) -> Raw:
    """Parse a TOML text into entries by table and id."""
    data = read_toml(text, where)
    raw: Raw = {}
    for table, entries in data.items():
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise ContentError("error-no-list", where=where, table=table)
        raw[table] = {}
        for number, entry in enumerate(entries, 1):
            id = entry.get("id")
            if not isinstance(id, str) or not id:
                raise ContentError("error-no-id", where=where, table=table, number=number)
            if not ID.fullmatch(id):
                raise ContentError("error-id", where=where, table=table, id=id)
            if id in raw[table]:
                raise ContentError("error-id-twice", where=where, table=table, id=id)
            raw[table][id] = entry
    return raw


def lay(under: Raw, over: Raw, schema: Schema, where: str) -> None:
    """Overlay one pack on another: its fields replace those of the entry with the same id."""
    for table, entries in over.items():
        if table not in schema:
            raise ContentError("error-no-table", where=where, table=table, near=near(table, schema))
        for id, entry in entries.items():
            under[table][id] = {**under[table].get(id, {}), **entry}


def typed(entry: dict[str, Any], kind: type[Entry], where: str) -> Entry:
    """Convert an entry to its type; errors suggest the closest valid field."""
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        message = str(error).replace("`", '"')
        unknown = re.search(r'unknown field "(.+?)"', message)
        if unknown:
            hint = near(unknown[1], fields_at(kind, message))
            raise ContentError("error-unknown-field", where=where, field=unknown[1], near=hint) from error
        missing = re.search(r'missing required field "(.+?)"', message)
        if missing and " - at " not in message:
            raise ContentError("error-missing-field", where=where, field=missing[1]) from error
        raise ContentError("error-in-entry", where=where, why=message) from error


def fields_at(kind: type[msgspec.Struct], message: str) -> list[str]:
    """Return the known fields at the path of a msgspec error, such as `at "$.effect"` or `at "$.cost[0]"`."""
    path = re.search(r'at "\$\.?([^"]*)"', message)
    place: Any = msgspec.inspect.type_info(kind)
    for name in re.findall(r"[^.\[\]]+", path[1]) if path else ():
        if isinstance(place, msgspec.inspect.UnionType):
            place = next((it for it in place.types if not isinstance(it, msgspec.inspect.NoneType)), place)
        if isinstance(place, msgspec.inspect.StructType):
            place = next((field.type for field in place.fields if field.encode_name == name), place)
        else:
            place = getattr(place, "item_type", place)
    found = [field.encode_name for field in place.fields] if isinstance(place, msgspec.inspect.StructType) else []
    return found or list(kind.__struct_fields__)


def choose(value: str, known: dict[str, int] | dict[str, Any], where: str, what: str) -> Any:
    """Resolve an id that one entry uses to refer to another; errors suggest the closest valid id."""
    if value not in known:
        raise ContentError("error-unknown-id", where=where, what=what, given=value, near=near(value, known))
    return known[value]
