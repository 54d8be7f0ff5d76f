"""AT-MOVE, AT-CORR: which way, what stops a move, and whose landing counts."""

import pytest

from coffret.games.a_team.state import INWARD, OUTWARD
from coffret.kernel import CHANCE
from coffret.testing import rule
from tests.games.a_team.support import at


@rule("AT-MOVE-01")
def test_characters_go_the_way_they_face() -> None:
    assert at("hannibal@20 face@30<*").rolls("guard 1:2").s.at == [21, 30]
    assert at("hannibal@25 face@30<* | turn 2").rolls("roll-both 2:1").s.at == [25, 27]


@rule("AT-MOVE-01")
def test_the_cellar_turns_a_character_round() -> None:
    position = at("hannibal@47 face@2 murdock@1")
    assert position.s.facing[0] == INWARD
    assert position.rolls("roll 2").s.facing[0] == OUTWARD


@rule("AT-MOVE-02")
def test_who_lands_on_his_turn_follows_the_instructions() -> None:
    position = at("hannibal@9 face@0").rolls("roll 1")
    assert position.s.turn == 0
    assert position.rolls("roll 4").s.at[0] == 14


@rule("AT-MOVE-03")
@pytest.mark.parametrize("dice", ["battle 1:2", "battle 2:5", "battle 3:5"])
def test_who_is_moved_in_anothers_turn_does_not(dice: str) -> None:
    """Onto a LAB, a ROLL AGAIN and a GUARD: the turn simply passes on."""
    position = at("hannibal@24 face@25 murdock@0").rolls("roll 1", dice)
    assert position.s.turn == 1


@rule("AT-MOVE-04")
@pytest.mark.parametrize(
    ("start", "deeds"),
    [
        ("hannibal@9 face@0", ["roll 1"]),
        ("hannibal@7 face@8", ["roll 1", "battle 6:4"]),
        ("hannibal@6 face@0", ["guard 1:5"]),
    ],
)
def test_landing_by_die_battle_or_guard_fight_is_the_same(start: str, deeds: list[str]) -> None:
    position = at(start).rolls(*deeds)
    assert position.s.at[0] == 10
    assert position.s.turn == 0  # ROLL AGAIN


@rule("AT-MOVE-04")
def test_landing_by_card_is_the_same() -> None:
    position = at("hannibal@7 [boost] face@0 | rolled").does("play boost").rolls("draw guide")
    assert position.s.at[0] == 10
    assert position.s.turn == 0  # ROLL AGAIN


@rule("AT-MOVE-05")
def test_occupied_spaces_are_passed_freely() -> None:
    position = at("hannibal@1 face@2 murdock@3").rolls("roll 3")
    assert position.s.at == [4, 2, 3]
    assert position.s.turn == 1


@rule("AT-MOVE-06")
def test_no_battle_is_fought_on_start() -> None:
    position = at("hannibal@2< face@0 murdock@20<*").rolls("roll-both 1:1")
    assert position.s.at == [0, 0, 20]
    assert position.s.turn == 1


@rule("AT-CORR-01", "AT-CORR-02")
def test_an_empty_corridor_is_passed_and_counts_as_one_space() -> None:
    assert at("hannibal@9 face@0").rolls("roll 3").s.at[0] == 12


@rule("AT-CORR-02")
def test_an_empty_corridor_can_be_landed_on() -> None:
    position = at("hannibal@9 face@0").rolls("roll 2")
    assert position.s.at[0] == 11
    assert position.s.turn == 1


@rule("AT-CORR-03")
def test_an_occupied_corridor_stops_the_move_and_means_a_battle() -> None:
    position = at("hannibal@9 face@11").rolls("roll 5")
    assert position.s.at[0] == 11
    assert position.rolls("battle 3:1").s.at == [13, 11]  # the rest of the move is lost


@rule("AT-CORR-03")
def test_an_occupied_corridor_stops_those_who_go_outward() -> None:
    position = at("hannibal@34<* face@31").rolls("roll-both 6:6")
    assert position.s.at[0] == 31


@rule("AT-CORR-04")
def test_in_a_corridor_battle_the_winner_advances_by_the_difference() -> None:
    lost = at("hannibal@9 face@11").rolls("roll 2", "battle 4:4", "battle 2:5")
    assert lost.s.at == [11, 14]
    won = at("hannibal@9 face@11").rolls("roll 2", "battle 6:3")
    assert won.s.at == [14, 11]


@rule("AT-CORR-05")
@pytest.mark.parametrize("card", ["boost", "guide"])
def test_a_corridor_stops_moves_by_card(card: str) -> None:
    position = at(f"hannibal@9 [{card}] face@11").does(f"play {card}").rolls("draw lab_1")
    assert position.s.at[0] == 11
    assert position.rolls("battle 4:3").s.at == [12, 11]


@rule("AT-CORR-05")
def test_a_corridor_stops_a_reroll() -> None:
    position = at("hannibal@9 [reroll] face@11 | rolled").does("play reroll").rolls("draw lab_1", "roll 6")
    assert position.s.at[0] == 11


@rule("AT-CORR-05")
def test_a_corridor_stops_a_lab_card() -> None:
    position = at("hannibal@19 [lab_3] face@22").does("play lab_3").rolls("draw boost")
    assert position.s.at[0] == 22


@rule("AT-CORR-05")
def test_a_corridor_stops_the_advance_after_a_battle() -> None:
    position = at("hannibal@8 face@9 murdock@11").rolls("roll 1", "battle 6:1")
    assert position.s.at[0] == 11
    assert position.rolls("battle 2:1").s.at == [12, 9, 11]


@rule("AT-CORR-05")
def test_a_corridor_stops_the_advance_after_a_guard_fight() -> None:
    assert at("hannibal@20 face@22").rolls("guard 1:5").s.at[0] == 22


@rule("AT-CORR-06")
def test_a_winner_off_turn_stops_in_an_occupied_corridor_and_shares_it() -> None:
    position = at("hannibal@8 face@9 murdock@11").rolls("roll 1", "battle 1:6")
    assert position.s.at == [9, 11, 11]
    assert position.asked == CHANCE
    assert position.s.turn == 1


@rule("AT-CORR-07")
def test_patrol_carries_over_occupied_corridors() -> None:
    position = at("hannibal@0 [patrol] face@12 murdock@11").does("patrol 2").rolls("draw boost")
    assert position.s.at == [0, 6, 11]
