"""What games give to imagined plays: a quicker bot, plans, and a glance instead of a copied view."""

import pytest

from coffret.bots.search import Budget, Search, following, horizon
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, load
from coffret.kernel.playout import options_of, play_on
from coffret.kernel.stack import CHANCE, State
from coffret.kernel.values import encode
from tests.bots.test_search import deal
from tests.terminal.bell import Stop, Work
from tests.terminal.bell import game as bell

SEATS = {"thunderbirds": 2, "away-missions": 2, "thunderbirds-solo": 1}


def played(game: Game, seats: int, bot: str, is_glance: bool, decisions: int) -> State:
    """A play after so many decisions."""
    state: State = game.start(seats)
    players = [game.rollout if bot == "rollout" else game.bot] * seats
    sources = [seeded(f"imagined/{seat}") for seat in range(seats)]
    view = game.glance if is_glance else game.view
    play_on(state, view, players, sources, seeded("imagined"), decisions)
    return state


@pytest.mark.parametrize("bot", ["thumb", "rollout"])
@pytest.mark.parametrize("slug", SEATS)
def test_bots_only_read_what_they_glance_at(slug: str, bot: str) -> None:
    game = load(slug)
    states = [encode(played(game, SEATS[slug], bot, is_glance, 90)) for is_glance in (False, True)]
    assert states[0] == states[1]


@pytest.mark.parametrize("slug", ["thunderbirds", "away-missions"])
def test_every_plan_begins_with_an_option_and_the_rule_of_thumb_is_among_them(slug: str) -> None:
    game = load(slug)
    assert game.propose is not None
    state = game.start(2)
    sources = [seeded(f"plans/{seat}") for seat in range(2)]
    dice = seeded("plans")
    count = 0
    while count < 25:
        play_on(state, game.view, [game.bot] * 2, sources, dice, 3)
        decision = stack.decide(state)
        if decision is None or decision.seat == CHANCE or len(decision.actions) < 2:
            continue
        count += 1
        view, options = game.view(state, decision.seat), options_of(decision)
        plans = game.propose(view, options, seeded(count))
        assert all(plan[0] in options for plan in plans)
        assert game.bot(view, options, seeded(count)) in [plan[0] for plan in plans]


def test_a_horizon_in_rounds_is_the_next_turn_of_the_seat_that_thinks() -> None:
    """Whoever is passed over must not bring the end forward: that would speak for passing them over."""
    game = load("a-team")
    assert game.about.rounds
    clock, changes = horizon(game, 1)
    assert clock is not None
    state = game.start(4)
    sources = [seeded(f"rounds/{seat}") for seat in range(4)]
    play_on(state, game.view, [game.bot] * 4, sources, seeded("rounds"), clock=clock, turns=1)
    assert state.turn == 1
    state.sidelined[3] = True
    play_on(state, game.view, [game.bot] * 4, sources, seeded("on"), clock=clock, turns=changes)
    assert state.turn == 1


def test_a_plan_is_followed_as_long_as_it_can_be() -> None:
    asked = []

    def other(view: object, options: list[object], rng: object) -> object:
        asked.append(options)
        return options[-1]

    choose = following([Work(), Stop(1), Work()], other)  # type: ignore[arg-type]
    view = bell.view(bell.start(2), 0)
    assert choose(view, [Work()], seeded(1)) == Work()
    assert not asked
    assert choose(view, [Work()], seeded(1)) == Work()
    assert asked == [[Work()]]
    choose(view, [Work()], seeded(1))
    assert len(asked) == 2  # what could not be done ends the plan


def test_a_play_is_cut_at_the_beginning_of_a_turn() -> None:
    game = load("thunderbirds-solo")
    state, _ = deal(game, 1, "cut", 30)
    assert game.clock is not None
    turn = game.clock(state)
    play_on(state, game.view, [game.bot], [seeded(1)], seeded(2), clock=game.clock, turns=2)
    assert game.clock(state) == turn + 2


def test_the_thumb_s_own_plan_is_tried_first() -> None:
    game = load("thunderbirds")
    state, decision = deal(game, 2, "first", 30)
    search = Search(game, game.view(state, decision.seat), options_of(decision), seeded(1))
    assert search.thumb.action == game.bot(game.view(state, decision.seat), options_of(decision), seeded(1))
    search.run(Budget(4))
    assert search.playouts <= 4
