# interpreted
"""The rule ledger of a game: reading it, and tracing rules to the code and tests that cite them."""

from __future__ import annotations

import ast
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from coffret.kernel.errors import ContentError
from coffret.kernel.grammar import typeset
from coffret.kernel.text import Words

ORIGINS = ("rulebook", "public", "house")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: its id, its text in both languages, and its source."""

    id: str
    en: str
    fr: str
    origin: str
    source: str
    excused: str = ""  # why no code cites it or no test proves it, where that is so
    source_fr: str = ""  # mostly said once for all rules with this source, by `[[source]]`

    @property
    def chapter(self) -> str:
        """The chapter, such as `AT-TURN`."""
        return self.id.rpartition("-")[0]

    def text(self, language: str) -> str:
        return typeset(self.fr if language == "fr" else self.en, language)

    def told_source(self, language: str) -> str:
        """Return where it comes from."""
        return typeset(self.source_fr or self.source, language) if language == "fr" else self.source


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A source of rules, in both languages."""

    en: str
    fr: str


class Synonym(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people search for where the rules have another word, such as an abbreviation."""

    of: str
    words: tuple[str, ...]

    def applies_to(self, text: str) -> bool:
        """Whether a text, in plain letters, has the word that the rules use."""
        return re.search(rf"(?<!\w){re.escape(plain(self.of))}(?!\w)", text) is not None


class Ledger:
    """All rules of a game, in rulebook order, and other words by which they are found."""

    def __init__(self, rules: Iterable[Rule], synonyms: Iterable[Synonym] = ()) -> None:
        self.rules = {rule.id: rule for rule in rules}
        self.synonyms = tuple(synonyms)

    def __getitem__(self, id: str) -> Rule:
        return self.rules[id]

    def __contains__(self, id: str) -> bool:
        return id in self.rules

    def __len__(self) -> int:
        return len(self.rules)


def chapters(rules: Iterable[Rule]) -> dict[str, list[Rule]]:
    """Group rules by chapter, such as `AT-TURN`, in the order in which chapters begin."""
    found: dict[str, list[Rule]] = {}
    for rule in rules:
        found.setdefault(rule.chapter, []).append(rule)
    return found


def chapter_title(chapter: str, words: Words) -> str:
    """Return what a game calls a chapter; its id if it has no name."""
    message = f"chapter-{chapter.partition('-')[2].lower()}"
    return words.say(message) if words.has(message) else chapter


class Coverage(msgspec.Struct):
    """How much of a ledger is cited by code and proved by tests."""

    rules: int
    cited: int
    tested: int
    excused: dict[str, str]
    missing: list[str]
    unknown: list[str]


def load_ledger(package: str) -> Ledger:
    """Load the ledger shipped with a game."""
    source = files(package).joinpath("rules.toml")
    if not source.is_file():
        return Ledger(())
    try:
        data = tomllib.loads(source.read_text(encoding="utf-8"))
        entries = msgspec.convert(data.get("rule", []), list[dict[str, Any]])
        synonyms = msgspec.convert(data.get("synonym", []), list[Synonym])
        sources = msgspec.convert(data.get("source", []), list[Source])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"{package}/rules.toml: {error}") from error
    french = {each.en: each.fr for each in sources}
    for entry in entries:
        if (fr := french.get(str(entry.get("source")))) is not None:
            entry.setdefault("source_fr", fr)
    rules = [read_rule(entry, package, number) for number, entry in enumerate(entries, 1)]
    seen: set[str] = set()
    for rule in rules:
        if rule.id in seen:
            raise ContentError(f"{package}/rules.toml: {rule.id} appears twice")
        seen.add(rule.id)
        if rule.origin not in ORIGINS:
            raise ContentError(f'{package}/rules.toml, {rule.id}: origin "{rule.origin}" is not one of {ORIGINS}')
    return Ledger(rules, synonyms)


def read_rule(entry: dict[str, Any], package: str, number: int) -> Rule:
    """Read one rule from its entry; errors name its id."""
    try:
        return msgspec.convert(entry, Rule)
    except msgspec.ValidationError as error:
        why = re.sub(r"Object missing required field `(\w+)`", r'the field "\1" is missing', str(error))
        name = entry.get("id", f"number {number}")
        raise ContentError(f"{package}/rules.toml, rule {name}: {why}") from error


def coverage(ledger: Ledger, prefix: str, code: set[str], tests: set[str]) -> Coverage:
    """Report which rules are cited and tested, which are not, and which cited ids do not exist."""
    known = set(ledger.rules)
    excused = {rule.id: rule.excused for rule in ledger.rules.values() if rule.excused}
    missing = [id for id in ledger.rules if id not in excused and not (id in code and id in tests)]
    unknown = sorted(id for id in code | tests if id.startswith(f"{prefix}-") and id not in known)
    return Coverage(len(known), len(known & code), len(known & tests), excused, missing, unknown)


def cited(prefix: str, folder: Traversable | Path) -> set[str]:
    """Collect the rule ids in the Python sources of a folder; `BU-WIN-01..04` and `BU-WIN-01 to 04` name all four."""
    found: set[str] = set()
    for item in folder.iterdir():
        if item.is_dir():
            found |= cited(prefix, item)
        elif item.name.endswith(".py"):
            found |= ids_in(prefix, item.read_text(encoding="utf-8"))
    return found


def proved(folder: Path) -> set[str]:
    """Collect the rule ids that tests in a folder are marked with: `@rule("BU-WIN-01", ...)`."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                found.update(id for decorator in node.decorator_list for id in marked(decorator))
    return found


def marked(decorator: ast.expr) -> Iterator[str]:
    """Yield the ids in a `rule(...)` or `pytest.mark.rule(...)` call."""
    match decorator:
        case ast.Call(func=ast.Name(id="rule") | ast.Attribute(attr="rule"), args=args):
            for arg in args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield arg.value


def ids_in(prefix: str, text: str) -> set[str]:
    """Return the rule ids in a text, with ranges expanded."""
    found = set()
    pattern = rf"\b({prefix}-[A-Z]+-)(\d\d)(?:\s*(?:\.\.|to)\s*(?:{prefix}-[A-Z]+-)?(\d\d))?"
    for stem, first, last in re.findall(pattern, text):
        found |= {f"{stem}{number:02d}" for number in range(int(first), int(last or first) + 1)}
    return found


def plain(text: str) -> str:
    """Strip accents and case, for searching."""
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
