"""How the cards look: chains with the symbols that are active now, calls, Pods, piles."""

from coffret.games.thunderbirds_solo.names import (
    CARDS,
    COLOURS,
    FALLBACKS,
    KEYWORDS,
    LETTERS,
    REWARDS,
    SYMBOLS,
    TRAITS,
    VEHICLES,
)
from coffret.games.thunderbirds_solo.odds import best_chance, can_act_at
from coffret.games.thunderbirds_solo.rules.covering import as_counts, unpack
from coffret.games.thunderbirds_solo.state import (
    ADVANCED_BACK,
    CIVILIAN,
    DISASTER,
    FIRST_POD,
    FULL,
    MARKER,
    NOBODY,
    SLOTS,
    TB5,
    State,
)
from coffret.games.thunderbirds_solo.threats import danger, threat
from coffret.kernel.scene import Card, Zone
from coffret.kernel.text import Message

Fields = dict[str, Message | int | str]


def name(kind: str, id: str) -> Message:
    """The name of a thing."""
    return Message(f"{kind}-{slug(id)}")


def slug(id: str) -> str:
    """An id as messages write it."""
    return id.replace("_", "-")


def zones(s: State) -> list[Zone]:
    """Each chain and the call that threatens it, Lady Penelope's Civilian, Pods, decks and piles."""
    rows = [zone for place in SLOTS for zone in (chain_zone(s, place), call_zone(s, place))]
    her = [plain_card(s, s.escorted)] if s.escorted != NOBODY else []
    return [
        *rows,
        Zone(id="escorted", label=Message("zone-escorted"), kind="row", cards=her),
        Zone(id="display", label=Message("zone-display"), kind="row", cards=[pod_card(s, pod) for pod in s.display]),
        *piles(s),
    ]


def chain_zone(s: State, place: int) -> Zone:
    """TS-CHAIN-01 A chain from the left; its label says if it is full, or would overflow next turn."""
    found = danger(s, place)
    label = Message("zone-chain", {"place": place}) if not found else Message(f"zone-chain-{found}", {"place": place})
    cards = [chain_card(s, place, at) for at in range(len(s.chains[place]))]
    return Zone(id=f"chain-{place}", label=label, kind="row", cards=cards, danger=found == "danger")


def chain_card(s: State, place: int, at: int) -> Card:
    """A card of a chain: a Disaster at its position, or a Civilian and whether it is influenced."""
    card = s.chains[place][at]
    if s.facts.type[card] == DISASTER:
        found = disaster_card(s, card, at)
        add_chances(s, found, place, at)
        return found
    return civilian_card(s, card)


def call_zone(s: State, place: int) -> Zone:
    """TS-TABLE-03, TS-CALL-11 The slot of a row: what comes next turn, and what it would do."""
    card = s.slots[place]
    cards: list[Card] = []
    if card != NOBODY:
        found = called_card(s, card, len(s.chains[place]))
        found.fields["threat"] = Message(f"threat-{threat(s, place)}")
        found.danger = danger(s, place) == "danger"
        cards.append(found)
    return Zone(id=f"call-{place}", label=Message("zone-call", {"place": place}), kind="row", cards=cards)


def called_card(s: State, card: int, at: int) -> Card:
    """A card of a slot: a Disaster with the symbols of the position it would take, not lit yet."""
    if s.facts.type[card] != DISASTER or at >= FULL:
        return plain_card(s, card)
    found = disaster_card(s, card, at)
    found.dim, found.lit = [*found.lit, *found.dim], []
    return found


def plain_card(s: State, card: int) -> Card:
    """A card that is not in a chain."""
    if s.facts.type[card] == DISASTER:
        return disaster_card(s, card, NOBODY)
    return civilian_card(s, card) if s.facts.type[card] == CIVILIAN else hood_card(s, card)


def disaster_card(s: State, card: int, at: int) -> Card:
    """TS-DISA-01 A Disaster: the symbols that are active where it lies, and those of its other positions."""
    fields: Fields = {}
    for position, need in enumerate(s.facts.needs[card]):
        asked = {"position": position + 1, "symbols": unpack(as_counts(need))}
        fields[f"set-{position + 1}"] = Message("field-now" if position == at else "field-set", asked)
    lit = [f"set-{at + 1}"] if at != NOBODY else []
    kind = f"disaster-{SYMBOLS[s.facts.family[card]]}"
    if at != NOBODY:
        kind += f"-{letters(s, card, at).lower()}"
    keyword = s.facts.keyword[card]
    if keyword:
        fields["keyword"] = Message(f"keyword-{KEYWORDS[keyword]}")
    return Card(
        id=f"card-{CARDS[card]}",
        label=name("card", CARDS[card]),
        note=Message("note-disaster"),
        kind=kind,
        fields=fields,
        lit=lit,
        dim=[f"set-{position + 1}" for position in range(FULL) if position != at],
        origin=s.facts.origin["card"][card],
        mark=letters(s, card, max(at, 0)),
    )


def letters(s: State, card: int, at: int) -> str:
    """The symbols of a position as letters."""
    return "".join(LETTERS[symbol] for symbol in unpack(as_counts(s.facts.needs[card][at])))


def add_chances(s: State, card: Card, place: int, at: int) -> None:
    """TS-EX-08 The chance of each vehicle that can still act to clear this card with one roll, the best one first.

    The number on the card is that of the vehicles that are there.
    """
    found = []
    for vehicle in (*range(TB5), *s.display, *[it for it in s.aboard if it >= FIRST_POD]):
        if can_act_at(s, vehicle, place):
            percent, colour = best_chance(s, vehicle, place, at)
            found.append((percent, vehicle, colour))
    if not found:
        return
    found.sort(key=lambda it: (-it[0], it[1]))
    there = [percent for percent, vehicle, _ in found if s.pilot[vehicle] != NOBODY and s.at[vehicle] == place]
    if there:
        card.hint = Message("percent", {"percent": there[0]})
    card.fields["chance"] = chance_of(*found[0])
    card.note = Message(
        "note-chances", {"chances": [chance_of(*it) for it in found if it[0]] or [chance_of(*found[0])]}
    )


def chance_of(percent: int, vehicle: int, colour: int) -> Message:
    """A chance in words."""
    if colour == NOBODY:
        return Message("chance", {"vehicle": vehicle, "percent": percent})
    return Message("chance-with", {"vehicle": vehicle, "percent": percent, "colour": colour})


def civilian_card(s: State, card: int) -> Card:
    """A Civilian: the reward, and the Hood's hold on it."""
    fields: Fields = {}
    reward = s.facts.reward[card]
    if reward:
        fields["reward"] = Message(f"reward-{REWARDS[reward]}")
    if s.facts.panics[card]:
        fields["panics"] = Message("panicking")
    if card in s.marks:
        hood = s.marks[card]
        fields["influenced"] = Message("influenced") if hood == MARKER else Message("influenced-by", {"card": hood})
    return Card(
        id=f"card-{CARDS[card]}",
        label=name("card", CARDS[card]),
        note=Message("note-civilian"),
        kind=civilian_kind(s, card),
        fields=fields,
        origin=s.facts.origin["card"][card],
        mark="c!" if card in s.marks else "c",
    )


def civilian_kind(s: State, card: int) -> str:
    """What is drawn on a Civilian: the Hood's hold before all else."""
    if card in s.marks:
        return "civilian-influenced"
    if s.facts.panics[card]:
        return "civilian-panicking"
    reward = REWARDS[s.facts.reward[card]]
    return f"civilian-{reward}" if reward else "civilian"


def hood_card(s: State, card: int) -> Card:
    """A Hood card."""
    always = s.facts.always[card]
    fallback = FALLBACKS[s.facts.fallback[card]]
    fields: Fields = {
        "influences": Message("field-influences", {"count": s.facts.influences[card]}),
        "fallback": Message("fallback-always") if always else Message(f"fallback-{fallback}"),
    }
    return Card(
        id=f"card-{CARDS[card]}",
        label=name("card", CARDS[card]),
        kind="hood-impostors" if always else "hood-double" if s.facts.influences[card] > 1 else f"hood-{fallback}",
        fields=fields,
        origin=s.facts.origin["card"][card],
        mark="H",
    )


def pod_card(s: State, pod: int) -> Card:
    """TS-POD-03 A face-up Pod card: its dice, its storage, and what only it can do."""
    fields: Fields = {
        "dice": Message("field-dice", {"dice": [name("colour", COLOURS[colour]) for colour in s.facts.dice[pod]]}),
        "storage": Message("field-storage", {"count": s.facts.storage[pod]}),
    }
    trait = s.facts.trait[pod]
    if trait:
        fields["trait"] = Message(f"trait-{slug(TRAITS[trait])}")
    return Card(
        id=f"pod-{VEHICLES[pod]}",
        label=name("vehicle", VEHICLES[pod]),
        kind=f"pod-{VEHICLES[pod]}",
        fields=fields,
        origin=s.facts.origin["vehicle"][pod],
        mark="P",
    )


def piles(s: State) -> list[Zone]:
    """TS-TABLE-04 Decks by number, with the back of the top card; discards and rescued Civilians open."""
    return [
        Zone(id="deck", label=Message("zone-deck"), kind="pile", cards=top_back(s), count=len(s.deck)),
        Zone(id="pod-deck", label=Message("zone-pod-deck"), kind="pile", count=len(s.pods)),
        pile("scrapped", Message("zone-scrapped"), [pod_card(s, pod) for pod in s.scrapped]),
        pile("rescued", Message("zone-rescued"), [civilian_card(s, card) for card in s.rescued]),
        pile("shaken", Message("zone-shaken"), [civilian_card(s, card) for card in s.shaken]),
        pile("discard", Message("zone-discard"), [plain_card(s, card) for card in s.discard]),
    ]


def pile(id: str, label: Message, cards: list[Card]) -> Zone:
    """A pile that lies open."""
    return Zone(id=id, label=label, kind="pile", cards=cards, count=len(cards))


def top_back(s: State) -> list[Card]:
    """TS-COMP-05 The back of the top Emergency card: advanced or not."""
    if not s.deck:
        return []
    advanced = s.deck[-1] == ADVANCED_BACK
    label = Message("back-advanced") if advanced else Message("back-regular")
    kind = "emergency-advanced" if advanced else "emergency"
    return [Card(id="deck-top", label=label, kind=kind, up=False, mark="!" if advanced else "?")]
