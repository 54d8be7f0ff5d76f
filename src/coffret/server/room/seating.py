"""Seating: names, bots in seats, swapping seats before the deal, and who must agree before a seat changes hands."""

from __future__ import annotations

from collections.abc import Collection

from coffret.kernel.chance import seeded
from coffret.kernel.game import Game
from coffret.kernel.stack import PUBLIC, State
from coffret.server.protocol.connection import Connection
from coffret.server.room.info import PATIENCE
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import Write

WORLDS = 24  # that are imagined to see whether a seat has secrets


async def rename(live: LiveTable, seat: int, name: str) -> None:
    """Rename a seat and send the affected texts again."""
    live.meta.sittings[seat].name = name
    await live.keep_meta()
    live.take_names()
    live.tell_table()
    live.showing.show_all()


async def seat_bot(live: LiveTable, seat: int, bot: str) -> None:
    """Seat a bot, as a stand-in if the seat belongs to a person."""
    sitting = live.meta.sittings[seat]
    sitting.bot = bot
    if sitting.kind != "bot":
        sitting.kind, sitting.stand_in = "bot", True
        await live.keep_log("bot", seat, write=Write(live.id, meta=live.meta))
    else:
        await live.keep_meta()
    live.tell_table()
    live.stir()


async def cover(live: LiveTable, seat: int) -> None:
    """Let a bot play for somebody who is away until they are back, which is when they connect."""
    sitting = live.meta.sittings[seat]
    sitting.kind, sitting.stand_in, sitting.bot = "bot", True, sitting.bot or "thumb"
    await live.keep_log("covered", seat, write=Write(live.id, meta=live.meta))
    live.tell_table()
    live.stir()


async def resign(live: LiveTable, seat: int) -> None:
    """Let somebody concede: a bot plays the seat to the end, and its secrets stay with who had them."""
    sitting = live.meta.sittings[seat]
    sitting.kind, sitting.stand_in, sitting.conceded, sitting.bot = "bot", True, True, sitting.bot or "thumb"
    await live.keep_log("resigned", seat, write=Write(live.id, meta=live.meta))
    ask = live.questions.open
    if ask is not None and (seat == ask.by or seat in ask.need):
        await live.questions.close("withdrawn")
    live.tell_table()
    live.stir()


async def seat_person(live: LiveTable, seat: int) -> None:
    """Give a seat back to its person."""
    sitting = live.meta.sittings[seat]
    sitting.kind, sitting.stand_in = "person", False
    await live.keep_log("back", seat, write=Write(live.id, meta=live.meta))
    live.tell_table()
    live.stir()


async def swap(live: LiveTable, a: int, b: int) -> None:
    """Swap the seats of two people, including their keys."""
    sittings = live.meta.sittings
    sittings[a], sittings[b] = sittings[b], sittings[a]
    await live.keep_meta(Write(live.id, swapped=(a, b)))
    live.take_names()
    other = {a: b, b: a}
    live.devices = {other.get(role, role): count for role, count in live.devices.items()}
    for session in live.sessions:
        session.seats = sorted(other.get(seat, seat) for seat in session.seats)
        session.shown.clear()
        session.keys = {other.get(role, role): hash for role, hash in session.keys.items()}
        session.links = sorted(other.get(role, role) for role in session.links)
    if live.questions.open is not None and live.questions.open.kind == "swap":
        await live.questions.close("withdrawn")
    live.tell_table()


async def change_seats(live: LiveTable, seat: int, other: int) -> None:
    """Swap seats at the wish of a person, and tell everybody."""
    await swap(live, seat, other)
    await live.keep_log("swapped", other)


async def leave_for_good(live: LiveTable, session: Connection, seat: int) -> None:
    """Revoke a device's key; if it was the last for its seat, a bot stands in until somebody is invited."""
    left = live.devices.get(seat, 1) - 1
    sitting = live.meta.sittings[seat]
    if not left and sitting.kind == "person":
        sitting.kind, sitting.stand_in, sitting.bot = "bot", True, sitting.bot or "thumb"
    if not left:
        sitting.notices, sitting.marks = [], []
    await live.keep_log("left", seat, left, Write(live.id, meta=live.meta, void=[session.keys[seat]]))
    live.devices[seat] = left
    live.tell_table()
    live.stir()


async def end(live: LiveTable, event: str, about: int = PUBLIC) -> None:
    """End the play early: nobody wins, and everything is uncovered, the seed included."""
    live.meta.state = "ended"
    await live.keep_log(event, about, write=Write(live.id, meta=live.meta, results=await live.ended_results()))
    live.tell_table()
    live.showing.show_all()
    live.stir()


# Handing over


async def who_must_agree(live: LiveTable, seat: int, asking: Collection[int] = ()) -> set[int]:
    """Return the people who must agree before somebody new gets a seat of a running play, with all that it knows.

    These are all others who are there, its own person included; who has been away for long has no vote, unless nobody
    else is there: then the question waits for them. Nobody is asked where the seat has no secrets, for one's own seat,
    and by whoever plays alone.
    """
    play = live.play if not live.is_over else None
    if play is None or seat in asking or live.meta.sittings[seat].opened:
        return set()
    others = other_people(live, asking)
    if not others or not await live.services.think(has_secrets, live.game, play.table.state, seat):
        return set()
    return {other for other in others if (live.absent(other) or 0) < PATIENCE} or others


def other_people(live: LiveTable, asking: Collection[int]) -> set[int]:
    """Return the seats of others who can be asked: they have a device."""
    return {owner for owner in live.owners() if live.devices.get(owner)} - set(asking)


def has_secrets(game: Game, state: State, seat: int) -> bool:
    """Whether a seat may know more than everybody.

    This is decided on worlds that fit public knowledge, so that the answer itself reveals nothing.
    """
    known, rng = game.view(state, PUBLIC), seeded("open seat")
    views = [game.view(game.determinize(known, rng), seat) for _ in range(WORLDS)]
    return any(view != views[0] for view in views)


async def open_seat(live: LiveTable, seat: int) -> None:
    """Open a seat to somebody new, as everybody agrees; before the deal everybody waits for them."""
    sitting = live.meta.sittings[seat]
    event = "opened" if is_bots(live, seat) else "given"
    if live.meta.state == "gathering":
        sitting.kind = "open"
    else:
        sitting.opened = True
        sitting.stand_in = sitting.stand_in or sitting.kind == "bot"
    await live.keep_log(event, seat, write=Write(live.id, meta=live.meta))
    live.tell_table()


def is_bots(live: LiveTable, seat: int) -> bool:
    """Whether a seat is a bot's own, and no person's for whom one stands in."""
    sitting = live.meta.sittings[seat]
    return sitting.kind == "bot" and not sitting.stand_in
