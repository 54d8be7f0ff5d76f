"""The table as it is seen: where everything lies, what counts now, and the chance of a Rescue."""

from typing import Any

from coffret.games.thunderbirds import game
from coffret.kernel.scene import Card, Piece, Scene
from coffret.kernel.text import Message
from tests.games.thunderbirds.support import at


def scene(text: str) -> Scene:
    return game.scene(game.view(at(text).s, 0))


def piece(text: str, id: str) -> Piece:
    board = scene(text).board
    assert board is not None
    return next(it for it in board.pieces if it.id == id)


def card(seen: Scene, id: str) -> Card:
    return next(it for zone in seen.zones for it in zone.cards if it.id == id)


def field(seen: Scene, id: str, name: str) -> Any:
    value = card(seen, id).fields[name]
    return (value.id, value.args) if isinstance(value, Message) else value


def test_people_sit_in_machines_and_machines_stand_in_regions_or_in_the_hold() -> None:
    text = "scott virgil | at tb2 asia | hold tb4"
    assert piece(text, "person-gordon").on == "machine-tb4"
    assert piece(text, "machine-tb4").on == "machine-tb2"
    assert piece(text, "machine-tb2").on == "region-asia"


def test_a_disaster_card_says_which_bonuses_count_now() -> None:
    seen = scene("scott virgil | track 4 towering_ocean | at tb3 moon")
    assert field(seen, "disaster-towering_ocean", "bonus-1")[0] == "bonus-could"
    assert field(seen, "disaster-towering_ocean", "bonus-2")[0] == "bonus-counts"
    assert field(seen, "disaster-towering_ocean", "number") == ("field-number", {"number": 8})


def test_the_chance_before_the_roll_and_how_tokens_would_change_it() -> None:
    seen = scene("scott virgil | track 1 towering_ocean")
    assert field(seen, "disaster-towering_ocean", "chance") == (
        "chance",
        {"percent": 72, "teamwork": 92, "reroll": 89, "all": 72},
    )


def test_the_chance_from_the_dice_that_lie_there() -> None:
    position = at("scott[I] virgil | track 1 towering_ocean").does("rescue towering_ocean").rolls("dice 0:1")
    seen = game.scene(game.view(position.s, 0))
    assert field(seen, "disaster-towering_ocean", "chance")[1] == {
        "percent": 0,
        "teamwork": 0,
        "reroll": 50,
        "all": 50,
    }
    assert [die.face for die in seen.dice] == ["H", 1]


def test_the_scheme_says_what_is_there() -> None:
    seen = scene("lady_penelope[D] scott | scheme stolen_blueprints")
    assert field(seen, "scheme", "cost-2") == ("field-cost", {"token": 2, "region": 0, "number": 2, "held": 1})


def test_a_move_touches_the_machine_and_the_region() -> None:
    position = at("scott virgil")
    action = position.read("move asia")
    assert game.touches(game.view(position.s, 0), action) == ["machine-tb1", "region-asia"]
