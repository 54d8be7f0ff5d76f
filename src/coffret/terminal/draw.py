"""Draw a scene as text: board, cards, meters, dice, feeds and seats of any game, never relying on colour alone."""

from __future__ import annotations

import io
from collections.abc import Collection

import msgspec
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from coffret.kernel.outlook import Outlook
from coffret.kernel.picture import question
from coffret.kernel.scene import Board, Card, Die, Feed, Meter, Scene, SeatPanel, Throw, Zone
from coffret.kernel.text import Message, Words
from coffret.terminal.board import board, borders, fitting, legend, place_of, tells, where
from coffret.terminal.console import PlainConsole
from coffret.terminal.language import box
from coffret.terminal.signs import Signs, colour, named, said, told
from coffret.terminal.wrap import Flow

HANG = 2  # signs by which the second line of something is set in
GAP = 3  # signs between things that lie side by side
SIDE = 34  # signs that seats need beside a board
MARK = 2  # signs of a mark; a longer one is the name of a drawing
FEW = 2  # cards on the table whose facts are shown, or their names where there is little room
SOME = 8  # cards with several facts that get a line each
DOTS = 16  # meters up to this limit are drawn as dots
TALK = 8  # lines of a feed that are shown
ALL = 1000


def scene(outlook: Outlook, words: Words, width: int) -> list[RenderableType]:
    """Draw everything on the table."""
    seen = outlook.scene
    parts = beside(outlook, words, width)
    if seen.board is not None:
        named_so = fitting(seen.board, Signs(seen.board, words), width, tight=False).named
        parts += below(seen.board, words, named_so)
    zones = [part for part in seen.zones if part.cards or part.count is not None]
    short = [part for part in zones if not has_facts(part)]
    parts += flowing([zone_line(part, words) for part in short if part.seat is None], width)
    parts += aligned(rows([part for part in short if part.seat is not None], words, width), width)
    parts += [zone_list(part, words) for part in zones if has_facts(part)]
    parts += packed([feed(part, words, TALK) for part in seen.feeds if part.lines], width)
    return parts


def facts(outlook: Outlook, words: Words) -> dict[str, str]:
    """Return everything on the table in words, by what it is about: so what has changed can be told."""
    seen = outlook.scene
    found: dict[str, str] = {}
    for panel in seen.seats:
        found[f"seat {panel.seat}"] = " · ".join([words.name(panel.seat), *seat_facts(panel, outlook, words)])
    found |= {f"counter {it.id}": meter(it, words).plain for it in seen.meters}
    found |= {f"counter {it.id}": die(it, words).plain for it in seen.dice}
    if seen.throw is not None:
        found["throw"] = throw(seen.throw, words).plain
    found |= {part.id: zone_line(part, words).plain for part in seen.zones}
    if seen.board is not None:
        signs = Signs(seen.board, words)
        found |= {space.id: named(space, words) for space in seen.board.spaces if space.label}
        found |= {piece.id: where(piece, seen.board, signs).plain for piece in seen.board.pieces}
        found |= {edge.id: named(edge, words) for edge in seen.board.edges if edge.label}
    return found


def around(outlook: Outlook, words: Words, width: int, named_so: Collection[str] = ()) -> list[RenderableType]:
    """Draw what lies around a board, in short: seats, counters, cards by their names, and what the signs mean."""
    seen = outlook.scene
    zones = [part for part in seen.zones if part.cards or part.count is not None]
    parts: list[RenderableType] = [seats(outlook, words), *flowing(counters(outlook, words), width)]
    parts += aligned(
        rows([part for part in zones if part.seat is not None and not is_mine(part, outlook)], words, width), width
    )
    parts += flowing([pile(part, words, width) for part in zones if part.seat is None], width)
    if seen.board is not None:
        signs = Signs(seen.board, words)
        parts += [Flow(where(piece, seen.board, signs), HANG) for piece in seen.board.pieces if tells(piece)]
        parts += below(seen.board, words, named_so)
    return parts


def below(part: Board, words: Words, named_so: Collection[str] = ()) -> list[RenderableType]:
    """Tell what a drawing cannot show: what lies on the borders of spaces, and what the signs mean."""
    meant = legend(part, words, named_so)
    return [*[Flow(line, HANG) for line in borders(part, words)], *([meant] if meant else [])]


def cards(outlook: Outlook, words: Words) -> list[RenderableType]:
    """Draw what a seat has and knows: its own cards, all cards with their facts, and what was said."""
    zones = [part for part in outlook.scene.zones if part.cards]
    own = [part for part in zones if is_mine(part, outlook)]
    told = [part for part in zones if part not in own and any(card.up and facts_of(card, words) for card in part.cards)]
    feeds = [feed(part, words, ALL) for part in outlook.scene.feeds if part.lines]
    return [*[zone_list(part, words) for part in own], *feeds, *[zone_list(part, words) for part in told]]


def is_mine(part: Zone, outlook: Outlook) -> bool:
    """Whether these cards are the hand of whoever looks."""
    return part.seat is not None and part.seat == outlook.seat and part.kind in ("hand", "spread")


def counters(outlook: Outlook, words: Words) -> list[Text]:
    """Draw meters, dice and the throw."""
    seen = outlook.scene
    found = [*[meter(part, words) for part in seen.meters], *[die(part, words) for part in seen.dice]]
    return [*found, throw(seen.throw, words)] if seen.throw else found


def as_text(outlook: Outlook, words: Words, width: int) -> str:
    """Return the table and the question as plain lines of text."""
    file = io.StringIO()
    console = PlainConsole(file=file, width=width, color_system=None, legacy_windows=False)
    console.print(*scene(outlook, words, width), *question(outlook, words), sep="\n")
    return file.getvalue().rstrip("\n")


def beside(outlook: Outlook, words: Words, width: int) -> list[RenderableType]:
    """Draw seats and counters next to the board if there is room, otherwise below it."""
    numbers = counters(outlook, words)
    if outlook.scene.board is None or not outlook.scene.board.spaces:
        return [seats(outlook, words), *flowing(numbers, width)]
    drawn, *rest = board(outlook.scene.board, words, width)
    room = width - GAP - wide(drawn)
    if room < SIDE:
        return [drawn, *rest, seats(outlook, words), *flowing(numbers, width)]
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_row(drawn, Group(seats(outlook, words, narrow=True), "", *flowing(numbers, room)))
    return [grid, *rest]


def flowing(items: list[Text], width: int) -> list[RenderableType]:
    """Lay out small things side by side, as many per line as fit."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + GAP + item.cell_len <= width:
            lines[-1] = Text(" " * GAP).join([lines[-1], item])
        else:
            lines.append(item)
    return [Flow(line, HANG) for line in lines]


def aligned(items: list[Text], width: int) -> list[RenderableType]:
    """Lay out things of one kind in columns."""
    if not items:
        return []
    widest = max(item.cell_len for item in items)
    columns = max(1, (width + GAP) // (widest + GAP))
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for first in range(0, len(items), columns):
        grid.add_row(*[Flow(item, HANG) for item in items[first : first + columns]])
    return [grid]


def meter(part: Meter, words: Words) -> Text:
    """`Label ●●○○ 2/4`."""
    text = Text(f"{named(part, words)} ")
    if part.limit is not None and part.limit <= DOTS:
        text.append("●" * part.value + "○" * (part.limit - part.value) + " ", "bold")
    return text.append(str(part.value) if part.limit is None else f"{part.value}/{part.limit}", "bold")


def die(part: Die, words: Words) -> Text:
    """`Label [4]`; a face that is a drawing is told in words."""
    label = f"{words.tell(part.label)} " if part.label else ""
    return Text(label).append(f"[{words.tell(part.hint) if part.hint else part.face}]", "bold")


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


def pile(part: Zone, words: Words, width: int) -> Text:
    """Draw the cards of a zone; if they do not fit a line, only their signs, or just their number if they have none."""
    line = zone_line(part, words)
    if len(part.cards) <= FEW or (part.kind == "row" and part.count is None and line.cell_len <= width):
        return line
    if part.kind == "row" and part.count is None and all(card.mark for card in part.cards if card.up):
        return zone_line(part, words, names=False)
    count = len(part.cards) if part.count is None else part.count
    return zone_title(msgspec.structs.replace(part, count=count), words)


def rows(zones: list[Zone], words: Words, width: int) -> list[Text]:
    """Draw the same zone of several seats; if names would be too long, all show symbols only."""
    named_rows = [zone_line(part, words) for part in zones]
    signed = all(card.mark for part in zones for card in part.cards if card.up)
    if not signed or all(row.cell_len <= width // 2 for row in named_rows):
        return named_rows
    return [zone_line(part, words, names=False) for part in zones]


def zone_list(part: Zone, words: Words) -> RenderableType:
    """List the cards of a zone with their facts; those of equal cards are told once."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    before = ""
    for number, card in enumerate(part.cards, 1):
        sign = Text("  ").append_text(card_sign(number, card, None))
        facts = card_facts(card, words) if card.up else Text()
        grid.add_row(sign, Flow(Text(named(card, words)) if facts.plain == before else facts))
        before = facts.plain
    return Group(Flow(zone_title(part, words), HANG), grid)


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


def facts_of(card: Card, words: Words) -> str:
    """Return the facts of a card and what it does."""
    facts = [fact(name, value, words) for name, value in card.fields.items()]
    return " · ".join([*facts, words.tell(card.note)] if card.note else facts)


def card_facts(card: Card, words: Words) -> Text:
    """Return the name and facts of a card, what it does, and whether it is reconstructed."""
    text = Text(named(card, words))
    if facts := facts_of(card, words):
        text.append(f" – {facts}", "dim")
    if card.origin == "reconstructed":
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
    part = outlook.scene.board
    signs = Signs(part, words).pieces if part is not None else {}
    for panel in outlook.scene.seats:
        turn = Text("▶" if panel.seat in outlook.waiting else " ", "bold")
        pieces = [piece.id for piece in part.pieces if piece.seat == panel.seat] if part is not None else []
        drawn = " ".join(signs[id] for id in pieces if id in signs)
        name = seat_name(panel, outlook, words, drawn)
        facts = Text(" · ".join(seat_facts(panel, outlook, words)))
        cells = [Group(name, Flow(facts))] if narrow else [name, Flow(facts)]
        grid.add_row(turn, Text(f"{panel.seat + 1}", "dim"), *cells)
    return grid


def seat_name(panel: SeatPanel, outlook: Outlook, words: Words, pieces: str) -> Text:
    """Return the name of a seat with the signs of its pieces, or its own."""
    name = words.name(panel.seat)
    mine = panel.seat == outlook.seat
    shown = box(words.language).say("ui-you", {"name": name}) if mine else name
    mark = panel.mark if len(panel.mark) <= MARK and panel.mark != f"{panel.seat + 1}" else ""
    return Text(f"{pieces or mark} {shown}".strip(), f"bold {colour(panel.seat)}" if mine else colour(panel.seat))


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
