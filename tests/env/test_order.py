"""Who is asked gives nothing away, and interrupts can be let pass."""

import pytest

from coffret.env.play import Play, Rules
from coffret.kernel.game import load
from coffret.testing.numbers import who_is_asked_is_public
from tests.env.support import PLAYS


@pytest.mark.parametrize(("slug", "seats"), PLAYS)
def test_the_order_of_turns_is_public(slug: str, seats: int) -> None:
    who_is_asked_is_public(load(slug), seats, 1)


def test_an_interrupt_that_is_let_pass_leaves_the_choice_to_the_seat_that_must() -> None:
    play = Play(Rules("thunderbirds", 2))
    last = play.numbering.let_pass
    for seed in range(60):
        play.reset(seed)
        while play.seat >= 0:
            if not play.part.must:
                asked = play.seat
                assert play.mask()[last]
                play.act(last)
                assert play.seat != asked
                assert play.part.must
                return
            assert not play.mask()[last]
            play.do(play.part.actions[play.dice.below(len(play.part.actions))])
    pytest.fail("nobody could interrupt")
