"""A network that loses, delays, doubles and reorders messages and breaks connections, all from a seed."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import count

from coffret.client import Mirror
from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.table import Table
from coffret.server.lobby.lobby import Lobby
from coffret.server.lobby.session import Session
from coffret.server.store.links import Links
from coffret.server.store.persistence import restore
from tests.server.support import sent

PATIENCE = 30  # ticks without news after which a client connects anew


class Faults:
    """How bad the network is, in percent; `cut` breaks one connection after so many frames."""

    def __init__(
        self, seed: object, drop: int = 0, double: int = 0, delay: int = 0, breaks: int = 0, cut: int = -1
    ) -> None:
        self.rng: Rng = seeded(f"faults {seed}")
        self.drop, self.double, self.delay, self.breaks, self.cut = drop, double, delay, breaks, cut
        self.frames = 0

    def fates(self) -> Iterator[int]:
        """The delays, in ticks, with which a frame arrives: none, once or twice."""
        if self.happens(self.drop):
            return
        for _ in range(2 if self.happens(self.double) else 1):
            yield 1 + (self.rng.below(6) if self.happens(self.delay) else 0)

    def breaks_now(self) -> bool:
        """Whether the connection breaks with this frame."""
        self.frames += 1
        return self.frames == self.cut or self.happens(self.breaks)

    def happens(self, percent: int) -> bool:
        return percent > 0 and self.rng.below(100) < percent


class Player:
    """A program in a seat, behind a bad network. What it chooses depends on what it sees and on nothing else."""

    def __init__(self, lobby: Lobby, token: str, faults: Faults) -> None:
        self.lobby = lobby
        self.mirror = Mirror([token])
        self.faults = faults
        self.order = count()
        self.connect()

    def connect(self) -> None:
        """A new connection; whatever was on its way is lost."""
        self.session = Session(self.lobby)
        self.up: list[tuple[int, int, str]] = []
        self.down: list[tuple[int, int, str]] = []
        self.silent = 0
        self.greeted = False

    def post(self, queue: list[tuple[int, int, str]], now: int, text: str) -> None:
        """Put a frame on its way."""
        for delay in self.faults.fates():
            heapq.heappush(queue, (now + delay, next(self.order), text))

    async def tick(self, now: int) -> None:
        """One beat of the network's time."""
        self.silent += 1
        if self.session.closed or self.silent > PATIENCE:
            self.session.leave()
            self.connect()
        if not self.greeted:
            self.greeted = True
            await self.session.receive(self.mirror.hello())  # a connection begins with its hello
            for text in self.mirror.again():
                self.post(self.up, now, text)
        for seat in self.mirror.to_choose():
            self.post(self.up, now, self.mirror.move(seat, self.choice(seat))[1])
        await self.carry(now)

    async def carry(self, now: int) -> None:
        """Deliver what is due, in both directions."""
        while self.up and self.up[0][0] <= now:
            await self.session.receive(heapq.heappop(self.up)[2])
        for text in await sent(self.session):
            self.post(self.down, now, text)
        while self.down and self.down[0][0] <= now:
            self.silent = 0
            for answer in self.mirror.hear(heapq.heappop(self.down)[2]):
                self.post(self.up, now, answer)
            if self.faults.breaks_now():
                self.session.leave()
                self.connect()
                return

    def choice(self, seat: int) -> str:
        """An option; who else has chosen at the same moment makes no difference."""
        options = [option["do"] for option in self.mirror.looks[seat]["options"]]
        done = sum(answer["t"] == "ack" for answer in self.mirror.answers.values())
        return str(options[seeded(f"{seat} {options}", done).below(len(options))])


async def play(lobby: Lobby, links: Links, faults: Faults, limit: int = 20_000) -> Table:
    """Play a table to its end over a bad network, and return it as it is on disk."""
    players = [Player(lobby, each.token or "", faults) for each in links.seats]
    for now in range(limit):
        for player in players:
            await player.tick(now)
        while lobby.painter.due:
            lobby.painter.paint_next()
        if all(player.mirror.is_over for player in players):
            break
    else:
        raise AssertionError("the play did not come to its end")
    record = await lobby.store.load(links.table)
    assert record is not None
    stored, _ = restore(record)
    assert stored is not None
    return stored.table


def canonical(table: Table) -> list[tuple[int, str]]:
    """The log, choices made at the same moment in the order of their seats."""
    state = table.history.first()
    found: list[tuple[int, str]] = []
    group: list[tuple[int, str]] = []
    before, together = None, False
    for entry in table.log:
        decision, frame = stack.decide(state), state.stack[-1]
        if not (together and frame == before):
            found += sorted(group)
            group = []
        before, together = frame, decision is not None and len(decision.waiting()) > 1
        group.append((entry.seat, table.game.vocabulary.write(entry.action)))
        stack.apply(state, entry.action, entry.seat)
    return [*found, *sorted(group)]
