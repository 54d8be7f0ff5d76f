"""The effects of F.A.B. cards and Events as content gives them: a verb, and exactly what that verb needs to be told."""

from collections.abc import Iterable

from coffret.games.thunderbirds.entries import CardEffect, CardEntry, EventEffect, EventEntry
from coffret.games.thunderbirds.names import EVENTS, MACHINES, TOKENS, TYPES
from coffret.games.thunderbirds.state import (
    ADD,
    ADVANCE,
    CARD_VERBS,
    CLOSE,
    ENDINGS,
    EVENT_VERBS,
    EXTRA_ACTION,
    GIFT,
    JAM,
    LAST_SPACE,
    LOOK,
    MOMENT_OF,
    MOMENTS,
    NOBODY,
    PENALTY,
    REMOVE,
    SERVE,
    SLOW,
    TB2,
)
from coffret.kernel import ContentError, choose
from coffret.kernel.errors import near

# What each verb must be told besides; all other fields must be left out.
TOLD_TO_CARDS = {
    ADD: ("type", "amount"),
    REMOVE: ("types",),
    EXTRA_ACTION: ("amount",),
    SERVE: ("tokens",),
    GIFT: ("amount",),
    LOOK: ("amount",),
}
TOLD_TO_EVENTS = {
    PENALTY: ("amount", "until"),
    SLOW: ("machine", "until"),
    JAM: ("until",),
    CLOSE: ("borders", "until"),
    ADVANCE: ("amount",),
}
USUAL_ENDING = {PENALTY: "rescue", SLOW: "repair", JAM: "repair", CLOSE: "scheme"}


def number(id: str, ids: tuple[str, ...], where: str, what: str) -> int:
    """The number of a thing that an entry names."""
    found: int = choose(id, {name: place for place, name in enumerate(ids)}, where, what)
    return found


def card_verb(card: CardEntry) -> int:
    """What an F.A.B. card does."""
    where = f'fab "{card.id}"'
    verb = number(card.effect.verb, CARD_VERBS, where, "verb")
    check_told(card.effect, TOLD_TO_CARDS.get(verb, ()), where)
    moment = MOMENTS[MOMENT_OF[verb]]
    if card.when not in ("", moment):
        raise ContentError("error-when", id=card.id, given=card.when, verb=card.effect.verb, near=moment)
    return verb


def event_verb(event: EventEntry) -> int:
    """What an Event does."""
    where = f'event "{event.id}"'
    verb = number(event.effect.verb, EVENT_VERBS, where, "verb")
    told = TOLD_TO_EVENTS.get(verb, ())
    check_told(event.effect, tuple(field for field in told if field != "until"), where, ("until",) if told else ())
    if verb == ADVANCE and event.effect.amount > LAST_SPACE:
        raise ContentError("error-amount", id=event.id, given=event.effect.amount, most=LAST_SPACE)
    return verb


def check_told(effect: CardEffect | EventEffect, told: tuple[str, ...], where: str, may: tuple[str, ...] = ()) -> None:
    """An effect has all fields that its verb needs, and no other."""
    for field in effect.__struct_fields__:
        given = bool(getattr(effect, field))
        if field in told and not given:
            raise ContentError("error-verb-needs", where=where, verb=effect.verb, field=field)
        if given and field not in (*told, *may, "verb"):
            if told:
                raise ContentError(
                    "error-verb-field", where=where, verb=effect.verb, field=field, near=near(field, told)
                )
            raise ContentError("error-verb-takes", where=where, verb=effect.verb, field=field)


def types(card: CardEntry) -> tuple[int, ...]:
    """The types of disasters that a card discards."""
    return tuple(sorted(number(id, TYPES, f'fab "{card.id}"', "type") for id in card.effect.types))


def served(card: CardEntry) -> tuple[int, ...]:
    """The tokens that a card brings."""
    return tuple(number(id, TOKENS, f'fab "{card.id}"', "token") for id in card.effect.tokens)


def added_to(card: CardEntry) -> int:
    """The type of Rescue that a card adds to."""
    return number(card.effect.type, TYPES, f'fab "{card.id}"', "type") if card.effect.type else NOBODY


def slowed(event: EventEntry) -> int:
    """The machine that an Event slows down."""
    machine = event.effect.machine
    return number(machine, MACHINES, f'event "{event.id}"', "machine") if machine else NOBODY


def ending(event: EventEntry) -> str:
    """What ends an Event that lasts: a Rescue that succeeds, a Scheme that is defeated, or a Repair."""
    verb = event_verb(event)
    if verb not in USUAL_ENDING:
        return ""
    until = event.effect.until or USUAL_ENDING[verb]
    where = f'event "{event.id}"'
    number(until, ENDINGS, where, "until")
    if until == "repair" and verb not in (SLOW, JAM):
        raise ContentError("error-until-repair", id=event.id)
    return until


def mended(event: EventEntry) -> int:
    """The machine on which a Repair ends an Event."""
    if ending(event) != "repair":
        return NOBODY
    return TB2 if event_verb(event) == JAM else slowed(event)


def closed(events: Iterable[EventEntry], borders: dict[str, tuple[int, int]]) -> set[tuple[int, int]]:
    """TB-EVT-09 The borders that are closed by the one Event that closes any."""
    found = [event for event in events if event_verb(event) == CLOSE]
    if len(found) > 1:
        raise ContentError("error-two-closings", id=found[1].id, other=found[0].id)
    return {choose(id, borders, f'event "{event.id}"', "border") for event in found for id in event.effect.borders}


def bits(events: Iterable[EventEntry], verb: int) -> int:
    """The Events with this verb."""
    return sum(1 << EVENTS.index(event.id) for event in events if event_verb(event) == verb)


def bits_until(events: Iterable[EventEntry], until: str) -> int:
    """The Events that end this way."""
    return sum(1 << EVENTS.index(event.id) for event in events if ending(event) == until)
