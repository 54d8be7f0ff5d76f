"""F.A.B. cards that give actions: the Mobile Command Unit and Jeff's Orders."""

from typing import Final

from coffret.games.thunderbirds.actions import CHOOSE, PEOPLE, REFUSE, Choose, Play, Refuse
from coffret.games.thunderbirds.rules.acting import action_options, take_action
from coffret.games.thunderbirds.rules.action_refusal import refuse_action
from coffret.games.thunderbirds.rules.fab_discard import take_back
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames, seat_of
from coffret.games.thunderbirds.state import CEILING, State
from coffret.kernel import Action, Decision, Frame, Reason


def extra_action(s: State, player: int, card: int) -> Frames:
    """TB-FAB-13 The active player gets more actions."""
    s.actions += s.facts.amount[card]
    return NOTHING_NEXT


def can_order(s: State, player: int, card: int) -> bool:
    """TB-TURN-13 Whether another player than the active one could take an action, and can still be asked to."""
    return s.operations < CEILING and bool(ready_players(s))


def ready_players(s: State) -> list[int]:
    """The players off turn who can take an action."""
    found: list[int] = []
    for player in range(s.players):
        options: list[Action] = []
        if player != s.turn:
            action_options(s, player, options)
            if options:
                found.append(player)
    return found


def order(s: State, player: int, card: int) -> Frames:
    """TB-FAB-13 Another player than the active one takes an action at once."""
    return (GiveOrder(s.characters[player]),)


class GiveOrder(Frame[State]):
    """TB-FAB-13 Jeff's Orders: who takes an action."""

    character: int

    def ask(self, s: State) -> Decision | None:
        ready = ready_players(s)
        return Decision(seat_of(s, s.player_of[self.character]), [CHOOSE[s.characters[it]] for it in ready])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Choose)
        return (FOLLOW_ORDER[action.character],)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Choose):
            return Reason("TB-FAB-13", "not-off-turn")
        return Reason("TB-FAB-03", "card-resolves")


class FollowOrder(Frame[State]):
    """TB-FAB-13, TB-FAB-15, TB-CHAR-09, TB-TURN-11 A player takes one action off turn, or declines it.

    There are no operations, and own abilities do not work.
    """

    character: int

    def ask(self, s: State) -> Decision | None:
        player = s.player_of[self.character]
        options: list[Action] = []
        action_options(s, player, options)
        return Decision(seat_of(s, player), [*options, REFUSE])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Refuse):
            s.tell("order-declined", character=self.character)
            take_back(s)
            return NOTHING_NEXT
        s.begun = True  # TB-SOLO-11: after an action a solo player no longer changes
        s.operations = 0  # TB-TURN-13
        return take_action(s, s.player_of[self.character], action)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Play):
            return Reason("TB-FAB-03", "card-resolves")
        return refuse_action(s, s.player_of[self.character], action) or Reason("TB-FAB-13", "only-an-action")


FOLLOW_ORDER: Final = [FollowOrder(character) for character in PEOPLE]
