"""What the learner sees: the view of the Solitaire as one row of small numbers, chain by chain and vehicle by vehicle.

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
TYPES, KEYWORDS, REWARDS, TRAITS = 3, 4, 5, 5
CARD = TYPES + SYMBOLS + KEYWORDS + REWARDS + 3
STORED = SYMBOLS + 1  # the last one is wild
CIVILIAN, MARKED = 1, CARD - 1
TOP_IS_ADVANCED = -3  # how such a card looks from behind

CHAIN = POSITIONS + 2 + (POSITIONS + 1) * CARD + COLOURS + STORED + 1  # length, cards, the call; who is there
VEHICLE = PLACES + PILOTS + 6 + 2 * STORED + COLOURS + TRAITS
TABLE = 2 * PILOTS + COLOURS + PLACES + 7 + DICE * (COLOURS + FACES)

Row = NDArray[np.float32]


class Sheet:
    """What is printed on cards and vehicles, as numbers."""

    def __init__(self, facts: Any) -> None:
        count = len(facts.type)
        self.cards = np.zeros((count, POSITIONS, CARD), np.float32)  # by number and position
        for number in range(count):
            for position in range(POSITIONS):
                self.cards[number, position] = printed(facts, number, position)
        self.vehicles = np.zeros((VEHICLES, COLOURS + TRAITS + STORED), np.float32)
        self.shows = np.array([[faces.count(symbol) / 6 for symbol in range(STORED)] for faces in facts.faces])
        for vehicle, dice in enumerate(facts.dice):
            for colour in dice:
                self.vehicles[vehicle, colour] += 0.5
                self.vehicles[vehicle, COLOURS + TRAITS :] += self.shows[colour]
            self.vehicles[vehicle, COLOURS + facts.trait[vehicle]] = 1


def printed(facts: Any, number: int, position: int) -> list[float]:
    """Return what is on a card: its type, the symbols it needs in its position, and what is special about it."""
    needs = facts.needs[number]
    row = one_of(facts.type[number], TYPES)
    row += [count / 2 for count in needs[position][:SYMBOLS]] if position < len(needs) else [0.0] * SYMBOLS
    row += one_of(facts.keyword[number] - 1, KEYWORDS) + one_of(facts.reward[number], REWARDS)
    return [*row, float(facts.panics[number]), facts.influences[number] / 2, 0.0]


def one_of(value: int, count: int) -> list[float]:
    """Return zeros with a one at the place of this value, if it has one."""
    return [float(place == value) for place in range(count)]


@cache
def sheet() -> Sheet:
    return Sheet(load(SLUG).start(1).facts)


@cache
def steps() -> dict[str, int]:
    """Return the steps of the rules at which the player can be asked, numbered."""
    return {name: number for number, name in enumerate(sorted(load(SLUG).kinds))}


def size() -> int:
    """Return how many numbers a row has."""
    return len(CHAINS) * CHAIN + VEHICLES * VEHICLE + TABLE + len(steps())


def features(view: Any) -> Row:
    """Return a view as numbers: chains, vehicles, then the rest of the table."""
    table = view.table
    row = np.zeros(size(), np.float32)
    vehicles_at = len(CHAINS) * CHAIN
    chains = row[:vehicles_at].reshape(len(CHAINS), CHAIN)
    vehicles = row[vehicles_at : vehicles_at + VEHICLES * VEHICLE].reshape(VEHICLES, VEHICLE)
    write_chains(table, chains)
    write_vehicles(table, vehicles, chains)
    write_table(table, row[vehicles_at + VEHICLES * VEHICLE :])
    return row


def write_chains(table: Any, rows: Row) -> None:
    """Write the cards of each chain, and the call that will join it."""
    cards, marks = sheet().cards, table.marks
    for row, place in zip(rows, CHAINS):
        chain = table.chains[place]
        row[min(len(chain), POSITIONS + 1)] = 1
        at = POSITIONS + 2
        for position, number in enumerate(chain[:POSITIONS]):
            row[at : at + CARD] = cards[number, position]
            if number in marks:
                row[at + MARKED] = 1
            at += CARD
        waiting = table.slots[place]
        if waiting >= 0:
            at = POSITIONS + 2 + POSITIONS * CARD
            row[at : at + CARD] = cards[waiting, min(len(chain), POSITIONS - 1)]
    if table.lady:
        rows[table.lady - 1, CHAIN - 1] = 1


def write_vehicles(table: Any, rows: Row, chains: Row) -> None:
    """Write where each vehicle is and with whom, its dice, and what it has stored; and what that brings to chains."""
    rows[:, : COLOURS + TRAITS + STORED] = sheet().vehicles
    first = COLOURS + TRAITS + STORED
    who, has, stored = first + PLACES, first + PLACES + PILOTS, first + PLACES + PILOTS + 6
    present = POSITIONS + 2 + (POSITIONS + 1) * CARD
    for vehicle, (place, pilot) in enumerate(zip(table.at, table.pilot)):
        row = rows[vehicle]
        for die in table.stored[vehicle]:
            row[stored + (die & 7)] += 0.5
        if pilot >= 0:
            row[who + pilot] = 1
            row[has] = 1
            row[has + 1] = table.down >> pilot & 1
            row[has + 2] = table.acted >> pilot & 1
        if place >= 0:
            row[first + place] = 1
            if place and pilot >= 0:
                there = chains[place - 1]
                there[present + COLOURS : present + COLOURS + STORED] += row[stored : stored + STORED]
                if not table.acted >> pilot & 1:
                    there[present : present + COLOURS] += row[:COLOURS] / 2
        row[has + 3] = table.moved >> vehicle & 1
    for vehicle in table.display:
        rows[vehicle, has + 4] = 1
    for vehicle in table.hold:
        rows[vehicle, has + 5] = 1


def write_table(table: Any, row: Row) -> None:
    """Write pilots, dice, Lady Penelope, how far the game is, and the step of the rules."""
    down, acted = table.down, table.acted
    numbers = [float(down >> pilot & 1) for pilot in range(PILOTS)]
    numbers += [float(acted >> pilot & 1) for pilot in range(PILOTS)]
    numbers += [count / 4 for count in table.supply]
    numbers += one_of(table.lady, PLACES)
    numbers += [float(table.air), float(table.escorted >= 0), float(table.last), float(table.workshop)]
    numbers += [table.turn / 30, len(table.deck) / 100]
    numbers.append(float(bool(table.deck) and table.deck[-1] == TOP_IS_ADVANCED))
    row[: len(numbers)] = numbers
    at = len(numbers)
    for colour, face in zip(table.dice, [*table.faces, *[FACES] * DICE]):
        row[at + colour] = 1
        if face < FACES:
            row[at + COLOURS + face] = 1
        at += COLOURS + FACES
    if table.stack:
        row[TABLE + steps()[type(table.stack[-1]).__name__]] = 1
