"""Whom the holder of the cutters may cut, and why not somebody else."""

from __future__ import annotations

from coffret.games.time_bomb.state import (
    ALREADY_CUT,
    DISTANT,
    LEFT,
    LEFT_NEIGHBOUR,
    NOBODY,
    PREVIOUS_HOLDER,
    RIGHT,
    RIGHT_NEIGHBOUR,
    Place,
    State,
    beside,
    effects,
    row_size,
)
from coffret.kernel import Reason


def targets(s: State) -> int:
    """BU-CUT-01 BU-CUT-09 Who may be cut, as bits: any other player, within the Location's limit."""
    reachable = within_reach(s)
    spares = effects(s).spares
    if not spares and s.ward == NOBODY:
        return reachable
    allowed = reachable & ~spared(s, spares)
    return allowed or reachable  # BU-LOC-06


def within_reach(s: State) -> int:
    """BU-CUT-02..03 Never oneself, and nobody whose row is empty."""
    mask = 0
    for owner in range(s.seats):
        if s.left[owner] and owner != s.holder:
            mask |= 1 << owner
    return mask


def spared(s: State, spares: int) -> int:
    """BU-PLACE-01..02 BU-PLACE-06 BU-PLACE-10 BU-PLACE-15 Whom the Location protects, as bits."""
    mask = 0
    for owner in range(s.seats):
        if is_spared(s, owner, spares):
            mask |= 1 << owner
    return mask


def is_spared(s: State, owner: int, spares: int) -> bool:
    """Whether the Location protects this player now."""
    is_left = owner == beside(s.seats, s.holder, LEFT)
    is_right = owner == beside(s.seats, s.holder, RIGHT)
    return bool(
        (spares & PREVIOUS_HOLDER and owner == s.before)
        or (spares & ALREADY_CUT and s.left[owner] != (1 << row_size(s)) - 1)
        or (spares & LEFT_NEIGHBOUR and is_left)
        or (spares & RIGHT_NEIGHBOUR and is_right)
        or (spares & DISTANT and not is_left and not is_right)
        or (owner == s.ward and has_safe_conduct(s))
    )


def has_safe_conduct(s: State) -> bool:
    """BU-PLACE-15 Safe conduct lasts for the round, or until so many cables are cut."""
    until = effects(s).number
    return until == 0 or s.made < until


def untouchable(s: State, owner: int) -> Reason | None:
    """Why this player cannot be cut now, or None if he can."""
    if targets(s) >> owner & 1:
        return None
    if owner == s.holder:
        return Reason("BU-CUT-02", "own-row")
    if s.left[owner] == 0:
        return Reason("BU-CUT-03", "empty-row", {"owner": owner})
    return why_spared(s, effects(s), {"owner": owner, "place": s.place})


def why_spared(s: State, place: Place, args: dict[str, int]) -> Reason:
    """The limit of the Location that protects a player."""
    if args["owner"] == s.ward:
        return Reason(place.rule, "safe-conduct", args)
    if place.spares & PREVIOUS_HOLDER:
        return Reason(place.rule, "no-cutting-back", args)
    if place.spares & ALREADY_CUT:
        return Reason(place.rule, "cut-already", args)
    return Reason(place.rule, "too-far" if place.spares & DISTANT else "too-near", args)


def uncuttable(s: State, owner: int, position: int) -> Reason | None:
    """Why this cable cannot be cut now, or None if it can."""
    reason = untouchable(s, owner)
    if reason is not None:
        return reason
    if position >= row_size(s):
        return Reason("BU-ROUND-05", "short-row", {"count": row_size(s)})
    if not s.left[owner] >> position & 1:
        return Reason("BU-CUT-01", "not-face-down", {"owner": owner, "position": position})
    return None
