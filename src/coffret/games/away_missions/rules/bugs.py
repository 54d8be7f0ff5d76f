"""The turn of the Bugs: they unite, a lone swarm follows the Rocketeers, then each swarm attacks."""

from typing import ClassVar, Final

from coffret.games.away_missions.actions import PICK_PLACE, PickPlace
from coffret.games.away_missions.names import BUG
from coffret.games.away_missions.rules.aliens import shift_alien
from coffret.games.away_missions.rules.bug_groups import move_bugs
from coffret.games.away_missions.rules.dice import END_ROLL, THROW_DICE, begin_roll, successes
from coffret.games.away_missions.rules.harm import hurt
from coffret.games.away_missions.rules.paths import next_steps, prey, target
from coffret.games.away_missions.rules.prey import seen_by_aliens
from coffret.games.away_missions.rules.swarm import alone, unite
from coffret.games.away_missions.rules.table import KIND_OF, NOTHING_NEXT, Frames, board_of, is_scanned
from coffret.games.away_missions.state import BY_ALIEN, BY_ATTACK, NOBODY, STUNNED, State
from coffret.kernel import Action, Chance, Frame, Rng


def bug_turn(s: State, attacks: int) -> Frames:
    """AM-BUG-01, AM-BUG-15 All Bugs that are not stunned act; those on one tile are a group with a point for each."""
    points = free_bugs(s)
    return unite_bugs(s, points, attacks) if max(points) else NOTHING_NEXT


def free_bugs(s: State) -> list[int]:
    """AM-BUG-04 The Bugs on each place that are not stunned."""
    found = [0] * len(s.tile)
    for one in s.figures:
        if KIND_OF[one] == BUG and not s.alien_state[one] & STUNNED:
            found[s.alien_at[one]] += 1
    return found


def move_group(s: State, here: int, there: int) -> None:
    """AM-BUG-15 All free Bugs of a tile go to another; groups never split."""
    for one in [one for one in s.figures if KIND_OF[one] == BUG and s.alien_at[one] == here]:
        if not s.alien_state[one] & STUNNED:
            shift_alien(s, one, there)


def unite_bugs(s: State, points: list[int], attacks: int) -> Frames:
    """AM-BUG-03, AM-BUG-07, AM-BUG-16 The first priority: Bugs come together as the best plan says."""
    bugs = free_bugs(s)
    while True:
        done, open_steps = unite(board_of(s), s.scanned, s.tile, s.border, bugs, points, seen_by_aliens(s), s.lure)
        for here, there in done:
            move_group(s, here, there)
            move_bugs(bugs, points, here, there)
        if not open_steps:
            return swarms_act(s, bugs, points, attacks)
        places: list[int] = []
        for here, there in open_steps:
            if there not in places[1::2]:
                places += [here, there]
        if len(places) > 2:
            return (PickBugWay(tuple(places), tuple(points), attacks),)
        move_group(s, places[0], places[1])
        move_bugs(bugs, points, places[0], places[1])


class PickBugWay(Chance[State]):
    """AM-AMOVE-07, AM-BUG-16 Between unscanned tiles that serve equally well chance decides where a group goes."""

    places: tuple[int, ...]  # from where and where to, in turn
    budget: tuple[int, ...]  # points left, by place
    attacks: int

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, PICK_PLACE[place]) for place in self.places[1::2]]

    def sample(self, s: State, rng: Rng) -> Action:
        return PICK_PLACE[self.places[2 * rng.below(len(self.places) // 2) + 1]]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, PickPlace)
        s.picked = action.place
        here = self.places[2 * self.places[1::2].index(action.place)]
        bugs = free_bugs(s)
        points = list(self.budget)
        move_group(s, here, action.place)
        move_bugs(bugs, points, here, action.place)
        return unite_bugs(s, points, self.attacks)


def swarms_act(s: State, bugs: list[int], points: list[int], attacks: int) -> Frames:
    """AM-BUG-05, AM-BUG-17, AM-BUG-18 A swarm that is the only one in its reach follows the Rocketeers; all attack.

    They act by tile number; who comes first among unscanned tiles makes no difference (AM-ALIEN-03).
    """
    free = alone(board_of(s), s.border, bugs)
    ranked: list[tuple[int, int]] = []
    for place in range(len(bugs)):
        if points[place]:
            ranked.append((s.tile[place] if is_scanned(s, place) else len(s.facts.edges), place))
    ranked.sort()
    frames: list[Frame[State]] = []
    for _, place in ranked:
        if place in free:
            frames.append(SwarmFollows(place, points[place], attacks))
        elif attacks:
            frames.append(SwarmAttacks(place, points[place]))
    return tuple(frames)


class SwarmFollows(Frame[State]):
    """AM-BUG-05, AM-BUG-10 The second priority: the swarm goes for the closest Rocketeer, unless it is with one."""

    place: int
    left: int
    attacks: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        goal = target(board_of(s), s.border, True, self.place, seen_by_aliens(s), s.order, s.lure)
        if goal == NOBODY:
            return NOTHING_NEXT
        return follow(s, self.place, goal, self.left, self.attacks)


def follow(s: State, place: int, goal: int, left: int, attacks: int) -> Frames:
    """AM-BUG-09, AM-BUG-19 The swarm walks until it meets a Rocketeer or its points are spent, then it attacks.

    Closed hatches do not stop it (AM-BUG-02).
    """
    while left and not has_arrived(s, place, goal):
        ways = next_steps(board_of(s), s.scanned, s.tile, s.border, True, place, s.at[goal])
        if len(ways) > 1:
            return (PickSwarmWay(place, goal, left, attacks),)
        move_group(s, place, ways[0])
        place = ways[0]
        left -= 1
    return swarm_attack(s, place, left) if attacks else NOTHING_NEXT


def has_arrived(s: State, place: int, goal: int) -> bool:
    """AM-BUG-19 Whether a swarm has met a Rocketeer: anybody, or who draws it with Firecrackers (AM-GEAR-07)."""
    return s.at[goal] == place if goal == s.lure else place in seen_by_aliens(s)


class PickSwarmWay(Chance[State]):
    """AM-AMOVE-07 Between unscanned tiles on equally short ways chance decides where the swarm goes."""

    place: int
    rocketeer: int
    left: int
    attacks: int

    def ways(self, s: State) -> list[int]:
        """The tiles that the swarm can enter next."""
        return next_steps(board_of(s), s.scanned, s.tile, s.border, True, self.place, s.at[self.rocketeer])

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, PICK_PLACE[place]) for place in self.ways(s)]

    def sample(self, s: State, rng: Rng) -> Action:
        ways = self.ways(s)
        return PICK_PLACE[ways[rng.below(len(ways))]]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, PickPlace)
        s.picked = action.place
        move_group(s, self.place, action.place)
        return follow(s, action.place, self.rocketeer, self.left - 1, self.attacks)


class SwarmAttacks(Frame[State]):
    """AM-BUG-17 A group that is not united with the others attacks with the Bugs that did not move."""

    place: int
    left: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        return swarm_attack(s, self.place, self.left)


def swarm_attack(s: State, place: int, dice: int) -> Frames:
    """AM-BUG-08, AM-BUG-09, AM-BUG-14 One die for each Bug that did not move, all against one Rocketeer on the tile."""
    who = prey(board_of(s), s.border, 0, place, seen_by_aliens(s), s.order, s.lure)
    if who == NOBODY or dice == 0:
        return NOTHING_NEXT
    s.tell("swarm-attacks", place=place, rocketeer=who, count=dice)
    begin_roll(s, BY_ALIEN, who, dice)
    return (THROW_DICE, BUGS_BITE, END_ROLL)


class BugsBite(Frame[State]):
    """AM-BUG-11, AM-BUG-13 Every die is an attack of its own: each success deals 1 damage, none is an Overkill."""

    RULE: ClassVar[str] = "AM-BUG-13"

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        roll = s.rolls[-1]
        return hurt(s, roll.who, successes(roll), BY_ATTACK)


BUGS_BITE: Final = BugsBite()
