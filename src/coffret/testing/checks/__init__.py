"""Every automatic check of a game, as run by `coffret check` and the contract suite."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from coffret.testing.checks import laws, ledger, lessons, rulebooks, scenes, sources, wording
from coffret.testing.checks.faults import Fault, Place
from coffret.testing.checks.project import Project, find, load
from coffret.testing.contract import LAWS, bots_can_play
from coffret.testing.numbers import observations_are_views

__all__ = ["Fault", "Place", "Project", "check", "find", "load", "steps"]

Check = Callable[[], Iterator[Fault]]


def check(target: str) -> list[Fault]:
    """Return all faults of the game given by slug, package or folder."""
    found = load(*find(target))
    if isinstance(found, list):
        return found
    return [fault for step in steps(found) for fault in step()]


def steps(project: Project) -> Iterator[Check]:
    """Yield the results of the checks one by one, stopping early if no play can even finish."""
    counts = seat_counts(project)
    wrong: list[Fault] = []

    def noting(step: Check) -> Check:
        def run() -> Iterator[Fault]:
            for fault in step():
                wrong.append(fault)
                yield fault

        return run

    yield noting(partial(sources.faults, project))
    yield partial(ledger.faults, project)
    yield partial(wording.faults, project)
    yield noting(partial(at_first, counts, partial(laws.starts, project)))
    if wrong:
        return
    first, *others = LAWS
    yield noting(partial(at_first, counts, partial(laws.faults, project, first)))
    if wrong:
        return
    yield partial(at_first, counts, partial(scenes.faults, project))
    for law in others:
        if law is observations_are_views and any(fault.check == bots_can_play.__name__ for fault in wrong):
            continue  # it samples plays of the bot, and would tell the same in other words
        yield noting(partial(at_first, counts, partial(laws.faults, project, law)))
    yield partial(lessons.faults, project)
    yield partial(rulebooks.faults, project)


def at_first(counts: list[int], look: Callable[[int], Iterator[Fault]]) -> Iterator[Fault]:
    """Yield the faults for the smallest number of seats that shows any."""
    for seats in counts:
        found = list(look(seats))
        if found:
            yield from found
            return


def seat_counts(project: Project) -> list[int]:
    """Return the minimum, the maximum and a number in between, enough to find faults that depend on it."""
    low, high = project.game.about.seats
    return sorted({low, (low + high) // 2, high})
