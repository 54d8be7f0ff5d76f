"""A new game from the template for every test, with one fault put into it.

Its name is its own, and the same in every run: how it is played to check it depends on that.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

import coffret.kernel.game as registry
from coffret.template.create import Names, create
from coffret.testing.checks import Fault, find, load, steps


class Author:
    """Somebody who makes a new game, changes it, and has it checked."""

    def __init__(self, parent: Path, test: str) -> None:
        self.names = Names(f"trial-{crc32(test.encode())}")
        self.root = create(self.names.slug, parent)
        self.package = self.root / "src" / self.names.package

    def write(self, file: str, text: str) -> None:
        """A new file of the package."""
        (self.package / file).write_text(self.names.put_into(text), encoding="utf-8")

    def change(self, file: str, old: str, new: str) -> None:
        """Replace what stands once in a file, of the package or of the project."""
        file = file.format(self.names.package.removeprefix("coffret_"))
        path = self.root / file if (self.root / file).is_file() else self.package / file
        text, old = path.read_text(encoding="utf-8"), self.names.put_into(old)
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        path.write_text(text.replace(old, self.names.put_into(new)), encoding="utf-8")

    def line(self, file: str, text: str) -> int:
        """The number of the only line with this text."""
        file = file.format(self.names.package.removeprefix("coffret_"))
        path = self.root / file if (self.root / file).is_file() else self.package / file
        text = self.names.put_into(text)
        found = [number for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if text in line]
        assert len(found) == 1, f"{text!r} is in the lines {found} of {file}"
        return found[0]

    def first_faults(self) -> list[Fault]:
        """What the first check that finds something finds."""
        loaded = load(*find(str(self.root)))
        if isinstance(loaded, list):
            return loaded
        return next(filter(None, (list(step()) for step in steps(loaded))), [])


@pytest.fixture
def author(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Author]:
    monkeypatch.setattr(sys, "path", [*sys.path])
    known = dict(registry.games())
    monkeypatch.setattr(registry, "games", lambda: known)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # sources that change within a second
    made = Author(tmp_path, request.node.name)
    yield made
    for module in [each for each in sys.modules if each.partition(".")[0] == made.names.package]:
        del sys.modules[module]
    registry.load.cache_clear()
