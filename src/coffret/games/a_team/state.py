"""What lies on the table: the track, where everybody stands, who has the formula, and the cards."""

from typing import Final

from coffret.kernel import State as Base
from coffret.kernel import Value

# Kinds of spaces (AT-BOARD-03), types of cards (AT-COMP-05) and characters are counted in the order of these names.
# A name keeps its place for ever, for stored plays count by it too: new ones come last, and none is taken out.
KINDS: Final = (
    "start",
    "plain",
    "narrow_corridor",
    "tv_screen",
    "roll_again",
    "guard",
    "safety_zone",
    "lab_1",
    "lab_2",
    "lab_3",
    "final_lab",
    "cellar",
)
START: Final = 0
NARROW_CORRIDOR: Final = 2
TV_SCREEN: Final = 3
ROLL_AGAIN: Final = 4
GUARD: Final = 5
SAFETY_ZONE: Final = 6
LAB_1: Final = 7
FINAL_LAB: Final = 10
CELLAR: Final = 11

CARDS: Final = ("boost", "reroll", "guide", "sidelined", "patrol", "lab_1", "lab_2", "lab_3")
BOOST: Final = 0
REROLL: Final = 1
GUIDE: Final = 2
SIDELINED: Final = 3
PATROL: Final = 4
LAB_CARD: Final = 5  # this type and the two after it are the LAB cards
LAB_CARDS: Final = 3

CHARACTERS: Final = ("hannibal", "face", "murdock", "amy")  # AT-COMP-03
MOST_SEATS: Final = 4  # AT-COMP-02
HAND: Final = 3  # cards, AT-SETUP-02

INWARD: Final = 0
OUTWARD: Final = 1  # who faces outward has been in the CELLAR, AT-MOVE-01
BACK: Final = 2  # who has been in the CELLAR, has turned round at START and goes inward again, AT-WIN-03
NOBODY: Final = -1


class Facts(Value):
    """The content as tables: by space, by way (inward, outward) and space, or by card."""

    def __init__(
        self,
        kind: tuple[int, ...],
        corridor_ahead: tuple[tuple[int, ...], tuple[int, ...]],
        lab_ahead: tuple[tuple[int, ...], tuple[int, ...]],
        guard_behind: tuple[tuple[int, ...], tuple[int, ...]],
        place: tuple[tuple[int, int], ...],
        copies: tuple[int, ...],
        spaces: tuple[int, ...],
        card_origin: tuple[str, ...],
        characters: tuple[int, ...],
    ) -> None:
        self.kind: Final = kind
        self.cellar: Final = len(kind) - 1
        self.corridor_ahead: Final = corridor_ahead  # the next one each way; NOBODY where there is none
        self.lab_ahead: Final = lab_ahead
        self.guard_behind: Final = guard_behind
        self.place: Final = place  # column and row, for drawing
        self.copies: Final = copies  # of each card in the pack
        self.spaces: Final = spaces  # that each card moves
        self.card_origin: Final = card_origin
        self.characters: Final = characters  # that there are


class State(Base):
    """The whole game. Cards are types; lists are by seat unless they say otherwise."""

    def __init__(self, facts: Facts, seats: int) -> None:
        super().__init__()
        self.facts = facts
        self.seats = seats
        self.characters: list[int] = []
        self.at: list[int] = []  # the space
        self.facing: list[int] = []
        self.sidelined: list[bool] = []  # a SIDELINED card lies before him
        self.holder: int = NOBODY  # of the formula, which lies in the CELLAR at first (AT-CHASE-03)

        self.turn: int = NOBODY
        self.owes = 0  # movement rolls still to make in this turn
        self.rolled = False  # a roll to move was made in this turn, or the fight with a guard in its place
        self.played = False  # the one card of this turn was played or exchanged
        self.landed = False  # on a space whose instructions are still to be followed
        self.by_card = False  # a card, not dice, brought him where he stands
        self.red = 0  # the dice as they lie; 0 before their first throw
        self.blue = 0

        self.hands: list[tuple[int, ...]] = []  # each sorted
        self.deck: list[int] = []  # by card: copies in the draw pile, whose order only chance knows
        self.discard: list[int] = []  # the top is the last
        # What a careful player remembers since the pile was last shuffled:
        self.pool: tuple[int, ...] = ()  # by card: copies that went into the pile
        self.held: list[tuple[int, ...]] = []  # the hands at that moment
        self.spent: list[tuple[int, ...]] = []  # cards played or exchanged since, in order


def is_lab_card(card: int) -> bool:
    """AT-LAB-01 Whether this type of card is one of the LAB cards."""
    return LAB_CARD <= card < LAB_CARD + LAB_CARDS


def way_of(s: State, seat: int) -> int:
    """AT-MOVE-01 The way a character goes: INWARD or OUTWARD."""
    return OUTWARD if s.facing[seat] == OUTWARD else INWARD
