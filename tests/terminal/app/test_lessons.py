"""The guided first games in the application: every one is led to its last note by Enter alone, in both languages."""

from pathlib import Path

import pytest

from coffret.kernel.game import games, load
from coffret.kernel.text import LANGUAGES
from coffret.terminal import lessons
from coffret.terminal.commands import NewGame
from coffret.terminal.language import box
from tests.terminal.app.playing import LOW, WIDE, Player, play

ALL = [(slug, language) for slug in games() for language in LANGUAGES]
QUICK = [("time-bomb", "fr")]


@pytest.mark.parametrize(
    ("slug", "language"), [each if each in QUICK else pytest.param(*each, marks=pytest.mark.slow) for each in ALL]
)
def test_a_lesson_is_led_to_its_last_note(tmp_path: Path, slug: str, language: str) -> None:
    async def story(player: Player) -> None:
        taught = lessons.first(load(slug))
        assert taught is not None
        for number in range(1, taught.count + 1):
            note = player.moment.note
            assert note is not None
            assert note.number == number
            assert f"» {number}/{taught.count}" in player.screen
            assert note.text.split()[-1] in player.screen
            assert all(len(line) <= 80 for line in player.lines())
            assert note.is_last == (number == taught.count)
            if note.do:
                asked = next(filter(note.asks_for, player.choices))
                assert player.listed()[0] == f"{asked.index + 1}"
                assert any(line.startswith("▶") for line in player.lines())
            if not note.is_last:
                await player.press("enter")
        assert box(language).say("ui-app-whole-game") in player.screen
        await player.press("enter")
        assert player.moment.note is None
        assert player.moment.kind == "choice"

    play(tmp_path, slug, story, lesson=True, size=LOW, language=language)


def test_a_note_is_shown_beside_what_it_is_about(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        assert player.app.active.id == "hand"
        assert "Belleville" in player.screen
        await player.press("enter")
        assert player.app.active.id == "table"

    play(tmp_path, "time-bomb", story, lesson=True)


def test_another_option_is_refused_and_the_lesson_can_be_left(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.press("enter", "enter", "enter")
        log = len(player.session.table.log)
        await player.type("silent")
        assert "the lesson goes another way first" in player.screen
        assert len(player.session.table.log) == log
        await player.type("free")
        assert player.moment.note is None
        await player.type("silent")
        assert len(player.session.table.log) > log

    play(tmp_path, "time-bomb", story, lesson=True, size=WIDE)


def test_after_the_last_note_a_whole_game_is_one_click_away(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        while not (player.moment.note and player.moment.note.is_last):
            await player.press("enter")
        await player.click_option("line new")
        assert player.over
        assert isinstance(player.bridge.raised, NewGame)

    with pytest.raises(NewGame):
        play(tmp_path, "a-team", story, lesson=True)
