"""The CELLAR: taking the formula, and turning round."""

from coffret.games.a_team.state import NOBODY, State


def enter_cellar(s: State, seat: int) -> None:
    """AT-CELLAR-02, AT-CELLAR-11..13 However many come in, the first takes the formula."""
    is_first = s.holder == NOBODY
    if is_first:
        s.holder = seat
        s.tell("formula-taken", seat=seat)
    if seat == s.turn and not (is_first and s.rolled):
        s.owes = 0  # AT-CELLAR-04, AT-CELLAR-05, AT-CELLAR-07: he waits for his next turn
