"""Restrictions on instruction cards: which can be played where and on whom, and how a refusal is told."""

from typing import Final

from coffret.games.a_team.actions import Exchange, Patrol, Play, Sideline
from coffret.games.a_team.state import (
    CELLAR,
    FINAL_LAB,
    GUARD,
    GUIDE,
    LAB_1,
    LAB_CARD,
    NOBODY,
    PATROL,
    SAFETY_ZONE,
    SIDELINED,
    State,
    is_lab_card,
    way_of,
)
from coffret.kernel import Action, Reason

NO_CARD: Final = -1

# Why a card cannot be played, each made once: the rules ask this for every card of every decision.
NO_MATCHING_LAB: Final = Reason("AT-LAB-06", "no-matching-lab")
HELD_BY_GUARD: Final = Reason("AT-GUARD-07", "held-by-guard")
IN_CELLAR: Final = Reason("AT-CELLAR-10", "card-in-cellar")
NO_LAB_AHEAD: Final = Reason("AT-CARD-11", "no-lab-ahead")
IN_SAFETY_ZONE: Final = Reason("AT-SAFE-02", "in-safety-zone")
ALREADY_SIDELINED: Final = Reason("AT-CARD-14", "already-sidelined")
NO_WAY_BACK: Final = Reason("AT-CARD-18", "no-way-back")
NO_GUARD_BEHIND: Final = Reason("AT-CARD-19", "no-guard-behind")
NO_PATROL_FROM_GUARD: Final = Reason("AT-GUARD-11", "no-patrol-from-guard")


def why_not_play(s: State, seat: int, card: int) -> Reason | None:
    """AT-CARD-06..11, AT-LAB-01 What stands against playing a card that moves its player."""
    here = s.at[seat]
    kind = s.facts.kind[here]
    if is_lab_card(card):
        return None if fits(kind, card) else NO_MATCHING_LAB
    if kind == GUARD:
        return HELD_BY_GUARD
    if kind == CELLAR:
        return IN_CELLAR
    if card == GUIDE and s.facts.lab_ahead[way_of(s, seat)][here] == NOBODY:
        return NO_LAB_AHEAD
    return None


def fits(kind: int, card: int) -> bool:
    """AT-LAB-01, AT-LAB-02, AT-BOARD-06 A LAB bears the symbol of its card, the FINAL LAB all three."""
    return kind == FINAL_LAB or kind - LAB_1 == card - LAB_CARD


def why_not_sideline(s: State, target: int) -> Reason | None:
    """AT-CARD-12..14 What stands against laying SIDELINED before somebody, oneself included."""
    if s.facts.kind[s.at[target]] == SAFETY_ZONE:
        return IN_SAFETY_ZONE
    return ALREADY_SIDELINED if s.sidelined[target] else None


def why_not_patrol(s: State, seat: int, target: int) -> Reason | None:
    """AT-CARD-15..19 What stands against sending somebody back to a guard, oneself included."""
    here = s.at[target]
    kind = s.facts.kind[here]
    if kind == SAFETY_ZONE:
        return IN_SAFETY_ZONE
    if kind == CELLAR:
        return NO_WAY_BACK
    if kind == GUARD and target == seat:
        return NO_PATROL_FROM_GUARD
    return NO_GUARD_BEHIND if s.facts.guard_behind[way_of(s, target)][here] == NOBODY else None


def refuse_card(s: State, action: Action, seat: int) -> Reason | None:
    """Why a card cannot be played or exchanged now; None for actions that are not about cards."""
    card = card_of(action)
    if card == NO_CARD:
        return None
    return refuse_lack(s, card, seat) or tell(what_stands_against(s, action, seat), action)


def card_of(action: Action) -> int:
    """The card that an action plays or exchanges, or NO_CARD."""
    if isinstance(action, Play | Exchange):
        return action.card
    if isinstance(action, Sideline):
        return SIDELINED
    return PATROL if isinstance(action, Patrol) else NO_CARD


def refuse_lack(s: State, card: int, seat: int) -> Reason | None:
    """AT-SETUP-02 Only a card that one was dealt or has drawn is played or exchanged; None if it is there."""
    return None if card in s.hands[seat] else Reason("AT-SETUP-02", "card-not-in-hand", {"card": card})


def refuse_second_card(s: State, action: Action, seat: int) -> Reason:
    """AT-TURN-03, AT-TURN-07, AT-LAB-03 One card a turn is played or exchanged, with two dice too."""
    rule = "AT-TURN-03"
    if isinstance(action, Exchange):
        rule = "AT-TURN-04"
    elif isinstance(action, Play) and is_lab_card(action.card) and fits(s.facts.kind[s.at[seat]], action.card):
        rule = "AT-LAB-04" if s.by_card else "AT-LAB-03"
    return Reason(rule, "one-card-per-turn")


def refuse_meanwhile(s: State, action: Action, seat: int, rule: str) -> Reason:
    """Why nothing else can be done while the choice of this rule is open."""
    card = card_of(action)
    if card == NO_CARD:
        return Reason(rule, "not-now")
    if s.played:
        return refuse_lack(s, card, seat) or refuse_second_card(s, action, seat)
    return refuse_lack(s, card, seat) or Reason(rule, "not-now")


def what_stands_against(s: State, action: Action, seat: int) -> Reason:
    """The reason against playing a card that the player holds."""
    reason: Reason | None = None
    if isinstance(action, Sideline):
        reason = why_not_sideline(s, action.target)
    elif isinstance(action, Patrol):
        reason = why_not_patrol(s, seat, action.target)
    elif isinstance(action, Play):
        if action.card in (SIDELINED, PATROL):
            reason = Reason("AT-CARD-12" if action.card == SIDELINED else "AT-CARD-15", "card-needs-target")
        else:
            reason = why_not_play(s, seat, action.card)
    assert reason is not None, "what nothing stands against is offered"
    return reason


def tell(reason: Reason, action: Action) -> Reason:
    """The reason with the facts of the moment."""
    if isinstance(action, Sideline | Patrol):
        return Reason(reason.rule, reason.why, {"target": action.target})
    assert isinstance(action, Play)
    return Reason(reason.rule, reason.why, {"card": action.card})
