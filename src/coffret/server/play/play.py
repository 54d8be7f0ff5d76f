"""One play as the server keeps it: the kernel's table, in steps, with a version for each viewer.

A step is the effect of one request: a choice and the chance that followed, or an undo. A viewer notices a step if its
view changes or it is told something, and only then does its version grow: a hidden choice leaves no trace elsewhere.
"""

from __future__ import annotations

from collections import OrderedDict
from time import time
from typing import Any

import msgspec
from msgspec import Raw

from coffret.kernel import stack
from coffret.kernel.errors import UndoRefused
from coffret.kernel.save import write_entry
from coffret.kernel.stack import CHANCE, PUBLIC, Action, Decision, Event, State
from coffret.kernel.table import LogEntry, Table
from coffret.server.play.undo import is_free
from coffret.server.protocol.limits import PAGE

REMEMBERED = 256  # ids of moves that are known again when they are sent twice
END = 1 << 30  # marks the last entry of a step


class Step(msgspec.Struct, kw_only=True):
    """One change of a play, as stored."""

    n: int
    seat: int  # who did it
    text: str  # lines of the log; `< 17` first goes back to the moment before entry 17
    noticed: int  # a bit for each seat and, last, for spectators
    move: str = ""  # the id under which it was asked
    at: int


class Change(msgspec.Struct):
    """A step and what to tell about it."""

    step: Step
    events: list[Event]
    line: int  # how many lines were told before
    back: bool = False  # something was taken back: what was told before has changed
    lines: dict[tuple[str, int, bool], Raw] = {}  # in words, by language, event, and whether its secret is learnt
    before: State | None = None  # where a choice was made, for whoever wants to see what followed event by event
    entries: list[LogEntry] = []
    moments: list[State] | None = None


class Moment(msgspec.Struct):
    """A past moment: the state, and what had been told by then."""

    state: Any
    told: list[Event]


class Play:
    """The rules side of a live table. Nothing here waits or sends."""

    def __init__(self, table: Table, rules: str = "") -> None:
        self.table = table
        self.rules = rules  # the rules and content that it is played with
        self.kept = 0  # the step of the last snapshot
        self.told_at = 0  # so many entries have been told into what is kept
        self.told_state: State | None = None  # the state after them; None: all is to be told again
        self.is_cut = False  # the rules of today did not allow all that was played
        self.viewers = (*range(table.seats), PUBLIC)
        self.n = 0
        self.versions = [0] * len(self.viewers)
        self.noticed_at = [0] * len(self.viewers)  # when the last thing noticed happened
        self.own = [False] * len(self.viewers)  # the last thing noticed was one's own choice
        self.asked_at = [0] * len(self.viewers)  # the version at which what is asked now was first asked
        self.marks: list[int] = []  # for each entry who noticed its step; 0 inside a step
        self.counts: list[int] = []  # for each entry how many lines it told
        self.recent: list[Event] = []  # the last page of what was told
        self.moves: OrderedDict[tuple[int, str], int] = OrderedDict()  # answered moves with their versions
        self.taken_back: dict[int, Action] = {}
        self.look_up()

    # What can be asked

    def version(self, seat: int) -> int:
        """Return the version of what this seat sees."""
        return self.versions[self.bit(seat)]

    def changed(self, seats: list[int]) -> int:
        """Return when something last changed for any of these seats; what they do not notice leaves no trace."""
        return max(self.noticed_at[self.bit(seat)] for seat in seats)

    def bit(self, seat: int) -> int:
        """Return the bit of a seat, or of the spectators, in a set of viewers."""
        return self.table.seats if seat == PUBLIC else seat

    def look_up(self) -> None:
        """Update the open decision after a change of state; views are computed on demand."""
        self.views: dict[int, Any] = {}
        self.decision = stack.decide(self.table.state)

    def view(self, seat: int) -> Any:
        """Return what a seat may know now."""
        if seat not in self.views:
            self.views[seat] = self.table.game.view(self.table.state, seat)
        return self.views[seat]

    def is_newly_asked(self, seat: int) -> bool:
        """Whether this seat was asked something else, or nothing, before the last step that it noticed."""
        return self.asked_at[self.bit(seat)] == self.version(seat)

    def answers_the_question(self, seat: int, version: int) -> bool:
        """Whether a choice made from this version of a seat's look answers the current question."""
        return self.asked_at[self.bit(seat)] <= version <= self.version(seat)

    def sees_change(self, seat: int, before: State) -> bool:
        """Whether a seat's view has changed."""
        return bool(self.table.game.view(before, seat) != self.view(seat))

    def undo_sign(self, seat: int) -> str:
        """Return whether this seat has a choice to take back: `own` if it has seen nothing else since."""
        if seat == PUBLIC or self.last_choice(seat) is None:
            return ""
        return "own" if self.own[seat] else "ask"

    def last_choice(self, seat: int) -> int | None:
        """Return the index of a seat's last choice in the log."""
        log = self.table.log
        for index in range(len(log) - 1, max(self.table.history.begin_at, self.table.header.taken) - 1, -1):
            if log[index].seat == seat:
                return index
        return None

    @property
    def lines(self) -> int:
        """The number of lines told so far."""
        return sum(self.counts)

    def older(self, before: int) -> list[Event]:
        """Return the page of lines before a line by replaying the log; slow, so not for the event loop."""
        return self.retell(len(self.table.log)).told[max(0, before - PAGE) : before]

    def retell(self, end: int) -> Moment:
        """Return the moment before an entry by replaying the log; slow, so not for the event loop."""
        if end < self.table.history.begin_at:
            raise UndoRefused("the play cannot go back behind the snapshot that it goes on from")
        found = Moment(self.table.history.first(), [event for events in self.table.history.past for event in events])
        for entry in self.table.log[self.table.history.begin_at : end]:
            found.told += stack.apply_aloud(found.state, entry.action, entry.seat)
        return found

    def next_chapter(self) -> tuple[int, list[list[Event]]]:
        """Return the events of all entries not yet stored, and the number of the first."""
        table = self.table
        first, at = (self.told_at, self.told_at) if self.told_state is not None else (0, table.history.begin_at)
        state = table.history.first() if self.told_state is None else stack.copy(self.told_state)
        told = [*table.history.past] if self.told_state is None else []
        told += [stack.apply_aloud(state, entry.action, entry.seat) for entry in table.log[at:]]
        self.told_at, self.told_state = len(table.log), stack.copy(state)
        return first, told

    # Changing

    def begin(self) -> Change:
        """Make the first step: the deal."""
        self.table.rolls = True
        return self.finish(CHANCE, 0, self.table.history.run_chance(), None)

    def adopt(self, entries: list[LogEntry]) -> list[Change]:
        """Take over the log of another play step by step; chance belongs to the choice before it."""
        changes = []
        groups: list[list[LogEntry]] = [[]]
        for entry in entries:
            if entry.seat != CHANCE:
                groups.append([])
            groups[-1].append(entry)
        for group in groups:
            before, state = len(self.table.log), stack.copy(self.table.state)
            events = [event for entry in group for event in self.table.history.put(entry)]
            changes.append(self.finish(group[0].seat if group else CHANCE, before, events, state))
        self.table.rolls = True
        if self.table.pending is not None and self.table.pending.seat == CHANCE:
            before, state = len(self.table.log), stack.copy(self.table.state)
            changes.append(self.finish(CHANCE, before, self.table.history.run_chance(), state))
        return changes

    def act(self, seat: int, action: Action, move: str = "") -> Change:
        """Apply a choice, checking it against the rules again, and the chance that follows."""
        before, state = len(self.table.log), stack.copy(self.table.state)
        decision, asked_at = self.decision, self.asked_at.copy()
        events = self.table.act(action, seat)
        self.taken_back.pop(seat, None)
        change = self.finish(seat, before, events, state, move)
        if decision is not None and self.decision is not None and self.table.state.stack[-1] == state.stack[-1]:
            for other in still_asked(decision, self.decision, seat):
                self.asked_at[other] = asked_at[other]
        if events:
            change.before, change.entries = state, self.table.log[before:]
        return change

    def is_free(self, index: int) -> bool:
        """Whether this choice can be undone without asking anybody.

        Later choices that the seat did not notice are undone and redone with it, so that the answer does not reveal
        them.
        """
        entry, table = self.table.log[index], self.table
        return self.own[entry.seat] and is_free(
            table.game, table.history.at(index), entry.action, entry.seat, table.seats
        )

    def take_back(self, index: int, keep_others: bool, move: str = "", past: Moment | None = None) -> Change:
        """Undo back to an entry, keeping unnoticed later choices of others. `past` is the moment before it."""
        table, past = self.table, past or self.retell(index)
        seat, line, state = table.log[index].seat, self.lines, table.state
        self.taken_back[seat] = table.log[index].action
        if index < self.told_at:
            self.told_state = None
        rest = list(zip(table.log[index + 1 :], self.marks[index + 1 :], strict=True)) if keep_others else []
        lost = self.marks[index] | (0 if keep_others else union(self.marks[index:]))
        table.history.state = past.state
        del table.log[index:], self.marks[index:], self.counts[index:]
        for entry, mark in rest:
            if stack.offered(table.state, entry.action, entry.seat):
                events = table.history.put(entry)
                past.told += events
                self.counts.append(len(events))
                self.marks.append(mark)
            else:
                lost |= mark
        self.recent = past.told[-PAGE:]
        text = "\n".join([f"< {index}", *[write_entry(table, entry) for entry in table.log[index:]]])
        return self.note(seat, text, lost & ~END, [], line, state, move, back=True)

    def resume(self, entries: list[LogEntry], marks: list[int]) -> None:
        """Continue a stored play whose steps have been counted."""
        self.table.history.log, self.marks = entries, marks
        self.table.history.state = self.table.history.first()
        self.counts = [len(events) for events in self.table.history.past]
        told = [event for events in self.table.history.past for event in events]
        for entry in entries[self.table.history.begin_at :]:
            events = stack.apply_aloud(self.table.state, entry.action, entry.seat)
            self.counts.append(len(events))
            told += events
        self.recent = told[-PAGE:]
        self.table.rolls = True
        self.look_up()

    def cut_off(self, index: int) -> Step:
        """Return the step that ends the log here, since what followed is impossible under the current rules."""
        self.table.history.run_chance()
        chance = self.table.log[index:]
        self.mark(len(chance), 0, 0)
        text = "\n".join([f"< {index}", *[write_entry(self.table, entry) for entry in chance]])
        everybody = (1 << len(self.viewers)) - 1
        return self.note(CHANCE, text, everybody, [], 0, None, "", back=True).step

    def finish(self, seat: int, before: int, events: list[Event], state: State | None, move: str = "") -> Change:
        """Record a step that added the log entries from `before` on; `state` is the state before it."""
        entries, line = self.table.log[before:], self.lines
        text = "\n".join([write_entry(self.table, entry) for entry in entries])
        change = self.note(seat, text, 0, events, line, state, move)
        self.mark(len(entries), change.step.noticed, len(events))
        self.recent = [*self.recent, *events][-PAGE:]
        return change

    def mark(self, entries: int, noticed: int, lines: int) -> None:
        """Mark new log entries as one step."""
        if entries:
            self.marks += [0] * (entries - 1) + [noticed | END]
            self.counts += [0] * (entries - 1) + [lines]

    def note(
        self,
        seat: int,
        text: str,
        noticed: int,
        events: list[Event],
        line: int,
        state: State | None,
        move: str,
        back: bool = False,
    ) -> Change:
        """Return the step just made, with everybody who noticed it: they were told something or see something new."""
        self.look_up()
        for index, viewer in enumerate(self.viewers):
            if events or index == seat or not self.n or (state is not None and self.sees_change(viewer, state)):
                noticed |= 1 << index
        step = Step(n=self.n + 1, seat=seat, text=text, noticed=noticed, move=move, at=int(time()))
        self.count(step)
        return Change(step, events, line, back)

    def count(self, step: Step) -> None:
        """Increment the versions of those who noticed a step."""
        self.n = step.n
        back = step.text.startswith("<")
        for index in range(len(self.versions)):
            if step.noticed >> index & 1:
                self.versions[index] += 1
                self.asked_at[index] = self.versions[index]
                self.noticed_at[index] = step.at
                self.own[index] = index == step.seat and not back
        if step.move:
            self.moves[step.seat, step.move] = self.versions[step.seat]
            if len(self.moves) > REMEMBERED:
                self.moves.popitem(last=False)


def still_asked(before: Decision, now: Decision, chosen: int) -> list[int]:
    """Return the seats still asked the same after another seat, which had to choose at the same time, has answered.

    Whatever they choose without having seen that answer is still valid.
    """
    answered = before.of(chosen)
    if answered is None or not answered.must:
        return []
    parts = [(part, before.of(part.seat)) for part in (now, *now.others) if part.must and part.seat != chosen]
    return [part.seat for part, old in parts if old is not None and old.must and old.actions == part.actions]


def union(marks: list[int]) -> int:
    """Return everybody who noticed any of these."""
    found = 0
    for mark in marks:
        found |= mark
    return found
