"""Wording in plays in which much happens: prompts, options, events, scenes and refusals, in both languages."""

import pytest

from coffret.games.thunderbirds import game
from coffret.kernel import CHANCE, PUBLIC, seeded, stack
from coffret.kernel.outlook import outlook
from coffret.kernel.stack import Listener
from coffret.testing.contract import check_outlook, check_reason
from tests.games.thunderbirds.support import lively

TONGUES = [game.words(language) for language in ("en", "fr")]


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("level", ["introduction", "legendary"])
def test_everything_can_be_said(seats: int, level: str) -> None:
    universe = list(game.vocabulary.universe(seats))
    rng = seeded("words")
    for s, seat, action in lively(seats, "words", {"level": level, "permission_seconds": 30}):
        for event in s.heard.events if s.heard else []:
            for words in TONGUES:
                assert words.event(event)
        s.heard = Listener()
        for words in TONGUES:
            assert words.action(action)
        if seat != CHANCE and rng.below(15) == 0:
            check_outlook(game, outlook(game, s, seat), TONGUES)
            check_outlook(game, outlook(game, s, PUBLIC), TONGUES)
        for _ in range(5):
            wanted = universe[rng.below(len(universe))]
            reason = stack.explain(s, wanted, rng.below(seats))
            if reason is not None:
                check_reason(game, TONGUES, reason, wanted)
