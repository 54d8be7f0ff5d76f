"""A picture of how long moves take: milliseconds by the share of moves, both stretched towards the slowest."""

from __future__ import annotations

import math
from html import escape

from coffret.loadtest.histogram import Histogram

WIDTH, HEIGHT, LEFT, TOP, FOOT = 760, 360, 60, 20, 50
SHARES = (0.0, 0.5, 0.9, 0.99, 0.999)
COLOURS = ("#1b6ca8", "#c8553d", "#588157", "#7b2cbf", "#bc6c25", "#2a9d8f", "#6c757d")


def picture(rows: dict[str, Histogram]) -> str:
    """Return an SVG with a line for each of several histograms."""
    longest = max([row.quantile(SHARES[-1]) for row in rows.values()], default=1.0)
    ceiling = 10 ** math.ceil(math.log10(max(10.0, longest)))
    height = HEIGHT + 18 * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">',
        "<style>text { font: 12px sans-serif }</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for share in SHARES:
        x = across(share)
        parts.append(f'<path d="M{x:.1f} {TOP}V{HEIGHT - FOOT}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - FOOT + 18}" text-anchor="middle">{100 * share:g} %</text>')
    level = 1.0
    while level <= ceiling:
        y = down(level, ceiling)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - 20}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{level:g} ms</text>')
        level *= 10
    for number, (name, row) in enumerate(rows.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = [(share, value) for share, value, _ in row.percentiles() if share <= SHARES[-1]]
        line = " ".join(f"{across(share):.1f},{down(value, ceiling):.1f}" for share, value in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = HEIGHT + 18 * number
        parts.append(f'<path d="M{LEFT} {y}h24" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{LEFT + 32}" y="{y + 4}">{escape(name)} ({row.total} moves)</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def across(share: float) -> float:
    """Return where a share of the moves is drawn: each nine takes as much room."""
    last = -math.log10(1 - SHARES[-1])
    return LEFT + (WIDTH - 20 - LEFT) * -math.log10(1 - min(share, SHARES[-1])) / last


def down(value: float, ceiling: float) -> float:
    """Return where a time is drawn, from 1 ms at the bottom."""
    height = HEIGHT - FOOT - TOP
    return HEIGHT - FOOT - height * math.log10(min(ceiling, max(1.0, value))) / math.log10(ceiling)
