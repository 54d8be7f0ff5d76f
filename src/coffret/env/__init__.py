"""The games as environments for learning and search: PettingZoo, Gymnasium and OpenSpiel.

This needs extra libraries: `pip install coffret[rl]`, or `coffret[openspiel]` for OpenSpiel. Once it is imported,
`gymnasium.make("coffret/a-team-v0")` works for every game in the box.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Bot, Game

if TYPE_CHECKING:
    from coffret.env.batch import BatchEnv
    from coffret.env.gym import SeatEnv
    from coffret.env.policy import Policy
    from coffret.env.sequential import SequentialEnv
    from coffret.env.simultaneous import SimultaneousEnv

__all__ = ["aec", "as_bot", "parallel", "single", "vector"]


def aec(slug: str, seats: int | None = None, **settings: Any) -> SequentialEnv:
    """Create a PettingZoo AEC environment of all seats; keyword arguments include `options` and `seed`."""
    made: SequentialEnv = needing("pettingzoo", "sequential").SequentialEnv(slug, seats, **settings)
    return made


def parallel(slug: str, seats: int | None = None, **settings: Any) -> SimultaneousEnv:
    """Create a PettingZoo parallel environment: all seats act in every cycle, and those not asked pass."""
    made: SimultaneousEnv = needing("pettingzoo", "simultaneous").SimultaneousEnv(slug, seats, **settings)
    return made


def single(slug: str, seats: int | None = None, **settings: Any) -> SeatEnv:
    """Create a Gymnasium environment of one seat among bots; keyword arguments include `seat` and `bots`."""
    made: SeatEnv = needing("gymnasium", "gym").SeatEnv(slug, seats, **settings)
    return made


def vector(slug: str, count: int, seats: int | None = None, **settings: Any) -> BatchEnv:
    """Create a Gymnasium vector environment of many plays of one seat."""
    made: BatchEnv = needing("gymnasium", "batch").BatchEnv(slug, count, seats, **settings)
    return made


def as_bot(
    policy: Policy, seats: int | None = None, options: Mapping[str, object] | None = None
) -> Callable[[Game], Bot]:
    """Make a bot of a policy `(row, mask) -> number`, for `--bots module:name` and every other place for bots.

    Rows depend on the number of seats and the options, so name those that it has learned with.
    """
    made: Callable[[Game], Bot] = needing("numpy", "policy").as_bot(policy, seats, options)
    return made


def needing(library: str, module: str) -> Any:
    """Import a module of this package that needs an extra library."""
    if find_spec(library) is None:
        raise CoffretError(f"{library} is not installed: pip install coffret[rl]")
    return import_module(f"coffret.env.{module}")


if find_spec("gymnasium") is not None:
    needing("gymnasium", "gym").register()
