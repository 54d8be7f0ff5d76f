# interpreted
"""What a row or one of its cables holds: what is known of it, what was claimed, and what that makes likely."""

from __future__ import annotations

from coffret.games.time_bomb.actions import ClaimCable, ClaimReading
from coffret.games.time_bomb.counsel.reading import Reading, ground
from coffret.games.time_bomb.state import BOMB, DEFUSER, HIDDEN, NO, SECURE, YES
from coffret.games.time_bomb.view import View
from coffret.kernel.counsel import Ground
from coffret.kernel.sums import sum_of

CLEAR = 2  # percent by which chances must differ to be worth a word


def of_place(it: Reading, owner: int, position: int) -> list[Ground]:
    """Say what a cable is, where one knows it, or else what to expect there."""
    v = it.v
    cable = v.rows[owner][position] if position >= 0 else HIDDEN
    if cable != HIDDEN:
        is_bad = it.wanted[cable] < it.worth(it.chance(owner))
        return [ground("seen", 0.95, is_bad, cable=cable)]
    return of_known_row(it, owner) or of_belief(it, owner, position)


def of_known_row(it: Reading, owner: int) -> list[Ground]:
    """Say what a row holds that one was dealt, or that the lie detector has tested."""
    v = it.v
    if v.dealt[0] != HIDDEN and owner == v.where[v.seat]:
        id, numbers = "dealt-to-you", v.dealt
    elif owner == v.detected and v.reading[0] != HIDDEN:
        id, numbers = "tested", v.reading
    else:
        return []
    count = numbers[0] - v.rows[owner].count(DEFUSER)
    bomb = YES if numbers[1] == YES and BOMB not in v.rows[owner] else NO
    is_bad = it.worth(it.chance(owner)) < average(it, owner, -1)
    return [ground(id, 0.85, is_bad, owner=owner, count=count, room=v.rows[owner].count(HIDDEN), bomb=bomb)]


def of_belief(it: Reading, owner: int, position: int) -> list[Ground]:
    """Say what to expect of a cable by all that was said and cut, where that is more or less than elsewhere."""
    here, others = it.chance(owner, position), it.others(owner, position)
    told = [other.percent() for other in others]
    defuser, bomb = here.percent()
    if not any(abs(defuser - more) >= CLEAR or abs(bomb - risk) >= CLEAR for more, risk in told):
        return []
    is_bad = it.worth(here) < average(it, owner, position)
    gap = max([max(abs(here.defuser - other.defuser), abs(here.bomb - other.bomb)) for other in others])
    weight = 0.4 + gap / 2
    if not is_bad and all(defuser > more for more, _ in told) and it.wanted[DEFUSER] > it.wanted[SECURE]:
        return [ground("likeliest", weight + 0.1, False, defuser=defuser, risk=bomb)]
    if not is_bad and all(bomb > risk for _, risk in told) and it.wanted[BOMB] > it.wanted[SECURE]:
        return [ground("bomb-likeliest", weight + 0.1, False, defuser=defuser, risk=bomb)]
    if is_bad and it.is_agent and all(bomb > risk for _, risk in told):
        return [ground("bomb-likeliest", weight + 0.1, True, defuser=defuser, risk=bomb)]
    return [ground("likely", weight, is_bad, defuser=defuser, risk=bomb)]


def average(it: Reading, owner: int, position: int) -> float:
    """What the other cables are worth that could be cut instead."""
    worth = [it.worth(other) for other in it.others(owner, position)]
    return sum_of(worth) / len(worth) if worth else 0.0


def of_claim(it: Reading, owner: int) -> list[Ground]:
    """Say what the claim about a row comes to, if it is true."""
    v = it.v
    claim = it.mind.claims.get((v.round, owner))
    if claim is None or claim.speaker == v.seat or is_in_the_dark(it, owner):
        return []
    likes_defusers = it.wanted[DEFUSER] > it.wanted[SECURE]
    who = {"seat": claim.speaker}
    if claim.is_refuted():
        return [ground("refuted", 0.5, it.is_agent, **who)]
    if claim.bomb == YES:
        return [ground("claims-bomb", 0.7, it.is_agent, owner=owner, room=claim.room, **who)]
    if claim.left:
        weight, id = 0.45 + claim.left / claim.room / 3, "claims-all" if claim.left == claim.room else "claims"
        return [ground(id, weight, not likes_defusers, owner=owner, count=claim.left, room=claim.room, **who)]
    if claim.dealt:
        return [ground("claim-spent", 0.5, likes_defusers, defusers=claim.dealt, **who)]
    return [ground("claims-none", 0.4, likes_defusers, **who)]


def of_words_of_others(it: Reading, owner: int, position: int) -> list[Ground]:
    """Say what somebody claims who alone was shown this cable, or how many defusers the row was dealt."""
    v, wanted = it.v, it.wanted
    for said in reversed(v.talk):
        what = said.what
        if said.round != v.round or said.speaker == v.seat:
            continue
        if isinstance(what, ClaimCable) and shown_to(v, said.speaker, what) == (owner, position):
            is_bad = wanted[what.cable] < average(it, owner, -1)
            return [ground("told-cable", 0.6, is_bad, seat=said.speaker, cable=what.cable)]
        if isinstance(what, ClaimReading) and what.seat == owner and owner != v.where[v.seat]:
            is_bad = (what.defusers > 0) == (wanted[DEFUSER] < wanted[SECURE]) or (what.bomb == YES and it.is_agent)
            return [ground("told-reading", 0.5, is_bad, seat=said.speaker, defusers=what.defusers, bomb=what.bomb)]
    return []


def shown_to(v: View, speaker: int, what: ClaimCable) -> tuple[int, int] | None:
    """The cable that is spoken of, if the speaker alone was shown it."""
    is_hidden = v.rows[what.owner][what.position] == HIDDEN and (speaker, what.owner, what.position) in v.peeks
    return (what.owner, what.position) if is_hidden else None


def is_in_the_dark(it: Reading, owner: int) -> bool:
    """Whether cables of a row were cut that nobody has seen yet."""
    v = it.v
    return any(cut.round == v.round and cut.owner == owner and cut.cable == HIDDEN for cut in v.cuts)
