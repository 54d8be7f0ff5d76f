"""A policy over numbers as a bot: what has learned in an environment takes a seat at any table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from coffret.env.play import Rules
from coffret.kernel.chance import Rng
from coffret.kernel.game import Bot, Game
from coffret.kernel.stack import NOTHING, Action

Policy = Callable[[NDArray[np.int64], NDArray[np.int8]], int]  # of a row and a mask: a number that is offered


def as_bot(policy: Policy, seats: int | None, options: Mapping[str, object] | None) -> Callable[[Game], Bot]:
    """Return what makes a bot of a policy, for tables with as many seats and the options it has learned with."""

    def make(game: Game) -> Bot:
        rules = Rules(game.slug, seats, options)

        def choose(view: Any, given: list[Action], rng: Rng) -> Action:
            may_pass = given[-1] is NOTHING
            mask = rules.numbering.mask(given[:-1] if may_pass else given, may_pass)
            row = np.frombuffer(rules.layout.write(view), np.int64)
            return rules.numbering.table[int(policy(row, np.frombuffer(mask, np.int8)))]

        return choose

    return make
