"""What the numbers in actions, events and prompts mean."""

from coffret.games.thunderbirds_solo.names import (
    CARDS,
    COLOURS,
    PILOTS,
    PLACES,
    POSITIONS,
    SYMBOLS,
    VEHICLES,
)
from coffret.games.thunderbirds_solo.state import MOST_DICE
from coffret.kernel.words import Index, Kind, Many, Names, Number

CARD = Names("card", CARDS)
VEHICLE = Names("vehicle", VEHICLES)
SYMBOL = Names("symbol", SYMBOLS)
COLOUR = Names("colour", COLOURS)
WORDS: dict[str, Kind] = {
    "pilot": Names("pilot", PILOTS),
    "vehicle": VEHICLE,
    "pods": Many(VEHICLE),
    "place": Names("place", PLACES),
    "slot": Number(1, 4),
    "other": Number(1, 4),
    "card": CARD,
    "cards": Many(CARD),
    "symbol": SYMBOL,
    "symbols": Many(SYMBOL, MOST_DICE),
    "colour": COLOUR,
    "into": COLOUR,
    "positions": Names("positions", POSITIONS),
    "die": Index(MOST_DICE),
    "dice": Many(Index(MOST_DICE), MOST_DICE, again=False),
}
