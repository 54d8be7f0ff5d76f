"""The exact chance of a Rescue: in how many of the equally likely ways the dice reach what is needed."""

from functools import cache

FACES = range(6)  # a Hood face counts 0


def ways(need: int) -> int:
    """TB-EX-20 In how many of 36 rolls two dice total at least this."""
    return sum(first + second >= need for first in FACES for second in FACES)


@cache
def best(first: int, second: int, need: int, rerolls: int) -> int:
    """In how many of 6 ** rerolls ways these dice reach it, when the right die is rerolled as often as it helps."""
    if first + second >= need:
        return int(6**rerolls)
    if rerolls == 0:
        return 0
    return max(
        sum(best(face, second, need, rerolls - 1) for face in FACES),
        sum(best(first, face, need, rerolls - 1) for face in FACES),
    )


def percent(need: int, rerolls: int, dice: tuple[int, int] | None = None, turned: bool = False) -> int:
    """The chance in whole percent, before the roll or from the dice that lie there; never 100 unless it is sure."""
    rolls = [dice] if dice is not None else [(first, second) for first in FACES for second in FACES]
    if turned:
        rolls = [turn(*roll) for roll in rolls]
    return rounded(sum(best(*roll, need, rerolls) for roll in rolls), len(rolls) * 6**rerolls)


def turn(first: int, second: int) -> tuple[int, int]:
    """A roll whose lower die is turned to 5."""
    return max(first, second), 5


def rounded(found: int, of: int) -> int:
    """A share in percent; what is possible but not sure stays between 1 and 99."""
    if found in (0, of):
        return 100 * found // of
    return min(99, max(1, (200 * found + of) // (2 * of)))
