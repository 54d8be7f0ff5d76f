"""AM-GOAL-01..04, AM-SETUP: players, crew, items, tokens, dock and arrow."""

from statistics import fmean
from typing import Any

import pytest

from coffret.bots.measured import ALL, cell_of
from coffret.games.away_missions import game
from coffret.games.away_missions.drama import opening
from coffret.games.away_missions.names import CARDS, ITEMS, ROCKETEERS, SCENARIOS, STANDARD_TILES, TILES
from coffret.games.away_missions.rules.table import bits
from coffret.games.away_missions.state import ALERT_TOKEN, ALIEN_TOKEN, DISCOVERY_TOKEN, IN_BOX, MARKER, NOBODY, changed
from coffret.kernel.errors import OptionError
from coffret.testing import Position, rule
from tests.games.away_missions.support import FACTS, at, place, scenario_of, started


def begin(seats: int = 1, **options: object) -> Position:
    """The first moment of a game."""
    return Position(game, game.start(seats, {"arrow": "chosen", **options}))


def equipped(*crew: str, seats: int = 1, **options: object) -> Position:
    """After the choice of items: nobody has any."""
    table = begin(seats, crew=len(crew), **options).does(*[f"enlist {who}" for who in crew])
    return table.does(*["ready"] * len(crew))


def with_token(s: Any, token: int) -> list[int]:
    return [number + 1 for number, there in enumerate(s.tokens) if there & token]


# Players and crew


@rule("AM-GOAL-03")
def test_one_player_leads_two_rocketeers_by_default_and_up_to_six() -> None:
    assert equipped("captain", "chief").s.leader.count(0) == 2
    assert started("first-contact", *ROCKETEERS).crew == [0, 1, 2, 3, 4, 5]


@rule("AM-GOAL-01", "AM-GOAL-03")
@pytest.mark.parametrize(("seats", "crew"), [(1, 1), (1, 7), (4, 3)])
def test_a_crew_has_two_to_six_rocketeers_and_not_fewer_than_players(seats: int, crew: int) -> None:
    with pytest.raises(OptionError):
        game.start(seats, {"crew": crew})


@rule("AM-GOAL-01", "AM-GOAL-03")
def test_one_to_six_players_and_as_many_rocketeers() -> None:
    assert game.seat_counts == range(1, 7)
    assert len([it for it in begin(6).s.stack if type(it).__name__ == "ChooseCrew"]) == 6


@rule("AM-GOAL-02")
def test_a_player_may_lead_several_rocketeers_and_each_has_one_leader() -> None:
    table = begin(2, crew=3).does("enlist captain", "enlist chief", "enlist doctor")
    assert [table.s.leader[who] for who in (0, 4, 2)] == [0, 1, 0]


@rule("AM-GOAL-04")
def test_no_rocketeer_is_in_play_twice() -> None:
    table = begin(2).does("enlist captain")
    assert "enlist captain" not in table.options()
    assert table.refuses("enlist captain").rule == "AM-GOAL-04"


@rule("AM-GOAL-02", "AM-GOAL-04")
def test_rocketeers_can_be_dealt_each_once() -> None:
    table = begin(2, rocketeers="dealt").rolls("deal yeoman")
    with pytest.raises(AssertionError):
        table.rolls("deal yeoman")


# Items


@rule("AM-SETUP-11")
def test_each_rocketeer_chooses_four_items() -> None:
    table = begin().does("enlist captain", "enlist chief")
    table.does("equip tools", "equip flag", "equip ray-gun", "equip scanner")
    assert table.s.item_at.count(0) == 4
    assert table.s.stack[-1].number == 1


@rule("AM-SETUP-11")
def test_two_of_them_are_large_at_the_most() -> None:
    large = [name for name, size in zip(CARDS, FACTS.large) if size][:3]
    table = begin().does("enlist captain", "enlist chief").does(f"equip {large[0]}", f"equip {large[1]}")
    assert table.refuses(f"equip {large[2]}").why == "too-many-large"


def held(table: Position, who: int) -> list[str]:
    """The cards of a Rocketeer."""
    return sorted(CARDS[FACTS.kind_of[item]] for item, where in enumerate(table.s.item_at) if where == who)


@rule("AM-SETUP-25")
def test_a_ready_made_kit_is_one_choice() -> None:
    table = begin().does("enlist captain", "enlist chief").does("take-kit")
    assert held(table, 0) == ["oxygen-tank", "ray-gun", "stun-pellet", "tele-radio"]
    assert table.s.stack[-1].number == 1


@rule("AM-SETUP-25")
def test_a_kit_fills_what_is_left_and_takes_no_third_large_item() -> None:
    table = begin().does("enlist captain", "enlist chief").does("equip atomic-rifle", "equip ray-gun", "take-kit")
    assert held(table, 0) == ["atomic-rifle", "oxygen-tank", "ray-gun", "stun-pellet"]


@rule("AM-SETUP-25")
def test_a_kit_brings_no_second_copy_of_what_was_chosen() -> None:
    table = begin().does("enlist captain", "enlist chief").does("equip ray-gun", "take-kit")
    assert held(table, 0) == ["oxygen-tank", "ray-gun", "stun-pellet", "tele-radio"]


@rule("AM-SETUP-25")
def test_a_kit_has_no_third_large_item_of_its_own_either() -> None:
    table = begin().does("enlist captain", "enlist chief", "ready")
    for item, card in enumerate(FACTS.kind_of):
        if CARDS[card] in ("fiberweave-spacesuit", "space-bandages"):
            table.s.item_at = changed(table.s.item_at, item, 0)
    assert held(table.does("take-kit"), 4) == ["atomic-rifle", "demo-charge", "sonic-shotgun", "space-rations"]


@rule("AM-SETUP-25")
def test_what_others_have_taken_is_replaced_by_what_comes_next_in_the_kit() -> None:
    table = begin().does("enlist captain", "enlist chief").does("equip sonic-shotgun", "equip space-bandages", "ready")
    table.does("equip space-bandages-2", "take-kit")
    assert held(table, 4) == ["atomic-rifle", "fiberweave-spacesuit", "ray-gun", "space-bandages"]


@rule("AM-SETUP-25")
def test_where_nothing_of_a_kit_is_left_it_is_not_offered() -> None:
    table = begin().does("enlist captain", "enlist chief")
    for item, card in enumerate(FACTS.kind_of):
        if card in FACTS.kit[0]:
            table.s.item_at = changed(table.s.item_at, item, 4)
    assert "take-kit" not in table.options()
    assert table.refuses("take-kit").why == "kit-gone"


@rule("AM-SETUP-14")
def test_a_rocketeer_may_start_without_a_weapon_and_with_fewer_items() -> None:
    assert not [where for where in started("first-contact").item_at if where >= 0]


@rule("AM-SETUP-13")
def test_a_copy_taken_by_one_is_not_there_for_another() -> None:
    table = begin().does("enlist captain", "enlist chief").does("equip ddt", "ready")
    assert table.refuses("equip ddt").why == "card-taken"


@rule("AM-SETUP-13")
def test_of_equal_copies_the_first_one_left_is_offered() -> None:
    table = begin().does("enlist captain", "enlist chief").does("equip ray-gun")
    assert [it for it in table.options() if "ray-gun" in it] == ["equip ray-gun-2"]
    assert table.refuses("equip ray-gun-3").why == "take-another-copy"


@rule("AM-SETUP-12", "AM-SETUP-24")
@pytest.mark.parametrize("scenario", SCENARIOS[:10])
def test_every_rocketeer_item_is_there_in_every_scenario(scenario: str) -> None:
    table = begin(scenario=scenario).does("enlist captain", "enlist chief")
    assert len([each for each in table.options() if each.startswith("equip")]) == FACTS.deck.count(0)


@rule("AM-SETUP-23")
def test_discovery_items_are_not_there_at_the_start() -> None:
    table = begin().does("enlist captain", "enlist chief")
    assert table.refuses("equip heat-ray").rule == "AM-SETUP-23"


@rule("AM-SETUP-17")
def test_charges_lie_on_the_cards_that_need_no_analysis() -> None:
    s = started("first-contact")
    assert s.charges[ITEMS.index("flame-gun")] == FACTS.max_charges[CARDS.index("flame-gun")] > 0
    assert s.charges[ITEMS.index("force-field-belt")] == 0


# The sheet


@rule("AM-SETUP-15", "AM-SETUP-16", "AM-SETUP-21")
@pytest.mark.parametrize("size", range(2, 7))
def test_full_hp_all_ap_and_less_oxygen_for_a_larger_crew(size: int) -> None:
    s = started("first-contact", *ROCKETEERS[:size])
    assert [s.hp[who] for who in s.crew] == list(FACTS.hp[:size])
    assert [s.oxygen[who] for who in s.crew] == [8 - size] * size
    assert s.points == [2, 1, 0] * size + [0] * (18 - 3 * size)
    assert s.mind == [-1] * 6


@rule("AM-SETUP-20")
@pytest.mark.parametrize(("size", "bugs"), [(2, 10), (3, 15), (4, 20), (6, 20)])
def test_five_bugs_for_each_rocketeer_and_twenty_at_the_most(size: int, bugs: int) -> None:
    assert started("first-contact", *ROCKETEERS[:size]).bugs == bugs


# The map


@rule("AM-SETUP-01", "AM-SETUP-05")
def test_all_rocketeers_start_on_the_starting_tile_which_lies_face_up() -> None:
    s = started("first-contact")
    assert {s.at[who] + 1 for who in s.crew} == {place(0, 0)}
    assert TILES[s.tile[s.at[0]]] == "airlock"
    assert s.scanned >> s.at[0] & 1


@rule("AM-SETUP-02")
def test_all_other_tiles_are_unknown_until_they_are_turned_up() -> None:
    s = started("first-contact")
    assert s.unseen_tiles == (1 << STANDARD_TILES) - 1
    assert [number + 1 for number, tile in enumerate(s.tile) if tile >= 0] == [place(0, 0), place(1, -4)]


@rule("AM-SETUP-04")
def test_fixed_tiles_lie_face_up_with_their_arrows_aligned() -> None:
    s = equipped("captain", "chief").does("point se").s
    edges = FACTS.edges[TILES.index("mine-shaft")]
    assert s.scanned >> (place(1, -4) - 1) & 1
    assert s.shown[place(1, -4) - 1] == ((edges << 2) | (edges >> 4)) & 63


@rule("AM-SETUP-08", "AM-SETUP-09", "AM-ORDER-04")
def test_the_first_seat_turns_the_arrow_last_and_sees_no_tile_before() -> None:
    table = equipped("captain", "chief", seats=2)
    assert table.asked == 0
    assert table.options() == ["point n", "point ne", "point se", "point s", "point sw", "point nw"]
    assert [tile for tile in table.s.tile if 0 <= tile < STANDARD_TILES] == []
    assert type(table.does("point s").s.stack[-1]).__name__ == "ChooseNext"


@rule("AM-SETUP-26")
def test_at_a_table_that_wants_it_so_the_arrow_points_north_unasked() -> None:
    table = equipped("captain", "chief", seats=2, arrow="north")
    assert (type(table.s.stack[-1]).__name__, table.s.arrow) == ("ChooseNext", 0)
    asked = equipped("captain", "chief", seats=2).does("point n")
    assert (table.s.shown, table.s.border) == (asked.s.shown, asked.s.border)


@rule("AM-SETUP-06", "AM-SETUP-07", "AM-ORDER-04")
def test_the_first_seat_docks_the_shuttlecraft_at_a_listed_place() -> None:
    table = equipped("captain", "chief", seats=2, scenario="rocketship-rescue")
    docks = scenario_of("rocketship-rescue").docks
    assert table.asked == 0
    assert table.options() == [f"dock {dock + 1}" for dock in docks]
    other = next(number for number in range(len(table.s.tile)) if number not in docks)
    assert table.refuses(f"dock {other + 1}").rule == "AM-SETUP-07"
    s = table.does(f"dock {docks[1] + 1}", "point n").s
    assert (s.at[0], TILES[s.tile[docks[1]]]) == (docks[1], "shuttlecraft")


# Tokens


@rule("AM-SETUP-10", "AM-SCEN-06")
def test_tokens_lie_face_down_on_the_listed_places() -> None:
    s = started("first-contact")
    told = FACTS.scenarios[0]
    assert with_token(s, ALIEN_TOKEN) == sorted(slot + 1 for slot in told.alien_slots[: told.alien_count[0]])
    assert with_token(s, DISCOVERY_TOKEN) == sorted(
        slot + 1 for slot in told.discovery_slots[: told.discovery_count[0]]
    )
    assert with_token(s, ALERT_TOKEN) == sorted(slot + 1 for slot in told.alert_slots[: told.alert_count[0]])


@rule("AM-SETUP-10")
def test_what_a_face_down_token_is_nobody_knows() -> None:
    s = started("first-contact")
    assert s.unseen_aliens.bit_count() == len(with_token(s, ALIEN_TOKEN)) + s.stock
    assert (s.unseen_alarms, s.unseen_quiet) == (FACTS.alarms, FACTS.quiets)


@rule("AM-SETUP-03")
def test_the_marker_of_a_hidden_scenario_tile_lies_among_decoys() -> None:
    s = started("first-contact")
    assert len(with_token(s, MARKER)) == 4
    assert [TILES[STANDARD_TILES + it] for it in bits(s.unseen_markers)] == ["control-room"]
    assert s.unseen_decoys == 3


@rule("AM-SETUP-18")
def test_alien_tokens_that_are_not_placed_are_the_stock() -> None:
    s = started("first-contact")
    allowed = len(bits(s.unseen_aliens))
    assert s.stock == allowed - FACTS.scenarios[0].alien_count[0]
    assert not s.unseen_aliens & FACTS.token_lists[3]  # no Sentinels in this mission


@rule("AM-SETUP-22")
def test_the_rescued_thralls_are_one_deck() -> None:
    s = started("first-contact")
    first, end = FACTS.in_deck[2][0], FACTS.in_deck[2][-1] + 1
    assert s.item_at[first:end] == [IN_BOX] * 15


@rule("AM-SCEN-09")
def test_each_mission_begins_with_nothing_but_what_is_chosen_for_it() -> None:
    s = started("first-contact")
    assert (s.parts, s.rescued, s.assembled) == ([0] * 18, 0, 0)
    assert [where for where in s.item_at if where != IN_BOX] == []


@rule("AM-GOAL-02")
def test_nobody_leads_a_rocketeer_that_is_not_in_play() -> None:
    assert [who for who in range(6) if at("captain chief").s.leader[who] == NOBODY] == [1, 2, 3, 5]


# What the set-up says


def test_the_set_up_tells_how_difficult_a_mission_is() -> None:
    """As the content has it, which follows how often decent bots win (`measured.json`, all crews)."""
    told: dict[int, list[float]] = {}
    for id, scenario in game.own_content().raw["scenario"].items():
        difficulty = scenario["difficulty"]
        for language, text in (("en", f"Difficulty {difficulty} of 5."), ("fr", f"Difficulté {difficulty} sur 5.")):
            assert game.words(language).say(f"note-option-scenario-{id}").endswith(text)
        cells = [cell_of(game, crew, {"scenario": id}) for crew in range(2, 7)]
        told.setdefault(difficulty, []).extend(cell.won[ALL].share for cell in cells if cell is not None)
    shares = [fmean(told[difficulty]) for difficulty in sorted(told)]
    assert [len(told[difficulty]) for difficulty in sorted(told)] == [5, 10, 10, 20, 5]
    assert shares == sorted(shares, reverse=True)


@rule("AM-SETUP-08")
def test_as_printed_somebody_turns_the_arrow() -> None:
    [printed] = [preset for preset in game.about.preset if preset.id == "usual"]
    state = game.start(2, printed.options)
    assert "PointArrow" in [type(frame).__name__ for frame in state.stack]


def test_the_first_of_the_presets_is_for_newcomers() -> None:
    first = game.about.preset[0]
    assert game.options(first.options)["scenario"] == "first-contact"
    assert game.start(first.seats, first.options).seats == 2


@rule("AM-CREW-01")
def test_whoever_chooses_a_rocketeer_is_told_what_each_can_do() -> None:
    told = opening(game.view(Position(game, game.start(2, {"rocketeers": "chosen"})).s, 0))
    assert told is not None
    texts = [game.words("en").tell(each.text) for each in told.portraits if each.text is not None]
    assert len(texts) == 6
    assert texts[2] == "HP 6, IQ 5. Overkill: 1 HP back for a Rocketeer on the tile"
