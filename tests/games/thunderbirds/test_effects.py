"""Plays in which much happens (`make soak`): every card, Event, action and kind of loss by a track occurs."""

from collections import defaultdict

import pytest

from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.names import CARDS, EVENTS, LEVELS
from coffret.kernel.values import fields
from coffret.kernel.words import verb
from tests.games.thunderbirds.support import check_components, lively

AT_THEIR_MOMENT = {"long_range_walkie_talkies"}  # played by `foil-with`


@pytest.mark.slow
def test_every_effect_occurs_and_nothing_is_lost() -> None:
    found: dict[str, set[object]] = defaultdict(set)
    for seats in game.seat_counts:
        for seed in range(120):
            options: dict[str, object] = {
                "level": LEVELS[seed % 4],
                "characters": ("random", "chosen")[seed // 4 % 2],
                "permission_seconds": seed % 2 * 30,
            }
            for s, _, action in lively(seats, f"effects {seed}", options):
                check_components(s)
                name = verb(type(action))
                found["action"].add(name)
                for field in fields(action):
                    found[f"{name} {field}"].add(getattr(action, field))
            check_components(s)
            found["ending"].add(s.outcome.rule)
    assert found["action"] == set(game.vocabulary.actions)
    assert {CARDS[card] for card in found["play card"] if isinstance(card, int)} == set(CARDS) - AT_THEIR_MOMENT
    assert {EVENTS[event] for event in found["happen event"] if isinstance(event, int)} == set(EVENTS)
    assert found["ending"] >= {"TB-END-02", "TB-END-03"}
