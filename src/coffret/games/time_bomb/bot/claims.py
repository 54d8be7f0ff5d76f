"""What has been declared, and whether it can be true."""

from coffret.games.time_bomb.actions import Declare, Revise
from coffret.games.time_bomb.state import BOMB, DEFUSER, HIDDEN, NO, NOBODY, YES, Place, beside
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


def last_claims(v: View) -> Claims:
    """The last declaration about every row in each round."""
    last = {(said.round, said.speaker): said for said in v.talk if isinstance(said.what, Declare | Revise)}
    cuts = cuts_by_row(v)
    found: Claims = {}
    for (round, speaker), said in last.items():
        what = said.what
        assert isinstance(what, Declare | Revise)
        owner = v.where[speaker] if round == v.round else speaker
        claim = Claim(speaker, what.bomb, what.defusers, what.defusers, 6 - round)
        for number, cable in cuts.get((round, owner), ()):
            claim.room -= 1
            claim.dealt += cable == DEFUSER and number < said.made
            claim.left -= cable == DEFUSER and number >= said.made
        found[round, owner] = claim
    return found


def cuts_by_row(v: View) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """By round and owner, what was cut and turned up: the number of the cut in its round, and the cable."""
    found: dict[tuple[int, int], list[tuple[int, int]]] = {}
    number, round = 0, 0
    for cut in v.cuts:
        number, round = (number + 1, round) if cut.round == round else (0, cut.round)
        if cut.cable != HIDDEN:
            found.setdefault((round, cut.owner), []).append((number, cut.cable))
    return found


def is_lie(v: View, round: int, owner: int, claim: Claim) -> bool:
    """Whether this seat knows a declaration about a row to be false."""
    if claim.is_refuted() or round != v.round:
        return claim.is_refuted()
    bomb = bomb_row(v)
    if bomb != NOBODY and claim.bomb == (NO if bomb == owner else YES):
        return True
    return owner == v.detected and v.reading[0] not in (HIDDEN, claim.dealt)


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
    return next((owner for owner, row in enumerate(v.rows) if BOMB in row), NOBODY)
