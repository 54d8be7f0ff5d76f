"""Counting: whole plays by rules of thumb, world by world, the same for the same position."""

import msgspec
import pytest

from coffret.bots.counting import SLICE, Counted, count
from coffret.bots.futures import future, key, share
from coffret.bots.hint import chances
from coffret.bots.worlds import numbered
from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game, load
from coffret.kernel.playout import play_on
from tests.bots.test_search import deal

GAMES = ("liar", "time-bomb", "a-team", "away-missions")


def test_a_share_has_its_interval() -> None:
    """Wilson's interval, by hand: 8 of 10."""
    found = share([1.0] * 8 + [0.0] * 2)
    assert (found.mean, found.worlds) == (0.8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)
    assert share([]).worlds == 0
    assert share([1.0] * 50).high == 1.0 > share([1.0] * 50).low > 0.9


def by_hand(game: Game, state: stack.State, seed: tuple[int, int], action: object, seat: int) -> stack.State:
    """Play on to the end: the same world, the same choice, the same dice, and only rules of thumb."""
    again: stack.State = stack.copy(state)
    stack.apply(again, action, seat)  # type: ignore[arg-type]
    seats, (one, other) = game.about.seats[1], seed
    sources = [Rng(one, other, each) for each in range(seats)]
    play_on(again, game.view, [game.bot] * seats, sources, Rng(other, one, 0))
    return again


@pytest.mark.parametrize("slug", GAMES)
def test_every_play_is_one_to_the_end_by_rules_of_thumb(slug: str, liar: Game) -> None:
    """Played again by hand, each ends by the same rule for the same winners: no value, no horizon, no quicker bot."""
    game = load(slug)
    state, decision = deal(game, game.about.seats[0], "count", 3)
    view, choices = game.view(state, decision.seat), decision.actions[:2]
    found, world = count(game, view, choices, 0, 4), numbered(game, view)
    for number in range(4):
        for place, action in enumerate(choices):
            ended = by_hand(game, *world(number), action, decision.seat).outcome
            assert ended is not None
            told = found.ends[place][number]
            assert (told.rule, told.won) == (ended.rule, decision.seat in ended.winners)


def test_slices_are_one_count(liar: Game) -> None:
    """More plays only narrow what is known: the first are the same."""
    state, decision = deal(liar, 3, "slices")
    view, choices = liar.view(state, decision.seat), decision.actions[:2]
    whole, parts = count(liar, view, choices, 0, 12), Counted()
    for first in (0, 5, 10):
        parts.add(count(liar, view, choices, first, min(5, 12 - first)))
    assert parts.ends == whole.ends
    assert sorted(map(repr, parts.told)) == sorted(map(repr, whole.told))
    assert parts.own == whole.own


@pytest.mark.parametrize("slug", ["liar", "time-bomb", "a-team"])
def test_two_asks_of_the_same_position_agree_to_the_digit(slug: str, liar: Game) -> None:
    game = load(slug)
    state, decision = deal(game, game.about.seats[0], "same", 5)
    view, options = game.view(state, decision.seat), decision.actions
    one, two = ([*chances(game, view, options, game.about.seats[0], 40)] for _ in range(2))
    assert one == two
    assert [each.worlds for each in one] == [*range(SLICE, 41, SLICE)]


@pytest.mark.parametrize("slug", ["liar", "a-team"])
def test_nothing_but_its_view_reaches_a_count(slug: str, liar: Game) -> None:
    game = load(slug)
    state, decision = deal(game, 2, "secret", 3)
    other = game.determinize(game.view(state, decision.seat), seeded("other"))
    assert other != state
    one, two = (count(game, game.view(it, decision.seat), decision.actions[:2], 0, 6) for it in (state, other))
    assert one == two


def test_it_can_be_called_off(liar: Game) -> None:
    state, decision = deal(liar, 3, "off")
    asked = iter([False, False, True])
    found = count(liar, liar.view(state, decision.seat), decision.actions[:2], 0, 9, lambda: next(asked))
    assert found.worlds == 2


def test_what_a_choice_tells_by_itself_and_the_end_are_no_consequences(liar: Game) -> None:
    """What is told between them is, as often as it is told in the same plays by hand."""
    game = load("away-missions")
    state, decision = deal(game, 2, "again", 6)
    view, action = game.view(state, decision.seat), decision.actions[0]
    world, seed = numbered(game, view)(0)
    found = future(game, world, decision.seat, seed, action)
    again = stack.copy(world)
    by_choice = [event.seen_by(decision.seat) for event in stack.apply_aloud(again, action, decision.seat)]
    again.heard = stack.Listener()
    seats, (one, other) = game.about.seats[1], seed
    last = 0

    def thumb(view: object, options: list[stack.Action], rng: Rng) -> stack.Action:
        nonlocal last
        assert again.heard is not None
        last = len(again.heard.events)
        return game.bot(view, options, rng)

    play_on(again, game.view, [thumb] * seats, [Rng(one, other, each) for each in range(seats)], Rng(other, one, 0))

    def keys(events: list[stack.Event]) -> set[object]:
        return {key(it) for it in events if (moment := game.moment(it)) is not None and moment.tone}

    between = [event.seen_by(decision.seat) for event in again.heard.events[:last]]
    assert set(found.own) == keys(by_choice)
    assert set(found.told) == keys(between)
    assert found.told


def test_counts_can_be_sent(liar: Game) -> None:
    state, decision = deal(liar, 3, "sent")
    found = count(liar, liar.view(state, decision.seat), decision.actions[:2], 0, 3)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Counted) == found
