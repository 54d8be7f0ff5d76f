"""A minimal WebSocket client, so that one core can drive a server on the other.

It only talks to local servers: whole text frames without compression, as the table server sends them.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
NO_MASK = bytes(4)  # a client must mask its frames, and the mask 0 leaves them as they are


class SocketClient(asyncio.Protocol):
    """One connection; `heard` is called with every text message."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_closed = False

    @classmethod
    async def connect(cls, url: str, heard: Callable[[bytes], None]) -> SocketClient:
        """Connect to `/ws` of the server at this address."""
        where = urlsplit(url)
        loop = asyncio.get_running_loop()
        transport, client = await loop.create_connection(lambda: cls(heard), where.hostname or "", where.port or 80)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await client.is_open
        return client

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.close()
                return
            del self.buffer[: end + 4]
            self.is_open.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        """Process every complete frame in the buffer."""
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, body = buffer[at + 1], at + 2
            if size >= 126:
                body += 2 if size == 126 else 8
                size = int.from_bytes(buffer[at + 2 : body], "big")
            if len(buffer) < body + size:
                break
            kind, at = buffer[at] & 0xF, body + size
            if kind == TEXT:
                self.heard(bytes(buffer[body:at]))
            elif kind == PING:
                self.write(PONG, bytes(buffer[body:at]))
            elif kind == CLOSE:
                self.close()
        del buffer[:at]

    def send(self, text: str) -> None:
        """Send a text message."""
        self.write(TEXT, text.encode())

    def write(self, kind: int, data: bytes) -> None:
        """Send a frame."""
        size = len(data)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        if self.transport is not None and not self.is_closed:
            self.transport.write(head + NO_MASK + data)

    def close(self) -> None:
        """Close the connection."""
        self.is_closed = True
        if self.transport is not None:
            self.transport.close()
