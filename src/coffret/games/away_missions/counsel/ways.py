# interpreted
"""What a step, a hatch, a breath or the end of a turn means: how far the goal is then, and who can attack."""

from __future__ import annotations

from coffret.games.away_missions.bot.turn import is_frightening
from coffret.games.away_missions.cards import FAR, NON_COMBAT
from coffret.games.away_missions.counsel.reading import Attackers, Reading, ground, technology_at, what_is_at
from coffret.games.away_missions.names import ADMIRAL, THRALL, WAR_THRALL
from coffret.games.away_missions.plans import plans
from coffret.games.away_missions.rules.acting import can_breathe
from coffret.games.away_missions.rules.moving import enter, open_hatch
from coffret.games.away_missions.rules.table import KIND_OF, active_aliens_at, aliens_at, beside, card_of, crew_at
from coffret.games.away_missions.state import NOBODY, SPECIAL, STANDARD
from coffret.kernel.counsel import Ground
from coffret.kernel.stack import copy

SHORT = 2  # O2, or less, that is little


def of_move(it: Reading, place: int) -> list[Ground]:
    """Say what a step brings closer, and whom."""
    s = it.s
    if completes(it, place):
        return [ground("all-there", 1.0, tile=s.tile[place])]
    return [*of_way(it, place), *of_things(it, place), *of_danger(it, place), *of_company(it, place)] + (
        [ground("pinned", 0.4, True)] if s.level >= ADMIRAL and active_aliens_at(s, place) else []
    )


def completes(it: Reading, place: int) -> bool:
    """Whether a step brings the last Rocketeer to where the mission ends."""
    table = copy(it.s)
    enter(table, it.who, place)
    table.after_step()
    return table.outcome is not None


def of_way(it: Reading, place: int) -> list[Ground]:
    """Say how far the goal is from a tile."""
    steps, goal = it.nearest(place)
    before, old = it.nearest(it.here)
    if steps >= FAR or before >= FAR or steps == before:
        return []
    if steps > before:
        what = what_is_at(it.s, it.who, old)
        return [ground("farther", 0.4, True, steps=steps, place=old, what=what, number=before)] if what else []
    what = what_is_at(it.s, it.who, goal)
    if what is None:
        return []
    if not steps:
        return [ground("arrives", 0.75, what=what)]
    return [ground("closer", 0.6 - min(steps, 9) / 60, steps=steps, place=goal, what=what)]


def of_things(it: Reading, place: int) -> list[Ground]:
    """Say what lies or stands there that could be had."""
    s = it.s
    if place in it.goals:
        return []
    thing = technology_at(s, place)
    if thing != NOBODY:
        return [ground("lies-there", 0.4, card=card_of(s, thing))]
    thralls = [one for one in aliens_at(s, place) if KIND_OF[one] in (THRALL, WAR_THRALL)]
    return [ground("stands-there", 0.35, kind=KIND_OF[thralls[0]])] if thralls else []


def of_danger(it: Reading, place: int) -> list[Ground]:
    """Say who can attack there, where that is more or less than here."""
    now, then = it.attackers(it.who), it.attackers_at(place)
    if now.count == then.count or not (now.is_sure and then.is_sure):
        return []
    is_worse = then.count > now.count
    weight = 0.45 + 0.1 * abs(now.count - then.count) + (0.1 if it.s.hp[it.who] <= SHORT else 0.0)
    return [ground("attacked-there", weight, is_worse, number=now.count, **then.args(it.who))]


def of_company(it: Reading, place: int) -> list[Ground]:
    """Say whether one is alone there, where that frightens."""
    s = it.s
    if not is_frightening(s):
        return []
    others, here = crew_at(s, place), [who for who in crew_at(s, it.here) if who != it.who]
    if others and not here:
        return [ground("company", 0.5, rocketeer=others[0])]
    return [ground("alone", 0.55, True)] if here and not others else []


def of_hatch(it: Reading, way: int) -> list[Ground]:
    """Say where an open hatch leads, and whom else it lets through."""
    s = it.s
    there = beside(s, it.here, way)
    found: list[Ground] = []
    before, goal = it.nearest(it.here)
    if there != NOBODY and before < FAR and it.ways[goal][there] + 2 == before:
        what = what_is_at(s, it.who, goal)
        if what is not None:
            found.append(ground("opens-way", 0.6, steps=before - 1, place=goal, what=what))
    if not has_step_left(it):
        found.append(ground("no-step-left", 0.6, True))
    table = copy(s)
    open_hatch(table, it.here, way)
    after = plans(table)
    more = [one for one in s.crew if Attackers(table, after, one).count > it.attackers(one).count]
    if more and it.attackers(more[0]).is_sure and Attackers(table, after, more[0]).is_sure:
        number = it.attackers(more[0]).count
        found.append(ground("lets-in", 0.55, True, number=number, **Attackers(table, after, more[0]).args(more[0])))
    return found


def has_step_left(it: Reading) -> bool:
    """Whether something still pays for a step through a hatch, once it is open."""
    s, who = it.s, it.who
    special = s.points[3 * who + SPECIAL] if s.facts.third_ap[who] == NON_COMBAT else 0
    return s.points[3 * who + STANDARD] + special > 1 or can_breathe(s, who)


def of_end(it: Reading) -> list[Ground]:
    """Say what is left unused, and who attacks where one stays."""
    s, who = it.s, it.who
    found = [ground("unused", 0.5, True, number=it.left())] if it.left() else []
    steps, goal = it.nearest(it.here)
    what = what_is_at(s, who, goal) if not steps and goal != NOBODY else None
    if what is not None:
        found.append(ground("is-there", 0.35, rocketeer=who, what=what))
    now = it.attackers(who)
    if now.count:
        found.append(ground("attacked-here", 0.4, True, **now.args(who)))
    elif it.plans and now.is_sure:
        found.append(ground("safe-here", 0.45, rocketeer=who))
    if not it.left():
        found.append(ground("saves-air", 0.4, rocketeer=who, number=s.oxygen[who]))
    if is_frightening(s) and len(crew_at(s, it.here)) == 1:
        found.append(ground("alone", 0.5, True))
    return found


def of_breath(it: Reading) -> list[Ground]:
    """Say what is left to breathe, and what one action more could reach."""
    s, who = it.s, it.who
    number = s.oxygen[who] - 1
    found = [ground("air-left", 0.5 if number <= SHORT else 0.35, number <= SHORT, rocketeer=who, number=number)]
    steps, goal = it.nearest(it.here)
    what = what_is_at(s, who, goal) if 0 < steps < FAR else None
    if what is not None:
        found.append(ground("still-to-go", 0.3, steps=steps, place=goal, what=what))
    now = it.attackers(who)
    if now.count:
        found.append(ground("attacked-otherwise", 0.55, **now.args(who)))
    return found
