"""From a live play to what is kept of it, and back: a table survives a restart, and a correction of its rules."""

from __future__ import annotations

import msgspec

from coffret.kernel import stack
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Game, load
from coffret.kernel.save import go_on_from, read_entry
from coffret.kernel.stack import State
from coffret.kernel.table import Entry, Header, Table
from coffret.kernel.values import encode
from coffret.server.play import END, Play, Step
from coffret.server.store import Record, Snapshot, StoreError

SNAPSHOT_EVERY = 50  # steps


def write_header(header: Header) -> bytes:
    """What was agreed, as it is kept."""
    return msgspec.json.encode(header)


def read_header(record: Record) -> Header:
    """What was agreed at a table."""
    return msgspec.json.decode(record.header, type=Header)


def rules_of(game: Game, header: Header) -> str:
    """The rules and the content as they are now, for this table."""
    content = game.content(header.pack) if header.pack else game.own_content()
    return f"{game.about.rules_version}/{content.hash()}"


def empty(game: Game, header: Header) -> Table:
    """The table before its first entry; chance waits."""
    facts = game.make_facts(game.content(header.pack)) if header.pack else game.own_facts()
    return Table(game, header, facts, rolls=False)


def snapshot(play: Play, rules: str) -> Snapshot:
    """The state as it is now."""
    return Snapshot(play.n, len(play.table.log), rules, encode(play.table.state))


def is_due(play: Play) -> bool:
    """Whether it is time for a snapshot: now and then, unless the play stands on one of older rules."""
    return play.n % SNAPSHOT_EVERY == 0 and play.table.begin is None


def restore(record: Record) -> tuple[Play | None, Step | None]:
    """The play of a table, if anything has been dealt yet, and a step to add where its rules have changed."""
    header = read_header(record)
    if not record.steps:
        return None, None
    game = load(header.game)
    play = Play(empty(game, header))
    lines, marks = survey(record.steps, play)
    entries = [read_entry(play.table, line, f"table {record.id}") for line in lines]
    if rules_of(game, header) == f"{header.rules_version}/{header.content}":
        play.resume(entries, marks)
        return play, None
    return play, go_on(play, entries, marks, record)


def survey(steps: list[Step], play: Play) -> tuple[list[str], list[int]]:
    """The lines of the log that stand, with their marks; the versions are counted."""
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
    """Cut the log; lines that were kept keep their marks."""
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


def go_on(play: Play, entries: list[Entry], marks: list[int], record: Record) -> Step | None:
    """Go on from a snapshot, because the rules or the content are not what they were.

    What was chosen after the snapshot is kept as far as the rules of today allow it; a step says where that ends.
    """
    kept, table = record.snapshots[-1] if record.snapshots else None, play.table
    if kept is None:
        raise StoreError(f"table {record.id} was played under other rules and has no snapshot")
    try:
        go_on_from(table, entries[: kept.entries], kept.state, f"table {record.id}")
    except CoffretError as error:
        raise StoreError(str(error)) from error
    end = kept.entries + allowed(table.first(), entries[kept.entries :])
    play.resume(entries[:end], marks[:end])
    return play.cut_off(end) if end < len(entries) or kept.rules != rules_of(table.game, table.header) else None


def allowed(state: State, entries: list[Entry]) -> int:
    """How many of these entries the rules allow, one after the other."""
    for count, entry in enumerate(entries):
        if not stack.offered(state, entry.action, entry.seat):
            return count
        stack.apply(state, entry.action, entry.seat)
    return len(entries)
