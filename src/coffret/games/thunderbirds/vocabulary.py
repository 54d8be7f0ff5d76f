"""What the numbers in actions, events and prompts mean."""

from coffret.games.thunderbirds.names import (
    ASSETS,
    CARDS,
    CHARACTERS,
    DISASTERS,
    DRAWS,
    EVENTS,
    MACHINES,
    PODS,
    REGIONS,
    SCHEMES,
    TOKENS,
    TYPES,
)
from coffret.kernel.words import Index, Kind, Many, Names, Number, Seat

PERSON = Names("asset", CHARACTERS)
DRAWN = Names("disaster", DRAWS)
WORDS: dict[str, Kind] = {
    "seat": Seat(),
    "character": PERSON,
    "partner": PERSON,
    "newcomer": PERSON,
    "asker": PERSON,
    "asked": PERSON,
    "machine": Names("asset", MACHINES),
    "pod": Names("asset", PODS),
    "asset": Names("asset", ASSETS),
    "assets": Many(Names("asset", ASSETS)),
    "region": Names("region", REGIONS),
    "disaster": Names("disaster", DISASTERS),
    "draw": DRAWN,
    "scheme": Names("scheme", SCHEMES),
    "event": Names("trouble", EVENTS),
    "card": Names("card", CARDS),
    "token": Names("token", TOKENS),
    "tokens": Many(Names("token", TOKENS)),
    "type": Names("type", TYPES),
    "die": Index(2),
    "face": Number(0, 5),
    "first": Number(0, 5),
    "second": Number(0, 5),
    "count": Number(0, 6),
}
