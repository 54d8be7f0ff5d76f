"""Content: the tables that the rules read, made from checked entries."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

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
    CARD_OF,
    CARDS,
    COMPONENTS,
    COPIES,
    EFFECTS,
    EVENTS,
    FIGURES_OF,
    OVERKILLS,
    OWN,
    PRINTED,
    ROCKETEERS,
    SCENARIOS,
    STANDARD_TILES,
    TILES,
)
from coffret.kernel import Content, ContentError, Numbered, choose, in_order

CREWS = ("2", "3", "4", "5", "6")
TOKENS = ("alarm", "all-quiet", "order", "rocketeer", "decoy", "command")
ALIEN_TOKENS = tuple(f"a{number:02d}" for number in range(1, 43))
DECKS = ("rocketeer", "discovery", "rescued", "brain")


def facts(content: Content) -> Facts:
    """The tables of a content pack."""
    crews = in_order(content, "crew", CrewEntry, CREWS, CREWS)
    rocketeers = in_order(content, "rocketeer", RocketeerEntry, ROCKETEERS, ROCKETEERS)
    aliens = in_order(content, "alien", AlienEntry, ALIENS, ALIENS)
    alien_tokens = in_order(content, "alien_token", AlienTokenEntry, ALIEN_TOKENS)
    tokens = in_order(content, "token", TokenEntry, TOKENS, TOKENS)
    tiles = in_order(content, "tile", TileEntry, TILES)
    items = in_order(content, "item", ItemEntry, CARDS)
    check_tiles(tiles)
    check_items(items, all_there=not content.is_kept)
    if not content.is_kept:
        check_figures(aliens)
    nobody: tuple[int, ...] = ()
    lists = alien_tokens.each(aliens_of, nobody)
    counts = {it.id: it.count if own else 0 for it, own in zip(tokens, tokens.own, strict=True)}
    supplies = supplies_of(tiles, items, aliens, counts, lists)
    missions = content.table("scenario", ScenarioEntry)
    scenarios, boards = make_scenarios(missions, None if content.is_kept else supplies)
    there = [scenario for scenario in scenarios if scenario is not None]
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
        bugs_each=aliens[BUG].each,
        token_aliens=lists,
        token_event=alien_tokens.each(lambda it: number(it.event, EVENTS, f'alien_token "{it.id}"', "event"), NOTHING),
        token_lists=tuple(listing(lists, alien, 3) for alien in range(len(ALIENS))),
        token_lists_early=tuple(listing(lists, alien, 2) for alien in range(len(ALIENS))),
        alarms=counts["alarm"],
        quiets=counts["all-quiet"],
        tile_number=tiles.each(lambda it: it.number, 0),
        edges=tiles.each(hatches, 0),
        vent=tiles.each(lambda it: it.vent, False),
        box=supplies.box,
        deck=items.each(lambda it: DECKS.index(it.deck), 0),
        is_weapon=items.each(lambda it: bool(it.dice), False),
        is_schematic=supplies.is_schematic,
        large=items.each(lambda it: it.large, False),
        max_charges=items.each(lambda it: it.charges, 0),
        analysis=items.each(lambda it: it.analysis, False),
        parts=items.each(parts, (0, 0, 0)),
        dice=items.each(dice, (0, 0, 0, 0)),
        area=items.each(lambda it: it.area, False),
        item_option=items.each(lambda it: number(it.option, OVERKILLS, f'item "{it.id}"', "option"), NOTHING),
        discarded=items.each(lambda it: it.discarded, False),
        personal_to=items.each(lambda it: number(it.personal_to, ROCKETEERS, f'item "{it.id}"', "rocketeer"), NOTHING),
        kind_of=CARD_OF,
        in_deck=tuple(in_deck(items, deck) for deck in DECKS),
        boards=boards,
        scenarios=tuple(there[0] if scenario is None else scenario for scenario in scenarios),
        has_scenario=tuple(scenario is not None for scenario in scenarios),
        rocketeers=rocketeers.numbers,
        alien_tokens=sum(1 << token for token in alien_tokens.numbers),
        standard_tiles=sum(1 << tile for tile in tiles.numbers if tile < STANDARD_TILES),
        origin={
            "rocketeer": tuple(it.origin for it in rocketeers),
            "alien": tuple(it.origin for it in aliens),
            "tile": tiles.each(lambda it: it.origin, "printed"),
            "item": items.each(lambda it: it.origin, "printed"),
            "token": alien_tokens.each(lambda it: it.origin, "printed"),
            "scenario": tuple("printed" if it is None else missions[it.id].origin for it in scenarios),
        },
    )


def number(id: str, ids: tuple[str, ...], where: str, what: str) -> int:
    """The number of a thing that an entry names; nothing for an empty name."""
    if not id:
        return NOTHING
    found: int = choose(id, {name: place for place, name in enumerate(ids)}, where, what)
    return found


def check_tiles(tiles: Iterable[TileEntry]) -> None:
    """AM-TILE-03 Numbers break ties, so that they must rise with the tiles."""
    for one, other in pairwise(tiles):
        if one.number >= other.number:
            raise ContentError("error-tile-number", id=other.id, other=one.id)


def check_items(items: Numbered[ItemEntry], *, all_there: bool) -> None:
    """AM-SETUP-13, AM-COMP-01 The copies of the cards, and what Schematics are made of."""
    for item in items:
        copies = COPIES[CARDS.index(item.id)]
        if item.copies != copies and (all_there or item.copies > copies):
            raise ContentError("error-copies", id=item.id, needed=copies, found=item.copies)
        for part in item.components:
            number(part, COMPONENTS, f'item "{item.id}"', "component")


def check_figures(aliens: Numbered[AlienEntry]) -> None:
    """AM-TOKEN-09 The figures in the box."""
    for alien, figures in zip(aliens, FIGURES_OF, strict=True):
        if alien.figures != figures:
            raise ContentError("error-figures", id=alien.id, needed=figures, found=alien.figures)
    if not aliens[BUG].each:  # AM-BUG-12: when they run short, one is fetched
        raise ContentError("error-no-bugs", id=aliens[BUG].id)


def aliens_of(token: AlienTokenEntry) -> tuple[int, ...]:
    """AM-TOKEN-07 The kinds of Aliens that a token lists."""
    kinds = {id: kind for kind, id in enumerate(ALIENS)}
    return tuple(choose(id, kinds, f'alien_token "{token.id}"', "alien") for id in token.aliens)


def listing(lists: Sequence[tuple[int, ...]], alien: int, places: int) -> int:
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


def in_deck(items: Numbered[ItemEntry], deck: str) -> tuple[int, ...]:
    """The items of a deck, card by card: of each card as many copies as there are."""
    found: list[int] = []
    for card, entry in enumerate(items.slots):
        if entry is not None and entry.deck == deck:
            found += [item for item, kind in enumerate(CARD_OF) if kind == card][: entry.copies]
    return tuple(found)


def hatches(tile: TileEntry) -> int:
    """AM-TILE-03 The hatch symbols of a tile as bits, clockwise from the edge of its arrow."""
    return sum(1 << edge for edge in range(6) if tile.edges[edge] == "H")


def supplies_of(
    tiles: Numbered[TileEntry],
    items: Numbered[ItemEntry],
    aliens: Numbered[AlienEntry],
    counts: dict[str, int],
    lists: tuple[tuple[int, ...], ...],
) -> Supplies:
    """What a scenario can be built from."""
    return Supplies(
        box=tiles.each(lambda it: it.box, False),
        is_schematic=items.each(lambda it: bool(it.components), False),
        discoveries=items.each(lambda it: it.copies if it.deck == "discovery" else 0, 0),
        figures=tuple(it.figures for it in aliens),
        token_aliens=lists,
        alerts=counts["alarm"] + counts["all-quiet"],
        decoys=counts["decoy"],
    )


def make_scenarios(
    entries: dict[str, ScenarioEntry], supplies: Supplies | None
) -> tuple[list[Scenario | None], tuple[Board, ...]]:
    """AM-SCEN-09 The scenarios by number, perhaps one of a user's own among them, and the boards of all.

    Without supplies, what an earlier release has checked is taken as it is.
    """
    own = [id for id in entries if id not in PRINTED]
    if len(own) > 1:
        raise ContentError("error-two-scenarios", id=own[1], other=own[0])
    scenarios: list[Scenario | None] = []
    boards: list[Board] = []
    for place, named in enumerate(SCENARIOS):
        id = own[0] if place == OWN and own else named
        if id not in entries:
            scenarios.append(None)
            continue
        try:
            scenario = make_scenario(entries[id], boards)
            if supplies is not None:
                check(entries[id], scenario, supplies, boards)
        except ScenarioError as error:
            raise ScenarioError("error-in-scenario", error.path, id=id, field=error.place(), why=error) from error
        scenarios.append(scenario)
    while scenarios and scenarios[-1] is None:
        scenarios.pop()
    if not scenarios:
        raise ContentError("error-entry-missing", table="scenario", id=PRINTED[0])
    return scenarios, tuple(boards)
