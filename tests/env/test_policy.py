"""A policy over numbers takes a seat, and sees there what it has seen in the environment."""

from typing import Any

import pytest

import coffret.env
from coffret.env.play import Seeds
from coffret.kernel.chance import seeded
from coffret.kernel.errors import IllegalAction
from coffret.kernel.game import load
from coffret.kernel.playout import play_on
from tests.env.support import REASON

np: Any = pytest.importorskip("numpy", reason=REASON)
pytest.importorskip("pettingzoo", reason=REASON)
SEATS = 3


class First:
    """A policy that takes the first number that is offered, and remembers what it saw."""

    def __init__(self) -> None:
        self.seen: list[tuple[bytes, bytes]] = []

    def __call__(self, row: Any, mask: Any) -> int:
        self.seen.append((row.tobytes(), mask.tobytes()))
        return int(mask.argmax())


@pytest.mark.parametrize("slug", ["a-team", "thunderbirds"])
def test_it_sees_the_same_in_a_seat_as_in_the_environment(slug: str) -> None:
    learner, player = First(), First()
    env = coffret.env.aec(slug, SEATS, seed=1)
    env.reset()
    while not any(env.terminations.values()) and len(learner.seen) < 200:
        seen = env.observe(env.agent_selection)
        env.step(learner(seen["observation"], seen["action_mask"]))
    game = load(slug)
    bot = coffret.env.as_bot(player, SEATS)(game)
    state = game.start(SEATS, game.simulated({}))
    play_on(state, game.view, [bot] * SEATS, [seeded(0)] * SEATS, seeded(Seeds(1).next()), horizon=400)
    count = min(len(learner.seen), len(player.seen))
    assert count > 50
    assert player.seen[:count] == learner.seen[:count]


def test_a_number_that_is_not_offered_is_refused() -> None:
    game = load("a-team")
    bot = coffret.env.as_bot(lambda row, mask: int(mask.argmin()), SEATS)(game)
    with pytest.raises(IllegalAction, match="not offered"):
        play_on(game.start(SEATS), game.view, [bot] * SEATS, [seeded(0)] * SEATS, seeded(1))
