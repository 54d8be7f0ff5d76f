"""Why an attack is not possible: weapon, target, line of sight, range."""

from coffret.games.away_missions.actions import Attack, AttackPlace
from coffret.games.away_missions.rules.aliens import is_thrall
from coffret.games.away_missions.rules.attack import (
    may_hurt,
    people_at,
    reach,
    spares_people,
    weapons_of,
)
from coffret.games.away_missions.rules.geometry import border_between
from coffret.games.away_missions.rules.items import has_charge, peek_of, why_not
from coffret.games.away_missions.rules.objectives import sight_limit
from coffret.games.away_missions.rules.sight import ROCKETEER, range_of, sees
from coffret.games.away_missions.rules.sighting import range_from, ranges_from
from coffret.games.away_missions.rules.table import KIND_OF, aliens_at, board_of, card_of, distinct_aliens, is_scanned
from coffret.games.away_missions.state import NOBODY, NOWHERE, State
from coffret.kernel import Action, Reason


def refuse_attack(s: State, who: int, action: Action) -> Reason:
    """Why this attack is not offered, the plainest cause first."""
    if isinstance(action, AttackPlace):
        reason = refuse_weapon(s, who, action.item) or refuse_fire(s, who, action.item)
        return reason or refuse_tile(s, who, action.item, action.place)
    assert isinstance(action, Attack)
    reason = refuse_weapon(s, who, action.item) or refuse_prey(s, action.item, action.alien)
    return reason or refuse_fire(s, who, action.item) or refuse_alien(s, who, action.item, action.alien)


def refuse_weapon(s: State, who: int, item: int) -> Reason | None:
    """Why an item is no weapon of a Rocketeer; None if it is."""
    card = card_of(s, item)
    if s.item_at[item] != who:
        return Reason("AM-ATK-01", "not-carried", {"rocketeer": who, "card": card})
    return None if s.facts.is_weapon[card] else Reason("AM-ITEM-01", "no-weapon", {"card": card})


def refuse_fire(s: State, who: int, item: int) -> Reason | None:
    """Why a Rocketeer's weapon cannot fire; None if it can."""
    if not has_charge(s, item):
        return Reason("AM-ATK-04", "no-charge", {"card": card_of(s, item)})
    return why_not(s, who, item)


def refuse_prey(s: State, item: int, alien: int) -> Reason | None:
    """Why a weapon is nothing against an Alien, wherever it stands; None if it could be."""
    card = card_of(s, item)
    if s.alien_at[alien] == NOWHERE:
        return Reason("AM-ATK-01", "alien-not-in-play", {"alien": alien})
    if is_thrall(alien):
        return Reason("AM-ATK-05", "never-a-thrall", {"alien": alien})
    if s.facts.area[card]:
        return Reason("AM-ATK-09", "attacks-a-tile", {"card": card})
    return None if may_hurt(s, card, alien) else Reason("AM-WPN-05", "only-bugs", {"card": card})


def refuse_alien(s: State, who: int, item: int, alien: int) -> Reason:
    """Why this Alien cannot be attacked with a weapon that could fire."""
    card = card_of(s, item)
    reason = refuse_place(s, who, card, s.alien_at[alien])
    if reason is not None:
        return reason
    if alien not in distinct_aliens(s, s.figures):
        return Reason("AM-ATK-09", "equal-alien", {"kind": KIND_OF[alien]})
    assert item not in weapons_of(s, who)
    return Reason("AM-ATK-01", "equal-copy", {"card": card})


def refuse_tile(s: State, who: int, item: int, place: int) -> Reason:
    """Why this tile cannot be attacked with a weapon that could fire."""
    card = card_of(s, item)
    if not s.facts.area[card]:
        return Reason("AM-ATK-09", "attacks-one-alien", {"card": card})
    if place >= len(s.tile):  # larger maps have it
        return Reason("AM-ATK-01", "out-of-range", {"card": card, "place": place})
    reason = refuse_place(s, who, card, place)
    if reason is not None:
        return reason
    assert not aliens_at(s, place)
    return Reason("AM-ATK-01", "no-alien-there", {"place": place})


def refuse_place(s: State, who: int, card: int, place: int) -> Reason | None:
    """Why nothing on a tile can be attacked with this weapon; None if it reaches it."""
    here = s.at[who]
    if not reach(s, here, card, ranges_from(s, here, peek_of(s, who)))[place]:
        return refuse_sight(s, who, place) or Reason("AM-ATK-01", "out-of-range", {"card": card, "place": place})
    if spares_people(s, card) and people_at(s, place):
        return Reason("AM-THR-04", "people-there", {"card": card, "place": place})
    return None


def refuse_sight(s: State, who: int, place: int) -> Reason | None:
    """What hides a place from a Rocketeer; None if it has LoS."""
    here = s.at[who]
    peek = peek_of(s, who)
    if range_from(s, here, place, peek) != NOBODY:
        return None
    if not is_scanned(s, place):
        return Reason("AM-LOS-06", "unscanned-hides", {"place": place})
    board = board_of(s)
    if sees(board, s.scanned, s.border, here, place, ROCKETEER, peek):
        steps = range_of(board, s.scanned, s.border, here, place, ROCKETEER, peek)
        assert steps > sight_limit(s)
        return Reason("AM-SCEN-11", "fog-hides", {"place": place, "count": sight_limit(s)})
    border = border_between(board, here, place)
    if border != NOBODY:
        return Reason("AM-LOS-04", "hatch-hides", {"place": place, "hatch": s.border[border]})
    return Reason("AM-LOS-04", "no-sight", {"place": place})
