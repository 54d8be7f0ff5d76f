"""The bot: what a decent player would do."""

import pytest

from coffret.games.a_team import game
from coffret.kernel import CHANCE, Rng, seeded, stack
from tests.games.a_team.support import at


def choice(text: str, *rolls: str) -> str:
    """What the bot does in a position, after these rolls."""
    position = at(text).rolls(*rolls)
    decision = stack.decide(position.s)
    assert decision is not None
    action = game.bot(game.view(position.s, decision.seat), list(decision.actions), seeded("bot"))
    return game.vocabulary.write(action)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("hannibal@2<* [boost] face@20", "play boost"),  # out of the fortress
        ("hannibal@19 [lab_3,boost] face@0", "play lab_3"),  # before the roll leaves the lab
        ("hannibal@25 [patrol] face@20<* | rolled", "patrol 2"),
        ("hannibal@25 [sidelined] face@20<* | rolled", "sideline 2"),
        ("hannibal@25 [sidelined] face@24<* | rolled", "exchange sidelined"),  # never on itself
        ("hannibal@10 [boost] face@0 | rolled", "exchange boost"),  # not to a guard
    ],
)
def test_a_card_is_played_where_it_gains_most(text: str, wanted: str) -> None:
    assert choice(text) == wanted


def test_it_stops_for_the_formula() -> None:
    assert choice("hannibal@40< face@37<*", "roll-both 3:3") == "stop"


def test_it_does_not_challenge_a_holder_who_is_nearly_out() -> None:
    assert choice("hannibal@7 face@2<*", "roll 1") == "decline"


def test_it_beats_a_player_who_plays_at_random() -> None:
    rng = seeded("thumb against random")
    won = sum(winner(seat, rng) == seat for seat in (0, 1) * 20)
    assert won > 28


def winner(bot: int, rng: Rng) -> int:
    """Who wins a play for two in which one seat is the bot's."""
    state = game.start(2)
    decision = stack.decide(state)
    while decision is not None:
        if decision.seat == CHANCE:
            decision = stack.apply(state, stack.sample(state, rng), CHANCE)
        elif decision.seat == bot:
            decision = stack.apply(state, game.bot(game.view(state, bot), decision.actions, rng), bot)
        else:
            action = decision.actions[rng.below(len(decision.actions))]
            decision = stack.apply(state, action, decision.seat)
    return int(state.outcome.winners[0])
