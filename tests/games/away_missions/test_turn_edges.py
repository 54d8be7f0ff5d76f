"""Who acts when: from Rocketeer to Rocketeer, at the start of the Alien Turn, and swarm after swarm."""

import pytest

from coffret.games.away_missions.names import CAPTAIN, CHIEF
from coffret.games.away_missions.rules.items import peek_of
from coffret.games.away_missions.state import CLEANUP, NOBODY
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.stack import CHANCE
from coffret.testing import Position, rule
from tests.games.away_missions.support import aliens, aliens_act, at, offered

TRIO = "captain@9 chief@9 doctor@9"


# Rocketeers


@rule("AM-AP-06", "AM-TURN-02")
def test_how_one_rocketeer_pays_is_no_matter_for_the_next() -> None:
    table = at(f"{TRIO} | tiles all").does("pay-with standard", "move 8", "end-turn")
    assert table.s.active == NOBODY
    table.does("act-next chief")
    assert (table.s.active, table.s.thrifty) == (CHIEF, False)
    assert not at(f"{TRIO} | tiles all | flags - | now choose-next").does("act-next chief").s.thrifty


@rule("AM-SCEN-10")
def test_giving_up_is_put_to_the_seats_in_turn() -> None:
    table = at(f"{TRIO} | active chief | tiles all | flags may_concede | now take-turn chief").does("concede")
    asked = []
    for _ in range(3):
        asked.append(table.asked)
        table.does("accept")
    assert (asked, table.outcome is not None) == ([1, 2, 0], True)


@rule("AM-CLEAN-01", "AM-TURN-01")
def test_the_cleanup_is_a_phase_of_its_own() -> None:
    assert at("captain@9 chief@9 | tiles all | now clean-up then take-turn captain").s.phase == CLEANUP


@rule("AM-DISC-16")
@pytest.mark.parametrize(("peek", "captain", "chief"), [(5, 5, NOBODY), (1005, 5, NOBODY), (5005, NOBODY, 5)])
def test_goggles_serve_who_put_them_on(peek: int, captain: int, chief: int) -> None:
    s = at(f"captain@9 chief@9 | tiles all | peek {peek}").s  # a play of 0.1.0 does not say whose they are
    assert (peek_of(s, CAPTAIN), peek_of(s, CHIEF)) == (captain, chief)


@rule("AM-CREW-20", "AM-CREW-21")
def test_strafe_goes_on_from_the_targets_tile() -> None:
    table = at("chief@4[ray-gun] captain@9 | tiles all | aliens saucerman@7, saucerman@1")
    table.does("attack ray-gun:saucerman-1").rolls("throw 1,2,9,9")
    assert offered(table, "spend strafe") == []


# Aliens


@rule("AM-GEAR-07", "AM-SCHEM-13")
def test_at_the_start_of_the_alien_turn_one_thing_after_another_is_used() -> None:
    kit = "firecrackers invisibility-device:2/a"
    table = aliens_act(f"captain@9[{kit}] chief@1 | tiles all | aliens saucerman@6").does("use firecrackers")
    assert table.options() == ["done", "use invisibility-device"]


def bugs(table: Position) -> list[int]:
    """Where the Bugs are."""
    return sorted(place for kind, place in aliens(table.s) if kind == "bug")


@rule("AM-BUG-07", "AM-BUG-16")
def test_two_bugs_meet_on_the_only_tile_between_them_without_chance() -> None:
    table = aliens_act("captain@9 chief@9 | aliens bug@10, bug@12")
    assert (bugs(table), table.asked) == ([11, 11], 0)


@rule("AM-BUG-16", "AM-AMOVE-07")
def test_chance_may_pick_each_of_the_ways() -> None:
    table = aliens_act("captain@9 chief@9 | aliens bug@1, bug@9")
    frame = table.s.stack[-1]
    rng = seeded("ways")
    drawn = {table.game.vocabulary.write(frame.sample(table.s, rng)) for _ in range(100)}
    assert drawn == {table.game.vocabulary.write(action) for _, action in frame.outcomes(table.s)}


@rule("AM-BUG-06", "AM-BUG-15", "AM-BUG-16")
def test_a_group_goes_on_with_the_points_it_has_left() -> None:
    table = aliens_act("captain@9 chief@9 | aliens bug@1, bug@1, bug@9").rolls("pick-place 4")
    while table.asked == CHANCE:
        frame = table.s.stack[-1]
        table.rolls(table.game.vocabulary.write(frame.outcomes(table.s)[0][1]))
    assert len(set(bugs(table))) == 1


@rule("AM-BUG-17", "AM-BUG-18", "AM-ALIEN-03")
@pytest.mark.parametrize(("tiles", "dice"), [("9 tile-35, 6 tile-36", 2), ("9 tile-36, 6 tile-35", 1)])
def test_swarms_attack_by_tile_number(tiles: str, dice: int) -> None:
    hatches = "hatches 8n locked, 8ne locked, 8nw locked, 5n locked, 5nw locked, 13n locked, 13ne locked"
    crew = "captain@9(n1) chief@6(n2)"
    table = aliens_act(f"{crew} | tiles {tiles}, all | {hatches} | aliens bug@9, bug@9, bug@6")
    assert table.s.rolls[-1].dice == dice


# What is in reach, and what is left


@rule("AM-WPN-05", "AM-ATK-01")
def test_only_the_ddt_reaches_from_vent_to_vent() -> None:
    table = at("captain@9[ray-gun ddt] chief@9 | tiles 9 tile-3, 1 tile-6, all | aliens bug@1")
    assert offered(table, "attack") == ["attack ddt:bug-1"]


@rule("AM-OVK-03", "AM-WPN-05")
def test_an_option_of_weapon_and_alien_alike_is_offered_once() -> None:
    table = at("captain@9[ddt] chief@9 | tiles all | aliens bug@9, bug@9, bug@9").does("attack ddt:bug-1")
    assert table.rolls("throw 1,2,3,9,9").options().count("spend exterminate") == 1


@rule("AM-GOAL-07", "AM-BUG-13")
def test_nobody_falls_below_0_hp() -> None:
    table = aliens_act("captain@9(hp1) chief@1 | tiles all | aliens bug@9, bug@9, bug@9").rolls("throw 1,2,3")
    assert (table.s.hp[CAPTAIN], table.outcome is not None) == (0, True)


@rule("AM-GEAR-23", "AM-SCAN-01")
def test_the_scanner_adds_the_tiles_that_are_not_the_closest() -> None:
    table = at("captain@9[scanner] chief@9 | now scan-tile captain then take-turn captain")
    close = {option.split()[1] for option in offered(table, "scan ")}
    far = {option.split()[1] for option in offered(table, "scan-afar")}
    assert close
    assert far
    assert not close & far


@rule("AM-SETUP-02", "AM-SCAN-04")
def test_no_tile_is_turned_up_twice() -> None:
    table = at("captain@9 chief@9 | tiles 9 tile-35 | now reveal-tile captain:8 then take-turn captain")
    assert not stack.offered(table.s, table.read("turn-tile tile-35"), CHANCE)
    assert stack.offered(table.s, table.read("turn-tile tile-36"), CHANCE)


@rule("AM-ITEM-10")
def test_two_rocketeers_may_each_use_their_copy() -> None:
    table = at("captain@9 chief@9[oxygen-tank] doctor@9[oxygen-tank-2] | tiles all")
    assert (len(table.options(1)), len(table.options(2))) == (1, 1)


@rule("AM-RESC-06")
@pytest.mark.parametrize(("hatches", "can"), [("9nw closed", True), ("9nw free", False)])
def test_the_football_player_needs_a_hatch(hatches: str, can: bool) -> None:
    table = at(f"captain@9[football-player] chief@9 | tiles all | hatches {hatches}")
    assert ("use football-player" in table.options()) == can


@rule("AM-ITEM-10", "AM-TURN-02")
def test_who_leads_two_rocketeers_is_asked_for_both_at_once() -> None:
    table = at("captain@9(seat1) chief@9(seat1 hp1)[food-pills] doctor@9(seat2) | tiles all")
    decision = stack.decide(table.s)
    assert decision is not None
    assert decision.others == ()
    assert "use-out-of-turn chief:food-pills" in table.options()


@rule("AM-SCAN-04", "AM-TILE-04")
def test_a_tile_that_is_known_lies_face_up_once_it_is_scanned() -> None:
    text = "captain@13[scanner] chief@13 | scenario trilon | tokens - | now scan-tile captain then take-turn captain"
    assert at(text).does("scan-afar 9").s.scanned & 1 << 8
