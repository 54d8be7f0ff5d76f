"""Every game in the box can be played in the application to its end, by keys and by mouse."""

from pathlib import Path

import pytest

from coffret.kernel.game import games, load
from tests.quick import quick
from tests.terminal.app.playing import LOW, WIDE, Player, play

ENOUGH = 1500  # answers; no game is that long


async def by_keys(player: Player) -> None:
    """Take one option after another by its number."""
    for _ in range(ENOUGH):
        if player.over or player.moment.kind == "end":
            return
        chosen = player.choices[len(player.session.table.log) % len(player.choices)]
        await player.press(*f"{chosen.index + 1}", "enter")
    raise AssertionError("the game does not end")


async def by_mouse(player: Player) -> None:
    """Click on an option; a group opens first."""
    for _ in range(ENOUGH):
        if player.over or player.moment.kind == "end":
            return
        shown = player.listed()
        await player.click_option(shown[len(player.session.table.log) % len(shown)])
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("slug", quick(games(), "thunderbirds"))
def test_a_whole_game_is_played_by_keys(tmp_path: Path, slug: str) -> None:
    async def story(player: Player) -> None:
        await by_keys(player)
        outcome = player.session.table.outcome
        assert outcome is not None
        assert load(slug).about.title["en"] in player.screen
        assert player.moment.words.outcome(outcome)[:30] in player.screen
        await player.press("enter")
        assert player.over

    play(tmp_path, slug, story, size=LOW)


@pytest.mark.parametrize("slug", quick(games(), "time-bomb"))
def test_a_whole_game_is_played_by_mouse_in_french(tmp_path: Path, slug: str) -> None:
    async def story(player: Player) -> None:
        await by_mouse(player)
        assert load(slug).about.title["fr"] in player.screen
        assert player.session.table.outcome is not None

    play(tmp_path, slug, story, size=WIDE, language="fr", seed=7)
