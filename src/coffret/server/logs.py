"""Log lines with their time and table, as text for people or JSON for programs."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

Form = Literal["text", "json"]
FORMS: tuple[Form, ...] = ("text", "json")


def set_up(form: Form = "text") -> None:
    """Log the server, and the libraries it runs on, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def table_of(record: logging.LogRecord) -> str:
    """Return the table a log line refers to, if its message starts with "table"."""
    args = record.args
    named = isinstance(record.msg, str) and record.msg.startswith("table %s") and isinstance(args, tuple) and args
    return str(args[0]) if named and isinstance(args, tuple) else ""


def time_of(record: logging.LogRecord) -> str:
    """Return the time of a record in UTC."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class TextLines(logging.Formatter):
    """Formats one line for people, followed by a traceback if there is one."""

    def __init__(self) -> None:
        super().__init__("%(when)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        record.when = time_of(record)
        return super().format(record)


class JsonLines(logging.Formatter):
    """Formats one JSON object per line, including the traceback."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if table := table_of(record):
            line["table"] = table
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()
