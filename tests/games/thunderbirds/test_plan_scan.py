"""TB-PLAN, TB-SCAN: F.A.B. cards drawn, and disasters pushed back."""

from coffret.games.thunderbirds.names import CARDS
from coffret.kernel import CHANCE
from coffret.testing import rule
from tests.games.thunderbirds.support import at, cards, track

NO_CARDS = " ".join(CARDS)


@rule("TB-PLAN-01")
def test_plan_draws_a_card_and_advances_the_hood() -> None:
    position = at("scott virgil").does("plan").rolls("draw-card jeffs_orders")
    assert cards(position) == ["jeffs_orders"]
    assert position.s.hood == 1


@rule("TB-PLAN-02")
def test_the_card_comes_first_even_if_the_advance_loses() -> None:
    position = at("scott virgil | hood 5 | events !kyrano_kyrano, !master_of_disguise").does("plan")
    position.rolls("draw-card jeffs_orders")
    assert position.outcome is not None
    assert position.outcome.rule == "TB-END-03"
    assert cards(position) == ["jeffs_orders"]


@rule("TB-PLAN-03")
def test_plan_may_be_taken_anywhere_and_again() -> None:
    position = at("alan scott | at tb3 sun").does("plan").rolls("draw-card jeffs_orders")
    assert "plan" in position.options()


@rule("TB-PLAN-04")
def test_there_must_be_a_card_to_draw() -> None:
    position = at(f"scott virgil[{NO_CARDS}]")
    assert "plan" not in position.options()
    assert position.refuses("plan").rule == "TB-PLAN-04"
    assert "plan" in at(f"scott virgil[{' '.join(CARDS[1:])}] | spent {CARDS[0]}").options()


@rule("TB-SCAN-01")
def test_scan_moves_a_card_one_slot_to_the_left() -> None:
    position = at("john scott | track 1 ricochet, 4 cry_wolf").does("scan cry_wolf")
    assert track(position) == {1: "ricochet", 3: "cry_wolf"}
    assert position.s.actions == 2


@rule("TB-SCAN-02")
def test_the_slot_must_be_empty() -> None:
    position = at("john scott | track 3 ricochet, 4 cry_wolf")
    assert position.refuses("scan cry_wolf").rule == "TB-SCAN-02"
    assert "scan ricochet" in position.options()


@rule("TB-SCAN-03")
def test_only_from_aboard_thunderbird_5() -> None:
    assert at("scott john | track 4 cry_wolf").refuses("scan cry_wolf").rule == "TB-SCAN-03"
    assert "scan cry_wolf" in at("scott john | aboard scott tb5 | track 4 cry_wolf").options()


@rule("TB-SCAN-04")
def test_not_from_the_first_slot() -> None:
    assert at("john scott | track 1 cry_wolf").refuses("scan cry_wolf").rule == "TB-SCAN-04"


@rule("TB-SCAN-05")
def test_thunderbird_3_in_orbit_is_not_enough() -> None:
    position = at("alan scott | at tb3 geostationary_orbit | track 4 cry_wolf")
    assert position.refuses("scan cry_wolf").rule == "TB-SCAN-05"


@rule("TB-FAB-07", "TB-FAB-08")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_must_be_drawn() -> None:
    position = at(f"scott virgil[{' '.join(CARDS[2:])}] | spent {CARDS[0]},{CARDS[1]}").does("plan")
    assert [action.card for _, action in position.s.stack[-1].outcomes(position.s)] == [0, 1]
    position.rolls(f"draw-card {CARDS[0]}")
    assert position.s.fab[:2] == [0, -1]


@rule("TB-FAB-08")
def test_with_no_card_anywhere_nothing_is_drawn() -> None:
    text = f"lady_penelope[DDI] scott[{NO_CARDS}] | scheme stolen_blueprints"
    position = at(text).does("foil")
    assert position.asked == CHANCE
    position.rolls("turn-up plutonium_market")
    assert cards(position) == []


@rule("TB-INFO-05")
def test_alone_aboard_thunderbird_5_there_is_only_plan_scan_and_a_rescue_in_orbit() -> None:
    position = at("john scott | track 2 ricochet | at tb3 moon")
    assert position.options() == ["end-actions", "rescue ricochet", "plan", "scan ricochet", "stand-down"]


@rule("TB-SCAN-01", "TB-DIS-03")
def test_the_last_card_before_the_skull_can_be_scanned() -> None:
    assert track(at("john scott | track 7 cry_wolf").does("scan cry_wolf")) == {6: "cry_wolf"}
