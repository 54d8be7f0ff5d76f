"""TB-RES, TB-BON, TB-REW: rescues, what counts in them, and what they bring."""

import pytest

from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.names import DISASTERS, REGIONS
from coffret.kernel import CHANCE, seeded, stack
from coffret.testing import Position, rule
from coffret.testing.fairness import check_chance
from tests.games.thunderbirds.support import FACTS, at, cards, spent, tokens, track

OCEAN = "track 1 towering_ocean"  # sea 8 in the South Pacific, Thunderbirds 3 and 4 give 2 each


def rescue(text: str, disaster: str = "towering_ocean") -> Position:
    """A Rescue that has just been declared."""
    return at(text).does(f"rescue {disaster}")


def bonus(text: str, disaster: str) -> int:
    """What counts before the dice."""
    position = rescue(text, disaster)
    found: int = position.s.stack[-2].bonus
    return found


@rule("TB-RES-01")
def test_a_rescue_is_made_where_the_disaster_is() -> None:
    assert "rescue towering_ocean" in at(f"scott virgil | {OCEAN}").options()
    away = at(f"scott virgil | {OCEAN} | at tb1 asia")
    assert away.refuses("rescue towering_ocean").why == "rescue-elsewhere"
    assert away.refuses("rescue ricochet").why == "not-on-track"


@rule("TB-RES-02")
def test_of_several_disasters_here_one_is_chosen() -> None:
    position = at("scott virgil | track 1 pit_of_peril, 5 uninvited | at tb1 africa")
    assert {"rescue pit_of_peril", "rescue uninvited"} <= set(position.options())


@rule("TB-RES-03")
def test_a_car_may_attempt_an_air_rescue() -> None:
    assert "rescue edge_of_impact" in at("lady_penelope scott | track 1 edge_of_impact").options()


@rule("TB-RES-04", "TB-RES-07")
@pytest.mark.parametrize(("dice", "averted"), [("dice 1:3", True), ("dice 1:2", False)])
def test_dice_and_bonuses_must_reach_the_number(dice: str, averted: bool) -> None:
    position = rescue(f"scott virgil | {OCEAN}").rolls(dice)
    assert (track(position) == {}) is averted


@rule("TB-RES-05", "TB-RES-06")
def test_a_hood_face_counts_nothing_and_does_not_fail_the_rescue() -> None:
    position = rescue(f"scott virgil | {OCEAN}").rolls("dice 0:4")
    assert track(position) == {}
    assert track(rescue(f"scott virgil | {OCEAN}").rolls("dice 0:3")) == {1: "towering_ocean"}


@rule("TB-RES-08")
def test_an_averted_card_is_discarded_and_nothing_slides() -> None:
    position = rescue("scott virgil | track 3 ricochet, 4 towering_ocean, 5 cry_wolf").rolls("dice 5:5")
    position.does("take logistics")
    assert tokens(position) == "L"
    assert track(position) == {3: "ricochet", 5: "cry_wolf"}
    assert position.s.discard == [DISASTERS.index("towering_ocean")]


@rule("TB-RES-09")
def test_another_player_may_try_a_failed_rescue_later() -> None:
    position = rescue(f"scott virgil | {OCEAN}").rolls("dice 1:1").does("end-actions").rolls("draw ricochet")
    assert "rescue towering_ocean" in position.options(1)


@rule("TB-RES-10")
@pytest.mark.parametrize(("dice", "hood"), [("dice 1:1", 0), ("dice 0:1", 1), ("dice 0:0", 2)])
def test_the_hood_advances_one_space_for_each_hood_face_in_the_end(dice: str, hood: int) -> None:
    assert rescue(f"scott virgil | {OCEAN}").rolls(dice).s.hood == hood


@rule("TB-RES-11")
def test_only_the_final_faces_count() -> None:
    away = rescue(f"scott[I] virgil | {OCEAN}").rolls("dice 0:1").does("reroll 1").rolls("face 1")
    assert away.s.hood == 0
    brought = rescue(f"scott[I] virgil | {OCEAN}").rolls("dice 1:1").does("reroll 1").rolls("face 0")
    assert brought.s.hood == 1


@rule("TB-RES-12")
def test_rewards_come_before_the_hood_and_nothing_comes_between() -> None:
    position = rescue(f"scott[T] virgil[T] | {OCEAN}").rolls("dice 0:5")
    assert position.asked == 0
    assert position.options() == [
        f"take {it}" for it in ("teamwork", "intelligence", "determination", "logistics", "technology")
    ]
    assert position.refuses("build scott:domo").rule == "TB-RES-12"
    assert position.options(1) == []
    assert position.does("take logistics").s.hood == 1


@rule("TB-RES-13", "TB-RES-21")
def test_a_card_without_number_succeeds_without_dice_for_one_action() -> None:
    text = "virgil[W personal_hoverjet] scott | track 2 alias_mr_hackenbacker | aboard scott tb2 | at tb2 africa"
    position = rescue(text, "alias_mr_hackenbacker")
    assert (position.s.actions, position.s.hood) == (2, 0)
    assert tokens(position) == "WIL"
    assert cards(position) == ["personal_hoverjet"]


@rule("TB-RES-21", "TB-EVT-13")
def test_no_penalty_touches_it_and_it_ends_the_hoods_interference() -> None:
    text = "virgil scott | track 2 alias_mr_hackenbacker | aboard scott tb2 | at tb2 africa | events hood_interferes"
    position = rescue(text, "alias_mr_hackenbacker")
    assert track(position) == {}
    assert position.s.lasting == 0


@rule("TB-RES-14")
def test_it_cannot_be_started_while_a_condition_is_missing() -> None:
    position = at("virgil scott | track 2 alias_mr_hackenbacker | at tb2 africa")
    assert position.refuses("rescue alias_mr_hackenbacker").rule == "TB-RES-14"


@rule("TB-RES-15")
def test_dice_are_rolled_even_when_bonuses_alone_are_enough() -> None:
    text = "gordon scott | track 1 danger_at_ocean_deep | aboard gordon fab1, john fab1 | at tb1 north_pacific"
    position = rescue(text, "danger_at_ocean_deep")
    assert position.asked == CHANCE
    assert position.rolls("dice 0:0").s.hood == 2
    assert track(position) == {}


@rule("TB-RES-16")
def test_only_the_rescuers_own_tokens_count() -> None:
    position = rescue(f"scott[W] virgil[WI] | {OCEAN}").rolls("dice 1:1")
    assert position.options() == ["add-two", "done"]
    assert position.options(1) == []
    assert position.refuses("reroll 1").rule == "TB-RES-16"


@rule("TB-RES-16")
def test_a_team_mate_who_may_play_a_card_may_not_spend_tokens() -> None:
    position = rescue(f"scott virgil[W help_from_braman] | {OCEAN}").rolls("dice 1:1")
    assert position.options(1) == ["play help_from_braman"]
    assert position.refuses("add-two", seat=1).rule == "TB-RES-16"


@rule("TB-RES-17")
def test_the_order_inside_a_rescue() -> None:
    position = rescue(f"scott[IW] virgil[underwater_sealing_unit help_from_braman] | {OCEAN}")
    assert position.options() == ["roll"]
    assert position.options(1) == ["play underwater_sealing_unit"]
    position.does("roll").rolls("dice 0:0")
    assert position.options() == ["reroll 1", "reroll 2", "add-two", "done"]
    assert position.options(1) == ["play underwater_sealing_unit", "play help_from_braman"]
    position.does("add-two").does("play underwater_sealing_unit", seat=1).does("reroll 2").rolls("face 0")
    assert position.s.added == 5
    position.does("done")
    assert track(position) == {}


@rule("TB-RES-18")
def test_bonuses_of_position_are_read_once_at_the_start() -> None:
    position = rescue(f"scott[I] virgil[T fab_1_hydrofoils] | {OCEAN}").rolls("dice 0:0")
    assert position.s.stack[-1].bonus == 4
    assert position.options(1) == []
    assert position.refuses("transfer scott:tb2").why == "rescue-under-way"


@rule("TB-RES-19", "TB-EVT-05")
def test_an_event_lowers_the_score_which_may_become_negative() -> None:
    text = "scott virgil | track 1 city_of_fire | at tb1 north_america | events hood_interferes"
    position = rescue(text, "city_of_fire").rolls("dice 0:1")
    fails = [event.args["score"] for event in position.events if event.name == "rescue-fails"]
    assert fails == [-1]


@rule("TB-BON-01", "TB-BON-03")
def test_every_printed_bonus_that_is_present_adds_up_once() -> None:
    assert bonus(f"scott virgil | {OCEAN}", "towering_ocean") == 4
    assert bonus(f"scott virgil | {OCEAN} | at tb3 moon", "towering_ocean") == 2
    assert bonus(f"scott virgil | {OCEAN} | at tb3 moon, tb4 asia", "towering_ocean") == 0


@rule("TB-BON-02")
@pytest.mark.parametrize(("where", "plus"), [("asia", 3), ("north_pacific", 0)])
def test_a_bonus_may_ask_for_another_region(where: str, plus: int) -> None:
    text = f"virgil scott | track 1 target_tiger_one | at tb2 north_pacific, fab1 {where}"
    assert bonus(text, "target_tiger_one") == plus


@rule("TB-BON-04")
@pytest.mark.parametrize("players", ["virgil scott", "scott virgil", "gordon john"])
def test_a_printed_character_counts_whoever_plays_it(players: str) -> None:
    first = players.split()[0]
    text = f"{players} | track 1 uninvited | aboard {first} tb1, scott tb1 | at tb1 africa"
    printed = 4 if first == "gordon" else 2
    assert bonus(text, "uninvited") == printed + (2 if first == "virgil" else 0)


@rule("TB-BON-05")
def test_a_rescue_bonus_is_its_own_players_and_for_its_type_only() -> None:
    there = f"aboard gordon tb1 | {OCEAN} | at tb4 asia, tb3 moon"
    assert bonus(f"gordon scott | {there}", "towering_ocean") == 3
    assert bonus(f"scott gordon | {there}", "towering_ocean") == 0
    land = "gordon scott | track 1 city_of_fire | at tb4 north_america"
    assert bonus(land, "city_of_fire") == 0


@rule("TB-BON-06")
@pytest.mark.parametrize(("hold", "plus"), [("tb4", 2), ("-", 0)])
def test_what_is_loaded_is_present(hold: str, plus: int) -> None:
    text = f"scott virgil | track 1 atlantic_inferno | at tb1 south_atlantic, tb2 south_atlantic | hold {hold}"
    assert bonus(text, "atlantic_inferno") == plus


@rule("TB-BON-07")
@pytest.mark.parametrize(("place", "plus"), [("north_america", 3), ("plan", 0)])
def test_a_pod_vehicle_counts_when_built(place: str, plus: int) -> None:
    text = f"scott virgil | track 1 martian_invasion | at tb1 north_america | pods excavator {place}"
    assert bonus(text, "martian_invasion") == plus


@rule("TB-BON-08")
def test_the_rescuer_may_give_both_bonuses() -> None:
    text = "alan scott | track 1 bound_for_venus | at tb3 venus"
    assert bonus(text, "bound_for_venus") == 4


@rule("TB-REW-01")
def test_the_reward_goes_to_the_rescuer() -> None:
    text = "scott virgil | track 1 martian_invasion | at tb1 north_america | pods excavator north_america"
    position = rescue(text, "martian_invasion").rolls("dice 2:2")
    assert (tokens(position), tokens(position, 1)) == ("W", "")


@rule("TB-REW-02")
def test_for_a_question_mark_any_kind_is_taken() -> None:
    position = rescue(f"scott virgil | {OCEAN}").rolls("dice 5:5")
    assert len(position.options()) == 5
    assert tokens(position.does("take technology")) == "T"


@rule("TB-REW-03")
def test_a_printed_token_that_has_run_out_is_lost() -> None:
    text = "scott virgil[WWWWWW] | track 1 martian_invasion | at tb1 north_america | pods excavator north_america"
    assert tokens(rescue(text, "martian_invasion").rolls("dice 2:2")) == ""


@rule("TB-REW-04")
def test_a_question_mark_is_chosen_among_what_is_left() -> None:
    position = rescue(f"scott virgil[WWWWWWIIIIIIDDDDDD] | {OCEAN}").rolls("dice 5:5")
    assert position.options() == ["take logistics", "take technology"]
    assert position.refuses("take teamwork").rule == "TB-REW-04"


@rule("TB-REW-04")
def test_with_an_empty_supply_it_is_lost() -> None:
    position = rescue(f"scott virgil[WWWWWWIIIIIIDDDDDDLLLLLLTTTTTT] | {OCEAN}").rolls("dice 5:5")
    assert tokens(position) == ""
    assert position.options() != []


@rule("TB-REW-05")
def test_the_fixed_token_is_taken_first() -> None:
    text = "scott virgil[IIIII] | track 1 trapped_in_the_sky | at tb1 europe"
    position = rescue(text, "trapped_in_the_sky").rolls("dice 5:5")
    assert tokens(position) == "I"
    assert "take intelligence" not in position.options(), "the last one was the fixed one"


@rule("TB-TOK-02", "TB-TOK-10")
def test_several_teamwork_tokens_may_be_spent_on_one_roll() -> None:
    position = rescue(f"scott[WW] virgil | {OCEAN}").rolls("dice 0:0").does("add-two", "add-two")
    assert track(position.does("take logistics")) == {}
    assert position.s.supply[0] == 6


@rule("TB-TOK-03")
def test_intelligence_rerolls_any_die_again_and_again() -> None:
    position = rescue(f"scott[III] virgil | {OCEAN}").rolls("dice 1:1")
    position.does("reroll 1").rolls("face 1").does("reroll 2").rolls("face 1").does("reroll 2").rolls("face 5")
    assert position.s.dice == [1, 5]
    assert tokens(position.does("take logistics")) == "L"


@rule("TB-TOK-10")
def test_both_are_spent_after_the_roll_only() -> None:
    position = rescue(f"scott[WI underwater_sealing_unit] virgil | {OCEAN}")
    assert position.options() == ["play underwater_sealing_unit", "roll"]
    assert position.refuses("add-two").rule == "TB-TOK-10"
    assert at("scott[W] virgil").refuses("spend scott:teamwork").rule == "TB-TOK-10"


@rule("TB-TOK-13")
def test_the_two_stay_whatever_is_rerolled_later() -> None:
    position = rescue(f"scott[WI] virgil | {OCEAN}").rolls("dice 1:0").does("add-two", "reroll 2").rolls("face 1")
    assert track(position) == {}


@rule("TB-FAB-10")
@pytest.mark.parametrize(
    ("card", "disaster"),
    [
        ("personal_hoverjet", "city_of_fire"),
        ("underwater_sealing_unit", "towering_ocean"),
        ("remote_control_hover_camera", "edge_of_impact"),
        ("astronaut_spacewalk", "ricochet"),
    ],
)
def test_four_cards_add_three_to_a_rescue_of_one_type(card: str, disaster: str) -> None:
    where = FACTS.region[DISASTERS.index(disaster)]
    machine = "tb3" if where >= 11 else "tb1"
    place = f"aboard lady_penelope {machine} | at {machine} {REGIONS[where]}"
    text = f"lady_penelope[{card}] scott | {place} | track 1 {disaster}"
    position = rescue(text, disaster).does(f"play {card}")
    assert position.s.added == 3
    assert spent(position) == [card]


@rule("TB-FAB-10")
def test_a_card_of_another_type_does_not_help() -> None:
    position = rescue(f"scott[I personal_hoverjet] virgil | {OCEAN}").rolls("dice 1:1")
    assert position.refuses("play personal_hoverjet").rule == "TB-FAB-10"


@rule("TB-FAB-11")
def test_any_player_may_play_it_before_or_after_the_dice_until_the_rescue_is_settled() -> None:
    before = rescue(f"scott virgil[underwater_sealing_unit] | {OCEAN}").does("play underwater_sealing_unit", seat=1)
    assert track(before.rolls("dice 0:1")) == {}
    after = rescue(f"scott virgil[underwater_sealing_unit] | {OCEAN}").does("roll").rolls("dice 0:1")
    after.does("play underwater_sealing_unit", seat=1)
    assert track(after) == {}
    late = rescue(f"scott virgil[underwater_sealing_unit] | {OCEAN}").does("roll").rolls("dice 5:5")
    assert late.does("take logistics").refuses("play underwater_sealing_unit", seat=1).rule in (
        "TB-FAB-11",
        "TB-TURN-02",
    )


@rule("TB-FAB-14")
def test_the_active_player_is_asked_first_then_clockwise() -> None:
    text = f"scott[astronaut_spacewalk] virgil[help_from_braman] alan[underwater_sealing_unit] | turn virgil | {OCEAN}"
    decision = stack.decide(rescue(text).does("roll").rolls("dice 0:0").s)
    assert decision is not None
    assert [part.seat for part in (decision, *decision.others)] == [1, 2]


def test_nobody_is_asked_when_nothing_would_help() -> None:
    position = rescue(f"scott[WWW] virgil | {OCEAN}").rolls("dice 5:5")
    assert position.options()[0].startswith("take")
    assert tokens(position) == "WWW"


@rule("TB-RES-07")
def test_what_would_only_add_to_a_success_is_not_offered() -> None:
    position = rescue(f"scott[IW underwater_sealing_unit] virgil[help_from_braman] | {OCEAN}").does("roll")
    position.rolls("dice 0:5")
    assert position.options() == ["reroll 1", "reroll 2", "done"]
    assert position.options(1) == ["play help_from_braman"], "it takes the Hood face away"
    assert position.refuses("add-two").why == "enough-already"
    assert position.refuses("play underwater_sealing_unit").why == "enough-already"


def test_after_a_success_a_hood_face_may_still_be_rerolled() -> None:
    position = rescue(f"scott[I] virgil | {OCEAN}").rolls("dice 0:5")
    assert position.options() == ["reroll 1", "reroll 2", "done"]


@rule("TB-RES-01", "TB-DIS-03")
def test_the_last_card_before_the_skull_can_be_rescued() -> None:
    position = at("scott virgil | at tb1 europe | track 7 trapped_in_the_sky")
    assert "rescue trapped_in_the_sky" in position.options()


@rule("TB-RES-04", "TB-RES-17")
def test_a_rescue_begins_without_the_dice_of_the_last_one() -> None:
    text = "scott[remote_control_hover_camera] virgil | at tb1 europe | track 1 trapped_in_the_sky | dice 2,3 | added 4"
    position = at(text).does("rescue trapped_in_the_sky")
    assert (position.s.dice, position.s.added, position.s.rolled) == ([0, 0], 0, False)


@rule("TB-TOK-03", "TB-COMP-09")
def test_a_die_that_is_rolled_again_shows_any_face_alike() -> None:
    position = at("scott[I] virgil | at tb1 europe | track 1 trapped_in_the_sky").does("rescue trapped_in_the_sky")
    position.rolls("dice 1:1").does("reroll 1")
    check_chance(game, position.s, seeded("a die again"))
