"""Whether a scenario can be played: its map, tiles, tokens and objectives, for every crew and from every dock.

`check` is what play relies on, of every scenario. `check_sense` is asked of new files only: those of older plays go on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from coffret.games.away_missions import cards
from coffret.games.away_missions.cards import FAR, HULL, Board, Clause, Scenario
from coffret.games.away_missions.entries import ScenarioEntry
from coffret.games.away_missions.missions import Path, ScenarioError, Supplies
from coffret.games.away_missions.names import ALIENS, CARDS, FIGURES_OF, QUEEN, STANDARD_TILES, TILES

SHUTTLECRAFT = TILES.index("shuttlecraft")
TANK = CARDS.index("thrall-oxygen-tank")
LISTS = {  # the verbs that need a tile at the least, and the field that lists them
    cards.DO_TASK: "at",
    cards.CONFISCATE: "at",
    cards.SPAWN: "at",
    cards.FEAR: "until",
    cards.FOG: "until",
    cards.ALARM: "at",
}
AMOUNTS = {cards.DO_TASK: "hits", cards.COLLECT: "least", cards.BOSS: "hp"}  # what must not be nothing, and its field
ONCE = (cards.BOSS, cards.DEADLINE, cards.MUSTER_NEAR, cards.CONFISCATE)
BRINGING = (cards.PLACE, cards.SPAWN, cards.REINFORCE, cards.VENT)
MARKER_VERBS = (cards.SEAL, cards.SPAWN, cards.FEAR, cards.FOG, cards.ALARM)


def check(entry: ScenarioEntry, scenario: Scenario, supplies: Supplies, boards: list[Board]) -> None:
    """AM-SCEN-05 Whether a scenario can be played by every crew and from every dock; else a ScenarioError."""
    check_start(entry, scenario)
    check_map(scenario, boards)
    check_docks(scenario, boards)
    check_tiles(scenario)
    check_markers(scenario, supplies)
    check_tokens(entry, scenario, supplies)
    for crew in range(5):
        check_clauses(scenario, supplies, crew)
    check_collections(scenario, supplies)
    check_sealed(scenario, boards)


def check_start(entry: ScenarioEntry, scenario: Scenario) -> None:
    """AM-SETUP-05, AM-SETUP-06 The start is a face-up scenario tile, or the Shuttlecraft at a dock."""
    if (entry.start is None) == (not entry.docks):
        raise ScenarioError("error-start-or-docks", ("start",))
    if entry.start is not None and (scenario.start, True) not in [(place, up) for place, _, up in scenario.fixed]:
        raise ScenarioError("error-start-tile", ("start",))


def check_map(scenario: Scenario, boards: list[Board]) -> None:
    """AM-TILE-08 Every map is in one piece."""
    for size, row in enumerate(scenario.board, 2):
        for number in row:
            board = boards[number]
            places = [place for place in range(board.n) if (board.present >> place) & 1]
            for place in places:
                if board.distance[places[0] * board.n + place] == FAR:
                    cell = str(list(scenario.at[place]))
                    raise ScenarioError("error-map-apart", ("hidden",), size=size, cell=cell)


def check_docks(scenario: Scenario, boards: list[Board]) -> None:
    """AM-SETUP-07 A dock touches at least two tiles of the map."""
    for number, place in enumerate(scenario.docks):
        if len(boards[scenario.board[0][number]].around[place]) < 2:
            raise ScenarioError("error-dock", ("docks", number))


def check_tiles(scenario: Scenario) -> None:
    """AM-SETUP-02 There are enough tiles, and each scenario tile lies in one place only."""
    wanted = len(scenario.hidden[-1])
    if wanted > STANDARD_TILES:
        raise ScenarioError("error-standard-tiles", ("hidden",), there=STANDARD_TILES, wanted=wanted)
    fixed = [tile for _, tile, _ in scenario.fixed] + [SHUTTLECRAFT] * bool(scenario.docks)
    for crew in range(5):
        for tile, count in Counter([*fixed, *scenario.marker_tiles[crew]]).items():
            if count > 1:
                raise ScenarioError("error-tile-once", ("fixed",), id=TILES[tile])


def check_markers(scenario: Scenario, supplies: Supplies) -> None:
    """AM-SETUP-03 As many markers as positions, all of them under face-down tiles of every crew."""
    for number, place in enumerate(scenario.marker_places):
        if place not in scenario.hidden[0]:
            raise ScenarioError("error-marker-tile", ("markers", "at", number))
    for crew in range(5):
        markers = len(scenario.marker_tiles[crew]) + scenario.decoys[crew]
        positions = len(scenario.marker_places)
        if markers != positions:
            raise ScenarioError("error-markers", ("markers",), markers=markers, positions=positions, size=crew + 2)
        if scenario.decoys[crew] > supplies.decoys:
            raise ScenarioError("error-decoys", ("markers", "decoys"), there=supplies.decoys)


def check_tokens(entry: ScenarioEntry, scenario: Scenario, supplies: Supplies) -> None:
    """AM-SCEN-06, AM-SETUP-10, AM-TOKEN-05 Enough tokens of each kind, on face-down tiles, for each size of crew."""
    allowed = [
        aliens for aliens in supplies.token_aliens if not any((scenario.excluded >> alien) & 1 for alien in aliens)
    ]
    kinds = (
        ("alien", scenario.alien_slots, scenario.alien_count, len(allowed)),
        ("discovery", scenario.discovery_slots, scenario.discovery_count, pool(scenario, supplies)),
        ("alert", scenario.alert_slots, scenario.alert_count, supplies.alerts),
    )
    for field, slots, counts, there in kinds:
        for number, place in enumerate(slots):
            if place in slots[:number]:
                cell = str(list(scenario.at[place]))
                raise ScenarioError("error-position-twice", (field, "slots", number), cell=cell)
        for crew, count in enumerate(counts):
            if count > len(slots):
                raise ScenarioError("error-slots", (field, "count"), tokens=count, size=crew + 2, slots=len(slots))
            if count > there:
                raise ScenarioError("error-tokens", (field, "count"), tokens=count, size=crew + 2, there=there)
            check_slots(scenario, field, slots[:count], crew)
    if not any(entry.exclude) or len(allowed) > max(scenario.alien_count):
        return
    raise ScenarioError("error-no-alien-token", ("exclude",))


def check_slots(scenario: Scenario, field: str, slots: tuple[int, ...], crew: int) -> None:
    """AM-SETUP-10 Tokens lie on face-down tiles."""
    down = [place for place, _, up in scenario.fixed if not up]
    hidden = [*scenario.hidden[crew], *down]
    for number, place in enumerate(slots):
        if place not in hidden:
            raise ScenarioError("error-face-down", (field, "slots", number), size=crew + 2)


def pool(scenario: Scenario, supplies: Supplies) -> int:
    """The Discovery tokens that a scenario leaves in its pool."""
    left = list(supplies.discoveries)
    for rule in scenario.rules:
        if rule.verb == cards.LIMIT:
            left[rule.what] = min(left[rule.what], *rule.amount)
    return sum(left)


def in_play(scenario: Scenario, crew: int) -> set[int]:
    """The scenario tiles that are on the map of a crew, found or not."""
    tiles = {tile for _, tile, _ in scenario.fixed} | set(scenario.marker_tiles[crew])
    return tiles | {SHUTTLECRAFT} if scenario.docks else tiles


def clauses(scenario: Scenario) -> Iterator[tuple[Path, Clause]]:
    """All clauses, each with its place in the file."""
    for field, found in (
        ("objectives", scenario.objectives),
        ("rules", scenario.rules),
        ("red_alert", scenario.red_alert),
    ):
        for number, clause in enumerate(found):
            yield (field, number), clause


def check_clauses(scenario: Scenario, supplies: Supplies, crew: int) -> None:
    """AM-SCEN-05 What objectives, rules and Red Alert name is in play, so that it can be reached."""
    there = in_play(scenario, crew)
    size = crew + 2
    for number, tile in enumerate(scenario.muster):
        if tile not in there:
            raise ScenarioError("error-tile-off-map", ("muster", number), id=TILES[tile], size=size)
    bosses = [rule for rule in scenario.rules if rule.verb == cards.BOSS]
    for path, clause in clauses(scenario):
        if clause.verb in (cards.DO_TASK, cards.CONFISCATE) and not clause.tiles:
            raise ScenarioError("error-no-tiles", (*path, LISTS[clause.verb]))
        several = clause.verb in (cards.DO_TASK, cards.SPAWN, cards.FEAR, cards.FOG, cards.ALARM)
        missing = [tile for tile in (*clause.tiles, *clause.after) if tile not in there]
        if missing and not (several and len(missing) < len(clause.tiles)):
            raise ScenarioError("error-tile-off-map", (*path, "at"), id=TILES[missing[0]], size=size)
        unmarked = [tile for tile in marked_tiles(clause) if not supplies.box[tile]]
        if unmarked:
            raise ScenarioError("error-no-marker", path, id=TILES[unmarked[0]])
        if clause.verb == cards.SLAY and len(bosses) != 1:
            raise ScenarioError("error-no-boss", path)
        if clause.verb == cards.CLEAR:
            check_clear(scenario, supplies, path, clause)
        if clause.verb in (cards.HOLD_OUT, cards.DEADLINE) and clause.amount[crew] == 0:
            raise ScenarioError("error-one-turn", path)
        if clause.verb == cards.PLACE and clause.amount[crew] > supplies.figures[clause.alien]:
            raise ScenarioError("error-alien-figures", (*path, "count"), there=supplies.figures[clause.alien])


def check_clear(scenario: Scenario, supplies: Supplies, path: Path, clause: Clause) -> None:
    """AM-SCEN-12 Aliens that must be gone can come; if they come first of all, some are there from the start."""
    rules = [rule.verb for rule in scenario.rules if rule.alien == clause.alien]
    kind = ALIENS[clause.alien]
    if path[-1] == 0 and cards.PLACE not in rules:
        raise ScenarioError("error-clear-at-once", path, id=kind)
    on_tokens = [it for it in supplies.token_aliens if clause.alien in it]
    if not rules and (not on_tokens or (scenario.excluded >> clause.alien) & 1):
        raise ScenarioError("error-never-comes", (*path, "alien"), id=kind)


def marked_tiles(clause: Clause) -> tuple[int, ...]:
    """The tiles whose marker a clause speaks of."""
    if clause.verb == cards.SEAL:
        return clause.tiles[1:]
    return clause.tiles if clause.verb in MARKER_VERBS else clause.after


def check_collections(scenario: Scenario, supplies: Supplies) -> None:
    """AM-SCEN-08 What must be collected can be found."""
    for path, clause in clauses(scenario):
        for crew in range(5):
            dealt = scenario.discovery_count[crew]
            least = clause.amount[crew]
            if clause.verb == cards.INCLUDE:
                included = sum(it.amount[crew] for it in scenario.rules if it.verb == cards.INCLUDE)
                if included > dealt or least > of_kind(clause.what, supplies):
                    raise ScenarioError("error-include-tokens", (*path, "count"), size=crew + 2, dealt=dealt)
            if clause.verb == cards.FIRST_SLOTS:
                check_first_slots(path, clause, scenario, supplies, crew)
            if clause.verb != cards.COLLECT:
                continue
            most = FAR
            if clause.what == cards.TECHNOLOGY:
                most = dealt - tanks(scenario, supplies, crew)
            elif clause.what == cards.ASSEMBLED:
                most = min(dealt, of_kind(cards.ANY_SCHEMATIC, supplies))
            if least > most:
                raise ScenarioError("error-collect", (*path, "least"), size=crew + 2, most=most, least=least)


def of_kind(what: int, supplies: Supplies) -> int:
    """The Discovery tokens of a kind, or all Schematics."""
    if what == cards.ANY_SCHEMATIC:
        return sum(count for count, it in zip(supplies.discoveries, supplies.is_schematic, strict=True) if it)
    return supplies.discoveries[what]


def tanks(scenario: Scenario, supplies: Supplies, crew: int) -> int:
    """The Thrall Oxygen Tanks that may be among the Discovery tokens: they are no technology."""
    limits = [it.amount[crew] for it in scenario.rules if it.verb == cards.LIMIT and it.what == TANK]
    return min([supplies.discoveries[TANK], *limits])


def check_first_slots(path: Path, clause: Clause, scenario: Scenario, supplies: Supplies, crew: int) -> None:
    """The first slots need as many tokens that list the Alien, also where the third one is not placed (AM-OPT-03)."""
    fitting = [
        aliens
        for aliens in supplies.token_aliens
        if clause.alien in aliens[:2] and not any((scenario.excluded >> alien) & 1 for alien in aliens)
    ]
    most = min(len(fitting), scenario.alien_count[crew])
    if clause.amount[crew] > most:
        id = ALIENS[clause.alien]
        raise ScenarioError("error-first-slots", (*path, "slots"), most=most, id=id, size=crew + 2)


def check_sealed(scenario: Scenario, boards: list[Board]) -> None:
    """AM-HATCH-09 A sealed tile must not cut the crew off from what opens it."""
    for path, clause in clauses(scenario):
        if clause.verb != cards.SEAL:
            continue
        for row in scenario.board:
            for dock, number in enumerate(row):
                board = boards[number]
                closed = [place for place, tile, _ in scenario.fixed if tile == clause.tiles[0]]
                start = scenario.start if scenario.start != HULL else scenario.docks[dock]
                open_places = sum(1 << place for place in closed) ^ board.present
                rest = Board(scenario.at, open_places)
                for place in range(rest.n):
                    if (open_places >> place) & 1 and rest.distance[start * rest.n + place] == FAR:
                        raise ScenarioError("error-sealed", (*path, "at"))


# What would be played, but cannot be meant.


def check_sense(scenario: Scenario) -> None:
    """AM-SCEN-05, AM-BOSS-01 Every clause does something, and the mission is not won from the start."""
    for path, clause in clauses(scenario):
        if clause.verb in LISTS and not clause.tiles:
            raise ScenarioError("error-no-tiles", (*path, LISTS[clause.verb]))
        if clause.verb in AMOUNTS and 0 in clause.amount:
            raise ScenarioError("error-nothing", (*path, AMOUNTS[clause.verb]))
        if clause.verb in BRINGING and clause.alien == QUEEN:
            raise ScenarioError("error-only-boss", (*path, "alien"), id=ALIENS[QUEEN])
        if clause.verb == cards.BOSS and clause.alien != QUEEN:
            raise ScenarioError("error-boss", (*path, "alien"), id=ALIENS[QUEEN])
        if clause.verb == cards.PLACE:
            check_figures(scenario, path, clause)
    for number, rule in enumerate(scenario.rules):
        if rule.verb in ONCE and rule.verb in [earlier.verb for earlier in scenario.rules[:number]]:
            raise ScenarioError("error-verb-once", ("rules", number, "verb"))
    if all(holds_at_once(scenario, clause) for clause in scenario.objectives):
        raise ScenarioError("error-won-at-once", ("objectives",))


def check_figures(scenario: Scenario, path: Path, clause: Clause) -> None:
    """AM-TOKEN-09 Rules that place the same kind of Alien share its figures."""
    same = [rule for rule in scenario.rules if rule.verb == cards.PLACE and rule.alien == clause.alien]
    there = FIGURES_OF[clause.alien]
    if max(sum(rule.amount[crew] for rule in same) for crew in range(5)) > there:
        raise ScenarioError("error-alien-figures", (*path, "count"), there=there)


def holds_at_once(scenario: Scenario, clause: Clause) -> bool:
    """Whether an objective holds before anybody has done anything."""
    if clause.verb == cards.CLEAR:
        return clause.alien not in [rule.alien for rule in scenario.rules if rule.verb == cards.PLACE]
    return clause.verb == cards.GATHER and clause.tiles[0] == start_tile(scenario)


def start_tile(scenario: Scenario) -> int:
    """The tile on which the Rocketeers start."""
    if scenario.start == HULL:
        return SHUTTLECRAFT
    return next(tile for place, tile, _ in scenario.fixed if place == scenario.start)
