"""A study is laid out and checked before anything is played."""

from pathlib import Path
from typing import Any

import pytest

from coffret.kernel.errors import CoffretError
from coffret.kernel.game import load
from coffret.lab.record import Task, play
from coffret.lab.study import Grid, Plan, Study, apart, make_study, read_study, shown

TEXT = """
title = "Levels"
seed = "a study"
[grid]
game = ["thunderbirds-solo"]
bots = ["random", "thumb"]
[grid.options]
advanced = [0, 8, 16]
"""


def written(folder: Path, text: str = TEXT) -> Study:
    (folder / "study.toml").write_text(text)
    return read_study(folder / "study.toml")


def test_every_combination_is_a_cell_with_a_name_of_its_own(tmp_path: Path) -> None:
    study = written(tmp_path)
    assert [cell.name for cell in study.cells][:4] == [
        "bots random, advanced 0",
        "bots random, advanced 8",
        "bots random, advanced 16",
        "bots thumb, advanced 0",
    ]
    assert study.cells[4].options == {"advanced": 8}
    assert study.cells[4].command(study.plan.seed, 10) == (
        "coffret simulate thunderbirds-solo --games 10 --seats 1 --bots thumb --seed 'a study' --option advanced=8"
    )


def test_a_mission_of_ones_own_is_what_a_study_plays(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "scenarios.md"
    mission = page.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    (tmp_path / "mine.toml").write_text(mission, encoding="utf-8")
    text = TEXT.replace("thunderbirds-solo", "away-missions").replace("[grid.options]\nadvanced = [0, 8, 16]", "")
    study = written(tmp_path, text.replace("[grid]", '[grid]\ncontent = ["", "mine.toml"]'))
    played = [cell.options.get("scenario") for cell in study.cells]
    assert played == [None, "own"] * 2


def test_each_value_is_compared_with_the_first_of_its_axis_all_else_being_equal(tmp_path: Path) -> None:
    pairs = [(each.axis, each.base, each.other) for each in written(tmp_path).comparisons]
    assert pairs == [
        *[("bots", base, base + 3) for base in range(3)],
        *[("advanced", base, base + more) for base in (0, 3) for more in (1, 2)],
    ]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("advanced = [0, 8, 16]", "advanced = [0, 99]", "advanced"),
        ("advanced", "advnced", "advanced"),
        ('"thumb"]', '"thump"]', "thumb"),
        ("thunderbirds-solo", "thunderbird-solo", "thunderbirds-solo"),
        ("[grid]", "[gird]", "gird"),
        ("[grid]", "[grid]\nseats = [2]", "2"),
        ('seed = "a study"', "", "seed"),
        ('seed = "a study"', 'seed = 1\nwin = "seat 2"', "seat 2"),
        ('seed = "a study"', "seed = 1\ngames = 0", "games"),
        ("title", "titel", "titel"),
        ('"Levels"', "Levels", "line 2"),
    ],
)
def test_an_impossible_study_is_refused_before_anything_is_played(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    with pytest.raises(CoffretError, match=told):
        written(tmp_path, TEXT.replace(old, new))


def test_a_pack_that_the_game_does_not_take_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "dice.toml").write_text('[[die]]\nid = "white"\ncount = 7\norigin = "reconstructed"\n')
    with pytest.raises(CoffretError, match=r"dice\.toml: die: there must be 21 dice, not 22"):
        written(tmp_path, TEXT.replace("[grid]", '[grid]\ncontent = ["", "dice.toml"]'))
    with pytest.raises(CoffretError, match=r"none\.toml"):
        written(tmp_path, TEXT.replace("[grid]", '[grid]\ncontent = ["none.toml"]'))


def test_two_studies_that_could_differ_in_a_game_have_different_fingerprints() -> None:
    def fingerprint(**how: Any) -> str:
        plan: dict[str, Any] = {"title": "A", "seed": 1, "grid": Grid(game=["a-team"], seats=[3])}
        return make_study(Plan(**{**plan, **how})).fingerprint()

    assert fingerprint() == fingerprint()
    assert fingerprint() != fingerprint(seed=2)
    assert fingerprint() != fingerprint(grid=Grid(game=["a-team"], seats=[4]))


@pytest.mark.parametrize("file", sorted(Path("examples/studies").glob("*.toml")), ids=lambda file: file.stem)
def test_the_studies_of_the_examples_can_be_played(file: Path) -> None:
    study = read_study(file)
    assert study.comparisons
    task = Task(study.cells[-1], study.plan.seed, study.plan.win, 0, 1, decisions=False)
    assert [row.number for row in play(task).rows] == [0]
    assert f"coffret lab {file}" in file.read_text()


@pytest.mark.parametrize("file", sorted(Path("examples/studies/packs").glob("*.toml")), ids=lambda file: file.stem)
def test_what_the_studies_vary_is_reconstructed(file: Path) -> None:
    studies = [read_study(study) for study in file.parent.parent.glob("*.toml")]
    cells = [cell for study in studies for cell in study.cells if cell.pack_file == f"packs/{file.name}"]
    assert cells
    own = load(cells[0].game).own_content().raw
    for table, entries in (cells[0].pack or {}).items():
        for id, entry in entries.items():
            assert own[table][id]["origin"] == "reconstructed"
            changed = {name for name in entry if entry[name] != own[table][id].get(name)}
            assert changed
            assert all(abs(entry[name] - own[table][id][name]) == 1 for name in changed)


def test_a_pack_is_named_by_what_sets_it_apart() -> None:
    assert shown("content", "packs/longer-labs.toml") == "longer-labs"
    assert shown("content", "") == "-"
    assert shown("bots", "my.bot:choose") == "my.bot:choose"


def test_two_cells_are_compared_by_what_differs() -> None:
    one, other = "seats 4, content -, level heroic", "seats 1, content -, level heroic"
    assert apart(one, other) == ("seats 4", "seats 1", "content -, level heroic")
