"""The Alien Turn: windows at its start, the kinds in order of Sentience, figure after figure."""

from typing import Any, ClassVar, Final

from coffret.games.away_missions.actions import DONE, PICK_ALIEN, USE, PickAlien, Use
from coffret.games.away_missions.cards import BOSS
from coffret.games.away_missions.names import ALIENS, BRAIN, BUG, QUEEN, SENTINEL
from coffret.games.away_missions.rules.aliens import bring_bugs
from coffret.games.away_missions.rules.bugs import bug_turn
from coffret.games.away_missions.rules.guards import alien_turn_items, use_in_alien_turn
from coffret.games.away_missions.rules.prey import prey_of
from coffret.games.away_missions.rules.table import (
    FIRST_FIGURE,
    KIND_OF,
    NOTHING_NEXT,
    Frames,
    distance,
    is_scanned,
    is_stunned,
    scenario_of,
)
from coffret.games.away_missions.rules.walking import activate, walks_to
from coffret.games.away_missions.state import CARRIED, CREW, NOWHERE, State
from coffret.kernel import Action, Chance, Decision, Frame, Reason, Rng
from coffret.kernel.stack import BY_CHANCE


def alien_turn(s: State) -> Frames:
    """AM-ALIEN-01, AM-ALIEN-04 What players announce at the start, then the kinds of Aliens in order of Sentience."""
    return (*[AT_THE_START[who] for who in s.crew], *ACT_KIND) if s.figures else NOTHING_NEXT


def move_all_aliens(s: State) -> Frames:
    """AM-EVENT-04, AM-EVENT-09 Time Distortion: every Alien makes one complete move and does not attack."""
    return (*MOVE_KIND, FORGET_CARRIED)


class ForgetCarried(Frame[State]):
    """AM-EVENT-09 A Saucerman carried during Time Distortion may move in the Alien Turn."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.alien_state = [state & ~CARRIED for state in s.alien_state]
        return NOTHING_NEXT


class BeforeAliens(Frame[State]):
    """AM-GEAR-07, AM-SCHEM-13 At the start of the Alien Turn a Rocketeer may announce what draws or deceives Aliens."""

    RULE: ClassVar[str] = "AM-ALIEN-01"

    rocketeer: int

    def ask(self, s: State) -> Decision | None:
        return ask_for_use(s, self.rocketeer, alien_turn_items(s, self.rocketeer, True))

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Use):
            return NOTHING_NEXT
        use_in_alien_turn(s, self.rocketeer, action.item)
        return (self,)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-ALIEN-01", "aliens-act", {})


def ask_for_use(s: State, who: int, items: list[int]) -> Decision | None:
    """A Rocketeer's leader may use one of these items; without any nobody is asked."""
    return Decision(s.leader[who], [DONE, *[USE[item] for item in items]]) if items else None


class BeforeActivation(Frame[State]):
    """AM-SCHEM-13 Before a figure acts that would come for a Rocketeer, this one may vanish."""

    RULE: ClassVar[str] = "AM-ALIEN-02"

    rocketeer: int
    alien: int

    def ask(self, s: State) -> Decision | None:
        return ask_for_use(s, self.rocketeer, alien_turn_items(s, self.rocketeer, False))

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Use):
            use_in_alien_turn(s, self.rocketeer, action.item)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-ALIEN-02", "aliens-act", {})


def windows_before(s: State, alien: int) -> Frames:
    """Those whom this figure concerns and who can vanish are asked; for all others it would change nothing."""
    found: Frames = NOTHING_NEXT
    for who in s.crew:
        if alien_turn_items(s, who, False) and concerns(s, alien, who):
            found += (BeforeActivation(who, alien),)
    return found


def concerns(s: State, alien: int, who: int) -> bool:
    """Whether a figure would go for a Rocketeer, attack it, or frighten it in passing."""
    if s.alien_at[alien] == NOWHERE or is_stunned(s, alien):
        return False
    kind = KIND_OF[alien]
    if kind in (BRAIN, SENTINEL) and distance(s, s.alien_at[alien], s.at[who]) <= s.facts.alien_range[BRAIN]:
        return True
    return kind == BUG or (kind != BRAIN and (prey_of(s, alien) == who or walks_to(s, alien) == who))


class ActKind(Frame[State]):
    """AM-ALIEN-01..05 All figures of one kind act; who comes into play later does not (it is not in the queue)."""

    RULE: ClassVar[str] = "AM-ALIEN-02"

    kind: int
    attacks: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        present = [figure for figure in s.figures if KIND_OF[figure] == self.kind]
        if not present:
            return NOTHING_NEXT
        if self.kind == BUG:
            awake = [figure for figure in present if not is_stunned(s, figure)]
            windows = windows_before(s, awake[0]) if self.attacks and awake else NOTHING_NEXT
            return (*windows, BUGS_ACT) if windows else bug_turn(s, self.attacks)
        if self.kind == QUEEN:
            return (ActInOrder((present[0],), self.attacks), LAY_EGGS) if self.attacks else NOTHING_NEXT
        hidden = [figure for figure in present if not is_scanned(s, s.alien_at[figure])]
        found = act_in_order(s, in_order(s, present), self.attacks)
        return (*found, ActAtRandom(tuple(hidden), self.attacks)) if hidden else found


def in_order(s: State, figures: list[int]) -> tuple[int, ...]:
    """AM-ALIEN-03 Those on scanned tiles, by tile number; on one tile they stay in order of arrival."""
    keys: list[int] = []
    for arrival in range(len(figures)):
        place = s.alien_at[figures[arrival]]
        if is_scanned(s, place):
            keys.append(s.tile[place] * 128 + arrival)
    keys.sort()
    return tuple([figures[key % 128] for key in keys])


def act_in_order(s: State, queue: tuple[int, ...], attacks: int) -> Frames:
    """Let figures act until one needs dice or a player, then keep the rest for later."""
    for number in range(len(queue)):
        frames = act(s, queue[number], attacks)
        if frames:
            return (*frames, ActInOrder(queue[number + 1 :], attacks)) if number + 1 < len(queue) else frames
    return NOTHING_NEXT


def act(s: State, alien: int, attacks: int) -> Frames:
    """One figure acts, after those whom it concerns have been asked."""
    windows = windows_before(s, alien) if attacks else NOTHING_NEXT
    return (*windows, ActNow(alien)) if windows else activate(s, alien, attacks)


class ActNow(Frame[State]):
    """AM-ALIEN-02 One figure acts; whom it concerns has been asked."""

    alien: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        return activate(s, self.alien, 1)


class ActInOrder(Frame[State]):
    """AM-ALIEN-02 Figures act one at a time, each completing its move and attack."""

    queue: tuple[int, ...]
    attacks: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        return act_in_order(s, self.queue, self.attacks)


class ActAtRandom(Chance[State]):
    """AM-ALIEN-03 Figures on unscanned tiles act last in random order; those on one tile in order of arrival."""

    queue: tuple[int, ...]
    attacks: int

    def ask(self, s: State) -> Decision | None:
        return BY_CHANCE if len(self.outcomes(s)) > 1 else None

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        places: list[int] = []
        first: list[int] = []
        for figure in self.queue:
            if s.alien_at[figure] not in places:
                first.append(figure)
            places.append(s.alien_at[figure])
        return [(places.count(s.alien_at[figure]), PICK_ALIEN[figure]) for figure in first]

    def sample(self, s: State, rng: Rng) -> Action:
        outcomes = self.outcomes(s)
        return outcomes[rng.weighted([weight for weight, _ in outcomes])][1]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, PickAlien):
            return act_in_order(s, self.queue, self.attacks)
        rest = tuple([figure for figure in self.queue if figure != action.alien])
        return (*act(s, action.alien, self.attacks), ActAtRandom(rest, self.attacks))


class BugsAct(Frame[State]):
    """AM-ALIEN-02 The Bugs act, as swarms, after those who could vanish have been asked."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        return bug_turn(s, 1)


class LayEggs(Frame[State]):
    """AM-BOSS-03 After her attack the Hive Queen lays Bugs on the vent of her own tile."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        for clause in scenario_of(s).rules:
            if clause.verb == BOSS:
                return bring_bugs(s, clause.red[len(s.crew) - 2], s.alien_at[FIRST_FIGURE[QUEEN]])
        return NOTHING_NEXT


FORGET_CARRIED: Final = ForgetCarried()
BUGS_ACT: Final = BugsAct()
LAY_EGGS: Final = LayEggs()
AT_THE_START: Final[list[Frame[Any]]] = [BeforeAliens(rocketeer) for rocketeer in range(CREW)]
ACT_KIND: Final[list[Frame[Any]]] = [ActKind(kind, 1) for kind in range(len(ALIENS))]
MOVE_KIND: Final[list[Frame[Any]]] = [ActKind(kind, 0) for kind in range(len(ALIENS))]
