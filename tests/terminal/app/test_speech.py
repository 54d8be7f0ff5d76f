"""Statements in the application: put together from parts, with the truth marked; acts are numbered before talk."""

from pathlib import Path

import pytest

from coffret.kernel.text import LANGUAGES
from coffret.terminal.app.dialogs import Speaking
from coffret.terminal.language import box
from tests.terminal.app.playing import Player, play


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_statement_is_put_together_with_the_truth_marked(tmp_path: Path, language: str) -> None:
    async def story(player: Player) -> None:
        say = box(language).say
        assert player.listed() == ["1", "speech"]
        await player.press("down", "down", "enter")
        assert isinstance(player.app.screen, Speaking)
        assert player.screen.count(f"✓ {say('ui-true')}") == 3  # both parts, and the whole
        await player.press("down", "right")
        assert player.screen.count(f"✓ {say('ui-true')}") == 1
        chosen = player.app.screen.speech.chosen
        assert player.moment.words.tell(chosen.label) in player.screen
        await player.press("enter")
        said = [entry for entry in player.session.table.log if entry.seat == 0][-1]
        assert player.session.table.game.vocabulary.write(said.action) == chosen.notation

    play(tmp_path, "time-bomb", story, language=language)


def test_every_kind_of_statement_is_in_one_form_and_escape_says_nothing(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.press("1", "enter")
        log = len(player.session.table.log)
        speech = player.moment.speech
        assert speech is not None
        names = [speech.name(number) for number in range(len(speech.topics))]
        assert player.listed()[-2:] == ["speech", "0"] or player.listed()[-1] == "speech"
        await player.click_option("speech")
        for name in [*names[1:], names[0]]:
            await player.press("right")
            assert name in player.screen
        await player.press("escape")
        assert len(player.session.table.log) == log

    play(tmp_path, "time-bomb", story)


def test_whoever_may_act_first_is_told_so_and_how_much_may_be_said(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.press("1", "enter")
        assert player.moment.may_pass
        assert "Ada, you may say something first, or say nothing (0)." in player.screen
        assert "Say you now have" in player.moment.words.tell(player.choices[0].label)
        await player.press("f3")
        assert "You may make 2 statements before this cut." in player.holds("hand")
        await player.click_option("speech")
        await player.press("enter")
        assert "You may make 1 more statement before this cut." in player.holds("hand")

    play(tmp_path, "time-bomb", story)
