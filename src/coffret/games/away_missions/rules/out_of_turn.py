"""What Rocketeers may do at any moment of the Rocketeers' Turn, whoever acts: spend a Command AP, use gear."""

from coffret.games.away_missions.actions import FOLLOW_COMMAND, USE_OUT_OF_TURN, FollowCommand, UseOutOfTurn
from coffret.games.away_missions.rules.acting import ExtraAction
from coffret.games.away_missions.rules.command import has_command
from coffret.games.away_missions.rules.free import refuse_use
from coffret.games.away_missions.rules.items import is_double
from coffret.games.away_missions.rules.table import Frames, card_of, items_of, not_in_crew
from coffret.games.away_missions.rules.using import GEAR, is_usable, use
from coffret.games.away_missions.state import ANY_ACTION, COMMAND, State
from coffret.kernel import Action, Decision, Reason


def with_others(s: State, seat: int, options: list[Action], active: int) -> Decision:
    """One seat must choose; the leaders of others may act too, and nobody is asked who has nothing to do."""
    others: list[Decision] = []
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        found: list[Action] = []
        out_of_turn(s, other, active, found)
        if found:
            others.append(Decision(other, found, (), False))
    out_of_turn(s, seat, active, options)
    return Decision(seat, options, tuple(others))


def without_others(s: State, seat: int, options: list[Action], active: int) -> Decision:
    """The same for random play, which asks only who must choose."""
    out_of_turn(s, seat, active, options)
    return Decision(seat, options)


def out_of_turn(s: State, seat: int, active: int, options: list[Action]) -> None:
    """AM-CREW-06, AM-CREW-11 What the Rocketeers of a seat may do: spend a Command AP, or use gear if not active."""
    leader = s.leader
    for who in s.crew:
        if leader[who] == seat:
            if has_command(s, who):
                options.append(FOLLOW_COMMAND[who])
            if who != active:
                gear_options(s, who, options)


def gear_options(s: State, who: int, options: list[Action]) -> None:
    """AM-ITEM-10 The gear that a Rocketeer may use at any moment; of equal copies the first."""
    kinds = s.facts.kind_of
    used: list[int] = []
    for item in items_of(s, who):
        gear = GEAR[kinds[item]]
        if gear is not None and not gear.in_turn and is_usable(s, who, item) and not is_double(s, item, used):
            options.append(USE_OUT_OF_TURN[who][item])
            used.append(item)


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
    assert isinstance(action, (FollowCommand, UseOutOfTurn))
    if action.rocketeer not in s.crew:
        return not_in_crew(action.rocketeer)
    if isinstance(action, FollowCommand):
        if s.leader[action.rocketeer] != seat:
            return Reason("AM-TURN-02", "not-your-turn")
        return Reason("AM-CREW-08", "no-command", {"rocketeer": action.rocketeer})
    who, card = action.rocketeer, card_of(s, action.item)
    if s.leader[who] != seat:
        return Reason("AM-TURN-02", "not-your-turn")
    gear = GEAR[card]
    if s.item_at[action.item] == who and gear is not None and (who == active or gear.in_turn):
        return Reason("AM-ITEM-10", "in-turn" if who == active else "not-in-turn", {"rocketeer": who, "card": card})
    return refuse_use(s, who, action.item)
