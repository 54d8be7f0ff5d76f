"""What happened is told in the order in which it happened."""

from coffret.terminal.language import box
from coffret.terminal.screen import counted


def test_only_lines_that_follow_each_other_are_counted_as_one() -> None:
    told = ["attempts a Rescue", "fails with 7 against 10", "attempts a Rescue", "succeeds", "succeeds"]
    assert counted(told, box("en")) == [*told[:3], "succeeds (twice)"]
    assert counted(["réussit"] * 3, box("fr")) == ["réussit (3 fois)"]
