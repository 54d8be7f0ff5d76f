"""The load test: a real server process and a bare relay, measured in one run."""

import pytest

from coffret.kernel.game import load
from coffret.loadtest.measure import LEAST, measure
from coffret.loadtest.players import Traffic
from coffret.loadtest.process import Lateness
from coffret.loadtest.relay import Relay

SLUG = "a-team"


@pytest.mark.slow
def test_a_server_and_a_relay_are_measured_in_turns() -> None:
    found = measure(SLUG, tables=2, seats=load(SLUG).seat_counts[0], seconds=0.5, turns=1)
    for run in (*found.limit, *found.relay, found.steady):
        assert run.moves >= LEAST
        assert run.p99_ms >= run.median_ms > 0
        assert 0 <= run.late_share <= 1
    server, relay = found.limit[0].moves_per_second, found.relay[0].moves_per_second
    assert found.ratio == round(server / max(1.0, relay), 2)
    assert found.looks_per_move > 0
    assert found.bytes_per_look > 100


def test_lateness_is_counted_from_a_moment_on() -> None:
    assert Lateness(30, 6).since(Lateness(10, 1)) == 0.25
    assert Lateness(0, 0).since(Lateness(0, 0)) == 0


def test_the_relay_sends_as_much_as_was_counted() -> None:
    relay = Relay(Traffic(moves=10, moved=900, looks=25, sizes=[700, 300]), seats=4)
    assert relay.looks == 2.5
    assert [next(relay.sizes) for _ in range(3)] == [700, 300, 700]
    assert len(relay.action) == 40
