"""All tables of a server: found by link, loaded when somebody joins, unloaded when nobody is left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from time import monotonic, time
from typing import Any, Protocol, TypeVar, cast

from coffret.kernel.game import load
from coffret.server.lobby.codes import Codes, OwnCodes, StoredCodes
from coffret.server.lobby.garbage import Collector
from coffret.server.lobby.rooms import OwnRooms, Rooms, StoredRooms
from coffret.server.play.play import Play, Stored
from coffret.server.protocol.connection import MISTAKE, STOPS, Connection
from coffret.server.protocol.lanes import Lane
from coffret.server.protocol.limits import Buckets, Limits
from coffret.server.protocol.refusal import GivenUp, Refusal, Reload
from coffret.server.reading.readers import Readers
from coffret.server.room.services import Services
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import (
    INVITATION,
    VOID,
    Peer,
    Record,
    Right,
    SharedStore,
    Store,
    StoreError,
    Superseded,
    Unreadable,
    Write,
    hashed,
)
from coffret.server.store.persistence import read_header, restore, with_snapshot

log = logging.getLogger(__name__)
T = TypeVar("T")
IDLE = 60.0  # seconds after which a table where nobody is left is put away
QUIET = 300.0  # seconds after which a table where nothing happens forgets what it can find again
CLOSING = 2.0  # seconds for snapshots when the server stops; without one, a play is played again
SWEEP = 10.0  # seconds between looking for such tables
TRIES = 10  # at codes of rooms, that an address has in a minute
AT_ONCE, MOST, EACH = 4, 256, 64  # requests that are carried out, and that wait: in all, and of one address
ADOPT = 0.5  # seconds between looking for tables that another process has left behind


class Carrier(Protocol):
    """Who carries clients and requests to the process that owns their table."""

    async def carry(self, session: Connection, peer: Peer, hello: str | bytes) -> bool:
        """Let a client go on there; False if that cannot be reached."""

    async def call(self, peer: Peer, path: str, body: bytes) -> bytes:
        """Ask for what only processes may ask for."""

    async def others(self) -> list[Peer]:
        """Return the other processes that live."""

    async def close(self) -> None:
        """Stop talking to other processes."""


class Elsewhere(Reload):
    """Another process owns the table."""

    def __init__(self, peer: Peer) -> None:
        super().__init__()
        self.peer = peer


class Lobby(Services):
    """The tables of one server process."""

    def __init__(self, store: Store, limits: Limits | None = None, now: Callable[[], float] = time) -> None:
        super().__init__(store, limits or Limits(), now)
        self.kept: int | None = None  # how many tables are in the store, once it has been asked
        a_day = self.limits.tables_per_address
        self.new_tables = Buckets(a_day / 86_400, a_day)  # the right to make tables, by address
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}  # one for each table that is being loaded
        self.leaving: dict[str, asyncio.Task[Any]] = {}  # one for each table that is being put away
        self.stranded: set[str] = set()  # tables that were dropped because the store failed, with bots that could go on
        self.readers = Readers()
        self.visits = Lane(AT_ONCE, MOST, EACH)  # requests that cost work
        self.codes: Codes = StoredCodes(cast(SharedStore, store)) if store.is_shared else OwnCodes()
        self.rooms: Rooms = StoredRooms(cast(SharedStore, store)) if store.is_shared else OwnRooms()
        self.guesses = Buckets(TRIES / 60, TRIES)  # at codes of rooms, by address
        self.carrier: Carrier | None = None  # beside other processes
        self.connections = 0
        self.term = store.term  # under which the tables in memory are owned
        self.stopping = False
        self.chores: list[asyncio.Task[None]] = []

    # Opening and closing

    def open(self, *more: Coroutine[Any, Any, None]) -> None:
        """Start background work: bots resume, idle tables are unloaded, and other tasks run."""
        loop = asyncio.get_running_loop()
        collecting = Collector(self.figures).keep_collecting()
        chores = (self.wake_bots(), self.keep_sweeping(), self.figures.watch_the_loop(), collecting, *more)
        if self.store.is_shared:
            chores = (*chores, self.keep_owning())
        self.chores = [loop.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Stop: disconnect everybody, and store a snapshot of every play for a newer Coffret, as far as time allows."""
        self.stopping = True
        for chore in (*self.chores, *self.loading.values()):
            chore.cancel()
        await self.readers.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                await self.put_all_away()
        if self.carrier is not None:
            await self.carrier.close()
        await super().close()

    async def put_all_away(self) -> None:
        """Unload all tables."""
        for live in list(self.tables.values()):
            with suppress(GivenUp):
                async with live.lock:
                    live.drop(STOPS)
                self.put_away(live)
        await asyncio.gather(*self.leaving.values(), return_exceptions=True)

    def put_away(self, live: LiveTable) -> None:
        """Unload a table, storing what a newer Coffret needs to continue it."""
        live.gone = True
        live.bots.stop()
        live.clock.stop()
        live.thoughts.stop()
        live.reviewing.stop()
        self.forget(live)
        self.leave(live.id, self.keep_snapshot(live))

    def leave(self, id: str, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Finish with a table that is not in memory; whoever asks for it meanwhile waits."""
        task = self.leaving[id] = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(lambda _: self.leaving.pop(id, None))
        return task

    async def left(self, id: str) -> None:
        """Wait until a table that is being put away has been put away completely."""
        while id in self.leaving:
            await asyncio.wait([self.leaving[id]])

    async def keep_snapshot(self, live: LiveTable) -> None:
        """Store the state of a play if it has changed since the last snapshot."""
        play = live.play
        if play is not None and play.kept != play.n:
            try:
                write = await self.think(with_snapshot, play, Write(live.id, version=live.version))
                await self.store.write(write)
            except StoreError as error:
                log.error("table %s: %s", live.id, error)
        live.release()
        if self.store.is_shared and not self.stopping:  # who takes over from a server that stops goes on at once
            with suppress(StoreError):  # it stays ours until it is asked for
                await self.store.release(live.id)

    async def wake_bots(self) -> None:
        """After a restart, let bots resume at their tables, even where nobody watches."""
        await self.wake_all(await self.store.abandoned())

    async def wake_all(self, ids: list[str]) -> None:
        """Let the bots of some tables resume."""
        for id in ids:
            await self.wake_bots_of(id)
            await asyncio.sleep(0)

    async def keep_owning(self) -> None:
        """Beside other processes: drop tables that may be others' by now, and adopt what those have left behind."""
        is_sure = True  # all tables that are ours have been woken
        while self.store.is_shared:
            await asyncio.sleep(ADOPT)
            if self.term != self.store.term or not self.store.is_held:
                self.term, is_sure = self.store.term, False
                for live in list(self.tables.values()):
                    live.drop(MISTAKE)
                continue
            try:
                if not is_sure:
                    await self.wake_all(await self.store.owned())
                is_sure = True
                await self.wake_bots()
            except StoreError:
                is_sure = False  # what was taken over just now may be ours

    async def wake_bots_of(self, id: str) -> None:
        """Let the bots of a table resume; if none is asked, unload it again."""
        try:
            live = await self.table(id)
        except Refusal as refusal:
            if refusal.code == "store":
                self.stranded.add(id)
            return
        except Exception:
            log.exception("table %s: its bots cannot go on", id)
            return
        live.stir()
        if self.is_idle(live, 0):
            self.put_away(live)

    async def wake_stranded(self) -> None:
        """Retry the tables that were dropped when the store failed."""
        stranded, self.stranded = self.stranded, set()
        for id in stranded:
            await self.wake_bots_of(id)

    async def keep_sweeping(self) -> None:
        """Unload idle tables periodically."""
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()
            if self.store.is_shared:
                self.kept = None  # others make tables, too
            await self.wake_stranded()

    def sweep(self, idle: float = IDLE, quiet: float = QUIET) -> None:
        """Unload tables without connections; the others drop their caches, and the seal of calls that are over."""
        for live in list(self.tables.values()):
            live.unseal()
            if self.is_idle(live, idle):
                self.put_away(live)
            elif monotonic() - live.used >= quiet:
                live.showing.forget()

    def is_idle(self, live: LiveTable, seconds: float) -> bool:
        """Whether a table can be unloaded."""
        busy = live.bots.are_busy or live.reviewing.is_running or live.lock.locked()
        return not live.sessions and not busy and monotonic() - live.used >= seconds

    def forget(self, live: LiveTable, stranded: bool = False) -> None:
        """Drop a table from memory; one dropped because the store failed is retried later."""
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        if stranded:
            self.stranded.add(live.id)

    async def make_room(self) -> None:
        """Count a table about to be created, refusing it if there are too many."""
        if self.kept is None:
            self.kept = await asked(self.store.count())
        if self.kept >= self.limits.tables:
            self.kept = None  # some may be put away before somebody asks again
            raise Refusal("full", detail=f"at most {self.limits.tables} tables")
        self.kept += 1

    # Finding

    async def rights(self, tokens: Iterable[str]) -> dict[str, Right]:
        """Return what tokens open, leaving out invalid ones."""
        hashes = {token: hashed(token) for token in tokens}
        found = await self.rights_of(list(hashes.values()))
        return {token: found[hash] for token, hash in hashes.items() if hash in found}

    async def rights_of(self, hashes: list[bytes]) -> dict[bytes, Right]:
        """Return the rights of tokens by their hashes."""
        return await asked(self.store.rights(hashes))

    async def enter(self, tokens: list[str]) -> tuple[LiveTable, dict[str, Right]]:
        """Return the table that keys open, and what they may do there."""
        rights = await self.rights(tokens)
        tables = {right.table for right in rights.values()}
        if len(rights) < len(set(tokens)) or len(tables) != 1:
            raise Refusal("link")
        for code in (VOID, INVITATION):
            if any(right.kind == code for right in rights.values()):
                raise Refusal(code)
        return await self.table(tables.pop()), rights

    async def table(self, id: str) -> LiveTable:
        """Return a table, from memory or from the store. A server that stops loads none: another one does."""
        late = id in self.loading
        while (live := self.tables.get(id)) is None:
            if self.stopping:
                raise Reload
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.get_running_loop().create_task(self.load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            try:
                await asyncio.shield(task)  # who gives up waiting does not stop it for the others
            except asyncio.CancelledError:
                if not task.cancelled():
                    raise
                raise Reload from None  # the server stops
            except Refusal as refusal:
                if refusal.code != "store" or not late:
                    raise
                late = False  # that began before this was asked: the disk may be well again
        live.used = monotonic()
        return live

    async def load(self, id: str) -> LiveTable:
        """Load a table once it has been completely unloaded. Only one task at a time does this."""
        await self.left(id)
        claim = await asked(self.store.claim(id))
        if claim.owner is not None:
            raise Elsewhere(claim.owner)
        record = await asked(self.store.load(id))
        if record is None:
            raise Refusal("link")
        record.resumed = claim.resumed
        return await self.wake(record)

    async def state_of(self, id: str) -> str:
        """Return how far a table has come, wherever it is."""
        try:
            return (await self.table(id)).meta.state
        except Elsewhere as elsewhere:
            record = await asked(self.store.load(id))
            if record is None:
                raise Refusal("link") from elsewhere
            return record.meta.state

    async def wake(self, record: Record) -> LiveTable:
        """Turn a stored table into a live one."""
        try:
            header = read_header(record)
            game = load(header.game)
            play, repair = await self.think(restore, record)
            if play is not None and repair is not None:
                await self.repair(record, play, repair)
        except Superseded as error:
            raise Reload from error
        except StoreError as error:
            log.error("table %s: %s", record.id, error)
            raise Refusal("store") from error
        except Exception as error:
            log.exception("table %s cannot be loaded", record.id)
            raise Refusal("unreadable", detail=str(error)) from error
        live = LiveTable(self, record, game, play.table.header if play else header, play, self.forget)
        self.tables[record.id] = live
        return live

    async def repair(self, record: Record, play: Play, step: Stored) -> None:
        """Store how a play continues under changed rules or content."""
        if play.is_cut:
            log.warning("table %s: the rules of today end what was played at step %s", record.id, step.n)
            record.meta.cut = step.n
        write = Write(record.id, meta=record.meta, steps=[step], version=record.version)
        await self.store.write(await self.think(with_snapshot, play, write))
        record.version += 1


async def asked(question: Awaitable[T]) -> T:
    """Await the store's answer, turning a disk failure into a refusal."""
    try:
        return await question
    except Unreadable as error:
        log.error("%s", error)
        raise Refusal("unreadable", detail=str(error)) from error
    except StoreError as error:
        log.error("%s", error)
        raise Refusal("store") from error
