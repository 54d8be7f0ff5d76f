"""Where a Rocketeer is needed: the tiles of the next objective, shared among the crew."""

from typing import Final

from coffret.games.away_missions.cards import (
    ASSEMBLED,
    BOSS,
    CLEAR,
    COLLECT,
    DISCOVERY_DECK,
    DO_TASK,
    FAR,
    GATHER,
    HOLD_OUT,
    SLAY,
    TECHNOLOGY,
    Clause,
)
from coffret.games.away_missions.names import (
    ATOMIC_RIFLE,
    COMMODORE,
    MYSTERIUM_TOKEN,
    THRALL,
    THRALL_OXYGEN_TANK,
    WAR_THRALL,
)
from coffret.games.away_missions.rules.items import needs_analysis
from coffret.games.away_missions.rules.objectives import has_box, holds, place_of
from coffret.games.away_missions.rules.sighting import ranges_from
from coffret.games.away_missions.rules.table import (
    FIRST_FIGURE,
    KIND_OF,
    board_of,
    card_of,
    carried,
    is_in,
    is_scanned,
    scenario_of,
)
from coffret.games.away_missions.state import (
    ALIEN_TOKEN,
    DISCOVERY_TOKEN,
    LYING,
    MARKER,
    NOBODY,
    NOWHERE,
    RESERVED_TOKEN,
    State,
)

DETOUR: Final = 3  # steps to a Discovery that is worth fetching for the Saucermen it would bring


def pending(s: State) -> list[int]:
    """The objectives that do not hold yet, but for the way home."""
    clauses = scenario_of(s).objectives
    return [number for number, clause in enumerate(clauses) if clause.verb != GATHER and not holds(s, number)]


def wants(s: State, what: int) -> bool:
    """Whether more of this is still to be collected."""
    clauses = scenario_of(s).objectives
    for number, clause in enumerate(clauses):
        if clause.verb == COLLECT and clause.what == what and not holds(s, number):
            return True
    return False


def hunts(s: State, kind: int) -> bool:
    """Whether the Aliens of this kind must all be gone."""
    return any(clause.verb == CLEAR and clause.alien == kind for clause in scenario_of(s).objectives)


def home(s: State) -> list[int]:
    """Where the crew gathers in the end; nowhere in some scenarios."""
    return [place_of(s, clause.tiles[0]) for clause in scenario_of(s).objectives if clause.verb == GATHER]


def goals(s: State, who: int) -> list[int]:
    """The tiles that this Rocketeer should go to; first of all to its own things, if they were taken away."""
    if s.kit_at[who] != NOWHERE:
        return [s.kit_at[who]]
    open = pending(s)
    if not open:
        return home(s)
    if s.level >= COMMODORE and (near := guarded(s, who)):
        return near
    clause = scenario_of(s).objectives[open[0]]
    if clause.verb == DO_TASK:
        return for_task(s, who, open[0], clause)
    if clause.verb == SLAY:
        return at_boss(s, who)
    if clause.verb == CLEAR:
        return share(s, who, [s.alien_at[one] for one in s.figures if KIND_OF[one] == clause.alien])
    if clause.verb == HOLD_OUT:
        return [closest_to_all(s)]
    found: list[int] = []
    for number in open:
        clause = scenario_of(s).objectives[number]
        if clause.verb == COLLECT:
            found += to_collect(s, who, clause.what)
    return share(s, who, found) if found else beyond(s, who, open)


def guarded(s: State, who: int) -> list[int]:
    """The Discoveries in reach that bring a Saucerman in each turn, if nobody else is closer."""
    board = board_of(s)
    places = [place for place, lying in enumerate(s.tokens) if lying & DISCOVERY_TOKEN]
    turned_up = [s.item_at[item] for item in s.facts.in_deck[DISCOVERY_DECK]]
    places += [it - LYING for it in turned_up if LYING <= it < LYING + len(s.tile)]
    found = []
    for place in places:
        steps = [board.distance[s.at[one] * board.n + place] for one in s.crew]
        mine = board.distance[s.at[who] * board.n + place]
        if mine <= DETOUR and mine == min(steps):
            found.append((mine, place))
    return [min(found)[1]] if found else []


def closest_to_all(s: State) -> int:
    """The tile of the Rocketeer to whom all have the shortest ways: there the crew makes its stand."""
    board = board_of(s)
    return min(
        [s.at[who] for who in s.crew], key=lambda it: sum(board.distance[s.at[who] * board.n + it] for who in s.crew)
    )


def for_task(s: State, who: int, number: int, clause: Clause) -> list[int]:
    """Where a task waits, or where its marker may be."""
    boxed = has_box(s, clause)
    places = [
        place
        for place, tile in enumerate(s.tile)
        if tile in clause.tiles and (not boxed or is_in(s.marked, place) or not is_scanned(s, place))
    ]
    if clause.together:
        return places
    hidden = [place for place, lying in enumerate(s.tokens) if lying & MARKER]
    return share(s, who, places or hidden)


def share(s: State, who: int, places: list[int]) -> list[int]:
    """The tile that is this Rocketeer's when all take what is close, and none takes too many along."""
    board = board_of(s)
    places = sorted(set(places))
    if len(places) < 2:
        return places
    most = -(-len(s.crew) // len(places))
    pairs = sorted([(board.distance[s.at[one] * board.n + place], one, place) for one in s.crew for place in places])
    taken: dict[int, int] = {}
    for _, one, place in pairs:
        if one not in taken and list(taken.values()).count(place) < most:
            taken[one] = place
    return [taken[who]]


def to_collect(s: State, who: int, what: int) -> list[int]:
    """The tiles where something to collect is seen."""
    if what == TECHNOLOGY:
        return technology(s)
    thralls = [s.alien_at[one] for one in s.figures if KIND_OF[one] in (THRALL, WAR_THRALL)]
    if what != ASSEMBLED:
        return thralls
    builder = builds(s)
    if builder not in (NOBODY, who) and (carries_parts(s, who) or holds_plan(s, who)):
        return [s.at[builder]]
    return technology(s) + thralls


def technology(s: State) -> list[int]:
    """The tiles where Discoveries lie that count as technology."""
    return [
        s.item_at[item] - LYING
        for item in s.facts.in_deck[DISCOVERY_DECK]
        if LYING <= s.item_at[item] < LYING + len(s.tile) and card_of(s, item) != THRALL_OXYGEN_TANK
    ]


def plans_of(s: State, who: int) -> list[int]:
    """The Schematics that a Rocketeer carries and has not assembled."""
    return [
        item
        for item, where in enumerate(s.item_at)
        if where == who and s.facts.is_schematic[card_of(s, item)] and needs_analysis(s, item)
    ]


def holds_plan(s: State, who: int) -> bool:
    """Whether a Rocketeer carries a Schematic to assemble."""
    return bool(plans_of(s, who))


def carries_parts(s: State, who: int) -> bool:
    """Whether a Rocketeer has any component."""
    return sum(s.parts[3 * who : 3 * who + 3]) > 0


def builds(s: State) -> int:
    """Who assembles Schematics for the crew: of those who carry some, the one with the highest IQ; or NOBODY."""
    best = NOBODY
    for who in s.crew:
        if holds_plan(s, who) and (best == NOBODY or s.facts.iq[who] > s.facts.iq[best]):
            best = who
    return best


def beyond(s: State, who: int, open: list[int]) -> list[int]:
    """Where more may be found: tokens that lie face down, or else the muster tile."""
    objectives = scenario_of(s).objectives
    kinds = [objectives[number].what for number in open if objectives[number].verb == COLLECT]
    seeks = DISCOVERY_TOKEN if TECHNOLOGY in kinds or ASSEMBLED in kinds else RESERVED_TOKEN
    for token in (seeks, ALIEN_TOKEN, DISCOVERY_TOKEN):
        places = [place for place, lying in enumerate(s.tokens) if lying & token]
        if places:
            return share(s, who, places)
    places = [place_of(s, tile) for tile in scenario_of(s).muster]
    return [place for place in places if place != NOBODY] or home(s)


def at_boss(s: State, who: int) -> list[int]:
    """Tiles from which the weapons reach the boss: with a Rifle out of its own reach."""
    for clause in scenario_of(s).rules:
        if clause.verb == BOSS:
            lair = s.alien_at[FIRST_FIGURE[clause.alien]]
            ranges = ranges_from(s, lair)
            best = 2 if carried(s, who, ATOMIC_RIFLE) != NOBODY else 1
            places = [place for place, steps in enumerate(ranges) if steps == best and is_scanned(s, place)]
            near = board_of(s).around[lair]
            return places or [place for place in near if ranges[place] < FAR] or [lair]
    return []


def mysterium_or_plan(s: State, item: int) -> bool:
    """Whether an item is of use for assembling."""
    card = card_of(s, item)
    return card == MYSTERIUM_TOKEN or s.facts.is_schematic[card]
