"""How the cards look: the queue of disasters, Schemes, Events, hands, the notebook and the piles."""

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
from coffret.games.thunderbirds.odds import percent
from coffret.games.thunderbirds.rules.bonus import conditions_met, position_bonus
from coffret.games.thunderbirds.rules.ending import cards_left
from coffret.games.thunderbirds.rules.rescue import OpenRescue
from coffret.games.thunderbirds.rules.scheme import LEVELS
from coffret.games.thunderbirds.rules.table import here, region_of_asset, seat_of
from coffret.games.thunderbirds.state import (
    ANY,
    DECK,
    DISCARD,
    HOOD_CARD,
    INTELLIGENCE,
    NOBODY,
    PLAN,
    TEAMWORK,
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
    track = [disaster_card(s, slot) for slot in range(8, 0, -1) if s.slots[slot] != NOBODY]
    force = [event_card(s, event) for event in range(len(EVENTS)) if s.lasting >> event & 1]
    return [
        Zone(id="track", label=Message("zone-track"), kind="row", cards=track),
        *schemes(s),
        Zone(id="events", label=Message("zone-events"), kind="row", cards=force),
        *[hand(s, player) for player in range(s.players) if s.characters[player] != NOBODY],
        Zone(id="notebook", label=Message("zone-notebook"), kind="spread", cards=[plan_card(s, it) for it in plans(s)]),
        *piles(s),
    ]


def plans(s: State) -> list[int]:
    """The pod vehicles in the notebook."""
    return [it for it in range(len(PODS)) if s.pods[it] == PLAN]


def plan_card(s: State, number: int) -> Card:
    """TB-COMP-08 A pod vehicle, plan side up."""
    return Card(id=f"plan-{PODS[number]}", label=name("asset", PODS[number]), kind="pod", mark="p")


def hand(s: State, player: int) -> Zone:
    """TB-FAB-01 F.A.B. cards before a player, face up."""
    character = CHARACTERS[s.characters[player]]
    cards = [fab_card(s, card) for card, owner in enumerate(s.fab) if owner == player]
    label = Message("zone-hand", {"character": s.characters[player]})
    return Zone(id=f"hand-{character}", label=label, kind="hand", seat=seat_of(s, player), cards=cards)


def fab_card(s: State, card: int) -> Card:
    """A F.A.B. card."""
    return Card(
        id=f"card-{CARDS[card]}",
        label=name("card", CARDS[card]),
        note=Message(f"note-card-{slug(CARDS[card])}"),
        kind="fab",
        origin=s.facts.origin["card"][card],
        mark="F",
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


def disaster_card(s: State, slot: int) -> Card:
    """A disaster of the queue: place, kind, number, bonuses that count now or could, reward, and the chance."""
    disaster = s.slots[slot]
    facts = s.facts
    fields: Fields = {
        "slot": Message("field-slot", {"slot": slot}),
        "place": name("region", REGIONS[facts.region[disaster]]),
        "kind": name("type", TYPES[facts.type[disaster]]),
        "number": number_field(facts.number[disaster]),
    }
    for place, (asset, plus, region) in enumerate(facts.bonuses[disaster], 1):
        fields[f"bonus-{place}"] = bonus_field(region_of_asset(s, asset) == region, asset, plus, region)
    fields["reward"] = Message("field-reward", {"rewards": reward_names(facts.reward[disaster])})
    fields["chance"] = chance(s, disaster)
    return Card(
        id=f"disaster-{DISASTERS[disaster]}",
        label=name("disaster", DISASTERS[disaster]),
        kind=f"disaster-{TYPES[facts.type[disaster]]}",
        fields=fields,
        origin=facts.origin["disaster"][disaster],
        mark=TYPE_MARKS[facts.type[disaster]],
    )


def bonus_field(counts: bool, asset: int, plus: int, region: int) -> Message:
    """What an asset adds, or that it is a condition; and whether it counts now."""
    if plus:
        args = {"asset": asset, "plus": plus, "region": region}
        return Message("bonus-counts" if counts else "bonus-could", args)
    return Message("asset-there" if counts else "asset-wanted", {"asset": asset, "region": region})


def number_field(number: int) -> Message:
    """The number to reach, if there is one."""
    return Message("field-number", {"number": number}) if number else Message("field-no-number")


def reward_names(tokens: tuple[int, ...]) -> list[Message]:
    """The tokens of a reward."""
    return [Message("token-any") if token == ANY else name("token", TOKENS[token]) for token in tokens]


def chance(s: State, disaster: int) -> Message:
    """The chance of the Rescue under way, or of one that the active player would make as things stand."""
    if s.turn == NOBODY:
        return Message("chance-none")
    if s.facts.number[disaster] == 0:
        return Message("chance-sure" if conditions_met(s, disaster) else "chance-conditions")
    top = s.stack[-1] if s.stack else None
    if isinstance(top, OpenRescue) and top.disaster == disaster:
        player = s.player_of[top.character]
        need = s.facts.number[disaster] - top.bonus - s.added
        dice = (s.dice[0], s.dice[1]) if s.rolled else None
    else:
        player = s.turn
        need = s.facts.number[disaster] - position_bonus(s, player, disaster)
        dice = None
    tokens = s.tokens[player]
    args = {
        "percent": percent(need, 0, dice),
        "teamwork": percent(need - 2, 0, dice),
        "reroll": percent(need, 1, dice),
        "all": percent(need - 2 * tokens[TEAMWORK], min(tokens[INTELLIGENCE], 3), dice),
    }
    return Message("chance", args)


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
    fields: Fields = {"level": Message("scheme-level", {"level": level})}
    for place, (region, token, count) in enumerate(s.facts.cost[s.scheme], 1):
        held = sum(s.tokens[player][token] for player in range(s.players) if at_hand(s, player, region))
        args = {"token": token, "region": region, "number": count, "held": min(held, count)}
        fields[f"cost-{place}"] = Message("field-cost", args)
    for place, (asset, region) in enumerate(s.facts.assets[s.scheme], 1):
        fields[f"asset-{place}"] = bonus_field(region_of_asset(s, asset) == region, asset, 0, region)
    return Card(
        id="scheme",
        label=name("scheme", SCHEMES[s.scheme]),
        kind="scheme",
        fields=fields,
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
        note=Message(f"note-trouble-{slug(EVENTS[event])}"),
        kind="event",
        origin=s.facts.origin["event"][event],
        mark="E",
    )
