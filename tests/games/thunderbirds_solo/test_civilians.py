"""TS-CIV: Civilians, whom they depend on, and what they give."""

import pytest

from coffret.games.thunderbirds_solo.names import COLOURS
from coffret.games.thunderbirds_solo.rules.ending import score
from coffret.games.thunderbirds_solo.state import TB3
from coffret.testing import Position, rule
from tests.games.thunderbirds_solo.support import LADY, RESCUE, at, chain, is_down, named, pods, roll, slots, stored

ONE = "crew virgil tb1 | at tb1 1 | down virgil"
REWARDING = ["c_17", "c_20", "c_23", "c_26"]  # a medic, a mechanic, a witness, an expert


def rescue(cards: str, more: str = "") -> Position:
    """Thunderbird 1 clears the first Disaster, which is d_t01, with what it guards."""
    return roll(f"1 d_t01 {cards} | {ONE}{more}", "rescue tb1", "collapse,hazard").does("discard 1")


def rescue_two(cards: str) -> Position:
    """The same where every kind of reward is of use: another vehicle is still to act, and a call has come in."""
    crew = "crew virgil tb1, alan tb3 | at tb1 1, tb3 2 | down virgil"
    position = roll(f"1 d_t01 {cards} | 2 d_f01 | {crew} | call 2 d_c01", "rescue tb1", "collapse,hazard")
    return position.does("discard 1")


@rule("TS-CIV-02")
def test_the_civilian_right_of_a_discarded_disaster_is_rescued_at_once() -> None:
    position = rescue("c_01 d_f01")
    assert named(position.s.rescued) == ["c_01"]
    assert chain(position, 1) == ["d_f01"]


@rule("TS-CIV-03")
def test_all_civilians_up_to_the_next_disaster_are_rescued_together() -> None:
    position = rescue("c_01 c_02 d_f01")
    assert named(position.s.rescued) == ["c_01", "c_02"]


@rule("TS-CIV-04")
def test_a_civilian_stays_while_its_guard_stays() -> None:
    position = roll(f"1 d_t01 d_f01 c_01 | {ONE}", "rescue tb1", "collapse,hazard").does("discard 1")
    assert chain(position, 1) == ["d_f01", "c_01"]
    assert position.s.rescued == []


@rule("TS-CIV-05", "TS-CIV-06")
def test_it_is_remembered_whether_a_rescued_civilian_was_influenced() -> None:
    position = rescue("c_01! c_20 c_17!")
    assert (named(position.s.rescued), named(position.s.shaken)) == (["c_20"], ["c_01", "c_17"])
    assert named(position.s.discard) == ["d_t01"]  # the marks are no cards


@rule("TS-CIV-06", "TS-CIV-07")
@pytest.mark.parametrize("card", REWARDING)
@pytest.mark.parametrize(("mark", "helps"), [("", True), ("!", False)])
def test_an_influenced_civilian_gives_no_reward(card: str, mark: str, helps: bool) -> None:
    assert ("done" in rescue_two(f"{card}{mark}").options()) == helps


@rule("TS-CIV-06", "TS-HOOD-08")
def test_an_influenced_civilian_leaves_with_its_guard_and_its_hood_card_is_discarded() -> None:
    position = rescue("c_17!h_01")
    assert chain(position, 1) == []
    assert position.s.marks == {}
    assert "h_01" in named(position.s.discard)


@rule("TS-CIV-06", "TS-SCORE-01")
@pytest.mark.parametrize(("card", "points"), [("c_01", 2), ("c_01!", 1)])
def test_an_influenced_civilian_scores_less(card: str, points: int) -> None:
    assert score(rescue(card).s, False) == points


@rule("TS-CIV-07")
@pytest.mark.parametrize("card", REWARDING)
def test_a_reward_may_be_declined(card: str) -> None:
    position = rescue_two(card)
    assert "done" in position.options()
    assert position.refuses("stay").why == "reward-first"
    position.does("done")
    assert "end-rescues" in position.options()


@rule("TS-CIV-07")
def test_a_civilian_rescued_by_escort_gives_its_reward_too() -> None:
    position = at(f"1 d_f01 | lady island air c_23 | call 2 d_c01 | {LADY}").does("stay", "set-down", "exchange 2:3")
    assert chain(position.does("answer"), 3)[0] == "d_c01"


@rule("TS-CIV-08")
def test_the_medic_turns_a_pilot_face_up() -> None:
    position = medic("crew virgil tb1, alan tb3 | at tb1 1, tb3 2")
    assert position.refuses("turn-up scott").why == "is-face-up"
    position.does("turn-up virgil")
    assert not is_down(position, "virgil")
    assert is_down(position, "alan")


@rule("TS-CIV-08")
@pytest.mark.parametrize(
    "crew",
    [
        "crew virgil tb1, alan tb3 | at tb1 1",
        "crew virgil tb1, alan tb3 | at tb1 1, tb3 3",
        "crew virgil tb1 | at tb1 1",
    ],
)
def test_the_medic_is_not_asked_when_no_rescue_can_follow(crew: str) -> None:
    assert "stay" in medic(crew).options()


@rule("TS-CIV-08")
def test_the_medic_is_not_asked_when_everybody_left_has_acted_or_all_are_face_up() -> None:
    acted = roll(f"1 d_t01 c_17 d_f01 | {ONE}", "rescue tb1", "collapse,hazard").does("discard 1")
    assert "stay" in acted.options()
    crew = "crew gordon tb1, alan tb3 | at tb1 1, tb3 2"
    up = roll(f"1 d_t01 c_17 | 2 d_f01 | {crew}", "rescue tb1", "collapse,hazard").does("discard 1")
    assert "rescue tb3" in up.options()


@rule("TS-CIV-08")
def test_the_medic_turns_scott_face_up_too() -> None:
    crew = "crew gordon tb1, alan tb3 | at tb1 1, tb3 2 | down scott"
    position = roll(f"1 d_t01 c_17 | 2 d_f01 | {crew}", "rescue tb1", "collapse,hazard").does("discard 1")
    assert position.options() == ["done", "turn-up scott"]


@rule("TS-CIV-08")
def test_a_medic_brought_home_by_lady_penelope_has_nothing_to_do() -> None:
    text = "1 d_f01 | lady island air c_17 | crew alan tb1 | at tb1 1 | down alan"
    position = at(f"{text} | {LADY}").does("stay", "set-down")
    assert (position.s.turn, named(position.s.rescued)) == (2, ["c_17"])


def medic(crew: str) -> Position:
    """Thunderbird 1 rescues a medic at chain 1; Virgil and Alan are face down."""
    text = f"1 d_t01 c_17 | 2 d_f01 | {crew} | down virgil,alan"
    return roll(text, "rescue tb1", "collapse,hazard").does("discard 1")


@rule("TS-CIV-09")
def test_the_mechanic_renews_any_number_of_pods_at_once() -> None:
    position = rescue("c_20", " | display mole,domo,firefly | pods excavator,monobrake,fire_tender")
    assert position.refuses("scrap excavator").why == "not-face-up"
    position.does("scrap mole", "scrap firefly", "done")
    assert pods(position.s.display) == ["domo", "excavator", "monobrake"]
    assert pods(position.s.scrapped)[-2:] == ["mole", "firefly"]


@rule("TS-CIV-10")
def test_the_witness_exchanges_two_slots() -> None:
    position = rescue("c_23", " | call 2 d_c01")
    assert position.refuses("exchange 3:4").why == "both-empty"
    position.does("exchange 2:4")
    assert slots(position) == ["-", "-", "-", "d_c01"]


@rule("TS-CIV-11")
def test_the_expert_stores_any_plain_symbol_on_a_vehicle_at_a_chain() -> None:
    crew = "crew virgil tb1, gordon tb3, scott tb2 | at tb1 1, tb3 2 | down virgil"
    position = roll(f"1 d_t01 c_26 | 2 d_f02 | {crew}", "rescue tb1", "collapse,hazard").does("discard 1")
    assert position.refuses("place tb2:red:fire").why == "not-at-chain"
    assert position.refuses("place tb3:red:wild").rule == "TS-WILD-02"
    assert position.refuses("place tb3:red:altitude").why == "no-such-face-or-die"
    assert {"place tb3:white:fire", "place tb3:red:fire", "place tb3:purple:fire"} <= set(position.options())
    position.does("place tb3:purple:fire")
    assert stored(position, "tb3") == "F"
    assert position.s.supply == [6, 3, 3, 3, 3, 2]
    other = roll(f"1 d_t01 c_26 | 2 d_f02 | {crew}", "rescue tb1", "collapse,hazard").does("discard 1")
    assert other.does("place tb3:blue:flood").s.stored[TB3] == (COLOURS.index("blue") * 8 + 4,)


@rule("TS-CIV-11", "TS-STORE-02")
def test_the_expert_needs_free_storage_and_a_die_that_shows_it() -> None:
    crew = "crew virgil tb1, gordon tb3 | at tb1 1, tb3 2 | down virgil | stored tb3 white_fire"
    position = roll(f"1 d_t01 c_26 | 2 d_f02 | {crew}", "rescue tb1", "collapse,collapse").does("keep 1:collapse")
    assert "stay" in position.options() or "rescue tb3" in position.options()  # no vehicle has room
    more = "crew virgil tb1, john domo, gordon tb2 | at tb1 1, tb2 2 | hold domo"
    dice = "stored domo purple_fire, domo purple_altitude, domo purple_fire | down virgil"
    empty = roll(f"1 d_t01 c_26 | 2 d_f02 | {more} | {dice}", "rescue tb1", "collapse,hazard").does("discard 1")
    assert empty.refuses("place tb1:purple:altitude").why == "no-such-face-or-die"
    assert empty.refuses("place domo:red:fire").why == "no-room"


@rule("TS-CIV-11", "TS-STORE-02")
def test_a_symbol_that_is_about_to_replace_another_leaves_the_expert_no_room() -> None:
    text = f"1 d_t01 c_26 d_t02 | {ONE} | stored tb1 white_fire"
    position = roll(text, "rescue tb1", "collapse,hazard").does("keep 1:hazard")
    assert stored(position, "tb1") == "H"


@rule("TS-CIV-12")
def test_rewards_come_from_left_to_right() -> None:
    position = rescue("c_20 c_23", " | call 2 d_c01")
    assert "scrap mole" in position.options()
    position.does("done")
    assert "exchange 1:2" in position.options()


@rule("TS-CIV-13")
def test_a_panicking_civilian_cannot_be_escorted() -> None:
    position = at(f"1 d_f01 x_c01 c_01 | {LADY}").does("stay")
    assert position.refuses("escort x_c01").rule == "TS-CIV-13"
    influenced = at(f"1 d_f01 x_c02! c_01 | {LADY}").does("stay")
    assert influenced.refuses("escort x_c02").rule == "TS-CIV-13"


def test_a_panicking_civilian_is_rescued_like_others() -> None:
    assert named(rescue("x_c01").s.rescued) == ["x_c01"]
    assert at(f"1 d_f01 | {RESCUE}").options()[0] == "stay"
