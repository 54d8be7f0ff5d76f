"""The parts of a report: a heading, what it says, a picture if there is one, and the figures as a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

Say: TypeAlias = Callable[..., str]
Value: TypeAlias = "str | int | float | None"


class Column(msgspec.Struct, frozen=True):
    """A column of a table, and how its values are written."""

    title: str
    form: str = "text"  # text, count, number, share or change


class Table(msgspec.Struct, frozen=True):
    """Figures in rows."""

    columns: list[Column]
    rows: list[list[Value]]


class Section(msgspec.Struct, frozen=True):
    """A part of a report."""

    id: str
    title: str
    words: list[str]  # paragraphs: what is to be seen
    table: Table
    chart: dict[str, Any] | None = None  # a Vega-Lite specification
    described: str = ""  # the picture in words


def written(value: Value, form: str) -> str:
    """Write a figure for people."""
    if value is None:
        return "–"
    if isinstance(value, str):
        return value
    match form:
        case "share":
            return f"{value:.1%}"
        case "change":
            return f"{value:+.1%}"
        case "count":
            return f"{value:,.0f}"
        case _:
            return f"{value:,.1f}"
