"""A position to test a rule from: set up from its notation, with scripted dice, never patched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coffret.kernel import stack
from coffret.kernel.game import Game
from coffret.kernel.stack import CHANCE, Action, Event, Outcome, Reason

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ledger rules it proves: `@rule("LD-BID-02")`."""
    import pytest

    return pytest.mark.rule(*ids)


class Position:
    """A play from some position on. `does` and `rolls` check that the action is offered."""

    def __init__(self, game: Game, start: str | Any) -> None:
        self.game = game
        self.s: Any = game.position(start) if isinstance(start, str) else start
        self.events: list[Event] = []  # of the last step

    @property
    def asked(self) -> int | None:
        """The seat that must choose now; None when the play is over."""
        decision = stack.decide(self.s)
        return None if decision is None else decision.seat

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.s.outcome
        return outcome

    def options(self, seat: int | None = None) -> list[str]:
        """Return what a seat (by default the one asked) can do, in notation."""
        decision = stack.decide(self.s)
        part = decision.of(decision.seat if seat is None else seat) if decision else None
        return [self.game.vocabulary.write(action) for action in part.actions] if part else []

    def does(self, *notations: str, seat: int | None = None) -> Position:
        """Let the seat being asked (or the one named) take these actions in order."""
        for notation in notations:
            action = self.read(notation)
            who = self.asked if seat is None else seat
            assert who is not None, f"the play is over before {notation}"
            assert who != CHANCE, f"chance is asked, nobody can {notation}"
            assert stack.offered(self.s, action, who), f"seat {who} cannot {notation}, only {self.options(who)}"
            self.step(action, who)
        return self

    def rolls(self, *notations: str) -> Position:
        """Script these chance outcomes in order."""
        for notation in notations:
            action = self.read(notation)
            assert self.asked == CHANCE, f"chance is not asked for {notation}, but seat {self.asked}"
            assert stack.offered(self.s, action, CHANCE), f"{notation} is no outcome here"
            self.step(action, CHANCE)
        return self

    def refuses(self, notation: str, seat: int | None = None) -> Reason:
        """Return the reason why the seat being asked (or the one named) cannot do this."""
        who = self.asked if seat is None else seat
        reason = stack.explain(self.s, self.read(notation), CHANCE if who is None else who)
        assert reason is not None, f"{notation} is not refused"
        return reason

    def read(self, notation: str) -> Action:
        return self.game.action(notation, self.s.seats)

    def step(self, action: Action, seat: int) -> None:
        self.events = stack.apply_aloud(self.s, action, seat)
