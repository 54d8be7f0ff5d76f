"""Time Bomb: imagined worlds are weighed by what the others have said and done."""

from coffret.games.time_bomb import game
from coffret.games.time_bomb.state import State
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.playout import play_on

SEATS = 6
DEALS = 24
WORLDS = 60


def after(deal: int, decisions: int) -> State:
    """A play by rules of thumb after so many decisions."""
    state = game.start(SEATS, {"locations": False})
    sources = [seeded(f"{deal}/{seat}") for seat in range(SEATS)]
    play_on(state, game.view, [game.bot] * SEATS, sources, seeded(deal), decisions)
    return state


def agreement(state: State, seat: int, rng: Rng) -> tuple[float, float]:
    """How many roles imagined worlds have right, as they are drawn and as they are weighed."""
    assert game.likelihood is not None
    view = game.view(state, seat)
    likelihood = game.likelihood(view)
    worlds = [game.determinize(view, rng) for _ in range(WORLDS)]
    weights = [likelihood(world) for world in worlds]
    right = [
        sum(state.facts.factions[one] == state.facts.factions[two] for one, two in zip(world.roles, state.roles))
        for world in worlds
    ]
    weighed = sum(weight * count for weight, count in zip(weights, right)) / sum(weights)
    return sum(right) / WORLDS, weighed


def test_weighed_worlds_know_more_of_the_roles_than_those_that_only_fit() -> None:
    rng = seeded("roles")
    found = []
    for deal in range(DEALS):
        state = after(deal, 40)
        if state.outcome is None and state.rows:
            found.append(agreement(state, deal % SEATS, rng))
    assert len(found) > DEALS / 2
    assert sum(weighed for _, weighed in found) > sum(flat for flat, _ in found)


def test_before_anybody_has_spoken_all_worlds_are_as_likely() -> None:
    assert game.likelihood is not None
    state = game.start(SEATS, {"locations": False})
    assert game.likelihood(game.view(state, 0))(state) == 1.0
