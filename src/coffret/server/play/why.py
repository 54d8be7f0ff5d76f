"""Explain why something cannot be done, with the rules' own reasons, for an action or an element."""

from __future__ import annotations

from itertools import islice

from coffret.kernel import stack
from coffret.kernel.game import Game
from coffret.kernel.once import once
from coffret.kernel.stack import Action, Reason
from coffret.kernel.table import Table

MOST_ACTIONS = 20_000  # that can be named in a game, to be looked through for an element
MOST_REASONS = 3
GENERAL = ("not-now", "not-your-turn")


def why_action(table: Table, seat: int, action: Action) -> list[Reason] | None:
    """Return the reason against an action; None if it is possible."""
    reason = stack.explain(table.state, action, seat)
    return None if reason is None else [reason]


def why_element(table: Table, seat: int, element: str) -> list[Reason] | None:
    """Return the reasons against everything one could do with an element; None if something is possible.

    Actions possible with similar elements come first, then those specific to this element, then the most common. "Not
    now" says less than a specific reason and comes last.
    """
    view = table.view(seat)
    part = table.pending.of(seat) if table.pending is not None else None
    possible = {type(action) for action in part.actions} if part is not None else set()
    against: dict[str, Against] = {}
    for action in universe(table.game, table.seats):
        touches = touched(table.game, view, action)
        if element not in touches:
            continue
        reason = stack.explain(table.state, action, seat)
        if reason is None:
            return None
        against.setdefault(repr(reason), Against(reason)).add(len(touches), type(action) in possible)
    ranked = sorted(against.values(), key=lambda found: found.rank)
    return [found.reason for found in ranked[:MOST_REASONS]] or idle(table, seat)


class Against:
    """A reason, and what is known about the actions it rules out."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        self.count = 0
        self.possible = False  # one of them is of a sort that can be done now, with something else
        self.least = 99  # elements that the simplest of them touches

    def add(self, touches: int, possible: bool) -> None:
        """Add an action that the reason rules out."""
        self.count += 1
        self.possible = self.possible or possible
        self.least = min(self.least, touches)

    @property
    def rank(self) -> tuple[bool, bool, int, int]:
        """Sort key; the lowest is told first."""
        return (self.reason.why in GENERAL, not self.possible, self.least, -self.count)


def idle(table: Table, seat: int) -> list[Reason]:
    """Explain why an element that no action touches is irrelevant to the current choice."""
    outcome = table.outcome
    if outcome is not None:
        return [Reason(outcome.rule, "game-over")]
    decision = table.pending
    rule = type(table.state.stack[-1]).RULE
    asked = decision is not None and decision.of(seat) is not None
    return [Reason(rule, "not-now" if asked else "not-your-turn")]


def touched(game: Game, view: object, action: Action) -> list[str]:
    """Return the elements of an action, which may make no sense at this moment."""
    try:
        return game.touches(view, action)
    except (LookupError, ValueError, TypeError, AttributeError):
        return []


@once
def universe(game: Game, seats: int) -> list[Action]:
    """Return the actions that can be named at such a table."""
    return list(islice(game.vocabulary.universe(seats), MOST_ACTIONS))
