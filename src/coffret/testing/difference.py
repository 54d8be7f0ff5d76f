"""Describe where two values differ, for reports of broken laws."""

from __future__ import annotations

from typing import Any

import msgspec

from coffret.kernel.values import Value, fields


def difference(one: Any, other: Any, path: str = "") -> str:
    """Describe the first part in which two values differ."""
    a, b = encode_any(one), encode_any(other)
    if isinstance(a, dict) and isinstance(b, dict):
        found = [difference(a.get(key), b.get(key), f"{path}.{key}") for key in a | b if a.get(key) != b.get(key)]
        return found[0] if found else ""
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        found = [difference(x, y, f"{path}[{n}]") for n, (x, y) in enumerate(zip(a, b, strict=True)) if x != y]
        return found[0] if found else ""
    return f"{path}: {a!r} is not {b!r}"


def encode_any(value: Any) -> Any:
    """Convert a value, struct or container to a form that can be compared part by part."""
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.asdict(value)
    if isinstance(value, Value):
        return {name: getattr(value, name) for name in fields(value)}
    return list(value) if isinstance(value, tuple) else value
