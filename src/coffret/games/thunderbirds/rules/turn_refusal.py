"""Why something cannot be done in the Action phase, by the active player or by another."""

from typing import Final

from coffret.games.thunderbirds.actions import (
    Build,
    Change,
    EndActions,
    Foil,
    FoilWith,
    Give,
    KeepWatch,
    Link,
    Load,
    Move,
    Play,
    Revoke,
    Spend,
    StandDown,
    Swap,
    Transfer,
    Unload,
)
from coffret.games.thunderbirds.rules.acting import is_action
from coffret.games.thunderbirds.rules.action_refusal import refuse_action
from coffret.games.thunderbirds.rules.card_refusal import refuse_moment, refuse_player
from coffret.games.thunderbirds.rules.loading import refuse_load, refuse_unload
from coffret.games.thunderbirds.rules.movement import is_free
from coffret.games.thunderbirds.rules.scheme import refuse_foil, refuse_foil_with
from coffret.games.thunderbirds.rules.solo import refuse_change
from coffret.games.thunderbirds.rules.table import seat_of
from coffret.games.thunderbirds.rules.transfer import refuse_swap, refuse_transfer
from coffret.games.thunderbirds.state import (
    CEILING,
    DETERMINATION,
    EXCHANGE,
    IDLE,
    JOHN,
    LOGISTICS,
    NOBODY,
    ORDER,
    PLAN,
    TECHNOLOGY,
    State,
)
from coffret.kernel import Action, Reason

FOR_GOOD: Final = ("never-moves", "not-orange", "orange-only", "nothing-to-repair", "only-alan", "not-this-token")


def refuse_in_turn(s: State, action: Action, seat: int) -> Reason:
    """Why this seat cannot do this between actions."""
    if isinstance(action, Play):
        return refuse_play(s, action.card, seat)
    if isinstance(action, Spend):
        return refuse_spend(s, action.character, action.token, seat)
    if isinstance(action, Build):
        return refuse_build(s, action.character, action.pod, seat)
    if isinstance(action, Change):
        return refuse_change(s, action.character, action.newcomer)
    if isinstance(action, Give | Link):
        return Reason("TB-TOK-08", "tokens-are-kept")
    if seat != seat_of(s, s.turn):
        return refuse_off_turn(s, action)
    if is_action(action):
        reason = refuse_action(s, s.turn, action) or Reason("TB-TURN-06", "not-now")
        if s.actions == 0 and not (isinstance(action, Move) and is_free(s, s.turn)):  # TB-CHAR-04
            return reason if reason.why in FOR_GOOD else Reason("TB-TURN-02", "no-action-left")
        return reason
    return refuse_operation(s, action)


def refuse_off_turn(s: State, action: Action) -> Reason:
    """Why a player whose turn it is not cannot do this."""
    known = isinstance(
        action,
        Transfer | Swap | Load | Unload | Foil | FoilWith | EndActions | Revoke | StandDown | KeepWatch,
    )
    if known or is_action(action):
        return Reason("TB-TURN-11", "only-active", {"character": s.characters[s.turn]})
    return Reason("TB-TURN-08", "not-now")


def refuse_operation(s: State, action: Action) -> Reason:
    """Why the active player cannot do this operation."""
    if isinstance(action, Transfer | Swap | Load | Unload) and s.operations >= CEILING:
        return Reason("TB-TURN-13", "too-many-operations")
    if isinstance(action, Transfer):
        return refuse_transfer(s, s.turn, action.character, action.machine)
    if isinstance(action, Swap):
        return refuse_swap(s, s.turn, action.character, action.partner)
    if isinstance(action, Load):
        return refuse_load(s, s.turn, action.asset)
    if isinstance(action, Unload):
        return refuse_unload(s, s.turn, action.asset)
    if isinstance(action, Foil):
        return refuse_foil(s)
    if isinstance(action, FoilWith):
        return refuse_foil_with(s, action.character)
    if isinstance(action, StandDown | KeepWatch):
        return Reason("TB-HOOD-10", "not-johns-turn" if s.characters[s.turn] != JOHN else "so-already")
    if isinstance(action, Revoke):
        return Reason("TB-XFER-02", "nothing-to-revoke")
    return Reason("TB-TURN-08", "not-now")


def refuse_play(s: State, card: int, seat: int) -> Reason:
    """Why this card cannot be played between actions."""
    barred = refuse_player(s, card, seat)
    if barred is None and s.facts.when[card] == IDLE:
        if s.operations >= CEILING and s.facts.verb[card] in (ORDER, EXCHANGE):
            return Reason("TB-TURN-13", "too-many-operations")
        return Reason("TB-FAB-13", "card-useless", {"card": card})
    return barred or refuse_moment(s, card)


def refuse_spend(s: State, character: int, token: int, seat: int) -> Reason:
    """Why this token cannot be used between actions."""
    owner = s.player_of[character]
    if owner == NOBODY:
        return Reason("TB-TOK-01", "nobody-plays", {"character": character})
    if seat_of(s, owner) != seat:
        return Reason("TB-TURN-11", "not-your-character", {"character": character})
    if token == TECHNOLOGY:
        return Reason("TB-TOK-06", "name-a-pod")
    if token not in (DETERMINATION, LOGISTICS):
        return Reason("TB-TOK-10", "token-for-rescue", {"token": token})
    if not s.tokens[owner][token]:
        return Reason("TB-TOK-01", "no-such-token", {"token": token})
    if token == DETERMINATION:
        return Reason("TB-TOK-11", "only-active", {"character": s.characters[s.turn]})
    if s.operations >= CEILING:
        return Reason("TB-TURN-13", "too-many-operations")
    return Reason("TB-TOK-14", "no-card-left")


def refuse_build(s: State, character: int, pod: int, seat: int) -> Reason:
    """Why this pod vehicle cannot be built."""
    owner = s.player_of[character]
    if owner == NOBODY:
        return Reason("TB-TOK-01", "nobody-plays", {"character": character})
    if seat_of(s, owner) != seat:
        return Reason("TB-TURN-11", "not-your-character", {"character": character})
    if s.pods[pod] != PLAN:
        return Reason("TB-TOK-14" if PLAN not in s.pods else "TB-POD-02", "built-already", {"pod": pod})
    if not s.tokens[owner][TECHNOLOGY]:
        return Reason("TB-TOK-01", "no-such-token", {"token": TECHNOLOGY})
    return Reason("TB-TURN-13", "too-many-operations")
