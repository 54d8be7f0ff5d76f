# interpreted
"""The history of one play: what was agreed, the log of actions, and the resulting state.

Nothing is validated here: callers must make sure that the rules allow each entry. Save files, servers and replays use
this directly; players use a `Table`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Generic

import msgspec

from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.content import Raw
from coffret.kernel.errors import NotationError, UndoRefused
from coffret.kernel.game import Game, S, V
from coffret.kernel.stack import CHANCE, PUBLIC, Action, Event
from coffret.kernel.step import LogEntry as LogEntry
from coffret.kernel.step import Step, grouped


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
    # in a lesson, the outcomes of chance in their order, as long as the rules allow them; those left empty are drawn
    arranged: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


class Undone(msgspec.Struct):
    """A step that was taken back."""

    at: int  # the length of the log before it
    entries: list[LogEntry]

    @property
    def seat(self) -> int:
        return self.entries[0].seat


END = 1 << 30  # marks the last entry of a step


class History(Generic[S, V]):
    """The log of a play and the state it leads to."""

    def __init__(self, game: Game[S, V], header: Header, facts: Any) -> None:
        self.game = game
        self.header = header
        self.facts = facts
        self.log: list[LogEntry] = []
        self.marks: list[int] = []  # by entry, who noticed its step, and END; 0 inside a step
        self.counts: list[int] = []  # by entry, how many events it told
        self.undone: list[Undone] = []  # in the order in which it is done again
        self.begin: S | None = None  # a snapshot that the log is not replayed behind
        self.begin_at = 0
        self.past: list[list[Event]] = []  # what the entries before the snapshot told, as far as it is known
        self.lost = 0  # entries that the rules of today did not allow any more when it was loaded
        self.lost_draws = 0  # of these, outcomes of chance
        self.is_older = False  # it was begun under other rules or content
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

    def steps(self, state: S, first: int, end: int | None = None) -> Iterator[Step]:
        """Yield some of the log as steps, by replaying it on this state, the one before its first entry."""
        for entries in grouped(self.log[first:end]):
            before = stack.copy(state)
            told = [stack.apply_aloud(state, entry.action, entry.seat) for entry in entries]
            yield Step(entries[0].seat, first, before, entries, told, self.marks[first + len(entries) - 1] & ~END)
            first += len(entries)

    def retold(self) -> Iterator[Step]:
        """Yield the whole log as steps; of those before the snapshot, only what they told is known."""
        if self.begin_at:
            yield Step(CHANCE, 0, None, self.log[: self.begin_at], self.past)
        yield from self.steps(self.first(), self.begin_at)

    # Acting

    def act(self, entries: Sequence[LogEntry], rolls: bool) -> Step:
        """Make a step of these entries and, if the table rolls, of the chance that follows."""
        first, before = len(self.log), stack.copy(self.state)
        told = [self.put(entry) for entry in entries]
        if rolls:
            told += self.run_chance()
        seat = entries[0].seat if entries else CHANCE
        step = Step(seat, first, before, self.log[first:], told)
        deals = seat == CHANCE and not first
        step.noticed = self.everybody if step.events or deals else self.who_sees(before, seat)
        if step.entries:
            self.marks[first:] = [0] * (len(step.entries) - 1) + [step.noticed | END]
        return step

    def put(self, entry: LogEntry) -> list[Event]:
        """Apply one entry and collect its events."""
        events = stack.apply_aloud(self.state, entry.action, entry.seat)
        self.log.append(entry)
        self.marks.append(self.everybody | END)
        self.counts.append(len(events))
        return events

    def run_chance(self) -> list[list[Event]]:
        """Resolve chance until a player must choose; each draw depends on the seed and its position in the log."""
        told: list[list[Event]] = []
        while (decision := stack.decide(self.state)) is not None and decision.seat == CHANCE:
            outcome = arranged(self.game, self.header, self.log)
            if outcome is None or not stack.offered(self.state, outcome, CHANCE):
                outcome = stack.sample(self.state, self.rng())
            told.append(self.put(LogEntry(CHANCE, outcome)))
        return told

    def rng(self) -> Rng:
        """Return the random source for the next entry."""
        return seeded(self.header.seed, len(self.log))

    def resume(self, entries: list[LogEntry], marks: list[int] | None = None) -> list[Event]:
        """Continue from a log that is known to be good, and return all that it told; without marks, all is noticed."""
        self.log, self.state = entries, self.first()
        self.marks = [self.everybody | END] * len(entries) if marks is None else marks
        told = [*self.past]
        for step in self.steps(self.state, self.begin_at):
            told += step.told
        self.counts = [len(events) for events in told]
        return [event for events in told for event in events]

    # Noticing

    @property
    def everybody(self) -> int:
        """All viewers as bits: each seat and, last, spectators."""
        return (2 << self.header.seats) - 1

    def bit(self, seat: int) -> int:
        """Return the number of the bit of a seat, or of the spectators."""
        return self.header.seats if seat == PUBLIC else seat

    def who_sees(self, before: S, seat: int) -> int:
        """Return the viewers whose view has changed since this state, and the seat that changed it."""
        found = 1 << seat if seat >= 0 else 0
        for viewer in (*range(self.header.seats), PUBLIC):
            if viewer != seat and self.game.view(before, viewer) != self.game.view(self.state, viewer):
                found |= 1 << self.bit(viewer)
        return found

    # Taking back

    def last_choice(self, seat: int | None = None) -> int | None:
        """Return the index of the last choice in the log, of any player or of this seat."""
        for index in range(len(self.log) - 1, self.begin_at - 1, -1):
            if self.log[index].seat == seat or (seat is None and self.log[index].seat != CHANCE):
                return index
        return None

    def noticed_since(self, index: int, seat: int) -> int | None:
        """Return the index of the first later choice that this seat noticed."""
        chosen = index
        for later in range(index + 1, len(self.log)):
            if self.log[later].seat != CHANCE:
                chosen = later
            if chosen > index and self.marks[later] >> self.bit(seat) & 1:
                return chosen
        return None

    def take_back(self, index: int, keep: bool, past: S | None = None) -> Step:
        """Undo back to the entry with this index; with `keep`, later choices are done again where that is possible.

        `past` is the state before it, if it is known. The step holds what was done again, and is noticed by whoever
        noticed what is lost, or sees a change.
        """
        before, entry = self.state, self.log[index]
        gone = [[entry]] if keep else grouped(self.log[index:])
        rest = list(zip(self.log[index + 1 :], self.marks[index + 1 :], strict=True)) if keep else []
        lost = self.marks[index] | (0 if keep else union(self.marks[index:]))
        self.rewind(index, past)
        told = []
        for later, mark in rest:
            if stack.offered(self.state, later.action, later.seat):
                told.append(self.put(later))
                self.marks[-1] = mark
            else:
                lost |= mark
        at = [index + sum(len(group) for group in gone[:number]) for number in range(len(gone))]
        self.undone = [Undone(*each) for each in zip(at, gone, strict=True)] + self.undone
        noticed = (lost | self.who_sees(before, entry.seat)) & self.everybody
        return Step(entry.seat, index, before, self.log[index:], told, noticed)

    def rewind(self, index: int, past: S | None = None) -> None:
        """Go back to the state before the entry with this index."""
        self.state = self.at(index) if past is None else past
        del self.log[index:], self.marks[index:], self.counts[index:]

    def taken_back(self, seat: int | None = None) -> Undone | None:
        """Return what would be done again first, of anybody or of this seat."""
        return next((each for each in self.undone if seat is None or each.seat == seat), None)

    def forget_undone(self, seat: int) -> None:
        """After another choice of this seat, what it took back cannot be done again, nor what came after that."""
        own = self.taken_back(seat)
        if own is not None:
            del self.undone[self.undone.index(own) :]


def arranged(game: Game[Any, Any], header: Header, log: Sequence[LogEntry]) -> Action | None:
    """Return the outcome that a lesson has arranged for the chance after these entries, if any."""
    script = header.arranged or ()
    drawn = sum(entry.seat == CHANCE for entry in log) if script else 0
    if drawn >= len(script) or not script[drawn]:
        return None
    with suppress(NotationError):  # the notation has changed since
        return game.action(script[drawn], header.seats)
    return None


def union(marks: list[int]) -> int:
    """Return everybody who noticed any of these."""
    found = 0
    for mark in marks:
        found |= mark
    return found
