"""The games as environments for learning and search: PettingZoo, Gymnasium and OpenSpiel.

This needs libraries that Coffret itself does not: `pip install coffret[rl]`, for OpenSpiel `coffret[openspiel]`.
Once it is imported, `gymnasium.make("coffret/a-team-v0")` works for every game in the box.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from coffret.kernel.errors import CoffretError

if TYPE_CHECKING:
    from coffret.env.batch import BatchEnv
    from coffret.env.gym import SeatEnv
    from coffret.env.sequential import SequentialEnv
    from coffret.env.simultaneous import SimultaneousEnv

__all__ = ["aec", "parallel", "single", "vector"]


def aec(slug: str, seats: int | None = None, **settings: Any) -> SequentialEnv:
    """All seats of a game as an AEC environment of PettingZoo; `options`, `seed` and more can be set."""
    made: SequentialEnv = needing("pettingzoo", "sequential").SequentialEnv(slug, seats, **settings)
    return made


def parallel(slug: str, seats: int | None = None, **settings: Any) -> SimultaneousEnv:
    """The same as a parallel environment: all seats speak in every cycle, those that are not asked let pass."""
    made: SimultaneousEnv = needing("pettingzoo", "simultaneous").SimultaneousEnv(slug, seats, **settings)
    return made


def single(slug: str, seats: int | None = None, **settings: Any) -> SeatEnv:
    """One seat as an environment of Gymnasium, with bots in the others; `seat` and `bots` can be set."""
    made: SeatEnv = needing("gymnasium", "gym").SeatEnv(slug, seats, **settings)
    return made


def vector(slug: str, count: int, seats: int | None = None, **settings: Any) -> BatchEnv:
    """So many plays of one seat at once, as a vector environment of Gymnasium."""
    made: BatchEnv = needing("gymnasium", "batch").BatchEnv(slug, count, seats, **settings)
    return made


def needing(library: str, module: str) -> Any:
    """A module of this package that needs a library."""
    if find_spec(library) is None:
        raise CoffretError(f"{library} is not installed: pip install coffret[rl]")
    return import_module(f"coffret.env.{module}")


if find_spec("gymnasium") is not None:
    needing("gymnasium", "gym").register()
