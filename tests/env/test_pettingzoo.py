"""PettingZoo's own suite passes for all games with every number of seats."""

from __future__ import annotations

import types
import warnings
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

import coffret.env
from tests.env.support import GAMES, PLAYS, REASON

if TYPE_CHECKING:
    from coffret.env.sequential import SequentialEnv
    from coffret.env.simultaneous import SimultaneousEnv

suite: Any = pytest.importorskip("pettingzoo.test", reason=REASON)
conversions: Any = pytest.importorskip("pettingzoo.utils.conversions", reason=REASON)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """The suite warns of names and numbers that it has never seen."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("slug", "seats"), PLAYS)
def test_the_game_passes_the_api_test(slug: str, seats: int) -> None:
    suite.api_test(coffret.env.aec(slug, seats, seed=1), num_cycles=40)


@pytest.mark.parametrize(("slug", "seats"), PLAYS)
def test_the_same_seed_gives_the_same_play(slug: str, seats: int) -> None:
    suite.seed_test(lambda: coffret.env.aec(slug, seats), num_cycles=20)


@pytest.mark.parametrize(("slug", "seats"), PLAYS)
def test_a_play_is_cut_off_after_so_many_cycles(slug: str, seats: int) -> None:
    def parallel(max_cycles: int) -> SimultaneousEnv:
        return coffret.env.parallel(slug, seats, seed=lasting(slug), illegal="random", max_cycles=max_cycles)

    def turns(max_cycles: int) -> object:
        return conversions.parallel_to_aec(parallel(max_cycles))

    suite.max_cycles_test(types.SimpleNamespace(parallel_env=parallel, env=turns))


@pytest.mark.parametrize("slug", GAMES)
def test_the_game_passes_the_parallel_api_test(slug: str) -> None:
    suite.parallel_api_test(coffret.env.parallel(slug, seed=1, illegal="random", max_cycles=30), num_cycles=30)


def lasting(slug: str) -> int:
    """A seed whose plays last longer than the test: liar's dice can be over after two decisions."""
    return {"liar": 6}.get(slug, 1)


def first_offered(env: SequentialEnv) -> int:
    return int(env.observe(env.agent_selection)["action_mask"].argmax())


def test_a_play_pays_at_its_end() -> None:
    env = coffret.env.aec("liar", 2, seed=1)
    env.reset()
    liar = env.actions.index("liar")
    env.step(first_offered(env))
    env.step(liar)
    assert sorted(env.rewards.values()) == [-1.0, 1.0]
    assert all(env.terminations.values())
    assert env.infos["seat_0"]["rule"] == "LD-CALL-02"


def test_the_score_can_be_paid_instead() -> None:
    env = coffret.env.aec("thunderbirds-solo", 1, seed=1, rewards="score", illegal="random")
    env.reset()
    while env.play.seat >= 0:
        env.step(-1)  # which no action is: any other is taken instead
    assert env.play.outcome is not None
    assert env.rewards == {"seat_0": env.play.outcome.score}


def test_whoever_does_what_is_not_offered_loses_and_is_told_why() -> None:
    env = coffret.env.aec("liar", 2, seed=1)
    env.reset()
    env.step(env.actions.index("liar"))
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert '"liar") now; possible: 0 ("bid 1:1")' in env.infos["seat_0"]["illegal"]


def test_it_can_be_an_error_instead() -> None:
    env = coffret.env.aec("liar", 2, seed=1, illegal="error")
    env.reset()
    with pytest.raises(coffret.IllegalAction, match="seat 0 cannot do"):
        env.step(env.actions.index("liar"))


def test_the_table_is_drawn_as_in_the_terminal() -> None:
    env = coffret.env.aec("a-team", 2, seed=1, render_mode="ansi")
    env.reset()
    shown = env.render()
    assert shown is not None
    assert "Player 1" in shown


def test_who_is_not_asked_can_do_nothing() -> None:
    env = coffret.env.aec("liar", 3, seed=1)
    env.reset()
    assert env.observe("seat_0")["action_mask"].any()
    assert not env.observe("seat_1")["action_mask"].any()
    assert env.last()[0] is not None


@pytest.mark.parametrize(("given", "said"), [({"rewards": "points"}, "rewards"), ({"illegal": "crash"}, "illegal")])
def test_an_unknown_setting_is_refused(given: dict[str, str], said: str) -> None:
    with pytest.raises(coffret.OptionError, match=f"{said} = .* possible are"):
        coffret.env.aec("liar", 2, **given)
