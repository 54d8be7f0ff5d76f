"""One seat of a game as a Gymnasium environment, with bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from coffret.env.opponents import Opponents
from coffret.env.play import Play, Rules, Seeds, ending
from coffret.env.spaces import action_space, as_mask, row, row_space
from coffret.kernel import game as box
from coffret.kernel.errors import OptionError

if TYPE_CHECKING:
    from coffret.env.watch import Watched

Row = NDArray[np.int64]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """A seat among bots. `info["action_mask"]` and `action_masks()` give the options, `actions[i]` names number i."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as the library has it

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        render_mode: str | None = None,
        rewards: str = "outcome",
        illegal: str = "loss",
    ) -> None:
        self.rules = Rules(slug, seats, options, rewards, illegal)
        self.seat = seat_at(self.rules, seat)
        self.play = Play(self.rules)
        self.opponents = Opponents(self.rules, self.seat, bots)
        self.layout = self.rules.layout
        self.actions = self.rules.numbering.notations
        self.render_mode = render_mode
        self.action_space = action_space(self.rules)
        self.observation_space = row_space(self.rules)
        self.seeds = Seeds(seed)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Start a play; a seed makes it and all later ones reproducible."""
        super().reset(seed=seed)
        self.opponents.begin(self.play, self.seeds.next(seed))
        return self.row(), self.told()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        play = self.play
        if play.seat < 0:
            raise gymnasium.error.ResetNeeded("the play is over: call reset()")
        number = play.legal(int(action), self.mask)
        if number is None:
            refusal = play.refusal(int(action), self.mask)
            return self.row(), -1.0, True, False, {"illegal": refusal, **self.told()}
        play.act(number)
        self.opponents.move(play)
        outcome = play.outcome
        if outcome is None:
            return self.row(), 0.0, False, False, self.told()
        return self.row(), self.rules.paid(outcome)[self.seat], True, False, {**ending(outcome), **self.told()}

    def row(self) -> Row:
        return row(self.play, self.seat)

    def told(self) -> dict[str, Any]:
        """Return the info that accompanies an observation."""
        self.mask = self.play.mask()
        return {"action_mask": as_mask(self.mask)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask in the form that libraries for masked policies expect."""
        return np.frombuffer(self.mask, np.bool_)

    def watch(self, open_browser: bool = True, pace: float = 0.5) -> Watched:
        """Show this play in the browser table, as spectators see it, from here to its end.

        Each step then takes `pace` seconds. The next play is another table: call it again after `reset`.
        """
        return self.play.watch(open_browser, pace)

    def render(self) -> str | None:
        """Return the table as the terminal shows it to this seat."""
        return self.play.text(self.seat) if self.render_mode == "ansi" else None


def seat_at(rules: Rules, seat: int) -> int:
    """Return the seat if it exists."""
    if seat not in range(rules.seats):
        raise OptionError("error-no-seat-from-0", seat=seat, seats=rules.seats)
    return seat


def register() -> None:
    """Register the games of the box with Gymnasium as `coffret/<slug>-v0`."""
    for slug in box.games():
        name = f"coffret/{slug}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="coffret.env.gym:SeatEnv",
                vector_entry_point="coffret.env.batch:from_gymnasium",
                kwargs={"slug": slug},
            )
