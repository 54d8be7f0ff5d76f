"""People beside bots have time to act out of turn: a moment before each step of a bot, and a wait on their wish."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from coffret.games.thunderbirds import game
from coffret.kernel.game import Game
from coffret.kernel.save import write_text
from coffret.server.lobby.creation import bring_in
from coffret.server.lobby.lobby import Lobby
from coffret.server.room.table import LiveTable
from coffret.server.store.links import Links
from tests.server.support import Json, Line, opened, table, tokens
from tests.waiting import until_async

# Virgil has a card that can be played at any moment; it is Scott's turn.
GIFT = """deal scott; deal virgil; draw cham_cham; draw rockquake; draw ricochet;
    turn-up stolen_blueprints; first virgil; plan; draw-card sir_jeremy_hodge; end-actions; pass; draw sun_probe"""
CARD = "play sir_jeremy_hodge"
Scene = Callable[[LiveTable, Line], Awaitable[None]]


async def beside_a_bot(lobby: Lobby, pace: int = 1) -> Links:
    """Scott is a bot, whose turn it is; Virgil is a person with a card."""
    played = game.table(2, seed="table", names=("Bo", "Ada"), rolls=False)
    for notation in GIFT.split(";"):
        played.act(notation.strip())
    played.header.bots = ("thumb", "")
    links = await bring_in(lobby, write_text(played), seed="interrupts")
    live = await lobby.table(links.table)
    live.meta.pace, live.meta.paused = pace, True  # until somebody is there
    return links


def at_the_turn_of_a_bot(path: Path, scene: Scene, pace: int = 1, wish: str = "") -> None:
    """A person with a card, and a wish when to be asked, beside a bot whose turn it is."""

    async def run() -> None:
        async with opened(path) as lobby:
            links = await beside_a_bot(lobby, pace)
            ada = await Line(lobby, links.host, *tokens(links, 1)).open()
            if wish:
                assert (await ada.ask(t="ask-when", seat=1, action=CARD, when=wish))["t"] == "ack"
            await ada.ask(t="host", do="resume")
            await scene(lobby.tables[links.table], ada)

    asyncio.run(run())


async def held(live: LiveTable, line: Line) -> list[Json]:
    """Wait until the bots leave people their moment, and return what was told."""
    await until_async(lambda: live.interrupts.moment is not None, "a moment")
    return await line.drain()


def steps(live: LiveTable) -> int:
    assert live.play is not None
    return live.play.n


def test_bots_leave_a_moment_in_which_a_card_is_accepted(tmp_path: Path) -> None:
    async def scene(live: LiveTable, ada: Line) -> None:
        told = await held(live, ada)
        waits = [each for each in told if each["t"] == "waits"][-1]
        assert (waits["by"], waits["may"]) == ([], [1])
        assert waits["moment"] > 0
        before = steps(live)
        assert (await ada.move(1, CARD))["t"] == "ack"
        assert steps(live) == before + 1

    at_the_turn_of_a_bot(tmp_path, scene)


def test_when_the_moment_is_over_the_bot_goes_on(tmp_path: Path) -> None:
    async def scene(live: LiveTable, ada: Line) -> None:
        await held(live, ada)
        before = steps(live)
        live.interrupts.ring()
        await until_async(lambda: steps(live) > before, "the bot's step")

    at_the_turn_of_a_bot(tmp_path, scene)


def test_wait_holds_the_bots_until_it_is_released(tmp_path: Path) -> None:
    async def scene(live: LiveTable, ada: Line) -> None:
        await held(live, ada)
        assert (await ada.ask(t="wait", seat=1))["t"] == "ack"
        before = steps(live)
        live.interrupts.ring()
        await asyncio.sleep(0)
        assert live.interrupts.is_on
        assert steps(live) == before
        assert (await ada.ask(t="wait", seat=1, on=False))["t"] == "ack"
        await until_async(lambda: steps(live) > before, "the bot's step")

    at_the_turn_of_a_bot(tmp_path, scene)


def test_wait_has_a_limit_and_cannot_be_pressed_again_before_something_has_happened(tmp_path: Path) -> None:
    async def scene(live: LiveTable, ada: Line) -> None:
        await held(live, ada)
        await ada.ask(t="wait", seat=1)
        live.interrupts.release(1)  # as its timer does
        assert not live.interrupts.is_on
        assert (await ada.ask(t="wait", seat=1))["code"] == "nothing"

    at_the_turn_of_a_bot(tmp_path, scene)


def test_a_card_is_played_while_the_bots_are_held_and_they_go_on_after_it(tmp_path: Path) -> None:
    async def scene(live: LiveTable, ada: Line) -> None:
        await held(live, ada)
        await ada.ask(t="wait", seat=1)
        live.interrupts.ring()
        assert CARD in ada.options(1)
        assert (await ada.move(1, CARD))["t"] == "ack"
        assert not live.interrupts.is_on

    at_the_turn_of_a_bot(tmp_path, scene)


def test_who_goes_away_does_not_hold_the_bots(tmp_path: Path) -> None:
    async def scene(live: LiveTable, ada: Line) -> None:
        await held(live, ada)
        await ada.ask(t="wait", seat=1)
        live.interrupts.ring()
        ada.close()
        assert not live.interrupts.is_on

    at_the_turn_of_a_bot(tmp_path, scene)


def test_who_wants_to_be_asked_only_after_wait_is_not_waited_for(tmp_path: Path) -> None:
    async def scene(live: LiveTable, ada: Line) -> None:
        before = steps(live)
        await until_async(lambda: steps(live) > before, "a step without a moment")
        told = [each for each in await ada.drain() if each["t"] == "waits"]
        assert told[0]["may"] == [1]  # pressing is still possible
        assert {each["moment"] for each in told} == {None}

    at_the_turn_of_a_bot(tmp_path, scene, wish="wait")


def test_who_wants_to_be_asked_always_holds_the_bots_without_pressing(tmp_path: Path) -> None:
    async def scene(live: LiveTable, ada: Line) -> None:
        before = steps(live)
        await until_async(lambda: live.interrupts.is_on, "the bots being held")
        await ada.ask(t="wait", seat=1, on=False)
        await until_async(lambda: steps(live) > before, "the bot's step")

    at_the_turn_of_a_bot(tmp_path, scene, pace=0, wish="always")


def test_who_wants_to_be_asked_before_ends_is_asked_only_then(tmp_path: Path) -> None:
    async def scene(live: LiveTable, ada: Line) -> None:
        await held(live, ada)
        await ada.ask(t="ask-when", seat=1, when="ends")
        assert live.interrupts.wish(1, game.action("end-actions", 2)) == "always"
        assert live.interrupts.wish(1, game.action("plan", 2)) == "wait"

    at_the_turn_of_a_bot(tmp_path, scene)


def test_wishes_are_told_to_their_seat_alone_and_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await beside_a_bot(lobby)
            ada = await Line(lobby, *tokens(links, 1)).open()
            watcher = await Line(lobby, links.spectator).open()
            _, text = ada.mirror.request({"t": "ask-when", "seat": 1, "action": CARD, "when": "always"})
            told = [each for each in await ada.send(text) if each["t"] == "ask-when"]
            assert [(each["action"], each["when"]) for each in told[-1]["wishes"]] == [(CARD, "always")]
            assert "Sir Jeremy" in told[-1]["wishes"][0]["text"]
            assert not any(each["t"] == "ask-when" for each in await watcher.drain())
        async with opened(tmp_path) as lobby:
            again = Line(lobby, *tokens(links, 1))
            greeted = [each for each in await again.send(again.mirror.hello()) if each["t"] == "ask-when"]
            assert [each["action"] for each in greeted[-1]["wishes"]] == [CARD]

    asyncio.run(run())


def test_the_host_sets_the_moment_and_it_is_in_the_set_up(tmp_path: Path, objection: Game) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po", "objection", moment=7, clock=90)
            ada = await Line(lobby, links.host, *tokens(links, 0)).open()
            assert (ada.mirror.table["moment"], ada.mirror.table["clock"]) == (7, 90)
            assert (await ada.ask(t="host", do="moment", seconds=4))["t"] == "ack"
            assert ada.mirror.table["moment"] == 4
            assert ada.mirror.chat[-1]["event"] == "moment"

    asyncio.run(run())


def test_nothing_slows_down_where_only_bots_play(tmp_path: Path, objection: Game) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "bbb", "objection", pace=1, options={"holders": 7})
            watcher = await Line(lobby, links.spectator).open()
            await watcher.until(lambda: watcher.mirror.table["state"] == "over")
            assert lobby.tables[links.table].interrupts.given == -1

    asyncio.run(run())


def test_nothing_slows_down_where_nobody_could_ever_act(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pbb", "liar", pace=1)
            ada = await Line(lobby, links.host, *tokens(links, 0)).open()
            live = lobby.tables[links.table]
            while live.meta.state == "playing" and steps(live) < 12:
                if 0 in ada.mirror.looks[0]["waiting"]:
                    await ada.move(0, ada.options(0)[0])
                else:
                    await ada.until(lambda: 0 in ada.mirror.looks[0]["waiting"] or live.meta.state != "playing")
                assert live.interrupts.moment is None
                assert live.interrupts.open == {}
            assert (await ada.ask(t="wait", seat=0))["t"] == "no"

    asyncio.run(run())
