"""One play at a terminal: people and bots take turns until somebody wins or leaves."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from coffret.bots import bot
from coffret.bots.faults import Faults, careful
from coffret.bots.play import planner, seed_of
from coffret.kernel.chance import seeded
from coffret.kernel.errors import SaveError
from coffret.kernel.lesson import Lesson
from coffret.kernel.outlook import Outlook
from coffret.kernel.playout import options_of
from coffret.kernel.scene import Intent
from coffret.kernel.stack import CLOCK, NOTHING, PUBLIC, Action, Decision
from coffret.kernel.table import Table
from coffret.kernel.text import Words
from coffret.kernel.words import verb
from coffret.terminal import commands, lessons, story
from coffret.terminal.console import printable
from coffret.terminal.front import Front
from coffret.terminal.interrupts import Interrupts
from coffret.terminal.keeper import Keeper
from coffret.terminal.language import box
from coffret.terminal.numbers import Numbers
from coffret.terminal.thoughts import Chances

THINKS = 1.0  # seconds that an expert has for a choice


class Session:
    """A table, the people at this device, and what each of them has already seen."""

    def __init__(
        self,
        table: Table,
        people: tuple[int, ...],
        front: Front,
        keeper: Keeper,
        language: str,
        lesson: Lesson | None = None,
        rated: bool = False,
    ) -> None:
        self.table = table
        self.people = people
        self.front = front
        self.keeper = keeper
        self.lesson = lesson  # as long as the play follows it
        self.rated = rated  # what was learnt cannot be taken back
        self.note: lessons.Note | None = None  # what it says now
        self.wants_another = False  # whether a new game is to follow this one
        bots = enumerate(table.header.bots)
        self.bots = {seat: bot(name, table.game, THINKS) for seat, name in bots if seat not in people}
        self.story = list(story.entries(table))
        self.seen: dict[int, int] = {}  # by seat, how many entries of the log it has been told
        self.viewer: int | None = None  # the seat that looks at the screen
        self.in_the_open = False  # everybody does, while one of them acts
        self.passed: set[tuple[int, int]] = set()  # moments at which a seat let its chance to interrupt go
        self.numbers: dict[int, Numbers] = {}  # of options, by seat
        self.faults = Faults()
        self.intent: Intent | None = None  # what a bot said last that it would do
        self.interrupts = Interrupts(self)
        self.chances = Chances(self)
        self.deadline: float | None = None
        self.notices: list[tuple[int | None, str]] = []  # for the next screen, some for one seat only
        self.speak(language)

    # Words

    def speak(self, language: str) -> None:
        """Switch to this language."""
        self.box = box(language)
        names = tuple(printable(name) for name in self.table.header.names)
        self.words: Words = self.table.words(language, names)

    @property
    def language(self) -> str:
        return self.words.language

    def say(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """Format a message of the box."""
        return self.box.say(id, dict(args or {}))

    def print(self, *lines: RenderableType | None) -> None:
        self.front.print(*[line for line in lines if line is not None])

    def notice(self, text: str, seat: int | None = None) -> None:
        """Show something on the next screen, to one seat or to whoever sees it."""
        self.notices.append((seat, text))

    # The loop

    def play(self) -> int:
        """Play to the end, or until the person leaves; return the exit code."""
        try:
            self.front.run(self.loop)
            self.put_away()
        except KeyboardInterrupt:
            self.leave()
            return 130
        except (EOFError, commands.Leave):
            self.leave()
        except commands.NewGame:
            self.wants_another = True
            self.put_away() if self.is_done else self.keeper.save_whole()
        except BrokenPipeError:
            self.keeper.save_whole()
            raise
        return 0

    def loop(self) -> None:
        while not self.is_over():
            self.step()

    def step(self) -> None:
        """Let the next seat choose; in a lesson, what it teaches."""
        if self.lesson is not None and lessons.step(self, self.lesson):
            return
        self.lesson = None
        decision = self.table.pending
        assert decision is not None
        self.wind(decision)
        part = self.next_part(decision)
        if part.must and part.seat in self.bots and len(self.people) == 1 and self.interrupts.chances(decision):
            self.tell(self.people[0])  # who is not asked sees what happens, and may want to wait
            part = self.next_part(decision)
        if part.seat in self.people:
            self.turn(part)
        elif part.seat == CLOCK:
            self.act(part.actions[0], CLOCK)
        else:
            self.think(part)

    def think(self, part: Decision) -> None:
        """Let a bot choose, or pass if it need not choose."""
        action, intent = self.bots_choice(part)
        if action is NOTHING:
            self.passed.add((len(self.table.log), part.seat))
            return
        fresh = intent is not None and len(intent.actions) > 1 and not intent.carries_on(self.intent)
        self.intent = intent
        self.act(action, part.seat, intent.actions if intent is not None and fresh else [])

    def bots_choice(self, part: Decision) -> tuple[Action, Intent | None]:
        """Return what a bot chooses at this moment, and what it means by it; the same, however often it is asked."""
        game, view, player = self.table.game, self.table.view(part.seat), self.bots[part.seat]
        plans = planner(player, game)
        choose = careful(game, plans or player, lambda error: self.tell_fault(part, self.faults.note(error)))
        action = choose(view, options_of(part), seeded(seed_of(self.table.history, part, view)))
        return action, plans.intent_of(action) if plans is not None and action is not NOTHING else None

    def tell_fault(self, part: Decision, fault: str) -> None:
        """Tell that a bot has failed, on the next screen; not of one that need not choose: who else knows it could?"""
        if part.must:
            text = self.say("ui-bot-failed", {"name": self.words.name(part.seat), "why": printable(fault)})
            if (None, text) not in self.notices:
                self.notice(text)

    def next_part(self, decision: Decision) -> Decision:
        """Return whose turn it is: people who may interrupt, bots that may, bots that must choose, then people."""
        parts = [decision, *decision.others]
        mine = [part for part in parts if part.seat in self.people]
        bots_that_may = [
            part for part in parts if not part.must and part.seat in self.bots and not self.has_passed(part)
        ]
        may = [*self.interrupts.asked(decision), *bots_that_may]
        bots = [part for part in parts if part.must and part.seat in self.bots]
        must = sorted([part for part in mine if part.must], key=lambda part: part.seat != self.viewer)
        clock = [part for part in parts if part.seat == CLOCK]
        return [*may, *bots, *must, *clock, decision][0]

    def talks_aloud(self, part: Decision) -> bool:
        """Whether somebody may only speak among several people here: they hear each other, and nobody has to pass."""
        return len(self.people) > 1 and all(self.table.game.is_talk(action) for action in part.actions)

    def has_passed(self, part: Decision) -> bool:
        return (len(self.table.log), part.seat) in self.passed

    def act(self, action: Action, seat: int, meant: list[Action] | None = None) -> None:
        """Apply an offered action and remember what happened."""
        begin = len(self.table.log)
        events = self.table.act(action, seat)
        self.story.append(story.ToldEntry(begin + 1, self.table.log[begin], events, meant or []))
        self.seen[seat] = begin  # so that everybody is also told what came of the own choice
        if not self.people:
            self.front.tell(self, PUBLIC)
            self.seen[PUBLIC] = len(self.table.log)
        elif seat not in self.bots:
            self.autosave()

    def retold(self) -> None:
        """After an undo or redo, recompute what happened from the log."""
        now = len(self.table.log)
        self.story = list(story.entries(self.table))
        self.seen = {seat: min(count, now) for seat, count in self.seen.items()}
        self.passed = {(moment, seat) for moment, seat in self.passed if moment < now}

    # A person's turn

    def turn(self, part: Decision) -> None:
        """Show a person the table and read until something is chosen."""
        self.in_the_open = self.opens(part)
        self.draw_curtain(part.seat)
        self.tell(self.eyes(part.seat))
        self.interrupts.begin(part, self.table.pending)
        outlook = self.outlook(part.seat)
        self.front.show(self, outlook, part.must)
        moment = self.moment()
        while self.moment() == moment and not self.has_passed(part):
            line = self.front.line(self.patience())
            if line is not None:
                commands.answer(self, outlook, line, part.must)
            elif self.interrupts.seconds_left() == 0:
                self.passed.add((len(self.table.log), part.seat))
            else:
                self.time_is_up()

    def draw_curtain(self, seat: int) -> None:
        """Among several people who have secrets, hide what the last one saw until the next one is ready."""
        needed = self.viewer is not None if self.in_the_open else seat != self.viewer
        if len(self.people) > 1 and needed and self.table.game.about.secrets:
            self.viewer = None
            self.front.curtain(self, seat)
        self.viewer = None if self.in_the_open else seat

    # Before everybody's eyes

    def opens(self, part: Decision) -> bool:
        """Whether people who talk aloud at this device may all look on while one of them chooses."""
        game = self.table.game
        if len(self.people) < 2 or not game.is_open(self.table.header.options):
            return False
        return all(verb(type(action)) in game.about.open for action in part.actions)

    def eyes(self, seat: int) -> int:
        """Return whose knowledge is shown when this seat acts."""
        return PUBLIC if self.in_the_open else seat

    def outlook(self, seat: int) -> Outlook:
        """Return what is shown while a seat acts: the table as it sees it, or as everybody does."""
        own = self.numbered(seat)
        if not self.in_the_open:
            return own
        seen = self.table.outlook(PUBLIC)
        return msgspec.structs.replace(own, view=seen.view, scene=seen.scene)

    def numbered(self, seat: int) -> Outlook:
        """Return what a seat sees, with the numbers of its options."""
        return self.numbers.setdefault(seat, Numbers()).of(self.table.outlook(seat), self.table.game)

    def look_at_own(self, seat: int) -> None:
        """Let somebody look at their own cards behind a curtain; then everybody sees the table again."""
        self.in_the_open = False
        self.front.curtain(self, seat)
        own = msgspec.structs.replace(self.table.outlook(seat), actions=[], choices=[])
        self.front.show(self, own, must=True)
        self.front.print(self.say("ui-own-done"))
        self.front.line()
        self.front.curtain(self, seat)
        self.in_the_open = True

    def tell(self, seat: int) -> None:
        """Tell a person what has happened; the clock waits."""
        begin = monotonic()
        self.front.tell(self, seat)
        if self.in_the_open:
            self.seen[PUBLIC] = len(self.table.log)
        if self.deadline is not None:
            self.deadline += monotonic() - begin

    def moment(self) -> tuple[int, str, bool]:
        """Identify what a screen shows: a position in the log, a language, and whether the chance to win is told."""
        return len(self.table.log), self.language, self.chances.wanted

    # The clock

    def wind(self, decision: Decision) -> None:
        """Start the clock when the rules ask for one and a person types; stop it when they no longer do."""
        seconds = self.table.game.clock_seconds(self.table.header.options)
        if decision.of(CLOCK) is None or not seconds or not self.front.timed:
            self.deadline = None
        elif self.deadline is None:
            self.deadline = monotonic() + seconds

    def seconds_left(self) -> float | None:
        return None if self.deadline is None else max(0.0, self.deadline - monotonic())

    def patience(self) -> float | None:
        """Return how long somebody may think: as long as the clock runs, and until the chance passes by itself."""
        times = [left for left in (self.seconds_left(), self.interrupts.seconds_left()) if left is not None]
        return min(times, default=None)

    def time_is_up(self) -> None:
        """Let the clock act in place of the person."""
        decision = self.table.pending
        clock = decision.of(CLOCK) if decision else None
        assert clock is not None
        self.deadline = None
        self.notice(self.say("ui-time-is-up"))
        self.act(clock.actions[0], CLOCK)

    # Ending and leaving

    def is_over(self) -> bool:
        """Whether the play has ended, and nobody wants to undo that."""
        while self.table.outcome is not None:
            seat = self.people[0] if len(self.people) == 1 else PUBLIC
            outlook = self.table.outlook(seat)
            told = min((self.seen.get(person, 0) for person in self.people), default=len(self.table.log))
            self.seen.setdefault(seat, told)
            self.tell(seat)
            self.note = lessons.last_note(self)
            self.front.show_end(self, outlook, self.table.outcome)
            moment = self.moment()
            while self.moment() == moment:
                line = self.last_line()
                if not line:
                    return True
                commands.command(self, outlook, line)
        return False

    def last_line(self) -> str | None:
        """Handle what a person types after the end; end of input means leaving."""
        try:
            return self.front.line() if self.people or self.front.stays else None
        except EOFError:
            return None

    def put_away(self) -> None:
        """After the end, report where the play is saved, if requested."""
        self.keeper.put_away()
        if self.keeper.named:
            self.print(self.say("ui-saved", {"path": str(self.keeper.place)}))

    def autosave(self) -> bool:
        """Save the play; if that is impossible, report it and continue unsaved."""
        try:
            self.keeper.save()
        except SaveError as error:
            self.notice(self.say("ui-not-saved", {"why": printable(error.worded(self.language))}))
            return False
        return True

    @property
    def is_done(self) -> bool:
        """Whether there is nothing to go on with: the play has ended, or the lesson was read to its last note."""
        return self.table.outcome is not None or (self.note is not None and self.note.is_last)

    def leave(self) -> None:
        """Save the play and explain how to resume it; after a lesson, how to play a whole game."""
        if self.is_done and self.table.outcome is None:
            self.put_away()
            self.print("", self.say("ui-lesson-done"), Text(f"  coffret play {self.table.game.slug}", "bold"))
            return
        try:
            self.keeper.save_whole()
        except SaveError as error:
            self.print("", self.say("ui-not-kept", {"why": printable(error.worded(self.language))}))
            return
        self.print("", self.say("ui-left"))
        self.print(Text(f"  {self.keeper.again}", "bold", no_wrap=True, overflow="ignore"))
