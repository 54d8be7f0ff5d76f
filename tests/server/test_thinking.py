"""Thinking in processes of their own: fair, called off, replaced when it fails, and never needed to go on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coffret.bots.question import Question, question, write_option
from coffret.bots.registry import BOTS, bot
from coffret.kernel import stack
from coffret.kernel.chance import Rng
from coffret.kernel.game import Game, load
from coffret.server.room import bots
from coffret.server.thinking import minds as thinking
from coffret.server.thinking.jobs import Choose, Chosen
from coffret.server.thinking.minds import Minds, Queue, TooLate, Wanted
from coffret.testing.walk import walk
from tests.leftovers import children
from tests.server.support import Line, opened, table, tokens
from tests.waiting import PATIENCE, until_async

SEED = (1, 2, 3)
LONG = PATIENCE  # for what takes as long as it likes


@asynccontextmanager
async def thinkers(seconds: float = LONG) -> AsyncIterator[Minds]:
    """One process to think with, for the time of a test."""
    found = Minds(seconds, 1)
    try:
        yield found
    finally:
        await found.close()


def asked(game: Game, seats: int = 2) -> Question:
    """The first choice of a play."""
    state = next(moment.state for moment in walk(game, seats, "asked") if moment.seat >= 0)
    decision = stack.decide(state)
    assert decision is not None
    return question(game, seats, game.view(state, decision.seat), decision.actions)


@pytest.fixture
def strange(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that fail may be asked."""
    monkeypatch.setattr("coffret.bots.registry.BOTS", {**BOTS})
    monkeypatch.setattr(thinking, "BOTS", BOTS | {f"{STRANGE}:{name}": BOTS["thumb"] for name in NAMES})


STRANGE = "tests.server.strange_minds"
NAMES = ("dying", "hungry", "stuck", "failing")


def test_another_process_chooses_the_same(liar: Game) -> None:
    asked_now = asked(liar)
    game, view, options = asked_now.read()
    here = bot("good", game)(view, options, Rng(*SEED))

    async def run() -> None:
        async with thinkers() as minds:
            answer = await minds.ask("a", Choose(asked_now, SEED, LONG, "good"), LONG)
            assert answer == Chosen(write_option(game, here))

    asyncio.run(run())


@pytest.mark.parametrize("slug", ["time-bomb", "a-team", "thunderbirds", "thunderbirds-solo", "away-missions"])
def test_a_question_holds_all_that_a_seat_knows(slug: str) -> None:
    """What is sent to another process gives the same view, options and imagined worlds there."""
    game = load(slug)
    seats = game.about.seats[1]
    for number, moment in enumerate(walk(game, seats, "question")):
        if moment.seat < 0:
            continue
        decision = stack.decide(moment.state)
        assert decision is not None
        view = game.view(moment.state, moment.seat)
        found, seen, options = question(game, seats, view, decision.actions).read()
        assert found is game
        assert seen == view
        assert options == decision.actions
        assert game.determinize(seen, Rng(*SEED)) == game.determinize(view, Rng(*SEED))
        if number > 60:
            break


@pytest.mark.usefixtures("strange")
@pytest.mark.parametrize("name", ["dying", "hungry", "failing"])
def test_a_process_that_fails_is_replaced(name: str, liar: Game) -> None:
    async def run() -> None:
        async with thinkers() as minds:
            with pytest.raises(TooLate):
                await minds.ask("a", Choose(asked(liar), SEED, LONG, f"{STRANGE}:{name}"), LONG)
            assert isinstance(await minds.ask("a", Choose(asked(liar), SEED, LONG, "thumb"), LONG), Chosen)

    asyncio.run(run())


def test_a_process_whose_answer_cannot_be_read_is_replaced(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with thinkers() as minds:
            with monkeypatch.context() as short:
                short.setattr(thinking, "LINE", len(b"ready\n"))  # the answer is longer
                with pytest.raises(TooLate):
                    await minds.ask("a", Choose(asked(liar), SEED, LONG, "thumb"), LONG)
            assert isinstance(await minds.ask("a", Choose(asked(liar), SEED, LONG, "thumb"), LONG), Chosen)

    asyncio.run(run())


@pytest.mark.usefixtures("strange")
def test_a_process_that_is_stuck_is_replaced(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LATE", 0.5)

    async def run() -> None:
        async with thinkers() as minds:
            with pytest.raises(TooLate):
                await minds.ask("a", Choose(asked(liar), SEED, 0.1, f"{STRANGE}:stuck"), LONG)
            monkeypatch.setattr(thinking, "LATE", LONG)
            assert isinstance(await minds.ask("a", Choose(asked(liar), SEED, LONG, "thumb"), LONG), Chosen)

    asyncio.run(run())


@pytest.mark.usefixtures("strange")
def test_after_several_deaths_nothing_is_thought_about_for_a_while(liar: Game) -> None:
    async def run() -> None:
        async with thinkers() as minds:
            for _ in range(thinking.DEATHS):
                with pytest.raises(TooLate):
                    await minds.ask("a", Choose(asked(liar), SEED, LONG, f"{STRANGE}:dying"), LONG)
            assert not minds.are_there
            minds.rests_until = 0.0
            assert isinstance(await minds.ask("a", Choose(asked(liar), SEED, LONG, "thumb"), LONG), Chosen)

    asyncio.run(run())


def test_what_nobody_waits_for_is_called_off(liar: Game) -> None:
    """A search that would never end makes room for the next."""
    endless = msgspec.structs.replace(asked(liar), where=f"{STRANGE}:endless")

    async def run() -> None:
        async with thinkers() as minds:
            waiting = asyncio.create_task(minds.ask("a", Choose(endless, SEED, LONG, "expert"), LONG))
            await until_async(lambda: minds.busy, "the process that thinks")
            waiting.cancel()
            assert isinstance(await minds.ask("b", Choose(asked(liar), SEED, LONG, "thumb"), LONG), Chosen)
            assert len(minds.processes) == 1

    asyncio.run(run())


def test_nobody_waits_longer_than_they_are_patient(liar: Game) -> None:
    endless = msgspec.structs.replace(asked(liar), where=f"{STRANGE}:endless")

    async def run() -> None:
        async with thinkers() as minds:
            with pytest.raises(TooLate):
                await minds.ask("a", Choose(endless, SEED, LONG, "expert"), 0.1)

    asyncio.run(run())


def test_tables_take_turns(liar: Game) -> None:
    async def run() -> None:
        queue, job = Queue(), Choose(asked(liar), SEED, 1, "thumb")
        for id, name in enumerate("aaab"):
            queue.put(name, Wanted(id, job))
        queue.put("c", gone := Wanted(4, job))
        gone.answer.cancel()
        order = []
        while (wanted := queue.take()) is not None:
            order.append(wanted.id)
        assert order == [0, 3, 1, 2]

    asyncio.run(run())


@pytest.mark.parametrize("seconds", [0.0, 1.0])
def test_a_table_with_a_bot_that_thinks_is_played_to_its_end(tmp_path: Path, seconds: float) -> None:
    """Where nobody may think, it plays by rules of thumb, and no process is started."""

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            lobby.minds = Minds(seconds, 1)
            links = await table(lobby, "bb")
            live = await lobby.table(links.table)
            for sitting in live.meta.sittings:
                sitting.bot = "good"
            await until_async(lambda: live.is_over, "the end")
            assert bool(lobby.minds.processes) == bool(seconds)

    asyncio.run(run())
    assert not children()


def test_a_bot_whose_play_goes_on_stops_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was thought about before somebody took their choice back is of no use any more."""
    written: list[Question] = []

    def endless(*args: Any) -> Question:
        written.append(msgspec.structs.replace(question(*args), where=f"{STRANGE}:endless"))
        return written[-1]

    monkeypatch.setattr(bots, "question", endless)
    monkeypatch.setattr(bots, "PATIENCE", LONG)

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            lobby.minds = Minds(LONG, 1)
            links = await table(lobby, "pb")
            one = Line(lobby, *tokens(links, 0))
            await one.open()
            live = lobby.tables[links.table]
            live.meta.sittings[1].bot = "expert"
            while not lobby.minds.busy:
                await one.drain()
                if 0 in one.mirror.looks[0]["waiting"]:
                    await one.move(0, one.options(0)[0])
                else:
                    await until_async(lambda: lobby.minds.busy or one.session.outbox, "a bot that thinks")
            await one.ask(t="undo", seat=0, ask=True)
            await until_async(lambda: not lobby.minds.busy, "the end of the thought")
            assert len(written) == 1

    asyncio.run(run())


def test_processes_end_with_the_server_that_is_killed(liar: Game) -> None:
    """The input of a process ends with whoever would write to it."""

    async def run() -> None:
        async with thinkers() as minds:
            await minds.ask("a", Choose(asked(liar), SEED, LONG, "thumb"), LONG)
            (process,) = minds.processes
            assert process.stdin is not None
            process.stdin.close()
            await until_async(lambda: process.returncode is not None, "the end of the process")
            assert process.returncode == 0

    asyncio.run(run())
