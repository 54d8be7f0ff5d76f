"""The open-loop load: times count from when a move was due, in a histogram of bounded error, from processes apart."""

from pathlib import Path

import pytest

from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.loadtest.histogram import PARTS, Histogram, bucket, highest
from coffret.loadtest.model import Costs, costs
from coffret.loadtest.openloop import Arrivals
from coffret.loadtest.plot import picture
from coffret.loadtest.scale import Measured, Setting, compare, settings, thought_about


def test_a_histogram_knows_every_value_to_two_percent() -> None:
    for value in [*range(3000), *(7**power for power in range(12))]:
        top = highest(bucket(value))
        assert value <= top <= value * (1 + 1 / PARTS)
        assert bucket(top) == bucket(value) != bucket(top + 1)


def test_quantiles_are_those_of_the_values_and_histograms_add_up() -> None:
    one, other = Histogram(), Histogram()
    for number in range(1, 1001):
        (one if number % 2 else other).add(number / 1000)
    one.merge(other)
    assert one.total == 1000
    for share in (0.5, 0.9, 0.99, 1.0):
        assert one.quantile(share) == pytest.approx(share * 1000, rel=0.02)
    assert one.text().splitlines()[2].split()[1] == "0.000000000000"
    assert one.text().splitlines()[-1] == "#[Max = 1000.000, Total count = 1000]"


def test_times_are_drawn_by_share_of_moves() -> None:
    times = Histogram()
    for number in range(1, 2001):
        times.add(number / 1000)
    drawing = picture({"one & only": times})
    assert drawing.count("<polyline") == 1
    assert "one &amp; only (2000 moves)" in drawing
    assert "99.9 %" in drawing


def test_arrivals_do_not_wait_for_answers() -> None:
    arrivals = Arrivals(100.0, seeded("arrivals"))
    gaps = [arrivals.gap() for _ in range(20_000)]
    assert sum(gaps) / len(gaps) == pytest.approx(0.01, rel=0.03)
    arrivals.due.extend([1.0, 2.0])
    arrivals.match()
    assert list(arrivals.due) == [1.0, 2.0]  # nobody is ready: they stay due, and their time runs


def test_settings_are_compared_with_clients_at_any_process_and_routed_by_table() -> None:
    names = [setting.name for setting in settings([1, 2], has_database=True)]
    assert names == [
        "sqlite, 1 process",
        "postgresql, 1 process",
        "postgresql, 2 processes, any process",
        "postgresql, 2 processes, routed by table",
    ]
    assert settings([1, 2], has_database=False) == [Setting("sqlite")]


@pytest.mark.slow
def test_a_server_is_measured_at_its_limit_and_below_it(tmp_path: Path) -> None:
    seats = load("a-team").seat_counts[0]
    (found,) = compare("a-team", [Setting("sqlite")], "", tables=2, seats=seats, seconds=0.5, turns=1)
    assert found.limit[0] > 0
    assert found.server_us > 0
    assert found.times.total > 0
    assert 0 < found.times.quantile(0.5) <= found.times.quantile(0.99)


def test_the_model_finds_the_costs_of_a_move_and_the_smaller_limit() -> None:
    rows = [
        Measured(Setting("sqlite"), [], 400, 0, 0),
        Measured(Setting("postgresql"), [], 500, 100, 0),
        Measured(Setting("postgresql", 2), [], 500, 100, 0),
        Measured(Setting("postgresql", 2, by_seat=True), [], 600, 100, 0),
    ]
    found = costs(rows)
    assert found == Costs(500, 200, 100)
    assert found.moves_per_second(4, 4) == 8000  # the servers are the limit
    assert found.moves_per_second(40, 4) == 40_000  # the database is
    assert found.moves_per_second(7, 10, carried_share=1) == 10_000
    assert costs(rows[:1]) is None


def test_experts_beside_people_play_what_they_think_about() -> None:
    assert load(thought_about("time-bomb")).about.thinks[1] > 0
    assert thought_about("away-missions") == "away-missions"
