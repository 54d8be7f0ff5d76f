"""The outbox: delivers notices after a while, tries again if that fails, and never keeps a table waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from coffret.server.notices import mail, webhook
from coffret.server.notices.mail import Letter, Undelivered
from coffret.server.notices.setup import NoticeSetup
from coffret.server.notices.words import Place, turn_body, turn_letter
from coffret.server.protocol.limits import Bucket, Buckets
from coffret.server.store.interface import Notice

log = logging.getLogger(__name__)
SENDERS = "notices"  # what the names of their threads begin with
WAITS = (60.0, 300.0, 1800.0, 7200.0, 28_800.0)  # seconds before each further try
MOST = 10_000  # people who are being called at a time
TOGETHER = 4  # deliveries at a time
A_DAY, AT_ONCE = 60, 10  # notices to one address
AN_HOUR = 1200  # notices of the whole server

Pause = Callable[[float], Awaitable[None]]
Seat = tuple[str, int]  # a table and a seat


class Call(msgspec.Struct, eq=False):
    """Somebody who is to be called, by each of their notices that has not been delivered yet."""

    place: Place
    notices: list[Notice]
    task: asyncio.Task[None] | None = None


class Outbox:
    """Everything that is to be delivered. It is not stored: whoever has not been called is found again at a start."""

    def __init__(
        self, setup: NoticeSetup, pause: Pause = asyncio.sleep, resolve: webhook.Resolve | None = None
    ) -> None:
        self.setup = setup
        self.pause = pause
        self.resolve = resolve or webhook.resolved
        self.senders = ThreadPoolExecutor(2, SENDERS)
        self.calls: dict[Seat, Call] = {}
        self.finishing: set[asyncio.Task[None]] = set()
        self.turns = asyncio.Semaphore(TOGETHER)
        self.by_address = Buckets(A_DAY / 86_400, AT_ONCE)
        self.all = Bucket(AN_HOUR / 3600, AN_HOUR)

    def call(self, place: Place, wanted: dict[int, list[Notice]], done: Callable[[int], Awaitable[None]]) -> None:
        """Call the people of a table who are wanted now, and no others; `done` is told who has been."""
        for table, seat in [key for key in self.calls if key[0] == place.table and key[1] not in wanted]:
            self.drop((table, seat))
        for seat, notices in wanted.items():
            known = self.calls.get((place.table, seat))
            if known is not None:
                known.notices = [notice for notice in notices if notice in known.notices]
            elif len(self.calls) < MOST:
                call = self.calls[place.table, seat] = Call(place, list(notices))
                call.task = asyncio.get_running_loop().create_task(self.keep_calling((place.table, seat), call, done))

    def drop(self, key: Seat) -> None:
        """Stop calling somebody: they have come, or it is not their turn any more."""
        call = self.calls.pop(key)
        if call.task is not None:
            call.task.cancel()

    async def keep_calling(self, key: Seat, call: Call, done: Callable[[int], Awaitable[None]]) -> None:
        """Call somebody once they have been away for a while; try again, ever later, if that fails."""
        await self.pause(self.setup.after)
        for wait in (*WAITS, None):
            for notice in list(call.notices):
                if await self.is_finished(call.place, notice) and notice in call.notices:
                    call.notices.remove(notice)
            if not call.notices or wait is None:
                break
            await self.pause(wait)
        self.finish(key, call)
        await done(key[1])

    def finish(self, key: Seat, call: Call) -> None:
        """Take a call off the list: from now on its task writes to disk, and must not be cancelled."""
        if self.calls.get(key) is call:
            del self.calls[key]
        if call.task is not None:
            self.finishing.add(call.task)
            call.task.add_done_callback(self.finishing.discard)

    async def is_finished(self, place: Place, notice: Notice) -> bool:
        """Try to deliver a notice; False if it is worth another try."""
        if not self.by_address.take(notice.address) or not self.all.take():
            return False
        try:
            if notice.kind == "mail":
                await self.send(turn_letter(place, notice))
            else:
                await self.post(notice.address, turn_body(place, notice))
        except Undelivered as error:
            log.warning("table %s: a notice was not delivered: %s", place.table, error)
            return not error.again
        except Exception:
            log.exception("table %s: a notice could not be sent", place.table)
        return True

    async def send(self, letter: Letter) -> None:
        """Send an e-mail."""
        if self.setup.mail is None:
            raise Undelivered("there is no mail server", again=False)
        async with self.turns:
            await asyncio.get_running_loop().run_in_executor(self.senders, mail.send, self.setup.mail, letter)

    async def post(self, address: str, body: bytes) -> None:
        """Call a webhook, if the host allows it today."""
        hook = webhook.hook(address, self.setup)
        if hook is None:
            raise Undelivered("the host does not allow this site", again=False)
        async with self.turns:
            await webhook.post(hook, body, self.setup.private, resolve=self.resolve)

    async def close(self) -> None:
        """Stop; what was under way is found again at the next start."""
        for key in list(self.calls):
            self.drop(key)
        await asyncio.gather(*self.finishing, return_exceptions=True)
        self.senders.shutdown(wait=False, cancel_futures=True)
