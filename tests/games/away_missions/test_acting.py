"""AM-SHEET, AM-AP, AM-OXY, AM-ACT, AM-TAL and Command AP: what pays for an action."""

import pytest

from coffret.games.away_missions.names import CAPTAIN, CHIEF, DOCTOR, FIRST_OFFICER
from coffret.games.away_missions.state import COMMAND, SPECIAL, STANDARD
from coffret.testing import Position, rule
from tests.games.away_missions.support import WHOLE_ALIEN_TURN, at

ALONE = "captain@8(seat1) chief@9(seat1) | tiles all"


def points(table: Position, who: int) -> tuple[int, ...]:
    """AP available: Standard, third, Command."""
    return tuple(table.s.points[3 * who : 3 * who + 3])


def spent(table: Position, who: int) -> tuple[int, ...]:
    return tuple(table.s.spent[3 * who : 3 * who + 3])


def verbs(table: Position, seat: int | None = None) -> set[str]:
    """The kinds of actions that are offered."""
    return {option.split()[0] for option in table.options(seat)}


@rule("AM-SHEET-01", "AM-AP-01")
def test_a_rocketeer_starts_with_two_standard_ap_one_third_one_and_an_empty_mind_control_box() -> None:
    table = at(ALONE)
    assert points(table, CAPTAIN) == (2, 1, 0)
    assert spent(table, CAPTAIN) == (0, 0, 0)
    assert table.s.mind[CAPTAIN] == -1


@rule("AM-SHEET-02")
def test_hp_never_exceed_the_starting_total() -> None:
    table = at("captain@8(hp5)[food-pills] chief@8 | tiles all").does("use food-pills")
    assert table.s.hp[CAPTAIN] == 6


@rule("AM-SHEET-04")
def test_any_amount_of_o2_may_be_held() -> None:
    table = at("captain@8(o30)[oxygen-tank] chief@8 | tiles all").does("use oxygen-tank")
    assert table.s.oxygen[CAPTAIN] == 32


@rule("AM-SHEET-05")
def test_any_number_of_items_may_be_carried() -> None:
    kit = "ray-gun tools flag holster thermite scanner med-pack head-set tele-radio firecrackers"
    table = at(f"captain@8[{kit}] chief@8 | tiles all | lying tricorder@8").does("pick-up tricorder")
    assert table.s.item_at.count(CAPTAIN) == 11


@rule("AM-ACT-01", "AM-AP-02", "AM-AP-07")
def test_an_action_moves_one_ap_from_available_to_spent() -> None:
    table = at(ALONE).does("move 7")
    assert points(table, CAPTAIN) == (1, 1, 0)
    assert spent(table, CAPTAIN) == (1, 0, 0)


@rule("AM-ACT-01")
def test_the_action_phase_offers_all_kinds_of_actions() -> None:
    table = at(
        "captain@8(seat1 hp3)[ray-gun common-cold force-field-belt] chief@8(seat1) | tiles all | hatches 8n closed"
        " | aliens saucerman@8, thrall@8"
    )
    offered = verbs(table)
    assert {"move", "open", "attack", "heal", "analyze", "subdue", "talent", "use"} <= offered


@rule("AM-AP-02", "AM-AP-07")
def test_without_ap_no_action_is_left() -> None:
    table = at(ALONE).does("move 7", "move 8")
    assert "move" not in verbs(table)
    assert table.refuses("move 7").rule == "AM-AP-04"
    assert at("captain@8(s0 x0) chief | tiles all").refuses("move 7").rule == "AM-AP-02"


@rule("AM-AP-03")
def test_a_standard_ap_pays_for_an_attack_and_for_a_move() -> None:
    table = at("professor@8(s1 x0)[ray-gun] chief | tiles all | aliens saucerman@8")
    assert {"move", "attack"} <= verbs(table)


@rule("AM-AP-04", "AM-AP-08", "AM-TAL-01")
def test_a_combat_ap_pays_only_for_an_attack_or_the_talent() -> None:
    table = at("captain@8(s0 hp3)[ray-gun] chief@8 | tiles all | hatches 8n closed | aliens saucerman@8, thrall@8")
    assert verbs(table) & {"attack", "talent", "move", "open", "heal", "subdue"} == {"attack", "talent"}
    reason = table.refuses("subdue thrall-1")
    assert (reason.rule, reason.why) == ("AM-AP-04", "only-combat")


@rule("AM-AP-05", "AM-IQ-02")
def test_a_non_combat_ap_pays_for_anything_but_an_attack() -> None:
    table = at("doctor@8(s0 hp3)[ray-gun] chief@8 | tiles all | hatches 8n closed | aliens saucerman@8, thrall@8")
    assert verbs(table) & {"attack", "talent", "move", "open", "heal", "subdue"} == {
        "talent",
        "move",
        "open",
        "heal",
        "subdue",
    }
    assert table.refuses("attack ray-gun:saucerman-1").rule == "AM-AP-05"


@rule("AM-AP-06")
def test_ap_need_not_be_spent_and_the_player_says_which_goes_first() -> None:
    text = "doctor@8(seat1) chief@9(seat1) | tiles all"
    assert points(at(text).does("move 7"), DOCTOR) == (2, 0, 0)
    assert points(at(text).does("pay-with standard", "move 7"), DOCTOR) == (1, 1, 0)
    assert points(at(text).does("pay-with standard", "pay-with special", "move 7"), DOCTOR) == (2, 0, 0)
    last = at("doctor@8(s1 x1) chief | tiles all").does("pay-with standard", "move 7")
    assert points(last, DOCTOR) == (0, 1, 0)
    assert points(last.does("move 8"), DOCTOR) == (0, 0, 0)
    assert points(at(text).does("end-turn"), DOCTOR) == (2, 1, 0)


@rule("AM-AP-06")
def test_there_is_nothing_to_choose_with_one_kind_of_ap() -> None:
    assert at("doctor@8(x0) chief | tiles all").refuses("pay-with standard").rule == "AM-AP-06"


@rule("AM-AP-07", "AM-CREW-09")
def test_spent_ap_stay_spent_until_the_cleanup_phase_and_command_ap_go_back() -> None:
    table = at("captain@8(s0 x1 S2 seat1) chief@8(seat1 s1 S1 c0 C1) | tiles all | now clean-up then begin-game-turn")
    assert points(table, CAPTAIN) == (2, 1, 0)
    assert points(table, CHIEF) == (2, 1, 0)
    assert spent(table, CHIEF) == (0, 0, 0)


@rule("AM-AP-09", "AM-GEAR-13")
@pytest.mark.parametrize("item", ["freeze-dried-coffee", "common-cold"])
def test_items_that_cost_an_ap_are_no_combat(item: str) -> None:
    text = f"captain@8(%s)[{item}] chief@8 | tiles all | aliens saucerman@8"
    assert f"use {item}" in at(text % "s1").options()
    assert at(text % "s0").refuses(f"use {item}").rule == "AM-AP-09"
    assert f"use {item}" in at(text.replace("captain", "doctor") % "s0").options()


@rule("AM-OXY-01")
def test_once_in_its_turn_a_rocketeer_takes_an_action_for_o2() -> None:
    assert "breathe" in at("captain@8(o2 s0 x0) chief | tiles all").options()
    table = at("captain@8(o3 s0 x0) chief | tiles all").does("breathe", "move 7")
    assert table.s.oxygen[CAPTAIN] == 2
    assert table.s.at[CAPTAIN] == 6
    assert table.refuses("breathe").rule == "AM-OXY-01"


@rule("AM-OXY-01")
def test_an_o2_action_that_is_declined_costs_nothing() -> None:
    table = at("captain@8(o3) chief | tiles all").does("breathe", "back")
    assert table.s.oxygen[CAPTAIN] == 3
    assert "breathe" in table.options()


@rule("AM-OXY-04")
def test_nobody_spends_or_gives_the_last_o2() -> None:
    table = at("captain@8(o1) chief@8(o1)[tools] | tiles all")
    assert table.refuses("breathe").rule == "AM-OXY-04"
    table.does("exchange chief")
    assert table.refuses("give-oxygen").rule == "AM-OXY-04"
    assert table.refuses("take-oxygen").rule == "AM-OXY-04"


@rule("AM-OXY-03", "AM-OXY-05")
def test_panic_costs_one_o2_a_turn_besides_the_o2_action() -> None:
    table = at("captain@8(o5 breathed) chief@9 | tiles all | aliens sentinel@7, sentinel@7" + WHOLE_ALIEN_TURN)
    while table.asked == -1:
        table.rolls("throw 9,9,9,9,9,9")
    assert table.s.oxygen[CAPTAIN] == 4


@rule("AM-CREW-06", "AM-CREW-11")
def test_a_command_ap_is_spent_in_anothers_turn_between_two_actions() -> None:
    table = at("captain@8[ray-gun] chief@9(c1 s0 x0) | tiles all | aliens saucerman@8")
    table.does("follow-command chief", seat=1).does("move 8")
    assert table.s.at[CHIEF] == 7
    assert spent(table, CHIEF) == (0, 0, 1)
    inside = at("captain@8[ray-gun rabbits-foot] chief@9(c1) | tiles all | aliens saucerman@8")
    inside.does("attack ray-gun:saucerman-1").rolls("throw 9,9,9,9,9")
    assert inside.options(1) == []


@rule("AM-CREW-06")
def test_a_command_ap_pays_for_anything_like_a_standard_ap() -> None:
    table = at("captain@8 chief@9(c1 s0 x0)[ray-gun] | tiles all | aliens saucerman@9, thrall@9")
    table.does("follow-command chief", seat=1)
    assert {"move", "attack", "subdue", "back"} <= verbs(table)


@rule("AM-CREW-06")
def test_a_command_ap_is_kept_from_turn_to_turn() -> None:
    table = at("captain@8(seat1) chief@8(seat1 c1) | tiles all | now clean-up then begin-game-turn")
    assert points(table, CHIEF) == (2, 1, 1)


@rule("AM-CREW-07")
def test_the_captain_commands_each_rocketeer_once_in_a_game_turn() -> None:
    table = at("captain@8(seat1) chief@8(seat1 commanded) doctor@8(seat1) | tiles all").does("talent")
    assert points(table, CHIEF)[COMMAND] == 0
    assert points(table, DOCTOR)[COMMAND] == 1


@rule("AM-CREW-08")
def test_nobody_keeps_two_command_ap() -> None:
    table = at("captain@8(seat1) chief@8(seat1 c1) doctor@8(seat1) | tiles all").does("talent")
    assert points(table, CHIEF)[COMMAND] == 1
    assert points(table, DOCTOR)[COMMAND] == 1


@rule("AM-CREW-08")
def test_nobody_spends_two_command_ap_in_a_game_turn() -> None:
    table = at("captain@8(seat1) chief@8(seat1 c1 C1) | tiles all")
    assert table.refuses("follow-command chief").rule == "AM-CREW-08"


@rule("AM-CREW-10")
def test_the_captain_does_not_command_himself() -> None:
    table = at("captain@8 chief@9 | tiles all")
    assert "talent" not in table.options()


@rule("AM-TAL-01", "AM-TAL-02")
def test_a_talent_uses_the_personal_option_once_without_dice() -> None:
    table = at("doctor@8(seat1 hp2) chief@8(seat1 hp7) | tiles all").does("talent")
    assert table.s.hp[DOCTOR] == 3
    assert table.asked == 0
    assert "throw" not in table.options()


@rule("AM-TAL-03")
def test_there_is_one_talent_in_a_game_turn_whatever_pays_for_it() -> None:
    table = at("doctor@8(seat1 hp2 o5) chief@8(seat1 hp7) | tiles all").does("talent")
    assert table.refuses("talent").rule == "AM-TAL-03"
    table.does("breathe")
    assert "talent" not in table.options()


@rule("AM-TAL-01")
def test_a_talent_without_a_target_is_refused() -> None:
    assert at("doctor@8 chief@9(hp3) | tiles all").refuses("talent").rule == "AM-TAL-01"


@rule("AM-TAL-03", "AM-GEAR-09")
def test_the_flag_gives_no_second_talent() -> None:
    table = at("first-officer@8(seat1 talented)[flag] chief@12(seat1) | tiles all").does("use flag")
    table.does("choose-rocketeer first-officer")
    assert "talent" not in table.options()
    assert points(table, FIRST_OFFICER)[STANDARD] + points(table, FIRST_OFFICER)[SPECIAL] == 3


@rule("AM-OXY-01")
@pytest.mark.parametrize(
    ("action", "rule_id", "why"),
    [
        ("end-turn", "AM-OXY-01", "extra-action-now"),
        ("exchange chief", "AM-OXY-01", "extra-action-now"),
        ("move 3", "AM-MOVE-01", "not-adjacent"),
        ("heal chief", "AM-IQ-06", "not-wounded"),
    ],
)
def test_an_extra_action_is_taken_before_anything_else(action: str, rule_id: str, why: str) -> None:
    reason = at("captain@8(o3) chief@8 | tiles all").does("breathe").refuses(action)
    assert (reason.rule, reason.why) == (rule_id, why)


@rule("AM-SCHEM-01")
@pytest.mark.parametrize(("action", "why"), [("move 7", "extra-action-now"), ("heal captain", "not-wounded")])
def test_an_inspiration_is_an_iq_action_and_nothing_else(action: str, why: str) -> None:
    table = at("captain@8[teleporter] chief@8(hp3) | tiles all").does("inspire teleporter")
    assert table.refuses(action).why == why
