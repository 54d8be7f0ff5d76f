"""Write the types of the browser's messages from those of the server: table/src/protocol/wire.ts.

    python tools/wire_types.py            write the file
    python tools/wire_types.py --check    say whether it is up to date

The structs of `coffret.server.protocol.wire` and `coffret.kernel.scene` are the only source. What is a text in the
rules is words on the wire.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Meta
from msgspec.structs import FieldInfo, fields

from coffret.kernel import scene
from coffret.kernel.text import Message
from coffret.server.protocol import wire

FILE = Path(__file__).resolve().parent.parent / "table" / "src" / "protocol" / "wire.ts"
HEADER = """\
// Written by tools/wire_types.py from the server's own types: change those. docs/protocol.md tells what they mean.

import type { Change, Line, Look } from "./types";
"""
RENAMED = {"Look": "LookMessage", "Cited": "Rule", "Told": "Reason"}
PLAIN: dict[Any, str] = {
    Any: "unknown",
    Message: "string",  # a text, put into words
    NoneType: "null",
    bool: "boolean",
    float: "number",
    int: "number",
    str: "string",
}
ABSTRACT = (msgspec.Struct, wire.Said, wire.Heard, wire.Request)
Role = Literal["scene", "said", "asked"]


def main() -> int:
    """Write the file, or compare it."""
    text = written()
    if "--check" in sys.argv[1:]:
        if FILE.read_text(encoding="utf-8") != text:
            print(f"{FILE.name} is not what the server says: run python tools/wire_types.py")
            return 1
        return 0
    FILE.write_text(text, encoding="utf-8")
    return 0


def written() -> str:
    """The whole file."""
    said, heard = list(tagged(wire.Said)), list(tagged(wire.Heard))
    parts = [HEADER, "// The scene: what lies on the table. Fields that have their default value are left out.\n"]
    parts += [interface(kind, "scene") for kind in used([scene.Scene, scene.Moment])]
    parts.append("// Server to client\n")
    parts += [interface(kind, "said") for kind in used(said) if kind.__module__ == wire.__name__]
    parts.append(union("FromServer", said))
    parts.append("// Client to server\n")
    parts += [interface(kind, "asked") for kind in heard]
    parts.append(union("ToServer", heard))
    return "\n".join(parts)


def tagged(base: type) -> Iterator[type[msgspec.Struct]]:
    """The messages of a kind, in the order of the source."""
    kind: type[msgspec.Struct]
    for kind in base.__subclasses__():
        if kind not in ABSTRACT:
            yield kind
        yield from tagged(kind)


def used(kinds: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """The structs that are needed for some, each after what it is made of."""
    found: dict[type[msgspec.Struct], None] = {}

    def add(kind: type[msgspec.Struct]) -> None:
        if kind not in found:
            base = base_of(kind)
            for needed in [*([base] if base else []), *(part for field in fields(kind) for part in within(field.type))]:
                add(needed)
            found[kind] = None

    for kind in kinds:
        add(kind)
    return list(found)


def base_of(kind: type[msgspec.Struct]) -> type[msgspec.Struct] | None:
    """The struct that this one extends, where that is one of the wire, too."""
    base = kind.__bases__[0]
    return base if issubclass(base, msgspec.Struct) and base not in ABSTRACT else None


def within(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs that a type names."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for part in get_args(kind):
        yield from within(part)


def interface(kind: type[msgspec.Struct], role: Role) -> str:
    """A struct as a TypeScript interface."""
    base = base_of(kind)
    inherited = set(base.__struct_fields__) if base else set()
    tag = kind.__struct_config__.tag
    lines = [f'  {kind.__struct_config__.tag_field}: "{tag}";'] if tag else []
    for field in fields(kind):
        if field.name not in inherited:
            lines.append(f"  {field.encode_name}{'?' if may_be_missing(field, role) else ''}: {type_of(field.type)};")
    extends = f" extends {name_of(base)}" if base else ""
    return "\n".join([f"export interface {name_of(kind)}{extends} {{", *lines, "}", ""])


def may_be_missing(field: FieldInfo, role: Role) -> bool:
    """The server leaves out what it has not set, clients and scenes what has its default."""
    return msgspec.UnsetType in get_args(field.type) or (role != "said" and not field.required)


def type_of(kind: Any) -> str:
    """A type in TypeScript."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        told = next((each.extra["typescript"] for each in parts[1:] if isinstance(each, Meta) and each.extra), None)
        return str(told or type_of(parts[0]))
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in parts)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(type_of(part) for part in parts if part is not msgspec.UnsetType))
    if origin is tuple:
        return f"[{', '.join(map(type_of, parts))}]"
    if origin is dict:
        return f"Record<{type_of(parts[0])}, {type_of(parts[1])}>"
    if origin in (list, Sequence):
        item = type_of(parts[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    return PLAIN.get(kind) or name_of(kind)


def name_of(kind: type) -> str:
    return RENAMED.get(kind.__name__, kind.__name__)


def union(name: str, kinds: list[type[msgspec.Struct]]) -> str:
    """One type for all messages of a direction."""
    return "\n".join([f"export type {name} =", *[f"  | {name_of(kind)}" for kind in kinds]]) + ";\n"


if __name__ == "__main__":
    sys.exit(main())
