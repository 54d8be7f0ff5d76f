"""Which part of Coffret imports which, read from the sources: the drawing in the documentation, and its test.

python tools/import_map.py > imports.svg
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
PACKAGE = "coffret"
BASE = "kernel"  # stands below everything
WIDTH, HEIGHT, GAP, RISE = 132, 44, 28, 84  # of a box, and between boxes and rows
PLACE = """\
<g><rect x="{x}" y="{y}" width="132" height="44" rx="8"/><text x="{middle}" y="{base}">{name}</text></g>"""
PICTURE = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{label}">
<style>
  rect {{ fill: #f4efe4; stroke: #7a6a4f; stroke-width: 1.5 }}
  text {{ font: 16px system-ui, sans-serif; text-anchor: middle; fill: #2d2a26 }}
  path {{ fill: none; stroke: #7a6a4f; stroke-width: 1.5; marker-end: url(#tip) }}
</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
<path d="M0 0 L8 4 L0 8 z" style="fill:#7a6a4f;stroke:none;marker-end:none"/></marker></defs>
{arrows}
{boxes}
</svg>
"""

Graph = dict[str, set[str]]


def module_name(path: Path) -> str:
    """The dotted name of a source file."""
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules() -> dict[str, Path]:
    """All modules of the package, by name."""
    return {module_name(path): path for path in sorted((SOURCES / PACKAGE).rglob("*.py"))}


def imported(path: Path, known: dict[str, Path]) -> Iterator[str]:
    """The modules of the package that a module imports, also inside functions and for its types."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield from [inner] if inner in known else [node.module] if node.module in known else []


@cache
def module_graph() -> Graph:
    """Every module, with the modules that it imports."""
    known = modules()
    return {name: set(imported(path, known)) - {name} for name, path in known.items()}


def part(module: str) -> str:
    """The part of Coffret that a module belongs to; the package itself is the library that people import."""
    _, _, inner = module.partition(".")
    return inner.partition(".")[0] or PACKAGE


def part_graph() -> Graph:
    """Every part, with the parts that it imports."""
    graph: Graph = {}
    for module, others in module_graph().items():
        graph.setdefault(part(module), set()).update(part(other) for other in others)
    graph.pop("__main__", None)
    return {name: others - {name} for name, others in graph.items()}


def rows(graph: Graph) -> list[list[str]]:
    """The parts in rows: whoever imports stands above what it imports, and no higher than needed."""
    height = heights(graph)
    for name in sorted(graph, key=lambda name: -height[name]):
        above = [height[other] for other, needs in graph.items() if name in needs]
        height[name] = min(above) - 1 if above and name != BASE else height[name]
    lines = [sorted(name for name in graph if height[name] == level) for level in range(max(height.values()), -1, -1)]
    for upper, line in pairwise(lines):
        line.sort(key=lambda name: below(name, upper, graph))
    return lines


def heights(graph: Graph) -> dict[str, int]:
    """How many rows each part needs under it. Parts that import each other in a circle have no such order."""
    found: dict[str, int] = {}
    while len(found) < len(graph):
        free = [name for name, others in graph.items() if name not in found and others <= found.keys()]
        if not free:
            raise ValueError(f"these import each other in a circle: {', '.join(sorted(graph.keys() - found))}")
        found.update({name: max((found[other] + 1 for other in graph[name]), default=0) for name in free})
    return found


def below(name: str, upper: list[str], graph: Graph) -> tuple[float, str]:
    """Where a part stands in its row: under the middle of those in the row above that import it."""
    importers = [column for column, other in enumerate(upper) if name in graph[other]]
    return (sum(importers) / len(importers) if importers else len(upper), name)


def direct(graph: Graph) -> Iterator[tuple[str, str]]:
    """The imports to draw: not those which follow from others, as they would hide them."""
    for name, others in sorted(graph.items()):
        for other in sorted(others):
            if not any(other in reached(graph, between) for between in others - {other}):
                yield name, other


def reached(graph: Graph, name: str) -> set[str]:
    """All that a part needs, directly or not."""
    return graph[name].union(*(reached(graph, other) for other in graph[name]))


def picture(graph: Graph) -> str:
    """The drawing, as SVG."""
    lines = rows(graph)
    width = max(len(line) for line in lines) * (WIDTH + GAP) + GAP
    places: dict[str, tuple[float, int]] = {}
    for number, line in enumerate(lines):
        indent = (width - len(line) * (WIDTH + GAP) + GAP) / 2
        for column, name in enumerate(line):
            places[name] = (indent + column * (WIDTH + GAP), GAP + number * (HEIGHT + RISE))
    height = GAP * 2 + len(lines) * (HEIGHT + RISE) - RISE
    arrows = "\n".join(arrow(places[start], places[end]) for start, end in direct(graph))
    boxes = "\n".join(
        PLACE.format(x=x, y=y, middle=x + WIDTH / 2, base=y + HEIGHT / 2 + 6, name=name)
        for name, (x, y) in places.items()
    )
    label = "; ".join(f"{start} imports {end}" for start, end in direct(graph))
    return PICTURE.format(width=width, height=height, arrows=arrows, boxes=boxes, label=label)


def arrow(start: tuple[float, int], end: tuple[float, int]) -> str:
    """From the lower edge of one box to the upper edge of another."""
    x, y = start[0] + WIDTH / 2, start[1] + HEIGHT
    to_x, to_y = end[0] + WIDTH / 2, end[1] - 3
    bend = (to_y - y) / 2
    return f'<path d="M{x} {y} C{x} {y + bend} {to_x} {to_y - bend} {to_x} {to_y}"/>'


if __name__ == "__main__":
    print(picture(part_graph()))
