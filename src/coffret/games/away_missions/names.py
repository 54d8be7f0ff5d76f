"""The ids of everything that has a name; the rules count them in this order.

A name keeps its place for ever, for stored plays count by it too: new ones come last (cards, copies and tiles in the
lists for later ones), and none is taken out.
"""

from typing import Final

ROCKETEERS: Final = ("captain", "first-officer", "doctor", "professor", "chief", "yeoman")

ALIENS: Final = (
    "brain",
    "leader",
    "saucerman",
    "sentinel",
    "thrall",
    "war-thrall",
    "leech",
    "bug",
    "hive-queen",
)
FIGURES_OF: Final = (6, 8, 30, 6, 12, 8, 14, 20, 1)  # by kind of Alien
FIGURES: Final = tuple(  # a single figure has the name of its kind
    [
        f"{kind}-{number + 1}" if count > 1 else kind
        for kind, count in zip(ALIENS, FIGURES_OF)
        for number in range(count)
    ]
)

EVENTS: Final = ("cosmic-radiation", "power-out", "time-distortion", "unnatural-growth", "unreasonable-fear")
EFFECTS: Final = ("mind-control", "panic", "terror", "grapple", "spawn")  # of an Alien's Overkills
ALERTS: Final = ("alarm", "all-quiet")
COMPONENTS: Final = ("wire", "blood", "mysterium")
WAYS: Final = ("n", "ne", "se", "s", "sw", "nw")
POINTS: Final = ("standard", "special", "command", "oxygen", "free")
HATCHES: Final = ("free", "closed", "open", "locked", "destroyed", "sealed")

LEVELS: Final = ("space-cadet", "rocketeer", "commodore", "admiral", "galactic-overlord")
ORDERS: Final = ("chosen", "fixed")
# AM-SCEN-01, AM-SCEN-03, AM-SCEN-04 The printed book has 16 or 20 scenarios; these ten have all names and themes known.
SCENARIOS: Final = (
    "first-contact",
    "rocketship-rescue",
    "saucer-wreck",
    "boarding-party",
    "jailbreak",
    "tunnel-of-terror",
    "sleeper-ship",
    "trilon",
    "invisible-planet",
    "hive-queen",
    "own",
)
OWN: Final = SCENARIOS.index("own")  # the number of a mission that a pack brings
PRINTED: Final = tuple([id for id in SCENARIOS if id != "own"])
TASKS: Final = (
    "send-alarm",
    "release-clamps",
    "sabotage",
    "shut-down",
    "wake-crew",
    "overload",
    "detonate",
    "switch-off",
    "operate",
    "repair",
    "download",
)

OVERKILLS: Final = (
    "command",
    "move-out",
    "sawbones",
    "override",
    "strafe",
    "sway",
    "extract",
    "dislodge",
    "exterminate",
    "shrapnel",
    "terror",
    "hit-and-run",
    "impact",
    "slash",
    "psychic-burst",
    "psychic-scream",
    "stagger",
    "revulsion",
    "shriek",
    "charge",
    "save",
    "dominate",
)

STANDARD_TILES: Final = 36
SCENARIO_TILES: Final = (
    "airlock",
    "shuttlecraft",
    "elevator",
    "bridge",
    "engine-room",
    "mine-shaft",
    "control-room",
    "brig",
    "guard-room",
    "evidence-locker",
    "security-office",
    "hangar",
    "fear-engine",
    "tunnel-exit",
    "sleep-bay-a",
    "sleep-bay-b",
    "sleep-bay-c",
    "sleep-bay-d",
    "trilon-core",
    "trilon-node-a",
    "trilon-node-b",
    "trilon-node-c",
    "cloak-generator-a",
    "cloak-generator-b",
    "cloak-generator-c",
    "hive-queen",
)
LATER_TILES: Final[tuple[str, ...]] = ()  # scenario tiles that came later; the number before them is the decoys'
MARKERS: Final = (*SCENARIO_TILES, "decoy", *LATER_TILES)
TILES: Final = (
    *[f"tile-{number + 1}" for number in range(STANDARD_TILES)],
    *(MARKERS if LATER_TILES else SCENARIO_TILES),
)

# Cards by deck, each with its copies: a copy has its own Charges, analysis and user.
ROCKETEER_ITEMS: Final = (
    ("air-knife", 2),
    ("atomic-rifle", 3),
    ("ddt", 1),
    ("demo-charge", 3),
    ("flame-gun", 1),
    ("ray-gun", 4),
    ("sonic-shotgun", 1),
    ("accelerator-hypo", 1),
    ("electro-mine", 2),
    ("fiberweave-spacesuit", 1),
    ("firecrackers", 1),
    ("first-aid-kit", 1),
    ("flag", 1),
    ("food-pills", 1),
    ("freeze-dried-coffee", 1),
    ("head-set", 1),
    ("holster", 1),
    ("rabbits-foot", 1),
    ("med-pack", 1),
    ("oxygen-tank", 2),
    ("power-of-love", 1),
    ("reference-book", 1),
    ("scanner", 1),
    ("sniper-scope", 1),
    ("soft-focus-lens", 1),
    ("space-bandages", 2),
    ("space-monkey", 1),
    ("space-rations", 1),
    ("stun-pellet", 1),
    ("tape-recorder", 1),
    ("tele-radio", 1),
    ("common-cold", 1),
    ("thermite", 1),
    ("tools", 1),
    ("tricorder", 1),
    ("wire-cutters", 1),
)
DISCOVERIES: Final = (
    ("mysterium", 6),
    ("thrall-oxygen-tank", 4),
    ("proton-blade", 2),
    ("force-field-belt", 2),
    ("wave-generator", 1),
    ("heat-ray", 2),
    ("impossible-cube", 1),
    ("ionoscope", 2),
    ("mentality-helmet", 1),
    ("replicator", 1),
    ("sonic-repulsor", 1),
    ("glowing-orb", 2),
    ("telepathy-band", 1),
    ("time-warp", 2),
    ("x-ray-goggles", 1),
    ("invisibility-device", 1),
    ("neuronic-hyperbolizer", 2),
    ("reality-inverter", 1),
    ("stasis-box", 1),
    ("tantalus-projector", 1),
    ("teleporter", 1),
)
RESCUED: Final = (
    ("boy", 1),
    ("bus-driver", 1),
    ("chemist", 1),
    ("co-ed", 1),
    ("cowboy", 1),
    ("football-player", 1),
    ("girl", 1),
    ("hobo", 1),
    ("long-lost-brother", 1),
    ("nurse", 1),
    ("photographer", 1),
    ("sarge", 1),
    ("scientist", 1),
    ("smuggler", 1),
    ("traffic-cop", 1),
)
BRAINS: Final = (("dominated-brain", 6),)
DECKS: Final = (ROCKETEER_ITEMS, DISCOVERIES, RESCUED, BRAINS)

FIRST_CARDS: Final = tuple([card for deck in DECKS for card in deck])
LATER_CARDS: Final[tuple[tuple[str, int], ...]] = ()  # cards that came later, and later copies of others


def cards_and_copies() -> tuple[list[str], list[str], list[int]]:
    """The names of all cards, the ids of their copies (the first has the card's own), and of which card each is."""
    cards: list[str] = []
    items: list[str] = []
    kinds: list[int] = []
    for name, count in (*FIRST_CARDS, *LATER_CARDS):
        if name not in cards:
            cards.append(name)
        card = cards.index(name)
        for number in range(kinds.count(card), kinds.count(card) + count):
            items.append(name if number == 0 else f"{name}-{number + 1}")
            kinds.append(card)
    return cards, items, kinds


CARDS: Final = tuple(cards_and_copies()[0])
ITEMS: Final = tuple(cards_and_copies()[1])
CARD_OF: Final = tuple(cards_and_copies()[2])  # by item
COPIES: Final = tuple([CARD_OF.count(card) for card in range(len(CARDS))])

# Rocketeers
CAPTAIN: Final = 0
FIRST_OFFICER: Final = 1
DOCTOR: Final = 2
PROFESSOR: Final = 3
CHIEF: Final = 4
YEOMAN: Final = 5

# Kinds of Aliens
BRAIN: Final = 0
LEADER: Final = 1
SAUCERMAN: Final = 2
SENTINEL: Final = 3
THRALL: Final = 4
WAR_THRALL: Final = 5
LEECH: Final = 6
BUG: Final = 7
QUEEN: Final = 8

# Events
COSMIC_RADIATION: Final = 0
POWER_OUT: Final = 1
TIME_DISTORTION: Final = 2
UNNATURAL_GROWTH: Final = 3
UNREASONABLE_FEAR: Final = 4

# Effects of Aliens
MIND_CONTROL: Final = 0
PANIC: Final = 1
TERROR: Final = 2
GRAPPLE: Final = 3
SPAWN: Final = 4

# Alert! tokens
ALARM: Final = 0
ALL_QUIET: Final = 1

# Components
WIRE: Final = 0
BLOOD: Final = 1
MYSTERIUM: Final = 2

# Levels
SPACE_CADET: Final = 0
ROCKETEER_LEVEL: Final = 1
COMMODORE: Final = 2
ADMIRAL: Final = 3
GALACTIC_OVERLORD: Final = 4

# What an Overkill buys
BUY_COMMAND: Final = 0
BUY_MOVE_OUT: Final = 1
BUY_SAWBONES: Final = 2
BUY_OVERRIDE: Final = 3
BUY_STRAFE: Final = 4
BUY_SWAY: Final = 5
BUY_EXTRACT: Final = 6
BUY_DISLODGE: Final = 7
BUY_EXTERMINATE: Final = 8
BUY_SHRAPNEL: Final = 9
BUY_TERROR: Final = 10
BUY_HIT_AND_RUN: Final = 11
BUY_IMPACT: Final = 12
BUY_SLASH: Final = 13
BUY_PSYCHIC_BURST: Final = 14
BUY_PSYCHIC_SCREAM: Final = 15
BUY_STAGGER: Final = 16
BUY_REVULSION: Final = 17
BUY_SHRIEK: Final = 18
BUY_CHARGE: Final = 19
BUY_SAVE: Final = 20
BUY_DOMINATE: Final = 21

# Scenario tiles
AIRLOCK: Final = 36
SHUTTLECRAFT: Final = 37
ELEVATOR: Final = 38
BRIDGE: Final = 39
ENGINE_ROOM: Final = 40
MINE_SHAFT: Final = 41
CONTROL_ROOM: Final = 42
BRIG: Final = 43
GUARD_ROOM: Final = 44
EVIDENCE_LOCKER: Final = 45
SECURITY_OFFICE: Final = 46
HANGAR: Final = 47
FEAR_ENGINE: Final = 48
TUNNEL_EXIT: Final = 49
SLEEP_BAY_A: Final = 50
SLEEP_BAY_B: Final = 51
SLEEP_BAY_C: Final = 52
SLEEP_BAY_D: Final = 53
TRILON_CORE: Final = 54
TRILON_NODE_A: Final = 55
TRILON_NODE_B: Final = 56
TRILON_NODE_C: Final = 57
CLOAK_GENERATOR_A: Final = 58
CLOAK_GENERATOR_B: Final = 59
CLOAK_GENERATOR_C: Final = 60
HIVE_QUEEN_TILE: Final = 61
DECOY: Final = 26  # among the markers

# Cards
AIR_KNIFE: Final = 0
ATOMIC_RIFLE: Final = 1
DDT: Final = 2
DEMO_CHARGE: Final = 3
FLAME_GUN: Final = 4
RAY_GUN: Final = 5
SONIC_SHOTGUN: Final = 6
ACCELERATOR_HYPO: Final = 7
ELECTRO_MINE: Final = 8
FIBERWEAVE_SPACESUIT: Final = 9
FIRECRACKERS: Final = 10
FIRST_AID_KIT: Final = 11
FLAG: Final = 12
FOOD_PILLS: Final = 13
FREEZE_DRIED_COFFEE: Final = 14
HEAD_SET: Final = 15
HOLSTER: Final = 16
RABBITS_FOOT: Final = 17
MED_PACK: Final = 18
OXYGEN_TANK: Final = 19
POWER_OF_LOVE: Final = 20
REFERENCE_BOOK: Final = 21
SCANNER: Final = 22
SNIPER_SCOPE: Final = 23
SOFT_FOCUS_LENS: Final = 24
SPACE_BANDAGES: Final = 25
SPACE_MONKEY: Final = 26
SPACE_RATIONS: Final = 27
STUN_PELLET: Final = 28
TAPE_RECORDER: Final = 29
TELE_RADIO: Final = 30
COMMON_COLD: Final = 31
THERMITE: Final = 32
TOOLS: Final = 33
TRICORDER: Final = 34
WIRE_CUTTERS: Final = 35
MYSTERIUM_TOKEN: Final = 36
THRALL_OXYGEN_TANK: Final = 37
PROTON_BLADE: Final = 38
FORCE_FIELD_BELT: Final = 39
WAVE_GENERATOR: Final = 40
HEAT_RAY: Final = 41
IMPOSSIBLE_CUBE: Final = 42
IONOSCOPE: Final = 43
MENTALITY_HELMET: Final = 44
REPLICATOR: Final = 45
SONIC_REPULSOR: Final = 46
GLOWING_ORB: Final = 47
TELEPATHY_BAND: Final = 48
TIME_WARP: Final = 49
X_RAY_GOGGLES: Final = 50
INVISIBILITY_DEVICE: Final = 51
NEURONIC_HYPERBOLIZER: Final = 52
REALITY_INVERTER: Final = 53
STASIS_BOX: Final = 54
TANTALUS_PROJECTOR: Final = 55
TELEPORTER: Final = 56
BOY: Final = 57
BUS_DRIVER: Final = 58
CHEMIST: Final = 59
CO_ED: Final = 60
COWBOY: Final = 61
FOOTBALL_PLAYER: Final = 62
GIRL: Final = 63
HOBO: Final = 64
LONG_LOST_BROTHER: Final = 65
NURSE: Final = 66
PHOTOGRAPHER: Final = 67
SARGE: Final = 68
SCIENTIST: Final = 69
SMUGGLER: Final = 70
TRAFFIC_COP: Final = 71
DOMINATED_BRAIN: Final = 72
