"""A play between bots in one loop: who is asked, what they choose and how dice fall, until the end or a horizon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from coffret.kernel.chance import Rng
from coffret.kernel.errors import IllegalAction
from coffret.kernel.stack import CHANCE, NOTHING, Action, Decision, State, apply, decide, sample

ENDLESS: Final = 1_000_000  # decisions, after which a play is taken to be endless


def in_turn(decision: Decision) -> list[Decision]:
    """Return the parts of a decision in asking order: seats that may choose, each once, then the first that must."""
    if not decision.others:
        return [decision]
    asked: list[Decision] = []
    must: Decision | None = None
    for part in (decision, *decision.others):
        if part.must:
            must = must or part
        elif part.seat >= 0:
            asked.append(part)
    if must is not None:
        asked.append(must)
    return asked


def options_of(part: Decision) -> list[Action]:
    """Return a bot's options, including NOTHING, which lets it pass, where it need not choose."""
    return part.actions[:] if part.must else [*part.actions, NOTHING]


def checked(action: Action, options: list[Action]) -> Action:
    """Return what a bot chose, rejecting anything that is not offered."""
    for option in options:  # nearly all bots return one of the very objects
        if option is action:
            return action
    if action not in options:
        raise IllegalAction(f"a bot chose {action}, which is not offered")
    return action


def play_on(
    s: State,
    view: Callable[[Any, int], Any],
    players: list[Callable[[Any, list[Action], Rng], Action]],
    sources: list[Rng],
    dice: Rng,
    horizon: int = ENDLESS,
    passed: int = 0,
    clock: Callable[[Any], int] | None = None,
    turns: int = ENDLESS,
) -> tuple[int, int]:
    """Play on, in place, to the end or for so many decisions; return how many there were, and how many by chance.

    Each seat has its player and its random source, and the dice have theirs, so that the same dice fall whoever
    plays. `passed` of those asked now have already let the moment pass. With a clock, it also stops when that has
    changed so many times, which is at the beginning of a turn.
    """
    count = by_chance = 0
    decision = decide(s)
    time = clock(s) if clock is not None else 0
    while decision is not None and count < horizon:
        if clock is not None and clock(s) != time:
            time = clock(s)
            turns -= 1
            if turns <= 0:
                break
        count += 1
        if decision.seat == CHANCE:
            by_chance += 1
            decision = apply(s, sample(s, dice), CHANCE)
            continue
        action: Action = NOTHING
        seat = decision.seat
        asked = in_turn(decision)
        for place in range(passed, len(asked)):
            part = asked[place]
            seat = part.seat
            options = options_of(part)
            action = checked(players[seat](view(s, seat), options, sources[seat]), options)
            if action is not NOTHING:
                break
        passed = 0
        decision = apply(s, action, seat)
    return count, by_chance
