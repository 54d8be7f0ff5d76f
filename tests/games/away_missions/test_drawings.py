"""Every card has a drawing of its own."""

from importlib.resources import files

from coffret.games.away_missions import game
from coffret.games.away_missions.names import CARDS
from coffret.games.away_missions.scene_cards import sort_of


def test_every_card_is_drawn() -> None:
    drawn = files("coffret.games.away_missions").joinpath("icons.svg").read_text(encoding="utf-8")
    state = game.start(2, {})
    kinds = [f"card-{sort_of(state, card)}-{name}" for card, name in enumerate(CARDS)]
    assert [kind for kind in kinds if f'<symbol id="{kind}"' not in drawn] == []
