"""Why an IQ action or an item is refused: the rule and the facts of the moment."""

from typing import Final

from coffret.games.away_missions.actions import (
    Analyze,
    Attack,
    AttackMarker,
    AttackPlace,
    Heal,
    Subdue,
    Use,
    UseOn,
)
from coffret.games.away_missions.names import BRAIN, COMMON_COLD, FREEZE_DRIED_COFFEE, THRALL, TRICORDER, WAR_THRALL
from coffret.games.away_missions.rules.attack_refusals import refuse_prey, refuse_weapon
from coffret.games.away_missions.rules.iq import has_parts
from coffret.games.away_missions.rules.items import is_off, why_not
from coffret.games.away_missions.rules.table import KIND_OF, card_of, not_in_crew
from coffret.games.away_missions.state import ANALYSED, State
from coffret.kernel import Action, Reason

SUBDUABLE: Final = (THRALL, WAR_THRALL, BRAIN)
RULE_OF_ACTION: Final = {
    FREEZE_DRIED_COFFEE: "AM-GEAR-13",
    COMMON_COLD: "AM-GEAR-33",
    TRICORDER: "AM-GEAR-37",
}


def refuse_iq(s: State, who: int, action: Action) -> Reason:
    """Why this IQ action, or an action of an item, is not possible."""
    if isinstance(action, Heal):
        return refuse_heal(s, who, action.rocketeer)
    if isinstance(action, Analyze):
        return refuse_analysis(s, who, action.item)
    if isinstance(action, Subdue):
        return refuse_subdue(s, who, action.alien)
    assert isinstance(action, (Use, UseOn))
    card = card_of(s, action.item)
    return why_not(s, who, action.item) or Reason(RULE_OF_ACTION[card], "no-target", {"card": card})


def refuse_heal(s: State, who: int, other: int) -> Reason:
    """AM-IQ-06 Nobody is healed who is not wounded; AM-IQ-04 nor who is elsewhere."""
    if other not in s.crew:
        return not_in_crew(other)
    if s.at[other] != s.at[who]:
        return Reason("AM-IQ-04", "not-on-this-tile", {"rocketeer": other})
    return Reason("AM-IQ-06", "not-wounded", {"rocketeer": other})


def refuse_for_good(s: State, who: int, action: Action) -> Reason | None:
    """What stands against an action whatever pays for it, and is told before AP that are missing."""
    if isinstance(action, (Attack, AttackPlace, AttackMarker)):
        reason = refuse_weapon(s, who, action.item)
        return reason or refuse_prey(s, action.item, action.alien) if isinstance(action, Attack) else reason
    if isinstance(action, Heal) and action.rocketeer not in s.crew:
        return not_in_crew(action.rocketeer)
    if isinstance(action, Analyze):
        return refuse_card(s, who, action.item)
    if isinstance(action, Subdue) and KIND_OF[action.alien] not in SUBDUABLE:
        return refuse_subdue(s, who, action.alien)
    return None


def refuse_analysis(s: State, who: int, item: int) -> Reason:
    """AM-IQ-12 Not carried, AM-ITEM-07 no need, AM-IQ-07 done, AM-SCHEM-02 components missing, AM-IQ-11 a copy."""
    card = card_of(s, item)
    reason = refuse_card(s, who, item)
    if reason is not None:
        return reason
    if is_off(s, item):
        return Reason("AM-EVENT-07", "power-is-out", {"card": card})
    if not has_parts(s, who, item):
        return Reason("AM-SCHEM-02", "components-missing", {"card": card})
    return Reason("AM-IQ-11", "equal-copy", {"card": card})


def refuse_card(s: State, who: int, item: int) -> Reason | None:
    """Why there is nothing to analyse about an item; None if there is."""
    card = card_of(s, item)
    if s.item_at[item] != who:
        return Reason("AM-IQ-12", "not-carried", {"rocketeer": who, "card": card})
    if not s.facts.analysis[card]:
        return Reason("AM-ITEM-07", "needs-no-analysis", {"card": card})
    if s.item_state[item] & ANALYSED:
        return Reason("AM-IQ-07", "analysed-already", {"card": card})
    return None


def refuse_subdue(s: State, who: int, alien: int) -> Reason:
    """AM-SUB-01 Only a Thrall or a Brain on the tile; AM-SUB-05 the Brain only with 1 HP left."""
    kind = KIND_OF[alien]
    if kind not in SUBDUABLE:
        return Reason("AM-SUB-01", "cannot-be-subdued", {"kind": kind})
    if s.alien_at[alien] != s.at[who]:
        return Reason("AM-SUB-01", "alien-not-here", {"kind": kind})
    if kind == BRAIN and s.alien_hp[alien] > 1:
        return Reason("AM-SUB-05", "brain-not-wounded")
    return Reason("AM-SUB-01", "equal-alien", {"kind": kind})
