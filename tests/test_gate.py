"""Nothing in the tests may fail by chance: no waiting for time, no deals without a seed, no clocks, no stray processes.

The rules read the tests' own code, so that it stays so. `make soak` may look for chance: tests/soak is left out.
"""

import ast
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.environment import bare
from tools import gate

TESTS = Path(__file__).parent
FILES = [path for path in sorted(TESTS.rglob("*.py")) if "soak" not in path.relative_to(TESTS).parts]
WAITING = "tests/waiting.py"  # the only place that waits
STARTING = {"tests/server/process.py", "tests/cli/running.py"}  # the only places that start a process and let it run
CLOCKS = {"time", "monotonic", "perf_counter", "process_time"}
UNSEEDED = {"random", "randint", "randrange", "choice", "shuffle", "sample", "uniform", "getrandbits"}

Rule = Callable[[ast.Call], str]


def name_of(call: ast.Call) -> str:
    """What is called, with its dots as far as they are plain names."""
    try:
        return ast.unparse(call.func)
    except ValueError:
        return ""


def keywords(call: ast.Call) -> dict[str | None, ast.expr]:
    """The arguments that are given by name; None stands for what is unpacked."""
    return {each.arg: each.value for each in call.keywords}


def waits_for_time(call: ast.Call) -> str:
    """Sleeping waits for time; giving way to the event loop does not."""
    name = name_of(call)
    gives_way = [ast.unparse(each) for each in call.args] == ["0"]
    if name.endswith("wait_for_function"):
        return "needs eval, which the page does not allow, as soon as it has to wait: take wait_until"
    if name.endswith("wait_for_timeout") or (name.rpartition(".")[2] == "sleep" and not gives_way):
        return "waits for time, not for a state: see tests/waiting.py"
    if any(isinstance(each, ast.Constant) and each.value == "networkidle" for each in call.args):
        return "waits for half a second of silence: wait for what has to come"
    return ""


def bounds_by_number(call: ast.Call) -> str:
    """A bound is PATIENCE (or WAIT in the browser): a number of its own is too short for somebody's machine."""
    bound = keywords(call).get("timeout")
    return "has a bound of its own: take PATIENCE" if isinstance(bound, ast.Constant) else ""


def reads_a_clock(call: ast.Call) -> str:
    """No timings in tests."""
    module, _, name = name_of(call).rpartition(".")
    return "reads a clock" if module == "time" and name in CLOCKS else ""


def draws_by_chance(call: ast.Call) -> str:
    """Chance has a seed."""
    module, _, name = name_of(call).rpartition(".")
    if (module == "random" and name in UNSEEDED) or (name_of(call) == "random.Random" and not call.args):
        return "draws without a seed"
    return ""


def deals_by_chance(call: ast.Call) -> str:
    """Every deal has a seed: of a game's own table, or of one at a server."""
    name, given = name_of(call), keywords(call)
    of_a_game = name.endswith(".table") and not name.endswith("lobby.table") and bool(call.args or given)
    at_a_server = name.rpartition(".")[2] == "make_table"
    is_named = {"seed", "rolls", None} & set(given) or (of_a_game and len(call.args) > 2)
    return "deals without a seed" if (of_a_game or at_a_server) and not is_named else ""


def goes_on_by_chance(call: ast.Call) -> str:
    """A play that a server takes from a save file goes on with fresh dice, unless they have a seed."""
    asked = name_of(call).endswith(".ask") and bool(call.args) and ast.unparse(call.args[0]) == "'/api/import'"
    taken = name_of(call) == "bring_in" and bool(call.args) and ast.unparse(call.args[0]) == "lobby"
    return "goes on without a seed" if (asked or taken) and "seed" not in ast.unparse(call) else ""


def starts_a_process(call: ast.Call) -> str:
    """A process that goes on is started by a helper that ends it."""
    return "starts a process of its own" if name_of(call).endswith(("Popen", "pexpect.spawn")) else ""


def leaves_the_profile(call: ast.Call) -> str:
    """Hypothesis has no deadline and repeats itself: the profile in tests/conftest.py says so."""
    bad = {"deadline", "derandomize", "database"} & set(keywords(call))
    return "changes the profile of Hypothesis" if name_of(call) == "settings" and bad else ""


RULES: dict[Rule, set[str]] = {
    waits_for_time: {WAITING},
    bounds_by_number: set(),
    reads_a_clock: {WAITING},
    draws_by_chance: set(),
    deals_by_chance: set(),
    goes_on_by_chance: set(),
    starts_a_process: STARTING,
    leaves_the_profile: set(),
}


def refused(tree: ast.AST) -> set[ast.AST]:
    """What stands where an error is expected: nothing is dealt there."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.With) and any("raises" in ast.unparse(item) for item in node.items):
            found |= {inner for line in node.body for inner in ast.walk(line)}
    return found


def faults(code: str, where: str = "") -> Iterator[str]:
    """What is wrong with a file of tests."""
    tree = ast.parse(code)
    expected = refused(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or node in expected:
            continue
        for rule, allowed in RULES.items():
            if where not in allowed and (fault := rule(node)):
                yield f"{where}:{node.lineno}: {ast.unparse(node)[:60]} {fault}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(TESTS).as_posix())
def test_no_test_can_fail_by_chance(path: Path) -> None:
    where = path.relative_to(TESTS.parent).as_posix()
    assert not list(faults(path.read_text(encoding="utf-8"), where))


@pytest.mark.parametrize(
    "code",
    [
        "time.sleep(0.1)",
        "asyncio.sleep(wait)",
        "page.wait_for_timeout(500)",
        "page.wait_for_function('ready')",
        "page.wait_for_load_state('networkidle')",
        "process.wait(timeout=20)",
        "time.monotonic()",
        "random.choice(options)",
        "random.Random()",
        "make_table(url, 'liar', seats)",
        "load('liar').table(3)",
        "game.table(seats=2, options={})",
        "subprocess.Popen(command)",
        "settings(max_examples=3, deadline=200)",
    ],
)
def test_what_could_fail_by_chance_is_found(code: str) -> None:
    assert list(faults(code))


@pytest.mark.parametrize(
    "code",
    [
        "asyncio.sleep(0)",
        "process.wait(timeout=PATIENCE)",
        "random.Random(5).choice(options)",
        "make_table(url, 'liar', seats, seed='x')",
        "load('liar').table(3, {'dice': 5}, 7)",
        "game.table(2, seed=1)",
        "lobby.table(links.table)",
        "with pytest.raises(OptionError):\n    liar.table(seats=1)",
        "settings(max_examples=3)",
    ],
)
def test_what_cannot_fail_by_chance_is_left_alone(code: str) -> None:
    assert not list(faults(code))


def test_variables_of_the_machine_make_no_difference() -> None:
    machine = {
        "LANG": "fr_FR.UTF-8",
        "TERM": "xterm",
        "PYTHONUNBUFFERED": "1",
        "COLUMNS": "40",
        "CI": "true",
        "PIP_CERT": "x",
    }
    assert bare({**machine, "PATH": "/bin", "COFFRET_FORM": "compiled"}) == {"PATH": "/bin", "COFFRET_FORM": "compiled"}
    assert not set(machine) & set(os.environ)


def test_the_gate_runs_in_an_empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(gate, "REPORTS", tmp_path)
    monkeypatch.setenv("COFFRET_LANG", "fr")
    monkeypatch.setenv("COFFRET_FORM", "compiled")
    given: list[dict[str, str]] = []

    def run(command: list[str], env: dict[str, str], **options: object) -> subprocess.CompletedProcess[str]:
        given.append(env)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    gate.run(1, [])
    assert set(given[0]) - {"PYTHONPATH"} == {"PATH", "HOME", "COFFRET_FORM"}


def test_ci_runs_in_an_empty_environment() -> None:
    script = (TESTS.parent / ".ci" / "run").read_text(encoding="utf-8")
    assert 'env -i PATH="$PATH" HOME="$HOME" make test' in script
