"""The table as it is seen: the map, the sheets and cards."""

import pytest

from coffret.games.away_missions import game
from coffret.kernel.scene import Card, Piece, Space, elements
from coffret.kernel.text import Message
from coffret.testing import Position
from tests.games.away_missions.seeing import CREW, part, seen, signs
from tests.games.away_missions.support import FACTS, at, place


def test_neighbouring_tiles_touch_as_hexes_with_a_flat_side_above_do() -> None:
    scene = seen(CREW)
    here, north, east = (part(scene, f"place-{place(*at)}") for at in ((0, 0), (0, -1), (1, -1)))
    assert scene.board is not None
    assert scene.board.form == "flat"
    assert (north.x - here.x, north.y - here.y) == (0, -1)
    assert (east.x - here.x, east.y - here.y) == (0.866, -0.5)


def test_unscanned_tiles_are_dark() -> None:
    scene = seen(f"{CREW} | tiles 8 tile-3")
    dark: Space = part(scene, "place-7")
    vent: Space = part(scene, "place-8")
    hall: Space = part(scene, "place-9")
    assert [(it.dark, it.kind) for it in (dark, vent, hall)] == [(True, "dark"), (False, "vent"), (False, "airlock")]


def test_a_hatch_lies_on_its_border_in_its_state() -> None:
    scene = seen(f"{CREW} | tiles all | hatches 9n locked")
    edge = next(it for it in scene.board.edges if {it.space, it.other} == {"place-9", "place-8"})  # type: ignore[union-attr]
    assert edge.kind == "locked"


def test_only_borders_with_a_hatch_have_one() -> None:
    scene = seen(f"{CREW} | tiles all")
    assert scene.board is not None
    assert {it.kind for it in scene.board.edges} == {"closed"}


def test_rocketeers_show_health_oxygen_and_what_ails_them() -> None:
    scene = seen("captain@9(hp2 o1 mind-standard pinned) chief@9 | tiles all | aliens war-thrall@9(holds-captain)")
    captain: Piece = part(scene, "rocketeer-captain")
    assert (captain.pips, captain.number, captain.danger) == ((2, 6), 1, True)
    assert signs(captain) == ["oxygen", "held", "pinned", "mind"]


def test_aliens_show_number_health_and_state() -> None:
    scene = seen(f"{CREW} | tiles all | aliens saucerman-3@8(stunned), sentinel@7(hp2 stagger2)")
    saucerman: Piece = part(scene, "alien-saucerman-3")
    sentinel: Piece = part(scene, "alien-sentinel-1")
    assert (saucerman.kind, saucerman.number, saucerman.pips, signs(saucerman)) == ("saucerman", 3, None, ["stunned"])
    assert (sentinel.pips, signs(sentinel)) == ((2, 3), ["staggered"])


def test_tokens_and_markers_lie_face_down_on_their_tiles() -> None:
    scene = seen(CREW)
    assert part(scene, f"token-alert-{place(-1, 0)}").on == f"place-{place(-1, 0)}"
    assert {f"token-alien-{place(0, -3)}", f"token-marker-{place(0, -3)}"} <= set(elements(scene))


def test_a_marker_shows_what_is_left_to_do() -> None:
    scene = seen("captain@2 chief@2 | scenario tunnel-of-terror | tiles 11 fear-engine | markers 11 | work 3, 0")
    assert part(scene, "marker-11").pips == (3, FACTS.scenarios[5].objectives[0].amount[0])


def test_all_docks_are_shown_while_the_shuttlecraft_may_choose() -> None:
    table = Position(game, game.start(1, {"scenario": "rocketship-rescue"}))
    table.does("enlist captain", "enlist chief", "ready", "ready")
    shown = set(elements(game.scene(game.view(table.s, 0))))
    assert {it.replace("dock ", "place-") for it in table.options()} <= shown


def test_an_item_is_a_card_with_its_charges_and_dice() -> None:
    scene = seen("captain@9[flame-gun:2 tools/u1] chief@9")
    gun: Card = part(scene, "item-flame-gun")
    tools: Card = part(scene, "item-tools")
    assert gun.kind == "weapon-flame-gun"
    assert [it.args for it in gun.fields.values() if isinstance(it, Message)][:2] == [
        {"number": 2, "limit": 3},
        {"dice": "– 4 – –"},
    ]
    assert tools.dim == list(tools.fields)


def test_components_lie_with_the_items() -> None:
    scene = seen("captain@9(wire2) chief@9")
    assert [card.id for zone in scene.zones for card in zone.cards] == ["part-captain-wire"]


def test_one_sees_the_ap_of_who_acts() -> None:
    table = at("captain@9(s1 x0 c1 mind-special) chief@9")
    meters = {it.id: it.value for it in game.scene(game.view(table.s, 0)).meters}
    assert (meters["standard-captain"], meters["special-captain"], meters["command-captain"]) == (1, 0, 1)
    assert "mind-captain" in meters
    assert "standard-chief" not in meters
    assert meters["hp-chief"] == 7


def test_turns_without_a_limit_are_counted_without_one() -> None:
    assert part(seen("captain@9 chief@9 | tiles all | flags may_concede"), "turn").limit is None
    assert part(seen("captain@9 chief@9 | tiles all"), "turn").limit == 40


@pytest.mark.parametrize(("who", "label"), [("captain", "meter-combat"), ("doctor", "meter-non-combat")])
def test_the_third_ap_is_called_by_what_it_pays_for(who: str, label: str) -> None:
    meters = {it.id: it.label for it in seen(f"{who}@9 chief@9").meters}
    assert getattr(meters[f"special-{who}"], "id", None) == label


def test_at_the_start_sheets_and_item_cards_lie_there_to_choose_from() -> None:
    table = Position(game, game.start(1))
    assert len(game.scene(game.view(table.s, 0)).zones[0].cards) == 6
    pool = game.scene(game.view(table.does("enlist captain", "enlist chief").s, 0)).zones[0]
    assert [card.id for card in pool.cards if card.hint] == [
        "item-atomic-rifle",
        "item-ray-gun",
        "item-scanner",
        "item-space-bandages",
    ]
