"""The rules of liar's dice, one by one."""

import pytest

from coffret import load
from coffret.testing import ContractSuite, Position, rule

SIX = "dice 2 | 1,6 3,3 | bid 2:3 by 1 | turn 2"


class TestContract(ContractSuite):
    """All laws, with each number of seats; the wording, the ledger, the scenes and the lesson."""

    game = "liar"


@rule("LD-SETUP-01")
def test_everybody_rolls_as_many_dice_as_agreed() -> None:
    table = load("liar").table(seats=4, options={"dice": 5}, seed=1)
    assert [len(faces) for faces in table.state.faces] == [5, 5, 5, 5]


@rule("LD-SETUP-02")
def test_the_first_seat_begins_and_it_goes_round() -> None:
    position = Position(load("liar"), "dice 1 | 1 2 3 | no bid | turn 1")
    seats = []
    for bid in ("bid 1:1", "bid 1:2", "bid 1:3"):
        seats.append(position.asked)
        position.does(bid)
    assert [*seats, position.asked] == [0, 1, 2, 0]


@rule("LD-BID-01")
def test_a_bid_cannot_name_more_dice_than_there_are() -> None:
    assert Position(load("liar"), SIX).refuses("bid 5:1").rule == "LD-BID-01"


@rule("LD-BID-02")
@pytest.mark.parametrize("bid", ["bid 1:6", "bid 2:2", "bid 2:3"])
def test_a_bid_that_is_not_higher_is_refused(bid: str) -> None:
    assert Position(load("liar"), SIX).refuses(bid).rule == "LD-BID-02"


@rule("LD-CALL-01")
def test_without_a_bid_nobody_is_a_liar() -> None:
    position = Position(load("liar"), "dice 1 | 1 2 | no bid | turn 1")
    assert position.refuses("liar").rule == "LD-CALL-01"


@rule("LD-CALL-02")
@pytest.mark.parametrize(("position", "winner"), [(SIX, 0), (SIX.replace("3,3", "3,4"), 1)])
def test_the_bidder_wins_if_the_bid_holds_and_the_caller_if_not(position: str, winner: int) -> None:
    outcome = Position(load("liar"), position).does("liar").outcome
    assert outcome is not None
    assert outcome.winners == (winner,)
