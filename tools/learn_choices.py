"""Learn how often choices of The A-Team win: what its sharp bot (`bot/sharp.py`) goes by.

    python tools/learn_choices.py --seats 4 --games 20000 --seed choices --out choices.json

One seat learns against rules of thumb in all others. After each play, every choice it made is drawn toward how the play
went on: toward the end, and in part toward the chance that was seen at its next choice (TD(lambda); after a choice made
to find out, only toward the best one there was). It goes on from the game's `choices.json`, or with --anew from
nothing; networks for other numbers of seats are left as they are. Needs numpy; a play takes some 10 ms.
"""

from __future__ import annotations

import argparse
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from coffret.bots.train import Adam
from coffret.games.a_team import game
from coffret.games.a_team.bot import sharp
from coffret.games.a_team.bot.choice import COUNT
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.playout import play_on
from coffret.kernel.stack import Action

Numbers = NDArray[np.float64]

SCALE = 1000  # parts of one, as which numbers are written
UNITS = 32
EXPLORES = 8  # one choice in so many is made to find out
LAMBDA = 0.8  # how much the end counts more than the next choice
BATCH = 32  # plays between two steps
PACE = 5e-4
SOFT = 0.02  # chances that differ by so much are tried about three times as often, and as rarely
STEADY = 0.999  # how slowly what is written follows what is learnt


class Made(msgspec.Struct):
    """A choice that was made: its numbers, what it promised, what the best one did, and whether it was to find out."""

    places: list[int]
    amounts: Numbers
    chance: float
    best: float
    is_trial: bool


class Learner:
    """A network that learns. Its parts: units, their biases, what they add, what numbers add directly, and the bias."""

    def __init__(self, parts: list[Numbers]) -> None:
        self.parts = parts
        self.steady = [part.copy() for part in parts]
        self.slopes = [np.zeros_like(part) for part in parts]
        self.adam = Adam(parts)

    def chance(self, places: list[int], amounts: Numbers) -> tuple[float, Numbers]:
        """The chance to win after a choice, and what its hidden units say."""
        units, biases, adds, direct, bias = self.parts
        inside = np.maximum(0.0, biases + amounts @ units[places])
        return float(1 / (1 + np.exp(-(bias[0] + amounts @ direct[places] + inside @ adds)))), inside

    def note(self, made: Made, target: float) -> None:
        """Take note of how far off a choice was."""
        adds = self.parts[2]
        chance, inside = self.chance(made.places, made.amounts)
        off = chance - target
        back = np.where(inside > 0, off * adds, 0.0)
        units, biases, outward, direct, bias = self.slopes
        np.add.at(units, made.places, np.outer(made.amounts, back))
        np.add.at(direct, made.places, off * made.amounts)
        biases += back
        outward += off * inside
        bias += off

    def step(self, pace: float, choices: int) -> None:
        """Learn from what was noted."""
        self.adam.take([slope / max(1, choices) for slope in self.slopes], pace)
        follows = 1 - min(STEADY, (self.adam.count + 1) / (self.adam.count + 10))
        for part, steady, slope in zip(self.parts, self.steady, self.slopes, strict=True):
            steady += follows * (part - steady)
            slope[...] = 0.0


def anew(rng: Rng) -> list[Numbers]:
    """The parts of a network that has learnt nothing."""
    source = np.random.default_rng(rng.bits())
    units, adds = source.uniform(-0.17, 0.17, (COUNT, UNITS)), source.uniform(-0.05, 0.05, UNITS)
    return [units, np.zeros(UNITS), adds, np.zeros(COUNT), np.full(1, -1.1)]


def parts_of(known: dict[str, Any]) -> list[Numbers]:
    """The parts of a network as it is written."""
    written = (np.transpose(known["units"]), known["biases"], known["adds"], known["direct"], [known["bias"]])
    return [np.array(part) / SCALE for part in written]


def written(parts: list[Numbers]) -> dict[str, Any]:
    """A network as it is written."""
    units, biases, adds, direct, bias = [np.rint(part * SCALE).astype(int).tolist() for part in parts]
    return {"bias": bias[0], "direct": direct, "biases": biases, "adds": adds, "units": np.transpose(units).tolist()}


def one_play(learner: Learner, seats: int, seat: int, rng: Rng) -> tuple[list[Made], bool]:
    """Play once against rules of thumb; return the choices of the seat that learns, and whether it won."""
    found: list[Made] = []

    def choose(view: Any, options: list[Action], source: Rng) -> Action:
        seen = sharp.seen(view, options)
        if seen is None:
            return game.bot(view, options, source)
        choices = [(it.places, np.array(it.amounts)) for it in seen]
        chances = [learner.chance(*it)[0] for it in choices]
        best = taken = int(np.argmax(chances))
        if not rng.below(EXPLORES):
            taken = rng.below(len(options)) if rng.below(2) else drawn(chances, rng)
        found.append(Made(*choices[taken], chances[taken], chances[best], taken != best))
        return options[taken]

    players = [choose if number == seat else game.bot for number in range(seats)]
    sources = [Rng(int(rng.bits()), int(rng.bits()), number) for number in range(seats)]
    state: Any = game.start(seats)
    play_on(state, game.view, players, sources, Rng(int(rng.bits()), int(rng.bits()), seats))
    return found, seat in state.outcome.winners


def drawn(chances: list[float], rng: Rng) -> int:
    """Draw one of some options, the better ones more often."""
    weights = np.exp((np.array(chances) - max(chances)) / SOFT)
    return int(np.searchsorted(np.cumsum(weights), rng.chance() * weights.sum()).clip(0, len(chances) - 1))


def learn(learner: Learner, seats: int, games: int, seed: str) -> None:
    """Play and learn, ever more slowly toward the end."""
    wins = choices = 0
    for number in range(games):
        made, has_won = one_play(learner, seats, number % seats, seeded(f"{seed}/{number}"))
        wins += has_won
        choices += len(made)
        target = float(has_won)
        for it in reversed(made):
            learner.note(it, target)
            target = it.best if it.is_trial else LAMBDA * target + (1 - LAMBDA) * it.chance
        if (number + 1) % BATCH == 0:
            done = number / games
            learner.step(PACE if done < 0.3 else PACE * 0.03 ** ((done - 0.3) / 0.7), choices)
            choices = 0
        if (number + 1) % max(1, games // 20) == 0:
            print(f"{number + 1} plays, won {wins / (number + 1):.3f} while finding out", flush=True)


def main() -> None:
    """Learn, and write the networks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", default="choices")
    parser.add_argument("--anew", action="store_true", help="forget what was learnt before")
    parser.add_argument("--out", type=Path, required=True)
    wish = parser.parse_args()
    known = json.loads(files(game.package).joinpath(sharp.FILE).read_text(encoding="utf-8"))
    networks = known["networks"]
    before = networks[str(wish.seats)]
    learner = Learner(anew(seeded(wish.seed)) if wish.anew else parts_of(before))
    learn(learner, wish.seats, wish.games, wish.seed)
    plays = wish.games + (0 if wish.anew else before["plays"])
    networks[str(wish.seats)] = {"plays": plays, **written(learner.steady)}
    wish.out.write_text(json.dumps(known, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
