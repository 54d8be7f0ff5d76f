"""Creating tables: from a request, from a moment of another play, from a save file, or again with the same people."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from time import time
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta as Bound

from coffret.kernel.box import playable
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import load
from coffret.kernel.lesson import lesson
from coffret.kernel.table import Header
from coffret.server.lobby.lobby import Lobby
from coffret.server.play.replay import log_lengths
from coffret.server.protocol import limits
from coffret.server.protocol.lanes import HERE, Visitor
from coffret.server.protocol.limits import clean
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wire import Name
from coffret.server.reading.jobs import Agree, AnyJob, Begins, ReadSave, Told, Wrong, code_of
from coffret.server.reading.making import Begun, agree, begin, fresh, of_today
from coffret.server.room.offer import bots_of
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import MOMENT, Meta, Sitting, StoreError, Superseded, Write, hashed
from coffret.server.store.links import Links, new_links
from coffret.server.store.persistence import pack_content, write_header

T = TypeVar("T")
LINES = 20_000  # in a save file
REMEMBERED = 20  # tables made from one table that are looked at


class Chair(msgspec.Struct):
    """Who should sit in a seat."""

    kind: Literal["person", "bot", "open"]
    name: Name = ""
    bot: Annotated[str, Bound(max_length=limits.BOT)] = "thumb"


class Wish(msgspec.Struct):
    """The table somebody asks for."""

    game: Annotated[str, Bound(max_length=60)]
    seats: Annotated[list[Chair], Bound(min_length=1, max_length=limits.SEATS)]
    options: dict[str, bool | int | Annotated[str, Bound(max_length=100)]] = {}
    pack: Annotated[str, Bound(max_length=limits.BODY)] | None = None
    seed: Annotated[str, Bound(max_length=100)] | None = None
    pace: Annotated[int, Bound(ge=0, le=5000)] = 600
    lang: str = "en"
    lesson: Annotated[str, Bound(max_length=60)] = ""
    player: Annotated[str, Bound(max_length=limits.TOKEN)] = ""
    clock: Annotated[int, Bound(ge=0, le=3600)] = 0
    moment: Annotated[int, Bound(ge=0, le=60)] = MOMENT
    hints: Literal["free", "told", "off"] = "told"
    undecided: bool = False  # people gather first; the game only says how many can come
    parts: bool = False  # the deal waits until the asking device has given its part of the seed, with hello


async def make(lobby: Lobby, wish: Wish, visitor: Visitor = HERE) -> Links:
    """Create a table, dealing at once unless somebody has to join first."""
    sittings, begun = [sitting(chair) for chair in wish.seats], None
    if wish.lesson:
        sittings = await in_thread(lobby, classroom, wish, sittings)
        header = await in_thread(lobby, learn, wish, sittings)
    else:
        header, begun = await agreed(lobby, wish, sittings, visitor)
    meta = Meta(sittings, "gathering", pace=wish.pace, open_seed=wish.seed is not None or bool(wish.lesson))
    meta.lesson, meta.clock, meta.moment, meta.hints = wish.lesson, wish.clock, wish.moment, wish.hints
    meta.undecided = meta.hold = wish.undecided and not (wish.lesson or wish.pack)
    meta.player = hashed(wish.player).hex() if wish.player and not wish.lesson else ""
    for each in sittings:
        each.held = each.kind == "person" and not (wish.parts and not meta.open_seed)
        each.player = meta.player if each.kind == "person" else ""
    return await found(lobby, header, meta, begun)


def sitting(chair: Chair) -> Sitting:
    """Return the initial occupant of a seat."""
    return Sitting(chair.kind, clean(chair.name, limits.NAME), chair.bot if chair.kind == "bot" else "")


def bots_in(sittings: list[Sitting]) -> list[str]:
    """Return the bot of each seat; empty for a person's."""
    return [each.bot for each in sittings]


async def agreed(lobby: Lobby, wish: Wish, sittings: list[Sitting], visitor: Visitor) -> tuple[Header, Begun | None]:
    """Return what is agreed before the deal; with a content pack also how the table begins, which was tried out."""
    bots = bots_in(sittings)
    if not wish.pack:
        return await in_thread(lobby, agree, wish.game, wish.options, bots, wish.seed), None
    found = await read(lobby, Agree(wish.game, wish.options, bots, wish.seed, wish.pack), Begins, visitor)
    return found.header, found.begun


def classroom(wish: Wish, sittings: list[Sitting]) -> list[Sitting]:
    """Return who sits where in a lesson: the people who asked for it learn, bots take the other seats."""
    taught = lesson(playable(wish.game), wish.lesson)
    people = [each for each in sittings if each.kind != "bot"]
    given = [each.name for each in sittings]
    names = [*taught.names, *given[len(taught.names) :], *[""] * taught.header.seats]
    seated = [Sitting("bot", name, "thumb") for name in names[: taught.header.seats]]
    for seat, each in zip(sorted(taught.learners), people, strict=False):
        seated[seat] = each
    return seated


def learn(wish: Wish, sittings: list[Sitting]) -> Header:
    """Return what is agreed in a lesson: everything is recorded except the learners' names."""
    taught = lesson(playable(wish.game), wish.lesson)
    return msgspec.structs.replace(taught.header, bots=tuple(bots_in(sittings)))


async def make_again(lobby: Lobby, live: LiveTable, missing: Collection[int] = ()) -> Links:
    """Create a table for the same people, dealt once they have joined; bots keep the seats of those who are missing."""
    sittings = same_people(live)
    for seat, each in enumerate(sittings):
        if seat in missing:
            each.kind, each.bot, each.stand_in = "bot", each.bot or "thumb", True
        else:
            each.kind = "bot" if each.kind == "bot" else "open"
        each.held = False
    meta = Meta(sittings, "gathering", pace=live.meta.pace, player=live.meta.player, clock=live.meta.clock)
    meta.moment, meta.hints, meta.voice = live.meta.moment, live.meta.hints, live.meta.voice
    meta.abandoned = await abandoned(lobby, live)
    whole = msgspec.structs.replace(live.header, position=msgspec.UNSET)  # after a lesson, too
    header = await in_thread(lobby, of_today, fresh(whole, taken=0))
    made = await found(lobby, header, meta)
    live.meta.again.append(made.table)
    await live.keep_meta()
    return made


async def abandoned(lobby: Lobby, live: LiveTable) -> int:
    """Count the unfinished deals these people gave up: this one, earlier ones, and those started from here."""
    states = [live.meta.state]
    for table in live.meta.again[-REMEMBERED:]:
        with suppress(Refusal):
            states.append(await lobby.state_of(table))
    return live.meta.abandoned + sum(state in ("playing", "ended") for state in states)


async def fork(lobby: Lobby, live: LiveTable, seat: int, at: int) -> Links:
    """Create a table that continues from a moment that a seat has seen."""
    play = live.play
    if play is None or play.table.history.begin is not None:
        raise Refusal("state")
    steps = log_lengths(play, seat)
    if at not in range(len(steps)):
        raise Refusal("message", detail=f"there are the steps 0 to {len(steps) - 1}")
    entries = play.table.log[: steps[at]]
    rules, content = play.rules.split("/")
    header = fresh(live.header, taken=len(entries))
    header.rules_version, header.content = int(rules), content
    people = [unrated(each) for each in same_people(live)]
    meta = Meta(people, "playing", pace=live.meta.pace, moment=live.meta.moment)
    return await found(lobby, header, meta, await in_thread(lobby, begin, header, entries, live.content))


async def bring_in(lobby: Lobby, text: str, seed: str | None = None, visitor: Visitor = HERE) -> Links:
    """Create a table from a save file; an unfinished play continues with fresh dice, or with those of a seed."""
    if text.count("\n") > LINES:
        raise Refusal("save", detail=f"more than {LINES} lines")
    brought = await read(lobby, ReadSave(text=text, seed=seed), Begins, visitor)
    header = brought.header
    bots = [*header.bots, *[""] * header.seats][: header.seats]
    names, known = [*header.names, *[""] * header.seats][: header.seats], bots_of(load(header.game))
    sittings = [
        Sitting(
            "bot" if bot else "person",
            clean(name, limits.NAME),
            bot if bot in known else "thumb" if bot else "",
            held=not bot,
        )
        for bot, name in zip(bots, names, strict=True)
    ]
    return await found(lobby, header, Meta(sittings, "playing", open_seed=seed is not None), brought.begun)


async def found(lobby: Lobby, header: Header, meta: Meta, begun: Begun | None = None, tried: str = "") -> Links:
    """Store a new table, with any earlier play, and issue its links; `tried` is whose one try at a call it is."""
    await lobby.make_room()
    lobby.figures.made[header.game] += 1
    links = new_links([each.kind for each in meta.sittings], header.commitment)
    meta.created = int(time())
    if not meta.undecided and all(each.kind == "bot" or each.held for each in meta.sittings):
        meta.state = "playing"
    if meta.state == "playing" and begun is None:
        begun = await in_thread(lobby, begin, header)
    if meta.state == "playing" and begun is not None and begun.over:
        meta.state = "over"
    contents = begun.contents if begun else await in_thread(lobby, pack_content, header)
    steps = begun.steps if begun and meta.state != "gathering" else []
    write = Write(links.table, write_header(header), meta, steps, keys=links.keys(), contents=contents, tried=tried)
    try:
        await lobby.store.write(write)
    except Superseded as error:
        raise Refusal("tried" if tried else "store") from error
    except StoreError as error:
        raise Refusal("store") from error
    if meta.state == "playing" and any(each.kind == "bot" for each in meta.sittings):
        (await lobby.table(links.table)).stir()
    return links


def same_people(live: LiveTable) -> list[Sitting]:
    """Return the seats of a table for a rematch; stand-in bots give way to their people."""
    return [
        Sitting("bot", each.name, each.bot)
        if each.kind == "bot" and not each.stand_in
        else Sitting("person", each.name, each.bot, held=True, asks=each.asks, player=each.player)
        for each in live.meta.sittings
    ]


def unrated(sitting: Sitting) -> Sitting:
    """Return a seat whose play counts for nobody's results."""
    return msgspec.structs.replace(sitting, player="")


async def in_thread(lobby: Lobby, work: Callable[..., T], *args: Any) -> T:
    """Run something slow off the event loop, turning errors into refusals."""
    try:
        return await lobby.serve(work, *args)
    except CoffretError as error:
        raise Refusal(code_of(error), detail=error) from error


async def read(lobby: Lobby, job: AnyJob, kind: type[T], visitor: Visitor = HERE) -> T:
    """Let the reading process do a job, turning what is wrong into refusals."""
    answer = await lobby.readers.ask(job, visitor)
    if isinstance(answer, Wrong):
        raise Refusal(answer.code, detail=Told(answer))
    assert isinstance(answer, kind), answer
    return answer
