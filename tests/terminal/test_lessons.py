"""The guided first games in plain text: read, led, and played to their last note; then a whole game."""

import pytest

from coffret.kernel.game import games, load
from coffret.kernel.text import LANGUAGES
from coffret.terminal import lessons
from coffret.terminal.language import box
from tests.cli.running import Inside
from tests.quick import quick


def led(slug: str) -> list[str]:
    """What somebody types who reads every note and does what the lesson asks for, up to its last note."""
    taught = lessons.first(load(slug))
    assert taught is not None
    typed: list[str] = []
    for entries in sorted(taught.steps):
        step = taught.steps[entries][1]
        if step.seat - 1 in taught.learners or not step.do:
            typed += ["" for _ in taught.before(taught.log[:entries])]
            typed.append(step.do)
    return typed[:-1]


@pytest.mark.parametrize("language", quick(LANGUAGES, "fr"))  # both in tests/server/test_lessons.py
@pytest.mark.parametrize("slug", [*games(), "liar"])
def test_a_lesson_is_played_to_its_last_note(
    coffret: Inside, monkeypatch: pytest.MonkeyPatch, slug: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "600")  # so that no note is broken
    say = box(language).say
    done = coffret("play", slug, "--lesson", "--lang", language, "--names", "Zoe", lines="\n".join([*led(slug), ""]))
    assert (done.code, done.err) == (0, "")
    taught = lessons.first(load(slug))
    assert taught is not None
    for _, step in taught.steps.values():
        if step.seat - 1 in taught.learners:
            assert step.text(language) in done.out
    assert say("ui-lesson-astray", {"option": ""})[:25] not in done.out
    assert f"» {taught.count}/{taught.count}" in done.out
    assert (say("ui-lesson-last") in done.out) == (slug != "liar")  # which is over by then
    assert "Zoe" in done.out


def test_a_lesson_names_the_option_that_it_asks_for_and_refuses_others(coffret: Inside) -> None:
    done = coffret("play", "time-bomb", "--lesson", lines="hint\n\n1\n\n\nsilent\nhint\ndeclare 1:no\n")
    assert done.out.count("Read on first: press Enter.") == 2
    assert "Now choose " in done.out
    assert "choose “Say you have 1 defuser and no bomb”" in done.out
    assert "Hint: " in done.out
    assert "Now add it up" in done.out


def test_a_lesson_can_be_left_for_free_play(coffret: Inside) -> None:
    done = coffret("play", "time-bomb", "--lesson", lines="free\nsilent\nfree\n")
    assert "This is no lesson" in done.out
    assert "Ada says nothing." in done.out


def test_a_lesson_goes_on_where_it_was_left(coffret: Inside) -> None:
    begun = coffret("play", "time-bomb", "--lesson", lines="\n\n\ndeclare 1:no\n")
    assert "» 5/12" in begun.out
    (kept,) = coffret.saves()
    assert "» 5/12" in coffret("play", "--resume", kept, lines="\n").out


@pytest.mark.parametrize(("last", "told"), [("quit", "coffret play time-bomb"), ("new", "You are Ada, in seat 1.")])
def test_after_a_lesson_comes_a_whole_game(coffret: Inside, last: str, told: str) -> None:
    done = coffret("play", "time-bomb", "--lesson", lines="\n".join([*led("time-bomb"), last, ""]))
    after = done.out.rpartition(f"> {last}\n")[2]
    assert told in after
    assert len(coffret.saves()) == (last == "new")


def test_what_a_lesson_sets_up_cannot_be_given(coffret: Inside) -> None:
    done = coffret("play", "time-bomb", "--lesson", "--seats", 6)
    assert done.code == 2
    assert "--seats" in done.err


def test_a_new_game_has_the_same_players(coffret: Inside) -> None:
    lines = "bid 1:6\nliar\nnew\n"
    done = coffret("play", "liar", "--seats", 2, "--seed", 2, "--names", "Zoe,Yan", lines=lines)
    assert done.out.count("You are Zoe, in seat 1.") == 2
    assert done.out.count("Yan is a bot.") == 2
