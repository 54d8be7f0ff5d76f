"""TB-HOOD, TB-EVT: the Hood's way, and the Events he sets off."""

import pytest

from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.names import EVENTS
from coffret.kernel import CHANCE
from coffret.kernel.text import Message
from coffret.testing import Position, rule
from tests.games.thunderbirds.support import at, cards, region, spaces, tokens, track


def happens(event: str, text: str = "scott virgil") -> Position:
    """The first Event, set off by a Plan."""
    return at(f"{text} | hood 1").does("plan").rolls("draw-card personal_hoverjet", f"happen {event}")


@rule("TB-HOOD-01", "TB-HOOD-11")
def test_the_hood_advances_one_space_at_a_time_to_the_right() -> None:
    assert at("scott virgil").does("plan").rolls("draw-card jeffs_orders").s.hood == 1
    assert at("scott virgil").does("end-actions").rolls("draw hood").s.hood == 1
    assert at("scott virgil | track 1 towering_ocean").does("rescue towering_ocean").rolls("dice 0:1").s.hood == 1


@rule("TB-HOOD-11")
def test_and_never_back() -> None:
    position = at(
        "lady_penelope[DDI] scott | scheme stolen_blueprints | hood 5 | events !kyrano_kyrano, !master_of_disguise"
    )
    assert position.does("foil").s.hood == 5


@rule("TB-HOOD-02")
def test_the_spaces_of_the_track() -> None:
    kinds = [space.mark for space in spaces(at("scott virgil").s) if space.id.startswith("hood-")]
    assert " ".join(kinds) == "· · Ev · Ev · Sc · Ev · Sc · Ev · Sc"


@rule("TB-HOOD-03", "TB-EVT-01")
@pytest.mark.parametrize("space", [2, 4, 8, 12])
def test_entering_the_space_of_an_event_activates_it(space: int) -> None:
    position = at(f"scott virgil | hood {space - 1} | foiled 2").does("plan").rolls("draw-card jeffs_orders")
    assert position.asked == CHANCE
    position.rolls("happen rocket_malfunction")
    assert position.s.lasting == 1 << EVENTS.index("rocket_malfunction")


@rule("TB-EVT-01")
@pytest.mark.parametrize(("space", "place"), [(2, 0), (4, 1), (8, 2), (12, 3)])
def test_it_lies_face_up_on_its_space_and_the_others_stay_face_down(space: int, place: int) -> None:
    position = at(f"scott virgil | hood {space - 1} | foiled 2").does("plan").rolls("draw-card jeffs_orders")
    position.rolls("happen rocket_malfunction")
    position.s.hood += 1  # off the space, so that the card is seen
    board = game.scene(game.view(position.s, 0)).board
    assert board is not None
    laid = {piece.id: piece for piece in board.pieces if piece.id.startswith("laid-event-")}
    up = [id for id, piece in laid.items() if piece.kind == "event-up"]
    assert up == [f"laid-event-{place + 1}"]
    assert (laid[up[0]].label, laid[up[0]].on) == (Message("trouble-rocket-malfunction"), f"hood-{space}")


@rule("TB-EVT-01")
def test_its_effect_comes_before_anything_else() -> None:
    position = happens("explosion_on_tracy_island", "scott virgil[T]")
    assert position.s.pods[0] == -1
    assert happens("master_of_disguise").s.hood == 3


@rule("TB-HOOD-04")
@pytest.mark.parametrize(("space", "foiled"), [(6, 0), (10, 1), (14, 2)])
def test_entering_the_space_of_an_undefeated_scheme_loses(space: int, foiled: int) -> None:
    position = at(f"scott virgil | hood {space - 1} | foiled {foiled}").does("end-actions").rolls("draw hood")
    assert position.outcome is not None
    assert position.outcome.rule == "TB-END-03"


@rule("TB-HOOD-05")
@pytest.mark.parametrize(("space", "foiled"), [(6, 1), (10, 2)])
def test_a_defeated_scheme_has_no_effect(space: int, foiled: int) -> None:
    position = at(f"scott virgil | hood {space - 1} | foiled {foiled}").does("end-actions").rolls("draw hood")
    assert position.outcome is None
    assert position.s.hood == space


@rule("TB-HOOD-06")
def test_each_step_is_settled_before_the_next() -> None:
    position = at("scott[WI] virgil | hood 1 | track 1 towering_ocean").does("rescue towering_ocean").rolls("dice 0:0")
    position.does("done").rolls("happen kyrano_kyrano")
    assert (position.s.hood, position.asked) == (2, 0)
    assert position.does("give-up teamwork").s.hood == 3


@rule("TB-HOOD-07", "TB-HOOD-09")
def test_john_takes_one_step_off_every_rescue_and_adds_nothing_to_the_score() -> None:
    position = at("scott john | track 1 towering_ocean | at tb3 south_pacific").does("rescue towering_ocean")
    position.rolls("dice 0:3")
    assert position.s.hood == 0
    assert track(position) == {1: "towering_ocean"}, "3 and 4 are not 8"


@rule("TB-HOOD-08")
@pytest.mark.parametrize("text", ["scott virgil", "scott john | aboard john tb3"])
def test_only_if_john_is_played_and_aboard_thunderbird_5(text: str) -> None:
    position = at(f"{text} | track 1 towering_ocean").does("rescue towering_ocean").rolls("dice 0:1")
    assert position.s.hood == 1


@rule("TB-HOOD-10")
def test_it_works_by_itself_unless_johns_player_has_switched_it_off() -> None:
    position = at("john scott").does("stand-down", "end-actions").rolls("draw towering_ocean")
    position.does("rescue towering_ocean").rolls("dice 0:1")
    assert position.s.hood == 1
    assert "keep-watch" in at("john scott | flags asleep").options()
    assert at("scott john").refuses("stand-down").rule == "TB-HOOD-10"


@rule("TB-EVT-01", "TB-TURN-08")
def test_an_event_cannot_be_interrupted() -> None:
    position = happens("kyrano_kyrano", "scott[WT] virgil[WL mobile_command_unit]")
    assert position.options() == ["give-up teamwork", "give-up technology"]
    assert position.options(1) == []
    assert position.refuses("build scott:domo").rule == "TB-EVT-01"


@rule("TB-EVT-02")
def test_an_event_lies_on_the_track_while_it_lasts_and_then_goes_to_the_box() -> None:
    position = happens("attack_of_the_zombites")
    assert in_force(position) == ["event-attack_of_the_zombites"]
    position.does("repair attack_of_the_zombites")
    assert in_force(position) == []
    again = at("scott virgil | hood 3 | events !attack_of_the_zombites").does("plan").rolls("draw-card jeffs_orders")
    assert EVENTS.index("attack_of_the_zombites") not in {it.event for _, it in again.s.stack[-1].outcomes(again.s)}


def in_force(position: Position) -> list[str]:
    zones = game.scene(game.view(position.s, 0)).zones
    return [card.id for zone in zones if zone.id == "events" for card in zone.cards]


@rule("TB-EVT-03")
def test_an_event_of_its_own_hood_advance_does_not_change_the_rescue() -> None:
    position = at("scott virgil | hood 1 | track 1 towering_ocean").does("rescue towering_ocean").rolls("dice 0:4")
    position.does("take logistics").rolls("happen hood_interferes")
    assert track(position) == {}
    assert in_force(position) == ["event-hood_interferes"]


@rule("TB-EVT-04")
def test_players_named_by_the_card_choose_for_themselves_the_active_one_first() -> None:
    position = happens("kyrano_kyrano", "scott[WI] virgil[DL] | turn scott")
    assert position.asked == 0
    position.does("give-up teamwork")
    assert position.asked == 1
    position.does("give-up logistics")
    assert (tokens(position), tokens(position, 1)) == ("I", "D")


@rule("TB-EVT-05", "TB-EVT-13")
def test_the_hood_interferes_until_a_rescue_succeeds() -> None:
    text = "scott virgil | track 1 towering_ocean, 2 danger_at_ocean_deep | events hood_interferes"
    failed = at(text).does("rescue towering_ocean").rolls("dice 1:4")
    assert in_force(failed) == ["event-hood_interferes"]
    saved = at(text).does("rescue towering_ocean").rolls("dice 2:4")
    assert in_force(saved.does("take logistics")) == []


@pytest.mark.parametrize(
    ("event", "player"),
    [
        pytest.param("attack_of_the_zombites", "scott"),
        pytest.param("rocket_malfunction", "alan"),
        pytest.param("usn_sentinel_missile_strike", "virgil"),
    ],
)
@rule("TB-EVT-06", "TB-EVT-07", "TB-EVT-08", "TB-EVT-12")
def test_three_events_slow_a_machine_to_one_step_whatever_would_raise_it(event: str, player: str) -> None:
    other = "gordon"
    position = at(f"{player} {other} | events {event} | flags fuel")
    moves = [option for option in position.options() if option.startswith("move")]
    assert len(moves) == (1 if player == "alan" else 4)
    free = at(f"{player} {other}")
    assert len([option for option in free.options() if option.startswith("move")]) > len(moves)


@rule("TB-EVT-09")
def test_the_volcano_closes_three_borders() -> None:
    shut = "events icelandic_volcano_eruption"
    assert at(f"lady_penelope scott | {shut}").refuses("move north_atlantic").rule == "TB-EVT-09"
    africa = at(f"lady_penelope scott | {shut} | at fab1 africa")
    assert africa.refuses("move south_atlantic").rule == "TB-EVT-09"
    assert africa.refuses("move north_atlantic").rule == "TB-EVT-09"
    assert "move europe" in africa.options()


@rule("TB-EVT-13")
def test_it_ends_when_the_next_scheme_is_defeated() -> None:
    text = "lady_penelope[DDI] scott | scheme stolen_blueprints | events icelandic_volcano_eruption"
    position = at(text).does("foil").rolls("draw-card jeffs_orders", "turn-up fireflash_ransom")
    assert "move north_atlantic" in position.options()


@rule("TB-EVT-10", "TB-POD-01")
def test_the_explosion_turns_unloaded_pod_vehicles_on_the_island_into_plans() -> None:
    text = "scott virgil | pods domo south_pacific, firefly asia | hold domo"
    position = happens("explosion_on_tracy_island", text)
    assert position.s.pods[:5] == [-1, 1, -1, -1, 8]
    assert in_force(position) == []


@rule("TB-EVT-10")
def test_sabotaged_hydraulics_stop_loading_and_unloading() -> None:
    position = at("virgil scott | hold domo | pods domo south_pacific | events pod_hydraulics_sabotaged")
    assert position.refuses("load mole").why == "hold-sabotaged"
    assert position.refuses("unload domo").why == "hold-sabotaged"


@rule("TB-EVT-10")
def test_an_injured_player_has_two_actions_in_the_next_turn_only() -> None:
    position = happens("accidental_injury").does("end-actions").rolls("draw ricochet")
    assert (position.s.turn, position.s.actions) == (1, 2)
    position.does("end-actions").rolls("draw cry_wolf").does("end-actions").rolls("draw sun_probe")
    assert (position.s.turn, position.s.actions) == (1, 3)
    assert in_force(position) == []


@rule("TB-EVT-10")
def test_kyrano_costs_everybody_a_token_if_there_is_one() -> None:
    position = happens("kyrano_kyrano", "scott[W] virgil")
    assert tokens(position) == ""
    assert position.asked == 0


@rule("TB-EVT-10")
def test_interrupted_comms_stop_cards_and_scans_until_the_next_players_turn_is_over() -> None:
    text = "scott[mobile_command_unit] john | track 3 cry_wolf"
    position = happens("emergency_comms_interrupted", text)
    assert position.refuses("play mobile_command_unit").rule == "TB-EVT-10"
    position.does("end-actions").rolls("draw ricochet")
    assert position.refuses("scan cry_wolf").rule == "TB-EVT-10"
    position.does("end-actions").rolls("draw sun_probe")
    assert "play mobile_command_unit" in position.options()


@rule("TB-EVT-10")
def test_hypnotic_eyes_cost_everybody_a_card_of_their_choice() -> None:
    position = happens("hoods_hypnotic_eyes", "scott virgil[mobile_command_unit sir_jeremy_hodge]")
    assert cards(position) == []
    assert position.asked == 1
    assert cards(position.does("give-up-card sir_jeremy_hodge"), 1) == ["mobile_command_unit"]


@rule("TB-EVT-10")
def test_the_master_of_disguise_takes_one_more_step() -> None:
    assert happens("master_of_disguise").s.hood == 3


@rule("TB-EVT-11")
def test_repair_needs_the_player_and_the_machine_in_the_south_pacific() -> None:
    events = "events attack_of_the_zombites"
    position = at(f"virgil scott | {events}").does("repair attack_of_the_zombites")
    assert (position.s.actions, in_force(position)) == (2, [])
    assert at(f"virgil scott | {events} | at tb1 asia").refuses("repair attack_of_the_zombites").rule == "TB-EVT-11"
    assert at(f"virgil scott | {events} | at tb2 asia").refuses("repair attack_of_the_zombites").rule == "TB-EVT-11"


@rule("TB-EVT-11", "TB-EVT-14")
def test_repair_mends_the_hold() -> None:
    position = at("virgil scott | events pod_hydraulics_sabotaged").does("repair pod_hydraulics_sabotaged")
    assert "load mole" in position.options()


@rule("TB-EVT-14")
def test_repair_is_for_four_events_and_one_at_a_time() -> None:
    both = at("virgil scott | events pod_hydraulics_sabotaged, usn_sentinel_missile_strike")
    repairs = {option for option in both.options() if option.startswith("repair")}
    assert repairs == {"repair pod_hydraulics_sabotaged", "repair usn_sentinel_missile_strike"}
    both.does("repair usn_sentinel_missile_strike")
    assert in_force(both) == ["event-pod_hydraulics_sabotaged"]
    assert at("virgil scott | events hood_interferes").refuses("repair hood_interferes").rule == "TB-EVT-14"
    assert at("virgil scott").refuses("repair rocket_malfunction").why == "not-in-force"


def test_a_slowed_machine_still_moves() -> None:
    position = at("scott virgil | events attack_of_the_zombites").does("move australia")
    assert region(position, "tb1") == "australia"


@rule("TB-EVT-02", "TB-EVT-10")
@pytest.mark.parametrize(
    "event", ["explosion_on_tracy_island", "kyrano_kyrano", "hoods_hypnotic_eyes", "master_of_disguise"]
)
def test_an_event_without_a_lasting_effect_is_over_at_once(event: str) -> None:
    position = at("scott virgil | hood 1").does("plan").rolls("draw-card jeffs_orders", f"happen {event}")
    told = [done.name for done in position.events]
    assert "event-over" in told
    assert position.s.lasting == 0


@rule("TB-EVT-04", "TB-EVT-10")
def test_tokens_are_lost_clockwise_from_the_active_player() -> None:
    position = at("scott[WI] virgil[WI] alan[WI] | turn virgil | hood 1").does("plan")
    position.rolls("draw-card jeffs_orders", "happen kyrano_kyrano")
    asked = []
    for _ in range(3):
        asked.append(position.asked)
        position.does("give-up teamwork")
    assert asked == [1, 2, 0]
