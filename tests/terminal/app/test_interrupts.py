"""Acting out of turn in the application: a chance passes by itself, unless somebody types or holds the bots."""

from pathlib import Path

from tests.cli.running import Inside
from tests.terminal.app.playing import Player, play
from tests.waiting import until_async

SECOND = {"seats": 2, "humans": (2,)}


def test_a_chance_passes_by_itself(tmp_path: Path, coffret: Inside) -> None:
    async def story(player: Player) -> None:
        await player.type("asks moment 1")
        assert "for 1 s, then it passes by itself" in player.screen
        await player.type("0")
        await until_async(lambda: player.session.table.outcome is not None)  # nothing more was typed
        assert player.session.table.outcome is not None
        assert player.session.table.outcome.winners == (0,)

    play(tmp_path, "bell", story, **SECOND)


def test_whoever_begins_to_type_or_holds_the_bots_keeps_the_chance(tmp_path: Path, coffret: Inside) -> None:
    async def story(player: Player) -> None:
        await player.type("asks moment 600")
        await player.type("0")
        assert "passes by itself in" in player.screen
        await player.pilot.press("s")
        await player.settled()
        assert player.session.interrupts.passes_at is None
        assert "passes by itself in" not in player.screen
        await player.press("escape")
        await player.type("0")
        assert player.session.interrupts.passes_at is not None
        await player.press("ctrl+w")
        assert player.session.interrupts.passes_at is None
        assert "The bots wait for you." in player.screen

    play(tmp_path, "bell", story, **SECOND)


def test_whoever_is_asked_only_on_wish_can_hold_the_bots_by_a_key(tmp_path: Path, coffret: Inside) -> None:
    async def story(player: Player) -> None:
        await player.type("asks wait")
        await player.press("ctrl+w")
        assert "You will be asked at the next chance." in player.screen
        await player.type("0")
        assert player.session.table.outcome is None  # asked once more, as wished
        await player.type("0")
        assert player.session.table.outcome is not None

    play(tmp_path, "bell", story, **SECOND)
