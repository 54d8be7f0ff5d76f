"""Views and worlds: what a careful player remembers of the cards is true in every world drawn for him."""

from collections import Counter

import pytest

from coffret.games.a_team import game
from coffret.games.a_team.state import SIDELINED, State
from coffret.kernel import PUBLIC, seeded
from coffret.testing import rule
from coffret.testing.walk import walk
from tests.games.a_team.support import at


def all_cards(s: State) -> list[int]:
    """How many cards of each type there are, wherever they lie."""
    found = Counter([*s.discard, *[card for hand in s.hands for card in hand], *[SIDELINED] * sum(s.sidelined)])
    return [s.deck[card] + found[card] for card in range(8)]


@rule("AT-SETUP-03", "AT-CARD-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_world_loses_or_invents_a_card(seats: int) -> None:
    rng = seeded("worlds")
    for moment in walk(game, seats, "worlds"):
        for seat in (*range(seats), PUBLIC):
            world = game.determinize(game.view(moment.state, seat), rng)
            assert all_cards(world) == list(world.facts.copies)


@rule("AT-SETUP-03", "AT-CARD-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_every_world_the_draw_pile_can_have_given_what_was_drawn(seats: int) -> None:
    rng = seeded("piles")
    for moment in walk(game, seats, "piles"):
        seat = rng.below(seats)
        world = game.determinize(game.view(moment.state, seat), rng)
        for card in range(8):
            had = [held.count(card) for held in world.held]
            got = [hand.count(card) + spent.count(card) for hand, spent in zip(world.hands, world.spent, strict=True)]
            assert all(now >= then for now, then in zip(got, had, strict=True))
            assert world.deck[card] + sum(got) - sum(had) == world.pool[card]


@rule("AT-CARD-03", "AT-CARD-04")
def test_after_a_shuffle_two_players_know_each_others_hands() -> None:
    """The draw pile is made of the discards, so all other cards are in the hands."""
    position = at("hannibal@1 [boost,guide] face@0 [patrol,lab_1] | deck lab_2").does("exchange boost")
    view = game.view(position.rolls("draw lab_2").s, 0)
    hands = {game.determinize(view, seeded("hands", draw)).hands[1] for draw in range(20)}
    assert hands == {(4, 5)}


@rule("AT-SETUP-03")
def test_before_a_shuffle_any_hand_can_be() -> None:
    view = game.view(at("hannibal@1 [boost] face@0 [patrol,lab_1]").s, 0)
    hands = {game.determinize(view, seeded("hands", draw)).hands[1] for draw in range(40)}
    assert len(hands) > 10


@rule("AT-SETUP-03", "AT-CARD-03")
def test_a_card_kept_since_the_shuffle_stays_in_the_hand() -> None:
    """Seat 2 held PATROL and LAB 1 at the shuffle and gave up PATROL since: it has LAB 1 and something new."""
    position = at("hannibal@1 [boost,guide] face@0 [patrol,lab_1] | deck lab_2").does("exchange boost")
    position.rolls("draw lab_2", "roll 1").does("exchange patrol").rolls("draw reroll")
    view = game.view(position.s, 0)
    hands = {game.determinize(view, seeded("kept", draw)).hands[1] for draw in range(40)}
    assert all(5 in hand for hand in hands)
    assert len(hands) > 3
