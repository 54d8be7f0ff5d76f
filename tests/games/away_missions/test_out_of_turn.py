"""AM-ITEM-10, AM-CREW-06: gear and Command AP at any moment of the Rocketeers' Turn, whoever acts."""

import pytest

from coffret.games.away_missions.names import CAPTAIN, CHIEF, DOCTOR
from coffret.games.away_missions.rules.items import peek_of
from coffret.games.away_missions.state import ARMED, LYING, NOBODY, USED
from coffret.testing import Position, rule
from tests.games.away_missions.support import all_stunned, at, charges_of, item_at, marks_of, offered

CAPTAIN_ACTS = "captain@9 chief@8(hp1)[%s] | tiles all"


def others(table: Position, seat: int, *kinds: str) -> list[str]:
    """What another seat may do meanwhile."""
    return [option for option in table.options(seat) if option.startswith(kinds)]


@rule("AM-ITEM-10", "AM-ITEM-02")
def test_gear_is_used_while_another_rocketeer_acts() -> None:
    table = at(CAPTAIN_ACTS % "food-pills:1")
    assert table.options(1) == ["use-out-of-turn chief:food-pills"]
    table.does("use-out-of-turn chief:food-pills", seat=1)
    assert (table.s.hp[CHIEF], charges_of(table, "food-pills")) == (3, 0)
    assert marks_of(table, "food-pills") & USED
    assert "end-turn" in table.options(0)  # and the Captain goes on


@rule("AM-ITEM-10")
def test_gear_is_used_before_anybody_acts() -> None:
    table = at("captain@9[stun-pellet] chief@9 doctor@9 | tiles all | aliens thrall@8 | active - | now choose-next")
    table.does("use-out-of-turn captain:stun-pellet", "choose-place 8")
    assert all_stunned(table) == ["thrall-1"]
    assert offered(table, "act-next") == ["act-next captain", "act-next doctor", "act-next chief"]


@rule("AM-CREW-06", "AM-CREW-11")
def test_a_command_ap_is_spent_before_anybody_acts() -> None:
    table = at("captain@9 chief@9(c1) doctor@9 | tiles all | active - | now choose-next")
    assert table.options(1) == ["follow-command chief"]
    table.does("follow-command chief", "move 8", seat=1)
    assert (table.s.at[CHIEF], table.s.order[CHIEF]) == (7, 0)


@rule("AM-ITEM-10")
def test_who_leads_several_uses_the_gear_of_each() -> None:
    table = at("captain@9(seat1)[oxygen-tank] chief@9(seat1)[oxygen-tank] | tiles all")
    assert "use oxygen-tank" in table.options()
    assert offered(table, "use-out-of-turn") == ["use-out-of-turn chief:oxygen-tank-2"]


@rule("AM-ITEM-10")
def test_of_equal_copies_out_of_turn_the_first_is_offered() -> None:
    table = at("captain@9 chief@9[heat-ray heat-ray-2] | tiles all | hatches 9n closed")
    assert table.options(1) == ["use-out-of-turn chief:heat-ray"]


@rule("AM-ITEM-02", "AM-ITEM-10")
def test_gear_used_out_of_turn_is_used_for_this_game_turn() -> None:
    table = at("captain@9 chief@8(hp1)[food-pills:2] | tiles all").does(
        "use-out-of-turn chief:food-pills", "done", seat=1
    )
    assert table.options(1) == []
    assert at("captain@9 chief@8(hp1)[food-pills:1/u5] | tiles all | active chief").refuses("use food-pills").rule == (
        "AM-ITEM-02"
    )


@rule("AM-ITEM-10", "AM-GEAR-03")
def test_what_belongs_to_the_bearers_actions_waits_for_them() -> None:
    table = at(CAPTAIN_ACTS % "electro-mine freeze-dried-coffee tools tricorder food-pills")
    assert table.options(1) == ["use-out-of-turn chief:food-pills"]
    assert table.refuses("use-out-of-turn chief:electro-mine", seat=1).why == "not-in-turn"
    assert table.refuses("use-out-of-turn chief:tools", seat=1).why == "another-moment"
    table = at("captain@9 chief@8[electro-mine] | tiles all | active chief").does("use electro-mine", seat=1)
    assert item_at(table, "electro-mine") == LYING + 7
    assert marks_of(table, "electro-mine") & ARMED


@rule("AM-SCHEM-01", "AM-COMP-02", "AM-FREE-01", "AM-FREE-03")
def test_all_other_free_activities_wait_for_the_own_action_phase() -> None:
    text = "captain@9(hp1) chief@9(mysterium1)[teleporter replicator:0/d ray-gun] | tiles all | lying tools@9"
    assert at(text).options(1) == []


@rule("AM-ITEM-10")
def test_the_active_rocketeer_uses_gear_in_the_ordinary_way() -> None:
    table = at("captain@9(hp1)[food-pills] chief@9 | tiles all")
    assert table.refuses("use-out-of-turn captain:food-pills").why == "in-turn"


@rule("AM-ITEM-10", "AM-TURN-02")
@pytest.mark.parametrize("action", ["use-out-of-turn chief:food-pills", "follow-command chief"])
def test_nobody_decides_for_another_seat(action: str) -> None:
    for now in ("", " | active - | now choose-next"):
        table = at("captain@9 chief@8(hp1 c1)[food-pills] doctor@9 | tiles all" + now)
        assert table.refuses(action, seat=0).why == "not-your-turn"


@rule("AM-DISC-16", "AM-ITEM-10")
def test_goggles_used_out_of_turn_serve_their_user() -> None:
    text = "captain@9[ray-gun] chief@9(c1)[x-ray-goggles ray-gun] | tiles all | hatches 9n closed | aliens saucerman@8"
    table = at(text).does("use-out-of-turn chief:x-ray-goggles", "choose-hatch 8:s:closed", seat=1)
    assert offered(table, "attack") == []
    assert peek_of(table.s, CAPTAIN) == NOBODY
    table.does("follow-command chief", seat=1)
    assert others(table, 1, "attack") == ["attack ray-gun-2:saucerman-1"]


@rule("AM-GEAR-26", "AM-ITEM-10")
def test_an_action_that_gear_grants_is_taken_at_once() -> None:
    table = at("captain@9 doctor@8[space-bandages] chief@8(hp3) | tiles all")
    table.does("use-out-of-turn doctor:space-bandages", "heal chief", seat=1).rolls("throw 1,9,9,9,9")
    assert table.s.hp[CHIEF] == 4
    assert table.s.spent[3 * DOCTOR : 3 * DOCTOR + 3] == [0, 0, 0]
