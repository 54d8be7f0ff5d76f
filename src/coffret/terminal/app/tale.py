"""What has happened since somebody last looked, as moments to be shown one after another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from coffret.kernel import stack
from coffret.kernel.outlook import Outlook, glance
from coffret.terminal import story

if TYPE_CHECKING:
    from coffret.terminal.session import Session


def since(session: Session, seat: int, begin: int) -> Iterator[tuple[Outlook, list[str]]]:
    """Yield what a seat sees after each entry of the log that tells it something, and what it is told."""
    table = session.table
    first = max(begin, table.history.begin_at)
    meant = {step.number: story.intent(step, session.words) for step in session.story if step.meant}
    for step in table.history.steps(table.history.at(first), first):
        for number, (state, events) in enumerate(zip(step.states(), step.told, strict=True), step.first + 1):
            if lines := meant.get(number, []) + story.told(events, seat, session.words):
                yield glance(table.game, state, seat, stack.decide(state)), lines
