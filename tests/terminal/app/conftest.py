"""Fixtures for tests of the application."""

from tests.cli.running import coffret, outside

__all__ = ["coffret", "outside"]
