"""TB-MOVE: how machines move."""

import pytest

from coffret.games.thunderbirds.names import MACHINES
from coffret.testing import rule
from tests.games.thunderbirds.support import FACTS, at, region


def reach(text: str) -> set[str]:
    """Where the active player can move to."""
    return {option.removeprefix("move ") for option in at(text).options() if option.startswith("move ")}


@rule("TB-MOVE-01")
def test_a_move_goes_one_up_to_top_speed_steps() -> None:
    assert reach("virgil scott | at tb2 europe | aboard virgil tb1 | at tb1 europe") >= {"asia", "north_pacific"}
    two = reach("scott virgil | aboard scott tb2 | at tb2 europe")
    assert {"africa", "indian_ocean", "north_america"} <= two
    assert "south_pacific" not in two


@rule("TB-MOVE-02")
def test_top_speeds() -> None:
    assert dict(zip(MACHINES, FACTS.speed, strict=True)) == {
        "tb1": 3,
        "tb2": 2,
        "tb3": 3,
        "tb4": 1,
        "tb5": 0,
        "fab1": 1,
    }
    assert reach("gordon scott") == {"australia", "north_pacific", "north_america", "south_america"}
    assert at("gordon scott").refuses("move asia").rule == "TB-MOVE-02"


@rule("TB-MOVE-03")
def test_thunderbird_3_keeps_to_the_orange_path() -> None:
    assert reach("alan scott") == {"geostationary_orbit", "venus", "moon", "mars", "mercury"}
    assert at("alan scott").refuses("move australia").rule == "TB-MOVE-03"


@rule("TB-MOVE-04")
def test_no_other_machine_uses_it() -> None:
    assert at("scott alan").refuses("move geostationary_orbit").rule == "TB-MOVE-04"


@rule("TB-MOVE-05")
def test_thunderbird_5_never_moves() -> None:
    assert reach("john scott") == set()
    assert at("john scott").refuses("move moon").rule == "TB-MOVE-05"


@rule("TB-MOVE-06")
def test_a_move_is_one_step_of_the_rules() -> None:
    position = at("scott[T] virgil[T]").does("move africa")
    assert region(position, "tb1") == "africa"
    assert position.asked == 0


@rule("TB-MOVE-07")
def test_everybody_and_everything_aboard_travels_along() -> None:
    text = "virgil scott | aboard scott tb2, alan tb2 | hold tb4 | aboard scott tb2"
    position = at(text).does("move asia")
    assert region(position, "tb4") == "asia"
    assert position.s.aboard[:4] == [1, 1, 2, 3]
    pods = at("virgil scott | hold mole").does("move asia")
    assert pods.s.pods[0] == 1


@rule("TB-MOVE-08")
def test_a_machine_moves_only_with_its_players_character_aboard() -> None:
    position = at("scott virgil").does("move europe")
    assert region(position, "tb4") == "south_pacific", "Gordon, whom nobody plays, pilots nothing"


@rule("TB-MOVE-09")
@pytest.mark.parametrize("machine", ["tb1", "tb2", "tb3", "fab1"])
def test_any_character_pilots_any_machine(machine: str) -> None:
    assert reach(f"gordon john | aboard gordon {machine} | at tb3 south_pacific")


@rule("TB-MOVE-10")
def test_a_loaded_machine_cannot_move() -> None:
    position = at("gordon scott | hold tb4")
    assert position.refuses("move australia").rule == "TB-MOVE-10"
    assert "move australia" in position.does("unload tb4").options()


@rule("TB-MOVE-11")
def test_who_sits_in_a_loaded_machine_is_not_aboard_thunderbird_2() -> None:
    position = at("gordon scott | hold tb4 | at tb2 asia")
    assert reach("gordon scott | hold tb4 | at tb2 asia") == set()
    position.does("transfer gordon:tb2", "move europe")
    assert region(position, "tb2") == "europe"


@rule("TB-MOVE-12")
def test_a_move_must_change_the_region() -> None:
    assert at("scott virgil").refuses("move south_pacific").rule == "TB-MOVE-12"


@rule("TB-MOVE-13")
def test_passengers_are_not_asked() -> None:
    position = at("scott virgil | aboard virgil tb1").does("move europe")
    assert position.asked == 0


@rule("TB-MOVE-14")
def test_distances_in_space() -> None:
    near = reach("alan scott")
    assert {"mars", "mercury"} <= near
    assert not {"asteroid_belt", "sun"} & near
    position = at("alan scott").does("move mars", "move asteroid_belt")
    assert position.s.actions == 1


@rule("TB-EX-01")
def test_thunderbird_2_flies_from_africa_to_north_america_with_one_move() -> None:
    position = at("scott virgil | aboard scott tb2 | at tb2 africa").does("move north_america")
    assert position.s.actions == 2


@rule("TB-EX-02")
def test_europe_to_the_north_atlantic_is_one_step() -> None:
    assert "north_atlantic" in reach("lady_penelope scott")


@rule("TB-CHAR-05", "TB-EVT-09")
def test_virgil_goes_three_regions_and_no_further() -> None:
    text = "virgil scott | at tb2 europe | hood 2 | events icelandic_volcano_eruption"
    moves = {option for option in at(text).options() if option.startswith("move ")}
    assert len(moves) == 7
    assert "move south_america" not in moves
