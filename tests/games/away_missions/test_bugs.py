"""AM-BUG: the turn of the Bugs at the table (how they plan is tested in test_swarm)."""

from coffret.games.away_missions.names import CAPTAIN, CHIEF, FIGURES
from coffret.testing import Position, rule
from tests.games.away_missions.support import aliens_act, place, where


def places(table: Position) -> list[int]:
    """Where the Bugs are."""
    return [where(table, FIGURES[one]) for one in sorted(table.s.figures)]


@rule("AM-BUG-01", "AM-BUG-05", "AM-BUG-09", "AM-BUG-19")
def test_a_swarm_moves_a_tile_for_each_bug_and_attacks_with_the_rest() -> None:
    bugs = ", ".join(["bug@6"] * 5)
    hatches = "hatches 9nw locked, 9ne locked"
    table = aliens_act(f"captain@9 chief@9 | tiles all | {hatches} | aliens {bugs}").rolls("throw 1,10")
    assert places(table) == [9] * 5
    assert table.s.hp[CAPTAIN] + table.s.hp[CHIEF] == 12


@rule("AM-BUG-01", "AM-BUG-09")
def test_a_lone_bug_moves_one_tile_and_does_not_attack() -> None:
    table = aliens_act("captain@9 chief@9 | tiles all | aliens bug@8")
    assert (places(table), table.asked) == ([9], 0)


@rule("AM-BUG-02", "AM-BUG-18")
def test_bugs_pass_closed_hatches_but_not_locked_ones() -> None:
    hatches = "hatches 9n closed, 9ne locked, 9nw sealed"
    table = aliens_act(f"captain@9 chief@9 | tiles all | {hatches} | aliens bug@8, bug@8").rolls("throw 10")
    assert places(table) == [9, 9]
    table = aliens_act(f"captain@9 chief@9 | tiles all | {hatches}, 8s locked | aliens bug@8, bug@8")
    assert places(table) == [8, 8]


@rule("AM-BUG-03", "AM-BUG-04", "AM-BUG-06")
def test_bugs_unite_first_even_away_from_a_rocketeer() -> None:
    table = aliens_act("captain@9 chief@9 | tiles all | aliens bug@9, bug@6")
    assert sorted(places(table)) == [7, 8]
    assert table.asked == 0


@rule("AM-BUG-04")
def test_stunned_bugs_are_ignored() -> None:
    table = aliens_act("captain@9 chief@9 | tiles all | aliens bug@9, bug@6(stunned)").rolls("throw 10")
    assert places(table) == [9, 6]


@rule("AM-BUG-04")
def test_stunned_bugs_are_left_behind() -> None:
    assert places(aliens_act("captain@9 chief@9 | tiles all | aliens bug@8(stunned), bug@8")) == [8, 9]


@rule("AM-BUG-06", "AM-BUG-09", "AM-BUG-15")
def test_a_bug_that_joins_a_swarm_has_moved() -> None:
    table = aliens_act("captain@9 chief@9 | tiles all | aliens bug@9, bug@9, bug@9, bug@8").rolls("throw 10,10,10")
    assert places(table) == [9] * 4


@rule("AM-BUG-10")
def test_the_only_swarm_attacks_where_it_is() -> None:
    table = aliens_act("captain@9 chief@9 | tiles all | aliens bug@9, bug@9").rolls("throw 10,10")
    assert places(table) == [9, 9]


@rule("AM-BUG-08", "AM-BUG-11", "AM-BUG-13")
def test_every_success_of_a_swarm_hurts_and_none_is_an_overkill() -> None:
    table = aliens_act("captain@9 chief@1 | tiles all | aliens bug@9, bug@9, bug@9").rolls("throw 1,2,3")
    assert (table.s.hp[CAPTAIN], table.s.oxygen[CAPTAIN], table.s.mind[CAPTAIN]) == (3, 6, -1)


@rule("AM-BUG-14")
def test_all_bugs_bite_the_rocketeer_with_the_highest_number() -> None:
    table = aliens_act("captain@9(n2) chief@9(n1) | tiles all | aliens bug@9, bug@9").rolls("throw 1,1")
    assert (table.s.hp[CAPTAIN], table.s.hp[CHIEF]) == (4, 7)


@rule("AM-BUG-18")
def test_swarms_of_two_regions_attack_where_they_are() -> None:
    hatches = "hatches 8n locked, 8ne locked, 8nw locked, 5n locked, 5nw locked, 13n locked, 13ne locked"
    text = f"captain@9(n1) chief@6(n2) | tiles all | {hatches} | aliens bug@9, bug@9, bug@6"
    table = aliens_act(text).rolls("throw 1", "throw 1,1")
    assert (table.s.hp[CAPTAIN], table.s.hp[CHIEF]) == (4, 6)


@rule("AM-BUG-17")
def test_a_group_that_cannot_unite_attacks_with_what_did_not_move() -> None:
    core, north, east = place(0, 0, "trilon"), place(0, -4, "trilon"), place(4, 0, "trilon")
    bugs = f"bug@{core}, bug@{core}, bug@{north}, bug@{east}"
    table = aliens_act(f"captain@{core} chief@{core} | scenario trilon | tiles all | aliens {bugs}")
    table.rolls("throw 10,10")
    assert places(table) == [core, core, place(0, -3, "trilon"), place(3, 0, "trilon")]


@rule("AM-BUG-07", "AM-BUG-16")
def test_a_single_bug_on_a_rocketeers_tile_is_joined_there() -> None:
    table = aliens_act("captain@9 chief@9 | tiles all | aliens bug@9, bug@7, bug@7").rolls("throw 10")
    assert places(table) == [9, 9, 9]


@rule("AM-AMOVE-07", "AM-BUG-16")
def test_between_unscanned_tiles_chance_leads_the_bugs() -> None:
    table = aliens_act("captain@4 chief@11 | tiles 4 tile-35, 11 tile-22 | aliens bug@7, bug@13").rolls("pick-place 12")
    assert (places(table), table.s.picked) == ([12, 12], 11)


@rule("AM-AMOVE-07", "AM-BUG-05")
def test_between_unscanned_tiles_chance_leads_a_swarm() -> None:
    table = aliens_act("captain@9 chief@9 | hatches 9n locked | aliens bug@7, bug@7").rolls("pick-place 12")
    assert (places(table), table.s.picked) == ([13, 13], 11)
