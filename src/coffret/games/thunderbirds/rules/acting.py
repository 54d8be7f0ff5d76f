"""The actions: what a player can do with one, and what comes of it."""

from coffret.games.thunderbirds.actions import (
    GATHER,
    MOVE,
    PLAN_AHEAD,
    REPAIR,
    RESCUE_OF,
    SCAN,
    Gather,
    Move,
    Plan,
    Repair,
    Rescue,
    Scan,
)
from coffret.games.thunderbirds.rules.events import end_event, repairs
from coffret.games.thunderbirds.rules.movement import destinations, move
from coffret.games.thunderbirds.rules.plan import can_draw, plan, scan, scans
from coffret.games.thunderbirds.rules.rescue import begin_rescue, rescues
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames, comms_are_open, here, take_token
from coffret.games.thunderbirds.state import ALAN, EARTH, INTELLIGENCE, SOUTH_PACIFIC, TB3, TB5, TECHNOLOGY, State
from coffret.kernel import Action


def action_options(s: State, player: int, options: list[Action]) -> None:
    """TB-TURN-05, TB-TURN-06 Move, Rescue, Plan and Scan, as often as wanted; Repair and Alan's own.

    TB-INFO-05: whoever can do nothing useful gets nothing in its place.
    """
    move_options(s, player, options)
    for disaster in rescues(s, player):
        options.append(RESCUE_OF[disaster])
    if can_draw(s):
        options.append(PLAN_AHEAD)
    if s.aboard[s.characters[player]] == TB5 and comms_are_open(s):
        options += [SCAN[disaster] for disaster in scans(s, player)]
    if s.lasting and here(s, player) == SOUTH_PACIFIC:
        options += [REPAIR[event] for event in repairs(s)]
    if can_gather(s, player):
        options += [GATHER[token] for token in (INTELLIGENCE, TECHNOLOGY) if s.supply[token]]


def move_options(s: State, player: int, options: list[Action]) -> None:
    """TB-MOVE-01 A Move to each region in reach."""
    for region in destinations(s, player):
        options.append(MOVE[region])


def can_gather(s: State, player: int) -> bool:
    """TB-CHAR-06, TB-CHAR-03, TB-CHAR-09 Alan, aboard Thunderbird 3 in space, once in his own turn."""
    return (
        not s.gathered
        and player == s.turn
        and s.characters[player] == ALAN
        and s.aboard[ALAN] == TB3
        and s.at[TB3] >= EARTH
    )


def take_action(s: State, player: int, action: Action) -> Frames:
    """TB-TURN-12 An action that was legal is carried out; its price is paid, whatever comes of it."""
    if isinstance(action, Move):
        move(s, player, action.region)
        return NOTHING_NEXT
    if isinstance(action, Rescue):
        return begin_rescue(s, player, action.disaster)
    if isinstance(action, Plan):
        return plan(s, player)
    if isinstance(action, Scan):
        scan(s, player, action.disaster)
        return NOTHING_NEXT
    if isinstance(action, Repair):
        s.tell("repairs", character=s.characters[player], event=action.event)
        end_event(s, action.event)  # TB-EVT-11
        return NOTHING_NEXT
    assert isinstance(action, Gather)
    s.gathered = True
    take_token(s, player, action.token)
    s.tell("token-taken", character=s.characters[player], token=action.token)
    return NOTHING_NEXT


def is_action(action: Action) -> bool:
    """TB-TURN-06 Whether something is an action of a character and not an operation."""
    return isinstance(action, (Move, Rescue, Plan, Scan, Repair, Gather))
