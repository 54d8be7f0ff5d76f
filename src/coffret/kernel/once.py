# interpreted
"""Cached results that are computed only once, even when several threads ask at the same time.

`functools.cache` lets two threads compute the same result concurrently; functions that import modules or build type
converters must not run twice at once.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
MAKING = RLock()  # one for all: what is made may ask for something else that is made once


class once(Generic[P, T]):  # noqa: N801 - used as a decorator
    """Cache results by positional arguments; concurrent callers wait for the first one to finish."""

    def __init__(self, make: Callable[P, T]) -> None:
        self.make = make
        self.made: dict[tuple[object, ...], T] = {}
        self.__doc__ = make.__doc__

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs, "results are kept by positional arguments"
        if args not in self.made:
            with MAKING:
                if args not in self.made:
                    self.made[args] = self.make(*args, **kwargs)
        return self.made[args]

    def cache_clear(self) -> None:
        """Drop all cached results, for tests."""
        self.made.clear()
