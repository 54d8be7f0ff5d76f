"""The application: where the panes stand, what keys and clicks do, and what is sent to the session."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar

from rich.console import Console, Group, RenderableType
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static

from coffret.kernel.outlook import Outlook
from coffret.kernel.scene import Choice
from coffret.kernel.text import LANGUAGES
from coffret.terminal import draw, screen
from coffret.terminal.app.dialogs import Curtain, Question, Reading, Speaking
from coffret.terminal.app.moment import Answered, Asked, Curtained, Enlarged, Moment, Over, Pane, Ready, Shown
from coffret.terminal.app.panes import SPEECH, HandPane, LogPane, OptionsPane, Picked, TablePane
from coffret.terminal.commands import Leave, find
from coffret.terminal.language import box
from coffret.terminal.menu import meant

if TYPE_CHECKING:
    from coffret.terminal.app.bridge import Bridge

WIDE, HIGH = 110, 30  # columns and lines from which on all panes stand side by side
READ = 73  # columns of a dialog beside its border and its scroll bar
SHORT = 4  # lines of an answer that are shown above the options; a longer one is read in a dialog
PANES: tuple[Pane, ...] = ("table", "hand", "log")
KEYS = {"f1": "help", "f5": "why", "f6": "rules", "f7": "hint", "f8": "undo", "f9": "pace", "f10": "quit"}


class Key(Static):
    """A key with what it does, which can be clicked on as well."""

    def __init__(self, key: str, action: str, **more: Any) -> None:
        super().__init__(markup=False, **more)
        self.key = key
        self.action = action

    async def on_click(self) -> None:
        await self.app.run_action(self.action)

    def say(self, text: str, before: str = "") -> None:
        self.update(Text(f"{before}{self.key.upper()} ", "bold").append(text, "not bold"))


class Application(App[None]):
    """Shows one moment after another, and turns keys and clicks into the lines that a session understands."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(f"f{number}", f"pane('{pane}')", priority=True, show=False) for number, pane in enumerate(PANES, 2)],
        *[Binding(key, f"command('{word}')", priority=True, show=False) for key, word in KEYS.items()],
        Binding("ctrl+z", "command('undo')", priority=True, show=False),
        Binding("ctrl+y", "command('redo')", priority=True, show=False),
        Binding("ctrl+w", "command('wait')", priority=True, show=False),
        Binding("ctrl+s", "command('save')", priority=True, show=False),
        Binding("ctrl+l", "language", priority=True, show=False),
        Binding("ctrl+c", "interrupt", priority=True, show=False),
        Binding("ctrl+q", "command('quit')", priority=True, show=False),
        Binding("tab", "next_pane", priority=True, show=False),
        *[
            Binding(f"shift+{way}", f"pan({x}, {y})", priority=True, show=False)
            for way, x, y in (("left", -8, 0), ("right", 8, 0), ("up", 0, -2), ("down", 0, 2))
        ],
    ]

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self.bridge = bridge
        self.moment: Moment | None = None
        self.curtained = False
        self.ready = False  # whether the session waits for a line
        self.filtered = ""  # what was typed when the options were listed
        self.fitting: list[Choice] = []
        self.numbered = ""  # the number key that has just acted: an Enter after it is part of the habit
        self.postponed = ""  # what is to be done as soon as a story is told

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="tabs"):
            for number, pane in enumerate(PANES, 2):
                yield Key(f"f{number}", f"pane('{pane}')", classes="tab", id=f"tab-{pane}")
        with Container(id="panes"):
            yield TablePane(id="table", classes="pane active")
            yield HandPane(id="hand", classes="pane")
            yield LogPane(id="log", classes="pane")
        yield Static(id="lesson", markup=False)
        yield Static(id="answer")
        yield Static(id="prompt", markup=False)
        yield OptionsPane(id="options")
        with Horizontal(id="line"):
            yield Static("> ", id="mark")
            yield Input(id="typed", compact=True, select_on_focus=False)
        with Horizontal(id="keys"):
            for key, word in KEYS.items():
                yield Key(key, f"command('{word}')", classes="key", id=f"key-{word}")

    def on_mount(self) -> None:
        self.base.query_one("#answer").display = self.base.query_one("#lesson").display = False
        self.base.query_one("#typed").focus()
        self.set_interval(1, self.count_down)
        self.bridge.thread.start()

    # What the session says

    @on(Shown)
    def show(self, shown: Shown) -> None:
        """Show a moment: all of it, and nothing of another."""
        self.moment = shown.moment
        self.curtained = False
        self.base.query_one("#typed", Input).value = ""
        self.answer(shown.moment.answer)
        self.teach(shown.moment)
        self.render_moment()

    def teach(self, moment: Moment) -> None:
        """Show the note of a lesson, and the pane in which lies what it is about."""
        place, note = self.base.query_one("#lesson", Static), moment.note
        place.display = note is not None
        self.base.set_class(note is not None, "taught")
        if note is not None:
            place.update(screen.note(note))
            self.action_pane("hand" if is_in_hand(note.shows, moment.outlook) else "table")

    def render_moment(self) -> None:
        """Fill all panes with the moment."""
        moment = self.moment
        if moment is None or self.curtained:
            return
        say = box(moment.language).say
        self.base.query_one("#title", Static).update(self.heading(moment))
        for pane in PANES:
            front = "▸ " if self.base.query_one(f"#{pane}") is self.active else "  "
            self.base.query_one(f"#tab-{pane}", Key).say(say(f"ui-app-{pane}"), front)
            self.base.query_one(f"#{pane}").border_title = f"F{PANES.index(pane) + 2} {say(f'ui-app-{pane}')}"
        for word in KEYS.values():
            self.base.query_one(f"#key-{word}", Key).say(say(f"ui-app-key-{word}"))
        self.base.query_one("#typed", Input).placeholder = say(f"ui-app-{moment.kind}")
        self.base.query_one("#prompt", Static).update(self.prompt(moment))
        self.base.query_one("#prompt").display = moment.kind != "note"
        for shown in self.panes:
            if shown.display:
                shown.show(moment)
        self.fill_options()

    @property
    def panes(self) -> tuple[TablePane, HandPane, LogPane]:
        return self.base.query_one(TablePane), self.base.query_one(HandPane), self.base.query_one(LogPane)

    def heading(self, moment: Moment) -> str:
        """Return the title line: the game, and who is waited for."""
        waits = box(moment.language).say("ui-app-awaited", {"names": moment.awaited}) if moment.awaited else ""
        return "  ·  ".join(filter(None, [moment.title, waits]))

    def prompt(self, moment: Moment) -> str:
        text = moment.prompt
        for ends, id in ((moment.passes_at, "ui-moment-runs"), (moment.deadline, "ui-clock-runs")):
            if ends is not None:
                text += f" {box(moment.language).say(id, {'seconds': max(0, round(ends - monotonic()))})}"
        return text

    def count_down(self) -> None:
        """While a clock runs, show how much time is left."""
        if self.moment is not None and (self.moment.deadline or self.moment.passes_at) is not None:
            self.base.query_one("#prompt", Static).update(self.prompt(self.moment))

    @on(Answered)
    def read(self, answered: Answered) -> None:
        """Show an answer: a short one above the options, a long one in a dialog."""
        width = max(20, self.size.width - 2)
        if height(answered.lines, width) <= SHORT:
            self.answer(answered.lines)
        elif self.moment is not None:
            above = height(answered.lines[: answered.at], READ)
            self.push_screen(Reading(answered.title, answered.lines, self.moment.language, above))

    def answer(self, lines: list[RenderableType]) -> None:
        place = self.base.query_one("#answer", Static)
        place.update(Group(*lines))
        place.display = bool(lines)

    @on(Asked)
    def ask(self, asked: Asked) -> None:
        assert self.moment is not None
        self.push_screen(Question(asked.question, self.moment.language), lambda answer: self.send(answer or "no"))

    @on(Curtained)
    def draw_curtain(self, curtained: Curtained) -> None:
        """Empty all panes before the curtain falls, so that nothing is left behind it."""
        self.moment, self.curtained = None, True
        self.answer([])
        self.base.query_one("#lesson").display = False
        for pane in self.panes:
            pane.empty()
        self.base.query_one("#prompt", Static).update("")
        self.base.query_one(OptionsPane).clear_options()
        self.postponed = ""
        self.push_screen(
            Curtain(curtained.name, curtained.language, lambda: self.is_habit("")), lambda _: self.send("")
        )

    @on(Enlarged)
    def enlarge(self) -> None:
        self.action_pane("table")
        self.screen.maximize(self.base.query_one(TablePane))

    @on(Ready)
    def get_ready(self) -> None:
        self.ready = True
        if self.postponed and self.moment is not None:
            line, self.postponed = self.postponed, ""
            self.clear_and_send(line)

    @on(Over)
    def finish(self) -> None:
        self.exit()

    # What people do

    def send(self, line: str) -> None:
        """Give the session a line, unless it still has one: what is meant for an older moment never acts."""
        if self.ready:
            self.ready = False
            self.bridge.send(line)

    @property
    def is_telling(self) -> bool:
        return self.moment is not None and self.moment.kind == "story"

    def fill_options(self) -> None:
        moment, typed = self.moment, self.base.query_one("#typed", Input).value.strip()
        pane = self.base.query_one(OptionsPane)
        if moment is None:
            return
        self.filtered = typed
        is_command = find(typed.partition(" ")[0]) is not None
        self.fitting = pane.fill(moment, "" if is_command else typed)
        pane.point_at(typed)

    @on(Input.Changed)
    def filter(self, changed: Input.Changed) -> None:
        """List what fits; the number of an option acts at once where no longer one can be meant."""
        before, typed = self.filtered, changed.value.strip()
        if typed and not self.acts_alone(typed):
            self.stay()
        if typed:
            self.numbered = ""
        if typed != before:
            self.fill_options()
        if not before and self.acts_alone(typed):
            self.clear_and_send(typed)
            self.numbered = typed

    def stay(self) -> None:
        """Whoever begins to type has not let their chance pass."""
        if self.moment is not None and self.moment.passes_at is not None and self.ready:
            self.moment.passes_at = None
            self.base.query_one("#prompt", Static).update(self.prompt(self.moment))
            self.send(box(self.moment.language).say("ui-command-wait"))

    def acts_alone(self, typed: str) -> bool:
        """Whether a digit is the number of an option, and not the beginning of another one."""
        moment = self.moment
        if moment is None or moment.kind != "choice" or len(typed) != 1 or not typed.isdecimal():
            return False
        is_whole = all(choice.index < 9 for choice in moment.outlook.choices)
        return self.ready and is_whole and (typed in self.offered() or typed == "0")

    def offered(self) -> list[str | None]:
        return [option.id for option in self.base.query_one(OptionsPane).options]

    def is_habit(self, typed: str) -> bool:
        """Whether this is the Enter after a number that has acted already."""
        number, self.numbered = self.numbered, ""
        return bool(number) and typed in ("", number)

    @on(Input.Submitted)
    def submit(self, submitted: Input.Submitted) -> None:
        """Carry out what was typed, or the option that is pointed at."""
        typed = submitted.value.strip()
        moment, pointed = self.moment, self.base.query_one(OptionsPane).highlighted_option
        if moment is None or (self.is_habit(typed) and (typed or not self.is_telling)):
            return
        if self.is_telling:
            self.bridge.step(True)
        elif typed.isdecimal() or meant(typed, moment.outlook.choices) or find(typed.partition(" ")[0]):
            self.clear_and_send(typed)
        elif pointed is not None and pointed.id is not None:
            self.choose(pointed.id)
        elif typed and len(self.fitting) == 1:
            self.clear_and_send(f"{self.fitting[0].index + 1}")
        elif typed and self.fitting:
            self.answer([box(moment.language).say("ui-app-several", {"count": len(self.fitting)})])
        elif typed or moment.kind == "end":
            self.clear_and_send(typed)

    def clear_and_send(self, line: str) -> None:
        self.base.query_one("#typed", Input).value = ""
        self.answer([])
        self.send(line)

    @on(OptionList.OptionSelected)
    def clicked(self, selected: OptionList.OptionSelected) -> None:
        if selected.option.id is not None:
            self.choose(selected.option.id)

    def choose(self, id: str) -> None:
        """Take an option, or open a group of them."""
        kind, _, rest = id.partition(" ")
        if kind == SPEECH and self.moment is not None and self.moment.speech is not None:
            self.push_screen(Speaking(self.moment.speech, self.moment.language), self.say)
        elif kind == "line":
            self.clear_and_send(rest)
        elif kind == "group":
            line = self.base.query_one("#typed", Input)
            line.value = f"{rest} "
            line.cursor_position = len(line.value)
        else:
            self.clear_and_send(id)

    def say(self, number: str | None) -> None:
        """Say what was put together."""
        if number is not None:
            self.clear_and_send(number)

    @on(Picked)
    def look(self, picked: Picked) -> None:
        """Tell what was clicked on, and what can be done with it."""
        if self.moment is not None and not self.is_telling:
            self.clear_and_send(f"{box(self.moment.language).say('ui-command-look')} {picked.thing}")

    def on_key(self, event: events.Key) -> None:
        """Arrows move through the options, page keys through the pane; while a story is told, keys move it on."""
        if self.is_covered:
            return
        if self.is_telling and event.key in ("space", "escape"):
            self.bridge.step(event.key == "space")
            event.prevent_default()
        elif event.key == "escape":
            self.screen.minimize()
            self.base.query_one("#typed", Input).value = ""
            self.answer([])
        elif event.key in ("up", "down"):
            options = self.base.query_one(OptionsPane)
            options.action_cursor_up() if event.key == "up" else options.action_cursor_down()
        elif event.key in ("pageup", "pagedown"):
            page = max(1, self.active.size.height - 2)
            self.active.scroll_relative(y=page if event.key == "pagedown" else -page, animate=False)

    def on_resize(self, event: events.Resize) -> None:
        self.base.set_class(event.size.width >= WIDE and event.size.height >= HIGH, "wide")
        self.call_after_refresh(self.render_moment)

    # Actions

    @property
    def active(self) -> Widget:
        """The pane in front, or the one that scrolls where all are shown."""
        return self.base.query_one(".pane.active", Widget)

    @property
    def base(self) -> Screen[object]:
        """The screen with the panes, whatever lies over it."""
        return self.screen_stack[0]

    @property
    def is_covered(self) -> bool:
        """Whether a dialog lies over the panes: keys are for it alone."""
        return len(self.screen_stack) > 1

    def action_pane(self, wanted: Pane) -> None:
        """Bring a pane to the front, or make it the one that scrolls."""
        for pane in PANES:
            self.base.query_one(f"#{pane}").set_class(pane == wanted, "active")
            self.base.query_one(f"#tab-{pane}").set_class(pane == wanted, "active")
        self.call_after_refresh(self.render_moment)

    def action_next_pane(self) -> None:
        if not self.is_covered:
            names = [pane for pane in PANES if self.base.query_one(f"#{pane}") is self.active]
            self.action_pane(PANES[(PANES.index(names[0]) + 1) % len(PANES)])

    def action_pan(self, x: int, y: int) -> None:
        if not self.is_covered:
            self.active.scroll_relative(x=x, y=y, animate=False)

    def action_command(self, word: str) -> None:
        """Do what a command does when it is typed, with what has been typed as its argument."""
        if word == "quit":
            self.bridge.leave(Leave())
        elif word == "pace":
            self.bridge.pace = self.bridge.pace.next
            say = box(self.moment.language if self.moment else LANGUAGES[0]).say
            self.answer([say("ui-app-pace", {"pace": say(f"ui-app-pace-{self.bridge.pace.value}")})])
        elif self.moment is not None and not self.is_covered:
            typed = self.base.query_one("#typed", Input).value if word in ("why", "rules") else ""
            name = box(self.moment.language).say(f"ui-command-{word}")
            line = f"{name} {typed}".strip()
            if not self.is_telling:
                self.clear_and_send(line)
            elif word in ("help", "rules", "wait"):
                self.bridge.step(line)
            else:  # it is about now
                self.postponed = line
                self.bridge.step(False)

    def action_language(self) -> None:
        """Switch to the next language."""
        if self.moment is not None and not self.is_covered and not self.is_telling:
            language = LANGUAGES[(LANGUAGES.index(self.moment.language) + 1) % len(LANGUAGES)]
            self.clear_and_send(f"{box(self.moment.language).say('ui-command-lang')} {language}")

    def action_interrupt(self) -> None:
        self.bridge.leave(KeyboardInterrupt())


def is_in_hand(shows: list[str], outlook: Outlook) -> bool:
    """Whether what a note is about lies in the hand, or is only known to whoever looks, and not on the table."""
    scene = outlook.scene
    hands = [zone for zone in scene.zones if draw.is_mine(zone, outlook)]
    own = {id for zone in hands for id in (zone.id, *[card.id for card in zone.cards])}
    own |= {feed.id for feed in scene.feeds}
    return bool(shows) and own.issuperset(shows)


def height(lines: list[RenderableType], width: int) -> int:
    """Return the number of lines these take."""
    console = Console(width=width, color_system=None)
    return sum(len(console.render_lines(line, pad=False)) for line in lines)
