"""The scene: what lies on the table, and what the options touch."""

from importlib.resources import files

from coffret.games.a_team import game
from coffret.kernel.outlook import outlook
from coffret.kernel.scene import Scene
from tests.games.a_team.support import at


def seen(text: str, seat: int = 0) -> Scene:
    return game.scene(game.view(at(text).s, seat))


def touched(text: str) -> dict[str, list[str]]:
    """What each option of the first seat touches."""
    return {choice.notation: choice.touches for choice in outlook(game, at(text).s, 0).choices}


def test_characters_look_where_they_go() -> None:
    board = seen("hannibal@1 face@8 murdock@14 amy@40<*").board
    assert board is not None
    assert [piece.facing for piece in board.pieces[:4]] == ["up", "right", "down", "right"]


def test_a_hand_is_open_to_its_owner_alone() -> None:
    for seat, up in ((0, True), (1, False)):
        hand = next(zone for zone in seen("hannibal@1 [boost,guide] face@0", seat).zones if zone.id == "hand-1")
        assert [card.up for card in hand.cards] == [up, up]
        assert [card.kind for card in hand.cards] == (["boost", "guide"] if up else ["back", "back"])


def test_reconstructed_cards_say_so() -> None:
    hand = next(zone for zone in seen("hannibal@1 [boost,lab_1] face@0").zones if zone.id == "hand-1")
    assert [card.origin for card in hand.cards] == ["printed", "reconstructed"]


def test_the_formula_goes_with_its_holder() -> None:
    board = seen("hannibal@1 face@20<*").board
    assert board is not None
    assert board.pieces[-1].on == "piece-2"


def test_options_touch_the_card_and_then_the_target() -> None:
    touches = touched("hannibal@9 [boost,patrol,patrol] face@20")
    assert touches["throw"] == ["die-blue"]
    assert touches["play boost"] == ["card-1-1"]
    assert touches["exchange boost"] == ["card-1-1", "draw-pile"]
    assert touches["patrol 2"] == ["card-1-2", "card-1-3", "piece-2"]


def test_with_a_guard_the_option_touches_his_space() -> None:
    assert touched("hannibal@6 [boost] face@20")["fight"] == ["space-6"]


def test_the_drawing_has_every_room_and_is_left_out_for_another_track() -> None:
    board = seen("hannibal@1 face@0").board
    assert board is not None
    drawing = files("coffret.games.a_team").joinpath(board.drawing).read_text(encoding="utf-8")
    assert all(f'id="{space.id}"' in drawing for space in board.spaces)
    pack = {"space": {"7": {"id": "7", "kind": "guard"}}}
    other = game.table(seats=2, seed=1, pack=pack).outlook(0).scene.board
    assert other is not None
    assert other.drawing == ""


def test_a_button_says_how_many_dice_are_rolled_and_how_far_a_lab_card_goes() -> None:
    words = game.words("en")
    choices = outlook(game, at("hannibal@5 [lab_1,boost,guide] face@0").s, 0).choices
    hints = {
        choice.notation: words.tell(remark.hint) for choice in choices if (remark := choice.remark) and remark.hint
    }
    assert hints == {"throw": "1 die", "play lab_1": "4 spaces"}


def test_a_card_that_ends_the_turn_says_so_before_it_is_played() -> None:
    """AT-TURN-03, AT-CARD-08 With no roll left every card does, but the one that gives another roll."""
    words = game.words("en")
    position = at("hannibal@5 [boost,guide,lab_1,reroll] face@0 | rolled")
    reasons = {
        choice.notation: words.tell(remark.reason) if (remark := choice.remark) and remark.reason else ""
        for choice in outlook(game, position.s, 0).choices
    }
    assert reasons.pop("end-turn") == ""
    assert reasons.pop("play reroll") == ""
    assert len(reasons) >= 5
    assert set(reasons.values()) == {"then your turn is over"}
