"""TB-SETUP, TB-DIFF: how a game begins."""

from collections import Counter
from typing import Any

import pytest

from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.actions import Draw
from coffret.games.thunderbirds.names import CHARACTERS, EVENTS, MACHINES, REGIONS, SCHEMES
from coffret.games.thunderbirds.rules.disasters import next_unseen, uncover
from coffret.games.thunderbirds.state import NOBODY
from coffret.kernel import CHANCE, seeded, stack
from coffret.testing import Position, rule
from coffret.testing.contract import messages
from tests.games.thunderbirds.support import FACTS, at, spaces, track


def begun(seats: int = 2, seed: object = 1, **options: object) -> Any:
    """A game after its set-up."""
    s = game.start(seats, options)
    rng = seeded(f"setup {seed}")
    while (decision := stack.decide(s)) is not None and s.turn == NOBODY:
        if decision.seat == CHANCE:
            stack.apply(s, stack.sample(s, rng), CHANCE)
        else:
            stack.apply(s, decision.actions[rng.below(len(decision.actions))], decision.seat)
    return s


def dealt(*characters: str, **options: object) -> Position:
    """A set-up in which these characters were dealt."""
    seats = len(characters)
    return Position(game, game.start(seats, options)).rolls(*[f"deal {it}" for it in characters])


@rule("TB-SETUP-01")
def test_the_hood_track_has_four_events_and_three_schemes() -> None:
    s = begun()
    assert s.laid == [-1] * 4
    kinds = [space.kind for space in spaces(s) if space.id.startswith("hood-")]
    assert Counter(kinds) == {"hood-empty": 8, "hood-event": 4, "hood-scheme": 3}


@rule("TB-SETUP-01")
def test_any_scheme_of_the_level_can_be_the_first() -> None:
    assert {begun(seed=seed).scheme for seed in range(60)} == {0, 1, 2, 3, 4}


@rule("TB-SETUP-02")
@pytest.mark.parametrize("seed", range(8))
def test_of_schemes_and_events_only_the_first_scheme_is_named_at_the_table(seed: int) -> None:
    s = begun(4, seed)
    names = {message.id for message in messages(game.scene(game.view(s, seed % 4)))}
    ids = {id.replace("_", "-") for id in (*SCHEMES, *EVENTS)}
    assert {name for name in names if name.partition("-")[2] in ids} == {
        f"scheme-{SCHEMES[s.scheme]}".replace("_", "-")
    }


@rule("TB-SETUP-02")
def test_so_every_other_one_can_still_come() -> None:
    events = at("scott virgil | hood 1").does("plan").rolls("draw-card jeffs_orders")
    assert {it.event for _, it in events.s.stack[-1].outcomes(events.s)} == {*range(12)}
    schemes = at("lady_penelope[DDI] scott | scheme stolen_blueprints").does("foil").rolls("draw-card jeffs_orders")
    assert {it.scheme for _, it in schemes.s.stack[-1].outcomes(schemes.s)} == {5, 6, 7, 8, 9}


@rule("TB-SETUP-03", "TB-SCH-01")
def test_only_the_first_scheme_lies_face_up() -> None:
    scene = game.scene(game.view(begun(), 0))
    zones = {zone.id: [card.up for card in zone.cards] for zone in scene.zones}
    assert (zones["schemes"], zones["schemes-to-come"]) == ([True], [False, False])


@rule("TB-SETUP-04")
def test_the_hood_starts_on_his_first_space() -> None:
    assert begun().hood == 0


@rule("TB-SETUP-05", "TB-SETUP-06")
def test_three_disasters_are_drawn_to_slots_1_2_and_3_before_any_hood_card() -> None:
    position = dealt("scott", "virgil")
    options = [action.draw for _, action in position.s.stack[-1].outcomes(position.s)]
    assert options == list(range(39))
    position.rolls("draw ricochet", "draw cry_wolf", "draw sun_probe")
    assert track(position) == {1: "ricochet", 2: "cry_wolf", 3: "sun_probe"}


@rule("TB-SETUP-07", "TB-SETUP-08")
def test_every_block_of_eleven_cards_holds_exactly_two_hood_cards() -> None:
    s = begun(seed=3)
    rng = seeded("blocks")
    drawn = []
    while s.hidden:
        action = next_unseen(s, rng)
        assert isinstance(action, Draw)
        drawn.append(action.draw)
        uncover(s, drawn[-1])
    assert [drawn[block : block + 11].count(39) for block in range(0, 44, 11)] == [2, 2, 2, 2]
    assert sorted(card for card in drawn if card < 39) == sorted(set(range(39)) - set(s.slots))


@rule("TB-SETUP-09")
def test_where_the_machines_start() -> None:
    s = dealt("scott", "virgil").s
    where = {machine: REGIONS[region] for machine, region in zip(MACHINES, s.at, strict=True)}
    assert where["tb1"] == where["tb2"] == where["tb4"] == "south_pacific"
    assert (where["tb5"], where["fab1"]) == ("geostationary_orbit", "europe")


@rule("TB-SETUP-10", "TB-SETUP-11")
def test_thunderbird_3_waits_in_orbit_only_for_johns_player() -> None:
    assert REGIONS[dealt("scott", "john").s.at[2]] == "geostationary_orbit"
    assert REGIONS[dealt("scott", "virgil").s.at[2]] == "south_pacific"


@rule("TB-SOLO-15")
def test_in_solo_a_face_up_john_counts_as_played() -> None:
    position = Position(game, game.start(1)).rolls("deal scott", "deal john", "deal alan")
    assert REGIONS[position.s.at[2]] == "geostationary_orbit"


@rule("TB-SETUP-12")
def test_only_the_mole_is_built_and_it_is_not_loaded() -> None:
    s = begun()
    assert s.pods == [REGIONS.index("south_pacific"), *[-1] * 9]
    assert s.hold == ()


@rule("TB-SETUP-13", "TB-SETUP-14")
def test_all_six_pawns_sit_in_their_own_machines() -> None:
    assert begun().aboard == [0, 1, 2, 3, 4, 5]
    position = at("scott virgil | track 1 uninvited | at tb1 africa | aboard gordon tb1").does("rescue uninvited")
    assert position.s.stack[-2].bonus == 4, "Scott and Gordon, whom nobody plays"


@rule("TB-SETUP-15")
def test_nobody_starts_with_a_token_or_a_card() -> None:
    s = begun(4)
    assert s.tokens == [[0] * 5] * 4
    assert set(s.fab) == {-1}


@rule("TB-SETUP-16")
def test_characters_are_dealt_one_to_each_player() -> None:
    found = [begun(3, seed).characters for seed in range(30)]
    assert {len(set(hand)) for hand in found} == {3}
    assert {character for hand in found for character in hand} == set(range(6))


@rule("TB-SETUP-17")
def test_the_first_player_is_drawn_or_set() -> None:
    assert {begun(3, seed).turn for seed in range(30)} == {0, 1, 2}
    assert {begun(3, seed, first_player=2).turn for seed in range(10)} == {1}


@rule("TB-SETUP-18")
def test_players_may_choose_their_characters() -> None:
    position = Position(game, game.start(2, {"characters": "chosen"}))
    assert position.asked == 0
    position.does("choose alan")
    assert position.asked == 1
    assert position.refuses("choose alan").why == "taken"
    position.does("choose john")
    assert [CHARACTERS[it] for it in position.s.characters] == ["alan", "john"]


@rule("TB-SETUP-18")
def test_by_default_they_are_dealt() -> None:
    assert game.options({})["characters"] == "random"
    assert Position(game, game.start(2)).asked == CHANCE


@rule("TB-SETUP-19")
def test_the_hold_starts_empty() -> None:
    assert begun().hold == ()


@pytest.mark.parametrize(
    ("level", "levels"),
    [
        pytest.param("introduction", [1, 2, 3], marks=rule("TB-DIFF-01")),
        pytest.param("standard", [1, 2, 4], marks=rule("TB-DIFF-02")),
        pytest.param("heroic", [1, 3, 4], marks=rule("TB-DIFF-03")),
        pytest.param("legendary", [2, 3, 4], marks=rule("TB-DIFF-04")),
    ],
)
@rule("TB-DIFF-01", "TB-DIFF-02", "TB-DIFF-03", "TB-DIFF-04", "TB-DIFF-06")
def test_the_levels_of_the_schemes_rise_with_the_difficulty(level: str, levels: list[int]) -> None:
    found = []
    for foiled in range(3):
        s = at(f"scott virgil | level {level} | foiled {foiled}").s
        found.append(FACTS.level[s.scheme])
    assert found == levels


@rule("TB-DIFF-05")
@pytest.mark.parametrize("level", ["introduction", "standard", "heroic", "legendary"])
def test_every_level_has_four_events_in_the_same_places(level: str) -> None:
    assert [it.id for it in spaces(begun(level=level)) if it.kind == "hood-event"] == [
        "hood-2",
        "hood-4",
        "hood-8",
        "hood-12",
    ]


@rule("TB-DIFF-07")
def test_the_default_is_introduction() -> None:
    assert game.options({})["level"] == "introduction"
    assert begun().level == 0
    assert begun(level="heroic").level == 2


@rule("TB-SETUP-18")
def test_whoever_plays_a_first_game_chooses_a_character_and_is_not_dealt_john() -> None:
    first = game.about.preset[0]
    decision = stack.decide(game.start(2, first.options))

    assert decision is not None
    assert (decision.seat, len(decision.actions)) == (0, 6)
