"""What processes tell each other: messages of clients, requests and their answers, as length-prefixed frames."""

from __future__ import annotations

import asyncio
from typing import cast

import msgspec

HEAD = 4  # bytes that tell the size of a frame
LONGEST = 64 * 1024 * 1024  # bytes of a frame: a save file, or a whole replay


class Prove(msgspec.Struct, array_like=True, tag=1):
    """Challenge whoever has connected."""

    nonce: bytes
    id: int  # of the process that was reached


class Proof(msgspec.Struct, array_like=True, tag=2):
    """Answer the challenge: only processes on the same database know its secret."""

    digest: bytes


class Open(msgspec.Struct, array_like=True, tag=3):
    """A client whose table is at the other process, with its first message."""

    channel: int
    address: str
    text: str


class Text(msgspec.Struct, array_like=True, tag=4):
    """A message from a client, or to it."""

    channel: int
    text: str


class Took(msgspec.Struct, array_like=True, tag=5):
    """A client has been sent so many signs: there is room for more."""

    channel: int
    size: int


class Close(msgspec.Struct, array_like=True, tag=6):
    """A client has gone, or has to go."""

    channel: int
    code: int


class Ask(msgspec.Struct, array_like=True, tag=7):
    """A request over HTTP about a table of the other process."""

    number: int
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    client: str


class Answer(msgspec.Struct, array_like=True, tag=8):
    """The answer to a request."""

    number: int
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


def readable(text: str | bytes) -> str:
    """Return what a client said as text; what is none is refused where it is read."""
    return text if isinstance(text, str) else text.decode(errors="replace")


Frame = Prove | Proof | Open | Text | Took | Close | Ask | Answer
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Frame).decode


class Frames(asyncio.Protocol):
    """A connection between two processes."""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None
        self.is_lost = False
        self.longest = LONGEST

    def hear(self, frame: Frame) -> None:
        """Take in a frame."""
        raise NotImplementedError

    def ended(self) -> None:
        """Let go of everything, since the connection has ended."""
        raise NotImplementedError

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        self.ended()

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        at = 0
        while len(buffer) - at >= HEAD:
            size = int.from_bytes(buffer[at : at + HEAD], "big")
            end = at + HEAD + size
            if size > self.longest:
                self.close()
                return
            if len(buffer) < end:
                break
            try:
                frame = decode(bytes(buffer[at + HEAD : end]))
            except msgspec.MsgspecError:
                self.close()
                return
            self.hear(frame)
            at = end
        del buffer[:at]

    def send(self, frame: Frame) -> None:
        """Send a frame; one that cannot be sent is lost with the connection."""
        if self.transport is not None and not self.is_lost:
            data = encode(frame)
            self.transport.write(len(data).to_bytes(HEAD, "big") + data)

    def close(self) -> None:
        """Close the connection."""
        if self.transport is not None:
            self.transport.close()
