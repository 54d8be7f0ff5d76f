# interpreted
"""The rulebook of a game: a few pages to read and print, in which every paragraph cites its rules of the ledger.

A game keeps it in `rulebook/en.md` and `rulebook/fr.md`, in a small part of Markdown:

    ## The aim {#aim}                    a section; SECTIONS lists those that every rulebook has
    ### Narrow corridors                 a heading within a section
    Text, *stressed*, **named**. [AT-WIN-01..03]
    - an item of a list, `1.` if they are in order [AT-ROLL-01, AT-ROLL-02]
    ![What is seen here.](#start)        a picture of `rulebook/pictures.toml`, with what it shows
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Literal

import msgspec

from coffret.kernel.errors import ContentError
from coffret.kernel.game import Game
from coffret.kernel.grammar import typeset
from coffret.kernel.ledger import ids_in
from coffret.kernel.once import once
from coffret.kernel.outlook import Outlook
from coffret.kernel.scene import Board, Scene
from coffret.kernel.stack import PUBLIC

SECTIONS = ("aim", "setup", "turn", "pieces", "example", "end")  # a game may put others between them
SECTION = re.compile(r"## (.+) \{#([a-z-]+)\}")
ITEM = re.compile(r"(-|\d+\.) (.+)")
PICTURE = re.compile(r"!\[(.+)\]\(#([a-z0-9-]+)\)", re.DOTALL)
ID = r"[A-Z]{2,}-[A-Z]+-\d\d(?:\.\.\d\d)?"
RUN = re.compile(rf"\s*\[({ID}(?:, {ID})*)\]|\*\*(.+?)\*\*|\*(.+?)\*", re.DOTALL)

Kind = Literal["text", "item", "step", "heading", "picture"]


class Run(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a paragraph: text in one style, or the rules that the text before it tells."""

    text: str = ""
    style: Literal["", "em", "strong"] = ""
    rules: tuple[str, ...] = ()


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph, an item of a list, a heading, or a picture with its caption."""

    kind: Kind
    runs: tuple[Run, ...]
    picture: str = ""

    @property
    def text(self) -> str:
        return "".join(run.text for run in self.runs)

    @property
    def rules(self) -> list[str]:
        return [id for run in self.runs for id in run.rules]


class Section(msgspec.Struct, frozen=True):
    """A section under its title; its id is the same in both languages."""

    id: str
    title: str
    blocks: list[Block]


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A picture in `pictures.toml`: a position, who looks at it, and what of it is shown."""

    position: str
    seat: int = 1  # as people count; 0 is a spectator
    names: tuple[str, ...] = ()
    show: tuple[str, ...] = ()  # `board`, `dice`, `throw`, `meters`, and the ids of zones; all of them if empty
    spaces: tuple[str, ...] = ()  # a part of the board; all of it if empty


class Rulebook(msgspec.Struct, frozen=True):
    """A rulebook in one language; its pictures are by their names."""

    sections: list[Section]
    pictures: dict[str, Figure]


@once
def rulebook(game: Game, language: str) -> Rulebook | None:
    """Load the rulebook of a game, if it has one."""
    folder = files(game.package).joinpath("rulebook")
    file = folder.joinpath(f"{language}.md")
    if not file.is_file():
        return None
    drawn = folder.joinpath("pictures.toml")
    pictures = read_pictures(drawn.read_text(encoding="utf-8"), f"{game.package}/rulebook") if drawn.is_file() else {}
    return read(game, language, file.read_text(encoding="utf-8"), pictures)


def read_pictures(text: str, where: str) -> dict[str, Figure]:
    """Read the pictures of a rulebook, by their names."""
    try:
        return msgspec.convert(tomllib.loads(text), dict[str, Figure])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"{where}/pictures.toml: {error}") from error


def read(game: Game, language: str, text: str, pictures: dict[str, Figure]) -> Rulebook:
    """Read a rulebook; an error names its line."""
    reader = Reader(game, language, pictures)
    for number, paragraph in paragraphs(text):
        try:
            reader.add(paragraph)
        except ContentError as error:
            raise ContentError(f"{game.package}/rulebook/{language}.md, line {number}: {error}") from error
    found = [section.id for section in reader.sections]
    if missing := [id for id in SECTIONS if id not in found]:
        raise ContentError(f"{game.package}/rulebook/{language}.md: there is no section {{#{missing[0]}}}")
    return Rulebook(reader.sections, pictures)


def paragraphs(text: str) -> list[tuple[int, str]]:
    """Split a text into paragraphs, headings and items, each with the number of its first line."""
    found: list[tuple[int, str]] = []
    fresh = True
    for number, line in enumerate(text.splitlines(), 1):
        content = line.strip()
        if content and (fresh or content.startswith("#") or ITEM.fullmatch(line)):
            found.append((number, content))
        elif content:
            start, before = found[-1]
            found[-1] = (start, f"{before} {content}")
        fresh = not content or content.startswith("#")
    return found


class Reader:
    """Turns paragraphs into blocks and checks what they refer to."""

    def __init__(self, game: Game, language: str, pictures: dict[str, Figure]) -> None:
        self.ledger = game.ledger
        self.language = language
        self.pictures = pictures
        self.sections: list[Section] = []

    def add(self, paragraph: str) -> None:
        """Add a paragraph to the last section, or begin a new one."""
        if begun := SECTION.fullmatch(paragraph):
            if any(section.id == begun[2] for section in self.sections):
                raise ContentError(f"there are two sections {{#{begun[2]}}}")
            self.sections.append(Section(begun[2], typeset(begun[1], self.language), []))
        elif not self.sections or paragraph.startswith(("## ", "# ")):
            raise ContentError("a section begins with ## Title {#id}")
        else:
            self.sections[-1].blocks.append(self.block(paragraph))

    def block(self, paragraph: str) -> Block:
        """Read a paragraph, which must cite a rule."""
        if paragraph.startswith("### "):
            return Block("heading", self.runs(paragraph[4:]))
        if drawn := PICTURE.fullmatch(paragraph):
            if drawn[2] not in self.pictures:
                raise ContentError(f'there is no picture "{drawn[2]}" in pictures.toml')
            return Block("picture", self.runs(drawn[1]), drawn[2])
        item = ITEM.fullmatch(paragraph)
        kind: Kind = "text" if item is None else "item" if item[1] == "-" else "step"
        block = Block(kind, self.runs(item[2] if item else paragraph))
        if not block.rules:
            raise ContentError(f'no rule is cited: write its id in brackets, as in "[{self.some_rule()}]"')
        return block

    def runs(self, paragraph: str) -> tuple[Run, ...]:
        """Split a paragraph into text, stressed text and references."""
        text, found, end = typeset(paragraph, self.language), list[Run](), 0
        for match in RUN.finditer(text):
            if match.start() > end:
                found.append(Run(text[end : match.start()]))
            ids, strong, em = match.groups()
            found.append(Run(rules=self.cited(ids)) if ids else Run(strong or em, "strong" if strong else "em"))
            end = match.end()
        return (*found, Run(text[end:])) if end < len(text) else tuple(found)

    def cited(self, text: str) -> tuple[str, ...]:
        """Return the ids in a reference, in the order of the ledger."""
        ids = ids_in("[A-Z]{2,}", text)
        if unknown := [id for id in ids if id not in self.ledger]:
            raise ContentError(f"{min(unknown)} is no rule of the ledger")
        return tuple(id for id in self.ledger.rules if id in ids)

    def some_rule(self) -> str:
        return next(iter(self.ledger.rules), "XY-TURN-01")


def seen_in(game: Game, figure: Figure) -> Outlook:
    """Return what a picture shows."""
    table = game.table(position=figure.position, names=figure.names, rolls=False)  # the same every time
    seen = table.outlook(figure.seat - 1 if figure.seat else PUBLIC)
    return msgspec.structs.replace(
        seen, scene=part_of(seen.scene, figure), prompt=None, waiting=(), actions=[], choices=[], outcome=None
    )


def part_of(scene: Scene, figure: Figure) -> Scene:
    """Return the part of a scene that a picture shows."""
    show = figure.show
    known = {"board", "dice", "throw", "meters", *[zone.id for zone in scene.zones]}
    if unknown := [id for id in show if id not in known]:
        raise ContentError(f'there is no "{unknown[0]}" in the scene: it has {", ".join(sorted(known))}')
    board = scene.board and cut_out(scene.board, set(figure.spaces)) if figure.spaces else scene.board
    return Scene(
        seats=[],
        board=board if not show or "board" in show else None,
        dice=scene.dice if not show or "dice" in show else [],
        throw=scene.throw if not show or "throw" in show else None,
        meters=scene.meters if not show or "meters" in show else [],
        zones=[zone for id in show for zone in scene.zones if zone.id == id] if show else scene.zones,
    )


def cut_out(board: Board, spaces: set[str]) -> Board:
    """Return a part of a board with what stands there."""
    if unknown := spaces - {space.id for space in board.spaces}:
        raise ContentError(f'there is no space "{min(unknown)}"')
    there = set(spaces)
    pieces = []
    for piece in board.pieces:  # what carries others comes first
        if piece.on in there:
            pieces.append(piece)
            there.add(piece.id)
    return msgspec.structs.replace(
        board,
        spaces=[space for space in board.spaces if space.id in spaces],
        links=[link for link in board.links if spaces.issuperset(link)],
        edges=[edge for edge in board.edges if edge.space in spaces],
        pieces=pieces,
        ways=[],
    )
