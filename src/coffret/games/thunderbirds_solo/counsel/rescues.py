# interpreted
"""What a roll may clear: before it, with a skill, and for whoever acts next."""

from __future__ import annotations

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.counsel.board import (
    crew,
    ground,
    in_danger,
    is_in_danger,
    overflow,
    target,
    targets,
)
from coffret.games.thunderbirds_solo.counsel.dispatch import best_anywhere
from coffret.games.thunderbirds_solo.odds import percent, skills_of, task_of
from coffret.games.thunderbirds_solo.remarks import after, disasters
from coffret.games.thunderbirds_solo.rules.covering import ONE, Asked, discardable, lacking, unpack
from coffret.games.thunderbirds_solo.rules.discarding import asked_of, has_unstable, refuses_wild, rolled_symbols
from coffret.games.thunderbirds_solo.rules.rescue import tractor_at
from coffret.games.thunderbirds_solo.rules.rewards import Mechanic
from coffret.games.thunderbirds_solo.rules.table import release, stored_symbols
from coffret.games.thunderbirds_solo.state import KEPT, NOBODY, TB2, WILD, State
from coffret.kernel import Action
from coffret.kernel.counsel import Ground
from coffret.kernel.stack import copy


def of_rescue(s: State, vehicle: int, colours: tuple[int, ...]) -> list[Ground]:
    """Say what a vehicle clears most likely, whether its chain overflows, and who else can act there."""
    place = s.at[vehicle]
    goals = targets(s, vehicle, place, colours)
    if not goals:
        return []
    best = goals[0]
    others = [it for it in crew(s, place) if it != vehicle]
    found = []
    if is_in_danger(s, place):
        alone = ground("overflows-alone", 0.95, place=place, vehicle=vehicle)
        found.append(overflow(s, place) if others else alone)
    if best.percent:
        args = {"card": best.card, "percent": best.percent}
        found.append(ground("clears", 0.4 + best.percent / 250, vehicle=vehicle, place=place, **args))
    elif vehicle == TB2:
        found.append(ground("clears-nothing-so", 0.5, True, place=place))
    else:
        found.append(ground("clears-nothing", 0.5, True, vehicle=vehicle, place=place))
    if len(goals) > 1 and goals[1].percent:
        other = goals[1]
        args = {"card": other.card, "percent": other.percent}
        found.append(ground("clears", 0.2 + other.percent / 500, vehicle=vehicle, place=place, **args))
    if others and len(s.stored[vehicle]) < s.facts.storage[vehicle]:
        found.append(ground("stores", 0.3, vehicle=others[0]))
    if has_unstable(s, place) and stored_symbols(s, place):
        found.append(ground("unstable", 0.4, True, place=place))
    return found


def of_ending_rescues(s: State) -> list[Ground]:
    """Say who could still clear something, and which chains overflow."""
    found = [overflow(s, place, 0.9, True) for place in in_danger(s)[:1]]
    best: tuple[int, int, int] | None = None
    for pilot, vehicle in enumerate(s.aboard):
        if vehicle == NOBODY or s.acted >> pilot & 1 or not s.chains[s.at[vehicle]]:
            continue
        it = target(s, vehicle, s.at[vehicle])
        if it is not None and (best is None or it.percent > best[2]):
            best = vehicle, it.card, it.percent
    if best is None:
        return found
    vehicle, card, chance = best
    if not chance:
        return [*found, ground("nothing-left", 0.5)]
    args = {"place": s.at[vehicle], "card": card, "percent": chance}
    return [*found, ground("unused", 0.4 + chance / 250, True, vehicle=vehicle, **args)]


def of_freeing(s: State, card: int) -> list[Ground]:
    """Say what it is worth to free a Civilian, and which roll is given up."""
    vehicle = tractor_at(s, card)
    place = s.at[vehicle]
    chain = s.chains[place]
    guard = max([at for at in disasters(s, place) if at < chain.index(card)], default=NOBODY)
    best = target(s, vehicle, place)
    release(s, card)
    found = [ground("frees", 0.5, card=chain[guard])] if guard != NOBODY and not refuses_wild(s, chain, guard) else []
    if best is not None and best.percent:
        args = {"vehicle": vehicle, "card": best.card, "percent": best.percent}
        found.append(ground("gives-up-roll", 0.3 + best.percent / 250, True, **args))
    return found


# Before the roll, and skills after it


def odds_with(s: State, action: Action, ready: tuple[int, ...] = ()) -> tuple[int, int]:
    """The Disaster that is cleared most likely after this, but for some, and the chance in percent."""
    odds = [(card, chance) for card, chance in odds_of_all(s, action) if card not in ready]
    return max(odds, key=lambda it: it[1], default=(NOBODY, -1))


def odds_of_all(s: State, action: Action) -> list[tuple[int, int]]:
    """The Disasters of the chain, each with the chance in percent that it is cleared after this."""
    vehicle, place = s.rescuer, s.at[s.rescuer]
    found = []
    for at in disasters(s, place):
        task = task_of(s, vehicle, place, at)
        found.append((s.chains[place][at], percent(after(s, action, task, skills_of(s, vehicle, place, task)))))
    return found


def of_preparing(s: State, action: Action) -> list[Ground]:
    """Say what a skill before the roll makes of the chance."""
    card, chance = odds_with(s, action)
    if card == NOBODY:
        return []
    plain_card, plain = odds_with(s, act.ROLL)
    if isinstance(action, act.Roll):
        return [ground("rolls", 0.4, card=plain_card, percent=plain)]
    if chance == plain:
        return [lifts_another(s, action) or ground("no-gain", 0.4, True, percent=plain)]
    return [ground("lifts", 0.5, chance < plain, card=card, percent=plain, most=chance)]


def lifts_another(s: State, action: Action) -> Ground | None:
    """Say which other Disaster is cleared more often after this, where the likeliest is not."""
    pairs = zip(odds_of_all(s, act.ROLL), odds_of_all(s, action), strict=True)
    gains = [(most - least, card, least, most) for (card, least), (_, most) in pairs if most > least]
    if not gains:
        return None
    _, card, least, most = max(gains)
    return ground("lifts-other", 0.45, card=card, percent=least, most=most)


def of_skill(s: State, action: Action) -> list[Ground]:
    """Say what a skill after the roll may clear, and what could be cleared without it."""
    ready = clearable(s)
    found = [ground("could-clear", 0.35, True, card=ready[0], count=len(ready))] if ready else []
    card, chance = odds_with(s, action, ready)
    if card == NOBODY:
        return found
    return [*found, *of_chance(action, card, chance)]


def of_chance(action: Action, card: int, chance: int) -> list[Ground]:
    """Say how likely a Disaster is cleared after a skill."""
    if chance == 100 and isinstance(action, act.Turn):
        return [ground("skill-enough", 0.7, card=card)]
    return (
        [ground("skill", 0.4 + chance / 250, card=card, percent=chance)]
        if chance
        else [ground("skill-nothing", 0.5, True, card=card)]
    )


def clearable(s: State) -> tuple[int, ...]:
    """The Disasters of the largest set that the roll clears as it lies there."""
    place = s.at[s.rescuer]
    asked: Asked = asked_of(s, s.rescuer)
    sets = discardable(asked, rolled_symbols(s) + stored_symbols(s, place), s.faces.count(WILD))
    best = max(sets, key=lambda positions: positions.bit_count())
    return tuple([card for at, card in enumerate(s.chains[place]) if best >> at & 1])


# Rewards


def of_waking(s: State, pilot: int) -> list[Ground]:
    """Say what the skill of a pilot who is turned face up makes of a roll that is still to come."""
    up: State = copy(s)
    up.down &= ~(1 << pilot)
    for vehicle in s.aboard:
        if vehicle == NOBODY or s.acted >> s.pilot[vehicle] & 1 or not s.chains[s.at[vehicle]]:
            continue
        before, with_skill = target(s, vehicle, s.at[vehicle]), target(up, vehicle, s.at[vehicle])
        if before is not None and with_skill is not None and with_skill.percent > before.percent:
            args = {"card": with_skill.card, "percent": before.percent, "most": with_skill.percent}
            return [ground("wakes", 0.5, vehicle=vehicle, **args)]
    return [ground("wakes-nobody", 0.3, True, pilot=pilot)]


def of_storing(s: State, vehicle: int, symbol: int) -> list[Ground]:
    """Say what a stored symbol is good for at the chain where the vehicle is."""
    place = s.at[vehicle]
    return of_lacking(s, place, stored_symbols(s, place), ONE[symbol])


def of_lacking(s: State, place: int, have: int, more: int) -> list[Ground]:
    """Say which Disaster lacks least with these symbols more, of those that they help."""
    best: tuple[int, int] | None = None
    for at in disasters(s, place):
        card = s.chains[place][at]
        need = task_need(s, card, at)
        lacks = lacking(need, have + more)
        if lacks != lacking(need, have) and (best is None or len(unpack(lacks)) < len(unpack(best[1]))):
            best = card, lacks
    if best is None:
        return []
    card, lacks = best
    if not lacks:
        return [ground("lacks-nothing", 0.6, card=card)]
    return [ground("lacks", 0.55 - len(unpack(lacks)) / 10, card=card, symbols=unpack(lacks), count=len(unpack(lacks)))]


def task_need(s: State, card: int, at: int) -> int:
    """What a Disaster asks for at a position, packed."""
    return sum([count * ONE[symbol] for symbol, count in enumerate(s.facts.needs[card][at])])


def of_setting_aside(s: State, die: int) -> list[Ground]:
    """Say how many dice of a colour are left for others, once this one is stored."""
    colour = s.dice[die]
    back = [it for it in range(len(s.dice)) if s.dice[it] == colour and it != die and s.laid[it] != KEPT]
    return [ground("leaves-dice", 0.4, colour=colour, count=s.supply[colour] + len(back))]


def of_done(s: State) -> list[Ground]:
    """Say why nothing more of a reward is taken: the Pods are good as they are."""
    if not isinstance(s.stack[-1], Mechanic):
        return []
    odds = [it.percent for it in [best_anywhere(s, pod) for pod in s.display] if it is not None]
    return [ground("good-pods", 0.4, percent=min(odds))] if odds else []
