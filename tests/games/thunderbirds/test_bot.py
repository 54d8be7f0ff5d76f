"""The team-mate: grants requests, rescues where it can, and does better than chance."""

from coffret.games.thunderbirds import game
from coffret.kernel import CHANCE, seeded, stack
from tests.games.thunderbirds.support import at


def chosen(text: str) -> str:
    position = at(text)
    options = [position.read(option) for option in position.options()]
    return game.vocabulary.write(game.bot(game.view(position.s, 0), options, seeded(1)))


def averted(bot: bool, seed: int) -> int:
    """How many disasters were averted in one play."""
    s = game.start(3)
    rng = seeded(f"bot {seed}")
    decision = stack.settle(s)
    while decision is not None:
        if decision.seat == CHANCE:
            action = stack.sample(s, rng)
        elif bot:
            action = game.bot(game.view(s, decision.seat), list(decision.actions), rng)
        else:
            action = decision.actions[rng.below(len(decision.actions))]
        decision = stack.apply(s, action, decision.seat)
    return len(s.discard)


def test_it_defeats_a_scheme_that_is_paid() -> None:
    assert chosen("lady_penelope[DDI] scott | scheme stolen_blueprints") == "foil"


def test_it_rescues_what_presses_where_it_is() -> None:
    assert chosen("scott virgil | track 6 towering_ocean") == "rescue towering_ocean"


def test_it_averts_more_than_chance_does() -> None:
    assert sum(averted(True, seed) for seed in range(12)) > 3 * sum(averted(False, seed) for seed in range(12))
