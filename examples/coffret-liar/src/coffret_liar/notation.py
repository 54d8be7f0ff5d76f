"""A position as text: `dice 2 | 1,6 3,3 | bid 2:3 by 1 | turn 2`.

A cup that is still to be shaken is `-`; after the call the position ends with `called`.
"""

import re
from typing import Any

from coffret.kernel import NotationError, Outcome
from coffret_liar.rules import BidOrCall, ShakeCup, winner
from coffret_liar.state import State

FORM = r"dice (\d) \| ((?:[1-6](?:,[1-6])* )*(?:- )*)\| (?:no bid|bid (\d+):(\d) by (\d)) \| (?:called|turn (\d))"


def write(s: State) -> str:
    cups = [",".join(map(str, faces)) for faces in s.faces] + ["-"] * (s.seats - len(s.faces))
    bid = f"bid {s.count}:{s.face} by {s.bidder + 1}" if s.count else "no bid"
    turn = "called" if s.outcome else f"turn {bidding(s) + 1}"
    return f"dice {s.dice} | {' '.join(cups)} | {bid} | {turn}"


def read(text: str, facts: Any) -> State:
    found = re.fullmatch(FORM, text)
    if not found:
        raise NotationError(f'"{text}" is not like "dice 2 | 1,6 3,3 | bid 2:3 by 1 | turn 2"')
    cups = found[2].split()
    s = State(len(cups), int(found[1]))
    s.faces = [tuple(sorted(map(int, cup.split(",")))) for cup in cups if cup != "-"]
    if found[3]:
        s.count, s.face, s.bidder = int(found[3]), int(found[4]), int(found[5]) - 1
    if found[6]:
        s.stack = [BidOrCall(int(found[6]) - 1)]
        s.stack += [ShakeCup(seat) for seat in reversed(range(len(s.faces), s.seats))]
    else:
        s.outcome = Outcome((winner(s, next_bidder(s)),), "LD-CALL-02")
    return s


def bidding(s: State) -> int:
    """Whose turn it is, or will be when the cups are shaken."""
    frame = s.stack[0]
    assert isinstance(frame, BidOrCall)
    return frame.seat


def next_bidder(s: State) -> int:
    """LD-SETUP-02 The seat after the last bidder; the first before any bid."""
    return (s.bidder + 1) % s.seats if s.count else 0
