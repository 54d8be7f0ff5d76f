"""How a game ends, and what it is worth."""

from typing import Final

from coffret.games.thunderbirds.state import LAST_SPACE, State
from coffret.kernel import Outcome

WINNING: Final = (200, 300, 400, 500)  # TB-SCORE-01, by level


def win(s: State) -> None:
    """TB-END-01, TB-END-05, TB-SCH-11, TB-SCH-14 The third Scheme is defeated: all have won, and nothing follows."""
    s.outcome = Outcome(tuple(range(s.seats)), "TB-END-01", "won", winning_score(s))


def lose(s: State, rule: str, side: str) -> None:
    """TB-END-05, TB-END-06 All have lost, at once: nothing after this step is settled."""
    s.outcome = Outcome((), rule, side, losing_score(s))


def winning_score(s: State) -> int:
    """TB-SCORE-01..03, TB-SCORE-07, TB-EX-16 By level, by the Hood's way left, by cards left; it decides nothing."""
    return WINNING[s.level] + 10 * (LAST_SPACE - s.hood) + cards_left(s)


def losing_score(s: State) -> int:
    """TB-SCORE-04..06, TB-EX-17 By disasters in the discard pile, however they came there, and by Schemes."""
    return 10 * len(s.discard) + 20 * s.foiled


def cards_left(s: State) -> int:
    """The cards of the Disaster deck, seen or not."""
    return s.hidden + len(s.top)
