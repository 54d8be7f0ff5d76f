"""IQ actions: heal, analyse, subdue; what their rolls do, and what their Overkills buy besides personal options."""

from typing import Final

from coffret.games.away_missions.actions import ANALYZE, HEAL, SUBDUE, Analyze, Heal, Subdue
from coffret.games.away_missions.cards import BRAIN_DECK
from coffret.games.away_missions.names import (
    BLOOD,
    BRAIN,
    BUY_CHARGE,
    BUY_DOMINATE,
    BUY_SAVE,
    MED_PACK,
    THRALL,
    WAR_THRALL,
    WIRE,
)
from coffret.games.away_missions.rules.aliens import remove_alien
from coffret.games.away_missions.rules.dice import begin_roll, steps, successes
from coffret.games.away_missions.rules.gaining import DrawRescued, gain_item, gain_part, rescued_deck
from coffret.games.away_missions.rules.harm import heal
from coffret.games.away_missions.rules.items import (
    distinct_items,
    is_off,
    needs_analysis,
    peek_of,
    standing,
)
from coffret.games.away_missions.rules.rerolls import is_against_thrall
from coffret.games.away_missions.rules.roll_items import extra_dice, raw_iq
from coffret.games.away_missions.rules.sighting import range_from
from coffret.games.away_missions.rules.table import (
    KIND_OF,
    NOTHING_NEXT,
    Frames,
    card_of,
    distance,
    distinct_aliens,
)
from coffret.games.away_missions.state import (
    ANALYSED,
    ANALYSING,
    FOR_ANALYSIS,
    FOR_HEAL,
    FOR_SUBDUE,
    HEALING,
    IN_BOX,
    NOBODY,
    PINNED,
    SUBDUING,
    Roll,
    State,
    added,
    changed,
)
from coffret.kernel import Action, Frame

ONCE: Final = (1 << BUY_SAVE) | (1 << BUY_DOMINATE)  # AM-OVK-05
WOUNDED_BRAIN: Final = 1  # HP


def iq_dice(s: State, who: int) -> int:
    """AM-IQ-01, AM-IQ-03, AM-SHEET-03 The current IQ, at least 0; dice of items (`extra_dice`) are added afterwards."""
    return max(0, raw_iq(s, who))


def iq_options(s: State, who: int, place: int, allowed: int, items: list[int], options: list[Action]) -> None:
    """AM-IQ-01 Heal, Analyze and Subdue of the allowed kinds, as if standing on `place` (Tricorder)."""
    if allowed & HEALING:
        hp, full = s.hp, s.facts.hp
        for other in s.crew:
            if hp[other] < full[other] and can_heal(s, who, place, other):
                options.append(HEAL[other])
    if allowed & ANALYSING and place == s.at[who]:
        for item in items_to_analyse(s, who, items):
            options.append(ANALYZE[item])
    if allowed & SUBDUING and s.figures:
        for alien in aliens_to_subdue(s, place):
            options.append(SUBDUE[alien])


def can_heal(s: State, who: int, place: int, other: int) -> bool:
    """AM-IQ-04, AM-IQ-06 A wounded Rocketeer on the tile, oneself included; the Doctor's Med-Pack reaches farther."""
    return s.hp[other] < s.facts.hp[other] and (s.at[other] == place or is_in_reach(s, who, other))


def is_in_reach(s: State, who: int, other: int) -> bool:
    """AM-GEAR-18 With the Med-Pack the Doctor heals at range 1 in LoS, too."""
    if distance(s, s.at[who], s.at[other]) != 1 or standing(s, who, MED_PACK) == NOBODY:
        return False
    return range_from(s, s.at[who], s.at[other], peek_of(s, who)) == 1


def items_to_analyse(s: State, who: int, items: list[int]) -> list[int]:
    """AM-IQ-07, AM-IQ-12 Of the items carried, those whose analysis is still to be made; of equal copies the first."""
    kinds, analysis = s.facts.kind_of, s.facts.analysis
    return distinct_items(s, [item for item in items if analysis[kinds[item]] and can_analyse(s, who, item)])


def can_analyse(s: State, who: int, item: int) -> bool:
    """AM-SCHEM-02, AM-EVENT-07 A Schematic needs all its components at hand; without power nothing can be analysed."""
    return needs_analysis(s, item) and not is_off(s, item) and has_parts(s, who, item)


def has_parts(s: State, who: int, item: int) -> bool:
    """AM-SCHEM-12 Whether a Rocketeer holds all components listed on a card."""
    parts = s.facts.parts[card_of(s, item)]
    held = s.parts
    return held[3 * who] >= parts[0] and held[3 * who + 1] >= parts[1] and held[3 * who + 2] >= parts[2]


def can_be_subdued(s: State, alien: int) -> bool:
    """AM-SUB-01, AM-SUB-05, AM-SUB-10 Thralls, and Brains-in-a-jar with 1 HP left, stunned or not."""
    kind = KIND_OF[alien]
    return kind in (THRALL, WAR_THRALL) or (kind == BRAIN and s.alien_hp[alien] == WOUNDED_BRAIN)


def aliens_to_subdue(s: State, place: int) -> list[int]:
    """Those on a tile that can be subdued; of equal ones the first."""
    alien_at = s.alien_at
    return distinct_aliens(s, [one for one in s.figures if alien_at[one] == place and can_be_subdued(s, one)])


def iq_action(s: State, who: int, place: int, action: Action) -> Frames:
    """AM-IQ-01, AM-IQ-02 Heal, Analyze, Subdue: the roll begins. Whatever pays for it has been spent."""
    if isinstance(action, Heal):
        roll = begin_iq_roll(s, FOR_HEAL, who, place)
        roll.target = action.rocketeer
        s.tell("tries-to-heal", rocketeer=who, other=action.rocketeer, count=roll.dice)
        return steps((RESTORE_HEALTH,))
    if isinstance(action, Analyze):
        roll = begin_iq_roll(s, FOR_ANALYSIS, who, place)
        roll.item = action.item
        s.tell("tries-to-analyse", rocketeer=who, card=card_of(s, action.item), count=roll.dice)
        return steps((COMPLETE_ANALYSIS,))
    assert isinstance(action, Subdue)
    roll = begin_iq_roll(s, FOR_SUBDUE, who, place)
    roll.alien = action.alien
    s.tell("tries-to-subdue", rocketeer=who, alien=action.alien, count=roll.dice)
    s.done[who] &= ~PINNED  # AM-OPT-08
    return steps((COMPLETE_SUBDUE,))


def begin_iq_roll(s: State, purpose: int, who: int, place: int) -> Roll:
    """AM-SHEET-03 As many dice as the current IQ, and those of standing items."""
    roll = begin_roll(s, purpose, who, iq_dice(s, who) + extra_dice(s, who, purpose, NOBODY, 0))
    roll.place = place
    return roll


def succeeds(s: State) -> bool:
    """AM-DICE-03 Whether the roll on top has a success; if not, that is told."""
    roll = s.rolls[-1]
    if successes(roll):
        return True
    s.tell("fails", rocketeer=roll.who)
    return False


class RestoreHealth(Frame[State]):
    """AM-IQ-04 The first success of a Heal action restores 1 HP."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if succeeds(s):
            restore(s, s.rolls[-1].target, 1)
        return NOTHING_NEXT


def restore(s: State, who: int, points: int) -> None:
    """AM-SHEET-02 HP come back, never above the starting total."""
    before = s.hp[who]
    heal(s, who, points)
    s.tell("healed", rocketeer=who, count=s.hp[who] - before)


class CompleteAnalysis(Frame[State]):
    """AM-IQ-07, AM-IQ-08, AM-IQ-10 The first success makes this copy usable, with its Charges; else nothing changes.

    AM-SCHEM-02..04 A Schematic is assembled: its components are discarded, only now.
    """

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        roll = s.rolls[-1]
        if not succeeds(s):
            return NOTHING_NEXT
        card = card_of(s, roll.item)
        s.item_state = changed(s.item_state, roll.item, s.item_state[roll.item] | ANALYSED)
        s.charges = changed(s.charges, roll.item, s.facts.max_charges[card])
        s.tell("analysed", rocketeer=roll.who, card=card)
        if s.facts.is_schematic[card]:
            for part in range(3):
                s.parts = added(s.parts, 3 * roll.who + part, -s.facts.parts[card][part])
            s.assembled += 1
        return NOTHING_NEXT


class CompleteSubdue(Frame[State]):
    """AM-SUB-02, AM-SUB-06, AM-SUB-08 The first success removes the figure: 1 Wire for a Thrall, Blood for a Brain."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        roll = s.rolls[-1]
        if not succeeds(s):
            return NOTHING_NEXT
        kind = KIND_OF[roll.alien]
        remove_alien(s, roll.alien)
        s.tell("subdued", rocketeer=roll.who, alien=roll.alien)
        if kind == BRAIN:
            gain_part(s, roll.who, BLOOD)  # AM-COMP-03
        else:
            gain_part(s, roll.who, WIRE)  # AM-COMP-04
            s.subdued += 1
        return NOTHING_NEXT


RESTORE_HEALTH: Final = RestoreHealth()
COMPLETE_ANALYSIS: Final = CompleteAnalysis()
COMPLETE_SUBDUE: Final = CompleteSubdue()


def named_options(s: State) -> list[int]:
    """AM-IQ-05, AM-IQ-09, AM-SUB-03, AM-SUB-07 What Overkills of an IQ action buy besides the personal option.

    A heal: nothing. An analysis: Charges. A Thrall: its rescue, once. A Brain: its domination, once.
    """
    roll = s.rolls[-1]
    if roll.purpose == FOR_ANALYSIS:
        return [BUY_CHARGE]
    if roll.purpose != FOR_SUBDUE or roll.bought & ONCE:
        return []
    if is_against_thrall(roll):
        return [BUY_SAVE]
    return [BUY_DOMINATE] if free_brain_card(s) != NOBODY else []  # AM-SUB-12


def free_brain_card(s: State) -> int:
    """A Dominated Brain card that nobody has; NOBODY if all six are out."""
    for item in s.facts.in_deck[BRAIN_DECK]:
        if s.item_at[item] == IN_BOX:
            return item
    return NOBODY


def buy_named(s: State, overkill: int) -> Frames:
    """AM-IQ-09, AM-SUB-03, AM-SUB-07 One Overkill of an IQ action is spent on one of these options."""
    roll = s.rolls[-1]
    roll.bought |= ONCE & (1 << overkill)
    if overkill == BUY_CHARGE:
        s.charges = added(s.charges, roll.item, 1)
        return NOTHING_NEXT
    if overkill == BUY_DOMINATE:
        return gain_item(s, roll.who, free_brain_card(s))
    s.rescued += 1
    s.tell("rescued", rocketeer=roll.who)
    return (DrawRescued(roll.who),) if rescued_deck(s) else NOTHING_NEXT  # AM-SETUP-22
