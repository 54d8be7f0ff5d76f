"""Who chooses what is cut, where a Location takes the choice from the holder of the cutters."""

from __future__ import annotations

from coffret.games.time_bomb.actions import (
    CUTS,
    VOTES,
    YIELDS,
    Cut,
    Expire,
    Vote,
    Yield,
    held_in,
)
from coffret.games.time_bomb.rules.cutting import DrawCut, cut
from coffret.games.time_bomb.rules.refusal import refusal
from coffret.games.time_bomb.rules.talk import Talking, among_all, keep_talking, speak_or
from coffret.games.time_bomb.rules.targets import targets, uncuttable, untouchable
from coffret.games.time_bomb.rules.together import Frames, Together
from coffret.games.time_bomb.state import (
    NOBODY,
    State,
)
from coffret.kernel import Action, Decision, Reason


class YieldCable(Talking):
    """BU-PLACE-11 The player who was named chooses which of his own cables is cut."""

    seat: int

    def ask(self, s: State) -> Decision | None:
        return among_all(s, self.ask_alone(s))

    def ask_alone(self, s: State) -> Decision:
        return speak_or(s, self.seat, YIELDS[s.left[self.seat]])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Expire):
            return (DrawCut((self.seat,)),)
        if not isinstance(action, Yield):
            return keep_talking(s, self, action, seat)
        cut(s, self.seat, action.position)
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Yield):
            return uncuttable(s, self.seat, action.position) or Reason(self.RULE, "not-now")
        return super().refuse(s, action, seat)


class VoteForTarget(Together):
    """BU-PLACE-12 All vote in secret for a player with a cable, the holder excepted; votes are shown."""

    seat: int  # the holder of the cutters

    def choices(self, s: State, seat: int) -> list[Action]:
        return [VOTES[owner] for owner in held_in(targets(s))]

    def ask(self, s: State) -> Decision | None:
        return self.ask_all(s, s.options.talk_clock > 0)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Expire):
            return super().resolve(s, action, seat)
        s.answers = (None,) * s.seats
        return (DrawCut(()),)

    def close(self, s: State) -> Frames:
        s.votes = tuple([answer.seat if isinstance(answer, Vote) else NOBODY for answer in s.answers])
        for speaker, voted in enumerate(s.votes):
            s.tell("vote", speaker=speaker, seat=voted)
        counts = [s.votes.count(owner) for owner in range(s.seats)]
        most = max(counts)
        return (CutVoted(self.seat, tuple([owner for owner in range(s.seats) if counts[owner] == most])),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Vote):
            return untouchable(s, action.seat) or Reason(self.RULE, "not-now")
        return refusal(s, action, seat, self.RULE)


class CutVoted(Talking):
    """BU-PLACE-12 The most voted player must be cut; the holder breaks ties and chooses the cable."""

    seat: int
    targets: tuple[int, ...]

    def ask(self, s: State) -> Decision | None:
        return among_all(s, self.ask_alone(s))

    def ask_alone(self, s: State) -> Decision:
        options: list[Action] = []
        for owner in self.targets:
            options += CUTS[owner][s.left[owner]]
        return speak_or(s, self.seat, options)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Expire):
            return (DrawCut(self.targets),)
        if not isinstance(action, Cut):
            return keep_talking(s, self, action, seat)
        cut(s, action.owner, action.position)
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Cut) and action.owner != self.seat and action.owner not in self.targets:
            return Reason(self.RULE, "not-voted", {"targets": self.targets})
        if isinstance(action, Cut):
            return uncuttable(s, action.owner, action.position) or Reason(self.RULE, "not-now")
        return super().refuse(s, action, seat)


class CutAfterLook(Talking):
    """BU-PLACE-16 Having looked, the holder cuts that cable or another one of the same player."""

    seat: int
    owner: int
    position: int

    def ask(self, s: State) -> Decision | None:
        return among_all(s, self.ask_alone(s))

    def ask_alone(self, s: State) -> Decision:
        return speak_or(s, self.seat, CUTS[self.owner][s.left[self.owner]])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Expire):
            return (DrawCut((self.owner,)),)
        if not isinstance(action, Cut):
            return keep_talking(s, self, action, seat)
        cut(s, action.owner, action.position)
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Cut) and action.owner not in (self.owner, self.seat):
            return Reason(self.RULE, "only-looked-at", {"owner": self.owner})
        if isinstance(action, Cut):
            return uncuttable(s, action.owner, action.position) or Reason(self.RULE, "not-now")
        return super().refuse(s, action, seat)
