"""Check the wording in each language: missing, unused or broken messages, and sentences that read wrongly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from coffret.kernel.text import LANGUAGES
from coffret.testing import sentences
from coffret.testing.checks.faults import Fault, Place, in_file, shown
from coffret.testing.checks.project import Project
from coffret.testing.wording import Used, ids_of_game

CHECK = "wording"


def faults(project: Project) -> Iterator[Fault]:
    """Yield the faults in the texts that people read."""
    broken = [fault for language in LANGUAGES for fault in unreadable(file_of(project, language))]
    if broken:
        yield from broken
        return
    ids = ids_of_game(project.game)
    known = {language: set(sentences.messages(project.game.package, language)) for language in LANGUAGES}
    for language in LANGUAGES:
        yield from missing(project, language, ids, known)
        yield from unused(project, language, ids, known[language])
    if not any(ids.needed - known[language] for language in LANGUAGES):
        for found, what in sentences.faults(project.game, project.game.about.proper).items():
            language, _, id = found.partition(" ")
            yield Fault(CHECK, line_of(file_of(project, language), id), f"{id} reads wrongly, {what}", "Reword it.")


def unreadable(file: Path) -> Iterator[Fault]:
    """Yield entries that Fluent cannot parse, and duplicate ids."""
    if not file.is_file():
        yield Fault(CHECK, Place(shown(file)), "the file is missing", "Everything that people read is in it.")
        return
    seen: set[str] = set()
    text = file.read_text(encoding="utf-8")
    for entry in FluentResource(text).body:
        line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 0
        if isinstance(entry, fluent.Junk):
            what = f"this cannot be read: {(entry.content or '').strip().splitlines()[0]}"
            yield Fault(CHECK, Place(shown(file), line), what, "A message is written `id = text`.")
        elif isinstance(entry, fluent.Message):
            if entry.id.name in seen:
                yield Fault(CHECK, Place(shown(file), line), f"{entry.id.name} appears twice", "Leave one of them out.")
            seen.add(entry.id.name)


def missing(project: Project, language: str, ids: Used, known: dict[str, set[str]]) -> Iterator[Fault]:
    """Yield messages that a language lacks."""
    others = set[str]().union(*[known[other] for other in LANGUAGES])
    for id in sorted((ids.needed | others) - known[language]):
        place, why = file_of(project, language), "the other language has it"
        if id in ids.places:
            file, line = ids.places[id]
            why = f"{shown(Path(file))}:{line} needs it"
        elif id in ids.needed:
            why = "a class, an option or the vocabulary needs it"
        yield Fault(CHECK, Place(shown(place)), f"{id} is missing ({why})", f"Add `{id} = ...` in {NAMES[language]}.")


def unused(project: Project, language: str, ids: Used, known: set[str]) -> Iterator[Fault]:
    """Yield messages that are never used."""
    for id in sorted(known - ids.needed - ids.quoted):
        if not any(re.fullmatch(pattern, id) for pattern in ids.patterns):
            place = line_of(file_of(project, language), id)
            yield Fault(CHECK, place, f"nothing says {id}", "Correct its id, or leave it out.")


NAMES = {"en": "English", "fr": "French"}


def file_of(project: Project, language: str) -> Path:
    return project.folder / "text" / f"{language}.ftl"


def line_of(file: Path, id: str) -> Place:
    return in_file(file, rf"^{re.escape(id)}\s*=")
