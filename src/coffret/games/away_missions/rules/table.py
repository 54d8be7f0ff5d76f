"""Where everything is and who has what: the questions that all rules ask, and the smallest changes."""

from typing import Any, Final

from coffret.games.away_missions.cards import Board, Scenario
from coffret.games.away_missions.names import FIGURES_OF, LEECH
from coffret.games.away_missions.rules.geometry import lay_tile, world_mask
from coffret.games.away_missions.state import (
    CREW,
    GONE,
    HOLDS,
    KIT,
    LYING,
    NOBODY,
    STUNNED,
    USED,
    USER,
    Shared,
    State,
    changed,
)
from coffret.kernel import Frame, Reason

Frames = tuple[Frame[Any], ...]
NOTHING_NEXT: Final[Frames] = ()

KIND_OF: Final = [kind for kind, count in enumerate(FIGURES_OF) for _ in range(count)]  # by figure
FIRST_FIGURE: Final = [sum(FIGURES_OF[:kind]) for kind in range(len(FIGURES_OF) + 1)]  # by kind of Alien


def then(frames: Frames, last: Frame[Any]) -> Frames:
    """Some steps, mostly none, and one more."""
    return (*frames, last) if frames else (last,)


def board_of(s: State) -> Board:
    """The map of this game."""
    board: Board = s.facts.boards[s.board]
    return board


def scenario_of(s: State) -> Scenario:
    """The scenario of this game."""
    scenario: Scenario = s.facts.scenarios[s.scenario]
    return scenario


def is_in(mask: int, bit: int) -> bool:
    """Whether a set that is kept as a number holds this one."""
    return mask & (1 << bit) != 0


def bits(mask: int) -> list[int]:
    """The members of a set that is kept as a number."""
    found: list[int] = []
    bit = 0
    while mask:
        if mask & 1:
            found.append(bit)
        mask >>= 1
        bit += 1
    return found


def is_scanned(s: State, place: int) -> bool:
    """Whether a tile lies face up."""
    return s.scanned & (1 << place) != 0


def beside(s: State, place: int, way: int) -> int:
    """AM-HATCH-12 The place in this direction; NOWHERE beyond the hull."""
    near: int = board_of(s).near[place * 6 + way]
    return near


def border_at(s: State, place: int, way: int) -> int:
    """The number of the border in this direction; NOBODY for the hull."""
    border: int = board_of(s).border[place * 6 + way]
    return border


def distance(s: State, one: int, other: int) -> int:
    """AM-TILE-08 Plain distance."""
    board = board_of(s)
    steps: int = board.distance[one * board.n + other]
    return steps


def place_of_tile(s: State, tile: int) -> int:
    """AM-TILE-01 Where a tile (each scenario tile is there once) lies face up; NOWHERE if it is not found yet."""
    for place, lying in enumerate(s.tile):
        if lying == tile and is_scanned(s, place):
            return place
    return NOBODY


def turn_up(s: State, place: int, tile: int) -> None:
    """AM-TILE-04, AM-TILE-09, AM-HATCH-14 A tile lies face up from now on, turned by its arrow; its hatches count now.

    Figures, tokens and items of the place stay.
    """
    s.tile = changed(s.tile, place, tile)
    s.scanned |= 1 << place
    border, shown = s.border[:], s.shown[:]
    lay_tile(board_of(s), border, shown, place, world_mask(s.facts.edges[tile], s.arrow))
    s.border, s.shown = border, shown


def crew_at(s: State, place: int) -> list[int]:
    """AM-TILE-02 The Rocketeers on a place: any number."""
    return [who for who in s.crew if s.at[who] == place]


def aliens_at(s: State, place: int) -> list[int]:
    """The Alien figures on a place, by order of arrival."""
    alien_at = s.alien_at
    return [figure for figure in s.figures if alien_at[figure] == place]


def distinct_aliens(s: State, aliens: list[int]) -> list[int]:
    """Of equal figures on one place the first."""
    if len(aliens) < 2:
        return aliens
    found: list[int] = []
    for one in aliens:
        if not has_equal(s, one, found):
            found.append(one)
    return found


def has_equal(s: State, alien: int, aliens: list[int]) -> bool:
    """Whether one of these Aliens has the same place, kind, HP and memory."""
    place, kind, hp, state = s.alien_at[alien], KIND_OF[alien], s.alien_hp[alien], s.alien_state[alien]
    for one in aliens:
        if s.alien_at[one] == place and KIND_OF[one] == kind and s.alien_hp[one] == hp and s.alien_state[one] == state:
            return True
    return False


def is_stunned(s: State, alien: int) -> bool:
    """Whether an Alien lies down."""
    return s.alien_state[alien] & STUNNED != 0


def active_aliens_at(s: State, place: int) -> bool:
    """Whether an Alien that is not stunned is on a place."""
    return any(s.alien_at[one] == place and not s.alien_state[one] & STUNNED for one in s.figures)


def is_held(s: State, who: int) -> bool:
    """AM-FX-02, AM-FX-19 Whether a War Thrall that is not stunned (AM-FX-17) grapples a Rocketeer on its tile."""
    held = HOLDS << who
    awake = held | STUNNED
    states = s.alien_state
    return any(states[one] & awake == held for one in s.figures)


def let_go(s: State, who: int) -> None:
    """AM-FX-02 A Rocketeer that leaves a tile, however it moves, is no longer held."""
    held = HOLDS << who
    for one in s.figures:
        if s.alien_state[one] & held:
            s.alien_state = changed(s.alien_state, one, s.alien_state[one] & ~held)


def leeches_at(s: State, place: int) -> int:
    """AM-LEECH-05, AM-LEECH-07 Each Space Leech on a tile costs 1 IQ there, unless it is stunned (AM-FX-17)."""
    count = 0
    for one in s.figures:
        if s.alien_at[one] == place and KIND_OF[one] == LEECH and not s.alien_state[one] & STUNNED:
            count += 1
    return count


def is_doing(s: State, who: int, bit: int) -> bool:
    """Whether a bit of `done` is set for a Rocketeer."""
    return s.done[who] & bit != 0


def card_of(s: State, item: int) -> int:
    """The card (kind of item) that an item is a copy of."""
    kind: int = s.facts.kind_of[item]
    return kind


def not_in_crew(who: int) -> Reason:
    """AM-GOAL-02 Why nothing can be done with or by a Rocketeer who does not take part."""
    return Reason("AM-GOAL-02", "not-in-crew", {"rocketeer": who})


NO_ITEMS: Final[list[int]] = []  # never written into


class Whereabouts:
    """Where the items of one list `item_at` are; that list never changes, and nobody writes into these either."""

    def __init__(self, item_at: Shared, carried: list[list[int]], lying: list[list[int]]) -> None:
        self.item_at: Final[Shared] = item_at
        self.carried: Final[list[list[int]]] = carried  # by Rocketeer
        self.lying: Final[list[list[int]]] = lying  # by place, then under the token of each Rocketeer


ON_MAP: Final = KIT + CREW - LYING  # where items can lie
LATEST: Final[list[Whereabouts]] = [Whereabouts(NO_ITEMS, [NO_ITEMS] * CREW, [NO_ITEMS] * ON_MAP)]


def whereabouts(item_at: Shared) -> Whereabouts:
    """Where all items are. What was found last is kept, as one list is asked for a lot."""
    known = LATEST[0]
    if known.item_at is not item_at:
        carried, lying = [NO_ITEMS] * CREW, [NO_ITEMS] * ON_MAP
        for item, where in enumerate(item_at):
            if where >= LYING:
                lying[where - LYING] = with_item(lying[where - LYING], item)
            elif where >= 0:
                carried[where] = with_item(carried[where], item)
        known = LATEST[0] = Whereabouts(item_at, carried, lying)
    return known


def put_item(s: State, item: int, where: int) -> None:
    """An item comes to a Rocketeer, a place, the box, or out of the game; where the others are is still known."""
    known = whereabouts(s.item_at)
    before = s.item_at[item]
    carried, lying = known.carried[:], known.lying
    if before >= LYING or where >= LYING:
        lying = lying[:]
    if before >= LYING:
        lying[before - LYING] = without_item(lying[before - LYING], item)
    elif before >= 0:
        carried[before] = without_item(carried[before], item)
    if where >= LYING:
        lying[where - LYING] = with_item(lying[where - LYING], item)
    elif where >= 0:
        carried[where] = with_item(carried[where], item)
    s.item_at = changed(s.item_at, item, where)
    LATEST[0] = Whereabouts(s.item_at, carried, lying)


def without_item(items: list[int], item: int) -> list[int]:
    """Some items but one."""
    if len(items) == 1:
        return NO_ITEMS
    found = items[:]
    found.remove(item)
    return found


def with_item(items: list[int], item: int) -> list[int]:
    """Some items and one more, by number."""
    if not items or items[-1] < item:
        return [*items, item]
    found = items[:]
    place = 0
    while items[place] < item:
        place += 1
    found.insert(place, item)
    return found


def items_of(s: State, who: int) -> list[int]:
    """The items that a Rocketeer carries, to be read only."""
    return whereabouts(s.item_at).carried[who]


def items_lying(s: State, place: int) -> list[int]:
    """The items that lie face up on a place, to be read only."""
    return whereabouts(s.item_at).lying[place]


def can_be_used_by(s: State, item: int, who: int) -> bool:
    """Whether no other Rocketeer has used this item in this game turn."""
    user = s.item_state[item] & USER
    return user == 0 or user == who + 1


def carried(s: State, who: int, card: int) -> int:
    """A copy of this card that a Rocketeer carries and may use; NOBODY if there is none."""
    kinds = s.facts.kind_of
    for item in items_of(s, who):
        if kinds[item] == card and can_be_used_by(s, item, who):
            return item
    return NOBODY


def note_use(s: State, item: int, who: int) -> None:
    """An item counts as used by this Rocketeer until the Cleanup Phase."""
    s.item_state = changed(s.item_state, item, (s.item_state[item] & ~USER) | (who + 1))


def note_one_use(s: State, item: int, who: int) -> None:
    """Gear has had its one use of this game turn."""
    s.item_state = changed(s.item_state, item, (s.item_state[item] & ~USER) | (who + 1) | USED)


def discard(s: State, item: int) -> None:
    """An item card is out of the game."""
    put_item(s, item, GONE)
