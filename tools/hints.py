"""How long hints take, and how often they have reasons: sampled positions of plays by rules of thumb.

    python tools/hints.py a-team --seats 4 --positions 300 --seed hints

One process, one core. Prints quantiles of the seconds, the processor's and the clock's, how many imagined plays a hint
stands on, and a few hints in words, to be read.
"""

from __future__ import annotations

import argparse
from time import perf_counter, process_time
from typing import Any

from coffret.bots.hint import FEWEST, advise, named, told_chances, told_reasons
from coffret.bots.search import Budget
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.playout import options_of, play_on
from coffret.kernel.stack import CHANCE
from coffret.server.room.thoughts import HINT, PLAYOUTS

EACH = 10  # positions of a play
SHOWN = 4  # hints that are printed


def positions(slug: str, seats: int, seed: str) -> list[tuple[Any, list[Any]]]:
    """Return some choices of one play: what the seat knows, and its options."""
    game = load(slug)
    state: Any = game.start(seats)
    sources, dice, found = [seeded(f"{seed}/{seat}") for seat in range(seats)], seeded(seed), []
    while (decision := stack.decide(state)) is not None:
        if decision.seat != CHANCE and len(decision.actions) > 1:
            found.append((game.view(state, decision.seat), options_of(decision)))
        play_on(state, game.view, [game.bot] * seats, sources, dice, 1)
    rng = seeded(f"{seed}/positions")
    return [found[rng.below(len(found))] for _ in range(min(EACH, len(found)))]


def main() -> None:
    """Ask for hints, and print how long they took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seed", default="hints")
    parser.add_argument("--lang", default="en")
    wish = parser.parse_args()
    game = load(wish.game)
    words = game.words(wish.lang)
    clock, cpu, worlds, reasons = [], [], [], 0
    asked: list[tuple[Any, list[Any]]] = []
    play = 0
    while len(asked) < wish.positions:
        asked += positions(wish.game, wish.seats, f"{wish.seed} {play}")
        play += 1
    for number, (view, options) in enumerate(asked[: wish.positions]):
        begin, used = perf_counter(), process_time()
        advice = advise(game, view, options, seeded("hint", number), Budget(PLAYOUTS[0], HINT))
        clock.append(perf_counter() - begin)
        cpu.append(process_time() - used)
        worlds.append(advice.chance.worlds)
        reasons += any(reason.without >= 0 for reason in advice.reasons)
        if number % max(1, wish.positions // SHOWN) == 0:
            print(f"- {named(advice.option, game, words, wish.seats)}")
            for line in (*told_chances(advice, game, words, wish.seats), *told_reasons(advice.reasons, game, words)):
                print(f"  {line}")
    for name, values in (("seconds", clock), ("seconds of the processor", cpu), ("imagined plays", worlds)):
        ordered = sorted(values)
        quantiles = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.95, 0.99)]
        print(f"{name}: median {quantiles[0]:.2f}, 95 % {quantiles[1]:.2f}, 99 % {quantiles[2]:.2f}")
    few = sum(each < FEWEST for each in worlds)
    print(f"{len(worlds)} hints, {reasons} with a clear reason, {few} with fewer than {FEWEST} imagined plays")


if __name__ == "__main__":
    main()
