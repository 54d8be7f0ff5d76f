"""A bot that thinks ahead: it tries its options in imagined worlds, and leaves the rule of thumb only for a clear gain.

The rule of thumb proposes. All options are tried in the same worlds, drawn from the view alone, with the same dice, and
played on by rules of thumb; the worse half of them is left out, again and again, while the others are tried in more
worlds. Only `view`, `determinize`, `copy` and the game's own bot are needed, so every game has it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, inf, log2, sqrt
from time import perf_counter
from typing import Any

import msgspec

from coffret.kernel import stack
from coffret.kernel.chance import Rng
from coffret.kernel.game import Bot, Game
from coffret.kernel.playout import in_turn, play_on
from coffret.kernel.stack import NOTHING, Action

LEAST = 20  # worlds in which an option is compared with the rule of thumb before it can replace it
CLEAR = 2.0  # standard errors by which it must be better
HOPELESS = 1.0  # standard errors by which it may be worse after so many worlds


class Budget(msgspec.Struct, frozen=True):
    """How much to think: so many playouts, for choices that can be repeated, or seconds; whichever ends first."""

    playouts: int
    seconds: float = 0.0  # 0: no limit


class Tried(msgspec.Struct):
    """An option and how it ended, world by world: 1 if this seat won, otherwise 0."""

    action: Action
    ends: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.ends) / len(self.ends) if self.ends else 0.0


class World(msgspec.Struct, frozen=True):
    """A state that the seat considers possible, and the seed of what follows there."""

    state: Any
    seed: tuple[int, int]


def never() -> bool:
    """Nobody calls it off."""
    return False


class Search:
    """One choice being thought about. It can be asked for its ranking at any time."""

    def __init__(
        self, game: Game, view: Any, options: list[Action], rng: Rng, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.clock = clock
        self.game = game
        self.view = view
        self.seat: int = view.seat
        self.rng = rng
        self.players = [game.bot] * game.about.seats[1]
        thumb = game.bot(view, options, rng)
        self.thumb = Tried(thumb)
        self.tried = [self.thumb]
        if not game.is_talk(thumb):
            self.tried += [Tried(each) for each in distinct(options) if each != thumb and not game.is_talk(each)]
        self.alive = self.tried
        self.playouts = 0

    def run(self, budget: Budget, is_called_off: Callable[[], bool] = never) -> None:
        """Think until the budget is used up, nothing but the rule of thumb is left, or it is called off."""
        begin = self.clock()
        deadline = begin + budget.seconds if budget.seconds else inf
        rounds = max(1, ceil(log2(len(self.tried))))
        for number in range(1, rounds + 1):
            playouts = budget.playouts * number // rounds
            until = begin + budget.seconds * number / rounds if budget.seconds else inf
            while len(self.alive) > 1 and self.playouts + len(self.alive) <= playouts and self.clock() < until:
                if not self.try_once(lambda: is_called_off() or self.clock() >= deadline):
                    return
                self.leave_out_hopeless()
            self.leave_out_worse_half()

    def try_once(self, is_over: Callable[[], bool]) -> bool:
        """Try all options that are left in one more world; whether there was time for all of them."""
        world = World(self.game.determinize(self.view, self.rng), (self.rng.bits(), self.rng.bits()))
        ends: list[float] = []
        for option in self.alive:
            if is_over():
                return False
            ends.append(self.end_of(world, option.action))
        for option, end in zip(self.alive, ends, strict=True):
            option.ends.append(end)
        return True

    def end_of(self, world: World, action: Action) -> float:
        """Do this in a world, let rules of thumb play on, and tell whether this seat wins."""
        state = stack.copy(world.state)
        passed = 0
        if action is NOTHING:
            decision = stack.decide(state)
            assert decision is not None
            passed = 1 + [part.seat for part in in_turn(decision)].index(self.seat)
        else:
            stack.apply(state, action, self.seat)
        one, other = world.seed
        sources = [Rng(one, other, seat) for seat in range(len(self.players))]
        play_on(state, self.game.view, self.players, sources, Rng(other, one, 0), passed=passed)
        self.playouts += 1
        return 1.0 if state.outcome is not None and self.seat in state.outcome.winners else 0.0

    def leave_out_hopeless(self) -> None:
        """Leave out what is clearly worse than the rule of thumb."""
        if len(self.thumb.ends) < LEAST:
            return
        self.alive = [it for it in self.alive if it is self.thumb or self.gain(it)[0] >= -HOPELESS * self.gain(it)[1]]

    def leave_out_worse_half(self) -> None:
        """Leave out the worse half of the other options; at equal ends, the later ones."""
        others = sorted([it for it in self.alive if it is not self.thumb], key=lambda it: -it.mean)
        self.alive = [self.thumb, *others[: (len(others) + 1) // 2]]

    def gain(self, option: Tried) -> tuple[float, float]:
        """How much more often an option wins than the rule of thumb in the same worlds, and the standard error."""
        worlds = min(len(option.ends), len(self.thumb.ends))
        if not worlds:
            return 0.0, 1.0
        gains = [mine - its for mine, its in zip(option.ends, self.thumb.ends)]
        mean = sum(gains) / worlds
        spread = sum([(gain - mean) ** 2 for gain in gains]) / worlds
        return mean, sqrt((spread + 1 / worlds) / worlds)  # as if one world more had ended otherwise

    def choice(self) -> Action:
        """The best option if it is clearly better than the rule of thumb, otherwise what that proposes."""
        best, most = self.thumb, 0.0
        for option in self.alive:
            mean, error = self.gain(option)
            if len(option.ends) >= LEAST and mean >= CLEAR * error and mean > most:
                best, most = option, mean
        return best.action


def distinct(options: list[Action]) -> list[Action]:
    """The options without repetitions, in order."""
    return list(dict.fromkeys(options))


def searching(game: Game, budget: Budget) -> Bot:
    """A bot that searches within a budget."""

    def choose(view: Any, options: list[Action], rng: Rng) -> Action:
        if len(options) == 1:
            return options[0]
        search = Search(game, view, options, rng)
        if len(search.tried) > 1:
            search.run(budget)
        return search.choice()

    return choose
