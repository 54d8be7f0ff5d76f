"""How it ends: a chain that overflows, or every call answered; the score and its rating."""

from typing import Final

from coffret.games.thunderbirds_solo.names import RATINGS
from coffret.games.thunderbirds_solo.state import CIVILIAN, NOBODY, State
from coffret.kernel import Outcome

CLEAN: Final = 2  # points for a Civilian rescued while uninfluenced
SHAKEN: Final = 1
STEPS: Final = (48, 54, 62, 70)  # TS-SCORE-05: from so many points on, the next rating


def left_behind(s: State) -> int:
    """TS-SCORE-02 The Civilians still in a chain or under Lady Penelope's card."""
    found = 0 if s.escorted == NOBODY else 1
    for chain in s.chains:
        for card in chain:
            if s.facts.type[card] == CIVILIAN:
                found += 1
    return found


def score(s: State, won: bool) -> int:
    """TS-SCORE-01..04 Two or one for each rescued Civilian, less those left; a win adds the advanced cards."""
    points = CLEAN * len(s.rescued) + SHAKEN * len(s.shaken) - left_behind(s)
    return points + s.advanced if won else points


def rating(points: int) -> str:
    """TS-SCORE-05, TS-EX-12 What a won game is worth."""
    place = 0
    while place < len(STEPS) and points >= STEPS[place]:
        place += 1
    return RATINGS[place]


def lose(s: State, place: int) -> None:
    """TS-FULL-01, TS-END-01, TS-SCORE-04 A full chain gets one card more: lost at once, and the mission has failed."""
    s.overflow = place
    s.outcome = Outcome((), "TS-FULL-01", "failed", score(s, False))
    s.tell("overflow", place=place, card=s.slots[place])


def win(s: State) -> None:
    """TS-END-03, TS-END-04 Every call has been answered; what still lies in the chains changes nothing."""
    points = score(s, True)
    s.outcome = Outcome((0,), "TS-END-03", rating(points), points)
    s.tell("answered-all", count=s.turn)
