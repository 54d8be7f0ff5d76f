"""The only way in which tests wait: for a state, with a bound that only a broken program meets.

A loaded machine may take many times as long as a quiet one, so the bound is generous and nothing is ever measured.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 120  # seconds
BEAT = 0.005  # seconds between two looks


def until(condition: Callable[[], object], what: str = "what was waited for") -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"{what} did not come about within {PATIENCE} s"
        time.sleep(BEAT)


async def until_async(condition: Callable[[], object], what: str = "what was waited for") -> None:
    """Wait until something is so, while the event loop goes on."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"{what} did not come about within {PATIENCE} s"
        await asyncio.sleep(BEAT)
