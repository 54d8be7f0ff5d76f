"""How Bugs unite: a search for the plan that leaves them on the fewest tiles with the most attacks."""

from typing import Final

from coffret.games.away_missions.cards import FAR, HULL, Board
from coffret.games.away_missions.rules.geometry import crossable
from coffret.games.away_missions.rules.paths import walk_distances

Step = tuple[int, int]  # all free Bugs of a place go to another
Groups = tuple[int, ...]  # place, Bugs and points of each group, packed and sorted

BUGS: Final = 1024  # a group is place * BUGS + bugs * POINTS + points
POINTS: Final = 32
MOST_EFFORT: Final = 5000  # of one search, in pairs of groups; beyond it the best plan found so far is taken


def alone(board: Board, border: list[int], bugs: list[int]) -> list[int]:
    """AM-BUG-05, AM-BUG-18 The places of Bugs that no other free Bug can come to: they follow the Rocketeers."""
    places = [place for place in range(board.n) if bugs[place]]
    found: list[int] = []
    for place in places:
        steps = walk_distances(board, border, place, True)
        if len([other for other in places if steps[other] < FAR]) == 1:
            found.append(place)
    return found


def unite(
    board: Board, scanned: int, tile: list[int], border: list[int], bugs: list[int], points: list[int], at: list[int]
) -> tuple[list[Step], list[Step]]:
    """AM-BUG-03, AM-BUG-04, AM-BUG-07, AM-BUG-16..18 The steps by which Bugs unite, and those chance picks from.

    `bugs` and `points` are those of the free Bugs by place. The second list is empty when the plan is complete; its
    steps differ only in the unscanned tile that is entered (AM-AMOVE-07). When one of them is made, ask again.
    """
    left = [place for place in range(board.n) if bugs[place]]
    done: list[Step] = []
    while len(left) > 1:
        steps = walk_distances(board, border, left[0], True)
        region = [place for place in left if steps[place] < FAR]
        left = [place for place in left if steps[place] == FAR]
        if len(region) > 1:
            search = Search(board, scanned, tile, border, at)
            found, open_steps = search.plan(
                tuple([place * BUGS + bugs[place] * POINTS + points[place] for place in region])
            )
            done += found
            if open_steps:
                return done, open_steps
    return done, []


def move_bugs(bugs: list[int], points: list[int], one: int, other: int) -> None:
    """AM-BUG-06, AM-BUG-09, AM-BUG-15 A step costs the group a point; where it meets others, Bugs and points add up."""
    bugs[other] += bugs[one]
    points[other] += points[one] - 1
    bugs[one] = 0
    points[one] = 0


class Search:
    """AM-BUG-16 The plans of the Bugs of one region."""

    def __init__(self, board: Board, scanned: int, tile: list[int], border: list[int], at: list[int]) -> None:
        self.board: Final[Board] = board
        self.scanned: Final[int] = scanned
        self.tile: Final[list[int]] = tile
        self.border: Final[list[int]] = border
        self.walks: Final[list[list[int]]] = [[] for _ in range(board.n)]
        self.to_rocketeer: Final[list[int]] = [FAR] * board.n
        for place in at:
            if place != HULL:
                steps = self.walk(place)
                for there in range(board.n):
                    if steps[there] < self.to_rocketeer[there]:
                        self.to_rocketeer[there] = steps[there]
        self.seen: dict[Groups, tuple[Groups, Step]] = {}  # how each position was reached first
        self.dead: set[Groups] = set()  # positions from which no best plan follows
        self.best: int = 0
        self.goal: Groups = ()
        self.effort: int = 0
        self.bound: int = 0  # of the position measured last

    def walk(self, place: int) -> list[int]:
        """Walking distances from a place, computed once."""
        if not self.walks[place]:
            self.walks[place] = walk_distances(self.board, self.border, place, True)
        return self.walks[place]

    def plan(self, groups: Groups) -> tuple[list[Step], list[Step]]:
        """The steps of the best plan up to a choice between unscanned tiles, and that choice."""
        self.best = self.measure(groups)
        self.goal = groups
        self.seen[groups] = (groups, (HULL, HULL))
        self.explore(groups)
        if self.effort >= MOST_EFFORT:
            return self.found_way(groups), []
        done: list[Step] = []
        while self.measure(groups) != self.best:
            steps = self.good_steps(groups)
            if len(steps) > 1:
                return done, steps
            done.append(steps[0])
            groups = moved(groups, steps[0])
        return done, []

    def explore(self, groups: Groups) -> None:
        """Find the best plan, promising steps first."""
        after: list[tuple[int, int, Groups]] = []
        for step in self.steps(groups):
            there = moved(groups, step)
            if there in self.seen:
                continue
            self.seen[there] = (groups, step)
            value = self.measure(there)
            if value < self.best:
                self.best = value
                self.goal = there
            if len(there) > 1 and self.bound < self.best:
                after.append((self.bound, value, there))
        self.effort += len(groups) * len(groups)
        after.sort()
        for bound, _, there in after:
            if self.effort < MOST_EFFORT and bound < self.best:
                self.explore(there)

    def found_way(self, start: Groups) -> list[Step]:
        """The steps by which the best position was reached."""
        steps: list[Step] = []
        groups = self.goal
        while groups != start:
            groups, step = self.seen[groups]
            steps.append(step)
        steps.reverse()
        return steps

    def good_steps(self, groups: Groups) -> list[Step]:
        """Criterion 6: scanned before unscanned, the lowest tile number first; only steps that lead to a best plan."""
        unscanned: list[Step] = []
        for step in self.steps(groups):
            if self.leads_on(moved(groups, step)):
                if (self.scanned >> step[1]) & 1:
                    return [self.first_of_equals(groups, step)]
                unscanned.append(step)
        return unscanned

    def first_of_equals(self, groups: Groups, step: Step) -> Step:
        """Two groups may enter the same tile first: then the first differing later step decides."""
        rivals = [it for it in self.steps(groups) if it[1] == step[1] and self.leads_on(moved(groups, it))]
        best = step
        if len(rivals) > 1:
            entered = self.entered(moved(groups, step))
            for rival in rivals[1:]:
                other = self.entered(moved(groups, rival))
                if other < entered:
                    best = rival
                    entered = other
        return best

    def entered(self, groups: Groups) -> list[int]:
        """The ranks of the tiles that the best plan enters from here on."""
        if self.measure(groups) == self.best:
            return []
        steps = self.good_steps(groups)
        return [self.rank(steps[0][1]), *self.entered(moved(groups, steps[0]))] if steps else []

    def leads_on(self, groups: Groups) -> bool:
        """Whether a best plan can still follow."""
        if self.measure(groups) == self.best:
            return True
        if len(groups) == 1 or self.bound > self.best or groups in self.dead:
            return False
        for step in self.steps(groups):
            if self.leads_on(moved(groups, step)):
                return True
        self.dead.add(groups)
        return False

    def steps(self, groups: Groups) -> list[Step]:
        """AM-BUG-03, AM-BUG-16 The steps of groups with points on shortest ways to a closest other group, by rank."""
        found: list[tuple[int, int, int]] = []
        for group in groups:
            if group % POINTS == 0:
                continue
            here = group // BUGS
            steps = self.walk(here)
            nearest = FAR
            for other in groups:
                if other != group and steps[other // BUGS] < nearest:
                    nearest = steps[other // BUGS]
            around = self.board.around[here]
            across = self.board.across[here]
            for number in range(len(around)):
                there = around[number]
                if crossable(self.border[across[number]], True) and self.comes_closer(groups, group, there, nearest):
                    found.append((self.rank(there), here, there))
        found.sort()
        return [(here, there) for _, here, there in found]

    def comes_closer(self, groups: Groups, group: int, there: int, nearest: int) -> bool:
        """Whether a place lies on a shortest way from a group to a closest other group."""
        steps = self.walk(group // BUGS)
        from_there = self.walk(there)
        for other in groups:
            place = other // BUGS
            if other != group and steps[place] == nearest and from_there[place] == nearest - 1:
                return True
        return False

    def rank(self, place: int) -> int:
        """Scanned tiles by their number, unscanned ones after them."""
        return self.tile[place] if (self.scanned >> place) & 1 else FAR

    def measure(self, groups: Groups) -> int:
        """AM-BUG-16 Criteria 1 to 5 of a plan that ends here, packed: the smaller the better.

        A single group walks on to the closest Rocketeer and keeps what points are left (AM-BUG-05, AM-BUG-19).
        `bound` is set to what no plan from here can beat: uniting takes as many points as the widest gap.
        """
        apart = 0
        widest = 0
        farthest = 0
        attacks = 0
        largest = 0
        left = 0
        bugs = 0
        points = 0
        for number in range(len(groups)):
            group = groups[number]
            place = group // BUGS
            steps = self.walk(place)
            for later in range(number + 1, len(groups)):
                gap = steps[groups[later] // BUGS]
                apart += gap
                if gap > widest:
                    widest = gap
            count = group % BUGS // POINTS
            way = self.to_rocketeer[place]
            bugs += count
            points += group % POINTS
            if way == 0:
                attacks += group % POINTS
            if way > farthest:
                farthest = way
            if count > largest or (count == largest and way < left):
                largest = count
                left = way
        if len(groups) == 1:
            return united(bugs, points, left)
        if widest > points:
            self.bound = packed(2, widest - points, points, 0, bugs - points)
        else:
            needed = max(widest, farthest)
            self.bound = packed(1, 0, max(0, points - needed), 0, bugs - points)
        return packed(len(groups), apart, attacks, left, bugs - points)


def united(bugs: int, points: int, way: int) -> int:
    """AM-BUG-05, AM-BUG-19 Criteria 1 to 5 of one swarm that follows the Rocketeers with the points that are left."""
    if way == FAR:
        return packed(1, 0, 0, FAR, bugs - points)
    steps = min(way, points)
    return packed(1, 0, points - steps, way - steps, bugs - points + steps)


def packed(groups: int, apart: int, attacks: int, left: int, spent: int) -> int:
    """Criteria in order of weight, as one number."""
    return (((groups * 32768 + apart) * 32 + 31 - attacks) * 128 + left) * 32 + spent


def moved(groups: Groups, step: Step) -> Groups:
    """The groups after a step; Bugs that meet are one group (AM-BUG-15)."""
    here, there = step
    joined = 0
    found: list[int] = []
    for group in groups:
        place = group // BUGS
        if place == here:
            joined += group % BUGS - 1
        elif place == there:
            joined += group % BUGS
        else:
            found.append(group)
    found.append(there * BUGS + joined)
    found.sort()
    return tuple(found)
