"""Refusals name what stands in the way first: what never can be comes before what cannot be now."""

import pytest

from coffret.testing import rule
from tests.games.away_missions.support import at

SPENT = "captain@8(s0 x0)[ray-gun fiberweave-spacesuit grenades] chief@9 | tiles all"


@rule("AM-SUB-01")
@pytest.mark.parametrize("where", ["sentinel@9", "sentinel@8", "thrall@8"])
@pytest.mark.parametrize("points", ["s2", "s0 x0"])
def test_who_can_never_be_subdued_is_no_nearer_on_the_own_tile_or_with_ap(where: str, points: str) -> None:
    table = at(f"captain@8({points}) chief@9 | tiles all | aliens {where}")
    assert table.refuses("subdue sentinel-1").why == "cannot-be-subdued"


@rule("AM-AP-02")
@pytest.mark.parametrize(
    ("tried", "rule_id", "why"),
    [
        ("attack heat-ray:saucerman-1", "AM-ATK-01", "not-carried"),
        ("attack ray-gun:saucerman-2", "AM-ATK-01", "alien-not-in-play"),
        ("attack ray-gun:thrall-1", "AM-ATK-05", "never-a-thrall"),
        ("attack fiberweave-spacesuit:saucerman-1", "AM-ITEM-01", "no-weapon"),
        ("attack ray-gun:saucerman-1", "AM-AP-02", "no-points"),
        ("attack-place tools:7", "AM-ATK-01", "not-carried"),
        ("attack-marker fiberweave-spacesuit", "AM-ITEM-01", "no-weapon"),
        ("attack-marker ray-gun", "AM-AP-02", "no-points"),
        ("heal doctor", "AM-GOAL-02", "not-in-crew"),
        ("heal captain", "AM-AP-02", "no-points"),
        ("analyze tools", "AM-IQ-12", "not-carried"),
        ("analyze ray-gun", "AM-ITEM-07", "needs-no-analysis"),
        ("perform overload", "AM-SCEN-05", "task-not-here"),
        ("move 7", "AM-AP-02", "no-points"),
    ],
)
def test_no_ap_is_blamed_only_where_ap_would_help(tried: str, rule_id: str, why: str) -> None:
    table = at("captain@8(s0 x0)[ray-gun fiberweave-spacesuit] chief@9 | tiles all | aliens saucerman@7, thrall@8")
    reason = table.refuses(tried)
    assert (reason.rule, reason.why) == (rule_id, why)


@rule("AM-GOAL-02")
@pytest.mark.parametrize(
    ("text", "tried"),
    [
        ("captain@8 chief@8 | tiles all", "exchange doctor"),
        ("captain@8 chief@8 | tiles all", "use-out-of-turn doctor:tools"),
        ("captain@8 chief@8 | tiles all", "follow-command doctor"),
        ("captain@8 chief@8 doctor@8 | tiles all | now choose-next", "act-next yeoman"),
        (
            "captain@8 chief@8 doctor@8 | tiles all | now take-numbers captain then choose-next",
            "take-number yeoman",
        ),
    ],
)
def test_who_does_not_take_part_is_told_to_be_absent(text: str, tried: str) -> None:
    assert at(text).refuses(tried).why == "not-in-crew"


@rule("AM-ITEM-10")
@pytest.mark.parametrize("who", ["captain", "chief"])
def test_an_item_that_is_not_carried_is_not_a_matter_of_the_moment(who: str) -> None:
    table = at("captain@8(seat1) chief@9(seat1) | tiles all")
    assert table.refuses(f"use-out-of-turn {who}:electro-mine").why == "not-carried"


@rule("AM-CREW-16")
@pytest.mark.parametrize(
    ("tried", "why"),
    [
        ("choose-hatch 8:n:closed", "no-such-target"),
        ("choose-alien saucerman-1", "no-such-target"),
        ("end-turn", "target-first"),
        ("move 7", "target-first"),
        ("attack ray-gun:saucerman-1", "target-first"),
    ],
)
def test_while_an_overkill_is_aimed_only_a_target_can_be_wrong(tried: str, why: str) -> None:
    table = at("professor@8 captain@9 | tiles all | hatches 8n closed, 8ne closed").does("talent")
    assert table.refuses(tried).why == why
