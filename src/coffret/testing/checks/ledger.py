"""Check the ledger: duplicate ids, wrong prefixes, uncited or unproved rules, and ids that do not exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from coffret.kernel.ledger import cited, ids_in, marked, proved
from coffret.kernel.stack import Frame
from coffret.testing.checks.faults import Fault, Place, in_file, of_source, python_files, shown
from coffret.testing.checks.project import Project

CHECK = "ledger"
ANY_ID = r"\b[A-Z]{2,}-[A-Z]+-\d\d\b"


def faults(project: Project) -> Iterator[Fault]:
    """Yield the faults of the ledger and of the citations in code and tests."""
    ledger, prefix = project.game.ledger, project.game.about.prefix
    file = project.folder / "rules.toml"
    if not len(ledger):
        yield Fault(CHECK, in_file(file), "the game has no rules", "Write every rule of the book as an entry [[rule]].")
        return
    for id in ledger.rules:
        if not re.fullmatch(rf"{re.escape(prefix)}-[A-Z]+-\d\d", id):
            todo = f'Write {prefix}-CHAPTER-01: the prefix is in game.toml, as in "{prefix}-{chapter(id)}-01".'
            yield Fault(CHECK, line_of(file, id), f"{id} is no id of this game", todo)
    yield from untraced(project, file)
    yield from unknown(project)
    yield from frames(project)


def untraced(project: Project, file: Path) -> Iterator[Fault]:
    """Yield rules that no code cites or no test proves."""
    ledger, prefix = project.game.ledger, project.game.about.prefix
    code = cited(re.escape(prefix), project.folder)
    tests = proved(project.tests) if project.tests else set()
    for id, rule in ledger.rules.items():
        if rule.excused or not id.startswith(f"{prefix}-"):
            continue
        if id not in code:
            todo = "Begin the docstring of the code that makes it true with the id, or say why not with excused = ..."
            yield Fault(CHECK, line_of(file, id), f"no code cites {id}", todo)
        if project.tests and id not in tests:
            todo = f'Mark a test that proves it with @rule("{id}").'
            yield Fault(CHECK, line_of(file, id), f"no test proves {id}", todo)


def unknown(project: Project) -> Iterator[Fault]:
    """Yield ids in code and tests that are not in the ledger."""
    ledger, prefix = project.game.ledger, project.game.about.prefix
    for path in python_files(project.folder):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for id in sorted({*ids_in(re.escape(prefix), line), *re.findall(ANY_ID, line)}):
                if id not in ledger:
                    yield stray(path, number, id)
    for path in python_files(project.tests) if project.tests else ():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for decorator in node.decorator_list:
                    for id in marked(decorator):
                        if id.startswith(f"{prefix}-") and id not in ledger:
                            yield stray(path, decorator.lineno, id)


def stray(path: Path, line: int, id: str) -> Fault:
    todo = "Correct the id, or add the rule to rules.toml."
    return Fault(CHECK, Place(shown(path), line), f"{id} is no rule of the ledger", todo)


def frames(project: Project) -> Iterator[Fault]:
    """Yield frames without a rule, which is needed when an action is refused."""
    for kind in project.game.kinds.values():
        if issubclass(kind, Frame) and not kind.RULE and "ask" in vars(kind):
            todo = "Begin its docstring with the id of its rule: it is named when something else is tried."
            place = of_source(kind) or Place(str(project.folder))
            yield Fault(CHECK, place, f"the step {kind.__name__} names no rule", todo)


def chapter(id: str) -> str:
    """Return the middle part of a rule id."""
    parts = id.split("-")
    return parts[1] if len(parts) > 1 and parts[1].isalpha() else "CHAPTER"


def line_of(file: Path, id: str) -> Place:
    return in_file(file, rf'^\s*id\s*=\s*"{re.escape(id)}"')
