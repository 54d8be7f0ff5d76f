"""Tables as releases with other content have left them: an entry less than today, one more, or two in another order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from coffret.bots.faults import chosen
from coffret.kernel.chance import commitment, seeded
from coffret.kernel.content import Content, Raw, strings_in
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Game, games, load
from coffret.kernel.history import Header, LogEntry
from coffret.kernel.save import pack
from coffret.kernel.stack import CHANCE
from coffret.kernel.table import Table
from coffret.server.store.interface import Meta, Sitting, Write
from coffret.server.store.links import new_links
from coffret.server.store.persistence import empty, with_snapshot, write_header
from coffret.server.store.sqlite import SqliteStore

CHANGES = ("added", "removed", "swapped")  # by the release that came after the table was made
CHOICES = (0, 5, 52)  # after which a table was left, if it was not over
SEATS = {"a-team": 3, "thunderbirds": 2, "away-missions": 2}  # where the fewest possible are not those of a usual play


class Kept(msgspec.Struct):
    """A table that an earlier release has stored."""

    slug: str
    table: str  # of the content
    change: str
    id: str
    tokens: list[str]
    log: list[str]
    content: Raw
    is_over: bool

    @property
    def name(self) -> str:
        """What a failure is about."""
        return f"{self.slug}, {self.table}, {self.change}, {len(self.log)} entries"


def content_tables() -> list[tuple[str, str]]:
    """Every table of content of every game of the box."""
    return [(slug, table) for slug in games() if slug != "liar" for table in load(slug).schema]


def as_before(game: Game, table: str, change: str) -> Content:
    """Content from which a release came to that of today by this change in a table."""
    if change == "swapped":
        return game.content_from(swapped(game.own_content().raw, table))
    if change == "removed":
        return Content({}, with_one_more(game.own_content().raw, table))  # whatever it is, only its text is kept
    raw = game.own_content().raw
    for id in reversed(raw[table]):
        try:
            return game.content_from(LESS.get(table, without)(raw, table, id))
        except CoffretError:
            continue
    raise AssertionError(f"{game.slug}: {table} cannot have had an entry less")


def swapped(raw: Raw, table: str) -> Raw:
    """The first and the last entry of a table in each other's place."""
    first, *others, last = raw[table]
    return {**raw, table: {id: raw[table][id] for id in (last, *others, first)}}


def with_one_more(raw: Raw, table: str) -> Raw:
    """One more entry, like the last one, that today's release has never heard of."""
    *_, last = raw[table]
    more = str(int(last) + 1) if last.isdecimal() else "of-old"
    return {**raw, table: {**raw[table], more: {**raw[table][last], "id": more}}}


def without(raw: Raw, table: str, id: str) -> Raw:
    """One entry less, and nothing left that needs it."""
    found = {name: dict(entries) for name, entries in raw.items()}
    gone = [(table, id)]
    while gone:
        table, id = gone.pop()
        found[table].pop(id, None)
        for name, entries in found.items():
            for other, entry in list(entries.items()):
                if name == table or id not in strings_in([value for field, value in entry.items() if field != "id"]):
                    continue
                rest = {field: relieved(value, id) if field != "id" else value for field, value in entry.items()}
                if "between" in rest:  # a border has two sides
                    rest["between"] = None
                if None in rest.values():
                    gone.append((name, other))
                else:
                    entries[other] = rest
    return found


def shortened(raw: Raw, table: str, id: str) -> Raw:
    """A track without a space: those behind it come nearer."""
    spaces = [entry for other, entry in raw["space"].items() if other != id]
    return {**raw, "space": {str(number): {**entry, "id": str(number)} for number, entry in enumerate(spaces)}}


def fewer_roles(raw: Raw, table: str, id: str) -> Raw:
    """A secret role less, which four players do not miss."""
    found = without(raw, table, id)
    for seats, entry in found["players"].items():
        for team in ("organisation", "agency"):
            cards = [role["covers"] for role in found["role"].values() if role["faction"] == team]
            there = {cover: min(count, cards.count([cover])) for cover, count in entry[team].items()}
            if seats == "4" and there != entry[team]:
                raise CoffretError("four players miss it")
            found["players"][seats] = entry = {**entry, team: there}
    return found


LESS = {"space": shortened, "role": fewer_roles}  # where more than the entry must go


def relieved(value: Any, id: str) -> Any:
    """A value whose lists do not name this any more; None where it cannot do without."""
    if value == id:
        return None
    if isinstance(value, list):
        return [item for item in value if id not in strings_in(item)]
    if isinstance(value, dict):
        found = {key: relieved(item, id) for key, item in value.items()}
        return None if None in found.values() else found
    return value


def play_at_random(game: Game, content: Content, seed: str) -> Iterator[Table]:
    """A play with some content, choice by choice."""
    seats = SEATS.get(game.slug, game.about.seats[0])
    header = Header(
        game=game.slug,
        seats=seats,
        options=game.options({}),
        names=tuple(f"person{seat}" for seat in range(seats)),
        seed=seed,
        commitment=commitment(seed),
        rules_version=game.about.rules_version,
        content=content.hash(),
    )
    table = Table(game, header, game.facts_of(content), content=content)
    rng, made = seeded(f"at random {seed}"), 0
    yield table
    while (decision := table.pending) is not None:
        made += 1
        if made < CHOICES[2] and made % 2:  # so that it is not over too soon
            action = chosen(game.bot, table.view(decision.seat), list(decision.actions), rng)
        else:
            action = decision.actions[rng.below(len(decision.actions))]
        table.act(action, decision.seat)
        yield table


def store(place: Path, slug: str, tables: list[str], is_wanted: Callable[[int], bool]) -> list[Kept]:
    """Store tables that earlier releases with other content have left behind, as many as are wanted."""
    game = load(slug)
    kept: list[Kept] = []
    writes: list[Write] = []
    cases = [(table, change) for table in tables for change in CHANGES]
    for number, (table, change) in enumerate(cases):
        before = as_before(game, table, change)
        played = game.own_content() if change == "removed" else before  # what today has never heard of was not dealt
        gone = next((id for id in game.own_content().raw[table] if id not in before.raw[table]), "")
        for stage, left in enumerate(stages(game, played, f"{table} {change}")):
            if is_wanted(number + stage):
                tokens, write = stored(left, before, played)
                kept.append(Kept(slug, table, change, gone, tokens, told_in(game, left.log), before.raw, is_over(left)))
                writes.append(write)
    asyncio.run(write_all(place, writes))
    return kept


def store_today(place: Path, slug: str) -> list[Kept]:
    """Store tables of today, with the snapshots that they are put away with."""
    game = load(slug)
    kept: list[Kept] = []
    writes: list[Write] = []
    content = game.own_content()
    for left in stages(game, content, "today"):
        tokens, write = stored(left, content, content)
        kept.append(Kept(slug, "", "today", "", tokens, told_in(game, left.log), content.raw, is_over(left)))
        writes.append(write)
    asyncio.run(write_all(place, writes))
    return kept


def is_over(table: Table) -> bool:
    """Whether a play has ended."""
    return table.outcome is not None


async def write_all(place: Path, writes: list[Write]) -> None:
    """Write to the file of a server."""
    store = SqliteStore(place / "tables.db", sync="OFF")
    for write in writes:
        await store.write(write)
    await store.close()


def stages(game: Game, content: Content, seed: str) -> Iterator[Table]:
    """A play as it was left after some of its choices, and at its end."""
    left = list(CHOICES)
    for made, table in enumerate(play_at_random(game, content, seed)):
        if table.outcome is not None or (left and made == left[0]):
            left = left[1:]
            yield table


def told_in(game: Game, log: list[LogEntry]) -> list[str]:
    """A log in notation."""
    return [f"{entry.seat if entry.seat != CHANCE else '*'} {game.vocabulary.write(entry.action)}" for entry in log]


def stored(table: Table, content: Content, played: Content) -> tuple[list[str], Write]:
    """The tokens of a table that was made with some content, and what stores it."""
    header = msgspec.structs.replace(table.header, content=content.hash())
    play = empty(table.game, table.header, pack(played))
    steps = [change.step for change in play.adopt(list(table.log))]
    links = new_links(["person"] * header.seats, header.commitment)
    sittings = [Sitting("person", name, held=True) for name in header.names]
    meta = Meta(sittings, "over" if is_over(table) else "playing", pace=0)
    write = Write(links.table, write_header(header), meta, steps, keys=links.keys())
    if steps:
        with_snapshot(play, write)
        assert write.snapshot is not None
        write.snapshot.rules = f"{header.rules_version}/{header.content}"
    write.contents = {header.content: pack(content)}
    return [links.host, *[link.token for link in links.seats if link.token]], write
