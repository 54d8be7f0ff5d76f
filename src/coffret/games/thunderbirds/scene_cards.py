"""How the cards look: the queue of disasters, Schemes, Events, hands, the notebook and the piles."""

from coffret.games.thunderbirds.chances import chance_of, share
from coffret.games.thunderbirds.names import (
    CARDS,
    CHARACTERS,
    DISASTERS,
    EVENTS,
    PODS,
    REGIONS,
    SCHEMES,
    TOKENS,
    TYPES,
)
from coffret.games.thunderbirds.rules.bonus import conditions_met
from coffret.games.thunderbirds.rules.ending import cards_left
from coffret.games.thunderbirds.rules.scheme import LEVELS
from coffret.games.thunderbirds.rules.table import here, region_of_asset, seat_of
from coffret.games.thunderbirds.state import (
    ANY,
    CARD_VERBS,
    DECK,
    DISCARD,
    EVENT_VERBS,
    HOOD_CARD,
    MOMENTS,
    NOBODY,
    PLAN,
    SKULL,
    State,
)
from coffret.kernel.scene import Card, Zone
from coffret.kernel.text import Message

TYPE_MARKS = ("▲", "≈", "◊", "✶")
Fields = dict[str, Message | int | str]


def name(kind: str, id: str) -> Message:
    """The name of a thing."""
    return Message(f"{kind}-{slug(id)}")


def slug(id: str) -> str:
    """An id as messages write it."""
    return id.replace("_", "-")


def zones(s: State) -> list[Zone]:
    """The queue of disasters, Schemes, Events in force, cards before the players, the notebook, and the piles."""
    track = [slot_card(s, slot) for slot in range(SKULL, 0, -1)]
    force = [event_card(s, event) for event in range(len(EVENTS)) if s.lasting >> event & 1]
    return [
        Zone(id="track", label=Message("zone-track"), kind="row", cards=track),
        *schemes(s),
        *([Zone(id="events", label=Message("zone-events"), kind="row", cards=force)] if force else []),
        *[hand(s, player) for player in range(s.players) if s.characters[player] != NOBODY],
        Zone(id="notebook", label=Message("zone-notebook"), kind="spread", cards=[plan_card(s, it) for it in plans(s)]),
        *piles(s),
    ]


def plans(s: State) -> list[int]:
    """The pod vehicles in the notebook."""
    return [it for it in range(len(PODS)) if s.pods[it] == PLAN]


def plan_card(s: State, number: int) -> Card:
    """TB-COMP-08 A pod vehicle, plan side up."""
    label, note = name("asset", PODS[number]), Message("note-plan")
    return Card(id=f"plan-{PODS[number]}", label=label, note=note, kind=f"pod-{PODS[number]}", mark="p")


def hand(s: State, player: int) -> Zone:
    """TB-FAB-01 F.A.B. cards before a player, face up."""
    character = CHARACTERS[s.characters[player]]
    cards = [fab_card(s, card) for card, owner in enumerate(s.fab) if owner == player]
    label = Message("zone-hand", {"character": s.characters[player]})
    return Zone(id=f"hand-{character}", label=label, kind="hand", seat=seat_of(s, player), cards=cards)


def fab_card(s: State, card: int) -> Card:
    """An F.A.B. card."""
    return Card(
        id=f"card-{CARDS[card]}",
        label=name("card", CARDS[card]),
        note=card_note(s, card),
        kind=f"fab-{MOMENTS[s.facts.when[card]]}",
        fields={"when": Message(f"when-{MOMENTS[s.facts.when[card]]}")},
        origin=s.facts.origin["card"][card],
        mark="F",
    )


def card_note(s: State, card: int) -> Message:
    """TB-FAB-10, TB-FAB-13 What an F.A.B. card does, by its verb."""
    facts = s.facts
    return Message(
        f"note-card-{slug(CARD_VERBS[facts.verb[card]])}",
        {
            "type": facts.adds_to[card] if facts.adds[card] else 0,
            "amount": facts.adds[card] or facts.amount[card],
            "types": [Message(f"type-{TYPES[type]}") for type in facts.types[card]],
            "tokens": facts.served[card],
        },
    )


def event_note(s: State, event: int) -> Message:
    """TB-EVT-05..10 What an Event does, by its verb, and what ends it."""
    facts = s.facts
    return Message(
        f"note-trouble-{slug(EVENT_VERBS[facts.trouble[event]])}",
        {
            "machine": max(0, facts.slows[event]),
            "amount": facts.penalty[event] or facts.steps[event],
            "until": facts.ending[event],
            "borders": [
                Message("border", {"one": name("region", REGIONS[one]), "other": name("region", REGIONS[other])})
                for one, other in facts.closed
            ],
        },
    )


def piles(s: State) -> list[Zone]:
    """TB-INFO-01 Decks by number, discard piles open."""
    seen = [draw_card(s, place, draw) for place, draw in enumerate(s.top, 1)]
    averted = [small_disaster(s, disaster) for disaster in s.discard]
    spent = [fab_card(s, card) for card, owner in enumerate(s.fab) if owner == DISCARD]
    return [
        Zone(id="disaster-deck", label=Message("zone-deck"), kind="pile", cards=seen, count=cards_left(s)),
        Zone(id="averted", label=Message("zone-averted"), kind="pile", cards=averted, count=len(averted) + s.hoods_out),
        Zone(id="fab-deck", label=Message("zone-fab-deck"), kind="pile", count=s.fab.count(DECK)),
        Zone(id="fab-discard", label=Message("zone-fab-discard"), kind="pile", cards=spent),
    ]


def draw_card(s: State, place: int, draw: int) -> Card:
    """A card on top of the deck that everybody has seen."""
    label = name("disaster", "hood" if draw == HOOD_CARD else DISASTERS[draw])
    return Card(
        id=f"top-{place}", label=label, kind="hood-advances" if draw == HOOD_CARD else "disaster", mark=str(place)
    )


def small_disaster(s: State, disaster: int) -> Card:
    """A disaster in the discard pile."""
    return Card(id=f"averted-{DISASTERS[disaster]}", label=name("disaster", DISASTERS[disaster]), kind="disaster")


def slot_card(s: State, slot: int) -> Card:
    """TB-DIS-03 A slot of the queue, with its disaster or free; the skull lies at the end."""
    if s.slots[slot] != NOBODY:
        return disaster_card(s, slot)
    if slot == SKULL:
        note = Message("note-skull")
        return Card(id=f"slot-{slot}", label=Message("slot-skull"), note=note, kind="skull", mark="☠")
    label = Message("slot-free", {"slot": slot})
    return Card(id=f"slot-{slot}", label=label, note=Message("note-slot"), kind="slot", mark=str(slot))


def disaster_card(s: State, slot: int) -> Card:
    """A disaster of the queue: place, number and chance, bonuses that count now or could, reward."""
    disaster = s.slots[slot]
    facts = s.facts
    fields: Fields = {"place": name("region", REGIONS[facts.region[disaster]]), "number": number_field(s, disaster)}
    lit: list[str] = []
    dim: list[str] = []
    for place, (asset, plus, region) in enumerate(facts.bonuses[disaster], 1):
        counts = region_of_asset(s, asset) == region
        fields[f"bonus-{place}"] = bonus_field(counts, asset, plus, region, facts.region[disaster])
        (lit if counts else dim).append(f"bonus-{place}")
    fields["reward"] = Message("field-reward", {"rewards": reward_names(facts.reward[disaster])})
    return Card(
        id=f"disaster-{DISASTERS[disaster]}",
        label=name("disaster", DISASTERS[disaster]),
        note=Message("note-disaster", {"slot": slot, "type": facts.type[disaster]}),
        hint=share(chance_of(s, disaster)) if s.turn != NOBODY else None,
        danger=slot >= SKULL - 1,
        kind=f"disaster-{TYPES[facts.type[disaster]]}",
        fields=fields,
        lit=lit,
        dim=dim,
        origin=facts.origin["disaster"][disaster],
        mark=TYPE_MARKS[facts.type[disaster]],
    )


def bonus_field(counts: bool, asset: int, plus: int, region: int, here: int = NOBODY) -> Message:
    """What an asset adds, or that it is a condition; whether it counts now; and where, if not at the disaster."""
    args = {"asset": asset, "region": region, "plus": plus}
    kind = "bonus" if plus else "asset"
    place = "here" if region == here else "there"
    return Message(f"{kind}-{'counts' if counts else 'could'}-{place}", args)


def number_field(s: State, disaster: int) -> Message:
    """The number to reach, if there is one."""
    number = s.facts.number[disaster]
    if number:
        return Message("field-number", {"number": number})
    return Message("field-sure" if conditions_met(s, disaster) else "field-conditions")


def reward_names(tokens: tuple[int, ...]) -> list[Message]:
    """The tokens of a reward."""
    return [Message("token-any") if token == ANY else name("token", TOKENS[token]) for token in tokens]


def schemes(s: State) -> list[Zone]:
    """TB-SCH-01, TB-SETUP-03 The Schemes of the track: the first undefeated one face up, the others face down."""
    levels = LEVELS[s.level]
    up = [scheme_card(s, levels[s.foiled])] if s.scheme != NOBODY else []
    down = [
        Card(
            id=f"scheme-{number + 1}",
            label=Message("scheme-level", {"level": levels[number]}),
            kind="scheme",
            up=False,
        )
        for number in range(s.foiled + len(up), len(levels))
    ]
    return [
        Zone(id="schemes", label=Message("zone-schemes"), kind="row", cards=up),
        Zone(id="schemes-to-come", label=Message("zone-schemes-to-come"), kind="row", cards=down),
    ]


def scheme_card(s: State, level: int) -> Card:
    """The face-up Scheme: what must be paid and be there, and what is."""
    fields: Fields = {}
    lit: list[str] = []
    dim: list[str] = []
    for place, (region, token, count) in enumerate(s.facts.cost[s.scheme], 1):
        held = sum(s.tokens[player][token] for player in range(s.players) if at_hand(s, player, region))
        args = {"token": token, "region": region, "number": count, "held": min(held, count)}
        fields[f"cost-{place}"] = Message("field-paid" if held >= count else "field-cost", args)
        (lit if held >= count else dim).append(f"cost-{place}")
    for place, (asset, region) in enumerate(s.facts.assets[s.scheme], 1):
        counts = region_of_asset(s, asset) == region
        fields[f"asset-{place}"] = bonus_field(counts, asset, 0, region)
        (lit if counts else dim).append(f"asset-{place}")
    return Card(
        id="scheme",
        label=name("scheme", SCHEMES[s.scheme]),
        note=Message("scheme-level", {"level": level}),
        kind="scheme",
        fields=fields,
        lit=lit,
        dim=dim,
        origin=s.facts.origin["scheme"][s.scheme],
        mark="S",
    )


def at_hand(s: State, player: int, region: int) -> bool:
    """Whether a player could pay in this region now."""
    return s.characters[player] != NOBODY and here(s, player) == region


def event_card(s: State, event: int) -> Card:
    """An Event in force."""
    return Card(
        id=f"event-{EVENTS[event]}",
        label=name("trouble", EVENTS[event]),
        note=event_note(s, event),
        kind="event",
        origin=s.facts.origin["event"][event],
        mark="E",
    )
