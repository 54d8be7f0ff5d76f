"""A game as a PettingZoo environment in which seats act one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from coffret.env.play import Play, Rules, Seeds, ending, number_of
from coffret.env.shapes import text_number
from coffret.env.spaces import Observation, action_space, observation_space

if TYPE_CHECKING:
    from coffret.env.watch import Watched


class SequentialEnv(AECEnv[str, Observation, int | None]):
    """All seats of a game. `actions[i]` is the notation of number i, `layout.names()` describes observations."""

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        rewards: str = "outcome",
        illegal: str = "loss",
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.rules = Rules(slug, seats, options, rewards, illegal)
        self.play = Play(self.rules)
        self.layout = self.rules.layout
        self.actions = self.rules.numbering.notations
        self.metadata = {"render_modes": ["ansi"], "name": f"coffret/{slug}", "is_parallelizable": False}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: action_space(self.rules) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.rules) for agent in self.possible_agents}
        self.seeds = Seeds(seed)
        if seed is not None:
            for agent in self.possible_agents:
                self.action_spaces[agent].seed(text_number(f"{seed}/{agent}"))
        self.agents = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a play; a seed makes it and all later ones reproducible."""
        self.play.reset(self.seeds.next(seed))
        self.mask = self.play.mask()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.cycles = 0
        self.agent_selection = self.possible_agents[max(self.play.seat, 0)]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        number = number_of(action)
        if not (0 <= number < len(self.mask) and self.mask[number]):
            legal = play.legal(number, self.mask)
            if legal is None:
                self.forfeit(agent, play.refusal(number, self.mask))
                return
            number = legal
        play.do(play.table[number])
        self.mask = play.mask()
        self.cycles += 1
        if play.seat < 0:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[play.seat]
            if self.max_cycles is not None and self.cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def finish(self) -> None:
        """Give everybody their rewards."""
        outcome = self.play.outcome
        assert outcome is not None
        self.rewards = dict(zip(self.agents, self.rules.paid(outcome)))
        self.end({agent: ending(outcome) for agent in self.agents})

    def forfeit(self, agent: str, why: str) -> None:
        """End the play with a loss for the seat that chose an action that was not offered."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: -1.0}
        self.end({other: {"illegal": why} if other == agent else {} for other in self.agents})

    def end(self, infos: dict[str, dict[str, Any]]) -> None:
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = infos

    def observe(self, agent: str) -> Observation:
        play, seat = self.play, self.seat_of[agent]
        mask = self.mask if seat == play.seat else bytearray(len(self.mask))
        numbers = np.frombuffer(play.write(play.look(play.state, seat)), np.int64)
        return {"observation": numbers, "action_mask": np.frombuffer(mask, np.int8)}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def watch(self, open_browser: bool = True, pace: float = 0.5) -> Watched:
        """Show this play in the browser table, as spectators see it, from here to its end.

        Each step then takes `pace` seconds. The next play is another table: call it again after `reset`.
        """
        return self.play.watch(open_browser, pace)

    def render(self) -> str | None:
        """Return the table as the terminal shows it to the seat being asked."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render mode: pass render_mode='ansi'.")
            return None
        return self.play.text(self.seat_of[self.agent_selection])

    def close(self) -> None:
        pass
