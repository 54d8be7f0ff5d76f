"""`coffret serve`: run the table server in this process, on one file, until it is stopped."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic, time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
import uvicorn

from coffret.kernel.errors import CoffretError
from coffret.server import logs
from coffret.server.http.app import make_app
from coffret.server.http.middleware import LOCAL
from coffret.server.http.network import Network
from coffret.server.http.reach import ANYWHERE, Reach, own_names, url_of
from coffret.server.http.transport import HttpConnection, SocketConnection
from coffret.server.lobby import garbage
from coffret.server.lobby.lobby import Lobby
from coffret.server.lobby.notices import Notices
from coffret.server.lobby.retention import Retention
from coffret.server.notices.outbox import SENDERS, Outbox
from coffret.server.notices.setup import NoticeSetup
from coffret.server.preload import preload
from coffret.server.protocol.limits import FRAME, Limits
from coffret.server.room.services import THREADS
from coffret.server.store.filelock import FileLock
from coffret.server.store.opening import is_postgres, open_store
from coffret.server.thinking.minds import Minds

if TYPE_CHECKING:  # it needs the library for PostgreSQL
    from coffret.server.cluster.peers import Peers
    from coffret.server.store.interface import Store

log = logging.getLogger(__name__)
LAST_MOMENT = 0.5  # seconds for threads that are at work when everything else has stopped
SWITCH = 0.0005  # seconds: the writer's thread must not wait long for its turn


class Public(msgspec.Struct, frozen=True):
    """How the server is reachable from outside."""

    hosts: tuple[str, ...] = ()  # the names it may be called by, besides those of this machine
    proxies: tuple[str, ...] = ()  # the addresses of reverse proxies that are trusted
    base_path: str = ""  # such as /coffret: where a proxy shows it
    url: str = ""  # of the box, as others see it
    by_address: bool = False  # it may be called by the addresses of this machine, but by no other names


class PortTaken(CoffretError):
    """Another program listens on this port."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    db: str | Path = "coffret.db",
    open_browser: bool = False,
    *,
    limits: Limits | None = None,
    told: Callable[[str], None] = print,
    tell_others: Callable[[list[str]], None] | None = None,
    public: Public | None = None,
    retention: Retention | None = None,
    notices: NoticeSetup | None = None,
    minds: Minds | None = None,
    log_form: logs.Form = "text",
    now: Callable[[], float] = time,
    listening: socket.socket | None = None,
    peer_host: str = "127.0.0.1",
) -> None:
    """Serve until interrupted; port 0 picks a free port, `listening` is a socket that is open already.

    Other processes on the same database reach this one at `peer_host`.

    Once the server is ready, `told` is called with its address, and `tell_others` with those by which others reach it.
    """
    logs.set_up(log_form)
    public = public or Public()
    with ExitStack() as held:
        lock = None if is_postgres(db) else held.enter_context(FileLock(db))
        listening = held.enter_context(listening or listen(host, port))
        if lock is None:
            from coffret.server.cluster import peers  # noqa: F401 - its types are warmed, too
        preload()
        store = open_store(db)
        if lock is not None:
            lock.hold()  # it may have been made just now
        lobby = Lobby(store, limits, now)
        lobby.minds = minds or lobby.minds
        port = listening.getsockname()[1]
        reach = Reach(host, port, public.base_path, public.url)
        hosts = own_hosts(host, public)
        where = address(host, port) + public.base_path.lstrip("/")
        network = None  # a door is for a box that only this machine gets to, and no proxy
        if lock is not None and is_local(host) and not (public.url or public.proxies):
            network = Network(port, public.base_path, lock.db.with_name(f"{lock.db.name}.network"), tell_others)
        calling = Notices(lobby, Outbox(notices or NoticeSetup()), home(reach, where))
        app = make_app(
            lobby,
            hosts,
            public.base_path,
            retention,
            by_address=public.by_address,
            reach=reach,
            network=network,
            notices=calling,
            peers=peers_of(lobby, store, peer_host),
        )

        def ready(where: str) -> None:
            if lock is not None:
                lock.serves_at(where)
            told(where)
            if tell_others is not None:
                tell_others(reach.addresses())

        server = Server(configured(app, public.proxies), where, ready, open_browser, network)
        sys.setswitchinterval(SWITCH)
        garbage.tame()
        with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=fast_loop) as runner:
            runner.run(server.serve([listening]))
    end_threads()


def end_threads() -> None:
    """End this process if threads are still at work after a moment: everything is stored."""
    end = monotonic() + LAST_MOMENT
    for thread in threading.enumerate():
        if thread.name.startswith((*THREADS, SENDERS)):
            thread.join(max(0.0, end - monotonic()))
            if thread.is_alive():
                log.warning("stopped in the middle of some work")
                for stream in (sys.stdout, sys.stderr):
                    stream.flush()
                os._exit(0)


def peers_of(lobby: Lobby, store: Store, host: str) -> Peers | None:
    """Return the other processes on a database that can have any."""
    if not store.is_shared:
        return None
    from coffret.server.cluster.peers import Peers
    from coffret.server.store.postgres import PostgresStore

    assert isinstance(store, PostgresStore)
    return Peers(lobby, store, host)


def home(reach: Reach, where: str) -> str:
    """Return the URL of the box that notices lead to, with a slash at its end."""
    return f"{next(iter(reach.addresses()), where).rstrip('/')}/"


def fast_loop() -> asyncio.AbstractEventLoop:
    """Return the fastest event loop available on this system."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


def listen(host: str, port: int) -> socket.socket:
    """Open a socket at this address, or raise an error that says what to do."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
        listening.set_inheritable(True)
    except (OSError, OverflowError) as error:
        raise PortTaken(f"cannot listen at {host}, port {port} ({error}); choose another --host or --port") from error
    return listening


def own_hosts(host: str, public: Public) -> set[str] | None:
    """Return the names the server may be called by; None: any."""
    if public.by_address:
        return {*LOCAL, *own_names(), *public.hosts}
    if is_local(host) or public.hosts:
        named = urlsplit(public.url).hostname if public.url else None
        return {*LOCAL, *public.hosts, *([named] if named else [])}
    return None


def is_local(host: str) -> bool:
    """Whether the address is reachable only from this machine."""
    return host in LOCAL


def address(host: str, port: int) -> str:
    """Return the URL of the box."""
    return url_of("127.0.0.1" if host in ANYWHERE else host, port)


def configured(app: object, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """Configure uvicorn without an access log (links are private) and without frame compression.

    The client address is taken from `X-Forwarded-For` only if the request comes from one of these proxies.
    """
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=FRAME,
        ws_ping_timeout=60,  # who reads slowly answers late
        ws_per_message_deflate=False,
        log_config=None,
        log_level=logging.WARNING,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
        backlog=2048,
    )


class Server(uvicorn.Server):
    """A server that announces its address as soon as it is reachable, and may listen at more addresses later."""

    def __init__(
        self,
        config: uvicorn.Config,
        where: str,
        told: Callable[[str], None],
        open_browser: bool,
        network: Network | None = None,
    ) -> None:
        super().__init__(config)
        self.where = where
        self.told = told
        self.open_browser = open_browser
        self.network = network
        self.admitted: dict[str, asyncio.AbstractServer] = {}  # by the address at which it listens, too

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self.network is not None:
                await self.network.begin(self)
            self.told(self.where)
            if self.open_browser:
                await asyncio.to_thread(webbrowser.open, self.where)

    async def admit(self, host: str, port: int) -> None:
        """Listen at one more address."""
        self.admitted[host] = await asyncio.get_running_loop().create_server(
            self.connection, host, port, backlog=self.config.backlog
        )

    def connection(self) -> asyncio.Protocol:
        """Make what speaks HTTP with somebody who came by an admitted address."""
        return HttpConnection(self.config, self.server_state, self.lifespan.state)

    def expel(self) -> None:
        """Listen there no more, and end every connection that came that way."""
        for server in self.admitted.values():
            server.close()
        for connection in list(self.server_state.connections):
            if connection.transport.get_extra_info("sockname")[0] in self.admitted:
                connection.transport.abort()
        self.admitted = {}

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.admitted.values():
            server.close()
        await super().shutdown(sockets)
