"""What things are called, in the order in which the rules count them; content packs and notation use these ids.

A name keeps its place for ever, for stored plays count by it too: new ones come last, and none is taken out.
"""

from typing import Final


def numbered(prefix: str, count: int) -> tuple[str, ...]:
    """The ids of a series of cards: `h_01`, `h_02`, and so on."""
    return tuple([f"{prefix}{number:02}" for number in range(1, count + 1)])


PLACES: Final = ("island", "1", "2", "3", "4")  # Tracy Island and the four chains
PILOTS: Final = ("scott", "virgil", "alan", "gordon", "john", "brains")
THUNDERBIRDS: Final = ("tb1", "tb2", "tb3", "tb4", "tb5")
PODS: Final = (
    "mole",
    "firefly",
    "fire_tender",
    "excavator",
    "mobile_crane",
    "recovery_vehicle",
    "domo",
    "laser_cutter",
    "transmitter_truck",
    "booster_mortar",
    "monobrake",
    "elevator_cars",
    "jet_air_transporter",
    "neutraliser_tractor",
    "magnetic_grabs",
    "sealing_device",
)
VEHICLES: Final = THUNDERBIRDS + PODS
COLOURS: Final = ("white", "red", "orange", "green", "blue", "purple")
SYMBOLS: Final = ("fire", "trapped", "collapse", "hazard", "flood", "altitude", "wild")
LETTERS: Final = "FTCHWA*"

DISASTERS: Final = (
    *numbered("d_f", 13),
    *numbered("d_t", 12),
    *numbered("d_c", 11),
    *numbered("d_h", 10),
    *numbered("d_w", 8),
    *numbered("d_a", 6),
)
CIVILIANS: Final = numbered("c_", 28)
HOODS: Final = numbered("h_", 12)
ADVANCED_DISASTERS: Final = numbered("x_d", 10)
ADVANCED_CIVILIANS: Final = numbered("x_c", 2)
ADVANCED_HOODS: Final = numbered("x_h", 4)
REGULAR: Final = (*DISASTERS, *CIVILIANS, *HOODS)
ADVANCED: Final = (*ADVANCED_DISASTERS, *ADVANCED_CIVILIANS, *ADVANCED_HOODS)
CARDS: Final = (*REGULAR, *ADVANCED)

KEYWORDS: Final = ("", "sealed", "unstable", "blocking")
REWARDS: Final = ("", "medic", "mechanic", "witness", "expert")
FALLBACKS: Final = ("", "reinforce", "spy", "tamper")
TRAITS: Final = ("", "cutter", "transmitter", "self_propelled", "neutraliser")
SKILLS: Final = ("reroll", "set_die", "add_die", "late_die", "recolour")
LEVELS: Final = ("introductory", "standard", "challenging", "very_tough")
RATINGS: Final = ("trainee", "agent", "pilot", "commander", "legend")

# A set of positions of a chain, as bits.
POSITIONS: Final = tuple(
    ["_".join([str(place + 1) for place in range(4) if mask >> place & 1]) or "none" for mask in range(16)]
)
