"""What the learner sees: the view of the Solitaire as one row of numbers between -1 and 1.

`coffret.env` has a row for every game, in which a card is its number. A net learns much faster when it is told what is
on the card, so this example writes its own row, from the same view and nothing else.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from coffret.kernel.game import load

SLUG = "thunderbirds-solo"
PLACES, PILOTS, VEHICLES, COLOURS, SYMBOLS, FACES, POSITIONS, DICE = 5, 6, 21, 6, 6, 8, 4, 5
CHAINS = range(1, PLACES)
TYPES, KEYWORDS, REWARDS = 3, 4, 5
CARD = TYPES + SYMBOLS + KEYWORDS + REWARDS + 3
STORED = 7


@cache
def steps() -> dict[str, int]:
    """Return the steps of the rules at which the player can be asked, numbered."""
    return {name: number for number, name in enumerate(sorted(load(SLUG).kinds))}


def features(view: Any) -> NDArray[np.float32]:
    """Return a view as numbers."""
    table, facts = view.table, view.facts
    row: list[float] = []
    for place in CHAINS:
        chain = table.chains[place]
        row += one_of(len(chain), POSITIONS + 2)
        for position in range(POSITIONS):
            row += card(facts, table, chain[position], position) if position < len(chain) else [0.0] * CARD
        waiting = table.slots[place]
        row += card(facts, table, waiting, min(len(chain), POSITIONS - 1)) if waiting >= 0 else [0.0] * CARD
    for vehicle in range(VEHICLES):
        row += one_of(table.at[vehicle] + 1, PLACES + 1)
        row += one_of(table.pilot[vehicle] + 1, PILOTS + 1)
        row += [float(table.moved >> vehicle & 1), float(vehicle in table.display), float(vehicle in table.hold)]
        stored = [0.0] * STORED
        for die in table.stored[vehicle]:
            stored[die & 7] += 0.5
        row += stored
    row += [float(table.down >> pilot & 1) for pilot in range(PILOTS)]
    row += [float(table.acted >> pilot & 1) for pilot in range(PILOTS)]
    row += [count / 4 for count in table.supply]
    row += one_of(table.lady, PLACES)
    row += [float(table.air), float(table.escorted >= 0), float(table.last), float(table.workshop)]
    row += [table.turn / 30, len(table.deck) / 100, float(bool(table.deck) and table.deck[-1] == -3)]
    row += one_of(table.rescuer, VEHICLES)
    for die in range(DICE):
        if die < len(table.dice):
            row += one_of(table.dice[die], COLOURS)
            row += one_of(table.faces[die], FACES) if die < len(table.faces) else [0.0] * FACES
        else:
            row += [0.0] * (COLOURS + FACES)
    row += one_of(steps()[type(table.stack[-1]).__name__] if table.stack else -1, len(steps()))
    return np.array(row, np.float32)


def card(facts: Any, table: Any, number: int, position: int) -> list[float]:
    """Return what is on a card: its type, the symbols it needs in its position, and what is special about it."""
    row = one_of(facts.type[number], TYPES)
    needs = facts.needs[number]
    row += [count / 2 for count in needs[position][:SYMBOLS]] if position < len(needs) else [0.0] * SYMBOLS
    row += one_of(facts.keyword[number] - 1, KEYWORDS)
    row += one_of(facts.reward[number], REWARDS)
    return [*row, float(facts.panics[number]), facts.influences[number] / 2, float(number in table.marks)]


def one_of(value: int, count: int) -> list[float]:
    """Return zeros with a one at the place of this value, if it has one."""
    row = [0.0] * count
    if 0 <= value < count:
        row[value] = 1.0
    return row
