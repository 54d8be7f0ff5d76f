"""Scenarios: from an entry to its places, boards and clauses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from coffret.games.away_missions import cards, entries
from coffret.games.away_missions.cards import HULL, MOST_PLACES, NOTHING, Board, Clause, Crews, Scenario
from coffret.games.away_missions.entries import ByCrew, Hex, ScenarioEntry, Verb
from coffret.games.away_missions.names import ALIENS, CARDS, STANDARD_TILES, TASKS, TILES
from coffret.kernel import ContentError
from coffret.kernel.errors import near

Path = tuple[str | int, ...]

COLLECTED = ("thralls-subdued", "thralls-rescued", "schematics-assembled", "technology")
MYSTERIUM = "mysterium"
SCHEMATIC = "schematic"  # instead of an item: any Schematic


class ScenarioError(ContentError):
    """Something wrong in a scenario, and where: the field, and the number of the element in it."""

    package = __package__ or ""

    def __init__(self, text: str, path: Path, **args: Any) -> None:
        super().__init__(text, **args)
        self.path = path

    def place(self) -> str:
        """The field in words: `rules 2, alien`."""
        return ", ".join(f"{part + 1}" if isinstance(part, int) else part for part in self.path).replace("s, ", "s ")


class Supplies(msgspec.Struct, frozen=True):
    """What lies in the box for a scenario."""

    box: tuple[bool, ...]
    is_schematic: tuple[bool, ...]
    discoveries: tuple[int, ...]  # tokens by kind of item
    figures: tuple[int, ...]
    token_aliens: tuple[tuple[int, ...], ...]
    alerts: int
    decoys: int


def make_scenario(entry: ScenarioEntry, boards: list[Board]) -> Scenario:
    """AM-SCEN-05 A scenario as the rules read it; its boards are added to the list, else a ScenarioError."""
    return Mission(entry).build(boards)


class Mission:
    """One entry on its way to a Scenario: knows its places by coordinates."""

    def __init__(self, entry: ScenarioEntry) -> None:
        self.entry = entry
        self.at = self.positions()
        self.place_of = {cell: place for place, cell in enumerate(self.at)}

    def positions(self) -> tuple[Hex, ...]:
        """AM-SCEN-06 All places that any crew and dock can have, by coordinates."""
        found: dict[Hex, Path] = {}
        lists: list[tuple[str, Sequence[Hex]]] = [
            ("fixed", [it.at for it in self.entry.fixed]),
            ("hidden", self.entry.hidden),
            ("hidden_4plus", self.entry.hidden_4plus),
            ("hidden_5plus", self.entry.hidden_5plus),
            ("hidden_6plus", self.entry.hidden_6plus),
            ("docks", self.entry.docks),
        ]
        for field, cells in lists:
            for number, cell in enumerate(cells):
                if cell in found:
                    raise ScenarioError("error-position-twice", (field, number), cell=str(list(cell)))
                found[cell] = (field, number)
        if len(found) > MOST_PLACES:
            raise ScenarioError("error-map-size", ("hidden",), most=MOST_PLACES, found=len(found))
        later = {*self.entry.hidden_4plus, *self.entry.hidden_6plus}  # so that the numbers of small maps stay
        return tuple(sorted(found, key=lambda cell: (cell in later, cell)))

    def build(self, boards: list[Board]) -> Scenario:
        """The scenario, unchecked as a whole."""
        it = self.entry
        return Scenario(
            id=it.id,
            number=it.number,
            difficulty=it.difficulty,
            at=self.at,
            start=HULL if it.start is None else self.place(it.start, "start"),
            docks=self.places(it.docks, "docks"),
            board=self.boards(boards),
            fixed=tuple(
                (self.place_of[one.at], tile(one.tile, ("fixed", number, "tile")), one.face == "up")
                for number, one in enumerate(it.fixed)
            ),
            hidden=tuple(self.places(self.hidden(size), "hidden") for size in range(2, 7)),
            marker_places=self.places(it.markers.at, "markers", "at"),
            marker_tiles=self.marker_tiles(),
            decoys=self.decoys(),
            alien_slots=self.places(it.alien.slots, "alien", "slots"),
            alien_count=by_crew(it.alien.count),
            discovery_slots=self.places(it.discovery.slots, "discovery", "slots"),
            discovery_count=by_crew(it.discovery.count),
            alert_slots=self.places(it.alert.slots, "alert", "slots"),
            alert_count=by_crew(it.alert.count),
            muster=tiles(it.muster, "muster"),
            excluded=sum({1 << alien(id, ("exclude", number)) for number, id in enumerate(it.exclude)}),
            recommended=tuple(
                known(id, CARDS, ("recommended", number), "item") for number, id in enumerate(it.recommended)
            ),
            objectives=self.clauses("objectives", it.objectives),
            rules=self.clauses("rules", it.rules),
            red_alert=self.clauses("red_alert", it.red_alert),
            words=words(it),
        )

    def place(self, cell: Hex, *path: str | int) -> int:
        """The number of a position that another field lists."""
        if cell not in self.place_of:
            raise ScenarioError("error-not-on-map", path, cell=str(list(cell)))
        return self.place_of[cell]

    def places(self, cells: Sequence[Hex], *path: str) -> tuple[int, ...]:
        """The numbers of some positions."""
        return tuple(self.place(cell, *path, number) for number, cell in enumerate(cells))

    def hidden(self, size: int) -> tuple[Hex, ...]:
        """AM-SCEN-06 The positions of standard tiles for a size of crew."""
        it = self.entry
        more = ((4, it.hidden_4plus), (5, it.hidden_5plus), (6, it.hidden_6plus))
        return (*it.hidden, *[cell for least, cells in more if size >= least for cell in cells])

    def boards(self, boards: list[Board]) -> tuple[tuple[int, ...], ...]:
        """AM-SETUP-01, AM-SETUP-06 One board for each map and dock; their numbers by size of crew.

        Crews share a map where the file does not tell them apart. Five always begin a row: a state names its board by
        number, and the files of older plays must come to the same numbers.
        """
        found: list[tuple[int, ...]] = []
        for size in range(2, 7):
            same = size == 3 or (size == 4 and not self.entry.hidden_4plus)
            if same or (size == 6 and not self.entry.hidden_6plus):
                found.append(found[-1])
            else:
                found.append(self.row(size, boards))
        return tuple(found)

    def row(self, size: int, boards: list[Board]) -> tuple[int, ...]:
        """The boards of one map, from each dock."""
        cells = [*(it.at for it in self.entry.fixed), *self.hidden(size)]
        base = sum(1 << self.place_of[cell] for cell in cells)
        first = len(boards)
        for dock in self.entry.docks or (None,):
            boards.append(Board(self.at, base if dock is None else base | 1 << self.place_of[dock]))
        return tuple(range(first, len(boards)))

    def marker_tiles(self) -> tuple[tuple[int, ...], ...]:
        """AM-SETUP-03 The scenario tiles that are hidden under markers, for each size of crew."""
        markers = self.entry.markers
        few = tuple(tile(id, ("markers", "real", number)) for number, id in enumerate(markers.real))
        many = few
        if markers.real_4plus is not None:
            many = tuple(tile(id, ("markers", "real_4plus", number)) for number, id in enumerate(markers.real_4plus))
        return few, few, many, many, many

    def decoys(self) -> Crews:
        """The decoys among the markers, for each size of crew."""
        few = self.entry.markers.decoys
        many = few if self.entry.markers.decoys_4plus is None else self.entry.markers.decoys_4plus
        return few, few, many, many, many

    def clauses(self, field: str, verbs: Sequence[Verb]) -> tuple[Clause, ...]:
        """The objectives, rules or Red Alert effects."""
        return tuple(self.clause(verb, (field, number)) for number, verb in enumerate(verbs))

    def clause(self, verb: Verb, path: Path) -> Clause:
        """What a verb says, in numbers."""
        match verb:
            case entries.Task():
                return clause(
                    cards.DO_TASK,
                    tiles(verb.at, *path, "at"),
                    what=known(verb.task, TASKS, (*path, "task"), "task"),
                    amount=verb.hits,
                    weapons=verb.weapons,
                    together=verb.together,
                    once=verb.once_per_turn,
                )
            case entries.Gather():
                return clause(cards.GATHER, (tile(verb.at, (*path, "at")),))
            case entries.Collect():
                return clause(cards.COLLECT, what=COLLECTED.index(verb.what), amount=verb.least)
            case entries.Slay():
                return clause(cards.SLAY)
            case entries.Clear():
                return clause(cards.CLEAR, alien=alien(verb.alien, (*path, "alien")))
            case entries.HoldOut():
                return clause(cards.HOLD_OUT, amount=verb.turns)
            case entries.Draw():
                after = tiles(verb.after, *path, "after")
                return clause(cards.DRAW, tiles(verb.muster, *path, "muster"), orders=verb.orders, after=after)
            case entries.Reinforce():
                where = (tile(verb.at, (*path, "at")),)
                return clause(cards.REINFORCE, where, alien=alien(verb.alien, (*path, "alien")), amount=verb.count)
            case entries.Vent():
                kind = alien(verb.alien, (*path, "alien"))
                return clause(cards.VENT, alien=kind, amount=verb.count, orders=verb.orders)
        return self.special_rule(verb, path)

    def special_rule(self, verb: Verb, path: Path) -> Clause:
        """What the verb of a special rule says, in numbers."""
        match verb:
            case entries.Place():
                where = (tile(verb.at, (*path, "at")),)
                return clause(cards.PLACE, where, alien=alien(verb.alien, (*path, "alien")), amount=verb.count)
            case entries.FirstSlots():
                kind = alien(verb.alien, (*path, "alien"))
                return clause(cards.FIRST_SLOTS, alien=kind, amount=verb.slots)
            case entries.Limit():
                item = known(verb.item, CARDS, (*path, "item"), "item")
                return clause(cards.LIMIT, what=item, amount=verb.count)
            case entries.Include():
                item = cards.ANY_SCHEMATIC
                if verb.item not in (SCHEMATIC, MYSTERIUM):
                    raise ScenarioError("error-include", (*path, "item"), one=SCHEMATIC, two=MYSTERIUM)
                if verb.item == MYSTERIUM:
                    item = known(verb.item, CARDS, (*path, "item"), "item")
                return clause(cards.INCLUDE, what=item, amount=verb.count)
            case entries.Confiscate():
                return clause(cards.CONFISCATE, tiles(verb.at, *path, "at"))
            case entries.Seal():
                pair = (tile(verb.at, (*path, "at")), tile(verb.until, (*path, "until")))
                return clause(cards.SEAL, pair)
            case entries.Spawn():
                return clause(
                    cards.SPAWN,
                    tiles(verb.at, *path, "at"),
                    alien=alien(verb.alien, (*path, "alien")),
                    amount=verb.count,
                    red=verb.red_count,
                )
            case entries.Hurt():
                red = verb.within if verb.red_within is None else verb.red_within
                where = (tile(verb.at, (*path, "at")),)
                return clause(
                    cards.HURT,
                    where,
                    within=verb.within,
                    red_within=red,
                    turn=verb.from_turn,
                    every=verb.grows_every,
                )
            case entries.Fear():
                until = tiles(verb.until, *path, "until")
                return clause(cards.FEAR, until, amount=verb.dice, red_within=int(verb.red_always))
            case entries.Fog():
                return clause(cards.FOG, tiles(verb.until, *path, "until"), within=verb.range)
            case entries.Alarm():
                return clause(cards.ALARM, tiles(verb.at, *path, "at"))
            case entries.MusterNear():
                return clause(cards.MUSTER_NEAR, within=self.place(verb.to, *path, "to"))
            case entries.Boss():
                where = (tile(verb.at, (*path, "at")),)
                kind = alien(verb.alien, (*path, "alien"))
                return clause(cards.BOSS, where, alien=kind, amount=verb.hp, red=verb.lays)
            case entries.Deadline():
                return clause(cards.DEADLINE, amount=verb.turn)
        raise ScenarioError("error-verb-meaning", path)


def clause(
    verb: int,
    tiles: tuple[int, ...] = (),
    *,
    alien: int = NOTHING,
    what: int = NOTHING,
    amount: ByCrew = 0,
    red: ByCrew | None = None,
    within: int = 0,
    red_within: int = 0,
    turn: int = 0,
    orders: int = 0,
    after: tuple[int, ...] = (),
    weapons: bool = False,
    together: bool = False,
    once: bool = False,
    every: int = 0,
) -> Clause:
    """A clause of which most numbers do not matter."""
    often = by_crew(amount)
    return Clause(
        verb,
        tiles,
        alien,
        what,
        often,
        often if red is None else by_crew(red),
        within,
        red_within,
        turn,
        orders,
        after,
        weapons,
        together,
        once,
        every,
    )


def words(it: ScenarioEntry) -> dict[str, dict[str, str]]:
    """What a scenario of a user's own tells, by language; the title decides which languages there are."""
    told = {"title": it.title, "story": it.story, "won": it.won, "lost": it.lost}
    return {language: {part: texts.get(language, "") for part, texts in told.items()} for language in it.title}


def by_crew(count: ByCrew) -> Crews:
    """A number for each size of crew."""
    return (count,) * 5 if isinstance(count, int) else tuple(count)


def known(id: str, ids: tuple[str, ...], path: Path, what: str) -> int:
    """The number of a thing that a field names."""
    if id not in ids:
        raise ScenarioError("error-unknown-thing", path, what=what, given=id, near=near(id, ids))
    return ids.index(id)


def alien(id: str, path: Path) -> int:
    """The number of a kind of Alien."""
    return known(id, ALIENS, path, "alien")


def tile(id: str, path: Path) -> int:
    """AM-TILE-01 The number of a scenario tile."""
    return STANDARD_TILES + known(id, TILES[STANDARD_TILES:], path, "tile")


def tiles(ids: Sequence[str], *path: str | int) -> tuple[int, ...]:
    """The numbers of some scenario tiles."""
    return tuple(tile(id, (*path, number)) for number, id in enumerate(ids))
