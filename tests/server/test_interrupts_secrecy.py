"""The hold does not tell who could act: bots wait the same and everybody has the button, whoever holds what."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, games, load
from coffret.kernel.interrupts import could_act, options_of
from coffret.kernel.stack import CHANCE, PUBLIC
from coffret.server.room import interrupts
from coffret.server.room.table import LiveTable
from tests.server.support import Json, Line, opened, sat_down, table, tokens
from tests.waiting import until_async


def timeless(message: Json) -> Json:
    """A message without how much time is left, which depends on the machine; only whether there is a limit."""
    return {name: value is not None if name in ("left", "moment") else value for name, value in message.items()}


async def moment(live: LiveTable, n: int) -> None:
    """Wait until a bot leaves its moment at this step, and let that be over."""
    assert live.play is not None
    play = live.play
    await until_async(lambda: play.n == n and live.interrupts.moment is not None, "a moment")
    live.interrupts.ring()


def heard(path: Path, holders: int, wish: str = "") -> list[Json]:
    """All that Bea is told of the hold while a bot speaks, depending on who holds an objection."""
    found: list[Json] = []

    async def run() -> None:
        async with opened(path) as lobby:
            links = await table(lobby, "poob", "objection", pace=1, options={"holders": holders})
            ada = await Line(lobby, links.host, *tokens(links, 0)).open()
            if wish:
                await ada.ask(t="ask-when", seat=0, action="object", when=wish)
            bea, cid = [await Line(lobby, await sat_down(lobby, links, seat)).open() for seat in (1, 2)]
            live = lobby.tables[links.table]
            assert live.play is not None
            n = live.play.n
            await until_async(lambda: live.interrupts.moment is not None, "a moment")
            assert (await ada.ask(t="wait", seat=0))["t"] == "ack"
            assert (await cid.ask(t="wait", seat=2))["t"] == "ack"
            await moment(live, n)
            for line, seat in ((cid, 2), (ada, 0)):
                assert (await line.ask(t="wait", seat=seat, on=False))["t"] == "ack"
            await until_async(lambda: live.play is not None and live.play.n > n, "the bot's step")
            found.extend(timeless(each) for each in await bea.drain() if each["t"] in ("waits", "clock", "ask-when"))

    asyncio.run(run())
    return found


def test_the_hold_is_the_same_whoever_could_act(tmp_path: Path, objection: Game) -> None:
    told = [heard(tmp_path / str(holders), holders) for holders in (0, 1, 2, 7)]
    assert any(each["t"] == "waits" and each["may"] == [0, 1, 2] and each["moment"] for each in told[0])
    assert [each["by"] for each in told[0] if each["by"]] == [[0], [0, 2], [0]]
    assert all(each == told[0] for each in told)


@pytest.mark.parametrize("wish", ["always", "ends", "wait"])
def test_a_wish_about_a_hidden_card_does_not_change_the_hold(tmp_path: Path, objection: Game, wish: str) -> None:
    plain = heard(tmp_path / "plain", 0)
    assert heard(tmp_path / "held", 1, wish) == plain
    assert heard(tmp_path / "bluff", 0, wish) == plain


def test_a_hold_that_looks_at_the_hands_is_found_out(
    tmp_path: Path, objection: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def peek(self: interrupts.Interrupts, play: Any) -> None:
        decision = stack.decide(play.table.state)
        assert decision is not None
        self.take({part.seat: ["object"] for part in decision.others if part.seat in self.people()} or {1: ["object"]})

    monkeypatch.setattr(interrupts.Interrupts, "look", peek)
    monkeypatch.setattr(interrupts.Interrupts, "press", lambda self, seat: self.hold(seat))
    assert heard(tmp_path / "a", 1) != heard(tmp_path / "b", 6)


@pytest.mark.parametrize("slug", sorted(games()))
def test_who_could_act_is_a_function_of_what_everybody_sees(slug: str) -> None:
    """In random plays, the answer is the same on any other state that looks the same to everybody."""
    game = load(slug)
    seats = game.seat_counts[-1]
    state, rng = game.start(seats), seeded(f"interrupts of {slug}")
    decision, count = stack.decide(state), 0
    while decision is not None and count < 60:
        count += 1
        if count % 10 == 0 and decision.seat != CHANCE:
            seen = game.view(state, PUBLIC)
            found = could_act(game, seen, list(range(seats)), count)
            other = game.view(game.determinize(seen, rng), PUBLIC)
            assert could_act(game, other, list(range(seats)), count) == found
            for part in decision.others:  # what everybody knows is so
                options = options_of(game, part)
                if not part.must and part.seat >= 0 and options:
                    assert found[part.seat] in (None, options)
        choice = stack.sample(state, rng) if decision.seat == CHANCE else decision.actions[-1]
        decision = stack.apply(state, choice, decision.seat)
