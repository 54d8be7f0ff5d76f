"""The law for positions: a state is written as text, and the text read again is the same state."""

import pytest

from coffret.kernel.game import Game, load
from coffret.testing.contract import positions_come_back

GAMES = ["a-team", "time-bomb"]  # those that obey it; a game that is mended is added here


@pytest.mark.parametrize(("slug", "seats"), [(slug, seats) for slug in GAMES for seats in load(slug).seat_counts])
def test_a_position_is_read_as_the_state_it_was_written_from(slug: str, seats: int) -> None:
    for seed in range(2):
        positions_come_back(load(slug), seats, seed)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_example_obeys_the_law(liar: Game, seats: int) -> None:
    for seed in range(4):
        positions_come_back(liar, seats, seed)


def test_a_position_that_forgets_what_no_text_shows_is_found(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The text comes back the same, the state does not: the last bidder is lost."""
    honest_write, honest_read = liar.write_state, liar.read_state
    monkeypatch.setattr(liar, "write_state", lambda s: honest_write(s).replace(f"by {s.bidder + 1}", "by somebody"))
    monkeypatch.setattr(liar, "read_state", lambda text, facts: honest_read(text.replace("somebody", "1"), facts))
    with pytest.raises(AssertionError, match="bidder"):
        positions_come_back(liar, 3, 1)


def test_a_position_of_the_set_up_that_cannot_be_read_is_found(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = liar.write_state
    monkeypatch.setattr(liar, "write_state", lambda s: honest(s).replace(" -", ""))
    with pytest.raises(AssertionError, match="another state"):
        positions_come_back(liar, 3, 1)
