"""Format rules of the ledger for reading: id, text and source."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from coffret.kernel import ledger
from coffret.kernel.ledger import Ledger, Rule
from coffret.kernel.text import Words
from coffret.terminal.language import box


def entry(rule: Rule, language: str) -> Padding:
    """Format a rule with its source."""
    text = (
        Text(rule.id, "bold")
        .append(f"  {source(rule, language)}", "dim")
        .append(f"\n{rule.text(language)}", "not bold")
    )
    return Padding(text, (0, 0, 1, 0))


def chapters(rules: list[Rule], words: Words) -> list[RenderableType]:
    """Format rules under the headings of their chapters: the middle part of an id, named by the game."""
    lines: list[RenderableType] = []
    for chapter, group in ledger.chapters(rules).items():
        lines.append(Text(ledger.chapter_title(chapter, words), "bold underline"))
        lines += ["", *[entry(rule, words.language) for rule in group]]
    return lines


def source(rule: Rule, language: str) -> str:
    """Describe where a rule comes from."""
    say, told = box(language).say, rule.told_source(language)
    if rule.origin == "house":
        return say("ui-origin-house", {"source": told})
    if rule.origin == "public":
        return say("ui-origin-public", {"source": told})
    return say("ui-origin-rulebook", {"source": told})


def quoted(rules: Ledger, id: str, language: str) -> Padding | None:
    """Quote the rule behind an answer, if there is one."""
    if id not in rules:
        return None
    return Padding(Text(f"{id} ", "bold").append(rules[id].text(language), "not bold italic"), (0, 0, 0, 2))
