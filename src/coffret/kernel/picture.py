# interpreted
"""What a seat sees, as a picture: text when printed, SVG in a notebook.

Both are made from the scene alone and know no game. The text comes from the terminal, injected by
`coffret/__init__.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import cos, dist, pi, sin
from typing import ClassVar

from msgspec.structs import replace

from coffret.kernel.outlook import Outlook
from coffret.kernel.scene import Board, Card, Feed, Meter, Piece, SeatPanel, Space, Zone, named, said, told
from coffret.kernel.text import Words

WIDTH, MARGIN, GAP = 960, 16, 12
LINE, SMALL, TEXT = 18, 11, 14  # the height of a line, and of its letters
CARD_WIDTH, CARD_HEIGHT = 84, 58
BOARD_WIDTH, MOST_UNIT = WIDTH - 2 * MARGIN, 76.0  # a space is at most so wide
NARROW_UNIT = 34  # below, a space has room for its mark only
SIGN_WIDTH = 0.58  # of a letter, in its height
COLOURS = ("#c0392b", "#1f8a8a", "#b8860b", "#2e7d32", "#8e44ad", "#2458a6", "#d2693c", "#4a7c59")  # by seat
INK, PAPER, SOFT, BACK, SPACE, DARK = "#1d2430", "#fbf8f0", "#6b7280", "#33415c", "#ffffff", "#c9ccd3"


class Picture:
    """The table as one seat sees it: `print` shows text, a notebook shows SVG."""

    write: ClassVar[Callable[[Outlook, Words, int], str] | None] = None  # the terminal's way to draw any scene as text

    def __init__(self, outlook: Outlook, words: Words, title: str) -> None:
        self.outlook = outlook
        self.words = words
        self.title = title

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return self.text()

    def text(self, width: int = 100) -> str:
        """Return the table as lines of text."""
        assert Picture.write is not None, "nothing draws text: import coffret"
        return Picture.write(self.outlook, self.words, width)

    def svg(self) -> str:
        """Return the table as an SVG drawing."""
        return Sheet(self.words).drawn(self.outlook, self.title)

    def board_svg(self) -> str:
        """Return the board alone, or nothing where there is none."""
        return Sheet(self.words).only_board(self.outlook, self.title)

    def _repr_svg_(self) -> str:
        return self.svg()


def question(outlook: Outlook, words: Words) -> list[str]:
    """Return what is being asked, or how the play ended."""
    if outlook.outcome is not None:
        return [words.outcome(outlook.outcome)]
    return [words.tell(outlook.prompt)] if outlook.prompt else []


class Sheet:
    """An SVG drawing that grows downwards, part by part."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.parts: list[str] = []
        self.y = float(MARGIN)

    def drawn(self, outlook: Outlook, title: str) -> str:
        """Draw everything a seat sees."""
        scene = outlook.scene
        self.line(title, size=20, bold=True)
        for sentence in question(outlook, self.words):
            self.line(sentence, size=TEXT)
        self.y += GAP / 2
        if scene.board and scene.board.spaces:
            self.board(scene.board)
        self.row([self.seat(panel, outlook) for panel in scene.seats])
        self.row([self.meter(meter) for meter in scene.meters])
        self.row([f"[{die.face}] {named(die, self.words) if die.label else ''}".strip() for die in scene.dice])
        for zone in scene.zones:
            if zone.cards or zone.count is not None:
                self.zone(zone)
        for feed in scene.feeds:
            if feed.lines:
                self.feed(feed)
        height = round(self.y + MARGIN)
        ground = f'<rect width="{WIDTH}" height="{height}" rx="8" fill="{PAPER}"/>'
        return self.finished(title, (0, 0, WIDTH, height), ground)

    def only_board(self, outlook: Outlook, title: str) -> str:
        """Draw the board and nothing beside it: a map to choose from, without names on what is not seen yet."""
        board = outlook.scene.board
        if not board or not board.spaces:
            return ""
        unseen = [replace(space, label=None, mark="") if space.dark else space for space in board.spaces]
        self.board(replace(board, spaces=unseen))
        across = [space.x for space in board.spaces]
        wide = min(MOST_UNIT, BOARD_WIDTH / (max(across) - min(across) + 1)) * (max(across) - min(across) + 1.2)
        return self.finished(title, (round((WIDTH - wide) / 2), 0, round(wide), round(self.y)))

    def finished(self, title: str, box: tuple[int, int, int, int], ground: str = "") -> str:
        """Return what was drawn so far, as far as it is in this box."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{box[2]}" height="{box[3]}" '
            f'viewBox="{" ".join(str(side) for side in box)}" '
            f'role="img" aria-label="{escape(title)}" font-family="system-ui, sans-serif">'
        )
        return "\n".join([head, ground, *self.parts, "</svg>"])

    # Lines of text

    def line(self, text: str, size: int = TEXT, bold: bool = False, x: float = MARGIN, colour: str = INK) -> None:
        """Add a line of text, wrapping it if it is too long."""
        for piece in wrapped(text, WIDTH - MARGIN - x, size):
            self.y += size * 1.3
            self.write(piece, x, self.y, size, bold, colour)

    def write(
        self, text: str, x: float, y: float, size: int, bold: bool = False, colour: str = INK, middle: bool = False
    ) -> None:
        weight = ' font-weight="bold"' if bold else ""
        anchor = ' text-anchor="middle"' if middle else ""
        place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}"'
        self.parts.append(f"<text {place}{weight}{anchor}>{escape(text)}</text>")

    def row(self, texts: Sequence[str]) -> None:
        """Add short texts side by side, as many per line as fit."""
        x = float(MARGIN)
        for text in texts:
            wide = width_of(text, TEXT) + 2 * GAP
            if x > MARGIN and x + wide > WIDTH - MARGIN:
                x, self.y = float(MARGIN), self.y + LINE * 1.5
            self.parts.append(
                f'<rect x="{x:.1f}" y="{self.y + 4:.1f}" width="{wide:.1f}" height="{LINE + 6}" rx="6" '
                f'fill="{SPACE}" stroke="{SOFT}"/>'
            )
            self.write(text, x + GAP, self.y + LINE + 2, TEXT)
            x += wide + GAP
        self.y += LINE * 2 if texts else 0

    def seat(self, panel: SeatPanel, outlook: Outlook) -> str:
        """Draw a seat panel: whose turn it is, the name and public facts."""
        turn = "▶ " if panel.seat in outlook.waiting else ""
        facts = [told(badge, self.words) for badge in panel.badges]
        return turn + " · ".join([self.words.name(panel.seat), *facts])

    def meter(self, meter: Meter) -> str:
        limit = "" if meter.limit is None else f" / {meter.limit}"
        return f"{named(meter, self.words)} {meter.value}{limit}"

    def feed(self, feed: Feed) -> None:
        """Draw the last lines of a feed."""
        self.line(named(feed, self.words), bold=True)
        for line in feed.lines[-6:]:
            self.line(self.words.tell(line), x=MARGIN + GAP)

    # Cards

    def zone(self, zone: Zone) -> None:
        """Draw the cards of a zone below its title."""
        count = f" ({zone.count})" if zone.count is not None else ""
        self.line(named(zone, self.words) + count, bold=True, colour=INK if zone.seat is None else colour_of(zone.seat))
        x, self.y = float(MARGIN), self.y + 6
        for card in zone.cards:
            if x + CARD_WIDTH > WIDTH - MARGIN:
                x, self.y = float(MARGIN), self.y + CARD_HEIGHT + 6
            self.card(card, x)
            x += CARD_WIDTH + 6
        self.y += CARD_HEIGHT + 6 if zone.cards else 0

    def card(self, card: Card, x: float) -> None:
        """Draw a card: its symbol and name, or its back if face down. Its facts appear on hover."""
        label = named(card, self.words) if card.up and card.label else ""
        facts = [f"{name}: {said(value, self.words)}" for name, value in card.fields.items()] if card.up else []
        fill, stroke = (SPACE, INK) if card.up else (BACK, BACK)
        box = f'x="{x:.1f}" y="{self.y:.1f}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="6"'
        tip = escape(" · ".join([label or card.kind, *facts]))
        self.parts.append(f'<rect {box} fill="{fill}" stroke="{stroke}"><title>{tip}</title></rect>')
        if not card.up:
            return
        sign = card.mark if len(card.mark) <= 3 else ""
        lines = [] if label == sign else wrapped(label or card.kind, CARD_WIDTH - 8, SMALL)[: 2 if sign else 3]
        y = self.y + (22 if sign else 16)
        if sign:
            self.write(sign, x + CARD_WIDTH / 2, y, 18, bold=True, middle=True)
            y += 14
        for text in lines:
            self.write(text, x + CARD_WIDTH / 2, y, SMALL, middle=True)
            y += 13

    # The board

    def board(self, board: Board) -> None:
        """Draw spaces, the links between them, and the pieces on them."""
        left, right = min(space.x for space in board.spaces), max(space.x for space in board.spaces)
        top, bottom = min(space.y for space in board.spaces), max(space.y for space in board.spaces)
        unit = min(MOST_UNIT, BOARD_WIDTH / (right - left + 1))
        begin = MARGIN + (BOARD_WIDTH - unit * (right - left + 1)) / 2
        at = {
            space.id: (begin + (space.x - left + 0.5) * unit, self.y + (space.y - top + 0.5) * unit)
            for space in board.spaces
        }
        for one, other in board.links:
            if one in at and other in at:
                (x, y), (u, v) = at[one], at[other]
                self.parts.append(f'<path d="M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}" stroke="{SOFT}" stroke-width="2"/>')
        for space in board.spaces:
            self.space(space, at[space.id], min(unit, 1.1 * nearest(at, space.id)), board.form)
        for edge in board.edges:
            if edge.space in at and edge.other in at:
                (x, y), (u, v) = at[edge.space], at[edge.other]
                tip = escape(named(edge, self.words))
                circle = f'cx="{(x + u) / 2:.1f}" cy="{(y + v) / 2:.1f}" r="4"'
                self.parts.append(f'<circle {circle} fill="{INK}"><title>{tip}</title></circle>')
        self.pieces(board, at, unit)
        self.y += (bottom - top + 1) * unit + GAP

    def space(self, space: Space, at: tuple[float, float], unit: float, form: str) -> None:
        """Draw a space with its symbol, and its name if there is room."""
        x, y = at
        look = f'fill="{DARK if space.dark else SPACE}" stroke="{SOFT}"'
        tip = f"<title>{escape(named(space, self.words))}</title>"
        if form in ("hex", "flat"):
            turns = [(pi / 6 if form == "hex" else 0.0) + corner * pi / 3 for corner in range(6)]
            points = " ".join(f"{x + unit * 0.56 * cos(turn):.1f},{y + unit * 0.56 * sin(turn):.1f}" for turn in turns)
            self.parts.append(f'<polygon points="{points}" {look}>{tip}</polygon>')
        else:
            self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{unit * 0.44:.1f}" {look}>{tip}</circle>')
        label = self.words.tell(space.label) if space.label else ""
        lines = wrapped(label, unit * 0.86, 9)[:2] if unit >= NARROW_UNIT and label else [space.mark]
        for number, text in enumerate(lines):
            self.write(text, x, y - unit * 0.16 + 10 * number, 9, colour=SOFT, middle=True)

    def pieces(self, board: Board, at: dict[str, tuple[float, float]], unit: float) -> None:
        """Draw pieces side by side on their spaces; a piece inside another is drawn where that one stands."""
        by_id = {piece.id: piece for piece in board.pieces}
        standing: dict[str, list[Piece]] = {}
        for piece in board.pieces:
            place = piece.on
            while place in by_id:
                place = by_id[place].on
            standing.setdefault(place, []).append(piece)
        size = max(6.0, unit * 0.15)
        for place, pieces in standing.items():
            if place in at:
                for number, piece in enumerate(pieces):
                    x = at[place][0] + (number % 3 - (min(len(pieces), 3) - 1) / 2) * size * 2.1
                    self.piece(piece, x, at[place][1] + unit * 0.2 + number // 3 * size * 1.6, size)

    def piece(self, piece: Piece, x: float, y: float, size: float) -> None:
        """Draw a piece with its symbol in the colour of its seat."""
        fill = SOFT if piece.seat is None else colour_of(piece.seat)
        tip = escape(named(piece, self.words))
        circle = f'cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}"'
        self.parts.append(f'<circle {circle} fill="{fill}" stroke="{PAPER}"><title>{tip}</title></circle>')
        sign = piece.mark if 0 < len(piece.mark) <= 2 else named(piece, self.words)[:2]
        self.write(sign, x, y + size * 0.4, max(7, round(size * 1.1)), colour=PAPER, middle=True)


def nearest(at: dict[str, tuple[float, float]], id: str) -> float:
    """Return the distance to the closest other space."""
    return min((dist(at[id], other) for place, other in at.items() if place != id), default=MOST_UNIT)


def colour_of(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def width_of(text: str, size: int) -> float:
    """Estimate the width of a text."""
    return len(text) * size * SIGN_WIDTH


def wrapped(text: str, width: float, size: int) -> list[str]:
    """Wrap a text to about this width."""
    most = max(4, int(width / (size * SIGN_WIDTH)))
    lines: list[str] = []
    for word in text.split(" "):  # a space that does not break stays where it is
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word if len(word) <= most else f"{word[: most - 1]}…")
    return lines
