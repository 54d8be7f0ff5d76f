"""The groups of Bugs while their best plan is searched: a position that is changed step by step, and measured."""

from typing import Final

from coffret.games.away_missions.cards import FAR, HULL, plain_distances

CODE: Final = 10  # bits for Bugs and points of a group ...
POINTS: Final = 32  # ... of which a group has less than so many
PLACES: Final = 64  # more than a map has; a step is here * PLACES + there
NEAR: Final = 127  # no distance is larger


class Groups:
    """AM-BUG-15 Where groups of one region stand, with their Bugs and points by place."""

    def __init__(
        self, ways: list[list[int]], at: list[int], places: list[int], bugs: list[int], points: list[int]
    ) -> None:
        self.ways: Final[list[list[int]]] = ways
        self.places: Final[list[int]] = places[:]  # in any order
        self.bugs: Final[list[int]] = bugs[:]
        self.points: Final[list[int]] = points[:]
        self.unit: Final[list[int]] = [1 << CODE * place for place in range(len(ways))]
        self.key: int = 0  # the position as one number
        for place in places:
            self.key += (bugs[place] * POINTS + points[place]) * self.unit[place]
        self.walks: Final[list[list[int]]] = [[] for _ in ways]  # computed when they are first asked for
        self.closer: Final[list[int]] = [0] * (len(ways) * len(ways))  # the same
        self.to_rocketeer: Final[list[int]] = [FAR] * len(ways)
        for place in at:
            if place != HULL:
                steps = self.walk(place)
                for there in range(len(ways)):
                    if steps[there] < self.to_rocketeer[there]:
                        self.to_rocketeer[there] = steps[there]
        # What `measure` finds out.
        self.gap: Final[list[int]] = [0] * len(ways)  # by place: to the closest other group
        self.far: Final[list[int]] = [0] * len(ways)  # by place: to all other groups together
        self.apart: int = 0  # all distances together
        self.all_bugs: int = 0
        self.all_points: int = 0
        self.attacks: int = 0
        self.largest: int = 0  # the largest group, the closest to a Rocketeer among equals, in one number
        self.largest_at: int = 0
        self.second: int = 0  # the one after it
        self.value: int = 0  # of a plan that ends here
        self.bound: int = 0  # no plan from here is worth more
        self.effort: int = 0  # of all measuring, about in pairs of groups

    def walk(self, place: int) -> list[int]:
        """Walking distances from a place."""
        if not self.walks[place]:
            self.walks[place] = plain_distances(self.ways, place)
        return self.walks[place]

    def ways_closer(self, here: int, goal: int) -> int:
        """The neighbours of a place that are closer to another, as bits."""
        number = here * len(self.ways) + goal
        if not self.closer[number]:
            steps = self.walk(goal)
            for there in self.ways[here]:
                if steps[there] < steps[here]:
                    self.closer[number] |= 1 << there
        return self.closer[number]

    def steps(self) -> list[int]:
        """AM-BUG-03, AM-BUG-16 The steps of groups with points on shortest ways to a closest other group."""
        found: list[int] = []
        for here in self.places:
            if self.points[here]:
                steps = self.walk(here)
                gap = self.gap[here]
                closer = 0
                for place in self.places:
                    if steps[place] == gap:
                        closer |= self.ways_closer(here, place)
                for there in self.ways[here]:
                    if (closer >> there) & 1:
                        found.append(here * PLACES + there)
        return found

    def key_after(self, here: int, there: int) -> int:
        """The position after a step, as a number."""
        group = self.bugs[here] * POINTS + self.points[here]
        return self.key + (group - 1) * self.unit[there] - group * self.unit[here]

    def move(self, here: int, there: int) -> None:
        """AM-BUG-15 A group makes a step; Bugs that meet are one group."""
        self.key = self.key_after(here, there)
        number = self.places.index(here)
        if self.bugs[there]:
            self.places[number] = self.places[-1]
            self.places.pop()
        else:
            self.places[number] = there
        move_bugs(self.bugs, self.points, here, there)

    def move_back(self, here: int, there: int, bugs: int, points: int, key: int) -> None:
        """Take a step back, after which so many Bugs and points are left there."""
        self.key = key
        self.bugs[here] = self.bugs[there] - bugs
        self.points[here] = self.points[there] - points + 1
        self.bugs[there] = bugs
        self.points[there] = points
        if bugs:
            self.places.append(here)
        else:
            self.places[self.places.index(there)] = here

    def measure(self) -> None:
        """AM-BUG-16 The worth of a plan that ends here, a bound for all that go on, and what else must be known.

        To unite takes as many steps as the widest gap. It also takes a step for all groups but one, and one for each
        tile without Bugs between them: around each group, up to half the way to the closest other one, lie tiles that
        are of use to no other group. The same with the Rocketeers' tile, which the swarm follows to.
        """
        places = self.places
        self.effort += len(places) * (len(places) + 8)
        apart = widest = farthest = bugs = points = attacks = largest = second = 0
        nearest = FAR
        needed = len(places) - 1
        follow = len(places)
        for here in places:
            steps = self.walk(here)
            gap = FAR
            far = 0
            for there in places:
                distance = steps[there]
                far += distance
                if distance > widest:
                    widest = distance
                if distance < gap and there != here:
                    gap = distance
            self.gap[here] = gap
            self.far[here] = far
            apart += far
            way = self.to_rocketeer[here]
            bugs += self.bugs[here]
            points += self.points[here]
            if way == 0:
                attacks += self.points[here]
            nearest = min(nearest, way)
            farthest = max(farthest, way)
            needed += (gap - 1) // 2
            follow += (min(gap, way) - 1) // 2
            size = self.bugs[here] * (NEAR + 1) + NEAR - way
            if size > largest:
                second = largest
                largest = size
                self.largest_at = here
            elif size > second:
                second = size
        self.apart = apart // 2
        self.all_bugs = bugs
        self.all_points = points
        self.attacks = attacks
        self.largest = largest
        self.second = second
        if len(places) == 1:
            self.value = united(bugs, points, nearest)
            self.bound = self.value
            return
        self.value = packed(len(places), self.apart, attacks, NEAR - largest % (NEAR + 1), bugs - points)
        needed = max(needed, widest)
        if needed > points:
            self.bound = apart_at_least(len(places), needed, bugs, points)
        elif farthest == FAR:
            self.bound = united(bugs, points - needed, FAR)
        else:
            follow += max(0, (nearest - 1) // 2)
            needed = max(max(needed, farthest), max(follow, len(places) - 1 + nearest))
            self.bound = united(bugs, points, needed)

    def value_after(self, here: int, there: int) -> int:
        """The worth of a plan that ends with this step; a single group goes on to the closest Rocketeer (AM-BUG-05)."""
        count = len(self.places)
        apart = self.apart - self.far[here]
        if self.bugs[there]:
            count -= 1
            if count == 1:
                return united(self.all_bugs, self.all_points - 1, self.to_rocketeer[there])
        else:
            steps = self.walk(there)
            apart -= 1
            for place in self.places:
                apart += steps[place]
        attacks = self.attacks
        if self.to_rocketeer[here] == 0:
            attacks -= self.points[here]
        if self.to_rocketeer[there] == 0:
            attacks += self.points[here] - 1
        size = (self.bugs[here] + self.bugs[there]) * (NEAR + 1) + NEAR - self.to_rocketeer[there]
        size = max(size, self.second if self.largest_at == here else self.largest)
        return packed(count, apart, attacks, NEAR - size % (NEAR + 1), self.all_bugs - self.all_points + 1)


def move_bugs(bugs: list[int], points: list[int], one: int, other: int) -> None:
    """AM-BUG-06, AM-BUG-09, AM-BUG-15 A step costs the group a point; where it meets others, Bugs and points add up."""
    bugs[other] += bugs[one]
    points[other] += points[one] - 1
    bugs[one] = 0
    points[one] = 0


def united(bugs: int, points: int, way: int) -> int:
    """AM-BUG-05, AM-BUG-19 Criteria 1 to 5 of one swarm that follows the Rocketeers with the points that are left."""
    if way == FAR:
        return packed(1, 0, 0, FAR, bugs - points)
    steps = min(way, points)
    return packed(1, 0, points - steps, way - steps, bugs - points + steps)


def apart_at_least(count: int, needed: int, bugs: int, points: int) -> int:
    """A bound for groups that have fewer points than they need to unite.

    A step joins two groups at most. Those that remain are as many steps short of uniting as points are missing; and
    along the shortest star between `count` groups they could unite in 2 / count of all distances together.
    """
    count = max(2, count - points)
    apart = max(count * (needed - points) + 1, count * (count - 1)) // 2
    return packed(count, apart, points, 0, bugs - points)


def packed(groups: int, apart: int, attacks: int, left: int, spent: int) -> int:
    """Criteria 1 to 5 in order of weight, as one number: the smaller the better."""
    return (((groups * 32768 + apart) * POINTS + POINTS - 1 - attacks) * (NEAR + 1) + left) * 32 + spent
