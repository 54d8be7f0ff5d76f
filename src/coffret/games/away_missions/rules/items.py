"""Items in use: whether a card works for its bearer now, what a use costs, and why it does not work."""

from coffret.games.away_missions.cards import DISCOVERY_DECK, NOTHING
from coffret.games.away_missions.rules.table import (
    can_be_used_by,
    card_of,
    carried,
    discard,
    items_of,
    note_one_use,
    note_use,
)
from coffret.games.away_missions.state import ANALYSED, DRAINED, NOBODY, PEEKS, USED, USER, State, added, changed
from coffret.kernel import Reason


def is_discovery(s: State, item: int) -> bool:
    """Whether an item comes from the Discovery tokens."""
    return s.facts.deck[card_of(s, item)] == DISCOVERY_DECK


def is_off(s: State, item: int) -> bool:
    """AM-EVENT-02, AM-EVENT-07 Power Out: Discovery items do nothing, standing ones included."""
    return s.power_out and is_discovery(s, item)


def needs_analysis(s: State, item: int) -> bool:
    """AM-ITEM-07, AM-IQ-07, AM-IQ-11 Belts and Schematics work once this very copy is analysed, all else at once."""
    return s.facts.analysis[card_of(s, item)] and not s.item_state[item] & ANALYSED


def has_charge(s: State, item: int) -> bool:
    """AM-ITEM-05, AM-ITEM-06 A card with Charges needs one left; a card without a Charge icon never runs out.

    How many Charges a card has is in the content (AM-GEAR-39, AM-DISC-17, AM-RESC-16).
    """
    return s.facts.max_charges[card_of(s, item)] == 0 or s.charges[item] > 0


def serves(s: State, who: int, item: int) -> bool:
    """AM-ITEM-03 The four personal items serve only their owner, all others any bearer."""
    owner = s.facts.personal_to[card_of(s, item)]
    return owner in (NOTHING, who)


def is_working(s: State, who: int, item: int) -> bool:
    """AM-ITEM-04 Whether an item does something for its bearer: nobody else has used it in this game turn.

    All the questions above in one go, since this is asked of every item before every action.
    """
    state = s.item_state[item]
    if s.item_at[item] != who or (state & USER and state & USER != who + 1):
        return False
    facts = s.facts
    card = facts.kind_of[item]
    if (facts.max_charges[card] and s.charges[item] <= 0) or (facts.analysis[card] and not state & ANALYSED):
        return False
    if s.power_out and facts.deck[card] == DISCOVERY_DECK:
        return False
    owner: int = facts.personal_to[card]
    return owner in (NOTHING, who)


def is_ready(s: State, who: int, item: int) -> bool:
    """AM-FREE-02, AM-ITEM-02, AM-ITEM-12 Gear works once in a game turn, Discovery gear and Rescued Thralls too."""
    return not s.item_state[item] & USED and is_working(s, who, item)


def spend_charge(s: State, item: int) -> None:
    """AM-ITEM-05 A use removes one Charge; from then on Mysterium may recharge the item."""
    if s.facts.max_charges[card_of(s, item)]:
        s.charges = added(s.charges, item, -1)
        s.item_state = changed(s.item_state, item, s.item_state[item] | DRAINED)


def spend_use(s: State, who: int, item: int) -> None:
    """Gear is used: its one use of the game turn, its Charge, or the card itself."""
    note_one_use(s, item, who)
    spend_charge(s, item)
    if s.facts.discarded[card_of(s, item)]:
        discard(s, item)
    tell_use(s, who, item)


def tell_use(s: State, who: int, item: int) -> None:
    """Say that an item is used."""
    s.tell("uses", rocketeer=who, card=card_of(s, item))


def standing(s: State, who: int, card: int) -> int:
    """AM-ITEM-09 A standing item that works for its bearer now, whether used before or not; NOBODY if there is none."""
    item = carried(s, who, card)
    return item if item != NOBODY and is_working(s, who, item) else NOBODY


def note_standing(s: State, who: int, card: int) -> None:
    """AM-ITEM-13 A standing item has changed something: until the Cleanup Phase it works for nobody else."""
    item = standing(s, who, card)
    if item != NOBODY:
        note_use(s, item, who)


def standing_all(s: State, who: int, card: int) -> list[int]:
    """All copies of a standing card that work for their bearer."""
    kinds = s.facts.kind_of
    return [item for item in items_of(s, who) if kinds[item] == card and is_working(s, who, item)]


def distinct_items(s: State, items: list[int]) -> list[int]:
    """Of equal copies (card, Charges, memory) only the first; to be read only."""
    kinds = s.facts.kind_of
    last = NOBODY  # the card before, which an equal copy follows
    for item in items:
        card = kinds[item]
        if card == last:
            return without_doubles(s, items)
        last = card
    return items


def without_doubles(s: State, items: list[int]) -> list[int]:
    """The same, where there are copies of a card."""
    found: list[int] = []
    for item in items:
        if not is_double(s, item, found):
            found.append(item)
    return found


def is_double(s: State, item: int, found: list[int]) -> bool:
    """Whether an equal copy is among those found; copies of a card follow each other."""
    card = card_of(s, item)
    number = len(found) - 1
    while number >= 0 and card_of(s, found[number]) == card:
        other = found[number]
        if s.charges[other] == s.charges[item] and s.item_state[other] == s.item_state[item]:
            return True
        number -= 1
    return False


def peek_of(s: State, who: int) -> int:
    """AM-DISC-16 The closed hatch that X-Ray Goggles let this Rocketeer see through; NOBODY for all others."""
    if s.peek == NOBODY:
        return NOBODY
    owner = s.peek // PEEKS
    return s.peek % PEEKS if owner == who + 1 or (owner == 0 and who == s.active) else NOBODY


def take_peek(s: State, who: int) -> int:
    """AM-DISC-16 The same, for the one attack or effect that they serve."""
    ignored = peek_of(s, who)
    if ignored != NOBODY:
        s.peek = NOBODY
    return ignored


def why_not(s: State, who: int, item: int) -> Reason | None:
    """Why an item does not work for a Rocketeer at all; None if it does."""
    card = card_of(s, item)
    if s.item_at[item] != who:
        return Reason("AM-FREE-02", "not-carried", {"rocketeer": who, "card": card})
    if not can_be_used_by(s, item, who):
        user = (s.item_state[item] & USER) - 1
        return Reason("AM-ITEM-04", "used-by-another", {"card": card, "rocketeer": user})
    if not serves(s, who, item):
        return Reason("AM-ITEM-03", "serves-only", {"card": card, "rocketeer": s.facts.personal_to[card]})
    if is_off(s, item):
        return Reason("AM-EVENT-02", "power-is-out", {"card": card})
    if needs_analysis(s, item):
        rule = "AM-SCHEM-02" if s.facts.is_schematic[card] else "AM-IQ-07"
        return Reason(rule, "not-analysed", {"card": card})
    if not has_charge(s, item):
        return Reason("AM-ITEM-05", "no-charge", {"card": card})
    if s.item_state[item] & USED:
        return Reason("AM-ITEM-02", "used-this-turn", {"card": card})
    return None
