"""AM-TURN, AM-ORDER: game turns, and who acts when."""

from coffret.testing import Position, rule
from tests.games.away_missions.support import at, offered

QUIET = "tiles all | unseen_alarms 0 | unseen_quiet 0"  # nothing to scan, and no Alert! either
ORDER_PHASE = f"captain@9 chief@9 doctor@9 | {QUIET} | active - | now choose-next"


def ended(table: Position, *crew: str) -> Position:
    """These Rocketeers act, in this order, and do nothing."""
    for who in crew:
        if f"act-next {who}" in table.options():
            table.does(f"act-next {who}")
        table.does("end-turn")
    return table


@rule("AM-TURN-01", "AM-TURN-03")
def test_after_the_last_rocketeer_come_the_aliens_the_cleanup_and_a_new_game_turn() -> None:
    table = at(ORDER_PHASE).does("act-next chief", "end-turn", "act-next doctor", "end-turn").does("end-turn")
    assert [it.name for it in table.events if it.name in ("alien-turn", "game-turn")] == ["alien-turn", "game-turn"]
    assert table.s.turn == 2


@rule("AM-TURN-02")
def test_each_rocketeer_finishes_before_the_next_is_named() -> None:
    table = at(ORDER_PHASE).does("act-next chief")
    assert not offered(table, "act-next")
    assert table.does("end-turn").options() == ["act-next captain", "act-next doctor"]


@rule("AM-TURN-02")
def test_nobody_acts_twice_in_a_game_turn() -> None:
    table = at(ORDER_PHASE).does("act-next chief", "end-turn")
    assert table.refuses("act-next chief").rule == "AM-TURN-02"


@rule("AM-ORDER-01")
def test_the_next_rocketeer_is_chosen_when_the_last_one_has_finished() -> None:
    table = at(ORDER_PHASE).does("act-next doctor", "end-turn")
    assert table.does("act-next captain").s.active == 0


@rule("AM-ORDER-01")
def test_the_last_one_left_needs_no_choice() -> None:
    table = at(ORDER_PHASE).does("act-next doctor", "end-turn", "act-next captain", "end-turn")
    assert table.s.active == 4


@rule("AM-ORDER-02")
def test_the_one_chosen_takes_the_lowest_number_left() -> None:
    table = at(ORDER_PHASE).does("act-next doctor", "end-turn", "act-next captain")
    assert (table.s.order[2], table.s.order[0], table.s.order[4]) == (1, 2, 0)


@rule("AM-ORDER-02", "AM-ORDER-03")
def test_numbers_begin_with_1_in_every_game_turn_and_the_order_may_differ() -> None:
    table = ended(at(ORDER_PHASE), "captain", "chief", "doctor").does("act-next doctor")
    assert (table.s.turn, table.s.order[2]) == (2, 1)


@rule("AM-ORDER-04")
def test_the_first_seat_names_the_first_and_each_leader_the_one_after() -> None:
    table = at(ORDER_PHASE)
    assert table.asked == 0
    assert table.does("act-next doctor", "end-turn").asked == 2


@rule("AM-ORDER-04")
def test_every_game_turn_begins_with_the_first_seat() -> None:
    assert ended(at(ORDER_PHASE), "captain", "chief", "doctor").asked == 0


@rule("AM-ORDER-04", "AM-SCAN-02")
def test_scan_ties_are_decided_by_the_leader_of_the_one_who_scans() -> None:
    table = at("captain@9 chief@9 | active - | now choose-next").does("act-next chief")
    assert table.asked == 1
    assert table.options() == ["scan 5", "scan 8", "scan 13"]


@rule("AM-ORDER-05")
def test_the_number_is_kept_after_the_scan_until_the_cleanup() -> None:
    table = at(ORDER_PHASE).does("act-next doctor")
    assert table.s.order[2] == 1
    table = ended(table, "doctor", "captain")
    assert table.s.order[2] == 1
    assert table.does("end-turn").s.order == [0] * 6
