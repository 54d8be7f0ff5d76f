"""What a bot means to do is told before it does it, in games that agree to that, and in no other."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from coffret.games.thunderbirds import game
from coffret.kernel.game import games, load
from coffret.kernel.scene import Intent
from coffret.kernel.stack import PUBLIC
from coffret.server.lobby.lobby import Lobby
from coffret.server.room import bots
from coffret.server.room.table import LiveTable
from coffret.server.store.links import Links
from tests.server.support import Json, Line, opened, table, tokens
from tests.waiting import until_async

ENDS = ("end-actions", "pass", "done")


class Listener(Line):
    """A connection that remembers the intents it is told."""

    def __init__(self, lobby: Lobby, *tokens: str | None, lang: str = "en") -> None:
        super().__init__(lobby, *tokens, lang=lang)
        self.intents: list[Json] = []

    async def drain(self) -> list[Json]:
        found = await super().drain()
        self.intents += [message for message in found if message["t"] == "intent"]
        return found


Scene = Callable[[Lobby, Links, LiveTable, Listener], Awaitable[None]]


def at_the_turn_of_a_bot(path: Path, monkeypatch: pytest.MonkeyPatch, scene: Scene, bot: str = "thumb") -> None:
    """A person has ended a turn of Thunderbirds; the bot has thought, and waits until that has been shown."""

    async def run() -> None:
        async with opened(path) as lobby:
            links = await table(lobby, "pb", "thunderbirds", pace=1)
            one = Listener(lobby, *tokens(links, 0))
            await one.open()
            live = lobby.tables[links.table]
            live.meta.sittings[1].bot = bot
            await one.send(json.dumps({"t": "shown", "seat": 0, "v": 1}))
            while not (live.bots.is_waiting and ready(live)):
                await one.drain()
                if 0 in one.mirror.looks[0]["waiting"]:
                    await one.move(0, next((it for it in one.options(0) if it in ENDS), one.options(0)[0]))
                else:
                    await until_async(lambda: live.bots.is_waiting or bool(one.session.outbox), "a bot that waits")
                    if live.bots.is_waiting and not ready(live):
                        await shown(live, one)
            await one.drain()
            await scene(lobby, links, live, one)

    monkeypatch.setattr(bots, "PATIENCE", 10**6)
    asyncio.run(run())


def ready(live: LiveTable) -> bool:
    """Whether the bot has its actions before it."""
    asked = live.bots.next()
    return asked is not None and "end-actions" in [game.vocabulary.write(action) for action in asked.actions]


async def shown(live: LiveTable, one: Line) -> None:
    """Tell that everything has been shown."""
    assert live.play is not None
    await one.send(json.dumps({"t": "shown", "seat": 0, "v": live.play.version(0)}))


async def told(lobby: Lobby, links: Links, lang: str = "en") -> list[Json]:
    """The intents that a spectator is told who has just come."""
    watcher = Listener(lobby, links.spectator, lang=lang)
    await watcher.open()
    return watcher.intents


def test_it_precedes_the_act_and_is_what_is_then_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[tuple[str, Intent]] = []
    original = game.plan
    assert original is not None

    def plan(view: Any, options: Any, rng: Any) -> Intent:
        thoughts.append((game.write_state(view.table), original(view, options, rng)))
        return thoughts[-1][1]

    async def scene(lobby: Lobby, links: Links, live: LiveTable, one: Listener) -> None:
        play = live.play
        assert play is not None
        intent = thoughts[-1][1]
        (message,) = await told(lobby, links)
        label = live.voice("en").words.action(intent.actions[0])
        assert message["text"].startswith(f"bot1 means to: {label}")
        assert (message["seat"], message["by"], message["v"]) == (PUBLIC, 1, play.version(PUBLIC))
        assert message["shows"] == intent.shows
        assert set(intent.shows)
        (french,) = await told(lobby, links, "fr")
        assert french["text"].startswith("bot1 prévoit\u202f: ")
        assert [table for table, _ in thoughts].count(thoughts[-1][0]) == 1  # it was thought over once
        done = len(play.table.log)
        await shown(live, one)
        await one.until(lambda: len(play.table.log) > done)
        assert (play.table.log[done].seat, play.table.log[done].action) == (1, intent.actions[0])

    monkeypatch.setattr(game, "plan", plan)
    at_the_turn_of_a_bot(tmp_path, monkeypatch, scene)


def test_who_plays_hears_it_with_the_version_of_the_own_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(lobby: Lobby, links: Links, live: LiveTable, one: Listener) -> None:
        assert live.play is not None
        message = one.intents[-1]
        assert (message["seat"], message["v"]) == (0, live.play.version(0))
        assert message["v"] == one.mirror.versions[0]
        await one.ask(t="lang", lang="fr")
        assert " prévoit" in one.intents[-1]["text"]

    at_the_turn_of_a_bot(tmp_path, monkeypatch, scene)


def test_after_the_act_it_is_of_the_past(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(lobby: Lobby, links: Links, live: LiveTable, one: Listener) -> None:
        assert live.play is not None
        live.play.n += 1
        assert await told(lobby, links) == []
        live.play.n -= 1

    at_the_turn_of_a_bot(tmp_path, monkeypatch, scene)


def test_a_bot_that_does_not_plan_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(lobby: Lobby, links: Links, live: LiveTable, one: Listener) -> None:
        assert live.bots.meant is None or live.bots.meant[0] != live.play.n  # type: ignore[union-attr]
        assert await told(lobby, links) == []

    at_the_turn_of_a_bot(tmp_path, monkeypatch, scene, bot="random")


def test_only_a_game_without_secrets_agrees() -> None:
    assert [slug for slug in games() if load(slug).plan is not None] in ([], ["thunderbirds"])


def test_a_game_that_does_not_agree_sends_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pb", pace=1)
            one = Line(lobby, *tokens(links, 0))
            found = await one.send(one.mirror.hello())
            live = lobby.tables[links.table]
            assert live.play is not None
            found += await one.send(one.mirror.move(0, "bid 1:3")[1])
            play = live.play
            while play.n < 3:
                await until_async(lambda: one.session.outbox or lobby.painter.due, "any news")
                found += await one.drain()
            assert found
            assert not [message for message in found if message["t"] == "intent"]

    asyncio.run(run())
