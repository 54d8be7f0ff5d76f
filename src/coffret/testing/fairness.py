"""The law of chance: what is drawn follows the listed weights.

Every kind of chance that a play meets is sampled many times. If its outcomes are listed, their counts are compared with
the weights. A deal or a roll of many dice has too many outcomes to list: there, everything that `accepts` allows must
be equally likely. Positions whose values may be swapped must hold each value equally often, alone and in pairs; if a
value may be replaced by others while the rest stays, each of them must occur equally often.

A count is suspicious if, by Chernoff's bound, fair chance would deviate that far less than once in ten million tests of
one kind of chance (ALARM). A whole run makes fewer than a thousand of them.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any

from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game
from coffret.kernel.stack import CHANCE, Action, Chance, State
from coffret.kernel.values import fields
from coffret.kernel.words import Many
from coffret.testing.broken import LawBroken
from coffret.testing.walk import walk, ways_to_play

ALARM = 1e-7  # of a false alarm, for each kind of chance that is tested
LISTED, DEALT, BY_ITS_LIST = 5000, 1500, 200  # draws; few where a frame draws by its own list
REPLACED = 10_000  # values that are tried at a place instead of the one that was drawn
NEIGHBOURS = 3  # pairs of places that are looked at together


def chance_is_fair(game: Game, seats: int, seed: int) -> None:
    """Law of chance: what is drawn follows the listed weights, and deals are shuffled."""
    for state in chances_met(game, seats, seed):
        kind = type(state.stack[-1])
        try:
            check_chance(game, state, seeded(f"fair {game.slug} {seats} {seed} {kind.__name__}"))
        except AssertionError as error:
            raise LawBroken(str(error), kind) from error


def chances_met(game: Game, seats: int, seed: int) -> list[Any]:
    """Return, for each kind of chance that two plays meet, its first state and the one with the most uneven odds."""
    first: dict[type, Any] = {}
    uneven: dict[type, tuple[float, Any]] = {}
    ways = list(ways_to_play(game, seats))
    for options in ({}, ways[seed % len(ways)]):
        for moment in walk(game, seats, seed, options):
            if moment.seat == CHANCE:
                frame = moment.state.stack[-1]
                odds = unevenness(frame.outcomes(moment.state))
                if type(frame) not in first:
                    first[type(frame)] = stack.copy(moment.state)
                if odds >= uneven.get(type(frame), (0.0, None))[0]:
                    uneven[type(frame)] = odds, stack.copy(moment.state)
    return [*first.values(), *(state for _, state in uneven.values())]


def unevenness(listed: list[tuple[int, Action]]) -> float:
    """Return how many times more likely the most likely outcome is than the least likely."""
    weights = [weight for weight, _ in listed]
    return max(weights) / min(weights) if weights else 0.0


def check_chance(game: Game, state: State, rng: Rng) -> None:
    """Sample the chance of a state many times and compare the counts with what they should be."""
    frame = state.stack[-1]
    assert isinstance(frame, Chance)
    listed = frame.outcomes(state)
    if listed:
        check_listed(frame, state, listed, rng)
    else:
        drawn = [frame.sample(state, rng) for _ in range(DEALT)]
        check_unlisted(game, frame, state, drawn, rng)


def check_listed(frame: Chance[Any], state: State, listed: list[tuple[int, Action]], rng: Rng) -> None:
    """Compare counts with weights."""
    total = sum(weight for weight, _ in listed)
    wanted: dict[Action, float] = {}
    for weight, action in listed:
        wanted[action] = wanted.get(action, 0.0) + weight / total
    draws = BY_ITS_LIST if type(frame).sample is Chance.sample else LISTED
    counts = Counter(frame.sample(state, rng) for _ in range(draws))
    for action in counts:
        assert wanted.get(action), f"{frame} draws {action}, which is not listed"
    for action, share in wanted.items():
        check_count(f"{frame} draws {action}", counts[action], draws, share, len(wanted))


def check_unlisted(game: Game, frame: Chance[Any], state: State, drawn: list[Action], rng: Rng) -> None:
    """Check that everything accepted is equally likely."""
    rows = [name for name in fields(drawn[0]) if isinstance(getattr(drawn[0], name), tuple)]
    assert rows, f"{frame} neither lists its outcomes nor deals rows of things: nothing tells whether it is fair"
    for action in drawn[:100]:
        assert frame.accepts(state, action), f"{frame} draws {action}, which it does not accept"
    for name in rows:
        dealt = Dealt(frame, state, name, drawn)
        checks = list(dealt.suspicious(game, rng))
        for what, count, draws, share in checks:
            check_count(f"{frame}: {what}", count, draws, share, len(checks))


Check = tuple[str, int, int, float]  # what was counted, how often it came, of how many, and the share it should have


class Dealt:
    """Rows of the same kind from repeated deals."""

    def __init__(self, frame: Chance[Any], state: State, name: str, drawn: list[Action]) -> None:
        self.frame = frame
        self.state = state
        self.name = name
        self.drawn = drawn
        self.rows: list[tuple[Any, ...]] = [getattr(action, name) for action in drawn]
        self.size = len(self.rows[0])

    def suspicious(self, game: Game, rng: Rng) -> Iterator[Check]:
        """Yield all counts to check."""
        for places in self.exchangeable():
            yield from self.alone(places)
            yield from self.in_pairs(places, rng)
        kind = game.vocabulary.kind(type(self.drawn[0]), self.name)
        if isinstance(kind, Many):
            yield from self.replaced(kind.item.domain(0), rng)

    def accepts(self, row: Sequence[Any], action: Action) -> bool:
        """Whether this row could have been dealt instead of the one in an action."""
        values = [tuple(row) if name == self.name else getattr(action, name) for name in fields(action)]
        return self.frame.accepts(self.state, type(action)(*values))

    def exchangeable(self) -> list[list[int]]:
        """Return groups of positions; within a group any two values can be swapped."""
        groups: list[list[int]] = []
        for place in range(self.size):
            for group in groups:
                if self.can_swap(group[0], place):
                    group.append(place)
                    break
            else:
                groups.append([place])
        return [group for group in groups if len(group) > 1]

    def can_swap(self, one: int, other: int) -> bool:
        """Whether the values of two positions differed at times, and could always be swapped then."""
        tried = [action for action, row in zip(self.drawn, self.rows, strict=True) if row[one] != row[other]][:8]
        return bool(tried) and all(self.accepts(self.swapped(action, one, other), action) for action in tried)

    def swapped(self, action: Action, one: int, other: int) -> list[Any]:
        """Return the row of an action with two values swapped."""
        row = list(getattr(action, self.name))
        row[one], row[other] = row[other], row[one]
        return row

    def alone(self, places: list[int]) -> Iterator[Check]:
        """Count each value at each position."""
        everywhere = Counter(row[place] for row in self.rows for place in places)
        for place in places:
            here = Counter(row[place] for row in self.rows)
            for value, count in everywhere.items():
                share = count / len(self.rows) / len(places)
                yield f"{value} at place {place + 1}", here[value], len(self.rows), share

    def in_pairs(self, places: list[int], rng: Rng) -> Iterator[Check]:
        """Count pairs of values at two positions, which detects rotations and anything else that keeps neighbours
        together.
        """
        pairs = [(places[0], places[1]), (places[0], places[-1])]
        pairs += [(place, other) for place, other in (some_pair(places, rng) for _ in range(NEIGHBOURS))]
        ways = len(places) * (len(places) - 1)
        together = self.together(places)
        for one, other in dict.fromkeys(pairs):
            for (a, b), count in Counter((row[one], row[other]) for row in self.rows).items():
                share = together(a, b) / len(self.rows) / ways
                yield f"{a} and {b} at places {one + 1} and {other + 1}", count, len(self.rows), share

    def together(self, places: list[int]) -> Callable[[Any, Any], int]:
        """Return a function that counts the pairs of two values at these positions, in either order, over all rows."""
        masks: dict[tuple[Any, int], int] = {}  # by value and copy: the rows that have it, as bits
        for number, row in enumerate(self.rows):
            for value, many in Counter(row[place] for place in places).items():
                for copy in range(many):
                    masks[value, copy] = masks.get((value, copy), 0) | 1 << number
        copies: dict[Any, list[int]] = {}
        for (value, _), mask in masks.items():
            copies.setdefault(value, []).append(mask)

        def count(a: Any, b: Any) -> int:
            both = sum((one & other).bit_count() for one in copies[a] for other in copies[b])
            return both - sum(mask.bit_count() for mask in copies[a]) if a == b else both

        return cache(count)

    def replaced(self, domain: Sequence[Any], rng: Rng) -> Iterator[Check]:
        """Count values that could replace one another while the rest stays, as dice can show any face."""
        found: dict[tuple[Any, ...], Counter[Any]] = {}
        for action, row in islice(zip(self.drawn, self.rows, strict=True), REPLACED // max(1, len(domain))):
            place = rng.below(self.size) if self.size else 0
            fitting = [value for value in domain if self.fits(value, place, row, action)] if row else []
            if len(fitting) > 1:
                found.setdefault(tuple(fitting), Counter())[row[place]] += 1
        for values, counts in found.items():
            for value in values:
                yield f"{value} of {values}", counts[value], sum(counts.values()), 1 / len(values)

    def fits(self, value: Any, place: int, row: tuple[Any, ...], action: Action) -> bool:
        """Whether a value could stand at this position while the rest of the row stays."""
        return value == row[place] or self.accepts((*row[:place], value, *row[place + 1 :]), action)


def some_pair(places: list[int], rng: Rng) -> tuple[int, int]:
    """Return two different positions."""
    one = rng.below(len(places))
    return places[one], places[(one + 1 + rng.below(len(places) - 1)) % len(places)]


def check_count(what: str, count: int, draws: int, share: float, tests: int) -> None:
    """Check a count; since `tests` of them are made together, each has a stricter limit."""
    far = draws * distance(count / draws, share) if draws else 0.0
    allowed = math.log(2 * tests / ALARM)
    assert far <= allowed, f"{what} {count} times of {draws}, and should {share * draws:.0f} times"


def distance(found: float, wanted: float) -> float:
    """Return how far a share is from its expected value, in nats per draw (Kullback-Leibler)."""
    total = 0.0
    for a, b in ((found, wanted), (1 - found, 1 - wanted)):
        if a > 0:
            total += math.inf if b <= 0 else a * math.log(a / b)
    return total
