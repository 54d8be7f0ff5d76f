"""Convert between live plays and stored records: tables survive restarts and corrections of their rules."""

from __future__ import annotations

import logging
import zlib
from contextlib import suppress

import msgspec

from coffret.kernel.content import Content
from coffret.kernel.game import Game, load
from coffret.kernel.history import END
from coffret.kernel.save import draws, pack, read_entries, unpack
from coffret.kernel.stack import PUBLIC, Event
from coffret.kernel.table import Header, LogEntry, Table
from coffret.kernel.upgrade import Anchor, Told, carry_over, snapshot
from coffret.kernel.values import decode, encode
from coffret.server.play.play import Play, Stored
from coffret.server.store.interface import Chapter, Record, Snapshot, Write

log = logging.getLogger(__name__)
SNAPSHOT_EVERY = 50  # steps


def write_header(header: Header) -> bytes:
    """Serialize a header."""
    return msgspec.json.encode(header)


def read_header(record: Record) -> Header:
    """Parse a table's header."""
    return msgspec.json.decode(record.header, type=Header)


# Content


def pack_content(header: Header) -> dict[str, bytes]:
    """Return the current content of a table for storage, under the hash in its header."""
    game = load(header.game)
    return {header.content: pack(game.content(header.pack) if header.pack else game.own_content())}


def contents_of(play: Play) -> dict[str, bytes]:
    """Return the content that a table is played with for storage, under its hash."""
    return {play.rules.partition("/")[2]: pack(play.table.content)}


def content_of(game: Game, header: Header, kept: bytes | None) -> Content:
    """Return a table's original content: the current one if unchanged, else the stored one, else the current one.

    Whatever is wrong with what is stored, the table opens.
    """
    today = content_of_today(game, header)
    if kept is None or today.is_called(header.content):
        return today
    try:
        return game.content_from(unpack(kept))
    except Exception as error:
        log.warning("%s: its content of then cannot be used any more: %s", game.slug, error)
        return today


def content_of_today(game: Game, header: Header) -> Content:
    """Return the current content with a table's pack laid over it, as long as that fits."""
    own = game.own_content()
    try:
        return game.content(header.pack) if header.pack else own
    except Exception as error:
        log.warning("%s: a content pack cannot be laid over the content of today: %s", game.slug, error)
        return own


def empty(game: Game, header: Header, kept: bytes | None = None) -> Play:
    """Create a play before its first entry, with chance pending. `kept` is the content it was created with."""
    content = content_of(game, header, kept)
    header.options = game.fitting_options(header.options)
    name = header.content if content.is_called(header.content) else content.hash()
    facts = game.own_facts() if content is game.own_content() else game.facts_of(content)
    table = Table(game, header, facts, rolls=False, content=content)
    play = Play(table, f"{game.about.rules_version}/{name}")
    play.content = None if content is game.own_content() else content.raw
    return play


# Snapshots


def is_due(play: Play) -> bool:
    """Whether it is time for a snapshot: at intervals, and at the end."""
    return play.n % SNAPSHOT_EVERY == 0 or play.table.outcome is not None


def with_snapshot(play: Play, write: Write) -> Write:
    """Add to a write what a newer Coffret needs to continue: the state, what was told, and the content."""
    table, header = play.table, play.table.header
    write.snapshot = Snapshot(play.n, len(table.log), play.rules, snapshot(table.game, table.state))
    write.base = table.history.begin_at if table.history.begin is not None else -1
    first, told = play.next_chapter()
    write.story = Chapter(first, pack_told(told))
    if play.kept == 0 and play.rules.endswith(f"/{header.content}"):
        write.contents = contents_of(play)
    play.kept = play.n
    return write


def pack_told(told: Told) -> bytes:
    """Pack what was told for storage."""
    return zlib.compress(msgspec.json.encode([[encode(event) for event in events] for events in told]))


def unpack_told(game: Game, story: list[Chapter]) -> Told | None:
    """Unpack what was told, as far as it can still be worded; None if nothing was stored."""
    told: Told = []
    for chapter in story:
        del told[chapter.first :]
        with suppress(zlib.error, msgspec.MsgspecError):
            for events in msgspec.json.decode(zlib.decompress(chapter.events)):
                told.append([event for data in events if (event := read_event(game, data)) is not None])
    return told if story else None


def read_event(game: Game, data: object) -> Event | None:
    """Restore an event told under other rules, if it can still be worded."""
    try:
        event: Event = decode(data, game.kinds)
        for seat in (PUBLIC, *event.to):
            game.words("en").event(event.seen_by(seat))
    except Exception:  # a kind of thing or a sentence that there is not any more
        return None
    return event


# Loading


def restore(record: Record) -> tuple[Play | None, Stored | None]:
    """Restore the play of a table, if it has been dealt, and return a step to add if its rules have changed."""
    if not record.steps:
        return None, None
    header = read_header(record)
    play = empty(load(header.game), header, record.content)
    lines, marks = survey(record.steps, play)
    entries = read_entries(play.table, lines)
    if len(entries) == len(lines) and play.rules == f"{header.rules_version}/{header.content}":
        try:
            play.resume(entries, marks)
        except Exception:
            log.exception("table %s: its rules were corrected without being called a new version", record.id)
        else:
            play.kept = last_snapshot(record, play)
            return play, None
    play.table.history.is_older = True
    return play, go_on(play, entries, marks, record, lines)


def last_snapshot(record: Record, play: Play) -> int:
    """Return the step of the last snapshot, if it was made under the current rules."""
    kept = record.snapshots[-1] if record.snapshots and record.story else None
    return kept.n if kept is not None and kept.rules == play.rules else 0


def go_on(play: Play, entries: list[LogEntry], marks: list[int], record: Record, lines: list[str]) -> Stored | None:
    """Continue under other rules or content; one step records this, since what everybody sees may have changed."""
    table = play.table
    anchors = [Anchor(each.entries, each.state) for each in record.snapshots]
    carried = carry_over(table, entries, anchors, unpack_told(table.game, record.story))
    play.resume(entries[: carried.entries], marks[: carried.entries])
    play.is_cut, table.history.lost_draws = carried.entries < len(lines), draws(lines[carried.entries :])
    play.kept = last_snapshot(record, play)
    if record.meta.state != "playing" or not (play.is_cut or (carried.changed and not play.kept)):
        return None
    return play.cut_off(carried.entries)


def survey(steps: list[Stored], play: Play) -> tuple[list[str], list[int]]:
    """Return the log entries that still stand, with their marks, counting versions."""
    lines: list[str] = []
    marks: list[int] = []
    for step in steps:
        play.count(step)
        new = step.text.split("\n") if step.text else []
        if new and new[0].startswith("<"):
            take_back(lines, marks, int(new[0][2:]), new[1:])
        elif new:
            lines += new
            marks += [0] * (len(new) - 1) + [step.noticed | END]
    return lines, marks


def take_back(lines: list[str], marks: list[int], index: int, kept: list[str]) -> None:
    """Truncate the log; kept entries keep their marks."""
    rest = list(zip(lines[index:], marks[index:], strict=True))
    del lines[index:], marks[index:]
    mark = END
    for line in kept:
        while rest:
            old, mark = rest.pop(0)
            if old == line:
                break
        lines.append(line)
        marks.append(mark)
