"""A position as text: `1 d_f07 d_t01 c_01!h_01 d_f01 | 2 d_c02 | call 2 h_07 | crew virgil tb2 | at tb2 1 | turn 4`.

First come the four chains, by number, from the left; `!` marks an influenced Civilian, with the Hood card under it if
one lies there. What is left out is as at the start of a Dispatch phase of the first turn without calls: empty chains,
everybody free at Tracy Island but John, who is in Thunderbird 5, the Pod cards in their order with the first three face
up, no advanced card in play, and every regular card that is not named in the deck, in the order of the content.

Further parts: `call 1 d_f02, 3 h_01`; `crew scott tb1, alan mole` (all pilots aboard something; who is not named is
free, but for John if `crew` is left out); `at tb1 2, tb2 3`; `hold mole,domo` (they are where Thunderbird 2 is);
`down alan` (pilots face down); `stored tb1 white_fire, domo red_fire`; `lady 3 air c_05` (place, side, her Civilian);
`advanced 8` (so many are in play); `top h_01,d_f02` (on top of the deck); `deck d_f03,c_02` (all of it, from the top;
regular cards not named are discarded); `out x_d01`; `discard d_f04`; `rescued c_06`; `shaken c_07` (rescued while
influenced); `display mole,domo`; `pods firefly,mole` (the Pod deck from the top; `-` none); `scrapped domo`; `turn 5`;
`moved tb1`; `acted alan`; `flags last,workshop`; `neutralised 2`; `reinforced 1`; `overflow 3`; `cleared tb1 3`;
`roll tb2 white_fire,red_wild` (a Rescue action under way: the vehicle and its dice; `-` for a roll that is over);
`laid d_f07,kept,no` (what each die serves); `now rescue-phase then lady-moves` for the steps to come; and `over` at the
end, lost if there is an overflow.
"""

from typing import Any, cast

from coffret.games.thunderbirds_solo.names import CARDS, COLOURS, PILOTS, PLACES, SYMBOLS, VEHICLES
from coffret.games.thunderbirds_solo.state import ISLAND, KEPT, MARKER, NOBODY, NOWHERE, SLOTS, UNROLLED, State
from coffret.games.thunderbirds_solo.vocabulary import WORDS
from coffret.kernel import Action
from coffret.kernel.words import Kind, Number, steps_of

INSIDE: dict[str, Kind] = {  # what only steps have
    "left": Number(0, 4),
    "number": Number(0, 3),
    "first": Number(0, 4),
    "which": Number(0, 15),
    "missing": WORDS["symbols"],
}
STEPS = steps_of("coffret.games.thunderbirds_solo", WORDS | INSIDE)  # `relay 2`
FLAGS = ("last", "workshop")
NUMBERS = {"turn": 99, "neutralised": 99, "reinforced": 99}


def write(s: State) -> str:
    """The position in one line."""
    parts = [f"{place} {write_chain(s, place)}" for place in SLOTS]
    parts.append("call " + listed(f"{place} {CARDS[s.slots[place]]}" for place in SLOTS if s.slots[place] != NOBODY))
    parts += write_crews(s)
    parts += write_decks(s)
    parts += [f"{name} {getattr(s, name)}" for name in NUMBERS]
    parts += write_turn(s)
    if s.stack:
        parts.append("now " + " then ".join(STEPS.write(cast(Action, step)) for step in reversed(s.stack)))
    if s.outcome is not None:
        parts.append("over")
    return " | ".join(parts)


def listed(items: Any) -> str:
    """Items with commas; `-` for none."""
    return ", ".join(items) or "-"


def names(numbers: Any, ids: tuple[str, ...]) -> str:
    """Ids with commas; `-` for none."""
    return ",".join(ids[number] for number in numbers) or "-"


def bits(mask: int, ids: tuple[str, ...]) -> str:
    """The ids whose bits are set."""
    return names((number for number in range(len(ids)) if mask >> number & 1), ids)


def write_chain(s: State, place: int) -> str:
    """The cards of a chain from the left, with their marks."""
    return " ".join(write_card(s, card) for card in s.chains[place]) or "-"


def write_card(s: State, card: int) -> str:
    """A card, and the Hood card under it."""
    if card not in s.marks:
        return CARDS[card]
    hood = s.marks[card]
    return f"{CARDS[card]}!{'' if hood == MARKER else CARDS[hood]}"


def write_die(colour: int, symbol: int) -> str:
    """A die and what it shows."""
    return f"{COLOURS[colour]}_{SYMBOLS[symbol] if symbol < UNROLLED else 'unrolled'}"


def write_crews(s: State) -> list[str]:
    """Pilots, vehicles, what is stored, and Lady Penelope."""
    away = [f"{VEHICLES[it]} {PLACES[place]}" for it, place in enumerate(s.at) if place != ISLAND]
    stored = [f"{VEHICLES[it]} {write_die(die >> 3, die & 7)}" for it in range(len(s.at)) for die in s.stored[it]]
    her = "" if s.escorted == NOBODY else f" {CARDS[s.escorted]}"
    return [
        "crew " + listed(f"{PILOTS[it]} {VEHICLES[on]}" for it, on in enumerate(s.aboard) if on != NOBODY),
        "at " + listed(away),
        "hold " + names(s.hold, VEHICLES),
        "down " + bits(s.down, PILOTS),
        "stored " + listed(stored),
        f"lady {PLACES[s.lady]} {'air' if s.air else 'road'}{her}",
    ]


def write_decks(s: State) -> list[str]:
    """Cards that are not in play."""
    return [
        f"advanced {s.advanced}",
        "deck " + names(reversed(s.deck), CARDS),
        "out " + names(s.out, CARDS),
        "discard " + names(s.discard, CARDS),
        "rescued " + names(s.rescued, CARDS),
        "shaken " + names(s.shaken, CARDS),
        "pods " + names(reversed(s.pods), VEHICLES),
        "display " + names(s.display, VEHICLES),
        "scrapped " + names(s.scrapped, VEHICLES),
    ]


def write_turn(s: State) -> list[str]:
    """How far the turn has come."""
    cleared = [f"{VEHICLES[it]} {count}" for it, count in enumerate(s.cleared) if count]
    rescuer = VEHICLES[s.rescuer] if s.rescuer != NOBODY else "-"
    shown = [write_die(colour, face) for colour, face in zip(s.dice, s.faces, strict=True)]
    return [
        "moved " + bits(s.moved, VEHICLES),
        "acted " + bits(s.acted, PILOTS),
        "flags " + (",".join(name for name in FLAGS if getattr(s, name)) or "-"),
        f"roll {rescuer} {','.join(shown) or '-'}",
        "laid " + (",".join(write_laid(card) for card in s.laid) or "-"),
        "cleared " + listed(cleared),
        f"overflow {PLACES[s.overflow] if s.overflow != NOBODY else '-'}",
    ]


def write_laid(card: int) -> str:
    """What a die serves."""
    return {NOWHERE: "no", KEPT: "kept"}.get(card) or CARDS[card]
