"""The spaces of an environment: action numbers, and rows of observed numbers with a mask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from coffret.env.play import Play, Rules

Observation = dict[str, NDArray[Any]]


def action_space(rules: Rules) -> Any:
    return gymnasium.spaces.Discrete(rules.numbering.count)


def row_space(rules: Rules) -> Any:
    """Return the space of the numbers a seat sees."""
    low, high = np.array(rules.layout.bounds(), np.int64).T
    return gymnasium.spaces.Box(low, high, dtype=np.int64)


def observation_space(rules: Rules) -> Any:
    """Return the space of the observed numbers together with the mask."""
    mask = gymnasium.spaces.Box(0, 1, (rules.numbering.count,), np.int8)
    return gymnasium.spaces.Dict({"observation": row_space(rules), "action_mask": mask})


def row(play: Play, seat: int) -> NDArray[np.int64]:
    """Return what a seat sees."""
    return np.frombuffer(play.observation(seat), np.int64)


def as_mask(mask: bytearray) -> NDArray[np.int8]:
    return np.frombuffer(mask, np.int8)
