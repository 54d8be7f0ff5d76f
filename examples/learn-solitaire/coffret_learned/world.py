"""The Solitaire as the learner plays it: `coffret.env`, with another row, fewer choices and rewards on the way.

A random player never wins, so a reward at the end alone would teach nothing. On the way there is a small one for every
call answered, and one for short chains. The latter is a difference of potentials, which does not change what is best
(Ng, Harada and Russell, "Policy invariance under reward transformations", ICML 1999).
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import coffret.env
from coffret_learned.choices import Choices
from coffret_learned.features import CHAINS, SLUG, features

GAMMA = 0.998
LONGEST = 1500  # choices, after which a play is broken off
CROWDED = (0.0, 0.0, 0.05, 0.2, 0.5, 1.0)  # by the cards of a chain: how bad that is


class Solitaire(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One play after the other; `info["won"]` and `info["score"]` tell how each ended."""

    def __init__(self, seed: int) -> None:
        self.inner = coffret.env.single(SLUG, seed=seed)
        self.choices = Choices(self.inner.rules.game)
        self.action_space = gymnasium.spaces.Discrete(self.choices.count)
        self.inner.reset()
        self.observation_space = gymnasium.spaces.Box(-1, 2, self.row().shape, np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        self.inner.reset(seed=seed)
        self.calls = max(1, len(self.state.deck))
        self.count, self.before = 0, self.worth()
        return self.row(), {}

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        wanted = self.options[int(action)]
        _, paid, is_over, _, told = self.inner.step(np.int64(self.inner.rules.numbering.number(wanted)))
        self.count += 1
        answered, potential = self.worth()
        answered_before, potential_before = self.before
        self.before = answered, potential
        reward = answered - answered_before + GAMMA * (0.0 if is_over else potential) - potential_before
        info = {"won": paid > 0, "score": told["score"]} if is_over else {}
        return self.row(), reward + (float(paid > 0) if is_over else 0.0), is_over, self.count >= LONGEST, info

    @property
    def state(self) -> Any:
        return self.inner.play.state

    def worth(self) -> tuple[float, float]:
        """Return which part of the calls has been answered, and the potential: how short the chains are."""
        crowd = sum(CROWDED[min(len(self.state.chains[place]), 5)] for place in CHAINS)
        return 1 - len(self.state.deck) / self.calls, -crowd / len(CHAINS)

    def row(self) -> NDArray[np.float32]:
        self.options = self.choices.by_number(self.inner.play.part.actions)
        return features(self.inner.play.view(self.state, 0))

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask in the form that MaskablePPO asks for."""
        return self.choices.mask(self.options)
