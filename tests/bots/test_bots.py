"""Bots: found by name, given a view and options and nothing else."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from coffret.bots import BOTS, bot, lineup, play_game, registry
from coffret.kernel.errors import IllegalAction, OptionError
from coffret.kernel.game import Game
from coffret.kernel.stack import NOTHING, State
from tests.terminal.bell import game as bell


def test_the_last_bot_named_holds_the_seats_left() -> None:
    assert lineup(("thumb", "random"), 4) == ("thumb", "random", "random", "random")


@pytest.mark.parametrize("names", [(), ("rondom",), ("random",) * 3])
def test_a_lineup_that_cannot_be_is_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(OptionError):
        lineup(names, 2)


def test_an_unknown_bot_is_answered_with_the_nearest(liar: Game) -> None:
    with pytest.raises(OptionError, match='near: "thumb"'):
        bot("thumbs", liar)


def test_the_same_seed_is_the_same_play(liar: Game) -> None:
    assert play_game(liar, ("thumb",) * 3, 4) == play_game(liar, ("thumb",) * 3, 4)


def test_the_seed_deals_the_same_whoever_plays(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[Any] = []

    def keep(game: Game) -> Any:
        def choose(view: Any, options: list[Any], rng: Any) -> Any:
            rng.below(6)  # a bot that draws must not change the dice of the others
            dealt.append(view.faces)
            return options[-1]

        return choose

    monkeypatch.setitem(BOTS, "keep", keep)
    play_game(liar, ("keep", "random"), 9)
    play_game(liar, ("keep", "thumb"), 9)
    assert dealt[0] == dealt[len(dealt) // 2]


def test_a_bot_gets_a_view_and_options_and_no_state(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[tuple[Any, ...]] = []

    def spy(game: Game) -> Any:
        def choose(*given: Any) -> Any:
            got.append(given)
            return given[1][0]

        return choose

    monkeypatch.setitem(BOTS, "spy", spy)
    play_game(liar, ("spy", "spy"), 1, {"dice": 1})
    for view, options, rng in got:
        assert not any(isinstance(value, State) for value in (view, options, rng))
        assert sum(bool(faces) for faces in view.faces) == 1


def test_a_bot_cannot_do_what_is_not_offered(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", lambda game: lambda view, options, rng: liar.action("liar", 2))
    with pytest.raises(IllegalAction):
        play_game(liar, ("cheat", "random"), 1)


def test_rules_of_thumb_beat_chance(liar: Game) -> None:
    wins = [0 in play_game(liar, ("thumb", "random", "random"), seed).outcome.winners for seed in range(150)]
    assert sum(wins) > 75


def interrupting(action: int) -> Any:
    """A bot that takes this option wherever it is asked."""
    return lambda game: lambda view, options, rng: options[action]


@pytest.mark.parametrize(("second", "winners"), [(-1, (0,)), (0, (1,))])
def test_who_may_choose_is_asked_and_can_let_it_pass(
    monkeypatch: pytest.MonkeyPatch, second: int, winners: tuple[int, ...]
) -> None:
    monkeypatch.setitem(BOTS, "second", interrupting(second))
    assert play_game(bell, ("random", "second"), 1).outcome.winners == winners


def test_who_may_choose_is_asked_once_for_each_change(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def passing(game: Game) -> Any:
        def choose(view: Any, options: list[Any], rng: Any) -> Any:
            asked.append(view.seat)
            return options[-1]

        return choose

    monkeypatch.setitem(BOTS, "passing", passing)
    play_game(bell, ("passing",) * 3, 1)
    assert asked == [1, 2, 0] * 3


def test_who_must_choose_cannot_let_it_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "lazy", lambda game: lambda view, options, rng: NOTHING)
    with pytest.raises(IllegalAction):
        play_game(bell, ("lazy", "lazy"), 1)


FIRST = "def choose(view, options, rng):\n    return options[0]\n\ndef make(game):\n    return choose\n"


@pytest.fixture
def own_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot in a file of the folder where one is."""
    (tmp_path / "first_bot.py").write_text(FIRST)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(registry, "BOTS", {**BOTS})
    return "first_bot"


@pytest.mark.parametrize("function", ["choose", "make"])
def test_a_bot_of_ones_own_is_named_by_module_and_function(own_bot: str, function: str, liar: Game) -> None:
    names = lineup((f"{own_bot}:{function}", "random"), 2)
    assert play_game(liar, names, 3).outcome.winners


def test_only_who_starts_a_program_brings_a_bot_in(own_bot: str, liar: Game) -> None:
    """A saved game or a message that names a module is not obeyed."""
    with pytest.raises(OptionError, match="there is no bot"):
        bot(f"{own_bot}:choose", liar)


def test_a_bot_that_cannot_be_loaded_says_why(own_bot: str, liar: Game) -> None:
    lineup((f"{own_bot}:absent",), 2)
    with pytest.raises(OptionError, match="cannot be loaded: AttributeError"):
        bot(f"{own_bot}:absent", liar)


def test_an_installed_package_brings_its_bots(own_bot: str, liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("first", f"{own_bot}:make", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry] if group == registry.GROUP else [])
    monkeypatch.syspath_prepend(str(Path.cwd()))
    monkeypatch.setattr(registry, "BOTS", {**registry.OWN, **registry.installed()})
    assert play_game(liar, lineup(("first", "random"), 2), 3).outcome.winners
