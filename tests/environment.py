"""The variables that tests run with: those of the machine make no difference."""

from __future__ import annotations

import os
from collections.abc import Mapping

KEPT = ("PATH", "HOME", "TMPDIR", "PYTHONPATH", "COFFRET_FORM")
KEPT_FAMILIES = ("PYTEST_", "COFFRET_SOAK_", "COFFRET_TEST_")


def bare(variables: Mapping[str, str]) -> dict[str, str]:
    """What is left of an environment: where things are, what is tested, and what the tests tell each other."""
    return {name: value for name, value in variables.items() if name in KEPT or name.startswith(KEPT_FAMILIES)}


def forget_the_machine() -> None:
    """Leave the bare environment only, also to the processes that are started from now on."""
    for name in set(os.environ) - set(bare(os.environ)):
        del os.environ[name]
