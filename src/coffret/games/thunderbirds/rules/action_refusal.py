"""Why something cannot be done between actions: the rule, and the facts of the moment."""

from coffret.games.thunderbirds.actions import Gather, Move, Plan, Repair, Rescue, Scan
from coffret.games.thunderbirds.rules.events import hit_machine, is_mendable
from coffret.games.thunderbirds.rules.movement import top_speed
from coffret.games.thunderbirds.rules.table import borders_are_closed, comms_are_open, here, is_loaded, is_on, slot_of
from coffret.games.thunderbirds.state import (
    ALAN,
    EARTH,
    INTELLIGENCE,
    NO_PATH,
    NOBODY,
    ORANGE_PATH,
    SOUTH_PACIFIC,
    TB3,
    TB5,
    TECHNOLOGY,
    State,
)
from coffret.kernel import Action, Reason


def refuse_action(s: State, player: int, action: Action) -> Reason | None:
    """Why an action is not legal for a player; None if it is no action at all."""
    if isinstance(action, Move):
        return refuse_move(s, player, action.region)
    if isinstance(action, Rescue):
        return refuse_rescue(s, player, action.disaster)
    if isinstance(action, Plan):
        return Reason("TB-PLAN-04", "no-card-left")
    if isinstance(action, Scan):
        return refuse_scan(s, player, action.disaster)
    if isinstance(action, Repair):
        return refuse_repair(s, player, action.event)
    if isinstance(action, Gather):
        return refuse_gather(s, player, action.token)
    return None


def refuse_move(s: State, player: int, region: int) -> Reason:
    """Why a player's machine cannot go there."""
    machine = s.aboard[s.characters[player]]
    path = s.facts.path[machine]
    if path == NO_PATH:
        return Reason("TB-MOVE-05", "never-moves", {"machine": machine})
    if is_loaded(s, machine):
        return Reason("TB-MOVE-10", "loaded", {"machine": machine})
    if s.at[machine] == region:
        return Reason("TB-MOVE-12", "there-already", {"machine": machine})
    if path == ORANGE_PATH and region < EARTH and region != SOUTH_PACIFIC:
        return Reason("TB-MOVE-03", "orange-only", {"machine": machine, "region": region})
    if path != ORANGE_PATH and region >= EARTH:
        return Reason("TB-MOVE-04", "not-orange", {"machine": machine, "region": region})
    steps = top_speed(s, player, machine)
    if borders_are_closed(s) and region in s.facts.reach[0][path][s.at[machine]][steps]:
        return Reason("TB-EVT-09", "volcano", {"machine": machine, "region": region})
    return Reason("TB-MOVE-02", "too-far", {"machine": machine, "region": region, "steps": steps})


def refuse_rescue(s: State, player: int, disaster: int) -> Reason:
    """Why a player cannot attempt this Rescue."""
    if slot_of(s, disaster) == NOBODY:
        return Reason("TB-RES-01", "not-on-track", {"disaster": disaster})
    if s.facts.region[disaster] != here(s, player):
        return Reason("TB-RES-01", "rescue-elsewhere", {"disaster": disaster, "region": s.facts.region[disaster]})
    return Reason("TB-RES-14", "condition-missing", {"disaster": disaster})


def refuse_scan(s: State, player: int, disaster: int) -> Reason:
    """Why a player cannot scan this card."""
    slot = slot_of(s, disaster)
    if s.aboard[s.characters[player]] != TB5:
        return Reason(
            "TB-SCAN-05" if s.at[s.aboard[s.characters[player]]] == s.at[TB5] else "TB-SCAN-03", "scan-elsewhere"
        )
    if slot == NOBODY:
        return Reason("TB-SCAN-01", "not-on-track", {"disaster": disaster})
    if not comms_are_open(s):
        return Reason("TB-EVT-10", "comms-interrupted")
    if slot == 1:
        return Reason("TB-SCAN-04", "first-slot", {"disaster": disaster})
    return Reason("TB-SCAN-02", "slot-taken", {"disaster": disaster, "slot": slot - 1})


def refuse_repair(s: State, player: int, event: int) -> Reason:
    """Why a player cannot repair this."""
    if not is_mendable(s, event):
        return Reason("TB-EVT-14", "nothing-to-repair", {"event": event})
    if not is_on(s, event):
        return Reason("TB-EVT-14", "not-in-force", {"event": event})
    return Reason("TB-EVT-11", "repair-on-the-island", {"machine": hit_machine(s, event)})


def refuse_gather(s: State, player: int, token: int) -> Reason:
    """Why a player cannot take a token in space."""
    if s.characters[player] != ALAN:
        return Reason("TB-TURN-06", "only-alan")
    if token not in (INTELLIGENCE, TECHNOLOGY):
        return Reason("TB-CHAR-06", "not-this-token", {"token": token})
    if player != s.turn:
        return Reason("TB-CHAR-09", "ability-on-own-turn")
    if s.aboard[ALAN] != TB3 or s.at[TB3] < EARTH:
        return Reason("TB-CHAR-03" if s.aboard[ALAN] != TB3 else "TB-CHAR-06", "alan-in-space")
    if s.gathered:
        return Reason("TB-CHAR-06", "once-a-turn")
    return Reason("TB-REW-03", "none-left", {"token": token})
