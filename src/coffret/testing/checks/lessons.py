"""Check the lessons: each must load and replay, and its notes must point at existing elements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from coffret.kernel.errors import CoffretError
from coffret.kernel.lesson import read
from coffret.testing.checks.faults import Fault, Place, in_words, shown
from coffret.testing.checks.project import Project

CHECK = "lessons"


def faults(project: Project) -> Iterator[Fault]:
    """Yield the faults of a game's lessons."""
    for file in sorted((project.folder / "lessons").glob("*.toml")):
        try:
            read(project.game, file.stem, file.read_text(encoding="utf-8"))
        except Exception as error:
            why = str(error) if isinstance(error, CoffretError) else in_words(error)
            yield Fault(CHECK, step_of(file, why), why, "Correct the step, or record the lesson anew.")


def step_of(file: Path, why: str) -> Place:
    """Locate the lesson step that an error names."""
    named = re.search(r"step (\d+)", why)
    lines = file.read_text(encoding="utf-8").splitlines()
    steps = [number for number, line in enumerate(lines, 1) if line.strip() == "[[step]]"]
    wanted = int(named[1]) if named else 0
    return Place(shown(file), steps[wanted - 1] if 0 < wanted <= len(steps) else 0)
