"""OpenSpiel's own test passes for all games with every number of seats, and its algorithms run on ours."""

import json
import pickle
import random
import subprocess
import sys
from typing import Any

import pytest

from coffret.kernel.game import load
from tests.env.support import GAMES, PLAYS

REASON = "needs OpenSpiel: pip install coffret[openspiel]"
pyspiel: Any = pytest.importorskip("pyspiel", reason=REASON)
ismcts: Any = pytest.importorskip("open_spiel.python.algorithms.ismcts", reason=REASON)
mcts: Any = pytest.importorskip("open_spiel.python.algorithms.mcts", reason=REASON)
ours: Any = pytest.importorskip("coffret.env.openspiel", reason=REASON)
SHORT: dict[str, dict[str, object]] = {
    "time-bomb": {"talk_limit": 1, "locations": False},
    "away-missions": {"scenario": "hive-queen", "concede": True},
}

QUICK = [(slug, seats) for slug, seats in PLAYS if seats < 5 or slug not in SHORT]  # all of them in tests/soak


def loaded(slug: str, seats: int) -> Any:
    """A game as OpenSpiel has it, with options under which random plays are short."""
    ours.register()
    options = json.dumps(SHORT.get(slug, {}))
    return pyspiel.load_game(f"coffret_{slug.replace('-', '_')}", {"seats": seats, "deals": 4, "options": options})


def some_state(slug: str, decisions: int) -> Any:
    """A state of a random play in which a player is asked."""
    state = loaded(slug, load(slug).seat_counts[-1]).new_initial_state()
    rng = random.Random(3)
    while decisions or state.is_chance_node():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(numbers, chances)[0])
        else:
            decisions -= 1
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("slug", "seats"), QUICK)
def test_random_plays_pass_and_survive_being_written(slug: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(slug, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", GAMES)
def test_a_drawn_state_is_what_the_player_holds_possible(slug: str) -> None:
    state = some_state(slug, 2)
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        if player == state.current_player():
            assert other.legal_actions() == state.legal_actions()


def test_listed_outcomes_have_the_chances_of_the_rules() -> None:
    state = loaded("liar", 2).new_initial_state()
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    dice = state.moment.state.dice
    ones = "shake " + ",".join("1" * dice)
    same = [chance for number, chance in outcomes if state.action_to_string(number) == ones]
    assert same == [pytest.approx(6**-dice)]


def test_a_deal_that_cannot_be_listed_is_drawn_by_number() -> None:
    state = loaded("time-bomb", 4).new_initial_state()
    assert len(state.chance_outcomes()) == 4
    one, other = state.child(1), state.child(1)
    assert str(one) == str(other)
    assert str(one) != str(state.child(2))


GIVEN = {"locations": False, "talk_limit": 3}


@pytest.mark.parametrize("options", [json.dumps(GIVEN), "locations:no;talk_limit:3"])
def test_a_game_with_several_options_comes_back_from_its_text(options: str) -> None:
    ours.register()
    game = pyspiel.load_game("coffret_time_bomb", {"seats": 5, "options": options})
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.rules.options == game.rules.options
    assert GIVEN.items() <= again.rules.options.items()


def test_the_text_of_a_game_may_have_one_option_as_json() -> None:
    ours.register()
    game = pyspiel.load_game('coffret_time_bomb(seats=5,options={"locations": false})')
    assert game.rules.options["locations"] is False


IN_ANOTHER = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"


def test_games_and_states_can_be_pickled_for_another_process() -> None:
    game = loaded("time-bomb", 5)
    state = game.new_initial_state()
    state.apply_action(1)
    for each in (game, state):
        assert str(pickle.loads(pickle.dumps(each))) == str(each)
        again = subprocess.run([sys.executable, "-P", "-c", IN_ANOTHER], input=pickle.dumps(each), capture_output=True)
        assert again.stdout.decode().strip() == str(each)


def test_the_search_of_openspiel_plays_our_games() -> None:
    state = some_state("liar", 1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1),
        uct_c=2.0,
        max_simulations=10,
        random_state=None,
    )
    assert bot.step(state) in state.legal_actions()
