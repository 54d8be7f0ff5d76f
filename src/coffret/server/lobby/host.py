"""What the host of a table can do: seat people and bots, pause, end, play again."""

from __future__ import annotations

from collections.abc import Collection
from time import time

from coffret.kernel.stack import PUBLIC
from coffret.server.lobby.creation import make_again
from coffret.server.lobby.deciding import choose
from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.limits import NAME, clean
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wire import Ack, Again, Host, Link, Moved
from coffret.server.room import seating
from coffret.server.room.info import REMATCH
from coffret.server.room.offer import bots_of
from coffret.server.room.questions import once_agreed, question
from coffret.server.room.saves import check_rated
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import HOST, INVITATION, LINK, TABLE, Question, Write
from coffret.server.store.links import Links, new_key, new_token

LONGEST_MOMENT = 60  # seconds


async def preside(lobby: Lobby, live: LiveTable, session: Connection, message: Host) -> None:
    """Carry out a host's request."""
    if not session.host:
        raise Refusal("host")
    if message.do == "again" and not lobby.new_tables.take(session.address):
        raise Refusal("full")
    async with live.lock:
        answer = None
        if message.do == "bot" or (message.do == "invite" and message.seat >= 0):
            check_rated(live)
        if message.do == "invite":
            answer = await invite(live, message, session)
        elif message.do == "again":
            await play_again(lobby, live, session)
        elif message.do == "choose":
            await choose(lobby, live, session, message)
            return
        else:
            await DEEDS[message.do](live, message)
        session.say(answer or Ack(message.id))


def seat_of(live: LiveTable, seat: int) -> int:
    """Return the seat if the table has it."""
    if seat not in range(live.header.seats):
        raise Refusal("message", detail=f"there is no seat {seat}")
    return seat


async def rename(live: LiveTable, message: Host) -> None:
    await seating.rename(live, seat_of(live, message.seat), clean(message.name, NAME))


async def swap(live: LiveTable, message: Host) -> None:
    """Swap two seats; before the deal there are no secrets to move."""
    a, b = seat_of(live, message.seat), seat_of(live, message.other)
    if live.meta.state != "gathering":
        raise Refusal("state")
    await seating.swap(live, a, b)


async def bot(live: LiveTable, message: Host) -> None:
    if message.bot not in bots_of(live.game):
        raise Refusal("message", detail=f"there is no bot {message.bot}")
    await seating.seat_bot(live, seat_of(live, message.seat), message.bot)


async def person(live: LiveTable, message: Host) -> None:
    seat = seat_of(live, message.seat)
    if not live.meta.sittings[seat].stand_in or live.meta.sittings[seat].conceded:
        raise Refusal("state")
    await seating.seat_person(live, seat)


async def invite(live: LiveTable, message: Host, session: Connection) -> Link | None:
    """Create a new invitation, to a seat or the table, or a new spectators' link, revoking what was there before."""
    role = message.seat if message.seat in (PUBLIC, TABLE) else seat_of(live, message.seat)
    if role == TABLE and live.meta.state != "gathering":
        raise Refusal("state")
    if role >= 0 and not await may_invite(live, role, message.ask, session):
        return None  # everybody is being asked
    token = new_token()
    key = new_key(role, token, LINK if role == PUBLIC else INVITATION)
    write = Write(live.id, keys=[key], void_roles=[role], meta=live.meta if role >= 0 else None)
    if role >= 0:
        before = live.meta.sittings[role]  # what is of whoever had the seat
        before.notices, before.marks = [], []
    event = (
        "new-spectators"
        if role == PUBLIC
        else "new-guests"
        if role == TABLE
        else "replaced"
        if live.devices.get(role)
        else "invited"
    )
    await live.keep_log(event, role, 0, write)
    live.devices[role] = 0
    live.disconnect(role)
    live.tell_table()
    return Link(message.id, role, token)


async def may_invite(live: LiveTable, seat: int, ask: bool, session: Connection) -> bool:
    """Open a seat to somebody new, unless others have to agree first: then they are asked."""
    sitting = live.meta.sittings[seat]
    need = await seating.who_must_agree(live, seat, session.seats)
    if need and not ask:
        raise Refusal("consent")
    if need or (seating.is_bots(live, seat) and not sitting.opened):
        asker = min((own for own in session.seats if own != PUBLIC), default=PUBLIC)
        await live.questions.put(question("open", asker, need, seat))
    elif live.meta.state == "gathering" and sitting.kind == "person":
        sitting.kind, sitting.held, sitting.part = "open", False, ""  # the deal waits for whoever comes
    elif live.play is not None and (seat in session.seats or not seating.other_people(live, session.seats)):
        sitting.opened = True  # by whoever alone has a say
    return not need


@once_agreed("open")
async def agree_to_open(live: LiveTable, ask: Question) -> None:
    """Open a seat to a person whom the host will invite."""
    await seating.open_seat(live, ask.about)


async def start(live: LiveTable, message: Host) -> None:
    if live.meta.state != "gathering" or live.meta.undecided:
        raise Refusal("state")
    await live.start()


async def hold(live: LiveTable, message: Host) -> None:
    """Let the deal wait for the host, or not any more."""
    if live.meta.state != "gathering":
        raise Refusal("state")
    live.meta.hold = message.on
    await live.keep_meta()
    live.tell_table()
    if live.is_complete():
        await live.start()


async def clock(live: LiveTable, message: Host) -> None:
    """Limit the time that people have for each choice, or not any more."""
    if live.is_over:
        raise Refusal(live.meta.state)
    live.meta.clock = message.seconds
    await live.keep_log("clock", count=message.seconds, write=Write(live.id, meta=live.meta))
    live.clock.stop()
    live.clock.tell()
    live.tell_table()
    live.stir()


async def moment(live: LiveTable, message: Host) -> None:
    """Set how long bots leave people who could act out of turn."""
    if live.is_over:
        raise Refusal(live.meta.state)
    live.meta.moment = min(message.seconds, LONGEST_MOMENT)
    await live.keep_log("moment", count=live.meta.moment, write=Write(live.id, meta=live.meta))
    live.tell_table()


async def voice(live: LiveTable, message: Host) -> None:
    """Note how people talk to each other; where they do so aloud, the table keeps quiet."""
    live.meta.voice = message.voice
    await live.keep_meta()
    live.tell_table()


async def pause(live: LiveTable, message: Host) -> None:
    await set_paused(live, message.do == "pause")


async def set_paused(live: LiveTable, paused: bool) -> None:
    """Pause or resume the table."""
    if live.is_over:
        raise Refusal(live.meta.state)
    live.meta.paused = paused
    await live.keep_meta()
    live.tell_table()
    live.stir()


async def pace(live: LiveTable, message: Host) -> None:
    live.meta.pace = message.ms
    await live.keep_meta()
    live.tell_table()


async def end(live: LiveTable, message: Host) -> None:
    """End the play without a winner, and reveal the seed."""
    if live.is_over:
        raise Refusal(live.meta.state)
    await seating.end(live, "ended")
    live.questions.drop("concede", "over")


async def rematch(lobby: Lobby, live: LiveTable, session: Connection, message: Again) -> None:
    """Play again with the same people: once all who are asked want to, or after a while without the others."""
    seat = session.holds(message.seat)
    if seat == PUBLIC:
        raise Refusal("seat")
    async with live.lock:
        if not live.is_over:
            raise Refusal("state")
        if message.vote:
            await vote(lobby, live, session, message.vote)
        elif not session.moved:  # somebody else may have been faster
            check_new(lobby, session)
            await play_again(lobby, live, session)
        session.say(Ack(message.id))


def check_new(lobby: Lobby, session: Connection) -> None:
    """Refuse a new table to an address that has made too many."""
    if not lobby.new_tables.take(session.address):
        raise Refusal("full")


async def vote(lobby: Lobby, live: LiveTable, session: Connection, wish: str) -> None:
    """Count who wants to play again, and begin when nobody is waited for any more."""
    meta, own = live.meta, {seat for seat in session.seats if seat != PUBLIC}
    if session.moved:
        return
    if meta.rematch_table:
        await come_after(lobby, live, session)
        return
    wanting = set(meta.rematch) - own if wish == "out" else {*meta.rematch, *own}
    begins = not (live.owners() - wanting)
    if wish == "go" and not begins:
        if not meta.rematch or int(time()) - meta.rematch_since < REMATCH:
            raise Refusal("state")
        begins = True
    if begins:
        check_new(lobby, session)
    meta.rematch_since = meta.rematch_since if meta.rematch else int(time())
    meta.rematch = sorted(wanting)
    if begins:
        await play_again(lobby, live, session, wanting)
    else:
        await live.keep_meta()
    live.tell_table()


async def come_after(lobby: Lobby, live: LiveTable, session: Connection) -> None:
    """Send somebody on to where the others have begun; a bot has kept the seat."""
    there = await lobby.table(live.meta.rematch_table)
    seats = {str(seat): new_token() for seat in session.seats if seat != PUBLIC}
    async with there.lock:
        await there.keep(Write(there.id, keys=[new_key(int(seat), token) for seat, token in seats.items()]))
        for seat in seats:
            there.devices[int(seat)] = there.devices.get(int(seat), 0) + 1
    session.moved = True
    session.say(Moved(there.id, list(seats.values()), seats, commitment=there.header.commitment))


async def play_again(lobby: Lobby, live: LiveTable, asker: Connection, wanting: Collection[int] | None = None) -> None:
    """Create a table with the same seating. Each connected device gets its own keys; the host invites the others.

    If the host is not there, whoever asks is the host of the new table. Whoever does not want to is left where they
    are, and bots keep their seats.
    """
    goes = [session for session in live.sessions if wanting is None or is_going(session, wanting)]
    hosts = {session for session in goes if session.host} or {asker}
    made = await make_again(lobby, live, () if wanting is None else live.owners() - set(wanting))
    here = {seat for session in goes for seat in session.seats}
    invites = {str(each.seat): each.token for each in made.seats if each.token and each.seat not in here}
    moves = [(session, moved(made, session, invites, session in hosts)) for session in goes]
    there = await lobby.table(made.table)
    async with there.lock:
        keys = [new_key(int(seat), token) for _, move in moves for seat, token in move.seats.items()]
        keys += [new_key(HOST, move.host) for _, move in moves if move.host]
        await there.keep(Write(there.id, keys=keys))
        for key in keys:
            there.devices[key.role] = there.devices.get(key.role, 0) + 1
        if there.meta.abandoned:
            await there.keep_log("abandoned", count=there.meta.abandoned)
    if wanting is not None:
        live.meta.rematch_table = made.table
        await live.keep_meta()
    for session, move in moves:
        session.moved = True
        session.say(move)


def is_going(session: Connection, wanting: Collection[int]) -> bool:
    """Whether a connection goes on to the rematch: its people want to, or it only watches."""
    own = [seat for seat in session.seats if seat != PUBLIC]
    return not own or any(seat in wanting for seat in own)


def moved(made: Links, session: Connection, invites: dict[str, str], is_host: bool) -> Moved:
    """Return the message that sends a connection to the next table."""
    seats = {str(seat): new_token() for seat in session.seats if seat != PUBLIC}
    host = new_token() if is_host else ""
    spectator = made.spectator if is_host or not seats else ""
    opening = [*(seats.values() or [made.spectator]), *([host] if host else [])]
    return Moved(
        made.table,
        opening,
        seats,
        host,
        spectator,
        made.commitment,
        invites if is_host else {},
        made.guests if is_host else "",
    )


async def free(live: LiveTable, message: Host) -> None:
    """Leave the lesson, so that everybody can play freely from here."""
    live.meta.lesson, live.lesson = "", None
    await live.keep_meta()
    live.tell_table()
    live.showing.show_all()
    live.stir()


DEEDS = {
    "rename": rename,
    "swap": swap,
    "bot": bot,
    "person": person,
    "start": start,
    "pause": pause,
    "resume": pause,
    "pace": pace,
    "end": end,
    "free": free,
    "hold": hold,
    "clock": clock,
    "moment": moment,
    "voice": voice,
}
assert {*DEEDS, "invite", "again", "choose"} == set(wire.Deed.__args__)  # type: ignore[attr-defined]
