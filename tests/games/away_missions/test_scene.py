"""The table as it is seen: the map, the sheets, the mission, chances of success, and what the Aliens are up to."""

import tomllib
from typing import Any

import pytest

from coffret.games.away_missions import game
from coffret.games.away_missions.cards import DEADLINE
from coffret.games.away_missions.chances import percent
from coffret.games.away_missions.names import SCENARIOS, TILES
from coffret.kernel import Outcome
from coffret.kernel.outlook import outlook
from coffret.kernel.scene import Badge, Card, Piece, Remark, Scene, Space, elements
from coffret.kernel.text import Message
from coffret.testing import Position, rule
from coffret.testing.walk import walk
from tests.games.away_missions.support import FACTS, amount, at, place
from tests.games.away_missions.test_scenario_files import EXAMPLE

CREW = "captain@9(seat1)[ray-gun] chief@9(seat1)"


def seen(text: str) -> Scene:
    return game.scene(game.view(at(text).s, 0))


def part(scene: Scene, id: str) -> Any:
    return elements(scene)[id]


def signs(piece: Piece) -> list[str]:
    return [badge.sign for badge in piece.badges if isinstance(badge, Badge)]


def feed(scene: Scene, id: str) -> list[Message]:
    return next(it for it in scene.feeds if it.id == id).lines


def remark(table: Position, notation: str) -> Remark:
    found = game.remark(game.view(table.s, 0), table.read(notation))
    assert found is not None
    return found


# The map


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


# Sheets and cards


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


# Chances


@rule("AM-DICE-01", "AM-DICE-03")
@pytest.mark.parametrize(("dice", "chance"), [(0, 0), (1, 30), (2, 51), (3, 66), (5, 83)])
def test_three_faces_in_ten_succeed(dice: int, chance: int) -> None:
    assert percent(dice) == chance


def test_an_attack_tells_its_dice_and_chance_and_shows_what_the_weapon_reaches() -> None:
    table = at(f"{CREW} | tiles all | aliens saucerman@8")
    said = remark(table, "attack ray-gun:saucerman-1")
    assert said.hint is not None
    assert said.hint.args == {"number": 4, "percent": 76}
    assert set(said.shows) == {"place-9", "place-8", "place-13"}  # to the north-west is a closed hatch


def test_an_iq_action_counts_what_helps_it() -> None:
    table = at("doctor@9[first-aid-kit] chief@9(hp3) | tiles all")
    said = remark(table, "heal chief")
    assert said.hint is not None
    assert said.hint.args["number"] == 7


def test_a_move_to_aliens_is_dangerous() -> None:
    table = at(f"{CREW} | tiles all | aliens saucerman@8")
    assert remark(table, "move 8").danger
    assert not remark(table, "move 13").danger


def test_the_dice_lie_on_the_table_until_others_are_thrown() -> None:
    table = at(f"{CREW} | tiles all | aliens saucerman@8").does("attack ray-gun:saucerman-1").rolls("throw 9,9,8,2")
    scene = game.scene(game.view(table.s, 0))
    assert [die.face for die in scene.dice] == [9, 9, 8, 2]
    assert scene.throw is not None
    assert (scene.throw.total, scene.throw.target, scene.throw.passed) == (1, 1, True)


# What will they do?


def plan(text: str, figure: str) -> tuple[str, dict[str, Any]]:
    note = part(seen(text), f"alien-{figure}").note
    return note.id, note.args


def test_the_path_of_an_alien_and_whom_it_attacks() -> None:
    text = f"{CREW} | tiles all | aliens sentinel@6, saucerman@8, thrall@7"
    assert plan(text, "saucerman-1") == ("plan-attacks", {"rocketeer": 0})
    assert plan(text, "thrall-1") == ("plan-moves", {"path": (7,)})
    assert plan(text, "sentinel-1")[0] == "plan-moves"


def test_a_tap_on_an_alien_tells_its_health_its_speed_and_its_dice() -> None:
    scene = seen(f"{CREW} | tiles all | aliens sentinel@6(hp2), saucerman@8, brain@7")

    def told(figure: str) -> list[str]:
        piece = part(scene, f"alien-{figure}")
        return [game.words("en").tell(fact) for fact in piece.fields.values()]

    assert told("saucerman-1") == ["HP: 1 of 1", "Moves 1 tile a turn", "Attacks with 2 dice, range 1; 1, 2 or 3 hits"]
    assert told("brain-1")[1:] == ["Does not move", "Attacks without dice, range 2"]
    assert told("sentinel-1")[0] == "HP: 2 of 3"


def test_what_aliens_will_do_is_drawn_as_arrows() -> None:
    board = seen(f"{CREW} | tiles all | aliens sentinel@6, saucerman@8, thrall@7, thrall@9(stunned)").board
    assert board is not None
    ways = {way.piece: (way.path, way.target) for way in board.ways}
    assert ways["alien-saucerman-1"] == ([], "rocketeer-captain")
    assert ways["alien-thrall-1"] == (["place-8"], "")
    assert ways["alien-sentinel-1"][0]
    assert "alien-thrall-2" not in ways


def test_a_rocketeer_knows_how_many_will_attack() -> None:
    scene = seen(f"{CREW} | tiles all | aliens saucerman@8, saucerman@8, thrall@7")
    note = part(scene, "rocketeer-captain").note
    assert (note.id, note.args) == ("note-attacks", {"number": 2})


def test_a_stunned_alien_does_nothing() -> None:
    assert plan(f"{CREW} | tiles all | aliens saucerman@8(stunned)", "saucerman-1")[0] == "plan-stunned"


def test_where_chance_decides_the_plan_says_perhaps() -> None:
    told = [plan(f"{CREW} | aliens sentinel@{number}", "sentinel-1")[0] for number in (2, 3, 6, 7, 11, 15)]
    assert "plan-perhaps" in told


def test_equal_plans_are_one_line() -> None:
    scene = seen(f"{CREW} | tiles all | aliens saucerman@8, saucerman@8, bug@7")
    assert [line.args["count"] for line in feed(scene, "plans")] == [2, 1]


def test_looking_ahead_changes_nothing() -> None:
    table = at(f"{CREW} | tiles all | aliens saucerman@8, sentinel@6, bug@3")
    before = game.write_state(table.s)
    game.scene(game.view(table.s, 0))
    assert game.write_state(table.s) == before


def test_the_plan_is_what_happens_when_all_attacks_miss() -> None:
    table = at(f"{CREW} | tiles all | unseen_alarms 0 | unseen_quiet 0 | aliens sentinel@6, saucerman@3, thrall@4")
    notes = {it.id: it.note for it in game.scene(game.view(table.s, 0)).board.pieces if it.note}  # type: ignore[union-attr]
    table.does("end-turn", "end-turn")
    while table.asked == -1:
        table.step(table.read("throw " + ",".join(["9"] * table.s.rolls[-1].dice)), -1)
    for id, note in notes.items():
        figure = id.removeprefix("alien-")
        standing = part(game.scene(game.view(table.s, 0)), f"alien-{figure}").on
        if note is not None and "path" in note.args:
            assert standing == f"place-{note.args['path'][-1] + 1}"


# The mission


def mission(text: str) -> list[tuple[str, Any]]:
    return [(line.id, getattr(line.args.get("what"), "id", "")) for line in feed(seen(text), "mission")]


def test_objectives_with_their_progress() -> None:
    assert mission(CREW)[:2] == [("objective-open", "objective-task"), ("objective-open", "objective-gather")]
    done = mission(f"{CREW} | unseen_markers 0")
    assert done[:2] == [("objective-met", "objective-task"), ("objective-met", "objective-gather")]


def test_before_the_start_nobody_is_where_the_crew_must_gather() -> None:
    table = Position(game, game.start(1, {"scenario": "jailbreak"})).does("enlist captain", "enlist chief")
    gather = feed(game.scene(game.view(table.s, 0)), "mission")[1].args["what"]
    assert isinstance(gather, Message)
    assert (gather.id, gather.args["count"]) == ("objective-gather", 0)


def test_what_the_face_down_discoveries_hide_for_certain_is_told_until_it_is_found() -> None:
    scene = seen("captain@11 chief@11 | scenario boarding-party | schematic_slots 3 | mysterium_slots 0")
    promised = [
        (line.id, line.args.get("number"))
        for line in feed(scene, "mission")
        if line.id in ("rule-schematics", "rule-mysterium")
    ]
    assert promised == [("rule-schematics", 3)]


@pytest.mark.parametrize(("markers", "sealed"), [("8", True), ("-", False)])
def test_a_seal_is_told_while_it_holds(markers: str, sealed: bool) -> None:
    text = f"captain@8 chief@7 | scenario jailbreak | tiles 8 security-office | markers {markers} | unseen_markers 0"
    assert ("rule-seal" in [line.id for line in feed(seen(text), "mission")]) == sealed


@pytest.mark.parametrize("scenario", SCENARIOS[:10])
def test_every_mission_can_be_told_in_both_languages(scenario: str) -> None:
    table = Position(game, game.start(1, {"scenario": scenario, "level": "admiral"}))
    table.does("enlist captain", "enlist chief", "ready", "ready")
    for flag in (False, True):
        table.s.red_alert = flag
        for language in ("en", "fr"):
            words = game.words(language)
            for line in feed(game.scene(game.view(table.s, 0)), "mission"):
                assert "$" not in words.tell(line)


def test_a_mission_of_ones_own_is_told_in_its_own_words() -> None:
    raw = tomllib.loads(EXAMPLE)["scenario"][0]
    facts = game.make_facts(game.content({"scenario": {raw["id"]: raw}}, "mine.toml"))
    state = game.start(1, {"scenario": "own"}, facts)
    story, mission = game.scene(game.view(state, 0)).feeds[:2]
    assert mission.label is not None
    assert [game.words(language).tell(mission.label) for language in ("en", "fr")] == [
        "The Lost Beacon",
        "La balise perdue",
    ]
    assert game.words("fr").tell(story.lines[0]).startswith("Une balise")
    state.outcome = Outcome((), "AM-GOAL-07", "lost", 3)
    assert "dark" in game.words("en").tell(game.scene(game.view(state, 0)).feeds[0].lines[0])
    state.outcome = Outcome((0,), "AM-GOAL-05", "won", 3)
    assert "phare" in game.words("fr").tell(game.scene(game.view(state, 0)).feeds[0].lines[0])


def test_a_mission_of_ones_own_need_not_tell_a_story() -> None:
    raw = tomllib.loads(EXAMPLE)["scenario"][0]
    del raw["story"], raw["title"], raw["won"], raw["lost"]
    facts = game.make_facts(game.content({"scenario": {raw["id"]: raw}}, "mine.toml"))
    state = game.start(1, {"scenario": "own"}, facts)
    assert [feed.id for feed in game.scene(game.view(state, 0)).feeds] == ["mission", "plans"]


@pytest.mark.parametrize("scenario", SCENARIOS[:10])
def test_every_mission_has_a_briefing_and_two_endings_in_both_languages(scenario: str) -> None:
    state = game.start(1, {"scenario": scenario})
    told = []
    for outcome in (None, Outcome((0,), "AM-GOAL-05", "won", 5), Outcome((), "AM-GOAL-07", "lost", 5)):
        state.outcome = outcome
        story = game.scene(game.view(state, 0)).feeds[0]
        assert story.id == ("report" if outcome else "story")
        told += [game.words(language).tell(story.lines[0]) for language in ("en", "fr")]
    assert len(set(told)) == 6
    assert all(len(text) > 100 for text in told)


def test_the_story_is_first_before_the_play_and_last_in_it() -> None:
    assert [one.id for one in game.scene(game.view(game.start(1, {}), 0)).feeds] == ["story", "mission", "plans"]
    assert [one.id for one in seen(CREW).feeds] == ["mission", "plans", "story"]


def panel(text: str, language: str = "en") -> str:
    """The mission panel in words."""
    words = game.words(language)
    return "\n".join(words.tell(line) for line in feed(seen(text), "mission"))


TRILON = "captain@13 chief@13 | scenario trilon | tiles 9 trilon-node-a, 22 trilon-node-b, 1 trilon-node-c, all"


def test_on_trilon_the_panel_tells_when_red_alert_draws_begin() -> None:
    nodes = "Trilon Node A, Trilon Node B, Trilon Node C"
    assert f"That begins once these markers are gone: {nodes}." in panel(f"{TRILON} | markers 9")
    assert "That begins" not in panel(f"{TRILON} | markers -")


def test_the_galactic_overlord_draws_aliens_and_the_panel_says_so() -> None:
    assert "draw an Alert! token" in panel(f"{CREW} | level admiral")
    assert "draw an Alien token" in panel(f"{CREW} | level galactic-overlord")
    planet = "captain@15 chief@15 | scenario invisible-planet | dock 15"
    assert "for certain" not in panel(planet)
    assert "in Red Alert it brings Aliens for certain" in panel(f"{planet} | level galactic-overlord")


def test_the_panel_tells_what_a_task_asks_of_who_tries_it() -> None:
    told = panel(f"{TRILON} | markers 9")
    assert "(each Rocketeer once in a turn)" in told
    assert "(with the whole crew there)" in told
    assert "(weapons hurt it too)" in panel("captain@1 chief@1 | scenario tunnel-of-terror")


def test_the_panel_tells_where_aliens_muster() -> None:
    assert "An Alarm brings its Aliens to the Mine Shaft (hex 10)." in panel(CREW)
    planet = "captain@15 chief@15 | scenario invisible-planet | dock 15 | tiles {}"
    assert "the face-up tile closest to hex" in panel(planet.format("-"))
    assert "An Alarm brings its Aliens to Cloak Generator A (hex 11)." in panel(planet.format("11 cloak-generator-a"))
    assert "to the closest of Trilon Node A (hex 9), " in panel(TRILON)
    jail = "captain@9 chief@9 | scenario jailbreak | tiles all | flags {}"
    assert "Aliens to the Hangar" in panel(jail.format("-"))
    assert "Its Aliens come to the Guard Room" in panel(jail.format("-"))
    assert "Aliens to the Guard Room" in panel(jail.format("red_alert"))


def test_the_panel_tells_that_red_alert_doubles_the_spawn() -> None:
    text = "captain@15 chief@15 | scenario sleeper-ship | tiles 20 sleep-bay-a | markers 20 | flags {}"
    assert "War Thrall × 1 after every Alien Turn, × 2 in Red Alert." in panel(text.format("-"))
    assert "War Thrall × 2 after every Alien Turn." in panel(text.format("red_alert"))


def test_the_panel_counts_what_is_left_to_clear_and_to_hold_out() -> None:
    ship = "captain@15 chief@15 | scenario sleeper-ship | unseen_markers 0 | aliens {}"
    assert "○ Clear the map of every War Thrall (2 left)" in panel(ship.format("war-thrall@9, war-thrall@9"))
    found = "captain@15 chief@15 | scenario sleeper-ship | unseen_markers 0 | tiles 20 sleep-bay-a | markers 20"
    assert "○ Clear the map of every War Thrall (0 left)" in panel(found)
    planet = "captain@15 chief@15 | scenario invisible-planet | dock 15 | unseen_markers 0 | work 1, {}"
    assert "○ Then hold out: 2 Alien Turns to go" in panel(planet.format(2))
    assert "○ Then hold out: 1 Alien Turn to go" in panel(planet.format(1))


def test_a_deadline_is_told_and_limits_the_clock() -> None:
    text = "captain@20 chief@20 | scenario rocketship-rescue | dock 20 | turn 3"
    last = amount("rocketship-rescue", DEADLINE)
    assert f"by the end of game turn {last}" in panel(text)
    assert next(meter for meter in seen(text).meters if meter.id == "turn").limit == last


def test_a_danger_that_spreads_is_told_with_its_reach() -> None:
    text = "captain@13 chief@13 | scenario saucer-wreck | turn {}"
    assert "within 1 of the Engine Room" in panel(text.format(3))
    assert "within 3 of the Engine Room" in panel(text.format(7))
    assert "It spreads by one tile every 2 game turns." in panel(text.format(7))


# What options touch


@pytest.mark.parametrize(
    ("text", "notation", "touched"),
    [
        (
            "aliens saucerman@8, saucerman@8",
            "attack ray-gun:saucerman-1",
            ["item-ray-gun", "alien-saucerman-1", "alien-saucerman-2"],
        ),
        ("turn 1", "move 8", ["place-8"]),
        ("turn 1", "breathe", ["oxygen-captain"]),
        ("turn 1", "drop ray-gun", ["item-ray-gun"]),
        ("lying flag@9", "pick-up flag", ["item-flag"]),
    ],
)
def test_what_an_option_touches(text: str, notation: str, touched: list[str]) -> None:
    table = at(f"{CREW} | tiles all | {text}")
    assert notation in table.options()
    assert game.touches(game.view(table.s, 0), table.read(notation)) == touched


def test_to_open_a_hatch_is_to_touch_it() -> None:
    table = at(f"{CREW} | tiles all")
    touched = game.touches(game.view(table.s, 0), table.read("open nw"))
    edge = part(game.scene(game.view(table.s, 0)), touched[0])
    assert {edge.space, edge.other} == {"place-9", f"place-{place(-1, 0)}"}


@pytest.mark.parametrize("scenario", SCENARIOS[:10])
def test_all_that_options_touch_and_show_is_there(scenario: str) -> None:
    for number, moment in enumerate(walk(game, 2, f"scene {scenario}", {"scenario": scenario, "crew": 3})):
        if number % 13 == 0 and moment.decision.seat >= 0:
            look = outlook(game, moment.state, moment.decision.seat)
            there = set(elements(look.scene))
            for choice in look.choices:
                assert set(choice.touches) <= there
                assert choice.remark is None or set(choice.remark.shows) <= there


BRIDGE = "captain@11 chief@11 | scenario boarding-party"


def test_the_panel_tells_whom_red_alert_brings_in_addition() -> None:
    assert "every Alert! that brings Aliens also brings a Thrall to the Bridge." in panel(BRIDGE)
    assert "chaque alerte qui amène des Aliens ajoute un Thrall sur la passerelle." in panel(BRIDGE, "fr")
    line = Message("red-reinforce", {"kind": 5, "tile": TILES.index("bridge"), "number": 2})
    assert game.words("en").tell(line).endswith("also brings War Thrall × 2 to the Bridge.")


def test_the_panel_names_the_marker_that_holds_a_seal() -> None:
    jail = "captain@8 chief@7 | scenario jailbreak | tiles 8 security-office | markers 8 | unseen_markers 0"
    assert "The hatches of the Hangar stay sealed until the marker of the Security Office is gone." in panel(jail)
    told = "Les sas autour du hangar restent scellés tant que le marqueur du poste de sécurité est là."
    assert told in panel(jail, "fr")


def test_in_french_an_alarm_is_called_alarme() -> None:
    assert "Une alarme amène ses Aliens ici" in panel(BRIDGE, "fr")
