"""TS-CALL, TS-FULL, TS-TURN: the Incoming Call phase."""

import pytest

from coffret.games.thunderbirds_solo.rules.calls import relays
from coffret.testing import Position, rule
from tests.games.thunderbirds_solo.support import (
    NEXT_TURN,
    TURN,
    at,
    calls,
    chain,
    is_down,
    lively,
    named,
    slots,
)


def phase(position: Position) -> str:
    return type(position.s.stack[-1]).__name__


@rule("TS-TURN-01")
def test_the_four_phases_follow_in_order_and_can_be_declined() -> None:
    position = at(f"1 d_f01 | 2 d_t01 c_01 | lady 2 road | call 1 d_f02 | crew john tb5, alan tb1 | at tb1 1 | {TURN}")
    seen = []
    for choice in ("answer", "end-dispatch", "end-rescues", "stay", "pass"):
        seen.append(phase(position))
        position.does(choice)
    assert seen == ["Relay", "Dispatch", "RescuePhase", "LadyMoves", "LadyEscorts"]
    assert (phase(position), position.s.turn) == ("Relay", 2)


@rule("TS-TURN-02")
def test_pilots_are_turned_face_up_when_a_turn_begins() -> None:
    position = at("1 d_f01 | down alan,scott | now lady-moves then end-turn")
    assert is_down(position, "alan")
    position.does("stay")
    assert not is_down(position, "alan")
    assert not is_down(position, "scott")


@rule("TS-TURN-02", "TS-RESC-02", "TS-DISP-01")
def test_a_turn_begins_with_nobody_having_acted_or_moved_and_no_dice_on_the_table() -> None:
    position = at("1 d_f07 | 2 d_t01 | crew gordon tb1 | at tb1 2 | down gordon")
    position.does("fly tb1:1", "end-dispatch", "rescue tb1").rolls("dice fire,fire").does("discard 1", "stay")
    s = position.s
    assert (s.turn, s.acted, s.moved, s.dice, s.faces, s.laid) == (2, 0, 0, [], [], [])


@rule("TS-CALL-01")
def test_relay_then_answer_then_deal() -> None:
    position = at(f"1 d_f01 | call 1 d_f02 | top d_w01 | {TURN}")
    assert position.refuses("fly tb1:1").rule == "TS-CALL-01"
    position.does("answer")
    assert chain(position, 1) == ["d_f01", "d_f02"]
    assert slots(position)[0] == "d_w01"


@rule("TS-CALL-02")
def test_the_crew_of_thunderbird_5_may_exchange_two_slots() -> None:
    position = at(f"1 d_f01 | 2 d_t01 | call 1 d_f02 | crew scott tb5 | {TURN}").does("exchange 1:2")
    assert chain(position, 2) == ["d_t01", "d_f02"]
    assert chain(position, 1) == ["d_f01"]


@rule("TS-CALL-02")
def test_without_a_crew_there_is_no_relay() -> None:
    assert phase(at(f"1 d_f01 | call 1 d_f02 | crew alan tb1 | {TURN}")) == "Dispatch"


@rule("TS-CALL-02")
def test_two_empty_slots_are_not_exchanged() -> None:
    position = at(f"1 d_f01 | call 1 d_f02 | {TURN}")
    assert position.refuses("exchange 2:3").why == "both-empty"
    assert position.refuses("exchange 2:1").why == "lower-first"
    assert position.refuses("exchange 1:1").why == "lower-first"
    assert "exchange 1:4" in position.options()


@rule("TS-CALL-02")
def test_every_pair_of_slots_with_a_card_can_be_exchanged_the_lower_number_first() -> None:
    position = at(f"1 d_f01 | call 3 d_f02 | {TURN}")
    assert position.options() == ["answer", "exchange 1:3", "exchange 2:3", "exchange 3:4"]


@rule("TS-CALL-03")
def test_john_makes_two_exchanges() -> None:
    position = at(f"1 d_f01 | call 1 d_f02, 2 d_t01 | {TURN}").does("exchange 1:2", "exchange 2:3")
    assert phase(position) == "Dispatch"
    assert [chain(position, place) for place in (1, 3)] == [["d_f01", "d_t01"], ["d_f02"]]
    assert not is_down(position, "john")


@rule("TS-CALL-04")
@pytest.mark.parametrize(
    ("crew", "where", "count"),
    [
        ("john tb5, alan transmitter_truck, virgil tb2", "3", 3),
        ("scott tb5, alan transmitter_truck, virgil tb2", "3", 2),
        ("john tb5, alan transmitter_truck, virgil tb2", "island", 2),
        ("alan transmitter_truck, virgil tb2", "3", 0),
        ("john tb5, alan mole, virgil tb2", "3", 2),
    ],
)
def test_the_transmitter_truck_at_a_chain_allows_one_more(crew: str, where: str, count: int) -> None:
    hold = "mole" if "mole" in crew else "transmitter_truck"
    position = at(f"1 d_f01 | crew {crew} | at tb2 {where} | hold {hold}")
    assert relays(position.s) == count


@rule("TS-CALL-05", "TS-CALL-13")
def test_what_happens_when_calls_are_answered_is_told_step_by_step() -> None:
    """What comes first is announced, and why more cards come to a chain."""
    begun = "1 d_f01 c_01 | 2 d_t01 | 3 d_w01 d_w02 d_w03 | 4 d_h01 d_h02 d_h03"
    position = at(f"{begun} | call 1 d_f02 | top d_a01,d_a02,d_a03 | {NEXT_TURN}").does("answer")
    told = [(event.name, event.args.get("place")) for event in position.events]
    assert told[:5] == [("answering", None), ("answered", 1), ("short", 2), ("answered", 2), ("answered", 2)]
    assert [name for name, _ in told].count("short") == 1


@rule("TS-CALL-05")
def test_slots_are_answered_from_row_1_to_row_4() -> None:
    position = calls("1 d_f01 | call 4 d_f02, 1 d_t01, 2 d_w01")
    answered = [event.args["place"] for event in position.events if event.name == "answered"]
    assert answered == [1, 2, 4]


@rule("TS-CALL-05")
def test_every_slot_is_empty_when_its_call_is_answered() -> None:
    position = calls("1 d_f01 | 4 d_w01 | lady 4 air | call 1 h_10, 2 d_f02, 4 c_01 | deck -")
    assert slots(position) == ["-", "-", "-", "-"]


@rule("TS-CALL-05", "TS-END-01")
def test_a_lost_game_stops_before_the_later_rows() -> None:
    full = "1 d_f01 d_f02 d_f03 d_f04"
    position = calls(f"{full} | 2 d_w01 | call 1 d_t01, 2 d_t02")
    assert position.outcome is not None
    assert chain(position, 2) == ["d_w01"]


@rule("TS-CALL-06", "TS-CHAIN-04")
def test_a_disaster_joins_its_chain_on_the_right_or_starts_it() -> None:
    position = calls("1 d_f01 | call 1 d_f02, 3 d_t01")
    assert chain(position, 1) == ["d_f01", "d_f02"]
    assert chain(position, 3) == ["d_t01"]


@rule("TS-CALL-07")
def test_a_civilian_joins_a_chain_on_the_right() -> None:
    assert chain(calls("1 d_f01 d_f02 | call 1 c_01"), 1) == ["d_f01", "d_f02", "c_01"]


@rule("TS-CALL-08", "TS-CHAIN-02")
def test_a_civilian_called_to_an_empty_chain_makes_way_for_a_disaster() -> None:
    position = calls("1 d_f01 | call 2 c_01 | crew alan tb1 | at tb1 2 | deck c_02,h_01,d_t01,d_t02")
    assert chain(position, 2) == ["d_t01"]
    assert slots(position) == ["d_t02", "c_01", "c_02", "h_01"]  # the deck, after the cards that went under it
    assert (position.s.rescued, "c_01" in named(position.s.discard)) == ([], False)


@rule("TS-CALL-08", "TS-HOOD-05")
def test_a_civilian_that_reinforces_an_empty_chain_makes_way_too() -> None:
    position = calls("1 d_f01 | call 2 h_01 | lady 4 air | deck c_01,d_t01,d_t02")
    assert chain(position, 2) == ["d_t01"]
    assert slots(position) == ["d_t02", "c_01", "-", "-"]


@rule("TS-CALL-12")
def test_without_any_disaster_in_the_deck_the_civilian_is_neither_rescued_nor_lost() -> None:
    position = calls("1 d_f01 | call 2 c_01 | deck h_01,c_02")
    assert chain(position, 2) == []
    assert slots(position) == ["h_01", "c_02", "-", "-"]
    assert (position.s.rescued, named(position.s.discard)[-1]) == ([], "c_01")


@rule("TS-CALL-13")
def test_from_the_second_turn_on_short_chains_grow_to_three_cards() -> None:
    text = "1 d_f01 d_f02 d_f03 d_f04 | 2 d_w01 d_w02 d_w03 | 3 d_c01 d_c02 | 4 d_h01"
    position = at(f"{text} | deck c_01,d_t01,c_02,d_t02 | {NEXT_TURN}")
    grown = [["d_w01", "d_w02", "d_w03"], ["d_c01", "d_c02", "c_01"], ["d_h01", "d_t01", "c_02"]]
    assert [chain(position, place) for place in (2, 3, 4)] == grown
    assert len(chain(position, 1)) == 4
    assert slots(position) == ["d_t02", "-", "-", "-"]
    first = at(f"{text} | deck c_01,d_t01,c_02,d_t02 | {TURN}")
    assert [len(chain(first, place)) for place in (1, 2, 3, 4)] == [4, 3, 2, 1]


@rule("TS-CALL-13", "TS-CHAIN-02")
def test_an_empty_chain_grows_from_a_disaster_and_hood_cards_go_under_the_deck() -> None:
    full = "2 d_w01 d_w02 d_w03 | 3 d_c01 d_c02 d_c03 | 4 d_h01 d_h02 d_h03"
    position = at(f"{full} | deck c_01,h_01,d_t01,h_02,c_02,d_t02 | {NEXT_TURN}")
    assert chain(position, 1) == ["d_t01", "c_02", "d_t02"]
    assert slots(position) == ["c_01", "h_01", "h_02", "-"]
    none = at(f"{full} | deck c_01,h_01 | {NEXT_TURN}")
    assert (chain(none, 1), slots(none)) == ([], ["c_01", "h_01", "-", "-"])


@rule("TS-CALL-13")
def test_the_last_card_of_the_deck_joins_a_short_chain() -> None:
    full = "2 d_w01 d_w02 d_w03 | 3 d_c01 d_c02 d_c03 | 4 d_h01 d_h02 d_h03"
    position = at(f"1 d_f01 d_f02 | {full} | deck d_t01 | {NEXT_TURN}")
    assert chain(position, 1) == ["d_f01", "d_f02", "d_t01"]


@rule("TS-COMP-05")
def test_an_advanced_card_that_comes_to_the_top_is_told_by_its_back() -> None:
    full = "2 d_w01 d_w02 d_w03 | 3 d_c01 d_c02 d_c03 | 4 d_h01 d_h02 d_h03"
    grown = at(f"1 d_f01 d_f02 | {full} | call 1 h_10 | deck d_t01,x_d01 | {NEXT_TURN}").does("answer")
    hood = calls("1 d_f01 | lady 4 air | call 1 h_01 | deck d_t01,x_d01")
    for position in (grown, hood):
        assert [event.name for event in position.events].count("advanced-on-top") == 1


@rule("TS-CALL-05", "TS-CALL-13")
def test_the_hood_acts_when_the_chains_have_grown() -> None:
    full = "2 d_w01 d_w02 d_w03 | 3 d_c01 d_c02 d_c03 | 4 d_h01 d_h02 d_h03"
    position = at(f"1 d_f01 d_f02 | {full} | lady 4 air | call 1 h_01 | top c_01 | {NEXT_TURN}").does("answer")
    assert chain(position, 1) == ["d_f01", "d_f02", "c_01"]
    assert named(list(position.s.marks)) == ["c_01"]
    row = at(f"1 d_f01 d_f02 | {full} | lady 1 air | call 1 h_10, 2 d_t01 | {TURN}").does("answer")
    told = [event.name for event in row.events if event.name in ("answered", "tampered")]
    assert told == ["answered", "tampered"]


@rule("TS-CALL-09")
def test_a_hood_card_never_joins_a_chain() -> None:
    position = calls("1 d_f01 | lady 4 air | call 1 h_10")
    assert chain(position, 1) == ["d_f01"]
    assert named(position.s.discard) == ["h_10"]


@rule("TS-CALL-10")
def test_cards_are_dealt_into_the_slots_from_1_to_4_as_long_as_there_are_any() -> None:
    position = calls("1 d_f01 | deck d_f02,c_01,h_01")
    assert slots(position) == ["d_f02", "c_01", "h_01", "-"]
    assert not position.s.last


@rule("TS-CALL-11")
def test_a_dealt_card_is_answered_in_the_next_turn() -> None:
    position = calls("1 d_f01 | deck d_f02")
    assert chain(position, 1) == ["d_f01"]
    position.does("end-dispatch", "stay", "answer")
    assert chain(position, 1) == ["d_f01", "d_f02"]


@rule("TS-FULL-01", "TS-END-01", "TS-CHAIN-06")
@pytest.mark.parametrize("card", ["d_t01", "c_01"])
def test_a_fifth_card_loses_the_game_at_once(card: str) -> None:
    position = calls(f"1 d_f01 d_f02 c_02 d_f04 | call 1 {card}")
    assert position.outcome is not None
    assert (position.outcome.rule, position.outcome.winners) == ("TS-FULL-01", ())
    assert position.s.overflow == 1


@rule("TS-FULL-02")
def test_a_full_chain_is_not_yet_a_loss() -> None:
    position = calls("1 d_f01 d_f02 d_f03 | call 1 d_t01")
    assert position.outcome is None
    assert len(chain(position, 1)) == 4


@rule("TS-FULL-03")
@pytest.mark.parametrize(("card", "lost"), [("h_10", False), ("h_07", False), ("h_01", True)])
def test_only_a_reinforcement_lets_a_hood_card_overflow_a_chain(card: str, lost: bool) -> None:
    position = calls(f"1 d_f01 d_f02 d_f03 d_f04 | lady 4 air | call 1 {card} | top d_t01")
    assert (position.outcome is not None) is lost


@rule("TS-CHAIN-03")
def test_the_leftmost_card_is_a_disaster_whenever_something_is_asked() -> None:
    for s, seat, _ in lively("leftmost"):
        if seat == 0:
            assert all(s.facts.needs[cards[0]] for cards in s.chains if cards)
