"""What the bots do and how they end, and what each Location changes in it.

python -m tests.games.time_bomb.locations --games 2000 --seats 5 [--plain]

Every round with a Location is played a second time without it, from the same deal and with the same luck: what was
cut first, and which cuts of the round were others, is counted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from coffret.games.time_bomb import game
from coffret.games.time_bomb.actions import Reveal
from coffret.games.time_bomb.rules.opening import RevealLocation
from coffret.games.time_bomb.state import BOMB, NOWHERE, PLACES, State
from coffret.kernel import CHANCE, NOTHING, Action, seeded, stack
from coffret.kernel.game import Bot
from coffret.kernel.playout import in_turn, options_of
from coffret.lab.statistics import wilson

SIDES = ("agency", "organisation", "shadow")
Cuts = list[tuple[int, int]]  # cutter and owner


class Luck:
    """The dice and the bots' luck of one round."""

    def __init__(self, seed: str, seats: int) -> None:
        self.dice = seeded(seed)
        self.seats = [seeded(f"{seed}/seat {seat}") for seat in range(seats)]


def step(state: State, luck: Luck, bots: Sequence[Bot]) -> Action:
    """One step of a play; what was done."""
    decision = stack.decide(state)
    assert decision is not None
    if decision.seat == CHANCE:
        action, seat = stack.sample(state, luck.dice), CHANCE
    else:
        for part in in_turn(decision):
            seat = part.seat
            action = bots[seat](game.view(state, seat), options_of(part), luck.seats[seat])
            if action is not NOTHING:
                break
    stack.apply(state, action, seat)
    return action


def play(seed: str, seats: int, plain: bool, counts: Counter[object], bots: Sequence[Bot] | None = None) -> State:
    """One play, counted."""
    playing = bots or [game.bot] * seats
    state: State = game.start(seats, {"locations": not plain})
    round, luck = 0, Luck(seed, seats)
    seen: list[tuple[int, Cuts]] = []
    while state.outcome is None:
        if state.round != round:
            round, luck = state.round, Luck(f"{seed}/round {state.round}", seats)
        fork = stack.copy(state) if isinstance(state.stack[-1], RevealLocation) else None
        done = step(state, luck, playing)
        if fork is not None and isinstance(done, Reveal):
            fork.stack.pop()  # the reveal: its start effects would be laid out at once
            stack.settle(fork)
            luck = Luck(f"{seed}/place {round}", seats)
            seen.append((done.place, without(fork, Luck(f"{seed}/place {round}", seats), playing)))
    for number, (place, others) in enumerate(seen, 1):
        count(counts, PLACES[place], cuts_of(state, number), others, state)
    counts["games"] += 1
    counts["side", state.outcome.side] += 1
    counts["statements"] += len(state.talk)
    if any(cut.cable == BOMB for cut in state.cuts):
        counts["explosion", state.round] += 1
    return state


def without(state: State, luck: Luck, bots: Sequence[Bot]) -> Cuts:
    """What would be cut in this round without its Location."""
    state.place = NOWHERE
    round = state.round
    while state.outcome is None and state.round == round:
        step(state, luck, bots)
    return cuts_of(state, round)


def cuts_of(state: State, round: int) -> Cuts:
    """Who cut at whose place in a round."""
    return [(cut.cutter, cut.owner) for cut in state.cuts if cut.round == round]


def count(counts: Counter[object], place: str, cuts: Cuts, others: Cuts, state: State) -> None:
    """Count a round with a Location."""
    assert state.outcome is not None
    counts[place] += 1
    counts[place, state.outcome.side] += 1
    counts[place, "first"] += cuts[0] != others[0]
    counts[place, "cuts"] += len(cuts)
    counts[place, "other"] += sum(number >= len(others) or cut != others[number] for number, cut in enumerate(cuts))


def share(hits: int, of: int) -> str:
    low, high = wilson(hits, of)
    return f"{100 * hits / max(1, of):.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


def report(counts: Counter[object]) -> str:
    """The figures, as tables in Markdown."""
    games = counts["games"]
    lines = ["| | share of the games |", "|---|---|"]
    lines += [f"| {side} | {share(counts['side', side], games)} |" for side in SIDES]
    lines += [f"| explosion in round {round} | {share(counts['explosion', round], games)} |" for round in range(1, 5)]
    lines += ["", f"{counts['statements'] / games:.1f} statements a game, declarations included.", ""]
    if any(counts[place] for place in PLACES):
        lines += ["| Location | rounds | first cut changed | cuts changed | Agency | Organisation | Shadow |"]
        lines += ["|---|---|---|---|---|---|---|"]
    for place in PLACES:
        rounds = counts[place]
        if rounds:
            changed = 100 * counts[place, "first"] / rounds, 100 * counts[place, "other"] / counts[place, "cuts"]
            wins = [share(counts[place, side], rounds) for side in SIDES]
            lines.append(f"| {place} | {rounds} | {changed[0]:.0f} % | {changed[1]:.0f} % | {' | '.join(wins)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seed", default="locations")
    parser.add_argument("--plain", action="store_true", help="without Locations")
    asked = parser.parse_args()
    counts: Counter[object] = Counter()
    for number in range(asked.games):
        play(f"{asked.seed}/{number}", asked.seats, asked.plain, counts)
    print(report(counts))


if __name__ == "__main__":
    main()
