"""Rescued Thralls that help by choice."""

from typing import Final

from coffret.games.away_missions.actions import (
    CHOOSE_ALIEN,
    CHOOSE_ROCKETEER,
    ChooseAlien,
    ChooseRocketeer,
)
from coffret.games.away_missions.cards import FAR
from coffret.games.away_missions.names import (
    CHEMIST,
    COWBOY,
    FOOTBALL_PLAYER,
    HOBO,
    NURSE,
    PHOTOGRAPHER,
    TRAFFIC_COP,
)
from coffret.games.away_missions.rules.acting import ExtraAction
from coffret.games.away_missions.rules.aliens import can_be_stunned, is_thrall, stun
from coffret.games.away_missions.rules.attack import STRIKE_ALIENS, kinds_of_target
from coffret.games.away_missions.rules.dice import begin_roll, steps
from coffret.games.away_missions.rules.gaining import gain_oxygen
from coffret.games.away_missions.rules.gear import can_stun_at, stun_all
from coffret.games.away_missions.rules.iq import restore, succeeds
from coffret.games.away_missions.rules.items import peek_of
from coffret.games.away_missions.rules.moving import ways_to_walk
from coffret.games.away_missions.rules.sighting import ranges_from
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, crew_at, distinct_aliens
from coffret.games.away_missions.rules.using import (
    GEAR,
    ActByItem,
    Gear,
    SimpleGear,
    actions_by_item,
    sees,
)
from coffret.games.away_missions.state import (
    FOR_CHEMIST,
    FOR_COWBOY,
    FOR_NURSE,
    FREE_POINT,
    MOVING,
    OPENING,
    PINNED,
    State,
)
from coffret.kernel import Action, Frame

COWBOY_RANGE: Final = 1


class Chemist(SimpleGear):
    """AM-RESC-03 Roll 1 die; a success gives 1 O2."""

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        begin_roll(s, FOR_CHEMIST, who, 1)
        return steps((MIX_AIR,))


class MixAir(Frame[State]):
    """AM-RESC-03 The Chemist's success."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if succeeds(s):
            gain_oxygen(s, s.rolls[-1].who, 1)
        return NOTHING_NEXT


class Nurse(Gear):
    """AM-RESC-10 Roll 1 die; a success heals 1 HP of a Rocketeer on the tile."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        return [CHOOSE_ROCKETEER[other] for other in crew_at(s, s.at[who]) if s.hp[other] < s.facts.hp[other]]

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        assert isinstance(target, ChooseRocketeer)
        begin_roll(s, FOR_NURSE, who, 1).target = target.rocketeer
        return steps((NURSE_HEALS,))


class NurseHeals(Frame[State]):
    """AM-RESC-10 The Nurse's success."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if succeeds(s):
            restore(s, s.rolls[-1].target, 1)
        return NOTHING_NEXT


class Cowboy(Gear):
    """AM-RESC-05, AM-RESC-17 A free attack of 1 die at range 0 or 1 in LoS: no weapon, no AP, no Thralls."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        ranges = ranges_from(s, s.at[who], peek_of(s, who))
        near = [alien for alien in s.figures if not is_thrall(alien) and ranges[s.alien_at[alien]] <= COWBOY_RANGE]
        return [CHOOSE_ALIEN[alien] for alien in distinct_aliens(s, near)]

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        assert isinstance(target, ChooseAlien)
        s.done[who] &= ~PINNED  # AM-OPT-08
        roll = begin_roll(s, FOR_COWBOY, who, 1)
        roll.item = item
        roll.alien = target.alien
        roll.place = s.alien_at[target.alien]
        roll.kinds = kinds_of_target(s, roll.alien, roll.place)
        s.tell("cowboy-shoots", rocketeer=who, alien=roll.alien, place=roll.place)
        return steps((STRIKE_ALIENS,))


class FootballPlayer(Gear):
    """AM-RESC-06 One free Open Hatch action."""

    def can(self, s: State, who: int, item: int) -> bool:
        return len(actions_by_item(s, who, item, OPENING)) > 0

    def start(self, s: State, who: int, item: int) -> Frames:
        return (ActByItem(who, item, OPENING),)


class Hobo(SimpleGear):
    """AM-RESC-08 Stun all Aliens on the bearer's tile."""

    def can(self, s: State, who: int, item: int) -> bool:
        return can_stun_at(s, s.at[who])

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        stun_all(s, s.at[who])
        return NOTHING_NEXT


class Photographer(Gear):
    """AM-RESC-11 Stun one Alien in LoS."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        ranges = ranges_from(s, s.at[who], peek_of(s, who))
        seen = [alien for alien in s.figures if can_be_stunned(s, alien) and ranges[s.alien_at[alien]] < FAR]
        return [CHOOSE_ALIEN[alien] for alien in distinct_aliens(s, seen)]

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        assert isinstance(target, ChooseAlien)
        stun(s, target.alien)
        return NOTHING_NEXT


class TrafficCop(Gear):
    """AM-RESC-15 A Move action for any Rocketeer in LoS, the bearer included."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        seen = [other for other in s.crew if sees(s, who, s.at[other]) and ways_to_walk(s, s.at[other])]
        return [CHOOSE_ROCKETEER[other] for other in seen]

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        assert isinstance(target, ChooseRocketeer)
        return (ExtraAction(target.rocketeer, FREE_POINT, MOVING),)


MIX_AIR: Final = MixAir()
NURSE_HEALS: Final = NurseHeals()
GEAR[CHEMIST] = Chemist()
GEAR[NURSE] = Nurse()
GEAR[COWBOY] = Cowboy()
GEAR[FOOTBALL_PLAYER] = FootballPlayer()
GEAR[HOBO] = Hobo()
GEAR[PHOTOGRAPHER] = Photographer()
GEAR[TRAFFIC_COP] = TrafficCop()
