"""Search: it leaves the rule of thumb for a clear gain only, keeps its budget, and knows nothing but its view."""

from itertools import count

import pytest

from coffret.bots import play_game
from coffret.bots.search import LEAST, Budget, Search, Tried, is_idle, searching
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, load
from coffret.kernel.playout import options_of, play_on
from coffret.kernel.stack import CHANCE, NOTHING, Action, Decision
from coffret.kernel.words import verb
from tests.terminal.bell import Stop, Work
from tests.terminal.bell import game as bell


def deal(game: Game, seats: int, seed: str, decisions: int = 0) -> tuple[stack.State, Decision]:
    """A position in which a seat has something to choose, after so many decisions or a few more."""
    state = game.start(seats)
    sources = [seeded(f"{seed}/{seat}") for seat in range(seats)]
    dice = seeded(seed)
    play_on(state, game.view, [game.bot] * seats, sources, dice, decisions)
    while (decision := stack.decide(state)) is not None and (decision.seat == CHANCE or len(decision.actions) < 2):
        play_on(state, game.view, [game.bot] * seats, sources, dice, 1)
    assert decision is not None
    return state, decision


def interrupting(budget: Budget, done: int = 0) -> Search:
    """The second seat of the bell may stop the first, which would win; its rule of thumb lets everything pass."""
    state = bell.start(2)
    state.done = done
    decision = stack.decide(state)
    assert decision is not None
    search = Search(bell, bell.view(state, 1), options_of(decision.others[0]), seeded(1))
    search.run(budget)
    return search


def test_it_leaves_the_rule_of_thumb_for_a_clear_gain() -> None:
    assert interrupting(Budget(200)).choice() == Stop(1)


def test_letting_pass_is_one_of_the_options() -> None:
    search = interrupting(Budget(200))
    assert search.thumb.action is NOTHING
    assert set(search.thumb.ends) == {0.0}


def test_few_worlds_are_no_reason() -> None:
    assert interrupting(Budget(3 * LEAST // 2)).choice() is NOTHING


def test_a_small_gain_is_no_reason(liar: Game) -> None:
    state, decision = deal(liar, 3, "small")
    search = Search(liar, liar.view(state, decision.seat), decision.actions, seeded(2))
    search.thumb.ends = [0.0, 1.0] * 20
    search.alive = [search.thumb, Tried(search.tried[1].action, [0.0, 1.0] * 18 + [1.0] * 4)]
    assert search.choice() == search.thumb.action


def test_who_has_no_choice_does_not_think() -> None:
    assert searching(bell, Budget(10**9))(bell.view(bell.start(2), 0), [Work()], seeded(1)) == Work()


@pytest.mark.parametrize("playouts", [7, 100])
def test_the_budget_of_playouts_is_kept(liar: Game, playouts: int) -> None:
    state, decision = deal(liar, 3, "kept")
    search = Search(liar, liar.view(state, decision.seat), decision.actions, seeded(3))
    search.run(Budget(playouts))
    assert search.playouts <= playouts


def test_the_deadline_is_kept_and_a_world_that_is_not_finished_does_not_count(liar: Game) -> None:
    state, decision = deal(liar, 3, "late")
    ticks = count()
    search = Search(liar, liar.view(state, decision.seat), decision.actions, seeded(3), lambda: float(next(ticks)))
    search.run(Budget(10**9, 50.0))
    assert next(ticks) <= 55
    assert {len(option.ends) for option in search.alive} == {len(search.thumb.ends)}


def test_it_can_be_called_off_at_any_time(liar: Game) -> None:
    state, decision = deal(liar, 3, "off")
    search = Search(liar, liar.view(state, decision.seat), decision.actions, seeded(3))
    search.run(Budget(10**9), lambda: search.playouts >= 10)
    assert search.playouts == 10
    assert search.choice() == search.thumb.action


def test_the_same_seed_is_the_same_choice(liar: Game) -> None:
    assert play_game(liar, ("good", "thumb"), 4, {"dice": 2}) == play_game(liar, ("good", "thumb"), 4, {"dice": 2})


@pytest.mark.parametrize("slug", ["liar", "a-team"])
def test_nothing_but_its_view_reaches_it(slug: str, liar: Game) -> None:
    """It imagines and chooses the same in another world that looks the same from its seat."""
    game = load(slug)
    state, decision = deal(game, 2, "secret", 3)
    view = game.view(state, decision.seat)
    other = game.determinize(view, seeded("other"))
    assert other != state
    searches = [Search(game, seen, decision.actions, seeded(5)) for seen in (view, game.view(other, decision.seat))]
    for search in searches:
        search.run(Budget(20))
    assert searches[0].tried == searches[1].tried
    assert searches[0].choice() == searches[1].choice()


def test_it_does_not_change_its_view(liar: Game) -> None:
    state, decision = deal(liar, 3, "same")
    view = liar.view(state, decision.seat)
    searching(liar, Budget(50))(view, decision.actions, seeded(5))
    assert view == liar.view(state, decision.seat)


def test_what_can_be_done_and_undone_for_ever_is_not_searched() -> None:
    """Away Missions: whoever drops an item can pick it up again, and a search that likes both never ends its turn."""
    game = load("away-missions")
    state, decision = deal(game, 2, "drop", 30)
    assert any(verb(type(action)) in game.about.idle for action in decision.actions)
    search = Search(game, game.view(state, decision.seat), decision.actions, seeded(5))
    assert not [it for it in search.tried[1:] if verb(type(it.action)) in game.about.idle]


@pytest.mark.parametrize("slug", ["a-team", "away-missions", "thunderbirds", "thunderbirds-solo"])
def test_nothing_is_searched_that_can_be_taken_back_at_once(slug: str) -> None:
    """What leads back to the same table is idle: a search that likes both ways would go to and fro for ever."""
    game = load(slug)
    seats = min(2, game.seat_counts[-1])
    state: stack.State = game.start(seats)
    sources, dice = [seeded(f"back/{seat}") for seat in range(seats)], seeded("back")
    for _ in range(60):
        play_on(state, game.view, [game.bot] * seats, sources, dice, 2)
        decision = stack.decide(state)
        if decision is None:
            break
        if decision.seat != CHANCE and len(decision.actions) > 1:
            search = Search(game, game.view(state, decision.seat), decision.actions, seeded(5))
            assert [it.action for it in search.tried[1:] if goes_round(game, state, it.action, decision.seat)] == []


def goes_round(game: Game, state: stack.State, action: Action, seat: int) -> bool:
    """Whether the same seat can do something next that search may try, too, and that leaves everything as it was."""
    after = stack.copy(state)
    following = stack.apply(after, action, seat)
    if following is None or following.seat != seat:
        return False
    for then in [it for it in following.actions if not is_idle(game, it)]:
        again = stack.copy(after)
        stack.apply(again, then, seat)
        if again == state:
            return True
    return False


@pytest.mark.parametrize(("times", "is_left"), [(0.5, False), (2.0, True)])
def test_a_learnt_chance_must_rise_by_more_than_its_error(times: float, is_left: bool) -> None:
    game = load("away-missions")
    state, decision = deal(game, 2, "little", 30)
    search = Search(game, game.view(state, decision.seat), decision.actions, seeded(5))
    search.thumb.ends = [0.5] * 40
    search.alive = [search.thumb, Tried(search.tried[1].action, [0.5 + times * game.about.little] * 40)]
    assert (search.choice() != search.thumb.action) == is_left
