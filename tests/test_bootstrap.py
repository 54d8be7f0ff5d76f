"""Setting up: what is installed for whom, and what is told meanwhile."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools import bootstrap, build_table, progress

ROOT = Path(__file__).parent.parent
LAYERS = ("play", "build", "compile", "research", "test", "docs")
PIN = re.compile(r"^([\w.-]+)==(\S+)(?: ; (.+?))? \\$", re.MULTILINE)


def pins(layer: str) -> dict[tuple[str, str], str]:
    """What a layer pins: versions by library and condition."""
    text = (ROOT / "constraints" / f"{layer}.txt").read_text(encoding="utf-8")
    return {(name, condition): version for name, version, condition in PIN.findall(text)}


def names(layer: str) -> set[str]:
    return {name for name, _ in pins(layer)}


def plain(requirement: str) -> str:
    """The name of a library, as the pins write it."""
    found = re.match(r"[\w.-]+", requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def test_every_layer_pins_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {"play": project["project"]["dependencies"], **project["dependency-groups"]}
    assert set(wanted) == set(LAYERS)
    for layer, requirements in wanted.items():
        assert {plain(each) for each in requirements} <= names(layer), layer


def test_layers_never_contradict_each_other() -> None:
    """So pip takes any of them together, in any order."""
    versions: dict[str, set[frozenset[str]]] = {}
    for layer in LAYERS[:-1]:
        for name in names(layer):
            versions.setdefault(name, set()).add(frozenset(v for (n, _), v in pins(layer).items() if n == name))
    assert not {name for name, found in versions.items() if len(found) > 1}


@pytest.mark.parametrize("layer", LAYERS)
def test_every_library_has_a_hash_and_no_address(layer: str) -> None:
    text = (ROOT / "constraints" / f"{layer}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert all("--hash=sha256:" in each for each in re.split(r"^(?=[\w])", text, flags=re.MULTILINE)[1:])


def test_whoever_plays_has_nothing_of_the_workshop() -> None:
    assert not names("play") & {"pytest", "mypy", "setuptools", "hatchling", "playwright", "numpy", "polars", "scipy"}


def test_what_takes_long_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def tell(text: str) -> None:
        told.append(text)
        if "still running" in text:
            (tmp_path / "told").touch()

    monkeypatch.setattr(progress, "tell", tell)
    monkeypatch.setattr(progress, "PATIENCE", 0)
    waits = "import os, sys\nwhile not os.path.exists(sys.argv[1]): pass\nprint('ready')"
    assert progress.run("Waiting", [sys.executable, "-c", waits, str(tmp_path / "told")]) == "ready\n"
    assert told[0] == "Waiting.\n"


def test_what_fails_says_what_it_said() -> None:
    with pytest.raises(progress.Failed, match=r"^no such thing$"):
        progress.run("Failing", [sys.executable, "-c", "raise SystemExit('no such thing')"])


def test_what_is_interrupted_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    def interrupted(process: subprocess.Popen[bytes]) -> None:
        started.append(process)
        raise KeyboardInterrupt

    monkeypatch.setattr(progress, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        progress.run("Waiting", [sys.executable, "-c", "input()"])
    assert started[0].returncode is not None


def test_a_table_that_cannot_be_built_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "table").mkdir()
    (tmp_path / "table" / "package-lock.json").write_text("{}")
    npm = tmp_path / "npm.py"
    npm.write_text("raise SystemExit('npm error network: ENOTFOUND')")
    monkeypatch.setattr(build_table, "find_node", lambda root: build_table.Node(Path(sys.executable), npm))
    with pytest.raises(build_table.NotBuilt) as failure:
        build_table.ready(tmp_path)
    told = str(failure.value)
    assert "ENOTFOUND" in told
    assert "npm ci" in told
    assert "COFFRET_NO_TABLE=1 make setup" in told
    assert "Traceback" not in told


def test_libraries_that_cannot_be_fetched_say_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "nothing.py").write_text("raise SystemExit('ERROR: No matching distribution')")
    fake = tmp_path / "python"
    fake.write_text(f"#!/bin/sh\nexec {sys.executable} {tmp_path / 'nothing.py'}\n")
    fake.chmod(0o755)
    with pytest.raises(progress.Failed, match=r"No matching distribution[\s\S]*could not install"):
        bootstrap.pip("Installing", fake, [ROOT / "constraints" / "play.txt"])


def test_packages_of_the_system_are_named_before_they_are_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []

    def apt(doing: str, *words: str) -> bool:
        told.append(capsys.readouterr().out)
        return words[-1] != "chromium-headless-shell"

    monkeypatch.setattr(bootstrap, "may_install", lambda: True)
    monkeypatch.setattr(bootstrap, "apt", apt)
    bootstrap.see_to([bootstrap.BROWSER, bootstrap.POSTGRES])
    assert "chromium-headless-shell (for the browser tests)" in told[0]
    assert "postgresql (for the tests of several servers)" in told[0]
    assert len(told) == 4  # the lists, two names of Chromium, PostgreSQL
    assert not capsys.readouterr().out


def test_without_leave_to_install_it_is_said_how(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "may_install", lambda: False)
    bootstrap.see_to([bootstrap.BROWSER])
    assert "sudo apt-get install chromium-headless-shell" in capsys.readouterr().out


def test_python_is_told_apart_from_one_that_is_too_old() -> None:
    code = (ROOT / "tools" / "bootstrap.py").read_text(encoding="utf-8")
    ast.parse(code, feature_version=(3, 7))  # what an old one cannot read, it cannot refuse with a sentence
    old = code.replace("(3, 11)", "(9, 9)")
    done = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("Coffret needs Python 3.11 or newer, and this is")
