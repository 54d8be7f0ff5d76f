"""Save files of a table: the whole play, or what one person may know of it while it is running."""

from __future__ import annotations

import msgspec

from coffret.kernel.save import write_text
from coffret.kernel.seat_save import write_seat_save
from coffret.kernel.table import Header
from coffret.server.play.replay import told_so_far
from coffret.server.protocol.refusal import Refusal
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import HOST


def named(live: LiveTable, lang: str) -> Header:
    """Return the header with people's current names."""
    return msgspec.structs.replace(live.header, names=live.voice(lang).words.names)


def full_save(live: LiveTable, lang: str = "en") -> str:
    """Return the whole play, with everybody's secrets."""
    if live.play is None:
        raise Refusal("gathering")
    return write_text(live.play.table, named(live, lang))


def seat_save(live: LiveTable, seat: int, lang: str) -> str:
    """Return what a seat or spectator may know of the play."""
    if live.play is None:
        raise Refusal("gathering")
    return write_seat_save(named(live, lang), seat, told_so_far(live.play, seat))


def check_rated(live: LiveTable) -> None:
    """Refuse what would help with a call that everybody gets: whoever plays it here, or others until it ends."""
    if live.meta.call and not live.is_over:
        raise Refusal("rated")
    if live.sealed:
        raise Refusal("sealed")


def may_open(live: LiveTable, roles: set[int]) -> bool:
    """Whether the holder of these roles may know the whole play: it is over, or all human seats are theirs."""
    owners = live.owners()
    return live.is_open or (owners <= roles if owners else HOST in roles)
