"""Can the numbers be trusted that people are told? Hints and chances, each counted a second time in plays of its own.

    python tools/trust.py                                   every game, mission and level
    python tools/trust.py away-missions --positions 30 --plays 400 --seed trust --jobs 2

Positions come from plays in which decent and random bots are mixed. At each, a hint and the chance to win are asked for
as at a table. Every share that is told is counted again in as many plays as `--plays`, in other worlds, by a loop of
its own (no slices, no events). Prints for each setting the mean absolute error of what is told, how many of the 95 %
intervals hold what the second count found (widened by that count's own error), and how many hints put a choice first
that the second count finds worse than another of its list by more than its error.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any

import msgspec

from coffret.bots.futures import NORMAL, Share, share
from coffret.bots.gains import mean_and_error
from coffret.bots.hint import advise, chances, is_worth_a_hint
from coffret.bots.question import read_option
from coffret.bots.worlds import drawing
from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game, load
from coffret.kernel.playout import in_turn, options_of, play_on
from coffret.kernel.stack import CHANCE, NOTHING, Action, State

GAMES = ["time-bomb", "a-team", "thunderbirds", "thunderbirds-solo", "away-missions"]
EACH = 3  # positions of a play
RANDOM = 4  # one choice in so many is made at random
Setting = tuple[str, int, dict[str, object]]  # a game, its seats, its options


class Asked(msgspec.Struct):
    """A position, with what can be done there and the usual choice."""

    view: Any
    options: list[Action]


class Found(msgspec.Struct):
    """What was told of a position, and what the second count says of it."""

    told: list[tuple[Share, float]]  # shares as told, and as counted again
    hints: int = 0
    worse: int = 0  # hints that put a worse choice first


def settings(slug: str) -> Iterator[Setting]:
    """Yield what a game is asked in: the chapters and levels of its campaign, or numbers of players."""
    game = load(slug)
    campaign, (fewest, most) = game.about.campaign, game.about.seats
    if campaign is None:
        yield from ((slug, count, {}) for count in sorted({fewest, (fewest + most) // 2, most}))
        return
    for option in game.about.option:
        for value in option.values if option.id in (campaign.option, campaign.level) else ():
            if value != option.own:
                yield slug, min(2, most), {option.id: value}


def positions(game: Game, seats: int, options: dict[str, object], seed: str) -> list[Asked]:
    """Return some choices of one play of mixed bots."""
    state: Any = game.start(seats, options)
    sources, dice, whim = [seeded(f"{seed}/{seat}") for seat in range(seats)], seeded(seed), seeded(f"{seed}/whim")
    found: list[Asked] = []

    def mixed(view: Any, options: list[Action], rng: Rng) -> Action:
        return game.bot(view, options, rng) if whim.below(RANDOM) else options[whim.below(len(options))]

    while (decision := stack.decide(state)) is not None:
        if decision.seat != CHANCE and len(decision.actions) > 1:
            view, can = game.view(state, decision.seat), options_of(decision)
            if is_worth_a_hint(game, view, can):
                found.append(Asked(view, can))
        play_on(state, game.view, [mixed] * seats, sources, dice, 1)
    rng = seeded(f"{seed}/positions")
    return [found[rng.below(len(found))] for _ in range(min(EACH, len(found)))]


def won(game: Game, world: State, seat: int, action: Action, rng: Rng) -> float:
    """Play on in a world by rules of thumb after a choice, to the end; whether a seat wins."""
    state: State = stack.copy(world)
    passed = 0
    if action is NOTHING:
        decision = stack.decide(state)
        assert decision is not None
        passed = 1 + [part.seat for part in in_turn(decision)].index(seat)
    else:
        stack.apply(state, action, seat)
    seats = game.about.seats[1]
    sources = [Rng(rng.bits(), rng.bits(), each) for each in range(seats)]
    play_on(state, game.view, [game.bot] * seats, sources, Rng(rng.bits(), rng.bits(), 0), passed=passed)
    assert state.outcome is not None
    return float(seat in state.outcome.winners)


def counted_again(game: Game, asked: Asked, choices: list[Action], plays: int, seed: str) -> list[list[float]]:
    """Count choices a second time, in the same worlds for all of them, and in none that a hint has imagined."""
    draw = drawing(game, asked.view)
    ends: list[list[float]] = [[] for _ in choices]
    for number in range(plays):
        world = draw(seeded(f"{seed}/world", number))
        for some, action in zip(ends, choices, strict=True):
            some.append(won(game, world, asked.view.seat, action, seeded(f"{seed}/dice", number)))
    return ends


def judge(setting: Setting, seed: str, plays: int, count: int) -> Found:
    """Ask for hints and chances in one play, and count all that is told again."""
    slug, seats, options = setting
    game, found = load(slug), Found([])
    for number, asked in enumerate(positions(game, seats, options, seed)[:count]):
        *_, advice = advise(game, asked.view, asked.options, seats)
        choices = [read_option(game, each.choice.option, seats) for each in advice.choices]
        again = counted_again(game, asked, choices, plays, f"{seed}/{number}")
        found.told += [(each.won, sum(ends) / plays) for each, ends in zip(advice.choices, again, strict=True)]
        *_, chance = chances(game, asked.view, asked.options, seats)
        usual = [ends for each, ends in zip(advice.choices, again, strict=True) if each.won == chance]
        if usual:
            found.told.append((chance, sum(usual[0]) / plays))
        found.hints += 1
        found.worse += any(is_worse(again[0], other) for other in again[1:])
    return found


def is_worse(mine: list[float], its: list[float]) -> bool:
    """Whether a choice wins clearly less often than another."""
    mean, error = mean_and_error([b - a for a, b in zip(mine, its, strict=True)])
    return mean > 2.58 * error  # 99 %: among hundreds of hints, some differ by two errors by chance


def holds(told: Share, counted: float, plays: int) -> bool:
    """Whether an interval holds what was counted, which is itself unsure."""
    own = NORMAL * sqrt(max(counted * (1 - counted), 0.25 / plays) / plays)
    middle, half = (told.low + told.high) / 2, (told.high - told.low) / 2
    return abs(counted - middle) <= sqrt(half * half + own * own)


def summed(found: list[Found], plays: int) -> str:
    """Return a row of the table."""
    told = [each for some in found for each in some.told]
    error = sum([abs(share.mean - counted) for share, counted in told]) / max(1, len(told))
    held = share([float(holds(share_, counted, plays)) for share_, counted in told])
    hints, worse = sum(some.hints for some in found), sum(some.worse for some in found)
    return f"{hints} hints | {len(told)} shares | {100 * error:.1f} points | {100 * held.mean:.0f} % | {worse}"


def main() -> None:
    """Ask, count again, and print a row for each setting."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--positions", type=int, default=30, help="of each setting")
    parser.add_argument("--plays", type=int, default=400)
    parser.add_argument("--seed", default="trust")
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    print("| setting | hints | shares told | mean absolute error | intervals that hold | worse choice first |")
    with ProcessPoolExecutor(wish.jobs) as pool:
        for slug in wish.game:
            all_found: list[Found] = []
            for setting in settings(slug):
                names = [f"{wish.seed} {setting} {play}" for play in range(-(-wish.positions // EACH))]
                jobs = [pool.submit(judge, setting, name, wish.plays, EACH) for name in names]
                found = [job.result() for job in jobs]
                all_found += found
                name = " ".join([slug, str(setting[1]), *map(str, setting[2].values())])
                print(f"| {name} | {summed(found, wish.plays)} |", flush=True)
            print(f"| **{slug}** | {summed(all_found, wish.plays)} |", flush=True)


if __name__ == "__main__":
    main()
