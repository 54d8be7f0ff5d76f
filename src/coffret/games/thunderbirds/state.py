"""What lies on the table: people in machines, machines in regions, cards, tokens, the two tracks, and the turn."""

from typing import Final

from coffret.kernel import Record
from coffret.kernel import State as Base

NOBODY: Final = -1  # also: no card, no machine
MOST_PLAYERS: Final = 4  # TB-COMP-10
SOLO_PLAYERS: Final = 3  # TB-SOLO-01

# Regions, characters, machines, tokens and cards are counted in the order of names.py, which never changes.
EUROPE: Final = 0
AFRICA: Final = 2
SOUTH_PACIFIC: Final = 8  # TB-MAP-05: with Tracy Island
NORTH_ATLANTIC: Final = 9
SOUTH_ATLANTIC: Final = 10
ORBIT: Final = 11  # TB-MAP-06: where Thunderbird 5 is
EARTH: Final = 11  # so many regions are on Earth, and they come first

SCOTT: Final = 0
VIRGIL: Final = 1
ALAN: Final = 2
GORDON: Final = 3
JOHN: Final = 4
PENELOPE: Final = 5

TB1: Final = 0
TB2: Final = 1
TB3: Final = 2
TB4: Final = 3
TB5: Final = 4
FAB1: Final = 5

PLAN: Final = -1  # a pod vehicle in the notebook, not built yet
NO_POD: Final = -2  # a pod vehicle that there is not

# Assets are everything a card can ask for: characters, then machines, then pod vehicles.
MACHINE: Final = 6  # the first machine
POD: Final = 12  # the first pod vehicle

TEAMWORK: Final = 0
INTELLIGENCE: Final = 1
DETERMINATION: Final = 2
LOGISTICS: Final = 3
TECHNOLOGY: Final = 4
KINDS_OF_TOKENS: Final = 5
TOKENS_OF_A_KIND: Final = 6  # TB-COMP-01
ANY: Final = 5  # a "?" in a reward

SEA: Final = 1
AIR: Final = 2
SPACE: Final = 3

HOOD_CARD: Final = 39  # a Hood-advances card among the draws of the Disaster deck
SKULL: Final = 8  # TB-DIS-03: the slot that loses
LAYER: Final = 11  # cards in each of the four piles of the Disaster deck, TB-SETUP-07
HOODS_IN_LAYER: Final = 2

EVENT_SPACES: Final = (2, 4, 8, 12)  # TB-HOOD-02, TB-DIFF-05
SCHEME_SPACES: Final[tuple[int, ...]] = (6, 10, 14)
LAST_SPACE: Final = 14
ALL_SCHEMES: Final = 3

DECK: Final = -1  # where an F.A.B. card is when nobody has it
DISCARD: Final = -2
NO_CARD: Final = -3  # an F.A.B. card that there is not
FACE_DOWN: Final = -1

RESCUE: Final = 0  # when an F.A.B. card can be played
HOOD_FACES: Final = 1
PRE_DRAW: Final = 2
IDLE: Final = 3
MOMENTS: Final = ("rescue", "hood", "pre", "idle", "scheme")

# What F.A.B. cards do; each verb has its moment.
ADD: Final = 0
TURN_DIE: Final = 1
STOP_HOOD: Final = 2
SKIP_DRAW: Final = 3
REMOVE: Final = 4
EXTRA_ACTION: Final = 5
ORDER: Final = 6
SERVE: Final = 7
GIFT: Final = 8
FUEL: Final = 9
HYDROFOILS: Final = 10
BRING_ANYWHERE: Final = 11
EXCHANGE: Final = 12
PAY_AFAR: Final = 13
LOOK: Final = 14
CARD_VERBS: Final = (
    "add",
    "turn_die",
    "stop_hood",
    "skip_draw",
    "discard",
    "extra_action",
    "order",
    "serve",
    "take",
    "fuel",
    "sail",
    "bring",
    "exchange",
    "pay_afar",
    "look",
)
MOMENT_OF: Final = (0, 0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3)  # by verb

# What Events do, and what ends those that last.
PENALTY: Final = 0
SLOW: Final = 1
JAM: Final = 2
CLOSE: Final = 3
WRECK: Final = 4
INJURE: Final = 5
LOSE_TOKENS: Final = 6
LOSE_CARDS: Final = 7
INTERRUPT: Final = 8
ADVANCE: Final = 9
EVENT_VERBS: Final = (
    "penalty",
    "slow",
    "jam",
    "close",
    "wreck",
    "injure",
    "lose_tokens",
    "lose_cards",
    "interrupt",
    "advance",
)
ENDINGS: Final = ("rescue", "scheme", "repair")

ACTIONS: Final = 3  # TB-TURN-02
CEILING: Final = 30  # operations in a stretch, TB-TURN-13
MOST_CHANGES: Final = 3  # change turns in a row, TB-SOLO-16

Ways = tuple[tuple[tuple[int, ...], ...], ...]  # by region and number of steps: the regions in reach


class Facts(Record):
    """The content as tables: by region, machine, character, or card."""

    reach: tuple[tuple[Ways, Ways], tuple[Ways, Ways]]  # by volcano (quiet, erupting) and path (Earth, orange)
    borders: tuple[tuple[int, int, bool], ...]
    place: tuple[tuple[float, float], ...]
    speed: tuple[int, ...]
    room: tuple[int, ...]  # seats
    path: tuple[int, ...]  # EARTH_PATH, ORANGE_PATH or NO_PATH
    start: tuple[int, ...]
    built: tuple[int, ...]  # where each pod vehicle starts
    own_machine: tuple[int, ...]
    bonus_type: tuple[int, ...]
    bonus: tuple[int, ...]
    colour: tuple[str, ...]
    people: tuple[int, ...]  # the characters that there are
    disasters: tuple[int, ...]  # the Disasters that there are
    events: tuple[int, ...]  # the Events that there are
    cards: tuple[bool, ...]  # whether there is such an F.A.B. card
    type: tuple[int, ...]
    region: tuple[int, ...]
    number: tuple[int, ...]  # 0 where the card has none
    bonuses: tuple[tuple[tuple[int, int, int], ...], ...]  # asset, plus, region
    reward: tuple[tuple[int, ...], ...]  # fixed tokens first, then ANY
    level: tuple[int, ...]
    cost: tuple[tuple[tuple[int, int, int], ...], ...]  # region, token, count
    assets: tuple[tuple[tuple[int, int], ...], ...]  # asset, region
    verb: tuple[int, ...]  # of F.A.B. cards
    when: tuple[int, ...]
    amount: tuple[int, ...]
    adds: tuple[int, ...]
    adds_to: tuple[int, ...]
    types: tuple[tuple[int, ...], ...]  # of disasters that a card discards
    served: tuple[tuple[int, ...], ...]  # tokens that a card brings
    with_verb: tuple[tuple[int, ...], ...]  # by verb, the F.A.B. cards
    trouble: tuple[int, ...]  # the verbs of Events
    slows: tuple[int, ...]
    penalty: tuple[int, ...]
    steps: tuple[int, ...]  # of the Hood, by Event
    ending: tuple[str, ...]
    mends: tuple[int, ...]  # by Event, the machine that a Repair mends
    jamming: int  # Events as bits
    closing: int
    closed: tuple[tuple[int, int], ...]  # borders
    silencing: int
    injuring: int
    until_rescue: int
    until_scheme: int
    origin: dict[str, tuple[str, ...]]


EARTH_PATH: Final = 0
ORANGE_PATH: Final = 1
NO_PATH: Final = 2
PATHS: Final = ("earth", "orange", "none")
MOST_STEPS: Final = 6  # top speed 3, doubled


class State(Base):
    """The whole game. Nothing here is hidden: what no player may know is not decided before it is drawn.

    A player is a character card on the table: one for each seat, or three for the only one (TB-SOLO-17).
    """

    def __init__(self, facts: Facts, seats: int) -> None:
        super().__init__()
        self.facts = facts
        self.seats = seats
        self.players: int = SOLO_PLAYERS if seats == 1 else seats
        self.level = 0
        self.characters: list[int] = []  # by player
        self.player_of: list[int] = []  # by character; NOBODY where nobody plays it
        self.aboard: list[int] = []  # by character: the machine, TB-XFER-04
        self.at: list[int] = []  # by machine: the region
        self.hold: tuple[int, ...] = ()  # of Thunderbird 2: assets, sorted
        self.pods: list[int] = []  # by pod vehicle: the region, or PLAN
        self.tokens: list[list[int]] = []  # by player and kind
        self.supply: list[int] = []  # by kind
        self.fab: list[int] = []  # by F.A.B. card: the player who has it, DECK or DISCARD

        self.slots: list[int] = []  # of the Disaster track; number 0 is no slot
        self.unseen: list[int] = []  # disasters somewhere in the deck
        self.hidden = 0  # cards in the deck, those that everybody has seen not counted
        self.hoods = 0  # Hood-advances cards in the pile that the next unseen card comes from
        self.top: tuple[int, ...] = ()  # draws on top of the deck that everybody has seen
        self.discard: list[int] = []  # disasters
        self.hoods_out = 0  # Hood-advances cards in the discard pile

        self.hood = 0
        self.scheme: int = NOBODY  # face up
        self.foiled = 0
        self.laid: list[int] = []  # by Event space: the Event, in force or over, or FACE_DOWN
        self.lasting = 0  # the Events in force, as bits
        self.injured: int = NOBODY  # the player whose next turn is shorter
        self.silence = 0  # turn ends until comms are back

        self.turn: int = NOBODY
        self.actions = 0
        self.operations = 0  # in this stretch
        self.begun = False  # something was done in this turn
        self.flown = False  # Scott's free Move
        self.gathered = False  # Alan's token
        self.steadied = False  # Gordon's free reroll
        self.planned = False  # Lady Penelope's quiet Plan
        self.fuel = False  # the next Move is doubled
        self.changes = 0  # change turns in a row
        self.watch = True  # John ignores Hood faces
        self.trust: list[bool] = []  # by player: may be transferred without being asked
        self.clock = False  # permission requests run out

        self.rolled = False
        self.dice: list[int] = []  # 0 is a Hood face
        self.added = 0  # by tokens and cards
