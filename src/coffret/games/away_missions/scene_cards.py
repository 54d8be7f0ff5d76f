"""Items as cards: who carries them, their Charges and dice, what they are good for; and the choice at the start."""

from coffret.games.away_missions.cards import (
    BRAIN_DECK,
    COMBAT,
    DISCOVERY_DECK,
    NOTHING,
    RESCUED_DECK,
)
from coffret.games.away_missions.names import CARDS, COMPONENTS, ITEMS, OVERKILLS, ROCKETEERS
from coffret.games.away_missions.rules.items import is_off
from coffret.games.away_missions.rules.table import card_of, items_of, scenario_of
from coffret.games.away_missions.setup import ChooseCrew, ChooseItems, available, unenlisted
from coffret.games.away_missions.state import ANALYSED, KIT, RECORDED, USED, USER, State
from coffret.kernel.scene import Card, Zone
from coffret.kernel.text import Message

Fields = dict[str, Message | int | str]
NO_DICE = "–"


def zones(s: State) -> list[Zone]:
    """What can be chosen at the start, then what everybody carries."""
    step = s.stack[-1] if s.stack else None
    found: list[Zone] = []
    if isinstance(step, ChooseCrew):
        recruits = [recruit(s, who) for who in unenlisted(s)]
        found.append(Zone(id="recruits", label=Message("zone-recruits"), kind="spread", cards=recruits))
    if isinstance(step, ChooseItems):
        who = s.crew[step.number]
        pool = [card(s, item, recommended=True) for item in available(s, who)]
        found.append(Zone(id="pool", label=Message("zone-pool", {"rocketeer": who}), kind="spread", cards=pool))
    found += [carried(s, who) for who in foremost(s)]
    return found + [kit(s, who) for who in s.crew if KIT + who in s.item_at]


def foremost(s: State) -> list[int]:
    """The crew, the Rocketeer whose turn it is first."""
    return sorted(s.crew, key=lambda who: who != s.active)


def recruit(s: State, who: int) -> Card:
    """A Rocketeer's sheet, to choose from."""
    facts = s.facts
    fields: Fields = {
        "hp": Message("field-hp", {"number": facts.hp[who]}),
        "iq": Message("field-iq", {"number": facts.iq[who]}),
        "third": Message("field-combat" if facts.third_ap[who] == COMBAT else "field-non-combat"),
        "option": Message("field-option", {"overkill": facts.option[who]}),
    }
    if facts.personal_item[who] != NOTHING:
        fields["personal"] = Message("field-personal", {"card": facts.personal_item[who]})
    return Card(
        id=f"rocketeer-{ROCKETEERS[who]}",
        label=Message(f"rocketeer-{ROCKETEERS[who]}"),
        note=Message(f"about-{OVERKILLS[facts.option[who]]}"),
        kind=f"rocketeer-{ROCKETEERS[who]}",
        fields=fields,
        origin=facts.origin["rocketeer"][who],
    )


def carried(s: State, who: int) -> Zone:
    """The items and components of a Rocketeer."""
    parts = [component(s, who, part) for part in range(len(COMPONENTS)) if s.parts[3 * who + part]]
    return Zone(
        id=f"items-{ROCKETEERS[who]}",
        label=Message(f"rocketeer-{ROCKETEERS[who]}"),
        kind="spread",
        seat=s.leader[who],
        cards=[*[card(s, item) for item in items_of(s, who)], *parts],
    )


def kit(s: State, who: int) -> Zone:
    """AM-TOKEN-17 What lies under a Rocketeer token: everybody knows it."""
    items = [item for item, where in enumerate(s.item_at) if where == KIT + who]
    return Zone(
        id=f"under-{ROCKETEERS[who]}",
        label=Message("kit-of", {"rocketeer": who}),
        kind="spread",
        cards=[card(s, item) for item in items],
    )


def component(s: State, who: int, part: int) -> Card:
    """Components of one kind, with their number."""
    return Card(
        id=f"part-{ROCKETEERS[who]}-{COMPONENTS[part]}",
        label=Message(f"component-{COMPONENTS[part]}"),
        kind=f"component-{COMPONENTS[part]}",
        fields={"number": Message("field-number", {"number": s.parts[3 * who + part]})},
    )


def card(s: State, item: int, recommended: bool = False) -> Card:
    """An item card: its facts as fields, what it does as its note."""
    kind = card_of(s, item)
    fields = facts_of(s, item)
    wanted = recommended and kind in scenario_of(s).recommended
    if wanted:
        fields["advice"] = Message("field-advice")
    return Card(
        id=f"item-{ITEMS[item]}",
        label=Message(f"item-{CARDS[kind]}"),
        note=Message(f"note-{CARDS[kind]}"),
        hint=Message("hint-recommended") if wanted else None,
        kind=f"{sort_of(s, kind)}-{CARDS[kind]}",
        fields=fields,
        lit=["recorded"] if "recorded" in fields else [],
        dim=list(fields) if is_idle(s, item) else [],
        origin=s.facts.origin["item"][kind],
    )


def sort_of(s: State, kind: int) -> str:
    """What sort of card it is."""
    if s.facts.is_weapon[kind]:
        return "weapon"
    if s.facts.is_schematic[kind]:
        return "schematic"
    return {DISCOVERY_DECK: "discovery", RESCUED_DECK: "rescued", BRAIN_DECK: "brain"}.get(s.facts.deck[kind], "gear")


def is_idle(s: State, item: int) -> bool:
    """Whether an item can do nothing for the rest of this game turn: no Charge, used, or without power."""
    empty = s.facts.max_charges[card_of(s, item)] > 0 and s.charges[item] == 0
    return empty or is_off(s, item) or s.item_state[item] & USED != 0


def facts_of(s: State, item: int) -> Fields:
    """What is printed on a card, and what has become of it."""
    facts, kind, state = s.facts, card_of(s, item), s.item_state[item]
    fields: Fields = {}
    if facts.max_charges[kind]:
        fields["charges"] = Message("field-charges", {"number": s.charges[item], "limit": facts.max_charges[kind]})
    if any(facts.dice[kind]):
        dice = " ".join(str(count or NO_DICE) for count in facts.dice[kind])
        fields["dice"] = Message("field-dice", {"dice": dice})
    if facts.item_option[kind] != NOTHING:
        fields["option"] = Message("field-option", {"overkill": facts.item_option[kind]})
    if any(facts.parts[kind]) and not state & ANALYSED:
        wire, blood, mysterium = facts.parts[kind]
        fields["parts"] = Message("field-parts", {"wire": wire, "blood": blood, "mysterium": mysterium})
    if facts.analysis[kind]:
        fields["analysis"] = Message("field-analysed" if state & ANALYSED else "field-analysis")
    if facts.large[kind]:
        fields["large"] = Message("field-large")
    if state & RECORDED:
        fields["recorded"] = Message("field-recorded")
    if state & USER:
        fields["user"] = Message("field-user", {"rocketeer": (state & USER) - 1})
    return fields
