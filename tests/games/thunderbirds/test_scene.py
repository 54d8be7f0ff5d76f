"""The table as it is seen: where everything lies, what counts now, and the chance of a Rescue."""

import re
from importlib.resources import files
from typing import Any

import pytest

from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.chances import open_rescue
from coffret.games.thunderbirds.drama import opening
from coffret.games.thunderbirds.names import CARDS, TOKENS
from coffret.kernel.scene import Card, Piece, Scene
from coffret.kernel.text import Message
from coffret.testing import Position, rule
from tests.games.thunderbirds.support import at, lively


def scene(text: str) -> Scene:
    return game.scene(game.view(at(text).s, 0))


def piece(text: str, id: str) -> Piece:
    board = scene(text).board
    assert board is not None
    return next(it for it in board.pieces if it.id == id)


def say(message: Any) -> str:
    assert isinstance(message, Message)
    return game.words("en").tell(message)


def card(seen: Scene, id: str) -> Card:
    return next(it for zone in seen.zones for it in zone.cards if it.id == id)


def field(seen: Scene, id: str, name: str) -> Any:
    value = card(seen, id).fields[name]
    return (value.id, value.args) if isinstance(value, Message) else value


def test_people_sit_in_machines_and_machines_stand_in_regions_or_in_the_hold() -> None:
    text = "scott virgil | at tb2 asia | hold tb4"
    assert piece(text, "person-gordon").on == "machine-tb4"
    assert piece(text, "machine-tb4").on == "machine-tb2"
    assert piece(text, "machine-tb2").on == "region-asia"


def test_a_disaster_card_says_which_bonuses_count_now() -> None:
    seen = scene("scott virgil | track 4 towering_ocean | at tb3 moon")
    assert field(seen, "disaster-towering_ocean", "bonus-1")[0] == "bonus-could-here"
    assert field(seen, "disaster-towering_ocean", "number") == ("field-number", {"number": 8})
    shown = card(seen, "disaster-towering_ocean")
    assert (shown.lit, shown.dim) == (["bonus-2"], ["bonus-1"])


def test_the_queue_shows_its_gaps_and_ends_at_the_skull() -> None:
    seen = scene("scott virgil | track 7 towering_ocean, 5 rockquake")
    track = next(zone for zone in seen.zones if zone.id == "track")
    assert [it.kind.partition("-")[0] for it in track.cards][:4] == ["skull", "disaster", "slot", "disaster"]
    assert [it.danger for it in track.cards][:4] == [False, True, False, False]


def test_the_chance_before_the_roll_stands_on_the_card_and_behind_the_option() -> None:
    position = at("scott virgil | track 1 towering_ocean")
    view = game.view(position.s, 0)
    hint = card(game.scene(view), "disaster-towering_ocean").hint
    remark = game.remark(view, position.read("rescue towering_ocean"))
    assert hint is not None
    assert remark is not None
    assert remark.hint is not None
    assert (hint.args, remark.hint.args) == ({"percent": 72}, {"percent": 72})


def told(position: Any) -> list[tuple[str, int]]:
    feed = next(it for it in game.scene(game.view(position.s, 0)).feeds if it.id == "chances")
    return [(line.id, line.args["percent"]) for line in feed.lines]


def test_each_token_and_card_at_hand_tells_how_it_would_change_the_chance() -> None:
    position = at("scott[WI underwater_sealing_unit] virgil | track 1 towering_ocean")
    assert told(position) == [
        ("chance-now", 72),
        ("chance-teamwork", 92),
        ("chance-reroll", 89),
        ("chance-card", 97),
        ("chance-all", 98),
    ]


def test_the_chance_from_the_dice_that_lie_there() -> None:
    position = at("scott[I] virgil | track 1 towering_ocean").does("rescue towering_ocean").rolls("dice 0:1")
    seen = game.scene(game.view(position.s, 0))
    assert told(position) == [("chance-now", 0), ("chance-reroll", 50)]
    assert [die.face for die in seen.dice] == ["H", 1]
    assert seen.throw is not None
    assert (seen.throw.total, seen.throw.target) == (5, 8)


def test_behind_a_reroll_stands_the_chance_with_that_die() -> None:
    position = at("scott[I] virgil | track 1 towering_ocean").does("rescue towering_ocean").rolls("dice 0:1")
    view = game.view(position.s, 0)
    remarks = [game.remark(view, position.read(f"reroll {die}")) for die in (1, 2)]
    assert [it.hint.args["percent"] for it in remarks if it and it.hint] == [50, 33]


def test_to_end_the_actions_is_dangerous_when_a_disaster_lies_before_the_skull() -> None:
    def danger(track: str) -> bool:
        position = at(f"scott virgil | track {track}")
        remark = game.remark(game.view(position.s, 0), position.read("end-actions"))
        return remark is not None and remark.danger

    assert (danger("7 towering_ocean"), danger("6 towering_ocean")) == (True, False)


def test_a_token_is_touched_to_be_used() -> None:
    position = at("scott[D] virgil")
    action = position.read("spend scott:determination")
    assert game.touches(game.view(position.s, 0), action) == ["token-scott-determination-1"]
    assert piece("scott[D] virgil", "token-scott-determination-1").on == "seat-1"


def test_the_scheme_says_what_is_there() -> None:
    seen = scene("lady_penelope[D] scott | scheme stolen_blueprints")
    assert field(seen, "scheme", "cost-2") == ("field-cost", {"token": 2, "region": 0, "number": 2, "held": 1})


def test_a_move_touches_the_machine_and_the_region() -> None:
    position = at("scott virgil")
    action = position.read("move asia")
    assert game.touches(game.view(position.s, 0), action) == ["machine-tb1", "region-asia"]


def ids(drawing: str) -> set[str]:
    text = files("coffret.games.thunderbirds").joinpath(drawing).read_text(encoding="utf-8")
    return set(re.findall(r' id="([^"]+)"', text))


def test_every_space_is_drawn_on_the_board() -> None:
    board = scene("scott virgil").board
    assert board is not None
    assert board.drawing == "board.svg"
    assert {space.id for space in board.spaces} <= ids("board.svg")


def test_every_piece_and_card_of_a_play_has_a_drawing() -> None:
    wanted = {f"meter-supply-{token}" for token in TOKENS}
    for s, _, _ in lively(3, "drawings"):
        seen = game.scene(game.view(s, 0))
        wanted |= {f"piece-{it.kind}" for it in (seen.board.pieces if seen.board else [])}
        wanted |= {f"card-{it.kind}" for zone in seen.zones for it in zone.cards if it.up}
    drawn = ids("icons.svg")
    assert {it for it in wanted if it not in drawn and it.rpartition("-")[0] not in drawn} == set()


ORDERED = "lady_penelope virgil | hood 5 | now follow-order virgil then take-turn lady_penelope"


@rule("TB-CHAR-08", "TB-PLAN-01")
@pytest.mark.parametrize(
    ("text", "hint", "danger"),
    [
        ("scott virgil", "hint-hood-advances", False),
        ("scott virgil | hood 5", "hint-hood-advances", True),
        ("lady_penelope virgil | hood 5", "hint-hood-stays", False),
        ("lady_penelope virgil | hood 5 | flags planned", "hint-hood-advances", True),
        ("lady_penelope virgil | aboard lady_penelope tb2", "hint-hood-advances", False),
        (ORDERED, "hint-hood-advances", True),
    ],
)
def test_behind_a_plan_stands_whether_the_hood_advances(text: str, hint: str, danger: bool) -> None:
    position = at(text)
    remark = game.remark(game.view(position.s, 0), position.read("plan"))
    assert remark is not None
    assert remark.hint is not None
    assert (remark.hint.id, remark.danger) == (hint, danger)
    before = position.s.hood
    position.does("plan", seat=position.asked).rolls(f"draw-card {CARDS[0]}")
    assert position.s.hood == before + (hint == "hint-hood-advances")


@rule("TB-FAB-13", "TB-RES-05")
@pytest.mark.parametrize("order", ["", "scott", "virgil"])
def test_the_chance_of_a_rescue_is_that_of_whoever_makes_it(order: str) -> None:
    first = {"": "scott virgil", "scott": "virgil scott", "virgil": "scott virgil"}[order]
    text = f"{first} | track 1 city_of_fire | at tb1 north_america, tb2 north_america"
    position = at(f"{text} | now follow-order {order} then take-turn {first.split()[0]}" if order else text)
    chance = game.remark(game.view(position.s, 0), position.read("rescue city_of_fire"))
    position.does("rescue city_of_fire", seat=position.asked)
    assert open_rescue(position.s) is not None
    assert chance == game.remark(game.view(position.s, 0), position.read("roll"))


def test_a_die_says_what_its_faces_are_and_names_the_hood() -> None:
    position = at("scott[I] virgil | track 1 towering_ocean").does("rescue towering_ocean").rolls("dice 0:1")
    hood, one = game.scene(game.view(position.s, 0)).dice
    assert say(hood.hint) == "the Hood"
    assert one.hint is None
    assert say(one.note) == (
        "Faces 1 to 5, and the Hood in place of the 6. "
        "A Hood face counts 0, and after the Rescue the Hood advances one space for each."
    )


def test_whoever_chooses_a_character_is_told_what_each_can_do() -> None:
    position = Position(game, game.start(2, {"characters": "chosen"}))
    view = game.view(position.s, 0)
    told = opening(view)
    assert told is not None
    assert [say(it.title) for it in told.portraits] == ["Scott", "Virgil", "Alan", "Gordon", "John", "Lady Penelope"]
    assert say(told.portraits[0].text).startswith("Rescue bonus: +2 for air. Aboard Thunderbird 1: ")
    remarks = [game.remark(view, position.read(f"choose {who}")) for who in ("gordon", "lady_penelope")]
    assert [say(it.hint) for it in remarks if it is not None] == ["+3 sea", "no bonus"]
    position.does("choose gordon")
    after = opening(game.view(position.s, 1))
    assert after is not None
    assert len(after.portraits) == 5  # who is taken is not to be had
