"""AM-FREE, AM-OXY-02: what a Rocketeer does for free, and between which moments."""

import pytest

from coffret.games.away_missions.cards import COLLECT
from coffret.games.away_missions.names import CAPTAIN, CHIEF, MYSTERIUM, WIRE
from coffret.games.away_missions.state import LYING
from coffret.testing import rule
from tests.games.away_missions.support import amount, at, item_at, offered, parts_of, place

AIRLOCK = place(0, 2, "saucer-wreck")
TOGETHER = "captain@8(seat1)%s chief@8(seat1)%s | tiles all"


# Picking up and leaving


@rule("AM-FREE-01")
def test_a_token_on_the_tile_is_picked_up_for_free() -> None:
    table = at("captain@8(s0 x0) chief@8 | tiles all | lying heat-ray@8").does("pick-up heat-ray")
    assert item_at(table, "heat-ray") == CAPTAIN


@rule("AM-FREE-01")
def test_nothing_is_picked_up_from_another_tile() -> None:
    assert at("captain@8 chief@8 | tiles all | lying heat-ray@7").refuses("pick-up heat-ray").rule == "AM-FREE-01"


@rule("AM-FREE-01")
def test_a_rocketeer_token_gives_its_items_for_free() -> None:
    table = at("captain@8(s0 x0) chief@8(kit8) | tiles all | kits chief: ray-gun tools").does("pick-up-kit chief")
    assert (item_at(table, "ray-gun"), item_at(table, "tools")) == (CAPTAIN, CAPTAIN)
    assert table.s.kit_at[CHIEF] == -1


@rule("AM-FREE-01", "AM-GOAL-05")
def test_what_is_picked_up_may_win_the_mission() -> None:
    wanted = amount("saucer-wreck", COLLECT)
    kit = " ".join(["heat-ray", "replicator", "ionoscope", "wave-generator", "telepathy-band"][: wanted - 1])
    table = at(f"captain[{kit}] chief | scenario saucer-wreck | lying time-warp@{AIRLOCK}")
    assert table.outcome is None
    table.does("pick-up time-warp")
    assert table.outcome is not None


@rule("AM-FREE-05")
def test_an_item_is_left_and_anybody_picks_it_up() -> None:
    table = at("captain@8(s0 x0)[tools] chief@8 | tiles all").does("drop tools")
    assert item_at(table, "tools") == LYING + 7
    table.does("end-turn")
    assert "pick-up tools" in at("chief@8 captain@9 | tiles all | lying tools@8").options()


@rule("AM-FREE-05")
def test_what_is_not_carried_cannot_be_left() -> None:
    assert at("captain@8 chief@8[tools] | tiles all").refuses("drop tools").rule == "AM-FREE-05"


# Exchange


@rule("AM-FREE-03")
@pytest.mark.parametrize("item", ["tools", "hobo", "dominated-brain"])
def test_items_and_cards_change_hands_on_one_tile(item: str) -> None:
    table = at(TOGETHER % (f"[{item}]", "")).does("exchange chief", f"give {item}")
    assert item_at(table, item) == CHIEF
    assert item_at(table.does(f"take {item}", "done"), item) == CAPTAIN


@rule("AM-FREE-04", "AM-OXY-04")
@pytest.mark.parametrize(("goods", "exchanges"), [("o1", 0), ("o1 wire1", 1), ("o2", 1)])
def test_an_exchange_needs_something_to_give_besides_the_last_o2(goods: str, exchanges: int) -> None:
    assert len(offered(at(f"captain@8({goods}) chief@8(o1) | tiles all"), "exchange")) == exchanges
    assert len(offered(at(f"captain@8(o1) chief@8({goods}) | tiles all"), "exchange")) == exchanges
    elsewhere = at(f"captain@8(o1) chief@8(o1) yeoman@9({goods}) | tiles all")
    assert offered(elsewhere, "exchange") == []


@rule("AM-FREE-03")
def test_there_is_no_exchange_between_tiles() -> None:
    assert at("captain@8[tools] chief@7 | tiles all").refuses("exchange chief").rule == "AM-FREE-03"


@rule("AM-FREE-04")
def test_components_and_mines_change_hands_but_ap_do_not() -> None:
    table = at("captain@8(seat1 wire1)[electro-mine] chief@8(seat1 mysterium1) | tiles all").does("exchange chief")
    table.does("give-part wire", "take-part mysterium", "give electro-mine")
    assert parts_of(table, CHIEF, WIRE) == 1
    assert parts_of(table, CAPTAIN, MYSTERIUM) == 1
    assert item_at(table, "electro-mine") == CHIEF
    kinds = {option.split()[0] for option in table.options()}
    assert kinds == {"done", "take", "take-part", "give-part", "take-oxygen", "give-oxygen"}


@rule("AM-OXY-02")
def test_o2_changes_hands_freely() -> None:
    table = at("captain@8(seat1 o4 s0 x0) chief@8(seat1 o4) | tiles all").does("exchange chief", "give-oxygen")
    assert table.s.oxygen[:5] == [3, 0, 0, 0, 5]
    assert table.does("take-oxygen", "take-oxygen").s.oxygen[:5] == [5, 0, 0, 0, 3]


@rule("AM-FREE-06")
def test_the_other_leader_must_agree() -> None:
    table = at("captain@8[tools] chief@8 | tiles all").does("exchange chief", "give tools")
    assert table.asked == 1
    assert item_at(table.does("reject"), "tools") == CAPTAIN
    assert item_at(table.does("give tools", "accept", "done"), "tools") == CHIEF


@rule("AM-FREE-06")
def test_one_leader_of_both_agrees_with_himself() -> None:
    table = at(TOGETHER % ("[tools]", "")).does("exchange chief", "give tools")
    assert item_at(table, "tools") == CHIEF


# Between actions


@rule("AM-FREE-07", "AM-ITEM-10")
def test_inside_a_roll_only_gear_that_changes_the_roll_is_used() -> None:
    table = at("captain@8(hp3)[food-pills rabbits-foot] chief@8 | tiles all").does("heal captain")
    table.rolls("throw 9,9,9,9")
    assert table.options() == ["done", "use rabbits-foot"]
    assert table.refuses("use food-pills").rule == "AM-FREE-07"


@rule("AM-ITEM-10")
def test_gear_that_changes_a_roll_works_in_anothers_turn() -> None:
    table = at("captain@8 chief@8(hp3 c1)[rabbits-foot] | tiles all").does("follow-command chief", seat=1)
    table.does("heal chief").rolls("throw 9,9,9").does("use rabbits-foot", "choose-die 1").rolls("throw 1")
    assert table.s.hp[CHIEF] == 4


@rule("AM-ITEM-10")
def test_other_gear_is_used_only_in_the_bearers_turn() -> None:
    table = at("captain@8 chief@8(hp3 c1)[food-pills] | tiles all").does("follow-command chief", seat=1)
    assert "use food-pills" not in table.options()


@rule("AM-ITEM-10")
def test_gear_for_a_roll_is_not_used_between_actions() -> None:
    assert at("captain@8[rabbits-foot] chief@8 | tiles all").refuses("use rabbits-foot").rule == "AM-ITEM-10"
