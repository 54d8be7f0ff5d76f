"""TB-CHAR: what each character can do, and when."""

import pytest

from coffret.testing import rule
from tests.games.thunderbirds.support import at, cards, region, tokens

OCEAN = "track 1 towering_ocean"


RESCUES = {"land": "city_of_fire", "sea": "atlantic_inferno", "air": "edge_of_impact", "space": "moon_mine_menace"}
WHERE = {"land": "north_america", "sea": "south_atlantic", "air": "europe", "space": "moon"}
OWN = {"scott": ("air", 2), "virgil": ("land", 2), "gordon": ("sea", 3), "alan": ("space", 2), "john": ("space", 2)}
NAMED = {("alan", "air"): 2, ("gordon", "space"): 2, ("john", "space"): 2}  # by the disaster itself


@rule("TB-CHAR-02")
@pytest.mark.parametrize("type", RESCUES)
@pytest.mark.parametrize("character", [*OWN, "lady_penelope"])
def test_a_rescue_bonus_counts_for_its_own_type_and_no_other(character: str, type: str) -> None:
    machine = "tb3" if type == "space" else "fab1"
    people = dict.fromkeys(("scott", "virgil", "alan", "gordon", "john", "lady_penelope"), "tb2")
    people |= {"alan": "tb1", "gordon": "tb4", "john": "tb5", "scott": "tb5", character: machine}
    aboard = ", ".join(f"{it} {on}" for it, on in people.items())
    other = "virgil" if character != "virgil" else "scott"
    place = f"{machine} {WHERE[type]}, tb1 asia, tb2 asia, tb4 asia"
    position = at(f"{character} {other} | at {place} | aboard {aboard} | track 1 {RESCUES[type]}")
    own, plus = OWN.get(character, ("", 0))
    expected = (plus if own == type else 0) + NAMED.get((character, type), 0)
    assert position.does(f"rescue {RESCUES[type]}").s.stack[-2].bonus == expected


@rule("TB-CHAR-03")
@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("scott virgil | aboard scott tb2, virgil tb1 | actions 0", "move asia"),
        ("alan scott | aboard alan tb5", "gather technology"),
        ("virgil scott | aboard virgil tb4, gordon tb2", "move asia"),
    ],
)
def test_an_ability_works_only_in_the_own_machine(text: str, option: str) -> None:
    assert option not in at(text).options()


@rule("TB-CHAR-03", "TB-CHAR-08")
def test_lady_penelope_out_of_fab_1_plans_as_everybody() -> None:
    position = at("lady_penelope scott | aboard lady_penelope tb1").does("plan").rolls("draw-card jeffs_orders")
    assert position.s.hood == 1


@rule("TB-CHAR-04")
def test_scotts_first_move_of_thunderbird_1_costs_no_action_once_a_turn() -> None:
    position = at("scott virgil").does("move asia")
    assert (position.s.actions, position.s.operations) == (3, 1)
    assert position.does("move europe").s.actions == 2


@rule("TB-CHAR-04")
def test_even_without_an_action_left() -> None:
    position = at("scott virgil | actions 0").does("move asia")
    assert region(position, "tb1") == "asia"
    assert not [option for option in position.options() if option.startswith("move")]


@rule("TB-CHAR-04", "TB-TURN-13")
def test_it_is_an_operation_and_past_the_ceiling_it_costs_an_action() -> None:
    position = at("scott virgil | operations 30").does("move asia")
    assert (position.s.actions, position.s.flown) == (2, False)


@rule("TB-CHAR-05")
def test_virgil_makes_three_steps_with_thunderbird_2() -> None:
    assert "move europe" in at("virgil scott").options()
    assert "move europe" not in at("scott virgil | aboard scott tb2").options()


@rule("TB-CHAR-06")
def test_alan_takes_technology_or_intelligence_in_space_once_a_turn() -> None:
    position = at("alan scott | at tb3 moon")
    assert [option for option in position.options() if option.startswith("gather")] == [
        "gather intelligence",
        "gather technology",
    ]
    position.does("gather technology")
    assert (tokens(position), position.s.actions) == ("T", 2)
    assert position.refuses("gather technology").why == "once-a-turn"
    assert at("alan scott").refuses("gather technology").rule == "TB-CHAR-06"
    assert at("alan scott | at tb3 moon").refuses("gather logistics").why == "not-this-token"


@rule("TB-CHAR-06")
def test_the_orbit_is_in_space() -> None:
    assert "gather technology" in at("alan scott | at tb3 geostationary_orbit").options()


@rule("TB-CHAR-07")
def test_gordon_rerolls_one_die_for_free_once_a_turn() -> None:
    position = at(f"gordon scott | {OCEAN} | at tb3 moon").does("rescue towering_ocean").rolls("dice 0:1")
    position.does("steady 1").rolls("face 0")
    assert position.s.steadied
    assert (position.s.actions, position.s.hood) == (2, 1)
    again = position.does("rescue towering_ocean").rolls("dice 1:1")
    assert "steady 1" not in again.options()


@rule("TB-CHAR-07")
def test_not_in_another_machine() -> None:
    text = f"gordon[I] scott | {OCEAN} | aboard gordon tb2 | at tb3 moon"
    position = at(text).does("rescue towering_ocean").rolls("dice 0:1")
    assert position.refuses("steady 1").rule == "TB-CHAR-07"


@rule("TB-CHAR-08")
def test_lady_penelopes_first_plan_leaves_the_hood_where_he_is() -> None:
    position = at("lady_penelope scott").does("plan").rolls("draw-card jeffs_orders")
    assert (cards(position), position.s.hood) == (["jeffs_orders"], 0)
    assert position.does("plan").rolls("draw-card mobile_command_unit").s.hood == 1


@rule("TB-CHAR-08")
def test_in_each_of_her_turns() -> None:
    position = at("lady_penelope scott").does("plan").rolls("draw-card personal_hoverjet").does("end-actions")
    position.rolls("draw ricochet").does("end-actions").rolls("draw cry_wolf").does("plan")
    assert position.rolls("draw-card mobile_command_unit").s.hood == 0


@rule("TB-CHAR-09")
def test_abilities_work_on_the_own_turn() -> None:
    virgil = at("scott[jeffs_orders] virgil").does("play jeffs_orders", "choose virgil")
    assert "move europe" not in virgil.options(1)
    penelope = (
        at("scott[jeffs_orders] lady_penelope").does("play jeffs_orders", "choose lady_penelope").does("plan", seat=1)
    )
    assert penelope.rolls("draw-card mobile_command_unit").s.hood == 1
    alan = at("scott[jeffs_orders] alan | at tb3 moon").does("play jeffs_orders", "choose alan")
    assert alan.refuses("gather technology", seat=1).rule == "TB-CHAR-09"


@rule("TB-CHAR-10")
def test_a_loaded_machine_is_still_the_own_one() -> None:
    text = f"gordon scott | {OCEAN} | hold tb4 | at tb3 moon"
    position = at(text).does("rescue towering_ocean").rolls("dice 0:0")
    assert "steady 1" in position.options()
    quiet = at("lady_penelope scott | at tb2 europe | hold fab1").does("plan").rolls("draw-card jeffs_orders")
    assert quiet.s.hood == 0
