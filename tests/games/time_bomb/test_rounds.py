"""BU-ROUND, BU-CUT, BU-LOC: rounds, cuts and the Locations' frame."""

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.rules.dealing import uncut_cables
from coffret.games.time_bomb.state import KNOW_NUMBERS, NOBODY, NOTHING_YET, NOWHERE, PLACES
from coffret.kernel import CHANCE, PUBLIC, seeded, stack
from coffret.testing import Position, rule
from tests.games.time_bomb.support import at, draw, opening, owners, speaks, start, step, told, verbs, view


def last_cut(seats: int, more: str = "") -> Position:
    """Before the last cut of a round, which seat 2 will make; seat 1 was cut most often."""
    chain = " ".join(f"{seat}>{seat + 1}:1" for seat in range(2, seats)) + f" {seats}>2:1"
    return at(f"{seats} | {more} | cuts {chain} | holder 2" if more else f"{seats} | cuts {chain} | holder 2")


@rule("BU-ROUND-01", "BU-WIN-10")
def test_after_four_rounds_there_is_no_fifth() -> None:
    position = last_cut(5, "round 4 | found 2 | rows s s s s s").does("cut 1:1")
    assert position.outcome is not None
    assert position.outcome.rule == "BU-WIN-10"


@rule("BU-ROUND-02")
def test_the_first_player_makes_the_first_cut() -> None:
    position = at("5 plain limit:1 | first 3 | holder 3 | next cutting")
    assert position.asked == 2
    assert "cut" in verbs(position)


@rule("BU-ROUND-03", "BU-EX-01")
def test_with_five_players_the_round_ends_after_the_fifth_cable() -> None:
    position = last_cut(5)
    assert (position.s.round, position.s.made) == (1, 4)
    position.does("cut 1:1")
    assert (position.s.round, step(position)) == (2, "deal-cables")


@rule("BU-ROUND-03", "BU-LOC-07")
@pytest.mark.parametrize("place", PLACES)
def test_as_many_cables_are_cut_as_there_are_players_whatever_the_location(place: str) -> None:
    round = next(number for number, deck in enumerate(game.own_facts().decks, 1) if PLACES.index(place) in deck)
    for seats in (4, 6):
        state = at(f"{seats} | round {round} {place} | next start-effect; open-briefing").s
        rng = seeded(place, seats)
        while state.outcome is None and state.round == round:
            seen = state.made
            decision = stack.decide(state)
            assert decision is not None
            if decision.seat == CHANCE:
                stack.apply(state, stack.sample(state, rng), CHANCE)
            else:
                stack.apply(state, decision.actions[rng.below(len(decision.actions))], decision.seat)
        assert state.outcome is not None or seen == seats - 1


@rule("BU-ROUND-04", "BU-EX-04")
@pytest.mark.parametrize(("round", "cables"), [(1, 16), (2, 12), (3, 8)])
def test_all_uncut_cables_are_shuffled_and_dealt_out_again(round: int, cables: int) -> None:
    position = last_cut(4, f"round {round} | rows s s s s")
    before = position.s.rows
    position.does("cut 1:1")
    left = [cable for row in before for cable in row]
    for cut in position.s.cuts:
        left.remove(cut.cable)
    deal = stack.sample(position.s, seeded(1)).cables  # type: ignore[attr-defined]
    assert sorted(deal) == sorted(left)
    assert len(deal) == cables


@rule("BU-EX-04")
def test_four_cables_are_uncut_after_four_rounds_of_four() -> None:
    position = last_cut(4, "round 4 | rows s s s d").s
    stack.apply(position, game.action("cut 1:1", 4), 1)
    assert position.outcome is not None
    assert sum(mask.bit_count() for mask in position.left) == 4


@rule("BU-ROUND-04")
def test_the_gathered_cables_are_looked_at_by_nobody() -> None:
    position = last_cut(4, "rows s s s s").does("cut 1:1")
    for seat in (*range(4), PUBLIC):
        assert view(position, seat).rows == ()


@rule("BU-ROUND-05")
@pytest.mark.parametrize(("round", "size"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_rows_get_shorter_by_one_each_round(round: int, size: int) -> None:
    position = at(f"6 | round {round} | rows - | next deal-cables")
    assert {len(row) for row in draw(position).s.rows} == {size}


@rule("BU-ROUND-05")
def test_a_position_beyond_the_row_is_refused() -> None:
    reason = at("6 | round 3").refuses("cut 2:4")
    assert (reason.rule, reason.why, reason.args) == ("BU-ROUND-05", "short-row", {"count": 3})


@rule("BU-ROUND-06")
def test_after_the_new_deal_everybody_looks_again() -> None:
    position = last_cut(4, "rows s s s s").does("cut 1:1")
    position.rolls("deal bomb,secure,secure,secure,defuser" + ",secure" * 8 + ",defuser" * 3)
    assert [view(position, seat).dealt for seat in range(4)] == [(0, 0), (1, 1), (0, 1), (3, 1)]
    assert all(set(row) == {-2} for row in view(position, 0).rows)
    assert ("dealt", {"seat": 0, "count": 4, "defusers": 0, "bomb": 0}) in told(position, 0)


@rule("BU-ROUND-07")
def test_who_received_the_cutters_last_begins_the_next_round() -> None:
    position = draw(last_cut(5).does("cut 1:1"))
    assert (position.s.first, position.s.holder) == (0, 0)


@rule("BU-ROUND-08")
def test_a_later_round_opens_with_deal_location_and_briefing() -> None:
    position = last_cut(5).does("cut 1:1")
    assert step(position) == "deal-cables"
    position.step(stack.sample(position.s, seeded(1)), CHANCE)
    assert step(position) == "reveal-location"
    assert step(position.rolls("reveal hong_kong")) == "briefing"


# Cuts


@rule("BU-CUT-01")
def test_the_holder_can_cut_every_face_down_cable_of_the_others() -> None:
    position = at("4 | round 3 | cuts 2>3:2 | holder 3 | first 2")
    cuts = [option for option in position.options() if option.startswith("cut")]
    assert cuts == [f"cut {owner}:{place}" for owner in (1, 2, 4) for place in (1, 2, 3)]
    assert position.refuses("cut 2:1", seat=0).why == "not-holder"


@rule("BU-CUT-01")
def test_a_player_without_the_cutters_cannot_cut() -> None:
    reason = speaks(2, "4").refuses("cut 3:1")
    assert (reason.rule, reason.why) == ("BU-CUT-01", "not-holder")


@rule("BU-CUT-01")
def test_a_cable_is_cut_once() -> None:
    reason = at("4 | cuts 2>3:2 | holder 4").refuses("cut 3:2")
    assert (reason.rule, reason.why) == ("BU-CUT-01", "not-face-down")


@rule("BU-CUT-02")
def test_nobody_cuts_his_own_cables() -> None:
    position = at("4 | holder 2")
    assert 2 not in owners(position)
    assert position.refuses("cut 2:1").rule == "BU-CUT-02"


@rule("BU-CUT-03")
def test_a_player_with_an_empty_row_cannot_be_chosen_but_talks_and_holds_the_cutters() -> None:
    position = at("4 | round 4 | found 2 | rows s ss s s | cuts 1>2:1 2>1:1 | holder 1").does("cut 2:2")
    assert position.s.left[1] == 0
    assert position.s.holder == 1
    assert position.asked == 1
    assert owners(position) == {1, 3, 4}
    position.does("cut 3:1")
    position = at("4 | round 4 | found 2 | rows s ss s s | cuts 1>2:1 2>1:1 3>2:2 | holder 4")
    assert position.refuses("cut 2:1").rule == "BU-CUT-03"
    assert "accuse" in verbs(speaks(2, "4 | round 4 | found 2 | rows s ss | cuts 1>2:1 3>2:2 | holder 4"))


@rule("BU-CUT-05")
def test_a_secure_cable_has_no_effect() -> None:
    position = at("4 | rows s s | holder 1").does("cut 2:1")
    assert position.outcome is None
    assert position.s.found == 0


@rule("BU-CUT-06")
def test_a_defuser_adds_one_to_the_count_and_the_game_goes_on() -> None:
    position = at("4 | rows s d | round 2 | found 1").does("cut 2:1")
    assert position.s.found == 2
    assert position.outcome is None
    assert step(position) == "speak-or-cut"


@rule("BU-CUT-06", "BU-KNOW-06")
def test_everybody_sees_the_count_of_found_defusers() -> None:
    position = at("5 | rows s d | round 2 | found 1").does("cut 2:1")
    for seat in (*range(5), PUBLIC):
        assert game.view(position.s, seat).found == 2


@rule("BU-CUT-06", "BU-WIN-02")
@pytest.mark.parametrize(("found", "is_over"), [(2, False), (3, True)])
def test_only_the_last_defuser_that_is_needed_ends_the_game(found: int, is_over: bool) -> None:
    position = at(f"4 | rows s d | round 2 | found {found}").does("cut 2:1")
    assert (position.s.found, position.outcome is not None) == (found + 1, is_over)


@rule("BU-CUT-07")
def test_the_owner_of_the_cut_cable_takes_the_cutters() -> None:
    assert at("5 | holder 2").does("cut 4:3").s.holder == 3


@rule("BU-CUT-08")
def test_the_holder_may_not_pass() -> None:
    position = at("4 | spoken 2,0,0,0")
    assert verbs(position) == {"cut"}
    assert position.refuses("pass").rule == "BU-CUT-08"


@rule("BU-CUT-09")
def test_a_player_may_cut_back() -> None:
    position = at("4 plain | rows s s s s | holder 1").does("cut 2:1")
    assert (position.asked, position.s.before) == (1, 0)
    assert 1 in owners(position)


# Locations in general


@rule("BU-LOC-01")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_each_round_reveals_a_card_of_its_own_deck(round: int) -> None:
    position = at(f"5 | round {round} | next reveal-location; opening")
    deck = game.own_facts().decks[round - 1]
    for place, name in enumerate(PLACES):
        assert stack.offered(position.s, game.action(f"reveal {name}", 5), CHANCE) == (place in deck)


@rule("BU-LOC-01", "BU-SETUP-09")
@pytest.mark.parametrize(("round", "place", "another"), [(1, "paris", "tokyo"), (2, "pretoria", "moscow")])
def test_the_card_comes_from_the_deck_with_the_number_of_the_round(round: int, place: str, another: str) -> None:
    position = at(f"5 | round {round} | next reveal-location; opening")
    assert not stack.offered(position.s, game.action(f"reveal {another}", 5), CHANCE)
    assert PLACES[position.rolls(f"reveal {place}").s.place] == place


@rule("BU-LOC-01")
def test_the_location_is_revealed_before_anybody_does_anything_in_the_round() -> None:
    position = at("5 | next play-round 2")
    while position.asked == CHANCE:
        asks = step(position)
        position.step(stack.sample(position.s, seeded("reveal")), CHANCE)
    assert asks == "reveal-location"
    assert position.s.place in game.own_facts().decks[1]


@rule("BU-LOC-02")
def test_the_effect_of_a_location_ends_with_its_round() -> None:
    position = last_cut(5, "round 2 hong_kong").does("cut 1:1")
    assert position.s.place == NOWHERE
    position = at("5 | round 1 paris | cuts 2>3:1 3>4:1 4>5:1 5>2:1 | holder 2")
    assert owners(position) == {1}
    position = draw(position.does("cut 1:1"))
    assert position.s.place != PLACES.index("paris")


@rule("BU-LOC-03", "BU-EX-02")
def test_a_location_has_one_effect_for_four_and_one_for_more() -> None:
    assert owners(at("4 | round 3 berlin | holder 1")) == {2, 3}
    for seats in (5, 6, 7, 8):
        assert owners(at(f"{seats} | round 3 berlin | holder 1")) == set(range(3, seats))


@rule("BU-LOC-05")
def test_the_other_cards_of_a_deck_are_not_known_to_anybody() -> None:
    position = at("5 | round 2 | next reveal-location").rolls("reveal pretoria")
    others = [PLACES[place] for place in position.s.facts.decks[1] if PLACES[place] != "pretoria"]
    for seat in (*range(5), PUBLIC):
        seen = view(position, seat)
        assert seen.place == PLACES.index("pretoria")
        shown = repr(game.scene(seen)).replace("_", "-")
        assert "place-pretoria" in shown
        assert not [place for place in others if f"place-{place}".replace("_", "-") in shown]


@rule("BU-LOC-06")
def test_a_limit_that_leaves_nobody_is_dropped_for_that_cut() -> None:
    limited = at("5 | round 4 berlin | found 3 | rows s s ss ss s | cuts 5>3:1 3>4:1 4>3:2 | holder 1")
    assert owners(limited) == {4}
    dropped = at("5 | round 4 berlin | found 3 | rows s s ss ss s | cuts 5>3:1 3>4:1 4>3:2 3>4:2 | holder 1")
    assert owners(dropped) == {2, 5}


@rule("BU-LOC-08")
def test_start_effects_come_after_covers_and_first_player_and_before_the_briefing() -> None:
    text = "5 | roles mister_x,el_diablo,belleville,yuri,shadow | round 1 new_york | holder - | next opening"
    assert opening(at(text)) == ["show-covers", "name-first", "spy", "briefing", "speak-or-cut"]


@rule("BU-LOC-09")
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_a_game_can_be_played_without_locations(seats: int) -> None:
    position = start(seats, locations=False)
    places = set()
    rng = seeded("plain", seats)
    while (decision := stack.decide(position.s)) is not None:
        action = stack.sample(position.s, rng) if decision.seat == CHANCE else decision.actions[-1]
        stack.apply(position.s, action, decision.seat)
        places.add(position.s.place)
    assert places == {NOWHERE}


@rule("BU-LOC-10")
def test_the_cut_is_credited_to_the_holder_whoever_chose_it() -> None:
    position = at("5 | roles shadow | round 3 havana | knowing order | rows s b").does("designate 2", "yield 1")
    assert position.outcome is not None
    assert (position.outcome.rule, position.outcome.winners) == ("BU-WIN-03", (0,))
    assert position.s.cuts[-1].cutter == 0


@rule("BU-ROUND-04", "BU-KNOW-06")
def test_a_new_round_begins_with_nothing_known_of_the_rows() -> None:
    told_before = "peeks 1>2:1 | detected 3 | ward 4 | votes 2,2,2,2 | where 2,1,3,4 | knowing order | gave ssss"
    position = at(f"4 | rows s s s s | cuts 1>2:1 2>3:1 3>4:1 | holder 4 | before 3 | {told_before}").does("cut 1:1")
    s = position.s
    assert (s.rows, s.left, s.where) == ((), [0, 0, 0, 0], (0, 1, 2, 3))
    assert (s.knowing, s.peeks, s.gave) == (KNOW_NUMBERS, (), (NOTHING_YET,) * 4)
    assert (s.detected, s.ward, s.votes, s.before) == (NOBODY, NOBODY, (), NOBODY)


@rule("BU-KNOW-06", "BU-ROUND-04")
def test_how_many_cables_were_uncut_when_the_round_opened_does_not_change_with_its_cuts() -> None:
    assert uncut_cables(at("4 | round 2 | found 1").s) == (12, 3, 1)
    cut = "4 | round 2 | found 1 | rows s d s s | cuts 1>2:1 2>3:1 3>4:1 | holder 4"
    assert uncut_cables(at(cut).s) == (12, 3, 1)
