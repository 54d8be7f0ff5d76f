# interpreted
"""What an attack or a subdual may bring, what its target would do otherwise, and what Overkills could buy."""

from __future__ import annotations

from typing import Any

from coffret.games.away_missions import actions as act
from coffret.games.away_missions.cards import (
    CLEAR,
    CLOSED,
    COLLECT,
    DESTROYED,
    FAR,
    LOCKED,
    OPEN,
    RESCUED_THRALLS,
    SUBDUED,
)
from coffret.games.away_missions.chances import percent as percent_of
from coffret.games.away_missions.counsel.reading import (
    Reading,
    certain,
    ground,
    percent,
    percent_twice,
    still_wanted,
    what_is_at,
)
from coffret.games.away_missions.counsel.ways import of_move
from coffret.games.away_missions.names import BRAIN, BUG, BUY_HIT_AND_RUN, BUY_SAVE, OVERKILLS, QUEEN
from coffret.games.away_missions.plans import plans
from coffret.games.away_missions.rules.attack import kinds_of_target, reach
from coffret.games.away_missions.rules.dice import is_success
from coffret.games.away_missions.rules.iq import iq_dice
from coffret.games.away_missions.rules.items import peek_of
from coffret.games.away_missions.rules.objectives import by_crew, collected
from coffret.games.away_missions.rules.overkill import OPTIONS, AimOverkill, available
from coffret.games.away_missions.rules.prey import alien_dice
from coffret.games.away_missions.rules.roll_items import extra_dice
from coffret.games.away_missions.rules.sighting import ranges_from
from coffret.games.away_missions.rules.table import (
    KIND_OF,
    aliens_at,
    beside,
    board_of,
    border_at,
    card_of,
    scenario_of,
)
from coffret.games.away_missions.rules.tasks import attacked_objective
from coffret.games.away_missions.rules.terror import StepAway
from coffret.games.away_missions.state import FOR_ATTACK, FOR_SUBDUE, NOBODY, Roll, State, changed
from coffret.kernel.counsel import Ground
from coffret.kernel.stack import copy
from coffret.kernel.text import Message

WEAK = 2  # HP, or fewer, at which a wound is dangerous


def dice_of(it: Reading, item: int, place: int) -> int:
    """The dice of an attack on a place, with those of standing items."""
    s, who = it.s, it.who
    ranges = ranges_from(s, it.here, peek_of(s, who))
    return reach(s, it.here, card_of(s, item), ranges)[place] + extra_dice(s, who, FOR_ATTACK, item, ranges[place])


def of_attack(it: Reading, item: int, alien: int) -> list[Ground]:
    """Say what an attack on an Alien may bring."""
    s = it.s
    dice, hp = dice_of(it, item, s.alien_at[alien]), s.alien_hp[alien]
    id = "fells" if hp == 1 else "wounds"
    found = [ground(id, 0.55, dice=dice, percent=percent(dice), number=hp, alien=alien)]
    found += [*of_target(it, alien), *of_overkills(it, item, alien, s.alien_at[alien], dice)]
    return [*found, *of_charge(it, item)]


def of_attack_on_place(it: Reading, item: int, place: int) -> list[Ground]:
    """Say what an attack on all Aliens of a tile may bring."""
    targets = aliens_at(it.s, place)
    dice = dice_of(it, item, place)
    found = [ground("blasts", 0.5, dice=dice, percent=percent(dice), number=len(targets))]
    strikers = [one for one in targets if one in certain(it.plans)]
    if strikers:
        found.append(ground("blast-strikers", 0.6, number=len(strikers)))
    return [*found, *of_overkills(it, item, NOBODY, place, dice), *of_charge(it, item)]


def of_attack_on_marker(it: Reading, item: int) -> list[Ground]:
    """Say what an attack on a machine may bring."""
    s = it.s
    number = attacked_objective(s, it.here)
    if number == NOBODY:
        return []
    dice = s.facts.dice[card_of(s, item)][0] + extra_dice(s, it.who, FOR_ATTACK, item, 0)
    return [ground("damages", 0.7, dice=dice, percent=percent(dice), number=s.work[number]), *of_charge(it, item)]


def of_target(it: Reading, alien: int) -> list[Ground]:
    """Say what an Alien does next if nobody stops it, and whether the mission wants it gone."""
    found = of_next(it, alien)
    left = len([one for one in it.s.figures if KIND_OF[one] == KIND_OF[alien]])
    if any(clause.verb == CLEAR and clause.alien == KIND_OF[alien] for clause in scenario_of(it.s).objectives):
        found.append(ground("to-clear", 0.45, kind=KIND_OF[alien], number=left))
    return found


def of_next(it: Reading, alien: int) -> list[Ground]:
    """Say what an Alien does in the coming Alien Turn if it is left alone."""
    s, plan = it.s, it.plans.get(alien)
    if plan is None:
        return []
    if plan.stunned:
        return [ground("stunned", 0.4, True)]
    if plan.minds:
        return [ground("controls", 0.6)]
    if plan.victim == NOBODY:
        return [] if plan.perhaps else [ground("reaches-nobody", 0.35, True)]
    args: dict[str, Any] = {"rocketeer": plan.victim}
    weight = 0.85 if s.hp[plan.victim] <= WEAK else 0.65
    if plan.perhaps:
        return [ground("may-strike", weight - 0.1, **args)]
    if KIND_OF[alien] == BUG:
        return [ground("swarms", weight - 0.05, **args)]
    dice = alien_dice(s, alien)
    return [ground("strikes", weight, number=s.hp[plan.victim], dice=dice, percent=percent(dice), **args)]


def of_overkills(it: Reading, item: int, alien: int, place: int, dice: int) -> list[Ground]:
    """Say how likely there is an Overkill, and what it could buy."""
    s = it.s
    roll = Roll(FOR_ATTACK, it.who)
    roll.item, roll.alien, roll.place = item, alien, place
    roll.kinds = kinds_of_target(s, alien, place)
    can = [each for each in available(s, roll) if OPTIONS[each].can(s, roll)]
    options = tuple([Message(f"overkill-{OVERKILLS[each]}") for each in can])
    chance = percent_twice(dice)
    return [ground("overkills", 0.25 + chance / 400, percent=chance, options=options)] if options and chance else []


def of_charge(it: Reading, item: int) -> list[Ground]:
    """Say whether it costs the last Charge."""
    s = it.s
    card = card_of(s, item)
    if s.facts.discarded[card]:
        return [ground("used-up", 0.35, True, card=card)]
    if not s.facts.max_charges[card]:
        return []
    return [ground("last-charge", 0.3, True, card=card)] if s.charges[item] == 1 else []


def of_subdual(it: Reading, alien: int) -> list[Ground]:
    """Say what it may bring to subdue somebody."""
    s = it.s
    dice = iq_dice(s, it.who) + extra_dice(s, it.who, FOR_SUBDUE, NOBODY, 0)
    found = [ground("subdues", 0.5, dice=dice, percent=percent(dice))]
    if KIND_OF[alien] != BRAIN:
        for what, id in ((RESCUED_THRALLS, "wants-rescued"), (SUBDUED, "wants-subdued")):
            number = still_wanted(s, COLLECT, what)
            if number != NOBODY:
                left = by_crew(s, scenario_of(s).objectives[number]) - collected(s, what)
                chance = percent_twice(dice) if what == RESCUED_THRALLS else percent(dice)
                found.append(ground(id, 0.75, number=left, percent=chance))
    return [*found, *of_target(it, alien)]


# In the middle of a roll


def of_spending(s: State, overkill: int) -> list[Ground]:
    """Say what an Overkill could do now."""
    roll = s.rolls[-1]
    if overkill == BUY_SAVE:
        number = still_wanted(s, COLLECT, RESCUED_THRALLS)
        if number == NOBODY:
            return [ground("saves", 0.4)]
        left = by_crew(s, scenario_of(s).objectives[number]) - collected(s, RESCUED_THRALLS)
        return [ground("saves-wanted", 0.8, number=left)]
    if overkill >= len(OPTIONS):
        return []
    aims = OPTIONS[overkill].aims(s, roll)
    it = Reading(s, roll.who)
    targets = [one.alien for one in aims if isinstance(one, act.ChooseAlien)]
    strikers = [one for one in targets if one in certain(it.plans)]
    if strikers:
        return [ground("strikers-in-reach", 0.6, number=len(strikers))]
    if targets and it.attackers(it.who).is_sure:
        return [ground("no-strikers-in-reach", 0.3, True, number=len(targets))]
    places = [one.place for one in aims if isinstance(one, act.ChoosePlace)]
    if places and overkill == BUY_HIT_AND_RUN:
        return of_step(it, places)
    hurt = [one.rocketeer for one in aims if isinstance(one, act.ChooseRocketeer)]
    if hurt:
        weakest = min(hurt, key=lambda who: (s.hp[who], who))
        return [ground("hp-of", 0.3, rocketeer=weakest, number=s.hp[weakest])]
    return []


def of_step(it: Reading, places: list[int]) -> list[Ground]:
    """Say what a free step could do: leave danger behind, or come closer to a goal."""
    now = it.attackers(it.who)
    there = [it.attackers_at(place) for place in places]
    then = min([each.count for each in there])
    if then < now.count and all(each.is_sure for each in there):
        return [ground("could-step-away", 0.6, rocketeer=it.who, count=then, number=now.count)]
    before, _ = it.nearest(it.here)
    steps, goal = min([it.nearest(place) for place in places])
    what = what_is_at(it.s, it.who, goal) if steps < before else None
    return [ground("could-step-closer", 0.45, steps=steps, place=goal, what=what)] if what is not None else []


def of_place(s: State, place: int) -> list[Ground]:
    """Say what a tile means that is to be chosen: to who steps there, or what stands on it."""
    top = s.stack[-1]
    if isinstance(top, StepAway):
        return of_move(Reading(s, top.rocketeer), place)
    if isinstance(top, AimOverkill) and top.overkill == BUY_HIT_AND_RUN:
        return of_move(Reading(s, s.rolls[-1].who), place)
    targets = aliens_at(s, place)
    it = Reading(s, s.crew[0])
    strikers = [one for one in targets if one in certain(it.plans)]
    if strikers:
        return [ground("blast-strikers", 0.6, number=len(strikers))]
    board = board_of(s)
    steps, who = min([(board.distance[s.at[one] * board.n + place], one) for one in s.crew])
    return [ground("crew-away", 0.3, rocketeer=who, number=steps)]


def of_hatch(s: State, choice: act.ChooseHatch) -> list[Ground]:
    """Say how many attacks a hatch lets through, or stops."""
    border = border_at(s, choice.place, choice.way)
    if border == NOBODY:
        return []
    table = copy(s)
    table.border = changed(table.border, border, choice.hatch)
    before, after = plans(s), plans(table)
    now, then = len(certain(before)), len(certain(after))
    found: list[Ground] = []
    if then != now and not any(plan.perhaps for plan in [*before.values(), *after.values()]):
        found.append(ground("hatch-stops" if then < now else "hatch-lets-in", 0.7, then > now, count=then, number=now))
    for who in s.crew:
        there = beside(s, choice.place, choice.way)
        it = Reading(s, who)
        if it.here in (choice.place, there) and choice.hatch in (OPEN, DESTROYED):
            away, goal = it.nearest(it.here)
            other = there if it.here == choice.place else choice.place
            what = what_is_at(s, who, goal) if away < FAR and it.ways[goal][other] + 2 == away else None
            if what is not None and s.border[border] in (CLOSED, LOCKED):
                return [*found, ground("opens-way", 0.5, steps=away - 1, place=goal, what=what)]
    return found


def of_die(s: State, die: int) -> list[Ground]:
    """Say what a die shows that could be thrown again."""
    face = s.rolls[-1].faces[die]
    is_good = is_success(s.rolls[-1], face)
    return [ground("die-counts" if is_good else "die-misses", 0.5, is_good, face=face)]


def of_done(s: State) -> list[Ground]:
    """Say what is given up, or how the roll stands without more."""
    if not s.rolls:
        return []
    roll = s.rolls[-1]
    if not roll.faces:
        return [ground("as-it-is", 0.4, dice=roll.dice, percent=percent_of(roll.dice))]
    if roll.overkills:
        return [ground("overkills-lost", 0.4, True, number=roll.overkills)]
    hits = s.hits
    return [ground("has-succeeded", 0.4, number=hits)] if hits else [ground("has-failed", 0.5, True)]


def of_alien(s: State, alien: int) -> list[Ground]:
    """Say what an Alien would do that is to be chosen."""
    it = Reading(s, s.rolls[-1].who) if s.rolls else Reading(s)
    found = of_next(it, alien)
    if KIND_OF[alien] == QUEEN or s.alien_hp[alien] < s.facts.alien_hp[KIND_OF[alien]]:
        found.append(ground("hp-left", 0.3, number=s.alien_hp[alien]))
    return found


def of_talent(s: State, who: int) -> list[Ground]:
    """Say what the personal option does without dice."""
    return [ground("talent", 0.4, option=Message(f"about-{OVERKILLS[s.facts.option[who]]}"))]
