"""The team-mate: grants requests, rescues what presses, gathers for the Scheme, helps off turn, and wins."""

import pytest

from coffret.bots import play_game
from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.bot.circumstances import circumstances
from coffret.games.thunderbirds.bot.ways import DISTANCES, MEMORY, MOST_CONTENTS, Ways, distances
from coffret.games.thunderbirds.bot.worth import reckoned, worth
from coffret.kernel import NOTHING, seeded, stack
from coffret.kernel.playout import play_on
from tests.games.thunderbirds.support import at


def chosen(text: str, seat: int = 0, *before: str) -> str:
    """What the bot does; `pass` if it may act and does not."""
    position = at(text)
    for step in before:
        position = position.rolls(step) if step.startswith("dice") else position.does(step)
    decision = stack.decide(position.s)
    assert decision is not None
    part = decision.of(seat)
    assert part is not None
    options = list(part.actions) if part.must else [*part.actions, NOTHING]
    action = game.bot(game.view(position.s, seat), options, seeded(1))
    assert action in options
    return "pass" if action is NOTHING else game.vocabulary.write(action)


def planned(text: str) -> tuple[list[str], list[str]]:
    """What the bot means to do, and what lights up."""
    position = at(text)
    decision = stack.decide(position.s)
    assert decision is not None
    assert game.plan is not None
    intent = game.plan(game.view(position.s, 0), list(decision.actions), seeded(1))
    assert intent.actions[0] == game.bot(game.view(position.s, 0), list(decision.actions), seeded(1))
    return [game.vocabulary.write(action) for action in intent.actions], intent.shows


def test_it_means_to_go_and_then_to_rescue() -> None:
    actions, shows = planned("alan scott | track 7 bound_for_venus | aboard alan tb1")
    assert actions == ["transfer alan:tb3", "move venus", "rescue bound_for_venus"]
    assert shows == ["person-alan", "machine-tb3", "region-venus", "disaster-bound_for_venus"]


def test_it_plans_no_further_than_the_dice() -> None:
    assert planned("scott virgil | track 6 towering_ocean") == (["rescue towering_ocean"], ["disaster-towering_ocean"])


def test_a_plan_does_not_end_by_going_there_and_back() -> None:
    text = "john alan | at tb3 geostationary_orbit | aboard john tb3, alan tb5 | operations 2 | flags begun | "
    text += "track 1 attack_of_the_alligators, 2 end_of_the_road, 3 terror_in_new_york_city | scheme veil_of_fear"
    assert planned(text)[0] == ["move south_pacific"]


def test_it_defeats_a_scheme_that_is_paid() -> None:
    assert chosen("lady_penelope[DDI] scott | scheme stolen_blueprints") == "foil"


def test_it_brings_the_tokens_to_the_scheme() -> None:
    assert chosen("scott[DDI] virgil | scheme stolen_blueprints") == "move europe"


def test_it_rescues_what_presses_where_it_is() -> None:
    assert chosen("scott virgil | track 6 towering_ocean") == "rescue towering_ocean"


def test_it_goes_where_the_next_loss_threatens() -> None:
    assert chosen("scott virgil | track 1 city_of_fire, 7 danger_at_ocean_deep") == "move europe"


def test_it_changes_into_the_rocket_when_space_calls() -> None:
    assert chosen("alan scott | track 7 bound_for_venus | aboard alan tb1") == "transfer alan:tb3"


def test_it_takes_along_whom_a_disaster_names() -> None:
    assert chosen("alan scott | track 7 moon_mine_menace").startswith("transfer gordon:tb3")


def test_it_fetches_whom_a_disaster_names() -> None:
    actions, _ = planned("virgil scott | track 7 brink_of_disaster | at tb2 north_america, tb1 africa")
    assert actions == ["move europe", "transfer lady_penelope:tb2", "move north_america", "rescue brink_of_disaster"]


def test_it_goes_on_trying_where_all_seems_lost() -> None:
    track = "track 7 city_of_fire, 6 signal_from_sigma, 5 mighty_atom, 4 flight_path_to_fear, 3 day_of_disaster"
    assert chosen(f"scott virgil | {track} | hood 5 | at tb1 north_america") == "rescue city_of_fire"


def test_it_scans_what_cannot_be_reached() -> None:
    assert chosen("john scott | track 7 longest_day | at tb3 mars, tb1 europe") == "scan longest_day"


def test_it_takes_the_token_that_the_scheme_misses() -> None:
    text = "scott virgil | scheme temple_of_lies | track 6 towering_ocean"
    assert chosen(text, 0, "rescue towering_ocean", "dice 5:5") in ("take teamwork", "take technology")


def test_it_spends_a_token_that_decides_a_rescue_that_presses() -> None:
    text = "scott[W] virgil | track 7 towering_ocean"  # 8, less 2 for Thunderbird 3 and 2 for Thunderbird 4
    assert chosen(text, 0, "rescue towering_ocean", "dice 1:2") == "add-two"


def test_it_spends_nothing_where_nothing_helps() -> None:
    text = "scott[W] virgil | track 7 sun_probe | aboard scott tb3 | at tb3 sun"
    assert chosen(text, 0, "rescue sun_probe", "dice 1:1") == "done"


def test_off_turn_it_plays_a_card_that_decides_a_rescue() -> None:
    text = "scott virgil[underwater_sealing_unit] | track 7 towering_ocean"
    assert chosen(text, 1, "rescue towering_ocean", "roll", "dice 1:1") == "play underwater_sealing_unit"


def test_off_turn_it_keeps_a_card_that_is_not_needed() -> None:
    text = "scott virgil[underwater_sealing_unit] | track 7 towering_ocean"
    assert chosen(text, 1, "rescue towering_ocean") == "pass"


def test_off_turn_it_builds_what_the_scheme_asks_for() -> None:
    assert chosen("scott virgil[T] | scheme phantom_signal", 1) == "build virgil:transmitter_truck"


def test_off_turn_it_keeps_the_tokens_of_the_scheme() -> None:
    assert chosen("scott virgil[LL] | scheme plutonium_market", 1) == "pass"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_every_seat_to_the_end(seats: int) -> None:
    assert play_game(game, ("thumb",) * seats, f"thumb/{seats}", {"level": "legendary"}).outcome.side


def test_it_beats_random_play() -> None:
    scores = [
        sum(play_game(game, (name,) * 2, seed).outcome.score for seed in range(2)) for name in ("random", "thumb")
    ]
    assert scores[1] > 4 * scores[0]


def test_what_it_remembers_of_a_position_is_what_it_would_reckon_anew() -> None:
    """Over plays with different numbers of players, whose positions are kept in the same memory."""
    MEMORY.known = {}
    for seats in (2, 3):
        s = game.start(seats)
        sources, dice = [seeded(f"memory/{seat}") for seat in range(seats)], seeded("memory")
        for _ in range(12):
            for left in (0, 2):
                assert worth(s, left) == reckoned(s, left, circumstances(s), Ways(s, 0))
            play_on(s, game.view, [game.bot] * seats, sources, dice, 6)


def test_contents_of_tables_that_are_gone_are_not_kept() -> None:
    """Each table with a content pack brings facts of its own."""
    first = game.own_facts()
    for _ in range(2 * MOST_CONTENTS):
        facts = game.make_facts(game.own_content())
        assert distances(facts) is distances(facts)
        assert distances(facts) == distances(first)
        assert len(DISTANCES) <= MOST_CONTENTS
