"""The law for chance finds loaded dice and stacked decks, and lets honest ones pass."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from coffret.kernel import Action, Chance, Rng, seeded
from coffret.kernel.game import Game, games, load
from coffret.kernel.stack import CHANCE
from coffret.kernel.values import fields
from coffret.testing.fairness import chances_met, check_chance, distance
from coffret.testing.walk import walk, ways_to_play

Load = Callable[[Chance[Any], Any, Rng], Action]


class Loaded(Chance[Any]):
    """A step of chance that lists and accepts what the honest one does, and draws as it likes."""

    def __init__(self, honest: Chance[Any], load: Load) -> None:
        self.honest = honest
        self.load = load

    def __repr__(self) -> str:
        return f"{self.load.__name__}({self.honest})"

    def outcomes(self, s: Any) -> list[tuple[int, Action]]:
        return self.honest.outcomes(s)

    def accepts(self, s: Any, action: Action) -> bool:
        return self.honest.accepts(s, action)

    def sample(self, s: Any, rng: Rng) -> Action:
        return self.load(self.honest, s, rng)


def but_the_last(honest: Chance[Any], s: Any, rng: Rng) -> Action:
    """A die of 1 to 5, a Location that never comes."""
    listed = honest.outcomes(s)
    return listed[rng.below(len(listed) - 1)][1]


def always_the_first(honest: Chance[Any], s: Any, rng: Rng) -> Action:
    """A fate token that is always red, a first player who is always seat 1."""
    return honest.outcomes(s)[0][1]


def without_weights(honest: Chance[Any], s: Any, rng: Rng) -> Action:
    """Each type of card as likely as any other, however many copies there are."""
    listed = honest.outcomes(s)
    return listed[rng.below(len(listed))][1]


def doubles(honest: Chance[Any], s: Any, rng: Rng) -> Action:
    """Two dice that always show the same: each of them looks fair."""
    return honest.outcomes(s)[rng.below(6) * 7][1]


def slightly_high(honest: Chance[Any], s: Any, rng: Rng) -> Action:
    """A die that shows its last face twice as often."""
    listed = honest.outcomes(s)
    return listed[min(rng.below(len(listed) + 1), len(listed) - 1)][1]


def rearranged(action: Action, order: Callable[[list[Any]], list[Any]]) -> Action:
    """A deal in another order."""
    (row,) = (getattr(action, name) for name in fields(action))
    return type(action)(tuple(order(list(row))))  # type: ignore[call-arg]


def rotated(honest: Chance[Any], s: Any, rng: Rng) -> Action:
    """Cut, not shuffled: every card is as likely at every place."""

    def cut(row: list[Any]) -> list[Any]:
        row.sort()
        start = rng.below(len(row))
        return row[start:] + row[:start]

    return rearranged(honest.sample(s, seeded("always the same")), cut)


def the_last_stays(honest: Chance[Any], s: Any, rng: Rng) -> Action:
    """A shuffle that forgets the last card."""

    def shuffled(row: list[Any]) -> list[Any]:
        row.sort()
        last = row.pop()
        rng.shuffle(row)
        return [*row, last]

    return rearranged(honest.sample(s, seeded("always the same")), shuffled)


def in_couples(honest: Chance[Any], s: Any, rng: Rng) -> Action:
    """Cards that stay together two by two, in an order that is shuffled."""

    def shuffled(row: list[Any]) -> list[Any]:
        row.sort()
        order = list(range((len(row) + 1) // 2))
        rng.shuffle(order)
        return [card for couple in order for card in row[2 * couple : 2 * couple + 2]]

    return rearranged(honest.sample(s, seeded("always the same")), shuffled)


def always_the_same_roles(honest: Chance[Any], s: Any, rng: Rng) -> Action:
    """The same roles are prepared each time, and shuffled."""

    def shuffled(row: list[Any]) -> list[Any]:
        rng.shuffle(row)
        return row

    return rearranged(honest.sample(s, seeded("always the same")), shuffled)


def without_the_ten(honest: Chance[Any], s: Any, rng: Rng) -> Action:
    """Dice that never show their highest face."""
    return rearranged(honest.sample(s, rng), lambda row: [min(face, 9) for face in row])


LOADED: list[tuple[str, int, str, Load]] = [
    ("a-team", 3, "RollToMove", but_the_last),
    ("a-team", 3, "RollToMove", slightly_high),
    ("a-team", 3, "DrawCard", without_weights),
    ("a-team", 3, "FightGuard", doubles),
    ("time-bomb", 4, "ThrowFate", always_the_first),
    ("time-bomb", 5, "NameFirst", always_the_first),
    ("time-bomb", 5, "RevealLocation", but_the_last),
    ("time-bomb", 5, "DealTheRoles", rotated),
    ("time-bomb", 8, "DealTheRoles", rotated),
    ("time-bomb", 5, "DealTheRoles", always_the_same_roles),
    ("time-bomb", 5, "DealCables", the_last_stays),
    ("time-bomb", 5, "DealCables", rotated),
    ("thunderbirds", 2, "DealCharacter", but_the_last),
    ("thunderbirds", 2, "LayDisaster", but_the_last),
    ("thunderbirds-solo", 1, "MixDeck", rotated),
    ("thunderbirds-solo", 1, "MixPods", in_couples),
    ("thunderbirds-solo", 1, "MixPods", the_last_stays),
    ("away-missions", 3, "ThrowDice", without_the_ten),
    ("away-missions", 3, "RevealTile", always_the_first),
]


def asked(game: Game, seats: int, kind: str) -> list[Any]:
    """The states of some plays that ask this kind of chance and that the law looks at."""
    for seed in range(5):
        states = [state for state in chances_met(game, seats, seed) if type(state.stack[-1]).__name__ == kind]
        if states:
            return states
    raise AssertionError(f"no play of {game.slug} meets {kind}")


def check_all(game: Game, states: list[Any]) -> None:
    for state in states:
        check_chance(game, state, seeded("loaded"))


@pytest.mark.parametrize(("slug", "seats", "kind", "load_it"), LOADED)
def test_a_loaded_die_or_stacked_deck_is_found(slug: str, seats: int, kind: str, load_it: Load) -> None:
    game = load(slug)
    states = asked(game, seats, kind)
    for state in states:
        state.stack[-1] = Loaded(state.stack[-1], load_it)
    with pytest.raises(AssertionError, match=r"times of|not listed"):
        check_all(game, states)


def test_what_can_neither_be_listed_nor_dealt_is_refused(liar: Game) -> None:
    """A kind of chance about which nothing can be said would pass unseen."""

    class Secretive(Chance[Any]):
        def sample(self, s: Any, rng: Rng) -> Action:
            return Action()

    state = liar.start(2)
    state.stack[-1] = Secretive()
    with pytest.raises(AssertionError, match="nothing tells whether it is fair"):
        check_chance(liar, state, seeded("secretive"))


def test_the_distance_of_shares_is_none_where_they_agree_and_endless_where_it_cannot_be() -> None:
    assert distance(0.5, 0.5) == 0
    assert 0.18 < distance(0, 1 / 6) < 0.19
    assert distance(0.01, 0) == float("inf")


SELDOM = [
    ("time-bomb", "DrawCut", "4 | next draw-cut -"),
    ("time-bomb", "NameClaimant", "5 | next name-claimant 1,3"),
    ("thunderbirds", "RollDie", "scott virgil | now roll-die 1"),
    ("away-missions", "FrightenRocketeer", "captain@8 chief@8 | tiles all | now frighten-rocketeer captain:2"),
    ("away-missions", "FrightenAlien", "captain@8 chief@8 | tiles all | now frighten-alien captain:thrall-1:2"),
    ("away-missions", "DealRocketeer", "captain@8 chief@8 | tiles all | now deal-rocketeer 1"),
    (
        "away-missions",
        "FetchBug",
        f"captain@9 chief@9 | aliens {', '.join(['bug@1', 'bug@3'] * 5)} | now fetch-bug 9:1",
    ),
]


@pytest.mark.parametrize(("slug", "kind", "position"), SELDOM)
def test_what_random_plays_seldom_meet_is_fair_too(slug: str, kind: str, position: str) -> None:
    game = load(slug)
    state = game.position(position)
    assert type(state.stack[-1]).__name__ == kind
    check_chance(game, state, seeded("seldom"))


@pytest.mark.parametrize("slug", games())
def test_no_kind_of_chance_is_left_out(slug: str) -> None:
    """Every kind is met by random plays, or has a position above."""
    game = load(slug)
    named = {name for one, name, _ in SELDOM if one == slug}
    missing = {kind for kind in game.kinds.values() if issubclass(kind, Chance) and kind.__name__ not in named}
    for seats, seed in product(game.seat_counts, range(20)):
        if missing:
            ways = list(ways_to_play(game, seats))
            moments = walk(game, seats, seed, ways[seed % len(ways)])
            missing -= {type(moment.state.stack[-1]) for moment in moments if moment.seat == CHANCE}
    assert missing == set()
