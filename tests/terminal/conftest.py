"""Fixtures for tests of the terminal."""

from tests.cli.running import coffret, outside

__all__ = ["coffret", "outside"]
