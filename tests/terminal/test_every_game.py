"""Every game in the box can be played in the terminal to its end, alone and together, in both languages."""

import pytest

from coffret.kernel.game import games, load
from coffret.kernel.text import LANGUAGES
from coffret.terminal.session import Session
from tests.cli.running import Inside
from tests.quick import quick

ENOUGH = 2000  # times; no game is that long
FIRST = "1\n2\n3\n"  # a number may be kept for what is not offered now


@pytest.fixture(autouse=True)
def nothing_more_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever always answers the same leaves when a game is over."""
    monkeypatch.setattr(Session, "last_line", lambda session: None)


@pytest.mark.parametrize("language", quick(LANGUAGES, "fr"))
@pytest.mark.parametrize("slug", quick(games(), "thunderbirds-solo", "away-missions"))
def test_a_person_who_takes_what_the_first_numbers_stand_for_gets_to_the_end(
    coffret: Inside, slug: str, language: str
) -> None:
    done = coffret("play", slug, "--seed", 11, "--lang", language, lines=FIRST * ENOUGH)
    assert (done.code, done.err) == (0, "")
    assert load(slug).about.title[language] in done.out
    assert coffret.saves() == []


@pytest.mark.parametrize("slug", quick(games(), "time-bomb", "thunderbirds"))
def test_people_who_share_a_device_get_to_the_end(coffret: Inside, slug: str) -> None:
    about = load(slug).about
    low, high = about.seats
    seats = min(high, max(2, low))
    done = coffret("play", slug, "--seats", seats, "--people", seats, "--seed", 5, lines=FIRST * ENOUGH)
    assert done.code == 0
    passed = done.out.count("Pass the device to ")
    assert passed > seats if about.secrets else passed == 0
    assert coffret.saves() == []


@pytest.mark.parametrize("slug", quick(games(), "away-missions"))
def test_hints_and_questions_can_be_asked_at_any_time(coffret: Inside, slug: str) -> None:
    answers = "hint\nwhy\nrules\nlook\nlog\nundo\nredo\n1\n2\n"
    done = coffret("play", slug, "--seed", 3, lines=answers * 8)
    assert (done.code, done.err) == (0, "")
    assert "Hint: " in done.out
