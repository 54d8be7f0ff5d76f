"""Bots say what they say in words of their own, by their character; people speak in plain words."""

import json

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.actions import Accuse, ClaimFaction, Deny, Propose, Spare, Vouch
from coffret.games.time_bomb.bot.character import CHARACTERS, character, manners
from coffret.games.time_bomb.state import AGENCY, FACTIONS, ORGANISATION
from coffret.kernel import PUBLIC, Action, Event
from coffret.kernel.values import fields
from coffret.kernel.words import verb
from coffret.server.protocol.wording import voice
from tests.games.time_bomb.support import at

MANNERS = [each.name for each in CHARACTERS]
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
SAID: list[Action] = [Accuse(1, ORGANISATION), Deny(1), Vouch(1), Propose(1), Spare(1), ClaimFaction(AGENCY)]


def bubble(what: Action, manner: str, lang: str) -> str:
    """What stands at the first seat when it says this in this manner."""
    args = {"speaker": 0, **{name: getattr(what, name) for name in fields(what)}}
    line = json.loads(bytes(voice(game, lang, NAMES, None, (manner,)).news(Event(verb(type(what)), args))))
    says: str = line["says"]
    return says


def test_the_manner_of_a_seat_is_its_character_and_everybody_can_know_it() -> None:
    position = at("5 plain | roles belleville,mister_x")
    seen = [manners(game.view(position.s, seat)) for seat in (PUBLIC, *range(5))]
    assert all(each == seen[0] for each in seen)
    assert seen[0] == [character(game.view(position.s, seat)).name for seat in range(5)]


def test_nobody_has_a_manner_before_somebody_goes_first() -> None:
    assert manners(game.view(game.start(5), PUBLIC)) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("what", SAID, ids=lambda what: verb(type(what)))
def test_every_character_says_it_in_other_words(what: Action, lang: str) -> None:
    assert len({bubble(what, manner, lang) for manner in MANNERS}) == len(CHARACTERS)
    assert bubble(what, "", lang) == bubble(what, "calm", lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_accusation_names_player_and_faction_in_every_manner(lang: str) -> None:
    for faction in range(len(FACTIONS)):
        for manner in MANNERS:
            text = bubble(Accuse(1, faction), manner, lang)
            assert "Bo" in text
            assert ("Shadow", "Organisation", "Agen")[(faction + 1) % 3] in text
