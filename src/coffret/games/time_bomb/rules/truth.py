"""Whether something said was true: kept secret and told after the end."""

from __future__ import annotations

from typing import Final

from coffret.games.time_bomb.actions import ClaimCover, ClaimFaction, Declare, Revise
from coffret.games.time_bomb.state import BOMB, DEFUSER, NO_COMMENT, RED, YES, Said, State

FALSE: Final = 0
TRUE: Final = 1
NO_MATTER: Final = 2  # neither: an opinion, or silence


def is_true(s: State, said: Said) -> int:
    """BU-TALK-11 Declarations and claims are true or false; all else is opinion."""
    what = said.what
    if isinstance(what, Declare):
        return declared_truly(s, said, what.defusers, what.bomb)
    if isinstance(what, Revise):
        return declared_truly(s, said, what.defusers, what.bomb)
    if isinstance(what, ClaimFaction):
        return TRUE if s.facts.factions[s.roles[said.speaker]] == what.faction else FALSE
    if isinstance(what, ClaimCover):
        shown = s.reds if what.colour == RED else s.blues
        return TRUE if shown[said.speaker] >> what.seat & 1 else FALSE
    return NO_MATTER


def declared_truly(s: State, said: Said, defusers: int, bomb: int) -> int:
    """A declaration is about the cables dealt to the speaker that were uncut when he made it."""
    owner = s.where[said.speaker]
    uncut = left_then(s, owner, said.made)
    held = 0
    has_bomb = False
    for position, cable in enumerate(s.rows[owner]):
        if uncut >> position & 1:
            held += cable == DEFUSER
            has_bomb = has_bomb or cable == BOMB
    fits = bomb == NO_COMMENT or (bomb == YES) == has_bomb
    return TRUE if held == defusers and fits else FALSE


def left_then(s: State, owner: int, made: int) -> int:
    """The positions of a row that were face down when so many cuts had been made in this round."""
    mask = s.left[owner]
    for index in range(len(s.cuts) - s.made + made, len(s.cuts)):
        if s.cuts[index].owner == owner:
            mask |= 1 << s.cuts[index].position
    return mask
