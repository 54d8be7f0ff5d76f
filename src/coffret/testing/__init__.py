"""Testing tools for games: positions written as text, scripted dice, and the laws that every game obeys."""

from coffret.testing.position import Position, rule
from coffret.testing.suite import ContractSuite

__all__ = ["ContractSuite", "Position", "rule"]
