"""Positions survive being written and read again, in every scenario."""

import pytest

from coffret.games.away_missions import game
from coffret.games.away_missions.names import SCENARIOS
from coffret.kernel import NotationError
from coffret.testing.walk import walk
from tests.games.away_missions.support import at, place


@pytest.mark.parametrize("scenario", SCENARIOS[:10])
def test_a_position_is_read_as_it_was_written(scenario: str) -> None:
    for number, moment in enumerate(walk(game, 2, "notation", {"scenario": scenario, "crew": 3})):
        if number % 11 == 0:
            assert game.position(game.write_state(moment.state)) == moment.state


def test_a_position_without_a_crew_is_read() -> None:
    state = game.start(3)
    assert game.position(game.write_state(state)) == state


def test_a_finished_play_is_read() -> None:
    for text in (
        "captain@9(hp1) chief@9 | now take-damage captain:1",
        "captain@9 chief@9 | turn 40 | now begin-game-turn",
    ):
        state = at(text).s
        again = game.position(game.write_state(state))
        assert (again, again.outcome) == (state, state.outcome)


def test_a_short_position_shows_only_what_matters() -> None:
    table = at("captain@3(hp4 o2)[ray-gun tools/u1] chief@3 | tiles all | aliens saucerman@4, sentinel@5(hp2)")
    assert table.s.hp[0] == 4
    assert len(table.s.figures) == 2


def test_places_are_counted_by_column() -> None:
    assert place(0, 0) == 9


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("captain", "two to six"),
        ("captain chief | tilles all", "tiles"),
        ("captain chief[ray-gum]", "ray-gun"),
        ("captain chief | aliens bugs@4", "bug"),
        ("captain(happy) chief", "happy"),
        ("captain chief | hatches 1n open", "hull"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        at(text)
