# interpreted
"""What a roll from a space may bring, now or in the next turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from coffret.games.a_team.bot.race import back, put
from coffret.games.a_team.counsel.reach import (
    FIGHTS,
    MARGINS,
    Odds,
    at,
    catching,
    dice_of,
    end_of,
    getting_out,
    ground,
    kind,
    odds,
    reaching_cellar,
)
from coffret.games.a_team.rules.movement import destination
from coffret.games.a_team.rules.restrictions import fits, why_not_play
from coffret.games.a_team.state import (
    BOOST,
    CELLAR,
    FINAL_LAB,
    GUARD,
    GUIDE,
    INWARD,
    LAB_1,
    NOBODY,
    REROLL,
    ROLL_AGAIN,
    SAFETY_ZONE,
    State,
    is_lab_card,
)
from coffret.kernel.counsel import Ground

LATER = 0.6  # how much less a roll of the next turn weighs than one of this


def of_roll(s: State, hand: tuple[int, ...], is_now: bool) -> list[Ground]:
    """Say what the roll of the player whose turn it is may bring; these cards could be used after it."""
    if kind(s, s.at[s.turn]) == GUARD:
        return of_guard(s, hand, is_now)
    found = [*of_goal(s, is_now), *of_spaces(s, hand, is_now), *of_rivals(s, is_now)]
    return found if is_now else [Ground(it.message, round(it.weight * LATER, 3), it.against) for it in found]


def of_goal(s: State, is_now: bool) -> list[Ground]:
    """Say how likely the roll brings the formula: out, within reach, or out of the CELLAR."""
    me, here = s.turn, s.at[s.turn]
    if s.holder == me:
        out = getting_out(s, me)
        id, weight = "out" if is_now else "out-next", 0.5 + out.part / 2
        return [ground(id, weight, here=at(s, here), **out.args())] if out.ways else []
    if s.facing[me] != INWARD:
        catch = catching(s, me)
        if not catch.need:
            return []
        id, weight = "catch" if is_now else "catch-next", 0.4 + catch.part / 2
        return [ground(id, weight, here=at(s, here), target=s.holder, **catch.args())]
    cellar = reaching_cellar(s, me)
    if not cellar.need:
        return []
    id, weight = ("cellar", 0.5) if s.holder == NOBODY else ("cellar-late", 0.3)
    return [ground(id, weight + cellar.part / 2, here=at(s, here), later=int(not is_now), **cellar.args())]


def of_spaces(s: State, hand: tuple[int, ...], is_now: bool) -> list[Ground]:
    """Say how likely the roll ends at a guard, on ROLL AGAIN, in a SAFETY ZONE or in a lab that suits a card."""
    here, later = s.at[s.turn], int(not is_now)
    guard = ending(s, lambda space: kind(s, space) == GUARD)
    again = ending(s, lambda space: kind(s, space) == ROLL_AGAIN)
    lab = ending(s, lambda space: has_card_for(s, space, hand))
    safe = ending(s, lambda space: kind(s, space) == SAFETY_ZONE) if s.holder == s.turn else Odds(0, 1, 0)
    if guard.ways:
        sure = int(guard.ways == guard.of)
        found = [ground("roll-guard", 0.3 + guard.part, True, here=at(s, here), later=later, sure=sure, **guard.args())]
    else:
        found = [ground("roll-no-guard", 0.2, here=at(s, here), later=later)]
    if again_by := by_card(s, hand, later):
        found.append(again_by)
    for id, weight, it in (("roll-again", 0.3, again), ("roll-lab", 0.35, lab), ("roll-safe", 0.35, safe)):
        if it.ways:
            found.append(ground(id, weight + it.part / 3, here=at(s, here), later=later, **it.args()))
    return found


def by_card(s: State, hand: tuple[int, ...], later: int) -> Ground | None:
    """Say after how many rolls a card of the hand leads on to a free ROLL AGAIN."""
    if BOOST not in hand:
        return None

    def leads_on(space: int) -> bool:
        spot = put(s, s.turn, space)
        is_over = s.outcome is not None
        it = destination(s, s.turn, s.facts.spaces[BOOST])
        is_free = kind(s, it) == ROLL_AGAIN and it not in [s.at[seat] for seat in range(s.seats) if seat != s.turn]
        back(s, s.turn, spot)
        return is_free and not is_over and kind(s, space) not in (GUARD, CELLAR) and not is_formula(s, it)

    found = ending(s, leads_on)
    here = at(s, s.at[s.turn])
    return ground("roll-boost", 0.3, card=BOOST, here=here, later=later, **found.args()) if found.ways else None


def of_rivals(s: State, is_now: bool) -> list[Ground]:
    """Say with whom the roll may lead to a battle, which the formula is not about."""
    found, later = [], int(not is_now)
    for other in range(s.seats):
        if other != s.turn and not (other == s.holder and s.facing[s.turn] != INWARD):
            meeting = ending(s, partial(stands_there, s, other))
            if meeting.ways:
                here = at(s, s.at[s.turn])
                found.append(ground("roll-battle", 0.2, here=here, later=later, target=other, **meeting.args()))
    return found


def stands_there(s: State, other: int, space: int) -> bool:
    """Whether somebody stands on a space where players battle."""
    return s.at[other] == space and can_battle(s, space)


def of_guard(s: State, hand: tuple[int, ...], is_now: bool) -> list[Ground]:
    """Say what beating the guard may bring."""
    if not is_now:
        return [ground("stay-guard", 0.4, True)]
    card = next((it for it in (REROLL, GUIDE, BOOST) if it in hand and can_follow(s, it)), NOBODY)
    return [*of_win(s, hand), *([ground("card-after-guard", 0.3, card=card)] if card != NOBODY else [])]


def can_follow(s: State, card: int) -> bool:
    """Whether a card can be played after a win over the guard, however narrow it is."""
    for _, margin in MARGINS:
        spot = put(s, s.turn, end_of(s, s.turn, margin))
        can_be_played = s.outcome is None and why_not_play(s, s.turn, card) is None
        back(s, s.turn, spot)
        if not can_be_played:
            return False
    return True


def of_win(s: State, hand: tuple[int, ...] = ()) -> list[Ground]:
    """Say where a won fight of the player whose turn it is may lead."""
    me = s.turn
    out = winning(s, lambda space: s.holder == me and space == 0)
    cellar = winning(s, lambda space: s.holder == NOBODY and kind(s, space) == CELLAR)
    formula = winning(s, lambda space: is_formula(s, space))
    again = winning(s, lambda space: kind(s, space) == ROLL_AGAIN)
    guard = winning(s, lambda space: kind(s, space) == GUARD)
    found = []
    for id, weight, it in (("win-out", 0.9, out), ("win-cellar", 0.8, cellar), ("win-formula", 0.7, formula)):
        if it.ways:
            found.append(ground(id, weight, **it.args()))
    lab = winning(s, lambda space: has_card_for(s, space, hand))
    if lab.ways:
        found.append(ground("win-lab", 0.4, **lab.args()))
    if again.ways:
        found.append(ground("win-again", 0.25, **again.args()))
    if guard.ways:
        found.append(ground("win-guard", 0.35, True, **guard.args()))
    return found


def ending(s: State, is_there: Callable[[int], bool]) -> Odds:
    """How likely the next roll of the player whose turn it is ends on such a space."""
    return odds(s, s.turn, is_there, dice_of(s, s.turn))


def winning(s: State, is_there: Callable[[int], bool]) -> Odds:
    """How likely a fight leads there, by being won."""
    return odds(s, s.turn, is_there, (MARGINS, FIGHTS))


def has_card_for(s: State, space: int, hand: tuple[int, ...]) -> bool:
    """Whether a LAB card of these could be used on a space."""
    it = kind(s, space)
    return LAB_1 <= it <= FINAL_LAB and any(is_lab_card(card) and fits(it, card) for card in hand)


def can_battle(s: State, space: int) -> bool:
    """Whether two players who meet there battle."""
    return space != 0 and kind(s, space) not in (GUARD, SAFETY_ZONE)


def is_formula(s: State, space: int) -> bool:
    """Whether a chaser who comes there battles for the formula."""
    if s.holder in (NOBODY, s.turn) or s.facing[s.turn] == INWARD or s.at[s.holder] != space:
        return False
    return kind(s, space) not in (SAFETY_ZONE, CELLAR)
