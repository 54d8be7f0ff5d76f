"""A report is one page that needs nothing else; its figures are those of the games."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from coffret.bots.value import value_of
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import load
from coffret.kernel.text import BOX, Words
from coffret.kernel.words import Vocabulary
from coffret.lab.record import is_learnt, judged
from coffret.lab.report import charts, figures
from coffret.lab.report.figures import CameUp
from coffret.lab.report.make import make_report
from coffret.lab.report.sections import Writer
from coffret.lab.report.source import Source, read_source
from coffret.lab.run import run_study
from coffret.lab.study import Grid, Plan, make_study
from coffret.lab.workers import Here
from tests.cli.running import Inside
from tests.lab.test_run import study

polars = pytest.importorskip("polars", reason="without the extra lab there are no studies")
pytest.importorskip("altair", reason="without the extra lab there are no reports")
pytest.importorskip("vl_convert", reason="without the extra lab there are no reports")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small study of seats that compete, in which the chances of one game of each cell are followed."""
    place = tmp_path_factory.mktemp("study")
    run_study(study(games=12, tension=1), place, Here())
    return place


@pytest.fixture(scope="module")
def source(folder: Path) -> Source:
    return read_source(folder)


@pytest.fixture(scope="module")
def page(folder: Path) -> str:
    return make_report(folder, "en")


def test_the_page_fetches_nothing(page: str) -> None:
    assert not re.search(r"<(?:link|img|iframe)\b|<script[^>]+src=|@import|url\(", page.partition("<script")[0])
    assert "<script src" not in page
    assert "vegaEmbed" in page


def test_every_picture_is_also_told_in_words(page: str) -> None:
    specs = json.loads(re.findall(r'id="specs">(.*?)</script>', page, re.DOTALL)[0].replace("<\\/", "</"))
    sections = re.findall(r'<section id="(.*?)">(.*?)</section>', page, re.DOTALL)
    drawn = {id: text for id, text in sections if "data-spec" in text}
    assert set(drawn) == set(specs)
    assert {"shares", "differences", "lengths", "kinds", "endings", "tension", "seats"} <= set(drawn)
    assert all('aria-label="Picture: ' in text and "<table>" in text for text in drawn.values())
    assert "$schema" not in json.dumps(specs)


def test_labels_are_whole() -> None:
    """A label that is cut off tells variants no longer apart."""
    ways = [
        f"seats {seats}, bots thumb,random, content a-team-{way}-labs" for seats in (2, 3) for way in ("old", "new")
    ]
    spec = charts.intervals([{"label": way, "mean": 0.5, "low": 0.1, "high": 0.9} for way in ways], "share", share=True)
    labels = [row["label"] for row in spec["data"]["values"]]
    assert [label.replace("\n", " ") for label in labels] == ways
    assert all(len(line) <= charts.LABEL for label in labels for line in label.split("\n"))


def test_bars_stand_in_the_order_of_the_variants() -> None:
    rows = [
        {"label": "one", "part": "late", "value": 1, "place": 1},
        {"label": "two", "part": "early", "value": 1, "place": 0},
    ]
    spec = charts.stacked(rows, "share", share=True)
    assert [row["label"] for row in spec["data"]["values"]] == ["one", "two"]
    assert spec["encoding"]["color"]["sort"] == ["early", "late"]


def test_cards_of_one_name_are_told_apart(source: Source) -> None:
    say = Words(BOX, Vocabulary([], {}), "en").say
    cards = [CameUp("thunderbirds-solo", "event", id, 1, 0.5, 0.1, 0.0, 0.2) for id in ("spied", "tampered")]
    writer = Writer(source, say, "en")
    assert list(writer.names(cards).values()) == ["spied", "tampered"]
    writer.name = lambda each: "Camera spy"  # type: ignore[method-assign]
    assert list(writer.names(cards).values()) == ["Camera spy spied", "Camera spy tampered"]


def test_a_comparison_begins_with_the_difference(source: Source) -> None:
    say = Words(BOX, Vocabulary([], {}), "en").say
    found = Writer(source, say, "en").compared("seats 3, bots thumb, content new", "seats 2, bots thumb, content new")
    assert found == "seats 3 against seats 2 (bots thumb, content new)"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_speaks_the_language_that_is_asked_for(folder: Path, language: str) -> None:
    assert f'<html lang="{language}">' in make_report(folder, language)


def test_lengths_are_those_of_the_games(source: Source) -> None:
    found = figures.lengths(source)
    for each in found:
        games = source.of_cell(each.cell)
        choices = sorted((games["decisions"] - games["by_chance"]).to_list())
        assert each.quantiles[2] in choices
        assert each.mean == pytest.approx(sum(choices) / len(choices))
    per_game = sum(kind.mean for kind in figures.kinds(source) if kind.cell == 0)
    assert per_game == pytest.approx(found[0].mean)


def test_all_endings_together_are_all_games(source: Source) -> None:
    assert sum(each.count for each in figures.endings(source)) == len(source.games)


def test_seats_win_what_they_win(source: Source) -> None:
    shares = [each.share for each in figures.seats(source) if each.cell == 0]
    assert sum(shares) == pytest.approx(1)
    first = figures.first(source)
    assert [each.cell for each in first] == [0]  # in the other cell seats have different bots
    assert first[0].mean == pytest.approx(shares[0] - (1 - shares[0]) / 2)


def test_what_came_up_is_counted_by_games(source: Source) -> None:
    found = {(each.kind, each.id): each for each in figures.came_up(source)}
    assert found["rule", "AT-TURN-01"].games == len(source.games)
    assert found["rule", "AT-TURN-01"].difference is None  # it came up always
    assert {"card", "character", "event", "rule", "space"} <= {kind for kind, _ in found}
    some = next(each for each in found.values() if each.difference is not None)
    assert some.low <= (some.difference or 0.0) <= some.high


def test_an_effect_is_found_within_cells_and_not_made_by_mixing_them() -> None:
    """It comes up mostly in the cell that wins mostly, and does nothing in either."""
    strata = [(90, 81, 100, 90), (10, 1, 100, 10)]
    difference, low, high = figures.effect(strata, 1.96)
    assert difference == pytest.approx(0, abs=0.1)
    assert low < 0 < high
    strong, low, _ = figures.effect([(50, 45, 100, 50)], 1.96)
    assert strong == pytest.approx(0.8, abs=0.05)
    assert low > 0.5
    assert figures.effect([(100, 50, 100, 50)], 1.96)[0] is None


def test_the_curve_of_tension_ends_with_the_outcome(source: Source) -> None:
    curves = [(won, curve) for won, curve in source.games.select("won", "chances").iter_rows() if curve]
    assert len(curves) == 2  # one of each cell
    assert all(curve[-1] == won and len(curve) > 5 for won, curve in curves)
    assert all(0 <= chance <= 1 for _, curve in curves for chance in curve)
    told = figures.tension(source)
    assert {each.progress for each in told} >= {0.0, 0.5, 1.0}
    assert figures.at([0.0, 1.0, 0.0], 0.25) == pytest.approx(0.5)
    assert [each.games for each in figures.drama(source)] == [1, 1]


def test_the_chance_is_learnt_or_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("a-team")
    state = game.start(3)
    assert is_learnt(game, "seat 1")
    assert not is_learnt(game, "agency")
    value = value_of(game)
    assert value is not None
    assert judged(game, "seat 2")(state, "seed") == value(game.view(state, 1))
    monkeypatch.setattr("coffret.lab.record.value_of", lambda game: None)
    monkeypatch.setattr("coffret.lab.record.PLAYS", 2)
    assert judged(game, "seat 1")(state, "seed") in (0, 0.5, 1)


@pytest.mark.parametrize(("chunks", "shares"), [(8, [20, 20]), (3, [10, 5]), (1, [5, 0])])
def test_a_study_that_is_not_finished_has_a_report(tmp_path: Path, chunks: int, shares: list[int]) -> None:
    run_study(study(games=40), tmp_path, Here(), enough=iter([False] * chunks + [True] * 2).__next__)
    assert [share.games for share in read_source(tmp_path).shares] == shares
    assert "0 of 1 comparisons" in make_report(tmp_path, "en")


def test_games_that_all_win_or_lose_together_have_no_seats(tmp_path: Path) -> None:
    grid = Grid(game=["thunderbirds-solo"], bots=("random",))
    run_study(make_study(Plan(title="Alone", seed=1, games=3, grid=grid)), tmp_path, Here())
    assert figures.seats(read_source(tmp_path)) == []
    page = make_report(tmp_path, "en")
    assert 'id="seats"' not in page
    assert "How often the players win" in page


def test_the_games_of_a_simulation_have_a_report(coffret: Inside, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    words = ("simulate", "a-team", "--seats", "3", "--games", "9", "--seed", "2")
    assert coffret(*words, "--out", str(file)).code == 0
    told = coffret("report", str(file))
    assert told.code == 0
    page = (tmp_path / "games.html").read_text()
    assert "coffret simulate a-team --games 9" in page
    assert "Wilson" in page


def test_the_rows_of_a_simulation_are_its_figures(coffret: Inside, tmp_path: Path) -> None:
    file = tmp_path / "new" / "games.parquet"
    words = ("simulate", "a-team", "--seats", "3", "--games", "9", "--seed", "2", "--json")

    def without_time(text: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(text)
        return {**found, "seconds": 0}

    kept = coffret(*words, "--out", str(file), "--jobs", "2").out
    assert without_time(kept) == without_time(coffret(*words).out)
    rows = polars.read_parquet(file)
    assert rows["number"].to_list() == list(range(9))
    assert polars.read_parquet_metadata(file)["command"] == json.loads(kept)["command"]
    assert rows["decisions"].sum() == json.loads(kept)["decisions"]


def test_a_place_without_games_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    polars.DataFrame({"a": [1]}).write_parquet(tmp_path / "other.parquet")
    for place, told in [
        (tmp_path, "neither"),
        (tmp_path / "none", "neither"),
        (tmp_path / "letter.txt", "letter"),
        (tmp_path / "other.parquet", "lacks cell"),
    ]:
        with pytest.raises(CoffretError, match=told):
            make_report(place, "en")
    run_study(study(games=5), tmp_path / "empty", Here(), enough=lambda: True)
    with pytest.raises(CoffretError, match="no games yet"):
        make_report(tmp_path / "empty", "en")


def test_a_disk_that_is_full_is_told(coffret: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    told = coffret("simulate", "a-team", "--games", "1", "--out", str(tmp_path / "games.parquet"))
    assert (told.code, list(tmp_path.glob("*.parquet*"))) == (2, [])
    assert "disk is full" in told.err


@pytest.mark.parametrize(("count", "config"), [(5, None), (40, {"axisX": {"orient": "top"}})])
def test_a_tall_picture_has_its_scale_at_the_top(count: int, config: object) -> None:
    rows = [{"label": f"variant {number}", "mean": 0.5, "low": 0.4, "high": 0.6} for number in range(count)]
    found = charts.intervals(rows, "share", share=True).get("config", {})
    assert found.get("axisX") == (config and {"orient": "top"})
