"""The holder of the cutters: he listens, speaks, and ends the talk by a cut or by what the Location asks for."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from coffret.games.time_bomb.actions import (
    CALL_VOTE,
    CLOCK_RUNS,
    DESIGNATES,
    MOST_SEATS,
    WAIT,
    CallVote,
    Cut,
    Designate,
    Expire,
    Look,
    Wait,
    held_in,
)
from coffret.games.time_bomb.rules.choosing import CutAfterLook, VoteForTarget, YieldCable
from coffret.games.time_bomb.rules.cutting import DrawCut, cut, cuts_at, look, looks_at, turn_up_in_order
from coffret.games.time_bomb.rules.refusal import refusal
from coffret.games.time_bomb.rules.talk import can_speak, next_speaker, say, statements
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
        holder = HOLDERS[effects(s).choice][s.holder]
        if effects(s).silent:  # BU-PLACE-14
            return holder, self
        return (*next_speaker(s, s.holder), holder, self)


def speak_or(s: State, seat: int, acts: list[Action]) -> Decision:
    """BU-TALK-08 BU-TALK-14 BU-CUT-08 The holder speaks, waits for the next sweep, or does what ends the talk."""
    if effects(s).silent:
        return Decision(seat, acts, CLOCK_RUNS if s.options.talk_clock else ())
    options = [WAIT, *acts] if next_speaker(s, seat) else acts
    if can_speak(s, seat):
        options = statements(s, seat) + options
    return Decision(seat, options, CLOCK_RUNS if s.options.talk_clock else ())


def keep_talking(s: State, frame: Frame[State], action: Action) -> Frames:
    """BU-TALK-14 After a statement or another sweep the holder is asked again; his clock ends it (BU-TALK-16)."""
    if isinstance(action, Expire):
        return (DrawCut(()),)
    if isinstance(action, Wait):
        return (*next_speaker(s, s.holder), frame)
    say(s, s.holder, action)
    s.spoken[s.holder] += 1
    return (frame,)


class SpeakOrCut(Frame[State]):
    """BU-CUT-01 BU-TALK-08 The holder cuts a cable of another player."""

    RULE: ClassVar[str] = "BU-TALK-08"

    seat: int

    def ask(self, s: State) -> Decision | None:
        return speak_or(s, self.seat, cuts_at(s, targets(s)))

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Cut):
            return keep_talking(s, self, action)
        cut(s, action.owner, action.position)
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        reason = uncuttable(s, action.owner, action.position) if isinstance(action, Cut) else None
        return reason or refusal(s, action, seat, self.RULE)


class SpeakOrName(Frame[State]):
    """BU-PLACE-11 The holder names a player, who will choose one of his own cables."""

    RULE: ClassVar[str] = "BU-TALK-08"

    seat: int

    def ask(self, s: State) -> Decision | None:
        return speak_or(s, self.seat, [DESIGNATES[owner] for owner in held_in(targets(s))])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Designate):
            return keep_talking(s, self, action)
        s.tell("designate", speaker=self.seat, seat=action.seat)
        return (YieldCable(action.seat),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Cut):
            return Reason(effects(s).rule, "owner-chooses")
        reason = untouchable(s, action.seat) if isinstance(action, Designate) else None
        return reason or refusal(s, action, seat, self.RULE)


class SpeakOrVote(Frame[State]):
    """BU-PLACE-12 The holder ends the talk by calling the vote."""

    RULE: ClassVar[str] = "BU-TALK-08"

    seat: int

    def ask(self, s: State) -> Decision | None:
        return speak_or(s, self.seat, [CALL_VOTE])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, CallVote):
            return keep_talking(s, self, action)
        s.tell("call-vote", speaker=self.seat)
        return (VoteForTarget(self.seat),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Cut):
            return Reason(effects(s).rule, "vote-first")
        return refusal(s, action, seat, self.RULE)


class SpeakOrLook(Frame[State]):
    """BU-PLACE-16 The holder looks at a cable of the player he will cut."""

    RULE: ClassVar[str] = "BU-TALK-08"

    seat: int

    def ask(self, s: State) -> Decision | None:
        return speak_or(s, self.seat, looks_at(s, targets(s)))

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Look):
            return keep_talking(s, self, action)
        look(s, self.seat, action)
        return (CutAfterLook(self.seat, action.owner, action.position),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Cut):
            return Reason(effects(s).rule, "look-first")
        reason = uncuttable(s, action.owner, action.position) if isinstance(action, Look) else None
        return reason or refusal(s, action, seat, self.RULE)


# By who chooses what is cut, in the order of CHOICES, then by seat.
HOLDERS: Final[list[list[Frame[Any]]]] = [
    [SpeakOrCut(seat) for seat in range(MOST_SEATS)],
    [SpeakOrName(seat) for seat in range(MOST_SEATS)],
    [SpeakOrVote(seat) for seat in range(MOST_SEATS)],
    [SpeakOrLook(seat) for seat in range(MOST_SEATS)],
]
