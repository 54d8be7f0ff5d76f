"""Events of Alien tokens, from Cosmic Radiation to Unreasonable Fear."""

from typing import Any, ClassVar, Final

from coffret.games.away_missions.actions import TAKE_NUMBER, TakeNumber
from coffret.games.away_missions.names import (
    COSMIC_RADIATION,
    POWER_OUT,
    TIME_DISTORTION,
    UNNATURAL_GROWTH,
)
from coffret.games.away_missions.rules.alien_turn import move_all_aliens
from coffret.games.away_missions.rules.aliens import full_hp
from coffret.games.away_missions.rules.harm import hurt, panic
from coffret.games.away_missions.rules.table import KIND_OF, NOTHING_NEXT, Frames, not_in_crew
from coffret.games.away_missions.state import BY_EFFECT, State, changed
from coffret.kernel import Action, Decision, Frame, Reason

FEARLESS: Final = 4  # so many Rocketeers do not fear


def happen(s: State, event: int, who: int) -> Frames:
    """AM-TOKEN-10 An event is resolved; `who` scans."""
    s.tell("happens", event=event)
    if event == COSMIC_RADIATION:
        return radiate(s)
    if event == POWER_OUT:  # AM-EVENT-02, AM-EVENT-07: the items ask for it
        s.power_out = True
        return NOTHING_NEXT
    if event == TIME_DISTORTION:
        return (TakeNumbers(who), MOVE_ALL)
    if event == UNNATURAL_GROWTH:
        return grow(s)
    return frighten(s)


def radiate(s: State) -> Frames:
    """AM-EVENT-01, AM-SCAN-07 Every Rocketeer loses 1 HP."""
    frames: list[Frame[Any]] = []
    for who in s.crew:
        frames += hurt(s, who, 1, BY_EFFECT)
    return tuple(frames)


def grow(s: State) -> Frames:
    """AM-EVENT-05 Wounded Aliens, bosses included, regain all lost HP."""
    for figure in s.figures:
        s.alien_hp = changed(s.alien_hp, figure, full_hp(s, KIND_OF[figure]))
    return NOTHING_NEXT


def frighten(s: State) -> Frames:
    """AM-EVENT-06, AM-EVENT-10 Every Rocketeer suffers Panic, unless they are four or more."""
    if len(s.crew) < FEARLESS:
        for who in s.crew:
            panic(s, who)
    return NOTHING_NEXT


def without_number(s: State) -> list[int]:
    """The Rocketeers without an Order/Scan token."""
    return [who for who in s.crew if s.order[who] == 0]


class TakeNumbers(Frame[State]):
    """AM-EVENT-03, AM-EVENT-08, AM-ORDER-04 Whoever has no number gets one; the leader of who scans says which."""

    RULE: ClassVar[str] = "AM-EVENT-08"

    rocketeer: int

    def ask(self, s: State) -> Decision | None:
        left = without_number(s)
        if len(left) < 2:
            return None
        return Decision(s.leader[self.rocketeer], [TAKE_NUMBER[who] for who in left])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        left = without_number(s)
        if not left:
            return NOTHING_NEXT
        who = action.rocketeer if isinstance(action, TakeNumber) else left[0]
        s.order = changed(s.order, who, max(s.order) + 1)
        s.tell("numbered", rocketeer=who, number=s.order[who])
        return (self,)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, TakeNumber):
            if action.rocketeer not in s.crew:
                return not_in_crew(action.rocketeer)
            return Reason("AM-EVENT-03", "has-number", {"rocketeer": action.rocketeer})
        return Reason("AM-EVENT-08", "not-now")


class MoveAll(Frame[State]):
    """AM-EVENT-04, AM-EVENT-09 All Aliens, those just placed too, make one complete move and do not attack."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        return move_all_aliens(s)


MOVE_ALL: Final = MoveAll()
