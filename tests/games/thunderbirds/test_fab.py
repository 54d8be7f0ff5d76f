"""TB-FAB: F.A.B. cards, when they are played, and what each does."""

import pytest

from coffret.games.thunderbirds.names import CARDS, DISASTERS
from coffret.kernel import CHANCE, CLOCK, stack
from coffret.testing import Position, rule
from tests.games.thunderbirds.support import at, cards, region, spent, tokens, track


@rule("TB-FAB-02")
def test_a_card_may_be_played_on_another_players_turn() -> None:
    position = at("scott virgil[sir_jeremy_hodge]").does("play sir_jeremy_hodge", seat=1).does("take logistics", seat=1)
    assert tokens(position, 1) == "L"
    assert position.s.turn == 0


@rule("TB-FAB-03")
def test_a_card_never_interrupts_an_event() -> None:
    text = "scott[WI mobile_command_unit] virgil | hood 1"
    position = at(text).does("plan").rolls("draw-card jeffs_orders", "happen kyrano_kyrano")
    assert position.options() == ["give-up teamwork", "give-up intelligence"]
    assert position.refuses("play mobile_command_unit").rule == "TB-FAB-03"


@rule("TB-FAB-03")
def test_nor_another_card() -> None:
    position = at("scott[sir_jeremy_hodge mobile_command_unit] virgil").does("play sir_jeremy_hodge")
    assert "play mobile_command_unit" not in position.options()


@rule("TB-FAB-04")
def test_a_player_may_hold_any_number() -> None:
    most = " ".join(CARDS[1:])
    position = at(f"scott[{most}] virgil").does("plan").rolls("draw-card personal_hoverjet")
    assert len(cards(position)) == 18


@rule("TB-FAB-05")
def test_cards_are_not_given_away() -> None:
    position = at("scott[W powder_compact_radio jeffs_orders] virgil").does(
        "play powder_compact_radio", "link scott:virgil"
    )
    assert position.does("allow", seat=1).options() == ["give teamwork", "refuse"]
    assert position.does("give teamwork").options()[0] == "end-actions"


@rule("TB-FAB-06", "TB-FAB-09")
def test_a_played_card_is_discarded_and_is_neither_action_nor_operation() -> None:
    position = at("gordon[experimental_fuel] virgil").does("play experimental_fuel")
    assert spent(position) == ["experimental_fuel"]
    assert (position.s.actions, position.s.operations) == (3, 0)


@rule("TB-FAB-09")
def test_so_it_may_be_played_past_the_ceiling_of_operations() -> None:
    assert "play experimental_fuel" in at("gordon[experimental_fuel] virgil | operations 30").options()


@rule("TB-FAB-12")
def test_cards_that_change_positions_wait_until_no_action_is_under_way() -> None:
    text = "scott[I fab_1_hydrofoils] virgil[mobile_command_unit] | track 1 towering_ocean"
    position = at(text).does("rescue towering_ocean").rolls("dice 1:1")
    assert position.refuses("play fab_1_hydrofoils").rule == "TB-FAB-12"
    assert position.options(1) == []


@rule("TB-FAB-11", "TB-FAB-13")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("personal_hoverjet", "card-for-rescue"),
        ("help_from_braman", "card-for-rescue"),
        ("automatic_camera_detector", "card-for-hood-faces"),
        ("holiday_in_bonga_bonga", "card-for-draw"),
        ("long_range_walkie_talkies", "card-for-scheme"),
        ("air_sea_rescue_centre", "card-useless"),
    ],
)
def test_a_card_waits_for_its_moment(card: str, why: str) -> None:
    assert at(f"scott[{card}] virgil").refuses(f"play {card}").why == why


@rule("TB-FAB-13")
def test_help_from_braman_turns_a_die_to_5_which_may_still_be_rerolled() -> None:
    text = "scott[I] virgil[help_from_braman] | track 1 trapped_in_the_sky | at tb1 europe"
    position = at(text).does("rescue trapped_in_the_sky").rolls("dice 0:0").does("play help_from_braman", seat=1)
    assert position.asked == 1
    position.does("turn 2", seat=1)
    assert position.s.dice == [0, 5]
    assert "reroll 2" in position.options()


@rule("TB-FAB-13")
def test_the_camera_detector_stops_the_hood_for_one_rescue() -> None:
    text = "scott virgil[automatic_camera_detector] | track 1 towering_ocean"
    position = at(text).does("rescue towering_ocean").rolls("dice 0:0")
    assert position.asked == 1
    assert position.does("play automatic_camera_detector").s.hood == 0
    kept = at(text).does("rescue towering_ocean").rolls("dice 0:1").does("pass")
    assert kept.s.hood == 1


@rule("TB-FAB-13")
def test_a_holiday_in_bonga_bonga_skips_the_draw() -> None:
    position = at("scott virgil[holiday_in_bonga_bonga]").does("end-actions")
    before = position.s.hidden
    position.does("play holiday_in_bonga_bonga")
    assert (position.s.hidden, position.s.turn) == (before, 1)
    kept = at("scott virgil[holiday_in_bonga_bonga]").does("end-actions", "pass")
    assert kept.asked == CHANCE


@rule("TB-FAB-13")
def test_the_air_sea_rescue_centre_removes_an_air_or_sea_disaster_without_reward() -> None:
    text = "scott[air_sea_rescue_centre] virgil | track 1 towering_ocean, 2 city_of_fire, 3 rockquake | discard -"
    position = at(text).does("play air_sea_rescue_centre")
    assert position.options() == ["pick towering_ocean", "pick rockquake"]
    assert position.refuses("pick city_of_fire").why == "not-discardable"
    position.does("pick rockquake")
    assert (tokens(position), position.s.discard) == ("", [DISASTERS.index("rockquake")])


@rule("TB-FAB-13")
def test_the_mobile_command_unit_gives_the_active_player_an_action() -> None:
    assert at("scott virgil[mobile_command_unit]").does("play mobile_command_unit", seat=1).s.actions == 4


@rule("TB-FAB-13")
def test_jeffs_orders_let_another_player_act_at_once() -> None:
    position = at("scott[jeffs_orders] virgil alan").does("play jeffs_orders")
    assert position.options() == ["choose virgil", "choose alan"]
    position.does("choose virgil")
    assert position.asked == 1
    position.does("move asia", seat=1)
    assert region(position, "tb2") == "asia"
    assert (position.s.turn, position.s.actions, position.asked) == (0, 3, 0)


@rule("TB-FAB-13", "TB-CHAR-09")
def test_without_operations_and_without_abilities() -> None:
    position = at("scott[jeffs_orders] virgil").does("play jeffs_orders", "choose virgil")
    assert position.refuses("load mole", seat=1).why == "only-an-action"
    assert position.refuses("move europe", seat=1).rule == "TB-MOVE-02"


@rule("TB-FAB-13")
def test_grandmas_cooking_gives_one_player_determination_and_teamwork() -> None:
    position = at("scott[grandmas_cooking] virgil").does("play grandmas_cooking", "choose virgil")
    assert tokens(position, 1) == "WD"
    short = at("scott[WWWWWW grandmas_cooking] virgil").does("play grandmas_cooking", "choose virgil")
    assert tokens(short, 1) == "D"


@rule("TB-FAB-13")
def test_sir_jeremy_hodge_gives_a_token_of_choice() -> None:
    position = at("scott[sir_jeremy_hodge] virgil").does("play sir_jeremy_hodge", "take technology")
    assert tokens(position) == "T"


@rule("TB-FAB-13")
def test_experimental_fuel_doubles_the_next_move_only() -> None:
    position = at("gordon[experimental_fuel] scott").does("play experimental_fuel")
    assert "move asia" in position.options()
    position.does("move asia")
    assert position.refuses("move north_america").rule == "TB-MOVE-02"


@rule("TB-FAB-13")
def test_it_is_played_on_the_own_turn() -> None:
    assert at("scott gordon[L experimental_fuel]").options(1) == ["spend gordon:logistics"]


@rule("TB-FAB-13")
def test_fab_1_hydrofoils_take_it_anywhere_on_earth_out_of_the_hold() -> None:
    text = "scott[fab_1_hydrofoils] virgil | at tb2 asia | hold fab1"
    position = at(text).does("play fab_1_hydrofoils")
    assert len(position.options()) == 10
    assert position.refuses("sail moon").why == "fab1-cannot-go"
    position.does("sail south_america")
    assert (region(position, "fab1"), position.s.hold) == ("south_america", ())


@rule("TB-FAB-13")
def test_the_portraits_bring_a_character_to_a_free_seat_anywhere() -> None:
    position = at("scott[tracy_brothers_portraits] virgil").does("play tracy_brothers_portraits", "bring scott:tb5")
    assert position.s.aboard[0] == 4
    asked = at("scott[tracy_brothers_portraits] virgil").does("play tracy_brothers_portraits", "bring virgil:tb5")
    assert asked.asked == 1
    full = at("scott[tracy_brothers_portraits] virgil").does("play tracy_brothers_portraits")
    assert full.refuses("bring scott:tb4").rule == "TB-XFER-05"
    assert full.refuses("bring scott:tb1").why == "aboard-already"


@rule("TB-FAB-13", "TB-TOK-08")
def test_the_powder_compact_radio_lets_one_player_give_tokens_to_another() -> None:
    text = "scott[powder_compact_radio] virgil[WWI] alan"
    position = at(text).does("play powder_compact_radio", "link virgil:alan")
    assert position.asked == 2
    position.does("allow", seat=2)
    assert position.asked == 1
    position.does("give teamwork", "give intelligence", seat=1)
    assert (tokens(position, 1), tokens(position, 2)) == ("W", "WI")
    assert position.asked == 0


@rule("TB-FAB-13")
def test_only_players_give_and_receive() -> None:
    position = at("scott[W powder_compact_radio] virgil").does("play powder_compact_radio")
    assert position.options() == ["link scott:virgil"]
    assert position.refuses("link scott:alan").why == "nobody-plays"
    assert position.refuses("link virgil:scott").why == "nothing-to-give"


@rule("TB-FAB-13")
def test_both_must_agree() -> None:
    text = "scott[powder_compact_radio] virgil[WWI] alan"
    refused = at(text).does("play powder_compact_radio", "link virgil:alan").does("refuse", seat=2)
    assert tokens(refused, 1) == "WWI"
    kept = at(text).does("play powder_compact_radio", "link virgil:alan").does("allow", seat=2).does("refuse", seat=1)
    assert tokens(kept, 1) == "WWI"


@rule("TB-FAB-13")
def test_agent_47_shows_the_top_five_cards_and_lays_them_back_in_any_order() -> None:
    position = at("scott[agent_47_jeremiah_tuttle] virgil").does("play agent_47_jeremiah_tuttle")
    position.rolls("draw ricochet", "draw hood", "draw cry_wolf", "draw hood", "draw sun_probe")
    assert position.options() == ["put-back sun_probe", "put-back ricochet", "put-back cry_wolf", "put-back hood"]
    position.does("put-back hood", "put-back cry_wolf", "put-back hood", "put-back ricochet")
    position.does("end-actions").rolls("draw hood")
    assert position.s.hood == 1
    position.does("end-actions")
    assert [action.draw for _, action in position.s.stack[-1].outcomes(position.s)] == [DISASTERS.index("cry_wolf")]


@rule("TB-FAB-13")
def test_of_fewer_than_five_all_that_are_left() -> None:
    position = at("scott[agent_47_jeremiah_tuttle] virgil | deck 2:1").does("play agent_47_jeremiah_tuttle")
    position.rolls("draw hood")
    assert position.asked == CHANCE
    left = DISASTERS[position.s.unseen[0]]
    position.rolls(f"draw {left}")
    assert set(position.options()) == {f"put-back {left}", "put-back hood"}


@rule("TB-FAB-06")
def test_a_plus_3_card_stays_with_the_rescue_when_dice_are_rerolled() -> None:
    text = "scott[I underwater_sealing_unit] virgil | track 1 towering_ocean"
    position = at(text).does("rescue towering_ocean", "play underwater_sealing_unit").rolls("dice 0:0")
    position.does("reroll 1").rolls("face 1")
    assert track(position) == {}


# Between the end of the actions and the draw


@rule("TB-FAB-16", "TB-FAB-02")
def test_a_card_can_save_the_team_between_the_end_of_the_actions_and_the_draw() -> None:
    text = "scott virgil[air_sea_rescue_centre] | track 7 edge_of_impact"
    position = at(text).does("end-actions")
    assert position.options(1) == ["play air_sea_rescue_centre", "pass"]
    position.does("play air_sea_rescue_centre", "pick edge_of_impact", seat=1).rolls("draw ricochet")
    assert position.outcome is None
    lost = at(text).does("end-actions").does("pass", seat=1).rolls("draw ricochet")
    assert lost.outcome is not None


@rule("TB-FAB-16")
def test_who_has_no_card_of_use_is_not_asked() -> None:
    assert at("scott virgil[personal_hoverjet air_sea_rescue_centre]").does("end-actions").asked == CHANCE
    position = at("scott virgil[sir_jeremy_hodge]").does("end-actions")
    assert (position.asked, position.options(0)) == (1, [])


@rule("TB-FAB-16", "TB-FAB-14")
def test_all_who_have_one_are_asked_at_once_and_the_draw_comes_when_all_have_passed() -> None:
    text = "scott[sir_jeremy_hodge] virgil[grandmas_cooking] alan[jeffs_orders] | turn virgil"
    position = at(text).does("end-actions")
    assert (position.asked, [len(position.options(seat)) for seat in range(3)]) == (1, [2, 2, 2])
    position.does("pass", seat=2).does("pass", seat=0)
    assert [position.options(seat) for seat in (0, 2)] == [[], []]
    assert position.does("pass", seat=1).asked == CHANCE


@rule("TB-FAB-16")
def test_after_a_card_everybody_may_choose_again() -> None:
    position = at("scott[sir_jeremy_hodge] virgil[grandmas_cooking]").does("end-actions", "pass")
    position.does("play grandmas_cooking", "choose scott", seat=1)
    assert position.options(0) == ["play sir_jeremy_hodge", "pass"]
    assert position.does("pass").asked == CHANCE


@rule("TB-FAB-16", "TB-TURN-09")
def test_one_more_action_opens_the_action_phase_again() -> None:
    position = at("virgil[mobile_command_unit] scott").does("end-actions", "play mobile_command_unit")
    assert (position.s.actions, position.asked) == (1, 0)
    assert {"move asia", "load mole", "end-actions"} <= set(position.options())
    position.does("move asia", "end-actions").rolls("draw ricochet")
    assert position.s.turn == 1


@rule("TB-FAB-16", "TB-TURN-04")
def test_actions_that_were_not_used_stay_lost() -> None:
    position = at("virgil[jeffs_orders] scott").does("end-actions").does("play jeffs_orders", "choose scott")
    position.does("move asia", seat=1)
    assert position.asked == CHANCE


@rule("TB-FAB-16", "TB-SOLO-17")
def test_in_solo_one_answer_is_for_all_three() -> None:
    position = at("scott[sir_jeremy_hodge] virgil[grandmas_cooking] alan | solo").does("end-actions")
    assert position.options() == ["play sir_jeremy_hodge", "play grandmas_cooking", "pass"]
    assert position.does("pass").asked == CHANCE


@rule("TB-FAB-16", "TB-EVT-10")
def test_nothing_is_played_while_communications_are_interrupted() -> None:
    text = "scott virgil[sir_jeremy_hodge holiday_in_bonga_bonga] | events emergency_comms_interrupted | silence 1"
    assert at(text).does("end-actions").asked == CHANCE


# A card that nobody followed


def asked_for_virgil(text: str = "scott[tracy_brothers_portraits] virgil") -> Position:
    """The portraits are to bring Virgil away."""
    return at(text).does("play tracy_brothers_portraits", "bring virgil:tb5")


@rule("TB-FAB-15", "TB-XFER-11", "TB-TURN-13")
def test_a_refusal_does_not_use_up_the_portraits() -> None:
    position = asked_for_virgil().does("refuse", seat=1)
    assert (cards(position), spent(position), position.s.operations) == (["tracy_brothers_portraits"], [], 1)
    assert [event.name for event in position.events] == ["refused", "card-kept"]
    assert "play tracy_brothers_portraits" in position.options()


@rule("TB-FAB-15", "TB-XFER-12")
def test_nor_does_time_that_runs_out() -> None:
    position = asked_for_virgil("scott[tracy_brothers_portraits] virgil | flags clock").does("refuse", seat=CLOCK)
    assert cards(position) == ["tracy_brothers_portraits"]


@rule("TB-FAB-06")
def test_a_card_is_discarded_after_it_was_followed() -> None:
    position = asked_for_virgil()
    assert spent(position) == []
    assert spent(position.does("allow", seat=1)) == ["tracy_brothers_portraits"]


RADIO = "scott[powder_compact_radio] virgil[WWI] alan"


@rule("TB-FAB-15", "TB-XFER-11")
@pytest.mark.parametrize("who", [1, 2])
def test_neither_giver_nor_receiver_uses_up_the_radio_by_refusing(who: int) -> None:
    position = at(RADIO).does("play powder_compact_radio", "link virgil:alan")
    if who == 1:
        position.does("allow", seat=2)
    position.does("refuse", seat=who)
    assert (cards(position), position.s.operations, position.asked) == (["powder_compact_radio"], 1, 0)


@rule("TB-FAB-15", "TB-XFER-12")
def test_nor_does_the_clock_of_either() -> None:
    text = f"{RADIO} | flags clock"
    first = at(text).does("play powder_compact_radio", "link virgil:alan").does("refuse", seat=CLOCK)
    second = at(text).does("play powder_compact_radio", "link virgil:alan").does("allow", seat=2)
    assert cards(first) == cards(second.does("refuse", seat=CLOCK)) == ["powder_compact_radio"]


@rule("TB-FAB-15", "TB-PLAN-02")
def test_an_order_may_be_declined_and_the_card_is_kept() -> None:
    position = at("scott[jeffs_orders] john | hood 5").does("play jeffs_orders", "choose john")
    assert position.options(1) == ["plan", "refuse"]
    position.does("refuse", seat=1)
    assert (position.outcome, position.s.hood, cards(position)) == (None, 5, ["jeffs_orders"])
    assert (position.asked, position.s.operations) == (0, 1)


@rule("TB-TURN-13", "TB-FAB-15")
def test_past_the_ceiling_nobody_can_be_asked_any_more() -> None:
    text = "scott[W jeffs_orders tracy_brothers_portraits powder_compact_radio] virgil | operations 30"
    position = at(text)
    assert [it for it in position.options() if it.startswith("play")] == ["play tracy_brothers_portraits"]
    assert position.refuses("play jeffs_orders").rule == "TB-TURN-13"
    assert position.refuses("play powder_compact_radio").rule == "TB-TURN-13"
    position.does("play tracy_brothers_portraits")
    assert position.refuses("bring virgil:tb5").rule == "TB-TURN-13"
    assert "bring scott:tb5" in position.options()


@rule("TB-FAB-06", "TB-EVT-10")
def test_a_card_that_is_being_played_is_not_lost_to_an_event() -> None:
    text = "scott[jeffs_orders mobile_command_unit sir_jeremy_hodge] virgil | hood 1"
    position = at(text).does("play jeffs_orders", "choose virgil").does("plan", seat=1)
    position.rolls("draw-card personal_hoverjet", "happen hoods_hypnotic_eyes")
    assert position.options() == ["give-up-card mobile_command_unit", "give-up-card sir_jeremy_hodge"]
    assert spent(position.does("give-up-card sir_jeremy_hodge")) == [
        "personal_hoverjet",
        "jeffs_orders",
        "sir_jeremy_hodge",
    ]


# Experimental Fuel


@rule("TB-FAB-13")
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("john[experimental_fuel] scott", id="in-thunderbird-5"),
        pytest.param("gordon[experimental_fuel] scott | hold tb4", id="in-the-hold"),
        pytest.param("gordon[experimental_fuel] scott | actions 0", id="no-action-left"),
        pytest.param("alan[experimental_fuel] scott | events rocket_malfunction", id="slowed"),
        pytest.param("scott[experimental_fuel] gordon", id="all-in-reach"),
    ],
)
def test_fuel_is_not_offered_where_it_does_nothing(text: str) -> None:
    assert at(text).refuses("play experimental_fuel").why == "card-useless"


@rule("TB-FAB-13", "TB-CHAR-04")
def test_it_is_offered_where_a_move_would_go_further() -> None:
    assert "play experimental_fuel" in at("gordon[experimental_fuel] scott").options()
    assert "play experimental_fuel" in at("alan[experimental_fuel] scott").options()


@rule("TB-FAB-16", "TB-FAB-14")
def test_before_the_draw_all_are_asked_clockwise_each_once() -> None:
    text = "scott[sir_jeremy_hodge] virgil[grandmas_cooking] alan[jeffs_orders] | turn virgil"
    decision = stack.decide(at(text).does("end-actions").s)
    assert decision is not None
    assert [decision.seat, *[part.seat for part in decision.others]] == [1, 2, 0]


@rule("TB-FAB-16", "TB-TURN-09", "TB-TURN-10")
def test_whoever_has_one_more_action_takes_it_before_others_play_cards() -> None:
    text = "virgil[mobile_command_unit] scott[sir_jeremy_hodge]"
    position = at(text).does("end-actions").does("play mobile_command_unit", seat=0)
    assert (position.asked, "move asia" in position.options()) == (0, True)
    assert len(position.s.stack) == 1, "the end of the turn comes after the next declaration"
    position.does("move asia", "end-actions").does("pass", seat=1).rolls("draw ricochet")
    assert position.s.turn == 1
    position.does("end-actions", seat=1).does("pass", seat=1).rolls("draw cry_wolf")
    assert position.s.turn == 0


@rule("TB-FAB-13", "TB-TURN-13")
def test_an_action_by_order_begins_a_new_stretch_too() -> None:
    position = at("scott[jeffs_orders] virgil | operations 5").does("play jeffs_orders", "choose virgil")
    assert position.does("move asia", seat=1).s.operations == 0


@rule("TB-FAB-13")
def test_who_receives_by_the_own_radio_is_not_asked() -> None:
    position = at("scott[powder_compact_radio] virgil[W]").does("play powder_compact_radio", "link virgil:scott")
    assert (position.asked, position.options()) == (1, ["give teamwork", "refuse"])
    alone = at("scott[powder_compact_radio] virgil[W] alan | solo").does("play powder_compact_radio")
    assert alone.does("link virgil:alan").options() == ["give teamwork", "refuse"]


@rule("TB-FAB-13", "TB-FAB-15")
def test_a_giver_who_refuses_is_told_and_the_radio_stays() -> None:
    position = at("scott[powder_compact_radio] virgil[W]").does("play powder_compact_radio", "link virgil:scott")
    position.does("refuse", seat=1)
    assert [event.name for event in position.events] == ["refused", "card-kept"]


RADIO = "scott[powder_compact_radio] virgil[W] alan"
WALKIE_TALKIES = "lady_penelope[DD long_range_walkie_talkies] scott[I] alan | scheme stolen_blueprints | at tb1 asia"


@rule("TB-XFER-12", "TB-FAB-15", "TB-SCH-06")
@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (RADIO, ["play powder_compact_radio", "link virgil:scott"]),
        (RADIO, ["play powder_compact_radio", "link virgil:alan"]),
        ("scott[powder_compact_radio] virgil[W]", ["play powder_compact_radio", "link virgil:scott"]),
        (WALKIE_TALKIES, ["foil-with scott"]),
        ("scott virgil", ["transfer virgil:tb1"]),
        ("scott virgil", ["swap scott:virgil"]),
    ],
)
def test_the_clock_runs_for_whoever_is_asked(text: str, steps: list[str]) -> None:
    for more, runs in ((" | flags clock", True), ("", False)):
        decision = stack.decide(at(text + more).does(*steps).s)
        assert decision is not None
        assert (decision.of(CLOCK) is not None) == runs


@rule("TB-XFER-12", "TB-SOLO-14")
def test_no_clock_runs_in_solo() -> None:
    decision = stack.decide(at(f"{RADIO} | solo | flags clock").does("play powder_compact_radio", "link virgil:alan").s)
    assert decision is not None
    assert decision.of(CLOCK) is None


@rule("TB-FAB-13", "TB-EVT-10")
def test_only_out_of_a_hold_that_works_fab_1_sails() -> None:
    jammed = "scott[fab_1_hydrofoils] virgil | hood 2 | events pod_hydraulics_sabotaged"
    assert "play fab_1_hydrofoils" in at(jammed).options()
    loaded = f"{jammed} | at tb2 asia, fab1 asia | hold fab1"
    assert "play fab_1_hydrofoils" not in at(loaded).options()


@rule("TB-FAB-13", "TB-FAB-06")
def test_the_camera_detector_is_discarded_and_not_asked_for_without_a_hood_face() -> None:
    text = "scott virgil[automatic_camera_detector] | track 1 towering_ocean"
    played = at(text).does("rescue towering_ocean").rolls("dice 0:0").does("play automatic_camera_detector")
    assert spent(played) == ["automatic_camera_detector"]
    assert at(text).does("rescue towering_ocean").rolls("dice 1:1").asked == 0


@rule("TB-FAB-13", "TB-MOVE-02")
def test_experimental_fuel_doubles_and_does_no_more() -> None:
    position = at("gordon[experimental_fuel] scott").does("play experimental_fuel")
    assert "move europe" not in position.options()  # three regions away


@rule("TB-FAB-13", "TB-REW-03")
def test_a_token_that_has_run_out_is_not_told_as_taken() -> None:
    def told(text: str) -> list[int]:
        events = at(text).does("play grandmas_cooking", "choose virgil").events
        return [event.args["token"] for event in events if event.name == "token-taken"]

    assert told("scott[grandmas_cooking] virgil") == [2, 0]
    assert told("scott[WWWWWW grandmas_cooking] virgil") == [2]
