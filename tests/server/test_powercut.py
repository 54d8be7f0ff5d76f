"""When the power is cut nothing that was acknowledged is lost, at whatever moment; `make soak` has 300 cuts."""

from pathlib import Path

import pytest

from tests.server.powercut import Cuts, compiler

pytestmark = pytest.mark.skipif(not compiler(), reason="no C compiler: the disk cannot be recorded")


def test_power_cuts_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    cuts = Cuts(tmp_path, ["liar", "time-bomb"])
    cuts.play(moves=40, seed=1)
    assert cuts.check(cuts=40, seed=1) > 40
