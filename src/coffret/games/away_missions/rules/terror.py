"""Terror: dice that drive Rocketeers and Aliens from tile to tile."""

from typing import ClassVar, Final

from coffret.games.away_missions.actions import CHOOSE_PLACE, ChoosePlace, Throw
from coffret.games.away_missions.names import BRAIN, QUEEN
from coffret.games.away_missions.rules.aliens import alien_ways, shift_alien, wound
from coffret.games.away_missions.rules.dice import is_throw_of, throw
from coffret.games.away_missions.rules.geometry import edge_way
from coffret.games.away_missions.rules.harm import hurt
from coffret.games.away_missions.rules.moving import enter, ways_to_walk
from coffret.games.away_missions.rules.table import KIND_OF, NOTHING_NEXT, Frames, beside
from coffret.games.away_missions.state import BY_EFFECT, NOWHERE, State
from coffret.kernel import Action, Chance, Decision, Frame, Reason, Rng

LAST_DIRECTION: Final = 6  # results up to here are directions ...
LAST_CHOICE: Final = 8  # ... those up to here leave the choice, the others do nothing


def terror(s: State, who: int, dice: int) -> Frames:
    """AM-FX-12 Terror on a Rocketeer: the dice are thrown, then each drives it."""
    return (FrightenRocketeer(who, dice),)


def terrify(s: State, who: int, alien: int, dice: int) -> Frames:
    """AM-FX-12 Terror on an Alien; `who` attacks and chooses on 7 or 8. A boss knows no fear (AM-BOSS-02)."""
    return NOTHING_NEXT if KIND_OF[alien] == QUEEN else (FrightenAlien(who, alien, dice),)


def shown(s: State, action: Action) -> tuple[int, ...]:
    """The faces of Terror dice, which lie on the table until others are thrown; no Terror die is a success."""
    assert isinstance(action, Throw)
    s.thrown = action.faces
    s.hits = 0
    return action.faces


class FrightenRocketeer(Chance[State]):
    """AM-FX-15 The Terror dice of a Rocketeer are thrown; they are resolved one after another."""

    RULE: ClassVar[str] = "AM-FX-12"

    rocketeer: int
    dice: int

    def sample(self, s: State, rng: Rng) -> Action:
        return throw(self.dice, rng)

    def accepts(self, s: State, action: Action) -> bool:
        return is_throw_of(action, self.dice)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        return tuple([DriveRocketeer(self.rocketeer, face) for face in shown(s, action)])


class DriveRocketeer(Frame[State]):
    """AM-FX-12..15 One Terror die of a Rocketeer."""

    rocketeer: int
    face: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.tell("terror", rocketeer=self.rocketeer, face=self.face)
        if self.face > LAST_CHOICE:  # AM-FX-14
            return NOTHING_NEXT
        if self.face > LAST_DIRECTION:  # AM-FX-13
            return (STEP_AWAY[self.rocketeer],)
        here = s.at[self.rocketeer]
        there = beside(s, here, edge_way(s.arrow, self.face))
        if there in ways_to_walk(s, here):
            return enter(s, self.rocketeer, there)
        return hurt(s, self.rocketeer, 1, BY_EFFECT)


class StepAway(Frame[State]):
    """AM-FX-13, AM-FX-16 A Rocketeer moves one tile of its player's choice; without a legal tile nothing happens."""

    rocketeer: int

    def ask(self, s: State) -> Decision | None:
        ways = ways_to_walk(s, s.at[self.rocketeer])
        if len(ways) < 2:
            return None
        return Decision(s.leader[self.rocketeer], [CHOOSE_PLACE[place] for place in ways])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, ChoosePlace):
            s.picked = action.place
            return enter(s, self.rocketeer, action.place)
        ways = ways_to_walk(s, s.at[self.rocketeer])
        return enter(s, self.rocketeer, ways[0]) if ways else NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-FX-13", "step-first", {"rocketeer": self.rocketeer})


STEP_AWAY: Final = [StepAway(rocketeer) for rocketeer in range(6)]


class FrightenAlien(Chance[State]):
    """AM-FX-15 The Terror dice of an Alien are thrown; they are resolved one after another."""

    RULE: ClassVar[str] = "AM-FX-12"

    rocketeer: int
    alien: int
    dice: int

    def sample(self, s: State, rng: Rng) -> Action:
        return throw(self.dice, rng)

    def accepts(self, s: State, action: Action) -> bool:
        return is_throw_of(action, self.dice)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        return tuple([DriveAlien(self.rocketeer, self.alien, face) for face in shown(s, action)])


class DriveAlien(Frame[State]):
    """AM-FX-12..16 One Terror die of an Alien, which may have died from the one before."""

    rocketeer: int
    alien: int
    face: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        alien = self.alien
        if s.alien_at[alien] == NOWHERE:
            return NOTHING_NEXT
        s.tell("terror-alien", alien=alien, face=self.face)
        if self.face > LAST_CHOICE:  # AM-FX-14
            return NOTHING_NEXT
        ways = fleeing_ways(s, alien)
        if self.face > LAST_DIRECTION:  # AM-FX-16 the attacker chooses
            return (PushAlien(self.rocketeer, alien),) if ways else NOTHING_NEXT
        there = beside(s, s.alien_at[alien], edge_way(s.arrow, self.face))
        if there in ways:
            return shift_alien(s, alien, there)
        wound(s, alien, 1)  # AM-FX-16 also the original target
        return NOTHING_NEXT


def fleeing_ways(s: State, alien: int) -> list[int]:
    """AM-FX-16, AM-BRAIN-01 Where Terror can drive an Alien; an immobile one cannot flee."""
    return [] if KIND_OF[alien] == BRAIN else alien_ways(s, alien)


class PushAlien(Frame[State]):
    """AM-FX-13, AM-WPN-02 A Rocketeer moves an Alien one tile, in a direction of choice that its hatch rules allow."""

    RULE: ClassVar[str] = "AM-WPN-02"

    rocketeer: int
    alien: int

    def ask(self, s: State) -> Decision | None:
        ways = alien_ways(s, self.alien)
        if len(ways) < 2:
            return None
        return Decision(s.leader[self.rocketeer], [CHOOSE_PLACE[place] for place in ways])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        place = action.place if isinstance(action, ChoosePlace) else alien_ways(s, self.alien)[0]
        return shift_alien(s, self.alien, place)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-WPN-03", "cannot-push-there", {"alien": self.alien})
