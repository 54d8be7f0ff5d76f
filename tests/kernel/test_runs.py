"""Runs: what is offered as one, from a seat's view alone, and that each of them can be played."""

from collections import Counter

import pytest

from coffret.bots.registry import bot
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.runs import FARTHEST, LONGEST, MOST, runs
from coffret.kernel.stack import CHANCE, Action, State
from coffret.kernel.words import verb
from tests.games.thunderbirds_solo.support import RESCUE, at

VIRGIL = """deal scott; deal virgil; draw cham_cham; draw rockquake; draw ricochet;
    turn-up stolen_blueprints; first virgil"""
PLAYED = [("thunderbirds", 2), ("thunderbirds-solo", 1), ("away-missions", 2)]


def positions(slug: str, seats: int, most: int) -> list[State]:
    """Positions of a play by rules of thumb in which somebody chooses."""
    game, rng = load(slug), seeded("runs")
    state, player = game.start(seats), bot("thumb", load(slug))
    found: list[State] = []
    decision = stack.decide(state)
    while decision is not None and len(found) < most:
        if decision.seat == CHANCE:
            decision = stack.apply(state, stack.sample(state, rng), CHANCE)
        else:
            found.append(stack.copy(state))
            action: Action = player(game.view(state, decision.seat), list(decision.actions), rng)
            decision = stack.apply(state, action, decision.seat)
    return found


@pytest.mark.parametrize(("slug", "seats"), PLAYED)
def test_every_run_can_be_played_to_its_end_and_goes_on_as_the_game_says(slug: str, seats: int) -> None:
    game, checked = load(slug), 0
    for state in positions(slug, seats, 60):
        decision = stack.decide(state)
        assert decision is not None
        found = runs(game, game.view(state, decision.seat), decision.seat)
        assert len(found) <= MOST
        for run in found[::7]:
            checked += 1
            world, last = stack.copy(state), run.actions[0]
            assert 2 <= len(run.actions) <= (FARTHEST if run.proposed else LONGEST)
            for action in run.actions:
                assert stack.offered(world, action, decision.seat)
                assert action is last or verb(type(action)) in game.about.then[verb(type(last))]
                last = action
                stack.apply(world, action, decision.seat)
    assert checked > 60


def test_what_is_proposed_goes_on_with_what_is_best_then() -> None:
    """Gordon's die is always welcome; what follows the roll is not proposed with it."""
    game = load("thunderbirds-solo")
    position = at(f"1 d_f07 | crew gordon tb4 | at tb4 1 | {RESCUE}")
    found = [run for run in runs(game, game.view(position.s, 0), 0) if run.proposed]
    written = [[game.vocabulary.write(action) for action in run.actions] for run in found]
    assert written == [["rescue tb4", "add-die blue"]]
    assert all(run.hint is not None for run in found)


def test_what_ends_something_goes_on_with_what_is_best_then() -> None:
    """The flights begin together: by one choice the dispatch ends and the first vehicle rolls."""
    game = load("thunderbirds-solo")
    position = at("1 d_f07 | 2 d_f01 | crew gordon tb4, alan tb1 | at tb4 1, tb1 2")
    found = [run for run in runs(game, game.view(position.s, 0), 0) if run.proposed]
    written = [[game.vocabulary.write(action) for action in run.actions] for run in found]
    assert written[0][0] == "end-dispatch"
    assert written[0][1].startswith("rescue ")
    assert all(steps[:2] == written[0][:2] for steps in written)  # with one of them, and not with any


def test_lady_penelope_is_not_proposed_together_with_what_is_rolled_before_her() -> None:
    """But where she stays and takes nobody along, nothing is decided, and nobody is asked."""
    game = load("thunderbirds-solo")
    assert "go" not in game.about.along["discard"]
    assert "stay" in game.about.along["discard"]
    assert game.about.along["stay"] == ["pass"]
    for before, after in game.about.along.items():
        assert set(after) <= set(game.about.then[before]), before  # what is proposed can be offered


@pytest.mark.parametrize(("slug", "seats"), PLAYED)
def test_runs_are_the_same_in_every_world_that_the_seat_considers_possible(slug: str, seats: int) -> None:
    game = load(slug)
    for state in positions(slug, seats, 40)[::4]:
        decision = stack.decide(state)
        assert decision is not None
        view = game.view(state, decision.seat)
        world = game.determinize(view, seeded("another world"))
        assert runs(game, game.view(world, decision.seat), decision.seat) == runs(game, view, decision.seat)


def test_a_machine_flies_to_a_region_that_is_two_moves_away() -> None:
    game = load("thunderbirds")
    table = game.table(seats=2, seed="runs")
    while table.decision is not None and not any(str(each).startswith("move") for each in table.decision.options):
        table.act(table.decision.options[0])
    seat = table.decision.seat if table.decision is not None else 0
    found = runs(game, table.view(seat), seat)
    far = [run for run in found if [verb(type(action)) for action in run.actions] == ["move", "move"]]
    assert far
    assert all(run.touches[0].startswith("machine-") and run.touches[-1].startswith("region-") for run in far)


def test_a_machine_is_loaded_and_taken_along() -> None:
    """The other one could have flown there without it; what was loaded goes with it."""
    game = load("thunderbirds")
    table = game.table(2, seed="runs", rolls=False)
    for notation in VIRGIL.split(";"):
        table.act(notation.strip())
    found = runs(game, table.view(1), 1)
    written = [[game.vocabulary.write(action) for action in run.actions] for run in found]
    assert ["load tb4", "move asia"] in written
    along = found[written.index(["load tb4", "move asia"])]
    assert {"machine-tb4", "region-asia"} <= set(along.touches)  # it is dragged there


def runs_at(text: str) -> dict[tuple[str, ...], tuple[str, ...]]:
    """The runs of the Solitaire from a prepared position, with what they touch."""
    game = load("thunderbirds-solo")
    found = runs(game, game.view(at(text).s, 0), 0)
    return {tuple(map(game.vocabulary.write, run.actions)): run.touches for run in found}


def test_a_vehicle_dragged_onto_a_disaster_ends_the_dispatch_and_rescues_with_that_vehicle() -> None:
    found = runs_at("1 d_f01 | 2 d_f02 | crew alan tb1, gordon tb3 | at tb3 2")
    there = found["fly tb1:1", "end-dispatch", "rescue tb1"]
    assert {"vehicle-tb1", "card-d_f01"} <= set(there)
    other = found["fly tb1:1", "end-dispatch", "rescue tb3"]
    assert "vehicle-tb1" not in other  # it is not meant by dragging that one


def test_what_a_run_repeats_at_one_place_it_does_to_the_end() -> None:
    found = runs_at(f"1 d_f01 | crew brains tb3 | at tb3 1 | {RESCUE}")
    changes = [steps for steps in found if steps[-1].startswith("recolour")]
    into = [{step.split(":")[1] for step in steps[1:]} for steps in changes]
    assert all(len(colours) == 1 for colours in into)  # no mixtures
    assert len({tuple(colours) for colours in into}) == len(changes)  # and each colour once


def test_runs_go_through_what_only_opens_more_and_never_end_there() -> None:
    game = load("away-missions")
    seen = Counter[str]()
    for state in positions("away-missions", 2, 120)[::3]:
        decision = stack.decide(state)
        assert decision is not None
        for run in runs(game, game.view(state, decision.seat), decision.seat):
            kinds = [verb(type(action)) for action in run.actions]
            assert kinds[-1] not in game.about.opens
            seen.update(set(kinds[1:-1]))
    assert seen["breathe"]


def test_nothing_is_offered_where_the_game_names_nothing_or_the_seat_is_not_asked() -> None:
    game = load("time-bomb")
    state = game.start(5)
    assert runs(game, game.view(state, 0), 0) == []
    table = load("thunderbirds").table(seats=2, seed="runs")
    other = 1 - (table.decision.seat if table.decision is not None else 0)
    assert runs(table.game, table.view(other), other) == []
