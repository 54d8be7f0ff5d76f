# interpreted
"""Split Fluent patterns into pieces."""

from __future__ import annotations

from typing import Any

from babel import Locale
from fluent.runtime import resolver as fluent

from coffret.kernel.pieces import Argument, Choice, NotPlain, Pieces


def taken_apart(pattern: Any, language: str) -> Pieces | None:
    """Split a pattern into pieces; None if it needs Fluent."""
    try:
        return parts(pattern, language)
    except NotPlain:
        return None


def parts(pattern: Any, language: str) -> Pieces:
    """Return the pieces of a pattern or of one of its elements."""
    if isinstance(pattern, fluent.Pattern):
        return [piece for element in pattern.elements for piece in parts(element, language)]
    if isinstance(pattern, fluent.TextElement):
        return [pattern.value]
    if isinstance(pattern, fluent.StringLiteral):
        return [pattern.parse()["value"]]
    if isinstance(pattern, fluent.Placeable | fluent.NeverIsolatingPlaceable):
        return parts(pattern.expression, language)
    if isinstance(pattern, fluent.VariableReference):
        return [Argument(pattern.id.name)]
    if isinstance(pattern, fluent.SelectExpression) and isinstance(pattern.selector, fluent.VariableReference):
        return [choice(pattern, language)]
    raise NotPlain


def choice(pattern: Any, language: str) -> Choice:
    """Convert a selection by a word, a number or its plural form."""
    variants: dict[str | int, Pieces] = {}
    for variant in pattern.variants:
        key = variant.key
        if isinstance(key, fluent.Identifier):
            variants[key.name] = parts(variant.value, language)
        elif isinstance(key.value, int) and not any(isinstance(known, str) for known in variants):
            variants[int(key.value)] = parts(variant.value, language)
        else:
            raise NotPlain  # Fluent takes the first that fits, here the number if there is one
        if variant.default:
            default = parts(variant.value, language)
    return Choice(pattern.selector.id.name, variants, default, Locale.parse(language).plural_form)
