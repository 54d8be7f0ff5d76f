"""Why nothing can be done with a thing: what a newcomer meant comes first."""

import pytest

from coffret.games.time_bomb.actions import Cut
from coffret.kernel.game import load
from coffret.kernel.scene import Edge, elements
from coffret.kernel.stack import Decision
from coffret.kernel.table import Table
from coffret.kernel.why import why_element


def asked(table: Table) -> Decision:
    """What is asked now."""
    assert table.pending is not None
    return table.pending


def test_what_the_thing_alone_is_good_for_comes_before_what_a_rare_card_could_do_with_it() -> None:
    table = load("thunderbirds").table(4, seed=3)
    while asked(table).seat != 1:
        table.act(asked(table).actions[-1], asked(table).seat)
    found = why_element(table, 1, "scheme")
    assert found is not None
    assert [reason.rule for reason in found] == ["TB-SCH-03", "TB-FAB-13"]


def test_what_names_the_thing_itself_comes_first() -> None:
    table = load("thunderbirds").table(2, seed=5)
    while not any(type(action).__name__ == "Move" for action in asked(table).actions):
        table.act(asked(table).actions[0], asked(table).seat)
    there = elements(table.game.scene(table.view(asked(table).seat)))
    found = {id: why_element(table, asked(table).seat, id) or [] for id in there if id.startswith("person-")}
    assert {reason.rule for reasons in found.values() for reason in reasons} == {"TB-XFER-01"}


@pytest.mark.parametrize("others", ["", ", saucerman@4"])
def test_the_closed_hatch_is_told_and_not_the_cards_that_could_be_used_if_one_had_them(others: str) -> None:
    crew = "captain@8(seat1 n1)[ray-gun tools] chief@9(seat1 n2)"
    hidden = f"{crew} | tiles all | hatches 8n closed | aliens saucerman@7{others} | now take-turn captain"
    table = load("away-missions").table(position=hidden, seed=1)
    found = why_element(table, asked(table).seat, "alien-saucerman-1")
    assert found is not None
    assert "hatch-hides" in [reason.why for reason in found]
    assert "not-carried" not in [reason.why for reason in found]
    if others:  # the same weapon could hit the other one: that is what was meant
        assert [reason.why for reason in found] == ["hatch-hides"]


def test_a_thing_that_only_cards_which_one_does_not_hold_could_touch_is_not_scolded_about() -> None:
    table = load("away-missions").table(
        position="captain@8(seat1 n1) chief@9(seat1 n2) | tiles all | now take-turn captain", seed=1
    )
    found = why_element(table, asked(table).seat, "rocketeer-chief")
    assert found is not None
    assert "not-carried" not in [reason.why for reason in found]


def test_what_can_be_done_with_others_of_its_sort_comes_first() -> None:
    table = load("time-bomb").table(5, {"locations": False}, seed=1)
    while not any(isinstance(action, Cut) for action in asked(table).actions):
        table.act(asked(table).actions[0], asked(table).seat)
    holder = asked(table).seat
    found = why_element(table, holder, f"cable-{holder + 1}-1")
    assert found is not None
    assert found[0].rule == "BU-CUT-02"


def test_a_far_door_is_as_far_as_its_place() -> None:
    hidden = "captain@8(seat1 n1) chief@9(seat1 n2) | tiles all | hatches 1s closed | now take-turn captain"
    table = load("away-missions").table(position=hidden, seed=1)
    there = elements(table.game.scene(table.view(asked(table).seat)))
    door = next(id for id, part in there.items() if isinstance(part, Edge) and part.space == "place-1")
    found = why_element(table, asked(table).seat, door)
    assert found is not None
    assert [(reason.rule, reason.why) for reason in found] == [("AM-MOVE-01", "not-adjacent")]
