"""Limits on how much a client may send, and sanitizing of texts."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

import msgspec

FRAME = 16_384  # bytes in a message over the socket
BODY = 65_536  # bytes in a request
BODY_SECONDS = 30  # in which a request must be there
SAVE = 1_048_576  # bytes in a request that carries a save file
NAME, CHAT, ACTION, ELEMENT, ID, TOKEN = 40, 500, 200, 80, 32, 64  # signs in a text
SIGN, NOTE = 8, 80  # and in what somebody notes for themselves
BOT = 100  # signs in the name of a bot, which may be `module:function`
TOKENS = 64  # links in one request
PAGE = 100  # lines of the log or of the chat that are sent at once; older ones are asked for
WANTS = 50  # games that somebody may wish for
SEATS = 16  # at one table


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits that a host may change."""

    messages_per_second: float = 20
    messages_at_once: int = 60
    patience: int = 100  # messages that are told to be too fast before the connection is cut
    connections: int = 4000
    connections_per_address: int = 256  # sockets and requests under way; friends may share an address
    connections_per_table: int = 64
    requests_per_second: float = 20  # of one address: for what costs work, such as new tables
    requests_at_once: int = 100
    gets_per_second: float = 50  # for what is only read
    gets_at_once: int = 500
    files_per_second: float = 1000  # of the page, from memory: it asks for a hundred, and a whole party has one address
    files_at_once: int = 10_000
    tables: int = 100_000  # that are kept
    tables_per_address: int = 500  # new ones in a day, of one address
    behind: int = 131_072  # bytes to be sent, from which on news wait until the client has read them
    unread: int = 1_000_000  # bytes of answers that a client may leave unread
    read_seconds: float = 30  # in which a client must take in something of what it is sent
    hello_seconds: float = 10


class Bucket:
    """A token bucket: a burst of actions, refilled over time."""

    def __init__(self, per_second: float, at_once: int, clock: Callable[[], float] = monotonic) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.clock = clock
        self.left = float(at_once)
        self.since = clock()

    def take(self) -> bool:
        """Take one token, if there is one."""
        now = self.clock()
        self.left = min(self.at_once, self.left + (now - self.since) * self.per_second)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """Put the token back that was taken last."""
        self.left = min(self.at_once, self.left + 1)


class Buckets:
    """One bucket per address; the least recently used are dropped."""

    def __init__(self, per_second: float, at_once: int, most: int = 10_000) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one token for this address."""
        bucket = self.known.pop(address, None) or Bucket(self.per_second, self.at_once)
        self.known[address] = bucket
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        return bucket.take()

    def give_back(self, address: str) -> None:
        """Put the token back that was taken last for this address."""
        if (bucket := self.known.get(address)) is not None:
            bucket.give_back()


# Control signs, halves of signs, signs without meaning, line ends; signs that are unseen or turn text round.
HIDDEN = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
UNSEEN = {*"\u061c\u200b\u200e\u200f\u2060\ufeff", *map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))}


def clean(text: str, most: int) -> str:
    """Sanitize a person's text: one line, no invisible characters, limited in length."""
    kept = "".join(c if unicodedata.category(c) not in HIDDEN and c not in UNSEEN else " " for c in text)
    return " ".join(kept.split())[:most].rstrip()
