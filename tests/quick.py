"""Which of many like cases every run has; the others are of `make soak`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def quick(values: Iterable[Any], *kept: Any) -> list[Any]:
    """Return all cases, with those that are not to be kept in every run marked as slow."""
    return [value if value in kept else pytest.param(value, marks=pytest.mark.slow) for value in values]
