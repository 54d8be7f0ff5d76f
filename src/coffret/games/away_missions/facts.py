"""Content: the tables that the rules read, made from checked entries."""

from itertools import pairwise
from typing import TypeVar

from coffret.games.away_missions.cards import COMBAT, NON_COMBAT, NOTHING, Board, Facts, Scenario
from coffret.games.away_missions.checking import check
from coffret.games.away_missions.entries import (
    AlienEntry,
    AlienTokenEntry,
    CrewEntry,
    ItemEntry,
    RocketeerEntry,
    ScenarioEntry,
    TileEntry,
    TokenEntry,
)
from coffret.games.away_missions.missions import ScenarioError, Supplies, make_scenario
from coffret.games.away_missions.names import (
    ALIENS,
    BUG,
    CARDS,
    COMPONENTS,
    COPIES,
    EFFECTS,
    EVENTS,
    FIGURES_OF,
    OVERKILLS,
    ROCKETEERS,
    SCENARIOS,
    TILES,
)
from coffret.kernel import Content, ContentError, Entry, choose

E = TypeVar("E", bound=Entry)

CREWS = ("2", "3", "4", "5", "6")
TOKENS = ("alarm", "all-quiet", "order", "rocketeer", "decoy", "command")
ALIEN_TOKENS = tuple(f"a{number:02d}" for number in range(1, 43))
DECKS = ("rocketeer", "discovery", "rescued", "brain")


def facts(content: Content) -> Facts:
    """The tables of a content pack."""
    crews = in_order(content.table("crew", CrewEntry), CREWS, "crew")
    rocketeers = in_order(content.table("rocketeer", RocketeerEntry), ROCKETEERS, "rocketeer")
    aliens = in_order(content.table("alien", AlienEntry), ALIENS, "alien")
    alien_tokens = in_order(content.table("alien_token", AlienTokenEntry), ALIEN_TOKENS, "alien_token")
    tokens = in_order(content.table("token", TokenEntry), TOKENS, "token")
    tiles = in_order(content.table("tile", TileEntry), TILES, "tile")
    items = in_order(content.table("item", ItemEntry), CARDS, "item")
    check_tiles(tiles)
    check_items(items)
    check_figures(aliens)
    kinds = {id: kind for kind, id in enumerate(ALIENS)}
    lists = [tuple(choose(id, kinds, f'alien_token "{it.id}"', "alien") for id in it.aliens) for it in alien_tokens]
    supplies = supplies_of(tiles, items, aliens, tokens, tuple(lists))
    scenarios, boards = make_scenarios(content.table("scenario", ScenarioEntry), supplies)
    return Facts(
        hp=tuple(it.hp for it in rocketeers),
        iq=tuple(it.iq for it in rocketeers),
        third_ap=tuple(COMBAT if it.third_ap == "combat" else NON_COMBAT for it in rocketeers),
        option=tuple(number(it.option, OVERKILLS, f'rocketeer "{it.id}"', "option") for it in rocketeers),
        personal_item=tuple(number(it.item, CARDS, f'rocketeer "{it.id}"', "item") for it in rocketeers),
        kit=tuple(tuple(number(id, CARDS, f'rocketeer "{it.id}"', "item") for id in it.kit) for it in rocketeers),
        oxygen=tuple(it.oxygen for it in crews),
        alien_hp=tuple(it.hp for it in aliens),
        alien_move=tuple(it.move for it in aliens),
        alien_dice=tuple(it.dice for it in aliens),
        alien_range=tuple(it.range for it in aliens),
        alien_effect=tuple(number(it.effect, EFFECTS, f'alien "{it.id}"', "effect") for it in aliens),
        alien_option=tuple(number(it.option, OVERKILLS, f'alien "{it.id}"', "option") for it in aliens),
        figures=tuple(it.figures for it in aliens),
        passes_closed=tuple(it.passes_closed for it in aliens),
        moves_and_attacks=tuple(it.moves_and_attacks for it in aliens),
        bugs_each=aliens[ALIENS.index("bug")].each,
        token_aliens=tuple(lists),
        token_event=tuple(number(it.event, EVENTS, f'alien_token "{it.id}"', "event") for it in alien_tokens),
        token_lists=tuple(listing(lists, alien, 3) for alien in range(len(ALIENS))),
        token_lists_early=tuple(listing(lists, alien, 2) for alien in range(len(ALIENS))),
        alarms=tokens[0].count,
        quiets=tokens[1].count,
        tile_number=tuple(it.number for it in tiles),
        edges=tuple(hatches(it) for it in tiles),
        vent=tuple(it.vent for it in tiles),
        box=supplies.box,
        deck=tuple(DECKS.index(it.deck) for it in items),
        is_weapon=tuple(bool(it.dice) for it in items),
        is_schematic=supplies.is_schematic,
        large=tuple(it.large for it in items),
        max_charges=tuple(it.charges for it in items),
        analysis=tuple(it.analysis for it in items),
        parts=tuple(parts(it) for it in items),
        dice=tuple(dice(it) for it in items),
        area=tuple(it.area for it in items),
        item_option=tuple(number(it.option, OVERKILLS, f'item "{it.id}"', "option") for it in items),
        discarded=tuple(it.discarded for it in items),
        personal_to=tuple(number(it.personal_to, ROCKETEERS, f'item "{it.id}"', "rocketeer") for it in items),
        kind_of=tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies)),
        first_of=first_of(items),
        boards=boards,
        scenarios=scenarios,
        origin={
            "rocketeer": tuple(it.origin for it in rocketeers),
            "alien": tuple(it.origin for it in aliens),
            "tile": tuple(it.origin for it in tiles),
            "item": tuple(it.origin for it in items),
            "token": tuple(it.origin for it in alien_tokens),
            "scenario": tuple(it.origin for it in content.table("scenario", ScenarioEntry).values()),
        },
    )


def in_order(entries: dict[str, E], ids: tuple[str, ...], table: str) -> list[E]:
    """The entries of a table that has exactly these, in the order of the rules."""
    known = {id: id for id in ids}
    for id in entries:
        choose(id, known, f'{table} "{id}"', table)
    return [entries[id] for id in ids]


def number(id: str, ids: tuple[str, ...], where: str, what: str) -> int:
    """The number of a thing that an entry names; nothing for an empty name."""
    if not id:
        return NOTHING
    found: int = choose(id, {name: place for place, name in enumerate(ids)}, where, what)
    return found


def check_tiles(tiles: list[TileEntry]) -> None:
    """AM-TILE-03 Numbers break ties, so that they must rise with the tiles."""
    for one, other in pairwise(tiles):
        if one.number >= other.number:
            raise ContentError("error-tile-number", id=other.id, other=one.id)


def check_items(items: list[ItemEntry]) -> None:
    """AM-SETUP-13, AM-COMP-01 The copies of the cards, and what Schematics are made of."""
    for item, copies in zip(items, COPIES, strict=True):
        if item.copies != copies:
            raise ContentError("error-copies", id=item.id, needed=copies, found=item.copies)
        for part in item.components:
            number(part, COMPONENTS, f'item "{item.id}"', "component")


def check_figures(aliens: list[AlienEntry]) -> None:
    """AM-TOKEN-09 The figures in the box."""
    for alien, figures in zip(aliens, FIGURES_OF, strict=True):
        if alien.figures != figures:
            raise ContentError("error-figures", id=alien.id, needed=figures, found=alien.figures)
    if not aliens[BUG].each:  # AM-BUG-12: when they run short, one is fetched
        raise ContentError("error-no-bugs", id=aliens[BUG].id)


def listing(lists: list[tuple[int, ...]], alien: int, places: int) -> int:
    """The Alien tokens, as bits, that name an Alien in one of their first places."""
    return sum(1 << token for token, aliens in enumerate(lists) if alien in aliens[:places])


def parts(item: ItemEntry) -> tuple[int, int, int]:
    """AM-SCHEM-12 How much Wire, Alien Blood and Mysterium a Schematic needs."""
    wire, blood, mysterium = (item.components.count(part) for part in COMPONENTS)
    return wire, blood, mysterium


def dice(item: ItemEntry) -> tuple[int, int, int, int]:
    """AM-WPN-12 The attack dice at ranges 0 to 3."""
    one, two, three, four = (*item.dice, *[0] * (4 - len(item.dice)))
    return one, two, three, four


def first_of(items: list[ItemEntry]) -> tuple[int, ...]:
    """Where the copies of each deck begin, and where the last ends."""
    sizes = [sum(item.copies for item in items if item.deck == deck) for deck in DECKS]
    return tuple(sum(sizes[:deck]) for deck in range(len(DECKS) + 1))


def hatches(tile: TileEntry) -> int:
    """AM-TILE-03 The hatch symbols of a tile as bits, clockwise from the edge of its arrow."""
    return sum(1 << edge for edge in range(6) if tile.edges[edge] == "H")


def supplies_of(
    tiles: list[TileEntry],
    items: list[ItemEntry],
    aliens: list[AlienEntry],
    tokens: list[TokenEntry],
    lists: tuple[tuple[int, ...], ...],
) -> Supplies:
    """What a scenario can be built from."""
    return Supplies(
        box=tuple(it.box for it in tiles),
        is_schematic=tuple(bool(it.components) for it in items),
        discoveries=tuple(it.copies if it.deck == "discovery" else 0 for it in items),
        figures=tuple(it.figures for it in aliens),
        token_aliens=lists,
        alerts=tokens[0].count + tokens[1].count,
        decoys=tokens[TOKENS.index("decoy")].count,
    )


def make_scenarios(
    entries: dict[str, ScenarioEntry], supplies: Supplies
) -> tuple[tuple[Scenario, ...], tuple[Board, ...]]:
    """AM-SCEN-09 The ten scenarios in their order, then perhaps one of a user's own, and the boards of all."""
    own = [id for id in entries if id not in SCENARIOS[:-1]]
    if len(own) > 1:
        raise ContentError("error-two-scenarios", id=own[1], other=own[0])
    scenarios: list[Scenario] = []
    boards: list[Board] = []
    for id in [*SCENARIOS[:-1], *own]:
        try:
            scenario = make_scenario(entries[id], boards)
            check(entries[id], scenario, supplies, boards)
        except ScenarioError as error:
            raise ScenarioError("error-in-scenario", error.path, id=id, field=error.place(), why=error) from error
        scenarios.append(scenario)
    return tuple(scenarios), tuple(boards)
