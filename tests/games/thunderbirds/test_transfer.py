"""TB-XFER, TB-LOAD: people change machines, and the hold of Thunderbird 2."""

import pytest

from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.names import CHARACTERS, MACHINES
from coffret.kernel import CLOCK, seeded, stack
from coffret.testing import Position, rule
from tests.games.thunderbirds.support import at, region


def machine(position: Position, character: str) -> str:
    """Where a character sits."""
    return MACHINES[position.s.aboard[CHARACTERS.index(character)]]


@rule("TB-XFER-01")
def test_characters_change_machines_in_the_region_of_the_active_player() -> None:
    assert machine(at("scott virgil").does("transfer gordon:tb2"), "gordon") == "tb2"
    away = at("scott virgil | at tb1 asia")
    assert away.refuses("transfer gordon:tb2").why == "not-in-your-region"
    assert at("scott virgil").refuses("transfer gordon:fab1").why == "machine-elsewhere"


@rule("TB-XFER-02")
def test_another_players_character_only_with_permission() -> None:
    position = at("scott virgil").does("transfer virgil:tb1")
    assert position.asked == 1
    assert machine(position, "virgil") == "tb2"
    assert machine(position.does("allow", seat=1), "virgil") == "tb1"
    assert position.asked == 0


@rule("TB-XFER-02")
def test_a_permission_may_be_granted_for_the_evening_and_revoked_on_ones_turn() -> None:
    position = at("scott virgil").does("transfer virgil:tb1").does("allow-always", seat=1)
    position.does("transfer virgil:tb2")
    assert machine(position, "virgil") == "tb2"
    position.does("end-actions").rolls("draw ricochet").does("revoke", "end-actions").rolls("draw cry_wolf")
    assert position.does("transfer virgil:tb1").asked == 1


@rule("TB-XFER-02")
def test_while_a_request_is_open_nothing_else_is_done() -> None:
    position = at("scott virgil[T]").does("transfer virgil:tb1")
    assert position.options(1) == ["allow", "allow-always", "refuse"]
    assert position.refuses("build virgil:domo", seat=1).why == "answer-first"


@rule("TB-XFER-03")
@pytest.mark.parametrize("character", ["scott", "gordon"])
def test_the_own_character_and_an_unplayed_one_need_none(character: str) -> None:
    assert at("scott virgil").does(f"transfer {character}:tb2").asked == 0


@rule("TB-XFER-04")
def test_a_character_is_always_in_a_machine() -> None:
    position = at("scott virgil")
    for option in position.options():
        if option.startswith("transfer"):
            assert option.split(":")[1] in MACHINES
    assert all(0 <= it < 6 for it in position.s.aboard)


@rule("TB-XFER-05")
def test_only_to_a_free_seat() -> None:
    assert at("scott virgil").refuses("transfer scott:tb4").rule == "TB-XFER-05"
    assert "transfer gordon:tb2" in at("scott virgil | aboard scott tb2").options()


@rule("TB-XFER-05")
def test_or_by_exchange_even_when_both_machines_are_full() -> None:
    text = "scott virgil | aboard scott tb4, gordon tb1, alan tb1"
    position = at(text).does("swap scott:alan")
    assert (machine(position, "scott"), machine(position, "alan")) == ("tb1", "tb4")


@rule("TB-XFER-05")
def test_an_exchange_is_offered_once() -> None:
    position = at("scott virgil")
    assert "swap scott:gordon" in position.options()
    assert position.refuses("swap gordon:scott").why == "swap-other-way-round"


@rule("TB-XFER-06")
def test_an_exchange_asks_every_other_player_it_touches() -> None:
    position = at("scott virgil alan").does("swap virgil:alan")
    assert position.asked == 1
    position.does("allow", seat=1)
    assert position.asked == 2
    position.does("allow", seat=2)
    assert (machine(position, "virgil"), machine(position, "alan")) == ("tb3", "tb2")


@rule("TB-XFER-06", "TB-XFER-11")
def test_one_refusal_is_enough() -> None:
    position = at("scott virgil alan").does("swap virgil:alan").does("allow", seat=1).does("refuse", seat=2)
    assert (machine(position, "virgil"), machine(position, "alan")) == ("tb2", "tb3")
    assert position.asked == 0


@rule("TB-XFER-08")
def test_seats_of_one_machine_are_alike() -> None:
    position = at("scott virgil | aboard gordon tb1")
    assert position.refuses("swap scott:gordon").rule == "TB-XFER-08"
    assert position.refuses("transfer scott:tb1").rule == "TB-XFER-08"


@rule("TB-XFER-09")
def test_between_thunderbird_2_and_a_machine_loaded_in_it() -> None:
    position = at("gordon scott | hold tb4 | at tb2 asia").does("transfer gordon:tb2")
    assert machine(position, "gordon") == "tb2"


@rule("TB-XFER-10")
def test_between_thunderbird_5_and_thunderbird_3_in_orbit() -> None:
    assert "transfer john:tb3" in at("john scott").options()
    assert at("john scott | at tb3 moon").refuses("transfer john:tb3").rule == "TB-XFER-01"


@rule("TB-XFER-11")
def test_a_refusal_costs_nothing() -> None:
    position = at("scott virgil").does("transfer virgil:tb1").does("refuse", seat=1)
    assert machine(position, "virgil") == "tb2"
    assert (position.s.actions, position.asked) == (3, 0)


@rule("TB-XFER-12")
def test_a_bot_always_grants() -> None:
    position = at("scott virgil").does("transfer virgil:tb1")
    options = [position.read(option) for option in position.options(1)]
    chosen = {game.vocabulary.write(game.bot(game.view(position.s, 1), options, seeded(seed))) for seed in range(20)}
    assert chosen <= {"allow", "allow-always"}


@rule("TB-XFER-12")
def test_who_does_not_answer_in_time_refuses() -> None:
    position = at("scott virgil | flags clock").does("transfer virgil:tb1")
    decision = stack.decide(position.s)
    assert decision is not None
    clock = decision.of(CLOCK)
    assert clock is not None
    stack.apply(position.s, clock.actions[0], CLOCK)
    assert machine(position, "virgil") == "tb2"
    assert position.asked == 0


@rule("TB-LOAD-01")
def test_loading_and_unloading_where_thunderbird_2_is() -> None:
    position = at("virgil scott | at tb4 asia, tb2 asia, fab1 asia | pods mole asia")
    assert {"load tb4", "load fab1", "load mole"} <= set(position.options())
    position.does("load mole")
    assert "unload mole" in position.options()
    away = at("scott virgil | at tb2 asia, tb4 asia")
    assert away.refuses("load tb4").why == "no-carrier-here"
    assert at("virgil scott | at tb2 asia").refuses("load mole").why == "not-here"


@rule("TB-LOAD-02")
@pytest.mark.parametrize(
    ("hold", "more"), [("tb4", "fab1"), ("tb4", "mole"), ("fab1", "tb4"), ("mole,domo", "firefly"), ("mole", "tb4")]
)
def test_either_thunderbird_4_or_fab_1_or_two_pod_vehicles(hold: str, more: str) -> None:
    text = "virgil scott | at tb2 asia, tb4 asia, fab1 asia | pods mole asia, domo asia, firefly asia"
    position = at(f"{text} | hold {hold}")
    assert f"load {more}" not in position.options()
    assert position.refuses(f"load {more}").rule == "TB-LOAD-02"


@rule("TB-LOAD-03")
@pytest.mark.parametrize("asset", ["tb1", "tb3", "tb5"])
def test_some_machines_are_never_loaded(asset: str) -> None:
    assert at("virgil scott").refuses(f"load {asset}").rule == "TB-LOAD-03"


@rule("TB-LOAD-04")
def test_people_stay_in_what_is_loaded_and_take_no_seat() -> None:
    position = at("virgil scott | aboard scott tb2, alan tb2").does("load tb4", "move asia")
    assert machine(position, "gordon") == "tb4"
    assert region(position, "tb4") == "asia"


@rule("TB-LOAD-05")
def test_pod_vehicles_may_be_left_in_any_earth_region() -> None:
    position = at("virgil scott | hold mole").does("move north_pacific", "unload mole", "move asia")
    assert position.s.pods[0] == 7


@rule("TB-LOAD-06")
def test_pod_vehicles_never_reach_space() -> None:
    assert at("virgil scott | hold mole").refuses("move geostationary_orbit").rule == "TB-MOVE-04"
    assert all(place < 11 for place in at("alan scott").does("load mole", "move moon").s.pods)


@rule("TB-LOAD-07")
def test_one_need_not_be_aboard_to_load() -> None:
    assert "load mole" in at("scott virgil").options()
    assert at("scott virgil | hold mole | at tb2 asia").refuses("unload mole").rule == "TB-LOAD-07"


@rule("TB-LOAD-08")
def test_loading_other_players_needs_no_permission() -> None:
    assert at("virgil gordon").does("load tb4").asked == 0


@rule("TB-LOAD-09")
def test_pod_vehicles_move_in_no_other_way() -> None:
    position = at("scott virgil").does("move europe")
    assert position.s.pods[0] == 8
    assert not [option for option in position.options() if "mole" in option]
