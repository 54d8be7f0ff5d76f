"""The exact chance that a roll covers what a Disaster asks for."""

from functools import cache
from itertools import product

from coffret.games.thunderbirds_solo.rules.covering import ONE, as_counts, is_covered, lacking
from coffret.games.thunderbirds_solo.rules.discarding import refuses_wild
from coffret.games.thunderbirds_solo.rules.table import is_up, place_of, stored_symbols
from coffret.games.thunderbirds_solo.state import (
    ADD_DIE,
    COLOURS,
    CUTTER,
    LATE_DIE,
    NOBODY,
    REROLL,
    SET_DIE,
    WILD,
    State,
)

Faces = tuple[tuple[int, ...], ...]  # by die
EXACT = 10**9


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


@cache
def skilled(faces: Faces, need: int, takes_wild: bool, rerolls: bool, turns: bool, late: Faces) -> float:
    """TS-PILOT-02, TS-PILOT-03, TS-PILOT-06 The same as a share, if skills are used well after the roll.

    Of several skills on one roll, the better one counts.
    """
    strict = 0 if takes_wild else need
    rolls = list(product(*faces))
    return sum(after_roll(roll, faces, need, strict, rerolls, turns, late) for roll in rolls) / len(rolls)


@cache
def after_roll(
    roll: tuple[int, ...], faces: Faces, need: int, strict: int, rerolls: bool, turns: bool, late: Faces
) -> float:
    """What a roll is worth: it covers everything, or a skill may mend it."""
    if covers(roll, need, strict):
        return 1.0
    best = 0.0
    if turns:
        turned = [(*roll[:die], face, *roll[die + 1 :]) for die in range(len(roll)) for face in faces[die]]
        best = float(any(covers(one, need, strict) for one in turned))
    for extra in late:
        best = max(best, sum(covers((*roll, face), need, strict) for face in extra) / len(extra))
    if rerolls and best < 1.0:
        for kept in range(1 << len(roll)):
            lies = tuple(sorted(face for die, face in enumerate(roll) if kept >> die & 1))
            best = max(
                best, again(lies, tuple(it for die, it in enumerate(faces) if not kept >> die & 1), need, strict)
            )
    return best


@cache
def again(lies: tuple[int, ...], faces: Faces, need: int, strict: int) -> float:
    """The chance that dice which are rolled again cover everything, together with those that lie there."""
    rolls = list(product(*faces))
    return sum(covers((*lies, *roll), need, strict) for roll in rolls) / len(rolls)


def covers(roll: tuple[int, ...], need: int, strict: int) -> bool:
    """Whether these faces cover everything."""
    plain = sum(ONE[face] for face in roll if face != WILD)
    return is_covered(need, strict, plain, roll.count(WILD))


def skilled_chance(s: State, vehicle: int, at: int) -> int:
    """TS-PILOT-01..06 The chance in percent of a manned vehicle where it is, with its pilot's and Scott's skills."""
    place, pilot = s.at[vehicle], s.pilot[vehicle]
    skill = s.facts.skill[pilot] if is_up(s, pilot) else NOBODY
    added = (s.facts.adds[pilot],) if skill == ADD_DIE and s.supply[s.facts.adds[pilot]] else ()
    late = tuple(s.facts.faces[colour] for colour in range(COLOURS) if s.supply[colour]) if skill == LATE_DIE else ()
    rerolls = any(
        s.facts.skill[it] == REROLL and is_up(s, it) and place_of(s, it) == place for it in range(len(s.facts.skill))
    )
    chain = s.chains[place]
    left = lacking(as_counts(s.facts.needs[chain[at]][at]), stored_symbols(s, place))
    wild = s.facts.trait[vehicle] == CUTTER or not refuses_wild(s, chain, at)
    thirds: list[tuple[int, ...]] = [(colour,) for colour in s.facts.choice[vehicle]] or [()]
    found = 0.0
    for third in thirds:
        faces = tuple(s.facts.faces[colour] for colour in at_hand(s, (*s.facts.dice[vehicle], *third, *added)))
        found = max(found, skilled(faces, left, wild, rerolls, skill == SET_DIE, late))
    return percent((round(found * EXACT), EXACT))


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
