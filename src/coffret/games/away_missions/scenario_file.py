"""A scenario file of a user's own: read, checked, and every error told with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path as File
from typing import Any

import msgspec

from coffret.games.away_missions import entries
from coffret.games.away_missions.cards import Scenario
from coffret.games.away_missions.checking import check_sense
from coffret.games.away_missions.entries import SCHEMA, ScenarioEntry
from coffret.games.away_missions.facts import facts
from coffret.games.away_missions.missions import Path, ScenarioError
from coffret.games.away_missions.names import OWN, PRINTED
from coffret.kernel import ContentError
from coffret.kernel.content import load_content, read_toml
from coffret.kernel.errors import because, near

VERBS = {
    "objectives": entries.Objective,
    "rules": entries.SpecialRule,
    "red_alert": entries.RedAlert,
}
PARTS: dict[str, type[msgspec.Struct]] = {
    "fixed": entries.Fixed,
    "markers": entries.Markers,
    "alien": entries.Slots,
    "discovery": entries.Slots,
    "alert": entries.Slots,
}

SAID = {  # what msgspec says of a value, and the message that tells it
    r'Object missing required field "(?P<field>.+)"': "error-type-missing",
    r'Expected "(?P<wanted>.+)", got "(?P<found>.+)"': "error-type",
    r'Expected "int" (?P<limit>[<>]= -?\d+)': "error-type-limit",
    r'Expected "array" of length (?P<length>\d+), got (?P<found>\d+)': "error-type-length",
    r'Expected "array" of length (?P<limit>[<>]= \d+)': "error-type-lengths",
    r"Invalid enum value '(?P<given>.*)'": "error-type-choice",
}


def check_scenario(path: File) -> Scenario:
    """The scenario in a file; an error names the file, the line and what is wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError("error-unreadable", file=str(path), why=because(error)) from error
    return check_text(text, str(path))


def check_text(text: str, where: str) -> Scenario:
    """The scenario in the text of a file."""
    data = read_toml(text, where)
    try:
        return build(data)
    except ScenarioError as error:
        why = ContentError("error-in", where=error.place(), why=error) if error.path else error
        line = str(line_of(text, error.path))
        raise ScenarioError("error-in-line", error.path, where=where, line=line, why=why) from error


def check_pack(text: str, where: str) -> None:
    """Check a content pack that brings a scenario; for any other the schema is enough."""
    if HEADER.search(text):
        check_text(text, where)


def build(data: dict[str, Any]) -> Scenario:
    """The scenario that a file describes, with the tiles and tokens of the game's own content."""
    found = data.get("scenario")
    if not isinstance(found, list) or len(found) != 1 or len(data) != 1:
        raise ScenarioError("error-one-scenario", ())
    raw = found[0]
    try:
        entry = msgspec.convert(raw, ScenarioEntry)
    except msgspec.ValidationError as error:
        raise wrong_type(str(error), raw) from error
    if entry.id in PRINTED:
        raise ScenarioError("error-scenario-taken", ("id",), id=entry.id)
    try:
        scenario = facts(load_content(__package__ or "", SCHEMA, {"scenario": {entry.id: raw}})).scenarios[OWN]
    except ScenarioError as error:
        if isinstance(error.__cause__, ScenarioError):
            raise error.__cause__ from None
        raise
    check_sense(scenario)
    return scenario


def wrong_type(message: str, raw: dict[str, Any]) -> ScenarioError:
    """What is wrong by type: the path that msgspec names, and the nearest valid word."""
    said, _, place = message.rpartition(" - at `")
    parts = re.findall(r"\[\d+\]|\.[^.\[\]`]+", place)
    path: list[str | int] = [int(part[1:-1]) if part[0] == "[" else part[1:] for part in parts]
    said = (said or message).replace("`", '"')
    if unknown := re.search(r'unknown field "(.+?)"', said):
        hint = near(unknown[1], fields(raw, path))
        return ScenarioError("error-type-unknown", (*path, unknown[1]), field=unknown[1], near=hint)
    if path and path[-1] == "verb":
        known = [str(kind.__struct_config__.tag) for kind in VERBS[str(path[0])].__args__]
        verb = str(value_at(raw, path))
        return ScenarioError("error-verb", tuple(path), given=verb, near=near(verb, known))
    for pattern, id in SAID.items():
        if found := re.fullmatch(pattern, said):
            return ScenarioError(id, tuple(path), **found.groupdict())
    return ScenarioError("error-type-other", tuple(path), why=said)


def fields(raw: dict[str, Any], path: list[str | int]) -> tuple[str, ...]:
    """The fields that are possible at a path."""
    if not path:
        return ScenarioEntry.__struct_fields__
    if path[0] in PARTS:
        return PARTS[str(path[0])].__struct_fields__
    verb = value_at(raw, [*path, "verb"])
    kinds = VERBS[str(path[0])].__args__
    return next((kind.__struct_fields__ for kind in kinds if kind.__struct_config__.tag == verb), ())


def value_at(raw: Any, path: list[str | int]) -> Any:
    """What stands at a path."""
    for part in path:
        if isinstance(raw, dict):
            raw = raw.get(part)
        elif isinstance(raw, list) and isinstance(part, int):
            raw = raw[part]
        else:
            return None
    return raw


# Lines: the parser of the standard library does not tell where a value stands, so it is looked for.

HEADER = re.compile(r"^[ \t]*(\[\[?)[ \t]*scenario(?:\.([\w-]+))?[ \t]*\]\]?", re.MULTILINE)
ANY_HEADER = re.compile(r"^[ \t]*\[[^\n=]*\][ \t]*(#.*)?$", re.MULTILINE)


def line_of(text: str, path: Path) -> int:
    """The line on which the value at a path stands, or the closest thing around it that can be found."""
    return text.count("\n", 0, offset_of(text, path)) + 1


def offset_of(text: str, path: Path) -> int:
    """Where the value at a path begins."""
    headers = [(found.start(), found[2]) for found in HEADER.finditer(text)]
    start = next((offset for offset, name in headers if name is None), 0)
    if not path:
        return start
    own = [offset for offset, name in headers if name == path[0]]
    rest = path[1:]
    if not own:
        return inside(text, key_in_section(text, start, path[0]), rest)
    if rest and isinstance(rest[0], int) and rest[0] < len(own):  # [[scenario.rules]]
        own, rest = [own[rest[0]]], rest[1:]
    if not rest:
        return own[0]
    return inside(text, key_in_section(text, own[0], rest[0]), rest[1:])


def key_in_section(text: str, start: int, key: str | int) -> int:
    """Where `key =` stands below a header; else the header itself."""
    end_of_header = text.find("\n", start) + 1
    following = ANY_HEADER.search(text, end_of_header)
    end = following.start() if following else len(text)
    found = re.compile(rf"^[ \t]*{re.escape(str(key))}[ \t]*=[ \t]*", re.MULTILINE).search(text, end_of_header, end)
    return found.end() if found else start


def inside(text: str, offset: int, path: Path) -> int:
    """Go down into a list or an inline table."""
    for part in path:
        found = list(elements(text, offset))
        if isinstance(part, int):
            offset = found[part] if part < len(found) else offset
        else:
            keyed = [it for it in found if re.match(rf"{re.escape(part)}\s*=", text[it:])]
            offset = text.index("=", keyed[0]) + 1 if keyed else offset
    return offset


def elements(text: str, offset: int) -> Iterator[int]:
    """Where each element of the list or table that begins here begins."""
    depth = 0
    expected = False
    for found in re.compile(r'#[^\n]*|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[\[\]{},]|[^\s\[\]{},#"\']+').finditer(
        text, offset
    ):
        word = found[0]
        if word[0] == "#":
            continue
        if expected and word not in "]}":
            yield found.start()
            expected = False
        if word in "[{":
            depth += 1
            expected = depth == 1
        elif word in "]}":
            depth -= 1
        elif word == "," and depth == 1:
            expected = True
        if depth <= 0:
            return
