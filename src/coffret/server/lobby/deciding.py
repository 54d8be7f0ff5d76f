"""Deciding together what to play: people gather first, say what they would like, and the host chooses the game."""

from __future__ import annotations

import msgspec

from coffret.kernel.errors import CoffretError
from coffret.kernel.game import load
from coffret.server.lobby.creation import bots_in, in_thread
from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol.connection import MISTAKE, Connection
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wire import Ack, Host
from coffret.server.reading.making import agree
from coffret.server.room import seating
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import Sitting, Write
from coffret.server.store.persistence import pack_content, write_header


async def choose(lobby: Lobby, live: LiveTable, session: Connection, message: Host) -> None:
    """Lay out a game for the people who have come; everything by which they came stays good.

    The seed was promised before, and stays. The table is loaded again with the game, and everybody comes back to it.
    """
    if not live.meta.undecided or live.meta.state != "gathering":
        raise Refusal("state")
    try:
        fewest, most = load(message.game).about.seats
    except CoffretError as error:
        raise Refusal("option", detail=error) from error
    free = live.free_seats()
    come = [seat for seat in range(live.header.seats) if seat not in free]
    if len(come) > most:
        raise Refusal("seats")
    for place, seat in enumerate(come):
        if place != seat:
            await seating.swap(live, place, seat)
    sittings = [*live.meta.sittings, *[Sitting("open")] * fewest][: max(fewest, len(come))]
    agreed = await in_thread(lobby, agree, message.game, {}, bots_in(sittings))
    header = msgspec.structs.replace(agreed, seed=live.header.seed, commitment=live.header.commitment)
    contents = await in_thread(lobby, pack_content, header)
    live.meta.sittings, live.meta.undecided = sittings, False
    await live.keep(Write(live.id, meta=live.meta, dealt=write_header(header), contents=contents))
    session.say(Ack(message.id))
    live.drop(MISTAKE)
