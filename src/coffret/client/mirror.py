"""What a client knows of its table, kept in sync even if messages are lost, duplicated or late.

Nothing here sends: every method returns the messages that should be sent.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from coffret.client.changes import apply

Json = dict[str, Any]
SPECTATOR = -3


class Refused(Exception):
    """The server refused a request; `answer` is its whole message."""

    def __init__(self, answer: Json) -> None:
        super().__init__(f"{answer.get('text', '')} [{answer.get('code', '')}]")
        self.answer = answer
        self.code: str = answer.get("code", "")


class Mirror:
    """The looks and logs of a client's seats, and the requests awaiting an answer."""

    def __init__(self, tokens: list[str], lang: str = "en") -> None:
        self.tokens = tokens
        self.lang = lang
        self.part = secrets.token_hex(16)  # of the seed, given before the deal
        self.table: Json = {}
        self.looks: dict[int, Json] = {}
        self.versions: dict[int, int] = {}
        self.lines: dict[int, list[Json]] = {}  # the newest of the log; older ones are fetched
        self.first: dict[int, int] = {}  # the numbers of the first of them
        self.chat: list[Json] = []
        self.chat_first = 0
        self.waiting: dict[str, Json] = {}  # requests without an answer, by id
        self.answers: dict[str, Json] = {}
        self.early: list[Json] = []  # acknowledged moves that no look has shown yet
        self.lacking: set[int] = set()  # seats whose look is being fetched anew

    # Saying

    def hello(self) -> str:
        """Return the first message of a connection; what was missed comes in response."""
        self.lacking.clear()
        seen = {str(seat): version for seat, version in self.versions.items()}
        hello = {"t": "hello", "p": 1, "tokens": self.tokens, "lang": self.lang}
        return write({**hello, "seen": seen, "said": self.chat_first + len(self.chat), "part": self.part})

    def again(self) -> list[str]:
        """Return the unanswered requests, to be sent again on a new connection."""
        return [write(message) for message in self.waiting.values()]

    def move(self, seat: int, action: str, id: str | None = None) -> tuple[str, str]:
        """Return the id and message of a choice made from the current look."""
        return self.request({"t": "move", "seat": seat, "v": self.versions.get(seat, 0), "action": action}, id)

    def older(self, seat: int | None) -> tuple[str, str]:
        """Request a page of a seat's log before the known lines, or of the chat without a seat."""
        before = self.chat_first if seat is None else self.first.get(seat, 0)
        return self.request({"t": "older", "seat": seat, "before": before})

    def request(self, message: Json, id: str | None = None) -> tuple[str, str]:
        """Return the id and text of any message that is answered by id."""
        id = id or secrets.token_urlsafe(12)
        self.waiting[id] = {"id": id, **message}
        return id, write(self.waiting[id])

    # Hearing

    def hear(self, text: str | bytes) -> list[str]:
        """Process a message and return the messages to send in response."""
        message: Json = msgspec.json.decode(text)
        kind = message["t"]
        if kind == "look":
            return self.hear_look(message)
        if kind == "table":
            self.table = message
        elif kind == "chat":
            return self.hear_chat(message)
        elif kind in ("ack", "no", "why", "weigh", "link", "older", "older-chat", "runs") and message.get("id"):
            self.hear_older(message)
            self.early.append(message)
            self.settle()
        return []

    def settle(self) -> None:
        """Deliver answers; a move is answered once it is acknowledged and visible."""
        early, self.early = self.early, []
        for message in early:
            if message["t"] == "ack" and (message.get("v") or 0) > self.versions.get(message.get("seat", SPECTATOR), 0):
                self.early.append(message)
            else:
                self.waiting.pop(message["id"], None)
                self.answers[message["id"]] = message

    def hear_look(self, message: Json) -> list[str]:
        """Replace a look, or apply a difference to the look it belongs to, requesting a new one if it does not fit."""
        seat, version = message["seat"], message["v"]
        mine = self.versions.get(seat, -1)
        if "full" in message:
            if version >= mine:
                self.looks[seat] = message["full"]
                self.take(seat, version, message)
            return []
        if version <= mine:
            return []
        if message["from"] != mine:
            return self.resync(seat)
        self.looks[seat] = apply(self.looks[seat], message["diff"])
        self.take(seat, version, message)
        return []

    def take(self, seat: int, version: int, message: Json) -> None:
        """Record the version and the news of a look."""
        self.versions[seat] = version
        self.lacking.discard(seat)
        if "full" in message or seat not in self.lines:
            self.lines[seat], self.first[seat] = [], message["line"]
        self.lines[seat][message["line"] - self.first[seat] :] = message["news"]
        self.settle()

    def hear_chat(self, message: Json) -> list[str]:
        """Add chat lines, which are numbered so that none is added twice."""
        start = message["from"] - self.chat_first
        if not 0 <= start <= len(self.chat):  # some were said in between: they are fetched when they are asked for
            self.chat, self.chat_first, start = [], message["from"], 0
        self.chat[start : start + len(message["lines"])] = message["lines"]
        return []

    def hear_older(self, message: Json) -> None:
        """Prepend a page to the known lines, if it still fits."""
        if message["t"] == "older":
            seat, line = message["seat"], message["line"]
            if line + len(message["news"]) == self.first.get(seat):
                self.lines[seat], self.first[seat] = [*message["news"], *self.lines[seat]], line
        elif message["t"] == "older-chat" and message["from"] + len(message["lines"]) == self.chat_first:
            self.chat, self.chat_first = [*message["lines"], *self.chat], message["from"]

    def resync(self, seat: int) -> list[str]:
        """Request a whole look, once."""
        if seat in self.lacking:
            return []
        self.lacking.add(seat)
        return [write({"t": "resync", "seat": seat})]

    # Asking

    @property
    def seats(self) -> list[int]:
        """The seats this client plays."""
        return list(self.table.get("you", []))

    @property
    def is_complete(self) -> bool:
        """Whether everything that a hello brings has arrived."""
        if not self.table or self.table["state"] == "gathering":
            return bool(self.table)
        return all(seat in self.looks for seat in self.seats or [SPECTATOR])

    @property
    def is_over(self) -> bool:
        """Whether the play is over."""
        return self.table.get("state") in ("over", "ended")

    def to_choose(self) -> list[int]:
        """Return this client's seats that must choose and have no request pending."""
        busy = {message.get("seat") for message in self.waiting.values()}
        return [
            seat
            for seat in self.seats
            if seat not in busy and (look := self.looks.get(seat)) and seat in look["waiting"] and look["options"]
        ]


def write(message: Json) -> str:
    """Serialize a message."""
    return msgspec.json.encode(message).decode()
