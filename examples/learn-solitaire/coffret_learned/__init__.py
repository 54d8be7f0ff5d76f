"""A bot for the Solitaire that has learned by playing: `--bots coffret_learned:bot`, or `learned` once installed."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

from coffret.kernel.chance import Rng
from coffret.kernel.errors import OptionError
from coffret.kernel.game import Bot, Game
from coffret.kernel.stack import Action

MODEL = Path("build", "learn-solitaire", "model.zip")  # where train.py leaves what was learned
WHERE = "COFFRET_LEARNED"  # the environment variable that names another file
CERTAIN = 1000  # what the weights of the options add up to


def bot(game: Game) -> Bot:
    """Return the learned bot; it gets what a person gets, and chooses by the chances that the policy gives.

    A server has every bot for every game: in those that it has not learned, it plays by their rules of thumb.
    """
    from coffret_learned.choices import Choices
    from coffret_learned.features import SLUG
    from coffret_learned.world import offered, row

    if game.slug != SLUG:
        return game.bot
    file = Path(os.environ.get(WHERE, MODEL))
    if not file.exists():
        raise OptionError(f"{file} is missing: train first, or name another file in {WHERE}")
    model, choices = loaded(file), Choices(game)

    def choose(view: Any, options: list[Action], rng: Rng) -> Action:
        distinct = choices.distinct(options)
        if len(distinct) == 1:
            return distinct[0]
        likely = chances(model, row(view, choices, distinct), offered(distinct))
        weights = [round(CERTAIN * float(likely[place])) for place in range(len(distinct))]
        return distinct[rng.weighted(weights) if any(weights) else 0]

    return choose


@cache
def loaded(file: Path) -> Any:
    """Load what was learned, once for all plays of a process."""
    import torch
    from sb3_contrib import MaskablePPO

    torch.set_num_threads(1)  # one row at a time is no work for several
    return MaskablePPO.load(file, device="cpu")


def chances(model: Any, row: Any, mask: Any) -> Any:
    """Return how likely the policy is to choose each number."""
    import torch

    with torch.no_grad():
        seen = torch.from_numpy(row)[None]
        return model.policy.get_distribution(seen, action_masks=mask[None]).distribution.probs[0].numpy()
