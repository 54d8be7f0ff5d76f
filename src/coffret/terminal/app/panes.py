"""The panes: the table that can be clicked on, what one has, what happened, and the options."""

from __future__ import annotations

from collections.abc import Collection

from rich.console import Group
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import ScrollableContainer, VerticalScroll
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from coffret.kernel.scene import Choice
from coffret.kernel.text import Words
from coffret.terminal import draw
from coffret.terminal.app.moment import Moment
from coffret.terminal.board import fitting
from coffret.terminal.language import box
from coffret.terminal.menu import FOLD, ROWS, by_group, label, matching, name_of
from coffret.terminal.signs import Signs
from coffret.terminal.wrap import Flow

SPEECH = "speech"  # the entry under which everything is that can be said
LOOSE = 36  # lines of a terminal from which on the board is drawn with its ways between rows


class Picked(Message):
    """A thing on the table was clicked on."""

    def __init__(self, thing: str) -> None:
        super().__init__()
        self.thing = thing


class Drawing(Static):
    """The board; a click on something on it asks what it is."""

    def on_click(self, event: events.Click) -> None:
        if thing := event.style.meta.get("thing"):
            self.post_message(Picked(thing))


class TablePane(ScrollableContainer, can_focus=False):
    """The board and what lies around it; it scrolls in both directions."""

    def compose(self) -> ComposeResult:
        yield Drawing(id="drawing")
        yield Static(id="around")

    def show(self, moment: Moment) -> None:
        part = moment.outlook.scene.board
        drawing, around = self.query_one("#drawing", Drawing), self.query_one("#around", Static)
        drawing.display = part is not None and bool(part.spaces)
        named_so: Collection[str] = ()
        if part is not None and part.spaces:
            room = self.scrollable_content_region.width
            canvas = fitting(part, Signs(part, moment.words), room, tight=self.app.size.height < LOOSE)
            drawn, named_so = canvas.drawn(), canvas.named
            drawing.styles.width = draw.wide(drawn)
            drawing.update(Group(drawn))
        width = max(40, self.scrollable_content_region.width)
        around.update(Group(*draw.around(moment.outlook, moment.words, width, named_so)))

    def empty(self) -> None:
        self.query_one("#drawing", Drawing).update("")
        self.query_one("#around", Static).update("")


class TextPane(VerticalScroll, can_focus=False):
    """Text that is read from its top, or at its end."""

    def compose(self) -> ComposeResult:
        yield Static()

    def show(self, moment: Moment) -> None:
        raise NotImplementedError

    def empty(self) -> None:
        self.query_one(Static).update("")


class HandPane(TextPane):
    """What one has and knows."""

    def show(self, moment: Moment) -> None:
        self.query_one(Static).update(Group(*draw.cards(moment.outlook, moment.words)))


class LogPane(TextPane):
    """What happened, the newest at the bottom."""

    def show(self, moment: Moment) -> None:
        self.query_one(Static).update(Group(*[Flow(Text(f"• {line}"), hang=2) for line in moment.log]))
        self.call_after_refresh(self.scroll_end, animate=False)


class OptionsPane(OptionList, can_focus=False):
    """The options under one numbering, filtered by what is typed."""

    async def _on_click(self, event: events.Click) -> None:
        """Take an option once: the second click of a double click is not meant for what is offered next."""
        if event.chain == 1:
            await super()._on_click(event)
        event.prevent_default()

    def fill(self, moment: Moment, typed: str) -> list[Choice]:
        """List the options that fit what is typed, folding groups while nothing is; return those that fit."""
        if moment.kind == "note":
            self.set_options(ways_on(moment))
            self.highlighted = 0
            return []
        choices, words, note = moment.outlook.choices, moment.words, moment.note
        fitting = matching(typed, choices, words)
        asked = [choice for choice in fitting if note is not None and note.asks_for(choice)]
        options = [one(choice, words, "▶") for choice in asked]
        large = {group: all for group, all in by_group(fitting).items() if len(all) >= FOLD}
        folded = large if not typed and len(choices) > ROWS else {}
        speech = moment.speech if not typed else None
        groups = {group for group, _ in speech.topics} if speech is not None else set()
        for choice in fitting:
            if choice in asked or choice.group in groups:
                continue
            if choice.group not in folded:
                options.append(one(choice, words))
            elif choice is next(each for each in folded[choice.group] if each not in asked):
                options.append(several(choice.group, folded[choice.group], words))
        if speech is not None:
            said = Text(f"  ▸ {box(words.language).say('ui-app-speak')}", "bold")
            count = sum(len(choices) for _, choices in speech.topics)
            folded_here = box(words.language).say("ui-app-folded", {"count": count})
            options.append(Option(said.append(f"  {folded_here}", "not bold dim"), id=SPEECH))
        if moment.may_pass:
            let_pass = Text("  0 ", "bold").append(moment.passing, "not bold")
            options.append(Option(let_pass, id="0"))
        self.set_options(options)
        self.highlighted = 0 if asked else None
        return fitting

    def point_at(self, number: str) -> None:
        """Highlight the option with this number, if it is listed."""
        ids = [option.id for option in self.options]
        if number in ids:
            self.highlighted = ids.index(number)


def ways_on(moment: Moment) -> list[Option]:
    """Return how to go on after a note that is only read: each way is a line that can be typed as well."""
    say = box(moment.language).say
    ways = {"": "ui-app-next"}
    if moment.note is not None and moment.note.is_last:
        ways = {
            "": "ui-app-play-on",
            say("ui-command-new"): "ui-app-whole-game",
            say("ui-command-quit"): "ui-app-leave",
        }
    return [Option(Text(f"  ▸ {say(name)}", "bold"), id=f"line {line}") for line, name in ways.items()]


def one(choice: Choice, words: Words, sign: str = "") -> Option:
    """Format an option, with its notation, and a sign if it is asked for or dangerous."""
    danger = "⚠ " if choice.remark is not None and choice.remark.danger else ""
    text = Text(f"{sign}{choice.index + 1:>{3 - len(sign)}} ", "bold").append(
        f"{danger}{label(choice, words)}", "not bold"
    )
    return Option(Flow(text.append(f"  {choice.notation}", "not bold dim"), hang=4), id=f"{choice.index + 1}")


def several(group: str, members: list[Choice], words: Words) -> Option:
    """Format a group of options that opens when it is chosen."""
    name = name_of(group, members, words)
    said = box(words.language).say("ui-app-folded", {"count": len(members)})
    return Option(Flow(Text.assemble(("  ▸ ", "bold"), name, (f"  {said}", "dim")), hang=4), id=f"group {group}")
