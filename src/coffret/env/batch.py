"""Many plays of one seat, stepped together: a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from coffret.env.gym import seat_at
from coffret.env.opponents import Opponents
from coffret.env.play import Play, Rules, Seeds
from coffret.env.spaces import action_space, row_space

if TYPE_CHECKING:
    from coffret.env.watch import Watched

Rows = NDArray[np.int64]
Step = tuple[Rows, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class BatchEnv(VectorEnv[Rows, NDArray[np.int64], NDArray[Any]]):
    """Many plays at once. A finished play restarts on the next step, whatever its action."""

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
    ) -> None:
        self.rules = Rules(slug, seats, options, rewards, illegal)
        self.seat = seat_at(self.rules, seat)
        self.num_envs = count
        self.layout = self.rules.layout
        self.actions = self.rules.numbering.notations
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = row_space(self.rules)
        self.single_action_space = action_space(self.rules)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.plays = [Play(self.rules) for _ in range(count)]
        self.opponents = [Opponents(self.rules, self.seat, bots) for _ in range(count)]
        self.base = Seeds(seed)
        self.over = [True] * count

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        """Start all plays; a seed makes them and all later ones reproducible."""
        given = seed if isinstance(seed, list) else [seed] * self.num_envs
        base = self.base.next()
        self.seeds = [
            Seeds(f"{base}/{index}" if own is None else f"{own}" if isinstance(seed, list) else f"{own}/{index}")
            for index, own in enumerate(given)
        ]
        for index in range(self.num_envs):
            self.begin(index)
        return self.rows(), self.told()

    def begin(self, index: int) -> None:
        self.opponents[index].begin(self.plays[index], self.seeds[index].next())
        self.over[index] = False

    def step(self, actions: NDArray[np.int64]) -> Step:
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        seat, over, table = self.seat, self.over, self.rules.numbering.table
        masks = self.masks[np.arange(self.num_envs), actions % len(table)].tolist()
        for index, (play, number, offered) in enumerate(zip(self.plays, actions.tolist(), masks)):
            if over[index]:
                self.begin(index)
                continue
            if not offered or not 0 <= number < len(table):
                legal = play.legal(number, bytearray(self.masks[index]))
                if legal is None:
                    rewards[index], ended[index], over[index] = -1.0, True, True
                    continue
                number = legal
            play.do(table[number])
            if play.seat != seat:
                self.opponents[index].move(play)
                if play.seat < 0:
                    rewards[index] = self.rules.paid(play.state.outcome)[seat]
                    ended[index] = over[index] = True
        return self.rows(), rewards, ended, np.zeros(self.num_envs, np.bool_), self.told()

    def watch(self, index: int = 0, open_browser: bool = True, pace: float = 0.5) -> Watched:
        """Show one of the plays in the browser table, as spectators see it, from here to its end."""
        return self.plays[index].watch(open_browser, pace)

    def rows(self) -> Rows:
        """Return what the seat sees in each play."""
        seat, view, layout = self.seat, self.rules.game.view, self.rules.layout
        found = np.empty((self.num_envs, layout.size), np.int64)
        write = layout.into
        for index, play in enumerate(self.plays):
            write(view(play.state, seat), found, index)
        return found

    def told(self) -> dict[str, Any]:
        """Return the masks of all plays."""
        self.masks = np.empty((self.num_envs, len(self.actions)), np.int8)
        masks, write = self.masks, self.rules.numbering.into
        for index, play in enumerate(self.plays):
            part = play.part
            write(part.actions, not part.must, masks, index)
        return {"action_mask": masks}


def from_gymnasium(num_envs: int = 1, **given: Any) -> BatchEnv:
    """Entry point for `gymnasium.make_vec`."""
    given.pop("render_mode", None)
    return BatchEnv(count=num_envs, **given)
