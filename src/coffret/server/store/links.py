"""Keys and invitations: unguessable tokens that open a seat, the spectators' place, or the host's rights.

A key belongs to one device. An invitation is exchanged once for a key, and opens nothing after that. The spectators'
link is shared: it shows what everybody may see. So is the invitation to the table, which seats whoever comes first: it
is good for free seats only, and for watching. The link of a film shows a play that is over, and who played it.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from time import time

import msgspec

from coffret.server.store.interface import HOST, INVITATION, KEY, LINK, SPECTATOR, TABLE, Key, hashed

FILM = "film-"  # begins the token of a film, which opens nothing else
ALPHABET = "bcdfghjkmnpqrstvwxz23456789"  # no signs that look alike, no words


class SeatLink(msgspec.Struct):
    """The token of a seat: a key if the requesting device plays it, an invitation if it is open; bots have none."""

    seat: int
    kind: str
    token: str | None


class Links(msgspec.Struct):
    """A new table with its keys and invitations, for its creator."""

    table: str
    host: str
    spectator: str
    seats: list[SeatLink]
    commitment: str = ""
    guests: str = ""  # the invitation to the table, if somebody is expected

    def keys(self) -> list[Key]:
        """Return the form in which they are stored."""
        seats = [
            new_key(link.seat, link.token, INVITATION if link.kind == "open" else KEY)
            for link in self.seats
            if link.token
        ]
        guests = [new_key(TABLE, self.guests, INVITATION)] if self.guests else []
        return [new_key(HOST, self.host), new_key(SPECTATOR, self.spectator, LINK), *guests, *seats]


def new_token() -> str:
    """Return 128 random bits."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """Return a short-lived code that is short enough to type: 57 random bits."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(4)) for _ in range(3))


def new_key(role: int, token: str, kind: str = KEY) -> Key:
    """Return the stored form of a token."""
    return Key(hashed(token), role, kind, int(time()))


def key_for(secret: str, table: str, role: int) -> str:
    """Derive a device's key for a role from a secret that the device chose for this exchange.

    That way, an answer that was lost can be requested again.
    """
    digest = hashlib.sha256(f"{secret}:{table}:{role}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def new_links(kinds: list[str], commitment: str) -> Links:
    """Create keys and invitations for a table with these seats."""
    name = "".join(secrets.choice(ALPHABET) for _ in range(10))
    seats = [SeatLink(seat, kind, None if kind == "bot" else new_token()) for seat, kind in enumerate(kinds)]
    guests = new_token() if "open" in kinds else ""
    return Links(name, new_token(), new_token(), seats, commitment, guests)
