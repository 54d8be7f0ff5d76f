"""What an entry of each table of the content looks like."""

from typing import Annotated, Literal

import msgspec

from coffret.kernel import Entry

Few = Annotated[int, msgspec.Meta(ge=0, le=4)]
Symbols = Annotated[str, msgspec.Meta(pattern=r"^[FTCHWA]{1,4}$")]  # TS-DISA-04: one to four, never wild
Symbol = Literal["fire", "trapped", "collapse", "hazard", "flood", "altitude"]
Colour = Literal["white", "red", "orange", "green", "blue", "purple"]


class DisasterEntry(Entry, frozen=True):
    """TS-DISA-01, TS-DISA-05 A Disaster: a symbol set for each of the four positions, and perhaps one keyword."""

    family: Symbol
    symbols: tuple[Symbols, Symbols, Symbols, Symbols]
    keyword: Literal["", "sealed", "unstable", "blocking"] = ""


class CivilianEntry(Entry, frozen=True):
    """TS-CIV-01, TS-CIV-07 A Civilian has no symbols, perhaps a reward."""

    reward: Literal["", "medic", "mechanic", "witness", "expert"] = ""
    panics: bool = False


class HoodEntry(Entry, frozen=True):
    """TS-HOOD-01, TS-HOOD-02 A Hood card: how many it influences, and its fallback."""

    influences: Annotated[int, msgspec.Meta(ge=1, le=4)]
    fallback: Literal["reinforce", "spy", "tamper"]
    always: bool = False


class VehicleEntry(Entry, frozen=True):
    """TS-COMP-12, TS-DICE-07, TS-POD-06 A vehicle: its dice, its storage, and what only it can do."""

    dice: Annotated[list[Colour], msgspec.Meta(max_length=3)]
    storage: Few
    choice: tuple[Colour, ...] = ()
    trait: Literal["", "cutter", "transmitter", "self_propelled", "neutraliser"] = ""


class PilotEntry(Entry, frozen=True):
    """TS-COMP-10 A pilot: where they start, and their skill."""

    skill: Literal["reroll", "set_die", "add_die", "late_die", "recolour"]
    start: str = ""
    colour: Colour = "white"


class DieEntry(Entry, frozen=True):
    """TS-COMP-06, TS-COMP-09 The dice of a colour."""

    count: Annotated[int, msgspec.Meta(ge=1, le=21)]
    faces: Annotated[str, msgspec.Meta(pattern=r"^[FTCHWA*]{6}$")]


SCHEMA: dict[str, type[Entry]] = {
    "disaster": DisasterEntry,
    "civilian": CivilianEntry,
    "hood": HoodEntry,
    "vehicle": VehicleEntry,
    "pilot": PilotEntry,
    "die": DieEntry,
}
