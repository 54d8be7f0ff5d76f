"""Check the lessons: each must load and replay, point at existing elements, and leave the last word to a learner."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from coffret.kernel.errors import CoffretError
from coffret.kernel.lesson import Lesson, read
from coffret.kernel.scene import elements
from coffret.testing.checks.faults import Fault, Place, in_words, shown
from coffret.testing.checks.project import Project

CHECK = "lessons"


def faults(project: Project) -> Iterator[Fault]:
    """Yield the faults of a game's lessons."""
    for file in sorted((project.folder / "lessons").glob("*.toml")):
        try:
            lesson = read(project.game, file.stem, file.read_text(encoding="utf-8"))
        except Exception as error:
            why = str(error) if isinstance(error, CoffretError) else in_words(error)
            yield Fault(CHECK, step_of(file, why), why, "Correct the step, or record the lesson anew.")
        else:
            for why in unseen(lesson):
                yield Fault(CHECK, step_of(file, why), why, "Name elements of the scene, as a learner sees it.")
            if (end := unled(lesson)) is not None:
                yield Fault(CHECK, step_of(file, end), end, "End where a learner chooses, or with the play.")


def unseen(lesson: Lesson) -> Iterator[str]:
    """Yield the steps whose notes point at what is not on the table when they are read."""
    for table, number, notes in lesson.replay():
        there = {id for seat in lesson.learners for id in elements(table.outlook(seat).scene)}
        for note, step in enumerate(notes, number - len(notes) + 1):
            if missing := [id for id in step.shows if id not in there]:
                yield f"lesson {lesson.id}, step {note}: there is no {', '.join(missing)} on the table"


def unled(lesson: Lesson) -> str | None:
    """Return what is wrong with the end: after its last note, bots must not go on before the learner has read it."""
    *_, (table, number, _) = lesson.replay()
    decision = table.pending
    if decision is None or decision.seat in lesson.learners:
        return None
    return f"lesson {lesson.id}, step {number}: it ends at the choice of a bot"


def step_of(file: Path, why: str) -> Place:
    """Locate the lesson step that an error names."""
    named = re.search(r"step (\d+)", why)
    lines = file.read_text(encoding="utf-8").splitlines()
    steps = [number for number, line in enumerate(lines, 1) if line.strip() == "[[step]]"]
    wanted = int(named[1]) if named else 0
    return Place(shown(file), steps[wanted - 1] if 0 < wanted <= len(steps) else 0)
