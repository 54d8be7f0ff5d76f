"""One play as the server keeps it: the kernel's table, in steps, with a version for each viewer.

The kernel makes the steps and tells who notices them; here they get numbers, versions and the form in which they are
stored. Only whoever notices a step gets a new version: a hidden choice leaves no trace elsewhere.
"""

from __future__ import annotations

from collections import OrderedDict
from time import time
from typing import Any

import msgspec
from msgspec import Raw

from coffret.kernel import stack
from coffret.kernel.content import Raw as Content
from coffret.kernel.errors import UndoRefused
from coffret.kernel.history import END
from coffret.kernel.save import write_entry
from coffret.kernel.stack import CHANCE, PUBLIC, Action, Decision, Event, State
from coffret.kernel.step import Step, grouped
from coffret.kernel.table import LogEntry, Table
from coffret.kernel.undo import is_free
from coffret.server.play.look import Pieces
from coffret.server.protocol.limits import PAGE

REMEMBERED = 256  # ids of moves that are known again when they are sent twice


class Stored(msgspec.Struct, kw_only=True):
    """One change of a play, as stored."""

    n: int
    seat: int  # who did it
    text: str  # lines of the log; `< 17` first goes back to the moment before entry 17
    noticed: int  # a bit for each seat and, last, for spectators
    move: str = ""  # the id under which it was asked
    at: int


class Change(msgspec.Struct):
    """A step and what to tell about it."""

    step: Stored
    made: Step | None  # the step as the kernel knows it; None if nothing is to be told of it
    line: int  # how many lines were told before
    back: bool = False  # something was taken back: what was told before has changed
    is_talk: bool = False  # somebody has only said something
    lines: dict[tuple[str, int, bool], Raw] = {}  # in words, by language, event, and whether its secret is learnt
    drawn: dict[tuple[str, int], list[Pieces]] = {}  # the scenes after each event, by language and seat

    @property
    def events(self) -> list[Event]:
        """What is told."""
        return self.made.events if self.made is not None else []


class Moment(msgspec.Struct):
    """A past moment: the state, and what had been told by then."""

    state: Any
    told: list[Event]


class Play:
    """The rules side of a live table. Nothing here waits or sends."""

    def __init__(self, table: Table, rules: str = "") -> None:
        self.table = table
        self.rules = rules  # the rules and content that it is played with
        self.content: Content | None = None  # that it is played with, where it is not the game's own
        self.kept = 0  # the step of the last snapshot
        self.told_at = 0  # so many entries have been told into what is kept
        self.told_state: State | None = None  # the state after them; None: all is to be told again
        self.is_cut = False  # the rules of today did not allow all that was played
        self.viewers = (*range(table.seats), PUBLIC)
        self.n = 0
        self.versions = [0] * len(self.viewers)
        self.public = [0] * len(self.viewers)  # the version of the last step that everybody noticed
        self.noticed_at = [0] * len(self.viewers)  # when the last thing noticed happened
        self.own = [False] * len(self.viewers)  # the last thing noticed was one's own choice
        self.asked_at = [0] * len(self.viewers)  # the version at which what is asked now was first asked
        self.recent: list[Event] = []  # the last page of what was told
        self.moves: OrderedDict[tuple[int, str], int] = OrderedDict()  # answered moves with their versions
        self.runs: dict[int, int] = {}  # by the number of an entry, that of the first choice made together with it
        self.together: dict[int, int] = {}  # by seat, how many choices were taken back together, to be done again so
        self.look_up()

    # What can be asked

    def version(self, seat: int) -> int:
        """Return the version of what this seat sees."""
        return self.versions[self.bit(seat)]

    def public_version(self, seat: int) -> int:
        """Return the version of what this seat saw when everybody last noticed something."""
        return self.public[self.bit(seat)]

    def changed(self, seats: list[int]) -> int:
        """Return when something last changed for any of these seats; what they do not notice leaves no trace."""
        return max(self.noticed_at[self.bit(seat)] for seat in seats)

    def bit(self, seat: int) -> int:
        """Return the bit of a seat, or of the spectators, in a set of viewers."""
        return self.table.history.bit(seat)

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

    def undo_sign(self, seat: int) -> str:
        """Return whether this seat has a choice to take back: `own` if it has seen nothing else since."""
        if seat == PUBLIC or self.last_choice(seat) is None:
            return ""
        return "own" if self.own[seat] else "ask"

    def last_choice(self, seat: int) -> int | None:
        """Return the index of a seat's last choice in the log."""
        index = self.table.history.last_choice(seat)
        return index if index is not None and index >= self.table.header.taken else None

    def run_of(self, index: int) -> list[int]:
        """Return the choices that were made together with this one, the last first."""
        first = self.runs.get(index, index)
        return [at for at in range(index, first - 1, -1) if at == index or self.runs.get(at) == first]

    def first_of(self, index: int) -> int:
        """Return the first of the choices that were made together with this one."""
        return self.runs.get(index, index)

    def joined(self, index: int, first: int) -> None:
        """Note that a choice was made together with another one; they are taken back together."""
        self.runs[index] = first

    @property
    def lines(self) -> int:
        """The number of lines told so far."""
        return sum(self.table.history.counts)

    def older(self, before: int) -> list[Event]:
        """Return the page of lines before a line by replaying the log; slow, so not for the event loop."""
        return self.retell(len(self.table.log)).told[max(0, before - PAGE) : before]

    def retell(self, end: int) -> Moment:
        """Return the moment before an entry by replaying the log; slow, so not for the event loop."""
        history = self.table.history
        if end < history.begin_at:
            raise UndoRefused("the play cannot go back behind the snapshot that it goes on from")
        found = Moment(history.first(), [event for events in history.past for event in events])
        for step in history.steps(found.state, history.begin_at, end):
            found.told += step.events
        return found

    def next_chapter(self) -> tuple[int, list[list[Event]]]:
        """Return the events of all entries not yet stored, and the number of the first."""
        history, first = self.table.history, self.told_at
        if self.told_state is None:
            first, told = 0, [events for step in history.retold() for events in step.told]
        else:
            told = [events for step in history.steps(self.told_state, first) for events in step.told]
        self.told_at, self.told_state = len(history.log), stack.copy(history.state)
        return first, told

    # Changing

    def begin(self) -> Change:
        """Make the first step: the deal."""
        self.table.rolls = True
        return self.finish(self.table.history.act([], rolls=True))

    def adopt(self, entries: list[LogEntry]) -> list[Change]:
        """Take over the log of another play step by step; chance belongs to the choice before it."""
        history, groups = self.table.history, grouped(entries)
        deal = [groups.pop(0)] if groups and groups[0][0].seat == CHANCE else [[]]
        changes = [self.finish(history.act(group, rolls=False)) for group in deal + groups]
        self.table.rolls = True
        if self.table.pending is not None and self.table.pending.seat == CHANCE:
            changes.append(self.finish(history.act([], rolls=True)))
        return changes

    def act(self, seat: int, action: Action, move: str = "", again: bool = False) -> Change:
        """Apply a choice, checking it against the rules again, and the chance that follows; or do one again."""
        top, decision, asked_at = self.table.state.stack[-1], self.decision, self.asked_at.copy()
        if again:
            self.table.redo(seat)
        else:
            self.table.act(action, seat)
            self.together.pop(seat, None)
        change = self.finish(self.table.last, move)
        if decision is not None and self.decision is not None and self.table.state.stack[-1] == top:
            talk = change.is_talk = not again and self.table.game.is_talk(action)
            for other in everybody_else(self.decision, seat) if talk else still_asked(decision, self.decision, seat):
                self.asked_at[other] = asked_at[other]
        return change

    def follow(self, entries: list[LogEntry]) -> Change:
        """Make a step that was made elsewhere: a choice, and the chance that followed it there."""
        return self.finish(self.table.history.act(entries, rolls=False))

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
        history, past = self.table.history, past or self.retell(index)
        line = self.lines
        if index < self.told_at:
            self.told_state = None
        back = history.take_back(index, keep_others, past.state)
        self.runs = {entry: first for entry, first in self.runs.items() if entry < index}
        self.recent = [*past.told, *back.events][-PAGE:]
        return Change(self.store(back, [f"< {index}"], move), None, line, back=True)

    def resume(self, entries: list[LogEntry], marks: list[int]) -> None:
        """Continue a stored play whose steps have been counted."""
        self.recent = self.table.history.resume(entries, marks)[-PAGE:]
        self.table.rolls = True
        self.look_up()

    def cut_off(self, index: int) -> Stored:
        """Return the step that ends the log here, since what followed is impossible under the current rules."""
        history = self.table.history
        chance = history.act([], rolls=True)
        self.recent = [*self.recent, *chance.events][-PAGE:]
        chance.noticed = history.everybody
        if chance.entries:
            history.marks[-1] = END
        return self.store(chance, [f"< {index}"])

    def finish(self, step: Step, move: str = "") -> Change:
        """Record a step that the kernel has made."""
        self.recent = [*self.recent, *step.events][-PAGE:]
        return Change(self.store(step, [], move), step, self.lines - len(step.events))

    def store(self, step: Step, head: list[str], move: str = "") -> Stored:
        """Number a step and return it as it is stored, counting the versions of those who notice it."""
        self.look_up()
        text = "\n".join([*head, *[write_entry(self.table, entry) for entry in step.entries]])
        noticed = step.noticed if self.n else self.table.history.everybody
        stored = Stored(n=self.n + 1, seat=step.seat, text=text, noticed=noticed, move=move, at=int(time()))
        self.count(stored)
        return stored

    def count(self, step: Stored) -> None:
        """Increment the versions of those who noticed a step."""
        self.n = step.n
        back = step.text.startswith("<")
        for index in range(len(self.versions)):
            if step.noticed >> index & 1:
                self.versions[index] += 1
                self.asked_at[index] = self.versions[index]
                self.noticed_at[index] = step.at
                self.own[index] = index == step.seat and not back
        if step.noticed >> self.bit(PUBLIC) & 1:
            self.public = self.versions.copy()
        if step.move:
            self.moves[step.seat, step.move] = self.versions[step.seat]
            if len(self.moves) > REMEMBERED:
                self.moves.popitem(last=False)


def everybody_else(decision: Decision, spoke: int) -> list[int]:
    """Return the seats still asked the same after something said: it changes nothing that they may have chosen."""
    return [part.seat for part in (decision, *decision.others) if part.seat >= 0 and part.seat != spoke]


def still_asked(before: Decision, now: Decision, chosen: int) -> list[int]:
    """Return the seats still asked the same after another seat, which had to choose at the same time, has answered.

    Whatever they choose without having seen that answer is still valid.
    """
    answered = before.of(chosen)
    if answered is None or not answered.must:
        return []
    parts = [(part, before.of(part.seat)) for part in (now, *now.others) if part.must and part.seat != chosen]
    return [part.seat for part, old in parts if old is not None and old.must and old.actions == part.actions]
