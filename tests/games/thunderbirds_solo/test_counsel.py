"""What the board says of choices, in hints: every number and every claim is found again in another way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from coffret.bots.counting import usual
from coffret.bots.hint import is_worth_a_hint
from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo import game
from coffret.games.thunderbirds_solo.names import CARDS
from coffret.games.thunderbirds_solo.rules.calls import Relay
from coffret.games.thunderbirds_solo.rules.rescue import RescuePhase
from coffret.games.thunderbirds_solo.state import (
    ADD_DIE,
    BLOCKING,
    CIVILIAN,
    COLOURS,
    CUTTER,
    DISASTER,
    HOOD,
    ISLAND,
    JOHN,
    KEPT,
    LATE_DIE,
    NOBODY,
    RECOLOUR,
    REROLL,
    SEALED,
    SELF_PROPELLED,
    SET_DIE,
    SLOTS,
    TB1,
    TB2,
    TB3,
    TB5,
    UNSTABLE,
    WILD,
)
from coffret.kernel import seeded, stack
from coffret.kernel.counsel import Ground
from coffret.kernel.playout import options_of, play_on
from coffret.kernel.stack import CHANCE, Action
from coffret.testing.wording import defined
from tests.games.thunderbirds_solo.support import LADY, RESCUE, at, lively

WORDS = game.words("en")
USELESS = 7


def told(position: str, option: str) -> list[str]:
    """What is said of an option, what matters most first; what speaks against it begins with a minus."""
    state = at(position).s
    stack.decide(state)
    found = sorted(game.counsel(game.view(state, 0), game.action(option, 1)), key=lambda it: -it.weight)
    return [("- " if it.against else "") + WORDS.tell(it.message) for it in found]


FULL_3 = "3 d_f01 d_t01 d_c01 d_h01"
ALAN = "crew alan tb1, john tb5"
BOTH = "crew alan tb1, virgil tb3, john tb5"


@pytest.mark.parametrize(
    ("position", "option", "sentence"),
    [
        (
            f"{FULL_3} | call 3 d_f05 | {ALAN}",
            "fly tb1:3",
            "Chain 3 overflows next turn, and only Thunderbird 1 can get there.",
        ),
        (f"{FULL_3} | call 3 d_f05 | {BOTH}", "fly tb1:3", "Chain 3 is full, and its call overflows it next turn."),
        (
            f"{FULL_3} | call 3 d_f05 | {ALAN}",
            "end-dispatch",
            "- Chain 3 overflows next turn, and nobody is there to act.",
        ),
        (
            f"1 d_f02 | {FULL_3} | call 3 d_f05 | {ALAN} | at tb1 3",
            "fly tb1:1",
            "- Chain 3 overflows next turn, and nobody else can get there.",
        ),
        (
            f"{FULL_3} | call 3 d_f05 | {ALAN} | at tb1 3 | {RESCUE}",
            "end-rescues",
            "- Chain 3 is full, and its call overflows it next turn.",
        ),
        (f"2 d_f01 c_05 | call 2 h_07 | lady 1 road | {LADY}", "go 2", "By road, she stops “Camera spy” in chain 2."),
        (f"2 d_f01 c_05 | call 2 h_07 | lady 2 road | {LADY}", "go 1", "- She then no longer stops “Camera spy”."),
        (f"2 d_f01 | lady 2 air c_05 | {LADY}", "go island", "Set down there, “Fisherman” is rescued."),
    ],
)
def test_what_the_board_says(position: str, option: str, sentence: str) -> None:
    assert sentence in told(position, option)


# Dice, thrown one by one


class Task(NamedTuple):
    need: tuple[int, ...]  # by symbol
    strict: tuple[int, ...]
    have: tuple[int, ...]


class Means(NamedTuple):
    rerolls: bool
    turns: bool
    late: tuple[int, ...]  # colours


FACES = game.own_facts().faces


def covers(faces: list[int], task: Task) -> bool:
    have = [task.have[symbol] + faces.count(symbol) for symbol in range(6)]
    if any(have[symbol] < task.strict[symbol] for symbol in range(6)):
        return False
    return sum(max(0, task.need[symbol] - have[symbol]) for symbol in range(6)) <= faces.count(WILD)


def seen(face: int, task: Task) -> int:
    """A face, if it is of any use."""
    return face if face == WILD or task.need[face] else USELESS


@cache
def thrown(lying: tuple[tuple[int, int], ...], colours: tuple[int, ...], task: Task, means: Means) -> Fraction:
    """The chance once these dice have been thrown beside those that lie there, each a face and a colour."""
    if not colours:
        return worth(lying, task, means)
    total = Fraction(0)
    for face in FACES[colours[0]]:
        total += thrown(tuple(sorted((*lying, (seen(face, task), colours[0])))), colours[1:], task, means)
    return total / 6


@cache
def worth(lying: tuple[tuple[int, int], ...], task: Task, means: Means) -> Fraction:
    if covers([face for face, _ in lying], task):
        return Fraction(1)
    best = Fraction(0)
    places = range(len(lying))
    if means.turns:
        for place in places:
            others = lying[:place] + lying[place + 1 :]
            for face in set(FACES[lying[place][1]]):
                then = tuple(sorted((*others, (seen(face, task), lying[place][1]))))
                best = max(best, worth(then, task, means._replace(turns=False)))
    for colour in means.late:
        best = max(best, thrown(lying, (colour,), task, means._replace(late=())))
    if means.rerolls:
        for count in range(1, len(lying) + 1):
            for again in combinations(places, count):
                kept = tuple(it for place, it in enumerate(lying) if place not in again)
                colours = tuple(sorted(lying[place][1] for place in again))
                best = max(best, thrown(kept, colours, task, means._replace(rerolls=False)))
    return best


def rounded(chance: Fraction) -> int:
    return int(100 * chance) if chance in (0, 1) else min(99, max(1, int(100 * chance + Fraction(1, 2))))


def up(s: Any, pilot: int) -> bool:
    return pilot != NOBODY and not s.down >> pilot & 1


def task_of(s: Any, vehicle: int, place: int, card: int) -> Task:
    chain = s.chains[place]
    cards = [it for it in chain[: chain.index(card)] if s.facts.keyword[it] == BLOCKING]
    need, strict = [0] * 6, [0] * 6
    for it in (*cards, card):
        asked = s.facts.needs[it][chain.index(it)]
        refuses = s.facts.keyword[it] == SEALED
        for after in chain[chain.index(it) + 1 :]:
            if s.facts.type[after] == DISASTER:
                break
            refuses = refuses or after in s.marks
        for symbol in range(6):
            need[symbol] += asked[symbol]
            strict[symbol] += asked[symbol] if refuses and s.facts.trait[vehicle] != CUTTER else 0
    stored = [die & 7 for it in s.aboard if it != NOBODY and s.at[it] == place for die in s.stored[it]]
    return Task(tuple(need), tuple(strict), tuple(stored.count(symbol) for symbol in range(6)))


def means_of(s: Any, vehicle: int, place: int) -> Means:
    pilot = s.pilot[vehicle]
    skill = s.facts.skill[pilot] if up(s, pilot) else NOBODY
    rerolls = False
    for it in range(6):
        if s.facts.skill[it] == REROLL and up(s, it) and s.aboard[it] != NOBODY:
            aboard = s.aboard[it]
            rerolls = s.at[aboard] == place or aboard == vehicle or (vehicle == TB2 and aboard in s.hold)
    late = tuple(it for it in range(COLOURS) if s.supply[it]) if skill == LATE_DIE else ()
    return Means(rerolls, skill == SET_DIE, late)


def swapped(hand: tuple[int, ...], first: int, supply: list[int]) -> Iterator[tuple[int, ...]]:
    """All that Brains can make of dice, from the first on."""
    yield hand
    for place in range(first, len(hand)):
        for into in range(COLOURS):
            if into != hand[place] and supply[into] > 0:
                less = list(supply)
                less[into] -= 1
                less[hand[place]] += 1
                yield from swapped((*hand[:place], into, *hand[place + 1 :]), place + 1, less)


def hands(s: Any, vehicle: int, colours: tuple[int, ...]) -> set[tuple[int, ...]]:
    """The dice that could be rolled, after what the pilot can do before."""
    hand: list[int] = []
    for colour in colours:
        if hand.count(colour) < s.supply[colour]:
            hand.append(colour)
    found = {tuple(hand)}
    pilot = s.pilot[vehicle]
    if (
        up(s, pilot)
        and s.facts.skill[pilot] == ADD_DIE
        and hand.count(s.facts.adds[pilot]) < s.supply[s.facts.adds[pilot]]
    ):
        found.add((*hand, s.facts.adds[pilot]))
    if up(s, pilot) and s.facts.skill[pilot] == RECOLOUR:
        found.update(swapped(tuple(hand), 0, [s.supply[it] - hand.count(it) for it in range(COLOURS)]))
    return {tuple(sorted(it)) for it in found}


@cache
def best_hand(of: frozenset[tuple[int, ...]], task: Task, means: Means) -> Fraction:
    return max(thrown((), hand, task, means) for hand in of)


def chance(s: Any, vehicle: int, place: int, card: int, colour: int = NOBODY) -> int:
    """The chance in percent to clear a Disaster, with the best third die for Thunderbird 2 or with this one."""
    task, means = task_of(s, vehicle, place, card), means_of(s, vehicle, place)
    thirds = (colour,) if colour != NOBODY else s.facts.choice[vehicle]
    dice = [(*s.facts.dice[vehicle], third) for third in thirds] or [s.facts.dice[vehicle]]
    return rounded(max(best_hand(frozenset(hands(s, vehicle, it)), task, means) for it in dice))


def disasters(s: Any, place: int) -> list[int]:
    return [card for card in s.chains[place] if s.facts.type[card] == DISASTER]


def most(s: Any, vehicle: int, place: int) -> int:
    """The best chance of a vehicle at a chain; -1 where there is nothing to clear."""
    return max([chance(s, vehicle, place, card) for card in disasters(s, place)], default=-1)


# Chains, calls and who can be where


def is_hood(s: Any, place: int) -> bool:
    return s.slots[place] != NOBODY and bool(s.facts.type[s.slots[place]] == HOOD)


def overflows(s: Any, place: int) -> bool:
    return place != ISLAND and len(s.chains[place]) == 4 and s.slots[place] != NOBODY and not is_hood(s, place)


def may_reinforce(s: Any, place: int) -> bool:
    """Whether a Hood card may bring a card to a full chain."""
    if len(s.chains[place]) < 4 or not is_hood(s, place) or (s.lady == place and not s.air):
        return False
    then = stack.copy(s)
    then.stack, then.deck = [], [CARDS.index("d_f01")]  # whatever it brings
    before = then.reinforced
    from coffret.games.thunderbirds_solo.rules.calls import answer

    answer(then, place)
    return bool(then.reinforced > before)


def flies_to(s: Any, vehicle: int) -> list[int]:
    """Where a vehicle can move by itself."""
    if s.pilot[vehicle] == NOBODY or s.moved >> vehicle & 1:
        return []
    here = s.at[vehicle]
    if vehicle in (TB1, TB3):
        return [place for place in range(5) if place != here]
    near = [place for place in SLOTS if here != ISLAND and abs(place - here) == 1]
    if vehicle == TB2:
        return list(SLOTS) if here == ISLAND else [*near, ISLAND]
    return near if s.facts.trait[vehicle] == SELF_PROPELLED else []


def comes(s: Any, place: int) -> set[int]:
    """The vehicles that can be at a chain by the end of the phase, those in the hold with Thunderbird 2."""
    found = {it for it in s.aboard if it != NOBODY and (place in flies_to(s, it) or s.at[it] == place)}
    return {TB2 if it in s.hold and place not in flies_to(s, it) else it for it in found}


def acts(s: Any, place: int) -> list[int]:
    """Who is at a chain and has not acted."""
    crews = enumerate(s.aboard)
    return [
        it for pilot, it in crews if it != NOBODY and s.at[it] == place and not s.acted >> pilot & 1 and it != s.rescuer
    ]


def asked(s: Any, chain: list[int]) -> int:
    return sum(sum(s.facts.needs[card][place]) for place, card in enumerate(chain) if s.facts.needs[card])


class Claim:
    """What a ground says, beside the table before and after the choice."""

    def __init__(self, s: Any, action: Action, ground: Ground) -> None:
        self.s, self.action, self.args, self.against = s, action, ground.message.args, ground.against
        self.done: Any = None

    @property
    def after(self) -> Any:
        if self.done is None:
            self.done = stack.copy(self.s)
            stack.apply(self.done, self.action, 0)
        return self.done

    @property
    def here(self) -> int:
        return int(self.s.at[self.s.rescuer])

    def sent(self) -> int:
        return TB2 if isinstance(self.action, act.Collect) else int(self.action.vehicle)  # type: ignore[attr-defined]

    def colour(self) -> int:
        return self.action.colour if isinstance(self.action, act.RescueWith) else NOBODY

    def overflows(self) -> bool:
        return overflows(self.s, self.args["place"]) and not isinstance(self.s.stack[-1], Relay)

    def chance(self, s: Any, vehicle: int, place: int) -> bool:
        return bool(chance(s, vehicle, place, self.args["card"], self.colour()) == self.args["percent"])

    def cleared(self) -> int:
        return int(self.action.positions)  # type: ignore[attr-defined]

    def symbols(self) -> tuple[int, ...]:
        return tuple(getattr(self.action, "symbols", ()))


def clears(it: Claim) -> bool:
    s, vehicle, place = it.s, it.args["vehicle"], it.args["place"]
    if isinstance(it.action, act.Fly | act.Collect):
        best = most(s, vehicle, place) == it.args["percent"]
        return best and vehicle == it.sent() and it.chance(s, vehicle, place)
    return bool(s.at[vehicle] == place) and it.chance(s, vehicle, place)


def staffed(it: Claim) -> Any:
    """The table with the pilot aboard."""
    s = stack.copy(it.s)
    s.aboard[it.args["pilot"]], s.pilot[it.args["vehicle"]] = it.args["vehicle"], it.args["pilot"]
    return s


def with_pilot(it: Claim) -> bool:
    s, place = staffed(it), it.args["place"]
    return it.chance(s, it.args["vehicle"], place) and most(s, it.args["vehicle"], place) == it.args["percent"]


def anywhere(it: Claim, pod: int) -> int:
    return max(most(it.s, pod, place) for place in SLOTS)


def others(it: Claim) -> list[int]:
    mine = it.action.vehicle  # type: ignore[attr-defined]
    return [anywhere(it, pod) for pod in it.s.display if pod != mine]


def pod(it: Claim) -> bool:
    return bool(anywhere(it, it.action.vehicle) == it.args["percent"])  # type: ignore[attr-defined]


def lying(s: Any, task: Task, which: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((seen(s.faces[die], task), s.dice[die]) for die in which))


def skilled(it: Claim, card: int, action: Action) -> int:
    """The chance in percent to clear a card after a skill, or when the dice are rolled as they are."""
    s = it.s
    task, means = task_of(s, s.rescuer, it.here, card), means_of(s, s.rescuer, it.here)
    hand = tuple(s.dice)
    every = list(range(len(hand)))
    if isinstance(action, act.AddDie):
        return rounded(thrown((), tuple(sorted((*hand, action.colour))), task, means))
    if isinstance(action, act.Recolour):
        first = hand.index(action.colour, s.stack[-1].first)
        supply = [s.supply[it] + (it == action.colour) - (it == action.into) for it in range(COLOURS)]
        new = set(swapped((*hand[:first], action.into, *hand[first + 1 :]), first + 1, supply))
        return rounded(max(thrown((), tuple(sorted(it)), task, means) for it in new))
    if isinstance(action, act.Reroll):
        kept = lying(s, task, [die for die in every if die not in action.dice])
        again = tuple(sorted(hand[die] for die in action.dice))
        return rounded(thrown(kept, again, task, means._replace(rerolls=False)))
    if isinstance(action, act.LateDie):
        return rounded(thrown(lying(s, task, every), (action.colour,), task, means._replace(late=())))
    if isinstance(action, act.Turn):
        others = lying(s, task, [die for die in every if die != action.die])
        then = tuple(sorted((*others, (seen(action.symbol, task), hand[action.die]))))
        return rounded(worth(then, task, means._replace(turns=False)))
    return rounded(thrown((), tuple(sorted(hand)), task, means))


def best_skilled(it: Claim, action: Action) -> int:
    return max(skilled(it, card, action) for card in disasters(it.s, it.here))


def sets(it: Claim) -> list[int]:
    """The sets of positions that the rules offer to clear."""
    decision = stack.decide(stack.copy(it.s))
    assert decision is not None
    return [option.positions for option in decision.actions if isinstance(option, act.Discard)]


def largest(it: Claim) -> int:
    return max(positions.bit_count() for positions in sets(it))


def left(it: Claim) -> list[int]:
    """The chain after Disasters have been cleared, Civilians going with whom they follow."""
    found: list[int] = []
    gone = False
    for place, card in enumerate(it.s.chains[it.here]):
        gone = bool(it.cleared() >> place & 1) if it.s.facts.type[card] == DISASTER else gone
        if not gone:
            found.append(card)
    return found


def comes_home(it: Claim) -> bool:
    card = it.args["card"]
    return bool(it.s.facts.type[card] == CIVILIAN) and card in it.s.chains[it.here] and card not in left(it)


def next_acts(it: Claim) -> bool:
    """Who is next has this chance on the table that the rules make of the choice."""
    assert isinstance(it.after.stack[-1], RescuePhase)
    return it.args["vehicle"] in acts(it.after, it.here) and it.chance(it.after, it.args["vehicle"], it.here)


def lacks(it: Claim) -> bool:
    """What a Disaster lacks with all that is stored, and what is stored now."""
    place, more = it.here, it.symbols()
    if isinstance(it.action, act.Place):
        place, more = it.s.at[it.action.vehicle], (it.action.symbol,)
    stored = [
        die & 7
        for vehicle in it.s.aboard
        if vehicle != NOBODY and it.s.at[vehicle] == place
        for die in it.s.stored[vehicle]
    ]
    card = it.args["card"]
    need = it.s.facts.needs[card][it.s.chains[place].index(card)]
    missing = [symbol for symbol in range(6) for _ in range(need[symbol] - [*stored, *more].count(symbol))]
    return missing == list(it.args.get("symbols", ())) and card in it.s.chains[place]


def kept_for_others(it: Claim) -> bool:
    """Whether something of the roll could be stored for somebody who is still to act."""
    wanted = {
        s
        for card in disasters(it.s, it.here)
        for s in range(6)
        if it.s.facts.needs[card][it.s.chains[it.here].index(card)][s]
    }
    return not it.symbols() and bool(acts(it.s, it.here)) and bool(wanted & set(it.s.faces))


def exchanged(it: Claim) -> Any:
    s = stack.copy(it.s)
    one, other = it.action.slot, it.action.other  # type: ignore[attr-defined]
    s.slots[one], s.slots[other] = s.slots[other], s.slots[one]
    return s


def moved(it: Claim) -> tuple[int, int]:
    """The row where a call was before the exchange, and the one where it is then."""
    card = it.args["card"]
    return it.s.slots.index(card), exchanged(it).slots.index(card)


def asks(it: Claim) -> bool:
    old, new = moved(it)
    sums = [
        sum(it.s.facts.needs[it.args["card"]][len(it.s.chains[place])])
        for place in (old, new)
        if len(it.s.chains[place]) < 4
    ]
    return (
        sums == [it.args["before"], it.args["after"]] and new == it.args["place"] and it.against == (sums[1] > sums[0])
    )


def guarded(it: Claim) -> bool:
    place = it.args["place"]
    guard = disasters(it.s, place)[-1]
    count = sum(it.s.facts.needs[guard][it.s.chains[place].index(guard)])
    is_named = it.args["guard"].id == f"card-{CARDS[guard]}".replace("_", "-")
    return bool(moved(it)[1] == place and is_named and it.args["count"] == count)


def ready(it: Claim) -> bool:
    s, place = exchanged(it), it.args["place"]
    s.chains[place].append(s.slots[place])
    here = [vehicle for vehicle in s.aboard if vehicle != NOBODY and s.at[vehicle] == place]
    best = max(chance(s, vehicle, place, it.args["card"]) for vehicle in here)
    is_there = it.args["card"] == s.slots[place] and it.args["vehicle"] in here
    return is_there and it.chance(s, it.args["vehicle"], place) and best == int(it.args["percent"])


def influences(s: Any, place: int) -> bool:
    """Whether a Hood card in a row finds somebody."""
    return any(s.facts.type[card] == CIVILIAN and card not in s.marks for card in s.chains[place])


def lady_then(it: Claim) -> tuple[int, bool]:
    return it.after.lady, it.after.air


def stopped(s: Any, place: int, air: bool) -> int:
    return int(s.slots[place]) if place != ISLAND and not air and is_hood(s, place) else NOBODY


def can_go_along(it: Claim, card: int, place: int) -> bool:
    s = it.s
    return (
        card in s.chains[place] and s.facts.type[card] == CIVILIAN and card not in s.marks and not s.facts.panics[card]
    )


def frees(it: Claim) -> bool:
    """With nobody influenced behind it, and not sealed, a Disaster takes wilds."""
    card, freed = it.args["card"], it.action.card  # type: ignore[attr-defined]
    place = next(place for place in SLOTS if freed in it.s.chains[place])
    chain = it.s.chains[place]
    behind = chain[chain.index(card) + 1 :]
    end = next((at for at, other in enumerate(behind) if it.s.facts.type[other] == DISASTER), len(behind))
    held = [other for other in behind[:end] if other in it.s.marks and other != freed]
    return freed in behind[:end] and not held and it.s.facts.keyword[card] != SEALED


def wakes(it: Claim) -> bool:
    s = stack.copy(it.s)
    vehicle, place, card = it.args["vehicle"], it.s.at[it.args["vehicle"]], it.args["card"]
    before = most(s, vehicle, place)
    s.down &= ~(1 << it.action.pilot)  # type: ignore[attr-defined]
    found = chance(s, vehicle, place, card)
    return bool(before == it.args["percent"] < it.args["most"] == found == most(s, vehicle, place))


def still_act(s: Any) -> list[int]:
    return [it for place in SLOTS for it in acts(s, place)]


CHECKS: dict[str, Callable[[Claim], bool]] = {
    "overflows": lambda it: it.overflows(),
    "overflows-now": lambda it: overflows(it.s, it.args["place"]) and isinstance(it.s.stack[-1], Relay),
    "overflows-only": lambda it: (
        it.overflows() and comes(it.s, it.args["place"]) == {it.args["vehicle"]} == {it.sent()}
    ),
    "overflows-alone": lambda it: it.overflows() and acts(it.s, it.args["place"]) == [it.args["vehicle"]],
    "clears": clears,
    "clears-nothing-so": lambda it: all(
        chance(it.s, TB2, it.args["place"], card, it.colour()) == 0 for card in disasters(it.s, it.args["place"])
    ),
    "clears-nothing": lambda it: most(it.s, it.args["vehicle"], it.args["place"]) == 0,
    "nobody-else": lambda it: (
        not acts(it.s, it.args["place"]) and len(it.s.chains[it.args["place"]]) == it.args["count"]
    ),
    "home": lambda it: it.after.at[it.args["vehicle"]] == ISLAND and not flies_to(it.after, it.args["vehicle"]),
    "loses-stored": lambda it: sorted(die & 7 for die in it.s.stored[it.sent()]) == list(it.args["symbols"]),
    "abandons": lambda it: (
        it.overflows() and it.s.at[it.sent()] == it.args["place"] and comes(it.s, it.args["place"]) == {it.sent()}
    ),
    "here-clears": lambda it: (
        it.s.at[it.sent()] == it.args["place"]
        and it.chance(it.s, it.sent(), it.args["place"])
        and most(it.s, it.sent(), it.args["place"]) == it.args["percent"]
    ),
    "relays": lambda it: it.action.vehicle == TB5 and it.args["count"] == 1 + (it.action.pilot == JOHN),  # type: ignore[attr-defined]
    "with-pilot": with_pilot,
    "with-pilot-urgent": lambda it: with_pilot(it) and it.overflows(),
    "worst-pod": lambda it: pod(it) and all(it.args["percent"] < other for other in others(it)),
    "best-pod": lambda it: pod(it) and all(it.args["percent"] > other for other in others(it)),
    "pod-odds": pod,
    "covered": lambda it: it.overflows() and len(acts(it.s, it.args["place"])) == it.args["count"] > 0,
    "uncovered": lambda it: it.overflows() and not acts(it.s, it.args["place"]),
    "no-overflow": lambda it: not any(overflows(it.s, place) for place in SLOTS),
    "idle": lambda it: it.s.at[it.args["vehicle"]] == ISLAND and bool(flies_to(it.s, it.args["vehicle"])),
    "stores": lambda it: it.args["vehicle"] in still_act(it.s),
    "unstable": lambda it: UNSTABLE in [it.s.facts.keyword[card] for card in it.s.chains[it.args["place"]]],
    "nothing-left": lambda it: all(most(it.s, vehicle, it.s.at[vehicle]) <= 0 for vehicle in still_act(it.s)),
    "unused": lambda it: (
        it.args["vehicle"] in still_act(it.s) and it.chance(it.s, it.args["vehicle"], it.args["place"])
    ),
    "frees": frees,
    "gives-up-roll": lambda it: any(
        it.chance(it.s, vehicle, it.s.at[vehicle])
        for vehicle in still_act(it.s)
        if it.args["card"] in it.s.chains[it.s.at[vehicle]]
    ),
    "rolls": lambda it: skilled(it, it.args["card"], act.ROLL) == it.args["percent"] == best_skilled(it, act.ROLL),
    "no-gain": lambda it: best_skilled(it, it.action) == best_skilled(it, act.ROLL) == it.args["percent"],
    "lifts": lambda it: (
        best_skilled(it, act.ROLL) == it.args["percent"]
        and best_skilled(it, it.action) == it.args["most"] == skilled(it, it.args["card"], it.action)
    ),
    "lifts-other": lambda it: (
        skilled(it, it.args["card"], act.ROLL) == it.args["percent"] < it.args["most"]
        and skilled(it, it.args["card"], it.action) == it.args["most"]
    ),
    "skill": lambda it: skilled(it, it.args["card"], it.action) == it.args["percent"],
    "skill-enough": lambda it: skilled(it, it.args["card"], it.action) == 100,
    "skill-nothing": lambda it: skilled(it, it.args["card"], it.action) == 0,
    "could-clear": lambda it: (
        largest(it) == it.args["count"] > 0
        and any(positions >> it.s.chains[it.here].index(it.args["card"]) & 1 for positions in sets(it))
    ),
    "wakes": wakes,
    "wakes-nobody": lambda it: it.action.pilot == it.args["pilot"],  # type: ignore[attr-defined]
    "lacks": lacks,
    "lacks-nothing": lacks,
    "saves": lambda it: (
        it.overflows()
        and (
            it.args["place"] == it.s.lady
            if isinstance(it.action, act.Escort)
            else len(left(it)) < 4 and it.args["place"] == it.here
        )
    ),
    "saves-from-hood": lambda it: may_reinforce(it.s, it.here) and len(left(it)) < 4,
    "still-overflows": lambda it: (
        it.overflows() and (not isinstance(it.action, act.Discard | act.Keep) or not it.cleared())
    ),
    "home-free": lambda it: comes_home(it) and it.args["card"] not in it.s.marks,
    "home-held": lambda it: comes_home(it) and it.args["card"] in it.s.marks,
    "clears-less": lambda it: largest(it) - it.cleared().bit_count() == it.args["count"] > 0,
    "clears-most": lambda it: largest(it) == it.cleared().bit_count() == it.args["count"] > 1,
    "leaves-cards": lambda it: (
        (len(it.s.chains[it.args["place"]]) - 1 if isinstance(it.action, act.Escort) else len(left(it)))
        == it.args["count"]
    ),
    "stores-nothing": kept_for_others,
    "unblocks": lambda it: it.s.facts.keyword[it.args["card"]] == BLOCKING and it.args["card"] not in left(it),
    "slides": lambda it: (
        asked(it.s, left(it)) == it.args["after"]
        and sum(
            sum(it.s.facts.needs[card][at])
            for at, card in enumerate(it.s.chains[it.here])
            if card in left(it) and it.s.facts.needs[card]
        )
        == it.args["before"]
    ),
    "unstable-loses": lambda it: (
        UNSTABLE in [it.s.facts.keyword[card] for card in it.s.chains[it.here]] and not it.cleared()
    ),
    "next": next_acts,
    "risks": lambda it: may_reinforce(it.s, it.args["place"]),
    "answers-safely": lambda it: not any(overflows(it.s, place) or may_reinforce(it.s, place) for place in SLOTS),
    "averts": lambda it: overflows(it.s, it.args["place"]) and not overflows(exchanged(it), it.args["place"]),
    "causes": lambda it: not overflows(it.s, it.args["place"]) and overflows(exchanged(it), it.args["place"]),
    "keeps-danger": lambda it: overflows(it.s, it.args["place"]) and overflows(exchanged(it), it.args["place"]),
    "asks": asks,
    "goes-under": lambda it: not it.s.chains[it.args["place"]] and moved(it)[1] == it.args["place"],
    "guarded": guarded,
    "ready": ready,
    "hood-stopped": lambda it: moved(it)[1] == it.args["place"] == it.s.lady and not it.s.air,
    "hood-let-in": lambda it: moved(it)[0] == it.s.lady and not it.s.air,
    "hood-influences": lambda it: influences(it.s, it.args["place"]) and moved(it)[1] == it.args["place"],
    "hood-finds-nobody": lambda it: not influences(it.s, it.args["place"]) and moved(it)[1] == it.args["place"],
    "lady-stops": lambda it: stopped(it.s, *lady_then(it)) == it.args["card"] and it.after.lady == it.args["place"],
    "lady-lets-in": lambda it: stopped(it.s, it.s.lady, it.s.air) == it.args["card"] != stopped(it.s, *lady_then(it)),
    "lady-home": lambda it: it.after.lady == ISLAND and it.s.escorted == it.args["card"],
    "lady-relieves": lambda it: it.overflows() and can_go_along(it, it.args["card"], it.after.lady),
    "lady-fetches": lambda it: (
        can_go_along(it, it.args["card"], it.args["place"]) and it.after.lady == it.args["place"]
    ),
    "lady-stops-nobody": lambda it: it.after.air and is_hood(it.s, it.args["place"]),
    "air-fetches": lambda it: it.after.air and can_go_along(it, it.args["card"], it.args["place"]),
    "air-home": lambda it: it.after.air and it.s.escorted == it.args["card"],
    "escort-hides": lambda it: is_hood(it.s, it.s.lady) and it.s.slots[it.s.lady] == it.args["card"],
    "lady-rescues": lambda it: it.s.lady == ISLAND and it.s.escorted == it.args["card"],
    "fills": lambda it: len(it.after.chains[it.args["place"]]) == it.args["count"],
    "not-home": lambda it: it.s.lady == ISLAND and it.s.escorted == it.args["card"],
    "leaves-dice": lambda it: (
        it.s.supply[it.args["colour"]]
        + sum(
            it.s.dice[die] == it.args["colour"] and die != it.action.die and it.s.laid[die] != KEPT  # type: ignore[attr-defined]
            for die in range(len(it.s.dice))
        )
        == it.args["count"]
    ),
    "good-pods": lambda it: min(anywhere(it, pod) for pod in it.s.display) == it.args["percent"],
}


def moments(plays: int, often: int = 6, most: int = 5) -> Iterator[tuple[Any, list[Action]]]:
    """Positions of lively plays: the state, and some of what can be done."""
    for play in range(plays):
        rng = seeded(f"counsel/{play}")
        for state, _, _ in lively(f"counsel/{play}", (0, 8, 16)[play % 3]):
            decision = stack.decide(state)
            if decision is not None and decision.seat != CHANCE and not rng.below(often):
                options = list(decision.actions)
                rng.shuffle(options)
                yield state, options[:most]


def check(state: Any, options: list[Action], found: dict[str, int]) -> None:
    """Find what is said of some options again, and count how often each ground was found."""
    view = game.view(state, 0)
    for action in options:
        grounds = game.counsel(view, action)
        labels = [WORDS.tell(it.message) for it in grounds]
        assert len(set(labels)) == len(labels)
        assert not [it for it in labels if WORDS.action(action) in it], (action, labels)
        for it in grounds:
            id = it.message.id.removeprefix("counsel-")
            assert 0 < it.weight <= 1
            assert CHECKS[id](Claim(state, action, it)), (game.write_state(state), action, it)
            found[id] = found.get(id, 0) + 1


AFTER = f"now after-roll then finish-rescue then {RESCUE[4:]}"
MEDIC = f"now medic then {RESCUE[4:]}"
MECHANIC = f"now mechanic then {RESCUE[4:]}"
ESCORT = "now lady-escorts then end-turn"
CALLS = "turn 1 | now relay 2 then answer-calls then dispatch"
SURE = "roll tb1 white_wild,white_wild,white_wild,white_wild"
TRAPPED = "roll tb1 white_fire,white_fire,white_trapped"
HELD = "1 d_f01 c_01!h_01"
RARE = [
    f"{HELD} d_t02 | crew alan neutraliser_tractor, virgil tb2 | at tb2 1 | hold neutraliser_tractor | {RESCUE}",
    f"1 x_d09 d_f01 | crew virgil tb1 | at tb1 1 | {SURE} | {AFTER}",
    f"{HELD} | crew virgil tb1 | at tb1 1 | {TRAPPED} | {AFTER}",
    f"2 d_f01 d_t02 d_h01 d_h02 | call 2 h_01 | crew virgil tb1 | at tb1 2 | {TRAPPED} | {AFTER}",
    f"1 d_f01 d_t01 x_d06 | crew virgil tb1, alan tb3 | at tb1 1, tb3 1 | stored tb1 white_fire | {RESCUE}",
    f"1 x_d06 | crew virgil tb1 | at tb1 1 | stored tb1 white_fire | roll tb1 white_trapped,white_trapped | {AFTER}",
    f"1 d_f01 d_t05 | {BOTH} | at tb1 1, tb3 1 | down virgil,alan,scott | {MEDIC}",
    f"1 d_f01 d_t05 | crew virgil tb1 | display mole,domo,firefly | {MECHANIC}",
    f"1 d_f01 | 2 d_t01 d_t02 c_02 | lady 1 air c_01 | call 2 h_03 | {LADY}",
    f"1 d_f01 d_t02 c_03 d_h01 | lady 1 road | call 1 h_05, 2 d_f05 | {LADY}",
    f"1 d_f01 | lady island air c_01 | {ESCORT}",
    f"1 d_f01 d_t01 | lady 1 air c_01 | {ESCORT}",
    f"1 d_f01 d_t02 c_03 d_h01 | lady 1 road | call 1 h_05 | {ESCORT}",
    f"1 d_f01 d_t02 d_h01 d_h02 | 2 d_f02 | call 1 h_05, 2 d_f05, 3 c_05 | lady 2 road | {CALLS}",
    f"1 d_f01 c_02 | 2 d_f02 | call 1 d_t01, 2 h_05, 3 c_05 | lady 2 road | {CALLS}",
    f"1 d_f01 c_02 | 2 d_f02 | call 1 d_t01, 2 h_05 | lady 1 road | {CALLS}",
    "1 d_f01 d_t02 d_h01 d_h02 | crew alan tb1 | at tb1 1 | stored tb1 white_fire | call 1 d_f05",
]


@pytest.mark.parametrize("text", RARE)
def test_what_is_rare_is_true(text: str) -> None:
    state = at(text).s
    decision = stack.decide(state)
    assert decision is not None
    found: dict[str, int] = {}
    check(state, list(decision.actions), found)
    assert found


def test_every_ground_is_true() -> None:
    found: dict[str, int] = {}
    for state, options in moments(6):
        check(state, options, found)
    assert sum(found.values()) > 250


@pytest.mark.slow
def test_nearly_every_ground_is_met_and_true() -> None:
    found: dict[str, int] = {}
    for state, options in moments(60, 5, 8):
        check(state, options, found)
    assert sum(found.values()) > 5000
    assert len(found) > 0.8 * len(CHECKS)


def test_every_sentence_is_checked() -> None:
    told = defined(game.package, "en")
    assert {id.removeprefix("counsel-") for id in told if id.startswith("counsel-")} == set(CHECKS)


def test_the_same_view_has_the_same_counsel() -> None:
    """What lies in the decks is in no ground, and nothing on the table is changed."""
    for number, (state, options) in enumerate(moments(1)):
        view = game.view(state, 0)
        before = game.write_state(state)
        other = game.view(game.determinize(view, seeded(number)), 0)
        assert all(game.counsel(view, action) == game.counsel(other, action) for action in options)
        assert game.write_state(state) == before


def test_the_usual_choice_has_a_reason_of_its_own() -> None:
    """In at least 80 of 100 positions the board says something of it that is not true of every other option."""
    rng, said, asked = seeded("reasons"), 0, 0
    state: Any = game.start(1)
    while (decision := stack.decide(state)) is not None:
        if decision.seat != CHANCE and not rng.below(3):
            view, options = game.view(state, 0), options_of(decision)
            if is_worth_a_hint(game, view, options):
                choice = usual(game, view, options)
                others = [[it.message for it in game.counsel(view, it)] for it in options if it != choice][:8]
                mine = [it.message for it in game.counsel(view, choice)]
                asked += 1
                said += any(any(it not in other for other in others) for it in mine)
        play_on(state, game.view, [game.bot], [seeded("reasons")], seeded("dice"), 1)
    assert asked > 30
    assert said >= 0.8 * asked
