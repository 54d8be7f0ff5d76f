"""What is told of a turn: every action, who spent it, and what each token was used for, in both languages."""

import pytest

from coffret.games.thunderbirds import game
from coffret.testing import Position
from tests.games.thunderbirds.support import at


def told(position: Position, language: str) -> str:
    """The first line of the last step."""
    return game.words(language).event(position.events[0]).replace("\u202f", " ")


@pytest.mark.parametrize(
    ("text", "step", "en", "fr"),
    [
        ("scott virgil", "plan", "Scott plans ahead.", "Scott fait une Planification."),
        (
            "scott virgil | hood 2 | events attack_of_the_zombites",
            "repair attack_of_the_zombites",
            "Scott repairs the damage of “Attack of the Zombites”.",
            "Scott fait une Réparation : « L'Attaque des Zombites ».",
        ),
        (
            "john virgil | track 4 ricochet",
            "scan ricochet",
            "John scans: “Ricochet” moves back to slot 3.",
            "John scanne : « Ricochet » recule à l'emplacement 3.",
        ),
        (
            "scott virgil[L]",
            "spend virgil:logistics",
            "Virgil uses Logistics to draw an F.A.B. card.",
            "Virgil utilise un jeton Logistique pour piocher une carte F.A.B.",
        ),
        (
            "lady_penelope[DDI] scott | scheme stolen_blueprints",
            "foil",
            "Lady Penelope pays: Intelligence, Determination, Determination.",
            "Lady Penelope défausse : Intelligence, Détermination, Détermination.",
        ),
    ],
)
def test_it_is_told_who_did_what(text: str, step: str, en: str, fr: str) -> None:
    seat = 1 if "virgil:" in step else 0
    position = at(text).does(step, seat=seat)
    assert (told(position, "en"), told(position, "fr")) == (en, fr)


def test_it_is_told_why_a_die_is_rolled_again() -> None:
    text = "gordon[I] scott | track 1 towering_ocean | at tb3 moon"
    position = at(text).does("rescue towering_ocean").rolls("dice 0:1").does("steady 1")
    assert told(position, "en") == "Gordon rerolls a die for free."
    assert told(position.rolls("face 0").does("reroll 1"), "en") == "Gordon uses Intelligence to reroll a die."


def test_it_is_told_who_lends_the_walkie_talkies() -> None:
    text = "lady_penelope[DD long_range_walkie_talkies] scott[I] | scheme stolen_blueprints"
    position = at(text).does("foil-with scott").does("allow", seat=1)
    assert "card-played" in [event.name for event in position.events]


@pytest.mark.parametrize(
    ("disaster", "en", "fr"),
    [
        ("moon_mine_menace", "on the Moon", "sur la Lune"),
        ("sunrise_on_mars", "on Mars", "sur Mars"),
        ("sun_probe", "near the Sun", "dans la région du Soleil"),
        ("ricochet", "in Geostationary Orbit", "en orbite géostationnaire"),
        ("city_of_fire", "in North America", "en Amérique du Nord"),
    ],
)
def test_a_refused_rescue_says_where_it_would_have_to_be(disaster: str, en: str, fr: str) -> None:
    reason = at(f"scott virgil | track 1 {disaster}").refuses(f"rescue {disaster}")
    assert f"is {en}, and" in game.words("en").reason(reason)
    assert f"se produit {fr}, et" in game.words("fr").reason(reason)
