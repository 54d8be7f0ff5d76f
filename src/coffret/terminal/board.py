"""Draw a board as text: every space in place with its symbol, the pieces on it, and the links between spaces."""

from __future__ import annotations

from itertools import groupby, takewhile

from rich.style import Style
from rich.text import Text

from coffret.kernel.scene import Board, Piece, Space
from coffret.kernel.text import Words
from coffret.terminal.language import box
from coffret.terminal.signs import ARROWS, Signs, colour, named, number_of, told

GAP = 2  # signs between spaces that lie side by side
STEP = 3  # signs, at least, from one column to the next
LINES = 2  # of the drawing from one row to the next: a row of spaces, a row of ways
HELD = "\u00a0"  # the blank within an entry of the legend, at which lines do not break


class Canvas:
    """Lines of characters, each with a style."""

    def __init__(self) -> None:
        self.signs: dict[tuple[int, int], tuple[str, Style]] = {}

    def put(self, line: int, column: int, text: Text) -> None:
        """Write a text without overwriting anything."""
        for offset, sign in enumerate(text.plain):
            spans = [span.style for span in text.spans if span.start <= offset < span.end]
            styles = [style if isinstance(style, Style) else Style.parse(style) for style in (text.style, *spans)]
            self.signs.setdefault((line, column + offset), (sign, Style.combine(styles)))

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
        signs = [self.signs.get((line, column), (" ", Style.null())) for column in range(last + 1)]
        runs = groupby(signs, key=lambda sign: sign[1])
        return Text.assemble(*[("".join(sign for sign, _ in run), style) for style, run in runs])


def board(part: Board, words: Words, width: int | None = None, tight: bool = False) -> list[Text]:
    """Draw the board if it fits, otherwise describe what stands where."""
    signs = Signs(part, words)
    loose = [where(piece, part, signs) for piece in part.pieces if tells(piece)]
    for numbered in (True, False):
        canvas = drawing(part, signs, numbered, tight)
        if width is None or canvas.width() <= width:
            return [canvas.drawn(), *loose]
    return [where(piece, part, signs) for piece in part.pieces] or [Text()]


def drawing(part: Board, signs: Signs, numbered: bool = True, tight: bool = False) -> Canvas:
    """Draw spaces in place, each column as wide as needed; a tight drawing omits lines without spaces."""
    cells = {space.id: cell(space, part, signs, numbered) for space in part.spaces}
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
    ends: dict[float, int] = {}  # by row, where its last space ends
    for x in sorted(widths):
        rows = [space for space in part.spaces if space.x == x]
        after = [ends[space.y] + 1 for space in rows if space.y in ends]
        beside = [found[left] + widths[left] + GAP for left in found if x - left >= 1]
        apart = [found[left] + round((x - left) * STEP) for left in found]
        found[x] = max([0, *after, *beside, *apart])
        ends |= {space.y: found[x] + cells[space.id].cell_len for space in rows}
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


def cell(space: Space, part: Board, signs: Signs, numbered: bool) -> Text:
    """Format a space: its number, its sign, and the signs of the pieces on it, `12:G ①→`."""
    number, mark = number_of(space), signs.spaces.get(space.id, "")
    text = Text(number if numbered and not mark.startswith(number or " ") else "", "dim")
    mark = mark or ("" if text.plain else "·")
    text.append(":" if text.plain and mark[:1].isalnum() else "").append(mark, "not dim")
    text.apply_meta({"thing": space.id})
    for piece in part.pieces:
        if piece.on == space.id:
            text.append(" ").append_text(sign(piece, part, signs))
    return text


def sign(piece: Piece, part: Board, signs: Signs) -> Text:
    """Return the sign of a piece, with its direction, and in brackets what is in it: `T2(V)`."""
    text = Text(
        signs.pieces.get(piece.id, "·") + ARROWS.get(piece.facing, ""), f"not dim bold {colour(piece.seat)}".strip()
    )
    text.apply_meta({"thing": piece.id})
    if carried := [sign(other, part, signs) for other in part.pieces if other.on == piece.id]:
        text = Text("(").join([text, Text(" ").join(carried)]).append(")")
    return text


def tells(piece: Piece) -> bool:
    """Whether a piece that belongs to nobody has facts to be told in words."""
    return piece.seat is None and bool(piece.badges)


def where(piece: Piece, part: Board, signs: Signs) -> Text:
    """Describe a piece: what it is, where it stands, and its public facts."""
    words = signs.words
    text = Text(f"{signs.pieces[piece.id]} " if piece.id in signs.pieces else "", f"bold {colour(piece.seat)}".strip())
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


def borders(part: Board, words: Words) -> list[Text]:
    """Tell what lies on the borders of spaces, one line for each kind: `closed hatch between 3 and 4 · 5 and 9`."""
    kinds: dict[str, list[list[str]]] = {}
    for edge in part.edges:
        if edge.label:
            kinds.setdefault(edge.kind, []).append(named(edge, words).split(" "))
    lines = []
    for labels in kinds.values():
        same = len(list(takewhile(lambda words: len(set(words)) == 1, zip(*labels)))) if len(labels) > 1 else 0
        rest = " · ".join(" ".join(label[same:]) for label in labels)
        lines.append(Text(" ".join([*labels[0][:same], rest])))
    return lines


def legend(part: Board, words: Words) -> Text | None:
    """Explain every sign on the board; numbers of spaces with one name are told together."""
    signs = Signs(part, words)
    meanings = [f"{sign} {meaning}" for sign, meaning in signs.meanings.items()]
    meanings += [f"{spans(each)} {name}" for name, each in signs.numbers.items() if name and name not in map(str, each)]
    if any(piece.facing and piece.id in signs.pieces for piece in part.pieces):
        meanings.append(f"{''.join(ARROWS.values())} {box(words.language).say('ui-legend-facing')}")
    return Text("   ".join(meaning.replace(" ", HELD) for meaning in meanings), "dim") if meanings else None


def spans(numbers: list[int]) -> str:
    """Format numbers as ranges: `1-8, 11, 13`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
