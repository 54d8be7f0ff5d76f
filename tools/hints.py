"""How long hints take, and how often the board says why: sampled positions of plays by rules of thumb.

    python tools/hints.py a-team --seats 4 --positions 300 --seed hints
    python tools/hints.py a-team --board --positions 300    the board alone, over plays of mixed bots in all settings

One process, one core. Prints quantiles of the processor's seconds until the board speaks, until choices are told apart
(100 whole plays each) and until all is known, how many hints have a ground from the board, and a few in words. With
`--board`, nothing is counted: how many first choices have a ground of their own, how many have one that speaks for
them, how many grounds only repeat an option, and how long the game takes to say what it says of one choice.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Any

from coffret.bots.counting import ENOUGH
from coffret.bots.hint import Advising, Shortlist, advise, is_worth_a_hint, think
from coffret.bots.hint_text import lines, told
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.playout import options_of, play_on
from coffret.kernel.stack import CHANCE

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tools import trust  # noqa: E402

EACH = 10  # positions of a play
PICKING = 24  # imagined plays by which the choices are picked whose grounds are told
SHOWN = 8  # hints that are printed


def positions(slug: str, seats: int, seed: str) -> list[tuple[Any, list[Any]]]:
    """Return some choices of one play: what the seat knows, and its options."""
    game = load(slug)
    state: Any = game.start(seats)
    sources, dice, found = [seeded(f"{seed}/{seat}") for seat in range(seats)], seeded(seed), []
    while (decision := stack.decide(state)) is not None:
        if decision.seat != CHANCE and len(decision.actions) > 1:
            view, options = game.view(state, decision.seat), options_of(decision)
            if is_worth_a_hint(game, view, options):
                found.append((view, options))
        play_on(state, game.view, [game.bot] * seats, sources, dice, 1)
    rng = seeded(f"{seed}/positions")
    return [found[rng.below(len(found))] for _ in range(min(EACH, len(found)))]


def look_at_boards(slug: str, count: int, seed: str, language: str) -> None:
    """Ask what the board says of hints in all settings of a game, and print how often it says something."""
    game, settings = load(slug), list(trust.settings(slug))
    words, took = game.words(language), 0.0
    asked = grounded = favoured = choices = repeated = 0
    for number, (_, seats, options) in enumerate(settings):
        wanted = count * (number + 1) // len(settings)
        play = 0
        while asked < wanted:
            for it in trust.positions(game, seats, options, f"{seed} {settings[number]} {play}")[: wanted - asked]:
                advising = Advising(game)
                for step in (Shortlist(0), Shortlist(PICKING)):
                    advising.take(think(game, it.view, it.options, seats, step))
                first, begin = advising.advice().choices[0].choice, process_time()
                for each in advising.choices:
                    game.counsel(it.view, game.action(each.option, seats))
                took, choices = took + process_time() - begin, choices + len(advising.choices)
                asked, grounded = asked + 1, grounded + bool(first.grounds)
                favoured += any(not ground.against for ground in first.grounds)
                advice = told(advising.advice(), game, words, seats)
                repeated += sum(is_option(text, each.label) for each in advice.choices for text in each.grounds)
                if asked % max(1, count // (5 * SHOWN)) == 0:
                    print(*[f"  {line}" for line in lines(advice, words)], "", sep="\n")
            play += 1
    print(f"{asked} hints, {grounded} with a ground from the board for the first choice, {favoured} with one for it")
    print(f"{repeated} grounds that repeat an option; {1000 * took / choices:.1f} ms for a choice")


def is_option(ground: str, label: str) -> bool:
    """Whether a ground says no more than what the option is called."""
    bare, text = label.casefold().strip(" ."), ground.casefold().strip(" .")
    return text in bare or (bare in text and len(text) < len(bare) + 8)


def main() -> None:
    """Ask for hints, and print how long they took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--board", action="store_true")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seed", default="hints")
    parser.add_argument("--lang", default="en")
    wish = parser.parse_args()
    if wish.board:
        look_at_boards(wish.game, wish.positions, wish.seed, wish.lang)
        return
    game = load(wish.game)
    words = game.words(wish.lang)
    board: list[float] = []
    enough: list[float] = []
    whole: list[float] = []
    grounded = 0
    asked: list[tuple[Any, list[Any]]] = []
    play = 0
    while len(asked) < wish.positions:
        asked += positions(wish.game, wish.seats, f"{wish.seed} {play}")
        play += 1
    for number, (view, options) in enumerate(asked[: wish.positions]):
        begin = process_time()
        advice = None
        for advice in advise(game, view, options, wish.seats):
            spent = process_time() - begin
            worlds = advice.choices[0].won.worlds
            if not worlds and len(board) == number:
                board.append(spent)
            if worlds >= ENOUGH and len(enough) == number:
                enough.append(spent)
        whole.append(spent)
        assert advice is not None
        grounded += any(each.choice.grounds for each in advice.choices[: max(1, advice.equal)])
        if number % max(1, wish.positions // SHOWN) == 0:
            print(*[f"  {line}" for line in lines(told(advice, game, words, wish.seats), words)], "", sep="\n")
    for name, values in (("the board", board), (f"{ENOUGH} plays each", enough), ("all plays", whole)):
        ordered = sorted(values)
        quantiles = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.95, 0.99)]
        print(f"seconds to {name}: median {quantiles[0]:.2f}, 95 % {quantiles[1]:.2f}, 99 % {quantiles[2]:.2f}")
    print(f"{len(whole)} hints, {grounded} with a ground from the board")


if __name__ == "__main__":
    main()
