"""AM-ALIEN, AM-AMOVE, AM-AATK: who acts when, where it goes, whom it attacks."""

import pytest

from coffret.games.away_missions.names import CAPTAIN, CHIEF, FIGURES
from coffret.games.away_missions.rules.alien_turn import move_all_aliens
from coffret.kernel import stack
from coffret.kernel.stack import CHANCE
from coffret.testing import Position, rule
from tests.games.away_missions.support import aliens_act, at, place, where


def watched(text: str, *throws: str) -> list[tuple[str, str]]:
    """What Aliens do in their turn, in order: which figure moves or attacks."""
    table = at(text + " | now take-turn captain then begin-alien-turn then take-turn captain").does("end-turn")
    found = heard(table)
    for throw in throws:
        found += heard(table.rolls(throw))
    return found


def heard(table: Position) -> list[tuple[str, str]]:
    names = ("alien-moves", "alien-attacks", "brain-reaches")
    return [
        (event.name.partition("-")[2], FIGURES[event.args["alien"]]) for event in table.events if event.name in names
    ]


@rule("AM-ALIEN-01", "AM-ALIEN-04", "AM-BUG-08")
def test_the_kinds_act_in_order_of_sentience_and_war_thralls_after_thralls() -> None:
    aliens = "bug@8, leech@8, war-thrall@8, thrall@8, sentinel@8, saucerman@8, leader@8, brain@8"
    table = aliens_act(f"captain@8 chief@10 | tiles all | aliens {aliens}").does("lose-point standard")
    order = []
    while table.asked == -1:
        order.append(table.s.rolls[-1].dice)
        table.rolls("throw " + ",".join(["10"] * order[-1]))
    assert order == [4, 2, 6, 1, 2, 3, 1]


@rule("AM-ALIEN-04", "AM-BOSS-03")
def test_the_boss_acts_after_the_bugs() -> None:
    lair = place(0, -5, "hive-queen")
    crew = f"captain@{lair} chief@{lair} | scenario hive-queen | tiles all"
    table = aliens_act(f"{crew} | aliens hive-queen@{lair}, bug@{lair}").rolls("throw 10", "throw 10,10,10,10,10")
    assert table.asked == 0


@rule("AM-ALIEN-02", "AM-ALIEN-03")
def test_figures_of_a_kind_act_by_tile_number_then_arrival_each_complete() -> None:
    tiles = "tiles 8 tile-9, 7 tile-30, 13 tile-14, 12 tile-22"
    aliens = "saucerman@7, saucerman@12, saucerman@13, saucerman@12"
    assert watched(f"captain@9 chief@9 | {tiles} | aliens {aliens}", "throw 10,10", "throw 10,10", "throw 10,10") == [
        ("attacks", "saucerman-3"),
        ("moves", "saucerman-2"),
        ("attacks", "saucerman-2"),
        ("moves", "saucerman-4"),
        ("attacks", "saucerman-4"),
        ("moves", "saucerman-1"),
        ("attacks", "saucerman-1"),
    ]


@rule("AM-ALIEN-03")
def test_figures_on_unscanned_tiles_act_last_in_random_order() -> None:
    aliens = "saucerman@13, saucerman@5, saucerman@8, saucerman@5"
    table = aliens_act(f"captain@9 chief@9 | tiles 8 tile-35 | aliens {aliens}")
    table.rolls("throw 10,10")  # saucerman-3 on the scanned tile
    outcomes = table.s.stack[-1].outcomes(table.s)
    assert [(weight, FIGURES[action.alien]) for weight, action in outcomes] == [(1, "saucerman-1"), (2, "saucerman-2")]
    table.rolls("pick-alien saucerman-2", "throw 10,10", "pick-alien saucerman-4", "throw 10,10", "throw 10,10")
    assert table.asked == 0


@rule("AM-ALIEN-02", "AM-ALIEN-03")
def test_a_figure_that_comes_to_an_unscanned_tile_does_not_act_twice() -> None:
    assert where(aliens_act("captain@9 chief@9 | tiles 7 tile-35 | aliens thrall@7"), "thrall-1") == 8


@rule("AM-ALIEN-05", "AM-LEECH-03")
def test_a_figure_that_comes_late_does_not_act_again() -> None:
    table = aliens_act("captain@8 chief@1 | tiles all | aliens leech@8").rolls("throw 1,2,10", "throw 10,10,10")
    assert table.asked == 0


@rule("AM-ALIEN-06")
def test_a_stunned_alien_does_not_attack() -> None:
    assert aliens_act("captain@8 chief@1 | tiles all | aliens sentinel@8(stunned)").asked == 0


@rule("AM-AMOVE-01", "AM-AMOVE-15", "AM-LEAD-01")
def test_an_alien_walks_towards_the_closest_rocketeer() -> None:
    assert where(aliens_act("captain@9 chief@10 | tiles all | aliens sentinel@6"), "sentinel-1") == 10


@rule("AM-AMOVE-02")
def test_an_alien_that_can_attack_stays() -> None:
    table = aliens_act("captain@9 chief@1 | tiles all | aliens leader@8").rolls("throw 10,10,10,10")
    assert where(table, "leader-1") == 8


@rule("AM-AMOVE-03")
@pytest.mark.parametrize(("numbers", "place"), [((1, 2), 4), ((2, 1), 12)])
def test_of_equally_close_ones_the_highest_number_draws_the_alien(numbers: tuple[int, int], place: int) -> None:
    captain, chief = numbers
    text = f"captain@15(n{captain}) chief@2(n{chief}) | tiles all | hatches 7se free | aliens thrall@7"
    assert where(aliens_act(text), "thrall-1") == place


@rule("AM-AMOVE-05", "AM-AMOVE-06")
def test_the_lowest_numbered_scanned_tile_is_entered() -> None:
    tiles = "tiles 12 tile-14, 8 tile-22, 13 tile-35"
    assert where(aliens_act(f"captain@13 chief@13 | {tiles} | aliens thrall@7"), "thrall-1") == 12


@rule("AM-AMOVE-07")
def test_between_unscanned_tiles_chance_decides() -> None:
    table = aliens_act("captain@13 chief@13 | tiles 13 tile-35 | aliens thrall@7").rolls("pick-place 8")
    assert (where(table, "thrall-1"), table.s.picked) == (8, 7)


@rule("AM-AMOVE-08", "AM-AMOVE-12", "AM-AMOVE-11")
def test_locked_hatches_hold_every_alien_back() -> None:
    hatches = "hatches 9n locked, 9ne sealed, 9nw locked"
    aliens = "leader@7, sentinel@8, saucerman@8, thrall@8"
    table = aliens_act(f"captain@9 chief@9 | tiles all | {hatches} | aliens {aliens}")
    assert [where(table, one) for one in ("leader-1", "sentinel-1", "saucerman-1", "thrall-1")] == [7, 8, 8, 8]


@rule("AM-AMOVE-09", "AM-AMOVE-10", "AM-AATK-07", "AM-LEAD-01", "AM-SAUC-01", "AM-SENT-01", "AM-THR-01", "AM-LEECH-01")
@pytest.mark.parametrize(
    ("kind", "place"),
    [("leader", 8), ("saucerman", 7), ("sentinel", 6), ("thrall", 6), ("leech", 6), ("war-thrall", 6)],
)
def test_closed_hatches_stop_some_kinds(kind: str, place: int) -> None:
    hatches = "hatches 6s closed, 7s closed, 6se closed, 6sw closed, 6ne closed, 9n closed"
    table = aliens_act(f"captain@9 chief@9 | tiles all | {hatches} | aliens {kind}@6")
    assert where(table, f"{kind}-1") == place


@rule("AM-AMOVE-13", "AM-AMOVE-14")
def test_on_the_way_to_its_goal_an_alien_stops_where_it_can_attack() -> None:
    table = aliens_act("captain@8 chief@9 | tiles all | aliens leader@6")
    assert where(table, "leader-1") == 7
    assert table.s.rolls[-1].who == CAPTAIN


@rule("AM-AMOVE-14", "AM-GEAR-06")
def test_firecrackers_draw_an_alien_past_others_whom_it_could_attack() -> None:
    table = aliens_act("captain@8 chief@9 | tiles all | lure chief | aliens leader@6")
    assert where(table, "leader-1") == 8
    assert table.s.rolls[-1].who == CHIEF


@rule("AM-AATK-01", "AM-AATK-05")
def test_the_closest_rocketeer_in_range_is_attacked() -> None:
    table = aliens_act("captain@8(n1) chief@9(n2) | tiles all | aliens leader@8")
    assert table.s.rolls[-1].who == CAPTAIN


@rule("AM-AATK-02")
def test_of_equally_close_ones_the_highest_number_is_attacked() -> None:
    table = aliens_act("captain@9(n1) chief@7(n2) | tiles all | aliens leader@8")
    assert table.s.rolls[-1].who == CHIEF


@rule("AM-AATK-03")
def test_every_overkill_has_its_effect_once() -> None:
    table = aliens_act("captain@8 chief@1 | tiles all | aliens leech@8")
    table.rolls("throw 1,2,3", "throw 10,10,10", "throw 10,10,10")
    assert [where(table, f"leech-{number}") for number in (1, 2, 3, 4)] == [8, 8, 8, 0]


@rule("AM-AATK-04")
@pytest.mark.parametrize("kind", ["sentinel", "leech", "war-thrall", "thrall"])
def test_range_0_is_the_same_tile_only(kind: str) -> None:
    hatches = "hatches 9n closed, 9ne closed, 9nw closed"
    assert aliens_act(f"captain@9 chief@9 | tiles all | {hatches} | aliens {kind}@8").asked == 0


@rule("AM-AATK-06")
def test_who_can_attack_nobody_after_moving_is_done() -> None:
    table = aliens_act("captain@9 chief@9 | tiles all | aliens saucerman@6")
    assert (where(table, "saucerman-1"), table.asked) == (7, 0)


@rule("AM-AATK-07")
def test_an_alien_on_an_unscanned_tile_attacks_next_door_but_not_through_a_lock() -> None:
    assert aliens_act("captain@9 chief@9 | aliens saucerman@8").s.rolls[-1].alien == FIGURES.index("saucerman-1")
    assert aliens_act("captain@9 chief@9 | hatches 9n locked, 9ne locked, 9nw locked | aliens saucerman@8").asked == 0


@rule("AM-ALIEN-01", "AM-GEAR-06")
def test_firecrackers_are_announced_at_the_start() -> None:
    table = aliens_act("captain@9 chief@2[firecrackers] | tiles all | aliens thrall@8")
    assert (table.asked, table.options()) == (1, ["done", "use firecrackers"])
    assert table.refuses("end-turn").rule == "AM-ALIEN-01"
    assert where(table.does("use firecrackers"), "thrall-1") in (4, 5)


@rule("AM-ALIEN-02", "AM-SCHEM-13", "AM-SCHEM-05")
def test_who_can_vanish_is_asked_only_before_a_figure_that_comes_for_it() -> None:
    text = "captain@9(n1)[invisibility-device:2/a] chief@1(n2) | tiles all | aliens thrall@3, leader@9, saucerman@9"
    table = aliens_act(text).does("done")
    assert table.options() == ["done", "use invisibility-device"]
    assert table.refuses("end-turn").rule == "AM-ALIEN-02"
    table.does("done").rolls("throw 10,10,10,10").does("use invisibility-device")
    assert table.asked == 0  # the Saucerman goes for the Chief, the Thrall too, and nobody is asked again
    assert where(table, "saucerman-1") != 9


@rule("AM-ALIEN-02", "AM-SCHEM-13")
def test_who_can_vanish_is_asked_before_a_figure_that_only_comes_nearer() -> None:
    table = aliens_act("captain@9(n1)[invisibility-device:2/a] chief@1(n2) | tiles all | aliens thrall@8").does("done")
    assert table.options() == ["done", "use invisibility-device"]
    assert where(table.does("done"), "thrall-1") == 9


@rule("AM-ALIEN-02", "AM-SCHEM-13")
def test_nobody_is_asked_before_a_figure_that_goes_for_somebody_else() -> None:
    table = aliens_act("captain@9(n1)[invisibility-device:2/a] chief@1(n2) | tiles all | aliens thrall@3").does("done")
    assert table.options()[0] == "end-turn"


@rule("AM-ALIEN-02", "AM-SCHEM-13")
def test_who_can_vanish_is_asked_before_a_brain_in_reach() -> None:
    table = aliens_act("captain@9(n1)[invisibility-device:2/a] chief@1(n2) | tiles all | aliens brain@8").does("done")
    assert table.options() == ["done", "use invisibility-device"]


@rule("AM-ALIEN-02", "AM-SCHEM-13", "AM-BUG-05")
def test_who_can_vanish_is_asked_before_the_bugs() -> None:
    table = aliens_act("captain@9(n1)[invisibility-device:2/a] chief@2(n2) | tiles all | aliens bug@9, bug@9")
    table.does("done", "use invisibility-device")
    assert table.asked == 0
    assert where(table, "bug-1") != 9


@rule("AM-ALIEN-02", "AM-SCHEM-13", "AM-FX-11")
@pytest.mark.parametrize(("bugs", "asked"), [("bug@9(stunned), bug@9", True), ("bug@9(stunned)", False)])
def test_who_can_vanish_is_asked_before_bugs_that_are_not_all_stunned(bugs: str, asked: bool) -> None:
    table = aliens_act(f"captain@9(n1)[invisibility-device:2/a] chief@2(n2) | tiles all | aliens {bugs}").does("done")
    assert ("use invisibility-device" in table.options()) == asked


@rule("AM-ALIEN-02", "AM-SCHEM-13", "AM-BRAIN-02")
@pytest.mark.parametrize(("alien", "asked"), [("brain@4", True), ("brain@6", False), ("leader@9(stunned)", False)])
def test_who_can_vanish_is_asked_only_where_a_figure_reaches(alien: str, asked: bool) -> None:
    table = aliens_act(f"captain@9(n1)[invisibility-device:2/a] chief@1(n2) | tiles all | aliens {alien}").does("done")
    assert ("use invisibility-device" in table.options()) == asked


@rule("AM-ALIEN-02", "AM-SCHEM-13")
def test_nobody_is_asked_before_a_figure_next_door_that_goes_for_somebody_else() -> None:
    text = "captain@9(n1)[invisibility-device:2/a] chief@8(n2) | tiles all | aliens thrall@8"
    assert aliens_act(text).does("done").asked == CHANCE


@rule("AM-GEAR-07", "AM-SCHEM-13")
def test_at_the_start_one_may_announce_both_firecrackers_and_the_device() -> None:
    table = aliens_act("captain@9[firecrackers invisibility-device:2/a] chief@1 | tiles all | aliens thrall@3")
    assert table.does("use firecrackers").options() == ["done", "use invisibility-device"]


@rule("AM-GEAR-07")
@pytest.mark.parametrize(("device", "asked"), [(" invisibility-device:2/a", True), ("", False)])
def test_firecrackers_cannot_be_announced_later(device: str, asked: bool) -> None:
    text = f"captain@9(n1)[firecrackers{device}] chief@1(n2) | tiles all | aliens leader@9"
    table = aliens_act(text).does("done")
    assert table.options() == (["done", "use invisibility-device"] if asked else [])


@rule("AM-EVENT-04", "AM-EVENT-09")
def test_in_a_time_distortion_aliens_move_without_attacking() -> None:
    aliens = "brain@9, leader@6, saucerman@6, bug@1, bug@1, hive-queen@9"
    table = at(f"captain@9 chief@9 | tiles all | aliens {aliens}")
    stack.push(table.s, move_all_aliens(table.s))
    stack.settle(table.s)
    assert table.asked == 0
    assert (where(table, "leader-1"), where(table, "saucerman-1"), table.s.hp[CAPTAIN]) == (8, 8, 6)
    assert where(table, "bug-1") != 1
    assert not [state for state in table.s.alien_state if state]
