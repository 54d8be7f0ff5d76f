"""Options keep their numbers from step to step, main acts come first, and what ended something does nothing else."""

import pytest

from coffret.kernel.chance import seeded
from coffret.kernel.game import games, load
from coffret.kernel.outlook import Outlook
from coffret.kernel.stack import CHANCE
from coffret.terminal.numbers import Numbers, rank

STEPS = 150


def told(outlook: Outlook) -> dict[str, int]:
    return {choice.notation: choice.index for choice in outlook.choices}


@pytest.mark.parametrize("slug", games())
def test_options_that_stay_keep_their_numbers_and_what_ends_something_has_its_own(slug: str) -> None:
    game = load(slug)
    table, rng = game.table(game.about.seats[0], seed=7), seeded(slug)
    numbers: dict[int, Numbers] = {}
    before: dict[int, dict[str, int]] = {}
    ends: dict[tuple[int, int], str] = {}  # by seat and number
    for _ in range(STEPS):
        if (decision := table.pending) is None:
            break
        assert decision.seat != CHANCE
        seat = decision.seat
        plain = table.outlook(seat)
        outlook = numbers.setdefault(seat, Numbers()).of(plain, game)
        now, last = told(outlook), before.get(seat, {})
        assert len(set(now.values())) == len(now) == len(plain.choices)
        for choice in outlook.choices:
            assert outlook.actions[choice.index] == plain.actions[told(plain)[choice.notation]]
        same = now.keys() & last.keys()
        if 2 * len(same) > len(now) + 2 and max(last[name] for name in same) < len(now):
            assert {name: now[name] for name in same} == {name: last[name] for name in same}
        ranks = [rank(choice, outlook.actions[choice.index], game) for choice in outlook.choices]
        assert ranks == sorted(ranks)  # main acts first, then what ends something
        for choice in outlook.choices:
            if choice.group in game.about.ends:
                assert choice.index not in last.values() or last.get(choice.notation) == choice.index
                ends.setdefault((seat, choice.index), choice.notation)
            assert ends.get((seat, choice.index), choice.notation) == choice.notation
        before[seat] = now
        table.act(decision.actions[rng.below(len(decision.actions))], seat)
