"""TS-LADY, TS-ESC: Lady Penelope's phase."""

import pytest

from coffret.games.thunderbirds_solo.state import NOBODY
from coffret.testing import rule
from tests.games.thunderbirds_solo.support import LADY, at, calls, chain, named

CHAINS = "1 d_f01 c_01 | 2 d_t01 | 3 d_w01 | 4 d_c01"


def ways(lady: str) -> set[str]:
    """Where she can go."""
    options = at(f"{CHAINS} | lady {lady} | {LADY}").options()
    return {option.removeprefix("go ") for option in options if option.startswith("go ")}


@rule("TS-LADY-01")
def test_move_or_flip_comes_before_escort_and_both_are_optional() -> None:
    position = at(f"{CHAINS} | {LADY}")
    assert position.refuses("escort c_01").why == "move-first"
    assert position.refuses("escort c_02").rule == "TS-ESC-02"
    assert position.refuses("set-down").why == "nobody-escorted"
    with_her = at(f"{CHAINS} | lady 1 road c_05 | {LADY}")
    assert with_her.refuses("escort c_01").rule == "TS-LADY-10"
    assert with_her.refuses("set-down").why == "move-first"
    position.does("stay")
    assert position.refuses("go 2").why == "moved-past"
    position.does("pass")
    assert position.s.turn == 2


@rule("TS-LADY-02")
def test_she_moves_or_flips_never_both() -> None:
    moved = at(f"{CHAINS} | lady 2 road | {LADY}").does("go 1")
    assert moved.refuses("flip").rule == "TS-LADY-01"
    flipped = at(f"{CHAINS} | lady 1 road | {LADY}").does("flip")
    assert flipped.s.air
    assert flipped.refuses("go 2").rule == "TS-LADY-01"


@rule("TS-LADY-03")
def test_she_moves_without_a_pilot() -> None:
    position = at(f"{CHAINS} | crew - | {LADY}").does("go 2")
    assert position.s.lady == 2


@rule("TS-LADY-04")
def test_by_road_she_goes_to_a_neighbouring_chain() -> None:
    assert [ways(f"{place} road") for place in (1, 2, 3, 4)] == [{"2"}, {"1", "3"}, {"2", "4"}, {"3"}]
    assert at(f"{CHAINS} | {LADY}").refuses("go 3").rule == "TS-LADY-04"
    assert at(f"{CHAINS} | {LADY}").refuses("go 1").why == "lady-there"


@rule("TS-LADY-05")
def test_by_road_she_cannot_move_from_tracy_island() -> None:
    position = at(f"{CHAINS} | lady island road | {LADY}")
    assert position.options() == ["stay", "flip"]
    assert position.refuses("go 1").rule == "TS-LADY-05"


@rule("TS-LADY-06")
def test_by_road_she_never_enters_tracy_island() -> None:
    assert at(f"{CHAINS} | {LADY}").refuses("go island").rule == "TS-LADY-06"


@rule("TS-LADY-07")
def test_by_air_she_goes_anywhere_else() -> None:
    assert ways("2 air") == {"island", "1", "3", "4"}
    assert ways("island air") == {"1", "2", "3", "4"}


@rule("TS-LADY-08")
@pytest.mark.parametrize("place", ["island", "1", "2", "3", "4"])
def test_flipping_is_allowed_everywhere(place: str) -> None:
    for side, other in (("road", True), ("air", False)):
        position = at(f"{CHAINS} | lady {place} {side} | {LADY}").does("flip")
        assert position.s.air is other


@rule("TS-LADY-09")
@pytest.mark.parametrize("move", ["flip", "go 3"])
def test_her_civilian_stays_with_her(move: str) -> None:
    position = at(f"{CHAINS} | lady 2 road c_05 | {LADY}").does(move)
    assert named([position.s.escorted]) == ["c_05"]


@rule("TS-LADY-10")
def test_she_carries_at_most_one_civilian() -> None:
    position = at(f"{CHAINS} | lady 1 road c_05 | {LADY}").does("stay")
    assert position.refuses("escort c_01").rule == "TS-LADY-10"


@rule("TS-ESC-01")
def test_she_takes_a_civilian_or_lets_one_go_not_both() -> None:
    position = at(f"{CHAINS} | lady 1 road c_05 | {LADY}").does("stay")
    assert position.options() == ["pass", "set-down"]
    position.does("set-down")
    assert position.s.turn == 2
    alone = at(f"{CHAINS} | lady 1 road | {LADY}").does("stay")
    assert alone.refuses("set-down").rule == "TS-ESC-01"


@rule("TS-ESC-02")
def test_she_takes_one_free_civilian_from_anywhere_in_her_chain() -> None:
    position = at(f"1 d_f01 c_01 d_t01 c_02 | 2 d_f02 c_03 | {LADY}").does("stay")
    assert position.options() == ["pass", "escort c_01", "escort c_02"]
    assert position.refuses("escort c_03").rule == "TS-ESC-02"
    assert position.refuses("escort d_f01").rule == "TS-ESC-02"
    position.does("escort c_01")
    assert named([position.s.escorted]) == ["c_01"]


@rule("TS-ESC-03")
@pytest.mark.parametrize("side", ["road", "air"])
def test_either_side_will_do(side: str) -> None:
    position = at(f"1 d_f01 c_01 | lady 1 {side} | {LADY}").does("stay")
    assert "escort c_01" in position.options()


@rule("TS-ESC-04", "TS-CHAIN-05")
def test_the_rest_of_the_chain_slides() -> None:
    position = at(f"1 d_f01 c_01 d_t01 | {LADY}").does("stay", "escort c_01")
    assert chain(position, 1)[:2] == ["d_f01", "d_t01"]


@rule("TS-ESC-05")
def test_taking_a_civilian_along_is_no_rescue() -> None:
    assert at(f"1 d_f01 c_01 | {LADY}").does("stay", "escort c_01").s.rescued == []


@rule("TS-ESC-06")
def test_at_tracy_island_her_civilian_is_rescued() -> None:
    position = at(f"{CHAINS} | lady island air c_05 | {LADY}").does("stay", "set-down")
    assert named(position.s.rescued) == ["c_05"]


@rule("TS-ESC-07")
def test_at_a_chain_it_joins_on_the_right() -> None:
    position = at(f"{CHAINS} | lady 1 road c_05 | {LADY}").does("stay", "set-down")
    assert chain(position, 1) == ["d_f01", "c_01", "c_05"]
    assert position.s.escorted == NOBODY
    one = at(f"{CHAINS} | lady 2 road c_05 | {LADY}").does("stay", "set-down")
    assert chain(one, 2)[:2] == ["d_t01", "c_05"]


@rule("TS-ESC-08")
def test_not_at_a_full_chain() -> None:
    position = at(f"1 d_f01 c_01 d_t01 d_f02 | 2 d_w01 | lady 1 road c_05 | {LADY}")
    assert position.refuses("set-down").rule == "TS-ESC-08"
    assert position.does("stay").s.turn == 2  # there was no choice


@rule("TS-ESC-09")
def test_not_at_an_empty_chain() -> None:
    position = at(f"2 d_w01 | lady 1 road c_05 | {LADY}")
    assert position.refuses("set-down").rule == "TS-ESC-09"
    assert position.does("stay").s.turn == 2


@rule("TS-ESC-10")
def test_her_civilian_is_in_no_chain() -> None:
    position = calls("1 d_f01 d_f02 d_f03 | lady 1 air c_05 | call 1 h_07")
    assert position.s.marks == {}
    assert len(chain(position, 1)) == 3
