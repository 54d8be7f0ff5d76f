"""`coffret measure`: each deal counts once, a run goes on where it was stopped, and what is chosen is told, no more."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coffret.bots.measured import ALL, Cell, Measured, Won, args_of, cell_of, kept, kind_of, settings, told, winners_of
from coffret.kernel.game import Game, load
from coffret.kernel.stack import Outcome
from coffret.lab import measure as lab
from coffret.lab.measure import Sample, alike, measure
from coffret.terminal.language import box
from tests.cli.running import Inside

SOLO = load("thunderbirds-solo")


def cells(file: Path) -> list[Cell]:
    return msgspec.json.decode(file.read_bytes(), type=Measured).cells


def test_a_run_that_is_stopped_goes_on_and_one_for_more_games_adds_them(tmp_path: Path) -> None:
    game, once, bit_by_bit = load("a-team"), tmp_path / "once.json", tmp_path / "bits.json"
    heard: list[int] = []
    measure(game, 6, once, done=heard.append)
    measure(game, 2, bit_by_bit)
    before = json.loads(bit_by_bit.read_text())
    before["cells"].pop()  # as if it had been stopped before the last one
    bit_by_bit.write_text(json.dumps(before))
    measure(game, 6, bit_by_bit)
    assert sum(heard) == 3 * 6
    assert cells(bit_by_bit) == cells(once)
    assert [cell.games for cell in cells(once)] == [6, 6, 6]


def test_the_number_of_processes_makes_no_difference(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    measure(load("a-team"), 3, one)
    measure(load("a-team"), 3, two, jobs=2)
    assert one.read_bytes() == two.read_bytes()


def test_figures_of_other_rules_or_deals_are_counted_anew(tmp_path: Path) -> None:
    game, file = load("a-team"), tmp_path / "measured.json"
    measure(game, 2, file)
    old = msgspec.json.decode(file.read_bytes())
    for change in ({"rules_version": 99}, {"content": "other"}, {"seed": "other"}):
        file.write_bytes(msgspec.json.encode({**old, **change}))
        assert [cell.games for cell in measure(game, 1, file).cells] == [1, 1, 1]


def test_what_begins_alike_is_played_once() -> None:
    samples = [Sample(SOLO.slug, seats, values, "x", 0, 1) for seats, values in settings(SOLO)]
    groups = alike(SOLO, samples)
    assert sum(len(group) for group in groups) == len(samples) == 4 * 18
    assert len(groups) == 17


def test_a_game_that_is_never_won_has_a_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = type("Lost", (), {"outcome": Outcome((), "TB-END-02", "lost"), "decisions": 5, "by_chance": 2})
    monkeypatch.setattr(lab, "play_game", lambda *how: lost)
    assert lab.count(Sample("thunderbirds", 2, ("legendary", "random"), "x", 0, 3)).won == {ALL: 0}


def test_who_has_won_is_all_a_side_or_a_seat() -> None:
    assert winners_of(Outcome((0, 1), "", "won"), 2) == [ALL]
    assert winners_of(Outcome((0, 2), "", "agency"), 4) == ["agency"]
    assert winners_of(Outcome((1,), ""), 3) == ["seat 2"]
    assert winners_of(Outcome((), "", "lost"), 2) == []


def test_the_command_writes_the_file_and_prints_the_shares(coffret: Inside, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    done = coffret("measure", "a-team", "--games", 2, "--out", file)
    assert "seat 1" in done.out
    assert str(file) in done.out.replace("\n", "")
    again = coffret("measure", "a-team", "--games", 2, "--out", file, "--json")
    assert json.loads(again.out)["command"] == "coffret measure a-team --games 2 --seed measured"


# In words


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> dict[Any, Cell]:
    """Figures of one way to play the Solitaire."""
    found = {(1, ("standard", "usual")): Cell(1, ["standard", "usual"], 400, {ALL: Won(160, 0.4, 0.353, 0.449)}, 300.0)}
    monkeypatch.setattr("coffret.bots.measured.by_choice", lambda game: found)
    return found


def test_the_figure_of_what_is_chosen_is_told(figures: dict[Any, Cell]) -> None:
    figure = told(SOLO, 1, {"level": "standard"}, "en", box("en"))
    assert figure is not None
    assert figure.text == "Decent bots win about 4 in 10 here."
    assert figure.exact == "400 games between decent bots were counted: they win 35 to 45 % (95 % interval)."
    french = told(SOLO, 1, {"level": "standard"}, "fr", box("fr"))
    assert french is not None
    assert french.text == "Ici, des robots corrects gagnent environ 4 parties sur 10."


def test_nothing_is_told_of_what_was_not_counted(figures: dict[Any, Cell]) -> None:
    assert told(SOLO, 1, {}, "en", box("en")) is None
    assert told(SOLO, 1, {"level": "no such"}, "en", box("en")) is None
    assert told(SOLO, 9, {"level": "standard"}, "en", box("en")) is None


def test_a_crew_may_be_larger_than_the_number_of_seats() -> None:
    game = load("away-missions")
    assert cell_of(game, 1, {"crew": 4}) == cell_of(game, 4, {}) != cell_of(game, 1, {}) == cell_of(game, 2, {})


def test_options_that_make_no_difference_to_bots_leave_the_figure() -> None:
    game = load("time-bomb")
    assert cell_of(game, 5, {"talk_clock": 60}) == cell_of(game, 5, {}) is not None
    assert cell_of(game, 5, {"first_claim": True}) is None


def test_sides_are_named_with_their_shares() -> None:
    game = load("time-bomb")
    for language, part in (("en", "Agency"), ("fr", "Agence")):
        figure = told(game, 4, {"locations": False}, language, box(language))
        assert figure is not None
        assert part in figure.text
        assert "%" in figure.exact


def test_of_a_race_nothing_is_told() -> None:
    assert told(load("a-team"), 2, {}, "en", box("en")) is None


@pytest.mark.parametrize(
    ("share", "said"),
    [(0.03, (1, 20)), (0.07, (1, 20)), (0.09, (1, 10)), (0.5, (5, 10)), (0.9, (9, 10)), (0.96, (19, 20))],
)
def test_shares_are_told_in_tenths_and_near_the_ends_in_twentieths(share: float, said: tuple[int, int]) -> None:
    assert tuple(args_of(share).values()) == said
    assert kind_of(share) == "share"


@pytest.mark.parametrize(("share", "kind"), [(0.0, "seldom"), (0.02, "seldom"), (0.99, "often"), (1.0, "often")])
def test_at_the_very_ends_no_number_is_told(share: float, kind: str) -> None:
    assert kind_of(share) == kind


def test_a_game_without_figures_tells_none(liar: Game) -> None:
    assert kept(liar) is None
    assert told(liar, 2, {}, "en", box("en")) is None
