# interpreted
"""What the board says of a choice: what a cable may be, what words were worth, and who gets the cutters then."""

from __future__ import annotations

from coffret.games.time_bomb.actions import (
    Cut,
    Decline,
    Designate,
    Detect,
    Look,
    Protect,
    Show,
    Slip,
    Swap,
    Vote,
    Yield,
)
from coffret.games.time_bomb.counsel.people import of_cutters, of_guilt, of_protection, of_reach, of_test
from coffret.games.time_bomb.counsel.reading import Reading
from coffret.games.time_bomb.counsel.rows import of_claim, of_place, of_words_of_others
from coffret.games.time_bomb.counsel.rules import of_cover, of_slip, of_swap, of_yield
from coffret.games.time_bomb.view import View
from coffret.kernel import Action
from coffret.kernel.counsel import Ground


def counsel(view: View, action: Action) -> list[Ground]:
    """Say what the board tells for and against a choice."""
    if view.seat < 0 or view.outcome is not None or not view.rows:
        return []
    if isinstance(action, Show):
        return of_cover(view, action.colour)
    if isinstance(action, Cut | Look):
        return of_row(Reading(view), action.owner, action.position)
    if isinstance(action, Designate | Vote):
        return of_row(Reading(view), action.seat)
    if isinstance(action, Yield):
        return of_yield(Reading(view, by_me=False), action.position)
    if isinstance(action, Slip):
        return of_slip(Reading(view), action.cable)
    if isinstance(action, Swap | Decline):
        return of_swap(Reading(view), action)
    if isinstance(action, Detect):
        return of_test(Reading(view), action.seat)
    return of_protection(Reading(view), action.seat) if isinstance(action, Protect) else []


def of_row(it: Reading, owner: int, position: int = -1) -> list[Ground]:
    """Say what a cut there may bring (of the cable at this position, or of any), and what comes after it."""
    found = [*of_place(it, owner, position), *of_claim(it, owner), *of_words_of_others(it, owner, position)]
    return [*found, *of_guilt(it, owner), *of_cutters(it, owner), *of_reach(it, owner)]
