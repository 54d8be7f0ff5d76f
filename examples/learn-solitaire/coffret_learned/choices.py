"""What the learner chooses among: the options of the moment, each as a few numbers that say what it is about.

The environment numbers 8,237 actions, too many to learn about one by one. Here an option is described by its verb and
by what it points at (a vehicle, a chain, a pilot), so that what was learned about one chain holds for the others.
Options that differ only in which symbols are stored or used count as one: the one that stores most.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from coffret.kernel.game import Game
from coffret.kernel.stack import Action
from coffret_learned.features import CIVILIAN, COLOURS, PILOTS, PLACES, POSITIONS, SYMBOLS, VEHICLES, sheet

MOST = 64  # options that are looked at
VERB, CARRIER, WHERE, OTHER, WHO, HUE, SIGN = range(7)  # what an option points at, by number; one more means nothing
KINDS = (0, VEHICLES + 1, PLACES + 1, PLACES + 1, PILOTS + 1, COLOURS + 1, SYMBOLS + 2)
MEASURES = (
    6 + POSITIONS
)  # cards cleared, left, Civilians freed, symbols stored, dice, marked; how well dice fit each card
OPTION = len(KINDS) + MEASURES
NOTHING = (0, VEHICLES, PLACES, PLACES, PILOTS, COLOURS, SYMBOLS + 1)
COARSE = {"Keep": "positions", "Spend": "", "Use": "vehicle", "Place": "vehicle"}  # the attribute that counts
OF_A_ROLL = {"Discard", "Keep", "SetAside", "Spend", "Use", "Drop", "Roll", "AddDie", "Recolour", "Turn", "Reroll"}


class Choices:
    """Describes options."""

    def __init__(self, game: Game) -> None:
        kinds = [kind for kind in game.vocabulary.actions.values() if kind not in game.vocabulary.chance]
        self.verbs = {kind.__name__: number for number, kind in enumerate(kinds)}

    def distinct(self, options: Sequence[Action]) -> list[Action]:
        """Return the options to choose among: of several that count as one, the one that stores most."""
        found: dict[Any, Action] = {}
        for option in options:
            name = type(option).__name__
            if name in COARSE:
                key = name, getattr(option, COARSE[name], 0)
                if key in found and len(getattr(option, "symbols", ())) <= len(getattr(found[key], "symbols", ())):
                    continue
                found[key] = option
            else:
                found[option] = option
        return list(found.values())[:MOST]

    def rows(self, table: Any, options: Sequence[Action]) -> NDArray[np.float32]:
        """Return the options of a table as numbers; those that are not there are zeros."""
        found = np.zeros((MOST, OPTION), np.float32)
        for row, option in zip(found, options):
            self.describe(table, option, row)
        return found

    def describe(self, table: Any, option: Action, row: NDArray[np.float32]) -> None:
        """Write one option."""
        name = type(option).__name__
        points = list(NOTHING)
        points[VERB] = self.verbs[name]
        vehicle = getattr(option, "vehicle", table.rescuer if name in OF_A_ROLL else -1)
        if name == "RescueWith":
            vehicle = 1
        place = getattr(option, "place", -1)
        if vehicle >= 0:
            points[CARRIER] = vehicle
            if place < 0:
                place = table.at[vehicle]
            if table.pilot[vehicle] >= 0:
                points[WHO] = table.pilot[vehicle]
        if name == "Exchange":
            place, points[OTHER] = option.slot, option.other  # type: ignore[attr-defined]
        points[WHO] = getattr(option, "pilot", points[WHO])
        points[HUE] = getattr(option, "into", getattr(option, "colour", COLOURS))
        points[SIGN] = getattr(option, "symbol", SYMBOLS + 1)
        card = getattr(option, "card", -1)
        if card >= 0:
            place = next((at for at, chain in enumerate(table.chains) if card in chain), place)
            row[len(KINDS) + 5] = card in table.marks
        if place >= 0:
            points[WHERE] = place
        row[: len(KINDS)] = points
        row[len(KINDS) + 3] = len(getattr(option, "symbols", ())) / 2
        row[len(KINDS) + 4] = len(getattr(option, "dice", ())) / 2
        if place > 0:
            measure(table, table.chains[place], getattr(option, "positions", 0), vehicle, row[len(KINDS) :])


def measure(table: Any, chain: Sequence[int], positions: int, vehicle: int, row: NDArray[np.float32]) -> None:
    """Write what an option would clear of a chain, and how well the dice of a vehicle fit its cards."""
    types, needs = table.facts.type, table.facts.needs
    left = freed = 0
    gone = False
    for position, card in enumerate(chain):
        if types[card] != CIVILIAN:
            gone = bool(positions >> position & 1)
        left += not gone
        freed += gone and types[card] == CIVILIAN
    row[0], row[1], row[2] = (len(chain) - left) / 2, left / 4, freed / 2
    if vehicle >= 0:
        shows = sheet().vehicles[vehicle, -(SYMBOLS + 1) :].tolist()
        for position, card in enumerate(chain[:POSITIONS]):
            need = needs[card][position][:SYMBOLS] if position < len(needs[card]) else ()
            if total := sum(need):
                fits = sum(count * (shows[symbol] + shows[SYMBOLS]) for symbol, count in enumerate(need))
                row[6 + position] = fits / total
