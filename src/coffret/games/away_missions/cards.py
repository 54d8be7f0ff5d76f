"""What the rules look up: the tables made from content, one board for each map, and the scenarios."""

from typing import Final

FREE: Final = 0  # states of a border, as far as is known
CLOSED: Final = 1
OPEN: Final = 2
LOCKED: Final = 3
DESTROYED: Final = 4
SEALED: Final = 5

HULL: Final = -1  # no place, no border
FAR: Final = 99  # a distance without a way
MOST_PLACES: Final = 40

# AM-SETUP-08 World directions, clockwise from north: N, NE, SE, S, SW, NW.
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class Board:
    """AM-SETUP-01, AM-HATCH-12 The places of one map and how they touch; beyond them is the hull.

    A scenario counts its places once for all crews and docks; those that a board does not have touch nothing.
    """

    def __init__(self, at: tuple[tuple[int, int], ...], present: int) -> None:
        self.at: Final[tuple[tuple[int, int], ...]] = at
        self.n: Final[int] = len(at)
        self.present: Final[int] = present
        here: dict[tuple[int, int], int] = {}
        for number in range(len(at)):
            if (present >> number) & 1:
                here[at[number]] = number
        self.here: Final[dict[tuple[int, int], int]] = here
        near: list[int] = []
        border: list[int] = []
        ends: list[tuple[int, int]] = []
        for place in range(len(at)):
            q, r = at[place]
            for dq, dr in DIRECTIONS:
                there = here.get((q + dq, r + dr), HULL) if (present >> place) & 1 else HULL
                near.append(there)
                if there == HULL:
                    border.append(HULL)
                elif there < place:
                    border.append(ends.index((there, place)))
                else:
                    border.append(len(ends))
                    ends.append((place, there))
        self.near: Final[tuple[int, ...]] = tuple(near)
        self.border: Final[tuple[int, ...]] = tuple(border)
        self.ends: Final[tuple[tuple[int, int], ...]] = tuple(ends)
        self.borders: Final[int] = len(ends)
        self.both: Final[list[int]] = [(1 << one) | (1 << other) for one, other in ends]
        around: list[list[int]] = []  # of each place, the places that it touches ...
        across: list[list[int]] = []  # ... and, in the same order, the borders between
        for place in range(len(at)):
            around.append([there for there in near[place * 6 : place * 6 + 6] if there != HULL])
            across.append([edge for edge in border[place * 6 : place * 6 + 6] if edge != HULL])
        self.around: Final[list[list[int]]] = around
        self.across: Final[list[list[int]]] = across
        self.distance: Final[tuple[int, ...]] = tuple(
            [steps for place in range(len(at)) for steps in plain_distances(around, place)]
        )
        # Lines of sight, traced when they are first asked for: the borders that a line crosses for certain,
        # and for each stretch along a border or through a corner the borders of its two variants in turn.
        # Until then all share one empty list, which is replaced and never added to (`rules/sight.py`).
        self.traced: Final[list[bool]] = [False] * (len(at) * len(at))
        self.certain: Final[list[list[int]]] = [[]] * (len(at) * len(at))
        self.either: Final[list[list[list[int]]]] = [[]] * (len(at) * len(at))

    def place(self, q: int, r: int) -> int:
        """The place with these coordinates, or HULL."""
        return self.here.get((q, r), HULL)


def plain_distances(around: list[list[int]], start: int) -> list[int]:
    """AM-TILE-08 Steps over the tiles of the map to every place, hatches and scan state ignored."""
    found = [FAR] * len(around)
    found[start] = 0
    queue = [start]
    for place in queue:
        for there in around[place]:
            if found[there] == FAR:
                found[there] = found[place] + 1
                queue.append(there)
    return found


# Verbs of a scenario's objectives ...
DO_TASK: Final = 0
GATHER: Final = 1
COLLECT: Final = 2
SLAY: Final = 3
# ... of its special rules ...
PLACE: Final = 4
FIRST_SLOTS: Final = 5
LIMIT: Final = 6
INCLUDE: Final = 7
CONFISCATE: Final = 8
SEAL: Final = 9
SPAWN: Final = 10
HURT: Final = 11
FEAR: Final = 12
FOG: Final = 13
ALARM: Final = 14
MUSTER_NEAR: Final = 15
BOSS: Final = 16
# ... and of its Red Alert.
DRAW: Final = 17
REINFORCE: Final = 18
VENT: Final = 19
# Later ones, for objectives ...
CLEAR: Final = 20
HOLD_OUT: Final = 21
# ... and special rules.
DEADLINE: Final = 22

# What COLLECT counts.
SUBDUED: Final = 0  # Thralls subdued so far
RESCUED_THRALLS: Final = 1  # Thralls rescued so far
ASSEMBLED: Final = 2  # Schematics assembled so far
TECHNOLOGY: Final = 3  # Discovery cards and Mysterium held now

ANY_SCHEMATIC: Final = -2  # INCLUDE: not one kind of item but all Schematics
NOTHING: Final = -1  # no Alien, item, effect, option, task

Crews = tuple[int, ...]  # a number for each size of crew, from 2 to 6


class Clause:
    """AM-SCEN-05, AM-SCEN-11 One objective, special rule or Red Alert effect: a verb and its numbers."""

    def __init__(
        self,
        verb: int,
        tiles: tuple[int, ...],
        alien: int,
        what: int,
        amount: Crews,
        red: Crews,
        within: int,
        red_within: int,
        turn: int,
        orders: int,
        after: tuple[int, ...],
        weapons: bool,
        together: bool,
        once: bool,
        every: int,
    ) -> None:
        self.verb: Final = verb
        self.tiles: Final = tiles  # tiles it is about
        self.alien: Final = alien
        self.what: Final = what  # a task, an item kind, or what is collected
        self.amount: Final = amount  # by size of crew
        self.red: Final = red  # the same during Red Alert; for a BOSS the Bugs it lays
        self.within: Final = within  # a range, or for MUSTER_NEAR a place
        self.red_within: Final = red_within
        self.turn: Final = turn  # the first game turn
        self.orders: Final = orders  # the last Order number
        self.after: Final = after  # only once no marker of these tiles is left
        self.weapons: Final = weapons
        self.together: Final = together
        self.once: Final = once
        self.every: Final = every  # game turns after which HURT reaches farther; 0: never


class Scenario:
    """AM-SCEN-05 A scenario: its map, tokens by size of crew, objectives and special rules."""

    def __init__(
        self,
        id: str,
        number: int,
        difficulty: int,
        at: tuple[tuple[int, int], ...],
        start: int,
        docks: tuple[int, ...],
        board: tuple[tuple[int, ...], ...],
        fixed: tuple[tuple[int, int, bool], ...],
        hidden: tuple[tuple[int, ...], ...],
        marker_places: tuple[int, ...],
        marker_tiles: tuple[tuple[int, ...], ...],
        decoys: Crews,
        alien_slots: tuple[int, ...],
        alien_count: Crews,
        discovery_slots: tuple[int, ...],
        discovery_count: Crews,
        alert_slots: tuple[int, ...],
        alert_count: Crews,
        muster: tuple[int, ...],
        excluded: int,
        recommended: tuple[int, ...],
        objectives: tuple[Clause, ...],
        rules: tuple[Clause, ...],
        red_alert: tuple[Clause, ...],
        words: dict[str, dict[str, str]],
    ) -> None:
        self.id: Final = id
        self.number: Final = number
        self.difficulty: Final = difficulty
        self.at: Final = at  # axial coordinates of its places
        self.n: Final[int] = len(at)
        self.start: Final = start  # the place of the start tile; HULL where the Shuttlecraft docks
        self.docks: Final = docks
        self.board: Final = board  # [size of crew][dock] -> number in Facts.boards
        self.fixed: Final = fixed  # place, tile, face up
        self.hidden: Final = hidden  # by size of crew: places of standard tiles
        self.marker_places: Final = marker_places
        self.marker_tiles: Final = marker_tiles  # by size of crew
        self.decoys: Final = decoys
        self.alien_slots: Final = alien_slots
        self.alien_count: Final = alien_count
        self.discovery_slots: Final = discovery_slots
        self.discovery_count: Final = discovery_count
        self.alert_slots: Final = alert_slots
        self.alert_count: Final = alert_count
        self.muster: Final = muster  # tiles
        self.excluded: Final = excluded  # kinds of Aliens, as bits
        self.recommended: Final = recommended  # kinds of items
        self.objectives: Final = objectives
        self.rules: Final = rules
        self.red_alert: Final = red_alert
        self.words: Final = words  # language -> title, story, won, lost, for a scenario of a user's own


# Decks of item cards.
ROCKETEER_DECK: Final = 0
DISCOVERY_DECK: Final = 1
RESCUED_DECK: Final = 2
BRAIN_DECK: Final = 3

COMBAT: Final = 0  # a Rocketeer's third AP
NON_COMBAT: Final = 1


class Facts:
    """The tables of a content pack. Lists are by number of the thing, in the order of names.py."""

    def __init__(
        self,
        hp: tuple[int, ...],
        iq: tuple[int, ...],
        third_ap: tuple[int, ...],
        option: tuple[int, ...],
        personal_item: tuple[int, ...],
        kit: tuple[tuple[int, ...], ...],
        oxygen: Crews,
        alien_hp: tuple[int, ...],
        alien_move: tuple[int, ...],
        alien_dice: tuple[int, ...],
        alien_range: tuple[int, ...],
        alien_effect: tuple[int, ...],
        alien_option: tuple[int, ...],
        figures: tuple[int, ...],
        passes_closed: tuple[bool, ...],
        moves_and_attacks: tuple[bool, ...],
        bugs_each: int,
        token_aliens: tuple[tuple[int, ...], ...],
        token_event: tuple[int, ...],
        token_lists: tuple[int, ...],
        token_lists_early: tuple[int, ...],
        alarms: int,
        quiets: int,
        tile_number: tuple[int, ...],
        edges: tuple[int, ...],
        vent: tuple[bool, ...],
        box: tuple[bool, ...],
        deck: tuple[int, ...],
        is_weapon: tuple[bool, ...],
        is_schematic: tuple[bool, ...],
        large: tuple[bool, ...],
        max_charges: tuple[int, ...],
        analysis: tuple[bool, ...],
        parts: tuple[tuple[int, int, int], ...],
        dice: tuple[tuple[int, ...], ...],
        area: tuple[bool, ...],
        item_option: tuple[int, ...],
        discarded: tuple[bool, ...],
        personal_to: tuple[int, ...],
        kind_of: tuple[int, ...],
        in_deck: tuple[tuple[int, ...], ...],
        boards: tuple[Board, ...],
        scenarios: tuple[Scenario, ...],
        has_scenario: tuple[bool, ...],
        rocketeers: tuple[int, ...],
        alien_tokens: int,
        standard_tiles: int,
        origin: dict[str, tuple[str, ...]],
    ) -> None:
        # by Rocketeer
        self.hp: Final = hp
        self.iq: Final = iq
        self.third_ap: Final = third_ap  # COMBAT or NON_COMBAT
        self.option: Final = option  # the personal Overkill option
        self.personal_item: Final = personal_item  # kind of item, or NOTHING
        self.kit: Final = kit  # kinds of items, the ones that matter most first
        self.oxygen: Final = oxygen  # by size of crew
        # by kind of Alien
        self.alien_hp: Final = alien_hp
        self.alien_move: Final = alien_move
        self.alien_dice: Final = alien_dice
        self.alien_range: Final = alien_range
        self.alien_effect: Final = alien_effect  # what its Overkills do, or NOTHING
        self.alien_option: Final = alien_option  # what the attacker's Overkills may buy, or NOTHING
        self.figures: Final = figures
        self.passes_closed: Final = passes_closed
        self.moves_and_attacks: Final = moves_and_attacks
        self.bugs_each: Final = bugs_each  # Bug figures for each Rocketeer
        # Alien tokens; by kind of Alien, as bits, those that list it, and those that do so before the third place
        self.token_aliens: Final = token_aliens
        self.token_event: Final = token_event
        self.token_lists: Final = token_lists
        self.token_lists_early: Final = token_lists_early
        # Alert! tokens
        self.alarms: Final = alarms
        self.quiets: Final = quiets
        # by tile
        self.tile_number: Final = tile_number
        self.edges: Final = edges  # hatch symbols: bit 0 is the edge of the arrow, then clockwise
        self.vent: Final = vent
        self.box: Final = box  # a marker box
        # by kind of item
        self.deck: Final = deck
        self.is_weapon: Final = is_weapon
        self.is_schematic: Final = is_schematic
        self.large: Final = large
        self.max_charges: Final = max_charges  # 0: it has no Charges
        self.analysis: Final = analysis
        self.parts: Final = parts  # components: Wire, Alien Blood, Mysterium
        self.dice: Final = dice  # by range 0 to 3; 0 is none
        self.area: Final = area
        self.item_option: Final = item_option  # a weapon's Overkill option, or NOTHING
        self.discarded: Final = discarded  # used once, then discarded
        self.personal_to: Final = personal_to  # the one Rocketeer whom it serves, or NOTHING
        # by item
        self.kind_of: Final = kind_of
        self.in_deck: Final = in_deck  # by deck, the items that there are; copies of a card follow each other
        self.boards: Final = boards
        self.scenarios: Final = scenarios
        self.has_scenario: Final = has_scenario  # by scenario, whether there is one: if not, another one has its place
        self.rocketeers: Final = rocketeers  # that there are
        self.alien_tokens: Final = alien_tokens  # that there are, as bits
        self.standard_tiles: Final = standard_tiles  # that there are, as bits
        self.origin: Final = origin  # kind of thing -> origin of each entry
