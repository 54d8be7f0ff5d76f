"""What a seat sees of a play that was given up."""

import pytest

from coffret.kernel.chance import seeded
from coffret.kernel.game import games, load
from coffret.kernel.outlook import uncovered
from coffret.kernel.playout import play_on
from coffret.kernel.stack import PUBLIC
from coffret.server.play.look import Parts, render
from coffret.server.protocol.wording import voice


@pytest.mark.parametrize("slug", games())
def test_a_play_can_be_uncovered_at_any_moment_for_everybody_and_stays_as_it_was(slug: str) -> None:
    game = load(slug)
    seats = game.seat_counts[-1]
    state, sources = game.start(seats), [seeded(f"uncovered/{seat}") for seat in range(seats)]
    for _ in range(6):
        play_on(state, game.view, [game.bot] * seats, sources, seeded("uncovered"), 9)
        if state.outcome is not None:
            break
        before = game.write_state(state)
        for seat in (PUBLIC, *range(seats)):
            seen = uncovered(game, state, seat)
            assert (seen.waiting, seen.prompt, seen.actions, seen.outcome) == ((), None, [], None)
            for lang in ("en", "fr"):
                render(seen, voice(game, lang, ()), "", Parts())
        assert game.write_state(state) == before
