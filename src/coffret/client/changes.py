"""Apply the difference between two looks, as sent in `diff`."""

from __future__ import annotations

from typing import Any


def apply(look: Any, changes: list[list[Any]]) -> Any:
    """Apply changes to a look, in place, and return it."""
    for change in changes:
        path = change[0]
        if len(change) == 4:
            start, removed, items = change[1:]
            at(look, path)[start : start + removed] = items
        elif len(change) == 2:
            at(look, path[:-1])[path[-1]] = change[1]
        else:
            del at(look, path[:-1])[path[-1]]
    return look


def at(look: Any, path: list[str | int]) -> Any:
    """Return what lies at a path."""
    for key in path:
        look = look[key]
    return look
