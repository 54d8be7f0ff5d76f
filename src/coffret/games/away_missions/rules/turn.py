"""A game turn: the Rocketeers' individual turns, the Alien Turn, the Cleanup Phase; again until the mission ends."""

from typing import ClassVar, Final

from coffret.games.away_missions.actions import (
    ACCEPT,
    ACT_NEXT,
    BREATHE,
    CONCEDE,
    END_TURN,
    REJECT,
    ActNext,
    Breathe,
    Concede,
    EndTurn,
    PayWith,
    Reject,
)
from coffret.games.away_missions.rules.acting import (
    ExtraAction,
    action_options,
    can_breathe,
    kind_of_action,
    pay,
    pay_options,
    payable,
    refuse_action,
    refuse_breath,
    take_action,
)
from coffret.games.away_missions.rules.alien_turn import alien_turn
from coffret.games.away_missions.rules.cleanup import clean_up
from coffret.games.away_missions.rules.ending import lose
from coffret.games.away_missions.rules.free import be_free, free_options, refuse_free
from coffret.games.away_missions.rules.out_of_turn import (
    do_out_of_turn,
    is_out_of_turn,
    refuse_out_of_turn,
    with_others,
    without_others,
)
from coffret.games.away_missions.rules.scan import SCAN_TILE
from coffret.games.away_missions.rules.scenario import end_of_alien_turn, is_too_late, turn_ended
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, not_in_crew, then
from coffret.games.away_missions.rules.windows import WINDOWS
from coffret.games.away_missions.state import (
    ACTED_ONCE,
    ALIEN_TURN,
    ANY_ACTION,
    CLEANUP,
    CREW,
    MOST_TURNS,
    NOBODY,
    OXYGEN,
    ROCKETEERS_TURN,
    STANDARD,
    State,
    changed,
)
from coffret.kernel import Action, Decision, Frame, Reason


class BeginGameTurn(Frame[State]):
    """AM-TURN-01, AM-GOAL-06 A new game turn; what the Alien Turn made true is tested now, if it still holds.

    AM-SCEN-10 In a simulation the mission has failed after the fortieth; people give up when they like.
    """

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.turn += 1
        s.phase = ROCKETEERS_TURN
        s.last = NOBODY
        if s.turn > MOST_TURNS and not s.may_concede:
            lose(s, "AM-SCEN-10")
            return NOTHING_NEXT
        if is_too_late(s):
            lose(s, "AM-SCEN-14")
            return NOTHING_NEXT
        s.tell("game-turn", number=s.turn)
        return (CHOOSE_NEXT,)


def waiting(s: State) -> list[int]:
    """AM-TURN-02, AM-TURN-03 The Rocketeers that have not acted in this game turn."""
    return [who for who in s.crew if not s.done[who] & ACTED_ONCE]


def next_by_rule(s: State, left: list[int]) -> int:
    """Who of those left must act next, if the rules say so; or NOBODY.

    That is who has a number already (Time Distortion, AM-EVENT-08), the first in the fixed order, or the only one left.
    """
    first = NOBODY
    for who in left:
        if s.order[who] and (first == NOBODY or s.order[who] < s.order[first]):
            first = who
    if first != NOBODY:
        return first
    if s.fixed_order:
        return first_in_fixed_order(s, left)
    return left[0] if len(left) == 1 else NOBODY


FIXED_ORDER: Final = (0, 2, 3, 1, 5, 4)  # by Rocketeer: Captain, Professor, First Officer, Doctor, Yeoman, Chief


def first_in_fixed_order(s: State, left: list[int]) -> int:
    """AM-OPT-01, AM-OPT-02 The fewest HP as they are now; ties by a list."""
    best = left[0]
    for who in left:
        if (s.hp[who], FIXED_ORDER[who]) < (s.hp[best], FIXED_ORDER[best]):
            best = who
    return best


class ChooseNext(Frame[State]):
    """AM-ORDER-01, AM-ORDER-03, AM-ORDER-04 The Order Phase: the leader of the one who acted last names the next.

    At the start of a game turn that is the first seat. Each Rocketeer finishes before the next is named (AM-TURN-02).
    """

    def ask(self, s: State) -> Decision | None:
        options = next_options(s)
        return with_others(s, chooser(s), options, NOBODY) if options else None

    def ask_alone(self, s: State) -> Decision | None:
        options = next_options(s)
        return without_others(s, chooser(s), options, NOBODY) if options else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Concede):
            return (AgreeToConcede(seat, 0), self)
        if is_out_of_turn(action):
            return then(do_out_of_turn(s, action), self)
        left = waiting(s)
        if not left:  # AM-TURN-01, AM-TURN-03
            return (BEGIN_ALIEN_TURN, END_ALIEN_TURN, CLEAN_UP, BEGIN_GAME_TURN)
        who = action.rocketeer if isinstance(action, ActNext) else next_by_rule(s, left)
        take_number(s, who)
        s.active = who
        s.thrifty = False
        s.tell("acts", rocketeer=who, number=s.order[who])
        return (SCAN_TILE[who], TAKE_TURN[who], END_INDIVIDUAL_TURN[who], self)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, ActNext):
            if action.rocketeer not in s.crew:
                return not_in_crew(action.rocketeer)
            return Reason("AM-TURN-02", "cannot-act-next", {"rocketeer": action.rocketeer})
        if is_out_of_turn(action):
            return refuse_out_of_turn(s, action, seat, NOBODY)
        return Reason("AM-ORDER-01", "not-now")


def next_options(s: State) -> list[Action]:
    """AM-ORDER-01 Who may be named, if there is a choice; giving up is one then."""
    left = waiting(s)
    if not left or next_by_rule(s, left) != NOBODY:
        return []
    options: list[Action] = [ACT_NEXT[who] for who in left]
    if s.may_concede:
        options.append(CONCEDE)
    return options


def chooser(s: State) -> int:
    """AM-ORDER-01, AM-ORDER-04 The seat that names the next: the leader of who acted last, else the first."""
    return s.leader[s.last] if s.last != NOBODY else 0


def take_number(s: State, who: int) -> None:
    """AM-ORDER-02, AM-ORDER-05 The lowest Order/Scan number left; it is kept, after the scan too, until the Cleanup."""
    if s.order[who] == 0:
        s.order = changed(s.order, who, max(s.order) + 1)


class TakeTurn(Frame[State]):
    """The Action Phase: the active Rocketeer acts; between its actions others may use gear and Command AP."""

    RULE: ClassVar[str] = "AM-ACT-01"

    rocketeer: int

    def ask(self, s: State) -> Decision | None:
        who = self.rocketeer
        return with_others(s, s.leader[who], turn_options(s, who), who)

    def ask_alone(self, s: State) -> Decision | None:
        who = self.rocketeer
        return without_others(s, s.leader[who], turn_options(s, who), who)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        who = self.rocketeer
        if isinstance(action, EndTurn):
            s.peek = NOBODY
            return NOTHING_NEXT
        kind = kind_of_action(s, action)
        if kind:
            pay(s, who, kind)
            return then(take_action(s, who, action), self)
        if isinstance(action, Breathe):
            return (ExtraAction(who, OXYGEN, ANY_ACTION), self)
        if is_out_of_turn(action):
            return then(do_out_of_turn(s, action), self)
        if isinstance(action, PayWith):
            s.thrifty = action.points == STANDARD
            return (self,)
        if isinstance(action, Concede):
            return (AgreeToConcede(seat, 0), self)
        return then(be_free(s, who, action), self)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        who = self.rocketeer
        if is_out_of_turn(action):
            return refuse_out_of_turn(s, action, seat, who)
        if s.leader[who] != seat:
            return Reason("AM-TURN-02", "not-your-turn")
        reason = refuse_action(s, who, action, payable(s, who))
        if reason is not None:
            return reason
        if isinstance(action, Breathe):
            return refuse_breath(s, who)
        if isinstance(action, PayWith):
            return Reason("AM-AP-06", "no-choice-of-points", {"rocketeer": who})
        return refuse_free(s, who, action)


def turn_options(s: State, who: int) -> list[Action]:
    """AM-ACT-01 What the active Rocketeer may do now."""
    options: list[Action] = [END_TURN]
    action_options(s, who, payable(s, who), options)
    if can_breathe(s, who):
        options.append(BREATHE)
    pay_options(s, who, options)
    free_options(s, who, options)
    if s.may_concede:
        options.append(CONCEDE)
    return options


class AgreeToConcede(Frame[State]):
    """AM-SCEN-10 The mission is given up if every seat agrees, beginning with the one that proposed it."""

    seat: int
    number: int  # of seats that have agreed

    def ask(self, s: State) -> Decision | None:
        return Decision((self.seat + self.number) % s.seats, [ACCEPT, REJECT])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Reject):
            return NOTHING_NEXT
        if self.number + 1 < s.seats:
            return (AgreeToConcede(self.seat, self.number + 1),)
        lose(s, "AM-SCEN-10")
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-SCEN-10", "concede-first", {"seat": self.seat})


class EndIndividualTurn(Frame[State]):
    """AM-TURN-02 A Rocketeer has finished; the next one may be chosen."""

    rocketeer: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.done[self.rocketeer] |= ACTED_ONCE
        s.last = self.rocketeer
        s.active = NOBODY
        return turn_ended(s, self.rocketeer)


class BeginAlienTurn(Frame[State]):
    """AM-TURN-01, AM-ALIEN-01 The Aliens act."""

    RULE: ClassVar[str] = "AM-ALIEN-01"

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.phase = ALIEN_TURN
        s.tell("alien-turn")
        return alien_turn(s)


class EndAlienTurn(Frame[State]):
    """What scenario and level add when the Aliens have acted."""

    RULE: ClassVar[str] = "AM-ALIEN-01"

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        return end_of_alien_turn(s)


class CleanUp(Frame[State]):
    """AM-TURN-01, AM-CLEAN-01 The Cleanup Phase."""

    RULE: ClassVar[str] = "AM-CLEAN-01"

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.phase = CLEANUP
        clean_up(s)
        return NOTHING_NEXT


assert WINDOWS  # laid around all rolls before the first one
BEGIN_GAME_TURN: Final = BeginGameTurn()
CHOOSE_NEXT: Final = ChooseNext()
TAKE_TURN: Final = [TakeTurn(rocketeer) for rocketeer in range(CREW)]
END_INDIVIDUAL_TURN: Final = [EndIndividualTurn(rocketeer) for rocketeer in range(CREW)]
BEGIN_ALIEN_TURN: Final = BeginAlienTurn()
END_ALIEN_TURN: Final = EndAlienTurn()
CLEAN_UP: Final = CleanUp()
