"""The Solitaire as the learner plays it: a play of `coffret.env`, with a row of its own and rewards on the way.

A random player never wins, so a reward at the end alone would teach nothing. Every card that is dealt with (cleared,
brought home, stopped) is paid at once. All cards have to be answered to win, and at most 16 find room in the chains, so
that lasting and dealing with cards are nearly the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from coffret.env.play import Play, Rules, Seeds
from coffret.kernel.stack import Action
from coffret_learned.choices import MOST, OPTION, Choices
from coffret_learned.features import SLUG, features, size

GAMMA = 0.997
LONGEST = 1500  # choices, after which a play is broken off
CARD = 0.1  # the reward for a card that is dealt with; there are 95
WIN = 3.0


class Solitaire(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One play after the other; `info["won"]` and `info["score"]` tell how each ended.

    An action is the place of an option in `options`. Where there is only one, nobody is asked.
    """

    def __init__(self, seed: int, settings: dict[str, Any] | None = None) -> None:
        self.play = Play(Rules(SLUG, options=settings))
        self.seeds = Seeds(seed)
        self.choices = Choices(self.play.rules.game)
        self.action_space = gymnasium.spaces.Discrete(MOST)
        self.observation_space = gymnasium.spaces.Box(-1, 64, (size() + MOST * OPTION,), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        self.play.reset(self.seeds.next(seed))
        self.count, self.before = 0, self.dealt_with()
        self.look()
        return self.row(), {}

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        self.play.do(self.options[int(action)])
        self.look()
        self.count += 1
        before, self.before = self.before, self.dealt_with()
        reward = CARD * (self.before - before)
        outcome = self.play.outcome
        if outcome is None:
            return self.row(), reward, False, self.count >= LONGEST, {}
        won = bool(outcome.winners)
        told = {"won": won, "score": outcome.score, "turns": self.state.turn}
        return self.row(), reward + WIN * won, True, False, told

    def look(self) -> None:
        """Go on to a choice."""
        self.options = self.choices.distinct(self.play.part.actions)
        while len(self.options) == 1:
            self.play.do(self.options[0])
            self.options = self.choices.distinct(self.play.part.actions)

    @property
    def state(self) -> Any:
        return self.play.state

    def dealt_with(self) -> int:
        """Return how many cards have left the deck and are neither called nor in a chain nor with Lady Penelope."""
        state = self.state
        waiting: int = sum(card >= 0 for card in state.slots) + sum(map(len, state.chains)) + (state.escorted >= 0)
        return -len(state.deck) - waiting

    def row(self) -> NDArray[np.float32]:
        return row(self.play.view(self.state, 0), self.choices, self.options)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask in the form that MaskablePPO asks for."""
        return offered(self.options)


def row(view: Any, choices: Choices, options: Sequence[Action]) -> NDArray[np.float32]:
    """Return what the learner sees: the table, then the options."""
    return np.concatenate((features(view), choices.rows(view.table, options).ravel()))


def offered(options: Sequence[Action]) -> NDArray[np.bool_]:
    """Return the mask of that many options; when a play is over, the first place stands for nothing."""
    return np.arange(MOST) < max(1, len(options))
