"""How fast the application tells what the others did."""

from __future__ import annotations

import os
from collections.abc import Mapping
from enum import Enum

SECONDS = {"step": None, "slow": 2.5, "quick": 0.9, "now": 0.0}
VARIABLE = "COFFRET_PACE"


class Pace(Enum):
    """Step by step at the press of a key, slowly, quickly, or only what came of it."""

    STEP = "step"
    SLOW = "slow"
    QUICK = "quick"
    NOW = "now"

    @property
    def seconds(self) -> float | None:
        """How long a step stays; None: until a key is pressed."""
        return SECONDS[self.value]

    @property
    def tells(self) -> bool:
        return self is not Pace.NOW

    @property
    def next(self) -> Pace:
        paces = list(Pace)
        return paces[(paces.index(self) + 1) % len(paces)]


def usual_pace(environment: Mapping[str, str] = os.environ) -> Pace:
    """Return the pace that the user has set, or a quick one."""
    wanted = environment.get(VARIABLE, "").lower()
    return next((pace for pace in Pace if pace.value == wanted), Pace.QUICK)
