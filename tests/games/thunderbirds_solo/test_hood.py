"""TS-HOOD, TS-NEUT: what Hood cards do, and how Lady Penelope stops them."""

import pytest

from coffret.games.thunderbirds_solo.names import CARDS
from coffret.testing import Position, rule
from tests.games.thunderbirds_solo.support import LADY, at, calls, chain, is_down, named, pods, roll, stored

AWAY = "lady 4 air"


def marks(position: Position) -> dict[str, str]:
    """Influenced Civilians and their Hood cards."""
    return {CARDS[card]: CARDS[hood] if hood >= 0 else "" for card, hood in position.s.marks.items()}


@rule("TS-HOOD-01")
def test_the_rightmost_free_civilian_is_influenced_and_the_card_stays_under_it() -> None:
    position = calls(f"1 d_f01 c_01 c_02 d_f02 | {AWAY} | call 1 h_01")
    assert marks(position) == {"c_02": "h_01"}
    assert named(position.s.discard) == []


@rule("TS-HOOD-01")
def test_an_influenced_civilian_is_passed_over() -> None:
    position = calls(f"1 d_f01 c_01 c_02!h_02 | {AWAY} | call 1 h_01")
    assert marks(position) == {"c_01": "h_01", "c_02": "h_02"}


@rule("TS-HOOD-02")
def test_without_a_free_civilian_the_fallback_happens_and_the_card_is_discarded() -> None:
    position = calls(f"1 d_f01 c_01!h_02 | {AWAY} | call 1 h_01 | top d_t01")
    assert named(position.s.discard) == ["h_01"]
    assert chain(position, 1) == ["d_f01", "c_01", "d_t01"]


@rule("TS-HOOD-03")
def test_an_influenced_civilian_cannot_be_escorted() -> None:
    position = at(f"1 d_f01 c_01! c_02 | {LADY}").does("stay")
    assert position.refuses("escort c_01").rule == "TS-HOOD-03"
    assert "escort c_02" in position.options()


@rule("TS-HOOD-04")
def test_a_guard_of_an_influenced_civilian_takes_no_wild_symbol() -> None:
    crew = "crew virgil tb1 | at tb1 1"
    assert "discard 1" in roll(f"1 d_t01 c_01 | {crew}", "rescue tb1", "wild,fire").options()
    influenced = roll(f"1 d_t01 c_01! | {crew}", "rescue tb1", "wild,fire")
    assert influenced.refuses("discard 1").rule == "TS-HOOD-04"
    assert "discard 1" in roll(f"1 d_t01 c_01! | {crew}", "rescue tb1", "wild,collapse").options()


@rule("TS-HOOD-04", "TS-CIV-03")
def test_the_bar_holds_for_any_civilian_that_is_guarded() -> None:
    position = roll("1 d_t01 c_02 c_01! | crew virgil tb1 | at tb1 1", "rescue tb1", "wild,fire")
    assert position.refuses("discard 1").rule == "TS-HOOD-04"


@rule("TS-HOOD-04", "TS-CIV-03")
def test_only_the_nearest_disaster_to_the_left_is_the_guard() -> None:
    position = roll("1 d_t01 d_f01 c_01! | crew virgil tb1 | at tb1 1", "rescue tb1", "wild,hazard")
    assert "discard 1" in position.options()
    assert position.refuses("discard 2").rule == "TS-HOOD-04"


@rule("TS-HOOD-05")
def test_a_reinforcement_is_answered_at_once() -> None:
    position = calls(f"1 d_f01 | {AWAY} | call 1 h_01 | top d_t01")
    assert chain(position, 1) == ["d_f01", "d_t01"]
    assert position.s.reinforced == 1


@rule("TS-HOOD-05")
def test_a_civilian_as_reinforcement_joins_the_chain() -> None:
    assert chain(calls(f"1 d_f01 | {AWAY} | call 1 h_01 | top c_01"), 1) == ["d_f01", "c_01"]


@rule("TS-HOOD-05")
def test_a_hood_card_as_reinforcement_has_no_effect() -> None:
    position = calls(f"1 d_f01 | 2 d_f02 c_01 | {AWAY} | call 1 h_01 | top h_02")
    assert named(position.s.discard) == ["h_01", "h_02"]
    assert marks(position) == {}


@rule("TS-HOOD-05")
def test_with_an_empty_deck_there_is_no_reinforcement() -> None:
    position = calls(f"1 d_f01 d_f02 d_f03 d_f04 | {AWAY} | call 1 h_01 | deck -")
    assert position.outcome is None


@rule("TS-HOOD-06")
def test_a_spy_costs_the_leftmost_pod_until_the_end_of_the_dispatch_phase() -> None:
    position = calls(f"1 d_f01 | {AWAY} | call 1 h_07 | display domo,mole,firefly | top d_c01,d_c02,d_c03,d_c04")
    assert pods(position.s.display) == ["mole", "firefly"]
    assert pods(position.s.scrapped) == ["domo"]
    position.does("end-dispatch")
    assert len(position.s.display) == 3


@rule("TS-HOOD-07")
def test_tampering_loses_stored_symbols_and_turns_pilots_face_down_for_this_turn() -> None:
    crew = "crew alan tb1, virgil tb3 | at tb1 1, tb3 2 | stored tb1 white_fire, tb3 white_fire"
    position = calls(f"1 d_f01 | 2 d_f02 | {crew} | {AWAY} | call 1 h_10")
    assert (stored(position, "tb1"), stored(position, "tb3")) == ("", "F")
    assert is_down(position, "alan")
    assert not is_down(position, "virgil")


@rule("TS-HOOD-08")
def test_the_hood_card_is_discarded_when_its_civilian_is_rescued() -> None:
    position = roll("1 d_t01 c_01!h_01 | crew virgil tb1 | at tb1 1", "rescue tb1", "collapse,fire")
    position.does("discard 1")
    assert set(named(position.s.discard)) == {"d_t01", "h_01"}
    assert marks(position) == {}


@rule("TS-HOOD-09")
def test_influence_stays_from_turn_to_turn() -> None:
    position = calls("1 d_f01 c_01!h_01 | top d_c01,d_c02,d_c03,d_c04").does("end-dispatch", "stay")
    position.does("answer")
    assert marks(position) == {"c_01": "h_01"}


@rule("TS-HOOD-10")
def test_double_influence_takes_two_civilians_from_the_right() -> None:
    position = calls(f"1 d_f01 c_01 c_02 c_03 | {AWAY} | call 1 x_h01")
    assert marks(position) == {"c_03": "x_h01", "c_02": ""}


@rule("TS-HOOD-10")
def test_double_influence_with_one_civilian_has_no_fallback() -> None:
    position = calls(f"1 d_f01 c_01 | {AWAY} | call 1 x_h01 | top d_t01")
    assert marks(position) == {"c_01": "x_h01"}
    assert chain(position, 1) == ["d_f01", "c_01"]
    none = calls(f"1 d_f01 | {AWAY} | call 1 x_h01 | top d_t01")
    assert chain(none, 1) == ["d_f01", "d_t01"]


@rule("TS-HOOD-11")
@pytest.mark.parametrize("cards", ["d_f01 c_01", "d_f01"])
def test_impostors_bring_a_reinforcement_in_every_case(cards: str) -> None:
    position = calls(f"1 {cards} | {AWAY} | call 1 x_h03 | top d_t01")
    assert chain(position, 1) == [*cards.split(), "d_t01"]
    assert marks(position) == ({"c_01": "x_h03"} if "c_01" in cards else {})


@rule("TS-NEUT-01")
def test_by_road_a_hood_card_at_her_chain_has_no_effect() -> None:
    position = calls("1 d_f01 c_01 | lady 1 road | call 1 h_01")
    assert marks(position) == {}
    assert named(position.s.discard) == ["h_01"]


@rule("TS-NEUT-01")
def test_elsewhere_she_neutralises_nothing() -> None:
    assert marks(calls("1 d_f01 c_01 | lady 2 road | call 1 h_01")) == {"c_01": "h_01"}


@rule("TS-NEUT-02")
def test_by_air_she_neutralises_nothing() -> None:
    assert marks(calls("1 d_f01 c_01 | lady 1 air | call 1 h_01")) == {"c_01": "h_01"}


@rule("TS-NEUT-03")
def test_she_neutralises_every_hood_card_and_advanced_ones_too() -> None:
    position = calls("1 d_f01 c_01 | lady 1 road | call 1 x_h03 | top d_t01")
    assert chain(position, 1) == ["d_f01", "c_01"]
    position.s.slots[1:] = [CARDS.index("h_02"), -1, -1, -1]
    position.does("end-dispatch", "stay", "pass", "answer")
    assert (marks(position), position.s.neutralised) == ({}, 2)


@rule("TS-NEUT-04")
def test_neutralising_leaves_old_influence() -> None:
    assert marks(calls("1 d_f01 c_01!h_02 | lady 1 road | call 1 h_01")) == {"c_01": "h_02"}
