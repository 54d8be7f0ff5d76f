"""How Bugs unite: a search for the plan that leaves them on the fewest tiles with the most attacks."""

from typing import Final

from coffret.games.away_missions.cards import FAR, HULL, Board, plain_distances
from coffret.games.away_missions.rules.bug_groups import PLACES, Groups
from coffret.games.away_missions.rules.geometry import crossable
from coffret.games.away_missions.rules.paths import walk_distances
from coffret.games.away_missions.state import Shared

Step = tuple[int, int]  # all free Bugs of a place go to another

MOST_EFFORT: Final = 12000  # to find the best plan, and again the first of equal ones; then the one found is taken
MOST_GROUPS: Final = 8  # of which the first of equal plans is looked for; of more it cannot be found in time


def bug_ways(board: Board, border: Shared) -> list[list[int]]:
    """AM-BUG-02 Where Bugs can go from each place."""
    found: list[list[int]] = []
    for place in range(board.n):
        around = board.around[place]
        across = board.across[place]
        found.append([around[way] for way in range(len(around)) if crossable(border[across[way]], True)])
    return found


def regions(board: Board, border: Shared, bugs: list[int]) -> list[list[int]]:
    """AM-BUG-18 The places of free Bugs; those that can come to each other are together."""
    left = [place for place in range(len(bugs)) if bugs[place]]
    if len(left) == 1:  # as mostly
        return [left]
    found: list[list[int]] = []
    while left:
        steps = walk_distances(board, border, left[0], True)
        found.append([place for place in left if steps[place] < FAR])
        left = [place for place in left if steps[place] == FAR]
    return found


def alone(board: Board, border: Shared, bugs: list[int]) -> list[int]:
    """AM-BUG-05, AM-BUG-18 The places of Bugs that no other free Bug can come to: they follow the Rocketeers."""
    return [region[0] for region in regions(board, border, bugs) if len(region) == 1]


def unite(
    board: Board,
    scanned: int,
    tile: list[int],
    border: Shared,
    bugs: list[int],
    points: list[int],
    at: list[int],
    lure: int = -1,
) -> tuple[list[Step], list[Step]]:
    """AM-BUG-03, AM-BUG-04, AM-BUG-07, AM-BUG-16..18 The steps by which Bugs unite, and those chance picks from.

    `bugs` and `points` are those of the free Bugs by place. The second list is empty when the plan is complete; its
    steps differ only in the unscanned tile that is entered (AM-AMOVE-07). When one of them is made, ask again.
    """
    done: list[Step] = []
    for region in regions(board, border, bugs):
        if len(region) > 1:
            ways = bug_ways(board, border)
            # unscanned tiles are last
            rank = [tile[place] if (scanned >> place) & 1 else FAR for place in range(board.n)]
            prey = hunted(ways, region[0], at, lure)
            found, open_steps = Search(Groups(ways, prey, region, bugs, points), rank).plan()
            done += found
            if open_steps:
                return done, open_steps
    return done, []


def hunted(ways: list[list[int]], start: int, at: list[int], lure: int) -> list[int]:
    """AM-GEAR-07 Where the Rocketeers are that Bugs go for once they have united: who draws them, if in reach."""
    if lure >= 0 and at[lure] != HULL and plain_distances(ways, start)[at[lure]] < FAR:
        return [at[lure]]
    return at


class Search:
    """AM-BUG-16 The plans of the Bugs of one region."""

    def __init__(self, groups: Groups, rank: list[int]) -> None:
        self.groups: Final[Groups] = groups
        self.rank: Final[list[int]] = rank
        self.way: Final[list[Step]] = []  # from the start to the position that is looked at
        self.best: int = 0  # what the best plan is worth
        self.best_plan: list[Step] = []
        self.reached: Final[set[int]] = set()
        self.leading: Final[dict[int, bool]] = {}  # whether a best plan follows from a position
        self.good: Final[dict[int, list[Step]]] = {}  # the steps to take from a position

    def plan(self) -> tuple[list[Step], list[Step]]:
        """The steps of the best plan up to a choice between unscanned tiles, and that choice."""
        groups = self.groups
        groups.measure()
        self.best = groups.value
        self.explore()
        if groups.effort >= MOST_EFFORT or len(groups.places) > MOST_GROUPS:
            return self.best_plan, []
        groups.effort = 0
        self.note_best_plan()
        done: list[Step] = []
        groups.measure()
        while groups.value != self.best:
            steps = self.good_steps()
            if len(steps) > 1:
                return done, steps
            done.append(steps[0])
            groups.move(steps[0][0], steps[0][1])
            groups.measure()
        return done, []

    def explore(self) -> None:
        """Find the best plan from here, promising steps first."""
        groups = self.groups
        bound = groups.bound
        after: list[int] = []
        for step in groups.steps():
            value = groups.value_after(step // PLACES, step % PLACES)
            if value < self.best:
                self.best = value
                self.best_plan = [*self.way, (step // PLACES, step % PLACES)]
            after.append(value * (PLACES * PLACES) + step)
        after.sort()
        for it in after:
            if bound >= self.best or groups.effort >= MOST_EFFORT:
                return
            self.explore_after(it // PLACES % PLACES, it % PLACES)

    def explore_after(self, here: int, there: int) -> None:
        """Find the best plan after a step, if it has not been looked for and there is hope."""
        groups = self.groups
        key = groups.key_after(here, there)
        if key in self.reached:
            return
        self.reached.add(key)
        before = groups.key
        bugs = groups.bugs[there]
        points = groups.points[there]
        groups.move(here, there)
        groups.measure()
        if groups.bound < self.best:
            self.way.append((here, there))
            self.explore()
            self.way.pop()
        groups.move_back(here, there, bugs, points, before)

    def note_best_plan(self) -> None:
        """The best plan leads on wherever it passes."""
        groups = self.groups
        places = groups.places[:]
        bugs = groups.bugs[:]
        points = groups.points[:]
        key = groups.key
        for here, there in self.best_plan:
            groups.move(here, there)
            self.leading[groups.key] = True
        groups.places[:] = places
        groups.bugs[:] = bugs
        groups.points[:] = points
        groups.key = key

    def good_steps(self) -> list[Step]:
        """Criterion 6: scanned before unscanned, the lowest tile number first; only steps that lead to a best plan.

        Two groups may enter the same tile first: then the first differing later step decides.
        """
        key = self.groups.key
        if key not in self.good:
            found: list[Step] = []
            for here, there in self.ranked_steps():
                if found and self.rank[found[0][1]] < FAR and there != found[0][1]:
                    break
                if self.leads_on(here, there):
                    found.append((here, there))
            if len(found) > 1 and self.rank[found[0][1]] < FAR:
                found = [self.first_of_equals(found)]
            self.good[key] = found
        return self.good[key]

    def ranked_steps(self) -> list[Step]:
        """All steps from here by the rank of the tile that is entered."""
        self.groups.measure()
        found = [self.rank[step % PLACES] * (PLACES * PLACES) + step for step in self.groups.steps()]
        found.sort()
        return [(it // PLACES % PLACES, it % PLACES) for it in found]

    def first_of_equals(self, steps: list[Step]) -> Step:
        """The step after which the lower tile numbers are entered."""
        best = steps[0]
        entered = self.entered_after(best[0], best[1])
        for step in steps[1:]:
            other = self.entered_after(step[0], step[1])
            if other < entered:
                best = step
                entered = other
        return best

    def entered_after(self, here: int, there: int) -> list[int]:
        """The ranks of the tiles that the best plan enters after a step."""
        groups = self.groups
        before = groups.key
        bugs = groups.bugs[there]
        points = groups.points[there]
        groups.move(here, there)
        groups.measure()
        found: list[int] = []
        if groups.value != self.best:
            steps = self.good_steps()
            if steps:
                found = [self.rank[steps[0][1]], *self.entered_after(steps[0][0], steps[0][1])]
        groups.move_back(here, there, bugs, points, before)
        return found

    def leads_on(self, here: int, there: int) -> bool:
        """Whether a best plan follows after a step, as far as the effort to know goes."""
        groups = self.groups
        key = groups.key_after(here, there)
        if key not in self.leading:
            before = groups.key
            bugs = groups.bugs[there]
            points = groups.points[there]
            groups.move(here, there)
            self.leading[key] = groups.effort < MOST_EFFORT and self.can_be_best()
            groups.move_back(here, there, bugs, points, before)
        return self.leading[key]

    def can_be_best(self) -> bool:
        """Whether a best plan ends here or follows from here."""
        self.groups.measure()
        if self.groups.value == self.best:
            return True
        if self.groups.bound <= self.best:
            for step in self.groups.steps():
                if self.leads_on(step // PLACES, step % PLACES):
                    return True
        return False
