"""A bot or a rule of thumb that fails ends nothing in the terminal: it is told, and the play goes on."""

from typing import Any

import pytest

from coffret.kernel.game import Game, load
from tests.cli.running import Inside

LIAR = ("play", "liar", "--seats", 2, "--seed", 2)


@pytest.fixture
def broken(coffret: Inside, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Liar's dice, whose rule of thumb stumbles over each bid of two dice or more."""
    game = load("liar")
    bot = game.bot

    def stumbling(view: Any, options: list[Any], rng: Any) -> Any:
        1 // (view.bid[0] - 2)
        return bot(view, options, rng)

    monkeypatch.setattr(game, "bot", stumbling)
    monkeypatch.setattr(game, "rollout", stumbling)
    return game


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "which plays at random this time"), ("fr", "et joue cette fois au hasard")],
)
def test_the_play_goes_on_by_chance_and_it_is_told(coffret: Inside, language: str, told: str) -> None:
    done = coffret(*LIAR, "--lang", language, lines="bid 2:6\n")
    assert done.code == 0
    assert told in done.out
    assert "ZeroDivisionError: integer division or modulo by zero (test_faults.py:" in done.out
    assert "Traceback" not in done.out


@pytest.mark.usefixtures("broken")
def test_a_hint_and_a_chance_that_fail_are_told(coffret: Inside) -> None:
    done = coffret(*LIAR, lines="bid 1:1\nhint\nchance\nliar\nreview\n")
    assert done.code == 0
    assert done.out.count("This could not be worked out: ZeroDivisionError") >= 2
    assert "Your chance to win: " not in done.out
    assert "wins." in done.out
