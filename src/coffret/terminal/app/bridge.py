"""Between a session, which runs in a thread of its own and waits for lines, and the application, which never waits."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from queue import Empty, Queue
from threading import Event as Flag
from threading import Thread
from typing import TYPE_CHECKING

from rich.console import RenderableType
from textual.message import Message

from coffret.kernel.outlook import Outlook
from coffret.kernel.rulebook import Block, Rulebook, Section
from coffret.kernel.stack import PUBLIC, Outcome
from coffret.terminal import booktext, commands, screen, story
from coffret.terminal.app import tale
from coffret.terminal.app.application import Application
from coffret.terminal.app.moment import Answered, Asked, Curtained, Enlarged, Moment, Over, Ready, Shown
from coffret.terminal.app.pace import Pace, usual_pace
from coffret.terminal.commands import Leave
from coffret.terminal.console import make_console
from coffret.terminal.language import listed, yes
from coffret.terminal.numbers import offered
from coffret.terminal.speech import Speech
from coffret.terminal.story import ToldEntry

if TYPE_CHECKING:
    from coffret.terminal.session import Session

WIDTH = 74  # columns of an answer, which has to fit into a dialog at 80


class Bridge:
    """The application as a front end of a session."""

    timed = True
    stays = True
    keys = "ui-app-help"
    width = WIDTH

    def __init__(self, pace: Pace | None = None) -> None:
        self.inbox: Queue[str | BaseException] = Queue()  # what people type, or why the session has to end
        self.steps: Queue[bool | str] = Queue()  # while a story is told: on, to its end, or something to read meanwhile
        self.waiting = Flag()  # whether the session waits for people
        self.pace = usual_pace() if pace is None else pace
        self.told: dict[int, int] = {}  # by seat, how many entries of the log it has been told
        self.printed: list[RenderableType] = []
        self.read: list[ToldEntry] = []  # the story whose lines are kept, and for whom
        self.read_by = (PUBLIC, "")
        self.lines: list[list[str]] = []
        self.closed = False
        self.app = Application(self)

    def run(self, loop: Callable[[], None]) -> None:
        """Run the application, and the session beside it; whatever ends the session is raised here."""
        self.begin(loop)
        try:
            self.app.run()
        finally:
            self.end()

    def begin(self, loop: Callable[[], None]) -> None:
        """Prepare the thread of the session, which starts when the application can show something."""
        self.raised: BaseException | None = None
        self.thread = Thread(target=self.work, args=(loop,), daemon=True)

    def work(self, loop: Callable[[], None]) -> None:
        try:
            loop()
        except BaseException as error:  # raised again where the application was started
            self.raised = error
        self.app.post_message(Over())

    def end(self) -> None:
        """After the application has closed, end the session as well."""
        self.closed = True
        self.leave(Leave())
        if self.thread.ident is not None:
            self.thread.join()
        if self.raised is not None:
            raise self.raised

    # What the application calls

    def send(self, line: str) -> None:
        """Give the session a line."""
        self.waiting.clear()
        self.inbox.put(line)

    def step(self, on: bool | str) -> None:
        """Tell the next step of a story, or no more; or carry out a command that is only read."""
        self.waiting.clear()
        self.steps.put(on)

    def leave(self, why: BaseException) -> None:
        """Let the session end at the next opportunity."""
        self.waiting.clear()
        self.inbox.put(why)
        self.steps.put(False)

    # What the session calls

    def tell(self, session: Session, seat: int) -> None:
        """Show what has happened since this seat last looked, step by step."""
        begin, now = self.told.get(seat, len(session.table.log)), len(session.table.log)
        self.told[seat] = now
        if begin < now and self.pace.tells:
            self.steps = Queue()
            log = self.log(session, seat, begin)
            for outlook, lines in tale.since(session, seat, begin):
                log += lines
                self.post(Shown(self.moment(session, outlook, "story", "\n".join(lines), list(log))))
                if not self.next_step(session, outlook):
                    break
        if seat == PUBLIC and not self.inbox.empty():
            self.typed(None)

    def log(self, session: Session, seat: int, until: int | None = None) -> list[str]:
        """Return what a seat has been told, from the beginning."""
        if self.read is not session.story or self.read_by != (seat, session.language):
            self.read, self.read_by, self.lines = session.story, (seat, session.language), []
        for step in session.story[len(self.lines) :]:
            self.lines.append(story.told_with_intent(step, seat, session.words))
        steps = [lines for step, lines in zip(session.story, self.lines) if until is None or step.number <= until]
        return [*screen.greeting(session), *chain.from_iterable(steps)]

    def next_step(self, session: Session, outlook: Outlook) -> bool:
        """Wait as long as the pace says, or until a key is pressed; return whether to go on telling."""
        patience = self.pace.seconds
        while True:
            self.waiting.set()
            try:
                step = self.steps.get(timeout=patience)
            except Empty:
                return True
            finally:
                self.waiting.clear()
            if isinstance(step, bool):
                return step
            if step != session.say("ui-command-wait"):
                patience = None  # whoever reads goes on when they like
            self.last = step
            commands.command(session, outlook, step)
            self.flush(step)

    def show(self, session: Session, outlook: Outlook, must: bool) -> None:
        prompt = screen.prompt(session, outlook, must)
        kind = "note" if session.note is not None and not session.note.do else "choice"
        moment = self.moment(session, outlook, kind, prompt, self.log(session, session.eyes(outlook.seat)))
        moment.note = session.note
        if sum(session.table.game.is_talk(action) for action in offered(outlook)) > 1:
            moment.speech = Speech(outlook, session.table.game, session.words)
        moment.answer = self.notices(session, session.eyes(outlook.seat))
        moment.may_pass = not must
        moment.passing = session.say(screen.passing(session, outlook))
        moment.deadline = session.deadline
        moment.passes_at = session.interrupts.passes_at
        self.post(Shown(moment))

    def forget(self) -> None:
        """Nothing is left out here."""

    def show_table(self, session: Session, outlook: Outlook) -> None:
        self.post(Enlarged())

    def show_end(self, session: Session, outlook: Outlook, outcome: Outcome) -> None:
        log = self.log(session, outlook.seat)
        moment = self.moment(session, outlook, "end", session.words.outcome(outcome), log)
        moment.note = session.note
        moment.answer = [*self.notices(session, outlook.seat), *screen.proof(session, outcome)]
        self.post(Shown(moment))

    def moment(self, session: Session, outlook: Outlook, kind: str, prompt: str, log: list[str]) -> Moment:
        """Collect everything that the panes show."""
        return Moment(
            kind=kind,
            outlook=outlook,
            words=session.words,
            title=session.table.game.about.title[session.language],
            awaited=listed([session.words.name(seat) for seat in outlook.waiting], session.language),
            prompt=prompt,
            log=log,
        )

    def notices(self, session: Session, seat: int) -> list[RenderableType]:
        """Return what a seat has to know beside what happened, once."""
        found: list[RenderableType] = [text for whose, text in session.notices if whose in (None, seat)]
        session.notices.clear()
        return found

    def curtain(self, session: Session, seat: int) -> None:
        self.flush("")
        self.post(Curtained(session.words.name(seat), session.language))
        self.typed(None)

    def print(self, *lines: RenderableType) -> None:
        if self.closed:
            console = make_console()
            for line in lines:
                console.print(line)
        self.printed += lines

    def open_book(self, session: Session, book: Rulebook, at: tuple[Section, Block] | None) -> None:
        pages = booktext.pages(session.table.game, book, session.language, WIDTH)
        self.post(Answered(self.last, pages, booktext.place(book, at[1]) if at is not None else 0))

    def line(self, seconds: float | None = None) -> str | None:
        self.flush(self.last)
        self.last = self.typed(seconds) or ""
        return self.last if self.last != TIME_IS_UP else None

    def agrees(self, question: str) -> bool:
        self.flush(self.last)
        self.post(Asked(question))
        return yes(self.typed(None))

    # How it is done

    last = ""  # what was typed last: the title of its answer

    def flush(self, title: str) -> None:
        """Show what was printed since the last line was typed."""
        if self.printed:
            self.post(Answered(title, self.printed))
            self.printed = []

    def meanwhile(self, title: str) -> bool:
        """Show what was printed so far, and tell whether something else has been typed since."""
        self.flush(title)
        return self.closed or not self.inbox.empty()

    def post(self, message: Message) -> None:
        self.app.post_message(message)

    def typed(self, seconds: float | None) -> str:
        """Wait for a person, or for the end of their time."""
        self.post(Ready())
        if self.inbox.empty():
            self.waiting.set()
        try:
            line = self.inbox.get(timeout=seconds)
        except Empty:
            return TIME_IS_UP
        finally:
            self.waiting.clear()
        if isinstance(line, BaseException):
            raise line
        return line


TIME_IS_UP = "\0"
