"""What the numbers in actions, events and prompts mean."""

from typing import Any

from coffret.games.away_missions import actions as act
from coffret.games.away_missions.names import (
    ALERTS,
    ALIENS,
    CARDS,
    COMPONENTS,
    EVENTS,
    FIGURES,
    HATCHES,
    ITEMS,
    MARKERS,
    OVERKILLS,
    POINTS,
    ROCKETEERS,
    SCENARIOS,
    TASKS,
    TILES,
    WAYS,
)
from coffret.kernel.words import Copies, Index, Kind, Many, Names, Number, Seat, Vocabulary

ROCKETEER = Names("rocketeer", ROCKETEERS)
WORDS: dict[str, Kind] = {
    "seat": Seat(),
    "rocketeer": ROCKETEER,
    "other": ROCKETEER,
    "place": Index(act.MOST_PLACES),
    "start": Index(act.MOST_PLACES),
    "border": Index(3 * act.MOST_PLACES),
    "path": Many(Index(act.MOST_PLACES)),
    "way": Names("way", WAYS),
    "hatch": Names("hatch", HATCHES),
    "item": Copies("item", ITEMS),
    "card": Names("item", CARDS),
    "alien": Copies("alien", FIGURES),
    "kind": Names("alien", ALIENS),
    "kinds": Many(Names("alien", ALIENS)),
    "task": Names("task", TASKS),
    "points": Names("points", POINTS),
    "component": Names("component", COMPONENTS),
    "overkill": Names("overkill", OVERKILLS),
    "event": Names("trouble", EVENTS),
    "tile": Names("tile", TILES),
    "marker": Names("marker", MARKERS),
    "token": Index(act.ALIEN_TOKENS),
    "alert": Names("alert", ALERTS),
    "scenario": Names("scenario", SCENARIOS),
    "die": Index(act.MOST_DICE),
    "face": Number(1, 10),
    "faces": Many(Number(1, 10)),
    "count": Number(-99, 99),
    "number": Number(0, 99),
}
CHANCE: list[Any] = [
    act.Deal,
    act.Throw,
    act.TurnTile,
    act.TurnMarker,
    act.DrawAliens,
    act.DrawAlert,
    act.DrawItem,
    act.PickAlien,
    act.PickPlace,
]
VOCABULARY = Vocabulary(act, WORDS, CHANCE)
