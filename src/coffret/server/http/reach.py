"""The addresses by which others reach the server: those of this machine, or the one its host names."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address

import msgspec

ANYWHERE = ("", "0.0.0.0", "::")  # what a server listens at that listens in all networks
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # of documentation: nobody is there

SIOCGIFADDR, IFREQ = 0x8915, 40  # of Linux: the question for an address, and the size of what is asked and told


class Reach(msgspec.Struct, frozen=True):
    """How others reach a server."""

    host: str = "127.0.0.1"  # that it listens at
    port: int = 0
    base_path: str = ""
    url: str = ""  # that its host names: it is behind a proxy

    def addresses(self) -> list[str]:
        """Return the URLs to hand out, best first; none if only this machine gets in."""
        if self.url:
            return [self.url]
        own = own_addresses(self.host) if self.host in ANYWHERE else [self.host]
        return [url_of(each, self.port, self.base_path) for each in own if is_reachable(each)]


def url_of(host: str, port: int, base_path: str = "") -> str:
    """Return the URL of a box, with a slash at its end."""
    shown = f"[{host}]" if ":" in host else host
    path = base_path.strip("/")
    return f"http://{shown}:{port}/{path}{'/' if path else ''}"


def own_addresses(host: str = "0.0.0.0") -> list[str]:
    """Return this machine's addresses in its networks, the one in use first; nothing is sent to find them."""
    families = (socket.AF_INET, socket.AF_INET6) if host == "::" else (socket.AF_INET,)
    found: dict[str, None] = {}
    for family in families:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[family], 9))  # of a datagram socket: it only looks up the way
            found[probe.getsockname()[0]] = None
    if host != "::":
        found |= dict.fromkeys(interface_addresses())
    for family in families:
        with suppress(OSError):
            for *_, place in socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_DGRAM):
                found[str(place[0])] = None
    return list(found)


def interface_addresses() -> Iterator[str]:
    """Yield the IPv4 address of each network interface, of a hotspot beside the way out, too; on Linux, which tells."""
    if sys.platform != "linux":
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # an interface without an address
                told = fcntl.ioctl(probe, SIOCGIFADDR, name.encode().ljust(IFREQ, b"\0"))
                yield socket.inet_ntoa(told[20:24])


def network_addresses() -> list[str]:
    """Return those of this machine's addresses by which others get to it."""
    return [each for each in own_addresses() if is_reachable(each)]


def is_reachable(host: str) -> bool:
    """Whether other machines can get to this address; a name is taken for one that they know."""
    try:
        address = ip_address(host)
    except ValueError:
        return host != "localhost"
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def own_names() -> tuple[str, ...]:
    """Return what this machine is called in its network."""
    name = socket.gethostname().lower()
    return (name, f"{name.removesuffix('.local')}.local") if name else ()
