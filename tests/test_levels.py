"""No harder level is easier, none is the same as another, and the set-up tells the figures of the rules as they are."""

import re
from statistics import median

import msgspec
import pytest

from coffret.bots.measured import cell_of, kept, minutes_of
from coffret.kernel.game import folder, games, load
from coffret.kernel.text import LANGUAGES
from coffret.testing import levels
from coffret.testing.checks import figures
from coffret.testing.checks.project import Project
from coffret.testing.levels import Rung, faults_of, ladders


def project(slug: str) -> Project:
    return Project(load(slug), folder(load(slug)), None)


@pytest.mark.parametrize("slug", games())
def test_a_harder_level_is_not_easier_and_no_two_are_the_same(slug: str) -> None:
    """Seeded deals, and the figures that are kept with the game."""
    assert [*levels.faults(load(slug), load(slug).about.seats[0])] == []


@pytest.mark.parametrize("slug", games())
def test_the_figures_are_of_the_rules_and_the_content_as_they_are(slug: str) -> None:
    """And some of them, counted again with other deals, agree within the errors of both counts."""
    assert [str(fault) for fault in figures.faults(project(slug))] == []


def test_levels_presets_and_numbers_of_cards_are_ordered() -> None:
    steps = {slug: [len(ladder) for ladder in ladders(load(slug), load(slug).about.seats[0])] for slug in games()}
    assert steps["away-missions"] == [5] * 10 + [3]
    assert steps["thunderbirds"] == [4] * 2 + [3]
    assert steps["thunderbirds-solo"] == [4, 17, 3]
    assert steps["time-bomb"] == steps["a-team"] == []


@pytest.mark.parametrize("deals", [0, 24])
def test_a_level_that_is_easier_is_noticed(deals: int) -> None:
    ladder = [Rung(2, {"scenario": "saucer-wreck", "level": level}) for level in ("commodore", "rocketeer")]
    (fault,) = faults_of(load("away-missions"), ladder, deals)
    assert "easier than 2 seats, scenario=saucer-wreck, level=commodore" in fault


def test_levels_that_are_the_same_are_noticed() -> None:
    ladder = [Rung(1, {"level": level, "advanced": 8}) for level in ("introductory", "standard")]
    (fault,) = faults_of(load("thunderbirds-solo"), ladder, tries=5)
    assert "just those of" in fault


@pytest.mark.parametrize("slug", games())
def test_no_text_of_the_set_up_tells_a_figure_of_its_own(slug: str) -> None:
    """A figure of one way to play would be told for all, and stay when the rules change."""
    game = load(slug)
    texts = [text for preset in game.about.preset for text in preset.note.values()]
    for words in map(game.words, LANGUAGES):
        for option in game.about.option:
            texts += [option.note(words), *(option.note(words, value) for value in option.offered())]
    assert [text for text in texts if re.search(r"\d (of|in|sur) 100?\b|\d\s*%", text)] == []


def test_every_preset_has_its_figure() -> None:
    for slug in games():
        if kept(load(slug)) is not None:
            for preset in load(slug).about.preset:
                seats = preset.seats or load(slug).about.seats[0]
                assert cell_of(load(slug), seats, preset.options) is not None, (slug, preset.id)


def test_minutes_of_missions_are_by_the_decisions_that_were_counted() -> None:
    game = load("away-missions")
    (scenario,) = [option for option in game.about.option if option.id == "scenario"]
    missions = [value for value in scenario.offered() if value != scenario.own]
    found = {
        (mission, size): each for mission in missions for size, each in minutes_of(game, scenario, mission).items()
    }
    assert len(found) == 50
    counted = {key: cell_of(game, key[1], {"scenario": key[0]}) for key in found}
    decisions = {key: cell.decisions for key, cell in counted.items() if cell is not None}
    per_minute = [decisions[key] / found[key] for key in found]
    assert max(per_minute) / min(per_minute) < 1.2  # but for fives
    low, high = game.about.minutes
    assert low <= median(found.values()) <= high
    assert minutes_of(game, scenario, scenario.own) == {}  # of a mission from a file nothing is known


def test_figures_of_other_rules_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("thunderbirds")
    monkeypatch.setattr(game, "about", msgspec.structs.replace(game.about, rules_version=99))
    (fault,) = figures.faults(project("thunderbirds"))
    assert "the game has rules version 99" in str(fault)
    assert "coffret measure thunderbirds --games" in str(fault)
