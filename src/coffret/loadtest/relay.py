"""The bare relay: the sockets of the table server without its tables.

Every move is acknowledged and forwarded to the others at its table, in as many messages of the same size as a real
server sent: no rules, views, words or disk. Its limit is the limit of the sockets.
"""

from __future__ import annotations

import asyncio
import sys
from itertools import cycle

import msgspec
from starlette.types import Receive, Scope, Send

from coffret.loadtest.players import Traffic
from coffret.server.command import Server, address, configured, fast_loop, listen


class Move(msgspec.Struct):
    """The part of a message that the relay needs: whose it is."""

    t: str
    id: str = ""
    seat: int = 0
    tokens: list[str] = []


class Room:
    """The connections at one table, and how many updates were sent there."""

    def __init__(self, seats: int) -> None:
        self.senders: list[Send | None] = [None] * seats
        self.versions = [1] * seats
        self.owed = 0.0  # looks that the real server would have sent by now


class Relay:
    """The relay as an ASGI application."""

    def __init__(self, traffic: Traffic, seats: int) -> None:
        self.seats = seats
        self.rooms: dict[str, Room] = {}
        self.looks = traffic.looks / max(1, traffic.moves)
        self.sizes = cycle(traffic.sizes or [500])
        self.action = "x" * max(1, traffic.moved // max(1, traffic.moves) - 50)
        self.read = msgspec.json.Decoder(Move).decode

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await live(receive, send)
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"ok"})
        else:
            await self.carry(receive, send)

    async def carry(self, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        await receive()
        await send({"type": "websocket.accept"})
        room = Room(0)
        while (message := await receive())["type"] != "websocket.disconnect":
            heard = self.read(message["text"])
            if heard.t == "hello":
                room = await self.seat(heard.tokens[0], send)
            else:
                await self.relay(room, heard, send)

    async def seat(self, token: str, send: Send) -> Room:
        """Handle a new connection by sending the first look."""
        table, _, seat = token.rpartition("/")
        room = self.rooms.setdefault(table, Room(self.seats))
        room.senders[int(seat)] = send
        full = f'{{"waiting":[0],"options":[{{"do":"{self.action}"}}]}}'
        await send({"type": "websocket.send", "text": f'{{"t":"look","seat":{seat},"v":1,"full":{full}}}'})
        return room

    async def relay(self, room: Room, move: Move, send: Send) -> None:
        """Acknowledge a move and forward it: first to the next seat, then to as many more as the real server did."""
        room.versions[move.seat] += 1
        version = room.versions[move.seat]
        await send(
            {"type": "websocket.send", "text": f'{{"t":"ack","id":"{move.id}","seat":{move.seat},"v":{version}}}'}
        )
        next_seat = (move.seat + 1) % self.seats
        room.owed += self.looks
        for place in range(self.seats):
            seat = (next_seat + place) % self.seats
            if place and room.owed < 1 and seat != move.seat:
                continue
            room.owed -= 1
            await self.show(room, seat, next_seat)

    async def show(self, room: Room, seat: int, next_seat: int) -> None:
        """Send a message of the size of a look."""
        sender = room.senders[seat]
        if sender is None:
            return
        room.versions[seat] += seat == next_seat
        start = f'{{"t":"look","seat":{seat},"v":{room.versions[seat]},"diff":[[["waiting"],[{next_seat}]]],"news":["'
        padding = "n" * (next(self.sizes) - len(start) - 3)
        await sender({"type": "websocket.send", "text": f'{start}{padding}"]}}'})


async def live(receive: Receive, send: Send) -> None:
    """Start and stop."""
    await receive()
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await send({"type": "lifespan.shutdown.complete"})


def main(traffic: str, seats: str) -> None:
    """Serve until stopped, and print the address."""
    listening = listen("127.0.0.1", 0)
    relay = Relay(msgspec.json.decode(traffic, type=Traffic), int(seats))
    where = address("127.0.0.1", listening.getsockname()[1])
    server = Server(configured(relay), where, lambda where: print(where, flush=True), False)
    with asyncio.Runner(loop_factory=fast_loop) as runner:
        runner.run(server.serve([listening]))


if __name__ == "__main__":
    main(*sys.argv[1:])
