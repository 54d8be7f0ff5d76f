"""Bots at a table: whoever is waited for and is a bot thinks outside the event loop, at a pace people can follow."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from coffret.bots import bot
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Bot
from coffret.kernel.stack import Action
from coffret.server.refusal import Refusal

if TYPE_CHECKING:
    from coffret.server.live import LiveTable

log = logging.getLogger(__name__)


class Bots:
    """The bots of one table; one thinks at a time."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.task: asyncio.Task[None] | None = None

    def next(self) -> int | None:
        """The bot that is waited for, if there is one."""
        live = self.live
        bots = {seat for seat, sitting in enumerate(live.meta.sittings) if sitting.kind == "bot"}
        if not bots or live.play is None or live.meta.state != "playing" or live.meta.paused or live.gone:
            return None
        decision = live.play.table.pending
        return next((seat for seat in decision.waiting() if seat in bots), None) if decision is not None else None

    @property
    def are_busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def stir(self) -> None:
        """Begin to play if a bot is waited for."""
        if not self.are_busy and self.next() is not None:
            self.task = asyncio.get_running_loop().create_task(self.play())

    def stop(self) -> None:
        """Leave the table, unless it is this bot's own step that ends it."""
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()

    async def play(self) -> None:
        """Play as long as a bot is waited for."""
        while self.next() is not None:
            await asyncio.sleep(self.live.meta.pace / 1000 if self.live.sessions else 0)
            try:
                await self.choose()
            except Refusal:
                return
            except Exception:
                log.exception("table %s: a bot could not go on", self.live.id)
                return

    async def choose(self) -> None:
        """One choice of the bot that is waited for now; if the play went on while it thought, it thinks again."""
        live, play, seat = self.live, self.live.play, self.next()
        if seat is None or play is None:
            return
        decision, n = play.table.pending, play.n
        part = decision.of(seat) if decision else None
        assert part is not None
        player = bot(live.meta.sittings[seat].bot, live.game)
        rng = seeded(f"{live.header.seed}/bot {seat}", len(play.table.log))
        loop = asyncio.get_running_loop()
        action = await loop.run_in_executor(
            live.house.thinkers, think, player, play.views[seat], list(part.actions), rng
        )
        async with live.lock:
            if play.n == n and self.next() == seat:
                await live.change(play.act(seat, action))


def think(player: Bot, view: Any, options: list[Action], rng: Rng) -> Action:
    """What a bot does with its view and its options, and nothing else; one that fails plays at random."""
    try:
        action = player(view, list(options), rng)
    except Exception:
        log.exception("a bot failed; it plays at random")
        return options[rng.below(len(options))]
    return action if action in options else options[rng.below(len(options))]
