"""Bots heed true and useful words: sixty first cuts each way; whole games, by the thousand, are in tests/soak."""

from coffret.games.time_bomb import game
from coffret.games.time_bomb.state import DEFUSER, State
from coffret.kernel.game import Bot
from tests.games.time_bomb.honest import honest, silent
from tests.games.time_bomb.locations import Luck, step
from tests.games.time_bomb.support import at

TRIES = 60
THREE_DEFUSERS = "5 plain | roles belleville,diaz | covers - | rows sssss dddss sdsss bssss dssss | next briefing"


def first_cuts_that_find_a_defuser(person: Bot) -> int:
    """How often a bot finds a defuser with the first cut, when this person sits at its left with three of the five."""
    found = 0
    for number in range(TRIES):
        state: State = at(THREE_DEFUSERS).s
        luck = Luck(f"first cut {number}", state.seats)
        while not state.cuts:
            step(state, luck, [game.bot, person, *[game.bot] * (state.seats - 2)])
        found += state.cuts[0].cable == DEFUSER
    return found


def test_a_defuser_is_cut_first_twice_as_often_where_an_honest_person_says_who_has_them() -> None:
    assert first_cuts_that_find_a_defuser(honest) >= 2 * first_cuts_that_find_a_defuser(silent)
