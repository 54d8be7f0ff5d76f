"""How much stronger a level is than the rule of thumb: both play the same deals with the same dice.

    python tools/strength.py thunderbirds --seats 2 --bot good --against thumb --games 200 --seed strength
    python tools/strength.py a-team --seats 4 --alone --bot good --games 200

The bot plays all seats; with --alone, one of them, each in turn, and the other bot plays the rest. Prints what each
won, what only one of them won, and intervals at 95 % (Wilson's; for the difference, by pairs). Bots that search do so
within a number of imagined plays, so that no load changes a choice.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import process_time

from coffret.bots.futures import share
from coffret.bots.play import play_game
from coffret.bots.registry import invite
from coffret.kernel.game import load

TELL = 10  # games between two lines


def won(slug: str, bots: list[str], seat: int, seed: str, options: dict[str, object]) -> tuple[bool, float]:
    """Play a deal; whether a seat wins it, and the seconds of the processor that it took."""
    begin = process_time()
    played = play_game(load(slug), bots, seed, options)
    return seat in played.outcome.winners, process_time() - begin


def told(name: str, wins: list[bool], seconds: float) -> str:
    """Put what a bot has won into words."""
    got = share([float(it) for it in wins])
    mean = f"{sum(wins)} of {len(wins)}, {100 * got.mean:.0f} % [{100 * got.low:.0f}, {100 * got.high:.0f}]"
    return f"{name}: {mean}; {seconds / len(wins):.2f} s a game"


def compared(one: list[bool], other: list[bool]) -> str:
    """Put the difference into words."""
    gains = [int(a) - int(b) for a, b in zip(one, other, strict=True)]
    mean = sum(gains) / len(gains)
    around = 1.96 * sqrt((sum(it * it for it in gains) / len(gains) - mean * mean) / len(gains))
    only = f"{gains.count(1)} won only by the first, {gains.count(-1)} only by the second"
    return f"{only}: {100 * mean:+.1f} +- {100 * around:.1f} points"


def main() -> None:
    """Play the same deals with both, and print what each won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--bot", default="good")
    parser.add_argument("--against", default="thumb")
    parser.add_argument("--alone", action="store_true", help="one seat only")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--start", type=int, default=0, help="the number of the first deal, to go on from there")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wish = parser.parse_args()
    invite([wish.bot, wish.against])
    options: dict[str, object] = dict(part.partition("=")[::2] for part in wish.option)
    results: tuple[list[bool], list[bool]] = ([], [])
    spent = [0.0, 0.0]
    for number in range(wish.start, wish.start + wish.games):
        seat = number % wish.seats if wish.alone else 0
        for place, name in enumerate((wish.bot, wish.against)):
            bots = [wish.against] * wish.seats if wish.alone else [name] * wish.seats
            bots[seat] = name
            win, seconds = won(wish.game, bots, seat, f"{wish.seed}/{number}", options)
            results[place].append(win)
            spent[place] += seconds
        if len(results[0]) % TELL == 0 or len(results[0]) == wish.games:
            first, second = (told(*it) for it in zip((wish.bot, wish.against), results, spent, strict=True))
            print(f"{first}\n{second}\n{compared(*results)}", flush=True)


if __name__ == "__main__":
    main()
