"""How tests run the command: inside this process for most, as a process of its own where signals and pipes matter."""

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, NamedTuple

import pexpect  # type: ignore[import-untyped]
import pytest

import coffret.kernel.game as registry
from coffret.cli import run
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "coffret-liar" / "src"
GAMES = {"liar": "coffret_liar:game", "bell": "tests.terminal.bell:game"}


class Done(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def seeded(arguments: tuple[object, ...]) -> list[str]:
    """The words of a command; a game is dealt the same each time, unless the test gives a seed or a save."""
    words = [str(argument) for argument in arguments]
    deals = len(words) > 1 and words[0] == "play" and not words[1].startswith("-")
    return [*words, "--seed", "1"] if deals and not {"--seed", "--resume", "--help", "--lesson"} & set(words) else words


class Inside:
    """Runs `coffret` in this process, with liar's dice and the bell in the box."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.home = home

    def __call__(self, *arguments: object, lines: str = "") -> Done:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        code = run(seeded(arguments))
        captured = self.capsys.readouterr()
        return Done(code, captured.out, captured.err)

    def saves(self) -> list[Path]:
        """The unfinished games that were kept."""
        return sorted(self.home.glob("*.coffret"))


@pytest.fixture
def coffret(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Iterator[Inside]:
    """The command, with a home of its own."""
    home = tmp_path / "home"
    monkeypatch.setenv("COFFRET_HOME", str(home))
    monkeypatch.setenv("COFFRET_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")  # so that no sentence is broken
    monkeypatch.setattr(sys, "path", [*sys.path, str(EXAMPLE)])
    entries = {slug: EntryPoint(slug, place, registry.GROUP) for slug, place in GAMES.items()}
    known = {**registry.games(), **entries}
    monkeypatch.setattr(registry, "games", lambda: known)
    registry.load.cache_clear()
    yield Inside(monkeypatch, capsys, home)
    registry.load.cache_clear()


class Outside:
    """Runs `coffret` as a process, with the same games installed for it."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        site = folder / "site"
        information = site / "tested-1.dist-info"
        information.mkdir(parents=True)
        (information / "METADATA").write_text("Metadata-Version: 2.1\nName: tested\nVersion: 1\n")
        games = "".join(f"{slug} = {place}\n" for slug, place in GAMES.items())
        (information / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{games}")
        path = [os.environ.get("PYTHONPATH", ""), str(site), str(EXAMPLE), str(ROOT)]
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, path)),
            "COFFRET_HOME": str(self.home),
            "COFFRET_LANG": "en",
            "COLUMNS": "200",
        }
        self.command = [sys.executable, "-P", "-m", "coffret"]
        self.started: list[subprocess.Popen[str]] = []
        self.typed_to: list[Any] = []

    def __call__(self, *arguments: object, lines: str = "", **more: Any) -> Done:
        done = self.start(*arguments, **more)
        out, err = done.communicate(lines, timeout=PATIENCE)
        return Done(done.returncode, out, err)

    def start(self, *arguments: object, **more: Any) -> "subprocess.Popen[str]":
        """Begin, with pipes to talk through."""
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more}
        command = [*self.command, *seeded(arguments)]
        process = subprocess.Popen(command, env=self.environment, text=True, **pipes)
        self.started.append(process)
        return process

    def at_a_terminal(self, *arguments: object, **more: str) -> Any:
        """Begin at a terminal of 40 lines and 100 columns, typed to by pexpect."""
        environment = {name: value for name, value in self.environment.items() if name != "COLUMNS"}
        child = pexpect.spawn(
            self.command[0],
            [*self.command[1:], *seeded(arguments)],
            env={**environment, "TERM": "xterm-256color", **more},
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(40, 100),
        )
        self.typed_to.append(child)
        return child

    def end(self) -> None:
        """End what still runs, because a test has failed before it could: nothing is left behind."""
        for process in self.started:
            if process.poll() is None:
                process.kill()
            process.communicate(timeout=PATIENCE)  # a process that it has started may hold the other end
        for child in self.typed_to:
            child.close(force=True)

    def saves(self) -> list[Path]:
        return sorted(self.home.glob("*.coffret"))


def interrupt(child: Any) -> None:
    """Press Ctrl-C at a command that waits for keys. Just before it waits, Python's own `input` would not notice."""
    until(lambda: is_waiting(child.pid), "waiting for keys")
    child.sendintr()


def is_waiting(pid: int) -> bool:
    """Whether a process sleeps; systems that do not tell count as if it did."""
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(") ")[2].startswith("S")


def leaves(child: Any) -> int:
    """The exit code of a command at a terminal, when it ends."""
    child.expect(pexpect.EOF)
    child.close()
    return int(child.exitstatus)


@pytest.fixture
def outside(tmp_path: Path) -> Iterator[Outside]:
    """The command as a process."""
    command = Outside(tmp_path)
    yield command
    command.end()


def one_sentence(text: str) -> bool:
    """Whether this is one line that the command says, and no traceback."""
    return text.count("\n") == 1 and text.startswith("coffret: ") and text.endswith(".\n")
