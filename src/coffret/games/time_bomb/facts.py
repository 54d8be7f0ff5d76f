"""The content of the box: its kinds of entries, and the tables that the rules read from them, checked."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from coffret.games.time_bomb import state
from coffret.games.time_bomb.state import (
    CABLES,
    CHOICES,
    COLOURS,
    FACTIONS,
    PLACES,
    ROLES,
    SIDES,
    Facts,
    Place,
)
from coffret.kernel import Content, ContentError, Entry, Numbered, in_order

Side = Literal["left", "right", "opposite"]
SEATS = range(4, 9)  # BU-COMP-06
PREPARED = {4: 5, 5: 6, 6: 6, 7: 7, 8: 8}
DECKS = (5, 4, 4, 4)


class Role(Entry, frozen=True):
    faction: Literal["organisation", "agency", "shadow"]
    covers: list[Literal["red", "blue"]]
    leader: bool = False


class Cable(Entry, frozen=True):
    count: int


class Players(Entry, frozen=True):
    """What is prepared for one number of players."""

    organisation: dict[Literal["red", "blue"], int]
    agency: dict[Literal["red", "blue"], int]
    shadow: int
    secure: int
    defusers: int
    bombs: int

    def roles(self) -> dict[tuple[str, tuple[str, ...]], int]:
        """How many role cards of each faction and covers."""
        teams = {"organisation": self.organisation, "agency": self.agency}
        found: dict[tuple[str, tuple[str, ...]], int] = {("shadow", COLOURS): self.shadow}
        for team, cells in teams.items():
            found |= {(team, (colour,)): count for colour, count in cells.items()}
        return found


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """One effect of a Location; `facts` is what it adds to a Place."""

    def facts(self) -> dict[str, Any]:
        raise NotImplementedError


class Spare(Verb, frozen=True, tag="spare"):
    who: list[Literal["previous_holder", "already_cut", "left", "right", "distant"]]

    def facts(self) -> dict[str, Any]:
        bits = {
            "previous_holder": state.PREVIOUS_HOLDER,
            "already_cut": state.ALREADY_CUT,
            "left": state.LEFT_NEIGHBOUR,
            "right": state.RIGHT_NEIGHBOUR,
            "distant": state.DISTANT,
        }
        return {"spares": sum(bits[who] for who in set(self.who))}


class Spy(Verb, frozen=True, tag="spy"):
    side: Side

    def facts(self) -> dict[str, Any]:
        return {"start": state.START_SPY, "side": SIDES.index(self.side)}


class Slip(Verb, frozen=True, tag="slip"):
    side: Side

    def facts(self) -> dict[str, Any]:
        return {"start": state.START_SLIP, "side": SIDES.index(self.side)}


class Show(Verb, frozen=True, tag="show"):
    side: Literal["left", "right"]

    def facts(self) -> dict[str, Any]:
        return {"shows": (SIDES.index(self.side),)}


class Detect(Verb, frozen=True, tag="detect"):
    defusers: bool = False

    def facts(self) -> dict[str, Any]:
        return {"start": state.START_DETECT, "number": int(self.defusers)}


class Blackout(Verb, frozen=True, tag="blackout"):
    def facts(self) -> dict[str, Any]:
        return {"blackout": True}


class Clockwise(Verb, frozen=True, tag="clockwise"):
    def facts(self) -> dict[str, Any]:
        return {"clockwise": True}


class Order(Verb, frozen=True, tag="order"):
    def facts(self) -> dict[str, Any]:
        return {"start": state.START_ORDER}


class Choose(Verb, frozen=True, tag="choose"):
    who: Literal["owner", "vote", "xray"]

    def facts(self) -> dict[str, Any]:
        return {"choice": CHOICES.index(self.who)}


class Redeal(Verb, frozen=True, tag="redeal"):
    def facts(self) -> dict[str, Any]:
        return {"start": state.START_REDEAL}


class Hush(Verb, frozen=True, tag="hush"):
    all: bool = False

    def facts(self) -> dict[str, Any]:
        return {"undeclared": True, "silent": self.all}


class Protect(Verb, frozen=True, tag="protect"):
    until: int = 0

    def facts(self) -> dict[str, Any]:
        return {"start": state.START_PROTECT, "number": self.until}


class Swap(Verb, frozen=True, tag="swap"):
    decline: bool = False

    def facts(self) -> dict[str, Any]:
        return {"start": state.START_SWAP, "number": int(self.decline)}


Effect = Spare | Spy | Slip | Show | Detect | Blackout | Clockwise | Order | Choose | Redeal | Hush | Protect | Swap


class Location(Entry, frozen=True):
    deck: int
    rule: str
    effects: tuple[Effect, ...] = ()
    four: tuple[Effect, ...] = ()
    more: tuple[Effect, ...] = ()


SCHEMA: dict[str, type[Entry]] = {"role": Role, "cable": Cable, "players": Players, "location": Location}


def facts(content: Content) -> Facts:
    """The tables of a play, or an error that names the entry that is wrong."""
    numbers_of_players = [str(seats) for seats in SEATS]
    roles = in_order(content, "role", Role, ROLES, ROLES)
    cables = in_order(content, "cable", Cable, CABLES, CABLES)
    players = in_order(content, "players", Players, numbers_of_players, numbers_of_players)
    locations = in_order(content, "location", Location, PLACES)
    prepared = list(zip(SEATS, players, strict=True))
    if not content.is_kept:
        check_roles([*roles])
        check_cables(cables)
        check_decks(locations)
        for seats, entry in prepared:
            check_table(seats, entry, cables)
    return Facts(
        factions=tuple(FACTIONS.index(role.faction) for role in roles),
        covers=tuple(
            tuple(COLOURS.index(colour) for colour in sorted(role.covers, key=COLOURS.index)) for role in roles
        ),
        leaders=tuple(role.leader for role in roles),
        groups=((), (), (), (), *(groups(roles, entry) for _, entry in prepared)),
        cables=((), (), (), (), *(numbers(entry) for _, entry in prepared)),
        decks=tuple(deck(locations, number) for number in range(1, 5)),
        places=(
            (*locations.each(lambda it: place(it, it.four), Place()), Place()),
            (*locations.each(lambda it: place(it, it.more), Place()), Place()),
        ),
        origins={entry.id: entry.origin for entry in (*roles, *locations)},
    )


def check_roles(roles: list[Role]) -> None:
    """BU-COMP-01 BU-ROLE-01 BU-ROLE-05..06 BU-COVER-01..06 Eight roles: who they are and what covers them."""
    for role in roles:
        covers = 2 if role.faction == "shadow" else 1  # BU-COVER-01 BU-COVER-03
        if len(set(role.covers)) != covers or len(role.covers) != covers:
            raise ContentError("error-covers", id=role.id, faction=role.faction, needed=covers, found=len(role.covers))
        if role.leader != (role.id in ("mister_x", "belleville", "shadow")):  # BU-ROLE-05
            raise ContentError("error-leaders", id=role.id)
    for team, size in zip(FACTIONS, (3, 4, 1), strict=True):  # BU-COMP-01
        members = [role for role in roles if role.faction == team]
        if len(members) != size:
            raise ContentError("error-team", faction=team, found=len(members), needed=size)
    for team, colour in (("organisation", "blue"), ("agency", "red")):  # BU-COVER-02
        doubles = [role.id for role in roles if role.faction == team and role.covers == [colour]]
        if len(doubles) != 1:
            raise ContentError("error-double-agent", faction=team, cover=colour, found=len(doubles))


def check_cables(cables: Numbered[Cable]) -> None:
    """BU-COMP-02 Forty cables: 31 secure, 8 defusing, 1 bomb."""
    for cable, count in zip(cables, (31, 8, 1), strict=True):
        if cable.count != count:
            raise ContentError("error-cables", id=cable.id, needed=count, found=cable.count)


def check_decks(locations: Numbered[Location]) -> None:
    """BU-COMP-03 BU-COMP-08 Seventeen Locations in four decks of 5, 4, 4 and 4."""
    for entry in locations:
        if entry.deck not in range(1, 5):
            raise ContentError("error-no-such-deck", id=entry.id, found=entry.deck)
        if any(getattr(effect, "side", "") == "opposite" for effect in (*entry.effects, *entry.more)):
            raise ContentError("error-opposite", id=entry.id)
    for number, size in enumerate(DECKS, 1):
        if len(deck(locations, number)) != size:
            found = len(deck(locations, number))
            raise ContentError("error-deck", number=number, found=found, needed=size)


def check_table(seats: int, entry: Players, cables: Numbered[Cable]) -> None:
    """BU-TABLE-07 BU-SETUP-06 The prepared roles give the right sum, and each player gets five cables."""
    prepared = sum(entry.roles().values())
    if prepared != PREPARED[seats]:
        raise ContentError("error-prepared", seats=seats, found=prepared, needed=PREPARED[seats])
    counts = numbers(entry)
    if entry.defusers != seats or entry.bombs != 1 or sum(counts) != 5 * seats:
        raise ContentError("error-cable-deck", seats=seats, cables=5 * seats, found=str(counts))
    for cable, count in zip(cables, counts, strict=True):
        if count > cable.count:
            raise ContentError("error-too-many-cables", seats=seats, id=cable.id, found=count, needed=cable.count)


def numbers(entry: Players) -> tuple[int, int, int]:
    """BU-SETUP-05..06 BU-EX-03 The secure cables, the defusing ones and the bomb."""
    return entry.secure, entry.defusers, entry.bombs


def groups(roles: Numbered[Role], entry: Players) -> tuple[tuple[int, ...], ...]:
    """BU-TABLE-01..05 For each faction and cover: how many are prepared, and from which cards."""
    found = []
    for (faction, covers), count in entry.roles().items():
        cards = [number for number in roles.numbers if is_of(roles[number], faction, covers)]
        if count > len(cards) or count < sum(roles[card].leader for card in cards):  # BU-TABLE-06
            raise ContentError("error-roles", seats=entry.id, found=count, faction=faction, cover="+".join(covers))
        found.append((count, *cards))
    return tuple(found)


def is_of(role: Role, faction: str, covers: tuple[str, ...]) -> bool:
    return role.faction == faction and set(role.covers) == set(covers)


def deck(locations: Numbered[Location], number: int) -> tuple[int, ...]:
    """The Locations of one deck."""
    return tuple(index for index in locations.numbers if locations[index].deck == number)


def place(entry: Location, here: tuple[Effect, ...]) -> Place:
    """BU-LOC-03 What a Location does: the effects for any number of players and those for this one."""
    found: dict[str, Any] = {"rule": entry.rule}
    for effect in (*entry.effects, *here):
        for name, value in effect.facts().items():
            if name in found:
                raise ContentError("error-two-effects", id=entry.id, field=name)
            found[name] = value
    return Place(**found)
