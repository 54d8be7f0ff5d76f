"""Errors that people meet are told in every language."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from coffret.kernel.errors import BOX
from coffret.kernel.text import LANGUAGES, Words
from coffret.kernel.words import Vocabulary

SOURCES = Path(str(import_module(BOX).__file__)).parent
GAMES = sorted(path.name for path in (SOURCES / "games").iterdir() if (path / "text").is_dir())


def ids_in(folder: Path) -> set[str]:
    """The messages of errors that the modules of a folder name."""
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
    return {id for text in texts for id in re.findall(r'"(error-[a-z0-9-]+)"', text)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_that_a_game_can_make_is_worded(game: str, language: str) -> None:
    words = Words(f"{BOX}.games.{game}", Vocabulary([], {}), language)
    assert [id for id in ids_in(SOURCES / "games" / game) if not words.has(id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_kernel_and_the_commands_is_worded(language: str) -> None:
    words = Words(BOX, Vocabulary([], {}), language)
    folders = [folder for folder in SOURCES.iterdir() if folder.is_dir() and folder.name not in ("games", "template")]
    assert [id for folder in folders for id in ids_in(folder) if not words.has(id)] == []
