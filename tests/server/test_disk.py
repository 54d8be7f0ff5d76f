"""A disk that is full, or that fails to sync: nothing is acknowledged that is not kept, nothing refused that is."""

import asyncio
from pathlib import Path

import pytest

from tests.server.crash import Crashes
from tests.server.powercut import Recorder, compiler
from tests.server.process import Process
from tests.server.reading import Reading

pytestmark = [
    pytest.mark.skipif(not compiler(), reason="no C compiler: the disk cannot be made to fail"),
    pytest.mark.parametrize("how", ["full", "sync"]),
]
TIMES = 2


def test_play_goes_on_when_the_disk_is_well_again(tmp_path: Path, how: str) -> None:
    recorder = Recorder(tmp_path)

    async def run(process: Process) -> Reading:
        crashes = Crashes(process, ["liar"], seed=3, tables=2)
        async with crashes.playing():
            for _ in range(TIMES):
                await crashes.moves(5)
                async with crashes.failing(recorder.fault, how):
                    pass
                await crashes.moves(5)
                await crashes.compare()
            await crashes.fall("kill")
            return crashes.checked(crashes.first)

    with Process(recorder.folder, ["liar"], **recorder.env) as process:
        asyncio.run(run(process)).check_rules()


def test_a_move_that_was_refused_is_not_there_after_a_crash(tmp_path: Path, how: str) -> None:
    recorder = Recorder(tmp_path)

    async def run(process: Process) -> None:
        crashes = Crashes(process, ["liar"], seed=4, tables=1)
        async with crashes.playing():
            reading = crashes.first
            for _ in range(TIMES):
                await crashes.moves(3)
                async with crashes.failing(recorder.fault, how):
                    await crashes.fall("kill")
                reading = crashes.checked(reading)
                await crashes.rise()
            await crashes.moves(3)
            await crashes.compare()

    with Process(recorder.folder, ["liar"], **recorder.env) as process:
        asyncio.run(run(process))
