"""A game as a PettingZoo parallel environment: all seats act in every cycle, and most of them pass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import gymnasium
from pettingzoo import ParallelEnv

from coffret.env.play import Play, Rules, Seeds, ending, number_of
from coffret.env.shapes import text_number
from coffret.env.spaces import Observation, action_space, as_mask, observation_space, row

if TYPE_CHECKING:
    from coffret.env.watch import Watched

Told = dict[str, dict[str, Any]]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Told]


class SimultaneousEnv(ParallelEnv[str, Observation, int | None]):
    """All seats of a game. Each cycle asks one seat; the others pass, whatever they choose.

    So nobody can infer another's hand from being asked or not.
    """

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
        self.rules = Rules(slug, seats, options, rewards, illegal)
        self.play = Play(self.rules)
        self.layout = self.rules.layout
        self.actions = self.rules.numbering.notations
        self.metadata = {"render_modes": ["ansi"], "name": f"coffret/{slug}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self.action_spaces = {agent: action_space(self.rules) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.rules) for agent in self.possible_agents}
        self.seeds = Seeds(seed)
        if seed is not None:
            for agent in self.possible_agents:
                self.action_spaces[agent].seed(text_number(f"{seed}/{agent}"))
        self.agents = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Told]:
        """Start a play; a seed makes it and all later ones reproducible."""
        self.play.reset(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self.observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int | None]) -> Step:
        """Run one cycle: apply the action of the seat being asked."""
        play, agents = self.play, self.agents
        asked = agents[play.seat]
        infos: Told = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        wanted = number_of(actions[asked])
        number = play.legal(wanted, self.mask)
        if number is None:
            rewards[asked], infos[asked] = -1.0, {"illegal": play.refusal(wanted, self.mask)}
        else:
            play.act(number)
        self.cycles += 1
        if play.outcome is not None:
            rewards = dict(zip(agents, self.rules.paid(play.outcome)))
            infos = {agent: ending(play.outcome) for agent in agents}
        over = play.outcome is not None or number is None
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        seen = self.observations()
        if over or late:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def observations(self) -> dict[str, Observation]:
        """Return what everybody sees; seats that are not asked can only pass."""
        self.mask = self.play.mask()
        waiting = bytearray(len(self.mask))
        waiting[-1] = 1
        masks = [self.mask if seat == self.play.seat else waiting for seat in range(self.rules.seats)]
        return {
            agent: {"observation": row(self.play, seat), "action_mask": as_mask(masks[seat])}
            for seat, agent in enumerate(self.agents)
        }

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
        return self.play.text(max(self.play.seat, 0)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
