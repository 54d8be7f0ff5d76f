"""The holder of the cutters ends the talk by a cut, or by what the Location asks for."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from coffret.games.time_bomb.actions import (
    CALL_VOTE,
    DESIGNATES,
    MOST_SEATS,
    CallVote,
    Cut,
    Designate,
    Expire,
    Look,
    held_in,
)
from coffret.games.time_bomb.rules.choosing import CutAfterLook, VoteForTarget, YieldCable
from coffret.games.time_bomb.rules.cutting import DrawCut, cut, cuts_at, look, looks_at, turn_up_in_order
from coffret.games.time_bomb.rules.talk import Talking, among_all, keep_talking, speak_or
from coffret.games.time_bomb.rules.targets import targets, uncuttable, untouchable
from coffret.games.time_bomb.rules.together import Frames
from coffret.games.time_bomb.state import State, effects
from coffret.kernel import Action, Decision, Frame, Reason


class Cutting(Frame[State]):
    """BU-ROUND-02..03 BU-EX-01 BU-LOC-07 As many cables are cut in a round as there are players."""

    RULE: ClassVar[str] = "BU-ROUND-03"

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if s.made == s.seats:
            if effects(s).blackout:
                turn_up_in_order(s)
            return ()
        s.spoken = [0] * s.seats
        return HOLDERS[effects(s).choice][s.holder], self


class SpeakOrCut(Talking):
    """BU-CUT-01 BU-TALK-08 The holder cuts a cable of another player."""

    RULE: ClassVar[str] = "BU-TALK-08"

    seat: int

    def ask(self, s: State) -> Decision | None:
        return among_all(s, self.ask_alone(s))

    def ask_alone(self, s: State) -> Decision:
        return speak_or(s, self.seat, cuts_at(s, targets(s)))

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Cut):
            return (DrawCut(()),) if isinstance(action, Expire) else keep_talking(s, self, action, seat)
        cut(s, action.owner, action.position)
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        reason = uncuttable(s, action.owner, action.position) if isinstance(action, Cut) else None
        return reason or super().refuse(s, action, seat)


class SpeakOrName(Talking):
    """BU-PLACE-11 The holder names a player, who will choose one of his own cables."""

    RULE: ClassVar[str] = "BU-TALK-08"

    seat: int

    def ask(self, s: State) -> Decision | None:
        return among_all(s, self.ask_alone(s))

    def ask_alone(self, s: State) -> Decision:
        return speak_or(s, self.seat, [DESIGNATES[owner] for owner in held_in(targets(s))])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Designate):
            return (DrawCut(()),) if isinstance(action, Expire) else keep_talking(s, self, action, seat)
        s.tell("designate", speaker=self.seat, seat=action.seat)
        return (YieldCable(action.seat),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Cut):
            return Reason(effects(s).rule, "owner-chooses")
        reason = untouchable(s, action.seat) if isinstance(action, Designate) else None
        return reason or super().refuse(s, action, seat)


class SpeakOrVote(Talking):
    """BU-PLACE-12 The holder ends the talk by calling the vote."""

    RULE: ClassVar[str] = "BU-TALK-08"

    seat: int

    def ask(self, s: State) -> Decision | None:
        return among_all(s, self.ask_alone(s))

    def ask_alone(self, s: State) -> Decision:
        return speak_or(s, self.seat, [CALL_VOTE])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, CallVote):
            return (DrawCut(()),) if isinstance(action, Expire) else keep_talking(s, self, action, seat)
        s.tell("call-vote", speaker=self.seat)
        return (VoteForTarget(self.seat),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Cut):
            return Reason(effects(s).rule, "vote-first")
        return super().refuse(s, action, seat)


class SpeakOrLook(Talking):
    """BU-PLACE-16 The holder looks at a cable of the player he will cut."""

    RULE: ClassVar[str] = "BU-TALK-08"

    seat: int

    def ask(self, s: State) -> Decision | None:
        return among_all(s, self.ask_alone(s))

    def ask_alone(self, s: State) -> Decision:
        return speak_or(s, self.seat, looks_at(s, targets(s)))

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Look):
            return (DrawCut(()),) if isinstance(action, Expire) else keep_talking(s, self, action, seat)
        look(s, self.seat, action)
        return (CutAfterLook(self.seat, action.owner, action.position),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Cut):
            return Reason(effects(s).rule, "look-first")
        reason = uncuttable(s, action.owner, action.position) if isinstance(action, Look) else None
        return reason or super().refuse(s, action, seat)


# By who chooses what is cut, in the order of CHOICES, then by seat.
HOLDERS: Final[list[list[Frame[Any]]]] = [
    [SpeakOrCut(seat) for seat in range(MOST_SEATS)],
    [SpeakOrName(seat) for seat in range(MOST_SEATS)],
    [SpeakOrVote(seat) for seat in range(MOST_SEATS)],
    [SpeakOrLook(seat) for seat in range(MOST_SEATS)],
]
