"""The laws hold for plays with the content of an earlier release, in which entries of today are not there."""

from collections.abc import Callable

import pytest

import coffret.kernel.game as registry
from coffret.kernel.game import Game, load
from coffret.testing import contract
from coffret.testing.answers import bots_answer
from tests.quick import quick
from tests.server.releases import SEATS, as_before, content_tables

LAWS: tuple[Callable[[Game, int, int], None], ...] = (
    contract.options_are_sound,
    contract.positions_come_back,
    contract.plain_data_comes_back,
    contract.logs_replay,
    contract.views_fit,
    contract.refusals_name_their_rule,
    contract.everything_is_worded,
    bots_answer,
)
TABLES = quick(
    content_tables(),
    ("a-team", "card"),
    ("away-missions", "item"),
    ("thunderbirds", "fab"),
    ("thunderbirds-solo", "vehicle"),
    ("time-bomb", "location"),
)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("place", TABLES, ids="-".join)
def test_the_law_holds_without_an_entry_of_today(
    place: tuple[str, str], law: Callable[[Game, int, int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    slug, table = place
    game = load(slug)
    before = as_before(game, table, "added")
    monkeypatch.setitem(registry.own_facts.made, (game,), game.facts_of(before))
    monkeypatch.setitem(registry.own_content.made, (game,), before)
    law(game, SEATS.get(slug, game.about.seats[0]), 1)
