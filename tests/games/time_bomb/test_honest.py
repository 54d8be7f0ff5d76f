"""True and useful words help one's faction; how sure that is over many games is shown in tests/soak."""

from tests.games.time_bomb.honest import honest, silent, wins


def test_an_honest_person_helps_the_agency_more_than_a_silent_one() -> None:
    assert wins(honest, 80, 5) > wins(silent, 80, 5)
