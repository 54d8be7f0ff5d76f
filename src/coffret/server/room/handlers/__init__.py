"""Handlers for what people do at a table, message by message. Everything is validated here; errors raise Refusal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection
from coffret.server.room.handlers import agreeing, asking, choosing, noting, sitting, taking_back, talking
from coffret.server.room.table import LiveTable

DEEDS: dict[type, Callable[[LiveTable, Connection, Any], Awaitable[None]]] = {
    wire.Move: choosing.move,
    wire.Runs: choosing.offer_runs,
    wire.MakeRun: choosing.make_run,
    wire.Undo: taking_back.undo,
    wire.Redo: taking_back.redo,
    wire.Consent: agreeing.consent,
    wire.AskSave: agreeing.ask_save,
    wire.Concede: agreeing.concede,
    wire.Resign: agreeing.resign,
    wire.Why: asking.why,
    wire.Weigh: asking.weigh,
    wire.Resync: asking.resync,
    wire.Watched: asking.shown,
    wire.Older: asking.older,
    wire.Lang: asking.speak,
    wire.Hint: asking.hint,
    wire.AskChance: asking.chance,
    wire.Chat: talking.chat,
    wire.Ping: talking.ping,
    wire.React: talking.react,
    wire.Typing: talking.typing,
    wire.Mark: noting.mark,
    wire.Wait: talking.wait,
    wire.AskWhen: talking.ask_when,
    wire.Rename: sitting.rename,
    wire.Sit: sitting.sit,
    wire.Want: sitting.want,
    wire.Cover: sitting.cover,
    wire.Leave: sitting.leave,
    wire.Return: sitting.come_back,
}


async def carry_out(live: LiveTable, session: Connection, message: wire.Message) -> None:
    """Carry out a message."""
    await DEEDS[type(message)](live, session, message)
