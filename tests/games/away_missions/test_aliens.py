"""AM-BRAIN, AM-LEAD, AM-SAUC, AM-SENT, AM-THR, AM-LEECH, AM-WART, AM-BOSS: what is special about each kind."""

import pytest

from coffret.games.away_missions.names import BLOOD, CAPTAIN, CHIEF, FIGURES, LEADER, LEECH, SENTINEL
from coffret.games.away_missions.rules.aliens import bring_bugs, eliminate, full_hp, place_alien, shift_alien, stun
from coffret.games.away_missions.rules.terror import terrify
from coffret.testing import rule
from tests.games.away_missions.support import aliens_act, all_stunned, at, hp_of, parts_of, place, stunned, where

QUEEN = FIGURES.index("hive-queen")


@rule("AM-BRAIN-01", "AM-BRAIN-02", "AM-BRAIN-04", "AM-RANGE-04")
def test_a_brain_controls_all_within_two_tiles_through_any_hatch() -> None:
    crew = "captain@9(s0 x1 S2) chief@7(s0 x1 S2) yeoman@6(s0 x1 S2) doctor@10(s0 x1 S2)"
    table = aliens_act(f"{crew} | tiles 8 tile-35, 6 tile-22 | hatches 8n locked, 9n sealed | aliens brain@8")
    assert [table.s.mind[who] for who in (CAPTAIN, CHIEF, 5, 2)] == [0, 0, 0, -1]
    table = aliens_act("captain@9 chief@9 | tiles all | aliens brain@10")
    assert where(table, "brain-1") == 10


@rule("AM-BRAIN-02", "AM-SENT-02", "AM-SCHEM-05")
def test_brains_and_sentinels_ignore_who_is_invisible() -> None:
    table = aliens_act("captain@9(invisible s1 x0 o3) chief@9(s1 x0 o3) | tiles all | aliens brain@9, sentinel@7")
    assert (table.s.mind[CAPTAIN], table.s.mind[CHIEF]) == (-1, 0)
    assert (table.s.oxygen[CAPTAIN], table.s.oxygen[CHIEF]) == (3, 2)


@rule("AM-BRAIN-03", "AM-THR-03")
def test_a_brain_offers_psychic_burst_and_a_thrall_nothing() -> None:
    table = at("captain@8[ray-gun] chief@9 | tiles all | aliens brain@8, leech@8")
    table.does("attack ray-gun:brain-1").rolls("throw 1,2,10,10,10")
    assert "spend psychic-burst" in table.options()
    table = aliens_act("captain@8 chief@1 | tiles all | aliens thrall@8").rolls("throw 1")
    assert (table.s.hp[CAPTAIN], table.asked) == (5, 0)


@rule("AM-BRAIN-05", "AM-LEAD-07", "AM-SAUC-05", "AM-SENT-06", "AM-LEECH-07", "AM-BUG-13", "AM-WART-03", "AM-BOSS-03")
def test_figures_appear_with_all_their_hp() -> None:
    table = at("captain@9 chief@9 yeoman@9 | scenario hive-queen | tiles all")
    assert [full_hp(table.s, kind) for kind in range(9)] == [2, 1, 1, 3, 1, 1, 1, 1, 11]
    figure = place_alien(table.s, LEECH, 8)
    assert (table.s.alien_hp[figure], table.s.alien_at[figure]) == (1, 8)


@rule("AM-LEAD-02", "AM-LEAD-03")
def test_a_leader_takes_saucermen_along_from_start_and_way() -> None:
    hatches = "hatches 7se locked, 7sw locked, 7ne locked, 7nw locked"
    aliens = "leader@6, saucerman@6, saucerman@7, saucerman@8"
    table = aliens_act(f"captain@9 chief@9 | tiles all | {hatches} | aliens {aliens}").rolls("throw 10,10,10,10")
    assert [where(table, one) for one in ("leader-1", "saucerman-1", "saucerman-2", "saucerman-3")] == [8, 8, 8, 8]
    table.rolls("throw 10,10", "throw 10,10", "throw 10,10")
    assert table.asked == 0


@rule("AM-LEAD-03")
def test_a_carried_saucerman_does_not_move_again() -> None:
    table = aliens_act("captain@9 chief@9 | tiles all | aliens leader@10, saucerman@10")
    assert where(table, "saucerman-1") == where(table, "leader-1")


@rule("AM-LEAD-04", "AM-SAUC-02")
@pytest.mark.parametrize(("kind", "dice"), [("leader", 4), ("saucerman", 2)])
def test_leaders_and_saucermen_attack_through_closed_hatches_after_moving(kind: str, dice: int) -> None:
    table = aliens_act(f"captain@9 chief@9 | tiles all | hatches 9n closed | aliens {kind}@7")
    table.rolls("throw 1" + ",10" * (dice - 1))
    assert (where(table, f"{kind}-1"), table.s.hp[CAPTAIN] + table.s.hp[CHIEF]) == (8, 12)


@rule("AM-LEAD-05")
def test_a_leader_causes_panic() -> None:
    table = aliens_act("captain@9 chief@1 | tiles all | aliens leader@9").rolls("throw 1,2,10,10")
    assert table.s.oxygen[CAPTAIN] == 5


@rule("AM-SAUC-03")
def test_a_saucerman_controls_minds() -> None:
    table = aliens_act("captain@9(s1 x0) chief@1 | tiles all | aliens saucerman@9").rolls("throw 1,2")
    assert table.s.mind[CAPTAIN] == 0


@rule("AM-LEAD-08")
def test_a_leader_carries_no_stunned_saucerman_and_no_leader() -> None:
    table = aliens_act("captain@9 chief@9 | tiles all | aliens leader@7, leader@7(stunned), saucerman@7(stunned)")
    table.rolls("throw 10,10,10,10")
    assert [where(table, one) for one in ("leader-1", "leader-2", "saucerman-1")] == [8, 7, 7]


@rule("AM-LEAD-08", "AM-AMOVE-02")
def test_a_leader_that_stays_carries_nobody() -> None:
    table = aliens_act("captain@9 chief@9 | tiles all | aliens leader@8, saucerman@8").rolls("throw 10,10,10,10")
    assert not table.s.alien_state[FIGURES.index("saucerman-1")]


@rule("AM-SENT-02", "AM-SENT-03", "AM-SENT-01")
def test_a_sentinel_frightens_all_on_the_tile_it_enters_and_attacks() -> None:
    table = aliens_act("captain@9(o3) chief@9(o3) | tiles all | aliens sentinel@7").rolls("throw 1,10,10,10,10,10")
    assert (table.s.oxygen[CAPTAIN], table.s.oxygen[CHIEF]) == (2, 2)
    assert table.s.hp[CAPTAIN] + table.s.hp[CHIEF] == 12


@rule("AM-SENT-02")
def test_a_sentinel_frightens_in_passing() -> None:
    table = at("captain@9(o3) chief@8(o3) | tiles all | aliens sentinel@7")
    shift_alien(table.s, FIGURES.index("sentinel-1"), 7)
    assert (table.s.oxygen[CAPTAIN], table.s.oxygen[CHIEF]) == (3, 2)


@rule("AM-SENT-07")
def test_a_sentinel_that_is_pushed_frightens_too_but_not_who_comes_to_it() -> None:
    table = at("captain@9(o3)[atomic-rifle] chief@8(o3) | tiles all | aliens sentinel@7")
    table.does("attack atomic-rifle:sentinel-1").rolls("throw 1,2,10,10").does("spend dislodge", "choose-place 8")
    assert (table.s.oxygen[CAPTAIN], table.s.oxygen[CHIEF]) == (3, 2)
    table.does("move 8")
    assert table.s.oxygen[CAPTAIN] == 3


@rule("AM-SENT-07")
def test_placing_a_sentinel_frightens_nobody() -> None:
    table = at("captain@9(o3) chief@8 | tiles all")
    place_alien(table.s, SENTINEL, 8)
    assert table.s.oxygen[CAPTAIN] == 3


@rule("AM-GEAR-03")
def test_an_electro_mine_kills_a_sentinel_after_its_panic() -> None:
    table = aliens_act("captain@9(o3) chief@9(o3) | tiles all | lying electro-mine/l@9 | aliens sentinel@7")
    assert (where(table, "sentinel-1"), table.s.oxygen[CAPTAIN], table.asked) == (0, 2, 0)
    assert not [item for item in table.s.item_at if item == 18]  # it does not lie there any more


@rule("AM-THR-01", "AM-THR-02")
def test_a_thrall_moves_or_attacks() -> None:
    table = aliens_act("captain@9 chief@9 | tiles all | aliens thrall@8, thrall@9").rolls("throw 10")
    assert (where(table, "thrall-1"), table.asked) == (9, 0)


@rule("AM-THR-05")
def test_nothing_hurts_a_thrall_but_it_can_be_stunned_and_moved() -> None:
    table = at("captain@9[atomic-rifle] yeoman@9 | tiles all | aliens thrall@9, brain@9 | active yeoman")
    eliminate(table.s, FIGURES.index("thrall-1"))
    assert where(table, "thrall-1") == 9
    assert stunned(table.does("talent"), "thrall-1")


@rule("AM-LEECH-02", "AM-LEECH-03", "AM-LEECH-06")
def test_leeches_spawn_depth_first() -> None:
    table = aliens_act("captain@8(hp6) chief@1 | tiles all | aliens leech@8")
    table.rolls("throw 1,2,3", "throw 1,2,10")
    assert [roll.alien - FIGURES.index("leech-1") + 1 for roll in table.s.rolls] == [1, 2, 3]
    table.rolls("throw 10,10,10")
    assert [roll.alien - FIGURES.index("leech-1") + 1 for roll in table.s.rolls] == [1, 4]


@rule("AM-LEECH-06")
def test_without_a_leech_figure_spawn_does_nothing() -> None:
    others = ", ".join(["leech@1(stunned)"] * 13)
    table = aliens_act(f"captain@8 chief@9 | tiles all | aliens leech@8, {others}").rolls("throw 1,2,3")
    assert (table.asked, table.s.hp[CAPTAIN]) == (0, 5)


@rule("AM-LEECH-04")
def test_revulsion_is_a_free_attack_on_another_leech_in_reach() -> None:
    table = at("captain@8[air-knife] chief@9 | tiles all | aliens leech@8, leech@8, leech@7")
    table.does("attack air-knife:leech-1").rolls("throw 1,2,10,10")
    ap = table.s.points[:]
    table.does("spend revulsion").rolls("throw 1,2,10,10")
    assert table.s.points == ap
    assert where(table, "leech-2") == 0
    assert "spend revulsion" not in table.options()  # the third one is out of range


@rule("AM-LEECH-04")
def test_revulsion_needs_another_leech() -> None:
    table = at("captain@8[air-knife] chief@9 | tiles all | aliens leech@8(hp2)")
    table.does("attack air-knife:leech-1").rolls("throw 1,2,10,10")
    assert table.refuses("spend revulsion").rule == "AM-WPN-14"


@rule("AM-LEECH-05", "AM-LEECH-07", "AM-FX-17")
def test_leeches_eat_iq_unless_they_are_stunned() -> None:
    table = at("captain@8(hp2) chief@9 | tiles all | aliens leech@8, leech@8, leech@8(stunned), leech@9")
    assert table.does("heal captain").s.rolls[-1].dice == 2


@rule("AM-WART-02", "AM-WART-04", "AM-BRAIN-01")
def test_a_war_thrall_takes_one_brain_along() -> None:
    table = aliens_act("captain@9 chief@9 | tiles all | aliens war-thrall@6, brain@6, brain@6")
    assert where(table, "war-thrall-1") != 6
    assert (where(table, "brain-1"), where(table, "brain-2")) == (where(table, "war-thrall-1"), 6)


@rule("AM-WART-03")
def test_a_war_thrall_moves_two_tiles_and_attacks_with_two_dice() -> None:
    table = aliens_act("captain@9 chief@9 | tiles all | aliens war-thrall@7").rolls("throw 1,10")
    assert table.s.hp[CAPTAIN] + table.s.hp[CHIEF] == 12


LAIR, DOOR = place(0, -5, "hive-queen"), place(0, -4, "hive-queen")  # her tile, and one next to it


def hive(crew: str, aliens: str) -> str:
    return f"{crew} | scenario hive-queen | tiles all | aliens {aliens}"


@rule("AM-BOSS-01")
def test_a_boss_keeps_its_wounds() -> None:
    table = at(hive(f"captain@{LAIR}[air-knife] chief@{LAIR}", f"hive-queen@{LAIR}(hp8)"))
    table.does("attack air-knife:hive-queen").rolls("throw 1,10,10,10")
    assert hp_of(table, "hive-queen") == 7


@rule("AM-BOSS-02")
def test_a_boss_is_not_stunned_moved_terrified_or_eliminated() -> None:
    table = at(hive(f"captain@{LAIR} chief@{LAIR}", f"hive-queen@{LAIR}(hp8)"))
    stun(table.s, QUEEN)
    shift_alien(table.s, QUEEN, 0)
    assert not terrify(table.s, CAPTAIN, QUEEN, 1)
    eliminate(table.s, QUEEN)
    assert not stunned(table, "hive-queen")
    assert (where(table, "hive-queen"), hp_of(table, "hive-queen")) == (LAIR, 5)
    assert table.refuses("subdue hive-queen").why == "cannot-be-subdued"


@rule("AM-BOSS-02", "AM-WPN-08")
def test_flames_do_not_terrify_a_boss() -> None:
    table = at(hive(f"captain@{DOOR}[flame-gun] chief@{DOOR}", f"hive-queen@{LAIR}(hp8)"))
    table.does(f"attack-place flame-gun:{LAIR}").rolls("throw 1,2,10,10")
    assert hp_of(table, "hive-queen") == 7
    assert table.refuses("spend terror").rule == "AM-WPN-14"


@rule("AM-BOSS-03")
def test_the_queen_attacks_with_five_dice_and_lays_bugs() -> None:
    table = aliens_act(hive(f"captain@{LAIR}(o3) chief@{LAIR}(n2 o3) yeoman@{LAIR}", f"hive-queen@{LAIR}"))
    table.rolls("throw 1,2,10,10,10")
    assert (table.s.hp[CHIEF], table.s.oxygen[CHIEF]) == (6, 2)
    assert [where(table, f"bug-{number}") for number in (1, 2, 3)] == [LAIR, LAIR, 0]


@rule("AM-BOSS-04")
def test_shriek_stuns_the_bugs_of_a_tile_or_yields_blood() -> None:
    aliens = f"hive-queen@{LAIR}(hp8), bug@1, bug@1, bug@2, saucerman@1, leech@3"
    table = at(hive(f"captain@{LAIR}[air-knife] chief@{LAIR}", aliens))
    table.does("attack air-knife:hive-queen").rolls("throw 1,2,3,10").does("spend shriek")
    assert table.options() == ["choose-component blood", "choose-place 1", "choose-place 2"]
    table.does("choose-place 1")
    assert all_stunned(table) == ["bug-1", "bug-2"]
    table.does("spend shriek", "choose-component blood")
    assert parts_of(table, CAPTAIN, BLOOD) == 2


@rule("AM-WPN-05", "AM-BOSS-02")
def test_ddt_hurts_the_queen_but_exterminate_does_not() -> None:
    table = at(hive(f"captain@{LAIR}[ddt] chief@{LAIR}", f"hive-queen@{LAIR}(hp8)"))
    table.does("attack ddt:hive-queen").rolls("throw 1,2,10,10,10")
    assert hp_of(table, "hive-queen") == 7
    assert "spend exterminate" not in table.options()


@rule("AM-BUG-12", "AM-BUG-20")
def test_when_all_bugs_are_in_play_the_farthest_one_is_used() -> None:
    bugs = ", ".join(["bug@9"] * 8)
    table = at(f"captain@9 chief@9 | tiles all | aliens {bugs}, bug@10, bug@1")
    assert not bring_bugs(table.s, 1, 8)
    assert (where(table, "bug-9"), where(table, "bug-10")) == (9, 1)


@rule("AM-BUG-20")
def test_of_unscanned_places_chance_takes_the_farthest_bug() -> None:
    bugs = ", ".join(["bug@9"] * 8)
    table = at(f"captain@9 chief@9 | aliens {bugs}, bug@3, bug@12 | now fetch-bug 9:2 then take-turn captain")
    table.rolls("pick-place 3")
    assert (where(table, "bug-9"), where(table, "bug-10")) == (9, 9)


@rule("AM-TOKEN-09")
def test_other_figures_are_skipped_when_none_is_left() -> None:
    table = at("captain@9 chief@9 | tiles all")
    assert len([place_alien(table.s, LEADER, 8) for _ in range(9)]) == 9
    assert len(table.s.figures) == 8
