"""Figures and objects that gear moves about: Aliens, other Rocketeers, items and Rocketeer tokens on the map.

A thing is a number: an Alien figure, OBJECT + an item that lies on the map or under a Rocketeer token (the first of
its items stands for the token), or PERSON + a Rocketeer.
"""

from typing import Final

from coffret.games.away_missions.actions import (
    CHOOSE_ALIEN,
    CHOOSE_ITEM,
    CHOOSE_ROCKETEER,
    ChooseAlien,
    ChooseItem,
    ChooseRocketeer,
)
from coffret.games.away_missions.cards import CLOSED, LOCKED, SEALED
from coffret.games.away_missions.names import QUEEN
from coffret.games.away_missions.rules.aliens import shift_alien
from coffret.games.away_missions.rules.gaining import lay_down
from coffret.games.away_missions.rules.moving import enter
from coffret.games.away_missions.rules.table import (
    KIND_OF,
    NOTHING_NEXT,
    Frames,
    aliens_at,
    beside,
    border_at,
    crew_at,
    distinct_aliens,
    is_scanned,
    items_lying,
)
from coffret.games.away_missions.state import KIT, LYING, NOBODY, NOWHERE, State, changed
from coffret.kernel import Action

OBJECT: Final = 200
PERSON: Final = 400


def things_at(s: State, who: int, place: int) -> list[Action]:
    """AM-DISC-03 What can be moved on a place: no boss, no marker, not the user; of equal Aliens the first."""
    aliens = distinct_aliens(s, [alien for alien in aliens_at(s, place) if KIND_OF[alien] != QUEEN])
    found: list[Action] = [CHOOSE_ALIEN[alien] for alien in aliens]
    found += [CHOOSE_ROCKETEER[other] for other in crew_at(s, place) if other != who]
    found += [CHOOSE_ITEM[item] for item in items_lying(s, place)]
    kits = [s.item_at.index(KIT + other) for other in s.crew if s.kit_at[other] == place and KIT + other in s.item_at]
    return found + [CHOOSE_ITEM[item] for item in kits]


def thing_of(action: Action) -> int:
    """The thing that was chosen."""
    if isinstance(action, ChooseAlien):
        return action.alien
    if isinstance(action, ChooseRocketeer):
        return PERSON + action.rocketeer
    assert isinstance(action, ChooseItem)
    return OBJECT + action.item


def place_of(s: State, thing: int) -> int:
    """Where a thing is; NOWHERE if it is gone."""
    if thing >= PERSON:
        return s.at[thing - PERSON]
    if thing < OBJECT:
        return s.alien_at[thing]
    where = s.item_at[thing - OBJECT]
    if where >= KIT:
        return s.kit_at[where - KIT]
    return where - LYING if where >= LYING else NOWHERE


def bring(s: State, thing: int, place: int) -> Frames:
    """A thing comes to a place: figures enter it, objects lie there."""
    if thing >= PERSON:
        return enter(s, thing - PERSON, place)
    if thing < OBJECT:
        return shift_alien(s, thing, place)
    where = s.item_at[thing - OBJECT]
    if where >= KIT:
        s.kit_at = changed(s.kit_at, where - KIT, place)
    else:
        lay_down(s, thing - OBJECT, place)
    return NOTHING_NEXT


def pushed_to(s: State, thing: int, way: int) -> int:
    """AM-DISC-09, AM-DISC-10 The next place of a push; NOWHERE at a hatch that is not open, the hull, or the unknown.

    Only Rocketeers stop before an unscanned tile.
    """
    here = place_of(s, thing)
    there = beside(s, here, way)
    if there == NOBODY or s.border[border_at(s, here, way)] in (CLOSED, LOCKED, SEALED):
        return NOWHERE
    return NOWHERE if thing >= PERSON and not is_scanned(s, there) else there
