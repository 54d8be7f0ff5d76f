"""Format a rulebook for reading: sections, lists, and its pictures as text."""

from __future__ import annotations

from itertools import groupby

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coffret.kernel.game import Game
from coffret.kernel.picture import Picture
from coffret.kernel.rulebook import Block, Rulebook, Section, seen_in

STYLES = {"": "", "em": "italic", "strong": "bold"}


def pages(game: Game, book: Rulebook, language: str, width: int) -> list[RenderableType]:
    """Format a whole rulebook."""
    lines: list[RenderableType] = [Text(game.about.title[language], "bold"), ""]
    for section in book.sections:
        lines += page(section, game, book, language, width)
    return lines


def page(section: Section, game: Game, book: Rulebook, language: str, width: int) -> list[RenderableType]:
    """Format a section: its title, then each block with a line behind it."""
    lines: list[RenderableType] = [Text(section.title, "bold underline"), ""]
    number = 0
    for block in section.blocks:
        number = number + 1 if block.kind == "step" else 0
        lines += [formatted(block, number, game, book, language, width), ""]
    return lines


def telling(book: Rulebook, rules: list[str]) -> tuple[Section, Block] | None:
    """Return the first paragraph that tells one of these rules, the most important first, or one of its chapter."""
    for rule in rules:
        chapter = rule.rpartition("-")[0] + "-"
        for fits in (rule.__eq__, lambda id, chapter=chapter: id.startswith(chapter)):
            for section in book.sections:
                for block in section.blocks:
                    if any(map(fits, block.rules)):
                        return section, block
    return None


def place(book: Rulebook, block: Block) -> int:
    """Return at which of the formatted lines of `pages` a block begins."""
    at = 2
    for section in book.sections:
        if block in section.blocks:
            return at + 2 + 2 * section.blocks.index(block)
        at += 2 + 2 * len(section.blocks)
    return 0


def formatted(block: Block, number: int, game: Game, book: Rulebook, language: str, width: int) -> RenderableType:
    """Format a block; a step bears its number."""
    match block.kind:
        case "heading":
            return Text(block.text, "bold")
        case "picture":
            return Padding(picture(block, game, book, language, width), (0, 0, 0, 2))
        case "text":
            return paragraph(block)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row("•" if block.kind == "item" else f"{number}.", paragraph(block))
    return grid


def paragraph(block: Block) -> Text:
    """Format text with the rules it tells behind it."""
    text = Text()
    for run in block.runs:
        if run.rules:
            text.append(f" [{shortened(run.rules)}]", "dim")
        else:
            text.append(run.text, STYLES[run.style])
    return text


def shortened(ids: tuple[str, ...]) -> str:
    """List rule ids, naming the chapter once: `AT-CARD-06, 07; AT-LAB-01`."""
    found = []
    for chapter, group in groupby(ids, key=lambda id: id.rpartition("-")[0]):
        numbers = [id.rpartition("-")[2] for id in group]
        found.append(f"{chapter}-{', '.join(numbers)}")
    return "; ".join(found)


def picture(block: Block, game: Game, book: Rulebook, language: str, width: int) -> Text:
    """Draw a picture as text, with its caption."""
    figure = book.pictures[block.picture]
    drawn = Picture(seen_in(game, figure), game.words(language, figure.names), block.text).text(width - 2)
    return Text(drawn.strip("\n")).append(f"\n{block.text}", "italic")
