"""TB-COMP, TB-MAP: what is in the box, and how the map hangs together."""

from collections import Counter

import pytest

from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.actions import FACE
from coffret.games.thunderbirds.cards import AT_THEIR_MOMENT, BETWEEN_ACTIONS
from coffret.games.thunderbirds.names import (
    CARDS,
    CHARACTERS,
    DISASTERS,
    EVENTS,
    MACHINES,
    PODS,
    REGIONS,
    SCHEMES,
    TOKENS,
)
from coffret.games.thunderbirds.rules.hood import BY_VERB
from coffret.games.thunderbirds.state import CARD_VERBS, EVENT_VERBS, IDLE
from coffret.kernel import CHANCE, ContentError, seeded, stack
from coffret.kernel.content import parse
from coffret.kernel.errors import OptionError
from coffret.testing import rule
from tests.games.thunderbirds.support import FACTS, at, tokens

EARTH = [
    "europe",
    "asia",
    "africa",
    "north_america",
    "south_america",
    "australia",
    "indian_ocean",
    "north_pacific",
    "south_pacific",
    "north_atlantic",
    "south_atlantic",
]
SPACE = ["geostationary_orbit", "moon", "mars", "asteroid_belt", "venus", "mercury", "sun"]
EARTH_PAIRS = [
    "europe-north_atlantic",
    "europe-africa",
    "europe-asia",
    "asia-africa",
    "asia-indian_ocean",
    "asia-australia",
    "asia-north_pacific",
    "north_pacific-australia",
    "north_pacific-south_pacific",
    "north_pacific-north_america",
    "north_america-south_pacific",
    "north_america-north_atlantic",
    "north_america-south_america",
    "north_atlantic-south_america",
    "north_atlantic-south_atlantic",
    "north_atlantic-africa",
    "africa-south_atlantic",
    "africa-indian_ocean",
    "indian_ocean-australia",
    "australia-south_pacific",
    "south_pacific-south_america",
    "south_america-south_atlantic",
]
ORANGE_PAIRS = [
    "south_pacific-geostationary_orbit",
    "geostationary_orbit-venus",
    "venus-mercury",
    "mercury-sun",
    "geostationary_orbit-moon",
    "moon-mars",
    "mars-asteroid_belt",
]


def borders(*, orange: bool) -> set[frozenset[str]]:
    return {frozenset((REGIONS[one], REGIONS[other])) for one, other, path in FACTS.borders if path == orange}


def refused(pack: str) -> str:
    """What is said of a content pack that is wrong."""
    with pytest.raises(ContentError) as error:
        game.content(parse(pack, "my.toml"), "my.toml")
    return str(error.value)


@rule("TB-COMP-01")
def test_there_are_six_tokens_of_each_of_five_kinds() -> None:
    assert game.start(2).supply == [6] * 5
    assert set(TOKENS) == {"teamwork", "intelligence", "determination", "logistics", "technology"}


@rule("TB-COMP-02", "TB-RES-20")
def test_34_disasters_have_a_number_from_7_to_11_and_5_have_none() -> None:
    assert len(DISASTERS) == 39
    assert FACTS.number.count(0) == 5
    assert {number for number in FACTS.number if number} == {7, 8, 9, 10, 11}


@rule("TB-COMP-02", "TB-SETUP-07", "TB-SETUP-08")
def test_the_disaster_deck_holds_eight_hood_cards() -> None:
    s = game.start(2)
    while s.turn < 0:
        stack.apply(s, stack.sample(s, seeded("deck")), CHANCE)
    assert s.hidden - len(s.unseen) == 8
    assert (s.hidden, len(s.unseen), s.hoods) == (44, 36, 2)


@rule("TB-COMP-03", "TB-COMP-04")
def test_there_are_20_schemes_five_of_each_level_and_12_events() -> None:
    assert (len(SCHEMES), len(EVENTS)) == (20, 12)
    assert Counter(FACTS.level) == {1: 5, 2: 5, 3: 5, 4: 5}


@rule("TB-COMP-04")
def test_a_pack_that_changes_the_number_of_schemes_of_a_level_is_refused() -> None:
    assert "five of each level" in refused('[[scheme]]\nid = "veil_of_fear"\nlevel = 2')


@rule("TB-COMP-05")
def test_there_are_18_different_fab_cards() -> None:
    assert len(set(CARDS)) == 18


@rule("TB-COMP-06")
def test_there_are_six_characters_with_their_colours() -> None:
    assert dict(zip(CHARACTERS, FACTS.colour, strict=True)) == {
        "scott": "blue",
        "virgil": "green",
        "alan": "orange",
        "gordon": "yellow",
        "john": "white",
        "lady_penelope": "pink",
    }


@rule("TB-COMP-07")
def test_fab_1_is_one_of_the_six_machines() -> None:
    assert MACHINES == ("tb1", "tb2", "tb3", "tb4", "tb5", "fab1")


@rule("TB-COMP-07")
def test_so_it_moves_as_a_thunderbird_does() -> None:
    position = at("lady_penelope scott").does("move asia")
    assert position.s.at[MACHINES.index("fab1")] == REGIONS.index("asia")


@rule("TB-COMP-08")
def test_there_are_ten_pod_vehicles_each_in_the_notebook_or_built() -> None:
    assert len(set(PODS)) == 10
    scene = game.scene(game.view(at("scott virgil").s, 0))
    notebook = next(zone for zone in scene.zones if zone.id == "notebook")
    assert len(notebook.cards) == 9


@rule("TB-COMP-09", "TB-RES-05")
def test_a_die_shows_1_to_5_or_the_hood_which_counts_nothing() -> None:
    assert [face.face for face in FACE] == [0, 1, 2, 3, 4, 5]
    rolling = at("scott virgil | track 1 towering_ocean").does("rescue towering_ocean").s
    assert [weight for weight, _ in rolling.stack[-1].outcomes(rolling)] == [1] * 36


@rule("TB-COMP-10")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play(seats: int) -> None:
    assert game.start(seats).players == (3 if seats == 1 else seats)


@rule("TB-COMP-10")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(OptionError):
        game.start(seats)


@rule("TB-FAB-13", "TB-EVT-10")
def test_every_card_has_a_behaviour_and_every_behaviour_a_card() -> None:
    assert {*BETWEEN_ACTIONS, *AT_THEIR_MOMENT} == set(CARD_VERBS) == {CARD_VERBS[verb] for verb in FACTS.verb}
    assert {CARD_VERBS[FACTS.verb[card]] for card in range(18) if FACTS.when[card] == IDLE} == set(BETWEEN_ACTIONS)
    assert set(BY_VERB) == {EVENT_VERBS[verb] for verb in FACTS.trouble}


@rule("TB-MAP-01")
def test_eleven_regions_are_on_earth_and_seven_in_space() -> None:
    assert set(REGIONS[:11]) == set(EARTH)
    assert set(REGIONS[11:]) == set(SPACE)


@rule("TB-MAP-02")
def test_22_pairs_of_earth_regions_touch() -> None:
    assert borders(orange=False) == {frozenset(pair.split("-")) for pair in EARTH_PAIRS}


@rule("TB-MAP-02")
@pytest.mark.parametrize("pair", EARTH_PAIRS)
def test_a_border_can_be_crossed_both_ways(pair: str) -> None:
    for one, other in (pair.split("-"), pair.split("-")[::-1]):
        position = at(f"lady_penelope scott | at fab1 {one}").does(f"move {other}")
        assert REGIONS[position.s.at[5]] == other


@rule("TB-MAP-03")
def test_the_board_goes_round_its_edge_between_europe_and_the_north_atlantic() -> None:
    assert "move north_atlantic" in at("lady_penelope scott | at fab1 europe").options()


@rule("TB-MAP-04")
def test_the_orange_path_has_seven_steps() -> None:
    assert borders(orange=True) == {frozenset(pair.split("-")) for pair in ORANGE_PAIRS}


@rule("TB-MAP-05", "TB-SOLO-06")
def test_tracy_island_is_the_south_pacific() -> None:
    position = at("gordon lady_penelope alan | solo | aboard gordon tb1 | at tb1 south_pacific, tb2 south_pacific")
    assert "change gordon:virgil" in position.options()
    assert "rescue towering_ocean" in at("scott virgil | track 1 towering_ocean").options()


@rule("TB-MAP-06")
def test_who_is_aboard_thunderbird_5_is_in_the_orbit() -> None:
    assert "rescue ricochet" in at("john scott | track 1 ricochet").options()


@rule("TB-MAP-07")
def test_a_region_holds_any_number_of_machines_and_people() -> None:
    text = "virgil scott | at tb1 asia, tb4 asia, fab1 asia, tb2 north_pacific | pods mole asia, domo asia"
    assert "move asia" in at(text).options()


@rule("TB-MAP-08")
@pytest.mark.parametrize(
    ("player", "machine"), [("scott", "tb1"), ("virgil", "tb2"), ("gordon", "tb4"), ("lady_penelope", "fab1")]
)
def test_a_car_may_stand_in_an_ocean_and_a_submarine_on_a_continent(player: str, machine: str) -> None:
    other = "alan" if player != "alan" else "john"
    for end in ("indian_ocean", "africa"):
        assert f"move {end}" in at(f"{player} {other} | at {machine} asia").options()


@rule("TB-XFER-07")
def test_seats() -> None:
    assert FACTS.room == (2, 3, 3, 1, 2, 2)


@rule("TB-XFER-13")
def test_thunderbird_2_seats_three_and_thunderbird_4_one() -> None:
    full = at("virgil scott | aboard scott tb2, gordon tb2")
    assert "transfer alan:tb2" not in full.options()
    assert full.refuses("transfer alan:tb2").why == "no-free-seat"
    assert at("virgil scott").refuses("transfer virgil:tb4").rule == "TB-XFER-05"


@rule("TB-CHAR-01", "TB-CHAR-02")
def test_rescue_bonuses() -> None:
    assert FACTS.bonus == (2, 2, 2, 3, 2, 0)
    assert FACTS.bonus_type == (2, 0, 3, 1, 3, -1)


@rule("TB-REW-01")
def test_a_reward_is_one_or_two_tokens() -> None:
    assert {len(reward) for reward in FACTS.reward} == {1, 2}
    position = at("lady_penelope scott | track 1 perils_of_penelope").does("rescue perils_of_penelope")
    assert tokens(position.rolls("dice 4:4")) == "D"
    assert "reward" in refused('[[disaster]]\nid = "ricochet"\nreward = []')


@rule("TB-SCH-13")
def test_no_scheme_asks_for_tokens_in_more_than_two_regions() -> None:
    assert max(len({region for region, _, _ in cost}) for cost in FACTS.cost) == 2
    for cost in FACTS.cost:
        kinds = [token for _, token, _ in cost]
        assert len(kinds) == len(set(kinds))


def test_a_pack_that_names_an_unknown_region_gets_the_nearest_one_named() -> None:
    assert "south_pacific" in refused('[[disaster]]\nid = "ricochet"\nregion = "south_pacifc"')


def test_the_content_says_what_the_rulebook_prints_and_what_is_known_otherwise() -> None:
    entries = game.own_content().raw
    found = {table: Counter(entry["origin"] for entry in rows.values()) for table, rows in entries.items()}
    assert found["region"] == {"printed": 9, "public": 9}
    assert found["border"] == {"printed": 1, "public": 28}
    assert found["disaster"] == {"printed": 1, "public": 33, "reconstructed": 5}
    assert found["fab"] == {"public": 4, "reconstructed": 14}
    assert found["scheme"] == {"reconstructed": 20}
    assert found["event"] == {"reconstructed": 12}
    assert entries["disaster"]["sun_probe"]["origin"] == "printed"
