"""Draw a board as text: every space in place with its symbol, the pieces on it, and the links between spaces."""

from __future__ import annotations

import re
from itertools import groupby

from rich.text import Text

from coffret.kernel.scene import Board, Piece, Space
from coffret.kernel.text import Words
from coffret.terminal.signs import colour, named, told

GAP = 2  # signs between spaces that lie side by side
STEP = 3  # signs, at least, from one column to the next
LINES = 2  # of the drawing from one row to the next: a row of spaces, a row of ways
SHORT = 3  # signs of a space's number that are shown beside its own sign
ARROWS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}


class Canvas:
    """Lines of characters, each with a style."""

    def __init__(self) -> None:
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, line: int, column: int, text: Text) -> None:
        """Write a text without overwriting anything."""
        for offset, sign in enumerate(text.plain):
            style = next((span.style for span in text.spans if span.start <= offset < span.end), text.style)
            self.signs.setdefault((line, column + offset), (sign, str(style)))

    def width(self) -> int:
        return max((column for _, column in self.signs), default=-1) + 1

    def drawn(self) -> Text:
        """Return the canvas as one text."""
        last: dict[int, int] = {}
        for line, column in self.signs:
            last[line] = max(last.get(line, 0), column)
        return Text("\n").join(self.line(line, last.get(line, -1)) for line in range(max(last, default=-1) + 1))

    def line(self, line: int, last: int) -> Text:
        """Return one line, grouping characters of the same style."""
        signs = [self.signs.get((line, column), (" ", "")) for column in range(last + 1)]
        runs = groupby(signs, key=lambda sign: sign[1])
        return Text.assemble(*[("".join(sign for sign, _ in run), style) for style, run in runs])


def board(part: Board, words: Words, width: int, tight: bool = False) -> list[Text]:
    """Draw the board if it fits, otherwise describe what stands where."""
    loose = [where(piece, part, words) for piece in part.pieces if piece.seat is None and piece.badges]
    for numbered in (True, False):
        canvas = drawing(part, words, numbered, tight)
        if canvas.width() <= width:
            return [canvas.drawn(), *loose]
    return [where(piece, part, words) for piece in part.pieces] or [Text()]


def drawing(part: Board, words: Words, numbered: bool, tight: bool) -> Canvas:
    """Draw spaces in place, each column as wide as needed; a tight drawing omits lines without spaces."""
    cells = {space.id: cell(space, part, words, numbered) for space in part.spaces}
    column = columns(part, cells)
    top = min((space.y for space in part.spaces), default=0)
    at = {space.id: (round((space.y - top) * LINES), column[space.x]) for space in part.spaces}
    if tight:
        lines = sorted({line for line, _ in at.values()})
        at = {id: (lines.index(line), beside) for id, (line, beside) in at.items()}
    canvas = Canvas()
    for id, place in at.items():
        canvas.put(*place, cells[id])
    for one, other in part.links:
        way(canvas, min(at[one], at[other]), max(at[one], at[other]), set(at.values()))
    return canvas


def columns(part: Board, cells: dict[str, Text]) -> dict[float, int]:
    """Return where each column of spaces starts, keeping distances and avoiding overlaps."""
    found: dict[float, int] = {}
    widths: dict[float, int] = {}
    for space in part.spaces:
        widths[space.x] = max(widths.get(space.x, 0), cells[space.id].cell_len)
    for x in sorted(widths):
        beside = [found[left] + widths[left] + GAP for left in found if x - left >= 1]
        apart = [found[left] + round((x - left) * STEP) for left in found]
        found[x] = max([0, *beside, *apart])
    return found


def way(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], taken: set[tuple[int, int]]) -> None:
    """Draw the link between two spaces in one row or column, if no other space lies between."""
    (line, column), (last, end_column) = start, end
    if line == last:
        way = [(line, between) for between in range(column + 1, end_column)]
    elif column == end_column:
        way = [(between, column) for between in range(line + 1, last)]
    else:
        return
    if not taken.intersection(way):
        for place in way:
            canvas.put(*place, Text("─" if line == last else "│", "dim"))


def cell(space: Space, part: Board, words: Words, numbered: bool) -> Text:
    """Format a space: its number, its symbol, and the symbols of the pieces on it, `12:G 1→`."""
    number = number_of(space)
    text = Text(number if numbered and number != space.mark else "", "dim")
    mark = space.mark or ("" if text.plain else "·")
    text.append(":" if text.plain and mark[:1].isalnum() else "").append(mark, "not dim")
    for piece in part.pieces:
        if piece.on == space.id:
            text.append(" ").append(sign(piece, part, words), f"not dim bold {colour(piece.seat)}".strip())
    return text


def number_of(space: Space) -> str:
    """Return a short name for a space: its number, or its name if it has no symbol."""
    number = space.id.rpartition("-")[2]
    return number if len(number) <= SHORT and (number.isdecimal() or not space.mark) else ""


def sign(piece: Piece, part: Board, words: Words) -> str:
    """Return a piece as one or two characters, with its direction and what it carries."""
    carried = [sign(other, part, words) for other in part.pieces if other.on == piece.id]
    return (piece.mark or named(piece, words)[:1]) + ARROWS.get(piece.facing, "") + "".join(carried)


def where(piece: Piece, part: Board, words: Words) -> Text:
    """Describe a piece: what it is, where it stands, and its public facts."""
    text = Text(f"{sign(piece, part, words)} ", f"bold {colour(piece.seat)}".strip())
    whose = words.name(piece.seat) if piece.label is None and piece.seat is not None else ""
    text.append(whose or named(piece, words), "not bold")
    place = place_of(piece, part, words)
    badges = [told(badge, words) for badge in piece.badges]
    badges += [f"{piece.pips[0]}/{piece.pips[1]}"] if piece.pips else []
    return text.append("".join([f" – {place}" if place else "", *[f" · {badge}" for badge in badges]]), "not bold")


def place_of(piece: Piece, part: Board, words: Words) -> str:
    """Describe where a piece stands."""
    space = next((space for space in part.spaces if space.id == piece.on), None)
    return named(space, words) if space else ""


def legend(part: Board, words: Words) -> Text | None:
    """Explain the symbols of the spaces by what the names of all spaces with that symbol have in common.

    Spaces whose symbol is their number are grouped by name. Descriptions that would fit several symbols distinguish
    nothing and are left out.
    """
    names: dict[str, list[list[str]]] = {}
    numbers: dict[str, list[int]] = {}
    for space in part.spaces:
        if not space.mark or not space.label:
            continue
        if space.mark == number_of(space):
            name = re.sub(rf"\s*\([^()]*\b{space.mark}\)", "", named(space, words))
            numbers.setdefault(name, []).append(int(space.mark))
        else:
            names.setdefault(space.mark, []).append(named(space, words).split(" "))
    common = {mark: in_common(labels) for mark, labels in names.items()}
    said = list(common.values())
    meanings = [f"{mark} {meaning}" for mark, meaning in common.items() if said.count(meaning) == 1]
    meanings += [f"{spans(each)} {name}" for name, each in numbers.items() if name not in map(str, each)]
    return Text("   ".join(meanings), "dim") if meanings else None


def spans(numbers: list[int]) -> str:
    """Format numbers as ranges: `1-8, 11, 13`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def in_common(labels: list[list[str]]) -> str:
    """Return the words that all these names end with, ignoring leading numbers."""
    common: list[str] = []
    for same in zip(*[reversed(label) for label in labels]):
        if len(set(same)) > 1:
            break
        common.insert(0, same[0])
    while len(common) > 1 and not any(sign.isalpha() for sign in common[0]):
        common.pop(0)
    return " ".join(common)
