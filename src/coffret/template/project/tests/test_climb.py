"""The rules, one by one, and the laws that every game obeys."""

import pytest

from coffret.template.game import game
from coffret.testing import ContractSuite, Position, rule


class TestContract(ContractSuite):
    game = game


@rule("CL-DEAL-01")
def test_everybody_is_dealt_the_same_number_of_cards() -> None:
    position = Position(game, "cards 2 | - - | laid - | in 1,2 | deal").rolls("deal 9,3,12,40")
    assert position.s.hands == [[3, 9], [12, 40]]


@rule("CL-TURN-01")
def test_it_goes_round_among_those_who_are_in() -> None:
    position = Position(game, "cards 2 | 1,6 2 3,9 | laid - | in 1,3 | turn 1")
    assert position.does("lay 1").asked == 2
    assert position.does("lay 3").asked == 0


@rule("CL-LAY-01")
@pytest.mark.parametrize("card", ["lay 4", "lay 7"])
def test_a_card_that_is_too_low_or_not_in_the_hand_is_refused(card: str) -> None:
    position = Position(game, "cards 2 | 4,9 8 | laid 6 | in 1,2 | turn 1")
    assert position.refuses(card).rule == "CL-LAY-01"
    assert position.options() == ["lay 9", "pass"]


@rule("CL-PASS-01")
def test_who_passes_is_out() -> None:
    position = Position(game, "cards 2 | 4 8 9 | laid 6 | in 1,2,3 | turn 1").does("pass")
    assert position.s.inside == [False, True, True]
    assert position.outcome is None


@rule("CL-END-01")
def test_whoever_is_left_alone_wins() -> None:
    outcome = Position(game, "cards 2 | 4 8 | laid 6 | in 1,2 | turn 1").does("pass").outcome
    assert outcome is not None
    assert outcome.winners == (1,)
