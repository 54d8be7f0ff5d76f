"""What lies on the table: the map and its hatches, Rocketeers, Aliens, tokens, cards, and how far the turn is."""

from typing import Final

from coffret.games.away_missions.cards import Facts
from coffret.kernel import State as Base
from coffret.kernel import Struct

NOBODY: Final = -1  # also: no item, no Alien, no place
NOWHERE: Final = -1
UNKNOWN: Final = -1  # a tile nobody has seen

CREW: Final = 6  # Rocketeers there are; lists by Rocketeer have so many places, in play or not
MOST_TURNS: Final = 40

# Where a card is: a Rocketeer (0..5) carries it, or one of these.
IN_BOX: Final = -1  # unused Rocketeer Items, unseen Discovery tokens, the deck of Rescued Thralls, Dominated Brains
GONE: Final = -2  # discarded
LYING: Final = 10  # LYING + place: face up on that place, to be picked up
KIT: Final = 60  # KIT + Rocketeer: under that Rocketeer's token (its place is in `kit_at`)

# What an item card remembers, as bits of `item_state`.
USER: Final = 7  # who has used it in this game turn, plus 1; 0 is nobody
USED: Final = 8  # the one use of gear in this game turn is gone
ANALYSED: Final = 16
RECORDED: Final = 32  # the Tape Recorder holds an Overkill
DRAINED: Final = 64  # has spent a Charge at least once: Mysterium may recharge it
ARMED: Final = 128  # an Electro-Mine that lies on a place as a trap

# Tokens that lie face down on a place, as bits of `tokens`.
ALIEN_TOKEN: Final = 1
ALERT_TOKEN: Final = 2
DISCOVERY_TOKEN: Final = 4
MARKER: Final = 8
RESERVED_TOKEN: Final = 16  # with ALIEN_TOKEN: dealt from the tokens that list the scenario's chosen Alien

# What an Alien figure remembers, as bits of `alien_state`.
STUNNED: Final = 1
CARRIED: Final = 2  # moved by a Leader, so it does not move by itself
MOVED: Final = 4  # a Thrall that Time Distortion has moved, so it does not attack
STAGGER: Final = 8  # counted: times STAGGER, at most 15
STAGGERS: Final = 120  # the bits of that count
HOLDS: Final = 256  # HOLDS << Rocketeer: Grapple

# What a Rocketeer has done or suffered in this game turn, as bits of `done`.
BREATHED: Final = 1  # the O2 action
TALENTED: Final = 2
PANICKED: Final = 4
COMMANDED: Final = 8  # received a Command AP
DREW: Final = 16  # has attacked with a Ray Gun: the Holster is used up
PINNED: Final = 32  # Admiral: entered a tile with an Alien and has not fought yet
ACTED_ONCE: Final = 64  # has taken its individual turn
INVISIBLE: Final = 128
TASKED: Final = 256  # has succeeded in a task that may be done once in a turn

# AP, in the order of names.POINTS.
STANDARD: Final = 0
SPECIAL: Final = 1  # the third one: Combat or Non-Combat
COMMAND: Final = 2
OXYGEN: Final = 3
FREE_POINT: Final = 4
EMPTY: Final = -1  # the Mind Control box

PEEKS: Final = 1000  # `peek` is a border, plus this for each number of who sees through it, from 1; without: who acts

# Kinds of actions, as bits: what an extra action may be.
MOVING: Final = 1
OPENING: Final = 2
ATTACKING: Final = 4
HEALING: Final = 8
ANALYSING: Final = 16
SUBDUING: Final = 32
TALENT_USE: Final = 64
TASK: Final = 128
GEAR_USE: Final = 256  # Freeze-Dried Coffee, The Common Cold
IQ_ACTION: Final = HEALING | ANALYSING | SUBDUING | TASK
ANY_ACTION: Final = 511

# What a roll is for.
FOR_ATTACK: Final = 0
FOR_HEAL: Final = 1
FOR_ANALYSIS: Final = 2
FOR_SUBDUE: Final = 3
FOR_TASK: Final = 4
FOR_COLD: Final = 5
FOR_CUBE: Final = 6
FOR_COWBOY: Final = 7
FOR_CHEMIST: Final = 8
FOR_NURSE: Final = 9
FOR_TALENT: Final = 10  # no dice: one Overkill for the personal option
BY_ALIEN: Final = 11

# Why a Rocketeer is hurt: what can prevent it depends on it.
BY_ATTACK: Final = 0
BY_EFFECT: Final = 1
AS_COST: Final = 2

# Phases, for whoever shows the table and for rules that differ by them.
SETTING_UP: Final = 0
ROCKETEERS_TURN: Final = 1
ALIEN_TURN: Final = 2
CLEANUP: Final = 3


Shared = list[int]  # one that copies of a state share: it is replaced (`changed`, `added`), never written into
NOT_YET: Final[Shared] = []  # until the set-up lays something out


def changed(values: Shared, place: int, value: int) -> Shared:
    """The same list with another value in one place."""
    found = values[:]
    found[place] = value
    return found


def added(values: Shared, place: int, amount: int) -> Shared:
    """The same list with more (or less) in one place."""
    found = values[:]
    found[place] += amount
    return found


def cleared(values: Shared, bits: int) -> Shared:
    """The same list without these bits."""
    found = values[:]
    for place, value in enumerate(values):
        if value & bits:
            found[place] = value & ~bits
    return found


class Roll(Struct):
    """A roll in progress; nested rolls (Revulsion, Spawn) lie on top of each other."""

    def __init__(self, purpose: int, who: int) -> None:
        self.purpose = purpose
        self.who = who  # the Rocketeer who rolls, or whom an Alien attacks
        self.alien: int = NOBODY  # the Alien attacked, subdued, or attacking
        self.item: int = NOBODY  # the weapon, or the item that is analysed or used
        self.target: int = NOBODY  # the Rocketeer healed, the task done
        self.place: int = NOWHERE  # where the target was when the roll was declared
        self.dice = 0
        self.faces: list[int] = []
        self.extra = 0  # automatic successes
        self.inverted = False  # the Reality Inverter: 8 to 10 succeed
        self.used = 0  # items used on this roll, as bits by rules of their own
        self.kinds = 0  # kinds of Aliens whose options may be used, as bits
        self.added = 0  # Overkills that come on top of those of a successful roll: Scientist, Tape Recorder
        self.overkills = 0
        self.bought = 0  # options that can be bought once and were, as bits
        self.strafed = 0  # places hit by Strafe, as bits
        self.borrowed: int = NOBODY  # whose personal option the Telepathy Band lends
        self.ignored: int = NOBODY  # the border that X-Ray Goggles see through


class State(Base):
    """The whole game. Nothing here is hidden: what no player may know is not decided before it is revealed.

    Lists by Rocketeer have six places, in the order of names.ROCKETEERS; lists by place follow the scenario's map,
    by border its Board, by item names.ITEMS, by figure names.FIGURES. A set of places is a number whose bits they are.
    """

    def __init__(self, facts: Facts, seats: int) -> None:
        super().__init__()
        self.facts = facts
        self.seats = seats
        self.scenario = 0
        self.board = 0  # in facts.boards: it depends on crew and dock
        self.level = 1
        self.fixed_order = False
        self.may_concede = False

        # The map
        self.arrow = 0  # the direction of all arrows
        self.tile: Shared = NOT_YET  # by place; UNKNOWN where nobody knows it
        self.scanned = 0  # places that lie face up
        self.shown: Shared = NOT_YET  # by place: hatch symbols as directions, once face up
        self.border: Shared = NOT_YET  # by border: free, closed, open, locked, destroyed, sealed
        self.marked = 0  # places with their scenario marker in its box
        self.tokens: Shared = NOT_YET  # by place: what lies there face down, as bits

        # Rocketeers
        self.crew: Shared = NOT_YET  # those in play, in the order of names.ROCKETEERS
        self.leader: Shared = NOT_YET  # the seat that leads each
        self.at: list[int] = NOT_YET
        self.hp: Shared = NOT_YET
        self.oxygen: Shared = NOT_YET
        self.order: Shared = NOT_YET  # Order/Scan number; 0 is none yet
        self.points: list[int] = NOT_YET  # AP available, at 3 * Rocketeer + kind
        self.spent: Shared = NOT_YET  # AP spent
        self.mind: Shared = NOT_YET  # the AP in the Mind Control box: STANDARD or SPECIAL
        self.done: list[int] = NOT_YET  # in this game turn, as bits
        self.coffee: Shared = NOT_YET  # dice more in this game turn
        self.parts: Shared = NOT_YET  # components, at 3 * Rocketeer + component
        self.kit_at: Shared = NOT_YET  # where a Rocketeer token with its item set lies

        # Items
        self.item_at: Shared = NOT_YET  # by item: who carries it, IN_BOX, GONE, LYING + place, KIT + Rocketeer
        self.charges: Shared = NOT_YET
        self.item_state: Shared = NOT_YET

        # Aliens
        self.figures: list[int] = []  # those in play, by order of arrival on their places
        self.alien_at: Shared = NOT_YET  # by figure; NOWHERE in the supply
        self.alien_hp: Shared = NOT_YET
        self.alien_state: Shared = NOT_YET
        self.bugs = 0  # Bug figures of this game

        # What is not revealed yet: sets and counts, never an order
        self.unseen_tiles = 0  # standard tiles, as bits
        self.unseen_markers = 0  # scenario markers among the face-down ones, as bits by scenario tile
        self.unseen_decoys = 0
        self.unseen_aliens = 0  # Alien tokens on the map face down or in the first stock, as bits
        self.stock = 0  # how many of them are in the stock
        self.used_aliens = 0  # discarded Alien tokens
        self.restocked = 0  # Alien tokens in a stock made of discarded ones
        self.unseen_alarms = 0  # Alert! tokens, on the map face down or in the pool
        self.unseen_quiet = 0
        self.schematic_slots = 0  # face-down Discovery tokens that are Schematics for certain
        self.mysterium_slots = 0  # and those that are Mysterium for certain

        # Scenario progress
        self.work: Shared = NOT_YET  # by objective: hit points, or tasks left
        self.subdued = 0  # Thralls
        self.rescued = 0  # Thralls
        self.assembled = 0  # Schematics

        # The turn
        self.turn = 0  # game turn, from 1
        self.phase: int = SETTING_UP
        self.active: int = NOBODY  # the Rocketeer whose individual turn it is
        self.last: int = NOBODY  # who acted last: its leader names the next one
        self.red_alert = False
        self.power_out = False
        self.lure: int = NOBODY  # whose Firecrackers draw the Aliens
        self.thrifty = False  # the active Rocketeer spends Standard AP before its third one
        self.peek: int = NOBODY  # the border that X-Ray Goggles see through for the next attack or effect
        self.picked: int = NOWHERE  # the tile that chance, or a player under Terror, picked last for a figure
        self.rolls: list[Roll] = []
        self.thrown: tuple[int, ...] = ()  # the last dice of anybody
        self.hits = 0  # and how many of them succeeded

    def after_step(self) -> None:
        """AM-GOAL-05 After every step of the rules the mission may be won, and the Admiral's hold may end."""
        if self.outcome is None:
            for watch in AFTER_STEP:
                watch.look(self)


class Watch:
    """Something that is looked at after every step. A class, since compiled code calls its methods fastest."""

    def look(self, s: State) -> None:
        """Look whether there is something to do."""


AFTER_STEP: Final[list[Watch]] = []  # ending.py and moving.py lay theirs here
