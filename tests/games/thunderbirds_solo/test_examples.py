"""TS-EX: the worked examples, with their numbers."""

from math import ceil

import pytest

from coffret.games.thunderbirds_solo.names import CARDS, COLOURS
from coffret.games.thunderbirds_solo.odds import Skills, Task, die, rolled
from coffret.games.thunderbirds_solo.rules.covering import as_counts
from coffret.games.thunderbirds_solo.rules.ending import rating
from coffret.testing import Position, rule
from tests.games.thunderbirds_solo.support import FACTS, LADY, TURN, at, chain, keeps, named, roll, sets, stored

EXAMPLE = "1 d_f07 d_t01 c_01 d_f01 | crew virgil tb2 | at tb2 1 | down virgil"


def example(symbols: str = "fire,trapped,fire", more: str = EXAMPLE) -> Position:
    return roll(more, "rescue-with red", symbols)


def active(position: Position, place: int) -> list[str]:
    """The active symbols of a chain, as letters."""
    needs = [FACTS.needs[card][at] if FACTS.needs[card] else () for at, card in enumerate(position.s.chains[place])]
    return ["".join("FTCHWA"[symbol] * count for symbol, count in enumerate(need)) for need in needs]


@rule("TS-EX-01")
def test_two_fire_and_one_trapped_can_discard_exactly_these_sets() -> None:
    position = example()
    assert active(position, 1) == ["FF", "T", "", "FF"]
    assert sets(position) == {"none", "1", "2", "4", "1_2", "2_4"}
    assert position.refuses("discard 1_4").rule == "TS-RESC-05"
    assert position.refuses("discard 1_2_4").rule == "TS-RESC-05"


@rule("TS-EX-02")
def test_discarding_1_and_2_rescues_the_civilian_and_leaves_one_trapped() -> None:
    position = example().does("discard 1_2")
    assert (chain(position, 1), active(position, 1)) == (["d_f01"], ["T"])
    assert named(position.s.rescued) == ["c_01"]


@rule("TS-EX-03")
def test_discarding_2_and_4_leaves_two_fire() -> None:
    position = example().does("discard 2_4")
    assert (chain(position, 1), active(position, 1)) == (["d_f07"], ["FF"])
    assert named(position.s.rescued) == ["c_01"]


@rule("TS-EX-04")
def test_discarding_only_1_rescues_nobody() -> None:
    position = example().does("discard 1")
    assert (chain(position, 1), active(position, 1)) == (["d_t01", "c_01", "d_f01"], ["C", "", "FT"])
    assert position.s.rescued == []


@rule("TS-EX-05")
def test_a_wild_for_one_fire_changes_nothing() -> None:
    assert sets(example("fire,trapped,wild")) == {"none", "1", "2", "4", "1_2", "2_4"}


@rule("TS-EX-06")
def test_an_influenced_civilian_bars_the_wild_from_its_guard() -> None:
    position = example("fire,fire,wild", EXAMPLE.replace("c_01", "c_01!"))
    assert position.refuses("discard 2").rule == "TS-HOOD-04"
    assert {"1", "4"} <= sets(position)
    assert "2" not in sets(position)


@rule("TS-EX-07")
def test_lady_penelope_brings_a_civilian_home_in_three_turns() -> None:
    position = at(f"1 d_f01 c_01 d_t01 c_02! | lady 2 road | {LADY} ").does("go 1")
    assert position.options() == ["pass", "escort c_01"]
    position.does("escort c_01")
    assert len(chain(position, 1)) == 3
    position.s.slots[1:] = [-1] * 4
    position.does("end-dispatch", "flip")
    position.s.slots[1:] = [-1] * 4
    while "end-dispatch" not in position.options():
        position.does("pass" if "pass" in position.options() else "answer")
    position.does("end-dispatch", "go island")
    assert position.s.rescued == []
    position.does("set-down")
    assert named(position.s.rescued) == ["c_01"]


@rule("TS-EX-08")
def test_the_chances_of_thunderbirds_2_and_1() -> None:
    white, red = FACTS.faces[COLOURS.index("white")], FACTS.faces[COLOURS.index("red")]
    fire = as_counts((1, 0, 0, 0, 0, 0))
    task = Task(fire, 0, 0)
    dice = tuple([die(faces, task) for faces in (white, white, red)])
    assert rolled((), dice, task, Skills()) == pytest.approx(23 / 27)
    for symbol in range(5):
        task = Task(1 << 8 * symbol, 0, 0)
        assert rolled((), (die(white, task),) * 2, task, Skills()) == pytest.approx(5 / 9)


@rule("TS-EX-09")
def test_two_civilians_in_a_row_are_rescued_together() -> None:
    text = "1 d_t01 c_01 c_02 d_f01 | crew virgil tb2 | at tb2 1 | down virgil"
    position = example("collapse,hazard,hazard", text).does("discard 1")
    assert (chain(position, 1), active(position, 1)) == (["d_f01"], ["T"])
    assert named(position.s.rescued) == ["c_01", "c_02"]


@rule("TS-EX-10")
@pytest.mark.parametrize(("advanced", "turns"), [(0, 25), (8, 27), (16, 29)])
def test_how_long_a_game_lasts_at_most(advanced: int, turns: int) -> None:
    assert ceil((96 + advanced) / 4) + 1 == turns
    grown = " | ".join(f"{place} d_f{place:02} d_t{place:02} d_c{place:02}" for place in range(1, 5))
    position = at(f"{grown} | advanced {advanced} | lady 4 road | {TURN}")
    s = position.s
    s.deck += [card for place in range(1, 5) for card in s.chains[place]][: 92 + advanced - len(s.deck)]
    while position.outcome is None:
        s.slots[1:] = [-1] * 4  # chains stay as they are: nobody calls, nothing grows
        names = position.options()
        position.does(next(name for name in ("answer", "end-dispatch", "stay", "pass") if name in names))
    assert s.turn == turns


@rule("TS-EX-11")
@pytest.mark.parametrize(
    ("hood", "top", "lost"),
    [("h_01", "d_w01", True), ("h_01", "c_09", True), ("h_01", "h_02", False), ("h_10", "d_w01", False)],
)
def test_a_relay_avoids_the_certain_loss_but_a_reinforcement_may_come(hood: str, top: str, lost: bool) -> None:
    text = f"1 d_f01 d_f02 | 3 d_t01 d_t02 d_t03 d_t04 | lady 2 road | call 1 {hood}, 3 d_c01 | top {top}"
    without = at(f"{text} | {TURN}").does("answer")
    assert without.outcome is not None
    position = at(f"{text} | {TURN}").does("exchange 1:3", "answer")
    assert (position.outcome is not None) is lost


@rule("TS-EX-11")
def test_with_an_empty_deck_the_relay_saves_the_game() -> None:
    text = "1 d_f01 d_f02 | 3 d_t01 d_t02 d_t03 d_t04 | lady 2 road | call 1 h_01, 3 d_c01 | deck -"
    assert at(f"{text} | {TURN}").does("exchange 1:3", "answer").outcome is None


@rule("TS-EX-12")
def test_a_standard_game_that_scores_56() -> None:
    clean = ",".join(f"c_{number:02}" for number in range(1, 25))
    text = f"1 d_f01 c_27 | 2 d_t01 c_28 | 3 d_w01 | rescued {clean} | shaken c_25,c_26 | advanced 8 | lady 4 road"
    position = at(f"{text} | flags last | {LADY}").does("stay")
    assert position.outcome is not None
    assert (position.outcome.score, position.outcome.side) == (56, "pilot")
    assert rating(56) == "pilot"


@rule("TS-EX-13")
def test_storing_across_vehicles() -> None:
    crew = "crew gordon tb1, virgil tb2 | at tb1 1, tb2 1 | down gordon,virgil"
    position = roll(f"1 d_f07 | {crew}", "rescue tb1", "fire,collapse")
    assert (sets(position), keeps(position)) == ({"none"}, {"fire"})
    assert position.refuses("keep none:collapse").rule == "TS-WILD-04"
    position.does("keep none:fire", "rescue-with red").rolls("dice fire,trapped,hazard").does("discard 1")
    assert (chain(position, 1), stored(position, "tb1")) == ([], "")
    assert CARDS[position.s.discard[0]] == "d_f07"
