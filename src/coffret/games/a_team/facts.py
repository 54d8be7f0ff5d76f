"""Content: what an entry of each table looks like, and the tables that the rules read."""

import re
from collections.abc import Callable, Iterable
from typing import Annotated

import msgspec

from coffret.games.a_team.state import (
    BOOST,
    CARDS,
    CELLAR,
    CHARACTERS,
    GUARD,
    HAND,
    KINDS,
    LAB_1,
    MOST_SEATS,
    NARROW_CORRIDOR,
    NOBODY,
    START,
    Facts,
)
from coffret.kernel import Content, ContentError, Entry, Numbered, choose, in_order

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Way = tuple[int, ...]


class SpaceEntry(Entry, frozen=True):
    """A space of the track; its id is its number, START being 0."""

    kind: str
    ring: str
    row: int
    col: int


class CardEntry(Entry, frozen=True):
    """A type of instruction card, and how far it moves its player if it names a number."""

    spaces: Count = 0


class DeckEntry(Entry, frozen=True):
    """AT-CARD-05 How many cards of a type are in the pack."""

    count: Count


class CharacterEntry(Entry, frozen=True):
    """A character; its colour is for drawing."""

    colour: str


SCHEMA: dict[str, type[Entry]] = {
    "space": SpaceEntry,
    "card": CardEntry,
    "deck": DeckEntry,
    "character": CharacterEntry,
}


def facts(content: Content) -> Facts:
    """AT-COMP-01 The tables of a content pack: one track, one pack of cards, four characters."""
    spaces = track(content.table("space", SpaceEntry))
    cards = in_order(content, "card", CardEntry, CARDS)
    deck = in_order(content, "deck", DeckEntry, CARDS)
    characters = in_order(content, "character", CharacterEntry, CHARACTERS)
    kind = kinds(spaces)
    check_cards(cards)
    if not content.is_kept:
        check_deck(deck)
    labs = range(LAB_1, CELLAR)
    return Facts(
        kind=kind,
        corridor_ahead=both_ways(kind, lambda it: it == NARROW_CORRIDOR, ahead=True),
        lab_ahead=both_ways(kind, lambda it: it in labs, ahead=True),
        guard_behind=both_ways(kind, lambda it: it == GUARD, ahead=False),
        place=tuple((space.col, space.row) for space in spaces),
        copies=deck.each(lambda it: it.count if cards.own[CARDS.index(it.id)] else 0, 0),
        spaces=cards.each(lambda it: it.spaces, 0),
        card_origin=cards.each(lambda it: it.origin, "printed"),
        characters=characters.numbers,
    )


def track(entries: dict[str, SpaceEntry]) -> list[SpaceEntry]:
    """AT-BOARD-01, AT-BOARD-04 The spaces in their order, numbered without a gap from START on."""
    for id in entries:
        if not re.fullmatch(r"0|[1-9][0-9]{0,8}", id):
            raise ContentError("error-space-id", id=id)
    numbers = sorted(int(id) for id in entries)
    for number, found in enumerate(numbers):
        if found != number:
            raise ContentError("error-space-gap", found=str(found), missing=str(number))
    return [entries[str(number)] for number in numbers]


def kinds(spaces: list[SpaceEntry]) -> tuple[int, ...]:
    """AT-BOARD-02, AT-BOARD-03, AT-BOARD-05 The kinds: START at one end, the CELLAR at the other."""
    known = {name: number for number, name in enumerate(KINDS)}
    found: list[int] = [choose(space.kind, known, f'space "{space.id}"', "kind") for space in spaces]
    if len(found) < 3:
        raise ContentError("error-track")
    for number, kind in enumerate(found):
        for end, place in ((START, 0), (CELLAR, len(found) - 1)):
            if (kind == end) != (number == place):
                raise ContentError("error-end-of-track", found=str(number), end=KINDS[end], number=str(place))
    return tuple(found)


def both_ways(kind: Way, wanted: Callable[[int], bool], *, ahead: bool) -> tuple[Way, Way]:
    """For both ways and every space, the nearest wanted space ahead or behind."""
    spaces = range(len(kind))
    rising = tuple(nearest(kind, wanted, spaces[here + 1 :]) for here in spaces)
    falling = tuple(nearest(kind, wanted, reversed(spaces[:here])) for here in spaces)
    return (rising, falling) if ahead else (falling, rising)


def nearest(kind: Way, wanted: Callable[[int], bool], path: Iterable[int]) -> int:
    """The first wanted space on a path."""
    return next((space for space in path if wanted(kind[space])), NOBODY)


def check_cards(cards: Numbered[CardEntry]) -> None:
    """AT-CARD-06, AT-LAB-05 BOOST moves three spaces, as printed; a LAB card moves as many as it says."""
    for card in cards:
        if card.id == CARDS[BOOST] and card.spaces != 3:
            raise ContentError("error-boost", count=card.spaces)
        if (card.spaces == 0) != (card.id in ("reroll", "guide", "sidelined", "patrol")):
            raise ContentError("error-card-spaces", id=card.id, count=card.spaces)


def check_deck(deck: Numbered[DeckEntry]) -> None:
    """AT-CARD-03 However the cards lie, hands full and everybody sidelined, one is left to draw."""
    total = sum(entry.count for entry in deck)
    least = MOST_SEATS * (HAND + 1) + 1
    if total < least:
        raise ContentError("error-deck", total=total, least=least)
