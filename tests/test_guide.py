"""The sixth game: `docs/adding-a-game.md` is followed to the letter, in an empty folder, and the game works.

Its fenced blocks are carried out in their order: commands are run, files are made, added to and changed, and a block
of text after commands is what they must have printed.
"""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.test_example import PLUGIN
from tests.waiting import PATIENCE

GUIDE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
PACKAGE = Path("src", "coffret_summit")
PIP = ["--no-deps", "--no-build-isolation", "--no-index", "-q"]  # nothing is fetched
IN_THE_BROWSER = """
from starlette.testclient import TestClient
from coffret.server.http.app import make_app
from coffret.server.lobby.lobby import Lobby
from coffret.server.preload import preload
from coffret.server.store.sqlite import SqliteStore

preload()
with TestClient(make_app(Lobby(SqliteStore("tables.db", sync="OFF")))) as http:
    assert "summit" in [game["slug"] for game in http.get("/api/box").json()["games"]]
    assert http.get("/games/summit/cover.svg").status_code == 200
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "thumb"}]
    made = http.post("/api/tables", json={"game": "summit", "seats": seats})
    assert made.status_code == 201, made.text
"""


class Block(NamedTuple):
    """A fenced block: its language, its title, and what is in it."""

    language: str
    title: str
    text: str


def blocks() -> Iterator[Block]:
    page = GUIDE.read_text(encoding="utf-8")
    for found in re.finditer(r'^```(\w*)(?: title="([^"]+)")?\n(.*?)^```', page, re.MULTILINE | re.DOTALL):
        yield Block(found[1], found[2] or "", found[3])


class Reader:
    """Somebody who does what the guide says."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder
        self.python = python
        self.site = folder / "site"
        self.printed = ""

    def does(self, block: Block) -> None:
        if block.language == "sh":
            self.printed = "".join(self.runs(line) for line in block.text.splitlines())
        elif block.language == "text":
            for line in block.text.splitlines():
                assert line in self.printed.splitlines(), self.printed
        elif block.title:
            self.edits(block)

    def edits(self, block: Block) -> None:
        name, _, how = block.title.partition(", ")
        path = self.folder / (name if name.startswith("tests/") else PACKAGE / name)
        if how == "new":
            assert not path.exists()
            path.write_text(block.text, encoding="utf-8")
            return
        text = path.read_text(encoding="utf-8")
        if how == "at the end":
            text += block.text
        else:
            assert (block.language, how) == ("diff", "")
            for hunk in re.split(r"^@@\n", block.text, flags=re.MULTILINE):
                text = changed(text, hunk)
        path.write_text(text, encoding="utf-8")

    def runs(self, line: str) -> str:
        words = shlex.split(line)
        more = {}
        while "=" in words[0]:
            name, _, more[name] = words.pop(0).partition("=")
        if words[0] == "cd":
            self.folder = self.folder / words[1]
            return ""
        if words[:2] == ["coffret", "serve"]:
            return self.run([self.python, "-P", "-c", IN_THE_BROWSER], more)
        commands = {
            "coffret": [self.python, "-P", "-m", "coffret"],
            "python": [self.python, "-P"],
            "pip": [self.python, "-m", "pip"],
        }
        command = [*commands[words[0]], *words[1:]]
        command += [*PIP, "--target", str(self.site)] if words[0] == "pip" else []
        command += ["-q", "-p", "no:cacheprovider", *PLUGIN] if "pytest" in words else []
        return self.run(command, more, code=1 if words[1:3] == ["check", "."] and self.is_half_done() else 0)

    def is_half_done(self) -> bool:
        """Whether a rule is in the ledger and not yet in the code."""
        ledger = (self.folder / PACKAGE / "rules.toml").read_text(encoding="utf-8")
        return "STASH" in ledger and "STASH" not in (self.folder / PACKAGE / "rules/__init__.py").read_text()

    def run(self, command: list[str], more: dict[str, str], code: int = 0) -> str:
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(self.site)]))
        done = subprocess.run(
            command,
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": path, "COFFRET_LANG": "en", "COFFRET_HOME": str(self.folder), **more},
            input="pass\n",
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == code, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout


def changed(text: str, hunk: str) -> str:
    """A text with one hunk of a diff applied; what it shows as old must stand there once."""
    lines = [line or " " for line in hunk.splitlines()]
    old = "\n".join(line[1:] for line in lines if line[0] in " -")
    new = "\n".join(line[1:] for line in lines if line[0] in " +")
    assert text.count(old) == 1, f"stands {text.count(old)} times:\n{old}"
    return text.replace(old, new)


@pytest.mark.slow
def test_the_guide_makes_a_game_that_works(tmp_path: Path) -> None:
    follow(Reader(tmp_path))


def follow(reader: Reader) -> None:
    """Do all that the guide says."""
    done = list(blocks())
    for block in done:
        reader.does(block)
    assert len([block for block in done if block.title]) > 20
    assert (reader.site / "coffret_summit" / "icons.svg").is_file()


@pytest.mark.parametrize(
    "element", ["Zone", "Card", "Meter", "Die", "Throw", "Feed", "Board", "Space", "Piece", "Edge"]
)
def test_the_guide_tells_every_field_of_a_scene(element: str) -> None:
    from coffret.kernel import scene

    own = set(getattr(scene, element).__struct_fields__) - set(scene.Part.__struct_fields__)
    row = next(line for line in GUIDE.read_text(encoding="utf-8").splitlines() if line.startswith(f"| `{element}` |"))
    assert [field for field in own if f"`{field}`" not in row] == []
