"""BU-PLACE: Locations that say whom the holder may cut: London, Paris, São Paulo, Hong Kong, Berlin, Cairo."""

import pytest

from coffret.kernel import CHANCE, seeded, stack
from coffret.testing import rule
from tests.games.time_bomb.support import at, owners


@rule("BU-PLACE-01")
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_london_forbids_cutting_back(seats: int) -> None:
    position = at(f"{seats} | round 1 london | rows s s s s").does("cut 3:1")
    assert position.asked == 2
    assert owners(position) == set(range(2, seats + 1)) - {3}
    assert position.refuses("cut 1:1").rule == "BU-PLACE-01"


@rule("BU-PLACE-01")
def test_london_lets_the_first_player_cut_anybody() -> None:
    assert owners(at("5 | round 1 london | holder 1")) == {2, 3, 4, 5}


@rule("BU-PLACE-02")
@pytest.mark.parametrize("seats", [4, 7])
def test_paris_allows_one_cut_per_player(seats: int) -> None:
    position = at(f"{seats} | round 1 paris | cuts 1>3:1 3>2:4 | holder 2")
    assert owners(position) == {1, *range(4, seats + 1)}
    assert position.refuses("cut 3:2").rule == "BU-PLACE-02"


@rule("BU-PLACE-02")
def test_in_paris_everybody_is_cut_exactly_once() -> None:
    for seed in range(20):
        state = at("5 | round 1 paris | rows sssss sssss sssss sssdd dddbs | next open-briefing").s
        rng = seeded("paris", seed)
        while state.outcome is None and state.round == 1:
            decision = stack.decide(state)
            assert decision is not None
            if decision.seat == CHANCE:
                break
            stack.apply(state, decision.actions[rng.below(len(decision.actions))], decision.seat)
        if state.outcome is None:
            assert sorted(cut.owner for cut in state.cuts) == [0, 1, 2, 3, 4]


@rule("BU-PLACE-06")
@pytest.mark.parametrize(("seats", "neighbours"), [(4, {1, 3}), (5, {1, 3}), (8, {1, 3})])
def test_sao_paulo_allows_neighbours_only(seats: int, neighbours: set[int]) -> None:
    position = at(f"{seats} | round 2 sao_paulo | holder 2")
    assert owners(position) == neighbours
    assert position.refuses("cut 4:1").rule == "BU-PLACE-06"


@rule("BU-PLACE-09")
@pytest.mark.parametrize("seats", [4, 7])
def test_in_hong_kong_the_cutters_go_round(seats: int) -> None:
    position = at(f"{seats} plain | rows s s s | round 2 hong_kong | first 2 | holder 2").does("cut 1:1")
    assert position.s.holder == 2
    rng = seeded("hong kong", seats)
    while position.s.outcome is None and position.s.round == 2:
        decision = stack.decide(position.s)
        assert decision is not None
        stack.apply(position.s, decision.actions[rng.below(len(decision.actions))], decision.seat)
    if position.s.outcome is None:
        assert [cut.cutter for cut in position.s.cuts] == [(1 + number) % seats for number in range(seats)]
        assert position.s.first == 1


@rule("BU-PLACE-09")
def test_after_hong_kong_the_first_player_is_first_again() -> None:
    text = "4 | rows s s s s | round 2 hong_kong | first 2 | cuts 2>3:1 3>4:1 4>1:1 | holder 1"
    position = at(text).does("cut 2:1")
    assert (position.s.round, position.s.first, position.s.holder) == (3, 1, 1)


@rule("BU-PLACE-10")
def test_berlin_spares_both_neighbours_with_five_and_more() -> None:
    for seats in (5, 6, 8):
        assert owners(at(f"{seats} | round 3 berlin | holder 2")) == set(range(4, seats + 1))
    assert at("5 | round 3 berlin | holder 2").refuses("cut 3:1").rule == "BU-PLACE-10"


@rule("BU-PLACE-10")
def test_berlin_spares_only_the_right_neighbour_with_four() -> None:
    assert owners(at("4 | round 3 berlin | holder 2")) == {3, 4}


@rule("BU-PLACE-15")
def test_cairo_protects_a_player_for_the_round() -> None:
    position = at("5 | round 4 cairo | found 2 | rows s s s s s | next start-effect")
    assert position.options() == ["protect 2", "protect 3", "protect 4", "protect 5"]
    assert position.refuses("protect 1").rule == "BU-PLACE-15"
    assert position.does("protect 3").s.ward == 2
    for cuts in ("1>2:1", "1>2:1 2>4:1 4>5:1 5>1:1"):
        position = at(f"5 | round 4 cairo | found 2 | rows s s s s s | ward 3 | cuts {cuts} | holder 2")
        assert 3 not in owners(position)
        assert position.refuses("cut 3:1").rule == "BU-PLACE-15"


@rule("BU-PLACE-15")
def test_cairo_with_four_protects_until_two_cables_are_cut() -> None:
    text = "4 | round 4 cairo | found 2 | rows s s s s | ward 3"
    assert owners(at(f"{text} | cuts 1>2:1 | holder 2")) == {1, 4}
    assert owners(at(f"{text} | cuts 1>2:1 2>1:1 | holder 1")) == {2, 3, 4}
