"""Fixtures for tests of the command."""

from tests.cli.running import coffret, outside

__all__ = ["coffret", "outside"]
