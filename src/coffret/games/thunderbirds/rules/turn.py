"""A turn: actions and operations in any order, then the Disaster phase, then the next player."""

from typing import ClassVar, Final

from coffret.games.thunderbirds.actions import (
    END_ACTIONS,
    KEEP_WATCH,
    PASS,
    PEOPLE,
    REVOKE,
    SPEND,
    STAND_DOWN,
    Build,
    Change,
    EndActions,
    Foil,
    FoilWith,
    KeepWatch,
    Load,
    Move,
    Pass,
    Play,
    Revoke,
    Spend,
    StandDown,
    Swap,
    Transfer,
    Unload,
)
from coffret.games.thunderbirds.cards import card_options, late_options, play_card
from coffret.games.thunderbirds.rules.acting import action_options, is_action, move_options, take_action
from coffret.games.thunderbirds.rules.disasters import DRAW_DISASTER
from coffret.games.thunderbirds.rules.events import end_of_turn_events
from coffret.games.thunderbirds.rules.loading import load, loading_options, unload
from coffret.games.thunderbirds.rules.movement import is_free
from coffret.games.thunderbirds.rules.scheme import foil, foil_options
from coffret.games.thunderbirds.rules.solo import change, change_options
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames, before, has_cards, seat_of, together
from coffret.games.thunderbirds.rules.tokens import build, press_on, request_card, token_options
from coffret.games.thunderbirds.rules.transfer import swap, transfer, transfer_options
from coffret.games.thunderbirds.rules.turn_refusal import refuse_in_turn, refuse_play
from coffret.games.thunderbirds.state import ACTIONS, CEILING, DETERMINATION, JOHN, NOBODY, PRE_DRAW, State
from coffret.kernel import Action, Decision, Frame, Reason


class TakeTurn(Frame[State]):
    """TB-TURN-02, TB-TURN-07, TB-TURN-11 The Action phase: the active player acts, the others may help."""

    character: int

    def ask(self, s: State) -> Decision | None:
        choices = [self.options_of(s, player) for player in range(s.players)]
        return together(s, s.turn, choices)

    def ask_alone(self, s: State) -> Decision | None:
        return self.ask(s) if s.seats == 1 else Decision(s.turn, self.options_of(s, s.turn))

    def options_of(self, s: State, player: int) -> list[Action]:
        """TB-TURN-07, TB-TURN-11 What a player can do: tokens and cards work on whoever's turn."""
        options: list[Action] = []
        if player == s.turn:
            self.own_options(s, player, options)
        if s.operations < CEILING:
            token_options(s, player, options)
        card_options(s, player, options)
        return options

    def own_options(self, s: State, player: int, options: list[Action]) -> None:
        """What only the active player decides."""
        options.append(END_ACTIONS)  # TB-TURN-03
        if s.actions:
            action_options(s, player, options)
        elif is_free(s, player):
            move_options(s, player, options)
        if s.operations < CEILING:  # TB-TURN-13
            transfer_options(s, player, options)
            loading_options(s, player, options)
            if s.characters[player] == JOHN:
                options.append(STAND_DOWN if s.watch else KEEP_WATCH)  # TB-HOOD-10
        foil_options(s, options)
        if s.tokens[player][DETERMINATION]:
            options.append(SPEND[self.character][DETERMINATION])  # TB-TOK-11
        if s.trust[player]:
            options.append(REVOKE)
        change_options(s, options)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, EndActions):
            s.actions = 0  # TB-TURN-04
            return BEFORE_DRAW, END_TURN  # TB-TURN-01, TB-TURN-09
        if isinstance(action, Change):
            change(s, action.character, action.newcomer)
            return (END_CHANGE,)  # TB-SOLO-10, TB-SOLO-13
        if isinstance(action, Play):
            return before(play_card(s, action.card), self)
        s.begun = True
        if is_action(action):
            pay_for(s, action)
            return before(take_action(s, s.turn, action), self)
        return before(operate(s, action), self)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return refuse_in_turn(s, action, seat)


TAKE_TURN: Final = [TakeTurn(character) for character in PEOPLE]


def pay_for(s: State, action: Action) -> None:
    """TB-TURN-02, TB-TURN-12, TB-TURN-13 An action costs one and begins a new stretch; Scott's free Move does not."""
    if isinstance(action, Move) and is_free(s, s.turn):
        s.flown = True
        s.operations += 1
    else:
        s.actions -= 1
        s.operations = 0


def operate(s: State, action: Action) -> Frames:
    """TB-TURN-07, TB-TURN-13 Operations cost no action; all but Determination and a defeated Scheme are counted."""
    player = s.turn
    if isinstance(action, Foil):
        return foil(s, NOBODY)
    if isinstance(action, FoilWith):
        return foil(s, s.player_of[action.character])
    if isinstance(action, Revoke):
        s.trust[player] = False
        s.tell("revoked", character=s.characters[player])
        return NOTHING_NEXT
    if isinstance(action, Spend) and action.token == DETERMINATION:
        press_on(s, player)
        return NOTHING_NEXT
    s.operations += 1
    if isinstance(action, Transfer):
        return transfer(s, player, action.character, action.machine)
    if isinstance(action, Swap):
        return swap(s, player, action.character, action.partner)
    if isinstance(action, Spend):
        return request_card(s, s.player_of[action.character])
    if isinstance(action, Build):
        return build(s, s.player_of[action.character], action.pod)
    if isinstance(action, Load):
        load(s, action.asset)
    elif isinstance(action, Unload):
        unload(s, action.asset)
    else:
        assert isinstance(action, (StandDown, KeepWatch))
        s.watch = isinstance(action, KeepWatch)
        s.tell("keeps-watch" if s.watch else "stands-down")
    return NOTHING_NEXT


class BeforeDraw(Frame[State]):
    """TB-FAB-16, TB-DIS-01 Before the draw everybody who has a card of use may still play it, until all have passed."""

    def silent(self) -> int:
        """The seats that have passed, as bits."""
        return 0

    def ask(self, s: State) -> Decision | None:
        if s.actions or not has_cards(s):
            return None
        parts: list[Decision] = []
        for step in range(s.seats):
            seat = (s.turn + step) % s.seats  # TB-FAB-14
            options = self.options_of(s, seat)
            if options:
                parts.append(Decision(seat, options))
        return Decision(parts[0].seat, parts[0].actions, tuple(parts[1:])) if parts else None

    def ask_alone(self, s: State) -> Decision | None:
        if s.actions or not has_cards(s):
            return None
        for step in range(s.seats):
            seat = (s.turn + step) % s.seats
            options = self.options_of(s, seat)
            if options:
                return Decision(seat, options)
        return None

    def options_of(self, s: State, seat: int) -> list[Action]:
        """TB-FAB-16 The cards that a seat can play now, or pass; nothing without a card, or once it has passed."""
        options: list[Action] = []
        if not self.silent() >> seat & 1:
            for player in range(s.players):
                if seat_of(s, player) == seat:
                    late_options(s, player, options)
        if options:
            options.append(PASS)
        return options

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Play):
            skips = s.facts.when[action.card] == PRE_DRAW  # TB-DIS-09
            return play_card(s, action.card) if skips else (*play_card(s, action.card), BEFORE_DRAW)
        if isinstance(action, Pass):
            return (LastCards(self.silent() | 1 << seat),)
        if s.actions:
            assert isinstance(s.stack[-1], EndTurn)
            s.stack.pop()  # it comes after the next declaration
            return (TAKE_TURN[s.characters[s.turn]],)
        return (DRAW_DISASTER,)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Play):
            return refuse_play(s, action.card, seat)
        return Reason("TB-TURN-09", "actions-are-over")


class LastCards(BeforeDraw):
    """TB-FAB-16 The same for those who have not passed yet."""

    passed: int

    def silent(self) -> int:
        return self.passed

    def ask(self, s: State) -> Decision | None:
        return super().ask(s)


BEFORE_DRAW: Final = BeforeDraw()


class EndTurn(Frame[State]):
    """TB-TURN-01, TB-TURN-10 The turn is over; the dice go to the next player."""

    RULE: ClassVar[str] = "TB-TURN-10"

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.changes = 0
        return next_turn(s)


class EndChange(Frame[State]):
    """TB-SOLO-10, TB-SOLO-11, TB-SOLO-13 A change was the whole turn; the marker moves on."""

    RULE: ClassVar[str] = "TB-SOLO-13"

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        return next_turn(s)


END_TURN: Final = EndTurn()
END_CHANGE: Final = EndChange()


def next_turn(s: State) -> Frames:
    """TB-TURN-10, TB-SOLO-02 What lasted for this turn ends, and the next player begins."""
    end_of_turn_events(s)
    begin_turn(s, (s.turn + 1) % s.players)
    return (TAKE_TURN[s.characters[s.turn]],)


def begin_turn(s: State, player: int) -> None:
    """TB-TURN-02, TB-TURN-04, TB-EVT-10 Three actions, nothing carried over; an injured player has two."""
    s.turn = player
    s.actions = ACTIONS - 1 if s.injured == player else ACTIONS
    s.operations = 0
    s.begun = False
    s.flown = False
    s.gathered = False
    s.steadied = False
    s.planned = False
    s.fuel = False
    s.tell("turn-begins", character=s.characters[player])
