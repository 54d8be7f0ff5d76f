"""OpenSpiel's own information-set tree search in a seat of The A-Team, against a random player.

`python examples/openspiel/search.py --deals 20` (pip install "coffret[openspiel]")
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from coffret.env import openspiel
from coffret.lab.statistics import wilson

GAME = "coffret_a_team"


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """Return OpenSpiel's bot: it draws worlds by `resample_from_infostate`, and sees nothing else of the state."""
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(seed)),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed + 1),
    )


def play(game: Any, bots: list[Any], rng: np.random.RandomState) -> list[float]:
    """Play a game and return what each seat gets; a bot that is None chooses at random."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(numbers, p=np.array(chances) / sum(chances))))
            continue
        bot = bots[state.current_player()]
        state.apply_action(int(rng.choice(state.legal_actions())) if bot is None else bot.step(state))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    """Play each deal twice, with the seats exchanged, and tell how often the search has won."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--deals", type=int, default=20)
    asked.add_argument("--simulations", type=int, default=30)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    openspiel.register()
    game = pyspiel.load_game(GAME, {"seats": 2, "deals": 16})
    won = 0
    for deal in range(given.deals):
        for seat in range(2):
            bots: list[Any] = [None, None]
            bots[seat] = searcher(game, given.simulations, given.seed + deal)
            won += play(game, bots, np.random.RandomState(given.seed + deal))[seat] > 0
    games = 2 * given.deals
    low, high = wilson(won, games)
    print(f"{given.simulations} simulations a choice: {won} of {games} won, {won / games:.1%} [{low:.1%}, {high:.1%}]")


if __name__ == "__main__":
    main()
