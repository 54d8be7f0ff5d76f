"""Characters and moods: how a bot speaks and how bold it is, by public things that tell nothing of its role."""

from __future__ import annotations

from typing import Final

from coffret.games.time_bomb.rules.mood import mood_of
from coffret.games.time_bomb.view import View


class Character:
    """How somebody is."""

    def __init__(self, name: str, talks: float, temper: float, nerve: float, candour: int) -> None:
        self.name = name
        self.talks = talks  # how often one says something, when one may
        self.temper = temper  # how sure one is before one accuses somebody
        self.nerve = nerve  # how much one fears to be seen doing something odd
        self.candour = candour  # how much more often, of a hundred, one says the truth


CHARACTERS: Final = [
    Character("calm", 0.10, 0.62, 1.0, 10),
    Character("hot-headed", 0.16, 0.46, 0.6, 0),
    Character("sly", 0.08, 0.66, 1.5, -10),
    Character("chatty", 0.22, 0.55, 1.0, 20),
    Character("silent", 0.04, 0.70, 1.3, 0),
]


def character(v: View) -> Character:
    """Who this seat is in this play."""
    return character_of(v, v.seat)


def character_of(v: View, seat: int) -> Character:
    """Who a seat is: everybody is somebody else, and the first player tells who begins the list."""
    first = v.cuts[0].cutter if v.cuts else v.first
    return CHARACTERS[(2 * seat + 3 * first) % len(CHARACTERS)]


def manners(v: View) -> list[str]:
    """By seat, in whose words a bot speaks, once somebody has gone first; nobody has said anything before."""
    return [character_of(v, seat).name for seat in range(v.seats)] if v.first >= 0 or v.cuts else []


def mood(v: View) -> float:
    """From -1, cornered, to 1, at ease: what was said of this seat in this round, and what it has cut."""
    return mood_of(list(v.talk), list(v.cuts), v.round, v.seat)
