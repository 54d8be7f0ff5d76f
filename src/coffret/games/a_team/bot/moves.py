"""What dice, battles and landings of the player whose turn it is are worth: his expected lead after them."""

from typing import Final

from coffret.games.a_team.bot.race import back, lead, lead_after, put
from coffret.games.a_team.rules.battle import opponents_here
from coffret.games.a_team.rules.movement import destination, goes_over_formula
from coffret.games.a_team.rules.screen import can_challenge
from coffret.games.a_team.rules.steal import is_formula_due
from coffret.games.a_team.state import CELLAR, GUARD, INWARD, ROLL_AGAIN, SAFETY_ZONE, TV_SCREEN, State
from coffret.kernel.sums import sum_of

ONE_DIE: Final = [(1 / 6, steps) for steps in range(1, 7)]
TWO_DICE: Final = [((6 - abs(7 - steps)) / 36, steps) for steps in range(2, 13)]
MARGINS: Final = [((6 - margin) / 30, margin) for margin in range(1, 6)]  # for either side; ties are rolled again
ROLL: Final = 0.9  # turns that one more roll is worth


def dice(s: State) -> list[tuple[float, int]]:
    """How far a roll moves, and how likely."""
    return ONE_DIE if s.facing[s.turn] == INWARD else TWO_DICE


def roll(s: State) -> float:
    """Roll to move."""
    return sum_of([chance * land(s, end(s, steps)) for chance, steps in dice(s)])


def end(s: State, steps: int) -> int:
    """Where so many steps lead: a chaser does not let the formula go by."""
    space = destination(s, s.turn, steps)
    return s.at[s.holder] if goes_over_formula(s, s.turn, space) else space


def land(s: State, space: int) -> float:
    """Come to a space and follow its instructions."""
    spot = put(s, s.turn, space)
    value = landed(s, s.facts.kind[space])
    back(s, s.turn, spot)
    return value


def landed(s: State, kind: int) -> float:
    """Follow the instructions of the kind of space that one has come to."""
    if s.outcome is not None or kind == SAFETY_ZONE:
        return lead(s)
    if is_formula_due(s, s.turn):
        return fight_for_formula(s)
    if kind == GUARD:
        return fight_guard(s)
    if kind == CELLAR and s.holder == s.turn:
        return lead(s, ROLL)
    others = opponents_here(s, s.turn)
    if others:
        return max([fight(s, other) for other in others])
    if kind == ROLL_AGAIN:
        return lead(s, ROLL)
    return watch(s) if kind == TV_SCREEN else lead(s)


def fight_for_formula(s: State) -> float:
    """Battle the holder: who wins has the formula and rolls at once."""
    holder = s.holder
    s.holder = s.turn
    won = lead(s, ROLL)
    s.holder = holder
    lost = lead(s, -ROLL)
    return (won + lost) / 2


def fight_guard(s: State) -> float:
    """Fight a guard, who holds half of the time."""
    value = lead(s) / 2
    for chance, margin in MARGINS:
        value += chance * advanced(s, s.turn, margin)
    return value


def fight(s: State, other: int) -> float:
    """Battle an opponent: the winner advances by the difference of the dice."""
    value = 0.0
    for chance, margin in MARGINS:
        value += chance * advanced(s, s.turn, margin)
        value += chance * advanced(s, other, margin)
    return value


def watch(s: State) -> float:
    """Challenge somebody from a TV SCREEN, or nobody."""
    challenges = [fight(s, other) for other in range(s.seats) if can_challenge(s, s.turn, other)]
    return max([lead(s), *challenges])


def advanced(s: State, seat: int, steps: int) -> float:
    """The lead after a player has won so many steps."""
    return lead_after(s, seat, destination(s, seat, steps))
