# interpreted
"""What the board says of a choice: odds of dice, who attacks whom next, how far the goal is, what is still wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coffret.games.away_missions import actions as act
from coffret.games.away_missions.chances import acting
from coffret.games.away_missions.counsel import crew, fights, things, ways
from coffret.games.away_missions.counsel.reading import Reading
from coffret.games.away_missions.rules.harm import TakeDamage
from coffret.games.away_missions.setup import ChooseItems
from coffret.games.away_missions.state import NOBODY, State
from coffret.games.away_missions.view import View
from coffret.kernel import Action
from coffret.kernel.counsel import Ground


def counsel(view: View, action: Action) -> list[Ground]:
    """Say what the board tells for and against a choice."""
    s = view.table
    if s.outcome is not None or not s.stack:
        return []
    if type(action) in ON_THE_BOARD:
        return ON_THE_BOARD[type(action)](s, action)
    who = acting(s)
    if isinstance(s.stack[-1], ChooseItems):
        return of_items(s, s.crew[s.stack[-1].number], action)
    if who == NOBODY:
        return []
    if isinstance(s.stack[-1], TakeDamage) and isinstance(action, act.Suffer | act.Use):
        return crew.of_blow(s, s.stack[-1].rocketeer, action)
    if isinstance(action, act.LosePoint):
        return crew.of_lost_point(s, who, action.points)
    if isinstance(action, act.Talent):
        return fights.of_talent(s, who)
    return IN_A_TURN[type(action)](Reading(s, who), action) if type(action) in IN_A_TURN else []


def of_items(s: State, who: int, action: Action) -> list[Ground]:
    """Say what is told of items before the mission begins."""
    if isinstance(action, act.Equip):
        return crew.of_equipping(s, who, action.item)
    return crew.of_kit(s, who) if isinstance(action, act.TakeKit) else crew.of_readiness(s, who)


# What does not depend on who acts, and what does
ON_THE_BOARD: dict[type[Action], Callable[[State, Any], list[Ground]]] = {
    act.Scan: lambda s, it: things.of_scan(s, it.place),
    act.ScanAfar: lambda s, it: things.of_scan(s, it.place),
    act.ActNext: lambda s, it: crew.of_next(s, it.rocketeer),
    act.Enlist: lambda s, it: crew.of_enlisting(s, it.rocketeer),
    act.PickUp: lambda s, it: things.of_picking_up(s, it.item),
    act.PickUpKit: lambda s, it: things.of_kit_here(s, it.rocketeer),
    act.Spend: lambda s, it: fights.of_spending(s, it.overkill),
    act.Done: lambda s, it: fights.of_done(s),
    act.ChooseAlien: lambda s, it: fights.of_alien(s, it.alien),
    act.ChoosePlace: lambda s, it: fights.of_place(s, it.place),
    act.ChooseHatch: lambda s, it: fights.of_hatch(s, it),
    act.ChooseDie: lambda s, it: fights.of_die(s, it.die),
    act.ChooseRocketeer: lambda s, it: crew.of_rocketeer(s, it.rocketeer),
    act.ChooseItem: lambda s, it: things.of_item(s, it.item),
    act.UseOutOfTurn: lambda s, it: things.of_use(s, it.item),
}
IN_A_TURN: dict[type[Action], Callable[[Reading, Any], list[Ground]]] = {
    act.Move: lambda it, do: ways.of_move(it, do.place),
    act.Open: lambda it, do: ways.of_hatch(it, do.way),
    act.EndTurn: lambda it, do: ways.of_end(it),
    act.Breathe: lambda it, do: ways.of_breath(it),
    act.Attack: lambda it, do: fights.of_attack(it, do.item, do.alien),
    act.AttackPlace: lambda it, do: fights.of_attack_on_place(it, do.item, do.place),
    act.AttackMarker: lambda it, do: fights.of_attack_on_marker(it, do.item),
    act.Subdue: lambda it, do: fights.of_subdual(it, do.alien),
    act.Heal: lambda it, do: crew.of_heal(it, do.rocketeer),
    act.Perform: lambda it, do: things.of_task(it, do.task),
    act.Analyze: lambda it, do: things.of_analysis(it, do.item),
    act.Use: lambda it, do: things.of_use(it.s, do.item),
    act.FollowCommand: lambda it, do: crew.of_rocketeer(it.s, do.rocketeer),
    act.Inspire: lambda it, do: things.of_item(it.s, do.item),
}
