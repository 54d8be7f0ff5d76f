# interpreted
"""Games in folders: a project with a `pyproject.toml` joins the box without being installed.

The environment variable COFFRET_GAMES lists such folders in the format of PATH.
"""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from coffret.kernel.errors import ContentError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "coffret.games"
VARIABLE = "COFFRET_GAMES"


def named_by_environment() -> dict[str, EntryPoint]:
    """Return the games in the folders listed in the environment."""
    found: dict[str, EntryPoint] = {}
    for folder in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        found |= games_in(Path(folder))
    return found


def games_in(folder: Path) -> dict[str, EntryPoint]:
    """Return the games a project declares and make its sources importable."""
    from importlib.metadata import EntryPoint

    project = folder.resolve() / "pyproject.toml"
    try:
        data = tomllib.loads(project.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError("error-no-project", folder=str(folder)) from error
    except ValueError as error:
        raise ContentError("error-toml", where=str(project), why=str(error)) from error
    declared = data.get("project", {}).get("entry-points", {}).get(GROUP, {})
    if not declared:
        raise ContentError("error-no-entry-point", file=str(project))
    for place in (str(folder.resolve()), str(folder.resolve() / "src")):
        if place not in sys.path:
            sys.path.insert(0, place)
    return {slug: EntryPoint(slug, value, GROUP) for slug, value in declared.items()}
