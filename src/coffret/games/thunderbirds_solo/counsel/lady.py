# interpreted
"""Lady Penelope: which Hood card she stops, whom she can take along, and whom she brings home."""

from __future__ import annotations

from coffret.games.thunderbirds_solo.counsel.board import ground, is_in_danger
from coffret.games.thunderbirds_solo.rules.lady import passengers
from coffret.games.thunderbirds_solo.rules.movement import BY_ROAD
from coffret.games.thunderbirds_solo.rules.table import uninfluenced
from coffret.games.thunderbirds_solo.state import FULL, HOOD, ISLAND, NOBODY, SLOTS, State
from coffret.games.thunderbirds_solo.threats import danger, hood_threat
from coffret.kernel.counsel import Ground


def of_lady(s: State, place: int, air: bool) -> list[Ground]:
    """Say what Lady Penelope can do from a place, on the road or in the air, and what she no longer does."""
    stopped = stops(s)
    s.lady, s.air = place, air
    now = stops(s)
    found = []
    if now != NOBODY:
        found.append(ground("lady-stops", 0.6 + worse(s, place) / 4, card=now, place=place))
    if stopped != NOBODY and stopped != now:
        found.append(ground("lady-lets-in", 0.6, True, card=stopped))
    if s.escorted != NOBODY:
        return [*found, *of_passenger(s, place, air)]
    if place != ISLAND and (people := passengers(s)):
        id = "lady-relieves" if is_in_danger(s, place) else "lady-fetches"
        found.append(ground(id, 0.95 if is_in_danger(s, place) else 0.35, card=people[-1], place=place))
    if air and now == NOBODY:
        found += of_flying(s)
    return found


def stops(s: State) -> int:
    """The Hood card that she stops where she is; NOBODY if there is none."""
    if s.air or s.lady == ISLAND:
        return NOBODY
    card = s.slots[s.lady]
    return card if card != NOBODY and s.facts.type[card] == HOOD else NOBODY


def worse(s: State, place: int) -> int:
    """Whether the Hood card of a row could bring a card to a full chain."""
    s.air = True
    found = danger(s, place) == "risk"
    s.air = False
    return int(found)


def of_passenger(s: State, place: int, air: bool) -> list[Ground]:
    """Say whether her Civilian can come home, or be left."""
    if place == ISLAND:
        return [ground("lady-home", 0.7, card=s.escorted)]
    return [ground("air-home", 0.5, card=s.escorted)] if air else []


def of_flying(s: State) -> list[Ground]:
    """Say whom she could fetch next turn in a chain that no road leads to, and where the Hood calls."""
    calls = [place for place in SLOTS if s.slots[place] != NOBODY and s.facts.type[s.slots[place]] == HOOD]
    found = [ground("lady-stops-nobody", 0.3, True, place=calls[0])] if calls else []
    for place in SLOTS:
        people = [card for card in uninfluenced(s, place) if not s.facts.panics[card]]
        if place != s.lady and place not in BY_ROAD[s.lady] and people:
            return [*found, ground("air-fetches", 0.35, card=people[-1], place=place)]
    return found


def of_escort(s: State, card: int) -> list[Ground]:
    """Say what it is worth to take a Civilian along."""
    if is_in_danger(s, s.lady):
        return [ground("saves", 0.95, place=s.lady)]
    found = []
    call = s.slots[s.lady]
    is_hood = call != NOBODY and s.facts.type[call] == HOOD
    if is_hood and hood_threat(s, s.lady, call).startswith("influences") and passengers(s)[-1] == card:
        found.append(ground("escort-hides", 0.6, card=call))
    chain = s.chains[s.lady]
    return [*found, ground("leaves-cards", 0.35, place=s.lady, count=len(chain) - 1)]


def of_setting_down(s: State) -> list[Ground]:
    """Say where her Civilian is left."""
    if s.lady == ISLAND:
        return [ground("lady-rescues", 0.7, card=s.escorted)]
    count = len(s.chains[s.lady]) + 1
    return [ground("fills", 0.5, True, place=s.lady, count=count)] if count >= FULL - 1 else []


def of_passing(s: State) -> list[Ground]:
    """Say what she leaves undone."""
    if s.escorted == NOBODY and is_in_danger(s, s.lady):
        return [ground("still-overflows", 0.95, True, place=s.lady)]
    if s.escorted != NOBODY and s.lady == ISLAND:
        return [ground("not-home", 0.5, True, card=s.escorted)]
    return []
