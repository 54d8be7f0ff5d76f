"""The contract suite for the tests of a game: derive a class and name the game.

    class TestContract(ContractSuite):
        game = "liar"

The pytest plugin generates a test for each law with each number of seats, and one for each other check.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from coffret.kernel.game import Game, folder, load, put_in_box

if TYPE_CHECKING:
    from coffret.testing.checks.faults import Fault
    from coffret.testing.checks.project import Project
    from coffret.testing.contract import Law

CHECKS = ("ledger", "wording", "sources", "scenes", "lessons", "levels", "figures")


class ContractSuite:
    """The laws and all other checks, as tests. `game` is a slug or the game itself."""

    game: ClassVar[Game | str]

    @classmethod
    def project(cls) -> Project:
        """Return the game with its folders, adding it to the box if it is not installed."""
        from coffret.testing.checks.project import Project

        game = load(cls.game) if isinstance(cls.game, str) else put_in_box(cls.game)
        return Project(game, folder(game), Path(inspect.getfile(cls)).parent)

    def test_law(self, law: Law, seats: int) -> None:
        from coffret.testing.checks import laws

        told([*laws.faults(self.project(), law, seats)])

    def test_check(self, check: str) -> None:
        from coffret.testing import checks

        project = self.project()
        if check == "scenes":
            told([fault for seats in project.game.seat_counts for fault in checks.scenes.faults(project, seats)])
        else:
            told([*getattr(checks, check).faults(project)])


def told(faults: list[Fault]) -> None:
    """Fail with a description of the faults."""
    __tracebackhide__ = True
    if faults:
        import pytest

        pytest.fail("\n".join(map(str, faults)), pytrace=False)


def parameters(suite: type[ContractSuite]) -> tuple[list[Any], list[Any]]:
    """Return the parameters of a suite's tests: laws with seats, and checks."""
    import pytest

    from coffret.testing.contract import LAWS

    game = suite.project().game
    laws = [pytest.param(law, seats, id=f"{law.__name__}-{seats}") for law in LAWS for seats in game.seat_counts]
    return laws, list(CHECKS)
