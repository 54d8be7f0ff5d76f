"""Check the rulebook, where a game has one: each language must load, and every picture must be drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator

from coffret.kernel.errors import CoffretError
from coffret.kernel.picture import Picture
from coffret.kernel.rulebook import Rulebook, rulebook, seen_in
from coffret.kernel.text import LANGUAGES
from coffret.testing.checks.faults import Fault, Place, in_file, in_words, shown
from coffret.testing.checks.project import Project

CHECK = "rulebook"


def faults(project: Project) -> Iterator[Fault]:
    """Yield the faults of a game's rulebook."""
    folder = project.folder / "rulebook"
    if not folder.is_dir():
        return
    read: dict[str, Rulebook] = {}
    for language in LANGUAGES:
        file = folder / f"{language}.md"
        try:
            found = rulebook(project.game, language)
        except CoffretError as error:
            yield Fault(CHECK, Place(shown(file), line_in(str(error))), str(error), "Correct the paragraph.")
            continue
        if found is None:
            yield Fault(CHECK, Place(shown(file)), f"{file.name} is missing", "Write the rulebook in both languages.")
        else:
            read[language] = found
    if len(read) < len(LANGUAGES):
        return
    first, second = [[section.id for section in book.sections] for book in read.values()]
    if first != second:
        what = f"the sections are {', '.join(first)} in one language and {', '.join(second)} in the other"
        yield Fault(CHECK, Place(shown(folder)), what, "Give both the same sections, in the same order.")
    yield from undrawn(project, read)


def undrawn(project: Project, read: dict[str, Rulebook]) -> Iterator[Fault]:
    """Yield the pictures that cannot be drawn."""
    game, file = project.game, project.folder / "rulebook" / "pictures.toml"
    for name, figure in read[LANGUAGES[0]].pictures.items():
        try:
            seen = seen_in(game, figure)
            for language in LANGUAGES:
                Picture(seen, game.words(language, figure.names), name).svg()
        except Exception as error:
            why = str(error) if isinstance(error, CoffretError) else in_words(error)
            place = in_file(file, rf"^\[{re.escape(name)}\]")
            yield Fault(CHECK, place, f"the picture {name} cannot be drawn: {why}", "Correct its position.")


def line_in(why: str) -> int:
    """Return the line that an error names, or 0."""
    named = re.search(r"\.md, line (\d+)", why)
    return int(named[1]) if named else 0
