"""Maps for the tests of geometry: hexagons, random maps, and hatches by coordinates."""

import random

from coffret.games.away_missions.cards import CLOSED, FREE, LOCKED, OPEN, SEALED, Board
from coffret.games.away_missions.rules.geometry import border_between
from coffret.games.away_missions.state import changed

Hex = tuple[int, int]


def hexes(radius: int) -> list[Hex]:
    """All hexes so near to the middle."""
    span = range(-radius, radius + 1)
    return sorted((q, r) for q in span for r in span if abs(q + r) <= radius)


class Map:
    """A board with hatches and scanned tiles, spoken of in coordinates."""

    def __init__(self, cells: list[Hex], unscanned: list[Hex] | None = None) -> None:
        self.board = Board(tuple(cells), (1 << len(cells)) - 1)
        self.scanned = self.board.present
        self.border = [FREE] * self.board.borders
        self.tile = list(range(self.board.n))
        for cell in unscanned or []:
            self.scanned &= ~(1 << self[cell])

    def __getitem__(self, cell: Hex) -> int:
        return self.board.place(*cell)

    def cell(self, place: int) -> Hex:
        return self.board.at[place]

    def hatch(self, one: Hex, other: Hex, state: int = CLOSED) -> "Map":
        self.border = changed(self.border, border_between(self.board, self[one], self[other]), state)
        return self

    def number(self, cell: Hex, number: int) -> "Map":
        self.tile[self[cell]] = number
        return self

    def line(self) -> tuple[Board, int, list[int]]:
        """What functions of sight begin with."""
        return self.board, self.scanned, self.border

    def way(self) -> tuple[Board, int, list[int], list[int]]:
        """What functions of paths begin with."""
        return self.board, self.scanned, self.tile, self.border


def random_map(rng: random.Random, radius: int = 3) -> Map:
    """A map with gaps, hatches in all states, and unscanned tiles."""
    cells = [cell for cell in hexes(radius) if rng.random() < 0.85]
    found = Map(cells, [cell for cell in cells if rng.random() < 0.15])
    for edge in range(found.board.borders):
        found.border[edge] = rng.choice([FREE, FREE, FREE, CLOSED, CLOSED, OPEN, LOCKED, SEALED])
    rng.shuffle(found.tile)
    return found
