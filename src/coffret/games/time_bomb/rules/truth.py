"""Whether something said was true: kept secret and told after the end."""

from __future__ import annotations

from typing import Final

from coffret.games.time_bomb.actions import (
    Accuse,
    Admit,
    ClaimBomb,
    ClaimCable,
    ClaimCover,
    ClaimFaction,
    ClaimGave,
    ClaimGot,
    ClaimReading,
    Declare,
    Deny,
    Revise,
)
from coffret.games.time_bomb.state import (
    BOMB,
    DEFUSER,
    NO_COMMENT,
    RED,
    YES,
    Said,
    State,
    beside,
    effects,
)

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
    if isinstance(what, ClaimCable):
        return TRUE if s.rows[what.owner][what.position] == what.cable else FALSE
    if isinstance(what, ClaimGave):
        return TRUE if s.gave[said.speaker] == what.cable else FALSE
    if isinstance(what, ClaimGot):
        return TRUE if s.gave[giver_to(s, said.speaker)] == what.cable else FALSE
    if isinstance(what, (ClaimReading, ClaimBomb)):
        return read_truly(s, what)
    if isinstance(what, (Deny, Admit)):
        return answered_truly(s, said, what)
    return NO_MATTER


def answered_truly(s: State, said: Said, what: Deny | Admit) -> int:
    """BU-TALK-19 An answer is about that player's last accusation before it."""
    accused = -1
    for earlier in s.talk:
        if earlier is said:
            break
        about = earlier.what
        if isinstance(about, Accuse) and about.seat == said.speaker and earlier.speaker == what.seat:
            accused = about.faction
    is_so = s.facts.factions[s.roles[said.speaker]] == accused
    return TRUE if is_so == isinstance(what, Admit) else FALSE


def giver_to(s: State, receiver: int) -> int:
    """BU-PLACE-04 Who passed a cable on to this player."""
    side = effects(s).side
    return next(giver for giver in range(s.seats) if beside(s.seats, giver, side) == receiver)


def read_truly(s: State, what: ClaimReading | ClaimBomb) -> int:
    """BU-PLACE-07 Whether the lie detector told this."""
    row = s.rows[what.seat]
    fits = (what.bomb == YES) == (BOMB in row)
    if isinstance(what, ClaimReading):
        fits = fits and row.count(DEFUSER) == what.defusers
    return TRUE if fits else FALSE


OF_THE_DEAL: Final = (Declare, Revise, ClaimCable, ClaimGave, ClaimGot, ClaimReading, ClaimBomb)  # whose truth it holds


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


def announced(s: State, seat: int) -> Declare | Revise | None:
    """BU-TALK-18 What a player announced last, if it is about the cables they still have."""
    talk = s.talk
    since = untouched_since(s, s.where[seat])
    for index in range(len(talk) - 1, -1, -1):
        said = talk[index]
        if said.made < since or said.round != s.round:
            break
        if said.speaker == seat:
            what = said.what
            if isinstance(what, (Declare, Revise)):
                return what
    return None


def untouched_since(s: State, owner: int) -> int:
    """After how many cuts of this round nothing has been cut from a row any more."""
    for made in range(s.made, 0, -1):
        if s.cuts[len(s.cuts) - s.made + made - 1].owner == owner:
            return made
    return 0


def left_then(s: State, owner: int, made: int) -> int:
    """The positions of a row that were face down when so many cuts had been made in this round."""
    mask = s.left[owner]
    for index in range(len(s.cuts) - s.made + made, len(s.cuts)):
        if s.cuts[index].owner == owner:
            mask |= 1 << s.cuts[index].position
    return mask
