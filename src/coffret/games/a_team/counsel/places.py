# interpreted
"""What a space is worth that a card leads to, and what may happen to who stands on it when his turn is over."""

from __future__ import annotations

from coffret.games.a_team.bot.hand import steps
from coffret.games.a_team.bot.race import back, put
from coffret.games.a_team.counsel.reach import ROLLS, at, catching, chasers, dice_of, end_of, getting_out, ground, kind
from coffret.games.a_team.counsel.rolls import can_battle, has_card_for, is_formula, of_roll
from coffret.games.a_team.rules.battle import opponents_here
from coffret.games.a_team.rules.restrictions import fits
from coffret.games.a_team.rules.screen import can_challenge
from coffret.games.a_team.state import (
    CELLAR,
    GUARD,
    GUIDE,
    NOBODY,
    ROLL_AGAIN,
    SAFETY_ZONE,
    TV_SCREEN,
    State,
    is_lab_card,
)
from coffret.kernel.counsel import Ground

NEAR = 3  # spaces, or fewer, that a card hardly pays for


def of_move(s: State, card: int, hand: tuple[int, ...], owes: int, has_rolled: bool) -> list[Ground]:
    """Say where a card leads; these cards remain, and so many rolls are still to be made."""
    me, here = s.turn, s.at[s.turn]
    count = steps(s, card)
    space = end_of(s, me, count)
    found = of_way(s, card, count, space)
    first = s.holder == NOBODY and kind(s, space) == CELLAR
    if kind(s, space) == CELLAR and not first:
        found.append(ground("to-chase", 0.6))
    if first:
        found.append(ground("to-cellar", 0.9, here=at(s, here)))
        if not has_rolled:
            found.append(ground("wait-in-cellar", 0.35, True))
    spot = put(s, me, space)
    if s.outcome is not None:
        found.append(ground("to-exit", 1.0, here=at(s, here)))
    elif not first:
        found += of_landing(s, space, hand)
        if not is_held_up(s, space):
            rolls = owes if space not in (0, s.facts.cellar) else 0
            found += of_roll(s, (), True) if rolls or kind(s, space) == ROLL_AGAIN else of_end(s, hand)
    back(s, me, spot)
    return found


def of_way(s: State, card: int, count: int, space: int) -> list[Ground]:
    """Say what lies between here and the space where a card leads."""
    me, here = s.turn, s.at[s.turn]
    found = []
    if space not in (0, s.facts.cellar) and abs(space - here) < count and not is_formula(s, space):
        found.append(ground("short", 0.5, True, target=other_at(s, space), space=space))
    rolled = [end_of(s, me, steps) for _, steps in dice_of(s, me)[0]]
    passed = range(min(here, space) + 1, max(here, space))
    guards = [between for between in passed if kind(s, between) == GUARD and between in rolled]
    if guards:
        found.append(ground("past-guard", 0.35, space=guards[0]))
    if card == GUIDE and count <= NEAR:
        found.append(ground("guide-near", 0.4, True, steps=count))
    elif card == GUIDE:
        found.append(ground("guide-far", 0.2 + count / 40, steps=count))
    return found


def of_staying(s: State, hand: tuple[int, ...]) -> list[Ground]:
    """Say what the lab is worth where a player stays."""
    here = s.at[s.turn]
    if s.sidelined[s.turn] or not has_card_for(s, here, hand):
        return []
    return [ground("lab-here", 0.4, space=here, steps=longest(s, here, hand))]


def of_landing(s: State, space: int, hand: tuple[int, ...]) -> list[Ground]:
    """Say what the space asks that a card has led to."""
    it, me = kind(s, space), s.turn
    if is_formula(s, space):
        return [ground("to-formula", 0.85, space=space, target=s.holder)]
    if it == SAFETY_ZONE:
        return [ground("to-safety", 0.7 if s.holder == me else 0.3, space=space)]
    if it == GUARD:
        return [ground("to-guard", 0.6, True, space=space)]
    others = opponents_here(s, me)
    if others and can_battle(s, space):
        return [ground("to-battle", 0.3, space=space, target=others[0])]
    if it == ROLL_AGAIN:
        return [ground("to-again", 0.6, space=space)]
    if it == TV_SCREEN and any(can_challenge(s, me, other) for other in range(s.seats)):
        return [ground("to-screen", 0.3, space=space)]
    return [ground("to-lab", 0.45, space=space, steps=longest(s, space, hand))] if has_card_for(s, space, hand) else []


def longest(s: State, space: int, hand: tuple[int, ...]) -> int:
    """How far the best LAB card leads from a lab."""
    it = kind(s, space)
    return max([s.facts.spaces[card] for card in hand if is_lab_card(card) and fits(it, card)])


def is_held_up(s: State, space: int) -> bool:
    """Whether a fight comes before anything else there."""
    if kind(s, space) == GUARD or is_formula(s, space):
        return True
    return bool(opponents_here(s, s.turn)) and can_battle(s, space)


def other_at(s: State, space: int) -> int:
    """An opponent who stands on a space."""
    return next(seat for seat in range(s.seats) if s.at[seat] == space and seat != s.turn)


def of_end(s: State, hand: tuple[int, ...]) -> list[Ground]:
    """Say what may happen before the next turn of the player whose turn ends, and in it."""
    found = of_holder(s) if s.holder == s.turn else of_rival(s)
    if not s.sidelined[s.turn]:
        found += of_roll(s, hand, False)
    return found


def of_holder(s: State) -> list[Ground]:
    """Say who may catch the holder of the formula."""
    here = s.at[s.turn]
    if not chasers(s):
        return []
    if kind(s, here) == SAFETY_ZONE:
        return [ground("safe", 0.8, space=here)]
    found = []
    for seat in chasers(s):
        catch = catching(s, seat)
        if catch.ways and not s.sidelined[seat]:
            id = "caught" if catch.of == ROLLS else "caught-past-guard"
            found.append(ground(id, 0.4 + catch.part / 2, True, space=here, target=seat, **catch.args()))
    return found or [ground("uncaught", 0.6)]


def of_rival(s: State) -> list[Ground]:
    """Say whether the holder of the formula may be out before this player moves again."""
    if s.holder == NOBODY or s.sidelined[s.holder]:
        return []
    out = getting_out(s, s.holder)
    if not out.ways:
        return []
    id = "rival-out" if out.of == ROLLS else "rival-out-past-guard"
    return [ground(id, 0.4 + out.part / 2, True, target=s.holder, **out.args())]
