"""Choices that all players make at the same moment, each hidden until the last one is made."""

from __future__ import annotations

from typing import Any

from coffret.games.time_bomb.actions import CLOCK_RUNS
from coffret.games.time_bomb.state import State
from coffret.kernel import Action, Decision, Frame

Frames = tuple[Frame[Any], ...]


class Together(Frame[State]):
    """BU-COVER-11 Everybody is asked in the same way, choice or not; what was chosen stays secret."""

    def choices(self, s: State, seat: int) -> list[Action]:
        """What this seat can choose."""
        raise NotImplementedError

    def close(self, s: State) -> Frames:
        """What happens when all have chosen."""
        raise NotImplementedError

    def ask_all(self, s: State, has_clock: bool = False) -> Decision:
        """One decision for all who have not chosen yet."""
        parts = [Decision(seat, self.choices(s, seat)) for seat in range(s.seats) if s.answers[seat] is None]
        others = tuple(parts[1:])
        return Decision(parts[0].seat, parts[0].actions, others + CLOCK_RUNS if has_clock else others)

    def ask_alone(self, s: State) -> Decision | None:
        for seat in range(s.seats):
            if s.answers[seat] is None:
                return Decision(seat, self.choices(s, seat))
        return None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        answers = list(s.answers)
        answers[seat] = action
        s.answers = tuple(answers)
        s.tell("answered", seat=seat)
        for answer in s.answers:
            if answer is None:
                return (self,)
        return self.finish(s)

    def finish(self, s: State) -> Frames:
        """Make the choices take effect and forget them."""
        frames = self.close(s)
        s.answers = (None,) * s.seats
        return frames
