"""AM-MOVE, AM-OPEN: Rocketeers walk and open hatches."""

import pytest

from coffret.games.away_missions.cards import OPEN
from coffret.games.away_missions.names import CAPTAIN
from coffret.testing import rule
from tests.games.away_missions.support import at, offered


@rule("AM-MOVE-01")
@pytest.mark.parametrize("hatch", ["free", "open", "destroyed"])
def test_a_rocketeer_moves_to_an_adjacent_face_up_tile_across_an_open_border(hatch: str) -> None:
    table = at(f"captain@8 chief | tiles all | hatches 8n {hatch}").does("move 7")
    assert table.s.at[CAPTAIN] == 6


@rule("AM-MOVE-01")
def test_only_adjacent_tiles_can_be_entered() -> None:
    table = at("captain@8 chief | tiles all")
    assert set(offered(table, "move")) == {"move 4", "move 5", "move 7", "move 9", "move 12", "move 13"}
    assert table.refuses("move 3").rule == "AM-MOVE-01"


@rule("AM-MOVE-02")
@pytest.mark.parametrize("hatch", ["closed", "locked", "sealed"])
def test_hatches_that_are_not_open_stop_a_rocketeer(hatch: str) -> None:
    reason = at(f"captain@8 chief | tiles all | hatches 8n {hatch}").refuses("move 7")
    assert (reason.rule, reason.why) == ("AM-MOVE-02", "hatch-in-the-way")


@rule("AM-MOVE-02")
def test_an_unscanned_tile_cannot_be_entered() -> None:
    reason = at("captain@9 chief | tiles 8 tile-35").refuses("move 13")
    assert (reason.rule, reason.why) == ("AM-MOVE-02", "unscanned")


@rule("AM-MOVE-03")
def test_aliens_do_not_hinder_a_move() -> None:
    table = at("captain@8 chief | tiles all | aliens saucerman@8, sentinel@7").does("move 7")
    assert table.s.at[CAPTAIN] == 6


@rule("AM-MOVE-03", "AM-FX-02")
def test_a_war_thrall_that_holds_stops_paid_moves_only() -> None:
    table = at("captain@8(seat1)[traffic-cop] chief(seat1) | tiles all | aliens war-thrall@8(holds-captain)")
    assert table.refuses("move 7").rule == "AM-FX-02"
    table.does("use traffic-cop", "choose-rocketeer captain", "move 7")
    assert table.s.at[CAPTAIN] == 6
    assert "move 8" in table.options()


@rule("AM-MOVE-03", "AM-OPT-07")
def test_an_admiral_must_fight_before_moving_on() -> None:
    table = at("captain@8[ray-gun] chief | level admiral | tiles all | aliens sentinel@7").does("move 7")
    assert table.refuses("move 8").rule == "AM-OPT-07"
    table.does("attack ray-gun:sentinel-1").rolls("throw 9,9,9,9,9")
    assert "move 8" in table.options()


@rule("AM-OPEN-01")
def test_a_closed_hatch_is_opened() -> None:
    table = at("captain@8 chief | tiles all | hatches 8n closed").does("open n")
    assert OPEN in table.s.border
    assert "move 7" in table.options()


@rule("AM-OPEN-01")
@pytest.mark.parametrize("hatch", ["locked", "sealed", "free", "destroyed", "open"])
def test_only_a_closed_hatch_can_be_opened(hatch: str) -> None:
    reason = at(f"captain@8 chief | tiles all | hatches 8n {hatch}").refuses("open n")
    assert (reason.rule, reason.why) == ("AM-OPEN-01", "no-closed-hatch")


@rule("AM-OPEN-02")
def test_a_border_with_two_hatch_symbols_needs_one_action() -> None:
    table = at("captain@8 chief | tiles 8 tile-9, 7 tile-3")  # both show a hatch on the border between them
    assert table.refuses("move 7").rule == "AM-MOVE-02"
    assert "move 7" in table.does("open n").options()
