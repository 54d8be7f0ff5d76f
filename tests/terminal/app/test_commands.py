"""What can be typed in plain text can be done in the application: undo, why, rules, language, save, leave."""

from pathlib import Path

import pytest
from textual.widgets import Input

from coffret.kernel.save import open_file
from coffret.kernel.text import LANGUAGES
from coffret.terminal.app.dialogs import Curtain, Question, Reading
from coffret.terminal.app.pace import Pace, usual_pace
from coffret.terminal.app.panes import Drawing, OptionsPane
from coffret.terminal.commands import COMMANDS
from coffret.terminal.language import box
from tests.cli.running import Inside
from tests.quick import quick
from tests.terminal.app.playing import WIDE, Player, play
from tests.waiting import PATIENCE, until_async


def test_undo_and_redo_by_key(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        begin = len(player.session.table.log)
        await player.press("1", "enter")
        after = len(player.session.table.log)
        await player.press("f8")
        assert len(player.session.table.log) == begin
        assert "Undone" in player.screen
        await player.press("ctrl+y")
        assert len(player.session.table.log) == after
        await player.press("ctrl+z")
        assert len(player.session.table.log) == begin

    play(tmp_path, "a-team", story)


@pytest.mark.parametrize(("language", "why"), [("en", "why"), ("fr", "pourquoi")])
def test_a_refused_action_names_its_rule_and_its_reason(tmp_path: Path, language: str, why: str) -> None:
    async def story(player: Player) -> None:
        await player.press("1", "enter")
        log = len(player.session.table.log)
        await player.type("attack 2")
        first = player.screen
        await player.press("escape")
        await player.type(f"{why} attack 2")
        for screen in (first, player.screen):
            assert "AT-" in screen
            assert "✗" in screen
        assert len(player.session.table.log) == log

    play(tmp_path, "a-team", story, language=language)


def test_a_click_on_the_board_tells_what_lies_there(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        line = next(number for number, line in enumerate(player.lines()) if "guard" in line)
        await player.pilot.click(offset=(player.lines()[line].index("guard") + 3, line))
        await player.settled()
        assert "Fight the guard" in player.screen
        assert player.app.base.query_one(Drawing).display

    play(tmp_path, "a-team", story, size=WIDE)


def test_what_is_asked_of_a_thing_by_name_is_answered(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.press(*"guard")
        await player.press("f5")
        assert "AT-" in player.screen

    play(tmp_path, "a-team", story)


def test_rules_help_and_hint_by_key(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.type("rules guard")
        assert isinstance(player.app.screen, Reading)
        assert "AT-" in player.screen
        await player.press("pagedown", "escape")
        assert not player.app.is_covered
        await player.press("f1")
        assert "Ctrl+Z" in player.screen
        await player.press("enter", "f7")
        assert "Hint: " in player.screen
        await player.press("f6")
        assert "AT-" in player.screen

    play(tmp_path, "a-team", story)


def test_the_chance_to_win_stands_with_each_question_on_wish(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.type("chance")
        assert "Your chance to win: " in player.screen
        await player.press("1", "enter")
        assert "Your chance to win: " in player.screen

    play(tmp_path, "a-team", story, size=WIDE)


@pytest.mark.parametrize("language", quick(LANGUAGES, "fr"))
def test_every_command_of_plain_text_can_be_typed(tmp_path: Path, language: str) -> None:
    async def story(player: Player) -> None:
        await player.press("1", "enter")
        for command in [known for known in COMMANDS if known.word.id not in ("ui-command-quit", "ui-command-new")]:
            word = box(language).tell(command.word)
            await player.type(word)
            assert not player.over
            assert box(language).say("ui-not-understood", {"line": word}) not in player.screen
            while player.app.is_covered:
                await player.press("escape")

    play(tmp_path, "a-team", story, language=language, size=WIDE)


def test_the_language_changes_everything_on_the_screen(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.press("ctrl+l")
        assert "on attend Ada" in player.screen
        assert "Quitter" in player.screen
        assert "Ada, choisissez" in player.screen
        assert "choose a character" not in player.screen
        await player.type("langue en")
        assert "waiting for Ada" in player.screen

    play(tmp_path, "a-team", story)


def test_a_game_is_saved_and_left_and_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "mine.coffret"

    async def story(player: Player) -> None:
        await player.press("1", "enter")
        await player.type(f"save {kept}")
        assert "Saved:" in player.screen
        await player.press("f10")
        assert player.over

    play(tmp_path, "a-team", story)
    assert len(open_file(tmp_path / "play.coffret").log) == 13  # the choice, before what the bots did
    assert len(open_file(kept).log) == 23


def test_two_people_are_kept_apart_by_a_curtain(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        assert isinstance(player.app.screen, Curtain)
        assert "Pass the device to Ada." in player.screen
        assert "hand" not in player.screen
        await player.press("enter")
        secret = player.holds("hand") or ""
        own = [card.label for zone in player.moment.outlook.scene.zones if zone.seat == 0 for card in zone.cards]
        await player.press("1", "enter")
        assert isinstance(player.app.screen, Curtain)
        assert player.app.moment is None
        await player.press("f3", "f4", "tab", "x", "f5")
        assert isinstance(player.app.screen, Curtain)
        for pane in ("table", "hand", "log", "prompt", "answer"):
            assert not player.holds(pane).strip()
        assert own
        await player.press("enter")
        assert "waiting for Bruno" in player.screen
        await player.press("f3")
        assert player.holds("hand") != secret

    play(tmp_path, "a-team", story, seats=2, people=2)


@pytest.mark.parametrize(("answer", "undone"), [("n", False), ("y", True)])
def test_several_people_agree_to_undo_what_others_saw(tmp_path: Path, answer: str, undone: bool) -> None:
    async def story(player: Player) -> None:
        await player.press("enter")
        begin = len(player.session.table.log)
        await player.press("1", "enter")
        await player.press("enter")
        await player.press("f8")
        assert isinstance(player.app.screen, Question)
        await player.press(answer)
        assert (len(player.session.table.log) == begin) == undone

    play(tmp_path, "a-team", story, seats=2, people=2)


def test_a_story_is_told_step_by_step_and_can_be_skipped(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.press("1", "enter")
        assert player.moment.kind == "story"
        told = [player.moment.prompt]
        assert player.moment.log[-1] == player.moment.prompt.splitlines()[-1]
        await player.press("1", "enter")
        told.append(player.moment.prompt)
        await player.press("space")
        told.append(player.moment.prompt)
        assert told == ["Ada plays as Hannibal.", "Bruno plays as Face.", "Chloé plays as Murdock."]
        assert player.app.base.query_one("#typed", Input).value == ""
        await player.press("escape")
        assert player.moment.kind == "choice"
        assert player.moment.log[-1] != told[-1]

    play(tmp_path, "a-team", story, pace=Pace.STEP)


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        assert player.moment.kind == "story"
        await player.press("enter")
        await player.press("f9", "f9", "f9", "enter")
        assert player.moment.kind == "end"
        await player.press("enter")
        assert player.over

    play(tmp_path, "a-team", story, people=0, pace=Pace.STEP)


def test_leaving_while_bots_play(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.press("f10")
        assert player.over

    play(tmp_path, "a-team", story, people=0, pace=Pace.STEP)


@pytest.mark.parametrize(
    ("set_to", "pace"), [("", Pace.QUICK), ("Step", Pace.STEP), ("now", Pace.NOW), ("x", Pace.QUICK)]
)
def test_the_pace_comes_from_the_environment(set_to: str, pace: Pace) -> None:
    assert usual_pace({"COFFRET_PACE": set_to}) is pace
    assert {pace.next.next.next.next for pace in Pace} == set(Pace)


def test_time_runs_out(tmp_path: Path, coffret: Inside) -> None:
    async def story(player: Player) -> None:
        assert "The clock is running" in player.screen
        await until_async(lambda: player.app.moment is not None and player.moment.kind == "end")
        assert "Bruno wins." in player.screen
        assert "Time is up." in player.screen

    play(tmp_path, "bell", story, seats=2, options={"seconds": "1"})


def test_a_double_click_acts_once(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        player.app.CLICK_CHAIN_TIME_THRESHOLD = float(PATIENCE)  # type: ignore[misc]
        begin = len(player.session.table.log)
        await player.pilot.click(OptionsPane, offset=(6, 0), times=2)
        await player.settled()
        assert [entry.seat for entry in player.session.table.log[begin:]].count(0) == 1

    play(tmp_path, "a-team", story)


def test_what_is_sent_twice_acts_once(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        begin = len(player.session.table.log)
        player.app.send("1")
        player.app.send("1")
        await player.settled()
        assert [entry.seat for entry in player.session.table.log[begin:]].count(0) == 1

    play(tmp_path, "a-team", story)


def test_a_number_acts_without_enter_where_no_longer_one_can_be_meant(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        assert len(player.choices) < 10
        begin = len(player.session.table.log)
        await player.press("1")
        assert [entry.seat for entry in player.session.table.log[begin:]].count(0) == 1
        assert "Ada plays as Hannibal." in player.moment.log

    play(tmp_path, "a-team", story)


def test_a_number_waits_for_enter_among_ten_options(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        assert len(player.choices) >= 10
        begin = len(player.session.table.log)
        await player.press("1")
        assert len(player.session.table.log) == begin
        await player.press("enter")
        assert len(player.session.table.log) > begin

    play(tmp_path, "thunderbirds", story)


def test_an_enter_after_a_number_that_acted_lifts_no_curtain(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.press("enter")
        await player.press("1", "enter")
        assert isinstance(player.app.screen, Curtain)
        await player.press("enter")
        assert not isinstance(player.app.screen, Curtain)

    play(tmp_path, "a-team", story, seats=2, people=2)


def test_the_rulebook_opens_at_what_matters_now(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.press("f6")
        assert isinstance(player.app.screen, Reading)
        assert "AT-SETUP-0" in player.screen
        await player.press("home")
        assert "The A-Team: Race for the Formula" in player.screen

    play(tmp_path, "a-team", story)


def test_keys_for_reading_and_asking_work_while_a_story_is_told(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        await player.press("1")
        told = player.moment.prompt
        assert player.moment.kind == "story"
        await player.press("f1")
        assert "Ctrl+Z" in player.screen
        await player.press("escape", "f6")
        assert isinstance(player.app.screen, Reading)
        await player.press("escape")
        assert (player.moment.kind, player.moment.prompt) == ("story", told)
        await player.press("f7")
        await until_async(lambda: player.moment.kind == "choice" and "Hint: " in player.screen)

    play(tmp_path, "a-team", story, pace=Pace.STEP)


def test_a_chance_that_is_not_wanted_any_more_leaves_the_screen(tmp_path: Path) -> None:
    async def story(player: Player) -> None:
        for said, is_told in (("told with each question", True), ("not told any more", False)):
            await player.type("chance")
            assert said in player.screen
            assert ("Your chance to win:" in player.screen) == is_told

    play(tmp_path, "a-team", story)
