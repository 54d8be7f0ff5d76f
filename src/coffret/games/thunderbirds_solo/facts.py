"""The content as tables that the rules read, and what must be true of any content pack."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from coffret.games.thunderbirds_solo.entries import (
    CivilianEntry,
    DieEntry,
    DisasterEntry,
    HoodEntry,
    PilotEntry,
    VehicleEntry,
)
from coffret.games.thunderbirds_solo.names import (
    ADVANCED_CIVILIANS,
    ADVANCED_DISASTERS,
    ADVANCED_HOODS,
    CARDS,
    CIVILIANS,
    COLOURS,
    DISASTERS,
    FALLBACKS,
    HOODS,
    KEYWORDS,
    LETTERS,
    PILOTS,
    REWARDS,
    SKILLS,
    SYMBOLS,
    THUNDERBIRDS,
    TRAITS,
    VEHICLES,
)
from coffret.games.thunderbirds_solo.state import (
    CIVILIAN,
    DISASTER,
    FIRST_POD,
    HOOD,
    MOST_DICE,
    NOBODY,
    PLAIN,
    Facts,
    is_advanced,
)
from coffret.kernel import Content, ContentError, Entry, Numbered, choose, in_order

E = TypeVar("E", bound=Entry)
ALL_DICE = 21


def facts(content: Content) -> Facts:
    """TS-COMP-02..04, TS-COMP-11, TS-POD-05 The tables of a pack: 116 Emergency cards, 21 vehicles, 6 pilots."""
    disasters = in_order(content, "disaster", DisasterEntry, (*DISASTERS, *ADVANCED_DISASTERS))
    civilians = in_order(content, "civilian", CivilianEntry, (*CIVILIANS, *ADVANCED_CIVILIANS))
    hoods = in_order(content, "hood", HoodEntry, (*HOODS, *ADVANCED_HOODS))
    vehicles = in_order(content, "vehicle", VehicleEntry, VEHICLES, THUNDERBIRDS)
    pilots = in_order(content, "pilot", PilotEntry, PILOTS, PILOTS)
    dice = in_order(content, "die", DieEntry, COLOURS, COLOURS)
    check_disasters(disasters)
    check_dice(dice, all_there=not content.is_kept)
    check_pods(vehicles)
    check_rolls(vehicles)
    disaster, civilian, hood = by_id(disasters), by_id(civilians), by_id(hoods)
    cards: list[Entry | None] = [disaster.get(id) or civilian.get(id) or hood.get(id) for id in CARDS]
    there = [number for number, card in enumerate(cards) if card is not None]
    return Facts(
        type=tuple(
            DISASTER if id in disaster else CIVILIAN if id in civilian else HOOD if id in hood else NOBODY
            for id in CARDS
        ),
        family=tuple(SYMBOLS.index(disaster[id].family) if id in disaster else NOBODY for id in CARDS),
        needs=tuple(tuple(map(counts, disaster[id].symbols)) if id in disaster else () for id in CARDS),
        keyword=tuple(KEYWORDS.index(disaster[id].keyword) if id in disaster else 0 for id in CARDS),
        reward=tuple(REWARDS.index(civilian[id].reward) if id in civilian else 0 for id in CARDS),
        panics=tuple(id in civilian and civilian[id].panics for id in CARDS),
        influences=tuple(hood[id].influences if id in hood else 0 for id in CARDS),
        fallback=tuple(FALLBACKS.index(hood[id].fallback) if id in hood else 0 for id in CARDS),
        always=tuple(id in hood and hood[id].always for id in CARDS),
        dice=vehicles.each(lambda it: colours(it.dice), ()),
        choice=vehicles.each(lambda it: colours(it.choice), ()),
        storage=vehicles.each(lambda it: it.storage, 0),
        trait=vehicles.each(lambda it: TRAITS.index(it.trait), 0),
        skill=tuple(SKILLS.index(it.skill) for it in pilots),
        adds=tuple(COLOURS.index(it.colour) for it in pilots),
        start=tuple(start(it) for it in pilots),
        faces=tuple(tuple(LETTERS.index(face) for face in it.faces) for it in dice),
        supply=tuple(it.count if own else 0 for it, own in zip(dice, dice.own, strict=True)),
        there=tuple(there),
        regular=tuple(card for card in there if not is_advanced(card)),
        advanced=tuple(card for card in there if is_advanced(card)),
        pods=tuple(vehicle for vehicle in vehicles.numbers if vehicle >= FIRST_POD),
        origin={
            "card": tuple("printed" if card is None else card.origin for card in cards),
            "vehicle": vehicles.each(lambda it: it.origin, "printed"),
            "pilot": tuple(it.origin for it in pilots),
        },
    )


def by_id(entries: Iterable[E]) -> dict[str, E]:
    """Entries by their ids."""
    return {entry.id: entry for entry in entries}


def counts(symbols: str) -> tuple[int, ...]:
    """TS-COMP-08, TS-DISA-04 A symbol set as numbers, by symbol."""
    return tuple(symbols.count(letter) for letter in LETTERS[:PLAIN])


def colours(names: Sequence[str]) -> tuple[int, ...]:
    """Dice by colour, in the order of the rules."""
    return tuple(sorted(COLOURS.index(name) for name in names))


def start(pilot: PilotEntry) -> int:
    """The vehicle that a pilot starts in."""
    if not pilot.start:
        return NOBODY
    found: int = choose(pilot.start, {id: at for at, id in enumerate(VEHICLES)}, f'pilot "{pilot.id}"', "vehicle")
    return found


def check_disasters(disasters: Iterable[DisasterEntry]) -> None:
    """TS-DISA-05 Only advanced Disasters carry a keyword."""
    for card in disasters:
        if card.keyword and card.id not in ADVANCED_DISASTERS:
            raise ContentError("error-keyword", id=card.id)


def check_dice(dice: Iterable[DieEntry], *, all_there: bool) -> None:
    """TS-COMP-06, TS-COMP-07 There are 21 dice, and every die has exactly one wild face."""
    if all_there and sum(die.count for die in dice) != ALL_DICE:
        raise ContentError("error-dice", needed=ALL_DICE, found=sum(die.count for die in dice))
    for die in dice:
        if die.faces.count("*") != 1:
            raise ContentError("error-wild-face", id=die.id)


def check_pods(vehicles: Numbered[VehicleEntry]) -> None:
    """TS-POD-06 A Pod vehicle has two or three dice and can store something."""
    for pod in vehicles.slots[FIRST_POD:]:
        if pod is not None and (not 2 <= len(pod.dice) <= 3 or not pod.storage):
            raise ContentError("error-pod", id=pod.id)


def check_rolls(vehicles: Iterable[VehicleEntry]) -> None:
    """TS-DICE-02 A vehicle rolls three dice at most, the chosen one included; a pilot adds the fourth."""
    for vehicle in vehicles:
        if len(vehicle.dice) + bool(vehicle.choice) >= MOST_DICE:
            raise ContentError("error-roll", id=vehicle.id, most=MOST_DICE - 1)
