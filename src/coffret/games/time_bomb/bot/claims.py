"""What has been declared, and where the bomb is known to be."""

from __future__ import annotations

from coffret.games.time_bomb.actions import Declare, Revise
from coffret.games.time_bomb.state import BOMB, DEFUSER, HIDDEN, NOBODY, YES, Place, beside
from coffret.games.time_bomb.view import View


class Claim:
    """A declaration: what was dealt to a player if it is true, and what of that should still lie face down."""

    def __init__(self, speaker: int, bomb: int, dealt: int, left: int, room: int) -> None:
        self.speaker = speaker
        self.bomb = bomb
        self.dealt = dealt  # defusers
        self.left = left  # defusers that are not cut
        self.room = room  # cables that are not cut

    def is_refuted(self) -> bool:
        """Whether the cables cut so far prove it false."""
        return not 0 <= self.left <= self.room - (self.bomb == YES)


Claims = dict[tuple[int, int], Claim]  # by round and by the owner of the row
Cuts = dict[tuple[int, int], list[tuple[int, int]]]  # by round and owner: the number of the cut, and the cable


def last_claims(v: View, cuts: Cuts) -> Claims:
    """The last declaration about every row in each round."""
    last = {}
    for said in v.talk:
        what = said.what
        if isinstance(what, (Declare, Revise)):
            last[said.round, said.speaker] = (said.made, what.defusers, what.bomb)
    found: Claims = {}
    for (round, speaker), (made, defusers, bomb) in last.items():
        owner = v.where[speaker] if round == v.round else speaker
        claim = Claim(speaker, bomb, defusers, defusers, 6 - round)
        for number, cable in cuts.get((round, owner), ()):
            claim.room -= 1
            if cable == DEFUSER:
                if number < made:
                    claim.dealt += 1
                else:
                    claim.left -= 1
        found[round, owner] = claim
    return found


def cuts_by_row(v: View) -> Cuts:
    """By round and owner, what was cut and turned up: the number of the cut in its round, and the cable."""
    found: Cuts = {}
    number, round = 0, 0
    for cut in v.cuts:
        number, round = (number + 1, round) if cut.round == round else (0, cut.round)
        if cut.cable != HIDDEN:
            found.setdefault((round, cut.owner), []).append((number, cut.cable))
    return found


def place(v: View) -> Place:
    """What the Location of this round does."""
    return v.facts.places[0 if v.seats == 4 else 1][v.place]


def gift(v: View) -> tuple[int, int]:
    """To whom this seat has passed a cable in this round, and which; NOBODY if to no one."""
    if not v.gave or v.gave[v.seat] < 0:
        return NOBODY, NOBODY
    return beside(v.seats, v.seat, place(v).side), v.gave[v.seat]


def bomb_row(v: View) -> int:
    """In front of whom the bomb lies, if this seat knows it; otherwise NOBODY."""
    if v.dealt[1] == YES:
        return v.where[v.seat]
    if v.reading[1] == YES:
        return v.detected
    receiver, cable = gift(v)
    if cable == BOMB:
        return receiver
    for owner, row in enumerate(v.rows):
        if BOMB in row:
            return owner
    return NOBODY
