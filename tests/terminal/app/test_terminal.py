"""The application opens at a real terminal, and only there; leaving it keeps the game and restores the terminal."""

import subprocess
import sys

import pytest

from tests.cli.running import Outside, leaves
from tests.waiting import PATIENCE

ALTERNATE, NORMAL = "\x1b[?1049h", "\x1b[?1049l"


@pytest.mark.parametrize(("key", "code"), [("\x11", 0), ("\x03", 130)])  # Ctrl+Q, Ctrl+C
def test_leaving_keeps_the_game_and_says_how_to_go_on(outside: Outside, key: str, code: int) -> None:
    child = outside.at_a_terminal("play", "liar", "--seats", 2, "--seed", 2)
    child.expect_exact(ALTERNATE)
    child.expect("Ada, bid higher")
    child.send(key)
    child.expect_exact(NORMAL)
    child.expect("coffret play --resume")
    assert leaves(child) == code
    assert len(outside.saves()) == 1


@pytest.mark.parametrize(
    ("arguments", "environment"), [(("--plain",), {}), ((), {"COFFRET_PLAIN": "1"}), ((), {"TERM": "dumb"})]
)
def test_plain_text_is_a_wish(outside: Outside, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
    child = outside.at_a_terminal("play", "liar", "--seats", 2, *arguments, **environment)
    child.expect("Ada, bid higher")
    child.expect("> ")
    assert ALTERNATE not in child.before
    child.sendline("quit")
    assert leaves(child) == 0


def test_plain_text_needs_no_textual() -> None:
    code = "import sys, coffret.cli, coffret.terminal.opening, coffret.terminal.start; print('textual' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout == "False\n"
