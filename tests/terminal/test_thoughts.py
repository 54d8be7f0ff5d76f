"""The chance to win and the review in the terminal: on wish, in both languages, and where they would tell too much."""

from typing import Any

import pytest

from coffret.terminal.app.bridge import Bridge
from coffret.terminal.plain import Plain
from tests.cli.running import Inside
from tests.terminal.test_curtain import ALOUD

LIAR = ("play", "liar", "--seats", 2, "--seed", 2)


def test_the_chance_to_win_is_told_with_each_question_on_wish(coffret: Inside) -> None:
    silent = coffret(*LIAR, lines="bid 1:1\n").out
    assert "Your chance to win" not in silent
    out = coffret(*LIAR, lines="chance\nbid 1:1\n\nchance\n\n").out
    assert out.count("Your chance to win: ") == 3  # when it was wished for, and with two questions
    assert "% (between " in out
    assert "Your chance to win is not told any more." in out


def test_in_french_too(coffret: Inside) -> None:
    out = coffret(*LIAR, "--lang", "fr", lines="chances\nbid 1:6\nliar\nanalyse\n").out
    assert "Vos chances de gagner" in out
    assert "La partie s'analyse" not in out
    assert "La partie est analysée choix par choix" in out


@pytest.mark.parametrize("command", [("today", "liar"), ALOUD])
def test_there_is_none_where_hints_are_not(coffret: Inside, command: tuple[object, ...]) -> None:
    out = coffret(*command, lines="chance\nquit\n").out
    assert "There are no hints here" in out
    assert "Your chance to win" not in out


def test_a_game_is_looked_through_once_it_is_over(coffret: Inside) -> None:
    out = coffret(*LIAR, lines="review\nbid 1:6\nliar\nreview\n").out
    before, after = out.split("Ada wins.", 1)
    assert "The game is looked through when it is over." in before
    assert "judged, each by what its player knew then." in after
    assert "How it adds up" in after


def test_what_the_board_says_stands_there_before_anything_is_counted(
    coffret: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever types on while it is counted gets no more of the hint."""
    shown: list[str] = []

    def meanwhile(self: Plain, title: str) -> bool:
        shown.append(title)
        return True

    whole = coffret(*LIAR, lines="hint\n").out
    monkeypatch.setattr(Plain, "meanwhile", meanwhile)
    first = coffret(*LIAR, lines="hint\n").out
    assert shown == ["hint"]
    assert first.count("Hint: ") == 1
    assert "Counting games" in first
    assert whole.count("Hint: ") == 2


def test_the_application_shows_at_once_what_is_known() -> None:
    bridge = Bridge()
    posted: list[Any] = []
    bridge.app.post_message = posted.append  # type: ignore[method-assign, assignment]
    bridge.print("first")
    assert not bridge.meanwhile("hint")
    assert [(it.title, it.lines) for it in posted] == [("hint", ["first"])]
    assert bridge.printed == []
    bridge.send("1")
    assert bridge.meanwhile("hint")
