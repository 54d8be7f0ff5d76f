"""The chase of The A-Team stays open: nobody is left without a way to go, and the formula changes hands."""

import pytest

from coffret.games.a_team import game
from coffret.games.a_team.bot import choose
from coffret.games.a_team.state import NOBODY
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.stack import CHANCE, Listener
from coffret.lab.statistics import wilson

GAMES = 300
# What makes a turn of some use, though nobody has moved; to swap a card for another is not enough.
DEEDS = {"battle", "battle-lost", "battle-tied", "guard-holds", "guard-tied", "play", "sideline", "patrol"}


class Chase:
    """What is counted over many games with decent players in all seats."""

    def __init__(self) -> None:
        self.turns = self.dead = self.stolen = self.first_wins = 0

    def play(self, seats: int, number: int) -> None:
        """One game."""
        rng, state, first = seeded("chase", number), game.start(seats), NOBODY
        state.heard = Listener()
        turn, before, done = NOBODY, state.at[:], set[str]()
        while (decision := stack.decide(state)) is not None:
            by_chance = decision.seat == CHANCE
            action = (
                stack.sample(state, rng)
                if by_chance
                else choose(game.view(state, decision.seat), list(decision.actions), rng)
            )
            stack.apply(state, action, decision.seat)
            first = state.holder if first == NOBODY else first
            self.stolen += sum(event.name == "formula-stolen" for event in state.heard.events)
            done |= {event.name for event in state.heard.events}
            state.heard = Listener()
            if state.turn != turn:
                self.turns += 1
                self.dead += turn != NOBODY and state.at == before and not done & DEEDS
                turn, before, done = state.turn, state.at[:], set()
        assert state.outcome is not None
        self.first_wins += state.outcome.winners == (first,)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_without_a_way_to_go_hardly_occurs(seats: int) -> None:
    chase = Chase()
    for number in range(GAMES):
        chase.play(seats, number)
    low, high = wilson(chase.first_wins, GAMES)
    print(
        f"\n{seats} seats, {GAMES} games: {chase.turns / GAMES:.1f} turns and {chase.stolen / GAMES:.2f} thefts, "
        f"{chase.dead / chase.turns:.2%} dead turns, the first into the cellar wins "
        f"{chase.first_wins / GAMES:.0%} ({low:.0%}-{high:.0%})"
    )
    assert chase.dead / chase.turns < 0.02
