"""Learning the chance to win: positions of plays by rules of thumb, who won them, and a logistic regression of that.

Half of the plays stumble: up to a moment that differs from play to play, one choice in some is made at random, so that
positions are known, too, that a decent player avoids. Only what comes after that moment is learnt from.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from coffret.bots.value import Decile, Model, Quality, Weights
from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.errors import OptionError
from coffret.kernel.game import Bot, Features, Game
from coffret.kernel.options import Setting
from coffret.kernel.playout import play_on
from coffret.kernel.stack import Action, State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

STUMBLES = 8  # one choice in so many is made at random while a play stumbles
LENGTH = 120  # decisions of a play, before any has been seen
AT_TURNS, BETWEEN = 3, 40  # one position in so many is learnt from: at the beginning of turns, and among all choices
HELD_OUT = 5  # one play in so many is not learnt from, but used to judge what was learnt
RIDGE, OWN_RIDGE = 1.0, 30.0  # how much weights are held near zero, and those of a setting near those of all
ROUNDS = 25  # of Newton's method, at the most


class Position(msgspec.Struct, frozen=True):
    """What was seen of a position, and whether the seat that saw it won."""

    play: int
    setting: str
    features: list[float]
    won: bool


def train(game: Game, plays: int, seed: str, command: str, advance: Callable[[], None] = lambda: None) -> Model:
    """Play, learn from it, and judge what was learnt by plays that were held out."""
    if game.features is None:
        raise OptionError("error-no-features", game=game.slug)
    found: list[Position] = []
    lengths: list[int] = []
    for number in range(plays):
        usual = sum(lengths) // len(lengths) if lengths else LENGTH
        lengths.append(play(game, game.features, seeded(f"{seed}/{number}"), number, usual, found))
        advance()
    learnt = [it for it in found if it.play % HELD_OUT]
    rest = [it for it in found if it.play % HELD_OUT == 0]
    settings = fitted(learnt)
    said = [(settings.get(it.setting) or settings[""]).chance(it.features) for it in rest]
    won = [it.won for it in rest]
    return Model(
        command=command,
        seed=seed,
        plays=plays,
        positions=len(found),
        features=list(game.features.names),
        settings={name: shortened(weights) for name, weights in settings.items()},
        held_out=Quality(len({it.play for it in rest}), len(rest), round(area(said, won), 3), calibration(said, won)),
    )


# Plays


def play(game: Game, features: Features, rng: Rng, number: int, usual: int, found: list[Position]) -> int:
    """Play a game, note some of its positions, and return how many decisions it had."""
    seats = game.seat_counts[rng.below(len(game.seat_counts))]
    state: State = game.start(seats, drawn_options(game, rng))
    sources = [Rng(int(rng.bits()), int(rng.bits()), seat) for seat in range(seats)]
    dice = Rng(int(rng.bits()), int(rng.bits()), seats)
    count = 0
    if number % 2:
        players = [stumbling(game.bot, rng)] * seats
        count, _ = play_on(state, game.view, players, sources, dice, rng.below(usual))
    seen: list[tuple[int, str, list[float]]] = []

    def note(view: Any) -> None:
        seen.append((view.seat, features.setting(view), features.of(view)))

    players = [watched(game.bot, rng, note)] * seats
    while stack.decide(state) is not None:
        if not rng.below(AT_TURNS):
            note(game.view(state, rng.below(seats)))
        more, _ = play_on(state, game.view, players, sources, dice, clock=game.clock, turns=1)
        count += more
    winners = state.outcome.winners if state.outcome is not None else ()
    found += [Position(number, setting, row, seat in winners) for seat, setting, row in seen]
    return count


def drawn_options(game: Game, rng: Rng) -> dict[str, Setting]:
    """Draw the options that a game wants its positions learnt for."""
    return {id: values[rng.below(len(values))] for id, values in game.about.learns.items()}


def stumbling(bot: Bot, rng: Rng) -> Bot:
    """A bot that makes some of its choices at random."""

    def choose(view: Any, options: list[Action], source: Rng) -> Action:
        return bot(view, options, source) if rng.below(STUMBLES) else options[rng.below(len(options))]

    return choose


def watched(bot: Bot, rng: Rng, note: Callable[[Any], None]) -> Bot:
    """A bot some of whose positions are noted."""

    def choose(view: Any, options: list[Action], source: Rng) -> Action:
        if len(options) > 1 and not rng.below(BETWEEN):
            note(view)
        return bot(view, options, source)

    return choose


# Learning


def fitted(found: Sequence[Position]) -> dict[str, Weights]:
    """The weights for all, and near them those of each setting."""
    import numpy as np

    def rows(some: Sequence[Position]) -> tuple[Numbers, Numbers]:
        return np.array([[1.0, *it.features] for it in some]), np.array([float(it.won) for it in some])

    common = newton(*rows(found), np.zeros(len(found[0].features) + 1), RIDGE)
    settings = {"": common}
    for name in sorted({it.setting for it in found} - {""}):
        settings[name] = newton(*rows([it for it in found if it.setting == name]), common, OWN_RIDGE)
    return {name: Weights(float(it[0]), [float(each) for each in it[1:]]) for name, it in settings.items()}


def newton(x: Numbers, y: Numbers, start: Numbers, ridge: float) -> Numbers:
    """Logistic regression, held near where it starts, by Newton's method."""
    import numpy as np

    held = np.full(len(start), ridge)
    held[0] = 1e-3  # not the bias: what is won on average is learnt exactly
    weights = start.copy()
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (chance - y) + held * (weights - start)
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + np.diag(held)
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def shortened(weights: Weights) -> Weights:
    """The weights in as many digits as matter."""
    return Weights(round(weights.bias, 4), [round(each, 4) for each in weights.weights])


# Judging


def area(said: list[float], won: list[bool]) -> float:
    """How likely a position that was won is judged higher than one that was lost."""
    order = sorted(range(len(said)), key=lambda place: said[place])
    wins = sum(won)
    losses = len(won) - wins
    below = above = 0
    for place in order:
        if won[place]:
            above += below
        else:
            below += 1
    return above / (wins * losses) if wins and losses else 0.5


def calibration(said: list[float], won: list[bool]) -> list[Decile]:
    """What was won of the positions whose chance was said to be in each tenth."""
    found = []
    for tenth in range(10):
        places = [place for place, chance in enumerate(said) if min(9, int(10 * chance)) == tenth]
        count = len(places)
        mean = sum([said[place] for place in places]) / max(1, count)
        share = sum([won[place] for place in places]) / max(1, count)
        found.append(Decile(count, round(mean, 3), round(share, 3)))
    return found
