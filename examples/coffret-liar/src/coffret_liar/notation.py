"""A position as text: `dice 2 | 1,6 3,3 | bid 2:3 by 1 | turn 2`."""

import re
from typing import Any

from coffret.kernel import NotationError
from coffret_liar.rules import BidOrCall
from coffret_liar.state import State


def write(s: State) -> str:
    cups = " ".join(",".join(map(str, faces)) for faces in s.faces)
    bid = f"bid {s.count}:{s.face} by {s.bidder + 1}" if s.count else "no bid"
    turn = s.stack[-1].seat + 1 if s.stack and isinstance(s.stack[-1], BidOrCall) else 0
    return f"dice {s.dice} | {cups} | {bid} | turn {turn}"


def read(text: str, facts: Any) -> State:
    found = re.fullmatch(r"dice (\d) \| ([1-6, ]+) \| (?:no bid|bid (\d+):(\d) by (\d)) \| turn (\d)", text)
    if not found:
        raise NotationError(f'"{text}" is not like "dice 2 | 1,6 3,3 | bid 2:3 by 1 | turn 2"')
    cups = [tuple(sorted(map(int, cup.split(",")))) for cup in found[2].split()]
    s = State(len(cups), int(found[1]))
    s.faces = cups
    if found[3]:
        s.count, s.face, s.bidder = int(found[3]), int(found[4]), int(found[5]) - 1
    s.stack = [BidOrCall(int(found[6]) - 1)]
    return s
