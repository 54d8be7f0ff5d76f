"""What a player wishes: his chance to win after each cable that can be cut, if all cut blindly from then on."""

from functools import cache
from math import comb
from typing import Final

from coffret.games.time_bomb.state import AGENCY, BLUE, ORGANISATION, RED, SHADOW
from coffret.games.time_bomb.view import View

Wish = tuple[float, float, float]  # the chance to win after a secure cable, a defuser, the bomb

FEAR: Final = 1.0  # how much worse than lost the Agency takes the bomb: it ends all that talk can still find out


@cache
def odds(uncut: int, cuts: int, defusers: int) -> tuple[float, float]:
    """How likely blind cutting finds all defusers, and how likely it finds the bomb; else time runs out."""
    if defusers == 0:  # all are found, and somebody still speaks
        return 1.0, 0.0
    if cuts == 0:  # time runs out, even where the cable just cut cannot have been secure
        return 0.0, 0.0
    orders = comb(uncut, defusers) * (uncut - defusers)
    defused = sum([comb(last - 1, defusers - 1) * (uncut - last) for last in range(defusers, cuts + 1)])
    too_late = sum([comb(bomb - 1, defusers) for bomb in range(defusers + 1, cuts + 1)])
    return defused / orders, (cuts - too_late / comb(uncut - 1, defusers)) / uncut


def faction(v: View) -> int:
    """One's own faction."""
    return v.facts.factions[v.roles[v.seat]]


def wish(v: View, by_me: bool) -> Wish:
    """The chances to win after a cut by oneself, or by somebody else."""
    cuts = v.seats * (5 - v.round) - v.made - 1  # still to come in the play
    uncut = cuts + v.seats
    missing = v.seats - v.found
    secure = hope(v, *odds(uncut, cuts, missing))
    defuser = hope(v, *odds(uncut, cuts, missing - 1)) if missing > 1 else after_last_defuser(v, by_me)
    if faction(v) == AGENCY:
        return secure, defuser, -FEAR * secure
    return secure, defuser, after_bomb(v, by_me)


def hope(v: View, defused: float, exploded: float) -> float:
    """The chance to win a play that goes on; anybody is as likely to make the last cut."""
    mine = faction(v)
    if mine == AGENCY:
        return defused
    if mine == ORGANISATION:
        return 1 - defused - exploded / v.seats
    return (defused * likes_last_defuser(v) + exploded * likes_bomb(v)) / v.seats


def after_bomb(v: View, by_me: bool) -> float:
    """The Organisation wins by the bomb, unless Shadow has cut it."""
    mine = faction(v)
    return float(mine == ORGANISATION or (mine == SHADOW and by_me and likes_bomb(v)))


def after_last_defuser(v: View, by_me: bool) -> float:
    """The Agency wins by the last defuser, unless Shadow has cut it."""
    mine = faction(v)
    return float(mine == AGENCY or (mine == SHADOW and by_me and likes_last_defuser(v)))


def likes_bomb(v: View) -> bool:
    """Whether Shadow wins by cutting the bomb: with four players the fate token says it."""
    return v.seats > 4 or v.fate == RED


def likes_last_defuser(v: View) -> bool:
    """Whether Shadow wins by cutting the last defuser: with four players the fate token says it."""
    return v.seats > 4 or v.fate == BLUE
