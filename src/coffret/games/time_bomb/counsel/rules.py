# interpreted
"""What Locations ask for: cables passed on, rows swapped, one's own cable given up; and which cover Shadow shows."""

from __future__ import annotations

from coffret.games.time_bomb.actions import Decline, Swap, held_in
from coffret.games.time_bomb.bot.claims import place
from coffret.games.time_bomb.counsel.reading import Reading, ground
from coffret.games.time_bomb.state import AGENCY, BOMB, COLOURS, DEFUSER, HIDDEN, SECURE, SHADOW, YES, beside
from coffret.games.time_bomb.view import View
from coffret.kernel.counsel import Ground
from coffret.kernel.sums import sum_of


def of_cover(v: View, colour: int) -> list[Ground]:
    """Say how many of the others who can show a cover belong to the Agency: only Shadow has a choice."""
    shares = []
    for each in range(len(COLOURS)):
        cards = [(group[0], v.facts.factions[group[1]]) for group in v.facts.groups[v.seats] if fits(v, group[1], each)]
        of = sum([count for count, faction in cards if faction != SHADOW])
        shares.append((sum([count for count, faction in cards if faction == AGENCY]), of))
    (ways, of), (others, all) = shares[colour], shares[1 - colour]
    if not of or ways * all == others * of or v.facts.factions[v.roles[v.seat]] != SHADOW:
        return []
    return [ground("colour", 0.5, ways * all < others * of, colour=colour, ways=ways, of=of)]


def fits(v: View, role: int, colour: int) -> bool:
    """Whether a role has a cover of this colour."""
    return colour in v.facts.covers[role]


def of_yield(it: Reading, position: int) -> list[Ground]:
    """Say what one gives up, and whether that fits what one has claimed."""
    v = it.v
    cable = v.rows[v.seat][position]
    best = max([it.wanted[v.rows[v.seat][other]] for other in held_in(v.left[v.seat])])
    found = [ground("own-cable", 0.8, it.wanted[cable] < best, cable=cable)]
    claim = it.mind.claims.get((v.round, v.seat))
    if claim is not None and claim.left > 0 and claim.bomb != YES and not claim.is_refuted():
        id = "fits-claim" if cable == DEFUSER else "belies-claim"
        found.append(ground(id, 0.5, cable != DEFUSER, count=claim.left))
    return found


def of_slip(it: Reading, cable: int) -> list[Ground]:
    """Say what it means that a cable lies in front of somebody else."""
    v = it.v
    owner = beside(v.seats, v.seat, place(v).side)
    wanted, defusers = it.wanted, v.dealt[0]
    if cable == DEFUSER:
        return [ground("slip-defuser", 0.7, wanted[DEFUSER] < wanted[SECURE], owner=owner)]
    if cable == BOMB:
        return [ground("slip-bomb", 0.7, wanted[BOMB] < wanted[SECURE], owner=owner)]
    return [ground("keep-defusers", 0.6, wanted[DEFUSER] > wanted[SECURE], count=defusers)] if defusers else []


def of_swap(it: Reading, action: Swap | Decline) -> list[Ground]:
    """Say where one's own row lies then."""
    v = it.v
    seats = (action.one, action.two) if isinstance(action, Swap) else ()
    count, bomb = v.dealt
    if bomb == HIDDEN:
        return []
    mine = it.worth(it.chance(v.seat))
    elsewhere = [it.worth(it.chance(other)) for other in range(v.seats) if other != v.seat]
    is_good = mine > sum_of(elsewhere) / len(elsewhere)
    if v.seat in seats and not count and bomb != YES:
        return [ground("swap-nothing", 0.3, it.is_agent)]
    if v.seat in seats:
        other = sum(seats) - v.seat
        return [ground("swap-own", 0.7, not is_good, owner=other, defusers=count, bomb=bomb)]
    found = [ground("swap-unknown", 0.4, True)] if seats else []
    if not seats and not count and bomb != YES:
        return [ground("nothing-stays", 0.3)]
    return [*found, ground("row-stays", 0.5, is_good, defusers=count, bomb=bomb)] if count or bomb == YES else found
