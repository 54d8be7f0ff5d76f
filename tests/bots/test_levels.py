"""Levels for people: a beginner overlooks things but does not play at random, and old names keep working."""

import pytest

from coffret.bots import BOTS, bot, play_game
from coffret.bots.levels import LEVELS, beginner, levels_of, overlooked
from coffret.bots.search import Budget
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, load
from coffret.kernel.playout import options_of
from coffret.kernel.stack import NOTHING
from coffret.kernel.words import verb
from coffret.testing.walk import walk
from tests.terminal.bell import Stop
from tests.terminal.bell import game as bell

GAMES = ("time-bomb", "a-team", "thunderbirds", "thunderbirds-solo", "away-missions")


def test_the_old_names_still_sit_down(liar: Game) -> None:
    assert bot("thumb", liar) is bot("decent", liar) is liar.bot
    assert {*LEVELS, "decent", "random"} <= set(BOTS)


def test_where_search_gains_nothing_good_players_play_by_the_rule_of_thumb() -> None:
    game = load("time-bomb")
    assert game.about.thinks == (0, 0)
    assert bot("good", game) is bot("expert", game) is game.bot
    assert levels_of(game) == ("beginner", "thumb")


@pytest.fixture
def budgets(monkeypatch: pytest.MonkeyPatch) -> list[Budget]:
    """What those who search may spend on a choice, each as it is made."""
    found: list[Budget] = []
    monkeypatch.setattr("coffret.bots.levels.searching", lambda game, budget, is_called_off: found.append(budget))
    return found


@pytest.mark.parametrize("slug", ["thunderbirds", "thunderbirds-solo", "away-missions"])
def test_where_thinking_longer_gains_nothing_there_are_no_experts(slug: str, budgets: list[Budget]) -> None:
    """Who is named so at a table from before is the good one, who has all the time there is."""
    game = load(slug)
    assert levels_of(game) == ("beginner", "thumb", "good")
    for name in ("good", "expert"):
        bot(name, game, 2.0)
    assert budgets == [Budget(game.about.thinks[0], 2.0)] * 2


def test_elsewhere_an_expert_thinks_longer(liar: Game, budgets: list[Budget]) -> None:
    assert levels_of(liar) == LEVELS
    for name in ("good", "expert"):
        bot(name, liar, 2.0)
    assert budgets == [Budget(200, 0.4), Budget(1000, 2.0)]


@pytest.mark.parametrize("slug", GAMES)
def test_a_beginner_chooses_something_offered_in_every_game(slug: str) -> None:
    game = load(slug)
    for number in range(3):
        assert play_game(game, ("beginner",) * game.about.seats[0], f"beginner {number}").decisions


def test_a_beginner_sometimes_does_not_do_what_is_sensible(liar: Game) -> None:
    """It mostly does, and what it does instead is what would be sensible if it had not overlooked that."""
    same = other = 0
    for moment in walk(liar, 3, "beginner"):
        decision = stack.decide(moment.state)
        assert decision is not None
        if moment.seat < 0 or len(decision.actions) < 2:
            continue
        view = liar.view(moment.state, decision.seat)
        for number in range(20):
            is_same = beginner(liar)(view, decision.actions, seeded(1, number)) == liar.bot(
                view, decision.actions, seeded(1, number)
            )
            same, other = same + is_same, other + (not is_same)
    assert same > other > 0


def test_what_the_game_is_carried_on_by_is_hardly_overlooked() -> None:
    game = load("a-team")
    offered = [action for moment in walk(game, 2, "main") if moment.seat >= 0 for action in moment.decision.actions]
    main = [action for action in offered if verb(type(action)) in game.about.main]
    assert overlooked(game, main[0], 8) < overlooked(bell, Stop(1), 2) < overlooked(bell, Stop(1), 64)


def test_a_beginner_who_lets_something_pass_has_not_overlooked_that() -> None:
    state = bell.start(2)
    decision = stack.decide(state)
    assert decision is not None
    options = options_of(decision.others[0])
    chosen = {beginner(bell)(bell.view(state, 1), options, seeded("pass", number)) for number in range(50)}
    assert chosen == {NOTHING}
