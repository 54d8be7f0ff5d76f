"""The content as tables that the rules read, and what must be true of any content pack."""

from collections.abc import Sequence
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
    TRAITS,
    VEHICLES,
)
from coffret.games.thunderbirds_solo.state import CIVILIAN, DISASTER, FIRST_POD, HOOD, MOST_DICE, NOBODY, PLAIN, Facts
from coffret.kernel import Content, ContentError, Entry, choose

E = TypeVar("E", bound=Entry)
ALL_DICE = 21


def facts(content: Content) -> Facts:
    """TS-COMP-02..04, TS-COMP-11, TS-POD-05 The tables of a pack: 116 Emergency cards, 21 vehicles, 6 pilots."""
    disasters = in_order(content.table("disaster", DisasterEntry), (*DISASTERS, *ADVANCED_DISASTERS), "disaster")
    civilians = in_order(content.table("civilian", CivilianEntry), (*CIVILIANS, *ADVANCED_CIVILIANS), "civilian")
    hoods = in_order(content.table("hood", HoodEntry), (*HOODS, *ADVANCED_HOODS), "hood")
    vehicles = in_order(content.table("vehicle", VehicleEntry), VEHICLES, "vehicle")
    pilots = in_order(content.table("pilot", PilotEntry), PILOTS, "pilot")
    dice = in_order(content.table("die", DieEntry), COLOURS, "die")
    check_disasters(disasters)
    check_dice(dice)
    check_pods(vehicles)
    check_rolls(vehicles)
    disaster, civilian, hood = by_id(disasters), by_id(civilians), by_id(hoods)
    cards: list[Entry] = [disaster.get(id) or civilian.get(id) or hood[id] for id in CARDS]
    return Facts(
        type=tuple(DISASTER if id in disaster else CIVILIAN if id in civilian else HOOD for id in CARDS),
        family=tuple(SYMBOLS.index(disaster[id].family) if id in disaster else NOBODY for id in CARDS),
        needs=tuple(tuple(map(counts, disaster[id].symbols)) if id in disaster else () for id in CARDS),
        keyword=tuple(KEYWORDS.index(disaster[id].keyword) if id in disaster else 0 for id in CARDS),
        reward=tuple(REWARDS.index(civilian[id].reward) if id in civilian else 0 for id in CARDS),
        panics=tuple(id in civilian and civilian[id].panics for id in CARDS),
        influences=tuple(hood[id].influences if id in hood else 0 for id in CARDS),
        fallback=tuple(FALLBACKS.index(hood[id].fallback) if id in hood else 0 for id in CARDS),
        always=tuple(id in hood and hood[id].always for id in CARDS),
        dice=tuple(colours(it.dice) for it in vehicles),
        choice=tuple(colours(it.choice) for it in vehicles),
        storage=tuple(it.storage for it in vehicles),
        trait=tuple(TRAITS.index(it.trait) for it in vehicles),
        skill=tuple(SKILLS.index(it.skill) for it in pilots),
        adds=tuple(COLOURS.index(it.colour) for it in pilots),
        start=tuple(start(it) for it in pilots),
        faces=tuple(tuple(LETTERS.index(face) for face in it.faces) for it in dice),
        supply=tuple(it.count for it in dice),
        origin={
            "card": tuple(card.origin for card in cards),
            "vehicle": tuple(it.origin for it in vehicles),
            "pilot": tuple(it.origin for it in pilots),
        },
    )


def in_order(entries: dict[str, E], ids: tuple[str, ...], table: str) -> list[E]:
    """The entries of a table that has exactly these, in the order of the rules."""
    known = {id: id for id in ids}
    for id in entries:
        choose(id, known, f'{table} "{id}"', table)
    return [entries[id] for id in ids]


def by_id(entries: list[E]) -> dict[str, E]:
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


def check_disasters(disasters: list[DisasterEntry]) -> None:
    """TS-DISA-05 Only advanced Disasters carry a keyword."""
    for card in disasters:
        if card.keyword and card.id not in ADVANCED_DISASTERS:
            raise ContentError("error-keyword", id=card.id)


def check_dice(dice: list[DieEntry]) -> None:
    """TS-COMP-06, TS-COMP-07 There are 21 dice, and every die has exactly one wild face."""
    if sum(die.count for die in dice) != ALL_DICE:
        raise ContentError("error-dice", needed=ALL_DICE, found=sum(die.count for die in dice))
    for die in dice:
        if die.faces.count("*") != 1:
            raise ContentError("error-wild-face", id=die.id)


def check_pods(vehicles: list[VehicleEntry]) -> None:
    """TS-POD-06 A Pod vehicle has two or three dice and can store something."""
    for pod in vehicles[FIRST_POD:]:
        if not 2 <= len(pod.dice) <= 3 or not pod.storage:
            raise ContentError("error-pod", id=pod.id)


def check_rolls(vehicles: list[VehicleEntry]) -> None:
    """TS-DICE-02 A vehicle rolls three dice at most, the chosen one included; a pilot adds the fourth."""
    for vehicle in vehicles:
        if len(vehicle.dice) + bool(vehicle.choice) >= MOST_DICE:
            raise ContentError("error-roll", id=vehicle.id, most=MOST_DICE - 1)
