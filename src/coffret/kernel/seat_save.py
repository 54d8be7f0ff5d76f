# interpreted
"""What one seat may keep of an unfinished play: the agreement without the seed, and the events the seat was told.

Such a file can be viewed (`coffret replay`) but not continued: it contains no other seat's secrets, so it is not the
whole play.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from coffret.kernel.errors import SaveError
from coffret.kernel.game import load
from coffret.kernel.save import ONE_SEAT, json, split_lines
from coffret.kernel.stack import PUBLIC, Event
from coffret.kernel.table import Header
from coffret.kernel.values import decode, encode


class SeatHead(msgspec.Struct):
    """The first line."""

    coffret: int
    seat: int
    header: Header


class SeatMoment(msgspec.Struct):
    """A moment at which something changed for the seat, counted from 0, and the events it was told."""

    step: int
    events: list[Any]  # encoded


class SeatTail(msgspec.Struct):
    """The last line: the number of moments and a checksum of all lines above."""

    moments: int
    check: str


class SeatSave(msgspec.Struct):
    """What a seat saw of a play."""

    header: Header
    seat: int
    moments: list[list[Event]]


def write_seat_save(header: Header, seat: int, moments: list[list[Event]]) -> str:
    """Serialize a seat's record; the events must be those the seat may know."""
    head = SeatHead(ONE_SEAT, seat, msgspec.structs.replace(header, seed="", server_part="", parts=()))
    told = [SeatMoment(step, [encode(event) for event in events]) for step, events in enumerate(moments)]
    lines = [json(head), *[json(moment) for moment in told]]
    lines.append(json(SeatTail(len(told), checksum(lines))))
    return "\n".join(lines) + "\n"


def is_seat_save(text: str) -> bool:
    """Whether a text is a seat's record rather than the save file of a whole play."""
    try:
        return msgspec.json.decode(text.partition("\n")[0], type=SeatHead).coffret == ONE_SEAT
    except (msgspec.MsgspecError, RecursionError):
        return False


def read_seat_save(text: str, where: str = "save file") -> SeatSave:
    """Parse the text of a seat's record."""
    lines = split_lines(text)
    try:
        head = msgspec.json.decode(lines[0], type=SeatHead)
        tail = msgspec.json.decode(lines[-1], type=SeatTail)
        told = [msgspec.json.decode(line, type=SeatMoment) for line in lines[1:-1]]
        game = load(head.header.game)
        moments = [[decode(event, game.kinds) for event in moment.events] for moment in told]
    except (msgspec.MsgspecError, IndexError, KeyError, TypeError, ValueError, RecursionError) as error:
        raise SaveError("error-checksum", where=where) from error
    if tail.moments != len(told) or tail.check != checksum(lines[:-1]):
        raise SaveError("error-checksum", where=where)
    if head.seat != PUBLIC and head.seat not in range(head.header.seats):
        raise SaveError("error-no-seat-of-table", where=where, given=head.seat)
    return SeatSave(head.header, head.seat, moments)


def checksum(lines: list[str]) -> str:
    """Return the checksum of the lines of a file."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
