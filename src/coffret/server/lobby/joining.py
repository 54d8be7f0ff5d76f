"""Joining: an invitation is exchanged once for a device's key, and a second device gets keys with a code."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

import msgspec

from coffret.server.lobby.lobby import Elsewhere, Lobby, asked
from coffret.server.lobby.rooms import is_room
from coffret.server.protocol import limits
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wire import Language, Name, SeatNumber, Token
from coffret.server.room.seating import rename, who_must_agree
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import (
    HOST,
    INVITATION,
    KEY,
    LINK,
    SPECTATOR,
    TABLE,
    VOID,
    Right,
    Write,
    hashed,
)
from coffret.server.store.links import key_for, new_key

MOST_KEYS = 512  # that one code hands over
Keys = Annotated[list[Token], msgspec.Meta(min_length=1, max_length=MOST_KEYS)]


class Invitation(msgspec.Struct):
    """A token somebody was given to join with: an invitation, a code, or a link."""

    token: Token
    lang: Language = "en"


class Joining(msgspec.Struct):
    """A request to join. `secret` is fresh for each exchange; repeated, it gets the same answer."""

    invitation: Token
    secret: Annotated[str, msgspec.Meta(min_length=16, max_length=limits.TOKEN)]
    name: Name = ""
    seat: SeatNumber | None = None  # by the invitation to the table: a free seat, or -3 to watch
    player: Annotated[str, msgspec.Meta(max_length=limits.TOKEN)] = ""  # the secret of the device, for its results


class Held(msgspec.Struct):
    """A role that a device has received a key for."""

    table: str
    role: int
    token: str
    commitment: str


async def hand_over(lobby: Lobby, tokens: list[str]) -> str:
    """Create a code that gives another device keys for everything these keys open."""
    rights = await lobby.rights(tokens)
    keys = [hashed(token) for token, right in rights.items() if right.kind not in (VOID, INVITATION)]
    if not keys:
        raise Refusal("link")
    return await asked(lobby.codes.make(keys))


async def open_room(lobby: Lobby, invitation: str) -> str:
    """Create a code of four letters for the invitation to a table, as long as somebody can still sit down there."""
    right = (await lobby.rights([invitation])).get(invitation)
    if right is None or right.role != TABLE:
        raise Refusal("link")
    free_seat(await lobby.table(right.table), right, None)
    return await asked(lobby.rooms.make(hashed(invitation)))


async def invitation_of(lobby: Lobby, code: str) -> bytes:
    """Return the hash of the invitation that somebody comes with: a token, or the code of a room."""
    found = await asked(lobby.rooms.look(code))
    if found is None and is_room(code):
        raise Refusal("room")
    return found or hashed(code)


async def is_open(lobby: Lobby, right: Right) -> bool:
    """Whether somebody may still come to a table by the code of its room."""
    live = await lobby.table(right.table)
    return right.kind != VOID and live.meta.state == "gathering" and bool(live.free_seats())


async def invited_to(lobby: Lobby, token: str) -> list[Right]:
    """Return what an invitation or code is for; a refusal says if it has been used."""
    if is_room(token):
        found = await lobby.rights_of([await invitation_of(lobby, token)])
        if not all([await is_open(lobby, right) for right in found.values()]):
            raise Refusal("room")
        return list(found.values())
    keys = await asked(lobby.codes.look(token)) or [hashed(token)]
    return list((await still_open(lobby, keys)).values())


async def still_open(lobby: Lobby, keys: list[bytes]) -> dict[bytes, Right]:
    """Return what these keys open now; a refusal says if they open nothing."""
    rights = await lobby.rights_of(keys)
    if not rights:
        raise Refusal("link")
    found = {key: right for key, right in rights.items() if right.kind != VOID}
    if not found:
        raise Refusal("void")
    return found


async def join(lobby: Lobby, wish: Joining) -> list[Held]:
    """Exchange an invitation or code for keys of this device."""
    keys = await asked(lobby.codes.use(wish.invitation, wish.secret))
    if keys is not None:
        return await give_keys(lobby, await still_open(lobby, keys), wish.secret)
    given = await invitation_of(lobby, wish.invitation)
    right = (await lobby.rights_of([given])).get(given)
    if right is None:
        raise Refusal("link")
    name = limits.clean(wish.name, limits.NAME)
    if right.role == TABLE:
        held = await seat_guest(lobby, given, right, wish, name)
        await count_for(lobby, held, wish.player)
        return [held]
    held = await give_key(lobby, given, right, wish.secret, wish.invitation, name)
    await count_for(lobby, held, wish.player)
    return [held]


async def count_for(lobby: Lobby, held: Held, player: str) -> None:
    """Let the play of a seat count for the results of the device that sat down there first."""
    if player and held.role >= 0:
        async with locked(lobby, held.table) as live:
            sitting = live.meta.sittings[held.role]
            if not sitting.player and not live.meta.lesson and not live.is_over:
                sitting.player = hashed(player).hex()
                await live.keep_meta()


async def give_keys(lobby: Lobby, rights: dict[bytes, Right], secret: str) -> list[Held]:
    """Issue keys for everything a code hands over; tables that cannot be opened do not block the others."""
    held: list[Held] = []
    refused: Refusal | None = None
    for given, right in rights.items():
        try:
            held.append(await give_key_anywhere(lobby, KeyWish(given, right, secret)))
        except Refusal as refusal:
            refused = refusal
    if refused is not None and not held:
        raise refused
    return held


class KeyWish(msgspec.Struct):
    """A key that a device is to get for a right which another of its person's devices has."""

    given: bytes
    right: Right
    secret: str


async def give_key_anywhere(lobby: Lobby, wish: KeyWish) -> Held:
    """Issue a key, here or at the process that owns the table."""
    try:
        return await give_key(lobby, wish.given, wish.right, wish.secret)
    except Elsewhere as elsewhere:
        if lobby.carrier is None:
            raise
        answer = await lobby.carrier.call(elsewhere.peer, "/internal/key", msgspec.json.encode(wish))
        return msgspec.json.decode(answer, type=Held)


async def give_key(lobby: Lobby, given: bytes, right: Right, secret: str, invitation: str = "", name: str = "") -> Held:
    """Issue a key for a right; `given` is the hash of the token it came by. An invitation is void from then on."""
    if right.role == SPECTATOR:
        link = invitation or await spectators_link(lobby, right.table, secret)
        return Held(right.table, right.role, link, (await lobby.table(right.table)).header.commitment)
    token = key_for(secret, right.table, right.role)
    async with locked(lobby, right.table) as live:
        rights = await lobby.rights_of([hashed(token), given])
        if hashed(token) not in rights:
            right = rights.get(given, right)  # somebody may have been faster
            if right.kind == VOID:
                raise Refusal("void")
            if right.kind == INVITATION and right.role >= 0 and await who_must_agree(live, right.role):
                raise Refusal("begun")  # it was made before the deal, for a seat without a past
            if name and right.role >= 0:
                await rename(live, right.role, name)
            await sit_device(live, right, token, invitation)
    return Held(right.table, right.role, token, live.header.commitment)


async def sit_device(live: LiveTable, right: Right, token: str, invitation: str) -> None:
    """Give a device a role, and tell everybody."""
    role, held = right.role, live.devices.get(right.role, 0)
    exchanged = bool(invitation) and right.kind == LINK  # of 0.1.0: it was a key before, too
    if role == HOST:
        event = "host-key" if exchanged else "host-device"
    else:
        event = "own-key" if exchanged else "second-device" if held else "joined"
    void = [hashed(invitation)] if invitation and right.kind != KEY else []
    count = held + (not exchanged)
    write = Write(live.id, keys=[new_key(role, token)], void=void)
    if role >= 0 and live.meta.sittings[role].opened:
        live.meta.sittings[role].opened, write.meta = False, live.meta
    await live.keep_log(event, role, count, write)
    live.devices[role] = count
    live.tell_table()


async def seat_guest(lobby: Lobby, given: bytes, right: Right, wish: Joining, name: str) -> Held:
    """Seat whoever comes by the invitation to the table: in the seat they choose, or the first free one.

    It stays good for the others, but only before the deal: a seat that has secrets is nobody's to take. Who watches by
    the code of a room comes before the deal as well: it is short enough to be guessed.
    """
    if wish.seat == SPECTATOR:
        if right.kind == VOID:
            raise Refusal("void")
        again = await lobby.rights([key_for(wish.secret, right.table, SPECTATOR)])
        if is_room(wish.invitation) and not again and not await is_open(lobby, right):
            raise Refusal("room")
        link = await spectators_link(lobby, right.table, wish.secret)
        return Held(right.table, SPECTATOR, link, (await lobby.table(right.table)).header.commitment)
    async with locked(lobby, right.table) as live:
        own = [key_for(wish.secret, right.table, seat) for seat in range(live.header.seats)]
        rights = await lobby.rights_of([*map(hashed, own), given])
        token = next((token for token in own if hashed(token) in rights), None)
        if token is None:
            seat = free_seat(live, rights[given], wish.seat)
            token = own[seat]
            if name:
                await rename(live, seat, name)
            write = Write(live.id, keys=[new_key(seat, token)], void_invitations=[seat])
            await live.keep_log("joined", seat, 1, write)
            live.devices[seat] = 1
            live.tell_table()
        else:
            seat = rights[hashed(token)].role  # seats may have been swapped since
        return Held(right.table, seat, token, live.header.commitment)


def free_seat(live: LiveTable, right: Right, wanted: int | None) -> int:
    """Return the seat somebody gets by the invitation to the table."""
    if right.kind == VOID:
        raise Refusal("void")
    if live.meta.state != "gathering":
        raise Refusal("begun")
    free = live.free_seats()
    if not free or (wanted is not None and wanted not in free):
        raise Refusal("taken")
    return free[0] if wanted is None else wanted


async def spectators_link(lobby: Lobby, table: str, secret: str) -> str:
    """Return a spectators' link for a spectator's second device."""
    token = key_for(secret, table, SPECTATOR)
    async with locked(lobby, table) as live:
        if not await lobby.rights([token]):
            await live.keep_log("watching-device", write=Write(live.id, keys=[new_key(SPECTATOR, token)]))
    return token


@asynccontextmanager
async def locked(lobby: Lobby, table: str) -> AsyncIterator[LiveTable]:
    """Hold the lock of a table that is in memory; one that was put away while waiting is loaded again."""
    while True:
        live = await lobby.table(table)
        await live.lock.acquire()
        try:
            if not live.gone:
                yield live
                return
        finally:
            live.lock.release()
