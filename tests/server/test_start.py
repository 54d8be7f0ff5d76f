"""Starting the server: it does not die of requests that come at once, and a file has one server."""

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from coffret.client import Made, bot, make_table, person
from coffret.client.asking import post
from coffret.server.store.filelock import FileInUse, FileLock, NoPlace
from tests.quick import quick
from tests.server.process import SERVE, Process, ServerProcess
from tests.waiting import PATIENCE

STARTS = 6


def ask_at_once(process: Process) -> list[Made]:
    """Several requests that each need a game, at the same moment."""

    async def run() -> list[Made]:
        wishes = [
            make_table(process.url, game, [person("Ada"), *[bot()] * bots], pace=0, seed="at once")
            for game, bots in (("a-team", 2), ("time-bomb", 3), ("thunderbirds", 1), ("away-missions", 1)) * 2
        ]
        return list(await asyncio.gather(*wishes))

    return asyncio.run(run())


@pytest.mark.parametrize("start", quick(range(STARTS), 0))
def test_a_fresh_server_survives_requests_at_its_first_moment(start: int, tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        made = ask_at_once(process)
        assert len({each.table for each in made}) == 8


def test_a_server_survives_starts_on_unfinished_tables_while_requests_come_in(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        tokens = [token for made in ask_at_once(process) for token in made.tokens]
        for _ in range(2):
            process.kill()
            process.start()
            with ThreadPoolExecutor(4) as people:
                asked = [people.submit(post, f"{process.url}/api/mine", {"tokens": tokens}) for _ in range(4)]
                assert all(len(each.result()) > 100 for each in asked)
            process.check()


LATE = """
import importlib, pkgutil
import msgspec
from coffret.server import command
from coffret.server.cluster import peers  # as command does where there are several processes
from coffret.server import preload
preload.preload()
known = set(preload.structs(msgspec.Struct))
ALONE = {  # of commands that run without a server, and of the process that starts several
    "coffret.server.store.backup", "coffret.server.store.moving", "coffret.server.worker",
    "coffret.server.workers", "coffret.bots.train",
}
for package in ("coffret.kernel", "coffret.server", "coffret.bots"):
    for found in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        if found.name not in ALONE:
            importlib.import_module(found.name)
print(sorted(f"{kind.__module__}.{kind.__name__}" for kind in set(preload.structs(msgspec.Struct)) - known))
"""


def test_no_type_is_left_to_be_made_by_the_threads_of_the_server() -> None:
    done = subprocess.run([sys.executable, "-c", LATE], text=True, capture_output=True, timeout=PATIENCE)
    assert done.stdout == "[]\n", done.stderr


# One file, one server


def test_a_second_start_on_the_same_file_says_who_has_it_and_where(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        command = [sys.executable, "-c", SERVE, "0", str(process.db)]
        done = subprocess.run(command, env=process.env, text=True, capture_output=True, timeout=PATIENCE)
        assert done.returncode != 0
        assert f"in use by process {process.pid}, which serves it at {process.url}/" in done.stderr


def test_the_lock_ends_with_its_process_however_that_ends(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        with pytest.raises(FileInUse), FileLock(process.db):
            pass
        process.kill()
        with FileLock(process.db) as lock:
            lock.serves_at("http://here/")
            with pytest.raises(FileInUse, match=rf"process {os.getpid()}.*http://here/"), FileLock(process.db):
                pass
        with FileLock(process.db):
            pass


def test_the_lock_holds_by_any_name_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real")
    with FileLock(tmp_path / "real" / "t.db") as lock:
        lock.serves_at("http://here/")
        with pytest.raises(FileInUse), FileLock(tmp_path / "link" / "t.db"):
            pass


def test_two_servers_do_not_share_a_file_through_a_hard_link(tmp_path: Path) -> None:
    with Process(tmp_path, games=["liar"]) as process:
        other = tmp_path / "other.db"
        other.hardlink_to(process.db)
        with pytest.raises(FileInUse, match="under another name"), FileLock(other):
            pass
        assert not (tmp_path / "other.db.lock").read_bytes()
    with FileLock(other), pytest.raises(FileInUse, match="under another name"), FileLock(process.db):
        pass


@pytest.mark.parametrize("place", ["file/t.db", "/proc/t.db"])
def test_a_place_where_nothing_can_be_kept_is_told_in_one_sentence(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(NoPlace, match="name another --db"), FileLock(tmp_path / place):
        pass


BROWSER = """
import sys, webbrowser
webbrowser.open = lambda address: print("browser", address, flush=True)
from coffret.cli import main
sys.argv = ["coffret"]
main()
"""


def test_opening_the_box_twice_opens_the_browser_at_the_first(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "COFFRET_HOME": str(tmp_path)}
    env["COFFRET_LANG"] = "en"
    command = [sys.executable, "-c", BROWSER]
    with ServerProcess(command, tmp_path, env) as first:
        opened = first.next_line()
        if not opened.startswith("browser"):  # the addresses for others, where this machine has any
            opened = first.next_line()
        second = subprocess.run(command, env=env, text=True, capture_output=True, timeout=PATIENCE)
    address = opened.split()[1]
    assert address == f"{first.url}/"
    assert second.returncode == 0
    assert second.stdout.splitlines() == [f"The box is open already at {address}.", f"browser {address}"]
