"""TS-TABLE-04: what is public, and what nobody can know."""

from coffret.games.thunderbirds_solo import game
from coffret.games.thunderbirds_solo.state import ADVANCED_BACK, REGULAR_BACK, UNKNOWN
from coffret.kernel import PUBLIC, seeded
from coffret.testing import rule
from tests.games.thunderbirds_solo.components import check
from tests.games.thunderbirds_solo.support import lively, start


@rule("TS-TABLE-04", "TS-COMP-05")
def test_of_the_decks_only_the_number_and_the_top_back_are_known() -> None:
    s = start("view", 16)
    seen = game.view(s, 0).table
    assert (len(seen.deck), set(seen.deck[:-1])) == (len(s.deck), {UNKNOWN})
    assert seen.deck[-1] == (ADVANCED_BACK if s.deck[-1] >= 100 else REGULAR_BACK)
    assert set(seen.pods) == {UNKNOWN}
    assert seen.chains == s.chains
    assert seen.slots == s.slots
    assert game.view(s, PUBLIC).table == seen


@rule("TS-TABLE-04", "TS-LEVEL-04")
def test_a_state_drawn_from_a_view_is_complete_and_fits_the_back() -> None:
    rng = seeded("draw")
    for s, _, _ in lively("drawn", 8):
        if s.turn:
            drawn = game.determinize(game.view(s, 0), rng)
            check(drawn)
            assert not s.deck or (drawn.deck[-1] >= 100) == (s.deck[-1] >= 100)


def test_the_order_of_the_deck_is_drawn_anew() -> None:
    s = start("again", 8)
    worlds = {tuple(game.determinize(game.view(s, 0), seeded("again", it)).deck) for it in range(5)}
    assert len(worlds) == 5
