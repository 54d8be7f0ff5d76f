"""AM-IQ: how many dice, heal and analyse, and what their Overkills buy."""

from coffret.games.away_missions.names import CAPTAIN, CHIEF
from coffret.games.away_missions.rules.iq import iq_dice
from coffret.games.away_missions.state import ANALYSED
from coffret.testing import rule
from tests.games.away_missions.support import at, charges_of, marks_of, offered

# How many dice


@rule("AM-IQ-01", "AM-SHEET-03")
def test_an_iq_action_rolls_the_current_iq() -> None:
    table = at("captain@8 chief@8 | tiles all | aliens thrall@8").does("subdue thrall-1")
    assert table.s.rolls[-1].dice == 4


@rule("AM-IQ-01")
def test_there_are_three_iq_actions() -> None:
    table = at("captain@8(hp3)[force-field-belt] chief@8 | tiles all | aliens thrall@8")
    assert {"heal captain", "analyze force-field-belt", "subdue thrall-1"} <= set(table.options())


@rule("AM-SHEET-03", "AM-IQ-03", "AM-SUB-09")
def test_bonuses_and_penalties_add_up() -> None:
    table = at(
        "captain@8(coffee1)[dominated-brain dominated-brain wire-cutters] chief@8 | tiles all"
        " | aliens thrall@8, leech@8, leech@8(stunned)"
    )
    assert iq_dice(table.s, CAPTAIN) == 4 + 2 - 1
    assert table.does("subdue thrall-1").s.rolls[-1].dice == 5 + 1 + 1


@rule("AM-IQ-03")
def test_iq_is_never_below_zero_and_dice_of_items_come_afterwards() -> None:
    aliens = ", ".join(["leech@8"] * 5)
    table = at(f"chief@8[wire-cutters] captain@9 | tiles all | aliens thrall@8, {aliens}")
    assert iq_dice(table.s, CHIEF) == 0
    assert table.does("subdue thrall-1").s.rolls[-1].dice == 1


@rule("AM-IQ-03", "AM-DISC-11")
def test_the_orb_raises_an_iq_that_leeches_eat_up() -> None:
    text = "chief@8[glowing-orb] captain@9 | tiles all | aliens thrall@8, "
    table = at(text + ", ".join(["leech@8"] * 5)).does("subdue thrall-1", "use glowing-orb")
    assert table.s.rolls[-1].dice == 0
    table = at(text + ", ".join(["leech@8"] * 3)).does("subdue thrall-1", "use glowing-orb")
    assert table.s.rolls[-1].dice == 1


@rule("AM-IQ-03", "AM-DISC-11")
def test_two_orbs_raise_the_iq_one_after_the_other() -> None:
    aliens = ", ".join(["leech@8"] * 4)
    table = at(f"chief@8[glowing-orb glowing-orb] captain@9 | tiles all | aliens thrall@8, {aliens}")
    table.does("subdue thrall-1", "use glowing-orb")
    assert table.s.rolls[-1].dice == 0
    table.does("use glowing-orb-2")
    assert table.s.rolls[-1].dice == 1


# Heal


@rule("AM-IQ-04")
def test_the_first_success_of_a_heal_restores_one_hp() -> None:
    table = at("captain@8 chief@8(hp3) | tiles all").does("heal chief").rolls("throw 1,9,9,9")
    assert table.s.hp[CHIEF] == 4
    assert at("captain@8 chief@8(hp3) | tiles all").does("heal chief").rolls("throw 4,9,9,9").s.hp[CHIEF] == 3


@rule("AM-IQ-04")
def test_a_heal_reaches_oneself_and_the_own_tile_only() -> None:
    table = at("captain@8(hp2) chief@7(hp3) | tiles all")
    assert "heal captain" in table.options()
    assert table.refuses("heal chief").rule == "AM-IQ-04"


@rule("AM-IQ-06")
def test_only_the_wounded_are_healed() -> None:
    reason = at("captain@8 chief@8 | tiles all").refuses("heal chief")
    assert (reason.rule, reason.why) == ("AM-IQ-06", "not-wounded")


@rule("AM-IQ-05")
def test_overkills_of_a_heal_buy_the_personal_option_only() -> None:
    table = at("captain@8 chief@8(hp3) | tiles all").does("heal chief").rolls("throw 1,1,9,9")
    assert offered(table, "spend") == ["spend command"]
    assert table.s.hp[CHIEF] == 4


# Analyse


@rule("AM-IQ-07", "AM-IQ-08")
def test_an_analysis_makes_an_item_usable_with_its_charges() -> None:
    table = at("captain@8[force-field-belt] chief@9 | tiles all").does("analyze force-field-belt")
    table.rolls("throw 3,9,9,9")
    assert marks_of(table, "force-field-belt") & ANALYSED
    assert charges_of(table, "force-field-belt") == 3
    assert table.refuses("analyze force-field-belt").why == "analysed-already"


@rule("AM-IQ-07")
def test_an_item_not_analysed_cannot_be_used() -> None:
    table = at("captain@8[force-field-belt] chief@9 | tiles all")
    reason = table.refuses("use force-field-belt")
    assert (reason.rule, reason.why) == ("AM-IQ-07", "not-analysed")


@rule("AM-IQ-07", "AM-ITEM-07")
def test_items_without_the_icon_need_no_analysis() -> None:
    table = at("captain@8(mysterium1)[replicator] chief@9 | tiles all")
    assert table.refuses("analyze replicator").rule == "AM-ITEM-07"
    assert "use replicator" in table.options()


@rule("AM-IQ-09")
def test_overkills_of_an_analysis_buy_charges() -> None:
    table = at("captain@8[force-field-belt] chief@8 | tiles all").does("analyze force-field-belt")
    table.rolls("throw 1,1,1,9")
    assert offered(table, "spend") == ["spend command", "spend charge"]
    assert charges_of(table.does("spend charge", "spend charge"), "force-field-belt") == 5


@rule("AM-IQ-10")
def test_a_failed_analysis_changes_nothing_and_may_be_tried_again() -> None:
    table = at("captain@8[force-field-belt] chief@9 | tiles all").does("analyze force-field-belt")
    table.rolls("throw 9,9,9,9")
    assert not marks_of(table, "force-field-belt") & ANALYSED
    assert "analyze force-field-belt" in table.options()


@rule("AM-IQ-11")
def test_each_copy_is_analysed_by_itself() -> None:
    table = at("captain@8[force-field-belt force-field-belt] chief@9 | tiles all")
    assert table.refuses("analyze force-field-belt-2").rule == "AM-IQ-11"
    table.does("analyze force-field-belt").rolls("throw 1,9,9,9")
    assert not marks_of(table, "force-field-belt-2") & ANALYSED
    assert "analyze force-field-belt-2" in table.options()


@rule("AM-IQ-12")
def test_only_what_is_carried_is_analysed() -> None:
    table = at("captain@8 chief@8[force-field-belt] | tiles all")
    assert table.refuses("analyze force-field-belt").rule == "AM-IQ-12"


@rule("AM-IQ-13")
def test_a_task_of_the_scenario_is_an_iq_action() -> None:
    table = at("captain@8 chief@9 | tiles 8 control-room | markers 8")
    assert "perform send-alarm" in table.options()
    table.does("perform send-alarm")
    assert table.s.rolls[-1].dice == 4
    table.rolls("throw 9,9,9,9")
    assert at("captain@8 chief@9 | tiles all").refuses("perform send-alarm").rule == "AM-IQ-13"


@rule("AM-IQ-13")
def test_overkills_of_a_task_buy_the_personal_option_only() -> None:
    table = at("captain@8 chief@8 doctor@9 | tiles 8 control-room | markers 8").does("perform send-alarm")
    assert offered(table.rolls("throw 1,1,9,9"), "spend") == ["spend command"]
