"""BU-WIN, BU-ROLE-02..04, BU-EX-05: who wins."""

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.moments import moment
from coffret.kernel import PUBLIC
from coffret.testing import Position, rule
from tests.games.time_bomb.support import at, told

EIGHT = "8 | roles mister_x,belleville,shadow,viper,diaz,el_diablo,ace,yuri"
FIVE = "5 | roles mister_x,belleville,shadow,el_diablo,diaz"
FOUR = "4 | roles mister_x,belleville,shadow,diaz"
LAST = {4: "round 4 | found 3", 5: "round 4 | found 4", 8: "round 4 | found 7"}


def ended(position: Position) -> tuple[str, str, tuple[int, ...]]:
    """The rule, the side and the winning seats."""
    outcome = position.outcome
    assert outcome is not None
    return outcome.rule, outcome.side, outcome.winners


def bomb(seats: str, holder: int, more: str = "fate -") -> Position:
    """A player cuts the bomb of seat 5 (or 4)."""
    owner = 4 if seats.startswith("4") else 5
    rows = " ".join(["s"] * (owner - 1) + ["b"])
    return at(f"{seats} | rows {rows} | holder {holder} | {more}").does(f"cut {owner}:1")


def last_defuser(seats: str, holder: int, more: str = "fate -") -> Position:
    """A player cuts the last defuser, which lies before seat 5 (or 4)."""
    owner = 4 if seats.startswith("4") else 5
    rows = " ".join(["s"] * (owner - 1) + ["d"])
    return at(f"{seats} | {LAST[int(seats[0])]} | rows {rows} | holder {holder} | {more}").does(f"cut {owner}:1")


@rule("BU-WIN-01", "BU-ROLE-02")
@pytest.mark.parametrize("holder", [1, 2, 4, 6, 7, 8])
def test_a_bomb_cut_by_either_team_wins_for_all_of_the_organisation(holder: int) -> None:
    assert ended(bomb(EIGHT, holder)) == ("BU-WIN-01", "organisation", (0, 3, 5))


@rule("BU-WIN-02", "BU-ROLE-03")
@pytest.mark.parametrize("holder", [1, 2, 4, 6, 7, 8])
def test_the_last_defuser_cut_by_either_team_wins_for_all_of_the_agency(holder: int) -> None:
    assert ended(last_defuser(EIGHT, holder)) == ("BU-WIN-02", "agency", (1, 4, 6, 7))


@rule("BU-WIN-03", "BU-ROLE-04")
@pytest.mark.parametrize("seats", [FIVE, EIGHT])
def test_shadow_wins_alone_by_cutting_the_bomb(seats: str) -> None:
    assert ended(bomb(seats, 3)) == ("BU-WIN-03", "shadow", (2,))


@rule("BU-WIN-04", "BU-ROLE-04")
@pytest.mark.parametrize("seats", [FIVE, EIGHT])
def test_shadow_wins_alone_by_cutting_the_last_defuser(seats: str) -> None:
    assert ended(last_defuser(seats, 3)) == ("BU-WIN-04", "shadow", (2,))


@rule("BU-WIN-05")
def test_shadow_does_not_win_by_the_hand_of_another() -> None:
    for position in (
        bomb(FIVE, 1),
        last_defuser(FIVE, 2),
        bomb(FOUR, 1, "fate red"),
        last_defuser(FOUR, 2, "fate blue"),
    ):
        assert 2 not in ended(position)[2]


@rule("BU-WIN-06", "BU-COMP-05", "BU-SETUP-11")
def test_with_four_and_blue_shadow_wins_by_the_last_defuser() -> None:
    assert ended(last_defuser(FOUR, 3, "fate blue")) == ("BU-WIN-06", "shadow", (2,))


@rule("BU-WIN-07", "BU-COMP-05", "BU-SETUP-11")
def test_with_four_and_red_shadow_wins_by_the_bomb() -> None:
    assert ended(bomb(FOUR, 3, "fate red")) == ("BU-WIN-07", "shadow", (2,))


@rule("BU-WIN-08")
def test_with_four_and_blue_a_bomb_cut_by_shadow_wins_for_the_organisation() -> None:
    assert ended(bomb(FOUR, 3, "fate blue")) == ("BU-WIN-08", "organisation", (0,))


@rule("BU-WIN-09", "BU-EX-05")
def test_with_four_and_red_the_last_defuser_cut_by_shadow_wins_for_the_agency() -> None:
    assert ended(last_defuser(FOUR, 3, "fate red")) == ("BU-WIN-09", "agency", (1, 3))


@rule("BU-WIN-10", "BU-ROLE-02")
@pytest.mark.parametrize("holder", [2, 3])
def test_when_time_is_out_the_organisation_wins_even_if_shadow_cut_last(holder: int) -> None:
    text = f"{FIVE} | round 4 | found 2 | rows s s s s s | cuts 1>2:1 2>3:1 3>4:1 4>5:1 | holder {holder}"
    assert ended(at(text).does("cut 1:1")) == ("BU-WIN-10", "organisation", (0, 3))


@rule("BU-WIN-10")
def test_that_time_is_out_is_the_last_moment_that_is_staged_and_told_before_the_roles() -> None:
    text = f"{FIVE} | round 4 | found 2 | rows s s s s s | cuts 1>2:1 2>3:1 3>4:1 4>5:1 | holder 2"
    events = at(text).does("cut 1:1").events
    assert [event.name for event in events[-8:-5]] == ["cut", "time-out", "role-shown"]
    staged = [found for event in events if (found := moment(event)) is not None]
    assert (staged[-1].title.id, staged[-1].tone) == ("moment-time-out", "blow")


@rule("BU-WIN-11")
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_last_defuser_is_the_one_that_makes_as_many_as_players(seats: int) -> None:
    rows = "s d d"
    position = at(f"{seats} plain | round 4 | found {seats - 2} | rows {rows} | fate -").does("cut 2:1")
    assert position.outcome is None
    position = at(f"{seats} plain | round 4 | found {seats - 2} | rows {rows} | cuts 1>2:1 | holder 2 | fate blue")
    assert position.does("cut 3:1").outcome is not None


@rule("BU-WIN-12")
def test_a_faction_can_win_with_nobody_at_the_table() -> None:
    position = at("4 | roles belleville,diaz,yuri,shadow,mister_x | rows s b").does("cut 2:1")
    assert ended(position) == ("BU-WIN-01", "organisation", ())
    assert position.events[-1].name == "role-unseen"
    outcome = position.outcome
    assert outcome is not None
    assert "nobody at the table" in game.words("en").outcome(outcome)


@rule("BU-WIN-13")
def test_a_winning_cut_ends_the_game_in_the_middle_of_a_round() -> None:
    position = bomb(FIVE, 1)
    assert (position.s.round, position.s.made) == (1, 1)
    for notation in ("cut 2:1", "pass", "accuse 2:shadow"):
        assert position.refuses(notation, seat=4).why == "game-over"
    assert position.asked is None
    assert game.view(position.s, PUBLIC).outcome == position.outcome


@rule("BU-WIN-11")
@pytest.mark.parametrize(("found", "cable", "left"), [(1, "d", 2), (1, "s", 3), (0, "d", 3)])
def test_a_cut_tells_how_many_defusers_are_still_to_be_found(found: int, cable: str, left: int) -> None:
    position = at(f"4 plain | found {found} | rows s {cable}ssss | holder 1").does("cut 2:1")
    assert told(position, 3)[0][1]["left"] == left
