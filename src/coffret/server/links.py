"""Links: unguessable texts that open a seat, the spectators' place, or the host's rights."""

from __future__ import annotations

import secrets

import msgspec

from coffret.server.store import HOST, SPECTATOR, hashed

ALPHABET = "bcdfghjkmnpqrstvwxz23456789"  # no signs that look alike, no words


class SeatLink(msgspec.Struct):
    """The link of a seat; a bot's has none."""

    seat: int
    kind: str
    token: str | None


class Links(msgspec.Struct):
    """A new table with all its links, for the one who made it."""

    table: str
    host: str
    spectator: str
    seats: list[SeatLink]

    def hashes(self) -> dict[int, bytes]:
        """What is kept of them, by role."""
        seats = {link.seat: hashed(link.token) for link in self.seats if link.token}
        return {HOST: hashed(self.host), SPECTATOR: hashed(self.spectator), **seats}


def new_token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def new_links(kinds: list[str]) -> Links:
    """Fresh links for a table with such seats."""
    name = "".join(secrets.choice(ALPHABET) for _ in range(10))
    seats = [SeatLink(seat, kind, None if kind == "bot" else new_token()) for seat, kind in enumerate(kinds)]
    return Links(name, new_token(), new_token(), seats)
