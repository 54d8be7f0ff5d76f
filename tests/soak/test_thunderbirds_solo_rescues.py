"""Thunderbirds Solitaire leaves something to choose: what a game offers, how often the bot wins, Thunderbird 4."""

from collections.abc import Iterator
from typing import Any

import pytest

from coffret.games.thunderbirds_solo import game
from coffret.games.thunderbirds_solo.actions import Discard, Keep
from coffret.games.thunderbirds_solo.bot import choose
from coffret.games.thunderbirds_solo.bot.book import book_of
from coffret.games.thunderbirds_solo.bot.flights import CREW, PASSENGERS, best_load
from coffret.games.thunderbirds_solo.rules.dispatch import Dispatch
from coffret.games.thunderbirds_solo.rules.table import assign, unassign
from coffret.games.thunderbirds_solo.state import DISPLAY, ISLAND, NOBODY, TB2, TB4, State
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.stack import CHANCE, Listener
from coffret.lab.statistics import wilson

GAMES = 100


def played(advanced: int, seed: int, facts: Any = None) -> Iterator[tuple[State, list[Any]]]:
    """A game of the bot: the table and the options before each choice, with what was heard since the last one."""
    rng = seeded("rescues", seed)
    s: State = game.start(1, {"advanced": advanced}, facts)
    s.heard = Listener()
    while (decision := stack.decide(s)) is not None:
        if decision.seat == CHANCE:
            stack.apply(s, stack.sample(s, rng), CHANCE)
            continue
        yield s, decision.actions
        s.heard = Listener()
        stack.apply(s, choose(game.view(s, 0), list(decision.actions), rng), 0)


class Count:
    """What is counted over many games of a decent player."""

    def __init__(self, advanced: int) -> None:
        self.advanced = advanced
        self.games = self.won = self.turns = 0
        self.rescues = self.in_vain = 0  # Rescue actions, and those that clear nothing
        self.several = self.dilemmas = 0  # choices among two or more sets; among sets of which none includes another
        self.multiple = 0  # actions that clear two Disasters or more
        self.escorts = self.influences = 0

    def play(self, seed: int, facts: Any = None) -> State:
        """One game."""
        for s, actions in played(self.advanced, seed, facts):
            self.see(actions)
            self.hear(s)
        self.hear(s)
        self.games += 1
        self.turns += s.turn
        assert s.outcome is not None
        self.won += bool(s.outcome.winners)
        return s

    def see(self, actions: list[Any]) -> None:
        """Whether there are different sets of Disasters to choose from."""
        sets = {action.positions for action in actions if isinstance(action, Discard | Keep)} - {0}
        self.several += len(sets) > 1
        self.dilemmas += sum([not any(one != other and one & other == one for other in sets) for one in sets]) > 1

    def hear(self, s: State) -> None:
        """What one step did."""
        names = [event.name for event in s.heard.events] if s.heard is not None else []
        self.rescues += names.count("rescue-begins")
        self.in_vain += names.count("nothing-discarded")
        self.multiple += names.count("laid") > 1  # between two choices there is one action at the most
        self.escorts += names.count("escorted")
        self.influences += names.count("influenced")

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        return (
            f"{self.advanced} advanced cards, {self.games} games: {self.won / self.games:.1%} won "
            f"({low:.1%} to {high:.1%}), {self.per_game(self.turns)} turns, {self.per_game(self.rescues)} rescues, of "
            f"which {self.in_vain / self.rescues:.1%} clear nothing; {self.per_game(self.several)} choices of sets, "
            f"{self.per_game(self.dilemmas)} of them dilemmas, {self.per_game(self.multiple)} multiple clears, "
            f"{self.per_game(self.escorts)} escorts, {self.per_game(self.influences)} influences"
        )

    def per_game(self, count: int) -> float:
        return round(count / self.games, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("advanced", "least", "most"), [(0, 0.85, 1.0), (8, 0.65, 0.9), (16, 0.4, 0.7)])
def test_the_bot_wins_as_often_as_the_level_says(advanced: int, least: float, most: float) -> None:
    count = Count(advanced)
    for seed in range(GAMES):
        count.play(seed)
    print(f"\n{count}")
    assert least < count.won / GAMES < most
    if advanced < 16:  # games that are lost early offer less
        assert count.in_vain / count.rescues < 0.45
        assert count.several / GAMES >= 15
        assert count.multiple / GAMES >= 6
        assert min(count.escorts, count.influences) / GAMES >= 2


@pytest.mark.slow
def test_thunderbird_4_and_a_pod_are_better_than_two_pods_in_a_fair_share_of_positions() -> None:
    better = [
        TB4 in best_load(book_of(s), at_home(s), list(PASSENGERS)) for seed in range(20) for s in dispatches(8, seed)
    ]
    share = sum(better) / len(better)
    low, high = wilson(sum(better), len(better))
    print(f"\nThunderbird 4 among the best two in {share:.0%} ({low:.0%} to {high:.0%}) of {len(better)} positions")
    assert 0.2 < share < 0.8


def dispatches(advanced: int, seed: int) -> Iterator[State]:
    """The beginnings of the Dispatch phases of a game in which three Pod cards lie face up."""
    turn = 0
    for s, _ in played(advanced, seed):
        if isinstance(s.stack[-1], Dispatch) and s.turn != turn and len(s.display) == DISPLAY:
            turn = s.turn
            yield s


def at_home(s: State) -> State:
    """The same position with Thunderbird 2 at Tracy Island, its hold empty and everybody else in the usual vehicle."""
    t: State = stack.copy(s)
    for pilot in PASSENGERS:
        if t.aboard[pilot] != NOBODY:
            unassign(t, t.aboard[pilot])
    for vehicle in (TB2, *t.hold):
        t.at[vehicle] = ISLAND
        t.stored[vehicle] = ()
    t.hold = []
    for pilot, vehicle in CREW:
        if t.aboard[pilot] == NOBODY:
            assign(t, pilot, vehicle)
    return t
