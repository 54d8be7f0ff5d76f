"""What search gains where it leaves the rule of thumb: the quickest way to judge its settings.

    python tools/deviations.py a-team --seats 4 --playouts 500 --positions 200 --pairs 100 --seed deviations
    python tools/deviations.py away-missions --seats 2 --option scenario=trilon --bot good --playouts 150

Positions are drawn from plays by rules of thumb, or by another bot: `good` comes to positions that rules of thumb
avoid, and where a value is wrong, search goes there. Wherever search chooses otherwise, both choices are played to the
end by rules of thumb, in fresh worlds, pair by pair with the same dice. Prints how often it did, what each time gained
on average in wins, with the 95 % interval, what search had promised, how far what it said of the rule of thumb's choice
was from how that was played out, and the gain by kind of choice.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from math import sqrt
from time import process_time
from typing import Any

import msgspec

from coffret.bots.registry import bot
from coffret.bots.search import Budget, Search, Tried, World
from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game, load
from coffret.kernel.playout import ENDLESS, in_turn, options_of, play_on
from coffret.kernel.stack import CHANCE, Action
from coffret.kernel.words import verb

EACH = 6  # positions of a play
KINDS = 8  # that are printed


class Deviation(msgspec.Struct):
    """A choice against the rule of thumb: what it gained and what it had promised, in wins."""

    kind: str
    gained: float
    promised: float
    said: float  # of what the rule of thumb would have done
    won: float  # by doing that, in plays to the end


def positions(
    game: Game, name: str, seats: int, options: dict[str, object], seed: str
) -> list[tuple[Any, list[Action]]]:
    """Return some choices of one play by a bot: what the seat knows, and its options."""
    state: Any = game.start(seats, options)
    players = [bot(name, game)] * seats
    sources, dice, found = [seeded(f"{seed}/{seat}") for seat in range(seats)], seeded(seed), []
    while (decision := stack.decide(state)) is not None:
        if decision.seat != CHANCE:
            part = in_turn(decision)[0]
            if len(asked := options_of(part)) > 1:
                found.append((game.view(state, part.seat), asked))
        play_on(state, game.view, players, sources, dice, 1)
    rng = seeded(f"{seed} pos")
    return [found[rng.below(len(found))] for _ in range(EACH)]


def played_out(search: Search, option: Tried, pairs: int, rng: Rng) -> tuple[float, float]:
    """Play both choices to the end by rules of thumb; return how often the one of search wins, and the other."""
    search.rng, search.value, search.time, search.turns = rng, None, None, ENDLESS
    search.players = [search.game.bot] * len(search.players)
    wins = thumb = 0.0
    for _ in range(pairs):
        world = World(search.draw(rng), (rng.bits(), rng.bits()))
        wins += search.end_of(world, option)
        thumb += search.end_of(world, search.thumb)
    return wins / pairs, thumb / pairs


def told(found: list[Deviation], count: int, seconds: float) -> str:
    """Put what was found into words."""
    each = f"{1000 * seconds / count:.0f} ms a choice"
    if not found:
        return f"{count} positions, no deviation, {each}"
    mean = sum(it.gained for it in found) / len(found)
    around = 1.96 * sqrt(sum((it.gained - mean) ** 2 for it in found) / max(1, len(found) - 1) / len(found))
    promised = sum(it.promised for it in found) / len(found)
    gain = f"each gained {mean:+.3f} +- {around:.3f} (promised {promised:+.3f})"
    off = sum(abs(it.said - it.won) for it in found) / len(found)
    lines = [
        f"{count} positions, {len(found)} deviations, {gain}; a choice {mean * len(found) / count:+.4f}; {each}",
        f"what was said of the rule of thumb's choice was off by {off:.2f} on average",
    ]
    kinds: dict[str, list[float]] = defaultdict(list)
    for it in found:
        kinds[it.kind].append(it.gained)
    for kind, some in sorted(kinds.items(), key=lambda it: -len(it[1]))[:KINDS]:
        lines.append(f"  {kind}: {len(some)}, {sum(some) / len(some):+.3f}")
    return "\n".join(lines)


def main() -> None:
    """Search, play on where it deviates, and print the gain."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--bot", default="thumb", help="by which the plays are played that positions are drawn from")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--playouts", type=int, required=True)
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--seed", default="deviations")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wish = parser.parse_args()
    game = load(wish.game)
    options: dict[str, object] = dict(part.partition("=")[::2] for part in wish.option)
    found: list[Deviation] = []
    count = play = 0
    seconds = 0.0
    while count < wish.positions:
        for view, asked in positions(game, wish.bot, wish.seats, options, f"{wish.seed} {play}"):
            count += 1
            begin = process_time()
            search = Search(game, view, asked, seeded(f"{wish.seed} {count}"))
            search.run(Budget(wish.playouts))
            action = search.choice()
            seconds += process_time() - begin
            if action != search.thumb.action:
                option = next(it for it in search.alive if it.action == action)
                promised, kind = search.gain(option)[0], f"{verb(type(search.thumb.action))} > {verb(type(action))}"
                said = search.thumb.mean
                wins, thumb = played_out(search, option, wish.pairs, seeded(f"{wish.seed} {count} judge"))
                found.append(Deviation(kind, wins - thumb, promised, said, thumb))
                line = f"{count} {kind} {wins - thumb:+.3f} (promised {promised:+.3f})"
                print(f"{line}, thumb's choice {thumb:.2f} (said {said:.2f})", flush=True)
        play += 1
    print(told(found, count, seconds))


if __name__ == "__main__":
    main()
