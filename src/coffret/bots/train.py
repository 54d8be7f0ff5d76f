"""Learning the chance to win: positions of plays by rules of thumb, who won them, and a small model of that.

The model is a logistic regression, and hidden units beside it that learn what several features tell together. Settings
such as missions share the units and have a regression of their own.

Half of the plays stumble: up to a moment that differs from play to play, one choice in some is made at random, so that
positions are known, too, that a decent player avoids. Only what comes after that moment is learnt from.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from coffret.bots.value import Decile, Model, Quality, Unit, Weights, shared
from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.errors import OptionError
from coffret.kernel.game import Bot, Features, Game
from coffret.kernel.options import Setting
from coffret.kernel.playout import play_on
from coffret.kernel.stack import Action, State
from coffret.kernel.sums import sum_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

STUMBLES = 8  # one choice in so many is made at random while a play stumbles
LENGTH = 120  # decisions of a play, before any has been seen
BETWEEN = 40  # one choice in so many is learnt from, besides the beginning of every turn
HELD_OUT = 5  # one play in so many is not learnt from, but used to judge what was learnt
RIDGE, OWN_RIDGE = 1.0, 30.0  # how much weights are held near zero, and those of a setting near those of all
ROUNDS = 25  # of Newton's method, at the most
HIDDEN = 16  # units
EPOCHS, BATCH, PACE = 8, 512, 0.003  # of Adam, by which they are learnt
SHRINK = 1e-5


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
    judges = shared(settings)
    said = [(judges.get(it.setting) or judges[""]).chance(it.features) for it in rest]
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

    common = network(*rows(found))
    settings = {"": common}
    start = np.array([common.bias, *common.weights])
    for name in sorted({it.setting for it in found} - {""}):
        x, y = rows([it for it in found if it.setting == name])
        added = sum(it.adds * np.tanh(it.bias + x[:, 1:] @ np.array(it.weights)) for it in common.hidden)
        own = newton(x, y, start, OWN_RIDGE, added)
        settings[name] = Weights(float(own[0]), [float(each) for each in own[1:]])
    return settings


def newton(x: Numbers, y: Numbers, start: Numbers, ridge: float, added: Numbers | float = 0.0) -> Numbers:
    """Logistic regression, held near where it starts, by Newton's method; `added` is what hidden units add."""
    import numpy as np

    held = np.full(len(start), ridge)
    held[0] = 1e-3  # not the bias: what is won on average is learnt exactly
    weights = start.copy()
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-np.clip(x @ weights + added, -30, 30)))
        slope = x.T @ (chance - y) + held * (weights - start)
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + np.diag(held)
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def network(x: Numbers, y: Numbers) -> Weights:
    """A logistic regression and hidden units beside it, learnt together from where the former alone ends."""
    import numpy as np

    mean, spread = x[:, 1:].mean(axis=0), x[:, 1:].std(axis=0) + 1e-9
    x = (x[:, 1:] - mean) / spread
    source = np.random.default_rng(1)
    plain = newton(np.c_[np.ones(len(x)), x], y, np.zeros(x.shape[1] + 1), RIDGE)
    inward = source.normal(0, 1 / np.sqrt(x.shape[1]), (x.shape[1], HIDDEN))
    parts = [inward, np.zeros(HIDDEN), source.normal(0, 0.3 / np.sqrt(HIDDEN), HIDDEN), plain[1:], plain[:1].copy()]
    steps = Adam(parts)
    for epoch in range(EPOCHS):
        order = source.permutation(len(x))
        for begin in range(0, len(x), BATCH):
            some = order[begin : begin + BATCH]
            steps.take(slopes(parts, x[some], y[some]), PACE * (1 - epoch / EPOCHS))
    inward, shift, outward, direct, bias = parts
    inward = inward / spread[:, None]
    shift, direct = shift - mean @ inward, direct / spread
    units = [Unit(float(b), [float(each) for each in a], float(v)) for a, b, v in zip(inward.T, shift, outward)]
    return Weights(float(bias[0] - mean @ direct), [float(each) for each in direct], units)


def slopes(parts: list[Numbers], x: Numbers, y: Numbers) -> list[Numbers]:
    """How the error on some positions changes with each part of a network."""
    import numpy as np

    inward, shift, outward, direct, bias = parts
    units = np.tanh(x @ inward + shift)
    off = (1 / (1 + np.exp(-np.clip(units @ outward + x @ direct + bias[0], -30, 30))) - y) / len(x)
    back = np.outer(off, outward) * (1 - units * units)
    return [
        x.T @ back + SHRINK * inward,
        back.sum(0),
        units.T @ off + SHRINK * outward,
        x.T @ off,
        off.sum(keepdims=True),
    ]


class Adam:
    """Steps down a slope, each part at its own pace (Kingma and Ba)."""

    def __init__(self, parts: list[Numbers]) -> None:
        import numpy as np

        self.parts = parts
        self.means = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.count = 0

    def take(self, slopes: list[Numbers], pace: float) -> None:
        """Take one step."""
        self.count += 1
        for part, mean, square, slope in zip(self.parts, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            root = (square / (1 - 0.999**self.count)) ** 0.5
            part -= pace * (mean / (1 - 0.9**self.count)) / (root + 1e-8)


def shortened(weights: Weights) -> Weights:
    """The weights in as many digits as matter."""
    units = [Unit(short(it.bias), [short(each) for each in it.weights], short(it.adds)) for it in weights.hidden]
    return Weights(short(weights.bias), [short(each) for each in weights.weights], units)


def short(number: float) -> float:
    """A number in as many digits as matter."""
    return round(number, 4)


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
        mean = sum_of([said[place] for place in places]) / max(1, count)
        share = sum([won[place] for place in places]) / max(1, count)
        found.append(Decile(count, round(mean, 3), round(share, 3)))
    return found
