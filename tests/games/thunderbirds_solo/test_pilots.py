"""TS-PILOT: the skills of the pilots."""

from coffret.games.thunderbirds_solo.names import COLOURS
from coffret.kernel import CHANCE
from coffret.testing import rule
from tests.games.thunderbirds_solo.support import RESCUE, at, calls, is_down, roll


@rule("TS-PILOT-01")
def test_a_used_skill_turns_the_pilot_face_down_until_the_next_turn() -> None:
    position = roll("1 d_f02 | crew virgil tb1 | at tb1 1", "rescue tb1", "fire,hazard").does("turn 2:fire")
    assert is_down(position, "virgil")
    assert position.refuses("turn 2:hazard").rule == "TS-PILOT-01"
    assert not is_down(calls("1 d_f02 | crew virgil tb1 | at tb1 1 | down virgil"), "virgil")


@rule("TS-PILOT-01")
def test_face_down_he_rescues_without_his_skill() -> None:
    position = at(f"1 d_f02 | crew alan tb1 | at tb1 1 | down alan | {RESCUE}").does("rescue tb1")
    assert position.asked == CHANCE


@rule("TS-PILOT-02")
def test_scott_has_any_dice_of_a_roll_at_his_chain_rolled_again() -> None:
    position = roll(
        "1 d_f02 | crew gordon tb1, scott tb3 | at tb1 1, tb3 1 | down gordon", "rescue tb1", "hazard,flood"
    )
    assert {"reroll 1", "reroll 2", "reroll 1,2"} <= set(position.options())
    position.does("reroll 1,2").rolls("dice fire,trapped")
    assert position.s.faces == [0, 1]
    assert is_down(position, "scott")
    assert not any(option.startswith("reroll") for option in position.options())


@rule("TS-PILOT-02")
def test_scott_rerolls_his_own_roll_but_none_elsewhere() -> None:
    own = roll("1 d_f02 | crew scott tb1 | at tb1 1", "rescue tb1", "hazard,flood")
    assert "reroll 1" in own.options()
    away = roll(
        "1 d_f07 | 2 d_f03 | crew gordon tb1, scott tb3 | at tb1 1, tb3 2 | down gordon", "rescue tb1", "fire,fire"
    )
    assert away.refuses("reroll 1").rule == "TS-PILOT-02"
    home = roll("1 d_f07 | crew gordon tb1 | at tb1 1 | down gordon", "rescue tb1", "fire,fire")
    assert home.refuses("reroll 1").why == "no-reroll"


@rule("TS-PILOT-02")
def test_dice_that_look_alike_are_offered_once() -> None:
    position = roll("1 d_f02 | crew scott tb1 | at tb1 1", "rescue tb1", "hazard,hazard")
    assert {option for option in position.options() if option.startswith("reroll")} == {"reroll 1", "reroll 1,2"}
    assert position.refuses("reroll 2").why == "other-dice"
    virgil = roll("1 d_f02 | crew virgil tb1 | at tb1 1", "rescue tb1", "hazard,hazard")
    assert {option.split(":")[0] for option in virgil.options() if option.startswith("turn")} == {"turn 1"}


@rule("TS-PILOT-03")
def test_virgil_turns_one_die_of_his_own_roll_to_any_of_its_faces() -> None:
    position = roll("1 d_f02 | crew virgil tb2 | at tb2 1", "rescue-with red", "hazard,flood,hazard")
    turns = {option for option in position.options() if option.startswith("turn 3")}
    assert turns == {"turn 3:fire", "turn 3:wild"}
    position.does("turn 3:fire")
    assert position.s.faces == [3, 4, 0]
    assert position.refuses("turn 1:fire").rule == "TS-PILOT-01"
    assert "turn 3:wild" in roll("1 d_f02 | crew virgil tb2 | at tb2 1", "rescue-with red", "wild,flood,fire").options()


@rule("TS-PILOT-03")
def test_not_after_the_roll_of_another_nor_to_a_face_the_die_has_not() -> None:
    crew = "crew gordon tb1, virgil tb3 | at tb1 1, tb3 1 | down gordon"
    assert roll(f"1 d_f07 | {crew}", "rescue tb1", "fire,fire").refuses("turn 1:flood").why == "no-such-skill"
    own = roll("1 d_f07 | crew virgil tb1 | at tb1 1", "rescue tb1", "fire,fire")
    refused = own.refuses("turn 1:altitude")
    assert (refused.rule, refused.why) == ("TS-PILOT-03", "no-such-face")


@rule("TS-PILOT-04")
def test_alan_adds_a_purple_die_before_his_own_roll() -> None:
    position = at(f"1 d_a01 | crew alan tb1 | at tb1 1 | {RESCUE}").does("rescue tb1", "add-die purple")
    assert [COLOURS[colour] for colour in position.s.dice] == ["white", "white", "purple"]
    assert is_down(position, "alan")
    declined = at(f"1 d_a01 | crew alan tb1 | at tb1 1 | {RESCUE}").does("rescue tb1", "roll")
    assert len(declined.s.dice) == 2
    assert not is_down(declined, "alan")


@rule("TS-PILOT-04", "TS-DICE-06")
def test_no_purple_die_no_skill() -> None:
    crew = "crew alan tb1, virgil tb2, john domo | at tb1 1, tb2 1 | hold domo"
    stores = "stored domo purple_fire, domo purple_fire, domo purple_fire"
    position = at(f"1 d_a01 | {crew} | {stores} | {RESCUE}").does("rescue tb1")
    assert position.asked == CHANCE


@rule("TS-PILOT-05")
def test_gordon_adds_a_blue_die_before_his_own_roll() -> None:
    position = at(f"1 d_w01 | crew gordon tb1 | at tb1 1 | {RESCUE}").does("rescue tb1")
    assert position.refuses("add-die purple").why == "not-that-colour"
    position.does("add-die blue")
    assert [COLOURS[colour] for colour in position.s.dice] == ["white", "white", "blue"]


@rule("TS-PILOT-06")
def test_john_rolls_one_more_die_of_any_colour_after_his_own_roll() -> None:
    position = roll("1 d_w01 | crew john tb1 | at tb1 1", "rescue tb1", "hazard,trapped")
    assert {f"late-die {colour}" for colour in COLOURS} <= set(position.options())
    position.does("late-die blue").rolls("dice flood")
    assert position.s.faces == [3, 1, 4]
    assert is_down(position, "john")
    other = roll("1 d_f07 | crew gordon tb1, john tb3 | at tb1 1, tb3 1 | down gordon", "rescue tb1", "fire,fire")
    assert other.refuses("late-die blue").rule == "TS-PILOT-06"
    gordon = roll("1 d_f07 | crew gordon tb1 | at tb1 1", "rescue tb1", "fire,fire")
    assert not any(option.startswith("late-die") for option in gordon.options())
    away = "crew john tb1, virgil tb2, alan domo | at tb1 1, tb2 1 | hold domo | down virgil"
    stores = "stored domo purple_fire, domo purple_fire, domo purple_fire"
    without = roll(f"1 d_f07 | {away} | {stores}", "rescue tb1", "fire,fire")
    assert without.refuses("late-die purple").why == "no-such-die-left"


@rule("TS-PILOT-07")
def test_brains_replaces_dice_by_others_before_his_own_roll() -> None:
    position = at(f"1 d_w01 | crew brains tb2 | at tb2 1 | {RESCUE}").does("rescue-with red")
    position.does("recolour white:blue", "recolour white:purple", "recolour red:blue")
    assert [COLOURS[colour] for colour in position.s.dice] == ["blue", "purple", "blue"]
    assert position.s.supply == [6, 3, 3, 3, 1, 2]
    assert is_down(position, "brains")
    assert position.asked == CHANCE


@rule("TS-PILOT-07")
def test_dice_of_one_colour_are_offered_once_and_one_may_be_passed_over() -> None:
    position = at(f"1 d_w01 | crew brains tb2 | at tb2 1 | {RESCUE}").does("rescue-with red")
    others = ("red", "orange", "green", "blue", "purple")
    wanted = [f"recolour white:{colour}" for colour in others] + [
        f"recolour red:{colour}" for colour in COLOURS if colour != "red"
    ]
    assert position.options() == ["roll", *wanted]
    position.does("recolour white:blue", "recolour red:green")
    assert [COLOURS[colour] for colour in position.s.dice] == ["blue", "white", "green"]


@rule("TS-PILOT-01", "TS-PILOT-07")
def test_face_down_brains_replaces_none() -> None:
    position = at(f"1 d_w01 | crew brains tb1 | at tb1 1 | down brains | {RESCUE}").does("rescue tb1")
    assert position.asked == CHANCE


@rule("TS-PILOT-07")
def test_no_die_is_replaced_twice_or_by_its_own_colour() -> None:
    position = at(f"1 d_w01 | crew brains tb1 | at tb1 1 | {RESCUE}").does("rescue tb1")
    assert position.refuses("recolour white:white").rule == "TS-PILOT-07"
    position.does("recolour white:blue")
    assert position.refuses("recolour blue:red").why == "no-such-swap"
    position.does("roll")
    assert len(position.s.dice) == 2
    gordon = at(f"1 d_w01 | crew gordon tb1 | at tb1 1 | {RESCUE}").does("rescue tb1")
    assert gordon.refuses("recolour white:blue").why == "no-such-skill"


@rule("TS-PILOT-09")
def test_one_skill_before_the_roll_and_any_number_after_it() -> None:
    crew = "crew virgil tb1, scott tb3, alan tb2 | at tb1 1, tb3 1, tb2 1"
    before = at(f"1 d_f02 | {crew} | {RESCUE}").does("rescue-with red", "add-die purple")
    assert before.asked == CHANCE
    position = roll(f"1 d_f02 | {crew}", "rescue tb1", "hazard,flood")
    position.does("turn 1:fire", "reroll 2").rolls("dice wild")
    assert position.s.faces == [0, 6]
    other = roll(f"1 d_f02 | {crew}", "rescue tb1", "hazard,flood").does("reroll 1").rolls("dice trapped")
    assert any(option.startswith("turn") for option in other.options())
