"""TB-EX: every worked example, with its numbers."""

import pytest

from coffret.games.thunderbirds.names import CHARACTERS, MACHINES, PODS
from coffret.games.thunderbirds.odds import percent, ways
from coffret.testing import Position, rule
from tests.games.thunderbirds.support import at, cards, region, tokens, track

PROBE = (
    "john{} alan | track 1 sun_probe | aboard john tb3, scott tb3 | at tb3 sun, tb2 africa"
    " | pods transmitter_truck asia"
)


def probe(with_tokens: str = "") -> Position:
    """John's Rescue of the Sun Probe, rolled: 2 and the Hood."""
    return at(PROBE.format(f"[{with_tokens}]")).does("rescue sun_probe").rolls("dice 2:0")


@rule("TB-EX-03")
def test_the_sun_probe_with_a_total_bonus_of_seven() -> None:
    assert at(PROBE.format("")).does("rescue sun_probe").s.stack[-2].bonus == 7


@rule("TB-EX-04")
def test_two_and_a_hood_make_nine_which_is_not_eleven() -> None:
    position = probe("W")
    assert position.s.stack[-1].score(position.s) == 9
    assert track(position.does("done")) == {1: "sun_probe"}


@rule("TB-EX-05")
def test_without_a_token_the_rescue_fails_and_the_hood_advances() -> None:
    position = probe()
    assert (track(position), position.s.hood) == ({1: "sun_probe"}, 1)


@rule("TB-EX-06")
def test_a_teamwork_token_makes_eleven_and_the_hood_advances_all_the_same() -> None:
    position = probe("W").does("add-two").does("take logistics")
    assert (track(position), position.s.hood) == ({}, 1)


@rule("TB-EX-07")
def test_an_intelligence_token_on_the_hood_die_makes_eleven_and_the_hood_stays() -> None:
    position = probe("I").does("reroll 2").rolls("face 2").does("take logistics")
    assert (track(position), position.s.hood) == ({}, 0)


@rule("TB-EX-08")
def test_john_ignores_nothing_out_of_thunderbird_5() -> None:
    assert probe().s.hood == 1


@rule("TB-EX-09")
def test_virgil_gathers_his_brothers() -> None:
    position = at("virgil scott | at tb2 australia | aboard alan tb2").does("move south_pacific", "transfer alan:tb3")
    position.does("transfer scott:tb2").does("allow", seat=1).does("transfer gordon:tb2", "move north_pacific")
    crew = {name for name, machine in zip(CHARACTERS, position.s.aboard, strict=True) if MACHINES[machine] == "tb2"}
    assert crew == {"virgil", "scott", "gordon"}
    assert region(position, "tb2") == "north_pacific"
    assert (region(position, "tb1"), region(position, "tb4")) == ("south_pacific", "south_pacific")
    assert position.s.aboard.count(0) == position.s.aboard.count(3) == 0
    assert position.s.actions == 1


@rule("TB-EX-10")
def test_virgil_carries_cargo() -> None:
    text = "virgil scott | at tb2 north_atlantic, tb4 north_atlantic, fab1 south_pacific"
    position = at(f"{text} | pods firefly north_atlantic, laser_cutter south_pacific | hold firefly")
    position.does("unload firefly", "load tb4", "move south_pacific", "unload tb4", "load laser_cutter", "load mole")
    position.does("transfer lady_penelope:tb2", "move asia")
    assert position.s.actions == 1
    assert (region(position, "tb2"), region(position, "tb4")) == ("asia", "south_pacific")
    assert position.s.pods[PODS.index("laser_cutter")] == position.s.pods[PODS.index("mole")] == 1
    assert position.s.pods[PODS.index("firefly")] == 9
    assert MACHINES[position.s.aboard[CHARACTERS.index("lady_penelope")]] == "tb2"


def veil_of_fear() -> Position:
    text = "alan[I] gordon[I] | aboard alan tb1, gordon tb1 | pods mole north_america, laser_cutter north_america"
    position = at(f"{text} | scheme veil_of_fear").does("move north_atlantic", "foil").does("allow", seat=1)
    return position.rolls("draw-card jeffs_orders", "turn-up plutonium_market")


@rule("TB-EX-11")
def test_alan_and_gordon_defeat_the_veil_of_fear() -> None:
    position = veil_of_fear()
    assert (tokens(position), tokens(position, 1)) == ("", "")
    assert (position.s.foiled, cards(position)) == (1, ["jeffs_orders"])


@rule("TB-EX-12")
def test_and_alan_goes_on() -> None:
    position = veil_of_fear().does("move south_pacific")
    assert position.s.actions == 1


@rule("TB-EX-13")
def test_thunderbird_2_carries_the_mole_with_the_elevator_cars() -> None:
    position = at("virgil scott | pods elevator_cars south_pacific").does("load mole", "load elevator_cars")
    assert len(position.s.hold) == 2


@rule("TB-EX-14")
def test_the_sun_probe_pushes_the_queue() -> None:
    position = (
        at("scott virgil | track 1 ricochet, 2 cry_wolf, 4 uninvited").does("end-actions").rolls("draw sun_probe")
    )
    assert track(position) == {1: "sun_probe", 2: "ricochet", 3: "cry_wolf", 5: "uninvited"}


@rule("TB-EX-15")
def test_gordon_makes_room_for_virgil_in_solo() -> None:
    text = "gordon[W] lady_penelope alan | solo | turn alan | actions 1 | aboard alan tb1, gordon tb1 | at tb1 europe"
    position = at(text).does("move south_pacific")
    assert position.s.actions == 0
    position.does("end-actions").rolls("draw ricochet")
    before = position.s.hidden
    position.does("change gordon:virgil")
    assert (tokens(position), position.s.supply[0], position.s.hidden) == ("", 6, before)
    assert CHARACTERS[position.s.characters[position.s.turn]] == "lady_penelope"


@rule("TB-EX-16")
def test_a_win_worth_362_points() -> None:
    text = "lady_penelope[DDL] scott[WW] | level standard | foiled 2 | scheme day_of_the_hood | at tb1 africa"
    position = at(f"{text} | pods thunderizer asia | hood 9 | deck 12:1").does("foil").does("allow", seat=1)
    assert position.outcome is not None
    assert position.outcome.score == 362


@rule("TB-EX-17")
def test_a_loss_worth_90_points() -> None:
    averted = "ricochet, cry_wolf, uninvited, rockquake, bound_for_venus, mighty_atom, imposters"
    text = f"scott virgil | discard {averted} | hoods 2 | foiled 1 | track 7 sun_probe"
    position = at(text).does("end-actions").rolls("draw pit_of_peril")
    assert position.outcome is not None
    assert position.outcome.score == 90


@rule("TB-EX-18")
def test_a_token_just_won_does_not_save_the_team() -> None:
    text = "lady_penelope[DI] scott | scheme stolen_blueprints | track 1 perils_of_penelope | hood 5"
    position = at(f"{text} | events !kyrano_kyrano, !master_of_disguise").does("rescue perils_of_penelope")
    position.rolls("dice 0:5").does("done")
    assert position.outcome is not None
    assert position.outcome.rule == "TB-END-03"
    assert tokens(position) == "IDD"


@rule("TB-EX-19")
def test_with_john_on_watch_two_hood_faces_are_one_step() -> None:
    position = at("scott john | track 1 towering_ocean").does("rescue towering_ocean").rolls("dice 0:0")
    assert position.s.hood == 1


@rule("TB-EX-20")
@pytest.mark.parametrize(("need", "of_36"), [(5, 21), (6, 15), (7, 10), (8, 6), (9, 3), (10, 1)])
def test_chances_of_two_dice(need: int, of_36: int) -> None:
    assert ways(need) == of_36


@rule("TB-EX-20")
def test_a_hood_face_shows_in_11_of_36_rolls() -> None:
    s = at("scott virgil | track 1 towering_ocean").does("rescue towering_ocean").s
    assert sum(0 in (dice.first, dice.second) for _, dice in s.stack[-1].outcomes(s)) == 11


def test_a_reroll_is_counted_exactly() -> None:
    assert percent(11, 5) == 0
    assert percent(0, 0) == 100
    assert percent(6, 0) == 42
    assert percent(5, 1, (0, 4)) == 83
