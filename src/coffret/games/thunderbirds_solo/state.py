"""What lies on the table: four chains, the calls, vehicles with pilots, dice and stored symbols, Lady Penelope."""

from typing import Final

from coffret.kernel import Record
from coffret.kernel import State as Base

NOBODY: Final = -1  # also: no card, no vehicle
UNKNOWN: Final = -1  # in a deck as a seat sees it
REGULAR_BACK: Final = -2  # the top card of a deck as a seat sees it
ADVANCED_BACK: Final = -3
MARKER: Final = -1  # an influence that no Hood card marks

# Places, pilots, vehicles, colours, symbols and cards are counted in the order of names.py, which never changes.
ISLAND: Final = 0
CHAINS: Final = 4
FULL: Final = 4  # TS-CHAIN-06
SHORT: Final = 3  # TS-CALL-13: a chain with fewer cards escalates
SLOTS: Final = (1, 2, 3, 4)

BRAINS: Final = 5
JOHN: Final = 4
PILOTS: Final = 6

TB1: Final = 0
TB2: Final = 1
TB3: Final = 2
TB4: Final = 3
TB5: Final = 4
FIRST_POD: Final = 5
VEHICLES: Final = 21
HOLD: Final = 2  # TS-DISP-09
DISPLAY: Final = 3  # TS-POD-01

COLOURS: Final = 6
PLAIN: Final = 6  # so many symbols are plain, and they come first
WILD: Final = 6
MOST_DICE: Final = 4  # three on a card, and one that a pilot adds

FIRST_ADVANCED: Final = 100
CARDS: Final = 116
ADVANCED_CARDS: Final = 16
DISASTER: Final = 0
CIVILIAN: Final = 1
HOOD: Final = 2

SEALED: Final = 1
UNSTABLE: Final = 2
BLOCKING: Final = 3

MEDIC: Final = 1
MECHANIC: Final = 2
WITNESS: Final = 3
EXPERT: Final = 4

REINFORCE: Final = 1
SPY: Final = 2
TAMPER: Final = 3

CUTTER: Final = 1
TRANSMITTER: Final = 2
SELF_PROPELLED: Final = 3
NEUTRALISER: Final = 4

REROLL: Final = 0
SET_DIE: Final = 1
ADD_DIE: Final = 2
LATE_DIE: Final = 3
RECOLOUR: Final = 4

NOWHERE: Final = -1  # a rolled die that serves nothing
KEPT: Final = -2  # a rolled die that is to be stored


class Facts(Record):
    """The content as tables: by card, vehicle, pilot, or colour of a die."""

    type: tuple[int, ...]
    family: tuple[int, ...]  # the symbol that a Disaster is mostly about
    needs: tuple[
        tuple[tuple[int, ...], ...], ...
    ]  # by card, position and symbol: how often it is active; empty for other cards
    keyword: tuple[int, ...]
    reward: tuple[int, ...]
    panics: tuple[bool, ...]
    influences: tuple[int, ...]
    fallback: tuple[int, ...]
    always: tuple[bool, ...]  # the fallback happens in every case
    dice: tuple[tuple[int, ...], ...]
    choice: tuple[tuple[int, ...], ...]  # one die more, of one of these colours
    storage: tuple[int, ...]
    trait: tuple[int, ...]
    skill: tuple[int, ...]
    adds: tuple[int, ...]  # the colour of a pilot's own die
    start: tuple[int, ...]  # by pilot: the vehicle, or NOBODY
    faces: tuple[tuple[int, ...], ...]
    supply: tuple[int, ...]
    there: tuple[int, ...]  # the cards that there are
    regular: tuple[int, ...]
    advanced: tuple[int, ...]
    pods: tuple[int, ...]  # the Pod vehicles that there are
    origin: dict[str, tuple[str, ...]]


class State(Base):
    """The whole game. Hidden are the orders of the two decks and which advanced cards are out (TS-TABLE-04)."""

    def __init__(self, facts: Facts, advanced: int) -> None:
        super().__init__()
        self.facts = facts
        self.advanced = advanced  # advanced cards in play
        self.seats = 1

        self.deck: list[int] = []  # Emergency cards, the top one last
        self.out: list[int] = []  # advanced cards that left the game unseen
        self.chains: list[list[int]] = []  # by place; Tracy Island has none
        self.slots: list[int] = []  # the Incoming Call area, by place
        self.marks: dict[int, int] = {}  # influenced Civilians, with the Hood card that marks each
        self.discard: list[int] = []
        self.rescued: list[int] = []  # Civilians rescued while uninfluenced
        self.shaken: list[int] = []  # Civilians rescued while influenced

        self.pods: list[int] = []  # the Pod deck, the top card last
        self.display: list[int] = []  # face up, from the left
        self.scrapped: list[int] = []  # the Pod discard pile

        self.at: list[int] = []  # by vehicle: the place
        self.pilot: list[int] = []  # by vehicle
        self.aboard: list[int] = []  # by pilot: the vehicle
        self.hold: list[int] = []  # of Thunderbird 2, sorted
        self.down = 0  # pilots face down, as bits
        self.stored: list[tuple[int, ...]] = []  # by vehicle: dice, as colour * 8 + symbol
        self.supply: list[int] = []  # dice by colour

        self.lady: int = 1  # where Lady Penelope is
        self.air: bool = False  # which side is up
        self.escorted: int = NOBODY

        self.turn = 0
        self.last: bool = False  # the deal step had no card left
        self.moved = 0  # vehicles that have moved in this turn, as bits
        self.acted = 0  # pilots that have had their Rescue action, as bits
        self.workshop: bool = False  # Brains has replaced a Pod

        self.rescuer: int = NOBODY  # the vehicle whose Rescue action is under way
        self.dice: list[int] = []  # colours of the last roll
        self.faces: list[int] = []  # what they show; WILD + 1 before they are rolled
        self.laid: list[int] = []  # by die: the card it was laid on, KEPT or NOWHERE

        self.cleared: list[int] = []  # by vehicle: Disasters discarded, for the report
        self.neutralised = 0
        self.reinforced = 0
        self.overflow: int = NOBODY  # the chain that lost the game


UNROLLED: Final = 7


def is_advanced(card: int) -> bool:
    """TS-COMP-05 Advanced cards are known by their backs."""
    return FIRST_ADVANCED <= card < FIRST_ADVANCED + ADVANCED_CARDS
