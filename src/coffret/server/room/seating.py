"""Seating: names, bots in seats, and swapping seats before the deal."""

from __future__ import annotations

from coffret.kernel.stack import PUBLIC
from coffret.server.protocol.connection import Connection
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import Write


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
    if sitting.kind != "bot":
        sitting.kind, sitting.stand_in = "bot", True
        live.note("bot", name=name_of(live, seat))
    sitting.bot = bot
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
    await live.keep_meta()
    live.note("person", name=name_of(live, seat))
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
        sitting.notices = []
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


def name_of(live: LiveTable, seat: int) -> str:
    """Return the name of a seat, or a placeholder."""
    return live.meta.sittings[seat].name or f"#{seat + 1}"
