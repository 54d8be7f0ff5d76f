"""Find the game to check by slug, package or folder, and load it or report why it cannot be loaded."""

from __future__ import annotations

import importlib.util
import re
from importlib.metadata import EntryPoint
from pathlib import Path

from coffret.kernel import game as registry
from coffret.kernel.box import check_files
from coffret.kernel.content import read_toml
from coffret.kernel.errors import CoffretError, UnknownGame, near
from coffret.kernel.folders import games_in
from coffret.kernel.game import Game
from coffret.testing.checks.faults import Fault, Place, in_file, in_words, of_class, of_error, shown

LOADING = "loading"
PROJECTS = "coffret-"  # how the projects of games begin that `coffret new` makes


class Project:
    """A game with its folder and the folder of its tests."""

    def __init__(self, game: Game, folder: Path, tests: Path | None) -> None:
        self.game = game
        self.folder = folder  # of the package
        self.tests = tests


def find(target: str) -> tuple[str, EntryPoint]:
    """Find the entry point given by slug, package or folder, and add the game to the box."""
    for name in (target, target.removeprefix(PROJECTS)):
        if name in registry.games():
            return name, registry.games()[name]
    for place in (Path(target), Path(f"{PROJECTS}{target}")):
        if place.is_dir():
            declared = games_in(project_of(place) or place)
            registry.games().update(declared)
            return next(iter(declared.items()))
    for slug, entry in registry.games().items():
        if entry.value.partition(":")[0] == target:
            return slug, entry
    folder = folder_of(target)
    if folder is None or not (folder / "game.toml").is_file():
        raise UnknownGame("error-no-target", given=target, near=near(target, registry.games()))
    slug = read_toml((folder / "game.toml").read_text(encoding="utf-8"), f"{target}/game.toml").get("slug", target)
    return slug, registry.games().setdefault(slug, EntryPoint(slug, f"{target}:game", registry.GROUP))


def project_of(folder: Path) -> Path | None:
    """Return the project that a folder is or lies in."""
    roots = (place for place in [folder, *folder.resolve().parents][:5] if (place / "pyproject.toml").is_file())
    return next(roots, None)


def load(slug: str, entry: EntryPoint) -> Project | list[Fault]:
    """Load the game behind an entry point, or report why it cannot be loaded."""
    module, _, name = entry.value.partition(":")
    folder = folder_of(module)
    if folder is None:
        what = f"the entry point {slug} names {entry.value}, and there is no package {module}"
        return [Fault(LOADING, Place("pyproject.toml"), what, "Correct the entry point or the folder's name.")]
    try:
        game = getattr(importlib.import_module(module), name or "game")
        if not isinstance(game, Game):
            return [Fault(LOADING, in_file(folder / "__init__.py", name), f"{entry.value} is no Game", "Make one.")]
        check_files(game)
    except (Exception, SystemExit) as error:
        return [not_loaded(error, folder)]
    if game.slug != slug:
        what = f'the slug is "{game.slug}", and the entry point is called "{slug}"'
        return [Fault(LOADING, in_file(folder / "game.toml", r"^slug"), what, "Give both the same name.")]
    return Project(game, folder, tests_of(folder))


def not_loaded(error: BaseException, folder: Path) -> Fault:
    """Explain why a game cannot be loaded, giving the line if a data file is at fault."""
    text = str(error) if isinstance(error, CoffretError) else in_words(error)
    place = named_in(text, folder) or of_error(error, folder) or Place(shown(folder))
    return Fault(LOADING, place, text, "Nothing else can be checked before the game can be loaded.")


def named_in(text: str, folder: Path) -> Place | None:
    """Return the line that an error message refers to, if it names one."""
    if found := re.search(r"rules\.toml(?:, rule|:) ([A-Z][A-Z-]+-\d\d)", text):
        return in_file(folder / "rules.toml", rf'^\s*id\s*=\s*"{found[1]}"', last=text.endswith("twice"))
    if found := re.search(r"(content/\S+\.toml):(\d+)", text):
        return Place(shown(folder / found[1]), int(found[2]))
    if found := re.search(r"(game|rules)\.toml: (?:Object contains unknown field `)?(\w+)", text):
        return in_file(folder / f"{found[1]}.toml", rf"^\s*{found[2]}\s*=")
    if found := re.search(r"\w+\.(\w+): annotate the attribute", text):
        return in_file(folder / "state.py", rf"self\.{found[1]}\b")
    if found := re.search(r"(\w+) cannot be copied", text):
        return of_class(folder, found[1])
    return None


def folder_of(module: str) -> Path | None:
    """Return the folder of a package."""
    try:
        found = importlib.util.find_spec(module)
    except (ImportError, ValueError):
        return None
    places = found.submodule_search_locations if found else None
    return Path(next(iter(places))) if places else None


def tests_of(folder: Path) -> Path | None:
    """Return the `tests` folder of the package's project; None if it is installed without its project."""
    root = project_of(folder)
    return root / "tests" if root else None
