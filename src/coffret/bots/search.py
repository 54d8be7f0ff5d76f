"""A bot that thinks ahead: it tries its options in imagined worlds, and leaves the rule of thumb only for a clear gain.

The rule of thumb proposes, or the game's sharp bot, if it has one. All options are tried in the same worlds, drawn
from the view alone, with the same dice, and played on by rules of thumb; the worse half of them is left out, again
and again, while the others are tried in more worlds. Only `view`, `determinize`, `copy` and the game's own bot are
needed, so every game has it. A game can help: with a learnt value that ends imagined plays after some turns
(`bots/value.py`), a quicker bot for them (`rollout`), plans instead of all options (`propose`), which options come to
the same (`alike`), and how likely the others had acted as they did (`likelihood`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import ceil, inf, log2
from time import perf_counter
from typing import Any

import msgspec

from coffret.bots.gains import gains_of, mean_and_error
from coffret.bots.value import value_of
from coffret.bots.worlds import drawing
from coffret.kernel import stack
from coffret.kernel.chance import Rng
from coffret.kernel.game import Bot, Game
from coffret.kernel.playout import ENDLESS, in_turn, play_on
from coffret.kernel.stack import NOTHING, Action
from coffret.kernel.sums import sum_of
from coffret.kernel.words import verb

LEAST = 20  # worlds in which an option is compared with the rule of thumb before it can replace it
CLEAR = 2.0  # standard errors by which it must be better
HOPELESS = 1.0  # standard errors by which it may be worse after so many worlds
LOOKS = 8  # worlds after which is looked anew for what is hopeless


class Budget(msgspec.Struct, frozen=True):
    """How much to think: so many playouts, for choices that can be repeated, or seconds; whichever ends first."""

    playouts: int
    seconds: float = 0.0  # 0: no limit


class Tried(msgspec.Struct):
    """An option and how it ended, world by world: 1 if this seat won, 0 if not, or the chance to win at a horizon."""

    action: Action
    ends: list[float] = []
    then: list[Action] = []  # what this seat means to do afterwards, if it can

    @property
    def mean(self) -> float:
        return sum_of(self.ends) / len(self.ends) if self.ends else 0.0


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
        self.value = value_of(game) if game.about.horizon else None
        self.time, self.turns = horizon(game, self.seat) if self.value is not None else (None, ENDLESS)
        self.draw = drawing(game, view)
        self.players = [game.rollout] * game.about.seats[1]
        thumb = (game.sharp or game.bot)(view, options, rng)
        self.tried = candidates(game, view, options, thumb, rng)
        self.thumb = self.tried[0]
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
                if len(self.thumb.ends) % LOOKS == 0:
                    self.leave_out_hopeless()
            self.leave_out_worse_half()

    def try_once(self, is_over: Callable[[], bool]) -> bool:
        """Try all options that are left in one more world; whether there was time for all of them."""
        world = World(self.draw(self.rng), (self.rng.bits(), self.rng.bits()))
        ends: list[float] = []
        for option in self.alive:
            if is_over():
                return False
            ends.append(self.end_of(world, option))
        for option, end in zip(self.alive, ends, strict=True):
            option.ends.append(end)
        return True

    def end_of(self, world: World, option: Tried) -> float:
        """Do this in a world, let rules of thumb play on, and tell whether this seat wins, or how likely it will."""
        state = stack.copy(world.state)
        passed = 0
        if option.action is NOTHING:
            decision = stack.decide(state)
            assert decision is not None
            passed = 1 + [part.seat for part in in_turn(decision)].index(self.seat)
        else:
            stack.apply(state, option.action, self.seat)
        one, other = world.seed
        sources = [Rng(one, other, seat) for seat in range(len(self.players))]
        players = self.players
        if option.then:
            players = players[:]
            players[self.seat] = following(option.then, self.game.rollout)
        game = self.game
        play_on(state, game.glance, players, sources, Rng(other, one, 0), ENDLESS, passed, self.time, self.turns)
        self.playouts += 1
        if state.outcome is None and self.value is not None:
            return self.value(game.glance(state, self.seat))
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
        return mean_and_error(gains_of(option.ends, self.thumb.ends))

    def like(self, action: Action) -> Tried | None:
        """Return what was tried that is an action, or comes to the same."""
        comes_to = self.game.alike(self.view) if self.game.alike is not None else None
        same = [it for it in self.tried if it.action == action]
        if not same and comes_to is not None:
            same = [it for it in self.tried if not it.then and comes_to(it.action) == comes_to(action)]
        return same[0] if same else None

    def choice(self) -> Action:
        """The best option if it is clearly better than the rule of thumb, otherwise what that proposes."""
        best, most = self.thumb, 0.0 if self.value is None else self.game.about.little
        for option in self.alive:
            mean, error = self.gain(option)
            if len(option.ends) >= LEAST and mean >= CLEAR * error and mean > most:
                best, most = option, mean
        return best.action


def horizon(game: Game, seat: int) -> tuple[Callable[[Any], int] | None, int]:
    """Return the clock that ends imagined plays of a seat, and how many times it changes until then."""
    clock = game.clock
    if clock is None or not game.about.rounds:
        return clock, game.about.horizon
    return lambda state: int(clock(state) == seat), 2 * game.about.horizon  # the seat's turn ends, and comes again


def candidates(game: Game, view: Any, options: list[Action], thumb: Action, rng: Rng) -> list[Tried]:
    """What is to be tried: first the choice of the rule of thumb, then the plans of the game, or else all options."""
    if game.is_talk(thumb):
        return [Tried(thumb)]
    if game.propose is None:
        plans = [[option] for option in dict.fromkeys(options)]
    else:
        plans = game.propose(view, options, rng)
    found = [Tried(plan[0], [], plan[1:]) for plan in plans if not is_idle(game, plan[0])]
    first = next((it for it in found if it.action == thumb), None) or Tried(thumb)
    return apart(game, view, [first, *[it for it in found if it is not first]])


def apart(game: Game, view: Any, tried: list[Tried]) -> list[Tried]:
    """Leave out what comes to the same as something before it."""
    if game.alike is None or len(tried) < 2:
        return tried
    comes_to = game.alike(view)
    found: dict[Hashable, Tried] = {}
    for it in tried:
        found.setdefault((comes_to(it.action), tuple(it.then)), it)
    return list(found.values())


def is_idle(game: Game, action: Action) -> bool:
    """Whether an action is not worth thinking about: mere talk, giving up, or what can be done again for ever."""
    about = game.about
    return game.is_talk(action) or verb(type(action)) in (*about.idle, about.gives_up)


def following(plan: list[Action], bot: Bot) -> Bot:
    """A bot that carries out a plan, and plays as it does otherwise from where the plan cannot go on."""
    left = plan[::-1]

    def choose(view: Any, options: list[Action], rng: Rng) -> Action:
        if left:
            if left[-1] in options:
                return left.pop()
            left.clear()
        return bot(view, options, rng)

    return choose


def searching(game: Game, budget: Budget, is_called_off: Callable[[], bool] = never) -> Bot:
    """A bot that searches within a budget."""

    def choose(view: Any, options: list[Action], rng: Rng) -> Action:
        if len(options) == 1:
            return options[0]
        search = Search(game, view, options, rng)
        if len(search.tried) > 1:
            search.run(budget, is_called_off)
        return search.choice()

    return choose
