"""What is to be known of an option before it is chosen: the chance of a roll, the dice that would serve, a danger."""

from collections.abc import Callable
from typing import Any

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.names import CARDS
from coffret.games.thunderbirds_solo.odds import (
    Lying,
    Skills,
    Task,
    best_chance,
    chance,
    dice_of,
    die,
    percent,
    recoloured,
    rolled,
    skills_of,
    task_of,
    worth,
)
from coffret.games.thunderbirds_solo.scene_cards import name
from coffret.games.thunderbirds_solo.state import DISASTER, ISLAND, SLOTS, TB2, State
from coffret.games.thunderbirds_solo.threats import danger
from coffret.games.thunderbirds_solo.touching import laid_on
from coffret.games.thunderbirds_solo.view import View
from coffret.kernel import Action
from coffret.kernel.scene import Remark
from coffret.kernel.text import Message


def remark(v: View, action: Action) -> Remark | None:
    """TS-EX-08 The best chance to clear a Disaster, before a vehicle is sent, before it rolls and before a skill."""
    s = v.table
    if isinstance(action, act.Fly):
        return flight(s, action)
    if isinstance(action, act.Rescue):
        return hinted(best_at(s, action.vehicle, s.at[action.vehicle]))
    if isinstance(action, act.RescueWith):
        return hinted(best_with(s, action.colour))
    if isinstance(action, act.Roll | act.AddDie | act.Recolour | act.Reroll | act.LateDie | act.Turn):
        return hinted(best_now(s, action))
    if isinstance(action, act.Discard):
        return laying(s, action.positions, ())
    if isinstance(action, act.Keep):
        return laying(s, action.positions, action.symbols)
    if isinstance(action, act.Answer):
        overflows = any(danger(s, place) == "danger" for place in SLOTS)
        return Remark(hint=Message("hint-overflow"), danger=True) if overflows else None
    return None


def flight(s: State, action: act.Fly) -> Remark | None:
    """TS-DISP-16 The best chance where a vehicle is sent, and a warning if it leaves stored symbols behind."""
    found = -1 if action.place == ISLAND else best_at(s, action.vehicle, action.place)
    lost = len(s.stored[action.vehicle])
    if not lost:
        return hinted(found)
    args = {"count": lost, "percent": found}
    return Remark(hint=Message("hint-lost" if found < 0 else "hint-percent-lost", args), danger=True)


def hinted(found: int) -> Remark | None:
    """A chance in percent as a hint."""
    return Remark(hint=Message("percent", {"percent": found})) if found >= 0 else None


def best_at(s: State, vehicle: int, place: int) -> int:
    """The best chance of a vehicle to clear some Disaster of a chain, with skills; -1 where there is none."""
    return max([-1, *[best_chance(s, vehicle, place, at)[0] for at in disasters(s, place)]])


def best_with(s: State, colour: int) -> int:
    """The same for Thunderbird 2 with this third die."""
    place, dice = s.at[TB2], (*s.facts.dice[TB2], colour)
    return max([-1, *[percent(chance(s, TB2, dice, place, at)) for at in disasters(s, place)]])


def best_now(s: State, action: Action) -> int:
    """The same while a Rescue action is under way, if the dice are rolled now, or after this skill."""
    vehicle, place = s.rescuer, s.at[s.rescuer]
    found = -1
    for at in disasters(s, place):
        task = task_of(s, vehicle, place, at)
        found = max(found, percent(after(s, action, task, skills_of(s, vehicle, place, task))))
    return found


def after(s: State, action: Action, task: Task, skills: Skills) -> float:
    """TS-PILOT-01..07 What this would be worth for the task."""

    def lying(which: Callable[[int], bool]) -> Lying:
        shown = [(s.faces[at], die(s.facts.faces[s.dice[at]], task)) for at in range(len(s.dice)) if which(at)]
        return tuple(sorted(shown))

    colours = tuple(s.dice)
    if isinstance(action, act.AddDie):
        colours = (*colours, action.colour)
    if isinstance(action, act.Recolour):
        return max(rolled((), dice_of(s, hand, task), task, skills) for hand in recolourings(s, action))
    if isinstance(action, act.Reroll):
        again = dice_of(s, tuple([s.dice[at] for at in action.dice]), task)
        return rolled(lying(lambda at: at not in action.dice), again, task, skills._replace(rerolls=False))
    if isinstance(action, act.LateDie):
        more = dice_of(s, (action.colour,), task)
        return rolled(lying(lambda _: True), more, task, skills._replace(late=()))
    if isinstance(action, act.Turn):
        others = lying(lambda at: at != action.die)
        turned = (action.symbol, die(s.facts.faces[s.dice[action.die]], task))
        return worth(tuple(sorted((*others, turned))), task, skills._replace(turns=False))
    return rolled((), dice_of(s, colours, task), task, skills)


def recolourings(s: State, action: act.Recolour) -> list[tuple[int, ...]]:
    """TS-PILOT-07 The dice that can come of this swap and of those that may follow it."""
    first = getattr(s.stack[-1], "first", 0)
    at = s.dice.index(action.colour, first)
    supply = list(s.supply)
    supply[action.colour] += 1
    supply[action.into] -= 1
    return list(recoloured((*s.dice[:at], action.into, *s.dice[at + 1 :]), at + 1, supply))


def disasters(s: State, place: int) -> list[int]:
    """Where Disasters lie in a chain."""
    return [at for at, card in enumerate(s.chains[place]) if s.facts.type[card] == DISASTER]


def laying(s: State, positions: int, symbols: tuple[int, ...]) -> Remark:
    """TS-ALLOC-02 The dice that would serve, what they would lie on, and what comes of it."""
    lays = {f"die-{at + 1}": on for at, on in laid_on(s, positions, symbols).items()}
    return Remark(shows=list(lays), lays=lays, reason=what_slides(s, positions))


def what_slides(s: State, positions: int) -> Message | None:
    """TS-CHAIN-05 TS-CIV-01 What goes with these Disasters, who comes home, and which card slides to which place."""
    if not positions:
        return None
    chain = s.chains[s.at[s.rescuer]]
    gone, home, left = list[Message](), list[Message](), list[int]()
    guarded = False
    for at, card in enumerate(chain):
        disaster = s.facts.type[card] == DISASTER
        guarded = bool(positions >> at & 1) if disaster else guarded
        if not guarded:
            left.append(card)
        else:
            (gone if disaster else home).append(name("card", CARDS[card]))
    slides = [(at + 1, name("card", CARDS[card])) for at, card in enumerate(left) if chain[at] != card]
    kind = f"{'home' if home else ''}{'slides' if slides else ''}" or "gone"
    args: dict[str, Any] = {"gone": gone, "home": home, "number": slides[0][0] if slides else len(home)}
    return Message(f"lay-{kind}", {**args, "cards": [card for _, card in slides[:1]]})
