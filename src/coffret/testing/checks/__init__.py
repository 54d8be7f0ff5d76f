"""Every automatic check of a game, as run by `coffret check` and the contract suite."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from coffret.testing.checks import figures, laws, ledger, lessons, levels, rulebooks, scenes, sources, wording
from coffret.testing.checks.faults import Fault, Place, in_words, of_error, of_source, shown
from coffret.testing.checks.project import Project, find, load
from coffret.testing.contract import LAWS, bots_can_play, everything_is_worded, moments_can_be_staged
from coffret.testing.numbers import observations_are_views

__all__ = ["Fault", "Place", "Project", "check", "find", "load", "steps"]

Check = Callable[[], Iterator[Fault]]
SEEN = (everything_is_worded, moments_can_be_staged)  # laws that look at scenes again


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
            for fault in survived(project, step):
                wrong.append(fault)
                yield fault

        return run

    yield noting(partial(sources.faults, project))
    yield partial(survived, project, partial(ledger.faults, project))
    yield partial(survived, project, partial(wording.faults, project))
    yield noting(partial(at_first, counts, partial(laws.starts, project)))
    if wrong:
        return
    first, *others = LAWS
    yield noting(partial(at_first, counts, partial(laws.faults, project, first)))
    if wrong:
        return
    yield noting(partial(at_first, counts, partial(scenes.faults, project)))
    if any(fault.todo == scenes.MEND for fault in wrong):
        return
    unseen = any(fault.check == scenes.CHECK for fault in wrong)
    for law in others:
        if law is observations_are_views and any(fault.check == bots_can_play.__name__ for fault in wrong):
            continue  # it samples plays of the bot, and would tell the same in other words
        if law in SEEN and unseen:
            continue
        yield noting(partial(at_first, counts, partial(laws.faults, project, law)))
    if not unseen:
        yield partial(survived, project, partial(lessons.faults, project))
    yield partial(survived, project, partial(rulebooks.faults, project))
    yield partial(survived, project, partial(levels.faults, project))
    yield partial(survived, project, partial(figures.faults, project))


def survived(project: Project, step: Check) -> Iterator[Fault]:
    """Yield what a check finds; if the game makes the check itself stumble, that is a fault as well."""
    try:
        yield from step()
    except Exception as error:
        place = of_error(error, project.folder) or of_source(project.game.scene) or Place(shown(project.folder))
        yield Fault("stumbles", place, f"the game cannot be checked: {in_words(error)}", "Mend it.")


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
