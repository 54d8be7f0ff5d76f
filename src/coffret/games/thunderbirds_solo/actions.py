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

    cards: tuple[int, ...]


class ShufflePods(Action):
    """Chance: the Pod deck in a new order, from the top."""

    pods: tuple[int, ...]


class Dice(Action):
    """Chance: what the rolled dice show."""

    symbols: tuple[int, ...]


# Incoming Call phase


class Exchange(Action):
    """Exchange the contents of two slots of the Incoming Call area."""

    slot: int
    other: int


class Answer(Action):
    """End the relay: the calls are answered."""


# Dispatch phase


class Board(Action):
    """Assign a free pilot to a Thunderbird at Tracy Island."""

    pilot: int
    vehicle: int


class Leave(Action):
    """Unassign a pilot at Tracy Island."""

    pilot: int


class Load(Action):
    """Load a Pod vehicle or Thunderbird 4, with a free pilot, into Thunderbird 2."""

    vehicle: int
    pilot: int


class Unload(Action):
    """Unload a vehicle again before Thunderbird 2 leaves."""

    vehicle: int


class Fly(Action):
    """Move a vehicle."""

    vehicle: int
    place: int


class Collect(Action):
    """Move Thunderbird 2 and take the vehicle that drove off by itself back into the hold."""

    place: int


class Replace(Action):
    """Brains' laboratory: replace a face-up Pod card."""

    vehicle: int


class EndDispatch(Action):
    """Go on to the Rescue phase."""


# Rescue phase


class Rescue(Action):
    """A vehicle rolls its dice."""

    vehicle: int


class RescueWith(Action):
    """Thunderbird 2 rolls with a third die of this colour."""

    colour: int


class Neutralise(Action):
    """The Neutraliser Tractor removes the influence from a Civilian instead of rolling."""

    card: int


class EndRescues(Action):
    """Go on to the Lady Penelope phase."""


class AddDie(Action):
    """Alan or Gordon adds a die before the roll."""

    colour: int


class Recolour(Action):
    """Brains replaces a die before the roll."""

    colour: int
    into: int


class Roll(Action):
    """Roll the dice as they are."""


class Reroll(Action):
    """Scott: roll some of the dice again."""

    dice: tuple[int, ...]


class Turn(Action):
    """Virgil: turn a die to another of its faces."""

    die: int
    symbol: int


class LateDie(Action):
    """John: roll one more die."""

    colour: int


class Discard(Action):
    """Discard these Disasters together, and store nothing."""

    positions: int


class Keep(Action):
    """Discard these Disasters together, and store some of the rolled symbols."""

    positions: int
    symbols: tuple[int, ...]


class SetAside(Action):
    """Which die is stored, where dice of several colours show the symbol."""

    die: int


class Spend(Action):
    """Which stored symbols are used, where the rest could be covered in several ways."""

    symbols: tuple[int, ...]


class Use(Action):
    """Which stored die is used, where several show the symbol."""

    vehicle: int
    colour: int
    symbol: int


class Drop(Action):
    """Drop an older stored die to make room."""

    colour: int
    symbol: int


# Rewards


class TurnUp(Action):
    """Medic: turn a pilot face up."""

    pilot: int


class Scrap(Action):
    """Mechanic: discard a face-up Pod card."""

    vehicle: int


class Place(Action):
    """Expert: store a die, turned to a symbol, on a vehicle at a chain."""

    vehicle: int
    colour: int
    symbol: int


class Done(Action):
    """Take no more of a reward."""


# Lady Penelope phase


class Go(Action):
    """Lady Penelope moves."""

    place: int


class Flip(Action):
    """Lady Penelope's card is turned over."""


class Stay(Action):
    """Lady Penelope neither moves nor flips."""


class Escort(Action):
    """A Civilian is assigned to Lady Penelope."""

    card: int


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
