"""Webhooks: a small request to a site that the host has allowed, and to nowhere else.

A guest chooses the address. So its site must be on the host's list, what its name resolves to must be public (unless
the host says otherwise), the connection goes to exactly the address that was checked, an answer that leads elsewhere is
not followed, and nothing of the answer is read beyond its first line.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import msgspec

from coffret.server.notices.mail import Undelivered
from coffret.server.notices.setup import HOOK_PORTS, NoticeSetup, Site

SECONDS = 10.0  # for one request, all in all
LONGEST = 400  # signs of an address
LINE = 4096  # bytes of an answer that are read
TARGET = re.compile(r"/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*")
TRANSLATED = IPv6Network("64:ff9b::/96")  # IPv4 addresses as networks without IPv4 write them

Resolve = Callable[[str, int], Awaitable[list[str]]]


class Hook(msgspec.Struct, frozen=True):
    """An address on an allowed site."""

    site: Site
    target: str  # path and query


def hook(address: str, setup: NoticeSetup) -> Hook | None:
    """Parse an address if it leads to an allowed site; None if it does not."""
    try:
        parts = urlsplit(address)
        named = Site(parts.scheme, parts.hostname or "", parts.port or HOOK_PORTS.get(parts.scheme, 0))
    except ValueError:
        return None
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    plain = parts.username is None and not parts.fragment and TARGET.fullmatch(target)
    return Hook(named, target) if plain and len(address) <= LONGEST and named in setup.sites else None


def is_public(address: str) -> bool:
    """Whether an address is somewhere in the public Internet, however it is written."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        inner = found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in TRANSLATED:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None and not is_public(str(inner)):
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


async def resolved(host: str, port: int) -> list[str]:
    """Return the addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[0]) for *_, place in found))


async def post(
    hook: Hook, body: bytes, private: bool = False, seconds: float = SECONDS, resolve: Resolve = resolved
) -> None:
    """Post JSON to a webhook; raise Undelivered if it is not taken."""
    try:
        async with asyncio.timeout(seconds):
            status = await exchange(hook, body, private, resolve)
    except (OSError, ssl.SSLError, ValueError, asyncio.LimitOverrunError) as error:  # also when time is up
        raise Undelivered(f"the webhook does not answer: {type(error).__name__}") from error
    if not 200 <= status < 300:
        raise Undelivered(f"the webhook answers {status}", again=status >= 500 or status in (408, 429))


async def exchange(hook: Hook, body: bytes, private: bool, resolve: Resolve) -> int:
    """Send a request to an address that has been checked, and return the status of the answer."""
    site = hook.site
    places = await resolve(site.host, site.port)
    if not places or not (private or all(map(is_public, places))):
        raise Undelivered("the webhook is not at a public address", again=False)
    safe = site.scheme == "https"
    reader, writer = await asyncio.open_connection(
        places[0],
        site.port,
        limit=LINE,
        ssl=ssl.create_default_context() if safe else None,
        server_hostname=site.host if safe else None,
    )
    try:
        writer.write(request(hook, body))
        line = await reader.readuntil(b"\n")
    except asyncio.IncompleteReadError as error:
        raise ConnectionError from error
    finally:
        writer.transport.abort()
    found = re.match(rb"HTTP/1\.[01] (\d{3})", line)
    if found is None:
        raise ConnectionError
    return int(found[1])


def request(hook: Hook, body: bytes) -> bytes:
    """Return the bytes of the request."""
    head = [
        f"POST {hook.target} HTTP/1.1",
        f"Host: {str(hook.site).partition('://')[2]}",
        "User-Agent: Coffret",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode("ascii") + body
