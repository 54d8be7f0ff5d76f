"""A connection to a table that reconnects by itself and loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from coffret.client.asking import PATIENCE, Late
from coffret.client.mirror import Json, Mirror, Refused

FOR_GOOD = {4400, 4401, 4403, 4410, 4422}  # close codes after which coming back is of no use
WAITS = (0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds before trying again
Choose = Callable[[Json, int], str]


class Gone(Exception):
    """The server rejected this client or cannot be reached."""


class Client:
    """Seats at a table. Use it with `async with`; `mirror` holds what is known.

    A request that is not answered within `patience` seconds raises `Late`; a server that cannot be reached `tries`
    times in a row, or rejects the client, `Gone`.
    """

    def __init__(
        self, url: str, tokens: list[str], lang: str = "en", tries: int = 20, patience: float = PATIENCE
    ) -> None:
        self.url = url.rstrip("/").replace("http", "ws", 1) + "/ws"
        self.mirror = Mirror(tokens, lang)
        self.tries = tries
        self.patience = patience
        self.socket: ClientConnection | None = None
        self.news = asyncio.Condition()
        self.error: Gone | None = None
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Client:
        self.task = asyncio.get_running_loop().create_task(self.keep_listening())
        try:
            await self.until(lambda: self.mirror.is_complete, within=self.patience)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """End the connection."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])
        if self.socket is not None:
            await self.socket.close()

    # Listening

    async def keep_listening(self) -> None:
        """Stay connected; who waits is told if that ends for any reason."""
        try:
            await self.give_up(await self.keep_connected())
        except Exception as error:
            await self.give_up(f"a message was not understood ({error!r})")
            raise

    async def keep_connected(self) -> str:
        """Connect, listen, and reconnect when the connection breaks; return why that is of no use any more."""
        failed = 0
        while failed < self.tries:
            known = self.mirror.table
            try:
                async with connect(self.url, compression=None, max_size=None) as socket:
                    await self.listen(socket)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                if code in FOR_GOOD:
                    return f"the server closed ({code})"
                failed = 0 if self.mirror.table is not known else failed + 1
            except (OSError, InvalidHandshake, TimeoutError):
                failed += 1
            self.socket = None
            await asyncio.sleep(WAITS[min(failed, len(WAITS) - 1)])
        return "the server cannot be reached"

    async def listen(self, socket: ClientConnection) -> None:
        """Send hello and any unanswered requests, then process incoming messages until the connection ends."""
        await socket.send(self.mirror.hello())
        self.socket = socket
        for message in self.mirror.again():
            await socket.send(message)
        while True:
            for answer in self.mirror.hear(await socket.recv()):
                await socket.send(answer)
            async with self.news:
                self.news.notify_all()

    async def give_up(self, why: str) -> None:
        """Tell all waiting callers that no more messages will come."""
        self.error = Gone(why)
        async with self.news:
            self.news.notify_all()

    async def until(self, condition: Callable[[], bool], within: float | None = None) -> None:
        """Wait until a condition holds, at most `within` so many seconds: others may take days to choose."""
        try:
            async with asyncio.timeout(within), self.news:
                await self.news.wait_for(lambda: condition() or self.error is not None)
        except TimeoutError as error:
            raise Late(within or 0) from error
        if self.error is not None and not condition():
            raise self.error

    # Doing

    async def ask(self, message: Json, id: str | None = None) -> Json:
        """Send a request and wait for its answer, across reconnections; `no` raises `Refused`."""
        id, text = self.mirror.request(message, id)
        return await self.answer(id, text)

    async def move(self, seat: int, action: str) -> Json:
        """Make a choice and wait until it is on disk."""
        id, text = self.mirror.move(seat, action)
        return await self.answer(id, text)

    async def fetch_log(self, seat: int) -> list[Json]:
        """Fetch the whole log of a seat; hello brings only its end."""
        while self.mirror.first.get(seat, 0) > 0:
            await self.answer(*self.mirror.older(seat))
        return self.mirror.lines.get(seat, [])

    async def fetch_chat(self) -> list[Json]:
        """Fetch the whole chat; hello brings only its end."""
        while self.mirror.chat_first > 0:
            await self.answer(*self.mirror.older(None))
        return self.mirror.chat

    async def answer(self, id: str, text: str) -> Json:
        """Send a message and wait for the answer with its id."""
        if self.socket is not None:
            with suppress(ConnectionClosed):  # it is sent again on the next connection
                await self.socket.send(text)
        try:
            await self.until(lambda: id in self.mirror.answers, within=self.patience)
        finally:
            self.mirror.waiting.pop(id, None)
        found = self.mirror.answers.pop(id)
        if found["t"] == "no":
            raise Refused(found)
        return found

    async def play(self, choose: Choose, within: float | None = None) -> Json | None:
        """Play this client's seats to the end and return the outcome; `choose(look, seat)` returns an option.

        Who does not want to wait for the others any longer than `within` so many seconds at a time is told `Late`.
        """
        mirror = self.mirror
        while not mirror.is_over:
            await self.until(lambda: mirror.is_over or bool(mirror.to_choose()), within)
            if mirror.is_over:
                break
            seat = mirror.to_choose()[0]
            try:
                await self.move(seat, choose(mirror.looks[seat], seat))
            except Refused as refused:
                if refused.code not in ("stale", "turn", "over", "ended", "paused"):
                    raise
        outcomes = [look["outcome"] for look in mirror.looks.values()]
        return outcomes[0] if outcomes else None
