# interpreted
"""What an F.A.B. card would do now, and what may happen without it."""

from __future__ import annotations

from collections.abc import Callable

from coffret.games.thunderbirds.counsel.rolls import of_faces_now
from coffret.games.thunderbirds.counsel.team import is_hood_near, of_draw, of_order
from coffret.games.thunderbirds.counsel.tokens import lacking, of_more_try
from coffret.games.thunderbirds.counsel.track import PRESSING, draws, ground, in_time, moves_in, on_track, to_skull
from coffret.games.thunderbirds.rules.fab_disasters import Arrange, discardable
from coffret.games.thunderbirds.rules.hood import hood_steps
from coffret.games.thunderbirds.rules.rescue import HoodFaces
from coffret.games.thunderbirds.rules.table import free_seats, here, region_of_asset
from coffret.games.thunderbirds.rules.turn import BeforeDraw
from coffret.games.thunderbirds.state import (
    BRING_ANYWHERE,
    EARTH,
    EXTRA_ACTION,
    FAB1,
    FUEL,
    GIFT,
    HOOD_CARD,
    HYDROFOILS,
    MACHINE,
    NOBODY,
    ORDER,
    REMOVE,
    SCHEME_SPACES,
    SERVE,
    SKIP_DRAW,
    SKULL,
    STOP_HOOD,
    State,
)
from coffret.kernel.counsel import Ground


def of_card(s: State, card: int) -> list[Ground]:
    """Say what a card would do now."""
    of_verb = VERBS.get(s.facts.verb[card])
    return of_verb(s, card) if of_verb is not None else []


def of_passing(s: State) -> list[Ground]:
    """Say what may happen if no card is played."""
    top = s.stack[-1]
    if isinstance(top, HoodFaces):
        return of_faces_now(s)
    return of_draw(s) if isinstance(top, BeforeDraw) else []


def of_skipping(s: State, card: int) -> list[Ground]:
    """Say what the next card could do."""
    last = s.slots[SKULL - 1]
    ways, of = draws(s)
    if last == NOBODY or not ways:
        return []
    return [ground("no-draw", 0.9, disaster=last, ways=ways, of=of)]


def of_stopping(s: State, card: int) -> list[Ground]:
    """Say where the Hood would go."""
    if s.scheme == NOBODY:
        return []
    left = max(0, SCHEME_SPACES[s.foiled] - s.hood - hood_steps(s))
    return [ground("stops-hood", 0.4 if left else 0.9, count=left)]


def of_removing(s: State, card: int) -> list[Ground]:
    """Say which disaster the card could take off the track."""
    found = discardable(s, card)
    return [of_removal(s, max(found, key=lambda it: -to_skull(s, it)))] if found else []


def of_removal(s: State, disaster: int) -> Ground:
    """Say how near the skull a disaster is that needs no Rescue then."""
    return ground("removes", 1.0 - 0.1 * to_skull(s, disaster), disaster=disaster, count=to_skull(s, disaster))


def of_picking(s: State, disaster: int) -> list[Ground]:
    """Say how near the skull a disaster is that could be discarded, and whether anybody could be there in time."""
    found = [ground("press", 0.9 - 0.1 * to_skull(s, disaster), disaster=disaster, count=to_skull(s, disaster))]
    if not in_time(s, disaster) and not s.fuel:
        found.append(ground("out-of-reach", 0.7, disaster=disaster))
    return found


def of_putting_back(s: State, draw: int) -> list[Ground]:
    """Say what it means for the disaster nearest the skull that this card is drawn next."""
    top = s.stack[-1]
    if not isinstance(top, Arrange) or top.laid or not on_track(s):
        return []
    first = on_track(s)[0]
    count = to_skull(s, first)
    if draw == HOOD_CARD:
        found = [ground("hood-holds", 0.9 - 0.1 * count, disaster=first, count=count)]
        return [*found, ground("plan-scheme", 1.0, True)] if is_hood_near(s) else found
    return [ground("draw-pushes", 0.9 - 0.1 * count, count < PRESSING, disaster=first, count=count - 1)]


def of_extra(s: State, card: int) -> list[Ground]:
    """Say what the active player could try once more."""
    return of_more_try(s, s.turn)


def of_ordering(s: State, card: int) -> list[Ground]:
    """Say who off turn could try a disaster at once."""
    for player in range(s.players):
        if player != s.turn and (found := of_order(s, s.characters[player])):
            return found
    return []


def of_serving(s: State, card: int) -> list[Ground]:
    """Say which of the tokens of a card the Scheme still lacks."""
    missing = lacking(s)
    tokens = tuple(sorted({token for token in s.facts.served[card] if missing[token]}))
    return [ground("reward", 0.6, tokens=tokens)] if tokens else []


def of_gift(s: State, card: int) -> list[Ground]:
    """Say which tokens the Scheme still lacks."""
    tokens = tuple([token for token, missing in enumerate(lacking(s)) if missing and s.supply[token]])
    return [ground("reward-any", 0.5, tokens=tokens)] if tokens else []


def of_fuel(s: State, card: int) -> list[Ground]:
    """Say which disaster comes within one Move."""
    machine = s.aboard[s.characters[s.turn]]
    for disaster in on_track(s):
        region = s.facts.region[disaster]
        count = moves_in(s, s.turn, machine, here(s, s.turn), region)
        if count == 2:  # twice as fast, one Move does for two
            return [ground("fuel", 0.5, disaster=disaster)]
    return []


def of_sailing(s: State, card: int) -> list[Ground]:
    """Say which disaster on Earth asks for FAB 1."""
    return of_wanted(s, [MACHINE + FAB1], lambda region: region < EARTH)


def of_bringing(s: State, card: int) -> list[Ground]:
    """Say who is asked for where a seat is free."""
    places = {s.at[machine] for machine in range(len(s.at)) if free_seats(s, machine)}
    return of_wanted(s, list(range(MACHINE)), lambda region: region in places)


def of_wanted(s: State, assets: list[int], is_open: Callable[[int], bool]) -> list[Ground]:
    """Say which disaster asks for one of these things in a region where it could be."""
    for disaster in on_track(s):
        for asset, plus, region in s.facts.bonuses[disaster]:
            if asset in assets and plus and region_of_asset(s, asset) != region and is_open(region):
                return [ground("would-add", 0.45, asset=asset, disaster=disaster, region=region, plus=plus)]
    return []


VERBS: dict[int, Callable[[State, int], list[Ground]]] = {
    SKIP_DRAW: of_skipping,
    STOP_HOOD: of_stopping,
    REMOVE: of_removing,
    EXTRA_ACTION: of_extra,
    ORDER: of_ordering,
    SERVE: of_serving,
    GIFT: of_gift,
    FUEL: of_fuel,
    HYDROFOILS: of_sailing,
    BRING_ANYWHERE: of_bringing,
}
