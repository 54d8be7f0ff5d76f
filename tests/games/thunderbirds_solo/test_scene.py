"""The table as it is seen: chains, calls, dangers, crews, dice and chances; and what options touch."""

from typing import Any

import pytest

from coffret.games.thunderbirds_solo import game
from coffret.kernel.outlook import outlook
from coffret.kernel.scene import Card, Piece, Scene, Zone
from coffret.kernel.text import Message
from coffret.testing import Position
from tests.games.thunderbirds_solo.support import RESCUE, at, calls, roll


def scene(position: Position) -> Scene:
    return game.scene(game.view(position.s, 0))


def zone(seen: Scene, id: str) -> Zone:
    return next(it for it in seen.zones if it.id == id)


def card(seen: Scene, id: str) -> Card:
    return next(it for zone in seen.zones for it in zone.cards if it.id == id)


def piece(seen: Scene, id: str) -> Piece:
    assert seen.board is not None
    return next(it for it in seen.board.pieces if it.id == id)


def say(message: Any) -> str:
    assert isinstance(message, Message)
    return game.words("en").tell(message)


def test_only_the_symbols_of_a_cards_position_are_lit() -> None:
    seen = scene(at("1 d_f07 c_01 d_f01"))
    assert card(seen, "card-d_f01").lit == ["set-3"]
    assert card(seen, "card-d_f01").dim == ["set-1", "set-2", "set-4"]
    assert say(card(seen, "card-d_f01").fields["set-3"]) == "✓ place 3: fire, trapped"
    assert card(seen, "card-d_f07").lit == ["set-1"]


def test_a_call_lights_nothing_and_says_what_it_would_do() -> None:
    seen = scene(at("1 d_f01 | call 1 d_f02"))
    assert card(seen, "card-d_f02").lit == []
    assert card(seen, "card-d_f02").dim
    assert say(card(seen, "card-d_f02").fields["threat"]) == "joins the chain"


@pytest.mark.parametrize(
    ("text", "threat"),
    [
        ("1 d_f01 | call 1 c_01", "joins the chain"),
        ("1 d_f01 d_f02 d_f03 d_f04 | call 1 c_01", "overflows the chain!"),
        ("2 d_f01 | call 1 c_01 | lady 1 air", "makes way for a Disaster"),
        ("1 d_f01 c_02 | call 1 h_01", "stopped by Lady Penelope"),
        ("1 d_f01 c_02 | call 1 h_01 | lady 3 air", "influences a Civilian"),
        ("1 d_f01 c_02 | call 1 x_h03 | lady 3 air", "influences a Civilian and brings another card"),
        ("1 d_f01 | call 1 h_01 | lady 3 air", "brings another card"),
        ("1 d_f01 | call 1 h_07 | lady 3 air", "costs a Pod"),
        ("1 d_f01 | call 1 h_10 | lady 3 air", "tampers with the controls"),
    ],
)
def test_what_each_call_threatens(text: str, threat: str) -> None:
    seen = scene(at(text))
    assert say(zone(seen, "call-1").cards[0].fields["threat"]) == threat


@pytest.mark.parametrize(
    ("text", "kind", "danger"),
    [
        ("1 d_f01 d_f02 d_f03 | call 1 d_t01", "chain", False),
        ("1 d_f01 d_f02 d_f03 d_f04", "chain-full", False),
        ("1 d_f01 d_f02 d_f03 d_f04 | call 1 h_01 | lady 3 air", "chain-risk", False),
        ("1 d_f01 d_f02 d_f03 d_f04 | call 1 d_t01", "chain-danger", True),
    ],
)
def test_a_chain_that_would_overflow_is_marked(text: str, kind: str, danger: bool) -> None:
    seen = scene(at(text))
    assert seen.board is not None
    assert (seen.board.spaces[1].kind, seen.board.spaces[1].danger) == (kind, danger)
    assert zone(seen, "chain-1").danger is danger


def test_vehicles_stand_at_their_chain_with_their_pilots_and_what_they_store() -> None:
    seen = scene(at("1 d_f01 | crew alan mole, virgil tb2 | at tb2 3 | hold mole | stored tb2 white_fire | down alan"))
    assert piece(seen, "vehicle-tb2").on == "place-3"
    assert piece(seen, "vehicle-mole").on == "place-3"
    assert piece(seen, "pilot-alan").on == "vehicle-mole"
    assert [getattr(badge, "sign", "") for badge in piece(seen, "vehicle-tb2").badges] == ["fire"]
    assert [badge.id for badge in piece(seen, "pilot-alan").badges if isinstance(badge, Message)] == ["badge-face-down"]


def test_dice_say_what_they_were_laid_on() -> None:
    position = roll("1 d_t01 d_f01 | crew virgil tb1 | at tb1 1 | down virgil", "rescue tb1", "collapse,wild")
    assert [die.face for die in scene(position).dice] == ["collapse", "wild"]
    position.does("discard 1_2")
    notes = [say(die.note) for die in scene(position).dice]
    assert notes == ["laid on “Mine lift jammed”", "laid on “Refinery blaze”"]


def test_the_chance_of_every_vehicle_is_shown_before_one_is_sent() -> None:
    seen = scene(at("1 d_f01 | crew alan tb1 | display mole,domo,firefly"))
    found = card(seen, "card-d_f01")
    assert say(found.note).endswith(
        "Chances in one roll, with the skills of whoever is aboard: Thunderbird 4: 83%, The Mole: 83%, "
        "Thunderbird 2 (orange): 78%, Domo: 75%, Thunderbird 1: 63%, Thunderbird 3: 54%, Firefly: 54%."
    )


def test_the_number_on_a_disaster_is_the_chance_of_who_is_there_and_no_other() -> None:
    seen = scene(at("1 d_f01 | 2 d_f02 | crew alan tb1 | at tb1 1 | display mole,domo,firefly"))
    assert say(card(seen, "card-d_f01").hint) == say(piece(seen, "vehicle-tb1").hint)
    assert card(seen, "card-d_f02").hint is None  # nobody is there yet; the best of all are told in the note


def test_a_disaster_tells_what_it_asks_for_at_each_place_and_that_it_moves_up() -> None:
    found = card(scene(at("1 d_f01 d_f02")), "card-d_f02")
    assert say(found.fields["set-2"]).startswith("✓ place 2: ")
    assert say(found.fields["set-1"]).startswith("○ place 1: ")
    assert say(found.note).startswith("A Disaster asks only for the symbols of the place where it lies.")


def test_an_option_to_fly_or_to_rescue_says_its_best_chance() -> None:
    position = at("1 d_f01 | 2 x_d02 | crew alan tb1, virgil tb2 | at tb2 1")
    said = {choice.notation: choice.remark for choice in outlook(game, position.s, 0).choices}
    assert say(said["fly tb1:1"].hint) == "63%"  # type: ignore[union-attr]
    assert said["fly tb1:2"].hint.args == {"percent": 1}  # type: ignore[union-attr]
    assert said["fly tb1:3"] is None
    position.does("end-dispatch")
    said = {choice.notation: choice.remark for choice in outlook(game, position.s, 0).choices}
    assert say(said["rescue-with orange"].hint) == "100%"  # type: ignore[union-attr]


def test_sending_a_vehicle_away_from_its_stored_symbols_warns_that_they_are_lost() -> None:
    """TS-DISP-16"""
    position = at("1 d_f01 | 2 d_f02 | crew alan tb3, virgil tb2 | at tb3 1, tb2 2 | stored tb3 white_fire")
    said = {choice.notation: choice.remark for choice in outlook(game, position.s, 0).choices}
    away, other = said["fly tb3:2"], said["fly tb2:1"]
    assert away is not None
    assert other is not None
    assert away.danger
    assert not other.danger
    assert say(away.hint).endswith("%, loses its stored symbol")
    island = said["fly tb3:island"]
    assert island is not None
    assert say(island.hint) == "loses its stored symbol"


def test_an_option_to_discard_shows_the_dice_that_would_serve() -> None:
    position = roll("1 d_t01 d_f01 | crew virgil tb2 | at tb2 1 | down virgil", "rescue-with red", "collapse,wild,fire")
    said = {choice.notation: choice for choice in outlook(game, position.s, 0).choices}
    assert said["discard 1"].remark.shows == ["die-1"]  # type: ignore[union-attr]
    assert said["keep 1_2:fire"].remark.shows == ["die-1", "die-2", "die-3"]  # type: ignore[union-attr]
    dice = ["die-1", "die-2", "die-3"]
    assert said["keep 1_2:fire"].touches == [*dice, "card-d_t01", "card-d_f01", "vehicle-tb2"]
    assert said["discard 1"].touches == ["die-1", "card-d_t01"]  # a die is dragged onto its Disaster


def test_the_best_laying_is_proposed_with_what_comes_of_it() -> None:
    """TS-CHAIN-05"""
    position = roll("1 d_t01 d_f01 | crew virgil tb2 | at tb2 1 | down virgil", "rescue-with red", "collapse,wild,fire")
    said = {choice.notation: choice.remark for choice in outlook(game, position.s, 0).choices}
    options = [position.read(notation) for notation in said]
    best, *others = game.ranks(game.view(position.s, 0), options)
    assert {best, *others} == set(options)
    assert best == position.read("discard 1_2")
    assert "moves up, to place 1" in say(said["discard 1"].reason)  # type: ignore[union-attr]
    assert "moves up" not in say(said["keep 1_2:fire"].reason)  # type: ignore[union-attr]
    assert said["discard none"].reason is None  # type: ignore[union-attr]


def test_answering_is_marked_when_a_chain_would_overflow() -> None:
    position = at("1 d_f01 d_f02 d_f03 d_f04 | 2 d_w01 | call 1 d_t01 | now begin-turn")
    said = {choice.notation: choice.remark for choice in outlook(game, position.s, 0).choices}
    assert said["answer"] is not None
    assert said["answer"].danger


def test_options_touch_what_they_are_about() -> None:
    position = at("1 d_f01 | crew alan tb1 | display mole,domo,firefly")
    view = game.view(position.s, 0)
    for notation, touched in (
        ("fly tb1:2", ["vehicle-tb1", "place-2"]),
        ("board scott:tb3", ["pilot-scott", "vehicle-tb3"]),
        ("load mole:scott", ["pilot-scott", "pod-mole", "vehicle-tb2"]),
        ("load tb4:scott", ["pilot-scott", "vehicle-tb4", "vehicle-tb2"]),
        ("replace domo", ["pod-domo"]),
        ("leave alan", ["pilot-alan", "place-island"]),
    ):
        assert game.touches(view, position.read(notation)) == touched


PAIR = "crew virgil tb2, gordon tb3 | at tb2 1, tb3 1 | down virgil,gordon"


@pytest.mark.parametrize(
    ("text", "rolled", "choice", "touched"),
    [
        (
            "1 x_d02",
            "fire,flood,fire",
            "keep none:fire",
            {"set-aside 1": ["die-1", "vehicle-tb2"], "set-aside 3": ["die-3", "vehicle-tb2"]},
        ),
        (
            "1 d_f07 | stored tb2 white_fire, tb3 purple_fire",
            "fire,hazard,hazard",
            "discard 1",
            {"use tb2:white:fire": ["vehicle-tb2"], "use tb3:purple:fire": ["vehicle-tb3"]},
        ),
        (
            "1 d_f07 d_t01 | stored tb2 white_fire, tb3 white_trapped",
            "fire,wild,hazard",
            "discard 1_2",
            {"spend fire": ["vehicle-tb2"], "spend trapped": ["vehicle-tb3"]},
        ),
        (
            "1 x_d01 | stored tb2 white_fire, tb2 red_fire",
            "flood,flood,hazard",
            "keep none:hazard",
            {"drop white:fire": ["vehicle-tb2"], "drop red:fire": ["vehicle-tb2"]},
        ),
    ],
)
def test_questions_about_dice_are_answered_by_pointing_at_them(
    text: str, rolled: str, choice: str, touched: dict[str, list[str]]
) -> None:
    position = at(f"{text} | {PAIR} | {RESCUE}").does("rescue-with red").rolls(f"dice {rolled}").does(choice)
    assert {each.notation: each.touches for each in outlook(game, position.s, 0).choices} == touched


def test_the_expert_points_at_a_vehicle_and_at_the_supply() -> None:
    position = at(f"1 d_f07 | {PAIR} | now expert then lady-moves then end-turn")
    assert game.touches(game.view(position.s, 0), position.read("place tb3:red:fire")) == ["vehicle-tb3", "supply-red"]


def test_the_phase_is_told() -> None:
    position = calls("1 d_f01 | crew virgil tb1 | at tb1 1")
    seen = [say(scene(position).seats[0].badges[1])]
    for choice in ("end-dispatch", "end-rescues"):
        position.does(choice)
        seen.append(say(scene(position).seats[0].badges[1]))
    assert seen == ["dispatch", "rescues", "Lady Penelope"]
