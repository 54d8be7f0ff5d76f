"""A scenario file of a user's own: read, checked, and every error told with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path as File
from typing import Any

import msgspec

from coffret.games.away_missions import entries
from coffret.games.away_missions.cards import Scenario
from coffret.games.away_missions.entries import SCHEMA, ScenarioEntry
from coffret.games.away_missions.facts import facts
from coffret.games.away_missions.missions import Fault, Path
from coffret.games.away_missions.names import SCENARIOS
from coffret.kernel import ContentError
from coffret.kernel.content import load_content, read_toml
from coffret.kernel.errors import near

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


def check_scenario(path: File) -> Scenario:
    """The scenario in a file; an error names the file, the line and what is wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: cannot be read ({error.__class__.__name__}: {error})") from error
    return check_text(text, str(path))


def check_text(text: str, where: str) -> Scenario:
    """The scenario in the text of a file."""
    data = read_toml(text, where)
    try:
        return build(data)
    except Fault as fault:
        field = f"{fault.place()}: " if fault.path else ""
        raise ContentError(f"{where}, line {line_of(text, fault.path)}: {field}{fault}") from fault


def check_pack(text: str, where: str) -> None:
    """Check a content pack that brings a scenario; for any other the schema is enough."""
    if HEADER.search(text):
        check_text(text, where)


def build(data: dict[str, Any]) -> Scenario:
    """The scenario that a file describes, with the tiles and tokens of the game's own content."""
    found = data.get("scenario")
    if not isinstance(found, list) or len(found) != 1 or len(data) != 1:
        raise Fault((), "a scenario file has one scenario, written [[scenario]], and nothing else")
    raw = found[0]
    try:
        entry = msgspec.convert(raw, ScenarioEntry)
    except msgspec.ValidationError as error:
        raise fault_of(str(error), raw) from error
    if entry.id in SCENARIOS[:-1]:
        raise Fault(("id",), f'"{entry.id}" is a scenario of the game; a new one needs its own id')
    try:
        return facts(load_content(__package__ or "", SCHEMA, {"scenario": {entry.id: raw}})).scenarios[-1]
    except ContentError as error:
        if isinstance(error.__cause__, Fault):
            raise error.__cause__ from None
        raise


def fault_of(message: str, raw: dict[str, Any]) -> Fault:
    """What is wrong by type: the path that msgspec names, and the nearest valid word."""
    said, _, place = message.rpartition(" - at `")
    parts = re.findall(r"\[\d+\]|\.[^.\[\]`]+", place)
    path: list[str | int] = [int(part[1:-1]) if part[0] == "[" else part[1:] for part in parts]
    said = (said or message).replace("`", '"')
    if unknown := re.search(r'unknown field "(.+?)"', said):
        said += f"; {near(unknown[1], fields(raw, path))}"
        path.append(unknown[1])
    elif path and path[-1] == "verb":
        known = [str(kind.__struct_config__.tag) for kind in VERBS[str(path[0])].__args__]
        said = f'verb "{value_at(raw, path)}" is unknown here; {near(str(value_at(raw, path)), known)}'
    return Fault(tuple(path), said)


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
