"""The Overkill options that attacked Aliens give to the attacker."""

from typing import Final

from coffret.games.away_missions.actions import (
    CHOOSE_COMPONENT,
    CHOOSE_PLACE,
    ChooseAlien,
    ChooseComponent,
    ChoosePlace,
)
from coffret.games.away_missions.names import BLOOD, BRAIN, BUG, LEADER, LEECH, SAUCERMAN, SENTINEL
from coffret.games.away_missions.rules.aliens import can_be_stunned, stun
from coffret.games.away_missions.rules.attack import (
    can_fire,
    free_attack,
    gain_blood,
    people_at,
    reach,
    spares_people,
)
from coffret.games.away_missions.rules.options import JUST_DO_IT, Option, StunOption, at_aliens
from coffret.games.away_missions.rules.sighting import ranges_from
from coffret.games.away_missions.rules.table import KIND_OF, NOTHING_NEXT, Frames, aliens_at, card_of, distance
from coffret.games.away_missions.state import FOR_ATTACK, NOBODY, NOWHERE, STAGGER, STAGGERS, Roll, State, added
from coffret.kernel import Action

MOST_STAGGERS: Final = 3  # with these a Sentinel has no dice left


class PsychicBurstOption(Option):
    """AM-FX-07, AM-BRAIN-03, AM-RANGE-04 Psychic Burst: stun all others at plain distance 1 of the hit Brain.

    It needs no LoS and reaches unscanned tiles (AM-LOS-07).
    """

    def aims(self, s: State, roll: Roll) -> list[Action]:
        return JUST_DO_IT if near_brain(s, roll) else []

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        for one in near_brain(s, roll):
            stun(s, one)
        return NOTHING_NEXT


def near_brain(s: State, roll: Roll) -> list[int]:
    """The Aliens that a Psychic Burst would stun; the Brain may be gone (AM-OVK-12) or, in an area, one of several."""
    brain = roll.alien
    if brain == NOBODY:
        brains = [one for one in aliens_at(s, roll.place) if KIND_OF[one] == BRAIN]
        brain = brains[0] if brains else NOBODY
    gone = brain == NOBODY or s.alien_at[brain] == NOWHERE
    place = roll.place if gone else s.alien_at[brain]
    return [
        one for one in s.figures if one != brain and distance(s, s.alien_at[one], place) <= 1 and can_be_stunned(s, one)
    ]


class PsychicScreamOption(StunOption):
    """AM-FX-08, AM-LEAD-06, AM-SAUC-04 Psychic Scream: stun a Leader or Saucerman anywhere (AM-LOS-07)."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        found = [one for one in s.figures if KIND_OF[one] in (LEADER, SAUCERMAN) and can_be_stunned(s, one)]
        return at_aliens(s, found)


class StaggerOption(Option):
    """AM-FX-10, AM-SENT-05 Stagger: the attacked Sentinel rolls 2 dice fewer for the rest of the game turn."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        hit = [roll.alien] if roll.alien != NOBODY else aliens_at(s, roll.place)
        found = [
            one
            for one in hit
            if KIND_OF[one] == SENTINEL
            and s.alien_at[one] != NOWHERE
            and (s.alien_state[one] & STAGGERS) // STAGGER < MOST_STAGGERS
        ]
        return at_aliens(s, found)

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        assert isinstance(aim, ChooseAlien)
        s.alien_state = added(s.alien_state, aim.alien, STAGGER)
        s.tell("staggers", alien=aim.alien)
        return NOTHING_NEXT


class RevulsionOption(Option):
    """AM-LEECH-04 Revulsion: a free attack with the same weapon on another Space Leech in LoS and range.

    It needs a Charge like any other (AM-ATK-12); its own Overkills are spent first (AM-OVK-14).
    """

    def aims(self, s: State, roll: Roll) -> list[Action]:
        if roll.purpose != FOR_ATTACK or s.item_at[roll.item] != roll.who or not can_fire(s, roll.who, roll.item):
            return []
        card = card_of(s, roll.item)
        here = s.at[roll.who]
        dice = reach(s, here, card, ranges_from(s, here))
        others = [one for one in s.figures if KIND_OF[one] == LEECH and one != roll.alien and dice[s.alien_at[one]]]
        if spares_people(s, card):
            others = [one for one in others if not people_at(s, s.alien_at[one])]
        return at_aliens(s, others)

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        assert isinstance(aim, ChooseAlien)
        return free_attack(s, roll.who, roll.item, aim.alien)


class ShriekOption(Option):
    """AM-BOSS-04 Shriek: stun all Bugs on one tile, or take 1 Alien Blood."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        found: list[Action] = [CHOOSE_COMPONENT[BLOOD]]
        for place in sorted({s.alien_at[one] for one in s.figures if is_free_bug(s, one)}):
            found.append(CHOOSE_PLACE[place])
        return found

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        if isinstance(aim, ChooseComponent):
            gain_blood(s, roll.who)
            return NOTHING_NEXT
        assert isinstance(aim, ChoosePlace)
        for one in aliens_at(s, aim.place):
            if is_free_bug(s, one):
                stun(s, one)
        return NOTHING_NEXT


def is_free_bug(s: State, alien: int) -> bool:
    """A Bug that is not stunned."""
    return KIND_OF[alien] == BUG and can_be_stunned(s, alien)


ALIEN_OPTIONS: Final[list[Option]] = [
    PsychicBurstOption(),
    PsychicScreamOption(),
    StaggerOption(),
    RevulsionOption(),
    ShriekOption(),
]
