"""`coffret simulate`: the figures, the same for any number of processes, and how it is interrupted."""

import json
import re
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Done, Inside, Outside
from tests.waiting import PATIENCE, until

MANY = ("simulate", "liar", "--games", 60, "--seats", 3, "--bots", "thumb,random", "--seed", 5, "--json")


def figures(done: Done) -> dict[str, Any]:
    """All but the time it took."""
    found: dict[str, Any] = json.loads(done.out)
    assert found.pop("seconds") >= 0
    return found


def test_the_figures_add_up(coffret: Inside) -> None:
    found = figures(coffret(*MANY))
    assert (found["game"], found["games"], found["seats"], found["seed"]) == ("liar", 60, 3, 5)
    assert found["bots"] == ["thumb", "random", "random"]
    assert sum(found["outcomes"].values()) == sum(found["endings"].values()) == 60
    assert sum(seat["count"] for seat in found["wins"]) == 60
    assert all(share["low"] <= share["share"] <= share["high"] for share in found["wins"] + found["results"])
    assert found["decisions"] > found["by_players"] > 60


def test_any_number_of_processes_gives_the_same_figures(outside: Outside) -> None:
    assert figures(outside(*MANY, "--jobs", 1)) == figures(outside(*MANY, "--jobs", 3))


def test_the_command_that_is_shown_makes_the_same_figures(coffret: Inside) -> None:
    first = figures(coffret(*MANY, "--option", "dice=2"))
    assert first["options"] == {"dice": 2}
    again = coffret(*first["command"].split()[1:], "--json")
    assert figures(again) == first


def test_another_seed_gives_other_games(coffret: Inside) -> None:
    assert figures(coffret(*MANY))["decisions"] != figures(coffret(*MANY, "--seed", "six"))["decisions"]


def test_people_get_tables_with_intervals(coffret: Inside) -> None:
    out = coffret("simulate", "liar", "--games", 20, "--lang", "fr").out
    assert "LD-CALL-02" in out
    assert "part [95\u202f%]" in out
    assert "coffret simulate liar --games 20 --seats 4 --bots random,random,random,random --seed 1" in out


def workers(process: int) -> list[Path]:
    """The processes in which a simulation plays, once they leave Ctrl-C to the one that started them."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [Path(f"/proc/{child}") for child in children if is_worker(Path(f"/proc/{child}"))]


def is_worker(folder: Path) -> bool:
    """Whether a process was started to play and is ready to."""
    ignored = re.search(r"SigIgn:\s*([0-9a-f]+)", (folder / "status").read_text())
    return b"spawn_main" in (folder / "cmdline").read_bytes() and bool(int(ignored[1], 16) & 2 if ignored else 0)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the workers cannot be watched here")
def test_ctrl_c_ends_a_simulation_at_once(outside: Outside) -> None:
    running = outside.start("simulate", "liar", "--games", 10_000_000, "--jobs", 2)
    until(lambda: len(workers(running.pid)) == 2, "two workers")
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, out, err) == (130, "", "coffret: Stopped.\n")
