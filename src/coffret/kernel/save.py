# interpreted
"""The save file: a header and one line per action, human-readable, and a last line with a snapshot and the content.

Loading replays the log, checking each action against the rules, and compares the result with the snapshot. A play goes
on with the content it was made with, which the file carries; one made under other rules continues as described in
`upgrade.py`, and so does one whose content is not known any more.
"""

from __future__ import annotations

import base64
import hashlib
import os
import zlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from coffret.kernel import stack
from coffret.kernel.content import Content, Raw
from coffret.kernel.errors import CoffretError, ContentError, SaveError, because
from coffret.kernel.game import Game, load
from coffret.kernel.stack import CHANCE, CLOCK
from coffret.kernel.table import Header, LogEntry, Table
from coffret.kernel.upgrade import Anchor, carry_over, shows, snapshot
from coffret.kernel.values import encode

FORMAT = 1
MOST_CONTENT = 2**21  # bytes of unpacked content; the largest game has a sixtieth of it
ONE_SEAT = 2  # the format of `seat_save.py`, which cannot be played on
SIGNS = {CHANCE: "*", CLOCK: "@"}


class Head(msgspec.Struct):
    """The first line."""

    coffret: int
    header: Header


class Tail(msgspec.Struct):
    """The last line: the number of entries, the state after them, a checksum of all lines above, and the content.

    The content is packed; the header names it by its hash. Files of 0.3.0 and before have none.
    """

    entries: int
    snapshot: Any
    check: str
    content: str | msgspec.UnsetType = msgspec.UNSET


def write_text(table: Table, header: Header | None = None, lasting: bool = True) -> str:
    """Serialize a play to the text of a save file, optionally with another header.

    Unless it is to be `lasting`, what only later releases need is left out.
    """
    lines = [json(Head(FORMAT, header or table.header)), *[write_entry(table, entry) for entry in table.log]]
    check = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    tail = Tail(len(table.log), snapshot(table.game, table.state) if lasting else encode(table.state), check)
    if lasting:
        tail.content = base64.b64encode(pack(table.content)).decode()
    lines.append(json(tail))
    return "\n".join(lines) + "\n"


def pack(content: Content) -> bytes:
    """Pack content, to be kept with a play (cached as long as the content is)."""
    if content.packed is None:
        content.packed = zlib.compress(msgspec.json.encode(content.raw), 9)
    return content.packed


def unpack(kept: bytes) -> Raw:
    """Unpack content that was kept with a play; `ContentError` if it is none, or more than any game has."""
    reader = zlib.decompressobj()
    try:
        text = reader.decompress(kept, MOST_CONTENT)
        if not reader.eof:
            raise ContentError("error-kept-content", why=f"{MOST_CONTENT} bytes")
        return msgspec.json.decode(text, type=Raw)
    except (zlib.error, msgspec.MsgspecError, RecursionError) as error:
        raise ContentError("error-kept-content", why=str(error)) from error


def write_file(table: Table, path: Path) -> None:
    """Write a save file atomically: a crash leaves either the old file or the new one."""
    draft = path.with_name(path.name + ".part")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(write_text(table))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise SaveError("error-unwritable", file=str(path), why=because(error)) from error


def open_file(path: str | Path, rolls: bool = True) -> Table:
    """Load the play in a save file."""
    return read_text(read_file(path), str(path), rolls)


def read_file(path: str | Path) -> str:
    """Read the text of a save file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SaveError("error-unreadable", file=str(path), why=because(error)) from error


def read_text(text: str, where: str = "save file", rolls: bool = True, trusted: bool = True) -> Table:
    """Load a play from the text of a save file, checking every line.

    A play made under other rules or content may continue from the file's snapshot only if it is `trusted`: a log can be
    checked, a state written by somebody else cannot.
    """
    lines = split_lines(text)
    head = read_head(lines, where)
    tail = read_tail(lines, where)
    if head.header.position and not trusted:
        raise SaveError("error-save-position", where=where)
    table, same = empty_table(head.header, where, carried_content(head.header, tail, trusted))
    if same:
        entries = [read_entry(table, line, f"{where}, line {number}") for number, line in enumerate(lines[1:-1], 2)]
        replay(table, entries, where)
        if not shows(table, tail.snapshot, table.state):
            raise SaveError("error-snapshot", where=where)
    else:
        entries = read_entries(table, lines[1:-1])
        carried = carry_over(table, entries, [Anchor(tail.entries, tail.snapshot)] if trusted else [])
        table.history.lost, table.history.lost_draws = (
            tail.entries - carried.entries,
            draws(lines[1 + carried.entries : -1]),
        )
        table.history.is_older = True
    table.rolls = rolls
    if rolls:
        table.history.run_chance()
    return table


def draws(lines: list[str]) -> int:
    """Count the outcomes of chance among lines of a log."""
    return sum(line.startswith(SIGNS[CHANCE]) for line in lines)


def split_lines(text: str) -> list[str]:
    """Split a save file into lines. `splitlines` would also split at characters such as U+2028, allowed in names."""
    return text.replace("\r\n", "\n").removesuffix("\n").split("\n")


def read_head(lines: list[str], where: str) -> Head:
    """Parse the first line of a save file."""
    try:
        head = msgspec.json.decode(lines[0] if lines else "", type=Head)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise SaveError("error-no-save", where=where, why=str(error)) from error
    if head.coffret == ONE_SEAT:
        raise SaveError("error-seat-save", where=where)
    if head.coffret != FORMAT:
        raise SaveError("error-save-format", where=where, found=head.coffret, known=FORMAT)
    return head


def read_tail(lines: list[str], where: str) -> Tail:
    """Parse the last line of a save file and check that the file is complete."""
    try:
        tail = msgspec.json.decode(lines[-1], type=Tail)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise SaveError("error-cut-off", where=where, lines=str(len(lines))) from error
    if tail.entries != len(lines) - 2:
        raise SaveError("error-entries", where=where, written=str(tail.entries), found=str(len(lines) - 2))
    if hashlib.sha256("\n".join(lines[:-1]).encode()).hexdigest() != tail.check:
        raise SaveError("error-checksum", where=where)
    return tail


def carried_content(header: Header, tail: Tail, trusted: bool) -> Content | None:
    """Return the content that a file carries, if it is what the header names and the game understands it.

    What comes from strangers must be in order as a content pack must.
    """
    if tail.content is msgspec.UNSET:
        return None
    game = load(header.game)
    with suppress(CoffretError, ValueError):
        raw = unpack(base64.b64decode(tail.content, validate=True))
        content = game.content_from(raw, trusted)
        if content.is_called(header.content):
            return content
    return None


def empty_table(header: Header, where: str, carried: Content | None = None) -> tuple[Table, bool]:
    """Create a table for this header, and report whether its rules and content are unchanged."""
    game = load(header.game)
    try:
        content = content_for(game, header, where, carried)
        same = header.rules_version == game.about.rules_version and content.is_called(header.content)
        game.check_seats(header.seats)
        header.options = game.options(header.options) if same else game.fitting_options(header.options)
        facts = game.own_facts() if content is game.own_content() else game.facts_of(content)
        table = Table(game, header, facts, rolls=False, content=content)
    except CoffretError as error:
        raise SaveError("error-in", where=where, why=error) from error
    return table, same


def content_for(game: Game, header: Header, where: str, carried: Content | None) -> Content:
    """Return the content of a play: today's, if nothing has changed, else what its file carries."""
    try:
        today = game.content(header.pack, f"{where}, its content pack") if header.pack else game.own_content()
    except ContentError:  # today the pack would lie over other content
        if carried is None:
            raise
        return carried
    return today if carried is None or today.is_called(header.content) else carried


def write_entry(table: Table, entry: LogEntry) -> str:
    """Format one log line: a sign for the seat, then the action in notation."""
    return f"{SIGNS.get(entry.seat, entry.seat + 1)} {table.game.vocabulary.write(entry.action)}"


def read_entry(table: Table, line: str, where: str) -> LogEntry:
    """Parse one log line."""
    who, _, notation = line.partition(" ")
    seats = {sign: seat for seat, sign in SIGNS.items()} | {str(seat + 1): seat for seat in range(table.seats)}
    if who not in seats:
        raise SaveError("error-no-seat-of-table", where=where, given=who)
    try:
        return LogEntry(seats[who], table.game.action(notation, table.seats))
    except CoffretError as error:
        raise SaveError("error-in", where=where, why=error) from error


def read_entries(table: Table, lines: Iterable[str]) -> list[LogEntry]:
    """Parse log lines up to the first that the current notation does not know."""
    entries: list[LogEntry] = []
    with suppress(SaveError):
        for line in lines:
            entries.append(read_entry(table, line, ""))
    return entries


def replay(table: Table, entries: list[LogEntry], where: str) -> None:
    """Apply the log, checking each entry against the rules."""
    for number, entry in enumerate(entries, 2):
        if not stack.offered(table.state, entry.action, entry.seat):
            notation = table.game.vocabulary.write(entry.action)
            raise SaveError("error-not-allowed", where=where, line=str(number), action=notation)
        table.history.put(entry)


def json(value: Any) -> str:
    """Serialize to one line of JSON."""
    return msgspec.json.encode(value, order="deterministic").decode()
