"""A play stepped choice by choice: chance is resolved in between, and those who may interrupt are asked one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from coffret.kernel.chance import Rng
from coffret.kernel.playout import in_turn
from coffret.kernel.stack import CHANCE, NOTHING, Action, Decision, State, apply, decide, sample

NOBODY: Final = -1
OVER: Final = Decision(NOBODY, [])  # nobody is asked


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepped:
    """A play, the seat being asked, and what it is asked."""

    def __init__(self, state: State, dice: Rng) -> None:
        self.state: Any = state
        self.dice = dice
        self.part: Decision = OVER
        self.seat: int = NOBODY
        self.asked: list[Decision] = []  # those who are asked next if the moment is let pass

    def begin(self, state: State, dice: Rng) -> None:
        """Start from this state, with these dice."""
        self.state = state
        self.dice = dice
        self.asked = []
        self.go_on(decide(state))

    def go_on(self, decision: Decision | None) -> None:
        """Resolve chance until a seat is asked or the play is over."""
        state: State = self.state
        dice = self.dice
        while decision is not None and decision.seat == CHANCE:
            decision = apply(state, sample(state, dice), CHANCE)
        self.ask(decision)

    def ask(self, decision: Decision | None) -> None:
        """Ask whose choice it is; of several, those who may choose come first."""
        if decision is None:
            self.part = OVER
            self.seat = NOBODY
            return
        if decision.others:
            self.asked = in_turn(decision)
            decision = self.asked.pop(0)
        self.part = decision
        self.seat = decision.seat

    def take(self, action: Action) -> None:
        """Take an offered action, or NOTHING to let the moment pass."""
        if action is NOTHING:
            part = self.asked.pop(0)
            self.part = part
            self.seat = part.seat
        else:
            state: State = self.state
            self.go_on(apply(state, action, self.seat))

    def at_random(self, sources: list[Rng | None]) -> None:
        """Let seats with a random source choose at random, until another seat is asked or the play is over."""
        while self.seat != NOBODY:
            source = sources[self.seat]
            if source is None:
                return
            actions = self.part.actions
            count = len(actions)
            place = source.below(count if self.part.must else count + 1)
            self.take(actions[place] if place < count else NOTHING)


def advance(plays: Sequence[Stepped], chosen: list[Action | None], sources: list[list[Rng | None]]) -> None:
    """Take an action in each play that has one, and let the seats with a random source go on from there."""
    for index, action in enumerate(chosen):
        if action is not None:
            play = plays[index]
            play.take(action)
            play.at_random(sources[index])
