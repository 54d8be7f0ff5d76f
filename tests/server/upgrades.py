"""Games that are corrected between two starts of a server, and the kept tables of releases."""

from __future__ import annotations

import gzip
import shutil
from collections.abc import Callable
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

import coffret.kernel.game as registry
from coffret.kernel.content import Raw, laid_over
from coffret.kernel.game import Game

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "coffret-liar" / "src" / "coffret_liar"
KEPT = Path(__file__).parent.parent / "data"
RELEASES = sorted(folder.name for folder in KEPT.iterdir() if folder.is_dir())
NUMBERS = count(1)  # a module that was imported stays: each correction is a new one
PACKS: dict[str, Raw] = {  # a correction of the content of each game
    "a-team": {"space": {"5": {"kind": "plain"}, "6": {"kind": "plain"}}},
    "away-missions": {"alien": {"leader": {"hp": 3}}},
    "thunderbirds": {"disaster": {"city_of_fire": {"number": 6}}},
    "thunderbirds-solo": {"disaster": {"d_f01": {"symbols": ["F", "F", "FF", "FF"]}}},
    "time-bomb": {"location": {}},
}


class KeptTable(msgspec.Struct):
    """A table of a release, with its links."""

    name: str
    game: str
    table: str
    host: str
    spectator: str
    seats: list[str | None]
    kinds: str
    state: str
    steps: int
    entries: int
    versions: list[int]
    chat: int
    lines: dict[str, int]

    @property
    def tokens(self) -> list[str]:
        """The links of whoever made the table."""
        return [self.host, *[token for token, kind in zip(self.seats, self.kinds) if token and kind == "p"]]


def kept_tables(release: str = "0.1.0") -> list[KeptTable]:
    return msgspec.json.decode((KEPT / release / "tables.json").read_bytes(), type=list[KeptTable])


def unpack(folder: Path, release: str = "0.1.0") -> Path:
    """A copy of the kept database of a release."""
    path = folder / "tables.db"
    path.write_bytes(gzip.decompress((KEPT / release / "tables.db.gz").read_bytes()))
    return path


class Corrections:
    """What changes between two starts, taken back after the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.folder = folder

    def rules_version(self, game: Game, version: int = 99) -> None:
        """The game says that its rules are others."""
        self.monkeypatch.setattr(game, "about", msgspec.structs.replace(game.about, rules_version=version))

    def content(self, game: Game, pack: Raw) -> None:
        """The game's own content is corrected."""
        content = laid_over(game.own_content(), pack, game.schema)
        self.monkeypatch.setitem(registry.own_content.made, (game,), content)
        self.monkeypatch.setitem(registry.own_facts.made, (game,), game.make_facts(content))

    def liar(self, version: int, change: Callable[[str], str]) -> Game:
        """Liar's dice with a corrected text of its rules."""
        name = f"coffret_liar_{next(NUMBERS)}"
        package = self.folder / "corrected" / name
        shutil.copytree(EXAMPLE, package, ignore=shutil.ignore_patterns("__pycache__", "lessons"))
        for file in package.rglob("*.py"):
            file.write_text(file.read_text(encoding="utf-8").replace("coffret_liar", name), encoding="utf-8")
        about = package / "game.toml"
        about.write_text(about.read_text("utf-8").replace("rules_version = 1", f"rules_version = {version}"), "utf-8")
        rules = package / "rules" / "__init__.py"
        before = rules.read_text(encoding="utf-8")
        assert change(before) != before
        rules.write_text(change(before), encoding="utf-8")
        self.monkeypatch.syspath_prepend(str(package.parent))
        game: Any = import_module(name).game
        assert isinstance(game, Game)
        self.monkeypatch.setitem(registry.load.made, ("liar",), game)
        return game


def two_dice_at_least(rules: str) -> str:
    """A correction: the first bid is on two dice at least."""
    return rules.replace("max(s.count, 1)", "max(s.count, 2)")
