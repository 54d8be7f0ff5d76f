"""The Overkill options of weapons."""

from typing import Final

from coffret.games.away_missions.actions import CHOOSE_PLACE, ChooseAlien, ChoosePlace
from coffret.games.away_missions.cards import FAR
from coffret.games.away_missions.names import BUG, QUEEN
from coffret.games.away_missions.rules.aliens import alien_ways, can_be_stunned, is_thrall, wound
from coffret.games.away_missions.rules.attack import gain_blood, reach_of_roll
from coffret.games.away_missions.rules.moving import enter, ways_to_walk
from coffret.games.away_missions.rules.options import JUST_DO_IT, Option, StunOption, at_aliens
from coffret.games.away_missions.rules.sighting import ranges_from
from coffret.games.away_missions.rules.table import KIND_OF, NOTHING_NEXT, Frames, distance
from coffret.games.away_missions.rules.terror import PushAlien, terrify
from coffret.games.away_missions.state import NOBODY, NOWHERE, Roll, State
from coffret.kernel import Action


class ExtractOption(Option):
    """AM-WPN-01, AM-WPN-15 Extract (Air Knife): 1 Alien Blood; machines have none."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        return JUST_DO_IT if roll.alien != NOBODY else []

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        gain_blood(s, roll.who)
        return NOTHING_NEXT


class DislodgeOption(Option):
    """AM-WPN-02..04 Dislodge (Atomic Rifle): move an Alien in range and LoS, Thralls and Brains too, by one tile."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        dice = reach_of_roll(s, roll)
        return at_aliens(s, [one for one in s.figures if dice[s.alien_at[one]] and alien_ways(s, one)])

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        assert isinstance(aim, ChooseAlien)
        return (PushAlien(roll.who, aim.alien),)


class ExterminateOption(Option):
    """AM-FX-01, AM-WPN-05, AM-BUG-11 Exterminate: 1 damage to another Bug in LoS and range of the weapon."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        bugs = [one for one in s.figures if KIND_OF[one] == BUG and one != roll.alien]
        if not bugs:
            return []
        dice = reach_of_roll(s, roll)
        return at_aliens(s, [one for one in bugs if dice[s.alien_at[one]]])

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        assert isinstance(aim, ChooseAlien)
        wound(s, aim.alien, 1)
        return NOTHING_NEXT


def may_suffer(s: State, roll: Roll) -> list[int]:
    """The Aliens on the tile of an attack that may be hurt; never Thralls (AM-ATK-05)."""
    return [one for one in s.figures if s.alien_at[one] == roll.place and not is_thrall(one)]


class ShrapnelOption(Option):
    """AM-WPN-07, AM-OVK-07 Shrapnel (Demo Charge): 1 damage to any Alien on the target's tile, the target included."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        return at_aliens(s, may_suffer(s, roll))

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        assert isinstance(aim, ChooseAlien)
        wound(s, aim.alien, 1)
        return NOTHING_NEXT


class TerrorOption(Option):
    """AM-WPN-08 Terror (Flame-Gun): one Terror die for an Alien on the target tile."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        return at_aliens(s, [one for one in may_suffer(s, roll) if KIND_OF[one] != QUEEN])

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        assert isinstance(aim, ChooseAlien)
        return terrify(s, roll.who, aim.alien, 1)


class HitAndRunOption(Option):
    """AM-WPN-09 Hit and Run (Ray Gun): the attacker moves one tile by the normal movement rules."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        return [CHOOSE_PLACE[place] for place in ways_to_walk(s, s.at[roll.who])]

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        assert isinstance(aim, ChoosePlace)
        return enter(s, roll.who, aim.place)


class ImpactOption(StunOption):
    """AM-WPN-10 Impact (Sonic Shotgun): stun an Alien with 1 HP in LoS, on the target's tile or next to it."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        ranges = ranges_from(s, s.at[roll.who], roll.ignored)
        found = [
            one
            for one in s.figures
            if s.alien_hp[one] == 1
            and can_be_stunned(s, one)
            and distance(s, s.alien_at[one], roll.place) <= 1
            and ranges[s.alien_at[one]] < FAR
        ]
        return at_aliens(s, found)


class SlashOption(Option):
    """AM-WPN-11, AM-WPN-16, AM-OVK-07 Slash (Proton Blade): 1 more damage to the target and its Blood, dead or not."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        return JUST_DO_IT if roll.alien != NOBODY else []

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        if s.alien_at[roll.alien] != NOWHERE:
            wound(s, roll.alien, 1)
        gain_blood(s, roll.who)
        return NOTHING_NEXT


WEAPON: Final[list[Option]] = [
    ExtractOption(),
    DislodgeOption(),
    ExterminateOption(),
    ShrapnelOption(),
    TerrorOption(),
    HitAndRunOption(),
    ImpactOption(),
    SlashOption(),
]
