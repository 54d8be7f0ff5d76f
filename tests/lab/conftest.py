"""Fixtures for tests of the lab."""

from tests.cli.running import coffret, outside

__all__ = ["coffret", "outside"]
