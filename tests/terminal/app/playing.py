"""How tests play in the application: a session with a seed, a screen of some size, keys, clicks, and what is seen."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Input, Static

from coffret.kernel.scene import Choice
from coffret.terminal import lessons
from coffret.terminal.app.application import Application
from coffret.terminal.app.bridge import Bridge
from coffret.terminal.app.moment import Moment
from coffret.terminal.app.pace import Pace
from coffret.terminal.app.panes import OptionsPane
from coffret.terminal.commands import Leave
from coffret.terminal.keeper import Keeper
from coffret.terminal.opening import Wish, new_table
from coffret.terminal.session import Session
from tests.waiting import until_async

LOW, WIDE = (80, 24), (120, 40)


class Player:
    """Somebody at the keyboard and the mouse."""

    def __init__(self, session: Session, pilot: Pilot[None]) -> None:
        self.session = session
        self.pilot = pilot
        assert isinstance(session.front, Bridge)
        self.bridge = session.front

    @property
    def app(self) -> Application:
        return self.bridge.app

    @property
    def moment(self) -> Moment:
        assert self.app.moment is not None
        return self.app.moment

    @property
    def choices(self) -> list[Choice]:
        return self.moment.outlook.choices

    @property
    def over(self) -> bool:
        return not self.bridge.thread.is_alive()

    async def settled(self) -> None:
        """Wait until the session waits for people, and everything it said is on the screen."""
        await until_async(lambda: self.over or (self.bridge.waiting.is_set() and self.bridge.inbox.empty()))
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settled()

    async def type(self, line: str) -> None:
        """Type a line and press Enter."""
        self.app.base.query_one("#typed", Input).value = line
        await self.pilot.pause()
        await self.press("enter")

    async def resize(self, columns: int, lines: int) -> None:
        await self.pilot.resize_terminal(columns, lines)
        await self.settled()

    def lines(self) -> list[str]:
        """What is on the screen, line by line."""
        width, height = self.app.size
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip)[:width] for strip in strips[:height]]

    @property
    def screen(self) -> str:
        return "\n".join(self.lines())

    def holds(self, name: str) -> str:
        """Everything that a pane holds, in sight or not, as text 100 columns wide."""
        console = Console(width=100, color_system=None)
        with console.capture() as captured:
            for part in self.app.base.query_one(f"#{name}").query(Static):
                console.print(part.content)
        return captured.get()

    def listed(self) -> list[str]:
        """The ids of the options in the list: numbers, or groups that open."""
        return [str(option.id) for option in self.app.base.query_one(OptionsPane).options]

    async def click_option(self, id: str) -> None:
        """Click on an option of the list, scrolled into sight as one would."""
        pane = self.app.base.query_one(OptionsPane)
        index = self.listed().index(id)
        pane.highlighted = index
        await self.pilot.pause()
        line = pane._index_to_line[index] - round(pane.scroll_offset.y)
        await self.pilot.click(OptionsPane, offset=(6, line))
        await self.settled()


@asynccontextmanager
async def sitting(
    home: Path, slug: str, size: tuple[int, int] = LOW, pace: Pace = Pace.NOW, **how: Any
) -> AsyncIterator[Player]:
    """A game that somebody plays in the application."""
    wish = Wish(slug=slug, **{"seed": None if how.get("lesson") else 3, **how})
    table = new_table(wish)
    people = tuple(seat for seat, bot in enumerate(table.header.bots) if not bot)
    bridge = Bridge(pace)
    taught = lessons.first(table.game) if wish.lesson else None
    keeper = Keeper(table, home / "play.coffret", named=False)
    session = Session(table, people, bridge, keeper, wish.language, taught)
    bridge.begin(session.loop)
    # No click is taken for the second of a double click.
    bridge.app.CLICK_CHAIN_TIME_THRESHOLD = 0.0  # type: ignore[misc]
    with suppress(Leave, KeyboardInterrupt):
        try:
            async with bridge.app.run_test(size=size) as pilot:
                player = Player(session, pilot)
                await player.settled()
                yield player
        finally:
            bridge.end()


def play(home: Path, slug: str, story: Callable[[Player], Awaitable[None]], **how: Any) -> None:
    """Let somebody play a story."""

    async def run() -> None:
        async with sitting(home, slug, **how) as player:
            await story(player)

    asyncio.run(run())
