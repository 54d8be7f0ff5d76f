"""Help for the tests of a game: positions written as text, scripted dice, and the laws that every game obeys."""

from coffret.testing.position import Position, rule
from coffret.testing.suite import ContractSuite

__all__ = ["ContractSuite", "Position", "rule"]
