"""AT-COMP, AT-BOARD: the board, the pack of cards, the characters and the dice."""

from collections import Counter
from copy import deepcopy

import pytest

from coffret.games.a_team import game
from coffret.games.a_team.actions import ROLL, ROLL_BOTH
from coffret.games.a_team.state import CARDS, CHARACTERS, KINDS
from coffret.kernel import ContentError, stack
from coffret.kernel.content import parse
from coffret.kernel.errors import OptionError
from coffret.testing import rule
from tests.games.a_team.support import at

FACTS = game.own_facts()


def refused(pack: str) -> str:
    """What is said of a content pack that is wrong."""
    with pytest.raises(ContentError) as error:
        game.content(parse(pack, "my.toml"), "my.toml")
    return str(error.value)


@rule("AT-COMP-01")
def test_the_box_holds_one_board_35_cards_4_characters_the_formula_and_two_dice() -> None:
    scene = game.scene(game.view(game.start(2), 0))
    assert scene.board is not None
    assert sum(FACTS.copies) == 35
    assert len(game.content().entries["character"]) == 4
    assert [piece.id for piece in scene.board.pieces].count("formula") == 1
    assert [die.kind for die in scene.dice] == ["blue", "red"]


@rule("AT-COMP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int) -> None:
    assert game.start(seats).seats == seats


@rule("AT-COMP-02")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(OptionError):
        game.start(seats)


@rule("AT-COMP-03")
def test_ba_is_no_character() -> None:
    assert CHARACTERS == ("hannibal", "face", "murdock", "amy")
    pack = '[[character]]\nid = "ba"\ncolour = "black"\norigin = "public"'
    assert "character" in refused(pack)


@rule("AT-COMP-04")
def test_both_dice_have_the_faces_1_to_6() -> None:
    assert [roll.die for roll in ROLL] == [1, 2, 3, 4, 5, 6]
    assert {(roll.red, roll.blue) for roll in ROLL_BOTH} == {(r, b) for r in range(1, 7) for b in range(1, 7)}


@rule("AT-COMP-04")
def test_every_face_is_as_likely() -> None:
    frame = at("hannibal@1 face@0").s.stack[-1]
    assert {weight for weight, _ in frame.outcomes(at("hannibal@1 face@0").s)} == {1}


@rule("AT-COMP-05")
def test_there_are_exactly_eight_types_of_cards() -> None:
    assert CARDS == ("boost", "reroll", "guide", "sidelined", "patrol", "lab_1", "lab_2", "lab_3")
    assert 'near: "boost"' in refused('[[card]]\nid = "bost"\norigin = "printed"')


@rule("AT-BOARD-01")
def test_the_track_is_one_spiral_without_branches() -> None:
    steps = [(x2 - x, y2 - y) for (x, y), (x2, y2) in zip(FACTS.place, FACTS.place[1:], strict=False)]
    assert all(abs(dx) + abs(dy) == 1 for dx, dy in steps)
    assert len(set(FACTS.place)) == len(FACTS.place)


@rule("AT-BOARD-01")
def test_a_gap_in_the_track_is_refused() -> None:
    space = '[[space]]\nid = "51"\nkind = "plain"\nring = "outer"\nrow = 0\ncol = 0\norigin = "reconstructed"'
    assert '"50" is missing' in refused(space)


@rule("AT-BOARD-02")
def test_the_cellar_is_in_the_centre() -> None:
    assert FACTS.place[FACTS.cellar] == (3, 3)
    assert 'space "49"' in refused('[[space]]\nid = "20"\nkind = "cellar"')


@rule("AT-BOARD-03")
def test_every_kind_of_space_is_on_the_board_and_no_other_is_known() -> None:
    assert {KINDS[kind] for kind in FACTS.kind} == set(KINDS)
    assert 'near: "guard"' in refused('[[space]]\nid = "20"\nkind = "gard"')


@rule("AT-BOARD-04")
def test_48_spaces_lie_between_start_and_cellar() -> None:
    assert [KINDS[kind] for kind in (FACTS.kind[0], FACTS.kind[49])] == ["start", "cellar"]
    assert len(FACTS.kind) == 50


@rule("AT-BOARD-05")
def test_the_board_has_so_many_spaces_of_each_kind() -> None:
    assert Counter(KINDS[kind] for kind in FACTS.kind[1:49]) == {
        "plain": 16,
        "guard": 7,
        "roll_again": 6,
        "tv_screen": 4,
        "narrow_corridor": 4,
        "safety_zone": 4,
        "lab_1": 2,
        "lab_2": 2,
        "lab_3": 2,
        "final_lab": 1,
    }


@rule("AT-BOARD-06")
def test_the_one_final_lab_bears_all_three_symbols() -> None:
    assert [KINDS[kind] for kind in FACTS.kind].count("final_lab") == 1
    options = at("hannibal@45 [lab_1,lab_2,lab_3] face@0").options()
    assert {"play lab_1", "play lab_2", "play lab_3"} <= set(options)


@rule("AT-CARD-05")
def test_the_deck_has_so_many_cards_of_each_type() -> None:
    assert FACTS.copies == (5, 5, 5, 4, 4, 4, 4, 4)


@rule("AT-CARD-03")
def test_a_pack_of_cards_that_could_run_out_is_refused() -> None:
    pack = "\n".join(f'[[deck]]\nid = "{id}"\ncount = 2' for id in CARDS)
    assert "16 cards are too few" in refused(pack)


@rule("AT-CARD-06")
def test_a_boost_of_other_than_three_spaces_is_refused() -> None:
    assert "spaces must be 3" in refused('[[card]]\nid = "boost"\nspaces = 4')


@rule("AT-LAB-05")
def test_an_owner_of_the_box_can_tell_what_his_lab_cards_say() -> None:
    content = game.content(parse('[[card]]\nid = "lab_2"\nspaces = 7\norigin = "printed"', "my.toml"), "my.toml")
    facts = game.make_facts(content)
    state = game.position("hannibal@12 [lab_2] face@0", facts)
    stack.apply(state, game.action("play lab_2", 2), 0)
    assert state.at[0] == 19
    assert "only BOOST and LAB cards" in refused('[[card]]\nid = "lab_1"\nspaces = 0')


def test_every_entry_names_its_origin() -> None:
    origins = {table: {entry["origin"] for entry in entries.values()} for table, entries in game.content().raw.items()}
    assert origins["deck"] == {"reconstructed"}
    assert origins["card"] == {"printed", "reconstructed"}
    assert origins["character"] == {"public"}


def test_content_that_was_kept_and_cannot_be_played_says_why_in_both_languages() -> None:
    kept = deepcopy(game.own_content().raw)
    del kept["space"]["5"]
    with pytest.raises(ContentError) as error:
        game.content_from(kept)
    assert '"5" is missing' in str(error.value)
    assert "manque" in error.value.worded("fr")
