"""How good the chances to win are that people are told: of the positions called 60 to 70 %, how many were won?

    python tools/calibration.py a-team --seats 4 --positions 400 --playouts 100 --seed calibration --jobs 2

Plays by rules of thumb; of all their choices, one in so many is judged from what its seat knew, as at a table, and how
the play went on tells whether that was right. Long plays have more of them than short ones: with as many of each play,
positions of plays that were lost early would count more often than people meet them, and chances would seem too high.
Prints a table by tenths, with Wilson's intervals, and how far the worst tenth is off.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from coffret.bots.counting import count
from coffret.bots.futures import share
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.playout import play_on
from coffret.kernel.stack import CHANCE

EVERY = 40  # choices, of which one is judged
AT_ONCE = 20  # plays, before it is asked whether there are positions enough
FEW = 20  # positions in a tenth that say something


class Said(msgspec.Struct):
    """What was said of a position, and whether it was won."""

    chance: float
    won: bool


def one_play(slug: str, seats: int, options: dict[str, object], seed: str, playouts: int) -> list[Said]:
    """Play once by rules of thumb, and judge some positions of it."""
    game = load(slug)
    state: Any = game.start(seats, options)
    players = [game.bot] * seats
    sources, dice, moments = [seeded(f"{seed}/{seat}") for seat in range(seats)], seeded(seed), []
    rng = seeded(f"{seed}/positions")
    while (decision := stack.decide(state)) is not None:
        if decision.seat != CHANCE and len(decision.actions) > 1 and not rng.below(EVERY):
            moments.append(game.view(state, decision.seat))
        play_on(state, game.view, players, sources, dice, 1)
    found = []
    for view in moments:
        said = count(game, view, [None], 0, playouts).share(0)
        found.append(Said(said.mean, view.seat in state.outcome.winners))
    return found


def told(positions: list[Said]) -> Iterator[str]:
    """Yield the table."""
    yield "| said | positions | mean of what was said | won [95 %] |"
    yield "|---|---|---|---|"
    off = 0.0
    for tenth in range(10):
        some = [it for it in positions if min(9, int(10 * it.chance)) == tenth]
        if not some:
            continue
        won, mean = share([float(it.won) for it in some]), sum(it.chance for it in some) / len(some)
        yield (
            f"| {10 * tenth}-{10 * tenth + 10} % | {len(some)} | {100 * mean:.0f} % | "
            f"{100 * won.mean:.0f} % [{100 * won.low:.0f}, {100 * won.high:.0f}] |"
        )
        if len(some) >= FEW:
            off = max(off, won.low - mean, mean - won.high)
    yield f"\nFarthest outside of its interval: {100 * max(0.0, off):.0f} points."


def main() -> None:
    """Play, judge, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wish = parser.parse_args()
    options = dict(part.partition("=")[::2] for part in wish.option)
    found: list[Said] = []
    plays = 0
    with ProcessPoolExecutor(wish.jobs) as pool:
        while len(found) < wish.positions:
            some = range(plays, plays + AT_ONCE)
            asked = [
                pool.submit(one_play, wish.game, wish.seats, options, f"{wish.seed} {number}", wish.playouts)
                for number in some
            ]
            found += [said for each in asked for said in each.result()]
            plays += AT_ONCE
    print("\n".join(told(found)))
    print(f"{len(found)} positions of {plays} plays.")


if __name__ == "__main__":
    main()
