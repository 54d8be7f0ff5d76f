"""The exact chance that a roll covers what a Disaster asks for."""

from functools import cache

from coffret.games.thunderbirds_solo.rules.covering import ONE, as_counts, is_covered, lacking
from coffret.games.thunderbirds_solo.rules.discarding import refuses_wild
from coffret.games.thunderbirds_solo.rules.table import stored_symbols
from coffret.games.thunderbirds_solo.state import CUTTER, WILD, State

Faces = tuple[tuple[int, ...], ...]  # by die


@cache
def ways(faces: Faces, need: int, takes_wild: bool) -> tuple[int, int]:
    """TS-EX-08 In how many of all rolls of these dice every symbol that is needed shows, or a wild one for it."""
    found: dict[tuple[int, int], int] = {(0, 0): 1}  # plain symbols, wild ones
    for die in faces:
        after: dict[tuple[int, int], int] = {}
        for (plain, wild), number in found.items():
            for symbol in set(die):
                shown = (plain, wild + 1) if symbol == WILD else (plain + ONE[symbol], wild)
                after[shown] = after.get(shown, 0) + number * die.count(symbol)
        found = after
    strict = 0 if takes_wild else need
    good = sum(number for (plain, wild), number in found.items() if is_covered(need, strict, plain, wild))
    return good, sum(found.values())


def chance(s: State, vehicle: int, colours: tuple[int, ...], place: int, at: int) -> tuple[int, int]:
    """The same for the Disaster at an index of a chain, with what is stored there, as if the vehicle were there."""
    chain = s.chains[place]
    need = as_counts(s.facts.needs[chain[at]][at])
    left = lacking(need, stored_symbols(s, place))  # what is stored need not be rolled
    wild = s.facts.trait[vehicle] == CUTTER or not refuses_wild(s, chain, at)
    return ways(tuple(s.facts.faces[colour] for colour in colours), left, wild)


def at_hand(s: State, colours: tuple[int, ...]) -> tuple[int, ...]:
    """TS-DICE-06 The dice that would be rolled: those of these that the supply has."""
    found: list[int] = []
    for colour in colours:
        if found.count(colour) < s.supply[colour]:
            found.append(colour)
    return tuple(found)


def best_chance(s: State, vehicle: int, place: int, at: int) -> tuple[int, int]:
    """The chance in percent, with the best third die for Thunderbird 2, and that die's colour (-1: none is chosen)."""
    dice, choice = s.facts.dice[vehicle], s.facts.choice[vehicle]
    if not choice:
        return percent(chance(s, vehicle, at_hand(s, dice), place, at)), -1
    found = [(percent(chance(s, vehicle, at_hand(s, (*dice, colour)), place, at)), -colour) for colour in choice]
    best, colour = max(found)
    return best, -colour


def percent(share: tuple[int, int]) -> int:
    """A share in percent; what is possible but not sure stays between 1 and 99."""
    found, of = share
    if found in (0, of):
        return 100 * found // of
    return min(99, max(1, (200 * found + of) // (2 * of)))
