# interpreted
"""What stops a rival, or helps him: SIDELINED, PATROL, and battles."""

from __future__ import annotations

from coffret.games.a_team.bot.hand import behind
from coffret.games.a_team.bot.race import back, put
from coffret.games.a_team.counsel.reach import (
    FIGHTS,
    MARGINS,
    ROLLS,
    TWO_DICE,
    Odds,
    catching,
    getting_out,
    ground,
    kind,
    odds,
    reaching_cellar,
)
from coffret.games.a_team.counsel.rolls import of_win
from coffret.games.a_team.rules.movement import destination
from coffret.games.a_team.state import BACK, CELLAR, GUARD, INWARD, NARROW_CORRIDOR, NOBODY, OUTWARD, State
from coffret.kernel.counsel import Ground


def of_sidelining(s: State, target: int) -> list[Ground]:
    """Say what the turn is worth that somebody loses."""
    if target == s.turn:
        return []
    found = threats(s, target)
    if kind(s, s.at[target]) == GUARD:
        found.append(ground("held-anyway", 0.4, True, target=target))
    return found or standing(s, target)


def of_sending_back(s: State, target: int) -> list[Ground]:
    """Say what the way back is worth that somebody is sent."""
    space = behind(s, target)
    count = abs(space - s.at[target])
    if target == s.turn:
        return [ground("go-back", 0.7, True, steps=count)]
    found = threats(s, target)
    spot = put(s, target, space)
    left = threats(s, target)
    back(s, target, spot)
    gone = [it for it in found if it.message.id not in [other.message.id for other in left]]
    far = ground(
        "sent-back" if count > 2 else "sent-back-little", 0.3 + count / 30, count <= 2, target=target, steps=count
    )
    return [*(gone or standing(s, target)), far]


def threats(s: State, target: int) -> list[Ground]:
    """Say what somebody may do with the next move, which would hurt most."""
    if s.sidelined[target]:
        return []
    if s.holder == target:
        return [stopped("stops-out", 0.5, target, getting_out(s, target))] if getting_out(s, target).ways else []
    if s.facing[target] != INWARD:
        catch = catching(s, target) if s.holder == s.turn else Odds(0, ROLLS, 0)
        return [stopped("stops-chaser", 0.4, target, catch)] if catch.ways else []
    cellar = reaching_cellar(s, target) if s.holder == NOBODY else Odds(0, ROLLS, 0)
    return [stopped("stops-first", 0.4, target, cellar)] if cellar.ways else []


def stopped(id: str, weight: float, target: int, it: Odds) -> Ground:
    """The ground for stopping somebody who may do something with so many rolls."""
    id += "-past-guard" if it.of == FIGHTS else ""
    return ground(id, weight + it.part / 2, target=target, **it.args())


def standing(s: State, target: int) -> list[Ground]:
    """Say how a rival stands in the race who does not threaten anything at once."""
    me, holder = s.turn, s.holder
    if holder == target:
        return [ground("has-formula", 0.45, target=target, steps=s.at[target])]
    if holder == NOBODY:
        return in_the_race(s, target)
    if holder != me:
        return [ground("not-holder", 0.4, True, target=holder)]
    if s.facing[target] == INWARD:
        return [ground("no-chaser", 0.4, True, target=target)]
    gap = s.at[me] - s.at[target] if s.facing[target] == BACK else s.at[target] - s.at[me]
    if gap > 0:
        return [ground("chases-you", 0.4, target=target, steps=gap)]
    return [ground("is-past", 0.4, True, target=target)] if s.facing[target] != BACK else []


def in_the_race(s: State, target: int) -> list[Ground]:
    """Say how far a rival is on the way to the formula, which nobody has."""
    rivals = [seat for seat in range(s.seats) if seat != s.turn]
    lead = max([s.at[seat] for seat in rivals])
    if s.at[target] < s.at[s.turn]:
        return [ground("trails", 0.3, True, target=target, steps=s.at[s.turn] - s.at[target])]
    if s.at[target] < lead:
        first = next(seat for seat in rivals if s.at[seat] == lead)
        return [ground("not-foremost", 0.3, True, target=first, space=lead)]
    return [ground("foremost", 0.35, target=target, space=lead)] if lead and len(rivals) > 1 else []


def of_battle(s: State, target: int) -> list[Ground]:
    """Say where a battle with somebody may lead, for either side."""
    return [*of_win(s), *of_loss(s, target)]


def of_loss(s: State, target: int) -> list[Ground]:
    """Say where somebody may come who wins a battle."""
    fight = (MARGINS, FIGHTS)
    out = odds(s, target, lambda space: s.holder == target and space == 0, fight, False)
    cellar = odds(s, target, lambda space: s.holder == NOBODY and kind(s, space) == CELLAR, fight, False)
    guard = odds(s, target, lambda space: kind(s, space) == GUARD, fight, False)
    if out.ways:
        return [ground("loss-out", 0.9, True, target=target, **out.args())]
    if cellar.ways:
        return [ground("loss-cellar", 0.8, True, target=target, **cellar.args())]
    found = [ground("loss-guard", 0.25, target=target, **guard.args())] if guard.ways else []
    if s.holder == target:
        return [*found, ground("loss-formula", 0.45, True, target=target)]
    rivals = [seat for seat in range(s.seats) if seat != s.turn and s.facing[seat] == INWARD]
    if target in rivals and s.at[target] == min([s.at[seat] for seat in rivals]):
        found.append(ground("hindmost", 0.35, target=target, space=s.at[target]))
    elif target in rivals and s.holder == NOBODY and s.at[target] == max([s.at[seat] for seat in rivals]):
        found.append(ground("loss-foremost", 0.35, True, target=target))
    elif s.facing[target] != INWARD and s.holder == s.turn:
        found.append(ground("cannot-steal", 0.3, target=target))
    return found


def of_declining(s: State, targets: list[int]) -> list[Ground]:
    """Say what all battles that could be had may bring: the worst for oneself, and for the others the best."""
    found = [it for it in of_win(s) if it.against]
    for target in targets:
        found += [it for it in of_loss(s, target) if it.against]
    worst = sorted(found, key=lambda it: -it.weight)[:2]
    return [Ground(it.message, it.weight, False) for it in worst] + [
        Ground(it.message, it.weight, True) for it in of_win(s) if not it.against
    ]


def of_stopping(s: State) -> list[Ground]:
    """Say what the battle for the formula may bring."""
    found = [ground("even-formula", 0.7, target=s.holder)]
    goal = s.at[s.holder]
    if kind(s, goal) == GUARD:
        return [*found, ground("formula-at-guard", 0.3, True, space=goal)]
    run = odds_after_theft(s)
    if run.ways:
        found.append(ground("run-out", 0.5 + run.part / 3, space=goal, **run.args()))
    return found


def odds_after_theft(s: State) -> Odds:
    """How likely both dice take the formula out at once from where it is."""
    goal = s.at[s.holder]
    others = [s.at[seat] for seat in range(s.seats) if seat != s.turn]
    if any(kind(s, space) == NARROW_CORRIDOR and space in others for space in range(1, goal)):
        return Odds(0, ROLLS, 0)
    return Odds(sum([ways for ways, steps in TWO_DICE if steps >= goal]), ROLLS, max(goal, 2))


def of_going_on(s: State, count: int) -> list[Ground]:
    """Say what it means to leave the formula behind."""
    found = []
    if destination(s, s.turn, count) not in (0, s.facts.cellar):  # who turns round there goes toward the formula
        outward = s.facing[s.turn] == OUTWARD
        found.append(ground("leaves-behind" if outward else "leaves-behind-in", 0.6, True, target=s.holder))
    out = getting_out(s, s.holder)
    if out.ways and not s.sidelined[s.holder]:
        id = "rival-out" if out.of == ROLLS else "rival-out-past-guard"
        found.append(ground(id, 0.4 + out.part / 2, True, target=s.holder, **out.args()))
    return found
