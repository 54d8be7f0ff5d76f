"""TB-DIS, TB-END: the Disaster phase, and how a game is lost."""

import pytest

from coffret.games.thunderbirds.names import DISASTERS
from coffret.games.thunderbirds.state import HOOD_CARD
from coffret.kernel import CHANCE
from coffret.testing import rule
from tests.games.thunderbirds.support import at, track


@rule("TB-DIS-01")
def test_after_the_action_phase_a_card_must_be_drawn() -> None:
    assert at("scott virgil").does("end-actions").asked == CHANCE


@rule("TB-SETUP-07", "TB-SETUP-08")
@pytest.mark.parametrize(("deck", "hoods", "cards"), [("44:2", 2, 11), ("40:1", 1, 7), ("34:1", 1, 1), ("33:2", 2, 11)])
def test_the_chance_of_a_hood_card_is_that_of_its_pile(deck: str, hoods: int, cards: int) -> None:
    s = at(f"scott virgil | deck {deck}").does("end-actions").s
    weights = {action.draw: weight for weight, action in s.stack[-1].outcomes(s)}
    assert weights[39] * cards == sum(weights.values()) * hoods


@rule("TB-DIS-02")
def test_every_card_moves_on_gaps_included_and_the_new_one_comes_first() -> None:
    position = at("scott virgil | track 2 sun_probe, 5 cry_wolf").does("end-actions").rolls("draw ricochet")
    assert track(position) == {1: "ricochet", 3: "sun_probe", 6: "cry_wolf"}


@rule("TB-DIS-03", "TB-DIS-04", "TB-END-02", "TB-END-05")
@pytest.mark.parametrize(("slot", "lost"), [(6, False), (7, True)])
def test_slot_7_is_safe_and_slot_8_loses_at_once(slot: int, lost: bool) -> None:
    position = at(f"scott virgil | track {slot} sun_probe").does("end-actions").rolls("draw ricochet")
    assert (position.outcome is not None) is lost
    if position.outcome is not None:
        assert (position.outcome.rule, position.outcome.winners) == ("TB-END-02", ())


@rule("TB-DIS-05", "TB-DIS-06")
def test_a_hood_card_advances_the_hood_moves_nothing_and_is_discarded() -> None:
    position = at("scott virgil | track 7 sun_probe").does("end-actions").rolls("draw hood")
    assert (position.s.hood, position.s.hoods_out) == (1, 1)
    assert track(position) == {7: "sun_probe"}


@rule("TB-DIS-07", "TB-FAB-03")
def test_nothing_interrupts_a_drawn_card() -> None:
    text = "scott[T air_sea_rescue_centre] virgil[L mobile_command_unit] | track 7 ricochet, 6 rockquake"
    position = at(text).does("end-actions").does("pass", seat=0).does("pass", seat=1)
    assert position.asked == CHANCE
    assert position.rolls("draw cry_wolf").outcome is not None


@rule("TB-DIS-08", "TB-END-04")
def test_the_last_card_loses_before_it_has_any_effect() -> None:
    position = at("scott virgil | deck 1:0 | track 2 ricochet").does("end-actions")
    drawn = position.s.unseen[0]
    position.rolls(f"draw {DISASTERS[drawn]}")
    assert position.outcome is not None
    assert position.outcome.rule == "TB-END-04"
    assert track(position) == {2: "ricochet"}


@rule("TB-DIS-09")
def test_a_skipped_draw_puts_the_loss_off() -> None:
    position = at("scott[holiday_in_bonga_bonga] virgil | deck 1:1").does("end-actions")
    position.does("play holiday_in_bonga_bonga")
    assert position.outcome is None
    assert (position.s.turn, position.s.hidden) == (1, 1)
    assert position.does("end-actions").rolls("draw hood").outcome is not None


@rule("TB-DIS-09")
def test_the_deck_starts_with_44_cards() -> None:
    assert at("scott virgil | track 1 ricochet, 2 cry_wolf, 3 sun_probe").s.hidden == 44


@rule("TB-END-03")
def test_an_undefeated_scheme_that_the_hood_reaches_loses() -> None:
    position = (
        at("scott virgil | hood 5 | events !kyrano_kyrano, !master_of_disguise").does("end-actions").rolls("draw hood")
    )
    assert position.outcome is not None
    assert position.outcome.rule == "TB-END-03"


@rule("TB-END-05")
def test_all_win_together() -> None:
    text = "lady_penelope[LLIID] scott alan | foiled 2 | scheme eye_of_the_idol"
    position = at(f"{text} | at tb1 asia").refuses("foil")
    assert position.rule == "TB-SCH-03"
    won = at("lady_penelope[LL] scott[IID] alan | foiled 2 | scheme eye_of_the_idol | at tb1 asia").does("foil")
    won.does("allow", seat=1)
    assert won.outcome is not None
    assert won.outcome.winners == (0, 1, 2)


@rule("TB-END-06")
def test_the_first_loss_ends_the_game_and_nothing_after_it_is_settled() -> None:
    text = "scott virgil | hood 5 | events !kyrano_kyrano, !master_of_disguise | track 1 towering_ocean"
    position = at(text).does("rescue towering_ocean").rolls("dice 0:0")
    assert position.outcome is not None
    assert position.s.hood == 6, "the second step is not made"


@rule("TB-END-06", "TB-DIS-04")
def test_the_new_card_is_not_laid_when_the_skull_is_reached() -> None:
    position = at("scott virgil | track 7 sun_probe, 1 cry_wolf").does("end-actions").rolls("draw ricochet")
    assert "ricochet" not in track(position).values()


@rule("TB-DIS-04", "TB-END-06")
def test_the_card_that_reaches_the_skull_is_the_last_that_moves() -> None:
    position = at("scott virgil | track 6 cry_wolf, 7 sun_probe").does("end-actions").rolls("draw ricochet")
    assert position.outcome is not None
    assert track(position) == {6: "cry_wolf", 8: "sun_probe"}


@rule("TB-DIS-08", "TB-DIS-09")
def test_cards_that_everybody_has_seen_are_cards_of_the_deck() -> None:
    position = at("scott virgil | deck 1:0 | top ricochet,cry_wolf").does("end-actions").rolls("draw ricochet")
    assert position.outcome is None


@rule("TB-SETUP-07", "TB-SETUP-08")
def test_the_last_unseen_card_is_known_when_it_is_a_hood_card() -> None:
    position = at("scott virgil | deck 1:1 | top ricochet").does("end-actions").rolls("draw ricochet")
    position.does("end-actions")
    frame = position.s.stack[-1]
    assert [(weight, action.draw) for weight, action in frame.outcomes(position.s)] == [(1, HOOD_CARD)]
    position.rolls("draw hood")
    assert (position.s.hidden, position.s.hoods) == (0, 0)
