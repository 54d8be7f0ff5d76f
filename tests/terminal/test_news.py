"""What happened is told in the order in which it happened."""

from coffret.terminal.screen import counted


def test_only_lines_that_follow_each_other_are_counted_as_one() -> None:
    told = ["attempts a Rescue", "fails with 7 against 10", "attempts a Rescue", "succeeds", "succeeds"]
    assert counted(told) == [*told[:3], "succeeds ×2"]
