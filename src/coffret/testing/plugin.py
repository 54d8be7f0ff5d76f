"""The pytest plugin: registers the `rule` marker and generates the tests of contract suites.

It is loaded wherever Coffret is installed, so it imports nothing of the games until needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): rules of the ledger that the test proves")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    from coffret.testing.suite import ContractSuite, parameters

    if metafunc.cls is not None and issubclass(metafunc.cls, ContractSuite):
        laws, checks = parameters(metafunc.cls)
        if "law" in metafunc.fixturenames:
            metafunc.parametrize(("law", "seats"), laws)
        if "check" in metafunc.fixturenames:
            metafunc.parametrize("check", checks)
