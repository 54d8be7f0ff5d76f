# interpreted
"""Explain why something cannot be done, with the rules' own reasons, for an action or an element."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from coffret.kernel import stack
from coffret.kernel.game import Game
from coffret.kernel.once import once
from coffret.kernel.scene import Edge, Part, Piece, elements, named
from coffret.kernel.stack import Action, Reason
from coffret.kernel.table import Table
from coffret.kernel.text import LANGUAGES
from coffret.kernel.values import fields

MOST_ACTIONS = 20_000  # that can be named in a game, to be looked through for an element
MOST_REASONS = 2
FAR = 99  # attributes: nothing like it can be done
GENERAL = ("not-now", "not-your-turn")


def why_action(table: Table, seat: int, action: Action) -> list[Reason] | None:
    """Return the reason against an action; None if it is possible."""
    reason = stack.explain(table.state, action, seat)
    return None if reason is None else [reason]


def why_verb(table: Table, seat: int, verb: str) -> Reason | None:
    """Return the nearest reason against every action with this verb; None if one of them is possible."""
    part = table.pending.of(seat) if table.pending is not None else None
    offered = part.actions if part is not None else []
    kind = table.game.vocabulary.actions[verb]
    found: list[tuple[bool, int, Reason]] = []
    for action in universe(table.game, table.seats):
        if type(action) is kind:
            reason = stack.explain(table.state, action, seat)
            if reason is None:
                return None
            found.append((reason.why in GENERAL, distance(action, offered), reason))
    return min(found, key=lambda it: it[:2])[2] if found else idle(table, seat)[0]


def why_element(table: Table, seat: int, element: str) -> list[Reason] | None:
    """Return the nearest reasons against what one could do with an element; None if something is possible.

    Near is what needs nothing that is not on the table, resembles what can be done now, names the thing itself, and
    fails for few reasons of its sort: that each of thirty cards is missing says less than that a door is closed. "Not
    now" says least. What no action touches, such as a token or a far door, is as near as the place where it is.
    """
    view = table.view(seat)
    part = table.pending.of(seat) if table.pending is not None else None
    there, offered = elements(table.game.scene(view)), part.actions if part is not None else []
    far: dict[str, tuple[int, int, int]] = {}
    reasons: dict[str, Reason] = {}
    for action in universe(table.game, table.seats):
        touches = touched(table.game, view, action)
        if element not in touches:
            continue
        reason = stack.explain(table.state, action, seat)
        if reason is None:
            return None
        key = repr(reason)
        found = (sum(other not in there for other in touches), distance(action, offered), len(touches))
        far[key] = min(found, far.get(key, found))
        reasons[key] = reason
    if not far:
        return why_places(table, seat, places_of(there.get(element)))
    words = table.game.words(LANGUAGES[0])
    name = named(there[element], words).lower() if element in there else element
    names = {key: name in words.reason(reason).lower() for key, reason in reasons.items()}
    alike = Counter((names[key], reason.why) for key, reason in reasons.items())

    def rank(key: str) -> tuple[bool, int, int, bool, int]:
        missing, unlike, _ = far[key]
        reason = reasons[key]
        return (reason.why in GENERAL, missing, unlike, not names[key], alike[names[key], reason.why])

    ranked = sorted(far, key=lambda key: (rank(key), far[key][2]))
    first = rank(ranked[0])
    if first[-1] > MOST_REASONS:
        return idle(table, seat)

    def is_told(key: str) -> bool:
        general, missing, *_, many = rank(key)
        return rank(key) == first or (names[key] and (general, missing, many) == (*first[:2], 1))

    return [reasons[key] for key in filter(is_told, ranked)][:MOST_REASONS]


def why_places(table: Table, seat: int, places: list[str]) -> list[Reason] | None:
    """Return the reasons against these places: the first that says more than "not now"."""
    found = [why_element(table, seat, place) for place in places]
    told = [reasons for reasons in found if reasons and reasons[0].why not in GENERAL]
    if told:
        return told[0]
    return None if found and all(reasons is None for reasons in found) else idle(table, seat)


def places_of(part: Part | None) -> list[str]:
    """Return what an element lies on, or between."""
    if isinstance(part, Piece):
        return [part.on]
    return [id for id in (part.other, part.space) if id] if isinstance(part, Edge) else []


def distance(action: Action, offered: list[Action]) -> int:
    """Return in how many attributes an action differs from the most similar offered one; many if none is alike."""
    names = fields(action)
    alike = [
        sum(getattr(action, name) != getattr(other, name) for name in names)
        for other in offered
        if type(other) is type(action)
    ]
    return min(alike, default=FAR)


def idle(table: Table, seat: int) -> list[Reason]:
    """Explain why an element that no action touches is irrelevant to the current choice."""
    outcome = table.outcome
    if outcome is not None:
        return [stack.over(outcome)]
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
    """Return the actions that players can name at such a table; nobody chooses what chance does."""
    chosen = (it for it in game.vocabulary.universe(seats) if type(it) not in game.vocabulary.chance)
    return list(islice(chosen, MOST_ACTIONS))
