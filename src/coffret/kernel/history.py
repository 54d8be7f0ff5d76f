# interpreted
"""The history of one play: what was agreed, the log of actions, and the resulting state.

Nothing is validated here: callers must make sure that the rules allow each entry. Save files, servers and replays use
this directly; players use a `Table`.
"""

from __future__ import annotations

from typing import Any, Generic

import msgspec

from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.content import Raw
from coffret.kernel.errors import UndoRefused
from coffret.kernel.game import Game, S, V
from coffret.kernel.stack import CHANCE, Action, Event


class Header(msgspec.Struct, kw_only=True):
    """What was agreed before the first action."""

    game: str
    seats: int
    options: dict[str, bool | int | str]
    names: tuple[str, ...]
    seed: int | str
    commitment: str
    rules_version: int
    content: str  # the hash of the content
    pack: Raw | None = None  # the content pack laid over the game's own, if any
    bots: tuple[str, ...] = ()  # by seat, the bot that holds it; empty for a person's seat
    taken: int = 0  # entries at the beginning that come from another play: their dice follow its seed
    server_part: str = ""  # what the commitment is to, where the seed was mixed with parts of the players' devices
    parts: tuple[str, ...] = ()  # by seat, the part of the device that sat there at the deal; empty: none
    position: str | msgspec.UnsetType = msgspec.UNSET  # what the play starts from, where that is not the set-up


class LogEntry(msgspec.Struct, frozen=True):
    """One entry of the log."""

    seat: int
    action: Action


class History(Generic[S, V]):
    """The log of a play and the state it leads to."""

    def __init__(self, game: Game[S, V], header: Header, facts: Any) -> None:
        self.game = game
        self.header = header
        self.facts = facts
        self.log: list[LogEntry] = []
        self.undone: list[LogEntry] = []
        self.begin: S | None = None  # a snapshot that the log is not replayed behind
        self.begin_at = 0
        self.past: list[list[Event]] = []  # what the entries before the snapshot told, as far as it is known
        self.lost = 0  # entries that the rules of today did not allow any more when it was loaded
        self.state: S = self.first()

    def first(self) -> S:
        """The state that the log starts from."""
        if self.begin is not None:
            return stack.copy(self.begin)  # type: ignore[no-any-return]
        if self.header.position:
            return self.game.position(self.header.position, self.facts)
        return self.game.start(self.header.seats, self.header.options, self.facts)

    def at(self, index: int) -> S:
        """Return the state before the entry with this index, by replaying the log."""
        if index < self.begin_at:
            raise UndoRefused("error-older-rules")
        state = self.first()
        for entry in self.log[self.begin_at : index]:
            stack.apply(state, entry.action, entry.seat)
        return state

    def put(self, entry: LogEntry) -> list[Event]:
        """Apply one entry and collect its events."""
        events = stack.apply_aloud(self.state, entry.action, entry.seat)
        self.log.append(entry)
        return events

    def run_chance(self) -> list[Event]:
        """Resolve chance until a player must choose; each draw depends on the seed and its position in the log."""
        events: list[Event] = []
        while (decision := stack.decide(self.state)) is not None and decision.seat == CHANCE:
            events += self.put(LogEntry(CHANCE, stack.sample(self.state, self.rng())))
        return events

    def rng(self) -> Rng:
        """Return the random source for the next entry."""
        return seeded(self.header.seed, len(self.log))

    def last_choice(self) -> int:
        """Return the index of the last player choice in the log."""
        for index in range(len(self.log) - 1, self.begin_at - 1, -1):
            if self.log[index].seat != CHANCE:
                return index
        raise UndoRefused("error-nothing-to-undo")

    def rewind(self, index: int) -> None:
        """Go back to the state before the entry with this index."""
        self.state = self.at(index)
        del self.log[index:]
