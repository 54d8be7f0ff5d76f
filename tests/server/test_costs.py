"""Nobody makes the server work much for little: each request and each message has a bound, however it is meant."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from coffret.kernel.game import games
from coffret.server.lobby.lobby import AT_ONCE
from coffret.server.reading.jobs import AnyJob
from tests.quick import quick
from tests.server.costs import (
    MESSAGE,
    REQUEST,
    Cost,
    Gauge,
    frames,
    kinds,
    measured,
    of_messages,
    of_requests,
    requests,
    routes_of,
    served,
)


@pytest.fixture
def gauge() -> Iterator[Gauge]:
    """What counts, in this thread and in those of the server."""
    found = Gauge()
    yield found
    found.close()


def test_every_route_and_every_message_has_its_price(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as world:
            assert set(requests(world)) == routes_of(world.pages)
            assert list(frames(world.links, ["bid 1:1"])) == list(kinds())

    asyncio.run(run())


def test_no_request_costs_more_than_it_may(tmp_path: Path, gauge: Gauge) -> None:
    async def run() -> list[Cost]:
        async with served(tmp_path) as world:
            return await of_requests(world, gauge)

    found = asyncio.run(run())
    assert [str(cost) for cost in found if cost.is_dear(REQUEST)] == []


@pytest.mark.parametrize("slug", quick(["liar", *games()], "liar", "away-missions"))
def test_no_message_costs_more_than_it_may(tmp_path: Path, gauge: Gauge, slug: str) -> None:
    async def run() -> list[Cost]:
        async with served(tmp_path) as world:
            return await of_messages(world, gauge, slug)

    found = asyncio.run(run())
    assert [str(cost) for cost in found if cost.is_dear(MESSAGE)] == []


def test_work_in_threads_is_counted(tmp_path: Path, gauge: Gauge) -> None:
    def search() -> int:
        return len([text for text in map(str, range(2 * REQUEST)) if text.isdigit()])

    async def run() -> Cost:
        async with served(tmp_path) as world:

            async def work() -> None:
                await world.lobby.serve(search)

            return await measured(gauge, "a search", 100, work)

    assert asyncio.run(run()).is_dear(REQUEST)


def test_what_is_read_in_the_reading_process_has_its_end() -> None:
    jobs = {job.__name__: msgspec.structs.fields(job) for job in get_args(AnyJob)}
    limits = {name: field.default for name, fields in jobs.items() for field in fields if field.name == "seconds"}
    assert limits.keys() == jobs.keys()
    assert all(0 < seconds <= 10 for seconds in limits.values())
    assert AT_ONCE <= 4
