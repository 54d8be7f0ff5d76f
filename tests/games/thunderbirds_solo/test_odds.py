"""The chances that are shown before a vehicle is sent, before it rolls and before a skill, against the rules."""

from itertools import product

import pytest

from coffret.games.thunderbirds_solo import game, odds
from coffret.games.thunderbirds_solo.actions import Discard, Keep
from coffret.games.thunderbirds_solo.names import COLOURS, VEHICLES
from coffret.games.thunderbirds_solo.odds import Skills as After
from coffret.games.thunderbirds_solo.odds import Task, best_chance, can_act_at, chance, die, percent, rolled
from coffret.games.thunderbirds_solo.rules.covering import pack
from coffret.games.thunderbirds_solo.state import BLOCKING, NOBODY, TB5, WILD, State
from coffret.kernel import CHANCE, Action, Chance, stack
from coffret.kernel.outlook import outlook
from coffret.testing import Position, rule
from tests.games.thunderbirds_solo.support import FACTS, RESCUE, at

TB1, TB2, CUTTER = VEHICLES.index("tb1"), VEHICLES.index("tb2"), VEHICLES.index("laser_cutter")


def counted(colours: tuple[int, ...], need: list[int], takes_wild: bool) -> float:
    """Every roll of these dice, and how many of them show what is needed."""
    good: int = 0
    for roll in product(*(FACTS.faces[colour] for colour in colours)):
        lack = sum(max(0, need.count(symbol) - roll.count(symbol)) for symbol in set(need))
        good += lack <= (roll.count(WILD) if takes_wild else 0)
    return good / float(6 ** len(colours))


def exact(value: float) -> object:
    return pytest.approx(value, abs=1e-9)


def test_ways_are_counted_exactly() -> None:
    for colours in ((0, 0), (0, 0, 1), (0, 5, 5), (2, 2, 3)):
        for need in ([0], [0, 0], [0, 1], [5, 5, 0], [2, 1, 1]):
            for takes_wild in (True, False):
                task = Task(pack(need), 0 if takes_wild else pack(need), 0)
                dice = tuple(die(FACTS.faces[colour], task) for colour in colours)
                assert rolled((), dice, task, After()) == exact(counted(colours, need, takes_wild))


def test_what_is_stored_at_the_chain_counts() -> None:
    bare = at("1 d_f07 | crew alan tb3 | at tb3 1").s
    helped = at("1 d_f07 | crew alan tb3 | at tb3 1 | stored tb3 white_fire").s
    assert chance(bare, TB1, (0, 0), 1, 0) == exact(counted((0, 0), [0, 0], True))
    assert chance(helped, TB1, (0, 0), 1, 0) == exact(counted((0, 0), [0], True))


def test_sealed_disasters_and_guards_take_no_wild_but_from_the_laser_cutter() -> None:
    s = at("1 d_t01 c_01! | crew alan tb3").s
    assert chance(s, TB1, (0, 0), 1, 0) == exact(counted((0, 0), [2], False))
    assert chance(s, CUTTER, (0, 0), 1, 0) == exact(counted((0, 0), [2], True))


def test_thunderbird_2_takes_the_best_third_die() -> None:
    assert best_chance(at("1 d_f07 | crew alan tb1").s, TB2, 1, 0)[1] == COLOURS.index("red")
    assert best_chance(at("1 d_t01 | crew alan tb1").s, TB2, 1, 0)[1] == COLOURS.index("orange")


def test_percent_is_sure_only_when_it_is() -> None:
    assert [percent(share) for share in (0.0, 1.0, 1 / 1000, 999 / 1000, 5 / 9)] == [0, 100, 1, 99, 56]


# Against the rules: every choice that leads to the roll and follows it, the best of them, and every roll


def played(s: State) -> float:
    """The chance that the first Disaster of chain 1 is cleared in the Rescue action under way, if it is played best."""
    known: dict[str, float] = {}

    def best(table: State) -> float:
        key = repr((table.dice, table.faces, table.down, table.stack[-1]))
        if key not in known:
            known[key] = worth(table)
        return known[key]

    def worth(table: State) -> float:
        decision = stack.decide(table)
        assert decision is not None
        if decision.seat == CHANCE:
            chance = table.stack[-1]
            assert isinstance(chance, Chance)
            found = [(weight, after(table, action, CHANCE)) for weight, action in chance.outcomes(table)]
            return sum([weight * value for weight, value in found]) / sum([weight for weight, _ in found])
        ends = [action for action in decision.actions if isinstance(action, Discard | Keep)]
        if any(action.positions & 1 for action in ends):
            return 1.0
        return max([0.0, *[after(table, action, 0) for action in decision.actions if action not in ends]])

    def after(table: State, action: Action, seat: int) -> float:
        later: State = stack.copy(table)
        stack.apply(later, action, seat)
        if later.rescuer == NOBODY:  # it has ended by itself
            return float(len(later.chains[1]) < len(table.chains[1]))
        return best(later)

    return best(s)


def hints(position: Position) -> dict[str, int]:
    """The chances that the options show, in percent."""
    found = {}
    for choice in outlook(game, position.s, 0).choices:
        if choice.remark is not None and choice.remark.hint is not None:
            found[choice.notation] = choice.remark.hint.args["percent"]
    return found


CREWS = {
    "Scott on his own": ("scott tb1 | at tb1 1", "d_f07"),
    "Virgil, and Scott beside him": ("virgil tb1, scott tb3 | at tb1 1, tb3 1", "d_f07"),
    "John, and Scott beside him": ("john tb1, scott tb3 | at tb1 1, tb3 1", "d_t01"),
    "Brains": ("brains tb1 | at tb1 1", "d_w05"),
    "Brains, and Scott beside him": ("brains tb1, scott tb3 | at tb1 1, tb3 1", "d_t01"),
    "Alan, and Scott beside him": ("alan tb1, scott tb3 | at tb1 1, tb3 1", "d_f07"),
}


@rule("TS-PILOT-02", "TS-PILOT-03", "TS-PILOT-04", "TS-PILOT-06", "TS-PILOT-07", "TS-PILOT-09")
@pytest.mark.parametrize(("crew", "card"), CREWS.values(), ids=CREWS)
def test_a_rescue_shows_the_chance_with_all_skills_used_well(crew: str, card: str) -> None:
    position = at(f"1 {card} | crew {crew} | {RESCUE}")
    shown = hints(position)["rescue tb1"]
    assert shown == percent(played(position.does("rescue tb1").s))


@rule("TS-PILOT-03", "TS-DICE-02")
def test_the_third_die_of_thunderbird_2_shows_its_chance_with_skills() -> None:
    position = at(f"1 x_d01 | crew virgil tb2, scott tb3 | at tb2 1, tb3 1 | {RESCUE}")
    shown = hints(position)["rescue-with green"]
    assert shown == percent(played(position.does("rescue-with green").s))


@rule("TS-PILOT-07")
def test_every_swap_of_brains_shows_what_can_still_come_of_it() -> None:
    position = at(f"1 d_w05 | crew brains tb1 | at tb1 1 | {RESCUE}").does("rescue tb1")
    shown = hints(position)
    assert {"roll", "recolour white:blue"} <= set(shown)
    for option, share in shown.items():
        assert share == percent(played(at_once(position, option)))


@rule("TS-PILOT-02", "TS-PILOT-03", "TS-PILOT-06")
@pytest.mark.parametrize("pilot", ["virgil", "john"])
def test_a_skill_after_the_roll_shows_what_it_is_worth(pilot: str) -> None:
    position = at(f"1 d_f07 | crew {pilot} tb1, scott tb3 | at tb1 1, tb3 1 | {RESCUE}")
    position.does("rescue tb1").rolls("dice collapse,hazard")
    shown = hints(position)
    assert len(shown) > 4
    for option, share in shown.items():
        assert share == percent(played(at_once(position, option)))


@rule("TS-DISA-08")
def test_a_disaster_behind_a_blocking_one_is_cleared_with_it() -> None:
    free, blocked = at("1 d_f01 d_f02 | crew alan tb3").s, at("1 x_d09 d_f02 | crew alan tb3").s
    assert FACTS.keyword[blocked.chains[1][0]] == BLOCKING
    assert chance(blocked, TB1, (0, 0), 1, 1) < chance(free, TB1, (0, 0), 1, 1)


@rule("TS-RESC-02")
def test_only_vehicles_that_can_still_act_are_counted() -> None:
    text = "1 d_f01 | 2 d_f02 | crew alan tb1, virgil tb2 | at tb1 1, tb2 2 | display mole,domo,firefly"
    assert vehicles(at(text), 1) == {"tb1", "tb2", "tb3", "tb4", "mole", "domo", "firefly"}
    assert vehicles(at(f"{text} | {RESCUE}"), 1) == {"tb1"}
    assert vehicles(at(f"{text} | {RESCUE}").does("rescue tb1", "roll").rolls("dice flood,flood"), 1) == set()


def vehicles(position: Position, place: int) -> set[str]:
    return {
        name
        for number, name in enumerate(VEHICLES)
        if can_act_at(position.s, number, place) and is_there(position, number)
    }


def is_there(position: Position, vehicle: int) -> bool:
    """Whether a vehicle is in play."""
    return vehicle < TB5 or vehicle in position.s.display or position.s.pilot[vehicle] != NOBODY


def test_chances_that_were_counted_once_are_not_counted_again() -> None:
    """Opening a replay draws hundreds of moments that differ little: nothing is counted twice for them."""
    position = at("1 d_f01 d_t01 | 2 d_f02 | crew brains tb3, alan tb1")
    first = game.scene(game.view(position.s, 0))
    before = odds.best_of.cache_info(), odds.all_recoloured.cache_info()
    assert game.scene(game.view(position.s, 0)) == first
    after = odds.best_of.cache_info(), odds.all_recoloured.cache_info()
    assert [(new.misses - old.misses, new.hits > old.hits) for old, new in zip(before, after, strict=True)] == [
        (0, True),
        (0, True),
    ]


def at_once(position: Position, option: str) -> State:
    """The same position after an option."""
    later: State = stack.copy(position.s)
    stack.apply(later, game.action(option, 1), 0)
    return later
