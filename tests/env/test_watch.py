"""A play of an environment can be watched at a table in the browser, with the dice that fall there."""

import asyncio
from typing import Any

import pytest

import coffret.env
from coffret.client import Client
from tests.env.support import GAMES, REASON
from tests.quick import quick

np: Any = pytest.importorskip("numpy", reason=REASON)
pytest.importorskip("pettingzoo", reason=REASON)
SPECTATOR = -3


def steps(env: Any, count: int, rng: Any) -> None:
    """Take some random steps, up to the end of the play."""
    for _ in range(count):
        if env.terminations[env.agent_selection]:
            return
        offered = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(rng.choice(offered)))


async def look_of(url: str) -> dict[str, Any]:
    """What a spectator sees."""
    where, _, token = url.partition("join#")
    async with Client(where.rstrip("/"), [token]) as client:
        look: dict[str, Any] = client.mirror.looks[SPECTATOR]
        return look


async def state_of(watched: Any) -> Any:
    return (await watched.lobby.table(watched.table)).play.table.state


@pytest.mark.parametrize("slug", quick(GAMES, "a-team", "liar"))
def test_the_table_follows_the_play_from_where_it_is(slug: str) -> None:
    env = coffret.env.aec(slug, seed=1)
    env.reset()
    rng = np.random.default_rng(1)
    steps(env, 5, rng)
    watched = env.watch(open_browser=False, pace=0)
    try:
        assert watched.wait_for(state_of(watched)) == env.play.state
        for _ in range(3):
            steps(env, 4, rng)
            assert watched.wait_for(state_of(watched)) == env.play.state
        assert env.watch(open_browser=False) is watched
    finally:
        watched.close()


def test_spectators_see_it_to_its_end_and_the_next_play_is_another_table() -> None:
    env = coffret.env.single("liar", 2, seed=1)
    env.reset()
    watched = env.watch(open_browser=False, pace=0)
    rng = np.random.default_rng(1)
    try:
        assert asyncio.run(look_of(watched.url))["outcome"] is None
        over = False
        while not over:
            _, _, over, _, _ = env.step(rng.choice(np.flatnonzero(env.action_masks())))
        outcome = asyncio.run(look_of(watched.url))["outcome"]
        assert env.play.outcome is not None
        assert outcome["winners"] == list(env.play.outcome.winners)
        env.reset()
        other = env.watch(open_browser=False, pace=0)
        assert other.url != watched.url
        other.close()
    finally:
        watched.close()


def test_the_browser_is_opened_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    env = coffret.env.parallel("liar", 2, seed=1)
    env.reset()
    watched = env.watch(pace=0)
    watched.close()
    assert opened == [watched.url]


def test_a_play_goes_on_after_its_table_is_closed() -> None:
    env = coffret.env.aec("liar", 2, seed=1)
    env.reset()
    watched = env.watch(open_browser=False, pace=0)
    watched.close()
    assert env.play.state.count == 0
    steps(env, 1, np.random.default_rng(1))
    assert env.play.state.count > 0
    with pytest.raises(coffret.CoffretError, match="does not answer"):
        watched.wait_for(state_of(watched))
    again = env.watch(open_browser=False, pace=0)
    assert again.wait_for(state_of(again)) == env.play.state
    again.close()


def test_a_server_that_cannot_begin_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*words: object) -> None:
        raise OSError("no port is free")

    monkeypatch.setattr("coffret.env.watch.listen", broken)
    monkeypatch.setattr("threading.excepthook", lambda what: None)
    env = coffret.env.aec("liar", 2, seed=1)
    env.reset()
    with pytest.raises(coffret.CoffretError, match="does not answer"):
        env.watch(open_browser=False)
