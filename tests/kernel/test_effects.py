"""What must occur in long runs is found in a game's code, and what is missing, or wrongly excused, is named."""

from pathlib import Path

import pytest

from coffret.kernel.game import Game, load
from coffret.testing.effects import Demands, endings, expected, never, observe, read_demands
from coffret.testing.golden import story
from coffret.testing.players import all_sorts
from coffret.testing.walk import walk


@pytest.mark.parametrize(
    ("slug", "ids"),
    [
        ("a-team", ["AT-WIN-01"]),
        ("thunderbirds", [f"TB-END-0{number}" for number in (1, 2, 3, 4)]),
        ("time-bomb", [f"BU-WIN-{number:02d}" for number in (1, 2, 3, 4, 6, 7, 8, 9, 10)]),
    ],
)
def test_the_endings_are_what_the_code_gives_to_the_outcome(slug: str, ids: list[str]) -> None:
    assert sorted(endings(load(slug))) == ids


def test_what_has_not_occurred_is_named_and_so_is_a_wrong_excuse(liar: Game) -> None:
    found = observe(liar, 2, 3)
    verb = next(iter(liar.vocabulary.actions))
    assert f"action: {verb}" in never(liar, {**found, "action": set()})
    assert f"action: {verb}" not in never(liar, {**found, "action": set()}, Demands(never={f"action: {verb}": "no"}))
    assert f"action: {verb} occurs after all" in never(liar, found, Demands(never={f"action: {verb}": "no"}))


def test_a_game_can_demand_that_something_is_done_with_every_name(tmp_path: Path) -> None:
    (tmp_path / "demands.toml").write_text('every = ["play card"]\n[only]\n"exchange card" = ["boost"]\n')
    demands = read_demands(tmp_path / "demands.toml")
    wanted = expected(load("a-team"), demands)
    assert len(wanted["play card"]) == 8
    assert wanted["exchange card"] == {"boost"}
    assert read_demands(tmp_path / "none.toml") == Demands()


@pytest.mark.parametrize("sort", ["random", "curious", "thumb", "erring", "trying"])
def test_every_sort_of_player_comes_to_an_end(liar: Game, sort: str) -> None:
    *_, last = walk(liar, 3, sort, None, all_sorts(liar)[sort])
    assert last.state.outcome is not None


def test_a_story_tells_what_everybody_saw_and_no_secret() -> None:
    table = load("time-bomb").table(4, seed="story", names=("Ada", "Bea", "Cleo", "Dov"))
    assert "Ada is dealt a role." in story(table)
    assert story(table)[-1] == "It is not over."
