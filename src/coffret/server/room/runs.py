"""Runs: several choices in a row that a person makes at once, carried out step by step and taken back together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.runs import Run, following, runs
from coffret.kernel.stack import CHANCE, Action
from coffret.server.play.play import Play
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wire import OfferedRun
from coffret.server.protocol.wording import Voice
from coffret.server.room.table import LiveTable

Choose = Callable[[LiveTable, Play, int, Action, str], Awaitable[None]]


async def offered(live: LiveTable, session: Connection, seat: int) -> list[OfferedRun]:
    """Return the runs of a seat that is asked, in words; none in a lesson, which teaches one step after the other."""
    play = live.play
    asked = play is not None and play.decision is not None and play.decision.seat == seat
    if play is None or not asked or live.is_over or live.taught(seat) is not None:
        return []
    found = await live.services.think(runs, live.game, play.view(seat), seat)
    return [worded(each, live.voice(session.lang)) for each in found]


def worded(run: Run, voice: Voice) -> OfferedRun:
    """Put a run into words."""
    write = voice.game.vocabulary.write
    labels = [voice.words.action(action) for action in run.actions]
    hint = voice.words.tell(run.hint) if run.hint is not None else ""
    return OfferedRun([write(action) for action in run.actions], labels, list(run.touches), hint, run.proposed)


async def carry_on(live: LiveTable, seat: int, actions: Sequence[Action], id: str, choose: Choose) -> int:
    """Make the choices of a run, and return how many were made.

    It stops where it is no longer what was wanted: after chance, something learnt, or a choice of anybody else. The
    table is free between two steps, so that others are heard.
    """
    first = number = 0
    for done, action in enumerate(actions):
        async with live.lock:
            play = live.playing()
            if done and (play.n != number or not stack.offered(play.table.state, action, seat)):
                return done
            at, view = len(play.table.log), play.view(seat)
            first = first if done else at
            try:
                await choose(live, play, seat, action, "" if done else id)
            except Refusal:
                if not done:
                    raise
                return done
            number = play.n
            play.joined(at, first)
            rolled = any(entry.seat == CHANCE for entry in play.table.log[at:])
            if live.is_over or rolled or await live.services.think(is_news, play, seat, view, action):
                return done + 1
        await asyncio.sleep(0)
    return len(actions)


def is_news(play: Play, seat: int, view: Any, action: Action) -> bool:
    """Whether a seat sees something after its choice that it could not have known before."""
    game = play.table.game
    expected = following(game.determinize(view, seeded("run")), action, seat)
    return bool(game.view(expected, seat) != play.view(seat))
