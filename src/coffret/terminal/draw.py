"""Draw a scene as text: board, cards, meters, dice, feeds and seats of any game, never relying on colour alone."""

from __future__ import annotations

import io

import msgspec
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from coffret.kernel.outlook import Outlook
from coffret.kernel.picture import question
from coffret.kernel.scene import Card, Die, Feed, Meter, Scene, SeatPanel, Throw, Zone
from coffret.kernel.text import Message, Words
from coffret.terminal.board import board, legend, place_of
from coffret.terminal.console import PlainConsole
from coffret.terminal.language import box
from coffret.terminal.signs import Signs, colour, named, said, told

GAP = 3  # signs between things that lie side by side
SIDE = 34  # signs that seats need beside a board
MARK = 2  # signs of a mark; a longer one is the name of a drawing
FEW = 2  # cards on the table whose facts are shown, or their names where there is little room
SOME = 8  # cards with several facts that get a line each
DOTS = 16  # meters up to this limit are drawn as dots
TALK = 8  # lines of a feed that are shown
LITTLE_TALK = 4
FULL = 4  # how much detail is drawn: everything,
NO_LEGEND = 3  # not what the signs of the board mean,
TIGHT = 2  # the board without lines that have no spaces, less talk, piles counted,
NO_NOTES = 1  # cards without notes,
NAMES = 0  # and without facts
DETAILS = (FULL, NO_LEGEND, TIGHT, NO_NOTES, NAMES)


def scene(outlook: Outlook, words: Words, width: int, detail: int = FULL) -> list[RenderableType]:
    """Draw everything on the table, with the requested amount of detail."""
    seen = outlook.scene
    counters = [*[meter(part, words) for part in seen.meters], *[die(part, words) for part in seen.dice]]
    counters += [throw(seen.throw, words)] if seen.throw else []
    parts = beside(outlook, counters, words, width, tight=detail <= TIGHT)
    if seen.board and detail == FULL and (meant := legend(seen.board, words)):
        parts.append(meant)
    zones = [part for part in seen.zones if part.cards or part.count is not None]
    short = [part for part in zones if not has_facts(part)]
    shared = [part for part in short if part.seat is None]
    parts += flowing([pile(part, words) if detail <= TIGHT else zone_line(part, words) for part in shared], width)
    parts += aligned(rows([part for part in short if part.seat is not None], words, width), width)
    told = [part for part in zones if has_facts(part)]
    if detail == NAMES:
        parts += flowing([zone_line(part, words) for part in told], width)
    else:
        parts += [zone_list(part, words, detail) for part in told]
    lines = LITTLE_TALK if detail <= TIGHT else TALK
    parts += packed([feed(part, words, lines) for part in seen.feeds if part.lines], width)
    return parts


def as_text(outlook: Outlook, words: Words, width: int) -> str:
    """Return the table and the question as plain lines of text."""
    file = io.StringIO()
    console = PlainConsole(file=file, width=width, color_system=None, legacy_windows=False)
    console.print(*scene(outlook, words, width), *question(outlook, words), sep="\n")
    return file.getvalue().rstrip("\n")


def beside(outlook: Outlook, counters: list[Text], words: Words, width: int, tight: bool) -> list[RenderableType]:
    """Draw seats and counters next to the board if there is room, otherwise below it."""
    if outlook.scene.board is None or not outlook.scene.board.spaces:
        return [seats(outlook, words), *flowing(counters, width)]
    drawn, *rest = board(outlook.scene.board, words, width, tight)
    room = width - GAP - wide(drawn)
    if room < SIDE:
        return [drawn, *rest, seats(outlook, words), *flowing(counters, width)]
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_row(drawn, Group(seats(outlook, words, narrow=True), "", *flowing(counters, room)))
    return [grid, *rest]


def flowing(items: list[Text], width: int) -> list[RenderableType]:
    """Lay out small things side by side, as many per line as fit."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + GAP + item.cell_len <= width:
            lines[-1] = Text(" " * GAP).join([lines[-1], item])
        else:
            lines.append(item)
    return list(lines)


def aligned(items: list[Text], width: int) -> list[RenderableType]:
    """Lay out things of one kind in columns."""
    if not items:
        return []
    widest = max(item.cell_len for item in items)
    columns = max(1, (width + GAP) // (widest + GAP))
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for first in range(0, len(items), columns):
        grid.add_row(*items[first : first + columns])
    return [grid]


def meter(part: Meter, words: Words) -> Text:
    """`Label ●●○○ 2/4`."""
    text = Text(f"{named(part, words)} ")
    if part.limit is not None and part.limit <= DOTS:
        text.append("●" * part.value + "○" * (part.limit - part.value) + " ", "bold")
    return text.append(str(part.value) if part.limit is None else f"{part.value}/{part.limit}", "bold")


def die(part: Die, words: Words) -> Text:
    """`Label [4]`."""
    label = f"{words.tell(part.label)} " if part.label else ""
    return Text(label).append(f"[{part.face}]", "bold")


def throw(part: Throw, words: Words) -> Text:
    """`Label 7/9 · +2 Scott`."""
    text = Text(f"{words.tell(part.label)} " if part.label else "")
    sums = [str(number) for number in (part.total, part.target) if number is not None]
    return text.append("/".join(sums), "bold").append("".join(f" · {told(each, words)}" for each in part.parts))


def has_facts(part: Zone) -> bool:
    """Whether cards deserve a line each: those in a hand, or a few with more than a name."""
    told = [card for card in part.cards if card.up and (card.fields or card.note)]
    if part.kind == "pile" or not told:
        return False
    few = SOME if any(len(card.fields) > 1 for card in told) else FEW
    return part.kind == "hand" or len(part.cards) <= few


def zone_title(part: Zone, words: Words) -> Text:
    count = f" ({part.count})" if part.count is not None else ""
    return Text(f"{named(part, words)}{count}", f"bold {colour(part.seat)}".strip())


def zone_line(part: Zone, words: Words, names: bool = True) -> Text:
    """Draw the cards of a zone as symbols in one line, with or without names."""
    cards = [card_sign(number, card, words if names else None) for number, card in enumerate(part.cards, 1)]
    return Text("  ").join([zone_title(part, words), *cards])


def pile(part: Zone, words: Words) -> Text:
    """Draw the cards of a zone, or just their number if there are many."""
    if len(part.cards) <= FEW:
        return zone_line(part, words)
    count = len(part.cards) if part.count is None else part.count
    return zone_title(msgspec.structs.replace(part, count=count), words)


def rows(zones: list[Zone], words: Words, width: int) -> list[Text]:
    """Draw the same zone of several seats; if names would be too long, all show symbols only."""
    named_rows = [zone_line(part, words) for part in zones]
    signed = all(card.mark for part in zones for card in part.cards if card.up)
    if not signed or all(row.cell_len <= width // 2 for row in named_rows):
        return named_rows
    return [zone_line(part, words, names=False) for part in zones]


def zone_list(part: Zone, words: Words, detail: int) -> RenderableType:
    """List the cards of a zone with their facts; those without any may stand next to the title."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    title = [zone_title(part, words)]
    for number, card in enumerate(part.cards, 1):
        if detail <= NO_NOTES and not (card.up and card.fields):
            title.append(card_sign(number, card, words))
            continue
        sign = Text("  ").append_text(card_sign(number, card, None))
        grid.add_row(sign, card_facts(card, words, detail > NO_NOTES) if card.up else "")
    return Group(Text("  ").join(title), grid)


def card_sign(number: int, card: Card, words: Words | None) -> Text:
    """Format a card: its position, symbol and optionally its name, `3[■] Cable`; face down `3[?]`."""
    text = Text(f"{number}", "dim")
    if not card.up:
        return text.append("[?]")
    text.append(f"[{card.mark or '·'}]", "not dim bold")
    return text.append(f" {words.tell(card.label)}", "not dim") if words and card.label else text


def fact(name: str, value: Message | int | str, words: Words) -> str:
    """Format a fact of a card: a message stands alone, a bare number needs its name."""
    return said(value, words) if isinstance(value, Message) else f"{name} {value}".strip()


def facts_of(card: Card, words: Words, notes: bool = True) -> str:
    """Return the facts of a card and, with notes, what it does."""
    facts = [fact(name, value, words) for name, value in card.fields.items()]
    return " · ".join([*facts, words.tell(card.note)] if card.note and notes else facts)


def card_facts(card: Card, words: Words, notes: bool = True) -> Text:
    """Return the name and facts of a card; with notes, also what it does and whether it is reconstructed."""
    text = Text(named(card, words))
    if facts := facts_of(card, words, notes):
        text.append(f" – {facts}", "dim")
    if card.origin == "reconstructed" and notes:
        text.append(f" ({box(words.language).say('ui-reconstructed')})", "dim italic")
    return text


def feed(part: Feed, words: Words, most: int) -> Text:
    """Draw the last lines of a feed."""
    lines = [words.tell(line) for line in part.lines]
    shown = ["…", *lines[1 - most :]] if len(lines) > most else lines
    return Text("\n").join([Text(named(part, words), "bold"), *[Text(f"  {line}") for line in shown]])


def packed(blocks: list[Text], width: int) -> list[RenderableType]:
    """Place blocks of lines side by side, each next to the first ones that leave room."""
    rows: list[list[Text]] = []
    for block in blocks:
        roomy = (row for row in rows if sum(wide(other) + GAP for other in row) + wide(block) <= width)
        if row := next(roomy, None):
            row.append(block)
        else:
            rows.append([block])
    found: list[RenderableType] = []
    for row in rows:
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_row(*row)
        found.append(grid)
    return found


def wide(block: Text) -> int:
    """Return the length of the longest line of a block."""
    return max(cell_len(line) for line in block.plain.splitlines())


def seats(outlook: Outlook, words: Words, narrow: bool = False) -> Grid:
    """Draw each seat: whose turn it is, which one is yours, its public facts, and where its pieces stand."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for panel in outlook.scene.seats:
        turn = Text("▶" if panel.seat in outlook.waiting else " ", "bold")
        name, facts = seat_name(panel, outlook, words), Text(" · ".join(seat_facts(panel, outlook, words)))
        cells = [Text("\n").join([name, facts])] if narrow else [name, facts]
        grid.add_row(turn, Text(f"{panel.seat + 1}", "dim"), *cells)
    return grid


def seat_name(panel: SeatPanel, outlook: Outlook, words: Words) -> Text:
    """Return the name of a seat with its symbol."""
    name = words.name(panel.seat)
    mine = panel.seat == outlook.seat
    shown = box(words.language).say("ui-you", {"name": name}) if mine else name
    mark = panel.mark if len(panel.mark) <= MARK and panel.mark != f"{panel.seat + 1}" else ""
    if outlook.scene.board is not None:
        own = [piece.id for piece in outlook.scene.board.pieces if piece.seat == panel.seat]
        drawn = Signs(outlook.scene.board, words).pieces
        mark = " ".join(drawn[id] for id in own if id in drawn) or mark
    return Text(f"{mark} {shown}".strip(), f"bold {colour(panel.seat)}" if mine else colour(panel.seat))


def seat_facts(panel: SeatPanel, outlook: Outlook, words: Words) -> list[str]:
    """Return the public facts of a seat."""
    won = outlook.outcome is not None and panel.seat in outlook.outcome.winners
    badges = [told(badge, words) for badge in panel.badges]
    return [
        *([box(words.language).say("ui-won")] if won else []),
        *badges,
        *places(panel.seat, outlook.scene, words),
    ]


def places(seat: int, seen: Scene, words: Words) -> list[str]:
    """Return where the pieces of a seat stand."""
    if seen.board is None:
        return []
    found = [place_of(piece, seen.board, words) for piece in seen.board.pieces if piece.seat == seat]
    return [place for place in found if place]
