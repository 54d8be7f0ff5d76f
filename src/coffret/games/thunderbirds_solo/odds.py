"""The exact chance that a roll covers what a Disaster asks for, if the pilots' skills are used well."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from coffret.games.thunderbirds_solo.rules.covering import ONE, as_counts, is_covered, lacking, unpack
from coffret.games.thunderbirds_solo.rules.discarding import refuses_wild
from coffret.games.thunderbirds_solo.rules.dispatch import Dispatch
from coffret.games.thunderbirds_solo.rules.movement import destinations
from coffret.games.thunderbirds_solo.rules.rescue import RescuePhase
from coffret.games.thunderbirds_solo.rules.table import is_up, place_of, stored_symbols
from coffret.games.thunderbirds_solo.state import (
    ADD_DIE,
    BLOCKING,
    COLOURS,
    CUTTER,
    LATE_DIE,
    NOBODY,
    PILOTS,
    RECOLOUR,
    REROLL,
    SET_DIE,
    TB2,
    WILD,
    State,
)
from coffret.kernel.sums import sum_of

KEPT = 20_000  # chances that are remembered
USELESS = WILD + 1  # a symbol that serves nothing
Die = tuple[tuple[int, int], ...]  # what it can show, with the number of its faces
Lying = tuple[tuple[int, Die], ...]  # what each die shows, and the die; sorted


class Task(NamedTuple):
    """What has to be covered, packed."""

    need: int
    strict: int  # what of it takes no wild symbol
    have: int  # what of it is stored


class Skills(NamedTuple):
    """TS-PILOT-02, TS-PILOT-03, TS-PILOT-06 What pilots can do after a roll, each once and in any order."""

    rerolls: bool = False
    turns: bool = False
    late: tuple[Die, ...] = ()  # one of these is added


UNSKILLED = Skills()


def die(faces: tuple[int, ...], task: Task) -> Die:
    """A die as far as it matters for the task."""
    serves = {*unpack(lacking(task.need, task.have))}
    if task.strict != task.need:
        serves.add(WILD)
    shown = [face if face in serves else USELESS for face in faces]
    return tuple([(face, shown.count(face)) for face in sorted(set(shown))])


@lru_cache(maxsize=KEPT)
def rolled(lying: Lying, dice: tuple[Die, ...], task: Task, skills: Skills) -> float:
    """TS-EX-08 The chance that everything is covered once these dice have been rolled, beside those that lie there."""
    if not dice:
        return worth(lying, task, skills)
    first, *rest = dice
    found = sum_of(
        [count * rolled(tuple(sorted((*lying, (face, first)))), tuple(rest), task, skills) for face, count in first]
    )
    return found / sum(count for _, count in first)


@lru_cache(maxsize=KEPT)
def worth(lying: Lying, task: Task, skills: Skills) -> float:
    """What a roll is worth: it covers everything, or skills may mend it.

    A die is turned last: what it is needed for is known best when all others lie.
    """
    if covers([face for face, _ in lying], task):
        return 1.0
    if skills.turns and any(covers(faces, task) for faces in turned(lying)):
        return 1.0
    found = 0.0
    for late in skills.late:
        found = max(found, rolled(lying, (late,), task, skills._replace(late=())))
    if skills.rerolls:
        for kept, again in parted(lying):
            found = max(found, rolled(kept, again, task, skills._replace(rerolls=False)))
    return found


def parted(lying: Lying) -> set[tuple[Lying, tuple[Die, ...]]]:
    """The ways to leave some dice lying and to roll the others again."""
    found = set()
    for kept in range((1 << len(lying)) - 1):
        stay = tuple([it for at, it in enumerate(lying) if kept >> at & 1])
        found.add((stay, tuple([it for at, (_, it) in enumerate(lying) if not kept >> at & 1])))
    return found


def turned(lying: Lying) -> Iterator[list[int]]:
    """What lies there after one die has been turned by hand."""
    faces = [face for face, _ in lying]
    for at, (_, turning) in enumerate(lying):
        for face, _ in turning:
            yield [*faces[:at], face, *faces[at + 1 :]]


def covers(faces: list[int], task: Task) -> bool:
    """Whether these faces cover everything."""
    plain = sum([ONE[face] for face in faces if face < WILD])
    return is_covered(task.need, task.strict, task.have + plain, faces.count(WILD))


# At a table


def task_of(s: State, vehicle: int, place: int, at: int) -> Task:
    """TS-DISA-08 What a Disaster asks of a vehicle, as if it were there; blocking ones before it have to go as well."""
    chain = s.chains[place]
    cards = [it for it in range(at) if s.facts.keyword[chain[it]] == BLOCKING]
    need = strict = 0
    for card in (*cards, at):
        asked = as_counts(s.facts.needs[chain[card]][card])
        need += asked
        if s.facts.trait[vehicle] != CUTTER and refuses_wild(s, chain, card):
            strict += asked
    return Task(need, strict, need - lacking(need, stored_symbols(s, place)))


def skills_of(s: State, vehicle: int, place: int, task: Task) -> Skills:
    """TS-PILOT-01, TS-PILOT-09 What can be done after its roll there by its own pilot, and by Scott at that chain."""
    pilot = s.pilot[vehicle]
    skill = s.facts.skill[pilot] if pilot != NOBODY and is_up(s, pilot) else NOBODY
    late = [die(s.facts.faces[it], task) for it in range(COLOURS) if s.supply[it]] if skill == LATE_DIE else []
    return Skills(reroller_at(s, vehicle, place), skill == SET_DIE, tuple(sorted(set(late))))


def reroller_at(s: State, vehicle: int, place: int) -> bool:
    """TS-PILOT-02 Whether Scott is at a chain, or comes along with this vehicle."""
    for pilot in range(PILOTS):
        if s.facts.skill[pilot] == REROLL and is_up(s, pilot):
            aboard = s.aboard[pilot]
            comes = aboard == vehicle or (vehicle == TB2 and aboard in s.hold)
            return aboard != NOBODY and (comes or place_of(s, pilot) == place)
    return False


def can_act_at(s: State, vehicle: int, place: int) -> bool:
    """TS-RESC-01, TS-RESC-02 Whether a vehicle can be at a chain in the Rescue phase of this turn, and act there."""
    pilot = s.pilot[vehicle]
    if pilot != NOBODY and (s.acted >> pilot & 1 or s.at[vehicle] == place):
        return not s.acted >> pilot & 1 and any(isinstance(step, RescuePhase) for step in s.stack)
    if not any(isinstance(step, Dispatch) for step in s.stack):
        return False
    carrier = TB2 if vehicle in s.hold else vehicle
    return pilot == NOBODY or place in destinations(s, vehicle) or place in destinations(s, carrier)


def chance(s: State, vehicle: int, colours: tuple[int, ...], place: int, at: int) -> float:
    """The chance of a vehicle with these dice, as if it were there, with its pilot's skill, if it has one."""
    task = task_of(s, vehicle, place, at)
    skills = skills_of(s, vehicle, place, task)
    hands = prepared(s, vehicle, at_hand(s, colours))
    return best_of(tuple(sorted(hands)), s.facts.faces, task, skills)


@lru_cache(maxsize=KEPT)
def best_of(
    hands: tuple[tuple[int, ...], ...], faces: tuple[tuple[int, ...], ...], task: Task, skills: Skills
) -> float:
    """The chance with the best of some hands of dice. The same is asked at many moments of a play, and of a replay."""
    return max([rolled((), tuple(sorted([die(faces[it], task) for it in hand])), task, skills) for hand in hands])


def dice_of(s: State, colours: tuple[int, ...], task: Task) -> tuple[Die, ...]:
    """Dice of these colours, as far as they matter."""
    return tuple(sorted([die(s.facts.faces[colour], task) for colour in colours]))


def prepared(s: State, vehicle: int, colours: tuple[int, ...]) -> set[tuple[int, ...]]:
    """TS-PILOT-04, TS-PILOT-05, TS-PILOT-07 The dice that can be rolled after what the pilot can do before."""
    pilot = s.pilot[vehicle]
    found = {colours}
    if pilot == NOBODY or not is_up(s, pilot):
        return found
    adds = s.facts.adds[pilot]
    if s.facts.skill[pilot] == ADD_DIE and colours.count(adds) < s.supply[adds]:
        found.add((*colours, adds))
    if s.facts.skill[pilot] == RECOLOUR:
        supply = [s.supply[colour] - colours.count(colour) for colour in range(COLOURS)]
        found.update(all_recoloured(colours, tuple(supply)))
    return found


@lru_cache(maxsize=KEPT)
def all_recoloured(colours: tuple[int, ...], supply: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
    """TS-PILOT-07 All that Brains can make of these dice."""
    return frozenset(recoloured(colours, 0, list(supply)))


def recoloured(colours: tuple[int, ...], first: int, supply: list[int]) -> Iterator[tuple[int, ...]]:
    """TS-PILOT-07 Dice of other colours for any of these from the first on; what is replaced returns to the supply."""
    if first == len(colours):
        yield tuple(sorted(colours))
        return
    yield from recoloured(colours, first + 1, supply)
    for into in range(COLOURS):
        if supply[into] and into != colours[first]:
            left = list(supply)
            left[into] -= 1
            left[colours[first]] += 1
            yield from recoloured((*colours[:first], into, *colours[first + 1 :]), first + 1, left)


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
        return percent(chance(s, vehicle, dice, place, at)), -1
    found = [(percent(chance(s, vehicle, (*dice, colour), place, at)), -colour) for colour in choice]
    best, colour = max(found)
    return best, -colour


def percent(share: float) -> int:
    """A share in percent; what is possible but not sure stays between 1 and 99."""
    if share < 1e-9 or share > 1 - 1e-9:
        return 100 * round(share)
    return min(99, max(1, int(100 * share + 0.5)))
