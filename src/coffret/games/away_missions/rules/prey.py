"""How Aliens attack: whom they can reach, their dice, what their Overkills do."""

from typing import Final

from coffret.games.away_missions.names import GRAPPLE, LEECH, MIND_CONTROL, PANIC, SPAWN, TERROR
from coffret.games.away_missions.rules.aliens import place_alien
from coffret.games.away_missions.rules.dice import alien_steps, begin_roll, successes
from coffret.games.away_missions.rules.harm import hurt, mind_control, panic
from coffret.games.away_missions.rules.paths import prey
from coffret.games.away_missions.rules.table import KIND_OF, NOTHING_NEXT, Frames, board_of, distance
from coffret.games.away_missions.rules.terror import terror
from coffret.games.away_missions.state import (
    BY_ALIEN,
    BY_ATTACK,
    CREW,
    HOLDS,
    INVISIBLE,
    NOBODY,
    NOWHERE,
    STAGGER,
    STAGGERS,
    Roll,
    State,
    changed,
)
from coffret.kernel import Action, Frame

STAGGER_DICE: Final = 2
NO_EFFECT: Final = -1


def seen_by_aliens(s: State) -> list[int]:
    """AM-SCHEM-05 Where each Rocketeer is for the Aliens: NOWHERE if it is invisible (or not in play).

    To be read only.
    """
    if not any(done & INVISIBLE for done in s.done):
        return s.at
    return [NOWHERE if s.done[who] & INVISIBLE else s.at[who] for who in range(CREW)]


def prey_of(s: State, alien: int) -> int:
    """AM-AATK-01, AM-AATK-04, AM-AATK-07 Whom an Alien attacks from where it stands; NOBODY if it cannot.

    Locked and sealed hatches protect, closed ones do not (AM-LEAD-04, AM-SAUC-02).
    """
    reach = s.facts.alien_range[KIND_OF[alien]]
    return prey(board_of(s), s.border, reach, s.alien_at[alien], seen_by_aliens(s), s.order, s.lure)


def alien_dice(s: State, alien: int) -> int:
    """AM-AATK-01, AM-FX-10 The dice on the reference card, 2 fewer for each Stagger.

    AM-LEAD-04 4, AM-SAUC-02 2, AM-SENT-03 6, AM-THR-02 1, AM-WART-03 2, AM-LEECH-02 3, AM-BOSS-03 5.
    """
    return int(s.facts.alien_dice[KIND_OF[alien]]) - STAGGER_DICE * ((s.alien_state[alien] & STAGGERS) // STAGGER)


def attack_rocketeer(s: State, alien: int, who: int) -> Frames:
    """AM-AATK-01 An Alien attacks; without dice (three Staggers) it cannot (AM-FX-10)."""
    dice = alien_dice(s, alien)
    if dice <= 0:
        return NOTHING_NEXT
    s.tell("alien-attacks", alien=alien, place=s.alien_at[alien], rocketeer=who, count=dice)
    roll = begin_roll(s, BY_ALIEN, who, dice)
    roll.alien = alien
    return alien_steps((ALIEN_STRIKES,))


class AlienStrikes(Frame[State]):
    """AM-AATK-03 The first success deals 1 damage, then every Overkill has its effect."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        roll = s.rolls[-1]
        if not successes(roll):
            return NOTHING_NEXT
        return (*hurt(s, roll.who, 1, BY_ATTACK), ALIEN_OVERKILLS)


class AlienOverkills(Frame[State]):
    """AM-OVK-08, AM-OVK-09 All Overkills of an Alien go to its own effect, one after another, without any choice."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        roll = s.rolls[-1]
        effect = s.facts.alien_effect[KIND_OF[roll.alien]]
        if roll.overkills == 0 or effect == NO_EFFECT:  # AM-THR-03, AM-BRAIN-03
            return NOTHING_NEXT
        if effect == TERROR:  # AM-SENT-04, AM-FX-15 one die per Overkill
            return terror(s, roll.who, roll.overkills)
        roll.overkills -= 1
        return (*overkill_effect(s, roll, effect), self)


def overkill_effect(s: State, roll: Roll, effect: int) -> Frames:
    """AM-LEAD-05, AM-SAUC-03, AM-LEECH-03, AM-WART-01 What one Overkill of an Alien does to the attacked Rocketeer."""
    if effect == MIND_CONTROL:
        return mind_control(s, roll.who)
    if effect == PANIC:
        return panic(s, roll.who)
    if effect == GRAPPLE:
        return grapple(s, roll.alien, roll.who)
    assert effect == SPAWN
    return spawn(s, s.alien_at[roll.alien])


def grapple(s: State, alien: int, who: int) -> Frames:
    """AM-FX-02, AM-FX-19 A War Thrall holds a Rocketeer; holding it again changes nothing."""
    if not s.alien_state[alien] & (HOLDS << who):
        s.alien_state = changed(s.alien_state, alien, s.alien_state[alien] | HOLDS << who)
        s.tell("grapples", alien=alien, rocketeer=who)
    return NOTHING_NEXT


def spawn(s: State, place: int) -> Frames:
    """AM-FX-09, AM-LEECH-03, AM-LEECH-06 A new Space Leech attacks at once; without a figure nothing happens."""
    leech = place_alien(s, LEECH, place)
    if leech == NOBODY:
        return NOTHING_NEXT
    who = prey_of(s, leech)
    return attack_rocketeer(s, leech, who) if who != NOBODY else NOTHING_NEXT


def control_minds(s: State, brain: int) -> Frames:
    """AM-BRAIN-02, AM-BRAIN-04 A Brain-in-a-jar controls every Rocketeer within plain distance 2 (AM-RANGE-04)."""
    here = s.alien_at[brain]
    reach = s.facts.alien_range[KIND_OF[brain]]
    found: Frames = NOTHING_NEXT
    for who in s.crew:
        if not s.done[who] & INVISIBLE and distance(s, here, s.at[who]) <= reach:
            found += mind_control(s, who)
    if found:
        s.tell("brain-reaches", alien=brain, place=here)
    return found


ALIEN_STRIKES: Final = AlienStrikes()
ALIEN_OVERKILLS: Final = AlienOverkills()
