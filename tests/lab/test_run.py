"""A study gives the same games whoever plays them, goes on where it stopped, and ends when it has seen enough."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from coffret.kernel.errors import CoffretError
from coffret.lab.keep import GAMES, Keeper
from coffret.lab.record import Played, Task, play
from coffret.lab.run import run_study
from coffret.lab.simulate import Experiment, simulate
from coffret.lab.study import Grid, Plan, Study, make_study
from coffret.lab.workers import Here, Pool
from tests.cli.running import Inside

polars = pytest.importorskip("polars", reason="without the extra lab there are no studies")


def study(**how: Any) -> Study:
    grid = Grid(game=["a-team"], seats=[3], bots=("random", "thumb,random"))
    plan: dict[str, Any] = {"title": "Thumb and random", "seed": "study", "games": 40, "chunk": 5, "grid": grid}
    return make_study(Plan(**{**plan, **how}))


def games(folder: Path) -> Any:
    """All games of a study, but for the time they took."""
    return polars.read_parquet(folder / GAMES).drop("seconds")


class Backwards:
    """Workers that return the last chunk first."""

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        for task in reversed(tasks):
            yield task, play(task)


class Killed:
    """A pool whose process is killed after the first chunk of each round."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.count = 0

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        for number, done in enumerate(self.pool.play(tasks)):
            if number == 0:
                for process in list((self.pool.pool._processes or {}).values()):
                    process.kill()
                self.count += 1
            yield done


class Stopped(Exception):
    pass


class Dying:
    """Workers that end after some chunks, as by Ctrl-C or a power cut."""

    def __init__(self, chunks: int) -> None:
        self.left = chunks

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        for task in tasks:
            if not self.left:
                raise Stopped
            self.left -= 1
            yield task, play(task)


def test_the_games_are_those_of_a_simulation(tmp_path: Path) -> None:
    run_study(study(games=20), tmp_path / "out", Here())
    rows = games(tmp_path / "out").filter(polars.col("cell") == 1)
    report = simulate(Experiment(game="a-team", games=20, bots=("thumb", "random", "random"), seed="study"))
    assert rows["won"].sum() == report.wins[0].count
    assert rows["decisions"].sum() == report.decisions
    assert dict(rows["rule"].value_counts().iter_rows()) == report.endings
    choices = rows["kinds"].explode().struct.field("count").sum()
    assert choices == report.by_players


def test_the_order_and_the_number_of_workers_do_not_matter(tmp_path: Path) -> None:
    one = run_study(study(), tmp_path / "one", Here())
    other = run_study(study(), tmp_path / "other", Backwards())
    with Pool(2, ()) as pool:
        third = run_study(study(), tmp_path / "third", pool)
    assert one == other == third
    assert games(tmp_path / "one").equals(games(tmp_path / "other"))
    assert games(tmp_path / "one").equals(games(tmp_path / "third"))


def test_a_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    whole = run_study(study(), tmp_path / "whole", Here())
    with Pool(1, ()) as pool:
        killed = Killed(pool)
        assert run_study(study(), tmp_path / "killed", killed) == whole
    assert killed.count == 2
    assert games(tmp_path / "killed").equals(games(tmp_path / "whole"))


def test_a_second_start_goes_on_and_plays_nothing_twice(tmp_path: Path) -> None:
    whole = run_study(study(), tmp_path / "whole", Here())
    for chunks in range(0, 12, 3):
        with pytest.raises(Stopped):
            run_study(study(), tmp_path / "cut", Dying(chunks and 3))
        assert len(list((tmp_path / "cut" / "chunks").iterdir())) == chunks
    (tmp_path / "cut" / "chunks" / "0000-00000040.parquet.half").write_bytes(b"cut off")
    rest = Dying(100)
    assert run_study(study(), tmp_path / "cut", rest) == whole
    assert games(tmp_path / "cut").equals(games(tmp_path / "whole"))
    again = Dying(0)  # nothing is left to play
    assert run_study(study(), tmp_path / "cut", again) == whole


def test_time_runs_out_after_any_chunk_and_a_second_start_goes_on(tmp_path: Path) -> None:
    whole = run_study(study(), tmp_path / "whole", Here())
    cut = run_study(study(), tmp_path / "cut", Here(), enough=iter([False] * 3 + [True] * 2).__next__)
    assert [cell.games for cell in cut.cells] == [10, 5]
    assert [each.games for each in cut.differences] == [5]
    assert run_study(study(), tmp_path / "cut", Here()) == whole
    assert games(tmp_path / "cut").equals(games(tmp_path / "whole"))


def test_a_study_stops_as_soon_as_every_comparison_is_decided(tmp_path: Path) -> None:
    asked = study(games=2000, chunk=50)
    summary = run_study(asked, tmp_path / "out", Here())
    assert [each.decided for each in summary.differences] == [True]
    assert [cell.games for cell in summary.cells] == [200, 200]
    assert summary.differences[0].low > 0


def test_a_margin_decides_that_there_is_no_difference_worth_the_name(tmp_path: Path) -> None:
    grid = Grid(game=["a-team"], seats=[3], bots=("random", "random,random"))  # twice the same
    summary = run_study(study(grid=grid, games=2000, chunk=50, margin=0.5), tmp_path / "out", Here())
    assert [each.decided for each in summary.differences] == [True]
    assert summary.cells[0].games < 2000
    assert summary.differences[0].mean == 0


def test_every_decision_is_kept_on_wish(tmp_path: Path) -> None:
    run_study(study(games=5, decisions=True), tmp_path / "out", Here())
    chosen = polars.read_parquet(tmp_path / "out" / "decisions.parquet")
    rows = games(tmp_path / "out")
    assert len(chosen) == (rows["decisions"] - rows["by_chance"]).sum()
    assert chosen["offered"].min() > 0


def test_the_folder_of_another_study_is_left_alone(tmp_path: Path) -> None:
    run_study(study(games=5), tmp_path / "out", Here())
    with pytest.raises(CoffretError, match="another study"):
        run_study(study(games=10), tmp_path / "out", Here())
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("Dear Ada")
    with pytest.raises(CoffretError, match="other files"):
        run_study(study(games=5), tmp_path / "mine", Here())


def test_a_full_disk_keeps_what_was_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    keep = Keeper.keep

    def keep_twice(keeper: Keeper, task: Task, played: Played) -> None:
        if len(list(keeper.chunks.iterdir())) == 2:
            monkeypatch.setattr("os.fsync", full)
        keep(keeper, task, played)

    monkeypatch.setattr(Keeper, "keep", keep_twice)
    with pytest.raises(CoffretError, match="all games up to here are kept"):
        run_study(study(), tmp_path / "out", Here())
    assert len(list((tmp_path / "out" / "chunks").iterdir())) == 2


def test_the_command_tells_people_and_programs(coffret: Inside, tmp_path: Path) -> None:
    file = tmp_path / "few.toml"
    file.write_text('title = "Few"\nseed = 1\ngames = 4\n[grid]\ngame = ["a-team"]\nseats = [3, 4]\n')
    out = str(tmp_path / "out")
    told = coffret("lab", str(file), "--out", out)
    assert told.code == 0
    assert "seats 3" in told.out
    assert "undecided" in told.out
    found = json.loads(coffret("lab", str(file), "--out", out, "--json").out)
    assert [cell["games"] for cell in found["cells"]] == [4, 4]
    assert coffret("lab", str(tmp_path / "none.toml")).code == 2
