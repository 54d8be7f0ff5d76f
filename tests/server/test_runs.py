"""Runs at a table: several choices at once, step by step, taken back and done again together."""

import asyncio
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from coffret.kernel.game import load
from coffret.kernel.lesson import lessons
from tests.server.support import Line, opened, table, tokens


async def seated(lobby: Any, kinds: str = "pp") -> tuple[list[Line], int]:
    """People at a table of Thunderbirds, and who begins."""
    links = await table(lobby, kinds, game="thunderbirds", seed="runs")
    lines = [await Line(lobby, *tokens(links, seat)).open() for seat in range(2)]
    return lines, lines[0].mirror.looks[0]["waiting"][0]


async def flight(line: Line, seat: int, *verbs: str) -> list[str]:
    """The first run of these verbs that is offered to a seat."""
    answer = await line.ask(t="runs", seat=seat)
    kinds = [[step.split()[0] for step in run["do"]] for run in answer["runs"]]
    found: list[str] = answer["runs"][kinds.index(list(verbs))]["do"]
    return found


def told(line: Line, seat: int) -> list[str]:
    """What a seat has been told."""
    return [news["event"] for news in line.mirror.lines[seat]]


async def go(line: Line, seat: int, actions: list[str], **more: Any) -> dict[str, Any]:
    """Ask for a run."""
    return await line.ask(t="run", seat=seat, v=line.mirror.versions[seat], actions=actions, **more)


def test_a_run_is_made_step_by_step_and_everybody_sees_each_step(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            lines, seat = await seated(lobby)
            one, two = lines[seat], lines[1 - seat]
            answer = await go(one, seat, await flight(one, seat, "transfer", "move"))
            await two.drain()
            assert answer["t"] == "ack"
            assert told(one, seat)[-2:] == told(two, 1 - seat)[-2:]
            assert len(told(one, seat)) >= 2
            assert two.mirror.versions[1 - seat] == 3

    asyncio.run(run())


def test_a_run_is_taken_back_as_a_whole_and_done_again_as_a_whole(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            lines, seat = await seated(lobby)
            one = lines[seat]
            before = deepcopy(one.mirror.looks[seat]["scene"])
            await go(one, seat, await flight(one, seat, "transfer", "move"))
            after = deepcopy(one.mirror.looks[seat]["scene"])
            assert (await one.ask(t="undo", seat=seat))["t"] == "ack"
            await one.drain()
            assert one.mirror.looks[seat]["scene"] == before
            assert (await one.ask(t="redo", seat=seat))["t"] == "ack"
            await one.drain()
            assert one.mirror.looks[seat]["scene"] == after
            assert (await one.ask(t="undo", seat=seat))["t"] == "ack"
            await one.drain()
            assert one.mirror.looks[seat]["scene"] == before

    asyncio.run(run())


def test_a_run_that_is_sent_twice_is_made_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            lines, seat = await seated(lobby)
            one = lines[seat]
            wanted = {"t": "run", "seat": seat, "v": one.mirror.versions[seat]}
            id, text = one.mirror.request({**wanted, "actions": await flight(one, seat, "transfer", "move")})
            await one.send(text)
            version = one.mirror.answers.pop(id)["v"]
            await one.send(text)
            assert one.mirror.answers.pop(id)["v"] == version == 3

    asyncio.run(run())


def test_a_run_stops_after_what_was_not_to_be_known(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "p", game="thunderbirds-solo", seed="runs")
            one = await Line(lobby, *tokens(links, 0)).open()
            await one.move(0, "end-dispatch")
            steps = [option for option in one.options(0) if option != "concede"]
            messages = await one.send(
                one.mirror.request(
                    {"t": "run", "seat": 0, "v": one.mirror.versions[0], "actions": [steps[0], "stay", "stay"]}
                )[1]
            )
            assert any(
                message["t"] == "note" and "Stopped after 1 of 3 steps" in message["text"] for message in messages
            )

    asyncio.run(run())


def test_a_run_whose_first_step_is_not_allowed_names_the_rule(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            lines, seat = await seated(lobby)
            answer = await go(lines[seat], seat, ["foil", "end-actions"])
            assert (answer["t"], answer["code"]) == ("no", "rules")
            assert answer["rule"]["id"].startswith("TB-")

    asyncio.run(run())


def test_a_choice_of_somebody_else_in_between_ends_a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            lines, seat = await seated(lobby)
            one = lines[seat]
            live = one.session.live
            assert live is not None
            assert live.play is not None
            play = live.play

            async def breath(seconds: float) -> None:
                play.n += 1  # somebody's step

            steps = await flight(one, seat, "transfer", "move")
            monkeypatch.setattr("coffret.server.room.runs.asyncio.sleep", breath)
            await go(one, seat, steps)
            monkeypatch.undo()
            assert one.mirror.versions[seat] == 2

    asyncio.run(run())


def test_who_is_not_asked_and_who_learns_is_offered_no_runs(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            lines, seat = await seated(lobby)
            assert (await lines[1 - seat].ask(t="runs", seat=1 - seat))["runs"] == []
            links = await table(
                lobby, "p", game="thunderbirds-solo", lesson=next(iter(lessons(load("thunderbirds-solo"))))
            )
            taught = await Line(lobby, *tokens(links, 0)).open()
            assert (await taught.ask(t="runs", seat=0))["runs"] == []

    asyncio.run(run())


async def solo(lobby: Any) -> Line:
    """Somebody alone, with two vehicles at Disasters."""
    links = await table(lobby, "p", game="thunderbirds-solo", seed="runs")
    return await Line(lobby, *tokens(links, 0)).open()


def test_what_goes_on_with_a_choice_is_taken_back_with_it_and_done_again_with_it(tmp_path: Path) -> None:
    """TS-PILOT-01 Dice fall in between: whoever plays alone may take back those, too, and they fall alike again."""

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            one = await solo(lobby)
            for notation in ("board scott:tb1", "fly tb1:1"):
                await one.move(0, notation)
            before, told_before = deepcopy(one.mirror.looks[0]["scene"]), len(told(one, 0))
            await one.move(0, "end-dispatch")
            for _ in range(2):
                step = {"v": one.mirror.versions[0], "action": one.options(0)[0]}
                await one.ask(t="move", seat=0, goes_on=True, **step)
            after, told_after = deepcopy(one.mirror.looks[0]["scene"]), told(one, 0)
            assert "roll" in " ".join(told_after[told_before:])
            assert (await one.ask(t="undo", seat=0))["t"] == "ack"
            await one.drain()
            assert one.mirror.looks[0]["scene"] == before
            assert (await one.ask(t="redo", seat=0))["t"] == "ack"
            await one.drain()
            assert one.mirror.looks[0]["scene"] == after

    asyncio.run(run())


def test_what_a_table_does_of_itself_is_taken_back_with_the_choice_before_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            lines, seat = await seated(lobby)
            one = lines[seat]
            steps = await flight(one, seat, "transfer", "move")
            before = deepcopy(one.mirror.looks[seat]["scene"])
            await one.move(seat, steps[0])
            between = deepcopy(one.mirror.looks[seat]["scene"])
            for together in (False, True):
                await one.ask(
                    t="move",
                    seat=seat,
                    v=one.mirror.versions[seat],
                    action=steps[1],
                    **({"goes_on": True} if together else {}),
                )
                assert (await one.ask(t="undo", seat=seat))["t"] == "ack"
                await one.drain()
                assert one.mirror.looks[seat]["scene"] == (before if together else between)

    asyncio.run(run())
