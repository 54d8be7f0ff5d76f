"""AM-TOKEN, AM-TILE-05..07, AM-VENT, AM-SETUP-19: what a scan turns up."""

from coffret.games.away_missions.names import ITEMS, TILES
from coffret.games.away_missions.state import IN_BOX, LYING
from coffret.testing import Position, rule
from tests.games.away_missions.support import FACTS, aliens, at, charges_of, item_at

BLANK = "turn-tile tile-35"  # no hatches, no vent
VENT = "turn-tile tile-14"  # a vent
THREE_SAUCERMEN, SAUCERMAN_AND_BUGS, LEADER_AND_SAUCERMEN, SAUCERMAN_BUG_RADIATION = 1, 11, 15, 39


def revealing(tokens: str, text: str = "turn 1") -> Position:
    """The captain, on 9, scans tile 8 on which these tokens lie."""
    return at(f"captain@9 chief@9 | tokens 8 {tokens} | {text} | now reveal-tile captain:8 then take-turn captain")


# Kinds of tokens


@rule("AM-TOKEN-01", "AM-TOKEN-05")
def test_there_are_alien_rocketeer_alert_and_discovery_tokens() -> None:
    s = at("captain@7(kit6)[flag] chief@7 | scenario jailbreak | kits captain: tools").s
    lying = 0
    for there in s.tokens:
        lying |= there
    assert lying & 7 == 7
    assert s.kit_at[0] == 5


@rule("AM-TOKEN-02", "AM-SCAN-04")
def test_all_tokens_of_a_tile_are_turned_up_at_once() -> None:
    table = revealing("alien alert discovery").rolls(BLANK)
    assert table.s.tokens[7] == 0


@rule("AM-TOKEN-03")
def test_alien_and_alert_tokens_are_resolved_and_discarded_at_once() -> None:
    table = revealing("alien alert").rolls(BLANK, f"draw-aliens {THREE_SAUCERMEN}", "draw-alert all-quiet")
    assert table.s.used_aliens == 1
    assert not table.s.unseen_aliens & 1
    assert table.s.unseen_quiet == FACTS.quiets - 1


@rule("AM-TOKEN-04")
def test_a_discovery_token_stays_until_somebody_takes_it() -> None:
    table = revealing("discovery").rolls(BLANK, "draw-item heat-ray")
    assert item_at(table, "heat-ray") == LYING + 7
    assert "pick-up heat-ray" in table.does("move 8").options()


@rule("AM-TOKEN-04")
def test_the_token_is_exchanged_for_the_card() -> None:
    table = revealing("discovery").rolls(BLANK, "draw-item heat-ray").does("move 8", "pick-up heat-ray")
    assert item_at(table, "heat-ray") == 0
    assert charges_of(table, "heat-ray") == 3


# Alien tokens


@rule("AM-TOKEN-06", "AM-TOKEN-07")
def test_the_aliens_of_a_token_appear_on_the_scanned_tile_in_its_order() -> None:
    table = revealing("alien").rolls(BLANK, f"draw-aliens {LEADER_AND_SAUCERMEN}")
    assert aliens(table.s) == [("leader", 8), ("saucerman", 8), ("saucerman", 8)]


@rule("AM-TOKEN-06", "AM-TOKEN-08", "AM-VENT-01")
def test_bugs_come_out_of_the_vent_closest_to_who_scans() -> None:
    table = revealing("alien").rolls(BLANK, f"draw-aliens {SAUCERMAN_AND_BUGS}")
    assert aliens(table.s) == [("saucerman", 8), ("bug", 10), ("bug", 10)]  # the Mine Shaft


@rule("AM-VENT-02")
def test_the_vent_of_the_tile_just_scanned_counts() -> None:
    table = revealing("alien").rolls(VENT, f"draw-aliens {SAUCERMAN_AND_BUGS}")
    assert aliens(table.s) == [("saucerman", 8), ("bug", 8), ("bug", 8)]


@rule("AM-TOKEN-08")
def test_of_equally_close_vents_the_lowest_tile_number_counts() -> None:
    table = revealing("alien", "tiles 5 tile-3, 13 tile-6").rolls(BLANK, f"draw-aliens {SAUCERMAN_AND_BUGS}")
    assert aliens(table.s)[1:] == [("bug", 5), ("bug", 5)]


@rule("AM-VENT-03")
def test_without_a_scanned_vent_bugs_appear_with_the_others() -> None:
    table = at(
        "captain@20 chief@20 | scenario rocketship-rescue | dock 20 | tokens 14 alien"
        " | now reveal-tile captain:14 then take-turn captain"
    ).rolls(BLANK, f"draw-aliens {SAUCERMAN_AND_BUGS}")
    assert aliens(table.s)[-3:] == [("saucerman", 14), ("bug", 14), ("bug", 14)]


@rule("AM-TOKEN-09")
def test_figures_that_are_not_left_are_skipped() -> None:
    leaders = ", ".join(["leader@3"] * 8)
    table = revealing("alien", f"aliens {leaders}").rolls(BLANK, f"draw-aliens {LEADER_AND_SAUCERMEN}")
    assert aliens(table.s)[8:] == [("saucerman", 8), ("saucerman", 8)]


@rule("AM-TOKEN-09", "AM-BUG-12")
def test_bugs_that_are_not_left_are_taken_from_afar() -> None:
    bugs = ", ".join(["bug@1"] * 10)
    table = revealing("alien", f"aliens {bugs}").rolls(VENT, f"draw-aliens {SAUCERMAN_AND_BUGS}")
    assert sorted(aliens(table.s)) == [("bug", 1)] * 8 + [("bug", 8)] * 2 + [("saucerman", 8)]


@rule("AM-TOKEN-10")
def test_the_event_of_a_token_comes_after_its_aliens() -> None:
    table = revealing("alien").rolls(BLANK, f"draw-aliens {SAUCERMAN_BUG_RADIATION}")
    names = [it.name for it in table.events]
    assert names.index("alien-appears") < names.index("happens") < names.index("hurt")


# Alert! tokens


@rule("AM-TOKEN-11")
def test_an_alert_that_is_all_quiet_does_nothing() -> None:
    table = revealing("alert").rolls(BLANK, "draw-alert all-quiet")
    assert (aliens(table.s), table.asked) == ([], 0)


@rule("AM-TOKEN-11", "AM-SETUP-18")
def test_an_alarm_brings_aliens_from_the_stock_to_the_muster_tile() -> None:
    table = revealing("alert").rolls(BLANK, "draw-alert alarm")
    stock = table.s.stock
    table.rolls(f"draw-aliens {THREE_SAUCERMEN}")
    assert aliens(table.s) == [("saucerman", 10)] * 3
    assert table.s.stock == stock - 1


@rule("AM-TOKEN-12")
def test_bugs_of_an_alert_come_to_the_vent_not_to_the_muster_tile() -> None:
    table = revealing("alert").rolls(VENT, "draw-alert alarm", f"draw-aliens {SAUCERMAN_AND_BUGS}")
    assert aliens(table.s) == [("saucerman", 10), ("bug", 8), ("bug", 8)]


@rule("AM-TOKEN-13")
def test_the_event_of_a_token_drawn_by_an_alert_happens() -> None:
    table = revealing("alert").rolls(BLANK, "draw-alert alarm", f"draw-aliens {SAUCERMAN_BUG_RADIATION}")
    assert table.s.hp[0] == FACTS.hp[0] - 1


@rule("AM-TOKEN-14", "AM-TILE-05", "AM-TILE-06")
def test_the_marker_comes_first_then_the_alien_token_then_the_alert() -> None:
    table = revealing("marker alien alert").rolls(BLANK, "turn-marker control-room")
    assert TILES[table.s.tile[7]] == "control-room"
    assert table.s.marked == 1 << 7
    assert table.rolls(f"draw-aliens {THREE_SAUCERMEN}", "draw-alert all-quiet").asked == 0


@rule("AM-TILE-07")
def test_a_decoy_is_discarded_without_effect() -> None:
    table = revealing("marker").rolls(BLANK, "turn-marker decoy")
    assert (TILES[table.s.tile[7]], table.s.unseen_decoys, table.s.marked) == ("tile-35", 2, 0)


@rule("AM-TILE-05", "AM-SETUP-03")
def test_the_last_marker_is_what_is_left() -> None:
    table = revealing("marker", "unseen_decoys 0").rolls(BLANK)
    assert table.read("turn-marker decoy") not in [it for _, it in table.s.stack[-1].outcomes(table.s)]


@rule("AM-SETUP-03")
def test_a_marker_is_what_chance_has_left_of_it() -> None:
    table = revealing("marker").rolls(BLANK)
    assert [weight for weight, _ in table.s.stack[-1].outcomes(table.s)] == [1, 3]


@rule("AM-TOKEN-15")
def test_of_several_muster_tiles_the_closest_to_who_scans_counts() -> None:
    steps = "now reveal-alert captain:-:0 then take-turn captain"
    text = f"captain@{{}} chief@13 | scenario trilon | tiles all | {steps}"
    for here, muster in ((10, 9), (21, 22), (3, 1)):
        table = at(text.format(here)).rolls("draw-alert alarm", f"draw-aliens {THREE_SAUCERMEN}")
        assert aliens(table.s) == [("saucerman", muster)] * 3


@rule("AM-TOKEN-15")
def test_equally_close_muster_tiles_go_by_their_numbers() -> None:
    text = "captain@13 chief@13 | scenario trilon | tiles all | now reveal-alert captain:-:0 then take-turn captain"
    table = at(text).rolls("draw-alert alarm", f"draw-aliens {THREE_SAUCERMEN}")
    assert aliens(table.s) == [("saucerman", 9)] * 3  # node A


@rule("AM-TOKEN-16")
def test_an_alert_drawn_in_red_alert_goes_back_into_the_pool() -> None:
    text = "captain@9 chief@9 | tiles all | flags red_alert | now reveal-alert captain:-:0 then take-turn captain"
    assert at(text).rolls("draw-alert all-quiet").s.unseen_quiet == FACTS.quiets


@rule("AM-TOKEN-16")
def test_an_alert_that_lay_on_the_map_is_discarded_even_in_red_alert() -> None:
    text = "captain@9 chief@9 | tiles all | flags red_alert | now reveal-alert captain:-:1 then take-turn captain"
    assert at(text).rolls("draw-alert all-quiet").s.unseen_quiet == FACTS.quiets - 1


@rule("AM-TOKEN-17")
def test_a_rocketeer_token_gives_its_finder_the_items_under_it() -> None:
    table = at("captain@6 chief@6(kit6) | scenario jailbreak | kits chief: tools flag").does("pick-up-kit chief")
    assert [ITEMS[item] for item, who in enumerate(table.s.item_at) if who == 0] == ["flag", "tools"]
    assert table.s.kit_at[4] == -1


# The stock


@rule("AM-SETUP-19")
def test_discarded_alien_tokens_make_a_new_stock_when_it_is_empty() -> None:
    table = at(
        "captain@9 chief@9 | tiles all | stock 0 | unseen_aliens 0 | used_aliens 5"
        " | now reveal-alert captain:-:0 then take-turn captain"
    ).rolls("draw-alert alarm", "draw-aliens 3")
    assert (table.s.restocked, table.s.used_aliens) == (1, 4)


@rule("AM-SETUP-19")
def test_without_any_token_nothing_comes() -> None:
    table = at(
        "captain@9 chief@9 | tiles all | stock 0 | unseen_aliens 0 | used_aliens 0"
        " | now reveal-alert captain:-:0 then take-turn captain"
    ).rolls("draw-alert alarm")
    assert (aliens(table.s), table.asked) == ([], 0)


@rule("AM-SETUP-23")
def test_discovery_items_come_from_what_nobody_has_seen() -> None:
    table = revealing("discovery", "gone heat-ray").rolls(BLANK)
    shown = [game_item.item for _, game_item in table.s.stack[-1].outcomes(table.s)]
    assert ITEMS.index("heat-ray") not in shown
    assert {table.s.item_at[item] for item in shown} == {IN_BOX}
    assert len(shown) == 35
