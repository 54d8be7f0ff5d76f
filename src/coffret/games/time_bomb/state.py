"""What lies on the table, as plain values, and the facts of the content that a play is set up with."""

from __future__ import annotations

from typing import ClassVar, Final

from coffret.kernel import Action, Record
from coffret.kernel import State as Base

SECURE: Final = 0
DEFUSER: Final = 1
BOMB: Final = 2
CABLES: Final = ("secure", "defuser", "bomb")

RED: Final = 0
BLUE: Final = 1
COLOURS: Final = ("red", "blue")

ORGANISATION: Final = 0
AGENCY: Final = 1
SHADOW: Final = 2
FACTIONS: Final = ("organisation", "agency", "shadow")

ROLES: Final = ("mister_x", "viper", "el_diablo", "belleville", "diaz", "ace", "yuri", "shadow")

# Roles and Locations keep their places for ever, for stored plays count by them too: new ones come last.
PLACES: Final = (
    "london", "paris", "new_york", "marrakesh", "venice",
    "sao_paulo", "pretoria", "reykjavik", "hong_kong",
    "berlin", "havana", "geneva", "tokyo",
    "moscow", "cairo", "sydney", "singapore",
)  # fmt: skip

YES: Final = 0
NO: Final = 1
NO_COMMENT: Final = 2
BOMB_WORDS: Final = ("yes", "no", "no_comment")

LEFT: Final = 0
RIGHT: Final = 1
MOODS: Final = ("cornered", "even", "at_ease")
CORNERED: Final = 0
EVEN: Final = 1
AT_EASE: Final = 2
SIDES: Final = ("left", "right", "opposite")

# Whom a Location protects from being cut, as bits.
PREVIOUS_HOLDER: Final = 1
ALREADY_CUT: Final = 2
LEFT_NEIGHBOUR: Final = 4
RIGHT_NEIGHBOUR: Final = 8
DISTANT: Final = 16

CHOICES: Final = ("holder", "owner", "vote", "xray")  # who chooses what is cut
BY_HOLDER: Final = 0

# What a Location does at the start of its round.
START_NOTHING: Final = 0
START_SPY: Final = 1
START_SLIP: Final = 2
START_DETECT: Final = 3
START_ORDER: Final = 4
START_REDEAL: Final = 5
START_PROTECT: Final = 6
START_SWAP: Final = 7

# What players know of the row they were dealt.
KNOW_NUMBERS: Final = 0
KNOW_ORDER: Final = 1
KNOW_NOTHING: Final = 2

NOBODY: Final = -1
NOTHING_YET: Final = -1
HIDDEN: Final = -2  # there is something, and it is secret
NOWHERE: Final = -1  # the Location of a play without Locations, the last one in Facts.places
UNLIMITED: Final = 999  # statements, at a table with a clock

Deals = tuple[tuple[int, int], ...]  # of a round: how many defusers each held, and YES or NO to the bomb


class Place(Record):
    """BU-LOC-03 What a Location does with this number of players."""

    rule: str = "BU-LOC-09"
    spares: int = 0
    choice: int = BY_HOLDER
    start: int = START_NOTHING
    side: int = LEFT  # of the start effect: towards whom
    number: int = 0  # of the start effect: detect defusers, decline a swap, protect until
    shows: tuple[int, ...] = ()  # covers, to which sides
    silent: bool = False
    undeclared: bool = False
    blackout: bool = False
    clockwise: bool = False


class Facts(Record):
    """The content as tables; roles, Locations and so on are places in the lists of ids above."""

    factions: tuple[int, ...]  # by role
    covers: tuple[tuple[int, ...], ...]  # by role
    leaders: tuple[bool, ...]  # by role
    groups: tuple[
        tuple[tuple[int, ...], ...], ...
    ]  # by seats: for each faction and cover how many, and the roles to take them from
    cables: tuple[tuple[int, ...], ...]  # by seats: how many secure, defusing, bomb
    decks: tuple[tuple[int, ...], ...]  # by round
    places: tuple[tuple[Place, ...], ...]  # with four players, with more
    origins: dict[str, str]  # of Locations and roles, by id


class CutCable(Record):
    """BU-KNOW-04 A cable that was cut: when, by whom, from whose row, and what it was."""

    round: int
    cutter: int
    owner: int
    position: int
    cable: int  # HIDDEN while it lies face down


class Said(Record):
    """Something said in public: by whom, what, in which round and after how many of its cuts."""

    speaker: int
    what: Action
    round: int
    made: int


class Options(Record):
    """What the table has agreed on before the start."""

    locations: bool
    open_briefing: bool
    talk_limit: int  # statements between two cuts, or UNLIMITED
    talk_clock: int  # in seconds; 0 where there is none
    first_player: int  # NOBODY where nobody is named before the deal
    first_claim: bool = False  # players say who begins, after the Location is revealed
    aloud: bool = False  # players talk in one room or on a call, and not at the table


class State(Base):
    """What changes with every step is a list; all else is a tuple, which a copy can share."""

    ADDED: ClassVar[tuple[str, ...]] = ("deals",)  # since 0.2.0

    def __init__(self, facts: Facts, seats: int, options: Options) -> None:
        super().__init__()
        self.facts = facts
        self.seats = seats
        self.options = options
        self.roles: tuple[int, ...] = ()
        self.unseen: int = NOBODY  # the role that was not dealt
        self.fate: int = NOTHING_YET  # the colour of the token
        self.reds: tuple[int, ...] = ()  # by viewer: who has shown him a red cover, as bits
        self.blues: tuple[int, ...] = ()
        self.round = 0
        self.place: int = NOWHERE
        self.first: int = NOBODY  # first player of the round
        self.holder: int = NOBODY  # of the cutters
        self.before: int = NOBODY  # who held them before, in this round
        self.made = 0  # cuts in this round
        self.found = 0  # defusing cables, as far as they are turned up
        self.rows: tuple[tuple[int, ...], ...] = ()  # the types as they were laid out, cut ones included
        self.left: list[int] = []  # the positions still face down in each row, as bits
        self.where: tuple[int, ...] = ()  # in front of whom the cables dealt to a seat lie
        self.knowing: int = KNOW_NUMBERS
        self.peeks: tuple[tuple[int, int, int], ...] = ()  # of this round: viewer, owner, position
        self.gave: tuple[int, ...] = ()  # the type passed on in this round
        self.detected: int = NOBODY
        self.ward: int = NOBODY  # who has safe conduct
        self.votes: tuple[int, ...] = ()  # the last that were counted in this round
        self.cuts: list[CutCable] = []  # of the whole play
        self.talk: list[Said] = []  # of the whole play
        self.truths: list[int] = []  # whether it was true: nobody sees it before the end
        self.deals: tuple[Deals, ...] = ()  # of earlier rounds, as far as known: nobody sees it before the end
        self.spoken: list[int] = []  # statements since the last cut
        self.answers: tuple[Action | None, ...] = ()  # hidden choices until all have chosen


def effects(s: State) -> Place:
    """BU-EX-02 BU-LOC-03 What the Location of this round does with this number of players."""
    return s.facts.places[0 if s.seats == 4 else 1][s.place]


def beside(seats: int, seat: int, side: int) -> int:
    """BU-COVER-12 Who sits at this side; seats are numbered clockwise, so the left neighbour is the next."""
    if side == LEFT:
        return (seat + 1) % seats
    if side == RIGHT:
        return (seat + seats - 1) % seats
    return (seat + seats // 2) % seats  # opposite


def row_size(s: State) -> int:
    """BU-ROUND-05 Five cables each in the first round, one less in each further round."""
    return 6 - s.round


def numbers(row: tuple[int, ...]) -> tuple[int, int]:
    """The defusers of a row, and YES or NO to the bomb."""
    defusers = 0
    bomb = NO
    for cable in row:
        if cable == DEFUSER:
            defusers += 1
        elif cable == BOMB:
            bomb = YES
    return defusers, bomb


def show_cover(s: State, owner: int, viewer: int, colour: int) -> None:
    """BU-COVER-13 The viewer will remember the colour."""
    if colour == RED:
        s.reds = (*s.reds[:viewer], s.reds[viewer] | 1 << owner, *s.reds[viewer + 1 :])
    else:
        s.blues = (*s.blues[:viewer], s.blues[viewer] | 1 << owner, *s.blues[viewer + 1 :])
