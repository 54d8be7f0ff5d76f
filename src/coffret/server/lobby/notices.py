"""What people do about their notices: set an address, confirm it, take it away; and who is called from which table."""

from __future__ import annotations

import hmac
import logging
from time import time
from typing import Annotated, Literal

import msgspec

from coffret.kernel.game import Game
from coffret.server.lobby.joining import locked
from coffret.server.lobby.lobby import Lobby
from coffret.server.notices import webhook
from coffret.server.notices.mail import Undelivered
from coffret.server.notices.outbox import Outbox
from coffret.server.notices.setup import is_mailbox
from coffret.server.notices.words import Place, confirm_letter, place, trial_body
from coffret.server.protocol.limits import TOKEN, Bucket, Buckets
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wording import language
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import Notice, StoreError
from coffret.server.store.links import new_token

log = logging.getLogger(__name__)
DAYS = 3  # in which an address is to be confirmed
AN_HOUR = 5  # addresses that one client may name
A_DAY = 3  # times that one address may be asked whether it is to be used
ALL = 200  # addresses in an hour, on the whole server
LONGEST = 400  # signs

Kind = Literal["mail", "hook"]


class NoticeWish(msgspec.Struct):
    """Where somebody wishes to be called; nowhere, if the address is empty."""

    seat: int
    kind: Kind
    address: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Answered(msgspec.Struct):
    """What the reader of a letter wishes."""

    table: Annotated[str, msgspec.Meta(max_length=TOKEN)]
    token: Annotated[str, msgspec.Meta(max_length=TOKEN)]
    do: Literal["look", "confirm", "off"] = "look"
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class SetNotice(msgspec.Struct):
    """A notice as its own seat sees it."""

    kind: str
    address: str
    confirmed: bool


class Notices:
    """The notices of one server."""

    def __init__(self, lobby: Lobby, outbox: Outbox, home: str) -> None:
        self.lobby = lobby
        self.outbox = outbox
        self.home = home
        self.by_client = Buckets(AN_HOUR / 3600, AN_HOUR)
        self.by_address = Buckets(A_DAY / 86_400, A_DAY)
        self.all = Bucket(ALL / 3600, ALL)

    def place(self, table: str, game: Game) -> Place:
        """Return what notices may tell of a table."""
        return place(self.home, table, game)

    # Calling

    def call(self, table: str, game: Game, wanted: dict[int, list[Notice]]) -> None:
        """Call these seats of a table, and no others."""

        async def done(seat: int) -> None:
            await self.note_called(table, seat)

        self.outbox.call(self.place(table, game), wanted, done)

    async def note_called(self, table: str, seat: int) -> None:
        """Remember that somebody has been called: not again before they have come."""
        try:
            async with locked(self.lobby, table) as live:
                if not live.connected(seat):
                    live.meta.sittings[seat].called = True
                    await live.keep_meta()
                live.stir()
        except (Refusal, StoreError) as error:
            log.warning("table %s: it is not noted that somebody was called: %r", table, error)

    # Setting

    def set_at(self, live: LiveTable, seat: int) -> list[SetNotice]:
        """Return the notices of a seat, for its own person."""
        found = live.meta.sittings[seat].notices
        return [SetNotice(each.kind, each.address, each.confirmed) for each in found]

    async def wish(self, live: LiveTable, wish: NoticeWish, client: str) -> None:
        """Set or take away an address of a seat. An e-mail address is asked first; a webhook must take a first word."""
        address = wish.address.strip()
        notice = Notice(wish.kind, address, language(wish.lang), new_token(), int(time()))
        if address:
            self.check(notice, client)
            await self.try_out(self.place(live.id, live.game), notice)
            if wish.kind == "hook":
                notice = msgspec.structs.replace(notice, confirmed=True)
        async with locked(self.lobby, live.id) as now:
            sitting = now.meta.sittings[wish.seat]
            others = [each for each in sitting.notices if each.kind != wish.kind]
            sitting.notices = [*others, notice] if address else others
            await now.keep_meta()
            now.stir()

    def check(self, notice: Notice, client: str) -> None:
        """Refuse an address that the host does not offer, or one too many."""
        setup = self.outbox.setup
        if notice.kind == "mail" and (setup.mail is None or not is_mailbox(notice.address)):
            raise Refusal("address")
        if notice.kind == "hook" and webhook.hook(notice.address, setup) is None:
            raise Refusal("site")
        known = self.by_client.take(client) and self.by_address.take(notice.address.lower())
        if not known or not self.all.take():
            raise Refusal("often")

    async def try_out(self, place: Place, notice: Notice) -> None:
        """Send the first word to an address."""
        try:
            if notice.kind == "mail":
                await self.outbox.send(confirm_letter(place, notice))
            else:
                await self.outbox.post(notice.address, trial_body(place, notice))
        except Undelivered as error:
            log.warning("table %s: an address could not be tried out: %s", place.table, error)
            raise Refusal("undelivered") from error

    # Answering a letter

    async def answer(self, wish: Answered) -> SetNotice:
        """Confirm an address or take it away, by the token that only its reader knows."""
        async with locked(self.lobby, wish.table) as live:
            for sitting in live.meta.sittings:
                for index, notice in enumerate(sitting.notices):
                    if not hmac.compare_digest(notice.token.encode(), wish.token.encode()):
                        continue
                    if wish.do == "off":
                        del sitting.notices[index]
                    elif wish.do == "confirm" and not notice.confirmed:
                        if time() - notice.made > DAYS * 86_400:
                            raise Refusal("late")
                        notice = sitting.notices[index] = msgspec.structs.replace(notice, confirmed=True)
                    if wish.do != "look":
                        await live.keep_meta()
                        live.stir()
                    return SetNotice(notice.kind, notice.address, notice.confirmed and wish.do != "off")
        raise Refusal("unknown-notice")
