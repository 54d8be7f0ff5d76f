"""AT-SETUP: cards, characters, and who begins."""

from coffret.games.a_team import game
from coffret.games.a_team.state import INWARD, NOBODY
from coffret.testing import Position, rule
from tests.games.a_team.support import at


@rule("AT-SETUP-01")
def test_the_formula_lies_in_the_cellar_at_the_start() -> None:
    state = game.start(3)
    board = game.scene(game.view(state, 0)).board
    assert board is not None
    assert state.holder == NOBODY
    assert [piece.on for piece in board.pieces if piece.kind == "formula"] == ["space-49"]


@rule("AT-SETUP-02")
def test_everybody_is_dealt_three_cards_and_the_rest_is_the_draw_pile() -> None:
    position = Position(game, game.start(4))
    for _ in range(3):
        position.rolls("draw boost", "draw guide", "draw patrol", "draw lab_1")
    assert position.s.hands == [(0, 0, 0), (2, 2, 2), (4, 4, 4), (5, 5, 5)]
    assert sum(position.s.deck) == 35 - 12
    assert position.options() == ["choose hannibal", "choose face", "choose murdock", "choose amy"]


@rule("AT-SETUP-03")
def test_the_others_see_how_many_cards_a_player_holds_and_not_which() -> None:
    one = at("hannibal@1 [boost,guide] face@0")
    other = at("hannibal@1 [patrol,lab_3] face@0")
    assert game.view(one.s, 1) == game.view(other.s, 1)
    assert game.view(one.s, 0) != game.view(other.s, 0)
    assert game.view(one.s, 1).hand_sizes == (2, 0)


@rule("AT-SETUP-03")
def test_a_card_drawn_is_told_to_its_owner_alone() -> None:
    position = at("hannibal@1 [boost,guide] face@0").does("exchange boost").rolls("draw lab_1")
    drawn = position.events[0]
    assert [drawn.seen_by(seat).name for seat in (0, 1)] == ["draw", "draw-hidden"]
    assert "card" not in drawn.seen_by(1).args


@rule("AT-SETUP-04")
def test_each_player_chooses_a_character_that_is_free() -> None:
    position = at("?@0 ?@0 | setting up | now choose-character 1 then choose-character 2").does("choose amy")
    assert position.options() == ["choose hannibal", "choose face", "choose murdock"]
    assert position.refuses("choose amy").rule == "AT-SETUP-04"


@rule("AT-SETUP-04")
def test_the_fourth_player_takes_the_character_that_is_left() -> None:
    position = at(
        "hannibal@0 amy@0 ?@0 ?@0 | setting up"
        " | now choose-character 3 then choose-character 4 then roll-to-start 1,2,3,4:-"
    )
    assert position.does("choose face").s.characters == [0, 3, 1, 2]


@rule("AT-SETUP-04")
def test_everybody_starts_on_start_facing_inward() -> None:
    state = game.start(4)
    assert state.at == [0, 0, 0, 0]
    assert set(state.facing) == {INWARD}


@rule("AT-SETUP-04")
def test_characters_are_not_changed_later() -> None:
    assert at("hannibal@1 [boost] face@0").refuses("choose amy").rule == "AT-SETUP-04"


@rule("AT-SETUP-05")
def test_the_highest_roll_plays_first_and_his_left_neighbour_follows() -> None:
    position = at("hannibal@0 face@0 murdock@0 | setting up | now roll-to-start 1,2,3:-")
    position.rolls("roll 2", "roll 5", "roll 3")
    assert position.s.turn == 1
    assert position.rolls("roll 1").s.turn == 2
    assert position.rolls("roll 2").s.turn == 0


@rule("AT-SETUP-06")
def test_those_tied_for_the_highest_roll_again_among_themselves() -> None:
    position = at("hannibal@0 face@0 murdock@0 | setting up | now roll-to-start 1,2,3:-")
    position.rolls("roll 5", "roll 2", "roll 5", "roll 4", "roll 4", "roll 1", "roll 3")
    assert position.s.turn == 2


@rule("AT-SETUP-02", "AT-SETUP-04", "AT-SETUP-05")
def test_a_game_is_dealt_then_characters_are_chosen_then_the_first_turn_is_rolled_for() -> None:
    position = Position(game, game.start(2)).rolls(*["draw boost", "draw guide"] * 3)
    position.does("choose amy", "choose face").rolls("roll 3", "roll 5")
    assert position.asked == 1
    assert position.options() == ["throw", "play guide", "exchange guide"]
