"""The plugin for pytest: what it registers, and that nothing of the library needs pytest before a test is marked."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.test_example import PLUGIN
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
TESTS = """
from coffret.testing import ContractSuite, rule


class TestContract(ContractSuite):
    game = "time-bomb"


@rule("BU-CUT-01")
def test_marked() -> None:
    pass
"""


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", *command],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ},
    )


def test_an_install_registers_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["pytest11"] == {"coffret": "coffret.testing.plugin"}
    assert [need.partition(">")[0] for need in project["optional-dependencies"]["testing"]] == ["hypothesis", "pytest"]


def test_it_knows_the_mark_and_gives_the_suite_its_tests(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\n")
    done = run(tmp_path, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider", *PLUGIN)
    assert done.returncode == 0, done.stdout
    collected = done.stdout.split()
    assert "test_it.py::test_marked" in collected
    assert "test_it.py::TestContract::test_check[wording]" in collected
    for seats in range(4, 9):
        assert f"test_it.py::TestContract::test_law[views_fit-{seats}]" in collected


def test_the_testing_library_is_imported_without_pytest(tmp_path: Path) -> None:
    code = "import sys; sys.modules['pytest'] = None; import coffret.testing.checks, coffret.template.create"
    done = run(tmp_path, "-c", code)
    assert done.returncode == 0, done.stderr
