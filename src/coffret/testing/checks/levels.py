"""Check what a game declares to be ordered: no harder level is easier, and none is the same as another."""

from __future__ import annotations

from collections.abc import Iterator

from coffret.testing import levels
from coffret.testing.checks.faults import Fault, in_file
from coffret.testing.checks.project import Project

CHECK = "levels"


def faults(project: Project) -> Iterator[Fault]:
    """Yield the faults of a game's levels and presets, with the fewest seats."""
    place = in_file(project.folder / "game.toml", r"^harder\s*=")
    for why in levels.faults(project.game, project.game.about.seats[0]):
        yield Fault(CHECK, place, why, "Correct the level, or the order of the values in game.toml.")
