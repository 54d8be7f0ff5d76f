# interpreted
"""Results that are made once, also when several threads ask for them at the same moment.

`functools.cache` lets two threads make the same thing at the same time; what imports modules or converts types for the
first time must not be made twice at once.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
MAKING = RLock()  # one for all: what is made may ask for something else that is made once


class once(Generic[P, T]):  # noqa: N801 - used as a decorator
    """A function whose results are kept by its positional arguments; whoever asks while one is made waits for it."""

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
        """Forget everything, for tests that change what is there."""
        self.made.clear()
