"""Many plays of one seat as a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from coffret.env.gym import seat_at
from coffret.env.play import Rules, Seeds
from coffret.env.plays import Numbers, Plays, new_arrays
from coffret.env.spaces import action_space, row_space
from coffret.env.spread import Spread
from coffret.kernel.errors import OptionError

if TYPE_CHECKING:
    from coffret.env.watch import Watched

Step = tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class BatchEnv(VectorEnv[Numbers, Numbers, NDArray[Any]]):
    """Many plays at once, in this process or shared among `jobs` of them, which makes no other difference.

    A finished play restarts on the next step, whatever its action: with its last observation, the mask allows all.
    """

    def __init__(
        self,
        slug: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        rewards: str = "outcome",
        illegal: str = "loss",
        jobs: int = 1,
    ) -> None:
        self.rules = Rules(slug, seats, options, rewards, illegal)
        self.seat = seat_at(self.rules, seat)
        if not 1 <= jobs <= count:
            raise OptionError(f"jobs = {jobs}: with {count} plays, 1 to {count} processes are possible")
        self.num_envs = count
        self.layout = self.rules.layout
        self.actions = self.rules.numbering.notations
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = row_space(self.rules)
        self.single_action_space = action_space(self.rules)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.base = Seeds(seed)
        given = self.rules, count, self.seat, bots
        self.plays = Spread(*given, jobs) if jobs > 1 else Plays(*given)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Start all plays; a seed makes them and all later ones reproducible."""
        given = seed if isinstance(seed, list) else [seed] * self.num_envs
        base = self.base.next()
        seeds = [
            f"{base}/{index}" if own is None else f"{own}" if isinstance(seed, list) else f"{own}/{index}"
            for index, own in enumerate(given)
        ]
        told = new_arrays(self.rules, self.num_envs)
        self.plays.begin(seeds, told)
        return told.rows, {"action_mask": told.masks}

    def step(self, actions: Numbers) -> Step:
        told = new_arrays(self.rules, self.num_envs)
        self.plays.step(actions, told)
        return told.rows, told.rewards, told.ended, np.zeros(self.num_envs, np.bool_), {"action_mask": told.masks}

    def watch(self, index: int = 0, open_browser: bool = True, pace: float = 0.5) -> Watched:
        """Show one of the plays in the browser table, as spectators see it, from here to its end."""
        if isinstance(self.plays, Spread):
            raise OptionError("a play of another process cannot be watched: leave out jobs")
        return self.plays.plays[index].watch(open_browser, pace)

    def close_extras(self, **given: Any) -> None:
        """End the processes, where there are others."""
        self.plays.close()


def from_gymnasium(num_envs: int = 1, **given: Any) -> BatchEnv:
    """Entry point for `gymnasium.make_vec`."""
    given.pop("render_mode", None)
    return BatchEnv(count=num_envs, **given)
