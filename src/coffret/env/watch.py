"""A play of an environment at a table in the browser: a small server on this machine, for spectators only.

The table starts from the position in which the play is, and follows it step by step, with the dice that fell there.
"""

from __future__ import annotations

import asyncio
import webbrowser
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import sleep
from typing import Any, TypeVar

from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Game
from coffret.kernel.stack import Action, State
from coffret.kernel.table import LogEntry, Table
from coffret.server.command import Public, Server, address, configured, listen, own_hosts
from coffret.server.http.app import make_app
from coffret.server.lobby.creation import found
from coffret.server.lobby.lobby import Lobby
from coffret.server.store.interface import Meta, Sitting
from coffret.server.store.sqlite import SqliteStore

HERE = "127.0.0.1"
PATIENCE = 60.0  # seconds for an answer of the server, which takes milliseconds
SILENT = "the server of a watched play does not answer"
T = TypeVar("T")


class Watched:
    """A play that can be watched at `url` until the next one begins, or until it is closed."""

    def __init__(self, game: Game, state: State, pace: float = 0.5) -> None:
        self.pace = pace
        self.entries: list[LogEntry] = []
        self.folder = TemporaryDirectory(prefix="coffret-watch-")
        self.is_ready = Event()
        self.is_closed = False
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = Thread(target=self.run, name="watched play", daemon=True)
        self.thread.start()
        self.is_ready.wait()
        self.table, link = self.wait_for(self.begin(game, state))
        self.url = f"{self.where}join#{link}"

    # In the thread of the server

    def run(self) -> None:
        try:
            with asyncio.Runner() as runner:
                runner.run(self.serve())
        finally:
            self.is_ready.set()  # also if it cannot begin

    async def serve(self) -> None:
        """Serve the box at a free port, on a file that is thrown away."""
        with listen(HERE, 0) as listening:
            self.loop = asyncio.get_running_loop()
            self.where = address(HERE, listening.getsockname()[1])
            self.lobby = Lobby(SqliteStore(Path(self.folder.name, "watched.db"), sync="OFF"))
            app = make_app(self.lobby, own_hosts(HERE, Public()))
            self.server = Server(configured(app), self.where, lambda where: self.is_ready.set(), open_browser=False)
            await self.server.serve([listening])

    async def begin(self, game: Game, state: State) -> tuple[str, str]:
        """Make a table of this position; return its id, and the link of its spectators."""
        header = Table.new(game, None, {}, position=game.write_state(state), rolls=False).header
        sittings = [Sitting("person", "", held=True) for _ in range(header.seats)]
        links = await found(self.lobby, header, Meta(sittings, "playing"))
        return links.table, links.spectator

    async def follow(self, entries: list[LogEntry]) -> None:
        """Make the step that the play has made."""
        live = await self.lobby.table(self.table)
        await live.change(live.playing().follow(entries))

    # In the thread of the play

    def wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server do something, and return what comes of it."""
        if self.loop is None or self.loop.is_closed():
            work.close()
            raise CoffretError(SILENT)
        asked = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return asked.result(PATIENCE)
        except TimeoutError as error:
            asked.cancel()
            raise CoffretError(SILENT) from error

    def note(self, seat: int, action: Action) -> None:
        """Write down what happens in a step: a choice, then what chance makes of it."""
        self.entries.append(LogEntry(seat, action))

    def show(self) -> None:
        """Show the step that is written down, unless nobody can look any more."""
        entries, self.entries = self.entries, []
        if self.is_closed:
            return
        self.wait_for(self.follow(entries))
        sleep(self.pace)

    def open(self) -> None:
        """Open the table in the browser of this machine."""
        webbrowser.open(self.url)

    def leave(self) -> None:
        """Follow no longer; what there is to see stays there until the program ends or this is closed."""
        self.entries = []

    def close(self) -> None:
        """End the server; the play goes on unwatched."""
        self.is_closed = True
        self.server.should_exit = True
        self.thread.join()
        self.folder.cleanup()
