"""What is on the screen at 80 by 24 and beyond: panes, tabs, the options, nothing cut that cannot be reached."""

from pathlib import Path

import pytest
from textual.widgets import Input

from coffret.kernel.game import games
from coffret.kernel.text import LANGUAGES
from coffret.terminal.app.panes import OptionsPane, TablePane
from coffret.terminal.language import box
from coffret.terminal.signs import Signs, shortened
from tests.quick import quick
from tests.terminal.app.playing import LOW, WIDE, Player, play

SIZES = [LOW, (100, 30), WIDE, (200, 60)]


@pytest.mark.parametrize("language", quick(LANGUAGES, "fr"))
@pytest.mark.parametrize("slug", quick(games(), "away-missions", "thunderbirds"))
def test_everything_can_be_reached_at_80_by_24(tmp_path: Path, slug: str, language: str) -> None:
    async def story(player: Player) -> None:
        say = box(language).say
        assert player.moment.title in player.lines()[0]
        assert all(say(f"ui-app-{pane}") in player.lines()[1] for pane in ("table", "hand", "log"))
        assert say("ui-app-key-quit") in player.lines()[-1]
        assert player.moment.prompt.split()[0] in player.screen
        first = player.listed()[0]
        assert any(line.strip().startswith(first if first.isdecimal() else "▸") for line in player.lines()[12:])
        assert all(len(line) <= 80 for line in player.lines())
        table = player.app.base.query_one(TablePane)
        assert table.size.height >= 9
        for _ in range(12):
            await player.press("pagedown")
        assert table.scroll_y == table.max_scroll_y
        for _ in range(20):
            await player.press("shift+right")
        assert table.scroll_x == table.max_scroll_x
        await player.press("f4")
        assert player.moment.log[-1].split()[0] in player.screen
        await player.press("f3")
        assert not table.display

    play(tmp_path, slug, story, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_region_of_thunderbirds_is_in_sight_by_its_name_at_80_by_24(tmp_path: Path, language: str) -> None:
    async def story(player: Player) -> None:
        part = player.moment.outlook.scene.board
        assert part is not None
        assert player.app.base.query_one(TablePane).max_scroll_x == 0
        signs = Signs(part, player.moment.words)
        regions = {id: name for id, name in signs.names.items() if name not in signs.kinds}
        assert len(regions) > 15
        assert [name for name in shortened(regions, 24, language).values() if name not in player.screen] == []
        assert [sign for sign in signs.pieces.values() if sign not in player.screen] == []  # figures by their initials

    play(tmp_path, "thunderbirds", story, language=language)


@pytest.mark.parametrize("slug", quick(games(), "thunderbirds"))
def test_a_resized_terminal_shows_the_same_moment(tmp_path: Path, slug: str) -> None:
    async def story(player: Player) -> None:
        for size in [*SIZES, *reversed(SIZES)]:
            await player.resize(*size)
            assert player.moment.title in player.lines()[0]
            assert player.app.base.query_one("#log").display == (size[0] >= 110 and size[1] >= 30)
            assert player.app.base.query_one("#typed", Input).region.bottom <= size[1]
            assert box("en").say("ui-app-key-quit") in player.lines()[-1]

    play(tmp_path, slug, story)


def test_what_is_typed_filters_the_options_and_keeps_their_numbers(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        assert player.listed() == ["1", "2", "3", "4"]
        await player.press(*"murd")
        assert player.listed() == ["3"]
        await player.press("enter")
        assert "Ada plays as Murdock." in player.moment.log

    play(tmp_path, "a-team", story)


def test_a_group_opens_by_key_and_by_click(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        assert player.listed() == ["group declare", "16"]
        await player.press("down", "enter")
        assert player.listed() == [f"{number}" for number in range(1, 16)]
        await player.press("escape")
        assert player.listed() == ["group declare", "16"]
        await player.click_option("group declare")
        await player.click_option("2")
        assert any("claims" in line for line in player.moment.log)

    play(tmp_path, "time-bomb", story)


def test_arrows_point_and_enter_takes_what_is_pointed_at(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.press("enter")
        assert player.app.base.query_one(OptionsPane).highlighted is None
        await player.press("down", "down", "enter")
        assert "Ada plays as Face." in player.moment.log

    play(tmp_path, "a-team", story)


def test_a_number_that_fits_several_is_not_taken_before_enter(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.press("1")
        assert len(player.session.table.log) == before
        assert player.app.base.query_one(OptionsPane).highlighted == 0
        await player.type("what nobody offers")
        assert "is not a number, a notation or a command here" in player.screen
        await player.type("play as")
        assert "4 options fit" in player.screen

    before = 13
    play(tmp_path, "a-team", story)


def test_the_log_shows_the_newest_line_at_its_bottom(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.press("1", "enter")
        await player.press("f4")
        shown = [line for line in player.lines()[2:13] if line.strip()]
        assert shown[-1].strip().startswith("• ")
        assert player.moment.log[-1] in shown[-1]

    play(tmp_path, "a-team", story)
