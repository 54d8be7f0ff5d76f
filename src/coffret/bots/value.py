"""The learnt chance to win: a game's `features`, weighed by its `value.json`, which `coffret train` writes."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from math import exp, tanh
from typing import Any

import msgspec

from coffret.kernel.errors import ContentError
from coffret.kernel.game import Game
from coffret.kernel.once import once
from coffret.kernel.sums import weighted_sum

FILE = "value.json"
SURE = 30.0  # beyond this a chance is 0 or 1 to any number of digits that matters


class Unit(msgspec.Struct, frozen=True):
    """A hidden unit: something that several features tell together, and what it adds."""

    bias: float
    weights: list[float]
    adds: float


class Weights(msgspec.Struct, frozen=True):
    """A logistic regression: what each feature adds; with hidden units beside it, a small network."""

    bias: float
    weights: list[float]
    hidden: list[Unit] = []

    def chance(self, features: list[float]) -> float:
        """The chance to win that these features tell."""
        total = self.bias + weighted_sum(self.weights, features)
        for unit in self.hidden:
            total += unit.adds * tanh(unit.bias + weighted_sum(unit.weights, features))
        return 1.0 / (1.0 + exp(-max(-SURE, min(SURE, total))))


class Decile(msgspec.Struct, frozen=True):
    """Positions held out whose chance was said to be in one tenth: how many, what was said, and what was won."""

    positions: int
    said: float
    won: float


class Quality(msgspec.Struct, frozen=True):
    """How well the chances fit plays that were held out."""

    plays: int
    positions: int
    auc: float  # how likely a won position is judged higher than a lost one
    calibration: list[Decile]


class Model(msgspec.Struct, frozen=True):
    """The contents of `value.json`."""

    command: str  # by which it is made again
    seed: str
    plays: int
    positions: int
    features: list[str]
    settings: dict[str, Weights]  # "" is for all that have none of their own; its hidden units are for all
    held_out: Quality


@once
def model_of(game: Game) -> Model | None:
    """Return the model of a game, if it has one (cached)."""
    file = files(game.package).joinpath(FILE)
    if game.features is None or not file.is_file():
        return None
    try:
        model = msgspec.json.decode(file.read_bytes(), type=Model)
    except msgspec.MsgspecError as error:
        raise ContentError(f"{game.package}/{FILE}: {error}") from error
    if tuple(model.features) != game.features.names:
        raise ContentError(f"{game.package}/{FILE}: it is of other features; run coffret train {game.slug}")
    return model


def value_of(game: Game) -> Callable[[Any], float] | None:
    """Return the chance to win of the seat of a view, as learnt; None if the game has no model."""
    model = model_of(game)
    return None if model is None else judged_by(game, model)


def shared(settings: dict[str, Weights]) -> dict[str, Weights]:
    """Return the weights of all settings with the hidden units that they share."""
    units = settings[""].hidden
    return {name: Weights(it.bias, it.weights, units) for name, it in settings.items()}


def judged_by(game: Game, model: Model) -> Callable[[Any], float]:
    """Return the chance to win by a certain model."""
    assert game.features is not None
    of, setting, settings = game.features.of, game.features.setting, shared(model.settings)

    def value(view: Any) -> float:
        weights = settings.get(setting(view)) or settings[""]
        return weights.chance(of(view))

    return value
