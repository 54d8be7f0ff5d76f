# interpreted
"""What is said of Rocketeers: who needs healing, who should act first, what somebody brings along or gives up."""

from __future__ import annotations

from typing import Any

from coffret.games.away_missions import actions as act
from coffret.games.away_missions.cards import COMBAT, FAR
from coffret.games.away_missions.counsel.reading import Reading, card_name, ground, note, percent, what_is_at
from coffret.games.away_missions.names import OVERKILLS
from coffret.games.away_missions.rules.iq import iq_dice
from coffret.games.away_missions.rules.roll_items import extra_dice
from coffret.games.away_missions.rules.table import items_of
from coffret.games.away_missions.rules.turn import waiting
from coffret.games.away_missions.setup import STARTING_ITEMS, ready_made
from coffret.games.away_missions.state import FOR_HEAL, NOBODY, SPECIAL, State
from coffret.kernel.counsel import Ground
from coffret.kernel.text import Message


def of_heal(it: Reading, patient: int) -> list[Ground]:
    """Say how likely somebody is healed, and who attacks them next."""
    s = it.s
    dice = iq_dice(s, it.who) + extra_dice(s, it.who, FOR_HEAL, NOBODY, 0)
    odds: dict[str, Any] = {"dice": dice, "percent": percent(dice)}
    weight = 0.5 + 0.1 * (s.facts.hp[patient] - s.hp[patient])
    found = [ground("heals", weight, rocketeer=patient, number=s.hp[patient], **odds)]
    now = it.attackers(patient)
    return [*found, ground("attacked-patient", 0.5, **now.args(patient))] if now.count else found


def of_next(s: State, who: int) -> list[Ground]:
    """Say why somebody should act first: last come those whom equally close Aliens attack; or who is nearest."""
    left = waiting(s)
    found = []
    if len(left) > 1 and all(s.hp[who] < s.hp[other] for other in left if other != who):
        found.append(ground("weakest-first", 0.6, rocketeer=who, number=s.hp[who]))
    elif any(s.hp[who] > s.hp[other] for other in left):
        weakest = min(left, key=lambda other: s.hp[other])
        found.append(ground("weaker-later", 0.35, True, rocketeer=weakest, number=s.hp[weakest]))
    it = Reading(s, who)
    now = it.attackers(who)
    if now.count:
        found.append(ground("attacked-now", 0.45, **now.args(who)))
    steps, goal = it.nearest(it.here)
    what = what_is_at(s, who, goal) if steps < FAR else None
    others = [Reading(s, other) for other in left if other != who]
    if what is not None and all(other.nearest(other.here)[0] > steps for other in others):
        found.append(ground("nearest", 0.4, rocketeer=who, steps=steps, place=goal, what=what))
    return found


def of_enlisting(s: State, who: int) -> list[Ground]:
    """Say what a Rocketeer brings along."""
    facts = s.facts
    option = Message(f"about-{OVERKILLS[facts.option[who]]}")
    return [ground("brings", 0.4, rocketeer=who, hp=facts.hp[who], iq=facts.iq[who], option=option)]


def of_equipping(s: State, who: int, item: int) -> list[Ground]:
    """Say what an item is good for."""
    facts = s.facts
    card = facts.kind_of[item]
    found = []
    if facts.is_weapon[card]:
        found.append(ground("dice", 0.5, dice=", ".join([str(dice) for dice in facts.dice[card]])))
        if not any(facts.is_weapon[facts.kind_of[other]] for other in items_of(s, who)):
            found.append(ground("first-weapon", 0.45, rocketeer=who))
    return [*found, note(s, item, 0.4)]


def of_kit(s: State, who: int) -> list[Ground]:
    """Say what the ready-made kit holds."""
    items = tuple([Message(f"item-{card_name(s, item)}") for item in ready_made(s, who)])
    return [ground("kit-holds", 0.6, items=items)] if items else []


def of_readiness(s: State, who: int) -> list[Ground]:
    """Say how many items could still be taken."""
    left = STARTING_ITEMS - len(items_of(s, who))
    return [ground("room-left", 0.5, True, number=left)] if left else []


def of_lost_point(s: State, who: int, points: int) -> list[Ground]:
    """Say what an AP could have paid for."""
    if points != SPECIAL:
        return [ground("pays-for-all", 0.4, True)]
    return [ground("pays-for-combat" if s.facts.third_ap[who] == COMBAT else "pays-for-no-combat", 0.5)]


def of_blow(s: State, who: int, action: act.Suffer | act.Use) -> list[Ground]:
    """Say what a wound leaves."""
    id = "wound-leaves" if isinstance(action, act.Suffer) else "wound-would-leave"
    is_bad = isinstance(action, act.Suffer)
    return [ground(id, 0.6, is_bad, rocketeer=who, number=max(0, s.hp[who] - 1))]


def of_rocketeer(s: State, who: int) -> list[Ground]:
    """Say how somebody is who is to be chosen."""
    it = Reading(s, who)
    now = it.attackers(who)
    found = [ground("hp-of", 0.4, rocketeer=who, number=s.hp[who])]
    return [*found, ground("attacked-now", 0.45, **now.args(who))] if now.count else found
