"""Several workers behind one port: one that ends is started again, and all are replaced without anybody being lost."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from coffret.client import Client, make_table, person
from coffret.server.command import listen
from coffret.server.workers import Setup, Worker
from tests.server.process import ServerProcess, registered
from tests.waiting import PATIENCE, until_async

BOX = """
import coffret.kernel.game as registry
known = {slug: place for slug, place in registry.games().items() if slug == "liar"}
registry.games = lambda: known
"""
WORKER = f"{BOX}\nimport sys\nfrom coffret.server.worker import main\nsys.exit(main())"
SERVE = """
import sys
from coffret.server.command import Public
from coffret.server.workers import Setup, serve_by_workers
options = {"host": "127.0.0.1", "port": 0, "db": sys.argv[1], "public": Public()}
command = (sys.executable, "-c", sys.argv[2])
serve_by_workers(Setup(options), 2, told=lambda where: print(where, flush=True), command=command)
"""


def workers_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(each) for each in found if is_worker(each)]


def is_worker(pid: str) -> bool:
    """Whether a process serves; one that has ended meanwhile does not."""
    try:
        return b"coffret" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


@pytest.fixture
def served(tmp_path: Path, postgres_db: str) -> ServerProcess:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(registered(tmp_path))}
    return ServerProcess([sys.executable, "-c", SERVE, postgres_db, WORKER], tmp_path, env)


def test_workers_are_started_again_and_replaced_one_after_the_other(served: ServerProcess) -> None:
    async def run() -> None:
        made = await make_table(served.url, "liar", [person("Ada"), person("Bo")], seed="workers")
        one = Client(served.url, [made.seats[0].token or ""])
        two = Client(served.url, [made.seats[1].token or ""])
        async with one, two:
            await one.move(0, "bid 1:3")
            await two.until(lambda: two.mirror.to_choose() == [1], PATIENCE)  # a move names the version that was seen
            first = workers_of(served.pid)
            assert len(first) == 2
            os.kill(first[0], signal.SIGKILL)
            assert (await two.move(1, "bid 2:3"))["v"] == 3
            await until_async(lambda: len(workers_of(served.pid)) == 2 and first[0] not in workers_of(served.pid))
            second = set(workers_of(served.pid))
            os.kill(served.pid, signal.SIGHUP)
            await until_async(lambda: len(workers_of(served.pid)) == 2 and not second & set(workers_of(served.pid)))
            await one.until(lambda: one.mirror.to_choose() == [0], PATIENCE)
            assert (await one.move(0, "bid 3:3"))["v"] == 4

    with served:
        asyncio.run(run())
        left = workers_of(served.pid)
        assert served.stop() in (0, -15)
    assert not any(is_alive(pid) for pid in left)


def test_workers_end_with_the_process_that_started_them(served: ServerProcess) -> None:
    async def gone(pids: list[int]) -> None:
        await until_async(lambda: not any(is_alive(pid) for pid in pids), "the end of the workers")

    with served:
        workers = workers_of(served.pid)
        served.kill()
        asyncio.run(gone(workers))


TALKATIVE = """
import signal, sys
from pathlib import Path
from coffret.server import worker

def serve(told, listening, done, **options):
    with listening:
        told("ready")
    print("x" * 10**6, flush=True)  # as a game may, while somebody makes it
    Path(done).touch()
    signal.pause()

worker.serve = serve
sys.exit(worker.main())
"""


def test_what_a_worker_prints_neither_holds_it_up_nor_its_end(tmp_path: Path) -> None:
    async def run() -> None:
        with listen("127.0.0.1", 0) as listening:
            worker = Worker([sys.executable, "-c", TALKATIVE])
            await worker.start(Setup({"done": str(tmp_path / "done")}, descriptor=listening.fileno()))
            assert worker.process is not None
            await until_async((tmp_path / "done").exists, "everything that is printed")
            async with asyncio.timeout(PATIENCE):
                await worker.stop()
            assert worker.process.returncode == -signal.SIGTERM

    asyncio.run(run())


def is_alive(pid: int) -> bool:
    """Whether a process runs."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
