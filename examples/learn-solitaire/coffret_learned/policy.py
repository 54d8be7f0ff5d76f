"""The net: chains and vehicles are read by the same small nets, and every option by what it points at.

So what is learned about one chain or vehicle holds for all of them. The rest is sb3-contrib's policy of masked actions.
"""

from __future__ import annotations

from typing import Any

import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from torch import Tensor, nn

from coffret_learned.choices import CARRIER, KINDS, MEASURES, MOST, OPTION, OTHER, WHERE
from coffret_learned.features import CHAIN, CHAINS, TABLE, VEHICLE, VEHICLES, size, steps

WIDE, MIDDLE, NARROW, SHORT = 128, 64, 32, 8
VERBS = 48  # at most


class Reader(nn.Module):  # type: ignore[misc]
    """Reads a row; what it returns is (what is known of the table, what is known of each option)."""

    def __init__(self) -> None:
        super().__init__()
        self.chain = nn.Sequential(nn.Linear(CHAIN, MIDDLE), nn.ReLU(), nn.Linear(MIDDLE, NARROW), nn.ReLU())
        self.vehicle = nn.Sequential(nn.Linear(VEHICLE, NARROW), nn.ReLU())
        rest = TABLE + len(steps())
        whole = len(CHAINS) * NARROW + 2 * NARROW + rest
        self.table = nn.Sequential(nn.Linear(whole, WIDE), nn.ReLU())
        sizes = [NARROW, *[SHORT] * (len(KINDS) - 1)]
        self.kinds = nn.ModuleList(nn.Embedding(count, size) for count, size in zip((VERBS, *KINDS[1:]), sizes))
        self.option = nn.Linear(sum(sizes) + 3 * NARROW + MEASURES, MIDDLE)
        self.context = nn.Linear(WIDE, MIDDLE)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(MIDDLE, MIDDLE), nn.ReLU(), nn.Linear(MIDDLE, 1))
        self.value = nn.Sequential(nn.Linear(WIDE, WIDE), nn.ReLU(), nn.Linear(WIDE, 1))

    def read(self, seen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return what is known of the table as a whole, of its places and of its vehicles."""
        count = len(seen)
        chains_to = len(CHAINS) * CHAIN
        vehicles_to = chains_to + VEHICLES * VEHICLE
        chains = self.chain(seen[:, :chains_to].reshape(count, len(CHAINS), CHAIN))
        vehicles = self.vehicle(seen[:, chains_to:vehicles_to].reshape(count, VEHICLES, VEHICLE))
        pooled = (chains.flatten(1), vehicles.mean(1), vehicles.amax(1), seen[:, vehicles_to : size()])
        none = seen.new_zeros(count, 1, NARROW)
        places = torch.cat((none, chains, none), 1)  # the island, the chains, nowhere
        return self.table(torch.cat(pooled, 1)), places, torch.cat((vehicles, none), 1)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return how good each option seems, and what the moment is worth."""
        whole, places, vehicles = self.read(seen)
        rows, columns = masks.nonzero(as_tuple=True)  # only options that are there cost time
        options = seen[:, size() :].reshape(-1, MOST, OPTION)[rows, columns]
        points = options[:, : len(KINDS)].long()
        parts = [kind(points[:, at]) for at, kind in enumerate(self.kinds)]
        parts += [vehicles[rows, points[:, CARRIER]], places[rows, points[:, WHERE]], places[rows, points[:, OTHER]]]
        parts.append(options[:, len(KINDS) :])
        scores = self.score(self.option(torch.cat(parts, 1)) + self.context(whole)[rows]).squeeze(1)
        logits = seen.new_zeros(len(seen), MOST)
        logits[rows, columns] = scores
        return logits, self.value(whole)


class Policy(MaskableActorCriticPolicy):  # type: ignore[misc]
    """sb3-contrib's policy, with this net instead of its own."""

    def _build(self, lr_schedule: Any) -> None:
        self.reader = Reader()
        self.optimizer = self.optimizer_class(self.reader.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)

    def judged(self, seen: Tensor, masks: Any) -> tuple[Any, Tensor]:
        """Return the distribution over the options, and what the moment is worth."""
        masks = torch.as_tensor(masks, dtype=torch.bool).reshape(len(seen), MOST)
        logits, value = self.reader(seen, masks)
        distribution = self.action_dist.proba_distribution(action_logits=logits)
        distribution.apply_masking(masks.numpy())
        return distribution, value

    def forward(
        self, obs: Tensor, deterministic: bool = False, action_masks: Any = None
    ) -> tuple[Tensor, Tensor, Tensor]:
        distribution, value = self.judged(obs, action_masks)
        actions = distribution.get_actions(deterministic=deterministic)
        return actions, value, distribution.log_prob(actions)

    def evaluate_actions(self, obs: Tensor, actions: Tensor, action_masks: Any = None) -> tuple[Tensor, Tensor, Any]:
        distribution, value = self.judged(obs, action_masks)
        return value, distribution.log_prob(actions), distribution.entropy()

    def get_distribution(self, obs: Tensor, action_masks: Any = None) -> Any:
        return self.judged(obs, action_masks)[0]

    def predict_values(self, obs: Tensor) -> Tensor:
        """Return what moments are worth."""
        whole, _, _ = self.reader.read(obs)
        return self.reader.value(whole)
