"""What the numbers in actions, steps and messages mean."""

from coffret.games.time_bomb import actions
from coffret.games.time_bomb.actions import MOST_CABLES, Deal, DealRoles, DrawFirst, Expire, Reveal, Throw
from coffret.games.time_bomb.state import (
    BOMB_WORDS,
    CABLES,
    COLOURS,
    FACTIONS,
    MOODS,
    PLACES,
    ROLES,
    SIDES,
)
from coffret.kernel.words import Index, Many, Names, Number, Seat, Vocabulary

SEAT = Seat()
CABLE = Names("cable", CABLES)
ROLE = Names("role", ROLES)

VOCABULARY = Vocabulary(
    actions,
    {
        "seat": SEAT,
        "owner": SEAT,
        "speaker": SEAT,
        "cutter": SEAT,
        "one": SEAT,
        "two": SEAT,
        "targets": Many(SEAT),
        "position": Index(MOST_CABLES),
        "defusers": Number(0, MOST_CABLES),
        "bomb": Names("bomb", BOMB_WORDS),
        "cable": CABLE,
        "cables": Many(CABLE),
        "colour": Names("colour", COLOURS),
        "faction": Names("faction", FACTIONS),
        "role": ROLE,
        "roles": Many(ROLE),
        "place": Names("place", PLACES),
        "side": Names("side", SIDES),
        "mood": Names("mood", MOODS),
        "round": Number(1, 4),
    },
    chance=[DealRoles, Deal, Reveal, Throw, DrawFirst, Expire],
)
