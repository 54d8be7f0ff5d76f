"""Gymnasium's own checker passes for all games with every number of seats; many plays can be stepped at once."""

from typing import Any

import pytest

import coffret.env
from tests.env.support import GAMES, PLAYS, REASON

gymnasium: Any = pytest.importorskip("gymnasium", reason=REASON)
checker: Any = pytest.importorskip("gymnasium.utils.env_checker", reason=REASON)
gym: Any = pytest.importorskip("coffret.env.gym", reason=REASON)
np: Any = pytest.importorskip("numpy", reason=REASON)


@pytest.mark.parametrize(("slug", "seats"), PLAYS)
def test_the_game_passes_the_checker(slug: str, seats: int) -> None:
    gym.register()
    checker.check_env(gymnasium.make(f"coffret/{slug}-v0", seats=seats).unwrapped)


def chosen(masks: Any, rng: Any) -> Any:
    """One of the offered numbers in each play."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("slug", GAMES)
def test_many_plays_are_stepped_at_once_and_begin_again(slug: str) -> None:
    env = coffret.env.vector(slug, 5, seed=1)
    rng = np.random.default_rng(1)
    rows, told = env.reset(seed=1)
    ended = 0
    for _ in range(40):
        rows, rewards, over, late, told = env.step(chosen(told["action_mask"], rng))
        ended += int(over.sum())
        assert rows in env.observation_space
        assert set(rewards[over]) <= {-1.0, 1.0}
        assert not rewards[~over].any()
        assert not late.any()
    assert ended or slug == "away-missions"


def test_a_vector_of_plays_is_those_plays_one_by_one() -> None:
    """Same seeds, same numbers, same rows."""
    many = coffret.env.vector("a-team", 3, 3, bots="thumb")
    alone = [coffret.env.single("a-team", 3, bots="thumb") for _ in range(3)]
    rows, told = many.reset(seed=[7, 8, 9])
    for index, env in enumerate(alone):
        row, own = env.reset(seed=7 + index)
        assert (rows[index] == row).all()
    rng = np.random.default_rng(1)
    for _ in range(25):
        numbers = chosen(told["action_mask"], rng)
        rows, rewards, over, _, told = many.step(numbers)
        for index, env in enumerate(alone):
            row, reward, is_over, _, own = env.step(numbers[index])
            assert (rows[index] == row).all()
            assert (rewards[index], over[index]) == (reward, is_over)
            assert (told["action_mask"][index] == (1 if is_over else own["action_mask"])).all()
        if over.any():
            return


def test_a_vector_begins_a_play_again_with_the_step_after_its_end() -> None:
    env = coffret.env.vector("liar", 1, 2, seed=1, illegal="loss")
    first, _ = env.reset()
    _, rewards, over, _, _ = env.step(np.array([env.actions.index("liar")]))
    assert (rewards[0], over[0]) == (-1.0, True)
    rows, rewards, over, _, told = env.step(np.array([0]))
    assert (rewards[0], over[0]) == (0.0, False)
    assert told["action_mask"].any()
    assert (rows != first).any()


@pytest.mark.parametrize("bots", ["random", "thumb"])
@pytest.mark.parametrize("illegal", ["loss", "random", "error"])
def test_in_the_step_after_an_end_anything_may_be_chosen(bots: str, illegal: str) -> None:
    env = coffret.env.vector("liar", 3, 2, seed=1, bots=bots, illegal=illegal)
    rng = np.random.default_rng(1)
    _, told = env.reset()
    ends = 0
    for _ in range(60):
        ended = told["action_mask"].all(axis=1)
        _, rewards, over, _, told = env.step(chosen(told["action_mask"], rng))
        assert told["action_mask"].any(axis=1).all()
        assert (told["action_mask"].all(axis=1) == over).all()
        assert not (over & ended).any()
        assert not rewards[ended].any()
        ends += int(over.sum())
    assert ends > 3


def test_several_processes_play_the_same() -> None:
    told: list[list[bytes]] = []
    for jobs in (1, 2):
        env = coffret.env.vector("a-team", 5, 3, seed=1, jobs=jobs)
        rng = np.random.default_rng(1)
        rows, info = env.reset()
        told.append([])
        for _ in range(60):
            rows, rewards, over, _, info = env.step(chosen(info["action_mask"], rng))
            told[-1] += [array.tobytes() for array in (rows, rewards, over, info["action_mask"])]
        env.close()
    assert told[0] == told[1]


def test_what_goes_wrong_in_another_process_is_told_here() -> None:
    env: Any = coffret.env.vector("a-team", 4, 2, seed=1, jobs=2, illegal="error")
    env.reset()
    with pytest.raises(coffret.OptionError, match="jobs"):
        env.watch()
    with pytest.raises(coffret.IllegalAction, match="let pass"):
        env.step(np.full(4, env.actions.index("let pass")))
    processes = env.plays.processes
    processes[0].kill()
    with pytest.raises(coffret.CoffretError, match="died"):
        env.reset()
    env.close()
    assert not any(process.is_alive() for process in processes)


def test_no_more_processes_than_plays() -> None:
    with pytest.raises(coffret.OptionError, match="1 to 4"):
        coffret.env.vector("liar", 4, 2, jobs=5)


def test_gymnasium_makes_vectors_by_name() -> None:
    gym.register()
    env = gymnasium.make_vec("coffret/liar-v0", num_envs=4, seats=3)
    rows, told = env.reset(seed=3)
    assert rows.shape == (4, env.unwrapped.layout.size)
    assert told["action_mask"].shape == (4, len(env.unwrapped.actions))


def test_masks_are_given_as_libraries_for_masked_policies_ask_for_them() -> None:
    env = coffret.env.single("liar", 2, seed=1)
    _, told = env.reset()
    assert (env.action_masks() == told["action_mask"]).all()
    assert env.action_masks().dtype == np.bool_


def test_the_table_is_drawn_as_the_seat_sees_it() -> None:
    env = coffret.env.single("a-team", 2, seed=1, seat=1, render_mode="ansi")
    env.reset()
    assert "Player 2" in str(env.render())


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(coffret.OptionError, match="2"):
        coffret.env.single("liar", 2, seat=2)
