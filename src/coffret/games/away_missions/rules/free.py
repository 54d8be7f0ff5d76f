"""Free activities between actions: picking up, leaving, exchanging, using gear."""

from typing import Final

from coffret.games.away_missions.actions import (
    DROP,
    PLAY_BACK,
    RECHARGE,
    USE,
    Drop,
    Exchange,
    Inspire,
    PickUp,
    PickUpKit,
    PlayBack,
    Recharge,
    Use,
)
from coffret.games.away_missions.names import (
    DOMINATED_BRAIN,
    FIRST_AID_KIT,
    GIRL,
    HOLSTER,
    MENTALITY_HELMET,
    MYSTERIUM,
    SNIPER_SCOPE,
    TAPE_RECORDER,
    WIRE_CUTTERS,
)
from coffret.games.away_missions.rules import discoveries, rescued
from coffret.games.away_missions.rules.exchange import Barter, partners
from coffret.games.away_missions.rules.fetching import pick_up, things_to_pick_up
from coffret.games.away_missions.rules.gaining import lay_down
from coffret.games.away_missions.rules.items import distinct_items, is_discovery, is_double, is_off, is_working, why_not
from coffret.games.away_missions.rules.overkill import has_talent_use, use_personal_option
from coffret.games.away_missions.rules.roll_items import play_recorder
from coffret.games.away_missions.rules.schematics import can_inspire, inspire, inspiring
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, card_of, items_of, not_in_crew
from coffret.games.away_missions.rules.using import GEAR, is_usable, use
from coffret.games.away_missions.state import DRAINED, NOBODY, RECORDED, State, added
from coffret.kernel import Action, Reason

STANDING: Final = (
    FIRST_AID_KIT, SNIPER_SCOPE, WIRE_CUTTERS, HOLSTER, MENTALITY_HELMET, GIRL, DOMINATED_BRAIN,
)  # fmt: skip
KINDS_OF_GEAR: Final = (discoveries.CUBE_DICE, rescued.COWBOY_RANGE)  # imported, so that GEAR knows their cards


def free_options(s: State, who: int, options: list[Action]) -> None:
    """AM-FREE-01..05, AM-FREE-07 What a Rocketeer may do for free between two of its actions."""
    things_to_pick_up(s, s.at[who], options)
    items = distinct_items(s, items_of(s, who))
    kinds = s.facts.kind_of
    for item in items:
        if GEAR[kinds[item]] is not None and is_usable(s, who, item):
            options.append(USE[item])
        options.append(DROP[item])
    inspiring(s, who, items, options)
    if s.parts[3 * who + MYSTERIUM]:
        options += [RECHARGE[item] for item in items if can_recharge(s, item)]
    if recorded(s, who, items) != NOBODY and has_talent_use(s, who):
        options.append(PLAY_BACK)
    partners(s, who, options)


def can_recharge(s: State, item: int) -> bool:
    """AM-COMP-02, AM-COMP-05, AM-EVENT-07 Mysterium recharges a Discovery item that has spent a Charge."""
    return is_discovery(s, item) and s.item_state[item] & DRAINED != 0 and not is_off(s, item)


def recorded(s: State, who: int, items: list[int]) -> int:
    """AM-GEAR-31 A Tape Recorder with an Overkill among these items; NOBODY without one."""
    for item in items:
        if s.item_state[item] & RECORDED and card_of(s, item) == TAPE_RECORDER and is_working(s, who, item):
            return item
    return NOBODY


def be_free(s: State, who: int, action: Action) -> Frames:
    """Do a free activity."""
    if isinstance(action, Use):
        return use(s, who, action.item)
    if isinstance(action, (PickUp, PickUpKit)):
        return pick_up(s, who, action)
    if isinstance(action, Drop):
        return leave(s, who, action.item)
    if isinstance(action, Exchange):
        return (Barter(who, action.rocketeer),)
    if isinstance(action, Inspire):
        return inspire(s, who, action.item)
    if isinstance(action, Recharge):
        return recharge(s, who, action.item)
    assert isinstance(action, PlayBack)
    play_recorder(s, who, recorded(s, who, items_of(s, who)))
    return use_personal_option(s, who)  # AM-GEAR-31


def leave(s: State, who: int, item: int) -> Frames:
    """AM-FREE-05 An item is left on the tile; any Rocketeer may pick it up."""
    lay_down(s, item, s.at[who])
    s.tell("leaves", rocketeer=who, card=card_of(s, item), place=s.at[who])
    return NOTHING_NEXT


def recharge(s: State, who: int, item: int) -> Frames:
    """AM-COMP-02 Mysterium is discarded for one Charge."""
    s.parts = added(s.parts, 3 * who + MYSTERIUM, -1)
    s.charges = added(s.charges, item, 1)
    s.tell("recharges", rocketeer=who, card=card_of(s, item))
    return NOTHING_NEXT


def refuse_free(s: State, who: int, action: Action) -> Reason:
    """Why this free activity is not possible."""
    if isinstance(action, Use):
        return refuse_use(s, who, action.item)
    if isinstance(action, (PickUp, PickUpKit)):
        return Reason("AM-FREE-01", "nothing-like-it-here")
    if isinstance(action, Drop):
        return refuse_copy(s, who, action.item, "AM-FREE-05")
    if isinstance(action, Exchange):
        if action.rocketeer not in s.crew:
            return not_in_crew(action.rocketeer)
        return Reason("AM-FREE-03", "no-exchange", {"rocketeer": action.rocketeer})
    if isinstance(action, Inspire):
        return refuse_inspiration(s, who, action.item)
    if isinstance(action, Recharge):
        return refuse_recharge(s, who, action.item)
    if isinstance(action, PlayBack):
        return Reason("AM-GEAR-31", "nothing-recorded")
    return Reason("AM-ACT-01", "not-now")


def refuse_copy(s: State, who: int, item: int, rule: str) -> Reason:
    """Not carried, or the same as a copy that is offered."""
    card = card_of(s, item)
    if s.item_at[item] != who:
        return Reason(rule, "not-carried", {"rocketeer": who, "card": card})
    return Reason(rule, "equal-copy", {"card": card})


def refuse_use(s: State, who: int, item: int) -> Reason:
    """AM-ITEM-01 Weapons attack; AM-ITEM-09 standing items just work; AM-ITEM-10 others have their own moment."""
    card = card_of(s, item)
    reason = why_not(s, who, item)
    if reason is not None:
        return reason
    if s.facts.is_weapon[card]:
        return Reason("AM-ITEM-01", "is-a-weapon", {"card": card})
    if card in STANDING:
        return Reason("AM-ITEM-09", "works-by-itself", {"card": card})
    known = GEAR[card]
    if known is None:
        return Reason("AM-ITEM-10", "another-moment", {"card": card})
    if is_double(s, item, [one for one in items_of(s, who) if one < item]):
        return Reason("AM-FREE-02", "equal-copy", {"card": card})
    return Reason(type(known).RULE, "no-target", {"card": card})


def refuse_inspiration(s: State, who: int, item: int) -> Reason:
    """AM-SCHEM-01, AM-SCHEM-04 Only a Schematic that is carried and not assembled, for an IQ action now."""
    card = card_of(s, item)
    if s.item_at[item] != who:
        return Reason("AM-SCHEM-01", "not-carried", {"rocketeer": who, "card": card})
    if not s.facts.is_schematic[card]:
        return Reason("AM-SCHEM-01", "no-schematic", {"card": card})
    if is_off(s, item):
        return Reason("AM-EVENT-07", "power-is-out", {"card": card})
    if not can_inspire(s, item):
        return Reason("AM-SCHEM-04", "assembled-already", {"card": card})
    return Reason("AM-SCHEM-01", "no-target", {"card": card})


def refuse_recharge(s: State, who: int, item: int) -> Reason:
    """AM-COMP-02, AM-COMP-05 Only a carried Discovery item that has spent a Charge, with Mysterium at hand."""
    card = card_of(s, item)
    if s.item_at[item] != who:
        return Reason("AM-COMP-02", "not-carried", {"rocketeer": who, "card": card})
    if is_off(s, item):
        return Reason("AM-EVENT-07", "power-is-out", {"card": card})
    if not can_recharge(s, item):
        return Reason("AM-COMP-05", "cannot-be-recharged", {"card": card})
    if not s.parts[3 * who + MYSTERIUM]:
        return Reason("AM-COMP-02", "no-mysterium", {"rocketeer": who})
    return Reason("AM-COMP-02", "equal-copy", {"card": card})
