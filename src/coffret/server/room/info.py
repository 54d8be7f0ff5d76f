"""What everybody at a table is told about it: the seating, and the chat."""

from __future__ import annotations

from collections.abc import Collection
from time import time
from typing import Protocol

import msgspec

from coffret.kernel.game import Game
from coffret.kernel.stack import PUBLIC
from coffret.kernel.table import Header
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.refusal import box_words
from coffret.server.protocol.wire import ChatLine, Hints, Rematch, SeatInfo, TableInfo
from coffret.server.protocol.wording import Voice
from coffret.server.store.interface import Meta

REMATCH = 60  # seconds after which people may play again without those who have not said that they want to
PATIENCE = 120  # seconds that somebody must be away before a bot may be asked to play for them


class SeatedTable(Protocol):
    """What is told of a table."""

    id: str
    game: Game
    header: Header
    meta: Meta
    devices: dict[int, int]

    @property
    def sessions(self) -> Collection[Connection]: ...
    @property
    def is_open(self) -> bool: ...
    @property
    def sealed(self) -> int: ...
    @property
    def hints(self) -> Hints: ...
    def voice(self, lang: str) -> Voice: ...
    def is_named(self, seat: int) -> bool: ...
    def connected(self, seat: int) -> bool: ...
    def away(self, seat: int) -> int | None: ...


def table_info(live: SeatedTable, session: Connection) -> TableInfo:
    """Return the public information about a table and its people."""
    meta = live.meta
    return TableInfo(
        table=live.id,
        game=live.game.slug,
        title=title_of(live, session.lang),
        state=meta.state,
        paused=meta.paused,
        you=[seat for seat in session.seats if seat != PUBLIC],
        host=session.host,
        watchers=sum(other.seats == [PUBLIC] for other in live.sessions),
        options=live.header.options,
        pace=meta.pace,
        lang=session.lang,
        commitment=live.header.commitment,
        seed=str(live.header.seed) if live.is_open or meta.open_seed else None,
        open_seed=meta.open_seed,
        lesson=meta.lesson,
        seats=[seat_info(live, seat, session.lang) for seat in range(len(meta.sittings))],
        abandoned=meta.abandoned,
        patience=PATIENCE,
        clock=meta.clock,
        moment=meta.moment,
        hold=meta.hold,
        links=session.links,
        call=meta.call,
        sealed=live.sealed,
        hints=live.hints,
        secrets=live.game.about.secrets,
        open=live.game.about.open if live.game.is_open(live.header.options) else [],
        gives_up=live.game.about.gives_up,
        rematch=rematch(live),
        voice=meta.voice,
        undecided=meta.undecided,
    )


def title_of(live: SeatedTable, lang: str) -> str:
    """Return what is played, or the question what."""
    return box_words(lang).say("to-be-decided") if live.meta.undecided else live.game.about.title[lang]


def rematch(live: SeatedTable) -> Rematch | None:
    """Return who wants to play again, once somebody does."""
    meta = live.meta
    if not meta.rematch:
        return None
    return Rematch(meta.rematch, max(0, int(time()) - meta.rematch_since), REMATCH, bool(meta.rematch_table))


def seat_info(live: SeatedTable, seat: int, lang: str) -> SeatInfo:
    """Return the public information about a seat."""
    sitting = live.meta.sittings[seat]
    return SeatInfo(
        seat,
        live.voice(lang).words.name(seat) if live.is_named(seat) else "",
        sitting.kind,
        sitting.bot or None,
        sitting.stand_in,
        live.connected(seat),
        live.devices.get(seat, 0),
        bool(sitting.part),
        sitting.conceded,
        live.away(seat),
        sitting.wants if live.meta.undecided else [],
    )


def in_words(lines: list[ChatLine], spoken: Voice) -> list[ChatLine]:
    """Return chat lines with the table's notices put into words."""
    words = spoken.words
    told = []
    for line in lines:
        if line.event:
            about = words.name(line.about) if line.about >= 0 else ""
            text = words.say(f"log-{line.event}", {"name": about, "count": line.count})
            line = msgspec.structs.replace(line, text=text)
        told.append(line)
    return told
