"""What options tell: their chances, and what they touch and show."""

import pytest

from coffret.games.away_missions import game
from coffret.games.away_missions.chances import percent
from coffret.games.away_missions.names import SCENARIOS
from coffret.kernel.outlook import outlook
from coffret.kernel.scene import elements
from coffret.testing import rule
from coffret.testing.walk import walk
from tests.games.away_missions.seeing import CREW, part, remark
from tests.games.away_missions.support import at, place


@rule("AM-DICE-01", "AM-DICE-03")
@pytest.mark.parametrize(("dice", "chance"), [(0, 0), (1, 30), (2, 51), (3, 66), (5, 83)])
def test_three_faces_in_ten_succeed(dice: int, chance: int) -> None:
    assert percent(dice) == chance


def test_an_attack_tells_its_dice_and_chance_and_shows_what_the_weapon_reaches() -> None:
    table = at(f"{CREW} | tiles all | aliens saucerman@8")
    said = remark(table, "attack ray-gun:saucerman-1")
    assert said.hint is not None
    assert said.hint.args == {"number": 4, "percent": 76}
    assert set(said.shows) == {"place-9", "place-8", "place-13"}  # to the north-west is a closed hatch


@rule("AM-LOS-04")
def test_an_attack_shows_the_hatch_that_hides_an_alien_in_range() -> None:
    said = remark(at(f"{CREW} | tiles all | aliens saucerman@8, bug@5"), "attack ray-gun:saucerman-1")
    assert said.bars == ["border-13"]
    said = remark(at(f"{CREW} | tiles all | aliens saucerman@8, bug@1"), "attack ray-gun:saucerman-1")
    assert said.bars == []  # too far away, hidden or not


def test_an_iq_action_counts_what_helps_it() -> None:
    table = at("doctor@9[first-aid-kit] chief@9(hp3) | tiles all")
    said = remark(table, "heal chief")
    assert said.hint is not None
    assert said.hint.args["number"] == 7


def test_a_move_to_aliens_is_dangerous() -> None:
    table = at(f"{CREW} | tiles all | aliens saucerman@8")
    assert remark(table, "move 8").danger
    assert not remark(table, "move 13").danger


def test_the_dice_lie_on_the_table_until_others_are_thrown() -> None:
    table = at(f"{CREW} | tiles all | aliens saucerman@8").does("attack ray-gun:saucerman-1").rolls("throw 9,9,8,2")
    scene = game.scene(game.view(table.s, 0))
    assert [die.face for die in scene.dice] == [9, 9, 8, 2]
    assert scene.throw is not None
    assert (scene.throw.total, scene.throw.target, scene.throw.passed) == (1, 1, True)


@pytest.mark.parametrize(
    ("text", "notation", "touched"),
    [
        (
            "aliens saucerman@8, saucerman@8",
            "attack ray-gun:saucerman-1",
            ["item-ray-gun", "rocketeer-captain", "alien-saucerman-1", "alien-saucerman-2"],
        ),
        ("turn 1", "move 8", ["rocketeer-captain", "place-8"]),
        ("turn 1", "breathe", ["oxygen-captain"]),
        ("turn 1", "drop ray-gun", ["item-ray-gun"]),
        ("lying flag@9", "pick-up flag", ["item-flag"]),
    ],
)
def test_what_an_option_touches(text: str, notation: str, touched: list[str]) -> None:
    table = at(f"{CREW} | tiles all | {text}")
    assert notation in table.options()
    assert game.touches(game.view(table.s, 0), table.read(notation)) == touched


def test_to_open_a_hatch_is_to_touch_it() -> None:
    table = at(f"{CREW} | tiles all")
    touched = game.touches(game.view(table.s, 0), table.read("open nw"))
    edge = part(game.scene(game.view(table.s, 0)), touched[-1])
    assert {edge.space, edge.other} == {"place-9", f"place-{place(-1, 0)}"}


@pytest.mark.parametrize("scenario", SCENARIOS[:10])
def test_all_that_options_touch_and_show_is_there(scenario: str) -> None:
    for number, moment in enumerate(walk(game, 2, f"scene {scenario}", {"scenario": scenario, "crew": 3})):
        if number % 13 == 0 and moment.decision.seat >= 0:
            look = outlook(game, moment.state, moment.decision.seat)
            there = set(elements(look.scene))
            for choice in look.choices:
                assert set(choice.touches) <= there
                assert choice.remark is None or set(choice.remark.shows) <= there
