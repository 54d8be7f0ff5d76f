"""What the pages show can be done: links lead somewhere, samples run, commands are understood."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

import coffret.kernel.game as registry
from coffret.cli.frame import app
from coffret.kernel.content import parse
from coffret.kernel.game import Game

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")])
COMMANDS = typer.main.get_command(app).commands  # type: ignore[attr-defined]


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, *languages: str) -> Iterator[str]:
    """The fenced blocks of a page that are written in one of these languages."""
    for language, text in re.findall(
        r"^```(\w*)[^\n`]*\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    ):
        if language in languages:
            yield text


def commands() -> Iterator[tuple[str, str]]:
    """Every command line of `coffret` that a page shows, without its comment."""
    for page in PAGES:
        for block in blocks(page, "", "sh", "console"):
            for line in block.splitlines():
                if re.match(r"(\$ )?coffret( |$)", line):
                    yield name(page), line.removeprefix("$ ")


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    local = [target for target in targets if "://" not in target]
    made = {"imports.svg"}  # by tools/build_docs.py
    assert [target for target in local if not (page.parent / target).exists() and target not in made] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_samples_can_be_read(page: Path) -> None:
    for block in blocks(page, "toml"):
        tomllib.loads(block)
    for block in blocks(page, "python"):
        if ">>>" not in block:
            compile(block, name(page), "exec")


@pytest.mark.parametrize(("page", "line"), sorted(set(commands())))
def test_commands_are_understood(page: str, line: str, liar: Game) -> None:
    command, *arguments = shlex.split(line, comments=True)[1:] or ["--help"]
    read = COMMANDS[command].make_context(command, arguments).params
    slug = read.get("slug")
    assert slug is None or slug in {*registry.games(), "summit"}  # the game that adding-a-game.md makes


def test_the_content_pack_of_the_readme_fits_its_game() -> None:
    (pack,) = blocks(ROOT / "README.md", "toml")
    game = registry.load("a-team")
    changed = game.content(parse(pack, "README.md"), "README.md")
    assert changed.raw["space"]["5"]["kind"] != game.own_content().raw["space"]["5"]["kind"]
