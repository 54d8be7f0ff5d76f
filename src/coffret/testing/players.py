"""Players for long runs: random, the game's own bot, or one curious about what was never tried."""

from __future__ import annotations

from collections import Counter
from typing import Any

from coffret.bots.faults import chosen
from coffret.kernel import stack
from coffret.kernel.chance import Rng
from coffret.kernel.game import Game
from coffret.kernel.playout import in_turn, options_of
from coffret.kernel.stack import CHANCE, NOTHING, Action, Decision
from coffret.testing.walk import Player, step


def thumb(game: Game) -> Player:
    """The game's own bot in every seat, which reaches positions that random play does not."""

    def play(state: Any, decision: Decision, rng: Rng) -> tuple[int, Action]:
        if decision.seat == CHANCE:
            return CHANCE, stack.sample(state, rng)
        for part in in_turn(decision):
            action = chosen(game.bot, game.view(state, part.seat), options_of(part), rng)
            if action is not NOTHING:
                break
        return part.seat, action

    return play


BORED = 64  # choices in a row without chance, after which somebody curious goes on like anybody


def curious() -> Player:
    """Take the option chosen least often so far, remembering choices across plays.

    If things can be passed back and forth forever, this would never end a turn; boredom does.
    """
    taken: Counter[Action] = Counter()
    in_a_row = 0

    def play(state: Any, decision: Decision, rng: Rng) -> tuple[int, Action]:
        nonlocal in_a_row
        in_a_row = 0 if decision.seat == CHANCE else in_a_row + 1
        if decision.seat == CHANCE or in_a_row > BORED:
            return step(state, decision, rng)
        options = [(part.seat, action) for part in (decision, *decision.others) for action in part.actions]
        least = min(taken[action] for _, action in options)
        rare = [option for option in options if taken[option[1]] == least]
        seat, action = rare[rng.below(len(rare))]
        taken[action] += 1
        return seat, action

    return play


def alternating(*players: Player) -> Player:
    """Pick one of these players at random at each moment."""

    def play(state: Any, decision: Decision, rng: Rng) -> tuple[int, Action]:
        return players[rng.below(len(players))](state, decision, rng)

    return play


def all_sorts(game: Game) -> dict[str, Player]:
    """Return players that together go everywhere; a bot that sometimes errs gets into trouble and out of it."""
    bot, seeker = thumb(game), curious()
    return {
        "random": step,
        "curious": seeker,
        "thumb": bot,
        "erring": alternating(bot, bot, bot, step),
        "trying": alternating(bot, bot, bot, seeker),
    }
