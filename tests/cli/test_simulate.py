"""`coffret simulate`: the figures, the same for any number of processes, and how it is interrupted."""

import json
import signal
import time
from pathlib import Path
from typing import Any

from tests.cli.running import Done, Inside, Outside

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


def wait_for_workers(process: int) -> None:
    """Until a simulation has begun to start its processes, however busy the machine is."""
    children = Path(f"/proc/{process}/task/{process}/children")
    deadline = time.monotonic() + 30
    while children.exists() and not children.read_text() and time.monotonic() < deadline:
        time.sleep(0.1)
    time.sleep(0.5 if children.exists() else 3)  # not every system tells who started whom


def test_ctrl_c_ends_a_simulation_at_once(outside: Outside) -> None:
    running = outside.start("simulate", "liar", "--games", 10_000_000, "--jobs", 2)
    wait_for_workers(running.pid)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert (running.returncode, out, err) == (130, "", "coffret: Stopped.\n")
