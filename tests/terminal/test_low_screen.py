"""A screen too low for the whole table says so, and shows the table alone when it is asked for."""

from tests.cli.running import Outside, leaves


def test_what_is_above_a_low_screen_is_counted_and_can_be_shown(outside: Outside) -> None:
    child = outside.at_a_terminal("play", "liar", "--seed", 2, LINES="12")
    child.expect(r"\d+ more lines above: scroll up, or type table\.")
    child.expect("> ")
    child.sendline("table")
    child.expect("Ada's cup")
    child.expect("Press Enter to see the question")
    child.sendline("quit")
    assert leaves(child) == 0


def test_a_screen_that_is_high_enough_has_nothing_above(outside: Outside) -> None:
    child = outside.at_a_terminal("play", "liar", "--seed", 2)
    child.expect("Ada, bid higher")
    assert "more above" not in child.before
    child.expect("> ")
    child.sendline("quit")
    assert leaves(child) == 0
