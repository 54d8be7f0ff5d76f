"""Why something cannot be done: the rules' own answer, for an action or for anything done with an element."""

from __future__ import annotations

from functools import cache
from itertools import islice

from coffret.kernel import stack
from coffret.kernel.game import Game
from coffret.kernel.stack import Action, Reason
from coffret.kernel.table import Table

MOST_ACTIONS = 20_000  # that can be named in a game, to be looked through for an element
MOST_REASONS = 3
GENERAL = ("not-now", "not-your-turn")


def why_action(table: Table, seat: int, action: Action) -> list[Reason] | None:
    """The reason against an action; None if it can be done."""
    reason = stack.explain(table.state, action, seat)
    return None if reason is None else [reason]


def why_element(table: Table, seat: int, element: str) -> list[Reason] | None:
    """The reasons against whatever could be done with an element, the commonest first; None if something can.

    That an action does not belong to this moment says less than a reason of its own, and is told last.
    """
    view = table.view(seat)
    counts: dict[str, tuple[int, Reason]] = {}
    for action in universe(table.game, table.seats):
        if element not in touched(table.game, view, action):
            continue
        reason = stack.explain(table.state, action, seat)
        if reason is None:
            return None
        count, _ = counts.get(repr(reason), (0, reason))
        counts[repr(reason)] = (count + 1, reason)
    ranked = sorted(counts.values(), key=lambda found: (found[1].why in GENERAL, -found[0]))
    return [reason for _, reason in ranked[:MOST_REASONS]] or idle(table, seat)


def idle(table: Table, seat: int) -> list[Reason]:
    """Why an element that no action touches has nothing to do with the choice of the moment."""
    outcome = table.outcome
    if outcome is not None:
        return [Reason(outcome.rule, "game-over")]
    decision = table.pending
    rule = type(table.state.stack[-1]).RULE
    asked = decision is not None and decision.of(seat) is not None
    return [Reason(rule, "not-now" if asked else "not-your-turn")]


def touched(game: Game, view: object, action: Action) -> list[str]:
    """The elements of an action that may make no sense at this moment."""
    try:
        return game.touches(view, action)
    except (LookupError, ValueError, TypeError, AttributeError):
        return []


@cache
def universe(game: Game, seats: int) -> list[Action]:
    """The actions that can be named at such a table."""
    return list(islice(game.vocabulary.universe(seats), MOST_ACTIONS))
