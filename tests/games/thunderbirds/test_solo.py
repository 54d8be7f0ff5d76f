"""TB-SOLO: one player with three characters, and the change of one of them."""

import pytest

from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.names import CHARACTERS
from coffret.kernel import CHANCE
from coffret.testing import Position, rule
from tests.games.thunderbirds.support import at, cards, spent, tokens

TRIO = "gordon lady_penelope alan | solo"


def played(position: Position) -> list[str]:
    return [CHARACTERS[it] for it in position.s.characters]


@rule("TB-SOLO-01")
def test_three_characters_are_dealt_to_one_seat() -> None:
    position = Position(game, game.start(1)).rolls("deal gordon", "deal scott", "deal alan")
    assert (position.s.seats, position.s.players) == (1, 3)
    assert played(position) == ["gordon", "scott", "alan"]


@rule("TB-SOLO-02")
def test_the_marker_starts_on_the_first_and_moves_on_after_each_turn() -> None:
    position = Position(game, game.start(1)).rolls("deal gordon", "deal scott", "deal alan")
    position.rolls("draw ricochet", "draw cry_wolf", "draw sun_probe", "turn-up veil_of_fear", "first gordon")
    turns = [position.s.turn]
    for card in ("bound_for_venus", "rockquake", "uninvited"):
        position.does("end-actions").rolls(f"draw {card}")
        turns.append(position.s.turn)
    assert turns == [0, 1, 2, 0]


@rule("TB-SOLO-03")
def test_the_three_others_are_an_open_reserve() -> None:
    position = at(f"{TRIO} | aboard john tb1")
    changes = {option.split(":")[1] for option in position.options() if option.startswith("change gordon")}
    assert changes == {"scott", "virgil", "john"}
    assert position.refuses("change gordon:alan").rule == "TB-SOLO-03"


@rule("TB-SOLO-04")
def test_tokens_and_cards_belong_to_one_character_each() -> None:
    text = "gordon lady_penelope[W] alan[I] | solo | track 1 towering_ocean | at tb4 south_pacific | flags steadied"
    position = at(text).does("rescue towering_ocean").rolls("dice 0:0")
    assert position.s.hood == 2, "the Rescue has failed: nobody else's token could be used"
    assert (tokens(position, 1), tokens(position, 2)) == ("W", "I")
    assert at("gordon[W] lady_penelope alan | solo").refuses("give teamwork").rule == "TB-TOK-08"


@rule("TB-SOLO-05", "TB-SOLO-10", "TB-SOLO-11", "TB-SOLO-13")
def test_a_change_is_a_whole_turn_without_actions_and_without_a_draw() -> None:
    position = at(TRIO)
    before = position.s.hidden
    position.does("change gordon:virgil")
    assert (position.s.turn, position.s.hidden, position.asked) == (1, before, 0)
    assert played(position) == ["virgil", "lady_penelope", "alan"]


@rule("TB-SOLO-05")
def test_only_in_solo() -> None:
    assert at("gordon lady_penelope alan").refuses("change gordon:virgil").rule == "TB-SOLO-05"


@rule("TB-SOLO-06")
@pytest.mark.parametrize("text", [f"{TRIO} | at tb4 asia", f"{TRIO} | at tb2 asia"])
def test_both_pawns_must_be_in_the_south_pacific(text: str) -> None:
    assert at(text).refuses("change gordon:virgil").rule == "TB-SOLO-06"


@rule("TB-SOLO-07")
def test_the_newcomer_takes_the_place_and_the_pawns_stay() -> None:
    position = at(TRIO)
    before = position.s.aboard[:]
    position.does("change gordon:virgil")
    assert position.s.aboard == before
    assert position.s.player_of[CHARACTERS.index("virgil")] == 0
    assert position.s.player_of[CHARACTERS.index("gordon")] == -1


@rule("TB-SOLO-08", "TB-SOLO-09")
def test_tokens_go_back_and_cards_are_discarded() -> None:
    position = at("gordon[WI jeffs_orders] lady_penelope[L] alan | solo").does("change gordon:virgil")
    assert (tokens(position), tokens(position, 1)) == ("", "L")
    assert position.s.supply == [6, 6, 6, 5, 6]
    assert (cards(position), spent(position)) == ([], ["jeffs_orders"])


@rule("TB-SOLO-11")
def test_not_after_an_action_or_operation() -> None:
    assert at(TRIO).does("load mole").refuses("change gordon:virgil").rule == "TB-SOLO-11"
    assert at(TRIO).does("move australia").refuses("change alan:virgil").rule == "TB-SOLO-11"


@rule("TB-SOLO-11", "TB-FAB-13")
def test_nor_after_an_action_on_jeffs_orders() -> None:
    position = at("gordon[jeffs_orders] lady_penelope alan | solo").does(
        "play jeffs_orders", "choose alan", "move moon"
    )
    assert position.refuses("change gordon:virgil").rule == "TB-SOLO-11"


@rule("TB-SOLO-12")
def test_any_of_the_three_may_be_exchanged() -> None:
    position = at(TRIO).does("change alan:virgil")
    assert played(position) == ["gordon", "lady_penelope", "virgil"]
    assert position.s.turn == 1


@rule("TB-SOLO-13")
def test_the_newcomer_acts_when_the_marker_comes_round() -> None:
    position = at(TRIO).does("change alan:virgil")
    position.does("end-actions").rolls("draw ricochet")
    assert position.s.turn == 2
    assert "move europe" in position.options(), "Virgil flies Thunderbird 2"


@rule("TB-SOLO-14")
def test_no_permission_is_ever_asked() -> None:
    position = at(TRIO).does("transfer alan:tb2")
    assert position.s.aboard[CHARACTERS.index("alan")] == 1
    scheme = "gordon[DD] lady_penelope[I] alan | solo | scheme stolen_blueprints | aboard gordon fab1"
    assert at(scheme).does("foil").s.foiled == 1


@rule("TB-SOLO-16")
def test_at_most_three_change_turns_follow_one_another() -> None:
    position = at(TRIO).does("change gordon:virgil", "change virgil:gordon", "change gordon:virgil")
    assert position.refuses("change virgil:gordon").rule == "TB-SOLO-16"
    position.does("end-actions")
    assert position.asked == CHANCE
    assert "change virgil:gordon" in position.rolls("draw ricochet").options()


@rule("TB-SOLO-17")
def test_another_player_and_the_next_player_are_character_cards() -> None:
    position = at("gordon[jeffs_orders] lady_penelope alan | solo").does("play jeffs_orders")
    assert position.options() == ["choose lady_penelope", "choose alan"]
    hurt = at(f"{TRIO} | hood 1").does("plan").rolls("draw-card personal_hoverjet", "happen accidental_injury")
    hurt.does("end-actions").rolls("draw ricochet")
    assert (hurt.s.turn, hurt.s.actions) == (1, 2)


@rule("TB-SOLO-17", "TB-TOK-12")
def test_the_others_tokens_are_used_by_the_same_seat() -> None:
    position = at("gordon lady_penelope[L] alan | solo").does("spend lady_penelope:logistics")
    assert cards(position.rolls("draw-card jeffs_orders"), 1) == ["jeffs_orders"]


@rule("TB-SOLO-16")
def test_a_normal_turn_ends_a_series_of_changes() -> None:
    position = at("scott virgil alan | solo | changes 2").does("end-actions").rolls("draw ricochet")
    assert position.s.changes == 0
