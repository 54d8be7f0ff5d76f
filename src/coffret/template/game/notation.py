"""A position as text: `cards 2 | 3,9 12,40 | laid 5,8 | in 1,2 | turn 2`.

An empty hand or pile is `-`; before the deal the text ends with `deal`, after the last pass with `over`.
"""

import re
from typing import Any

from coffret.kernel import NotationError
from coffret.template.game.rules import DealCards, TakeTurn, ending
from coffret.template.game.state import State

LIKE = "cards 2 | 3,9 12,40 | laid 5,8 | in 1,2 | turn 2"
NUMBERS = r"(?:-|\d+(?:,\d+)*)"
FORM = rf"cards (\d+) \| ({NUMBERS}(?: {NUMBERS})*) \| laid ({NUMBERS}) \| in ({NUMBERS}) \| (deal|over|turn (\d+))"


def write(s: State) -> str:
    inside = [seat + 1 for seat in range(s.seats) if s.inside[seat]]
    hands = " ".join(numbers(hand) for hand in s.hands)
    return f"cards {s.size} | {hands} | laid {numbers(s.pile)} | in {numbers(inside)} | {step(s)}"


def step(s: State) -> str:
    """What comes next."""
    if s.outcome:
        return "over"
    frame = s.stack[-1]
    return f"turn {frame.seat + 1}" if isinstance(frame, TakeTurn) else "deal"


def read(text: str, facts: Any) -> State:
    found = re.fullmatch(FORM, text)
    if not found:
        raise NotationError(f'"{text}" is not like "{LIKE}"')
    hands = [sorted(listed(hand)) for hand in found[2].split()]
    s = State(len(hands), int(found[1]))
    s.hands, s.pile = hands, listed(found[3])
    s.inside = [seat + 1 in listed(found[4]) for seat in range(s.seats)]
    if found[5] == "over":
        s.outcome = ending(s)
    else:
        s.stack = [TakeTurn(int(found[6]) - 1)] if found[6] else [TakeTurn(0), DealCards()]
    return s


def numbers(items: list[int]) -> str:
    return ",".join(map(str, items)) or "-"


def listed(text: str) -> list[int]:
    return [] if text == "-" else [int(part) for part in text.split(",")]
