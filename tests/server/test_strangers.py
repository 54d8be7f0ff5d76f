"""What strangers ask for: it waits in lanes of its own, has a limit, is dropped when they have gone, and ends at once
when the server stops."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import EntryPoint
from pathlib import Path

import httpx
import pytest

import coffret.kernel.game as registry
from coffret.client import Client, make_table, person
from coffret.kernel.game import GROUP
from coffret.server.command import LAST_MOMENT, configured
from coffret.server.lobby.lobby import CLOSING
from coffret.server.protocol.lanes import Lane, Visitor
from coffret.server.protocol.refusal import Refusal
from coffret.server.reading import readers as reading
from coffret.server.reading.jobs import Answer, LookThrough, ReadSave, Wrong
from coffret.server.reading.readers import Readers
from tests.server.process import Process
from tests.waiting import PATIENCE, until_async

STOPS_WITHIN = 5.0  # seconds, whatever is going on


@pytest.fixture
def burner(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in the box whose content packs are never read to their end; here, it is not even loaded."""
    known = {**registry.games(), "burner": EntryPoint("burner", "tests.server.burner:game", GROUP)}
    monkeypatch.setattr(registry, "games", lambda: known)


@asynccontextmanager
async def opened() -> AsyncIterator[Readers]:
    """A reading process, for the time of a test."""
    found = Readers()
    try:
        yield found
    finally:
        await found.close()


def burning(seconds: float) -> LookThrough:
    return LookThrough("burner", "a = 1", 2, "en", seconds=seconds)


# Lanes


def test_addresses_take_turns_and_nobody_waits_behind_many() -> None:
    async def run() -> list[str]:
        lane, order = Lane(1, 10, 10), list[str]()
        first = asyncio.Event()

        async def work(name: str) -> None:
            async with lane.turn(Visitor(name[0])):
                await first.wait()
                order.append(name)

        tasks = [asyncio.create_task(work(name)) for name in ("a1", "a2", "a3", "b1", "a4", "c1")]
        await until_async(lambda: len(lane) == 5, "five who wait")
        first.set()
        await asyncio.gather(*tasks)
        assert (len(lane), lane.busy) == (0, 0)
        return order

    assert asyncio.run(run()) == ["a1", "a2", "b1", "c1", "a3", "a4"]


def test_too_many_who_wait_are_told_to_come_again() -> None:
    async def run() -> None:
        lane = Lane(1, 3, 2)
        async with lane.turn(Visitor("a")):
            waiting = [asyncio.create_task(lane.wait(name)) for name in ("a", "a", "b")]
            await until_async(lambda: len(lane) == 3, "three who wait")
            for name in ("a", "c"):
                with pytest.raises(Refusal, match="busy"):
                    await lane.wait(name)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        assert (len(lane), lane.busy) == (0, 0)

    asyncio.run(run())


def test_who_has_gone_loses_their_turn() -> None:
    async def run() -> None:
        lane, left = Lane(1, 3, 3), asyncio.Event()

        async def gone() -> None:
            await left.wait()

        async def enter() -> None:
            async with lane.turn(Visitor("b", gone)):
                raise AssertionError("it is done all the same")

        async with lane.turn(Visitor("a")):
            waiting = asyncio.create_task(enter())
            await until_async(lambda: len(lane) == 1, "somebody who waits")
            left.set()
            with pytest.raises(Refusal, match="slow"):
                await waiting
            assert len(lane) == 0
        assert lane.busy == 0

    asyncio.run(run())


@pytest.mark.parametrize("steps", range(6))
@pytest.mark.parametrize("is_watched", [False, True])
def test_a_turn_is_not_lost_with_who_is_cancelled_just_when_it_comes(steps: int, is_watched: bool) -> None:
    async def run() -> None:
        lane = Lane(1, 3, 3)
        gone = asyncio.Event()

        async def leaves() -> None:
            await gone.wait()

        async def enter() -> None:
            async with lane.turn(Visitor("b", leaves if is_watched else None)):
                await gone.wait()

        async with lane.turn(Visitor("a")):
            waiting = asyncio.create_task(enter())
            await until_async(lambda: len(lane) == 1, "somebody who waits")
        for _ in range(steps):
            await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert lane.busy == 0

    asyncio.run(run())


def test_who_is_cancelled_ends_what_is_done_for_them_first() -> None:
    async def run() -> list[str]:
        told = list[str]()

        async def work() -> None:
            try:
                await asyncio.get_running_loop().create_future()
            finally:
                await asyncio.sleep(0)
                told.append("work")

        async def gone() -> None:
            await asyncio.get_running_loop().create_future()

        async def ask() -> None:
            try:
                await Visitor("a", gone).unless_gone(work())
            finally:
                told.append("asking")

        asking = asyncio.create_task(ask())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        return told

    assert asyncio.run(run()) == ["work", "asking"]


# The reading process


@pytest.mark.usefixtures("burner")
def test_what_takes_too_much_is_ended_and_the_next_is_read() -> None:
    async def run() -> Answer:
        async with opened() as readers:
            with pytest.raises(Refusal, match="heavy"):
                await readers.ask(burning(0.1))
            return await readers.ask(ReadSave(text="no save", seed=None))

    answer = asyncio.run(run())
    assert isinstance(answer, Wrong)
    assert answer.code == "save"
    assert answer.texts["en"] != answer.texts["fr"]


@pytest.mark.usefixtures("burner")
def test_work_for_who_has_gone_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "GRACE", 0.01)

    async def run() -> None:
        left = asyncio.Event()

        async def gone() -> None:
            await left.wait()

        async with opened() as readers:
            asking = asyncio.create_task(readers.ask(burning(1000), Visitor("a", gone)))
            await until_async(lambda: readers.process is not None, "a process")
            left.set()
            with pytest.raises(Refusal, match="slow"):
                await asking
            assert readers.process is None
            assert readers.lane.busy == 0

    asyncio.run(run())


# The server


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
def test_people_play_and_the_server_stops_whatever_strangers_do(tmp_path: Path, end: signal.Signals) -> None:
    """Content packs that are never read, and a thread that never ends: nothing waits for them."""

    async def run() -> None:
        made = await make_table(process.url, "liar", [person("Ada"), person("Bo")], seed="strangers")
        async with (
            httpx.AsyncClient(base_url=process.url, timeout=PATIENCE) as http,
            Client(process.url, made.tokens) as ada,
        ):
            pack = {"game": "liar", "pack": "a = 1"}
            asking = [asyncio.create_task(http.post("/api/pack", json=pack)) for _ in range(10)]
            asking += [asyncio.create_task(http.get("/api/box")) for _ in range(10)]

            async def waiting() -> int:
                told: dict[str, int] = (await http.get("/health")).json()["waiting"]
                return told["reading"] + told["requests"]

            async with asyncio.timeout(PATIENCE):
                while await waiting() < 12:
                    pass
            for number in range(1, 6):
                seat = (number - 1) % 2
                answer = await ada.move(seat, f"bid {number}:2")
                assert answer["t"] == "ack", answer
            assert sum(task.done() for task in asking) < len(asking) - 4
            for task in asking[:3]:
                task.cancel()  # they hang up
            os.kill(process.pid, end)
            assert await asyncio.to_thread(process.ended) in (0, -signal.SIGTERM)
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)

    with Process(tmp_path, games=["liar"], example="tests.server.burner:game") as process:
        asyncio.run(run())


def test_the_parts_of_a_stop_take_no_longer_than_is_promised() -> None:
    graceful = configured(None).timeout_graceful_shutdown or 0
    assert graceful + CLOSING + LAST_MOMENT < STOPS_WITHIN - 1
