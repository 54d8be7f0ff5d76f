"""AM-SCEN: the ten scenarios, and what a scenario file of a user's own is told."""

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from coffret.games.away_missions import cards, entries, game
from coffret.games.away_missions.cards import FAR, HULL, Board, Scenario
from coffret.games.away_missions.entries import ScenarioEntry
from coffret.games.away_missions.missions import make_scenario
from coffret.games.away_missions.names import ALIENS, CARDS, SCENARIOS, TASKS, TILES
from coffret.games.away_missions.scenario_file import check_scenario, check_text, line_of, wrong_type
from coffret.kernel import ContentError
from coffret.kernel.grammar import NARROW
from coffret.testing import rule
from tests.games.away_missions.support import FACTS, scenario_of

PAGE = Path(__file__).parents[3] / "docs" / "scenarios.md"
EXAMPLE = re.findall(r"```toml\n(\[\[scenario\]\].*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
EVERY = pytest.mark.parametrize("scenario", FACTS.scenarios, ids=SCENARIOS[:10])


def clause(id: str, verb: int) -> cards.Clause:
    """The only clause of a scenario with this verb."""
    it = scenario_of(id)
    [found] = [one for one in (*it.objectives, *it.rules, *it.red_alert) if one.verb == verb]
    return found


def tiles(one: cards.Clause) -> list[str]:
    return [TILES[tile] for tile in one.tiles]


@rule("AM-SCEN-01", "AM-SCEN-03", "AM-SCEN-04")
def test_ten_scenarios_in_their_order() -> None:
    assert [it.id for it in FACTS.scenarios] == list(SCENARIOS[:10])
    assert [it.number for it in FACTS.scenarios] == list(range(1, 11))
    assert [it.difficulty for it in FACTS.scenarios] == [1, 2, 2, 3, 3, 4, 4, 4, 4, 5]


@rule("AM-SETUP-01", "AM-SETUP-02", "AM-SETUP-04")
@EVERY
def test_every_place_of_a_map_has_one_tile(scenario: Scenario) -> None:
    for size, row in enumerate(scenario.board):
        for dock, number in enumerate(row):
            places = [place for place, _, _ in scenario.fixed] + list(scenario.hidden[size])
            places += scenario.docks[dock : dock + 1]
            assert sorted(places) == [it for it in range(scenario.n) if (FACTS.boards[number].present >> it) & 1]


@rule("AM-TILE-08")
@EVERY
def test_every_map_is_in_one_piece(scenario: Scenario) -> None:
    for number in {number for row in scenario.board for number in row}:
        board = FACTS.boards[number]
        places = [place for place in range(board.n) if (board.present >> place) & 1]
        assert all(board.distance[one * board.n + other] < FAR for one in places for other in places)


@rule("AM-SETUP-05", "AM-SETUP-06", "AM-SETUP-07")
def test_two_scenarios_start_on_the_shuttlecraft_the_others_on_a_fixed_tile() -> None:
    docking = [it.id for it in FACTS.scenarios if it.start == HULL]
    assert docking == ["rocketship-rescue", "invisible-planet"]
    for it in FACTS.scenarios:
        for dock, place in enumerate(it.docks):
            assert len(FACTS.boards[it.board[0][dock]].around[place]) >= 2
        assert bool(it.docks) or (it.start, True) in [(place, up) for place, _, up in it.fixed]


@rule("AM-SETUP-04")
def test_only_the_trilon_nodes_are_fixed_face_down() -> None:
    down = [TILES[tile] for it in FACTS.scenarios for _, tile, up in it.fixed if not up]
    assert down == ["trilon-node-a", "trilon-node-b", "trilon-node-c"]


@rule("AM-SCEN-06")
def test_larger_crews_have_positions_that_smaller_ones_have_not() -> None:
    it = scenario_of("first-contact")
    assert it.hidden[0] == it.hidden[1]
    extra = {it.at[place] for place in set(it.hidden[3]) - set(it.hidden[2])}
    assert extra == {(2, -3), (2, -1)}
    boards = [FACTS.boards[row[0]] for row in it.board]
    assert [board.place(3, -3) == HULL for board in boards] == [True, True, False, False, False]
    assert [board.place(2, -3) == HULL for board in boards] == [True, True, True, False, False]
    assert [board.place(3, -4) == HULL for board in boards] == [True, True, True, True, False]


@rule("AM-SCEN-06", "AM-SCAN-02")
@EVERY
def test_six_rocketeers_cannot_scan_a_map_in_four_turns(scenario: Scenario) -> None:
    assert len(scenario.hidden[-1]) > 4.5 * 6


def test_a_file_without_the_new_sizes_of_map_comes_to_the_boards_of_0_1_0() -> None:
    raw = tomllib.loads(EXAMPLE)["scenario"][0]
    boards: list[Board] = []
    one = make_scenario(msgspec.convert(raw, ScenarioEntry), boards)
    assert one.board == ((0,), (0,), (0,), (1,), (1,))
    assert one.at == tuple(sorted(one.at))


@rule("AM-SCEN-06", "AM-TOKEN-05")
def test_counts_and_slots_of_the_first_contact() -> None:
    it = scenario_of("first-contact")
    assert it.alien_count[0] == 6
    assert it.discovery_count == (2, 3, 3, 4, 4)
    assert [it.at[place] for place in it.alien_slots[:3]] == [(0, -2), (-1, -1), (1, -2)]
    assert [ALIENS[kind] for kind in range(9) if (it.excluded >> kind) & 1] == ["brain", "sentinel", "leech"]


@rule("AM-SETUP-03")
def test_a_larger_crew_finds_a_fourth_sleep_bay() -> None:
    it = scenario_of("sleeper-ship")
    assert [len(it.marker_tiles[crew]) for crew in range(5)] == [3, 3, 4, 4, 4]
    assert it.decoys == (5, 5, 4, 4, 4)


@rule("AM-SETUP-24", "AM-SETUP-12")
def test_recommended_items_are_known_and_nothing_is_forbidden() -> None:
    assert all(it.recommended for it in FACTS.scenarios)
    assert "forbidden" not in ScenarioEntry.__struct_fields__
    assert CARDS[scenario_of("jailbreak").recommended[0]] == "thermite"


@rule("AM-SCEN-02", "AM-SCEN-08")
def test_the_boarding_party_rescues_assembles_and_escapes() -> None:
    it = scenario_of("boarding-party")
    assert [(one.verb, one.what, one.amount[0]) for one in it.objectives[:2]] == [
        (cards.COLLECT, cards.RESCUED_THRALLS, 2),
        (cards.COLLECT, cards.ASSEMBLED, 2),
    ]
    assert tiles(it.objectives[2]) == ["elevator"]
    assert [one.amount[0] for one in it.rules if one.verb == cards.INCLUDE] == [3, 2]


@rule("AM-SCEN-07")
def test_where_the_crews_gather() -> None:
    ends = {it.id: tiles(it.objectives[-1]) for it in FACTS.scenarios if it.objectives[-1].verb == cards.GATHER}
    assert ends == {
        "first-contact": ["airlock"],
        "saucer-wreck": ["airlock"],
        "boarding-party": ["elevator"],
        "jailbreak": ["hangar"],
    }


@rule("AM-SCEN-05")
def test_no_two_missions_ask_for_the_same() -> None:
    """Each has objectives or rules that no other has together."""
    setting_up = {cards.PLACE, cards.FIRST_SLOTS, cards.LIMIT, cards.MUSTER_NEAR}
    asked = {
        it.id: (
            tuple(one.verb if one.verb != cards.COLLECT else (one.verb, one.what) for one in it.objectives),
            frozenset(one.verb for one in it.rules) - setting_up,
        )
        for it in FACTS.scenarios
    }
    assert len(set(asked.values())) == 10


@rule("AM-IQ-13")
def test_the_tasks_of_the_scenarios() -> None:
    found = {TASKS[one.what] for it in FACTS.scenarios for one in it.objectives if one.verb == cards.DO_TASK}
    assert found == set(TASKS[:8]) - {"wake-crew"}
    sabotage = clause("tunnel-of-terror", cards.DO_TASK)
    assert sabotage.weapons
    assert list(sabotage.amount) == sorted(sabotage.amount)
    overload, detonate = scenario_of("trilon").objectives
    assert (overload.once, detonate.together) == (True, True)


@rule("AM-BOSS-01", "AM-BOSS-03")
def test_the_hive_queen_has_two_hp_and_three_for_each_rocketeer() -> None:
    queen = clause("hive-queen", cards.BOSS)
    assert queen.amount == tuple(2 + 3 * crew for crew in range(2, 7))
    assert queen.red == tuple((crew + 1) // 2 for crew in range(2, 7))


@rule("AM-RED-02", "AM-RED-03")
def test_the_red_alerts() -> None:
    default = [it.id for it in FACTS.scenarios if [one.verb for one in it.red_alert] == [cards.DRAW]]
    assert default == [
        "first-contact", "saucer-wreck", "jailbreak", "tunnel-of-terror", "trilon", "invisible-planet"
    ]  # fmt: skip
    assert all(one.orders == 3 for it in FACTS.scenarios for one in it.red_alert if one.verb == cards.DRAW)
    assert scenario_of("sleeper-ship").red_alert == ()
    assert tiles(clause("jailbreak", cards.DRAW)) == ["guard-room"]
    assert [TILES[it] for it in clause("trilon", cards.DRAW).after] == [
        "trilon-node-a",
        "trilon-node-b",
        "trilon-node-c",
    ]


@rule("AM-SCEN-11", "AM-OPT-05")
def test_the_special_rules_of_the_scenarios() -> None:
    assert tiles(clause("jailbreak", cards.SEAL)) == ["hangar", "security-office"]
    bays = clause("sleeper-ship", cards.SPAWN)
    assert (ALIENS[bays.alien], bays.amount[0], bays.red[0]) == ("war-thrall", 1, 2)
    reactor = clause("saucer-wreck", cards.HURT)
    assert (reactor.within, reactor.red_within, reactor.turn, reactor.every) == (1, 1, 3, 2)
    assert clause("invisible-planet", cards.FOG).within == 1
    assert scenario_of("invisible-planet").at[clause("invisible-planet", cards.MUSTER_NEAR).within] == (0, 0)


def test_every_verb_is_used_by_a_scenario() -> None:
    used = {one.verb for it in FACTS.scenarios for one in (*it.objectives, *it.rules, *it.red_alert)}
    assert used == set(range(cards.DEADLINE + 1))


# A file of a user's own.


@rule("AM-SCEN-05")
def test_the_example_of_the_page_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "lost-beacon.toml"
    file.write_text(EXAMPLE, encoding="utf-8")
    scenario = check_scenario(file)
    assert scenario.words["fr"]["title"] == "La balise perdue"
    assert scenario.n == 12


def test_the_page_names_every_field_and_verb() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for kind in (entries.Objective, entries.SpecialRule, entries.RedAlert):
        for verb in kind.__args__:
            assert f"| `{verb.__struct_config__.tag}` |" in page
            assert all(f"`{field}" in page for field in verb.__struct_fields__), verb
    for field in set(ScenarioEntry.__struct_fields__) - {"number"}:
        assert f"`{field}" in page or f"{field} =" in page or f"`[[scenario.{field}]]`" in page, field
    assert all(f"`{task}`" in page for task in TASKS)


def told(old: str, new: str, language: str = "en") -> str:
    """The error for the example with one change."""
    assert old in EXAMPLE
    with pytest.raises(ContentError) as error:
        check_text(EXAMPLE.replace(old, new, 1), "mine.toml")
    return error.value.worded(language)


def line_with(text: str, changed: str) -> int:
    return next(number for number, line in enumerate(changed.splitlines(), 1) if text in line)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('at = ["control-room"]', 'at = ["contol-room"]', 'near: "control-room"'),
        ('verb = "gather"', 'verb = "gahter"', 'verb "gahter" is unknown here; near: "gather"'),
        ('task = "repair"', 'task = "repar"', 'near: "repair"'),
        ("orders = 3", "oders = 3", 'near: "orders"'),
        ("difficulty = 2", "difficulty = 9", "<= 5"),
        ('exclude = ["sentinel", "brain"]', 'exclude = ["sentinel", "brian"]', 'near: "brain"'),
        ("hidden_5plus = [[2, -2], [-2, 0]]", "hidden_5plus = [[2, -2], [0, -2]]", "appears twice"),
        ("hidden_5plus = [[2, -2], [-2, 0]]", "hidden_5plus = [[2, -2], [-2, 9]]", "not connected"),
        ("start = [0, 0]", "start = [0, -1]", "face up"),
        ("start = [0, 0]", "docks = [[0, 1]]", "at least two tiles"),
        ("decoys = 2", "decoys = 1", "as many markers as positions"),
        ("real = [", "decoys_4plus = 1\nreal = [", "as many markers as positions"),
        ("at = [[0, -2], [1, -2], [-1, -1]]", "at = [[0, -2], [1, -2], [0, 0]]", "hidden standard tile"),
        ("slots = [[0, -2], [1, -1]", "slots = [[0, -2], [5, 5]", "not on the map"),
        ("slots = [[0, -2], [1, -1]", "slots = [[2, -2], [1, -1]", "no face-down tile"),
        ("count = [3, 3, 4, 4, 5]", "count = [3, 3, 4, 4, 6]", "5 slots"),
        ("count = [3, 3, 4, 4, 5]", "count = [3, 3]", "length"),
        ('muster = ["engine-room"]', 'muster = ["bridge"]', "not on the map with 2"),
        ('at = "airlock"', 'at = "bridge"', "not on the map with 2"),
        ('verb = "gather"\nat = "airlock"', 'verb = "slay"', "need one"),
        ('verb = "gather"\nat = "airlock"', 'verb = "collect"\nwhat = "technology"\nleast = 2', "at the most"),
        ('id = "lost-beacon"', 'id = "trilon"', "its own id"),
        ('verb = "gather"\nat = "airlock"', 'verb = "clear"\nalien = "war-thrall"', "ever comes"),
        ('verb = "gather"\nat = "airlock"', 'verb = "clear"\nalien = "brain"', "ever comes"),
        ('verb = "gather"\nat = "airlock"', 'verb = "clear"\nalien = "saucerman"\nleast = 1', "least"),
        ('verb = "gather"\nat = "airlock"', 'verb = "hold-out"\nturns = 0', "at least one game turn"),
        (
            "[[scenario.objectives]]",
            '[[scenario.objectives]]\nverb = "clear"\nalien = "bug"\n[[scenario.objectives]]',
            "holds at once",
        ),
        ("hidden_5plus =", "hidden_6plus = [[9, 9]]\nhidden_5plus =", "the map for 6 Rocketeers is not connected"),
        ("hidden_5plus =", "hidden_4plus = [[9, 9]]\nhidden_5plus =", "the map for 4 Rocketeers is not connected"),
        ("start = [0, 0]", "", "either a start position or docks"),
    ],
)
def test_an_error_says_what_is_wrong(old: str, new: str, said: str) -> None:
    assert said in told(old, new)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('at = ["control-room"]', 'at = ["contol-room"]', "contol"),
        ('verb = "gather"', 'verb = "gahter"', "gahter"),
        ("orders = 3", "oders = 3", "oders"),
        ('tile = "engine-room"', 'tile = "engine-rom"', "engine-rom"),
        ("[-1, -2]]\nhidden_5plus", "\n[-1, -2], # twice\n[0, -2]]\nhidden_5plus", "[0, -2]]"),
        ("slots = [[0, -2], [1, -1]", "slots = [[0, -2], [5, 5]", "[5, 5]"),
        ('muster = ["engine-room"]', 'muster = ["bridge"]', "muster ="),
        ("count = [3, 3, 4, 4, 5]", "count = [3, 3, 4, 4, 6]", "count = [3"),
    ],
)
def test_an_error_names_the_line(old: str, new: str, line: str) -> None:
    changed = EXAMPLE.replace(old, new, 1)
    assert told(old, new).startswith(f"mine.toml, line {line_with(line, changed)}: ")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'at = ["control-room"]',
            'at = ["contol-room"]',
            "objectives 1, at, 1 : la tuile scénario « contol-room » n'existe pas ; le plus proche : « control-room »",
        ),
        (
            'verb = "gather"',
            'verb = "gahter"',
            "objectives 2, verb : le verbe « gahter » n'existe pas ici ; le plus proche : « gather »",
        ),
        (
            "orders = 3",
            "oders = 3",
            "red_alert, 1, oders : le champ « oders » n'existe pas ici ; le plus proche : « orders »",
        ),
        (
            "decoys = 2",
            "decoys = 0",
            "markers : il faut autant de marqueurs que de positions : 1 marqueur pour 3 positions à 2 Rocketeers",
        ),
        ("difficulty = 2", "difficulty = 9", "difficulty : il faut un nombre entier <= 5"),
        ("difficulty = 2", 'difficulty = "2"', "difficulty : il faut une valeur de type « int », pas « str »"),
        ("start = [0, 0]", "start = [0]", "start : il faut une liste de longueur 2, pas 1"),
        ("count = [3, 3, 4, 4, 5]", "count = [3, 3]", "alien, count : il faut une liste de longueur >= 5"),
        ('origin = "', 'origin = "x', "origin : la valeur « xreconstructed » n'est pas permise ici"),
        ('verb = "gather"\n', "", "objectives 2 : le champ « verb » manque"),
    ],
)
def test_an_error_is_told_in_french(old: str, new: str, said: str) -> None:
    french = told(old, new, "fr").replace(NARROW, " ")
    line = re.findall(r", line (\d+): ", told(old, new))[0]
    assert french == f"mine.toml, ligne {line} : {said}"


def test_special_rules_are_checked_too() -> None:
    def with_rule(rule: str) -> str:
        return told("[[scenario.red_alert]]", f"[[scenario.rules]]\n{rule}\n\n[[scenario.red_alert]]")

    assert "no marker" in with_rule('verb = "fog"\nuntil = ["airlock"]\nrange = 1')
    assert "only 6 figures" in with_rule('verb = "place"\nalien = "sentinel"\nat = "airlock"\ncount = 9')
    assert "Discovery tokens" in with_rule('verb = "include"\nitem = "schematic"\ncount = 3')
    assert "at least one game turn" in with_rule('verb = "deadline"\nturn = [5, 5, 5, 5, 0]')
    assert "such tokens" in with_rule('verb = "first-slots"\nalien = "thrall"\nslots = 9')
    assert "not on the map" in with_rule('verb = "muster-near"\nto = [9, 9]')


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('at = ["control-room"]', "at = []", "objectives 1, at: at least one tile"),
        ('task = "repair"', 'task = "repair"\nhits = [1, 1, 1, 1, 0]', "objectives 1, hits: this must be at least 1"),
        ('verb = "task"\ntask = "repair"\nat = ["control-room"]', 'verb = "gather"\nat = "airlock"', "as it begins"),
    ],
)
def test_every_objective_is_something_to_do(old: str, new: str, said: str) -> None:
    assert said in told(old, new)


QUEEN = 'verb = "boss"\nalien = "hive-queen"\nat = "airlock"\nhp = 5'


@rule("AM-BOSS-01", "AM-TOKEN-09")
@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ([QUEEN, QUEEN, QUEEN], "rules 2, verb: there can be only one rule"),
        ([QUEEN.replace("5", "0")], "rules 1, hp: this must be at least 1"),
        ([QUEEN.replace("hive-queen", "bug")], 'only "hive-queen" can be a boss'),
        (['verb = "place"\nalien = "hive-queen"\nat = "airlock"\ncount = 1'], "only as a boss"),
        (['verb = "place"\nalien = "sentinel"\nat = "airlock"\ncount = 4'] * 2, "rules 1, count: there are only 6"),
        (['verb = "deadline"\nturn = 9'] * 2, "rules 2, verb: there can be only one rule"),
        (['verb = "fear"\nuntil = []'], "rules 1, until: at least one tile"),
        (['verb = "confiscate"\nat = []'], "rules 1, at: at least one tile"),
    ],
)
def test_rules_that_cannot_be_meant_are_refused(rules: list[str], said: str) -> None:
    text = "".join(f"[[scenario.rules]]\n{rule}\n\n" for rule in rules)
    assert said in told("[[scenario.red_alert]]", f"{text}[[scenario.red_alert]]")


def test_a_sealed_tile_must_not_cut_off_what_opens_it() -> None:
    corridor = """
[[scenario]]
id = "corridor"
origin = "reconstructed"
start = [0, 0]
fixed = [{ at = [0, 0], tile = "airlock" }, { at = [0, -2], tile = "hangar" }]
hidden = [[0, -1], [0, -3]]
muster = ["hangar"]
alien = { slots = [[0, -1]], count = 1 }
markers = { at = [[0, -3]], real = ["control-room"] }
objectives = [{ verb = "gather", at = "hangar" }]
rules = [
    { verb = "seal", at = "hangar", until = "control-room" },
]
"""
    with pytest.raises(ContentError, match=r"line 13: .*cuts the map in two"):
        check_text(corridor, "corridor.toml")


def test_broken_toml_is_told_with_its_line() -> None:
    with pytest.raises(ContentError, match="line 3"):
        check_text('[[scenario]]\nid = "x"\nstart = [0, ]]\n', "mine.toml")


def test_the_line_of_a_missing_field_is_that_of_the_scenario() -> None:
    assert "line 2: " in told_text('# mine\n[[scenario]]\nid = "x"\norigin = "public"\n')
    assert line_of("[[scenario]]\nid = 'x'\n", ("hidden", 3)) == 1


def told_text(text: str) -> str:
    with pytest.raises(ContentError) as error:
        check_text(text, "mine.toml")
    return str(error.value)


def test_a_file_that_is_no_scenario_or_cannot_be_read(tmp_path: Path) -> None:
    assert "one scenario" in told_text("[[tile]]\nid = 'x'\n")
    with pytest.raises(ContentError, match="cannot be read"):
        check_scenario(tmp_path / "missing.toml")


def test_a_scenario_of_ones_own_is_an_ordinary_pack() -> None:
    raw = tomllib.loads(EXAMPLE)["scenario"][0]
    facts = game.make_facts(game.content({"scenario": {raw["id"]: raw}}, "mine.toml"))
    assert facts.scenarios[10].id == "lost-beacon"
    assert facts.boards[facts.scenarios[10].board[0][0]].n == 12


def test_an_error_of_a_pack_names_the_scenario_in_french_too() -> None:
    raw = tomllib.loads(EXAMPLE)["scenario"][0] | {"muster": ["bridge"]}
    with pytest.raises(ContentError) as error:
        game.content({"scenario": {raw["id"]: raw}}, "mine.toml")
    assert str(error.value) == (
        'mine.toml: scenario "lost-beacon", muster, 1: the tile "bridge" is not on the map with 2 Rocketeers'
    )
    assert error.value.worded("fr").replace(NARROW, " ") == (
        "mine.toml : scenario « lost-beacon », muster, 1 : à 2 Rocketeers, la tuile « bridge » n'est pas sur le plateau"
    )


def test_what_the_check_says_in_other_words_is_quoted() -> None:
    error = wrong_type("Something new about `this` - at `$.id`", {})
    assert (error.path, str(error)) == (("id",), 'Something new about "this"')
    assert error.worded("fr").endswith('en anglais\u202f: «\u202fSomething new about "this"\u202f»')
