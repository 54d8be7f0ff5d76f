"""What Rocketeers may do at any moment of the Rocketeers' Turn, whoever acts: spend a Command AP, use gear."""

from coffret.games.away_missions.actions import FOLLOW_COMMAND, USE_OUT_OF_TURN, FollowCommand, UseOutOfTurn
from coffret.games.away_missions.rules.acting import ExtraAction
from coffret.games.away_missions.rules.command import has_command
from coffret.games.away_missions.rules.free import refuse_use
from coffret.games.away_missions.rules.items import is_double
from coffret.games.away_missions.rules.table import Frames, card_of
from coffret.games.away_missions.rules.using import GEAR, is_usable, use
from coffret.games.away_missions.state import ANY_ACTION, COMMAND, CREW, State
from coffret.kernel import Action, Reason


def out_of_turn(s: State, active: int) -> list[list[Action]]:
    """AM-CREW-06, AM-CREW-11, AM-ITEM-10 By Rocketeer: a Command AP to spend, and gear of all who are not active."""
    found: list[list[Action]] = [[] for _ in range(CREW)]
    for who in s.crew:
        if has_command(s, who):
            found[who].append(FOLLOW_COMMAND[who])
    kinds = s.facts.kind_of
    used: list[int] = []
    for item, who in enumerate(s.item_at):  # in one go: this is asked before every action
        if 0 <= who < CREW and who != active:
            gear = GEAR[kinds[item]]
            if gear is not None and not gear.in_turn and is_usable(s, who, item) and not is_twin(s, item, used):
                found[who].append(USE_OUT_OF_TURN[who][item])
                used.append(item)
    return found


def is_twin(s: State, item: int, used: list[int]) -> bool:
    """Whether the same Rocketeer has an equal copy among these items."""
    return is_double(s, item, [other for other in used if s.item_at[other] == s.item_at[item]])


def is_out_of_turn(action: Action) -> bool:
    """Whether this is something that may be done at any moment."""
    return isinstance(action, (FollowCommand, UseOutOfTurn))


def do_out_of_turn(s: State, action: Action) -> Frames:
    """AM-CREW-06, AM-ITEM-10 An action for a Command AP, or a use of gear, in between."""
    if isinstance(action, FollowCommand):
        return (ExtraAction(action.rocketeer, COMMAND, ANY_ACTION),)
    assert isinstance(action, UseOutOfTurn)
    return use(s, action.rocketeer, action.item)


def refuse_out_of_turn(s: State, action: Action, seat: int, active: int) -> Reason:
    """Why a Rocketeer cannot do this in between."""
    if isinstance(action, FollowCommand):
        if s.leader[action.rocketeer] != seat:
            return Reason("AM-TURN-02", "not-your-turn")
        return Reason("AM-CREW-08", "no-command", {"rocketeer": action.rocketeer})
    assert isinstance(action, UseOutOfTurn)
    who, card = action.rocketeer, card_of(s, action.item)
    if s.leader[who] != seat:
        return Reason("AM-TURN-02", "not-your-turn")
    gear = GEAR[card]
    if gear is not None and (who == active or gear.in_turn):
        return Reason("AM-ITEM-10", "in-turn" if who == active else "not-in-turn", {"rocketeer": who, "card": card})
    return refuse_use(s, who, action.item)
