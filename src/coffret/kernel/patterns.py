# interpreted
"""Split Fluent patterns into pieces."""

from __future__ import annotations

from typing import Any

from fluent.runtime import resolver as fluent

from coffret.kernel.pieces import Argument, Choice, NotPlain, Pieces


def taken_apart(pattern: Any) -> Pieces | None:
    """Split a pattern into pieces; None if it needs Fluent."""
    try:
        return parts(pattern)
    except NotPlain:
        return None


def parts(pattern: Any) -> Pieces:
    """Return the pieces of a pattern or of one of its elements."""
    if isinstance(pattern, fluent.Pattern):
        return [piece for element in pattern.elements for piece in parts(element)]
    if isinstance(pattern, fluent.TextElement):
        return [pattern.value]
    if isinstance(pattern, fluent.Placeable | fluent.NeverIsolatingPlaceable):
        return parts(pattern.expression)
    if isinstance(pattern, fluent.VariableReference):
        return [Argument(pattern.id.name)]
    if isinstance(pattern, fluent.SelectExpression) and isinstance(pattern.selector, fluent.VariableReference):
        return [choice(pattern)]
    raise NotPlain


def choice(pattern: Any) -> Choice:
    """Convert a selection by string; numeric ones follow plural rules and are left to Fluent."""
    if not all(isinstance(variant.key, fluent.Identifier) for variant in pattern.variants):
        raise NotPlain
    variants = {variant.key.name: parts(variant.value) for variant in pattern.variants}
    default = next(variants[variant.key.name] for variant in pattern.variants if variant.default)
    return Choice(pattern.selector.id.name, variants, default)
