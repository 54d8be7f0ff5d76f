"""TS-COMP, TS-TABLE, TS-POD-05, TS-POD-06: what is in the box."""

import pytest

from coffret.games.thunderbirds_solo import game
from coffret.games.thunderbirds_solo.names import (
    ADVANCED,
    CARDS,
    COLOURS,
    LETTERS,
    PILOTS,
    PODS,
    REGULAR,
    SYMBOLS,
    THUNDERBIRDS,
    VEHICLES,
)
from coffret.games.thunderbirds_solo.rules.calls import deal
from coffret.games.thunderbirds_solo.rules.movement import BY_ROAD
from coffret.games.thunderbirds_solo.rules.table import are_adjacent
from coffret.games.thunderbirds_solo.state import CIVILIAN, DISASTER, HOOD
from coffret.kernel import ContentError
from coffret.kernel.content import parse
from coffret.kernel.errors import OptionError
from coffret.kernel.stack import Listener
from coffret.testing import rule
from tests.games.thunderbirds_solo.components import check
from tests.games.thunderbirds_solo.support import FACTS, at, lively

DICE = {"white": "FTCHW*", "red": "FFFHH*", "orange": "CCCTT*", "green": "HHHTT*", "blue": "WWWTT*", "purple": "AAAFF*"}


def refused(pack: str) -> str:
    """What is said of a content pack that is wrong."""
    with pytest.raises(ContentError) as error:
        game.content(parse(pack, "my.toml"), "my.toml")
    return str(error.value)


def letters(card: str) -> list[str]:
    """The symbol sets of a Disaster."""
    needs = FACTS.needs[CARDS.index(card)]
    return ["".join(LETTERS[symbol] * count for symbol, count in enumerate(need)) for need in needs]


@rule("TS-COMP-01")
def test_the_game_is_for_one_player() -> None:
    assert list(game.seat_counts) == [1]
    with pytest.raises(OptionError):
        game.start(2)


@rule("TS-COMP-02")
def test_there_are_five_thunderbirds_six_pilots_and_sixteen_pods() -> None:
    assert (len(THUNDERBIRDS), len(PILOTS), len(set(PODS))) == (5, 6, 16)


@rule("TS-COMP-03")
def test_there_are_116_emergency_cards_100_regular_and_16_advanced() -> None:
    assert (len(CARDS), len(REGULAR), len(ADVANCED)) == (116, 100, 16)
    assert len(set(CARDS)) == 116


@rule("TS-COMP-03", "TS-COMP-06", "TS-CHAIN-01", "TS-CHAIN-02", "TS-CHAIN-03", "TS-DISP-03")
@pytest.mark.parametrize("advanced", [0, 8, 16])
def test_nothing_is_lost_in_any_play(advanced: int) -> None:
    for seed in range(100):
        for s, _, _ in lively(seed, advanced):
            check(s)
        check(s)


@rule("TS-COMP-04", "TS-COMP-11")
def test_every_card_is_a_disaster_a_civilian_or_a_hood_card() -> None:
    regular, advanced = FACTS.type[:100], FACTS.type[100:]
    assert [regular.count(kind) for kind in (DISASTER, CIVILIAN, HOOD)] == [60, 28, 12]
    assert [advanced.count(kind) for kind in (DISASTER, CIVILIAN, HOOD)] == [10, 2, 4]


@rule("TS-COMP-05")
def test_the_back_of_the_top_card_says_whether_it_is_advanced() -> None:
    for card, kind in (("x_d01", "emergency-advanced"), ("d_f02", "emergency")):
        position = at(f"1 d_f01 | advanced 4 | top {card}")
        zone = next(it for it in game.scene(game.view(position.s, 0)).zones if it.id == "deck")
        assert [(top.kind, top.up) for top in zone.cards] == [(kind, False)]


@rule("TS-COMP-05")
def test_an_advanced_card_that_comes_to_lie_on_top_is_told() -> None:
    """Whoever sees the table sees its back, so the log must say it too."""
    for fifth, is_told in (("x_d01", True), ("d_f06", False)):
        s = at(f"1 d_f01 | advanced 4 | top d_f02, d_f03, d_f04, d_f05, {fifth}").s
        s.heard = Listener()
        deal(s)
        assert ("advanced-on-top" in [event.name for event in s.heard.events]) == is_told


@rule("TS-COMP-06")
def test_there_are_21_dice_of_six_colours() -> None:
    assert dict(zip(COLOURS, FACTS.supply, strict=True)) == {
        "white": 6,
        "red": 3,
        "orange": 3,
        "green": 3,
        "blue": 3,
        "purple": 3,
    }
    assert "21 dice" in refused('[[die]]\nid = "red"\ncount = 4')


@rule("TS-COMP-07")
def test_every_die_has_one_wild_face() -> None:
    assert all(faces.count(6) == 1 for faces in FACTS.faces)
    assert "one wild face" in refused('[[die]]\nid = "red"\nfaces = "FFFH**"')


@rule("TS-COMP-08")
def test_there_are_six_symbols_and_the_wild_one() -> None:
    assert SYMBOLS == ("fire", "trapped", "collapse", "hazard", "flood", "altitude", "wild")


@rule("TS-COMP-09")
def test_the_faces_of_the_dice() -> None:
    shown = {colour: "".join(LETTERS[face] for face in FACTS.faces[it]) for it, colour in enumerate(COLOURS)}
    assert shown == DICE


@rule("TS-COMP-10")
def test_the_six_pilots() -> None:
    assert PILOTS == ("scott", "virgil", "alan", "gordon", "john", "brains")


@rule("TS-COMP-12")
def test_lady_penelope_is_no_vehicle_and_needs_no_pilot() -> None:
    assert len(VEHICLES) == 21
    assert "lady" not in " ".join(VEHICLES)
    lady = at("1 d_f01 | now lady-moves")
    assert "go 2" in lady.options()


@rule("TS-DISA-01", "TS-DISA-04")
def test_a_disaster_has_a_set_of_one_to_four_symbols_for_each_position() -> None:
    for needs in FACTS.needs:
        assert len(needs) in (0, 4)
        assert all(1 <= sum(need) <= 4 for need in needs)
    assert "symbols" in refused('[[disaster]]\nid = "d_f01"\nsymbols = ["T", "F*", "FT", "FF"]')


@rule("TS-DISA-01")
def test_the_three_cards_of_the_printed_example() -> None:
    assert letters("d_f01") == ["T", "F", "FT", "FF"]
    assert letters("d_f07")[0] == "FF"
    assert letters("d_t01")[1] == "T"


@rule("TS-DISA-04")
def test_the_check_sums_of_the_regular_disasters() -> None:
    total = [sum(need[symbol] for card in FACTS.needs[:60] for need in card) for symbol in range(6)]
    assert total == [89, 101, 82, 76, 64, 44]
    assert [FACTS.family[:60].count(symbol) for symbol in range(6)] == [13, 12, 11, 10, 8, 6]


@rule("TS-DISA-04")
def test_a_regular_disaster_mostly_asks_for_one_or_two_symbols_and_never_for_four() -> None:
    sizes = [sum(need) for card in FACTS.needs[:60] for need in card]
    assert [sizes.count(size) for size in (1, 2, 3, 4)] == [45, 174, 21, 0]


@rule("TS-DISA-05")
def test_only_advanced_disasters_carry_a_keyword() -> None:
    assert not any(FACTS.keyword[:100])
    assert [FACTS.keyword[100:110].count(keyword) for keyword in (1, 2, 3)] == [5, 3, 2]
    assert "only an advanced" in refused('[[disaster]]\nid = "d_f01"\nkeyword = "sealed"')


@rule("TS-CIV-01")
def test_civilians_have_no_symbols() -> None:
    assert all(not FACTS.needs[card] for card in range(116) if FACTS.type[card] != DISASTER)


@rule("TS-POD-05")
def test_the_sixteen_pods_exist_once_each() -> None:
    assert sorted(PODS) == sorted(
        [
            "mole",
            "firefly",
            "fire_tender",
            "excavator",
            "mobile_crane",
            "recovery_vehicle",
            "domo",
            "laser_cutter",
            "transmitter_truck",
            "booster_mortar",
            "monobrake",
            "elevator_cars",
            "jet_air_transporter",
            "neutraliser_tractor",
            "magnetic_grabs",
            "sealing_device",
        ]
    )


@rule("TS-POD-06")
def test_pods_have_two_or_three_dice_and_store_one_symbol_but_domo_three() -> None:
    assert all(len(FACTS.dice[VEHICLES.index(pod)]) in (2, 3) for pod in PODS)
    assert {pod: FACTS.storage[VEHICLES.index(pod)] for pod in PODS} == dict.fromkeys(PODS, 1) | {"domo": 3}
    assert "two or three dice" in refused('[[vehicle]]\nid = "mole"\ndice = ["red"]')


@rule("TS-DICE-07")
def test_what_the_thunderbirds_can_store() -> None:
    assert FACTS.storage[:5] == (1, 2, 1, 1, 0)


@rule("TS-TABLE-01")
def test_there_are_five_places() -> None:
    position = at("1 d_f01")
    board = game.scene(game.view(position.s, 0)).board
    assert board is not None
    assert [space.id for space in board.spaces] == ["place-island", "place-1", "place-2", "place-3", "place-4"]
    tb5 = next(piece for piece in board.pieces if piece.id == "vehicle-tb5")
    brains = next(piece for piece in board.pieces if piece.id == "pilot-brains")
    assert (tb5.on, brains.on) == ("place-island", "place-island")


@rule("TS-TABLE-02")
def test_chains_whose_numbers_differ_by_one_are_adjacent() -> None:
    assert BY_ROAD == [[], [2], [1, 3], [2, 4], [3]]
    assert [[are_adjacent(one, other) for other in range(5)] for one in (0, 1, 3)] == [
        [False, False, False, False, False],
        [False, False, True, False, False],
        [False, False, True, False, True],
    ]


@rule("TS-TABLE-03")
def test_a_slot_holds_at_most_one_card() -> None:
    for s, _, _ in lively("slots"):
        assert len(s.slots) == 5
        assert s.slots[0] == -1


@rule("TS-DICE-02")
def test_no_vehicle_of_a_pack_rolls_more_than_a_hand_can_hold() -> None:
    """A pilot may add a fourth die, and there the room for dice ends."""
    assert "3 dice at most" in refused('[[vehicle]]\nid = "tb2"\ndice = ["white", "white", "red"]')


def test_an_unknown_card_is_named_with_what_is_near() -> None:
    told = refused('[[civilian]]\nid = "c_29"\norigin = "public"')
    assert 'civilian "c_29" is unknown' in told
    assert "c_2" in told.split("unknown")[1]
