"""Bots say what they say in words of their own, by their character; people speak in plain words."""

import json

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.actions import Accuse, ClaimFaction, Deny, Propose, Spare, Vouch
from coffret.games.time_bomb.bot.character import CHARACTERS, character, manners
from coffret.games.time_bomb.state import AGENCY, EVEN, FACTIONS, MOODS, ORGANISATION
from coffret.kernel import PUBLIC, Action, Event, stack
from coffret.kernel.values import fields
from coffret.kernel.words import verb
from coffret.server.protocol.wording import voice
from tests.games.time_bomb.support import at

MANNERS = [each.name for each in CHARACTERS]
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
SAID: list[Action] = [Accuse(1, ORGANISATION), Deny(1), Vouch(1), Propose(1), Spare(1), ClaimFaction(AGENCY)]


def bubble(what: Action, manner: str, lang: str, mood: int = EVEN) -> str:
    """What stands at the first seat when it says this in this manner and mood."""
    args = {"speaker": 0, "mood": mood, **{name: getattr(what, name) for name in fields(what)}}
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
@pytest.mark.parametrize("what", SAID[:-1], ids=lambda what: verb(type(what)))
def test_every_character_has_other_words_in_another_mood_and_people_have_not(what: Action, lang: str) -> None:
    for manner in MANNERS:
        assert len({bubble(what, manner, lang, mood) for mood in range(len(MOODS))}) == len(MOODS), manner
    assert len({bubble(what, "", lang, mood) for mood in range(len(MOODS))}) == 1


def test_who_is_accused_is_cornered_and_who_is_trusted_is_at_ease() -> None:
    position = at("5 plain | roles belleville,mister_x")
    moods = {}
    for speaker, what in ((1, Accuse(0, ORGANISATION)), (0, Deny(1)), (1, Vouch(2)), (3, Vouch(2)), (2, Vouch(1))):
        events = stack.apply_aloud(position.s, what, speaker)
        moods[verb(type(what)), speaker] = MOODS[events[0].args["mood"]]
    assert moods["deny", 0] == "cornered"
    assert moods["vouch", 3] == "even"
    assert moods["vouch", 2] == "at_ease"


@pytest.mark.parametrize("mood", range(len(MOODS)))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_accusation_names_player_and_faction_in_every_manner(lang: str, mood: int) -> None:
    for faction in range(len(FACTIONS)):
        for manner in MANNERS:
            text = bubble(Accuse(1, faction), manner, lang, mood)
            assert "Bo" in text
            assert ("Shadow", "Organisation", "Agen")[(faction + 1) % 3] in text
