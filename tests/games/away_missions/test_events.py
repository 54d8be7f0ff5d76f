"""AM-EVENT: the events of Alien tokens."""

import pytest

from coffret.games.away_missions.names import EVENTS
from coffret.games.away_missions.rules.aliens import full_hp
from coffret.games.away_missions.rules.events import happen
from coffret.games.away_missions.rules.table import KIND_OF
from coffret.kernel import stack
from coffret.testing import Position, rule
from tests.games.away_missions.support import FACTS, at, where

QUIET = "tiles all | unseen_alarms 0 | unseen_quiet 0"
CREW = "captain@9 chief@9 doctor@9"


def after(event: str, text: str) -> Position:
    """An event happens while the captain scans."""
    table = at(text)
    stack.push(table.s, happen(table.s, EVENTS.index(event), 0))
    stack.settle(table.s)
    return table


@rule("AM-EVENT-01")
def test_cosmic_radiation_hurts_everybody() -> None:
    table = after("cosmic-radiation", f"{CREW} | {QUIET}")
    assert [FACTS.hp[who] - table.s.hp[who] for who in table.s.crew] == [1, 1, 1]


@rule("AM-EVENT-01", "AM-GEAR-05")
def test_a_spacesuit_may_answer_cosmic_radiation() -> None:
    table = after("cosmic-radiation", f"captain@9[fiberweave-spacesuit] chief@9 | {QUIET}")
    assert table.options() == ["suffer", "use fiberweave-spacesuit"]


@rule("AM-EVENT-02", "AM-EVENT-07")
def test_power_out_stops_discovery_items_and_no_others() -> None:
    table = after("power-out", f"captain@9[heat-ray ionoscope flag] chief@9 | {QUIET}")
    assert "use flag" in table.options()
    assert table.refuses("use heat-ray").rule == "AM-EVENT-02"


@rule("AM-EVENT-02", "AM-EVENT-07")
def test_power_out_lasts_through_the_alien_turn_until_the_cleanup() -> None:
    during = at(f"captain@9 chief@9 | {QUIET} | flags power_out | now begin-alien-turn then take-turn chief")
    assert during.s.power_out
    after_it = at(f"captain@9 chief@9 | {QUIET} | flags power_out | now clean-up then take-turn chief")
    assert not after_it.s.power_out


@rule("AM-EVENT-07")
def test_without_power_discovery_weapons_and_analysis_do_not_work() -> None:
    table = after("power-out", f"captain@9[proton-blade force-field-belt] chief@9 | {QUIET} | aliens saucerman@9")
    assert table.refuses("attack proton-blade:saucerman-1").rule == "AM-EVENT-02"
    assert "analyze force-field-belt" not in table.options()


@rule("AM-EVENT-07", "AM-DISC-07")
def test_without_power_standing_discoveries_do_not_help() -> None:
    table = after("power-out", f"captain@9(o3)[mentality-helmet] chief@9 | {QUIET}")
    stack.push(table.s, happen(table.s, EVENTS.index("unreasonable-fear"), 0))
    stack.settle(table.s)
    assert table.s.oxygen[0] == 2


@rule("AM-EVENT-07")
def test_without_power_things_can_be_carried_picked_up_and_exchanged() -> None:
    table = after("power-out", f"captain@9(o3)[heat-ray] chief@9 | {QUIET} | lying ionoscope@9, thrall-oxygen-tank@9")
    assert {"drop heat-ray", "pick-up ionoscope", "exchange chief"} <= set(table.options())
    assert table.does("pick-up thrall-oxygen-tank").s.oxygen[0] == 6


@rule("AM-EVENT-07", "AM-COMP-02")
def test_without_power_mysterium_recharges_nothing() -> None:
    text = "captain@9(mysterium1)[heat-ray:1/d] chief@9"
    assert "recharge heat-ray" in at(f"{text} | {QUIET}").options()
    assert "recharge heat-ray" not in after("power-out", f"{text} | {QUIET}").options()


@rule("AM-EVENT-03", "AM-EVENT-08", "AM-ORDER-04")
def test_time_distortion_gives_numbers_to_all_as_the_scanners_leader_says() -> None:
    table = after("time-distortion", f"{CREW} | {QUIET}")
    assert table.asked == 0
    assert table.options() == ["take-number doctor", "take-number chief"]
    table.does("take-number chief")
    assert [table.s.order[who] for who in (0, 4, 2)] == [1, 2, 3]


@rule("AM-EVENT-08")
def test_the_others_then_act_in_that_order() -> None:
    table = after("time-distortion", f"{CREW} | {QUIET}").does("take-number chief", "end-turn")
    assert table.s.active == 4
    assert table.does("end-turn").s.active == 2


@rule("AM-EVENT-03")
def test_who_has_a_number_gets_no_other() -> None:
    table = after("time-distortion", f"{CREW} | {QUIET}")
    assert table.refuses("take-number captain").rule == "AM-EVENT-03"


@rule("AM-EVENT-04")
def test_time_distortion_moves_all_aliens_and_none_attacks() -> None:
    table = after("time-distortion", f"captain@9 chief@9 | {QUIET} | aliens sentinel@6, saucerman@8")
    places = [table.s.alien_at[one] + 1 for one in sorted(table.s.figures)]
    assert places == [8, 8]  # the Saucerman could attack and stays; the Sentinel comes closer
    assert table.s.hp[0] == FACTS.hp[0]


@rule("AM-EVENT-05")
def test_unnatural_growth_heals_wounded_aliens_and_bosses() -> None:
    table = after(
        "unnatural-growth",
        "captain@13 chief@13 | scenario hive-queen | tiles all | aliens hive-queen@8(hp1), sentinel@9(hp1)",
    )
    assert [table.s.alien_hp[one] for one in table.s.figures] == [full_hp(table.s, 8), full_hp(table.s, 3)]
    assert {KIND_OF[one] for one in table.s.figures} == {8, 3}


@rule("AM-EVENT-06")
@pytest.mark.parametrize(("crew", "lost"), [("captain@9 chief@9", 1), (f"{CREW}", 1), (f"{CREW} yeoman@9", 0)])
def test_unreasonable_fear_costs_oxygen_unless_they_are_four(crew: str, lost: int) -> None:
    before = at(f"{crew} | {QUIET}").s.oxygen
    table = after("unreasonable-fear", f"{crew} | {QUIET}")
    assert [before[who] - table.s.oxygen[who] for who in table.s.crew] == [lost] * len(table.s.crew)


@rule("AM-EVENT-10", "AM-FX-06")
def test_unreasonable_fear_is_the_one_panic_of_this_game_turn() -> None:
    table = after("unreasonable-fear", f"captain@9(panicked o3) chief@9(o3) | {QUIET}")
    assert (table.s.oxygen[0], table.s.oxygen[4]) == (3, 2)
    assert table.s.done[4] & 4


@rule("AM-EVENT-10", "AM-RESC-07")
def test_what_ignores_panic_ignores_unreasonable_fear() -> None:
    assert after("unreasonable-fear", f"captain@9(o3)[girl] chief@9 | {QUIET}").s.oxygen[0] == 3


@rule("AM-EVENT-09")
def test_a_sentinel_that_enters_by_time_distortion_causes_panic() -> None:
    table = after("time-distortion", f"captain@9(o3) chief@9(o3) | {QUIET} | aliens sentinel@7")
    assert (table.s.oxygen[0], table.s.oxygen[4]) == (2, 2)


@rule("AM-EVENT-09", "AM-GEAR-03")
def test_a_mine_springs_during_time_distortion() -> None:
    table = after("time-distortion", f"captain@9 chief@9 | {QUIET} | lying electro-mine/l@8 | aliens sentinel@7")
    assert table.s.figures == []


@rule("AM-EVENT-09")
def test_a_saucerman_carried_by_time_distortion_moves_again_in_the_alien_turn() -> None:
    table = after("time-distortion", f"captain@9 chief@9 | {QUIET} | aliens leader@3, saucerman@3")
    assert [state & 2 for state in table.s.alien_state] == [0] * len(table.s.alien_state)
    assert len({table.s.alien_at[one] for one in table.s.figures}) == 1


@rule("AM-EVENT-09")
def test_brains_do_not_control_minds_during_time_distortion() -> None:
    table = after("time-distortion", f"captain@9 chief@9 | {QUIET} | aliens brain@8")
    assert table.s.mind == [-1] * 6


@rule("AM-EVENT-09")
def test_bugs_unite_during_time_distortion_and_do_not_bite() -> None:
    table = after("time-distortion", f"captain@9 chief@9 | {QUIET} | aliens bug@9, bug@8")
    assert table.s.rolls == []
    assert table.s.hp[0] == FACTS.hp[0]


@rule("AM-THR-02", "AM-EVENT-04")
def test_a_thrall_that_time_distortion_moved_does_not_attack_in_that_game_turn() -> None:
    text = "captain@8(seat1 n1) chief@9(seat1 n2) | tiles all | aliens thrall@7 | now move-all then begin-alien-turn"
    table = at(f"{text} then take-turn captain")
    assert (where(table, "thrall-1"), table.s.rolls) == (8, [])


@rule("AM-THR-02")
def test_the_thrall_attacks_in_the_next_game_turn() -> None:
    text = "captain@8(seat1 n1) chief@9(seat1 n2) | tiles all | aliens thrall@8(moved)"
    table = at(f"{text} | now clean-up then begin-alien-turn then take-turn captain")
    assert table.s.rolls[-1].who == 0


@rule("AM-THR-02")
def test_a_thrall_pushed_by_a_rocketeer_has_not_moved_by_itself() -> None:
    table = at("captain@9[atomic-rifle] chief@7 | tiles all | aliens thrall@8, saucerman@8")
    table.does("attack atomic-rifle:saucerman-1").rolls("throw 1,2,10").does("spend dislodge", "choose-place 7")
    assert table.s.alien_state[table.s.figures[-1]] == 0
