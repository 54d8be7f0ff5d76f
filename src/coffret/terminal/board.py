"""Draw a board as text: every space in place with its symbol, the pieces on it, and the links between spaces."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import groupby, pairwise, product, takewhile
from math import atan2, ceil, pi

from msgspec.structs import replace
from rich.style import Style
from rich.text import Text

from coffret.kernel.scene import Board, Piece, Space
from coffret.kernel.text import Words
from coffret.terminal.language import box
from coffret.terminal.signs import ARROWS, PLAIN, Signs, colour, named, number_of, shortened, told

GAP = 2  # signs between spaces that lie side by side
STEP = 3  # signs, at least, from one column to the next
NAMES = (24, 12, 9, 7)  # signs of a name of a space, at most: the longest that fit are taken
LINES = 2  # of the drawing from one row to the next: a row of spaces, a row of ways
TURNS = "→↘↓↙←↖↑↗"  # by eighths of a turn
MAYBE = "≈"  # after what chance has a hand in
AFTER = "⇒"  # before the sign of the piece that another is after
MANY = 6  # names of single spaces from which on they are listed, where the board has no room for them
NO_NAMES: Mapping[str, str] = {}
HELD = "\u00a0"  # the blank within an entry of the legend, at which lines do not break


class Canvas:
    """Lines of characters, each with a style."""

    def __init__(self, named: frozenset[str] = frozenset(), spelt: bool = False) -> None:
        self.signs: dict[tuple[int, int], tuple[str, Style]] = {}
        self.named = named  # the spaces that are told by names, not by letters
        self.spelt = spelt  # so are tokens

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
    canvas = fitting(part, signs, width, tight)
    if width is None or canvas.width() <= width:
        return [canvas.drawn(), *loose]
    return [where(piece, part, signs) for piece in part.pieces] or [Text()]


def fitting(part: Board, signs: Signs, width: int | None, tight: bool) -> Canvas:
    """Draw the board as loosely as the width allows, with names of spaces as long as they fit, or else with letters; if
    it fits in no way, as close together as possible."""
    unique = {id: name for id, name in signs.names.items() if name not in signs.kinds}
    called = [shortened(some, most, signs.words.language) for some in (signs.names, unique) if some for most in NAMES]
    steps = (None, STEP, 1)
    ways = [*product((True, False), called[: len(NAMES)], steps), *product((True, False), called[len(NAMES) :], steps)]
    if signs.tokens:
        ways = [*product((True,), [signs.names and called[0]], steps[:2]), *ways]
    for at, (numbered, names, step) in enumerate(ways):
        canvas = drawing(part, signs, numbered, tight, step, names or NO_NAMES, bool(signs.tokens) and at < 2)
        if width is None or canvas.width() <= width:
            return canvas
    if len(unique) >= MANY and width is not None:
        canvas = listing(part, signs, tight, unique, width)
        if canvas.width() <= width:
            return canvas
    for numbered, step in product((True, False), steps):
        canvas = drawing(part, signs, numbered, tight, step)
        if width is None or canvas.width() <= width:
            break
    return canvas


def listing(part: Board, signs: Signs, tight: bool, unique: dict[str, str], width: int) -> Canvas:
    """List the spaces that have names of their own with what is there, in columns; draw the others below."""
    called, arrows = shortened(unique, NAMES[0], signs.words.language), courses(part, signs)
    cells = [cell(space, part, signs, arrows, False, called[space.id]) for space in part.spaces if space.id in unique]
    widest = max(it.cell_len for it in cells) + GAP
    rows = ceil(len(cells) / max(1, (width + GAP) // widest))
    canvas = Canvas(frozenset(unique))
    for number, text in enumerate(cells):
        canvas.put(number % rows, number // rows * widest, text)
    others = [space for space in part.spaces if space.id not in unique]
    there = {space.id for space in others}
    rest = replace(part, spaces=others, links=[link for link in part.links if there.issuperset(link)])
    for numbered, step in product((True, False), (None, STEP, 1)):
        below = drawing(rest, signs, numbered, tight, step)
        if below.width() <= width:
            break
    canvas.signs |= {(line + rows, column): sign for (line, column), sign in below.signs.items()}
    return canvas


def drawing(
    part: Board,
    signs: Signs,
    numbered: bool = True,
    tight: bool = False,
    step: int | None = None,
    names: Mapping[str, str] = NO_NAMES,
    spelt: bool = False,
) -> Canvas:
    """Draw spaces in place, each column as wide as needed; a tight drawing omits lines without spaces.

    `names` are those of spaces, in place of their signs; `spelt` is whether tokens are told by their names as well.
    """
    arrows, tokens = courses(part, signs), signs.tokens if spelt else NO_NAMES
    cells = {
        space.id: cell(space, part, signs, arrows, numbered, names.get(space.id, ""), tokens) for space in part.spaces
    }
    top = min((space.y for space in part.spaces), default=0)
    lines = {space.id: round((space.y - top) * LINES) for space in part.spaces}
    if tight:
        used = sorted(set(lines.values()))
        lines = {id: used.index(line) for id, line in lines.items()}
    column = columns(part, cells, lines, step)
    at = {space.id: (lines[space.id], column[space.x]) for space in part.spaces}
    canvas = Canvas(frozenset(names), spelt)
    for id, place in at.items():
        canvas.put(*place, cells[id])
    for one, other in part.links:
        way(canvas, min(at[one], at[other]), max(at[one], at[other]), set(at.values()))
    return canvas


def columns(part: Board, cells: dict[str, Text], lines: dict[str, int], step: int | None) -> dict[float, int]:
    """Return where each column of spaces starts: nothing overlaps in a line, and columns are so many signs apart;
    if it is not said how many, none reaches into the next."""
    found: dict[float, int] = {}
    widths: dict[float, int] = {}
    for space in part.spaces:
        widths[space.x] = max(widths.get(space.x, 0), cells[space.id].cell_len)
    ends: dict[int, int] = {}  # by line, where its last space ends
    for x in sorted(widths):
        column = [space for space in part.spaces if space.x == x]
        after = [ends[lines[space.id]] + 1 for space in column if lines[space.id] in ends]
        beside = [found[left] + widths[left] + GAP for left in found if step is None and x - left >= 1]
        apart = [found[left] + round((x - left) * (STEP if step is None else step)) for left in found]
        found[x] = max([0, *after, *beside, *apart])
        ends |= {lines[space.id]: found[x] + cells[space.id].cell_len for space in column}
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


def courses(part: Board, signs: Signs) -> dict[str, str]:
    """Return the arrows of what pieces are going to do: beside a piece, where to and whom it is after; beside the
    spaces on its way, where from there."""
    places = {space.id: space for space in part.spaces}
    stand = {piece.id: piece.on for piece in part.pieces}
    found: dict[str, str] = {}
    for way in part.ways:
        stops = [stop for stop in (stand.get(way.piece, ""), *way.path) if stop in places]
        turns = [direction(places[one], places[other]) for one, other in pairwise(stops) if one != other]
        target = f"{AFTER}{signs.pieces[way.target]}" if way.target in signs.pieces else ""
        found[way.piece] = "".join([*turns[:1], target, MAYBE if way.maybe else ""])
        for stop, turn in zip(stops[1:], turns[1:]):
            if turn not in found.get(stop, ""):
                found[stop] = found.get(stop, "") + turn
    return found


def direction(one: Space, other: Space) -> str:
    """Return the arrow that points from a space to another."""
    eighth = round(atan2(other.y - one.y, other.x - one.x) / (pi / 4))
    return TURNS[eighth % len(TURNS)]


def cell(
    space: Space,
    part: Board,
    signs: Signs,
    arrows: dict[str, str],
    numbered: bool,
    name: str = "",
    tokens: Mapping[str, str] = NO_NAMES,
) -> Text:
    """Format a space: its number, its name or sign, arrows over it, and the signs of the pieces on it, `12:G ①→`."""
    number, mark = number_of(space), name or signs.spaces.get(space.id, "")
    has_number = numbered and not signs.spaces.get(space.id, "").startswith(number or " ")
    text = Text(number if has_number else "", "dim")
    mark = mark or ("" if text.plain else PLAIN)
    text.append(("\u00a0" if name else ":") if text.plain and mark[:1].isalnum() else "").append(mark, "not dim")
    text.append(arrows.get(space.id, ""), "not dim red")
    text.apply_meta({"thing": space.id})
    for piece in part.pieces:
        if piece.on == space.id:
            text.append(" ").append_text(sign(piece, part, signs, tokens)).append(
                arrows.get(piece.id, ""), "not dim red"
            )
    return text


def sign(piece: Piece, part: Board, signs: Signs, tokens: Mapping[str, str] = NO_NAMES) -> Text:
    """Return the sign of a piece, with its direction, and in brackets what is in it: `T2(V)`."""
    text = Text(
        (tokens.get(piece.id) or signs.pieces.get(piece.id, "·")) + ARROWS.get(piece.facing, ""),
        f"not dim bold {colour(piece.seat)}".strip(),
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
        rest = " · ".join(HELD.join(label[same:]) for label in labels)
        lines.append(Text(" ".join([*labels[0][:same], rest])))
    return lines


def legend(part: Board, words: Words, named_so: Collection[str] = ()) -> Text | None:
    """Explain every sign on the board, but of spaces told by names; numbers of spaces with one name together."""
    signs = Signs(part, words)
    told_so = {signs.spaces[id] for id in named_so}
    meanings = [f"{sign} {meaning}" for sign, meaning in signs.meanings.items() if sign not in told_so]
    meanings += [f"{spans(each)} {name}" for name, each in signs.numbers.items() if name and name not in map(str, each)]
    if any(piece.facing and piece.id in signs.pieces for piece in part.pieces):
        meanings.append(f"{''.join(ARROWS.values())} {box(words.language).say('ui-legend-facing')}")
    if part.ways:
        meanings.append(f"{TURNS} {box(words.language).say('ui-legend-way')}")
    if any(way.maybe for way in part.ways):
        meanings.append(f"{MAYBE} {box(words.language).say('ui-legend-maybe')}")
    if any(way.target for way in part.ways):
        meanings.append(f"{AFTER} {box(words.language).say('ui-legend-after')}")
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
