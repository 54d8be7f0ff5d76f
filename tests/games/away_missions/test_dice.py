"""AM-DICE, AM-OVK: what succeeds, and how Overkills are spent."""

from typing import Any

import pytest

from coffret.games.away_missions.names import BLOOD, CAPTAIN
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.testing import rule
from tests.games.away_missions.support import aliens_act, at, hp_of, parts_of, stunned, where

SENTINEL = "captain@8[air-knife] chief@8[ray-gun] | tiles all | aliens sentinel@8"


@rule("AM-DICE-01")
@pytest.mark.parametrize("face", range(1, 11))
def test_one_two_and_three_succeed_and_nothing_else(face: int) -> None:
    table = at(SENTINEL).does("attack air-knife:sentinel-1").rolls(f"throw {face},10,10,10")
    assert hp_of(table, "sentinel-1") == (2 if face <= 3 else 3)


@rule("AM-DICE-01", "AM-DICE-07")
def test_dice_have_ten_faces_and_there_are_always_enough() -> None:
    table = at("captain@8 chief@8(coffee9)[ray-gun] | tiles all | aliens sentinel@8 | active chief")
    table.does("attack ray-gun:sentinel-1")
    rng = seeded(1)
    sampled: list[Any] = [stack.sample(table.s, rng) for _ in range(300)]
    throws = [throw.faces for throw in sampled]
    assert {len(faces) for faces in throws} == {14}
    assert {face for faces in throws for face in faces} == set(range(1, 11))


@rule("AM-DICE-02")
def test_a_bonus_is_a_die_more() -> None:
    table = at("captain@8(coffee1)[air-knife] chief@8 | tiles all | aliens sentinel@8")
    table.does("attack air-knife:sentinel-1").rolls("throw 10,10,10,10,4")
    assert hp_of(table, "sentinel-1") == 3


@rule("AM-DICE-02", "AM-DICE-04")
def test_with_no_dice_left_a_roll_fails() -> None:
    leeches = ", ".join(["leech@8"] * 5)
    table = at(f"captain@8(hp3) chief@8 | tiles all | aliens {leeches}").does("heal captain").rolls("throw -")
    assert table.s.hp[CAPTAIN] == 3


@rule("AM-DICE-03")
def test_one_success_among_many_dice_is_enough() -> None:
    table = at(SENTINEL).does("attack air-knife:sentinel-1").rolls("throw 10,10,10,3")
    assert hp_of(table, "sentinel-1") == 2


@rule("AM-DICE-05")
def test_a_roll_is_complete_before_re_rolls_which_may_follow_each_other() -> None:
    table = at("captain@8[air-knife rabbits-foot time-warp] chief@8 | tiles all | aliens sentinel@8")
    table.does("attack air-knife:sentinel-1").rolls("throw 10,10,10,10")
    assert table.options() == ["done", "use rabbits-foot", "use time-warp"]
    table.does("use rabbits-foot", "choose-die 1").rolls("throw 9")
    assert table.s.rolls[-1].faces == [9, 10, 10, 10]
    assert "use time-warp" in table.options()


@rule("AM-DICE-06")
def test_an_automatic_success_may_be_the_first_one() -> None:
    table = at("captain@8(hp3)[ionoscope] chief@8 | tiles all").does("heal captain", "use ionoscope")
    table.rolls("throw 10,10,10,10")
    assert table.s.hp[CAPTAIN] == 4


@rule("AM-DICE-06", "AM-OVK-01")
def test_an_automatic_success_may_be_an_overkill() -> None:
    table = at("captain@8(hp3)[ionoscope] chief@8 | tiles all").does("heal captain", "use ionoscope")
    table.rolls("throw 1,10,10,10")
    assert table.s.rolls[-1].overkills == 1


@rule("AM-OVK-01")
def test_three_successes_are_one_success_and_two_overkills() -> None:
    table = at(SENTINEL).does("attack air-knife:sentinel-1").rolls("throw 1,2,3,10")
    assert (hp_of(table, "sentinel-1"), table.s.rolls[-1].overkills) == (2, 2)


@rule("AM-OVK-02", "AM-OVK-05", "AM-OVK-11")
def test_each_overkill_buys_one_option_and_the_same_again() -> None:
    table = at(SENTINEL).does("attack air-knife:sentinel-1").rolls("throw 1,2,3,10")
    table.does("spend extract", "spend extract")
    assert parts_of(table, CAPTAIN, BLOOD) == 3  # 1 for the first success
    assert not table.s.rolls


@rule("AM-OVK-03")
def test_after_an_attack_the_options_are_those_of_attacker_weapon_and_alien() -> None:
    table = at(SENTINEL).does("attack air-knife:sentinel-1").rolls("throw 1,2,10,10")
    assert table.options() == ["done", "spend command", "spend extract", "spend stagger"]


@rule("AM-OVK-03")
def test_an_option_of_another_weapon_is_refused() -> None:
    table = at(SENTINEL).does("attack air-knife:sentinel-1").rolls("throw 1,2,10,10")
    assert table.refuses("spend slash").rule == "AM-OVK-03"


@rule("AM-OVK-04")
def test_after_another_roll_only_the_personal_option_is_available() -> None:
    table = at("captain@8(hp2) chief@8[ray-gun] | tiles all | aliens leader@8").does("heal captain")
    table.rolls("throw 1,2,10,10")
    assert table.options() == ["done", "spend command"]
    assert table.refuses("spend psychic-scream").rule == "AM-OVK-04"


@rule("AM-OVK-05")
def test_a_thrall_is_saved_only_once() -> None:
    table = at("captain@8 chief@8 | tiles all | aliens thrall@8").does("subdue thrall-1").rolls("throw 1,2,3,3")
    assert "spend save" in table.options()
    table.does("spend save")
    while table.asked == -1:
        table.step(stack.sample(table.s, seeded(1)), -1)
    assert "spend save" not in table.options()
    assert table.refuses("spend save").rule == "AM-OVK-05"


@rule("AM-OVK-06", "AM-OVK-13")
def test_overkills_may_be_left_and_are_lost() -> None:
    table = at(SENTINEL).does("attack air-knife:sentinel-1").rolls("throw 1,2,3,10").does("done")
    assert not table.s.rolls
    assert parts_of(table, CAPTAIN, BLOOD) == 1


@rule("AM-OVK-07")
def test_overkills_do_no_more_damage_to_the_target() -> None:
    table = at("captain@9 chief@8[ray-gun] | tiles all | aliens sentinel@7 | active chief")
    table.does("attack ray-gun:sentinel-1").rolls("throw 1,1,1,1")
    assert hp_of(table, "sentinel-1") == 2
    assert "spend strafe" not in table.options()


@rule("AM-OVK-08", "AM-OVK-09", "AM-AATK-03")
def test_an_alien_spends_its_overkills_by_itself() -> None:
    table = aliens_act("captain@8(S2 s0 x1) chief@1 | tiles all | aliens leader@7").rolls("throw 1,2,9,9")
    assert (table.s.hp[CAPTAIN], table.s.oxygen[CAPTAIN]) == (5, 5)
    assert not stunned(table, "leader-1")


@rule("AM-OVK-10")
def test_the_first_success_comes_before_any_overkill() -> None:
    table = at(SENTINEL).does("attack air-knife:sentinel-1").rolls("throw 1,2,10,10")
    assert hp_of(table, "sentinel-1") == 2
    assert table.options()[0] == "done"


@rule("AM-OVK-11")
def test_each_overkill_is_resolved_before_the_next() -> None:
    table = at("captain@9 first-officer@8[ray-gun] | tiles all | aliens sentinel@8 | active first-officer")
    table.does("attack ray-gun:sentinel-1").rolls("throw 1,2,3,10,10").does("spend hit-and-run")
    assert table.options() == [f"choose-place {place}" for place in (7, 12, 13, 9, 5, 4)]
    assert table.refuses("spend stagger").rule == "AM-WPN-09"
    assert table.does("choose-place 7").options()[0] == "done"


@rule("AM-OVK-12")
def test_the_option_of_a_dead_alien_stays_available() -> None:
    table = at("captain@8[ray-gun] chief@9 | tiles all | aliens saucerman@8, leader@2")
    table.does("attack ray-gun:saucerman-1").rolls("throw 1,2,10,10,10").does("spend psychic-scream")
    assert stunned(table, "leader-1")


@rule("AM-OVK-13")
def test_the_tape_recorder_keeps_an_overkill() -> None:
    table = at("captain@8(hp2)[tape-recorder] chief@9 | tiles all").does("heal captain").rolls("throw 1,2,10,10")
    assert table.options() == ["done", "use tape-recorder"]


@rule("AM-OVK-14", "AM-LEECH-04")
def test_overkills_of_a_granted_roll_are_spent_first() -> None:
    table = at("captain@8[air-knife] chief@9 | tiles all | aliens leech@8, leech@8, leech@8")
    table.does("attack air-knife:leech-1").rolls("throw 1,2,3,10").does("spend revulsion")
    table.rolls("throw 1,2,10,10")
    assert [roll.overkills for roll in table.s.rolls] == [1, 1]
    table.does("spend extract")
    assert [roll.overkills for roll in table.s.rolls] == [1]
    assert "spend revulsion" in table.options()
    assert where(table, "leech-2") == 0


@rule("AM-OVK-15", "AM-ATK-09")
def test_an_area_attack_offers_the_options_of_all_kinds_that_were_there() -> None:
    table = at("captain@8[flame-gun] chief@9 | tiles all | aliens sentinel@7, leech@7, leader@1")
    table.does("attack-place flame-gun:7").rolls("throw 1,2,10,10")
    assert where(table, "leech-1") == 0
    assert hp_of(table, "sentinel-1") == 2
    assert table.options() == ["done", "spend terror", "spend stagger"]
