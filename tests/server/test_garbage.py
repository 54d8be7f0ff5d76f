"""The garbage collector does not keep everybody waiting: while people play, it looks at new objects only."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from coffret.server.lobby.garbage import FEW, MOST, Collector, tame
from coffret.server.room.figures import Figures
from tests.server.support import Line, opened, table, tokens

MOVES = 40
MANY = 20 * FEW  # new objects that one collection looks at: some milliseconds


@pytest.fixture
def tamed() -> Iterator[None]:
    """A process whose collector is tamed, for the time of a test."""
    before = gc.get_threshold()
    tame()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("tamed")
def test_while_people_play_only_a_few_new_objects_are_looked_at(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []  # for each collection its generation, and how many new objects there were

    def watch(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            seen.append((info["generation"], len(gc.get_objects(0))))

    async def play() -> None:
        async with opened(tmp_path) as lobby:
            line = await Line(lobby, *tokens(await table(lobby, "pppp", "time-bomb"), *range(4))).open()
            gc.callbacks.append(watch)
            for _ in range(MOVES):
                seat = line.mirror.to_choose()[0]
                await line.move(seat, line.options(seat)[-1])

    try:
        asyncio.run(play())
    finally:
        gc.callbacks.remove(watch)
    assert {generation for generation, _ in seen} == {0}
    assert max(new for _, new in seen) < MANY


def test_everything_is_collected_when_nobody_plays_or_it_was_put_off_for_long() -> None:
    figures = Figures()
    collector = Collector(figures)
    asked = []
    for minute in range(2 * MOST):
        if minute >= 2:
            figures.moves["liar"] += 1
        asked.append(collector.is_due())
    assert asked[:3] == [True, True, False]
    assert [minute for minute, due in enumerate(asked) if due] == [0, 1, 1 + MOST]
