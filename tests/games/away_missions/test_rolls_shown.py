"""What lies on the table after dice were thrown, and which throws can be."""

import pytest

from coffret.games.away_missions.actions import Throw
from coffret.games.away_missions.names import CAPTAIN, FIGURES
from coffret.kernel import stack
from coffret.kernel.stack import CHANCE
from coffret.testing import rule
from tests.games.away_missions.support import at

LONE = "captain@9 chief@9 | tiles all | thrown 1, 2 | hits 2"


@rule("AM-DICE-01", "AM-DICE-05")
def test_dice_lie_on_the_table_until_others_are_thrown() -> None:
    table = at("chief@9(hp3)[rabbits-foot] captain@8 | tiles all").does("heal chief").rolls("throw 1,9,9")
    assert (table.s.thrown, table.s.hits) == ((1, 9, 9), 1)
    table.does("use rabbits-foot", "choose-die 2").rolls("throw 2")
    assert (table.s.thrown, table.s.hits) == ((1, 2, 9), 2)


@rule("AM-FX-12", "AM-FX-15")
@pytest.mark.parametrize("step", ["frighten-rocketeer captain:2", "frighten-alien captain:saucerman-1:2"])
def test_terror_dice_lie_there_too_and_none_is_a_success(step: str) -> None:
    table = at(f"{LONE} | aliens saucerman@9 | now {step} then take-turn captain").rolls("throw 9,10")
    assert (table.s.thrown, table.s.hits) == ((9, 10), 0)


@rule("AM-DICE-01")
@pytest.mark.parametrize(("face", "possible"), [(0, False), (1, True), (10, True), (11, False)])
def test_a_die_has_ten_sides(face: int, possible: bool) -> None:
    table = at("captain@9(hp3) chief@9 | tiles all").does("heal captain")
    assert stack.offered(table.s, Throw((5, 5, 5, face)), CHANCE) == possible


@rule("AM-FX-13", "AM-FX-16")
@pytest.mark.parametrize(
    ("hatches", "asked"),
    [
        ("9n free", True),
        ("9nw locked", True),
        ("9nw locked, 9ne locked", False),
    ],
)
def test_a_frightened_rocketeer_is_asked_for_a_tile_only_between_several(hatches: str, asked: bool) -> None:
    steps = "now frighten-rocketeer captain:1 then take-turn captain"
    table = at(f"captain@9 chief@1 | tiles all | hatches {hatches} | {steps}").rolls("throw 7")
    assert (table.options()[0].startswith("choose-place")) == asked
    if asked:
        table.does("choose-place 8")
        assert table.s.picked == 7
    assert table.s.at[CAPTAIN] == 7


@rule("AM-FX-12", "AM-FX-16")
@pytest.mark.parametrize(("face", "place"), [(6, 5), (1, 8)])
def test_up_to_six_a_terror_die_says_where_an_alien_flees(face: int, place: int) -> None:
    steps = "now frighten-alien captain:saucerman-1:1 then take-turn captain"
    table = at(f"captain@9 chief@9 | tiles all | aliens saucerman@9 | {steps}").rolls(f"throw {face}")
    assert table.s.alien_at[FIGURES.index("saucerman-1")] == place - 1


@rule("AM-FX-16", "AM-WPN-02")
def test_whoever_frightens_an_alien_chooses_between_two_tiles() -> None:
    steps = "now frighten-alien captain:saucerman-1:1 then take-turn captain"
    text = f"captain@9 chief@9 | tiles all | hatches 9nw locked | aliens saucerman@9 | {steps}"
    assert at(text).rolls("throw 7").options() == ["choose-place 8", "choose-place 13"]


@rule("AM-RESC-05", "AM-GEAR-13", "AM-ITEM-09")
def test_coffee_does_not_help_the_cowboy() -> None:
    table = at("chief@9(coffee2)[cowboy] captain@9 | tiles all | aliens saucerman@9, saucerman@8")
    assert table.does("use cowboy", "choose-alien saucerman-1").s.rolls[-1].dice == 1
