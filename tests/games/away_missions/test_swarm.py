"""AM-BUG: how Bugs unite, and an oracle that writes down every plan."""

import random

import pytest

from coffret.games.away_missions.cards import CLOSED, FAR, LOCKED
from coffret.games.away_missions.rules.bug_groups import PLACES, Groups, move_bugs, packed
from coffret.games.away_missions.rules.geometry import border_between, crossable
from coffret.games.away_missions.rules.paths import next_steps, target, walk_distances
from coffret.games.away_missions.rules.swarm import alone, bug_ways, unite
from coffret.testing import rule
from tests.games.away_missions.support_map import Hex, Map, hexes, random_map

Swarms = dict[Hex, int]


class Turn:
    """The Bug turn of a map: free Bugs and Rocketeers by coordinates."""

    def __init__(self, here: Map, bugs: Swarms, crew: list[Hex]) -> None:
        self.here = here
        self.bugs = [bugs.get(here.cell(place), 0) for place in range(here.board.n)]
        self.points = self.bugs[:]
        self.at = [here[cell] for cell in crew]
        self.steps: list[tuple[Hex, Hex]] = []
        open_steps = [(0, 0)]
        while open_steps:
            steps, open_steps = unite(*here.way(), self.bugs, self.points, self.at)
            for step in steps + open_steps[:1]:
                self.step(step)
        for swarm in alone(here.board, here.border, self.bugs):
            self.follow(swarm)

    def step(self, step: tuple[int, int]) -> None:
        move_bugs(self.bugs, self.points, *step)
        self.steps.append((self.here.cell(step[0]), self.here.cell(step[1])))

    def follow(self, swarm: int) -> None:
        """AM-BUG-05, AM-BUG-19 The second priority, step by step."""
        order = list(range(len(self.at)))
        who = target(self.here.board, self.here.border, True, swarm, self.at, order)
        while who >= 0 and self.points[swarm] and swarm not in self.at:
            there = next_steps(*self.here.way(), True, swarm, self.at[who])[0]
            self.step((swarm, there))
            swarm = there

    @property
    def swarms(self) -> Swarms:
        return {self.here.cell(place): count for place, count in enumerate(self.bugs) if count}

    @property
    def attacks(self) -> int:
        return sum(self.points[place] for place in set(self.at))


def corridor(length: int) -> Map:
    """Tiles in a row, (0, 0) to (0, -length + 1)."""
    return Map([(0, -step) for step in reversed(range(length))])


@rule("AM-BUG-03", "AM-BUG-05", "AM-BUG-06")
def test_two_neighbours_unite_and_take_the_step_left_towards_a_rocketeer() -> None:
    turn = Turn(corridor(8), {(0, 0): 1, (0, -1): 1}, [(0, -7)])
    assert turn.steps == [((0, 0), (0, -1)), ((0, -1), (0, -2))]


@rule("AM-BUG-06", "AM-BUG-09", "AM-BUG-15")
def test_a_bug_that_joins_three_on_a_rocketeers_tile_does_not_attack_itself() -> None:
    turn = Turn(corridor(4), {(0, 0): 3, (0, -1): 1}, [(0, 0)])
    assert (turn.swarms, turn.attacks) == ({(0, 0): 4}, 3)


@rule("AM-BUG-07")
def test_bugs_unite_where_they_can_attack_most() -> None:
    turn = Turn(corridor(4), {(0, 0): 1, (0, -2): 2}, [(0, 0)])
    assert (turn.swarms, turn.attacks) == ({(0, 0): 3}, 1)


@rule("AM-BUG-04", "AM-BUG-17")
def test_two_single_bugs_come_closer_even_off_a_rocketeers_tile() -> None:
    turn = Turn(corridor(5), {(0, 0): 1, (0, -3): 1}, [(0, 0)])
    assert (turn.swarms, turn.attacks) == ({(0, -1): 1, (0, -2): 1}, 0)


@rule("AM-BUG-10", "AM-BUG-04")
def test_the_only_free_bug_on_a_rocketeers_tile_attacks_without_moving() -> None:
    turn = Turn(corridor(3), {(0, 0): 1}, [(0, 0)])  # a stunned one elsewhere is not among the free Bugs
    assert (turn.steps, turn.attacks) == ([], 1)


@rule("AM-BUG-01", "AM-BUG-05", "AM-BUG-19")
def test_a_swarm_of_five_walks_three_tiles_and_attacks_twice() -> None:
    turn = Turn(corridor(6), {(0, 0): 5}, [(0, -3)])
    assert (turn.swarms, turn.attacks) == ({(0, -3): 5}, 2)


@rule("AM-BUG-16", "AM-BUG-17")
def test_a_pair_leaves_its_rocketeer_to_come_closer_to_a_single_bug() -> None:
    turn = Turn(corridor(6), {(0, 0): 2, (0, -4): 1}, [(0, 0)])
    assert (turn.swarms, turn.attacks) == ({(0, -2): 2, (0, -3): 1}, 0)


@rule("AM-BUG-17")
def test_a_group_on_a_rocketeers_tile_that_cannot_help_uniting_attacks() -> None:
    turn = Turn(corridor(7), {(0, 0): 1, (0, -6): 3}, [(0, -2)])
    assert turn.swarms == {(0, -1): 1, (0, -3): 3}


@rule("AM-BUG-02", "AM-BUG-18")
def test_a_locked_hatch_parts_bugs_into_regions_and_a_closed_one_does_not() -> None:
    turn = Turn(corridor(4).hatch((0, -1), (0, -2), LOCKED), {(0, 0): 1, (0, -3): 1}, [(0, -2)])
    assert (turn.swarms, turn.attacks) == ({(0, 0): 1, (0, -2): 1}, 0)
    turn = Turn(corridor(4).hatch((0, -1), (0, -2), CLOSED), {(0, 0): 1, (0, -3): 1}, [(0, -2)])
    assert turn.swarms == {(0, -1): 1, (0, -2): 1}


@rule("AM-BUG-16")
def test_the_lowest_tile_number_decides_between_equal_plans() -> None:
    here = Map([(0, 0), (0, -1), (1, -1), (1, -2)]).number((0, -1), 12).number((1, -1), 7)
    assert Turn(here, {(0, 0): 1, (1, -2): 1}, []).swarms == {(1, -1): 2}


@rule("AM-BUG-16", "AM-AMOVE-07")
def test_equal_plans_over_unscanned_tiles_are_left_to_chance() -> None:
    here = Map([(0, 0), (0, -1), (1, -1), (1, -2)], unscanned=[(0, -1), (1, -1)])
    places = [here[cell] for cell in [(0, 0), (1, -2)]]
    bugs = [int(place in places) for place in range(4)]
    steps, found = unite(*here.way(), bugs, bugs[:], [])
    assert steps == []
    assert {here.cell(there) for _, there in found} == {(0, -1), (1, -1)}


@rule("AM-BUG-07", "AM-BUG-16")
def test_a_step_that_unites_three_groups_is_found() -> None:
    turn = Turn(corridor(5), {(0, 0): 1, (0, -1): 1, (0, -3): 1}, [])
    assert len(turn.swarms) == 1


# The oracle: every plan, written down step by step.

Group = tuple[int, int, int]  # place, Bugs, points


def plans(here: Map, groups: tuple[Group, ...], walks: list[list[int]]) -> list[tuple[tuple[Group, ...], list[int]]]:
    """Every position that can be reached, with the tiles entered on the way."""
    result: list[tuple[tuple[Group, ...], list[int]]] = [(groups, [])]
    if len(groups) == 1:
        return result
    for group in groups:
        place, bugs, points = group
        others = [other for other in groups if other != group]
        if not points:
            continue
        nearest = min(walks[place][other[0]] for other in others)
        goals = [other[0] for other in others if walks[place][other[0]] == nearest]
        for there in here.board.around[place]:
            edge = border_between(here.board, place, there)
            if not crossable(here.border[edge], True) or all(walks[there][goal] != nearest - 1 for goal in goals):
                continue
            joined = [other for other in others if other[0] == there]
            apart = [other for other in others if other[0] != there]
            one = (there, bugs + sum(it[1] for it in joined), points - 1 + sum(it[2] for it in joined))
            after = plans(here, tuple(sorted([*apart, one])), walks)
            result += [(end, [there, *entered]) for end, entered in after]
    return result


def worth(here: Map, groups: tuple[Group, ...], at: list[int], walks: list[list[int]]) -> tuple[int, ...]:
    """AM-BUG-16 Criteria 1 to 5; one group walks on to a closest Rocketeer."""
    way = [min([walks[place][it] for it in at], default=FAR) for place in range(here.board.n)]
    total = sum(group[1] for group in groups)
    if len(groups) == 1:
        place, _, points = groups[0]
        steps = min(points, way[place]) if way[place] < FAR else 0
        left = way[place] - steps if way[place] < FAR else FAR
        return 1, 0, -(points - steps) if left == 0 else 0, left, total - points + steps
    apart = sum(walks[one[0]][other[0]] for one in groups for other in groups if one < other)
    attacks = sum(group[2] for group in groups if group[0] in at)
    largest = max(group[1] for group in groups)
    left = min(way[group[0]] for group in groups if group[1] == largest)
    return len(groups), apart, -attacks, left, total - sum(group[2] for group in groups)


def in_one(criteria: tuple[int, ...]) -> int:
    """Criteria as the rules pack them."""
    count, apart, attacks, left, spent = criteria
    return packed(count, apart, -attacks, left, spent)


def some_groups(rng: random.Random) -> tuple[Map, tuple[Group, ...], list[int], list[list[int]]]:
    """A small map with groups of one region, where Rocketeers are, and all distances."""
    here = random_map(rng, 2)
    for edge, state in enumerate(here.border):
        here.border[edge] = 0 if state == LOCKED and rng.random() < 0.7 else state
    walks = [walk_distances(here.board, here.border, place, True) for place in range(here.board.n)]
    start = rng.randrange(here.board.n)
    region = [place for place in range(here.board.n) if walks[start][place] < FAR]
    places = rng.sample(region, min(len(region), rng.choice([2, 2, 3, 3, 4])))
    sizes = [1, 1, 2, 3 if len(places) < 4 else 1]
    groups = tuple(sorted((place, count := rng.choice(sizes), count) for place in places))
    at = [rng.randrange(here.board.n) for _ in range(rng.choice([0, 1, 2]))]
    return here, groups, at, walks


def by_place(here: Map, groups: tuple[Group, ...]) -> list[int]:
    """The Bugs of each place."""
    bugs = [0] * here.board.n
    for place, count, _ in groups:
        bugs[place] = count
    return bugs


def measured(here: Map, groups: tuple[Group, ...], at: list[int], bugs: list[int]) -> Groups:
    """These groups as the search sees them."""
    position = Groups(bug_ways(here.board, here.border), at, [place for place, _, _ in groups], bugs, bugs)
    position.measure()
    return position


@rule("AM-BUG-07", "AM-BUG-15", "AM-BUG-16", "AM-BUG-17")
@pytest.mark.parametrize("seed", range(40))
def test_a_plan_against_every_plan(seed: int) -> None:
    here, groups, at, walks = some_groups(random.Random(seed))
    bugs = by_place(here, groups)
    steps, open_steps = unite(*here.way(), bugs, bugs[:], at)

    def rank(place: int) -> int:
        return here.tile[place] if (here.scanned >> place) & 1 else FAR

    every = plans(here, groups, walks)
    best = min(worth(here, end, at, walks) for end, _ in every)
    good = [entered for end, entered in every if worth(here, end, at, walks) == best]
    order = min([rank(place) for place in entered] for entered in good)
    entered = [there for _, there in steps]
    assert [rank(place) for place in entered] == order[: len(steps)]
    if open_steps:  # only unscanned tiles are open, and all that a best plan can enter
        rest = {plan[len(steps)] for plan in good if plan[: len(steps)] == entered and rank(plan[len(steps)]) == FAR}
        assert {there for _, there in open_steps} == rest
    else:
        assert entered in good


@rule("AM-BUG-16")
@pytest.mark.parametrize("seed", range(100, 140))
def test_a_position_is_measured_and_no_plan_beats_its_bound(seed: int) -> None:
    here, start, at, walks = some_groups(random.Random(seed))
    position = measured(here, start, at, by_place(here, start))
    assert position.value == in_one(worth(here, start, at, walks))
    assert position.bound <= min(in_one(worth(here, end, at, walks)) for end, _ in plans(here, start, walks))


@rule("AM-BUG-16")
@pytest.mark.parametrize("seed", range(100, 140))
def test_a_step_is_worth_what_it_leads_to_and_can_be_taken_back(seed: int) -> None:
    here, start, at, _ = some_groups(random.Random(seed))
    bugs = by_place(here, start)
    position = measured(here, start, at, bugs)
    key, value, bound = position.key, position.value, position.bound
    for one, other in [divmod(step, PLACES) for step in position.steps()]:
        expected = position.value_after(one, other)
        position.move(one, other)
        position.measure()
        assert position.value == expected
        position.move_back(one, other, bugs[other], bugs[other], key)
        position.measure()
        assert (position.value, position.bound) == (value, bound)


@rule("AM-BUG-16")
def test_twenty_single_bugs_come_together() -> None:
    here = Map(hexes(3))
    places = random.Random(7).sample(range(here.board.n), 20)
    turn = Turn(here, {here.cell(place): 1 for place in places}, [(0, 0)])
    assert sum(turn.swarms.values()) == 20
    assert len(turn.swarms) < 8


@rule("AM-BUG-15", "AM-BUG-16")
@pytest.mark.parametrize("seed", range(100, 110))
def test_a_position_has_one_number_however_it_is_reached(seed: int) -> None:
    here, start, at, _ = some_groups(random.Random(seed))
    bugs = by_place(here, start)
    for one, other in [divmod(step, PLACES) for step in measured(here, start, at, bugs).steps()]:
        moved = measured(here, start, at, bugs)
        moved.move(one, other)
        places = [place for place, count in enumerate(moved.bugs) if count]
        fresh = Groups(bug_ways(here.board, here.border), at, places, moved.bugs, moved.points)
        assert moved.key == fresh.key


@rule("AM-BUG-16")
def test_the_bound_allows_for_a_meeting_on_the_way_to_a_rocketeer() -> None:
    here = Map(hexes(4))
    groups = tuple(sorted((here[cell], 3, 3) for cell in [(2, -4), (-1, -3)]))
    walks = [walk_distances(here.board, here.border, place, True) for place in range(here.board.n)]
    position = measured(here, groups, [here[0, 0]], by_place(here, groups))
    best = min(worth(here, end, [here[0, 0]], walks) for end, _ in plans(here, groups, walks))
    assert best == (1, 0, 0, 0, 6)  # they meet after 3 steps, and reach the Rocketeer after 3 more
    assert position.bound <= in_one(best)


@rule("AM-GEAR-07", "AM-BUG-07")
@pytest.mark.parametrize(("lure", "ends"), [(-1, (0, 0)), (0, (0, 0)), (1, (0, 0))])
def test_firecrackers_out_of_reach_draw_no_bugs(lure: int, ends: Hex) -> None:
    here = corridor(6).hatch((0, -4), (0, -5), LOCKED)
    bugs = [0] * here.board.n
    bugs[here[0, 0]], bugs[here[0, -2]] = 1, 2
    steps, open_steps = unite(*here.way(), bugs, bugs[:], [here[0, 0], here[0, -5]], lure)
    assert (here.cell(steps[-1][1]), open_steps) == (ends, [])
