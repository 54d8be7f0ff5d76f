"""Items that prevent losses or act in the Alien Turn."""

from coffret.games.away_missions.names import (
    FIBERWEAVE_SPACESUIT,
    FIRECRACKERS,
    FORCE_FIELD_BELT,
    GIRL,
    INVISIBILITY_DEVICE,
    LONG_LOST_BROTHER,
    MENTALITY_HELMET,
)
from coffret.games.away_missions.rules.items import (
    distinct_items,
    is_ready,
    is_working,
    spend_charge,
    spend_use,
    standing,
    tell_use,
)
from coffret.games.away_missions.rules.table import card_of, items_of, note_use
from coffret.games.away_missions.state import AS_COST, BY_ATTACK, INVISIBLE, NOBODY, State


def damage_items(s: State, who: int, cause: int) -> list[int]:
    """AM-ITEM-10 Items that may take the point of damage that comes, in whosever turn it is."""
    if cause == AS_COST:  # AM-GEAR-02, AM-GEAR-05
        return []
    return distinct_items(s, [item for item in items_of(s, who) if takes_damage(s, who, item, cause)])


def takes_damage(s: State, who: int, item: int, cause: int) -> bool:
    """Whether an item takes a point of damage from this cause.

    AM-DISC-01 The Force Field Belt answers Alien attacks, as often as it has Charges. AM-GEAR-04, AM-GEAR-05 The
    Spacesuit answers any source but costs, once in a game turn. AM-RESC-09 The Long-Lost Brother steps in once.
    """
    card = card_of(s, item)
    if card == FORCE_FIELD_BELT:
        return cause == BY_ATTACK and is_working(s, who, item)
    return card in (FIBERWEAVE_SPACESUIT, LONG_LOST_BROTHER) and is_ready(s, who, item)


def prevent_damage(s: State, who: int, item: int) -> None:
    """The item takes the point of damage, for one Charge."""
    if card_of(s, item) == FORCE_FIELD_BELT:
        note_use(s, item, who)
        spend_charge(s, item)
        tell_use(s, who, item)
    else:
        spend_use(s, who, item)


def wards_off(s: State, who: int, card: int) -> bool:
    """A standing item keeps something away; AM-ITEM-13 that is a use."""
    item = standing(s, who, card)
    if item == NOBODY:
        return False
    note_use(s, item, who)
    tell_use(s, who, item)
    return True


def ignores_panic(s: State, who: int) -> bool:
    """AM-DISC-07, AM-RESC-07 The Mentality Helmet and the Girl keep Panic away."""
    return wards_off(s, who, MENTALITY_HELMET) or wards_off(s, who, GIRL)


def ignores_mind_control(s: State, who: int) -> bool:
    """AM-DISC-07 The Mentality Helmet keeps Mind Control away."""
    return wards_off(s, who, MENTALITY_HELMET)


def alien_turn_items(s: State, who: int, at_start: bool) -> list[int]:
    """Items for the Alien Turn.

    AM-GEAR-07 Firecrackers go off at its start. AM-SCHEM-13 The Invisibility Device can be used then or before any
    activation.
    """
    kinds = s.facts.kind_of
    found: list[int] = []
    for item in items_of(s, who):
        card = kinds[item]
        helps = (card == FIRECRACKERS and at_start) or (card == INVISIBILITY_DEVICE and not s.done[who] & INVISIBLE)
        if helps and is_ready(s, who, item):
            found.append(item)
    return found


def use_in_alien_turn(s: State, who: int, item: int) -> None:
    """AM-GEAR-06 Firecrackers lure all Aliens to their user; AM-SCHEM-05 the Device hides its user from them."""
    spend_use(s, who, item)
    if card_of(s, item) == FIRECRACKERS:
        s.lure = who
    else:
        s.done[who] |= INVISIBLE
