"""What server tests share: a lobby on a file, and connections without sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from coffret.client import Mirror
from coffret.server.lobby.creation import Chair, Wish, make
from coffret.server.lobby.joining import Joining, join
from coffret.server.lobby.lobby import Lobby
from coffret.server.lobby.session import Session
from coffret.server.protocol.limits import Limits
from coffret.server.store.links import Links, new_token
from coffret.server.store.opening import is_postgres, open_postgres
from coffret.server.store.sqlite import SqliteStore
from tests.waiting import until_async

Json = dict[str, Any]
ROOMY = Limits(
    messages_per_second=1e9, messages_at_once=10**9, requests_per_second=1e9, requests_at_once=10**9
)  # tests are faster than people


def any_store(db: str | Path) -> Any:
    """The store of a file, without waiting for the disk, or of a database."""
    return open_postgres(str(db)) if is_postgres(db) else SqliteStore(db, sync="OFF")


@asynccontextmanager
async def opened(place: Path | str, limits: Limits = ROOMY) -> AsyncIterator[Lobby]:
    """A lobby on a file in a folder, or on a database, for the time of a test."""
    lobby = Lobby(any_store(place if isinstance(place, str) else place / "tables.db"), limits)
    try:
        yield lobby
    finally:
        await lobby.close()


async def table(lobby: Lobby, kinds: str, game: str = "liar", **more: Any) -> Links:
    """A new table: `pbo` seats a person, a bot and somebody who has yet to come. It takes the same course each time."""
    words = {"p": "person", "b": "bot", "o": "open"}
    chairs = [Chair(words[sign], f"{words[sign]}{seat}") for seat, sign in enumerate(kinds)]  # type: ignore[arg-type]
    return await make(lobby, Wish(game, chairs, **{"pace": 0, "seed": "table", **more}))


async def sent(session: Session) -> list[str]:
    """What waits to be sent to a connection, taken as if it were read."""
    found: list[str] = []
    while (text := await session.next()) is not None:
        found.append(text)
    return found


async def sat_down(lobby: Lobby, links: Links, seat: int) -> str:
    """The key that a device gets for the invitation to a seat."""
    invitation = links.seats[seat].token
    assert invitation
    (held,) = await join(lobby, Joining(invitation, new_token()))
    return held.token


class Line:
    """A connection without a socket: what is said is obeyed before `say` returns, answers are there at once."""

    def __init__(self, lobby: Lobby, *tokens: str | None, lang: str = "en") -> None:
        self.session = Session(lobby)
        self.mirror = Mirror([token for token in tokens if token], lang)
        self.question = 0  # that was heard last

    async def open(self) -> Line:
        """Say hello."""
        await self.send(self.mirror.hello())
        return self

    async def send(self, text: str | bytes) -> list[Json]:
        """Send a frame and return the messages that came."""
        await self.session.receive(text)
        return await self.drain()

    async def drain(self) -> list[Json]:
        """Take in what has come."""
        while self.session.lobby.painter.due:
            self.session.lobby.painter.paint_next()
        found: list[Json] = []
        for text in await sent(self.session):
            found.append(msgspec.json.decode(text))
            self.question = found[-1].get("question", self.question)
            for answer in self.mirror.hear(text):
                await self.session.receive(answer)
        return found

    async def until(self, condition: Callable[[], bool]) -> None:
        """Take in what comes until something is so."""
        while not condition():
            await until_async(lambda: self.session.outbox or self.session.lobby.painter.due, "any news")
            await self.drain()

    async def ask(self, **message: Any) -> Json:
        """Send a request and return its answer."""
        id, text = self.mirror.request(message)
        await self.send(text)
        return self.mirror.answers.pop(id)

    async def move(self, seat: int, action: str) -> Json:
        """Choose."""
        id, text = self.mirror.move(seat, action)
        await self.send(text)
        return self.mirror.answers.pop(id)

    async def consent(self, seat: int, yes: bool) -> Json:
        """Answer the question that was heard last."""
        await self.drain()
        return await self.ask(t="consent", seat=seat, yes=yes, question=self.question)

    def options(self, seat: int) -> list[str]:
        """What a seat can do."""
        return [option["do"] for option in self.mirror.looks[seat]["options"]]

    def close(self) -> None:
        """Break the connection."""
        self.session.leave()


def tokens(links: Links, *seats: int) -> list[str | None]:
    """The links of some seats."""
    return [links.seats[seat].token for seat in seats]
