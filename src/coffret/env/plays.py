"""Many plays of one seat, stepped together: what is seen of them goes straight into the rows of arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from coffret.env.opponents import Opponents
from coffret.env.play import Play, Rules, Seeds
from coffret.kernel.chance import Rng
from coffret.kernel.stack import Action
from coffret.kernel.stepping import advance

Numbers = NDArray[np.int64]


class Arrays(NamedTuple):
    """What a step tells of each play."""

    rows: NDArray[np.int64]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]

    def part(self, plays: slice) -> Arrays:
        return Arrays(self.rows[plays], self.masks[plays], self.rewards[plays], self.ended[plays])


def shapes(rules: Rules, count: int) -> list[tuple[tuple[int, ...], Any]]:
    """Return the shape and type of each array."""
    widths = (count, rules.layout.size), (count, rules.numbering.count), (count,), (count,)
    return list(zip(widths, (np.int64, np.int8, np.float64, np.bool_), strict=True))


def new_arrays(rules: Rules, count: int) -> Arrays:
    return Arrays(*[np.empty(*each) for each in shapes(rules, count)])


class Plays:
    """Plays in this process. A finished one restarts with the next step, whatever its action."""

    def __init__(self, rules: Rules, count: int, seat: int, bots: str | Sequence[str]) -> None:
        self.rules, self.seat = rules, seat
        self.plays = [Play(rules) for _ in range(count)]
        self.opponents = [Opponents(rules, seat, bots) for _ in range(count)]
        self.sources: list[list[Rng | None]] = [[]] * count
        self.over = np.ones(count, np.bool_)
        self.each = np.arange(count)

    def begin(self, seeds: Sequence[str], told: Arrays) -> None:
        """Start all plays, each with the first of its own seeds."""
        self.seeds = [Seeds(seed) for seed in seeds]
        for index in range(len(self.plays)):
            self.restart(index)
        self.tell(told)

    def restart(self, index: int) -> None:
        opponents = self.opponents[index]
        opponents.begin(self.plays[index], self.seeds[index].next())
        self.sources[index] = opponents.sources
        self.over[index] = False

    def step(self, numbers: Numbers, told: Arrays) -> None:
        """Take an action in each play, and let the bots go on until the seat is asked again."""
        told.rewards[:] = 0
        told.ended[:] = False
        table = self.rules.numbering.table
        known = numbers % len(table)
        fine = (self.masks[self.each, known] != 0) & (known == numbers) & ~self.over
        chosen: list[Action | None] = [table[number] for number in known.tolist()]
        for index in np.flatnonzero(~fine).tolist():
            chosen[index] = self.instead(index, int(numbers[index]), told)
        self.go_on(chosen)
        for index, play in enumerate(self.plays):
            if play.seat < 0 and not self.over[index]:
                told.rewards[index] = self.rules.paid(play.state.outcome)[self.seat]
                told.ended[index] = self.over[index] = True
        self.tell(told)

    def instead(self, index: int, number: int, told: Arrays) -> Action | None:
        """Return what is done instead of something that is not offered: maybe nothing."""
        if self.over[index]:
            self.restart(index)
            return None
        legal = self.plays[index].legal(number, bytearray(self.masks[index]))
        if legal is None:
            told.rewards[index] = -1.0
            told.ended[index] = self.over[index] = True
            return None
        return self.rules.numbering.table[legal]

    def go_on(self, chosen: list[Action | None]) -> None:
        if self.opponents[0].all_random and not any(play.watched for play in self.plays):
            advance(self.plays, chosen, self.sources)
            return
        for play, opponents, action in zip(self.plays, self.opponents, chosen):
            if action is not None:
                play.do(action)
                opponents.move(play)

    def tell(self, told: Arrays) -> None:
        """Write what the seat sees in each play, and what it may do."""
        seat, look, layout, numbering = self.seat, self.rules.game.look, self.rules.layout, self.rules.numbering
        rows, masks = told.rows, told.masks
        for index, play in enumerate(self.plays):
            part = play.part
            layout.into(look(play.state, seat), rows, index)
            numbering.into(part.actions, not part.must, masks, index)
        masks[self.over] = 1  # the next step begins anew whatever is chosen, and a masked policy must choose something
        self.masks = masks

    def close(self) -> None:
        """Nothing is open."""
