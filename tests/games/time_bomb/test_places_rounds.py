"""BU-PLACE: Locations that change how a round goes: Reykjavik, Geneva, Moscow."""

import pytest

from coffret.games.time_bomb.state import BOMB, DEFUSER, HIDDEN, SECURE
from coffret.kernel import PUBLIC
from coffret.testing import rule
from tests.games.time_bomb.support import acts, all_do, at, owners, told, verbs, view, waiting


@rule("BU-PLACE-08")
@pytest.mark.parametrize("seats", [4, 6])
def test_reykjavik_leaves_cut_cables_face_down(seats: int) -> None:
    position = at(f"{seats} | rows s bsss | round 2 reykjavik").does("cut 2:1")
    assert position.outcome is None
    assert position.s.found == 0
    for seat in (*range(seats), PUBLIC):
        assert set(view(position, seat).rows[1]) == {HIDDEN}
        assert view(position, seat).cuts[-1].cable == HIDDEN
        assert told(position, seat) == [("cut-in-the-dark", {"cutter": 0, "owner": 1, "position": 0})]


@rule("BU-PLACE-08")
def test_in_reykjavik_the_first_deciding_cable_wins_by_its_own_cutter() -> None:
    text = "4 | roles shadow,mister_x,belleville,diaz | fate red | rows s bsss s s | round 2 reykjavik"
    position = at(f"{text} | cuts 2>3:1 1>2:1 2>4:1 | holder 4").does("cut 1:1")
    assert position.outcome is not None
    assert (position.outcome.rule, position.outcome.winners) == ("BU-WIN-07", (0,))
    assert [cut.cable for cut in position.s.cuts] == [SECURE, BOMB, HIDDEN, HIDDEN]


@rule("BU-PLACE-08")
def test_in_reykjavik_the_order_of_the_cuts_decides() -> None:
    text = "4 | roles belleville,mister_x,shadow,diaz | fate blue | found 3 | rows s bsss d s | round 2 reykjavik"
    bomb_first = at(f"{text} | cuts 1>2:1 2>3:1 3>4:1 | holder 4").does("cut 1:1")
    defuser_first = at(f"{text} | cuts 1>3:1 3>2:1 2>4:1 | holder 4").does("cut 1:1")
    assert bomb_first.outcome is not None
    assert defuser_first.outcome is not None
    assert (bomb_first.outcome.rule, defuser_first.outcome.rule) == ("BU-WIN-01", "BU-WIN-02")


@rule("BU-PLACE-08")
def test_after_reykjavik_the_game_goes_on_with_all_counted() -> None:
    position = at("4 | rows s d d s | round 2 reykjavik | cuts 1>2:1 2>3:1 3>4:1 | holder 4").does("cut 1:1")
    assert position.outcome is None
    assert (position.s.found, position.s.round) == (2, 3)
    assert [cut.cable for cut in position.s.cuts] == [DEFUSER, DEFUSER, SECURE, SECURE]


@rule("BU-PLACE-12")
def test_in_geneva_the_most_voted_player_must_be_cut() -> None:
    position = at("5 | rows s s s s s | round 3 geneva")
    assert position.refuses("cut 2:1").rule == "BU-PLACE-12"
    position.does("call-vote")
    assert waiting(position) == (0, 1, 2, 3, 4)
    all_do(position, "vote 2", "vote 3", "vote 3", "vote 4", "vote 3")
    assert acts(position) == ["cut 3:1", "cut 3:2", "cut 3:3"]
    assert position.refuses("cut 2:1").why == "not-voted"
    position.does("cut 3:2")
    assert (position.s.cuts[-1].cutter, position.s.holder) == (0, 2)


@rule("BU-PLACE-12")
def test_in_geneva_the_holder_breaks_ties() -> None:
    position = at("4 | round 3 geneva").does("call-vote")
    all_do(position, "vote 2", "vote 2", "vote 4", "vote 4")
    assert owners(position) == {2, 4}


@rule("BU-PLACE-12")
def test_in_geneva_votes_are_secret_until_all_are_in_and_then_public() -> None:
    text = "5 | round 3 geneva | next vote-for-target 1"
    looks = []
    for vote in ("vote 2", "vote 3"):
        position = at(text).does(vote, seat=1)
        looks.append([(view(position, seat), told(position, seat)) for seat in (0, 2, 3, 4, PUBLIC)])
    assert looks[0] == looks[1]
    for seat in (0, 2, 3, 4):
        position.does("vote 4", seat=seat)
    assert view(position, PUBLIC).votes == (3, 2, 3, 3, 3)


@rule("BU-PLACE-12")
def test_in_geneva_nobody_votes_for_the_holder_or_an_empty_row_but_one_may_vote_for_oneself() -> None:
    position = at("4 | rows s sss s s | round 3 geneva | cuts 1>2:1 2>1:1 | holder 1 | next vote-for-target 1")
    assert position.options(2) == ["vote 2", "vote 3", "vote 4"]
    assert position.refuses("vote 1", seat=2).rule == "BU-CUT-02"
    empty = at("4 | rows s ss | round 4 geneva | found 2 | cuts 1>2:1 3>2:2 | holder 1 | next vote-for-target 1")
    assert empty.options(3) == ["vote 3", "vote 4"]


@rule("BU-PLACE-14")
@pytest.mark.parametrize("seats", [4, 6])
def test_moscow_closes_all_talk(seats: int) -> None:
    position = at(f"{seats} | round 4 moscow | found 1 | rows s s s | next start-effect; open-briefing")
    assert verbs(position) == {"cut"}
    for notation in ("accuse 2:shadow", "revise 1:no", "declare 1:no", "propose 2", "claim-faction agency"):
        assert position.refuses(notation).rule == "BU-PLACE-14"
    position.does("cut 2:1")
    assert (position.asked, verbs(position)) == (1, {"cut"})
