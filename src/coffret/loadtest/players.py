"""Programs in the seats of a table, and the traffic they see."""

from __future__ import annotations

import asyncio
from time import perf_counter

import msgspec

from coffret.client.asking import make_table, person
from coffret.kernel.chance import Rng
from coffret.loadtest.socket import SocketClient

SAMPLES = 20_000  # sizes of messages that are remembered


class Traffic(msgspec.Struct):
    """What was sent over the sockets while moves were made, enough to reproduce the traffic without a game."""

    moves: int = 0
    moved: int = 0  # bytes of moves
    looks: int = 0  # messages that showed a move to somebody
    sizes: list[int] = []  # bytes of some of them

    def saw(self, size: int) -> None:
        """Record a look."""
        self.looks += 1
        if len(self.sizes) < SAMPLES:
            self.sizes.append(size)


class Tally:
    """How long the moves of all players took, and their traffic."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.traffic = Traffic(sizes=[])

    def clear(self) -> None:
        """Start counting."""
        self.times.clear()
        self.traffic = Traffic(sizes=[])


class Option(msgspec.Struct):
    """The part of an option that a player needs: its notation."""

    do: str


class Glimpse(msgspec.Struct):
    """The part of a look that a player needs: whether it is asked, and its options."""

    waiting: list[int]
    options: list[Option]


class Heard(msgspec.Struct):
    """The part of a server message that a player needs."""

    t: str
    v: int | None = 0
    id: str | None = None
    state: str = ""
    full: Glimpse | None = None
    diff: list[msgspec.Raw] = []


hear = msgspec.json.Decoder(Heard).decode


class Player:
    """A program that plays a seat at random.

    It decodes only what it needs, to leave the processor to the server.
    """

    def __init__(self, seat: int, token: str, tally: Tally) -> None:
        self.seat = seat
        self.token = token
        self.version = 0
        self.glimpse = Glimpse([], [])
        self.is_over = False
        self.needs = 0  # the version that shows the own last move
        self.sent: dict[str, float] = {}
        self.tally = tally

    def hello(self) -> str:
        return f'{{"t":"hello","tokens":["{self.token}"]}}'

    def hear(self, text: str | bytes) -> None:
        """Process a message."""
        message = hear(text)
        if message.t == "look":
            self.tally.traffic.saw(len(text))
            self.version = message.v or 0
            if message.full is not None:
                self.glimpse = message.full
            for change in message.diff:
                self.change(bytes(change))
        elif message.t == "ack" and message.id in self.sent:
            self.tally.times.append(perf_counter() - self.sent.pop(message.id))
            self.needs = message.v or 0
        elif message.t == "no":
            self.sent.clear()
        elif message.t == "table":
            self.is_over = message.state in ("over", "ended")

    def change(self, change: bytes) -> None:
        """Process one change of the look, if it concerns the options."""
        if change.startswith(b'[["waiting"]'):
            self.glimpse.waiting = msgspec.json.decode(change)[1]
        elif change.startswith(b'[["options"'):
            plain = msgspec.json.decode(change)
            items = [Option(item["do"]) for item in plain[-1]] if len(plain) == 4 else [Option(plain[-1]["do"])]
            start = plain[1] if len(plain) == 4 else plain[0][1]
            self.glimpse.options[start : start + (plain[2] if len(plain) == 4 else 1)] = items

    @property
    def is_asked(self) -> bool:
        """Whether it is time to choose."""
        if self.sent or self.version < self.needs:
            return False
        return self.seat in self.glimpse.waiting and bool(self.glimpse.options)

    def restart_clock(self) -> None:
        """Restart the timer, since the move is sent only now."""
        for id in self.sent:
            self.sent[id] = perf_counter()

    def move(self, rng: Rng) -> str:
        """Make a random choice."""
        options = self.glimpse.options
        id = f"{self.seat}.{self.version}"
        self.sent[id] = perf_counter()
        action = options[rng.below(len(options))].do
        text = f'{{"t":"move","id":"{id}","seat":{self.seat},"v":{self.version},"action":"{action}"}}'
        self.tally.traffic.moves += 1
        self.tally.traffic.moved += len(text)
        return text


class Table:
    """One table of the load, with a connected player in every seat."""

    def __init__(self, url: str, game: str, seats: int, pause: float, rng: Rng, tally: Tally) -> None:
        self.url = url
        self.game = game
        self.seats = seats
        self.tally = tally
        self.pause = pause  # seconds between two moves of the table
        self.rng = rng
        self.due = 0.0
        self.plays = False
        self.sockets: list[SocketClient] = []
        self.players: list[Player] = []
        self.over = asyncio.Event()

    async def open(self) -> None:
        """Create the table and take all seats."""
        made = await make_table(self.url, self.game, [person() for _ in range(self.seats)])
        for each in made.seats:
            await self.sit_down(each.seat, each.token or "")

    async def sit_down(self, seat: int, token: str) -> None:
        """Connect a player to a seat and wait until it sees something."""
        player, sees = Player(seat, token, self.tally), asyncio.Event()

        def heard(text: bytes) -> None:
            player.hear(text)
            if player.version:
                sees.set()
            self.consider(player, socket)

        socket = await SocketClient.connect(self.url, heard)
        self.players.append(player)
        self.sockets.append(socket)
        socket.send(player.hello())
        await sees.wait()

    def play(self) -> None:
        """Start moving, out of step with the other tables."""
        self.plays = True
        self.due = perf_counter() + self.pause * self.rng.below(1000) / 1000
        for player, socket in zip(self.players, self.sockets, strict=True):
            self.consider(player, socket)

    def consider(self, player: Player, socket: SocketClient) -> None:
        """Choose if asked, at the pace of the table."""
        if player.is_over:
            self.over.set()
        elif self.plays and player.is_asked:
            wait = self.due - perf_counter() if self.pause else 0.0
            self.due = max(self.due, perf_counter() - 5 * self.pause) + self.pause
            text = player.move(self.rng)
            if wait > 0:
                asyncio.get_running_loop().call_later(wait, self.send, player, socket, text)
            else:
                socket.send(text)

    def send(self, player: Player, socket: SocketClient, text: str) -> None:
        """Send a delayed move."""
        player.restart_clock()
        socket.send(text)

    def close(self) -> None:
        """Leave."""
        self.plays = False
        for socket in self.sockets:
            socket.close()


class RelayTable(Table):
    """A table at the bare relay: seats move in turn, and nothing ends."""

    async def open(self) -> None:
        name = f"{self.rng.below(1 << 30)}"
        for seat in range(self.seats):
            await self.sit_down(seat, f"{name}/{seat}")
