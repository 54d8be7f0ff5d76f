"""What the player, or chance, can do. Actions with few arguments are made once, here, and shared."""

from typing import Final

from coffret.games.thunderbirds_solo.state import (
    CARDS,
    COLOURS,
    MOST_DICE,
    PILOTS,
    PLAIN,
    VEHICLES,
)
from coffret.kernel import Action


class Shuffle(Action):
    """Chance: the Emergency deck in a new order, from the top."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards


class ShufflePods(Action):
    """Chance: the Pod deck in a new order, from the top."""

    def __init__(self, pods: tuple[int, ...]) -> None:
        self.pods: Final = pods


class Dice(Action):
    """Chance: what the rolled dice show."""

    def __init__(self, symbols: tuple[int, ...]) -> None:
        self.symbols: Final = symbols


# Incoming Call phase


class Exchange(Action):
    """Exchange the contents of two slots of the Incoming Call area."""

    def __init__(self, slot: int, other: int) -> None:
        self.slot: Final = slot
        self.other: Final = other


class Answer(Action):
    """End the relay: the calls are answered."""


# Dispatch phase


class Board(Action):
    """Assign a free pilot to a Thunderbird at Tracy Island."""

    def __init__(self, pilot: int, vehicle: int) -> None:
        self.pilot: Final = pilot
        self.vehicle: Final = vehicle


class Leave(Action):
    """Unassign a pilot at Tracy Island."""

    def __init__(self, pilot: int) -> None:
        self.pilot: Final = pilot


class Load(Action):
    """Load a Pod vehicle or Thunderbird 4, with a free pilot, into Thunderbird 2."""

    def __init__(self, vehicle: int, pilot: int) -> None:
        self.vehicle: Final = vehicle
        self.pilot: Final = pilot


class Unload(Action):
    """Unload a vehicle again before Thunderbird 2 leaves."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle: Final = vehicle


class Fly(Action):
    """Move a vehicle."""

    def __init__(self, vehicle: int, place: int) -> None:
        self.vehicle: Final = vehicle
        self.place: Final = place


class Collect(Action):
    """Move Thunderbird 2 and take the vehicle that drove off by itself back into the hold."""

    def __init__(self, place: int) -> None:
        self.place: Final = place


class Replace(Action):
    """Brains' laboratory: replace a face-up Pod card."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle: Final = vehicle


class EndDispatch(Action):
    """Go on to the Rescue phase."""


# Rescue phase


class Rescue(Action):
    """A vehicle rolls its dice."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle: Final = vehicle


class RescueWith(Action):
    """Thunderbird 2 rolls with a third die of this colour."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour


class Neutralise(Action):
    """The Neutraliser Tractor removes the influence from a Civilian instead of rolling."""

    def __init__(self, card: int) -> None:
        self.card: Final = card


class EndRescues(Action):
    """Go on to the Lady Penelope phase."""


class AddDie(Action):
    """Alan or Gordon adds a die before the roll."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour


class Recolour(Action):
    """Brains replaces a die before the roll."""

    def __init__(self, colour: int, into: int) -> None:
        self.colour: Final = colour
        self.into: Final = into


class Roll(Action):
    """Roll the dice as they are."""


class Reroll(Action):
    """Scott: roll some of the dice again."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice: Final = dice


class Turn(Action):
    """Virgil: turn a die to another of its faces."""

    def __init__(self, die: int, symbol: int) -> None:
        self.die: Final = die
        self.symbol: Final = symbol


class LateDie(Action):
    """John: roll one more die."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour


class Discard(Action):
    """Discard these Disasters together, and store nothing."""

    def __init__(self, positions: int) -> None:
        self.positions: Final = positions


class Keep(Action):
    """Discard these Disasters together, and store some of the rolled symbols."""

    def __init__(self, positions: int, symbols: tuple[int, ...]) -> None:
        self.positions: Final = positions
        self.symbols: Final = symbols


class Spend(Action):
    """Which stored symbols are used, where the rest could be covered in several ways."""

    def __init__(self, symbols: tuple[int, ...]) -> None:
        self.symbols: Final = symbols


class SetAside(Action):
    """Which die is stored, where dice of several colours show the symbol."""

    def __init__(self, die: int) -> None:
        self.die: Final = die


class Use(Action):
    """Which stored die is used, where several show the symbol."""

    def __init__(self, vehicle: int, colour: int, symbol: int) -> None:
        self.vehicle: Final = vehicle
        self.colour: Final = colour
        self.symbol: Final = symbol


class Drop(Action):
    """Drop an older stored die to make room."""

    def __init__(self, colour: int, symbol: int) -> None:
        self.colour: Final = colour
        self.symbol: Final = symbol


# Rewards


class TurnUp(Action):
    """Medic: turn a pilot face up."""

    def __init__(self, pilot: int) -> None:
        self.pilot: Final = pilot


class Scrap(Action):
    """Mechanic: discard a face-up Pod card."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle: Final = vehicle


class Place(Action):
    """Expert: store a die, turned to a symbol, on a vehicle at a chain."""

    def __init__(self, vehicle: int, colour: int, symbol: int) -> None:
        self.vehicle: Final = vehicle
        self.colour: Final = colour
        self.symbol: Final = symbol


class Done(Action):
    """Take no more of a reward."""


# Lady Penelope phase


class Go(Action):
    """Lady Penelope moves."""

    def __init__(self, place: int) -> None:
        self.place: Final = place


class Flip(Action):
    """Lady Penelope's card is turned over."""


class Stay(Action):
    """Lady Penelope neither moves nor flips."""


class Escort(Action):
    """A Civilian is assigned to Lady Penelope."""

    def __init__(self, card: int) -> None:
        self.card: Final = card


class SetDown(Action):
    """Lady Penelope's Civilian is unassigned."""


class Pass(Action):
    """No escort in this turn."""


# Every one of them, by its arguments

ANSWER: Final = Answer()
END_DISPATCH: Final = EndDispatch()
END_RESCUES: Final = EndRescues()
ROLL: Final = Roll()
DONE: Final = Done()
FLIP: Final = Flip()
STAY: Final = Stay()
SET_DOWN: Final = SetDown()
PASS: Final = Pass()
PLACES: Final = 5
EXCHANGE: Final = [[Exchange(slot, other) for other in range(PLACES)] for slot in range(PLACES)]
BOARD: Final = [[Board(pilot, vehicle) for vehicle in range(VEHICLES)] for pilot in range(PILOTS)]
LEAVE: Final = [Leave(pilot) for pilot in range(PILOTS)]
LOAD: Final = [[Load(vehicle, pilot) for pilot in range(PILOTS)] for vehicle in range(VEHICLES)]
UNLOAD: Final = [Unload(vehicle) for vehicle in range(VEHICLES)]
FLY: Final = [[Fly(vehicle, place) for place in range(PLACES)] for vehicle in range(VEHICLES)]
COLLECT: Final = [Collect(place) for place in range(PLACES)]
REPLACE: Final = [Replace(vehicle) for vehicle in range(VEHICLES)]
RESCUE: Final = [Rescue(vehicle) for vehicle in range(VEHICLES)]
RESCUE_WITH: Final = [RescueWith(colour) for colour in range(COLOURS)]
NEUTRALISE: Final = [Neutralise(card) for card in range(CARDS)]
ADD_A_DIE: Final = [AddDie(colour) for colour in range(COLOURS)]
RECOLOUR_DIE: Final = [[Recolour(colour, into) for into in range(COLOURS)] for colour in range(COLOURS)]
REROLL_DICE: Final = [
    Reroll(tuple([die for die in range(MOST_DICE) if mask >> die & 1])) for mask in range(1 << MOST_DICE)
]
TURN_DIE: Final = [[Turn(die, symbol) for symbol in range(PLAIN + 1)] for die in range(MOST_DICE)]
ROLL_LATE: Final = [LateDie(colour) for colour in range(COLOURS)]
DISCARD: Final = [Discard(positions) for positions in range(16)]
SET_ASIDE: Final = [SetAside(die) for die in range(MOST_DICE)]
TURN_UP: Final = [TurnUp(pilot) for pilot in range(PILOTS)]
SCRAP: Final = [Scrap(vehicle) for vehicle in range(VEHICLES)]
GO: Final = [Go(place) for place in range(PLACES)]
ESCORT: Final = [Escort(card) for card in range(CARDS)]
