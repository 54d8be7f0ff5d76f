"""The game that is checked: found by its slug, its package or its folder, and loaded, or what is wrong with it."""

from __future__ import annotations

import importlib.util
from importlib.metadata import EntryPoint
from pathlib import Path

from coffret.kernel import game as registry
from coffret.kernel.box import check_files
from coffret.kernel.content import read_toml
from coffret.kernel.errors import CoffretError, UnknownGame, near
from coffret.kernel.folders import games_in
from coffret.kernel.game import Game
from coffret.testing.checks.faults import Fault, Place, in_file, in_words, of_error

LOADING = "loading"


class Project:
    """A game with its folder, and the folder of its tests."""

    def __init__(self, game: Game, folder: Path, tests: Path | None) -> None:
        self.game = game
        self.folder = folder  # of the package
        self.tests = tests


def find(target: str) -> tuple[str, EntryPoint]:
    """The entry point that a slug, a package or a folder names; it is in the box from now on."""
    if target in registry.games():
        return target, registry.games()[target]
    if Path(target).is_dir():
        declared = games_in(project_of(Path(target)) or Path(target))
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
    """The project that a folder lies in, or is."""
    roots = (place for place in [folder, *folder.resolve().parents][:5] if (place / "pyproject.toml").is_file())
    return next(roots, None)


def load(slug: str, entry: EntryPoint) -> Project | list[Fault]:
    """The game behind an entry point, or why it cannot be loaded."""
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
    """Why a game cannot be loaded. What is wrong in a file of data is told with its line there."""
    place = of_error(error, folder) or Place(str(folder))
    text = str(error) if isinstance(error, CoffretError) else in_words(error)
    for file in ("game.toml", "rules.toml"):
        if f"{file}: " in text:
            text = text.partition(f"{file}: ")[2]
            place = in_file(folder / file, hinted(text))
    return Fault(LOADING, place, text, "Nothing else can be checked before the game can be loaded.")


def hinted(text: str) -> str:
    """A pattern for the line that an error in a TOML file is about: the first word that looks like a key or an id."""
    word = text.split()[0].strip("`\"',:") if text else ""
    if word == "Object":  # `Object contains unknown field `colour``
        word = text.partition("`")[2].partition("`")[0]
    return rf"^\s*{word}\s*=|\"{word}\"" if word.replace("-", "").isalnum() else ""


def folder_of(module: str) -> Path | None:
    """Where a package lies."""
    try:
        found = importlib.util.find_spec(module)
    except (ImportError, ValueError):
        return None
    places = found.submodule_search_locations if found else None
    return Path(next(iter(places))) if places else None


def tests_of(folder: Path) -> Path | None:
    """The folder `tests` of the project that a package lies in; None for one that is installed without its project."""
    root = project_of(folder)
    return root / "tests" if root else None
