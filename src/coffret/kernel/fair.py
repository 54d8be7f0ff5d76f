# interpreted
"""Verify that the dice of a play were fair, by redrawing them from the seed committed to before the first action.

If the players' devices contributed parts of the seed, the commitment covers the server's part, and the seed must be the
combination of all parts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from coffret.kernel import stack
from coffret.kernel.chance import commitment, mixed, seeded
from coffret.kernel.history import arranged
from coffret.kernel.stack import CHANCE
from coffret.kernel.table import Header, Table

HEAD = 1  # the line of a save file that holds the header
Result = Literal["fair", "unfair", "unchecked"]
Why = Literal["play", "rules", "lesson"]  # why a draw cannot be checked


class Verdict(msgspec.Struct):
    """Whether every chance entry follows from the seed and its position in the log."""

    result: Result  # unchecked: nothing is wrong, but some draws cannot be checked
    fair: bool
    draws: int  # in all
    checked: int
    taken: int  # draws that cannot be checked, for any reason
    unchecked: dict[Why, int]  # the same by reason
    wrong: list[int]  # lines of the save file
    parts: list[int]  # the seats whose device gave a part of the seed


def check_dice(table: Table) -> Verdict:
    """Redraw every chance entry and compare.

    What came from another play follows that one's seed. What was drawn before the snapshot that the play stands on, or
    differs now that its rules or content have been corrected, may have followed then. A lesson arranges its outcomes.
    """
    history, header = table.history, table.header
    state, known = history.first(), max(header.taken, history.begin_at)
    wrong = [] if is_sound(header, len(table.log)) else [HEAD]
    checked = lesson = corrected = 0
    for index, entry in enumerate(table.log[history.begin_at :], history.begin_at):
        if entry.seat == CHANCE and index >= known:
            if arranged(table.game, header, table.log[:index]) == entry.action:
                lesson += 1
            elif stack.sample(state, seeded(header.seed, index)) == entry.action:
                checked += 1
            elif history.is_older:
                corrected += 1
            else:
                checked += 1
                wrong.append(index + 2)
        stack.apply(state, entry.action, entry.seat)
    play, before = count_draws(table, 0, header.taken), count_draws(table, header.taken, known)
    counts: dict[Why, int] = {"play": play, "rules": before + corrected + history.lost_draws, "lesson": lesson}
    unchecked: dict[Why, int] = {why: count for why, count in counts.items() if count}
    return verdict(header, checked, unchecked, wrong)


def verdict(header: Header, checked: int, unchecked: dict[Why, int], wrong: list[int]) -> Verdict:
    """Sum up what was found."""
    taken = sum(unchecked.values())
    result: Result = "unfair" if wrong else "unchecked" if taken else "fair"
    parts = [seat for seat, part in enumerate(header.parts) if part]
    return Verdict(result, result == "fair", checked + taken, checked, taken, unchecked, wrong, parts)


def count_draws(table: Table, first: int, end: int) -> int:
    """Count the chance entries in a part of the log."""
    return sum(entry.seat == CHANCE for entry in table.log[first:end])


def told_verdict(verdict: Verdict, say: Callable[[str, dict[str, object]], str]) -> str:
    """Put a verdict into words: the same everywhere."""
    lines = [line for line in verdict.wrong if line != HEAD]
    counts: dict[str, object] = {"checked": verdict.checked, "draws": verdict.draws, "wrong": len(lines)}
    told = [say("fair-no-promise", counts)] if HEAD in verdict.wrong else []
    told += [say("fair-no", counts)] if lines else []
    if verdict.wrong:
        told.append(say("fair-of", counts))
    elif verdict.taken:
        told.append(say("fair-some" if verdict.checked else "fair-none", counts))
    else:
        told.append(say("fair-yes", counts))
    told += [say(f"fair-why-{why}", {"count": count}) for why, count in verdict.unchecked.items()]
    return " ".join(told)


def is_sound(header: Header, entries: int) -> bool:
    """Check the header: the seed matches its commitment, and no more entries are inherited than the log has."""
    if not 0 <= header.taken <= entries:
        return False
    if not header.parts:
        return commitment(header.seed) == header.commitment
    follows = header.seed == mixed(header.server_part, header.parts)
    return follows and len(header.parts) == header.seats and commitment(header.server_part) == header.commitment
