"""BU-PLACE: each of the seventeen Locations, with four players and with more."""

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.state import BLUE, BOMB, DEFUSER, HIDDEN, RED, SECURE
from coffret.kernel import CHANCE, PUBLIC, seeded, stack
from coffret.testing import Position, rule
from tests.games.time_bomb.support import all_do, at, draw, opening, owners, step, told, verbs, view, waiting


def known(position: Position, seat: int) -> list[int]:
    """The types of face-down positions that a seat knows."""
    seen = view(position, seat)
    return [
        cable
        for owner, row in enumerate(seen.rows)
        for place, cable in enumerate(row)
        if cable != HIDDEN and seen.left[owner] >> place & 1
    ]


# London, Paris, São Paulo, Berlin: whom one may not cut


@rule("BU-PLACE-01")
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_london_forbids_cutting_back(seats: int) -> None:
    position = at(f"{seats} | round 1 london | rows s s s s | spoken 2{',-' * (seats - 1)}").does("cut 3:1")
    for _ in range(seats - 1):
        position.does("pass")
    assert position.asked == 2
    assert owners(position) == set(range(2, seats + 1)) - {3}
    assert position.refuses("cut 1:1").rule == "BU-PLACE-01"


@rule("BU-PLACE-01")
def test_london_lets_the_first_player_cut_anybody() -> None:
    assert owners(at("5 | round 1 london | holder 1")) == {2, 3, 4, 5}


@rule("BU-PLACE-02")
@pytest.mark.parametrize("seats", [4, 7])
def test_paris_allows_one_cut_per_player(seats: int) -> None:
    position = at(f"{seats} | round 1 paris | cuts 1>3:1 3>2:4 | holder 2")
    assert owners(position) == {1, *range(4, seats + 1)}
    assert position.refuses("cut 3:2").rule == "BU-PLACE-02"


@rule("BU-PLACE-02")
def test_in_paris_everybody_is_cut_exactly_once() -> None:
    for seed in range(20):
        state = at("5 | round 1 paris | rows sssss sssss sssss sssdd dddbs | next open-briefing").s
        rng = seeded("paris", seed)
        while state.outcome is None and state.round == 1:
            decision = stack.decide(state)
            assert decision is not None
            if decision.seat == CHANCE:
                break
            stack.apply(state, decision.actions[rng.below(len(decision.actions))], decision.seat)
        if state.outcome is None:
            assert sorted(cut.owner for cut in state.cuts) == [0, 1, 2, 3, 4]


@rule("BU-PLACE-06")
@pytest.mark.parametrize(("seats", "neighbours"), [(4, {1, 3}), (5, {1, 3}), (8, {1, 3})])
def test_sao_paulo_allows_neighbours_only(seats: int, neighbours: set[int]) -> None:
    position = at(f"{seats} | round 2 sao_paulo | holder 2")
    assert owners(position) == neighbours
    assert position.refuses("cut 4:1").rule == "BU-PLACE-06"


@rule("BU-PLACE-10")
def test_berlin_spares_both_neighbours_with_five_and_more() -> None:
    for seats in (5, 6, 8):
        assert owners(at(f"{seats} | round 3 berlin | holder 2")) == set(range(4, seats + 1))
    assert at("5 | round 3 berlin | holder 2").refuses("cut 3:1").rule == "BU-PLACE-10"


@rule("BU-PLACE-10")
def test_berlin_spares_only_the_right_neighbour_with_four() -> None:
    assert owners(at("4 | round 3 berlin | holder 2")) == {3, 4}


# New York, Sydney: looking at a cable


@rule("BU-PLACE-03")
def test_new_york_lets_each_look_at_a_cable_of_the_left_neighbour() -> None:
    position = at("5 | round 1 new_york | rows sdsss bssss | holder 2 | next start-effect; open-briefing")
    looks = [f"look {owner}:{place}" for owner, place in ((3, 1), (4, 5), (5, 2), (1, 2), (2, 1))]
    assert position.asked == 1
    assert position.options() == [f"look 3:{place}" for place in (1, 2, 3, 4, 5)]
    position.does(*looks)
    assert step(position) == "briefing"
    assert position.s.peeks == ((1, 2, 0), (2, 3, 4), (3, 4, 1), (4, 0, 1), (0, 1, 0))
    assert [known(position, seat) for seat in (0, 4)] == [[BOMB], [DEFUSER]]
    assert known(position, PUBLIC) == []


@rule("BU-PLACE-03")
def test_new_york_with_four_is_about_the_player_opposite() -> None:
    position = at("4 | round 1 new_york | holder 1 | next start-effect")
    assert position.options()[0] == "look 3:1"
    assert position.refuses("look 2:1").rule == "BU-PLACE-03"
    position.does("look 3:1")
    assert position.options()[0] == "look 4:1"


@rule("BU-PLACE-03")
def test_in_new_york_the_position_is_public_and_its_type_is_not() -> None:
    position = at("5 | round 1 new_york | rows s sdsss | next start-effect").does("look 2:2")
    assert told(position, 0) == [("look", {"seat": 0, "owner": 1, "position": 1, "cable": DEFUSER})]
    for seat in (1, 2, PUBLIC):
        assert told(position, seat) == [("look-hidden", {"seat": 0, "owner": 1, "position": 1})]
        assert view(position, seat).peeks == ((0, 1, 1),)


@rule("BU-PLACE-16")
@pytest.mark.parametrize("seats", [4, 6])
def test_sydney_lets_the_cutter_look_before_he_cuts(seats: int) -> None:
    position = at(f"{seats} | round 4 sydney | found 3 | rows s bs")
    assert "cut" not in verbs(position)
    assert position.refuses("cut 2:1").why == "look-first"
    position.does("look 2:1")
    assert known(position, 0) == [BOMB]
    assert known(position, 1) == []
    assert position.options() == ["cut 2:1", "cut 2:2"]
    assert position.refuses("cut 3:1").rule == "BU-PLACE-16"
    assert position.does("cut 2:2").outcome is None


@rule("BU-PLACE-16")
def test_in_sydney_the_last_cable_looked_at_must_be_cut() -> None:
    position = at("4 | round 4 sydney | found 1 | rows s ss | cuts 3>2:1 | holder 1").does("look 2:2")
    assert position.options() == ["cut 2:2"]
    assert (
        at("4 | round 4 sydney | found 1 | rows s ss | cuts 3>2:1 | holder 1").refuses("look 2:1").why
        == "not-face-down"
    )


# Marrakesh


@rule("BU-PLACE-04")
def test_marrakesh_passes_a_cable_to_the_left() -> None:
    position = at("5 | rows bdsss dssss sssss sssss dddss | round 1 marrakesh | next start-effect; open-briefing")
    assert position.options(0) == ["slip secure", "slip defuser", "slip bomb"]
    assert position.options(2) == ["slip secure"]
    all_do(position, "slip bomb", "slip defuser", "slip secure", "slip secure", "slip defuser")
    assert [sorted(row) for row in position.s.rows] == [
        [0, 0, 0, 1, 1],
        [0, 0, 0, 0, 2],
        [0, 0, 0, 0, 1],
        [0, 0, 0, 0, 0],
        [0, 0, 0, 1, 1],
    ]
    assert step(draw(position)) == "briefing"
    assert [view(position, seat).dealt for seat in range(5)] == [(2, 1), (0, 0), (1, 1), (0, 1), (2, 1)]


@rule("BU-PLACE-04")
def test_marrakesh_with_four_passes_to_the_player_opposite() -> None:
    position = at("4 | rows bssss dssss sssss dddss | round 1 marrakesh | next start-effect")
    all_do(position, "slip bomb", "slip defuser", "slip secure", "slip secure")
    assert [row.count(BOMB) for row in position.s.rows] == [0, 0, 1, 0]
    assert [row.count(DEFUSER) for row in position.s.rows] == [0, 0, 0, 4]


@rule("BU-PLACE-04")
def test_in_marrakesh_all_choose_at_once_and_in_secret() -> None:
    text = "5 | rows bdsss dssss | round 1 marrakesh | next start-effect"
    assert waiting(at(text)) == (0, 1, 2, 3, 4)
    looks = []
    for cable in ("bomb", "secure"):
        position = at(text).does(f"slip {cable}", seat=0)
        looks.append([(view(position, seat), told(position, seat)) for seat in (1, 2, 3, 4, PUBLIC)])
    assert looks[0] == looks[1]
    assert at(text).refuses("slip bomb", seat=1).rule == "BU-PLACE-04"


@rule("BU-PLACE-04")
def test_in_marrakesh_giver_and_receiver_know_the_cable() -> None:
    position = at("5 | rows bdsss dssss | round 1 marrakesh | next start-effect")
    all_do(position, "slip bomb", *["slip secure"] * 4)
    assert [view(position, seat).gave[0] for seat in (*range(5), PUBLIC)] == [BOMB, BOMB, *[HIDDEN] * 4]
    passed = ("slip", {"seat": 0, "owner": 1, "cable": BOMB})
    assert [passed in told(position, seat) for seat in (0, 1, 2, PUBLIC)] == [True, True, False, False]


@rule("BU-PLACE-04")
def test_in_marrakesh_the_rows_are_shuffled_and_laid_out_again() -> None:
    position = at("5 | rows bssss ddsss ddsss dssss | round 1 marrakesh | next start-effect")
    all_do(position, "slip secure", *["slip secure"] * 4)
    orders = {stack.sample(position.s, seeded(seed)).cables[:5] for seed in range(40)}  # type: ignore[attr-defined]
    assert len(orders) == 5
    draw(position)
    assert set(view(position, 0).rows[0]) == {HIDDEN}


@rule("BU-PLACE-04")
def test_in_marrakesh_a_layout_of_other_cables_is_refused() -> None:
    position = at("4 | rows bssss | round 1 marrakesh | next start-effect")
    all_do(position, *["slip secure"] * 4)
    other = ",".join(["secure"] * 15 + ["defuser"] * 4 + ["bomb"])
    assert not stack.offered(position.s, game.action(f"deal {other}", 4), CHANCE)
    assert not stack.offered(position.s, game.action("deal bomb", 4), CHANCE)
    position.step(stack.sample(position.s, seeded(1)), CHANCE)


# Venice


@rule("BU-PLACE-05")
def test_venice_shows_a_second_cover_to_the_right() -> None:
    text = "5 | roles mister_x,el_diablo,belleville,yuri,shadow | round 1 venice | next opening"
    position = all_do(at(text), "show red", "show blue", "show blue", "show red", "show red")
    assert step(position) == "show-covers"
    assert position.options(4) == ["show red", "show blue"]
    all_do(position, "show red", "show blue", "show blue", "show red", "show blue")
    shown = {(viewer, colour) for viewer, owner, colour in view(position, 4).covers if owner == 4}
    assert shown == {(0, RED), (3, BLUE)}
    assert {(viewer, owner) for viewer, owner, _ in view(position, 0).covers if viewer == 0} == {(0, 4), (0, 1)}


@rule("BU-PLACE-05")
def test_venice_with_four_shows_a_cover_to_the_left() -> None:
    text = "4 | roles mister_x,shadow,belleville,yuri | fate - | round 1 venice | next opening"
    position = at(text).rolls("throw blue")
    assert position.options(1) == ["show red", "show blue"]
    all_do(position, "show red", "show blue", "show blue", "show red")
    assert step(position) == "name-first"
    assert (2, 1, BLUE) in view(position, 2).covers
    assert "claim-cover 2:red" in at(game.write_state(after_briefing(position).s)).options(2)


def after_briefing(position: Position) -> Position:
    position.rolls("draw-first 2")
    return all_do(position, *["silent"] * 4)


@rule("BU-PLACE-05", "BU-LOC-08")
def test_venice_acts_before_the_first_player_is_named() -> None:
    steps = opening(at("4 | fate - | round 1 venice | next opening"))
    assert steps == ["throw-fate", "show-covers", "name-first", "briefing", "talk"]


# Pretoria


@rule("BU-PLACE-07")
def test_pretoria_tells_the_first_player_defusers_and_bomb() -> None:
    position = at("5 | rows s bdds | round 2 pretoria | next start-effect").does("detect 2")
    assert view(position, 0).reading == (2, 0)
    assert told(position, 0) == [("detect", {"speaker": 0, "seat": 1, "bomb": 0, "defusers": 2})]
    for seat in (1, 2, PUBLIC):
        assert view(position, seat).reading == (HIDDEN, HIDDEN)
        assert told(position, seat) == [("detect-hidden", {"speaker": 0, "seat": 1})]
        assert view(position, seat).detected == 1


@rule("BU-PLACE-07")
def test_pretoria_with_four_tells_only_of_the_bomb() -> None:
    position = at("4 | rows s ddss | round 2 pretoria | next start-effect").does("detect 2")
    assert view(position, 0).reading == (HIDDEN, 1)
    assert told(position, 0) == [("detect-bomb", {"speaker": 0, "seat": 1, "bomb": 1})]


@rule("BU-PLACE-07")
def test_in_pretoria_another_player_is_named() -> None:
    position = at("5 | round 2 pretoria | first 3 | next start-effect")
    assert position.options() == ["detect 1", "detect 2", "detect 4", "detect 5"]
    assert position.refuses("detect 3").rule == "BU-PLACE-07"


# Reykjavik


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


# Hong Kong


@rule("BU-PLACE-09")
@pytest.mark.parametrize("seats", [4, 7])
def test_in_hong_kong_the_cutters_go_round(seats: int) -> None:
    position = at(f"{seats} plain | rows s s s | round 2 hong_kong | first 2 | holder 2").does("cut 1:1")
    assert position.s.holder == 2
    rng = seeded("hong kong", seats)
    while position.s.outcome is None and position.s.round == 2:
        decision = stack.decide(position.s)
        assert decision is not None
        stack.apply(position.s, decision.actions[rng.below(len(decision.actions))], decision.seat)
    if position.s.outcome is None:
        assert [cut.cutter for cut in position.s.cuts] == [(1 + number) % seats for number in range(seats)]
        assert position.s.first == 1


@rule("BU-PLACE-09")
def test_after_hong_kong_the_first_player_is_first_again() -> None:
    text = "4 | rows s s s s | round 2 hong_kong | first 2 | cuts 2>3:1 3>4:1 4>1:1 | holder 1"
    position = at(text).does("cut 2:1")
    assert (position.s.round, position.s.first, position.s.holder) == (3, 1, 1)


# Havana


@rule("BU-PLACE-11")
@pytest.mark.parametrize("seats", [4, 6])
def test_in_havana_everybody_knows_the_order_of_his_own_row(seats: int) -> None:
    position = at(f"{seats} | rows sdb | round 3 havana | next start-effect; open-briefing")
    assert view(position, 0).rows[0] == (SECURE, DEFUSER, BOMB)
    assert set(view(position, 1).rows[0]) == {HIDDEN}
    assert set(view(position, PUBLIC).rows[0]) == {HIDDEN}


@rule("BU-PLACE-11")
@pytest.mark.parametrize("seats", [4, 6])
def test_in_havana_the_named_player_chooses_his_cable(seats: int) -> None:
    position = at(f"{seats} | rows s sdb | round 3 havana | knowing order")
    assert position.refuses("cut 2:1").rule == "BU-PLACE-11"
    assert position.refuses("designate 1").rule == "BU-CUT-02"
    position.does("designate 2")
    assert (position.asked, position.options()) == (1, ["yield 1", "yield 2", "yield 3"])
    position.does("yield 2")
    assert (position.s.found, position.s.holder) == (1, 1)


# Geneva


@rule("BU-PLACE-12")
def test_in_geneva_the_most_voted_player_must_be_cut() -> None:
    position = at("5 | rows s s s s s | round 3 geneva")
    assert position.refuses("cut 2:1").rule == "BU-PLACE-12"
    position.does("call-vote")
    assert waiting(position) == (0, 1, 2, 3, 4)
    all_do(position, "vote 2", "vote 3", "vote 3", "vote 4", "vote 3")
    assert position.options() == ["cut 3:1", "cut 3:2", "cut 3:3"]
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


# Tokyo, Moscow


@rule("BU-PLACE-13")
@pytest.mark.parametrize("seats", [4, 6])
def test_in_tokyo_all_cables_are_dealt_anew_and_nobody_looks(seats: int) -> None:
    position = at(f"{seats} | rows ddb | round 3 tokyo | next start-effect; open-briefing")
    assert (position.asked, step(position)) == (CHANCE, "deal-blind")
    cables = sorted(cable for row in position.s.rows for cable in row)
    draw(position)
    assert sorted(cable for row in position.s.rows for cable in row) == cables
    assert {len(row) for row in position.s.rows} == {3}
    for seat in range(seats):
        assert view(position, seat).dealt == (HIDDEN, HIDDEN)
        assert ("dealt-blind", {"seat": 0, "count": 3}) in told(position, seat)


@rule("BU-PLACE-13")
def test_in_tokyo_nothing_is_declared_or_revised_but_the_rest_of_talk_is_free() -> None:
    position = draw(at("5 | round 3 tokyo | next start-effect; open-briefing"))
    assert step(position) == "talk"
    spoken = {"accuse", "vouch", "propose", "propose-cable", "spare", "claim-faction", "claim-cover", "pass"}
    assert verbs(position) == spoken
    assert position.refuses("revise 1:no").rule == "BU-PLACE-13"
    assert position.refuses("declare 1:no").rule == "BU-PLACE-13"


@rule("BU-PLACE-14")
@pytest.mark.parametrize("seats", [4, 6])
def test_moscow_closes_all_talk(seats: int) -> None:
    position = at(f"{seats} | round 4 moscow | found 1 | rows s s s | next start-effect; open-briefing")
    assert verbs(position) == {"cut"}
    for notation in ("accuse 2:shadow", "revise 1:no", "declare 1:no", "propose 2", "claim-faction agency"):
        assert position.refuses(notation).rule == "BU-PLACE-14"
    position.does("cut 2:1")
    assert (position.asked, verbs(position)) == (1, {"cut"})


# Cairo


@rule("BU-PLACE-15")
def test_cairo_protects_a_player_for_the_round() -> None:
    position = at("5 | round 4 cairo | found 2 | rows s s s s s | next start-effect")
    assert position.options() == ["protect 2", "protect 3", "protect 4", "protect 5"]
    assert position.refuses("protect 1").rule == "BU-PLACE-15"
    assert position.does("protect 3").s.ward == 2
    for cuts in ("1>2:1", "1>2:1 2>4:1 4>5:1 5>1:1"):
        position = at(f"5 | round 4 cairo | found 2 | rows s s s s s | ward 3 | cuts {cuts} | holder 2")
        assert 3 not in owners(position)
        assert position.refuses("cut 3:1").rule == "BU-PLACE-15"


@rule("BU-PLACE-15")
def test_cairo_with_four_protects_until_two_cables_are_cut() -> None:
    text = "4 | round 4 cairo | found 2 | rows s s s s | ward 3"
    assert owners(at(f"{text} | cuts 1>2:1 | holder 2")) == {1, 4}
    assert owners(at(f"{text} | cuts 1>2:1 2>1:1 | holder 1")) == {2, 3, 4}


# Singapore


@rule("BU-PLACE-17")
def test_singapore_swaps_two_rows_and_nobody_looks_again() -> None:
    position = at("5 | rows db ss | round 4 singapore | next start-effect; open-briefing").does("swap 1:2")
    assert position.s.rows[:2] == ((SECURE, SECURE), (DEFUSER, BOMB))
    assert [view(position, seat).dealt for seat in (0, 1)] == [(1, 0), (0, 1)]
    assert view(position, PUBLIC).where == (1, 0, 2, 3, 4)
    assert told(position, PUBLIC) == [("swap", {"speaker": 0, "one": 0, "two": 1})]
    assert step(position) == "briefing"


@rule("BU-PLACE-17")
def test_singapore_can_be_declined_but_not_with_four() -> None:
    assert "decline" in at("5 | round 4 singapore | next start-effect").options()
    four = at("4 | round 4 singapore | next start-effect")
    assert "decline" not in four.options()
    assert four.refuses("decline").rule == "BU-PLACE-17"
    position = at("5 | rows db ss | round 4 singapore | next start-effect; open-briefing").does("decline")
    assert position.s.rows[0] == (DEFUSER, BOMB)


@rule("BU-PLACE-17")
def test_in_singapore_two_different_rows_are_swapped() -> None:
    position = at("4 | round 4 singapore | next start-effect")
    assert len(position.options()) == 6
    assert position.refuses("swap 2:2").rule == "BU-PLACE-17"


@rule("BU-PLACE-17", "BU-TALK-11")
def test_after_singapore_declarations_tell_of_the_cables_that_were_dealt() -> None:
    position = at("4 | found 1 | rows ss db | round 4 singapore | where 2,1,3,4 | next briefing")
    all_do(position, "declare 1:yes", "declare 0:no", "silent", "silent")
    assert position.s.truths[:2] == [1, 1]
    label = game.scene(view(position, 0)).zones[1].label
    assert label is not None
    assert (label.id, label.args) == ("row-dealt-to", {"owner": 0, "seat": 1})
