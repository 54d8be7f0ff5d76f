"""BU-SETUP, BU-COVER: how the game is set up, and what covers show."""

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.actions import DrawFirst
from coffret.games.time_bomb.rules.opening import NameFirst
from coffret.games.time_bomb.state import BLUE, BOMB, DEFUSER, HIDDEN, NOBODY, RED, ROLES, SECURE
from coffret.kernel import CHANCE, PUBLIC, seeded, stack
from coffret.kernel.errors import OptionError
from coffret.testing import Position, rule
from tests.games.time_bomb.support import all_do, at, draw, opening, start, step, told, view, waiting

FIVE = "deal-roles mister_x,el_diablo,belleville,diaz,yuri,shadow"


@rule("BU-SETUP-01", "BU-COVER-07")
def test_set_up_runs_in_order_with_five_and_more() -> None:
    steps = opening(at("5 | round 1 london | next opening"))
    assert steps == ["show-covers", "name-first", "briefing", "speak-or-cut"]
    assert opening(start(5, locations=False))[:3] == ["deal-the-roles", "deal-cables", "show-covers"]
    assert opening(start(5))[:4] == ["deal-the-roles", "deal-cables", "reveal-location", "show-covers"]


@rule("BU-SETUP-01", "BU-COVER-10", "BU-COMP-05")
def test_with_four_the_fate_token_is_thrown_instead_of_showing_covers() -> None:
    assert opening(at("4 | round 1 london | next opening")) == ["throw-fate", "name-first", "briefing", "speak-or-cut"]
    assert "throw-fate" not in opening(start(5, locations=False))


@rule("BU-SETUP-02")
def test_every_player_gets_one_role() -> None:
    position = start(5, locations=False).rolls(FIVE)
    assert [ROLES[role] for role in position.s.roles] == FIVE.split()[1].split(",")[:5]
    assert told(position, 2)[2] == ("role", {"seat": 2, "role": ROLES.index("belleville")})
    assert told(position, 0)[2] == ("role-hidden", {"seat": 2})


@rule("BU-SETUP-03")
@pytest.mark.parametrize(("seats", "unseen"), [(4, 1), (5, 1), (6, 0), (7, 0), (8, 0)])
def test_one_role_is_left_over_with_four_and_five(seats: int, unseen: int) -> None:
    position = start(seats)
    position.step(stack.sample(position.s, seeded(1)), CHANCE)
    assert len(position.s.roles) == seats
    assert (position.s.unseen >= 0) == bool(unseen)
    assert all((view(position, seat).unseen == HIDDEN) == bool(unseen) for seat in (*range(seats), PUBLIC))


@rule("BU-SETUP-04")
def test_any_prepared_role_can_be_the_unseen_one() -> None:
    start(4).rolls("deal-roles belleville,ace,yuri,shadow,mister_x")
    start(4).rolls("deal-roles belleville,ace,yuri,mister_x,shadow")
    position = start(4)
    deals = [stack.sample(position.s, seeded(seed)) for seed in range(100)]
    assert len({deal.roles[-1] for deal in deals}) == 6  # type: ignore[attr-defined]


@rule("BU-SETUP-05", "BU-SETUP-06", "BU-SETUP-07", "BU-EX-03")
@pytest.mark.parametrize(("seats", "secure"), [(4, 15), (5, 19), (6, 23), (7, 27), (8, 31)])
def test_the_cable_deck_gives_five_to_each(seats: int, secure: int) -> None:
    position = start(seats)
    position.step(stack.sample(position.s, seeded(1)), CHANCE)
    cables = stack.sample(position.s, seeded(2)).cables  # type: ignore[attr-defined]
    assert [cables.count(kind) for kind in (SECURE, DEFUSER, BOMB)] == [secure, seats, 1]
    position.step(stack.sample(position.s, seeded(2)), CHANCE)
    assert [len(row) for row in position.s.rows] == [5] * seats


@rule("BU-SETUP-07")
def test_a_deal_of_other_cables_is_no_deal() -> None:
    position = start(4, locations=False).rolls("deal-roles mister_x,belleville,diaz,yuri,shadow")
    cables = ["secure"] * 15 + ["defuser"] * 4 + ["bomb"]
    assert position.refuses(f"deal {','.join([*cables[1:], 'bomb'])}").rule == "BU-SETUP-07"
    position.rolls(f"deal {','.join(cables)}")


@rule("BU-SETUP-08", "BU-KNOW-01")
def test_each_player_looks_at_his_own_cables() -> None:
    position = start(4, locations=False).rolls("deal-roles mister_x,belleville,diaz,yuri,shadow")
    position.rolls(f"deal bomb,defuser,defuser{',secure' * 15},defuser,defuser")
    assert ("dealt", {"seat": 0, "count": 5, "defusers": 2, "bomb": 0}) in told(position, 0)
    assert ("dealt-hidden", {"seat": 0, "count": 5}) in told(position, 1)
    assert [view(position, seat).dealt for seat in range(4)] == [(2, 0), (0, 1), (0, 1), (2, 1)]


@rule("BU-SETUP-09")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_every_card_of_the_deck_is_as_likely_to_be_on_top(round: int) -> None:
    position = at(f"5 | round {round} | next reveal-location")
    outcomes = position.s.stack[-1].outcomes(position.s)
    assert [weight for weight, _ in outcomes] == [1] * (5 if round == 1 else 4)
    assert [action.place for _, action in outcomes] == list(game.own_facts().decks[round - 1])


@rule("BU-SETUP-10", "BU-LOC-04")
def test_the_first_location_is_known_to_all_before_anybody_acts() -> None:
    position = at("5 | next reveal-location; opening").rolls("reveal paris")
    for seat in (*range(5), PUBLIC):
        assert view(position, seat).place == 1
        assert ("reveal", {"place": 1}) in told(position, seat)
        cards = [card for zone in game.scene(view(position, seat)).zones for card in zone.cards]
        assert [card.note.id for card in cards if card.id == "location" and card.note] == ["about-paris"]


@rule("BU-SETUP-11")
@pytest.mark.parametrize(("face", "colour"), [("blue", BLUE), ("red", RED)])
def test_the_fate_token_is_thrown_in_public(face: str, colour: int) -> None:
    position = at("4 | fate - | next throw-fate").rolls(f"throw {face}")
    assert [view(position, seat).fate for seat in (*range(4), PUBLIC)] == [colour] * 5
    assert told(position, PUBLIC) == [("fate", {"colour": colour})]


@rule("BU-SETUP-12")
def test_the_fate_token_is_thrown_even_without_shadow() -> None:
    position = at("4 | roles mister_x,belleville,diaz,yuri,shadow | fate - | next opening")
    assert step(position) == "throw-fate"


@rule("BU-SETUP-13")
def test_the_first_player_receives_the_cutters() -> None:
    position = at("5 | holder - | next name-first").rolls("draw-first 4")
    assert (position.s.first, position.s.holder) == (3, 3)


@rule("BU-SETUP-14")
def test_the_first_player_is_drawn_or_named_by_the_table() -> None:
    drawn = at("5 | holder - | next name-first")
    assert len(drawn.s.stack[-1].outcomes(drawn.s)) == 5
    for number in (1, 3):
        for seed in range(5):
            named = at(f"5 first:{number} | holder - | next name-first")
            assert draw(named, seed).s.first == number - 1
    with pytest.raises(OptionError, match="1 to 5, not 6"):
        start(5, first_player=6)


@rule("BU-SETUP-14")
def test_by_table_option_the_players_say_who_begins_after_the_reveal() -> None:
    text = "5 claim | roles mister_x,el_diablo,belleville,yuri,shadow | round 1 new_york | holder - | next opening"
    assert opening(at(text))[:2] == ["show-covers", "say-who-begins"]
    position = at("5 claim | holder - | next say-who-begins")
    for seat in (4, 2, 0, 1):
        position.does("leave-first", seat=seat)
    assert position.s.holder == NOBODY
    assert position.does("claim-first", seat=3).rolls("draw-first 4").s.holder == 3


@rule("BU-SETUP-14")
@pytest.mark.parametrize(("claimants", "drawn"), [((1, 3), {1, 3}), ((), {0, 1, 2, 3, 4})])
def test_of_several_claims_or_none_one_is_drawn(claimants: tuple[int, ...], drawn: set[int]) -> None:
    position = at("5 claim | holder - | next say-who-begins")
    for seat in range(5):
        position.does("claim-first" if seat in claimants else "leave-first", seat=seat)
    frame = position.s.stack[-1]
    assert isinstance(frame, NameFirst)
    assert {reveal.seat for _, reveal in frame.outcomes(position.s) if isinstance(reveal, DrawFirst)} == drawn


# Covers

ROLES_OF_FIVE = "5 | roles mister_x,el_diablo,belleville,yuri,shadow | next opening"


@rule("BU-COVER-07", "BU-COVER-12")
def test_every_player_shows_his_cover_to_the_left() -> None:
    position = all_do(at(ROLES_OF_FIVE), "show red", "show blue", "show blue", "show red", "show blue")
    assert known_covers(position) == [(4, BLUE), (0, RED), (1, BLUE), (2, BLUE), (3, RED)]


def known_covers(position: Position) -> list[tuple[int, int]]:
    """Whose cover each seat was shown, and its colour."""
    return [
        next((owner, colour) for viewer, owner, colour in view(position, seat).covers if viewer == seat)
        for seat in range(position.s.seats)
    ]


@rule("BU-COVER-07")
def test_later_rounds_show_no_cover() -> None:
    assert "show-covers" not in opening(at("5 | round 2 hong_kong | next opening"))


@rule("BU-COVER-08")
def test_shadow_alone_chooses_which_cover_to_show() -> None:
    position = at(ROLES_OF_FIVE)
    assert [position.options(seat) for seat in range(5)] == [
        ["show red"],
        ["show blue"],
        ["show blue"],
        ["show red"],
        ["show red", "show blue"],
    ]


@rule("BU-COVER-01")
def test_nobody_shows_a_cover_he_does_not_have() -> None:
    reason = at(ROLES_OF_FIVE).refuses("show blue", seat=0)
    assert (reason.rule, reason.why) == ("BU-COVER-01", "not-your-cover")


@rule("BU-COVER-09", "BU-COVER-13")
def test_only_the_left_neighbour_learns_the_colour_and_he_keeps_it() -> None:
    position = all_do(at(ROLES_OF_FIVE), "show red", "show blue", "show blue", "show red", "show red")
    position = at(game.write_state(draw(position).s))
    for seat in (*range(5), PUBLIC):
        colour = [colour for viewer, owner, colour in view(position, seat).covers if (viewer, owner) == (1, 0)]
        assert colour == ([RED] if seat in (0, 1) else [HIDDEN])
        assert view(position, seat).roles[0] == (0 if seat == 0 else HIDDEN)


@rule("BU-COVER-09")
def test_the_event_of_a_cover_tells_the_colour_to_these_two_only() -> None:
    position = all_do(at(ROLES_OF_FIVE), "show red", "show blue", "show blue", "show red", "show red")
    shown = ("cover", {"seat": 1, "owner": 0, "colour": RED})
    assert [shown in told(position, seat) for seat in (*range(5), PUBLIC)] == [True, True, False, False, False, False]


@rule("BU-COVER-10")
def test_with_four_no_cover_is_shown_at_set_up() -> None:
    position = at("4 | fate - | round 1 london | next opening")
    assert position.s.reds == position.s.blues == (0, 0, 0, 0)
    assert step(position.rolls("throw red", "draw-first 1")) == "briefing"


@rule("BU-COVER-11")
def test_everybody_is_asked_at_once_and_nobody_sees_that_another_had_a_choice() -> None:
    position = at(ROLES_OF_FIVE)
    assert waiting(position) == (0, 1, 2, 3, 4)
    looks = []
    for colour in ("red", "blue"):
        position = at(ROLES_OF_FIVE).does(f"show {colour}", seat=4)
        assert waiting(position) == (0, 1, 2, 3)
        looks.append([(view(position, seat), told(position, seat)) for seat in (0, 1, 2, 3, PUBLIC)])
    assert looks[0] == looks[1]


@rule("BU-COVER-11")
def test_the_log_tells_a_choice_and_a_confirmation_in_the_same_words() -> None:
    by_shadow = told(at(ROLES_OF_FIVE).does("show red", seat=4), 0)
    by_yuri = told(at(ROLES_OF_FIVE).does("show red", seat=3), 0)
    assert by_shadow == [("answered", {"seat": 4})]
    assert by_yuri == [("answered", {"seat": 3})]


@rule("BU-SETUP-13", "BU-SETUP-14")
@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_is_asked_who_begins_when_it_is_agreed(seat: int) -> None:
    assert "say-who-begins" not in opening(at(f"4 claim first:{seat} | round 1 london | next opening"))
    assert "say-who-begins" in opening(at("4 claim | round 1 london | next opening"))
